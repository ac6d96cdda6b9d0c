# 設定、ブロック、通報、そして人について保存すること。

command-settings = 設定
command-settings-about = いつ、どう連絡するか、盤面をどう見せるか
command-block = ブロック
command-block-about = 誰かと同じ対戦にならないようにします。名前を省くと一覧。相手には知らされません
command-block-user = ブロックする人
command-report = 通報
command-report-about = 起きたことを、このBotの運営者に知らせます
command-privacy = プライバシー
command-privacy-about = あなたについて保存しているもの、受け取り方、消し方
command-privacy-show = 表示
command-privacy-show-about = 何を、なぜ、いつまで保存するか
command-privacy-export = 受け取り
command-privacy-export-about = あなたについて保存しているものをすべて受け取ります
command-privacy-delete = 削除
command-privacy-delete-about = あなたについてのデータをすべて削除します

## 設定
settings-head =
    ### あなたの設定
    変更はすぐに、すべてのサーバーのすべての対戦に反映されます。
settings-notices-dm = **手番が来たら：** 手札をDMで送ります。
settings-notices-dm-no = **手番が来たら：** 手札をDMで送る設定ですが、まだ許可をもらっていません。**はい、DMで** を押してください。
settings-notices-dm-closed =
    {"**"}手番が来たら：** 手札をDMで送る設定ですが、Discordに止められています。
    共通のサーバーのメンバーからのDMを許可してから、**はい、DMで** を押してください。
settings-notices-thread = **手番が来たら：** 対戦のスレッドでメンションします。DMは送りません。
settings-notices-digest = **手番が来たら：** 番が来た対戦を1日1回、{ $hour }時（{ $zone }）にDMでまとめて知らせます。ほかには送りません。
settings-notices-none = **手番が来たら：** 連絡しません。番が来た対戦は、いつでも `/手番` で見られます。
settings-dm = 手札をDMで送る
settings-thread = スレッドでメンションする
settings-digest = 番が来た対戦を1日1回DMでまとめて知らせる
settings-none = 連絡しない
settings-hour = 1日1回のDMは{ $hour }:00
settings-sending-hold =
    { $seconds ->
        [0] **あなたの手** はすぐに送られます。このBotでは、送る前に待つことはありません。
       *[other] **あなたの手** は{ $seconds }秒待ってから送られるので、取り消せます。
    }
settings-sending-once = **あなたの手** はすぐに送られ、取り消せません。
settings-sending-confirm = **あなたの手** は、確認してから送られます。
settings-hold = 手を数秒待ってから送る
settings-once = 手をすぐに送る
settings-confirm = 1手ごとに確認する
settings-quiet = **おやすみ時間：** { $from }から{ $to }まで（{ $zone }、いまは{ $now }）。そのあいだリマインダーは送りません。
settings-quiet-off = **おやすみ時間：** なし。{ $zone }ではいま{ $now }です。
settings-from-off = おやすみ時間なし
settings-from = おやすみ開始 { $hour }
settings-to = おやすみ終了 { $hour }
settings-zone-other = 別のタイムゾーン…
settings-zone-title = あなたのタイムゾーン
settings-zone-type = タイムゾーンの名前か、代表的な都市の名前
settings-language-own = **言語と見た目：** Discordに合わせて{ $language }です。{ $looks }
settings-language-chosen = **言語と見た目：** { $language }です。{ $looks }
settings-looks =
    { $both ->
        [text-safe] 盤面は文字で、絵は色覚によらず見分けやすい色です。
        [text] 盤面は文字です。ボタンで絵も見られます。
        [safe] 絵は色覚によらず見分けやすい色です。
       *[neither] 盤面は絵です。
    }
settings-language-as = Discordと同じ
language-name = 日本語
press-textfirst = 文字を先に
press-picturefirst = 絵を先に
press-coloursafe = 見分けやすい色
press-colourusual = いつもの色
press-writeme = はい、DMで
press-picture = 絵で見る
press-dossier = 受け取る
press-forget = 削除する…
press-fulltext = 全文
press-forgetsure = すべて完全に削除する
press-keepme = やめる
press-report = 通報
error-no-such-zone =
    { $count ->
        [0] 「{ $zone }」というタイムゾーンはわかりません。`Asia/Tokyo` のように書くか、`Tokyo` のような大きな都市を書いてください。
        [1] 「{ $zone }」というタイムゾーンはわかりません。`{ $near }` のことですか？
       *[other] 「{ $zone }」というタイムゾーンはわかりません。もしかして：{ $near }
    }

