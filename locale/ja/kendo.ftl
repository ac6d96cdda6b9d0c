# Kendo Duel

kendo-name = Kendo Duel
kendo-pitch = 打突と応じ技の駆け引き、そして度胸が試されるカード勝負。攻撃を止められなければ、カードを失います。2〜4人用、15分。

# 手番の人への案内

kendo-ask-change = 手札を2枚まで、同じ種類の山札から引いたカードと交換できます。そのあと、基本技の数字の合計がいちばん大きい人が先攻です。
kendo-ask-switch = { $attacked ->
        [yes] { $attack }で攻撃されています。応じる前に、手札を1枚、好きな山札から引いたカードと入れ替えてください。
       *[no] カードを出す前に、手札を1枚、好きな山札から引いたカードと入れ替えてください。
    }
kendo-ask-draw = 次は1枚引きます。応じ技とその他のカード、どちらにしますか？
kendo-ask-open = あなたの攻撃です！どのカードで仕掛けますか？{ $stake ->
        [win] 相手には止めるカードがないので、あなたの勝ちです。
        [all] 打突が止められなければ、相手の残りの手札を取って、あなたの勝ちです。
        [ippon] 打突が止められなければ一本で、2本先取で勝ちです。
        [match] 打突が止められなければ一本で、あなたの勝ちです。
       *[cards] 打突が止められなければ、相手の手札を2枚取れます。
    }
kendo-ask-discard = 仕掛けられるカードがありません。1枚捨てると、代わりに基本技を引けます。
kendo-ask-reinforcement = { $attack }で攻撃されています！先に{ $reinforcement }を止めてください。続いて{ $strike }が来ます。
kendo-ask-answer = { $strike }で攻撃されています！どのカードで止めますか？
kendo-ask-bonus = ボーナスカードです。どの山札から引きますか？
kendo-ask-refill = 手札が6枚になるまで引きます。次はどの山札から引きますか？

# ロビーのオプション

kendo-option-mode = モード
kendo-option-mode-duel = 勝負（最後までカードを持っていた人の勝ち）
kendo-option-mode-competition = 試合（一本を取り合う。2人用）
kendo-option-ippons = 勝ちに必要な一本の数
kendo-option-ippons-2 = 2本（三本勝負）
kendo-option-ippons-1 = 1本（一本勝負）
kendo-option-meeting = 同じ打突で応じたとき
kendo-option-meeting-attacks = 打ち返しになり、相手は止めなければならない
kendo-option-meeting-ends = 相打ちで攻防が終わる

# 終わった理由

kendo-reason-last = ほかにカードを持っている人がいません。
kendo-reason-hikiwake = 引き分け：最後の1枚で攻撃を受け止めました。
kendo-reason-empty = 2人とも手札がなくなりました。
kendo-reason-no_opening = もう誰も攻撃できません。
kendo-reason-ippon = 勝敗を決める一本が入りました。
kendo-reason-jikan = JIKAN DESU：リードを守りきって、時間になりました。
kendo-reason-time = 時間切れになりました。
kendo-reason-left =
    { $others ->
        [1] 相手が抜けました。
       *[other] ほかの全員が抜けました。
    }

# 手。席は印で呼ぶ:● ◆ ▲ ■

kendo-answer-keep = 全部そのまま
kendo-answer-change = { $cards }を交換
kendo-answer-jikan = JIKAN DESU
kendo-answer-stuck = 出せるカードなし
kendo-answer-at = { $cards }を{ $target }へ
kendo-answer-passed = { $card }で{ $target }へ流す
kendo-answer-meet = { $card }で止める
kendo-answer-parry = { $card }で止める
kendo-answer-stop = { $card }で止める
kendo-answer-deflect = { $card }で止める
kendo-answer-discard = { $card }を捨てる
kendo-answer-switch = { $card }を{ $one }と入れ替える
kendo-answer-draw = 引く：{ $deck }
kendo-emoji-open = ⚔️
kendo-emoji-counter = ⚔️
kendo-emoji-parry = 🛡️
kendo-emoji-jikan = ⏳

