# Regroup! Chicken Army

regroup-name = Regroup! Chicken Army
regroup-pitch = カードを重ねて軍を強くし、全員対全員で戦います。2〜4人用、30分。

# 手番の人への案内

regroup-ask-lead =
    { $again ->
        [1] くじで、そのリーダーはほかの人のものになりました。もう一度こっそり選んでください。
       *[0] リーダーをこっそり選んでください。
    }{ $leaders ->
        [drowning] ボーナスは、ライフが15以下のあいだ有効です。
       *[powers] ボーナスは最初から有効です。
    }
regroup-ask-take = あなたの番です。どのカードを取りますか？
regroup-ask-place = 取ったのは「{ $card }」（{ $squares }）です。自分の軍に1マス以上重ねて置いてください。

# ロビーのオプション

regroup-option-initial = 最初のカード
regroup-option-initial-common = 全員同じ
regroup-option-initial-different = 1人ずつ違う
regroup-option-leaders = リーダー
regroup-option-leaders-plain = 能力なし
regroup-option-leaders-powers = 能力あり
regroup-option-leaders-drowning = ライフが半分になったら能力あり
regroup-option-leaders_by = リーダーの決め方
regroup-option-leaders_by-choice = 秘密に選ぶ
regroup-option-leaders_by-lot = くじで決める
regroup-option-heal_cap = 回復
regroup-option-heal_cap-on = 30まで
regroup-option-heal_cap-off = 上限なし

# 終わった理由

regroup-reason-survivor = 残っているのは{ $winner }さんだけです。
regroup-reason-nobody = 全員が倒れました。ライフがいちばん0に近かったのは{ $winner }さんです。
regroup-reason-market = 次のラウンドにはカードが足りません。ライフがいちばん多いのは{ $winner }さんです。
regroup-reason-left =
    { $others ->
        [1] 相手が抜けました。
       *[other] ほかの全員が抜けました。
    }

# 手

regroup-answer-take-1 = 無料のカード
regroup-answer-take-2 = コイン1枚のカード
regroup-answer-take-3 = コイン2枚のカード
regroup-answer-take-pile = 伏せたカード
regroup-answer-place = { $spot } { $turns }
regroup-emoji-lead = 🐔
regroup-emoji-take = 🃏
regroup-kind-lead = リーダーを選ぶ
regroup-kind-take = カードを取る
regroup-kind-place = 置く
regroup-turns = ↻ { $degrees }°
regroup-hint-place = { $totals } · { $gain }
regroup-hint-nothing = 戦うものなし
regroup-purpose-taken = うまく置いた場合：{ regroup-purpose-placed }
regroup-purpose-placed =
    { $changes ->
        [battle] 相手の軍がいまのままなら、与えるダメージは{ regroup-purpose-all }{ $hit }（いまは{ $hit_now }）、受けるダメージは{ $struck }（いまは{ $struck_now }）です。
        [army] 相手の軍がいまのままなら、与えるダメージは{ regroup-purpose-all }{ $hit }、受けるダメージは{ $struck }のままで、有効なニワトリは{ $chickens }羽になります（いまは{ $chickens_now }羽）。
       *[neither] 相手の軍がいまのままなら、与えるダメージは{ regroup-purpose-all }{ $hit }、受けるダメージは{ $struck }のままです。
    }{ regroup-purpose-falls }{ regroup-purpose-coins }{ regroup-purpose-potions }
regroup-purpose-pile = 取れる表向きのカードでいちばんよいものなら、与えるダメージは{ regroup-purpose-all }{ $hit }、受けるダメージは{ $struck }です。伏せたカードはもっとよいかもしれません。
regroup-purpose-all =
    { $enemies ->
        [1] { "" }
       *[other] 合計
    }
regroup-purpose-falls =
    { $falls ->
        [both] 2人とも倒れます。
        [you] あなたが倒れます。
        [them] 相手が倒れます。
       *[nobody] { "" }
    }
regroup-purpose-coins =
    { $coins_more ->
        [0] { "" }
       *[other] {" "}💰 { $coins_now }→{ $coins }
    }
