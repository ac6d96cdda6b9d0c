# 振り返り:最後の手からの動き、ログ、終わった対戦のリプレイ、動画、棋譜。

## パネルのいちばん上
since-head = あなたの手のあとの動き
since-start = これまで
since-more = これより前の{ $count }行は **ログ** にあります。

## ログ
command-log = ログ
command-log-about = 対戦で何が起きたかを見ます
log-secretly = あなた：{ $move }
log-forgotten = 前の手はラウンドが終わるまで隠れています。カードを数えられないようにするためです。
press-older = 前へ
press-newer = 次へ

## 対戦のあと
error-still-playing = この対戦はまだ続いています。リプレイ、動画、棋譜は伏せたカードが見えてしまうので、終わってからになります。
error-no-finished-match = 終わった対戦がまだありません。終わった対戦のコードを指定するか、そのスレッドで試してください。
command-replay = リプレイ
command-replay-about = 終わった対戦を1手ずつ見返します
command-replay-match = 対戦のコード。省略するとこのスレッドの対戦、なければあなたの最新の対戦
press-replay = リプレイ
press-film = 動画
press-export = 棋譜
press-replay-first = 最初
press-replay-previous = 前
press-replay-next = 次
press-replay-last = 最後
replay-at = { $ply } / { $last }
replay-start = 最初
replay-marks = 移動先…
replay-eyes = 視点
replay-eyes-mover = その手を選んだ人
replay-eyes-table = みんな
replay-eyes-seat = { $who }さん
replay-seen-table = みんなから見た盤面
replay-seen-seat = { $who }さんから見た盤面
error-hands-closed = このサーバーでは、手札を見られるのはプレイヤーだけです。棋譜には全員の手札が載ります。
replay-hands-closed = このサーバーでは、手札を見られるのはプレイヤーだけです。
replay-older = この対戦のあとでルールが変わったので、お見せできるのは{ $last }手目までです。
film-waiting =
    { $before ->
        [0] 動画を作っています。
       *[other] 順番待ちです。前に動画が{ $before }本あります。
    }
film-ready = 対戦の一部始終、全{ $count }手です。
film-alt = 対戦 { $title } の動画：1手ごとの盤面と、最後に全員の手札。{ $verdict }
error-film-too-long = この対戦の動画は大きすぎて、ここには送れません。**リプレイ** ならすべて見られます。
error-film-failed = 動画を作れませんでした。**リプレイ** なら見られます。
error-films-waiting = 先に頼まれた{ $count }件がまだ順番待ちです。どれか1つ終わるまでお待ちください。
error-film-queue-full = いまは順番待ちがいっぱいです。数分後にもう一度どうぞ。そのあいだも **リプレイ** で見られます。
export-done =
    対戦 `{ $match }` の棋譜です。すべての手が入っています。`python -m engine outcome FILE` で確かめられます。
    `events`、`board` などのコマンドで、もっと詳しく見られます。
export-older = この対戦のあとでルールが変わったので、いまのルールでは同じ結末になりません。