## ブロック
blocks-none =
    ### 誰もブロックしていません
    `/ブロック ユーザー:` で誰かをブロックすると、お互いのロビーに入れなくなります。
blocks-head =
    ### { $count }人をブロックしています
    お互いのロビーには入れません。誰にも知らされず、いま一緒の対戦はそのまま続きます。
blocks-pick = ブロックを解除する
blocks-more = ほかに{ $count }人。見るには、何人か解除してください
error-not-yourself = 自分はブロックできません。
error-not-blockable = Botはブロックできません。ロビーのコンピューターは、ホストが外せます。

## 通報
report-title = Botの運営者への通報
report-words = 何がありましたか？
report-hint = 対戦のコードは自動で添えます。
report-thanks =
    ### 通報を送りました
    読むのはこのBotの運営者だけです。届くのは、書いた内容、あなたの名前、日時、対戦 `{ $match }` です。
    どうするかは運営者が決め、あなたに連絡することもあります。通報したことは誰にも伝えません。
report-arrived =
    ### 通報が届きました
    送った人：**{ $name }** さん（<@{ $user }>）、{ $when } · サーバー `{ $guild }` · 対戦 `{ $match }`
report-of = プレイヤー：{ $names }
error-too-many-reports =
    通報は1日{ $most }件までで、今日はもう上限です。明日また送ってください。
    急ぎのときは、サーバーのモデレーターかDiscordに連絡してください。
error-nothing-said = 何も書かれていなかったので、送りませんでした。

## プライバシー
privacy-show =
    ### あなたについて保存しているもの
    DiscordのIDと名前、設定、ブロックした人、通報。対戦での席、手、メモ、かかった時間、結果、レーティング。フォローしている対戦と、手の予想。メッセージ、メールアドレス、Discordの外のことは何も保存しません。
    遊んだり振り返ったりできるように、あなたが削除するまで保存します。{ $days ->
        [0] {""}
       *[other] 終わった対戦は{ $days }日後に削除され、結果だけが残ります。
    }ほかのプレイヤーには、あなたの名前と結果、そしてルール上見える手が見えます。このBotの運営者はデータベースを読めます。データを売ったり、誰かに渡したりはしません。
privacy-gives = **今日の一手：** 対戦した全員が許可していれば、終わった対戦の場面が問題になることがあります。見えるのはプレイヤー1人から見えたものだけで、名前は出ません。
privacy-keeps = **今日の一手：** あなたの対戦は使いません。
press-givematches = 対戦を今日の一手に使ってよい
press-keepmatches = 対戦を今日の一手に使わない
privacy-export =
    { $part ->
        [1] あなたについて保存しているものです。
       *[other] 続きのファイル（{ $part }番目）です。
    }このファイルには手札が載っていることがあります。対戦が続いているあいだは、人に見せないでください。
error-exported-lately = 受け取れるのは1時間に1回です。次は{ $at }からです。
privacy-delete =
    ### あなたについてのデータをすべて削除しますか？
    { $playing ->
        [0] いま参加中の対戦はありません。
       *[other] 参加中の対戦{ $playing }件は棄権することになります。
    }{ $lobbies ->
        [0] {""}
       *[other] ロビー{ $lobbies }件からも抜けます。
    }
    { $over ->
        [0] 対戦でのあなたの名前は「{ $name }」に変わります。
       *[other] 参加中の対戦と、終わった対戦{ $over }件でのあなたの名前は「{ $name }」に変わります。
    }ほかのプレイヤーにはその対戦がすべての手とともに残りますが、あなたにつながるものは何もありません。
    名前、ID、設定、メモ、レーティング、予想、ブロック、通報はすぐに削除し、あなたに送ったDMもDiscordが許すかぎり削除します。チャンネルに出たカードは残りますが、モデレーターが削除できます。
    {"**"}取り消しはできません。** また遊びたくなったら、はじめての人としていつでも戻れます。そのとき制限が帳消しにならないよう、あなたのIDから作った符号で少しだけ残します：誰があなたをブロックしたか、今日の通報の数、今年の休暇の日数、期限をどれだけ守ったか。
privacy-forgotten =
    ### あなたについてのデータをすべて削除しました
    ここにはもう、あなたとわかるものは何もありません。遊んでくれてありがとうございました！
privacy-kept = わかりました、何も削除していません。
former-player =
    { $number ->
        [1] 元プレイヤー
       *[other] 元プレイヤー{ $number }
    }

## 名前
nameless = プレイヤー

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
