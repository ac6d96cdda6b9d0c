# Kendo Duelのレッスン:短い遊び方、それからステップごとに、すること、ルール、ほかの手がだめな理由。

kendo-howto =
    - **勝つには：** 「勝負」では、最後までカードを持っていた人の勝ち。「試合」では、ふつうは三本勝負、つまり2本先取です。
    - **手番では：** MEN（面）、KOTE（小手）、DO（胴）、TSUKI（突き）だけで、またはJODAN（上段）かSEME（攻め）を添えて攻撃します。TAIATARI（体当たり）やMAKI AGE（巻き上げ）でも攻撃できます。
    - **攻撃されたら：** 応じられるなら必ず応じます。同じ打突か応じ技なら打ち返せます。受け止めるカードや、さばいてほかの人へ流すカードもあります。
    - **何で止めるか：** 打突は、同じ打突、その応じ技、TSUBAZERIAI、BOGYOで止めます。応じ技は、打ち返してくる打突と同じ打突か、その応じ技で止めます。TAI SABAKIとKAMAEはどちらも止め、TAIATARIとMAKI AGEも止めます。SEIGANはJODANを、MUSHINはSEMEを止めるか、応じ技でどんな攻撃も止められるようにします。FUDOSHINは何でも止めます。
    - **打突に応じられなければ：** 「勝負」では相手にカードを2枚取られ、「試合」では相手の一本になります。

kendo-lesson-open-task = 「勝負」では、最後までカードを持っていた人の勝ちです。Brunoさんを打突で攻撃しましょう：MENは面、DOは胴を打ちます。
kendo-lesson-open-look = 点線の枠に4種類の打突の1つを出します。金枠のカードを選びましょう。青いカードの数字は手札や山札の枚数、ほかの数字はまだ気にしなくて大丈夫です。
kendo-lesson-open-rule = MEN、KOTE、DO、TSUKIで仕掛けます。出したカードは使い切りで補充なし。打突が止められなければ、相手の手札を2枚取れます。
kendo-lesson-meet-task = Brunoさんが小手（KOTE）で攻撃してきました。金色の点線の枠は、応じなければならないもの。まったく同じ打突で止めましょう。
kendo-lesson-meet-rule = 攻撃とそれへの応じ合いが、1つの攻防です。応じられるなら必ず応じます。同じ打突は、打突を止めて打ち返します。応じ技なら、止めるだけです。
kendo-lesson-meet-not = それは応じ技です。出せますし、打ち返せもしますが、打つのはMENです。ここでは同じ打突のKOTEを出しましょう。
kendo-lesson-counter-task = BrunoさんがMENを打ってきましたが、手札にMENはありません。止めたうえに打ち返せるカードはどれでしょう？
kendo-lesson-counter-look = 応じ技のカードでは、灰色が応じる打突、赤が打ち返す打突です。
kendo-lesson-counter-rule = 応じ技は、最初の言葉の打突に応じ、最後の言葉の打突を返します。真ん中は技の名前です：men-kaeshi-doはMENに応じてDOを打ちます。
kendo-lesson-counter-not = BOGYOは打突を止めるだけです。「men」で始まる応じ技なら、MENを止めてDOで打ち返せます。
kendo-lesson-reinforced-task = BrunoさんがMENにJODAN（上段）を添えました。先に応じるのはJODANです。SEIGANはJODANを、FUDOSHINは何でも止めます。どちらを使いますか？
kendo-lesson-reinforced-rule = JODANは打突に添えられ、先に応じないとカードを1枚取られます。止められるのはSEIGANとFUDOSHINです。
kendo-lesson-reinforced-not = FUDOSHINは何にでも応じられるので、取っておきましょう。SEIGANが止めるのはJODANだけ。ここで使いましょう。
kendo-lesson-parry-task = 続いてMENが来ています。BOGYOでもFUDOSHINでも止まります。使い道の多いほうを残しましょう。
kendo-lesson-parry-rule = BOGYOは受け止めるカードで、打突は止められますが、応じ技は止められません。受け止めたあとは、攻撃した人ではなくあなたが仕掛けます。
kendo-lesson-parry-not = FUDOSHINは何にでも応じられるので、取っておきましょう。ただの打突ならBOGYOで十分です。
kendo-lesson-seme-task = あなたの攻撃です。打突にはJODANかSEME（攻め）を添えられます。Brunoさんが2枚止めなければならないように仕掛けましょう。
kendo-lesson-seme-rule = SEMEもJODANのように打突に添え、FUDOSHINで止められます。止められなければ1枚取り、そのあと打突が来ます。
kendo-lesson-seme-not = { $move ->
        [open-taiatari] TAIATARIには何も添えられず、止めるのは1枚だけです。SEMEはMENに添えられます。
       *[other] それでは止めるのは1枚だけです。SEMEを添えれば、先にSEME、次にMENを止めなければなりません。
    }
