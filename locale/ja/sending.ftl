# 送られる途中の手:待たせる、確認する、次に待っているもの。

## 手が送られる前
hold-head = **{ $move }** を{ $when }に送ります。それまでは誰にも見えず、取り消せます。「すぐ送る」を押さなくても、時間が来れば送られます。
panel-moved-on = ⏩ 対戦が進みました。いまの様子です。
confirm-head = **{ $move }** でいいですか？取り消しはできません。
press-undo = 取り消す
press-sendnow = すぐ送る
press-give = この手に決める
error-no-longer-held = 間に合いませんでした。手はもう送られています。**手札を見る** を押すと、いまの様子がわかります。

## 次に待っているもの
press-next = 次の対戦
next-waiting = ほかに{ $count }件、あなたの番の対戦があります。
next-none = ほかに、あなたの番の対戦はありません。`/手番` であなたの対戦を一覧できます。

## 手番
turns-due = 期限 { $when }
turns-since = 最後の手 { $when }
turns-open = { $number } · { $game }
turns-page = { $page } / { $pages } ページ
turns-first = 最初の10件です：
press-earlier = 前へ
press-later = 次へ

## ダイジェスト
digest-head =
    { $count ->
        [1] **こんにちは！あなたの番の対戦が1件あります。**
       *[other] **こんにちは！あなたの番の対戦が{ $count }件あります**（急ぎの順）。
    }
digest-foot = あなたの番の対戦があるときだけ、1日1回お知らせします。時刻は `/設定` で変えられます。全部の一覧はいつでも `/手番` で。