kendo-kind-keep = 全部そのまま
kendo-kind-change = カードを交換
kendo-kind-open = 攻撃
kendo-kind-jikan = JIKAN DESU
kendo-kind-meet = 相打ち
kendo-kind-counter = 応じ技
kendo-kind-deflect = さばく
kendo-kind-parry = 受け止める
kendo-kind-stop = 止める
kendo-kind-switch = 入れ替える
kendo-kind-draw = カードを引く
kendo-kind-discard = カードを捨てる
kendo-kind-stuck = 出せるカードなし

kendo-field-kind = どうしますか？
kendo-field-kind-keep = 全部そのまま
kendo-field-kind-change = カードを交換
kendo-field-kind-open = 攻撃
kendo-field-kind-jikan = JIKAN DESU
kendo-field-kind-meet = 相打ち
kendo-field-kind-counter = 応じ技
kendo-field-kind-deflect = さばく
kendo-field-kind-parry = 受け止める
kendo-field-kind-stop = 止める
kendo-field-kind-switch = 入れ替える
kendo-field-kind-draw = カードを引く
kendo-field-kind-discard = カードを捨てる
kendo-field-kind-stuck = 出せるカードなし
kendo-field-card = どのカード？
kendo-field-card-switch = どのカードを手放しますか？
kendo-field-first = 1枚目のカード
kendo-field-second = 2枚目のカード（なくてもよい）
kendo-field-second-none = 2枚目はなし
kendo-row-first = 1枚目のカード
kendo-row-second = 2枚目のカード（なくてもよい）
kendo-row-card-switch = 手放すカード
kendo-row-deck-switch = 引く山札
kendo-field-reinforcement = どのカードで強化しますか？
kendo-field-reinforcement-none = なし
kendo-field-target = 誰を攻撃しますか？
kendo-field-target-none = 相手
kendo-field-mushin = MUSHINを使いますか？
kendo-field-mushin-true = MUSHINあり
kendo-field-mushin-false = MUSHINなし
kendo-field-deck = どの山札から？
kendo-field-deck-basics = 基本技
kendo-field-deck-counters = 応じ技
kendo-field-deck-others = その他のカード

# 手の結果:60字まで

kendo-hint-reinforced-duel = もう1枚取れるかも
kendo-hint-reinforced-competition = 1枚取れるかも
kendo-hint-alternative-duel = 1枚取れるかも
kendo-hint-alternative-competition = 相手の反則になるかも
kendo-hint-jikan-ahead = 次の攻撃で一本が決まらなければ、あなたの勝ち
kendo-hint-jikan-level = 5枚ずつ配り直し、次の一本で勝ち
kendo-hint-passed = { $strike }がそのままその人へ
kendo-hint-counter = 打ち返す
kendo-purpose-strike-duel = 止められなければ、相手の手札を2枚取れます。見えない{ $unseen }枚のうち、{ $stops ->
        [0] これを止められるカードはありません
       *[other] これを止められるのは{ $stops }枚です
    }。
kendo-purpose-strike-competition = 止められなければ、あなたの一本です。見えない{ $unseen }枚のうち、{ $stops ->
        [0] これを止められるカードはありません
       *[other] これを止められるのは{ $stops }枚です
    }。
kendo-purpose-alternative = 見えない{ $unseen }枚のうち、{ $stops ->
        [0] これを止められるカードはなく
       *[other] これを止められるのは{ $stops }枚だけで
    }、打突も手元に残ります。
kendo-purpose-stopped = 攻撃を止められ、使うのは出した1枚だけです。
kendo-purpose-bare = 攻撃を止められますが、次に仕掛けるカードがないので、1枚捨てて基本技を引くことになります。
kendo-hint-ended = 次はあなたが仕掛ける
kendo-hint-last-two = 最後の1枚なので引き分け
kendo-hint-last-more = 最後の1枚なので脱落
kendo-hint-stop = 次は{ $strike }
kendo-hint-again = 次は{ $who }が仕掛ける
kendo-hint-deck = 山札は残り{ $count }枚

# ものの名前

kendo-deck-basics = 基本技
kendo-deck-counters = 応じ技
kendo-deck-others = その他のカード
kendo-one-basics = 基本技
kendo-one-counters = 応じ技
kendo-one-others = その他のカード
kendo-mode-duel = 勝負
kendo-mode-competition = 試合
kendo-mark-M = 面（MEN）
kendo-mark-K = 小手（KOTE）
kendo-mark-D = 胴（DO）
kendo-mark-T = 突き（TSUKI）
kendo-mark-H = 反則2回
kendo-mark-E = 相手の手札切れ
kendo-none = なし

