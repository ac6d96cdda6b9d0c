# Karenza

karenza-name = Karenza
karenza-pitch = 構えがものを言う剣の決闘。足を運んで構えを作り、攻撃し、受け流しましょう。2〜4人用、30分。

# 手番の人への案内

karenza-ask-warrior = 剣士を選んでください。
karenza-ask-opening = { $first ->
        [1] 先に攻撃するのはあなたです。構えを選んでください：左足、右足、剣。
       *[0] 先に攻撃されるので、受け流せるようにしましょう。構えを選んでください：左足、右足、剣。
    }
karenza-weighing = 絵は、手札に合う構えです：
karenza-form-best = 出せるカードが最多
karenza-ask-act = 主導権はあなたにあります。できること：{ $can }。
karenza-can-act-play = 攻撃する
karenza-can-act-stand = パスする
karenza-ask-defend = 威力{ $power }の攻撃が来ます。できること：{ $can }。
karenza-can-defend-play = 受け流す
karenza-can-defend-stand = 攻撃を受ける
karenza-only-defend-stand = 攻撃を受ける（止められる手札がありません）
karenza-only-act-stand = パスする（届く攻撃がありません。{ $most }回まで動けます）

# ロビーのオプション

karenza-option-sword_lock = 剣を動かすと
karenza-option-sword_lock-on = その手番はカードを出せない
karenza-option-sword_lock-off = 足を動かすのと同じ扱い
karenza-option-threat_cap = 攻撃されたときの移動
karenza-option-threat_cap-defence = 受け流すときだけ攻撃側の移動数まで
karenza-option-threat_cap-always = 常に攻撃側の移動数まで（コンボが増える）
karenza-option-hand = 手札の枚数
karenza-option-hand-7 = 7枚
karenza-option-hand-5 = 5枚
karenza-option-hand-3 = 3枚
karenza-option-target = 勝ちに必要な点
karenza-option-target-10 = 10点
karenza-option-target-5 = 5点、短い対戦（1、2回の命中で決まる）

# 終わった理由

karenza-reason-points = 先に{ $target }点を取りました。
karenza-reason-deck = 山札が尽きたので、点がいちばん高い人の勝ちです。
karenza-reason-left =
    { $others ->
        [1] 相手が抜けました。
       *[other] ほかの人が抜けました。
    }

# 手

karenza-answer-play-at = { $card } → { $mark }
karenza-answer-stand = 構え { $pose }
karenza-answer-stand-discard = 構え { $pose }、{ $card }を捨てる
karenza-answer-hit = { $moved ->
        [1] 攻撃を受けて、構え { $pose }
       *[0] 攻撃を受ける
    }
karenza-answer-pass = { $moved ->
        [1] パス、構え { $pose }
       *[0] パス、動かない
    }
karenza-answer-pass-discard = { $moved ->
        [1] パス、構え { $pose }、{ $card }を捨てる
       *[0] パス、動かずに{ $card }を捨てる
    }
karenza-kind-choose = 剣士を選ぶ…
karenza-kind-play = カードを出す…
karenza-kind-stand = パスして構える…
karenza-kind-stand-defend = 攻撃を受けて構える…
karenza-emoji-stand = 👣
karenza-field-kind = どうしますか？
karenza-field-kind-choose = 剣士を選ぶ
karenza-field-kind-play = カードを出す
karenza-field-kind-stand = 構えだけ決める
karenza-field-warrior = どの剣士？
karenza-field-card = どのカード？
karenza-field-target = 誰を攻撃しますか？
karenza-field-target-None = 相手
karenza-field-stance = 構えを変える…
karenza-field-stance-more = ほかの構え…
karenza-field-discard = すぐにパスして捨てるカード…
karenza-field-discard-None = 捨てない
karenza-card-attack = { $card }、攻撃 · { $pose }
karenza-card-defence = { $card }、防御 · { $pose }

