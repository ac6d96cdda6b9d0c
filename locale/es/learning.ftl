# Las lecciones de cada juego, y Cómo se juega.

command-learn = aprender
command-learn-about = Aprende un juego jugándolo, paso a paso, en unos tres minutos
press-lesson = Siguiente
press-practise = Practicar
lesson-opponent = Bruno
lesson-step = Paso { $number } de { $count }
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-now = Juega tu primera partida contra la máquina, o aprende otro juego.
lesson-other = Aprender { $game }
lesson-offer = ¿No conoces este juego? **Aprender** te lo enseña en unos tres minutos, paso a paso.
howto-page = { $number } de { $count }