# ログ

kendo-event-first-totals = 基本技の数字の合計がいちばん大きい{ $who }が先攻です：{ $totals }。
kendo-event-first-card = 合計が同じなので、いちばん大きい数字の基本技を持つ{ $who }が先攻です。
kendo-event-first-lot = くじで{ $who }が先攻に決まりました。
kendo-event-changed = 交換した枚数：{ $counts }。
kendo-event-open = { $who }が{ $target }を攻撃：{ $cards }！
kendo-event-open-reinforced = { $who }が{ $target }を攻撃：{ $cards }！先に{ $reinforcement }を止め、次に{ $card }に応じます。
kendo-event-meet = { $who }が同じ打突で{ $strike }を相打ちにしました。攻防は終わりです。
kendo-event-meet-on = { $who }が{ $strike }に同じ打突で応じて打ち返しました：{ $target }へ{ $strike }！
kendo-event-counter = { $who }の応じ技{ $card }：{ $target }へ{ $strike }！
kendo-event-counter-mushin = { $who }の応じ技{ $card }（MUSHINで何にでも応じられます）：{ $target }へ{ $strike }！
kendo-event-deflect = { $who }が{ $card }で{ $strike }をさばきました。攻防は終わりです。
kendo-event-deflect-on = { $who }が{ $card }でさばき、{ $strike }は{ $target }へ！
kendo-event-parry = { $who }が{ $card }で{ $strike }を受け止めました。攻防は終わりです。
kendo-event-stop = { $who }が{ $card }で{ $strike }を止めました。
kendo-event-stop-alternative = { $who }が{ $card }で{ $strike }を止めました。攻撃した人がまた仕掛けます。
kendo-event-discard = { $who }は攻撃できず、{ $card }を捨てて基本技を引きます。
kendo-event-jikan = { $who }がJIKAN DESUを出しました。まもなく時間です。
kendo-event-unanswered = { $who }は{ $strike }を止められません。
kendo-event-unanswered-reinforcement = { $who }は{ $strike }を止められず、1枚取られます。続いて打突が来ます。
kendo-event-pulled = { $who }が{ $loser }の手札から、見ないで{ $count }枚取りました。
kendo-event-switched = { $who }が手札を1枚、{ $deck }の山札から引いたカードと入れ替えました。
kendo-event-drew-play = { $who }が{ $deck }の山札から1枚引きました。
kendo-event-drew-opening = { $who }が仕掛けるための基本技を引きました。
kendo-event-drew-bonus = { $who }がボーナスとして{ $deck }の山札から1枚引きました。
kendo-event-drew-refill = { $who }が手札を6枚にするため、{ $deck }の山札から引きました。
kendo-event-shuffled = { $deck }の山札がなくなったので、使ったカードを混ぜて山札にしました。
kendo-event-passed = { $who }は攻撃できず、引ける基本技もありません。次の人が仕掛けます。
kendo-event-dropped_out = { $who }が脱落しました。
kendo-event-hansoku = { $count ->
        [1] { $who }に反則。もう1回で相手の一本になります。
       *[other] { $who }に2回目の反則。
    }
kendo-event-ippon = { $who }の一本：{ $why }！
kendo-event-extended = 1対1で{ $who }が時間を告げました！すべて混ぜて5枚ずつ配り直し、次の一本で決まります。
kendo-event-left = { $who }が抜けました。
kendo-event-over-last = 最後までカードを持っていた{ $who }の勝ち！
kendo-event-over-hikiwake = 最後の1枚で受け止めました。引き分けです。
kendo-event-over-empty = 誰の手札もなくなりました。引き分けです。
kendo-event-over-no_opening = もう誰も攻撃できません。引き分けです。
kendo-event-over-ippon = { $who }が決め手の一本を取って、勝負あり！
kendo-event-over-jikan = 時間です！{ $who }の一本勝ち。
kendo-event-over-time = { $count ->
        [0] 時間切れです！リードしている人がいないので引き分け。
       *[other] 時間切れです！リードしていた{ $who }の勝ち。
    }
kendo-event-over-left = { $count ->
        [0] 全員が抜けました。
       *[other] { $who }の勝ち。ほかには誰も残っていません。
    }

# 本人だけに知らせること:見ないで取られたカード

