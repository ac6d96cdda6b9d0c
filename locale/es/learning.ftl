# Las lecciones de cada juego, y Cómo se juega.

command-learn = aprender
command-learn-about = Aprende un juego jugándolo, paso a paso, en unos tres minutos
press-lesson = Siguiente
press-rules = Reglas de este paso
press-practise = Practicar
lesson-opponent = Bruno
lesson-step = Paso { $number } de { $count }
lesson-fresh = Ahora, una posición nueva.
lesson-some = Aquí y en los pasos siguientes, los botones son solo algunas de tus jugadas. En una partida las tienes todas.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = La imagen muestra lo que has probado. Ya he deshecho la jugada.
lesson-now = ¡Ya puedes jugar! **Practicar** abre una partida contra la máquina. En la primera, el entrenador te da pistas y puedes deshacer jugadas.
lesson-offer = ¿No conoces este juego? **Aprender** te lo enseña en unos tres minutos, paso a paso.
howto-page = { $number } de { $count }