regroup-purpose-potions =
    { $potions_more ->
        [0] { "" }
       *[other] {" "}🧪 { $potions_now }→{ $potions }
    }
regroup-squares = { $one } { $two } / { $three } { $four }

regroup-field-kind = どうしますか？
regroup-field-kind-lead = リーダーを選ぶ
regroup-field-kind-take = カードを取る
regroup-field-kind-place = 置く
regroup-field-leader = どのリーダーにしますか？
regroup-field-source = どのカード？
regroup-field-source-1 = 無料のカード
regroup-field-source-2 = コイン1枚のカード
regroup-field-source-3 = コイン2枚のカード
regroup-field-source-pile = 伏せたカード
regroup-field-spot = 左上の角をどこに置きますか？置いたあとで回せます。
regroup-field-spot-short = 左上の角
regroup-field-turns = どの向きに？

# ものの名前

regroup-sign-sword = ⚔️
regroup-sign-wand = 🪄
regroup-sign-shield = 🛡️
regroup-sign-barrier = 🧿
regroup-sign-coin = 💰
regroup-sign-potion = 🧪
regroup-letter-sword = S
regroup-letter-wand = W
regroup-letter-shield = D
regroup-letter-barrier = B
regroup-letter-coin = C
regroup-letter-potion = P
regroup-kind-sword = 剣
regroup-kind-wand = 杖
regroup-kind-shield = 盾
regroup-kind-barrier = 結界
regroup-kind-coin = コイン
regroup-kind-potion = ポーション
regroup-count-sword = 剣{ $count }
regroup-count-wand = 杖{ $count }
regroup-count-shield = 盾{ $count }
regroup-count-barrier = 結界{ $count }
regroup-count-coin = コイン{ $count }
regroup-count-potion = ポーション{ $count }
regroup-leader-captain = ハットピン隊長
regroup-leader-professor = クイル教授
regroup-leader-granny = グリドルばあさん
regroup-leader-prophet = 預言者ドリズル

# カード

regroup-card-moonlit-roost = 月夜のとまり木
regroup-card-dawn-chorus = 夜明けの大合唱
regroup-card-wishbone = 願い骨
regroup-card-market-day = 市の立つ日
regroup-card-gatecrashers = 殴り込み
regroup-card-long-road = 長い道のり
regroup-card-apothecary = 薬屋
regroup-card-bandit-creek = 盗賊の小川
regroup-card-fair-ground = お祭り広場
regroup-card-ferry-crossing = 渡し場
regroup-card-hot-soup = 熱々スープ
regroup-card-night-watch = 夜回り
regroup-card-bonesetter = 骨接ぎ
regroup-card-gold-scratch = 金ほり
regroup-card-herb-garden = 薬草畑
regroup-card-mud-wall = 土壁
regroup-card-pay-chest = 給料箱
regroup-card-soft-landing = ふんわり着地
regroup-card-tax-season = 年貢の季節
regroup-card-spark-and-straw = 火花とわら
regroup-card-strongbox = 金庫
regroup-card-second-wind = ひと息ついて
regroup-card-lucky-worm = 幸運のミミズ
regroup-card-sleepless-seven = 眠らぬ七羽
regroup-card-ginger-root = しょうがの根
regroup-card-red-combs = 赤いとさか
regroup-card-corn-merchants = とうもろこし商人
regroup-card-cup-of-tea = お茶を一杯
regroup-card-bent-spears = 曲がった槍
regroup-card-hen-and-pike = めんどりと長槍
regroup-card-fox-hunters = キツネ狩り
regroup-card-long-talons = 長い爪
regroup-card-loose-feathers = 抜けた羽根
regroup-card-full-moon = 満月
regroup-card-cold-nest = 冷えた巣
regroup-card-chopping-block = まな板
regroup-card-honey-jar = はちみつ壺
regroup-card-bandage-brigade = 包帯部隊
regroup-card-high-perch = 高いとまり木
regroup-card-old-spells = 古い呪文
regroup-card-stone-coop = 石の鶏小屋
regroup-card-barn-door = 納屋の扉
regroup-card-fence-line = 垣根
regroup-card-first-hatch = はじめてのひな
regroup-card-spurs-and-cures = 蹴爪と薬
regroup-card-hats-and-shields = 帽子と盾
regroup-card-hired-spurs = 雇われ蹴爪
regroup-card-midnight-coven = 真夜中の集会

