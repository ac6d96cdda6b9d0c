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
