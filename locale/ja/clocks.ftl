# 時間:期限、リマインダー、留守の人、そのあとどうなるか。

span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
span-days-hours = { $days }{ $hours }

## ペースごとの持ち時間
pace-gives-bank = 最初に{ $start }、1手ごとに{ $increment }追加、上限{ $cap }
pace-gives-each = 1手につき{ $start }（{ $patience }を超えて待ったあとは{ $welcome }）
pace-gives-reaction = { $gives }。攻撃などに応じるときは{ $window }
pace-gives-nothing = 持ち時間もレーティングもなし。30日間誰も動かないと終わり

## ロビーの条件
sleeps = 夜の持ち時間
sleeps-off = 進み続ける
sleeps-on = それぞれのおやすみ時間中は止まる
rated = レート戦
rated-on = はい
rated-off = いいえ、気楽に
on-time = 参加できる人
on-time-0 = 誰でも
on-time-80 = 期限を守った手が80%以上の人
on-time-90 = 期限を守った手が90%以上の人
on-time-95 = 期限を守った手が95%以上の人
lobby-just-for-fun = レート対象外、気楽にどうぞ。
lobby-untimed = レート対象外：持ち時間のない対戦です。
lobby-expired = 7日間誰も始めなかったので、ロビーは閉じました。`/対戦` で新しく開けます。

## 誰の番で、いつまでか
turn-until =
    { $count ->
        [1] { $who }さんの番です。期限は{ $when }。
       *[other] 手を待っています：{ $who }。期限は{ $when }。
    }
turn-asleep =
    { $count ->
        [1] { $who }さんの番です。期限は{ $when }。おやすみ時間は{ $back }まで。
       *[other] 手を待っています：{ $who }。期限は{ $when }。おやすみ時間は{ $back }まで。
    }
turn-away =
    { $count ->
        [1] { $who }さんの番です。{ $back }まで休暇中。
       *[other] 手を待っています：{ $who }。{ $back }まで休暇中。
    }
standin-plays = { $who }さんが戻るまで、コンピューターが代わりにプレイします。
standin-waits = 全員が{ $who }さんを待つことに同意しました。

## 自分の時間
own-until =
    { $tokens ->
        [0] あなたの期限は{ $when }
       *[other] あなたの期限は{ $when } · 延長あと{ $tokens }回
    }
own-away = 休暇中なので、{ $back }まで持ち時間は止まっています。もちろん、プレイしても大丈夫です。
own-standin = 留守のあいだ、コンピューターが代わりにプレイしています。**戻りました** を押すと交代します。
own-after = いま手を選べば、次の手番の持ち時間は{ $span }です。

## ボタン
extend-label = +{ $span }（あと{ $tokens }回）
press-play = 対戦へ
press-mute = この手番は通知なし
nudge-label = { $who }さんに声をかける
press-return = 戻りました
vote-wait = もう少し待つ
vote-end = 待たずに続ける
press-vacationend = 休暇を終える

## ボタンの結果
extended-now =
    { $tokens ->
        [0] 期限が{ $when }になりました。延長はこれで最後です。
       *[other] 期限が{ $when }になりました。延長はあと{ $tokens }回です。
    }
muted-now = この手番のリマインダーはもう送りません。期限は{ $when }のままです。
muted-now-untimed = この手番のリマインダーはもう送りません。
nudged-now = { $who }さんに声をかけました。
voted-now-wait = 「もう少し待つ」に投票しました。全員が同意すると、コンピューターは留守の人の代わりをやめます。
voted-now-end = 「待たずに続ける」に投票しました。全員が同意すると、留守の人は席を失います。
back-now = { $who }さんが戻って、席に着きました。
error-not-for-you = このボタンは{ $who }さん用です。

## スレッドやDMでのお知らせ
remind-head =
    ### { $game } · `{ $match }` はあなたの番です
    期限は{ $when }です。
    -# { $server } · 相手：{ $others }
remind-called = { $who }さん、あなたの番です。期限は{ $when }です。
nudge-dm =
    ### { $game } · `{ $match }` はあなたの番です
    { $by }さんから声がかかりました。期限は{ $when }です。
    -# { $server } · 相手：{ $others }
nudge-dm-untimed =
    ### { $game } · `{ $match }` はあなたの番です
    { $by }さんから声がかかりました。
    -# { $server } · 相手：{ $others }
nudge-called = { $who }さん、{ $by }さんから声がかかりました。あなたの番ですよ。期限は{ $when }です。
nudge-called-untimed = { $who }さん、{ $by }さんから声がかかりました。あなたの番ですよ。
token-spent =
    { $tokens ->
        [0] { $who }さんが時間切れになり、最後の延長を使いました。期限は{ $when }です。
       *[other] { $who }さんが時間切れになり、延長を使いました。期限は{ $when }です。延長はあと{ $tokens }回です。
    }
