# KAITO

kaito-name = KAITO
kaito-pitch = 2人の侍が1人の怪盗を取り合います。怪盗を動かして、止まった先のタイルを奪いましょう。2人用、15分。

# 手番の人への案内

kaito-ask-place = あなたは{ $colour }です。2つの空きマスのどちらかに怪盗を置いてください。先に動かすのは相手です。
kaito-ask-slide = あなたは{ $colour }です。怪盗を縦か横に動かしてください。止まったマスのタイルを取ります。
kaito-ask-exchange = { $back }を買い戻せます。持っている花は{ $held }個（{ $mon }）で、お釣りは出ません。
kaito-back-katana = 刀（花{ $price }個）
kaito-back-kabuto = 兜（花{ $price }個）

# ロビーのオプション

kaito-option-jump = 怪盗が飛び越せるもの
kaito-option-jump-tiles = タイルも空きマスも
kaito-option-jump-gaps = 空きマスだけ
kaito-option-elimination = 最後の刀か兜を失うと
kaito-option-elimination-capture = その場で負け
kaito-option-elimination-turn_end = 手番の終わりに負け（買い戻せば助かる）

# 終わった理由

kaito-reason-no_katana = { $loser }さんの刀がなくなりました。
kaito-reason-no_kabuto = { $loser }さんの兜がなくなりました。
kaito-reason-stuck = 怪盗の行き場がなくなりました。
kaito-reason-left = 相手が抜けました。

# 手

kaito-answer-place = 怪盗を{ $square }に置く
kaito-answer-slide = { $square }へ動かす
kaito-answer-exchange = 紋{ $pay }で{ $back }を買い戻す
kaito-answer-pass = 何も買い戻さない
kaito-emoji-exchange = 🌸

kaito-field-kind = どうしますか？
kaito-field-kind-place = 怪盗を置く
kaito-field-kind-slide = 怪盗を動かす
kaito-field-kind-exchange = タイルを買い戻す
kaito-field-kind-pass = 何も買い戻さない
kaito-field-at = どの空きマスに？
kaito-field-to = どのマスへ？
kaito-field-back = 何を買い戻しますか？
kaito-field-back-katana = 刀（花4個）
kaito-field-back-kabuto = 兜（花5個）
kaito-field-pay = どの紋で払いますか？

# ものの名前

kaito-red = 赤
kaito-black = 黒
kaito-katana = 刀
kaito-kabuto = 兜
kaito-tile-rk = 赤の刀
kaito-tile-rh = 赤の兜
kaito-tile-r3 = 赤の紋3
kaito-tile-r2 = 赤の紋2
kaito-tile-r1 = 赤の紋1
kaito-tile-bk = 黒の刀
kaito-tile-bh = 黒の兜
kaito-tile-b3 = 黒の紋3
kaito-tile-b2 = 黒の紋2
kaito-tile-b1 = 黒の紋1
kaito-gap = 空きマス

# ログ

kaito-event-drawn = { $red }が赤、{ $black }が黒。{ $second }が怪盗を置き、そのあと{ $first }から動かします。
kaito-event-placed = { $who }が怪盗を{ $square }に置きました。
kaito-event-captured = { $who }が{ $square }で{ $tile }を取りました。
kaito-event-captured-own = { $who }が{ $square }の自分の{ $tile }に止まり、そのタイルを脇に置きました。
kaito-event-captured-forced = { $who }が行けるマスは1つだけ。{ $square }で{ $tile }を取りました。
kaito-event-captured-own-forced = { $who }が行けるマスは1つだけ。{ $square }の自分の{ $tile }を脇に置きました。
kaito-event-exchanged = { $who }が花{ $pay }個で{ $back }を買い戻し、{ $square }の怪盗の下に置きました。
kaito-event-passed = { $who }は何も買い戻しませんでした。
kaito-event-left = { $who }が抜けました。

# 局面の説明：文字の盤面と、絵の代替テキスト

kaito-fact-no-kaito = 怪盗はまだ盤上にいません。
kaito-fact-grid = 盤上：刀{ $katana }、兜{ $kabuto }
kaito-fact-holds = 手元：{ $tiles }
kaito-fact-aside = 脇：{ $count }枚
kaito-board-legend =
    r 赤、b 黒、k 刀、h 兜、1 2 3 紋、
    空きマスは .. 、下にタイルあり [rk]
kaito-fact-exchange = { $who }はタイルを買い戻せます。
kaito-fact-kaito = 怪盗は{ $square }にいて、{ $up }の面が上です。
kaito-fact-under = その下に{ $tile }があります。
kaito-fact-last = { $square }から来ました。
kaito-fact-row = { $row }段目：{ $tiles }。
kaito-fact-thief = 怪盗
kaito-fact-tile = { $count ->
        [1] { $tile }
       *[other] { $tile }×{ $count }
    }
