# 各ゲームのレッスンと、遊び方。

command-learn = レッスン
command-learn-about = 遊びながら一歩ずつ、3分ほどでゲームを覚えられます
press-lesson = 次へ
press-rule = このステップのルール
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

# コーチ:新人として対戦しながら、相手を助ける。読むのはその相手だけ。

press-hint = ヒント
press-anyway = それでもこの手で
press-look-again = 見直す
press-agreeback = 待ったに同意
press-uncoached = コーチなしで遊ぶ
press-next-level = 次のレベル：{ $level }
result-practice = 次は、ほかの人と遊んでみませんか？`/対戦` で開けば、ここの誰でも参加できます。
press-undo-mine = 自分の手を取り消す
coach-hint = これはどうでしょう：{ $move }
coach-only = できる手は1つだけです：{ $move }
coach-next-even = 同じくらいよい手：{ $move }
coach-next-little = 次によい手（少し劣る）：{ $move }
coach-next-clear = 次によい手（はっきり劣る）：{ $move }
coach-hint-open = あなたに見えることだけから、この先を何度も試しました。いちばんよい結果になったのがこの手です。
coach-only-open = いまできる手はこれだけです。
coach-reply = 相手の強い応手：{ $what }
coach-reply-guess = 相手の応手の予想：{ $what }
coach-exposes = そうすると、{ $who }さんがすぐに勝てるようになります。
coach-exposes-by = そうすると、{ $who }さんがすぐに勝てます：{ $move }。
coach-missed = いますぐ勝てる手がありますよ。
coach-loses = このあとの進み方をいろいろ調べましたが、ほとんどが悪い結果になります。
coach-warning =
    { $rounds ->
        [0] { $move } だと、負けてしまうかもしれません。
       *[other] { $move } だと、このラウンドを落としてしまうかもしれません。
    }
command-practice-coach-about = ヒント、警告、取り消しつき。各ゲームの最初の対戦ではいつもつきます
error-not-coached = ヒントがあるのはコーチつきの対戦だけです。`/練習` で「コーチ」をオンにすると始められます。
error-no-hint = いまはヒントが見つかりませんでした。少ししてからもう一度どうぞ。

# 対戦を振り返る:終わった対戦から3手まで、それぞれもっとよい手を。見るのは頼んだ人だけ。

press-closer = 対戦を振り返る
closer-working =
    { $count ->
        [0] あなたが選んだ手を調べています。
       *[other] あなたが選んだ手を調べています：{ $count }手中{ $done }手。1分ほどかかるかもしれません。
    }
closer-nothing = そのとき見えていたものだけで全部の手を調べましたが、はっきりミスと言える手はありませんでした。
closer-head =
    { $round ->
        [0] 場面 { $number } / { $count }：{ $ply }手目のあと、あなたにはこう見えていました
       *[other] 場面 { $number } / { $count }：第{ $round }ラウンド、{ $ply }手目のあと、あなたにはこう見えていました
    }
closer-played = あなたの手：**{ $move }**
closer-better = もっとよい手：**{ $move }**
closer-why-wins = その場で勝ちになります。
closer-why-only = すると{ $who }さんの手は1つだけ：{ $move }。
closer-why-does = この手なら：{ $what }
closer-why-general = このあとどう進んでも、たいていは有利になります。
closer-fair = そのときあなたに見えていたことだけで判断しました。
closer-page = **ウェブページ** では、対戦の一部始終といっしょにこれらの場面も見られます。
error-still-looking = いま別の対戦を調べているところです。終わるまでお待ちください。
error-review-failed = 対戦を振り返れませんでした。数分後にもう一度どうぞ。

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
