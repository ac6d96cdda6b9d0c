# 画面の言葉。短く、親しみやすく、次に何をすればよいかを伝える。

## コマンド
command-play = 対戦
command-play-about = 対戦の相手を募集します
command-play-game = どのゲームにするか
command-play-opponent = 相手の席を、この人のために取っておく
command-play-options = 対戦のオプション。「名前=値」をカンマ区切りで
command-play-seats = 何人で遊ぶか
command-play-pace = 1手にかけられる時間
command-practice = 練習
command-practice-about = コンピューターとすぐに対戦します
command-practice-level = コンピューターの強さ
command-practice-seats = 自分を入れて何人で遊ぶか
command-hand = 手札
command-hand-about = 自分の手札と、選べる手を見ます（自分にしか見えません）
command-board = 盤面
command-board-about = みんなに見える盤面を見ます（自分にしか見えません）
command-move = 手を入力
command-move-about = 手を文字で入力します
command-move-answer = あなたの手。例：slide c4
command-match = どの対戦か。省略するとこのスレッドの対戦、なければここで最後に見た対戦
command-resign = 投了
command-resign-about = 対戦を投了します
command-turns = 手番
command-turns-about = あなたの番が来ている対戦をすべて表示します
command-rules = ルール
command-rules-about = ルールを調べます
command-help = ヘルプ
command-help-about = コマンドの一覧を表示します
command-about = 紹介
command-about-about = このBotの紹介と運営者、ゲームの権利者について
command-rules-search = 探したい言葉、またはルールの番号

## コマンドのオプション（名前は一語）
option-game = ゲーム
option-opponent = 相手
option-options = オプション
option-seats = 人数
option-pace = ペース
option-level = 強さ
option-coach = コーチ
option-match = 対戦
option-answer = 手
option-search = 検索
option-user = ユーザー
option-reason = 理由
option-days = 日数
option-until = 戻る日

## 人やメッセージのメニュー
menu-challenge = 対戦を申し込む
menu-profile = プロフィール
menu-log = 何が起きた？
menu-report = 通報
challenge-title = 対戦を申し込む
challenge-game = ゲーム

## このBotについて
help-head = ### コマンド一覧
help-start = はじめに
help-match = 対戦中
help-past = 結果とリプレイ
help-you = あなたについて
help-more = その他
about-head =
    ### Hikyaku（飛脚）{ $version }
    ボードゲームを何日もかけて、自分のペースで遊べます。ファンの手作りです。
about-operator = このBotの運営者：{ $name }
about-contact = 連絡先：{ $contact }
about-games = ゲームとその名前は、それぞれの作者と出版社のものです。ルールは私たち自身の言葉でまとめ、絵もすべて自分たちで描きました。
about-support = サポートサーバー
about-source = ソースコード
about-terms = 利用規約
about-privacy = プライバシー
about-install = サーバーに追加
about-install-user = 自分のアプリに追加

## ボタン
press-join = 参加する
press-leave = 抜ける
press-options = オプション
press-optionsform = フォームで変更
press-start = 始める
press-learn = レッスン
press-howto = 遊び方
press-hand = 手札を見る
press-text = 文字の盤面
press-log = ログ
press-more = その他
press-cards = このカードは？
glossary-none = いま手札はありません。

## 並べ方、注の書き方
list-separator = {"、"}
list-separator-strong = {"；"}
sentence-separator = {""}
versus = {" 対 "}
range = { $first }〜{ $last }
either-or = { $first }、または{ $last }
labelled = { $name }：{ $value }
with-note = { $text }（{ $note }）
sentence = { $text }。
fact-turn = 手番
fact-won = 勝ち
fact-drawn = 引き分け
fact-left = 離脱
percent = { $share }%

## ほかのボタン
press-back = 戻る
press-all-moves = すべての手
press-play-it = 決定：{ $move }
press-again = 次の手へ
press-ended = ラウンドの結末
press-next-round = 次のラウンドへ
press-bydm = はい、DMで
press-nodm = いいえ、ここだけで
press-rematch = 再戦
press-resign = 投了
press-resignsure = はい、投了します
press-playon = いいえ、続ける

