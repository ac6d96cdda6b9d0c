# Karenza : ce que veulent dire les noms des techniques, mot à mot. Les noms eux-mêmes sont les mêmes dans toutes les langues.


## Masaru, kenjutsu

karenza-means-kesa_giri = coupe le long de l'étole du moine
karenza-means-kiri_oroshi = coupe droit vers le bas
karenza-means-kiri_age = coupe montante
karenza-means-do_giri = coupe en travers du tronc
karenza-means-morote_zuki = estoc à deux mains
karenza-means-tsubame_gaeshi = retour de l'hirondelle
karenza-means-uke_nagashi = recevoir et laisser couler
karenza-means-suri_age = remonter en glissant sur la lame
karenza-means-harai = balayer
karenza-means-kiri_otoshi = rabattre l'attaque d'une coupe
karenza-means-maki_otoshi = enrouler la lame vers le bas
karenza-means-inashi = parade au passage

## Lanying, jiàn

karenza-means-bai_she_tu_xin = le serpent blanc darde sa langue
karenza-means-xian_ren_zhi_lu = l'immortel montre le chemin
karenza-means-qing_ting_dian_shui = la libellule touche l'eau
karenza-means-yan_zi_chao_shui = l'hirondelle rase l'eau
karenza-means-huang_feng_ru_dong = la guêpe entre dans son trou
karenza-means-liu_xing_gan_yue = l'étoile filante poursuit la lune
karenza-means-huai_zhong_bao_yue = serrer la lune contre son cœur
karenza-means-feng_juan_he_ye = le vent enroule la feuille de lotus
karenza-means-shi_zi_yao_tou = le lion secoue la tête
karenza-means-wu_long_bai_wei = le dragon noir balance la queue
karenza-means-su_niao_tou_lin = l'oiseau rentre au bois
karenza-means-ye_ma_tiao_jian = le cheval sauvage saute le ruisseau

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = coup de colère
karenza-means-krumphau = coup tordu
karenza-means-zwerchhau = coup en travers
karenza-means-schielhau = coup qui louche
karenza-means-scheitelhau = coup au sommet du crâne
karenza-means-unterhau = coup d'en bas
karenza-means-absetzen = détourner de la pointe
karenza-means-versetzen = déplacer
karenza-means-winden = tourner sur la lame
karenza-means-haengen = laisser pendre la pointe
karenza-means-kron = couronne
karenza-means-abschneiden = trancher au passage

## Inés, verdadera destreza

karenza-means-estocada_de_puno = estoc du poignet
karenza-means-tajo = taille de droite
karenza-means-reves = taille de gauche
karenza-means-mandoble = coup sec du poignet
karenza-means-cuarto_circulo = quart de cercle
karenza-means-cuchillada = estafilade
karenza-means-atajo = poser sa lame sur celle de l'autre
karenza-means-desvio = détourner
karenza-means-reparo = parade d'une taille
karenza-means-expulsion = rejeter la lame
karenza-means-linea_en_cruz = ligne en croix
karenza-means-conclusion = saisir la garde de l'épée

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = coup droit de haut en bas
karenza-means-riverso_sgualembrato = revers en biais
karenza-means-tramazzone = moulinet du poignet
karenza-means-stoccata = estoc d'en bas
karenza-means-imbroccata = estoc d'en haut
karenza-means-falso_dritto = coup montant du faux tranchant
karenza-means-guardia_di_testa = garde de la tête
karenza-means-guardia_di_faccia = garde du visage
karenza-means-falso_manco = parade du faux tranchant
karenza-means-mezza_volta = demi-tour de la main
karenza-means-battuta = battement sur la lame
karenza-means-cavazione = dégager la lame par-dessous

## Amihan, eskrima

karenza-means-abaniko = éventail
karenza-means-redonda = en rond
karenza-means-planchada = coup à plat
karenza-means-aldabis = coup en biais
karenza-means-saksak = estoc
karenza-means-bagsak = s'abattre d'en haut
karenza-means-salag = bloquer
karenza-means-palis_palis = aller avec le coup
karenza-means-sombrada = ombre
karenza-means-payong = parapluie
karenza-means-gunting = ciseaux
karenza-means-agaw = prendre l'arme
