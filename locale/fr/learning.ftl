# Les leçons de chaque jeu, et Comment jouer.

command-learn = apprendre
command-learn-about = Apprendre un jeu en y jouant, pas à pas, en trois minutes environ
press-lesson = Suivant
press-practise = S'entraîner
lesson-opponent = Bruno
lesson-step = Étape { $number } sur { $count }
lesson-wrong = ↩️ *{ $move }* – { $why }
lesson-now = Joue une première partie contre l'ordinateur, ou apprends un autre jeu.
lesson-other = Apprendre { $game }
lesson-offer = Tu découvres ce jeu ? **Apprendre** te le montre pas à pas, en trois minutes environ.
howto-page = { $number } sur { $count }
