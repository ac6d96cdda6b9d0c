# Kengo!

kengo-name = Kengo!
kengo-pitch = 手札の数字カードで間合いを読み合う剣の勝負。前進・攻撃・受け流しで一撃を狙います。2人用、20分。

# 手番の人への案内

kengo-ask-act = あなたの番です。できること：{ $can }。
kengo-can-act-advance = 前進
kengo-can-act-retreat = 後退
kengo-can-act-attack = 攻撃
kengo-can-act-lunge = 踏み込み攻撃
kengo-ask-defend = 攻撃されています！どうしますか？
kengo-ask-last_attack = 山札がなくなりました。最後に一度だけ攻撃できます。
kengo-ask-refill = 手札がなくなりました。引き直して、手番は終わりです。
kengo-ask-stuck = 出せるカードが1枚もありません。

# ロビーのオプション

kengo-option-level = レベル
kengo-option-level-normal = 標準（受け流しあり）
kengo-option-level-basic = 基本（受け流しなし）
kengo-option-level-advanced = 上級（踏み込み攻撃と、間合いを切る手が加わる長期戦）
kengo-option-tatami = 畳の長さ
kengo-option-tatami-23 = 23マス
kengo-option-tatami-21 = 21マス
kengo-option-specials = 特殊カード
kengo-option-specials-off = なし
kengo-option-specials-on = ラウンドごとに1枚
kengo-option-rounds = 勝ちに必要なラウンド数
kengo-option-rounds-5 = 5ラウンド
kengo-option-rounds-3 = 3ラウンド
kengo-option-rounds-1 = 1ラウンド
kengo-option-matches = 対戦の数
kengo-option-matches-1 = 一本勝負
kengo-option-matches-3 = 三本勝負（2本先取）
kengo-option-open_discard = 使ったカード
kengo-option-open_discard-off = 最後の手だけ見える
kengo-option-open_discard-on = すべて見える
kengo-option-basic_last_parry = 「基本」のラウンドでの最後の攻撃
kengo-option-basic_last_parry-on = 受け流せる
kengo-option-basic_last_parry-off = 受け流せない

# 終わった理由

kengo-reason-rounds = { $rounds ->
        [1] 1ラウンド勝負でした。
       *[other] { $rounds }ラウンドを先に取りました。
    }
kengo-reason-matches = 三本勝負が決着しました。
kengo-reason-left = 相手が抜けました。

# 手

kengo-answer-advance = 前進{ $card }
kengo-answer-retreat = 後退{ $card }
kengo-answer-attack = { $count ->
        [1] 攻撃{ $card }
       *[other] 攻撃{ $card }×{ $count }
    }
kengo-answer-lunge = { $count ->
        [1] 前進{ $step }＋攻撃{ $card }
       *[other] 前進{ $step }＋攻撃{ $card }×{ $count }
    }
kengo-answer-parry = 受け流す
kengo-answer-parry-sum = { $cards }で受け流す
kengo-answer-withdraw = { $card }で間合いを切る
kengo-answer-hit = 受け流さずに打たれる
kengo-answer-pass = 何もしない
kengo-confirm-hit = 受け流さずに打たれますか？このラウンドは負けになります。
kengo-emoji-attack = ⚔️
kengo-press-cards = 手札でできること
kengo-emoji-lunge = ⚔️
kengo-emoji-parry = 🛡️

kengo-field-kind = どうしますか？
kengo-field-kind-advance = 前進
kengo-field-kind-retreat = 後退
kengo-field-kind-attack = 攻撃
kengo-field-kind-lunge = 踏み込み攻撃
kengo-field-kind-parry = 受け流す
kengo-field-kind-withdraw = 間合いを切る
kengo-field-kind-hit = 受け流さずに打たれる
kengo-field-kind-pass = 何もしない
kengo-field-card = どのカードで？
kengo-field-cards = どのカードで？
kengo-field-step = どのカードで前進しますか？

# ものの名前

kengo-special-long_sleeves = 長い袖
kengo-special-cold_hands = かじかむ手
kengo-special-crowded_hall = 満員の道場
kengo-special-no_way_back = 背水の陣
kengo-special-single_cut = 一太刀
kengo-special-flowing_guard = 水の守り
kengo-special-open_palms = 手の内
kengo-special-high_stakes = 大勝負
kengo-effect-long_sleeves = 手札は6枚まで。
kengo-effect-cold_hands = 手札は4枚まで。
kengo-effect-crowded_hall = 2人とも3マス内側から始めます。
kengo-effect-no_way_back = 後退は、ほかに出せるカードがないときだけ。
kengo-effect-single_cut = 攻撃は1枚だけ。
kengo-effect-flowing_guard = 合計が同じなら受け流せます。
kengo-effect-open_palms = 手札は表向き。
kengo-effect-high_stakes = このラウンドは2勝分。
kengo-level-normal = 標準
kengo-level-basic = 基本
kengo-level-advanced = 上級

