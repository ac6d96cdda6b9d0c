# 卓のみんなで決めること、自分だけで持つもの。

command-substitute = 交代
command-substitute-about = ほかの人に席を代わってもらえないか頼みます
command-substitute-user = 席を代わってもらう人

press-notes = メモ
press-draw = 引き分けを提案
press-agree-draw = 引き分けに同意
press-agree-abort = 中止に同意
press-takeback = 待った
press-agree-takeback = 待ったに同意
press-nodraw = このまま続ける
press-abort = 中止
press-abortsure = はい、中止します
press-seat = この席に着く
press-seat-of =
    { $count ->
        [1] この席に着く
       *[other] { $who }さんの席に着く
    }
press-keep = 頼むのをやめる
press-admit = 入ってもらう
press-admit-yes = 入ってもらう
press-admit-no = 断る

draw-offer = { $who }さんが引き分けを提案しています。{ $others }さん、どうしますか？
draw-offered = 引き分けを提案しました。全員が同意したら引き分けになります。
draw-agreed = 全員が同意しました。この対戦は引き分けです。
draw-refused = { $who }さんが断りました。対戦は続きます。
draw-refused-by-you = わかりました、対戦は続きます。
takeback-offer =
    { $count ->
        [1] { $who }さんから「待った」です。最後の手をやり直したいそうです。
       *[other] { $who }さんから「待った」です。自分の最後の手と、そのあとの手を取り消したいそうです（合わせて{ $count }手）。
    }
    { $others }さん、どうしますか？同意すると、送信待ちの手と予約した手は消えます。もう見えたカードは、見なかったことにはできません。
takeback-offered = ほかの人に聞いています。全員が同意したら、あなたの手が取り消されます。
takeback-agreed = 全員が同意しました。手は取り消されました。
takeback-agreed-by-you = 同意しました。全員が同意したら、その手が取り消されます。
taken-back =
    { $count ->
        [1] { $who }さんが「待った」で最後の手を取り消しました。
       *[other] { $who }さんが「待った」で、最後の手とそのあとの手を取り消しました。
    }
taken-back-by-you = **{ $move }** を取り消しました。もう一度あなたの番です。
board-taken-back = この盤面の手は取り消されました。
log-taken-back = 「待った」で取り消された{ $count }手は、ここには載りません。
abort-sure =
    { $others ->
        [0] 相手はコンピューターだけなので、いつでも中止できます。結果は残りません。中止しますか？
       *[other] 対戦を中止するには全員の同意が必要です。結果は残りません。ほかの人に聞いてみますか？
    }
abort-offer = { $who }さんが、結果を残さずに対戦を中止したいそうです。{ $others }さん、どうしますか？
abort-offered = ほかの人に聞いています。全員が同意したら、対戦は中止になります。
aborted = 対戦は中止になりました。誰の成績にも残りません。
error-substitute-elsewhere = 頼む人にも盤面が見えるように、この対戦のあるサーバーで頼んでください。
substitute-asked = スレッドで{ $who }さんに頼みました。引き受けてもらえるまで席はあなたのものです。レート戦なら、交代するとあなたの負けになります。
seat-kept = わかりました、席はそのままです。
substitute-offer =
    { $asked }さん、{ $who }さんが席を代わってほしいそうです。
    レート戦なら、{ $who }さんの負けになります。あなたのレーティングは変わりません。
seat-taken = この席はあなたのものになりました。手札はこちらです：
seat-requested = ほかの人に聞いています。いまいるプレイヤー全員が同意したら、席に着けます。
seat-request =
    { $who }さんが{ $away }さんの席に着きたいそうです。{ $others }さん、どうしますか？
    全員が同意すると、{ $who }さんはその手札を見られるようになり、{ $away }さんは戻れません。これまでの秘密の手やメモは見られません。
admitted = 同意しました。いまいるプレイヤー全員が同意したら、{ $who }さんが席に着きます。
refused = 断ったので、{ $who }さんは席に着きません。気が変わったら、まだ変えられます。
seat-changed = { $who }さんが{ $before }さんの席を引き継ぎました。レート戦なら、{ $before }さんの負けになります。

notes-title = この対戦のメモ
notes-label = 自分にしか見えません
notes-kept = 保存しました。メモは **その他 → メモ** にあります。

error-nobody-to-agree = 相手がコンピューターだけなので、引き分けにはできません。
error-nothing-offered = その申し出はもう終わりました。
error-rated-stands = レート戦では手を取り消せません。レート対象外の対戦なら、全員の同意で取り消せます。
error-nothing-to-take-back = 取り消せる手がありません。まだ手を選んでいないか、その手のあとにプレイヤーが入れ替わりました。
error-rules-changed = その手のあとでルールが修正されたので、取り消せません。
error-offer-declined = 続けたい人がいます。次の手のあとなら、また提案できます。
error-offer-open = この対戦でのあなたの提案か投票がまだ決着していません。決まってから、ほかの提案をしてください。
error-already-seated = その人はもうこの対戦に参加しています。ほかの人に頼んでください。
error-had-another-seat = この対戦で別の席にいた人は、この席には着けません。
error-seat-kept = この席は{ $at }まで取り置きです。それまでは、その席の人に招待された人だけが着けます。
error-nobody-to-admit = プレイヤーが全員留守なので、入れてくれる人がいません。
error-already-requested = ほかの人がこの席を希望していて、いま相談中です。
error-no-room-for-them = その人は同時にできる上限まで対戦しているので、いまは席につけません。断ることもできます。
error-seated-already = あなたはもうこの対戦に参加しています。留守だったなら **戻りました** を押してください。
