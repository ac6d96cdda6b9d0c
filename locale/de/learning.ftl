# Die Lektionen aller Spiele, und So wird gespielt.

command-learn = lernen
command-learn-about = Lern ein Spiel beim Spielen, Schritt für Schritt, in etwa drei Minuten
press-lesson = Weiter
press-practise = Üben
lesson-opponent = Bruno
lesson-step = Schritt { $number } von { $count }
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-now = Spiel eine erste Partie gegen den Computer oder lern noch ein Spiel.
lesson-other = { $game } lernen
lesson-offer = Neu bei diesem Spiel? **Lernen** bringt es dir in etwa drei Minuten bei, Schritt für Schritt.
howto-page = { $number } von { $count }
