# Karenza: qué significan los nombres de las técnicas, palabra por palabra. Los nombres son los mismos en todas las lenguas.


## Masaru, kenjutsu

karenza-means-kesa_giri = corte a lo largo del hábito del monje
karenza-means-kiri_oroshi = corte recto hacia abajo
karenza-means-kiri_age = corte ascendente
karenza-means-do_giri = corte al torso
karenza-means-morote_zuki = estocada a dos manos
karenza-means-tsubame_gaeshi = giro de la golondrina
karenza-means-uke_nagashi = recibir y dejar fluir
karenza-means-suri_age = subir rozando la hoja
karenza-means-harai = barrer a un lado
karenza-means-kiri_otoshi = cortar el ataque hacia abajo
karenza-means-maki_otoshi = envolver la hoja y bajarla
karenza-means-inashi = parar al pasar

## Lanying, jiàn

karenza-means-bai_she_tu_xin = la serpiente blanca saca la lengua
karenza-means-xian_ren_zhi_lu = el inmortal señala el camino
karenza-means-qing_ting_dian_shui = la libélula toca el agua
karenza-means-yan_zi_chao_shui = la golondrina roza el agua
karenza-means-huang_feng_ru_dong = la avispa entra en su agujero
karenza-means-liu_xing_gan_yue = la estrella fugaz persigue la luna
karenza-means-huai_zhong_bao_yue = abrazar la luna contra el pecho
karenza-means-feng_juan_he_ye = el viento enrolla la hoja de loto
karenza-means-shi_zi_yao_tou = el león sacude la cabeza
karenza-means-wu_long_bai_wei = el dragón negro agita la cola
karenza-means-su_niao_tou_lin = el pájaro vuelve al bosque
karenza-means-ye_ma_tiao_jian = el caballo salvaje salta el arroyo

## Ortwin, Kunst des langen Schwertes

karenza-means-zornhau = tajo de la ira
karenza-means-krumphau = tajo torcido
karenza-means-zwerchhau = tajo de través
karenza-means-schielhau = tajo bizco
karenza-means-scheitelhau = tajo a la coronilla
karenza-means-unterhau = tajo desde abajo
karenza-means-absetzen = apartar la punta
karenza-means-versetzen = desplazar
karenza-means-winden = girar sobre la hoja
karenza-means-haengen = punta colgante
karenza-means-kron = corona
karenza-means-abschneiden = rebanar

## Inés, verdadera destreza

karenza-means-estocada_de_puno = de punta, con el puño
karenza-means-tajo = corte desde la derecha
karenza-means-reves = corte desde la izquierda
karenza-means-mandoble = golpe de muñeca
karenza-means-cuarto_circulo = un cuarto de vuelta
karenza-means-cuchillada = corte de filo
karenza-means-atajo = poner la espada sobre la contraria
karenza-means-desvio = apartar a un lado
karenza-means-reparo = parada de un corte
karenza-means-expulsion = echar fuera la hoja contraria
karenza-means-linea_en_cruz = la espada atravesada
karenza-means-conclusion = agarrar la guarnición contraria

## Ginevra, scherma bolognese

karenza-means-mandritto_fendente = tajo de derecho hacia abajo
karenza-means-riverso_sgualembrato = revés en diagonal
karenza-means-tramazzone = corte de muñeca
karenza-means-stoccata = estocada desde abajo
karenza-means-imbroccata = estocada desde arriba
karenza-means-falso_dritto = corte ascendente con el contrafilo
karenza-means-guardia_di_testa = guardia de cabeza
karenza-means-guardia_di_faccia = guardia de cara
karenza-means-falso_manco = parada con el contrafilo
karenza-means-mezza_volta = media vuelta de la mano
karenza-means-battuta = golpe en la hoja
karenza-means-cavazione = librar la hoja por debajo

## Amihan, eskrima

karenza-means-abaniko = abanico
karenza-means-redonda = en redondo
karenza-means-planchada = corte plano
karenza-means-aldabis = corte en diagonal
karenza-means-saksak = estocada
karenza-means-bagsak = caída desde arriba
karenza-means-salag = bloqueo
karenza-means-palis_palis = acompañar el golpe
karenza-means-sombrada = sombra
karenza-means-payong = paraguas
karenza-means-gunting = tijera
karenza-means-agaw = quitar el arma
