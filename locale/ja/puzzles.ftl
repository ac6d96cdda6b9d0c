# 今日の一手:自分だけで、またはサーバーのチャンネルで。

command-puzzle = 今日の一手
command-puzzle-about = 今日の一手：必ず勝てる手を1つ見つけましょう
puzzle-head = ### 今日の一手：{ $game }
puzzle-question = 相手が何を持っていても、何をしてきても、必ず勝てる手が1つだけあります。どれでしょう？
puzzle-pick = あなたの手
puzzle-answered = **{ $move }** を選びました。正解かどうかは、明日のお楽しみ。
puzzle-streak = { $count }日連続で正解です！
puzzle-solution = 正解は **{ $move }** でした。相手が何を持っていても、何をしてきても勝てます。ほかの手では、必ず勝てるとはかぎりません。
puzzle-why-next = このあと相手が何をしても、あなたの勝ちです。
puzzle-why-only = すると相手の手は { $move } だけで、あなたの勝ちです。
puzzle-why-soon = このあと相手が何をしても、多くてもあと{ $count }手で勝てます。
puzzle-why-far = 勝ちまでは長い道のりです。相手が最善を尽くすと、少なくともあと{ $count }手かかります。
puzzle-tally = ここで挑戦したのは{ $answered }人、正解は{ $solved }人でした。
puzzle-yours = あなたが選んだのは **{ $move }** です。
puzzle-you = あなた
puzzle-opponent = 相手
press-puzzle = 解いてみる
press-solution = 昨日の答え
error-puzzle-over = それは別の日の問題です。今日の問題は `/今日の一手` で見られます。
setup-puzzles = 今日の一手のチャンネル：なし
