# ロビー:参加する人が同意すること、ロビー・対戦・呼びかけの上限。

press-accept = 同意する
lobby-undecided = 条件が変わりました。同意待ち：{ $who }
lobby-ready = 全員そろったので、ホストは対戦を始められます。
terms-changed = { $who }さん、ホストが{ $game }の対戦の条件を変えました：
terms-change = - **{ $name }：** { $before } → **{ $after }**
terms-what-now =
    募集の[カード]({ $where })で **同意する** か **抜ける** を押してください。
    どちらも押さないと、1分後には対戦が始まることがあります。

error-cannot-join = このロビーには参加できません。満席か、閉じたか、予約席だけが残っています。
error-not-agreed = 条件が変わりました。次の人の同意を待つか、1分待ってください：{ $who }。

error-too-many-lobbies = 同時に入れる募集中のロビーは{ $most }件までです。どれか1つ抜けてください。
error-too-many-lobbies-opened = 開けるロビーは1時間に{ $most }件までです。しばらくお待ちください。
error-too-many-lobbies-here = このサーバーの募集中のロビーは、上限の{ $most }件になりました。そのどれかに参加してください。
error-too-many-matches-of-yours = 同時に参加できる対戦と募集中のロビーは、合わせて{ $most }件までです。どれか終えるか、抜けてください。
error-too-much-practice = 練習対戦はすでに{ $most }件あり、これが同時にできる上限です。`/手番` の一覧からどれか1つ終えるか、投了してください。
error-too-many-pings = いま招待できる人数の上限です。1時間後にもう一度どうぞ。
error-too-many-reports-waiting = 運営者の手元に、まだ読めていない報告がたまっています。明日もう一度書くか、サーバーのモデレーターに相談してください。