# 手の代償と結果:60字まで

karenza-moves-none = 移動なし
karenza-moves = 移動{ $count }回：{ $which }
karenza-moves-only = { $count ->
        [0] 移動なし
       *[other] 移動{ $count }回
    }
karenza-step-left = 左足 { $left }
karenza-step-right = 右足 { $right }
karenza-step-sword = 剣 { $sword }
karenza-step-swap = 足の入れ替え
karenza-hint-wins = 命中すれば勝ち
karenza-hint-takes = 止める、次はあなたの攻撃 · { $moves }
karenza-hint-stops = 止める、次も相手の攻撃 · { $moves }
karenza-hint-concede = 相手に{ $points }点{ $wins ->
        [1] {"（相手の勝ち）"}
       *[0] {""}
    }
karenza-purpose-attack = 誰にも止められなければ、{ $points }点入ります。{ $steps ->
        [0] 受け流す側は動けません。
       *[other] 受け流す側が動けるのは{ $steps }回までです。
    }
karenza-purpose-takes = { $points }点を防ぎ、次はあなたの番です。
karenza-purpose-stops = { $points }点を防ぎます。次も攻撃側の番です。
karenza-purpose-stand = { $stuck ->
        [1] いま届く攻撃はありません。その構えですぐ出せるのは
       *[other] その構えですぐ出せるのは
    }{ $attacks ->
        [0] {""}
       *[other] 攻撃{ $attacks }枚
    }{ $both ->
        [1] {"、"}
       *[other] {""}
    }{ $defences ->
        [0] {""}
       *[other] 防御{ $defences }枚
    }です{ $drawn ->
        [0] {""}
       *[other] 。カードを{ $drawn }枚引きます
    }。
karenza-purpose-drawn = { $stuck ->
        [1] {"いま届く攻撃はありません。"}
       *[other] {""}
    }{ $drawn ->
       *[other] カードを{ $drawn }枚引きます
    }。
karenza-hint-ready = すぐ出せる：{ $cards }
karenza-ready-none = すぐ出せるカードなし
karenza-ready-attacks = 攻撃{ $count }枚
karenza-ready-defences = 防御{ $count }枚
karenza-theme-masaru = はじめての人向け：待って受け流し、重い一撃で決める
karenza-theme-lanying = はじめての人向け：突きが次の突きにつながる
karenza-theme-ortwin = 軽い攻撃を重ね、いちばん重い一撃を温存する
karenza-theme-ines = つねに動く：どの攻撃も、前の攻撃から一歩先で始まる
karenza-theme-ginevra = 意表をつく：剣がどこで止まるか、読まれにくい
karenza-theme-amihan = 強い受け流しで攻撃の番を奪い、素早く斬り返す
karenza-theme-random = おまかせ（誰になるかお楽しみ）

karenza-style-masaru = 重い斬り
karenza-style-lanying = 流れる突き
karenza-style-ortwin = 渾身の一撃
karenza-style-ines = 小さな足運び
karenza-style-ginevra = 読みにくい
karenza-style-amihan = 強い受け流し

# ものの名前

karenza-warrior-random = 剣士はおまかせ
karenza-warrior-unknown = 未定

# ログ

karenza-event-chosen = { $who }が剣士を選びました。
karenza-event-as = { $who }は{ $warrior }
karenza-event-begun = { $pairs }。くじで{ $who }が先攻に決まりました。
karenza-event-placed = { $who }の構え：左足{ $left }、右足{ $right }、剣{ $sword }。
karenza-event-attacked = { $moves ->
        [0] { $who }が動かずに{ $target }を攻撃：{ $card }！
       *[other] { $who }が{ $moves }回動いて{ $target }を攻撃：{ $card }！
    }
karenza-event-defended-won = { $moves ->
        [0] { $who }が動かずに{ $card }で{ $attack }を受け流し、次に攻撃できます。
       *[other] { $who }が{ $moves }回動いて{ $card }で{ $attack }を受け流し、次に攻撃できます。
    }
