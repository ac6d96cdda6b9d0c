# 各ゲームのレッスンと、遊び方。

command-learn = レッスン
command-learn-about = 遊びながら1歩ずつ、3分ほどでゲームを覚えます
press-lesson = 次へ
press-practise = 練習
lesson-opponent = Bruno
lesson-step = ステップ { $number } / { $count }
lesson-wrong = ↩️ *{ $move }*：{ $why }
lesson-now = コンピューターと初対戦してみますか？ほかのゲームも学べます。
lesson-other = { $game }を学ぶ
lesson-offer = はじめてのゲームですか？**レッスン** なら、1歩ずつ3分ほどで覚えられます。
howto-page = { $number } / { $count }