## ロビー
pace = ペース
pace-relaxed = ゆったり（数日に1手）
pace-daily = 毎日（1日に1手くらい）
pace-brisk = てきぱき（1日に数手）
pace-live = ライブ（数分で1手）
pace-friendly = 気楽に（持ち時間なし）
seats = 人数
seats-2 = 2人
seats-3 = 3人
seats-4 = 4人
seat-host = {" "}· ホスト
seat-free = （空席）
seat-invited = { $who }さんの予約席
lobby-term = **{ $name }：** { $value }
lobby-rematch = **再戦です！** メンバーもオプションもそのままで、席だけ1つずつずれます。
lobby-unrated = レート対象外：コンピューターが参加しています。
lobby-elsewhere = レート対象外：このサーバーやチャットにはHikyakuが入っていません。
lobby-moved-on = 見ているあいだにロビーの内容が変わりました。確かめて、よければもう一度押してください。
lobby-soon = { $when }に始まります。
lobby-started = 対戦が始まりました。
rematch-open = 再戦の準備ができました：{ $where }
lobby-closed = 全員が抜けたので、このロビーは閉じました。
practice-place = 練習
elsewhere-place = チャット
elsewhere-refresh = どのボタンでも、押すとこのカードが最新の状態になります。
practice-open = 練習対戦が始まりました。手番が来るたびに、ここに手札を出します。
practice-here = このメッセージの中で、そのままプレイできます。
practice-others = ほかに{ $count }件、あなたの番の対戦があります：
practice-coached = 私はあなたのコーチです。対戦相手も務めますが、手加減します。**ヒント** を押せば私のおすすめの手がわかり、**自分の手を取り消す** でやり直せます。
options-head =
    ### 対戦のオプション
    変えられるのはホストだけで、対戦が始まる前までです。
dms-offer = **参加しました！** 手番が来たら、DMでお知らせしましょうか？そのままDMで手を選べます。
    -# **手札を見る** は、どちらでも使えます。
dms-hello = 準備OKです！手番が来たら、ここに手札を送ります。そのままこのメッセージから手を選べます。
dms-open = 設定できました！これからは手札がDMに届きます。**手札を見る** も今までどおり使えます。
dms-closed =
    Discordの設定のため、あなたにDMを送れません。このサーバーのメンバーからのDMを許可してから、
    もう一度 **その他** の中の **はい、DMで** を押してください。**手札を見る** からそのまま遊んでもOKです。
dms-later = DMで受け取る設定ですが、いまはDiscordに止められていて送れません。送れるようになるまでは、**手札を見る** から遊んでください。
dms-none = わかりました、DMは送りません。スレッドの **手札を見る** から遊んでください。
quiet-closed =
    { $who }さん、Discordの設定のためDMを送れません。しばらくは **手札を見る** から遊んでください。
    DMに戻すには、このサーバーのメンバーからのDMを許可して、**その他** の中の **はい、DMで** を押してください。
thread-another = { $game } `{ $match }` は新しいスレッドで続きます。前のスレッドは使えなくなりました。
board-refused = { $who }さん、あなたの番です。AutoModに盤面の投稿を止められたので、**手札を見る** を押してください。
quiet-later = { $who }さん、あなたの番です。いまDMを送れないので、**手札を見る** を押してください。次の手番にまた送ってみます。

## コンピューター
computer-novice = 新人{ $number }
computer-coach =
    { $number ->
        [1] コーチ
       *[other] コーチ{ $number }
    }
computer-student = 門下生{ $number }
computer-master = 師範{ $number }
computer-add-novice = 新人を入れる：ルールを覚えたばかり
computer-add-student = 門下生を入れる：考えてから手を選ぶ
computer-add-master = 師範を入れる：じっくり深く考える
computer-remove = { $who }を外す
computer-pick = コンピューターを入れる
computer-pick-full = コンピューターを外す
level-novice = 新人
level-student = 門下生
level-master = 師範

## 盤面
turn-of =
    { $count ->
        [1] { $who }さんの番です。
       *[other] 手を待っています：{ $who }
    }
log-empty = 対戦が始まりました。
log-secret = 誰かがこっそり手を選びました。
log-secret-by = { $who }がこっそり手を選びました。
log-head = 何が起きた？
ply = { $ply }手目
played = あなたの手：**{ $move }**
form-best = いちばんよさそう
together-kind = 次の手も決めておく…
together-field-now = 最初の手
together-field-then = 2番目の手
together-field-next = 3番目の手
together-field-last = 4番目の手
together-row-now = まず
together-row-then = 次に
together-row-next = その次に
together-row-last = 最後に
together-stop = 残りはあとで決める
list-answers = 手を選ぶ
panel-cards = あなたの手札を大きくした絵です。カードの名前は文字の盤面で読めます。
panel-weighing = 絵は、いま試している手です：
panel-look = 決める前に手を試してみる
panel-looking = この手を選ぶと：
panel-waiting = いまは何も押さなくて大丈夫です。番が来たらお知らせします。
panel-over = この対戦は終わりました。
more-head = ### その他 · 対戦 `{ $match }`
more-look = **文字の盤面** では盤面を文字で、**ログ** ではこれまでの手をすべて見られます。
more-notes = **メモ** は自分にしか見えません。
more-plan = **手を予約** で決めておいた手は、代わりに選びます。
more-leave =
    { $others ->
        [0] **中止** すると、勝敗なしで終わります。**投了** すると負けです。
       *[other] 全員の同意があれば、**中止** で勝敗なしに終わります。**投了** すると負けです。
    }
more-dms = 手番が来たら、DMでお知らせしましょうか？
resign-sure =
    本当に投了しますか？取り消しはできません。{ $rated ->
        [yes] レート戦なので、負けとして記録されます。
       *[no] レート戦ではありません。
    }
