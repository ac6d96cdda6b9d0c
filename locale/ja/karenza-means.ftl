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
