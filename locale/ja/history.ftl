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

# 確かめられるシャッフル:カードの小さな1行と、/verifyと「シャッフル」が見せるもの。

## カードに
shuffle-fair = 公平さを確かめられるシャッフル · `/検証`

## /verify
command-verify = 検証
command-verify-about = シャッフルと対戦が公平だったか確かめます
command-verify-match = 対戦のコード。省略するとこのスレッドの対戦、なければあなたの最新の対戦
press-verify = シャッフル
press-share = みんなに見せる
verify-holds = すべて合っています。
verify-fails = どこかが合っていません。
verify-lobby =
    シャッフルに使う秘密の値は、誰かが参加する前にもう決まっています。このハッシュがその証拠なので、書き留めておくか、みんなに見せてください。
    対戦が終わったら、秘密の値がすり替えられていないか確かめられます。
verify-running = 対戦が終わるまで、秘密の値はお見せできません。次の数字はもう決まっていて、変えられません：
verify-hash = 秘密の値は、誰かが参加する前に公開されたハッシュのものと同じです。
verify-hash-not = 秘密の値が、誰かが参加する前に公開されたハッシュのものと違います。
verify-seed =
    { $gone ->
        [0] シードは、秘密の値と、席を埋めたクリック（{ $came }回）から作られています。
       *[other] シードは、秘密の値と、席を埋めたクリック（{ $came }回、うち取り消し{ $gone }回）から作られています。
    }
verify-seed-not = シードが、この秘密の値と参加のクリックから作られていません。
verify-deal = 配られ方は、このシードとルールどおりです。
verify-deal-not = 配られ方が、このシードといまのルールどおりではありません。
verify-moves =
    { $count ->
        [1] 1手だけの対戦ですが、その手はルールどおりで、対戦中に伝えられた内容とも結果とも合っています。
       *[other] { $count }手すべてがルールどおりで、対戦中に伝えられた内容とも結果とも合っています。
    }
verify-moves-not = いまのルールでは、対戦中に伝えられた内容と合うのは{ $last }手目までです。
verify-seats = 席順は参加した順です。封印があるので変えられません。
verify-seats-others = 席順は参加した順ではありません（再戦や練習など）。封印があるので変えられません。
verify-number-hash = ハッシュ
verify-number-secret = 秘密の値
verify-number-joins = 参加
verify-number-joins-hash = 参加のハッシュ
verify-number-seats = 席
verify-number-seed = シード
verify-number-seal = 封印
verify-yours = あなた自身のクリックは `{ $click }` でした。
verify-closed = 秘密の値とシードからは全員の手札がわかってしまいますが、このサーバーで手札を見られるのはプレイヤーだけです。
verify-how =
    自分で確かめるには、**棋譜** を押してから、Hikyakuのソースにある `python docs/verify.py FILE SEAL HASH JOINS` を実行してください。
    使うのは書き留めておいた数字です：ハッシュと参加は始めのもの、封印は終わりのもの。これで何が証明できるかは `docs/shuffle.md` にあります。

# 終わった対戦を1つのHTMLファイルに。ブラウザーの中で自分を確かめる。

press-webpage = ウェブページ
webpage-waiting =
    { $before ->
        [0] ページを作っています。
       *[other] 順番待ちです。前にページが{ $before }件あります。
    }
webpage-ready = 対戦の一部始終を1つのファイルにしました。どのブラウザーでも、オフラインでも開けます。棋譜が書き換えられていないかは、ファイル自身が確かめます。
webpage-ready-moments = **対戦を振り返る** で見た場面も入っています。
error-web-page-failed = ページを作れませんでした。**リプレイ** なら見られます。
error-web-page-too-long = この対戦のページは大きすぎて、ここには送れません。**リプレイ** ならすべて見られます。

## ファイルの中
webpage-unread = ページを表示できませんでした。スクリプトが書き換えられたか、ブラウザーで動かない設定です。
webpage-board = 盤面
webpage-hand = この人の手札（大きな絵）
webpage-controls = 対戦を1手ずつ
webpage-play = 自動で再生
webpage-move = 手
webpage-mover = その手を選んだ人
webpage-words = 絵の説明
webpage-keys = キー：← と → で1手ずつ、HomeとEndで最初と最後、スペースで自動再生。
webpage-key-moment = Mで次の場面へ。
webpage-moments = 「対戦を振り返る」で見た場面
webpage-moment = 場面 { $number }
webpage-check = ここで確かめられること
webpage-holds = 手の棋譜は封印と合っています
webpage-partly = このファイルには確かめられるものがありません
webpage-fails = 信用しないでください：棋譜が書き換えられています
webpage-unchecked = 名前、絵、ログ、結果はここに書かれているだけで、書き換えられていても見分けられません。確かめられるのは手の棋譜だけです。
webpage-seal = すべての手の棋譜は、封印と合っています。
webpage-seal-not = すべての手の棋譜が書き換えられていて、封印と合いません。
webpage-seed = シードは、この秘密の値と参加のクリックから作られています。
webpage-seats = 席に着いたのは、参加した人たちです。
webpage-seats-not = 席に着いた人が、参加した人と違います。
webpage-joins = 参加のハッシュ
webpage-compare = 封印は、あなたが見たものと同じときだけ証拠になります。丸ごと別のファイルは誰でも作れますが、あなたが前に見たものまでは変えられません。太字の数字を「シャッフル」で見たものと比べてください：ハッシュと参加は始めのもの、封印は終わりのものです。
webpage-rules = このページは、手がルールどおりかまでは確かめません。それには /検証 か、Hikyakuのソースのdocs/verify.pyと対戦の棋譜を使ってください。
webpage-foot = Discord Bot「Hikyaku」が作りました。このファイルはインターネットから何も読み込みません。
