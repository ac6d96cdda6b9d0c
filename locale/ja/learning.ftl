# 各ゲームのレッスンと、遊び方。

command-learn = レッスン
command-learn-about = 遊びながら一歩ずつ、3分ほどでゲームを覚えられます
press-lesson = 次へ
press-rules = このステップのルール
press-practise = 練習
lesson-opponent = Bruno
lesson-step = ステップ { $number } / { $count }
lesson-fresh = ここで場面が変わります。
lesson-some = ここから先のステップでは、ボタンにあるのは選べる手の一部です。対戦では、すべての手を選べます。
lesson-wrong = ↩️ 「{ $move }」：{ $why }
lesson-seen = 絵は、試した手を示しています。手は元に戻したので、選び直してください。
lesson-now = これでもう遊べます！**練習** でコンピューターと対戦できます。最初の対戦では、コーチのヒントを見たり、手を取り消したりできます。
lesson-offer = はじめてのゲームですか？**レッスン** なら、一歩ずつ3分ほどで覚えられます。
howto-page = { $number } / { $count }