# ログ

kengo-event-lot = くじで{ $who }が先攻に決まりました。
kengo-event-begun = 第{ $round }ラウンド開始。先攻は{ $who }です。
kengo-event-begun-special = 第{ $round }ラウンド開始。先攻は{ $who }です。{ $special }：{ $effect }
kengo-event-acted-advance = { $who }が前進。
kengo-event-acted-retreat = { $who }が後退。
kengo-event-acted-attack = { $who }の攻撃！
kengo-event-acted-lunge = { $who }の踏み込み攻撃！
kengo-event-acted-parry = { $who }が受け流しました。
kengo-event-acted-withdraw = { $who }が間合いを切りました。
kengo-event-acted-hit = { $who }は打たれました。
kengo-event-acted-pass = { $who }は攻撃しませんでした。
kengo-event-acted-refill = { $who }は手札がなくなり、引き直しました。
kengo-event-acted-stuck = { $who }は出せるカードがありません。
kengo-latest-advance = { $who }が{ $step }前進。間合いは{ $distance }。
kengo-latest-retreat = { $who }が{ $step }後退。間合いは{ $distance }。
kengo-latest-withdraw = { $who }が{ $step }で間合いを切りました。間合いは{ $distance }。
kengo-latest-attack = { $who }の攻撃！（{ $cards }）
kengo-latest-lunge = { $who }が{ $step }前進して踏み込み攻撃！（{ $cards }）
kengo-latest-parry = { $who }が受け流しました（{ $cards }）。
kengo-event-last_card = { $who }が最後の1枚を引きました。
kengo-event-round_over = 第{ $round }ラウンド：{ $result }スコア：{ $left } { $score } { $right }。
kengo-detail-round_over = 手札：{ $hands }。使ったカード：{ $played }。
kengo-event-match_won = { $who }の勝ち！
kengo-event-match_won-of-three = { $who }が1本取りました。スコア：{ $left } { $won } { $right }。
kengo-event-left = { $who }が抜けました。
kengo-round-hit = { $who }の一撃（{ $cards }）が決まりました！
kengo-round-no_card = { $loser }に出せるカードがないため、{ $who }の勝ち。
kengo-round-count = 間合いは{ $distance }。{ $distance }のカードを多く持つ{ $who }の勝ち。
kengo-round-position =
    { $equal ->
        [unequal] より前に出ていた{ $who }の勝ち。
        [far] 間合い{ $distance }ではどのカードも数に入らないため、より前に出ていた{ $who }の勝ち。
        [none] どちらも{ $distance }を持っていないため、より前に出ていた{ $who }の勝ち。
       *[held] どちらも{ $cards }持っているため、より前に出ていた{ $who }の勝ち。
    }
kengo-round-drawn_last = 最後の1枚を引かなかった{ $who }の勝ち。
kengo-round-draw = どちらも同じだけ前に出ていたため、引き分けです。
kengo-round-left = 途中で終わりました。
kengo-none = なし

# 局面の説明：文字の盤面と、絵の代替テキスト

kengo-fact-rounds = ラウンド：{ $score }/{ $rounds }勝
kengo-fact-matches = 対戦：{ $won }/{ $needed }勝
kengo-fact-stands = 位置 { $square }
kengo-fact-cards = 手札 { $count }枚
kengo-fact-shown = 公開 { $cards }
kengo-fact-round = Kengo!（{ $level }）、第{ $round }ラウンド。
kengo-fact-attack = { $who }が{ $cards }で攻撃されています。
kengo-fact-mat = 畳は{ $squares }マス。間合いは{ $distance }です。
kengo-fact-pile = 山札は残り{ $count }枚。
kengo-fact-special = 特殊カード{ $number }「{ $special }」：{ $effect }
kengo-fact-last-advance = 直前の手：{ $who }が{ $cards }で前進、{ $start }から{ $stop }へ。
kengo-fact-last-retreat = 直前の手：{ $who }が{ $cards }で後退、{ $start }から{ $stop }へ。
kengo-fact-last-attack = 直前の手：{ $who }が{ $cards }で攻撃。
kengo-fact-last-lunge = 直前の手：{ $who }が{ $step }で{ $start }から{ $stop }へ前進し、{ $cards }で攻撃。
kengo-fact-last-parry = 直前の手：{ $who }が{ $cards }で受け流し。
kengo-fact-last-withdraw = 直前の手：{ $who }が{ $cards }で間合いを切り、{ $start }から{ $stop }へ。
kengo-fact-hand = あなたの手札：{ $cards }。
kengo-fact-discard = これまでに使ったカード：{ $cards }。
kengo-fact-options = できること：{ $options }。
kengo-fact-last-round = 前のラウンド：{ $result }手札は{ $left }が{ $cards }、{ $right }が{ $others }でした。

