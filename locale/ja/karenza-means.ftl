# Karenza:技の名前の意味。名前そのものは、どの言語でも同じ。


## Masaru、剣術

karenza-means-kesa_giri = 袈裟にかけて斬る
karenza-means-kiri_oroshi = まっすぐ斬り下ろす
karenza-means-kiri_age = 斬り上げる
karenza-means-do_giri = 胴を斬る
karenza-means-morote_zuki = 両手で突く
karenza-means-tsubame_gaeshi = 燕のように返す
karenza-means-uke_nagashi = 受けて流す
karenza-means-suri_age = 刃に沿ってすり上げる
karenza-means-harai = 払う
karenza-means-kiri_otoshi = 攻撃を切り落とす
karenza-means-maki_otoshi = 刃を巻いて落とす
karenza-means-inashi = いなす

## Lanying、剣(ジェン)

karenza-means-bai_she_tu_xin = 白蛇が舌を出す
karenza-means-xian_ren_zhi_lu = 仙人が道を指す
karenza-means-qing_ting_dian_shui = とんぼが水に触れる
karenza-means-yan_zi_chao_shui = 燕が水面をかすめる
karenza-means-huang_feng_ru_dong = 蜂が巣穴に入る
karenza-means-liu_xing_gan_yue = 流れ星が月を追う
karenza-means-huai_zhong_bao_yue = 月を胸に抱く
karenza-means-feng_juan_he_ye = 風が蓮の葉を巻く
karenza-means-shi_zi_yao_tou = 獅子が頭を振る
karenza-means-wu_long_bai_wei = 黒龍が尾を振る
karenza-means-su_niao_tou_lin = 鳥が林に帰る
karenza-means-ye_ma_tiao_jian = 野生の馬が谷川を跳ぶ

## Ortwin、ドイツの長剣術

karenza-means-zornhau = 怒りの斬り
karenza-means-krumphau = 曲がった斬り
karenza-means-zwerchhau = 横の斬り
karenza-means-schielhau = にらむ斬り
karenza-means-scheitelhau = 脳天への斬り
karenza-means-unterhau = 下からの斬り
karenza-means-absetzen = 切っ先をそらす
karenza-means-versetzen = 位置をずらす
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
karenza-means-reparo = 斬りを防ぐ
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
karenza-means-redonda = ぐるぐる回す
karenza-means-planchada = 平らな斬り
karenza-means-aldabis = 斜めの斬り
karenza-means-saksak = 突き
karenza-means-bagsak = 上から落とす
karenza-means-salag = 止める
karenza-means-palis_palis = 打ちに逆らわず流す
karenza-means-sombrada = 影
karenza-means-payong = 傘
karenza-means-gunting = はさみ
karenza-means-agaw = 武器を奪う