kendo-own-lost = あなたが失ったカード：{ $cards }。
kendo-own-won = あなたが取ったカード：{ $cards }。

# 局面の説明：文字の盤面と、絵の代替テキスト

kendo-fact-cards = 手札 { $count }枚
kendo-fact-ippons = { $count ->
        [0] 一本なし
       *[other] 一本 { $marks }
    }
kendo-fact-hansoku = 反則 { $count }
kendo-fact-out = 脱落
kendo-fact-wanted = { $who }は{ $by }の{ $strike }を止める番
kendo-fact-shown = 手札 { $cards }
kendo-fact-bonus = { $who }がボーナスを引く
kendo-fact-refill = { $who }が6枚まで引く
kendo-fact-opens = { $who }が仕掛ける番
kendo-fact-spared = { $who }を狙うことはできません。

kendo-fact-exchange = Kendo Duel（{ $mode }）、{ $number ->
        [0] 最初の攻撃の前
       *[other] { $number }回目の攻防
    }。
kendo-fact-decks = 山札：基本技{ $basics }、応じ技{ $counters }、その他{ $others }。
kendo-fact-jikan-last = この攻撃で時間になります。
kendo-fact-jikan-extension = 延長戦：次の一本で勝ちです。
kendo-fact-hand = あなたの手札：{ $cards }。
kendo-fact-playable = 出せるカード：{ $cards }。
kendo-fact-choice = 選んだ手：{ $answer }。
kendo-fact-weighed = 試している手：{ $answer }。

## できない理由

## このカードは?
kendo-glossary-basic = { $meeting ->
        [attacks] 基本技です。攻撃を仕掛けるか、同じ{ $strike }を止めて打ち返します。応じ技に応じたときは、攻防を終わらせます。
       *[ends] 基本技です。攻撃を仕掛けるか、同じ{ $strike }を止めて相打ちにし、攻防を終わらせます。
    }
kendo-glossary-counter = 応じ技です。{ $answers }に応じて、{ $delivers }を打ち返します。
kendo-glossary-jodan = （上段）基本技に添えます。SEIGANかFUDOSHINで止められなければ、相手の手札を1枚取れます。
kendo-glossary-seme = （攻め）基本技に添えます。MUSHINかFUDOSHINで止められなければ、相手の手札を1枚取れます。
kendo-glossary-mushin = （無心）SEMEを止めます。応じ技に添えると、その応じ技がどんな攻撃にも使えます。
kendo-glossary-seigan = （正眼）JODANを止めます。
kendo-glossary-tai_sabaki = （体さばき）打突や応じ技をさばきます。2人なら攻防が終わり、次はあなたが仕掛けます。TAIATARIとMAKI AGEも止めます。
kendo-glossary-kamae = （構え）打突や応じ技をさばきます。2人なら攻防が終わり、次はあなたが仕掛けます。TAIATARIとMAKI AGEも止めます。
kendo-glossary-fudoshin = （不動心）打突や応じ技をさばきます。2人なら攻防が終わり、次はあなたが仕掛けます。ほかのものもすべて止めます。
kendo-glossary-tsubazeriai = （鍔迫り合い）基本技を受け止めます。応じ技は受け止められません。
kendo-glossary-bogyo = （防御）基本技を受け止めます。応じ技は受け止められません。
kendo-glossary-taiatari-duel = （体当たり）1枚だけで攻撃を仕掛けます。TAI SABAKI、KAMAE、FUDOSHINで止められなければ、相手の手札を1枚取れます。
kendo-glossary-taiatari-competition = （体当たり）1枚だけで攻撃を仕掛けます。TAI SABAKI、KAMAE、FUDOSHINで止められなければ相手の反則で、反則2回であなたの一本です。
kendo-glossary-maki_age-duel = （巻き上げ）1枚だけで攻撃を仕掛けます。TAI SABAKI、KAMAE、FUDOSHINで止められなければ、相手の手札を1枚取れます。
kendo-glossary-maki_age-competition = （巻き上げ）1枚だけで攻撃を仕掛けます。TAI SABAKI、KAMAE、FUDOSHINで止められなければ相手の反則で、反則2回であなたの一本です。
kendo-glossary-jikan_desu = （時間です）1対0でリードしているときか1対1のとき、仕掛ける代わりに時間を告げます。