## いつもの予約
kengo-always-defend = 攻撃されたときはいつも
kengo-always-defend-hit = いつも受け流さずに打たれる
kengo-always-defend-parry = できるかぎり受け流す
kengo-always-last_attack = 最後の攻撃ができるときはいつも
kengo-always-last_attack-pass = 最後の攻撃はしない（「基本」のみ）

## できない理由

## このカードは?
kengo-glossary-name = 数字のカード
kengo-glossary-normal = 数字の分だけ前進か後退、間合いとぴったり同じなら攻撃、同じ数字の攻撃なら受け流し。どの数字も5枚ずつあります。
kengo-glossary-basic = 数字の分だけ前進か後退、間合いとぴったり同じなら攻撃。どの数字も5枚ずつあります。
kengo-glossary-advanced = 数字の分だけ前進・後退・間合いを切る、間合いと同じなら攻撃（前進してからも）、同じ数字の攻撃なら受け流し。どの数字も5枚ずつあります。

## 手の結果
kengo-short-advance = 前進{ $card }：間合い{ $squares }
kengo-short-retreat = 後退{ $card }：間合い{ $squares }
kengo-hint-apart = 間合いが{ $squares }になる
kengo-hint-succeeds = 一撃が決まり、このラウンドは勝ち
kengo-hint-parried = { $count ->
        [1] 受け流せるのは{ $card }だけ
       *[other] 受け流せるのは{ $card }が{ $count }枚のときだけ
    }
kengo-hint-equal = { $card }を{ $count }枚
kengo-hint-spends = { $left ->
        [0] 使うカード：{ $cards }（手札はなくなる）
       *[other] 使うカード：{ $cards }（手札は残り{ $left }枚）
    }
kengo-hint-hit = このラウンドは負け
kengo-purpose-only = ほかのカードでは畳から出るか、相手を越えてしまいます。出せるカードが1枚もなくなると、ラウンドは負けです。
kengo-purpose-far-most = いちばん前に出られる手です。{ $card }より大きいカードはないので、そこからは攻撃されません。
kengo-purpose-far-least = 数字の大きいカードが手元に残ります。{ $card }より大きいカードはないので、そこからは攻撃されません。
kengo-purpose-far-pair = 同じ数字のカードがそろって手元に残ります。{ $card }より大きいカードはないので、そこからは攻撃されません。
kengo-risk-stuck = 相手に近づかれると、まもなく出せるカードがなくなり、ラウンドに負けるおそれがあります。端の近くでは小さい数字を残しましょう。
kengo-risk-open = そこでは{ $card }で攻撃されるおそれがあり、受け流すための{ $card }が手札にありません。
kengo-purpose-far = { $card }より大きいカードはないので、そこからは攻撃されません。
kengo-purpose-near =
    { $count ->
        [0] まだ攻撃は届きません。相手が近づいても、手元に残るカードでは打てません。
       *[other] まだ攻撃は届きません。相手が間合い{ $hits }まで来たら、手元に残るカードで打てます。
    }
kengo-purpose-parries =
    { $count ->
        [0] その間合いで打てるのは{ $card }だけ。相手は持っていないかもしれません。
        [1] その間合いで打てるのは{ $card }だけ。手元に1枚残り、1枚の攻撃なら受け流せますが、2枚は受け流せません。
       *[other] その間合いで打てるのは{ $card }だけ。手元に{ $count }枚残るので、受け流しにも攻撃にも使えます。
    }
kengo-purpose-strike =
    { $count ->
        [0] その間合いで打てるのは{ $card }だけ。相手は持っていないかもしれません。
       *[other] その間合いで打てるのは{ $card }だけ。手元に{ $count }枚残るので、次の攻撃に使えます。
    }
