# 対戦を振り返る:終わった対戦から3手まで、それぞれもっとよい手を。見るのは頼んだ人だけ。

press-closer = 対戦を振り返る
closer-working =
    { $count ->
        [0] あなたが選んだ手を調べています。
       *[other] あなたが選んだ手を調べています：{ $count }手中{ $done }手。1分ほどかかるかもしれません。
    }
closer-nothing = そのとき見えていたものだけで全部の手を調べましたが、はっきりミスと言える手はありませんでした。
closer-head =
    { $round ->
        [0] 場面 { $number } / { $count }：{ $ply }手目のあと、あなたにはこう見えていました
       *[other] 場面 { $number } / { $count }：第{ $round }ラウンド、{ $ply }手目のあと、あなたにはこう見えていました
    }
closer-played = あなたの手：**{ $move }**
closer-better = もっとよい手：**{ $move }**
closer-why-wins = その場で勝ちになります。
closer-why-only = すると{ $who }さんの手は1つだけ：{ $move }。
closer-why-does = この手なら：{ $what }
closer-why-general = このあとどう進んでも、たいていは有利になります。
closer-fair = そのときあなたに見えていたことだけで判断しました。
closer-page = **ウェブページ** では、対戦の一部始終といっしょにこれらの場面も見られます。
error-still-looking = いま別の対戦を調べているところです。終わるまでお待ちください。
error-review-failed = 対戦を振り返れませんでした。数分後にもう一度どうぞ。