kendo-lesson-taiatari-task = BrunoさんがTAIATARI（体当たり）で仕掛けました。打突ではないので、BOGYOも手札の応じ技も効きません。どちらで止めますか？
kendo-lesson-taiatari-look = KAMAE（構え）は打突も応じ技もTAIATARIも止めます。
kendo-lesson-taiatari-rule = TAIATARIは1枚だけで攻撃します。止めるのはKAMAEやFUDOSHIN。「勝負」では、止められないと1枚取られます。
kendo-lesson-taiatari-not = FUDOSHINは何にでも応じられるので、取っておきましょう。TAIATARIにはKAMAEで十分です。
kendo-lesson-empty-task = あなたが仕掛ける番ですが、応じ技では仕掛けられず、打突もありません。1枚捨てて打突を引きましょう。応じられるカードは残します。
kendo-lesson-empty-look = KAMAE（構え）は打突や応じ技をさばきます。攻防はそこで終わり、次はあなたが仕掛けます。
kendo-lesson-empty-rule = 仕掛けられないときは1枚捨て、基本技を1枚引いて仕掛けます。
kendo-lesson-empty-not = { $move ->
        [discard-kamae] KAMAEは打突や応じ技をさばけます。SEIGANはJODANしか止められないので、捨ててもいちばん惜しくありません。
        [discard-bogyo] BOGYOはどの仕掛けの打突も受け止めます。SEIGANはJODANしか止められないので、捨ててもいちばん惜しくありません。
       *[other] この応じ技はMENに応じて、打ち返しまでします。SEIGANはJODANしか止められないので、捨ててもいちばん惜しくありません。
    }
kendo-lesson-switch-fresh = もう1つの遊び方、2人用の「試合」です。最初の対戦は「試合」ではありません。
kendo-lesson-switch-task = 「試合」では一本（1点）を2本先取すれば勝ちです。カードを出す前に毎回1枚入れ替えます。いちばん惜しくない1枚を手放して、打突を手に入れましょう。
kendo-lesson-switch-look = 山札は上から順に、●は基本技（打突）、●○は応じ技、▲◆✕はその他です。名前の横の空の丸には、取った一本が入ります。
kendo-lesson-switch-rule = 「試合」だけのルール：カードを出す前に1枚入れ替え、さらに応じ技かその他のカードを1枚引きます。何を出すか決めるのはそのあとです。
kendo-lesson-switch-not = { $move ->
        [switch-kamae-basics] 打突は手に入りますが、KAMAEは打突に応じられます。SEIGANが止めるのはJODANだけ。手放すならSEIGANです。
       *[other] その山札に打突はありません。一本を取れるのは打突だけなので、SEIGANを基本技と入れ替えましょう。
    }
kendo-lesson-ippon-task = 相手が応じられなかった打突はすぐ一本になり、2本先取で勝ちです。どちらで攻撃しますか？
kendo-lesson-ippon-look = 反則は2回で相手の一本になります。
kendo-lesson-ippon-rule = 「試合」では、応じられなかった打突は一本になり、カードは失いません。2本先取で勝ち。一本のあとは2人とも6枚になるまで引きます。
kendo-lesson-ippon-not = TAIATARIは打突ではなく、止められなくてもBrunoさんの反則になるだけです。反則は2回で一本、MENならすぐに一本になります。
kendo-lesson-change-fresh = 「勝負」に戻ります。最初の対戦はこちらです：
kendo-lesson-change-task = 「勝負」の始め方です。2枚まで交換でき、打突の数字の合計がいちばん大きい人から仕掛けます。できるだけ大きくしましょう。
kendo-lesson-change-look = 新しいカードは、手放したカードと同じ種類の山札から来ます：●は基本技、●○は応じ技、▲◆✕はその他。
kendo-lesson-change-rule = 「勝負」の前にカードを2枚まで交換できます。基本技の数字の合計がいちばん大きい人が先攻で、そのあと数字は使いません。
kendo-lesson-change-not = { $move ->
        [keep] 打突は1＋2＋4で7しかありません。数字の小さいカードを替えれば、たいていもっと大きいものが来ます。
       *[other] 大きい打突を引く機会が1回増えるだけです。2も小さいので、両方とも交換しましょう。
    }
kendo-lesson-end = 最初の対戦は「勝負」で、最後までカードを持っていた人の勝ちです。「試合」では、一本を2本先取すれば勝ちです。
