# レーティング、プロフィール、期限の守り具合。

command-leaderboard = ランキング
command-leaderboard-about = このサーバーの、ゲームごとのランキングを見ます
command-profile = プロフィール
command-profile-about = このサーバーでの誰かの成績を見ます
command-profile-who = 誰のプロフィールか。省略すると自分

## ランキング
leaders-head =
    ### { $game } · { $server }
    このサーバーの上位：
leaders-none = ここでレーティングのある人は、まだいません。一番乗りはいかがですか？`/対戦` で相手を募集できます。レート戦には人が2人以上必要です。
leaders-line = { $place }. { $who }さん · **{ $rating }** · { $matches }戦
leaders-own = あなたは **{ $rating }** で{ $place }位です。
leaders-own-none = あなたはまだここでレーティングがありません。`/対戦` で相手を募集できます。
leaders-up = 上の順位
leaders-down = 下の順位
leaders-game = ほかのゲーム
ratings-how =
    レーティングは1000から始まります。控えめな見積もりなので、遊ぶほど上がっていきます。
    「{"?"}」は仮の値です：レート戦{ $matches }回未満か、対戦相手{ $opponents }人未満。
    レーティングに数えるのは、2人以上が手を選んだ対戦だけで、同じ人とは週に{ $most }回までです。

## プロフィール
profile-head =
    ### { $who }さん
    -# { $server }
profile-line = { $game } { $rating }：{ $won }勝{ $lost }敗{ $drawn }分
profile-unrated = { $game }：レート対象外の対戦{ $count }回
profile-new = このサーバーではまだレート戦がありません。`/対戦` で相手を募集できます。レート戦には人が2人以上必要です。
profile-alt = { $who }さんのプロフィール。
profile-alt-curve = レーティングは{ $first }から{ $last }へ。
press-leaders = ランキング

## 結果のカード
result-rating =
    { $sure ->
        [0] （{ $gain }）
       *[other] （結果 { $gain }、確かさ { $certainty }）
    }
result-certainty = 対戦を重ねるほどレーティングは確かになり、その分、勝っても負けても少し上がります。
result-untimed = レート対象外：持ち時間のない対戦です。
result-short = レート対象外：2人以上が手を選ぶ前に終わりました。抜けた人には負けがつきます。
result-often = レート対象外：同じ2人のレート戦は、今週はもう上限です。
result-gone = { $who }さんは戻らなかったので、レーティングでは最下位とします。

## 期限の守り具合
habits-known = 1手はだいたい{ $wait }、期限を守るのは{ $share }%。
habits-new = 始めたばかりで、ペースはまだわかりません。
habits-short = 1手だいたい{ $wait }、期限内{ $share }%
wait-minutes = { $count }分
wait-hours = { $count }時間
wait-days = { $count }日
error-not-on-time =
    このロビーは、期限を守った手が{ $wanted }%以上の人向けです。あなたは最近{ $share }%です。
    期限内に手を選ぶたびに上がっていきます。