# ログ

regroup-event-dealt = くじで{ $who }が先攻に決まりました。
regroup-event-wished = { $who }がリーダーを選びました。
regroup-event-led = { $who }のリーダーは{ $leader }です。
regroup-event-took-1 = { $who }が無料のカード「{ $card }」（{ $squares }）を取りました。
regroup-event-took-2 = { $who }がコイン1枚のカード「{ $card }」（{ $squares }）を取りました。
regroup-event-took-3 = { $who }がコイン2枚のカード「{ $card }」（{ $squares }）を取りました。
regroup-event-took-pile = { $who }が伏せたカードを取りました：「{ $card }」（{ $squares }）。
regroup-event-took-forced = { $who }が、1枚だけ残った「{ $card }」（{ $squares }）を取りました。
regroup-event-placed = { $who }が「{ $card }」を{ $count }マスに重ねて置きました。
regroup-event-fought = 第{ $round }ラウンドの戦闘：{ $hits }ライフ：{ $lives }。
regroup-battle-hits = { $who }の攻撃で{ $targets }。
regroup-battle-target = { $who }に{ $damage }ダメージ（{ $how }）
regroup-battle-nothing = 誰の攻撃も通りませんでした。
regroup-event-fell = { $who }がライフ{ $life }で倒れました。
regroup-event-begun = 第{ $round }ラウンド開始。先攻は{ $who }です。
regroup-event-left = { $who }が抜けました。

# 局面の説明：文字の盤面と、絵の代替テキスト

regroup-fact-round = Regroup!、第{ $round }ラウンド。
regroup-fact-life = ライフ{ $life }
regroup-fact-first = 先攻
regroup-fact-fell = 倒れた
regroup-board-legend =
    S剣 W杖 D盾 B結界 Cコイン Pポーション
    大文字は有効、2はニワトリ2羽
regroup-fact-card = 置くカードは「{ $name }」：{ $card }。
regroup-fact-weighed = { $spot }に{ $turns }の向きで置いてみた場合：{ $change }。
regroup-fact-no-change = 合計は変わりません
regroup-fact-market = { $cost ->
        [0] 無料のカード：{ $card }。
       *[other] コイン{ $cost }枚のカード：{ $card }。
    }
regroup-fact-pile = 山札は残り{ $count }枚。
regroup-fact-army = { $who }の軍（かっこ内は孤立したマス）：{ $squares }。
regroup-fact-leader-wish = { $who }は秘密に{ $leader }を選びました。
regroup-fact-leader-wished = { $who }はリーダーを秘密に選びました。
regroup-fact-leader-none = { $who }のリーダーはまだ決まっていません。
regroup-fact-leader-lit = { $who }のリーダーは{ $leader }：{ $bonus }。
regroup-fact-leader-waiting = { $who }のリーダーは{ $leader }、いま効いていないボーナス：{ $bonus }。

## できない理由

## 絵の意味は?
regroup-press-cards = 絵の意味は？
regroup-glossary-sword = 相手全員を攻撃します。相手の盾の分だけ弱まります。ほかの剣と隣り合うと有効です。
regroup-glossary-wand = 相手全員を攻撃します。相手の結界の分だけ弱まります。ほかの杖と隣り合うと有効です。
regroup-glossary-shield = あなたへの剣の攻撃を弱めます。ほかの盾と隣り合うと有効です。
regroup-glossary-barrier = あなたへの杖の攻撃を弱めます。ほかの結界と隣り合うと有効です。
regroup-glossary-coin = 軍に見えていると、市場の値段のついたカードも取れます。使ってもなくなりません。
regroup-glossary-potion = 見えているあいだ、戦闘が終わるたびにライフが1回復します。
