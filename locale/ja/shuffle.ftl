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
verify-seats-unknown = 封印には席順が入っていません。席順を入れるようになる前に始まった対戦です。
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
