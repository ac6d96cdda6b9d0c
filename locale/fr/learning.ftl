# Les leçons de chaque jeu, et Comment jouer.

command-learn = apprendre
command-learn-about = Apprendre un jeu en y jouant, pas à pas, en trois minutes environ
press-lesson = Suivant
press-rules = Règles de cette étape
press-practise = S'entraîner
lesson-opponent = Bruno
lesson-step = Étape { $number } sur { $count }
lesson-fresh = Voici une nouvelle position.
lesson-some = Ici et dans la suite, les boutons ne sont qu'une partie de tes coups. Dans une partie, tu les as tous.
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-seen = L'image montre ce que tu as essayé ; le coup est déjà annulé.
lesson-now = À toi de jouer ! **S'entraîner** lance une partie contre l'ordinateur. Dans la première, un coach te conseille, et tu peux reprendre tes coups.
lesson-offer = Tu découvres ce jeu ? **Apprendre** te le montre pas à pas, en trois minutes environ.
howto-page = { $number } sur { $count }
