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