kaito-fact-none = なし
kaito-fact-targets = 行けるマス：{ $squares }。
kaito-fact-danger = そのあと相手が取れるあなたのタイル：{ $squares }。
kaito-fact-gaps = 空きマス：{ $squares }。
kaito-fact-offer = 買い戻せるのは{ $tiles }、払えるのは{ $pay }。

## いつもの予約
kaito-always-exchange = 何か買い戻せるときはいつも
kaito-always-exchange-pass = 何も買い戻さない

## できない理由

## このカードは?
kaito-press-cards = このタイルは？
kaito-glossary-kaito = 縦か横に動かし、止まった先のタイルを取ります。上の面の色が、次に動かす人の色です。
kaito-glossary-katana = 盤上から1枚もなくなると負けです。手番の終わりに、紋の花{ $price }個で1枚買い戻せます。
kaito-glossary-kabuto = 盤上から1枚もなくなると負けです。手番の終わりに、紋の花{ $price }個で1枚買い戻せます。
kaito-glossary-mon = 相手に取られると、相手のお金になります。あなたが相手から取った紋は、刀や兜を買い戻すお金になります。

## 手の結果
kaito-hint-theirs = { $tile }を取る
kaito-hint-theirs-last = 最後の{ $tile }を取る：あなたの勝ち
kaito-hint-own = 自分の{ $tile }を失う
kaito-hint-own-last = 自分の最後の{ $tile }を失う：あなたの負け
kaito-short-theirs = { $square }：+{ $tile }
kaito-short-theirs-last = { $square }：あなたの勝ち
kaito-short-own = { $square }：−{ $tile }
kaito-short-own-last = { $square }：あなたの負け
kaito-risk-lost = 相手が次の手で勝てるようになります。
kaito-risk-at-once = この手では、その場で負けになります。
kaito-risk-katana = 相手に{ $square }の最後の刀を取られ、負けるおそれがあります。
kaito-risk-kabuto = 相手に{ $square }の最後の兜を取られ、負けるおそれがあります。
kaito-risk-stuck = 相手が{ $square }へ動かすと、動かせるところがなくなり、あなたの負けです。
kaito-risk-forced = 相手が{ $square }へ動かすと、そこからは毎回手が1つしかなく、最後は{ $end ->
        [katana] 刀がなくなって負けます。
        [kabuto] 兜がなくなって負けます。
       *[stuck] 怪盗を動かせずに負けます。
    }
kaito-purpose-takes-katana = 相手に残る刀は{ $left }枚です。{ kaito-purpose-next }
kaito-purpose-takes-kabuto = 相手に残る兜は{ $left }枚です。{ kaito-purpose-next }
kaito-purpose-takes-mon = 持っている花は{ $blossoms }個になります。刀は{ $katana }個、兜は{ $kabuto }個で買い戻せます。{ kaito-purpose-next }
kaito-purpose-next = { $next ->
        [own] { kaito-purpose-own }
        [safe] { kaito-purpose-safe }
       *[open] {""}
    }
kaito-purpose-buys-katana = 刀がまた{ $have }枚になり、花は{ $blossoms ->
        [0] なくなります
       *[other] { $blossoms }個残ります
    }。
kaito-purpose-buys-kabuto = 兜がまた{ $have }枚になり、花は{ $blossoms ->
        [0] なくなります
       *[other] { $blossoms }個残ります
    }。
kaito-purpose-keeps = 花は{ $blossoms }個のままです。刀は{ $katana }個、兜は{ $kabuto }個で買い戻せます。
kaito-purpose-own = このあと、相手は自分のタイルしか取れません。
kaito-purpose-safe = このあと、相手はあなたの刀も兜も取れません。
kaito-drawback-katana = このあと、相手は{ $count ->
        [1] あなたの刀を1枚取れます
       *[other] あなたのタイル{ $count }枚のうち1枚を取れます（兜は含まれません）
    }。{ $every ->
        [yes] どこへ動かしても、刀か兜が狙われます。
       *[no] {""}
    }
kaito-drawback-kabuto = このあと、相手は{ $count ->
        [1] あなたの兜を1枚取れます
       *[other] あなたのタイル{ $count }枚のうち1枚を取れます（兜も含まれます）
    }。{ $every ->
        [yes] どこへ動かしても、刀か兜が狙われます。
       *[no] {""}
    }
kaito-hint-mon = 紋{ $symbols }
kaito-fact-weighed = この手を選んだあとの盤面です：{ $move }。
kaito-weighed-look = 輪で囲んだのは、次に相手が取れるあなたのタイルです。
