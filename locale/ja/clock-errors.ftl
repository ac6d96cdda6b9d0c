# 持ち時間に関する「できません」。`at` はDiscordの表示どおりの日時。

error-no-clock = この手には持ち時間がありません。
error-no-tokens = この対戦ではもう延長が残っていません。
error-nudged-already = 声をかけられるのは1人につき1日1回です。次に声をかけられるのは{ $at }です。
error-asleep-now = 相手はおやすみ時間です。声をかけられるのは{ $at }からです。
error-on-vacation = { $at }まで休暇中です。
error-wants-no-notices = この人は手番以外のメッセージを受け取らない設定です。
error-nobody-away = 留守の人がいないので、投票はいりません。
error-vacation-open = いまは{ $at }までの休暇中です。先にその休暇を終えてください。
error-vacation-too-long =
    { $days ->
        [0] 今年の休暇はもう使い切りました。
       *[other] 今年の休暇は、残り{ $days }日しかありません。
    }
error-too-many-vacations = 24時間に{ $count }回休暇に入りました。次に休暇に入れるのは{ $at }です。
error-no-vacation = いまは休暇中ではありません。
