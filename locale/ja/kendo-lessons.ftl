# Kendo Duelのレッスン:短い遊び方、それからステップごとに、すること、ルール、ほかの手がだめな理由。

kendo-howto =
    - **勝つには：** 「勝負」では、最後までカードを持っていた人の勝ち。「試合」では、ふつうは2本先取です。
    - **手番では：** MEN（面）、KOTE（小手）、DO（胴）、TSUKI（突き）を、単独か、JODAN（上段）やSEME（攻め）を添えて攻撃します。TAIATARI（体当たり）やMAKI AGE（巻き上げ）でも攻撃できます。
    - **攻撃されたら：** 応じられるなら必ず応じます。同じ打突を合わせれば攻防は終わり、応じ技なら打ち返し、受け止めるカードや、さばいてほかの人へ流すカードもあります。
    - **誰も応じられない打突は：** 「勝負」では相手がカードを2枚失い、「試合」では一本になります。

kendo-lesson-open-task = 「勝負」では、最後までカードを持っていた人の勝ちです。Brunoさんを攻撃しましょう：頭を打つMEN（面）です。
kendo-lesson-open-rule = 打突で攻撃します：MEN（面）、KOTE（小手）、DO（胴）、TSUKI（突き）。相手が応じられなければ、カードを2枚もらえます。
kendo-lesson-open-not = DOも打突ですが、BrunoさんはDOを持っていて止めてしまいます。MENを出しましょう。
kendo-lesson-meet-task = 今度はBrunoさんの攻撃です。金枠のカードが相手の打突、KOTEです。あなたもKOTEで合わせましょう。
kendo-lesson-meet-rule = 応じられるなら、必ず応じます。同じ打突を合わせると攻防は終わりで、攻撃した人がまた仕掛けます。
kendo-lesson-meet-not = その応じ技でもいいのですが、まずはいちばん簡単な手、同じ打突を試しましょう。
kendo-lesson-counter-task = BrunoさんがMENを打ってきました。MENはありませんが、「men」で始まる応じ技なら、応じて打ち返せます。
kendo-lesson-counter-rule = 応じ技は、最初の言葉の打突に応じて、最後の言葉の打突を返します：men-kaeshi-doならMENに応じてDOを打ちます。
kendo-lesson-counter-not = BOGYOは打突を止めるだけです。応じ技なら打ち返せます：men-kaeshi-doを出しましょう。
kendo-lesson-reinforced-task = BrunoさんがMENにJODAN（上段）を添えました。まずそのJODANを、目の絵のSEIGAN（正眼）で止めましょう。
kendo-lesson-reinforced-rule = JODANやSEME（攻め）は打突を強くするカードで、打突より先に止めます。SEIGANはJODANを、MUSHIN（無心）はSEMEを、FUDOSHIN（不動心）は両方を止めます。
kendo-lesson-reinforced-not = FUDOSHINは何にでも応じられるので、取っておきましょう。JODANを止めるのはSEIGANです。
kendo-lesson-parry-task = 続いてMENが来ています。BOGYO（防御）で受け止めれば、次はあなたの攻撃です。
kendo-lesson-parry-rule = BOGYOとTSUBAZERIAI（鍔迫り合い）は基本技だけを受け止め、応じ技は受け止められません。次はあなたが仕掛ける番です。
kendo-lesson-parry-not = FUDOSHINは何にでも応じられるので、取っておきましょう。ただの打突ならBOGYOで十分です。
kendo-lesson-empty-task = あなたの攻撃ですが、打突がありません。SEIGANを捨てると、基本技がもらえます。
kendo-lesson-empty-rule = 仕掛けられないときは1枚捨て、基本技を1枚引いて仕掛けます。
kendo-lesson-empty-not = それは打突に応じられる大事なカードです。SEIGANを捨てましょう。
kendo-lesson-change-task = 「勝負」の前に2枚まで交換できます。基本技の数の合計がいちばん大きい人が先攻です。1と2を交換しましょう。
kendo-lesson-change-rule = 「勝負」の前にカードを2枚まで交換できます。基本技の数の合計がいちばん大きい人が先攻で、そのあと数は関係ありません。
kendo-lesson-change-not = それもできますが、合計が小さいままで、Brunoさんが先攻になります。1と2を両方交換しましょう。
kendo-lesson-switch-task = もう1つの遊び方が「試合」です。手を出す前に必ず1枚入れ替えます。KAMAE（構え）を打突と入れ替えましょう。
kendo-lesson-switch-rule = 「試合」では、手を出す前に1枚入れ替えます。新しいカードを引き、古いカードは同じ種類の山札の下に入れます。
kendo-lesson-switch-not = 仕掛けられる打突が1枚しかありません。KAMAEを入れ替えて、もう1枚手に入れましょう。
kendo-lesson-draw-task = 入れ替えたら、応じ技かその他のカードからもう1枚引きます。応じ技を引きましょう。
kendo-lesson-draw-rule = 入れ替えのあと、応じ技かその他のカードから1枚引きます。何を出すか決めるのは、そのあとです。
kendo-lesson-draw-not = 本番ならそれも引けますが、応じ技なら打突に応じられます。応じ技を引きましょう。
kendo-lesson-ippon-task = さあ、MENです。Brunoさんが応じられなければ一本、あなたの点です。
kendo-lesson-ippon-rule = 「試合」では、応じられない打突でカードは失いません。代わりに一本、1点になります。2本先取で勝ちです。
kendo-lesson-ippon-not = それだとBrunoさんが応じられます。MENを出しましょう。
kendo-lesson-refill-task = あなたの一本です！そのあとは2人とも6枚になるまで、好きな山札から引きます。
kendo-lesson-refill-rule = 一本のあとは2人とも、好きな山札から6枚になるまで引きます。取られた人が次に仕掛けます。
kendo-lesson-refill-not = 3つの山札のどれかから引いてください。
kendo-lesson-end = 「勝負」では最後までカードを持っていた人、「試合」では一本を先に2つ取った人の勝ちです。