kengo-purpose-attack = 受け流されなければ、このラウンドは勝ちです。受け流されたら、相手の番です。
kengo-purpose-parry = 攻撃を受け流し、そのあとはあなたの番です。
kengo-purpose-near-last =
    { $count ->
        [0] まだ攻撃は届きません。相手の次の手で山札がなくなります。相手が近づくと、手元に残るカードは1枚も数に入りません。
       *[other] まだ攻撃は届きません。相手の次の手で山札がなくなります。間合い{ $hits }なら、手元に残るカードが数に入ります。
    }
kengo-purpose-unreached =
    { $count ->
        [0] 5枚の{ $card }はすべて見えています。そこからは攻撃されません。
       *[other] 5枚の{ $card }はすべて見えています。そこからは攻撃されず、あなたの{ $card }での攻撃も受け流されません。
    }
kengo-purpose-parries-last =
    { $count ->
        [0] その間合いで攻撃できるのは{ $card }だけ。相手は持っていないかもしれません。相手の次の手で山札がなくなり、ラウンドが終わります。
       *[other] その間合いで攻撃できるのは{ $card }だけ。受け流すための{ $card }が{ $count }枚残ります。相手の次の手で山札がなくなり、ラウンドが終わります。
    }
kengo-purpose-sure = 受け流せるだけの{ $card }は、もう残っていません。このラウンドは勝ちです。
kengo-purpose-ends-far = これで山札がなくなり、ラウンドが終わります。間合い{ $distance }では、どのカードも数に入りません。{ kengo-purpose-position }
kengo-purpose-ends-step =
    { $count ->
        [0] これで山札がなくなり、ラウンドが終わります。{ $card }は手元に残りません。{ kengo-purpose-unshown }
       *[other] これで山札がなくなり、ラウンドが終わります。{ $card }は手元に{ $count }枚。{ kengo-purpose-shown }
    }
kengo-purpose-ends-won = これで山札がなくなり、ラウンドが終わります。手元の{ $card }は{ $count }枚で、相手は上回れません。あなたの勝ちです。
kengo-purpose-ends-basic = { $edge ->
        [ahead] これで山札がなくなります。相手はまだ{ $distance }で攻撃できます。外れれば、より前に出ているあなたの勝ちです。
        [behind] これで山札がなくなります。より前に出ている相手が、ラウンドを取ります。
        [drawn] これで山札がなくなります。どちらも同じだけ前に出ているので、最後の1枚を引かない相手の勝ちです。
       *[level] これで山札がなくなります。相手はまだ{ $distance }で攻撃できます。外れれば引き分けです。
    }
kengo-purpose-ends-attack = 受け流されなければ、勝ちです。受け流されたら、ラウンドはそこで終わります。{ kengo-purpose-shown }
kengo-purpose-ends-parry =
    { $count ->
        [0] 攻撃を受け流し、ラウンドが終わります。{ $card }は手元に残りません。{ kengo-purpose-unshown }
       *[other] 攻撃を受け流し、ラウンドが終わります。{ $card }は手元に{ $count }枚。{ kengo-purpose-shown }
    }
kengo-purpose-ends-parry-basic = 攻撃を受け流し、ラウンドが終わります。{ kengo-purpose-position }
kengo-purpose-position = { $edge ->
        [ahead] より前に出ているあなたの勝ちです。
        [behind] より前に出ている相手の勝ちです。
        [drawn] どちらも同じだけ前に出ているので、最後の1枚を引いたあなたの負けです。
       *[level] どちらも同じだけ前に出ているので、引き分けです。
    }
kengo-purpose-shown = { $edge ->
        [ahead] あなたのほうが前に出ているので、相手の{ $card }のほうが多いときだけ負けです。
        [behind] 相手のほうが前に出ているので、相手の{ $card }が同じ枚数か、多ければ負けです。
        [drawn] 最後の1枚を引くのはあなたなので、相手の{ $card }が同じ枚数か、多ければ負けです。
        [spared] 最後の1枚を引いたのは相手なので、相手の{ $card }のほうが多いときだけ負けです。
       *[level] 相手の{ $card }のほうが多ければ負け、同じ枚数なら引き分けです。
    }
kengo-purpose-unshown = { $edge ->
        [ahead] あなたのほうが前に出ているので、相手が{ $card }を持っているときだけ負けです。
        [behind] 相手のほうが前に出ているので、負けです。
        [drawn] 最後の1枚を引くのはあなたなので、負けです。
        [spared] 最後の1枚を引いたのは相手なので、相手が{ $card }を持っているときだけ負けです。
       *[level] 相手が{ $card }を持っていれば負け、持っていなければ引き分けです。
    }
kengo-fact-weighed = この手を選んだあとの畳です：{ $move }。
