# モデレーターが決めること。

command-admin = 管理
command-admin-about = モデレーター用：ここでの対戦の場所と決まり
command-admin-setup = 設定
command-admin-setup-about = 対戦を開く場所、開ける人、数、見せ方を決めます
command-admin-check = 権限チェック
command-admin-check-about = 足りない権限と、その付け方を調べます

command-admin-matches = 対戦一覧
command-admin-matches-about = ここのロビーと進行中の対戦を一覧し、見たり終わらせたりします
command-admin-bar = 禁止
command-admin-bar-about = 誰かがこのサーバーで遊ぶのを禁止します
command-admin-bar-user = 誰を
command-admin-bar-reason = 理由。モデレーター用のメモですが、本人もデータを受け取れば読めます
command-admin-unbar = 解禁
command-admin-unbar-about = 禁止を解くか、禁止中の人を一覧します
command-admin-unbar-user = 誰を。省略すると一覧を表示

setup-head =
    ### サーバーの設定
    変更はすぐに、これから始める対戦に反映されます。何も選んでいないメニューは制限なしです。
setup-channels = 対戦を開けるチャンネル：すべて
setup-starters = 対戦を開ける人：誰でも
setup-most-none = 同時にできる対戦：制限なし
setup-most = 同時にできる対戦：{ $most }件まで
setup-pace = いつものペース：{ $pace }
setup-locale-none = カードの言語：サーバーの言語
setup-locale = カードの言語：{ $name }
setup-spectators-on = 対戦後の手札：誰でも見られる
setup-spectators-off = 対戦後の手札：プレイヤーだけ
setup-log = 対戦ニュースのチャンネル：なし

check-fine =
    { $count ->
        [1] **問題ありません！** このチャンネルで必要な権限はすべてあります。
       *[other] **問題ありません！** このチャンネルと、設定したチャンネルで必要な権限はすべてあります。
    }
check-head =
    ### 足りない権限
    管理者権限は必要ありません。足りないのはこれだけです：
check-server = - **{ $permission }**（{ $channel }）：Hikyakuのロールに必要です。下のボタンか、サーバー設定 → ロールからどうぞ。
check-channel = - **{ $permission }**（{ $channel }）：チャンネルの編集 → 権限で、Hikyakuのロールに許可してください。
check-wanted = （なくても大丈夫ですが、あると便利です）
check-invite = この権限を付ける
permission-create_public_threads = 公開スレッドの作成
permission-read_message_history = メッセージ履歴を読む

ongoing-head = ### このサーバーの対戦とロビー：{ $count }件
ongoing-none = このサーバーには、進行中の対戦も募集中のロビーもありません。
ongoing-lobby = { $game }、募集中のロビー
ongoing-close = 終わらせるものを選ぶ
close-sure =
    ### この対戦を終わらせますか？
    { $title }
    すぐに終わり、結果は残りません。プレイヤーにはこちらから伝えます。
close-lobby-sure =
    ### このロビーを閉じますか？
    { $title }
    全員が席を失い、もう誰も参加できません。
press-closesure = はい、閉じます
closed = `{ $id }` を閉じました。
reason-closed = このサーバーのモデレーターが終わらせたので、結果は残りません。

bars-head =
    ### ここで遊ぶのを禁止されている人：{ $count }人
    進行中の対戦は、`/管理 対戦一覧` で終わらせないかぎり続きます。
bars-none = このサーバーで遊ぶのを禁止されている人はいません。
bars-pick = 禁止を解く

chronicle-begun = { $game } `{ $match }` が始まりました：{ $who } · { $where }
chronicle-over = { $game } `{ $match }` が終わりました：{ $verdict } · { $where }

error-not-a-moderator = それができるのは「サーバー管理」の権限を持つ人だけです。
error-barred = このサーバーのモデレーターの判断で、あなたはここでは遊べません。
error-other-barred = このサーバーのモデレーターの判断で、その人はここでは遊べません。
error-banned = 運営者の判断で、あなたはこのBotを使えません。
error-not-in-this-channel = このチャンネルでは対戦を開けません。{ $channels }でどうぞ。
error-not-a-starter = ここで対戦を開けるのは、次のロールの人だけです：{ $roles }。募集中の対戦には参加できます。
error-too-many-matches = このサーバーの対戦は、同時にできる上限の{ $most }件になりました。どれか終わるまでお待ちください。

## ここで行われている対戦
command-matches = 対戦一覧
command-matches-about = このサーバーの対戦と募集中のロビーを見ます
running-head = ### このサーバーの対戦
running-none = いまここでは誰も遊んでいません。`/対戦` で相手を募集できます。
