# Die Lektionen aller Spiele, und So wird gespielt.

command-learn = lernen
command-learn-about = Lern ein Spiel beim Spielen, Schritt für Schritt, in etwa drei Minuten
press-lesson = Weiter
press-rules = Regeln zu diesem Schritt
press-practise = Üben
lesson-opponent = Bruno
lesson-step = Schritt { $number } von { $count }
lesson-fresh = Jetzt kommt eine neue Spielsituation.
lesson-some = Hier und in späteren Schritten zeigen die Knöpfe nur einige deiner Züge. In einer Partie stehen dir alle offen.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = Das Bild zeigt, was du versucht hast. Der Zug ist schon zurückgenommen.
lesson-now = Du kannst loslegen! **Üben** startet eine Partie gegen den Computer. In deiner ersten gibt dir ein Coach Tipps, und du kannst Züge zurücknehmen.
lesson-offer = Neu bei diesem Spiel? **Lernen** bringt es dir in etwa drei Minuten bei, Schritt für Schritt.
howto-page = { $number } von { $count }