resign-named = はい、投了します：{ $match }
which-match = ほかの対戦を選ぶ
resigned = 投了しました。対戦ありがとうございました！
not-resigned = 対戦はそのまま続きます。
result-won =
    { $count ->
        [0] 引き分けです！
       *[other] { $who }さんの勝ち！
    }

## 手番とルール
turns-head =
    { $count ->
        [1] **あなたの番の対戦が1件あります。**
       *[other] **あなたの番の対戦が{ $count }件あります**（急ぎの順）。
    }
turns-none =
    { $count ->
        [0] いま参加中の対戦はありません。`/対戦` で相手を募集するか、`/練習` でコンピューターと遊んでみませんか。
       *[other] いま、あなたの番の対戦はありません。参加中の対戦は{ $count }件です：
    }
rules-found =
    { $count ->
        [0] 「{ $search }」を含むルールは見つかりませんでした。
       *[other] 「{ $search }」についてのルールは{ $count }件です：
    }
rules-behind = 関係するルール：
rules-more = ほかに{ $count }件あります。言葉を増やすと絞り込めます。
rules-section = ほかの章へ
numbered-player = プレイヤー{ $number }
howto-rules = ルール全文（章ごと）
house-rule = 独自ルール
house-content = 独自の内容
two-readings = シートは2通りに読めます

## できないとき:何が起きたか、どうすればよいか
error-unexpected =
    すみません、こちらの不具合です。何も変わっていないので、もう一度試してみてください。
    -# 報告するときは番号 { $code } を書き添えてください。運営者がログから探せます。
error-not-written = いまは保存ができないので、何も変わっていません。1分ほどしてからもう一度どうぞ。
error-not-known = 保存できたかどうか確認できませんでした。うまくいったかもしれないので、1分ほどしたら **手札を見る** で確かめてください。
error-not-read = いまはデータを読み出せません。うまくいったかもしれないので、1分ほどしたら **手札を見る** で確かめてください。
error-lost = Discordが返事を取りこぼしました。うまくいったかもしれないので、やり直す前に **手札を見る** で確かめてください。
error-dms-paused = いまはDiscordに止められていて、新しいDMを始められません。あとでもう一度試してください。
error-braked = Discordの制限で、10分ほど動きが遅くなっています。うまくいったかもしれないので、まず **手札を見る** で確かめてください。
error-match-over = この対戦は終わりました。**ログ** を押すと、どう進んだか見られます。
error-not-your-turn = まだあなたの番ではありません。番が来たらお知らせします。
error-stale = 見ているあいだに対戦が進みました。**手札を見る** を押すと、いまの様子がわかります。
error-illegal-move =
    いま「{ $move }」はできません。
    -# できる手：{ $allowed }
error-bad-option =
    { $name ->
        [form] 「{ $value }」を読み取れません。オプションは { $allowed } のように、カンマで区切って書いてください。
        [option] 「{ $value }」というオプションはありません。設定できるもの：{ $allowed }
       *[other] { $name } を「{ $value }」にはできません。次から選んでください：{ $allowed }
    }
error-bad-value = Discordから届いた内容を読み取れませんでした。一覧から選んでください。
error-only-in-server = サーバーの中でだけ使えます。DMでは使えません。
error-forbidden = Discordの権限が足りないので、ここではできません。このチャンネルでのHikyakuの権限を、モデレーターに見てもらってください。
error-not-welcome = このチャンネルで必要な権限が足りません：{ $permissions }。モデレーターなら許可できます。
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
error-no-such-match = その対戦が見つかりません。`/手番` であなたの対戦を一覧できます。
error-match-deleted = その対戦はずっと前に終わり、手の記録は消えました。結果は残っています。
error-no-match-shown = そのメッセージには対戦が見当たりません。盤面か、対戦のスレッドのメッセージで試してください。
error-no-match-yet = ここには参加中の対戦がありません。`/対戦` で相手を募集するか、`/練習` でコンピューターと遊んでみませんか。
error-which-match = 参加中の対戦がいくつかあります。オプション `対戦` で選んでください。
error-too-fast = ひとつずつお願いします。前の操作をまだ処理しています。
error-no-outlook = まだ先を読んでいます。数秒後にもう一度試してください。
error-too-many-files = 1時間に送れるムービーとページはここまでです。次は{ $at }から受け取れます。
error-not-a-person = Botは席に着けません。人を指名するか、席を空けておいてください。
error-no-such-lobby = このロビーはもうありません。`/対戦` で新しく開けます。
error-lobby-full = 席はすべて埋まっています。
error-lobby-closed = このロビーはもう募集していません。
error-not-invited = この席は、ほかの人の予約席です。
error-not-the-host = それができるのはホストだけです。
error-not-enough-players = まだ空席があります。埋まったら始められます。
error-not-seated = あなたはこの対戦の参加者ではありません。**文字の盤面** を押すと観戦できます。
error-not-in-lobby = あなたはこのロビーに入っていません。
