# Karenza: was die Namen der Techniken bedeuten, Wort für Wort. Die Namen selbst sind in allen Sprachen gleich.


## Masaru, kenjutsu

karenza-means-kesa_giri = Hieb entlang der Mönchskutte
karenza-means-kiri_oroshi = Hieb gerade hinab
karenza-means-kiri_age = aufsteigender Hieb
karenza-means-do_giri = Hieb durch den Rumpf
karenza-means-morote_zuki = beidhändiger Stich
karenza-means-tsubame_gaeshi = Kehre der Schwalbe
karenza-means-uke_nagashi = annehmen und abfließen lassen
karenza-means-suri_age = an der Klinge hinaufgleiten
karenza-means-harai = beiseitefegen
karenza-means-kiri_otoshi = den Angriff niederschlagen
karenza-means-maki_otoshi = die Klinge hinabwinden
karenza-means-inashi = im Ausweichen parieren

## Lanying, jiàn

karenza-means-bai_she_tu_xin = die weiße Schlange züngelt
karenza-means-xian_ren_zhi_lu = der Unsterbliche weist den Weg
karenza-means-qing_ting_dian_shui = die Libelle berührt das Wasser
karenza-means-yan_zi_chao_shui = die Schwalbe streift das Wasser
karenza-means-huang_feng_ru_dong = die Wespe schlüpft in ihr Loch
karenza-means-liu_xing_gan_yue = die Sternschnuppe jagt den Mond
karenza-means-huai_zhong_bao_yue = den Mond an die Brust drücken
karenza-means-feng_juan_he_ye = der Wind rollt das Lotosblatt ein
karenza-means-shi_zi_yao_tou = der Löwe schüttelt den Kopf
karenza-means-wu_long_bai_wei = der schwarze Drache schlägt mit dem Schweif
karenza-means-su_niao_tou_lin = der Vogel kehrt heim in den Wald
karenza-means-ye_ma_tiao_jian = das Wildpferd springt über den Bach

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = Hieb wie im Zorn
karenza-means-krumphau = krummer Hieb
karenza-means-zwerchhau = Hieb von der Seite
karenza-means-schielhau = schielender Hieb
karenza-means-scheitelhau = Hieb auf den Scheitel
karenza-means-unterhau = Hieb von unten
karenza-means-absetzen = die Spitze beiseitesetzen
karenza-means-versetzen = den Hieb abfangen
karenza-means-winden = an der Klinge drehen
karenza-means-haengen = die Spitze hängen lassen
karenza-means-kron = Krone
karenza-means-abschneiden = mit der Schneide abtrennen

## Inés, verdadera destreza

karenza-means-estocada_de_puno = Stich aus dem Handgelenk
karenza-means-tajo = Hieb von rechts
karenza-means-reves = Hieb von links
karenza-means-mandoble = Schnipser aus dem Handgelenk
karenza-means-cuarto_circulo = Viertelkreis
karenza-means-cuchillada = Schnitt
karenza-means-atajo = die eigene Klinge auf die andere legen
karenza-means-desvio = ablenken
karenza-means-reparo = Parade gegen einen Hieb
karenza-means-expulsion = die Klinge wegstoßen
karenza-means-linea_en_cruz = querliegende Linie
karenza-means-conclusion = den Griff packen

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = Vorhandhieb von oben
karenza-means-riverso_sgualembrato = schräger Rückhandhieb
karenza-means-tramazzone = Hieb aus dem Handgelenk
karenza-means-stoccata = Stich von unten
karenza-means-imbroccata = Stich von oben
karenza-means-falso_dritto = aufsteigender Hieb mit der kurzen Schneide
karenza-means-guardia_di_testa = Hut des Kopfes
karenza-means-guardia_di_faccia = Hut des Gesichts
karenza-means-falso_manco = Parade mit der kurzen Schneide
karenza-means-mezza_volta = halbe Drehung der Hand
karenza-means-battuta = Schlag auf die Klinge
karenza-means-cavazione = die Klinge unten wegziehen

## Amihan, eskrima

karenza-means-abaniko = Fächer
karenza-means-redonda = rundherum
karenza-means-planchada = flacher Hieb
karenza-means-aldabis = schräger Hieb
karenza-means-saksak = Stich
karenza-means-bagsak = Fall von oben
karenza-means-salag = Block
karenza-means-palis_palis = mit dem Schlag gehen
karenza-means-sombrada = Schatten
karenza-means-payong = Regenschirm
karenza-means-gunting = Schere
karenza-means-agaw = die Waffe wegnehmen
