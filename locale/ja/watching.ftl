# 観戦:対戦をフォローする。

press-follow = フォロー
press-following-end = 終わったら
press-following-round = ラウンドごと
press-following-stop = フォローをやめる

## フォロー
watch-instead = あなたはこの対戦の参加者ではありません。フォローするか、次の手を予想してみましょう：
follow-head =
    ### フォロー · 対戦 `{ $match }`
    DMでお知らせします。フォローしていることは、ほかの誰にもわかりません。
follow-when = いつお知らせしましょうか？
follow-end = フォロー中です：対戦が終わったらお知らせします。
follow-round = フォロー中です：ラウンドが終わるたびと、対戦が終わったときにお知らせします。
follow-stop = この対戦のフォローをやめました。
follow-hello = { $server }の対戦 `{ $match }` をフォローしました。ここにお知らせを送ります。
follow-closed = Discordの設定でDMを送れないので、この対戦はフォローできません。このサーバーのメンバーからのDMを許可してから、もう一度 **フォロー** を押してください。
follow-later = いまはDiscordに止められていてDMを送れないので、まだこの対戦をフォローできません。数分後にもう一度どうぞ。
followed-round = ラウンドが終わりました。
followed-where = { $server } · [対戦を見る]({ $where })
error-plays-there = あなたはこの対戦に参加しているので、フォローしなくてもお知らせが届きます。
error-follows-enough = フォローできる対戦は{ $most }件までで、もう上限です。まずどれかのフォローをやめてください。

## 次の手を予想
press-guessing = 次の手を予想
guess-head =
    ### 次の手を予想 · 対戦 `{ $match }`
    { $who }さんはどうするでしょう？予想は誰にも見えません。一度決めたら変えられません。
guess-waits = ### 次の手を予想 · 対戦 `{ $match }`
guess-pick = 予想を決める
guess-locked = **{ $guess }** と予想しました。手が選ばれたら、当たりかどうかがわかります。
guess-right = この対戦での前回の予想は当たりでした：**{ $guess }**
guess-wrong = この対戦での前回の予想は外れでした：**{ $guess }**
guess-score = このサーバーでの今シーズン：{ $made }回中{ $hits }回当たり。
guessed =
    { $count ->
        [1] { $right ->
            [0] 観戦していた1人が予想しましたが、外れました。
           *[other] 観戦していた1人が、予想を当てました。
        }
       *[other] { $right ->
            [0] 観戦していた{ $count }人が予想しましたが、全員外れました。
           *[other] 観戦していた{ $count }人のうち{ $right }人が、予想を当てました。
        }
    }
error-knows-a-hand = 予想できるのは、この対戦で一度も席に着いたことのない人だけです。
error-guess-elsewhere = 予想できるのは、この対戦が行われているサーバーの中だけです。
error-nothing-to-guess = その手はもう選ばれたか、いまは予想することがありません。
error-guessed-already = この手の予想はもう決まっていて、変えられません。

## 1シーズン(3か月)でいちばん予想を当てた人
guessers-head = **次の手を予想** · 今シーズンの上位：
guessers-line = { $place }. { $who }さん · { $made }回中{ $hits }回
guessers-own = あなた：{ $made }回中{ $hits }回。
guessers-how = 数えるのは、1人のプレイヤーにつき{ $counted }回までです。{ $watched }人以上の手を予想すると、ここに載ります。
profile-guesses = 今シーズンの予想：{ $made }回中{ $hits }回当たり

## 予想するもの
kaito-guess-place = { $what }に置く
kaito-guess-slide = { $what }へ動かす
kaito-guess-exchange = 買い戻す
kaito-guess-pass = 何も買い戻さない
regroup-guess-take-1 = 無料のカード
regroup-guess-take-2 = コイン1枚のカード
regroup-guess-take-3 = コイン2枚のカード
regroup-guess-take-pile = 伏せたカード
kengo-guess-advance = 前進
kengo-guess-retreat = 後退
kengo-guess-attack = 攻撃
kengo-guess-lunge = 踏み込み攻撃
kengo-guess-pass = 攻撃しない
kengo-guess-parry = 受け流す
kengo-guess-withdraw = 間合いを切る
kengo-guess-hit = 打たれる
karenza-guess-attack = { $what }で攻撃する
karenza-guess-pass = パスする
karenza-guess-defend = { $what }で受け流す
karenza-guess-concede = 攻撃を受ける
kendo-guess-men = MENで攻撃
kendo-guess-kote = KOTEで攻撃
kendo-guess-do = DOで攻撃
kendo-guess-tsuki = TSUKIで攻撃
kendo-guess-taiatari = TAIATARIで攻撃
kendo-guess-maki_age = MAKI AGEで攻撃
kendo-guess-jikan = 時間を告げる：JIKAN DESU
kendo-guess-meet = 同じ打突を合わせる（相打ち）
kendo-guess-counter = 応じ技
kendo-guess-deflect = さばく
kendo-guess-parry = 受け止める
kendo-guess-stop = 攻撃を止める
kendo-guess-unanswered = 止められない：攻撃が決まる
