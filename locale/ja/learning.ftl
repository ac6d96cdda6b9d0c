# 各ゲームのレッスンと、遊び方。

command-learn = レッスン
command-learn-about = 遊びながら1歩ずつ、3分ほどでゲームを覚えます
press-lesson = 次へ
press-practise = 練習
lesson-opponent = Bruno
lesson-step = ステップ { $number } / { $count }
lesson-wrong = ↩️ *{ $move }*：{ $why }
lesson-clauses = ルール：{ $clauses }
lesson-seen = 絵は、その手のあとの様子です。手はもう取り消しました。
lesson-now = もう遊べます！**練習** でコンピューターと対戦できます。最初の対戦では、コーチがヒントや注意をくれます。
lesson-other = { $game }を学ぶ
lesson-offer = はじめてのゲームですか？**レッスン** なら、1歩ずつ3分ほどで覚えられます。
howto-page = { $number } / { $count }
