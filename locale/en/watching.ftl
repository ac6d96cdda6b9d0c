# Watching a match: following it.

press-follow = Follow
press-following-end = When it ends
press-following-round = Every round
press-following-stop = Stop following

## Following
watch-instead = You aren't playing in this match. Follow it, or guess the next move:
follow-head =
    ### Follow · match `{ $match }`
    I'll send you a DM. Nobody else sees that you follow.
follow-when = When should I write to you?
follow-end = You're following this match: I'll write to you when it ends.
follow-round = You're following this match: I'll write to you after every round and when it ends.
follow-stop = You're no longer following this match.
follow-hello = You're now following match `{ $match }` on { $server }. I'll write to you here.
follow-closed = Discord won't let me send you DMs, so you aren't following this match. Allow DMs from members of this server, then press **Follow** again.
follow-later = Discord won't let me send you a DM right now, so you aren't following this match yet. Please try again in a few minutes.
followed-round = A round is over.
followed-where = { $server } · [to the match]({ $where })
error-plays-there = You're playing in this match, so you'll hear about it anyway.
error-follows-enough = You're already following { $most } matches, and that's the limit. Stop following one of them first.

## Guess the move
press-guessing = Guess the move
guess-head =
    ### Guess the move · match `{ $match }`
    What will { $who } do? Nobody sees your guess, and you can't change it.
guess-waits = ### Guess the move · match `{ $match }`
guess-pick = Lock in your guess
guess-locked = You've locked in **{ $guess }**. I'll count it when the move is made.
guess-right = Your last guess here was right: **{ $guess }**.
guess-wrong = Your last guess here was wrong: **{ $guess }**.
guess-score = This season on this server: { $hits } of { $made } right.
guessed =
    { $count ->
        [one] { $right ->
            [0] One watcher guessed, and it was something else.
           *[other] One watcher guessed it.
        }
       *[other] { $right } of { $count } watchers guessed it.
    }
error-knows-a-hand = Only people who have never had a seat in this match can guess.
error-guess-elsewhere = Guess on this match's own server, as one of its members.
error-nothing-to-guess = That move has been made, or there's nothing to guess right now.
error-guessed-already = You've locked in a guess for this move, and it stays.

## The best guessers of a season, three months long
guessers-head = **Guess the move** · this season's best:
guessers-line = { $place }. { $who } · { $hits } of { $made }
guessers-own = You: { $hits } of { $made }.
guessers-how = Up to { $counted } guesses count per player you guess. To be listed, guess the moves of at least { $watched } players.
profile-guesses = Guesses this season: { $hits } of { $made } right

## What is guessed
kaito-guess-place = Place the Kaito on { $what }
kaito-guess-slide = Slide to { $what }
kaito-guess-exchange = Buy a tile back
kaito-guess-pass = Buy nothing
regroup-guess-take-1 = Free card
regroup-guess-take-2 = 1-coin card
regroup-guess-take-3 = 2-coin card
regroup-guess-take-pile = Face-down card
kengo-guess-advance = Advance
kengo-guess-retreat = Retreat
kengo-guess-attack = Attack
kengo-guess-lunge = Advance & attack
kengo-guess-pass = Do nothing
kengo-guess-parry = Parry
kengo-guess-withdraw = Withdraw
kengo-guess-hit = Take the hit
karenza-guess-attack = Attack with { $what }
karenza-guess-pass = Pass
karenza-guess-defend = Parry with { $what }
karenza-guess-concede = Take the hit
kendo-guess-men = Attack with MEN
kendo-guess-kote = Attack with KOTE
kendo-guess-do = Attack with DO
kendo-guess-tsuki = Attack with TSUKI
kendo-guess-taiatari = Attack with TAIATARI
kendo-guess-maki_age = Attack with MAKI AGE
kendo-guess-jikan = Call time: JIKAN DESU
kendo-guess-meet = The same strike
kendo-guess-counter = A counter
kendo-guess-deflect = A deflection
kendo-guess-parry = A parry
kendo-guess-stop = A card that stops it
kendo-guess-unanswered = Nothing: the attack hits