karenza-event-defended-kept = { $moves ->
        [0] { $who }が動かずに{ $card }で{ $attack }を受け流しました。次も{ $next }が攻撃できます。
       *[other] { $who }が{ $moves }回動いて{ $card }で{ $attack }を受け流しました。次も{ $next }が攻撃できます。
    }
karenza-event-conceded = { $moves ->
        [0] { $who }は攻撃を受け、構えは{ $left } { $right } { $sword }のままです。
       *[other] { $who }は攻撃を受け、{ $moves }回動いて構えを{ $left } { $right } { $sword }に変えました。
    }
karenza-event-scored = { $card }が{ $target }に命中！{ $who }に{ $points }点、合計{ $score }点。
karenza-event-combo = { $count }連続コンボ！
karenza-event-passed = { $moves ->
        [0] { $who }は構え{ $left } { $right } { $sword }のまま、主導権を{ $to }に渡しました。
       *[other] { $who }は{ $moves }回動いて構えを{ $left } { $right } { $sword }に変え、主導権を{ $to }に渡しました。
    }
karenza-event-discarded = 捨てたカード：{ $card }。
karenza-event-drawn = 引いた枚数：{ $drawn }。
karenza-event-deck_out = { $who }がカードを引けないので、対戦は終わりです。
karenza-event-left = { $who }が抜けました。

# 局面の説明：文字の盤面と、絵の代替テキスト

karenza-fact-initiative = 主導権
karenza-fact-choosing = 剣士を選択中
karenza-fact-chosen = 選択済み
karenza-fact-warrior = { $warrior }、構え { $stance }
karenza-fact-nowhere = 未定
karenza-fact-score = { $score }/{ $target }点、手札{ $hand }、山札{ $deck }
karenza-fact-discards = { $who }の捨て札：{ $cards }。
karenza-fact-before = その前：{ $cards }。
karenza-fact-dear = いまパスするとカードを1枚失います。
karenza-fact-empty = 手札はありません。
karenza-fact-warriors = 選べる剣士：{ $warriors }。
karenza-fact-attack = { $who }が{ $card }で{ $target }を攻撃。受け流すための移動は{ $moves }回まで。
karenza-fact-laid-attack = { $who }が{ $card }で攻撃しました。
karenza-fact-laid-defence = { $who }が{ $card }で受け流しました。
karenza-fact-hand = あなたの手札（構え→終点、必要な移動）
karenza-fact-attack-card = 攻撃
karenza-fact-defence-card = 防御
karenza-fact-ready = （出せる）
karenza-fact-weighed = 試している構えは{ $pose }です。

## いつもの予約
karenza-always-defend = 攻撃されたときはいつも
karenza-always-defend-stay = 攻撃はいつも受け、構えも変えない
karenza-always-defend-unarmed = 受け流せないときは攻撃を受け、構えも変えない

## できない理由

## このカードは?
karenza-glossary-attack = 「{ $means }」。威力{ $power }の攻撃。左足{ $left }、右足{ $right }、剣{ $sword }。打ったあと剣は{ $end }へ。
karenza-glossary-defence = 「{ $means }」。威力{ $power }の防御。左足{ $left }、右足{ $right }、剣{ $sword }。使ったあと剣は{ $end }へ。

# Karenza:技の名前の意味。名前そのものは、どの言語でも同じ。

## Masaru、剣術

karenza-means-kesa_giri = 袈裟斬り
karenza-means-kiri_oroshi = 斬り下ろし
karenza-means-kiri_age = 斬り上げ
karenza-means-do_giri = 胴斬り
karenza-means-morote_zuki = 諸手突き
karenza-means-tsubame_gaeshi = 燕返し
karenza-means-uke_nagashi = 受け流し
karenza-means-suri_age = すり上げ
karenza-means-harai = 払い
karenza-means-kiri_otoshi = 切り落とし
karenza-means-maki_otoshi = 巻き落とし
karenza-means-inashi = いなし

