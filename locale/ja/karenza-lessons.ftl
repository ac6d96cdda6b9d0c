# Karenzaのレッスン:短い遊び方、それからステップごとに、すること、ルール、ほかの手がだめな理由。

karenza-howto =
    - **勝つには：** ふつうは10点に先に届けば勝ちです。山札が尽きたら、点の高い人の勝ちです。
    - **手番では：** 足と剣を3回まで動かし、その構えのカードで攻撃します。剣を動かすと、ふつうは攻撃できません。
    - **攻撃しないなら：** パスです。1枚捨ててもかまいません。場のカードが片づけられ、全員が引きます。
    - **攻撃されたら：** 攻撃側が動いた回数まで動いて、受け流せます。受け流さなければ、威力の分だけ点が入ります。

karenza-lesson-attack-task = 10点で勝ちです。左足B、右足A、剣は2。これはKesa-giriの構えです。攻撃しましょう！
karenza-lesson-attack-rule = カードは、それぞれの構え（両足と剣）から出します。受け流されなければ、威力の分だけ点になります。
karenza-lesson-attack-not = それではBrunoさんの番になります。もう構えはできています。Kesa-giriで攻撃しましょう。
karenza-lesson-combo-task = 命中、3点です！剣は4に移りました。ちょうどKiri-ageの始まる場所です。動かずに続けて攻撃しましょう！
karenza-lesson-combo-rule = 攻撃すると、剣は終点に移ります。そこから始まるカードがあれば、何度でも攻撃できます。これがコンボです。
karenza-lesson-combo-not = { $move ->
        [play-do_giri] その攻撃には移動が1回必要で、Brunoさんも1回動いて受け流せます。Kiri-ageなら移動なしです。
       *[other] それではBrunoさんの番になります。Kiri-ageで攻撃しましょう。
    }
karenza-lesson-move-task = Morote-zukiなら7点ですが、構えるには片足をDに置かなければなりません。そこへ足を運んで、同じ手番で攻撃しましょう。
karenza-lesson-move-rule = カードを出す前に、足か剣を3回まで動かせます。剣を動かした手番は、カードを出せません。
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] 剣を動かすと、この手番は攻撃できません。剣ではなく足をDへ運んで、Morote-zukiを出しましょう。
       *[other] それではBrunoさんの番になります。Morote-zukiを選べば、Dへの足運びも一緒にできます。
    }
karenza-lesson-defend-task = Brunoさんが1回動いて、威力3で攻撃してきました。あなたも1回動けます。3より大きい威力で受け流しましょう：足をAへ運んで、Haraiです。
karenza-lesson-defend-rule = 攻撃されたら、攻撃側と同じ回数まで動いて受け流せます。威力で上回れば、次はあなたが攻撃です。
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] それでも攻撃は止まりますが、威力3では3を上回れず、またBrunoさんの攻撃です。Haraiなら4です。
       *[other] それではBrunoさんに3点入ります。Haraiで受け流しましょう。
    }
karenza-lesson-pass-task = いまの剣の位置から出せる攻撃がありません。次のKesa-giriのために剣を2へ動かし、Haraiを捨てて、Brunoさんに番を渡しましょう。
karenza-lesson-pass-rule = 攻撃できないときはパスします。1枚捨ててもかまいません。場のカードが片づけられ、2人とも7枚になるまで引きます。
karenza-lesson-pass-not = そのパスもできますが、次もまだ攻撃できません。剣を2へ動かし、Haraiを捨てましょう。
karenza-lesson-stance-task = 最初の攻撃の前に構えを選びます。左足B、右足A、剣は2で。2枚のKesa-giriがすぐ出せます。
karenza-lesson-stance-rule = 先攻の人が、手札に合わせて先に構えを決め、そのまま最初の攻撃をします。
karenza-lesson-stance-not = そこから出せるカードはありません。左足B、右足A、剣は2に構えましょう。
karenza-lesson-warrior-task = 対戦はまず剣士選びから。カードはそれぞれ違います。もう何枚か知っているMasaruを選びましょう。
karenza-lesson-warrior-rule = 剣士はそれぞれ自分の山札を持っています。2人とも秘密に選び、7枚ずつ配られます。
karenza-lesson-warrior-not = 本番なら、それもいい選択です。ここでは、カードを知っているMasaruを選びましょう。
karenza-lesson-end = 先に10点取った人の勝ちです。
