# Karenza: what the names of the techniques mean, word for word. The names themselves are the same in every language.


## Masaru, kenjutsu

karenza-means-kesa_giri = cut along the monk's robe
karenza-means-kiri_oroshi = cut straight down
karenza-means-kiri_age = rising cut
karenza-means-do_giri = cut through the trunk
karenza-means-morote_zuki = two-handed thrust
karenza-means-tsubame_gaeshi = swallow's return
karenza-means-uke_nagashi = receive and let flow
karenza-means-suri_age = slide up along the blade
karenza-means-harai = sweep aside
karenza-means-kiri_otoshi = cut the attack down
karenza-means-maki_otoshi = wind the blade down
karenza-means-inashi = parry in passing

## Lanying, jiàn

karenza-means-bai_she_tu_xin = white snake flicks its tongue
karenza-means-xian_ren_zhi_lu = the immortal shows the way
karenza-means-qing_ting_dian_shui = dragonfly touches the water
karenza-means-yan_zi_chao_shui = swallow skims the water
karenza-means-huang_feng_ru_dong = wasp enters its hole
karenza-means-liu_xing_gan_yue = shooting star chases the moon
karenza-means-huai_zhong_bao_yue = hold the moon to the breast
karenza-means-feng_juan_he_ye = wind rolls up the lotus leaf
karenza-means-shi_zi_yao_tou = lion shakes its head
karenza-means-wu_long_bai_wei = black dragon swings its tail
karenza-means-su_niao_tou_lin = bird goes home to the wood
karenza-means-ye_ma_tiao_jian = wild horse leaps the stream

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = cut of wrath
karenza-means-krumphau = crooked cut
karenza-means-zwerchhau = cut across
karenza-means-schielhau = squinting cut
karenza-means-scheitelhau = cut to the crown of the head
karenza-means-unterhau = cut from below
karenza-means-absetzen = set the point aside
karenza-means-versetzen = displace
karenza-means-winden = wind on the blade
karenza-means-haengen = hang the point
karenza-means-kron = crown
karenza-means-abschneiden = slice off

## Inés, verdadera destreza

karenza-means-estocada_de_puno = thrust from the wrist
karenza-means-tajo = cut from the right
karenza-means-reves = cut from the left
karenza-means-mandoble = flick of the wrist
karenza-means-cuarto_circulo = quarter circle
karenza-means-cuchillada = slash
karenza-means-atajo = place your blade on the other's
karenza-means-desvio = turn aside
karenza-means-reparo = parry of a cut
karenza-means-expulsion = throw the blade off
karenza-means-linea_en_cruz = line across
karenza-means-conclusion = seize the hilt

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = forehand cut downwards
karenza-means-riverso_sgualembrato = slanting backhand
karenza-means-tramazzone = cut from the wrist
karenza-means-stoccata = thrust from below
karenza-means-imbroccata = thrust from above
karenza-means-falso_dritto = rising cut with the false edge
karenza-means-guardia_di_testa = guard of the head
karenza-means-guardia_di_faccia = guard of the face
karenza-means-falso_manco = parry with the false edge
karenza-means-mezza_volta = half turn of the hand
karenza-means-battuta = beat on the blade
karenza-means-cavazione = draw the blade away below

## Amihan, eskrima

karenza-means-abaniko = fan
karenza-means-redonda = round and round
karenza-means-planchada = flat cut
karenza-means-aldabis = slanting cut
karenza-means-saksak = thrust
karenza-means-bagsak = drop from above
karenza-means-salag = block
karenza-means-palis_palis = go with the blow
karenza-means-sombrada = shadow
karenza-means-payong = umbrella
karenza-means-gunting = scissors
karenza-means-agaw = take the weapon