extended-told = { $who }さんが延長を使いました。期限は{ $when }です。
strike-told = { $who }さんが時間切れになったので、コンピューターが代わりに手を選びました。2回続くと、コンピューターが席を引き継ぎます。
standin-head =
    {"**"}{ $who }さんは留守です。{"**"}
    2回続けて時間切れになったので、コンピューターが代わりにプレイします。見えるのは{ $who }さんに見えるものだけです。
    { $who }さんはいつでも戻れます。ほかの人は、待つか、{ $who }さん抜きで続けるか投票できます。待たずに続けると、{ $who }さんは席を失います。
    席は{ $kept }のあいだ取っておきます。そのあとは新しい人が席を希望でき、入ってもらうかどうかは、いまいるプレイヤーが決めます。
back-told = { $who }さんが戻り、コンピューターと交代しました。
voted-wait = { $who }さんが「{ $away }さんを待つ」に投票（{ $all }票中{ $count }票）。
voted-end = { $who }さんが「{ $away }さん抜きで続ける」に投票（{ $all }票中{ $count }票）。
awaited-told = 全員が{ $who }さんを待つことに同意しました。戻るまで、コンピューターは代わりにプレイしません。
timeout-told = ほかのプレイヤーの投票で、{ $who }さん抜きで続けることになりました。{ $who }さんは席を失います。
vacation-told = { $who }さんは{ $when }まで休暇中です。持ち時間は止まり、対戦は帰りを待ちます。
vacation-told-untimed = { $who }さんは{ $when }まで休暇中です。
vacation-told-live = { $who }さんは{ $when }まで休暇中です。ライブの対戦では持ち時間は動き続けます。
vacation-over-told = { $who }さんが休暇から戻り、持ち時間がまた動き出しました。
outage-told = { $span }のあいだオフラインになっていました。その分の持ち時間は、みなさんに戻してあります。

## ルール以外の理由で終わったとき
reason-time = 留守の長引いた人を待たずに、ほかの人が対戦を終えました。
reason-expired = 30日間誰も動かなかったので、結果は残りません。
reason-silent = 30日間誰も動かなかったので、手番だった人の負けです。
reason-agreed = 全員の同意で引き分けになりました。
reason-resigned = { $who }さんが投了しました。
reason-aborted = 対戦は中止になったので、結果は残りません。

## 休暇
command-vacation = 休暇
command-vacation-about = 留守のあいだ持ち時間を止めます（ライブを除く）。年に21日まで
command-vacation-days = 何日休むか
command-vacation-until = 戻る日。例：2027-01-31
vacation-at-home =
    ### 休暇
    休んでいるあいだ、持ち時間は止まり、リマインダーも送りません（ライブの対戦を除く）。相手には、いつ戻るかが見えます。
vacation-away =
    ### 休暇中です
    戻る予定は{ $when }です。それまで持ち時間は止まり、リマインダーも送りません（ライブの対戦を除く）。もちろん、プレイしても大丈夫です。
vacation-left =
    { $days ->
        [0] 今年の休暇はもう残っていません。
       *[other] 今年の休暇は残り{ $days }日です。
    }
vacation-pick = いまから休暇に入る…
vacation-days = { $days }日間、{ $day }まで
vacation-ended = おかえりなさい！持ち時間がまた動き出しました。
error-bad-day = 「{ $day }」を未来の日付として読み取れません。2027-01-31のように書いてください。

# 持ち時間に関する「できません」。`at` はDiscordの表示どおりの日時。

error-no-clock = この手には持ち時間がありません。
error-no-tokens = この対戦ではもう延長が残っていません。
error-nudged-already = 声をかけられるのは1人につき1日1回です。次に声をかけられるのは{ $at }です。
error-asleep-now = 相手はおやすみ時間です。声をかけられるのは{ $at }からです。
error-on-vacation = { $at }まで休暇中です。
error-wants-no-notices = この人は手番以外のメッセージを受け取らない設定です。
error-nobody-away = 留守の人がいないので、投票はいりません。
error-vacation-open = いまは{ $at }までの休暇中です。先にその休暇を終えてください。
error-vacation-too-long =
    { $days ->
        [0] 今年の休暇はもう使い切りました。
       *[other] 今年の休暇は、残り{ $days }日しかありません。
    }
error-too-many-vacations = 24時間に{ $count }回休暇に入りました。次に休暇に入れるのは{ $at }です。
error-no-vacation = いまは休暇中ではありません。