## Lanying、剣(ジェン)

karenza-means-bai_she_tu_xin = 白蛇吐信：白蛇が舌を出す
karenza-means-xian_ren_zhi_lu = 仙人指路：仙人が道を指す
karenza-means-qing_ting_dian_shui = 蜻蜓点水：とんぼが水に触れる
karenza-means-yan_zi_chao_shui = 燕子抄水：燕が水面をかすめる
karenza-means-huang_feng_ru_dong = 黄蜂入洞：蜂が巣穴に入る
karenza-means-liu_xing_gan_yue = 流星趕月：流れ星が月を追う
karenza-means-huai_zhong_bao_yue = 懐中抱月：月を胸に抱く
karenza-means-feng_juan_he_ye = 風捲荷葉：風が蓮の葉を巻く
karenza-means-shi_zi_yao_tou = 獅子揺頭：獅子が頭を振る
karenza-means-wu_long_bai_wei = 烏龍擺尾：黒い龍が尾を振る
karenza-means-su_niao_tou_lin = 宿鳥投林：鳥が林に帰る
karenza-means-ye_ma_tiao_jian = 野馬跳澗：野生の馬が谷川を跳ぶ

## Ortwin、ドイツの長剣術

karenza-means-zornhau = 憤怒の斬り
karenza-means-krumphau = 曲げ斬り
karenza-means-zwerchhau = 横斬り
karenza-means-schielhau = 横目の斬り
karenza-means-scheitelhau = 脳天斬り
karenza-means-unterhau = 下からの斬り
karenza-means-absetzen = 切っ先で脇へそらす
karenza-means-versetzen = ずらして防ぐ
karenza-means-winden = 刃の上で巻く
karenza-means-haengen = 切っ先を下げる
karenza-means-kron = 冠
karenza-means-abschneiden = 切り離す

## Inés、スペインの真の剣術

karenza-means-estocada_de_puno = 手首からの突き
karenza-means-tajo = 右からの斬り
karenza-means-reves = 左からの斬り
karenza-means-mandoble = 手首のひと振り
karenza-means-cuarto_circulo = 四分の一の円
karenza-means-cuchillada = 切りつけ
karenza-means-atajo = 相手の刃に刃を重ねる
karenza-means-desvio = そらす
karenza-means-reparo = 斬りの受け
karenza-means-expulsion = 刃をはじき出す
karenza-means-linea_en_cruz = 横切る線
karenza-means-conclusion = 柄をつかむ

## Ginevra、ボローニャの剣術

karenza-means-mandritto_fendente = 順手の斬り下ろし
karenza-means-riverso_sgualembrato = 斜めの逆斬り
karenza-means-tramazzone = 手首で回す斬り
karenza-means-stoccata = 下からの突き
karenza-means-imbroccata = 上からの突き
karenza-means-falso_dritto = 裏刃の斬り上げ
karenza-means-guardia_di_testa = 頭の守り
karenza-means-guardia_di_faccia = 顔の守り
karenza-means-falso_manco = 裏刃の受け流し
karenza-means-mezza_volta = 手を半分返す
karenza-means-battuta = 刃を打つ
karenza-means-cavazione = 刃を下から抜く

## Amihan、エスクリマ

karenza-means-abaniko = 扇
karenza-means-redonda = ぐるりと回す
karenza-means-planchada = 水平斬り
karenza-means-aldabis = 斜め斬り
karenza-means-saksak = 突き
karenza-means-bagsak = 上から落とす
karenza-means-salag = 止める
karenza-means-palis_palis = 打ちに逆らわず流す
karenza-means-sombrada = 影
karenza-means-payong = 傘
karenza-means-gunting = はさみ
karenza-means-agaw = 武器を奪う
