# Karenzaのレッスン:短い遊び方、それからステップごとに、すること、ルール、ほかの手がだめな理由。

karenza-howto =
    - **勝つには：** ふつうは10点に先に届けば勝ちです。山札が尽きたら、点の高い人の勝ちです。
    - **手番では：** 足と剣を3回まで動かし、その構えのカードで攻撃します。剣を動かすと、ふつうは攻撃できません。
    - **攻撃しないなら：** パスです。1枚捨ててもかまいません。場のカードが片づけられ、全員が引きます。
    - **攻撃されたら：** 攻撃側が動いた回数まで動いて、受け流せます。受け流さなければ、威力の分だけ点が入ります。

karenza-lesson-attack-task = 10点で勝ちです。カードには始まりの構え（左足、右足、剣）があります。あなたの構えはB A 2。そこから始まるカードで攻撃しましょう！
karenza-lesson-attack-rule = カードは、それぞれの構え（両足と剣）から出します。受け流されなければ、威力の分だけ点になります。
karenza-lesson-attack-not = それはパスで、あなたの番が終わります。Kesa-giriはいまの構えから、すぐに攻撃できます。
karenza-lesson-combo-task = 命中、3点です！続けて攻撃できます。Brunoさんは、あなたの攻撃と同じ回数だけ動いて受け流せます。1回も動かずに出せる攻撃を選びましょう。
karenza-lesson-combo-rule = 攻撃すると、剣は終点に移ります。そこから始まるカードがあれば、何度でも攻撃できます。これがコンボです。
karenza-lesson-combo-not = { $move ->
        [play-do_giri] その攻撃には移動が1回必要で、Brunoさんも1回動いて受け流せます。Kiri-ageなら移動なしです。
       *[other] それはパスで、あなたの番が終わります。剣はKiri-ageの始まる4にあります。続けて攻撃しましょう。
    }
karenza-lesson-move-task = カードの金色の＋1は、あと1回動けばその構えになるという意味です。Morote-zukiは7点で、片足をDに置く構え。この手番のうちに、それで攻撃しましょう。
karenza-lesson-move-rule = カードを出す前に、足か剣を3回まで動かせます。剣を動かした手番は、カードを出せません。
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] 剣を動かすと、この手番は攻撃できません。Dに置くのは足で、Morote-zukiを出せば自動で動きます。
        [stand-b-d-1] それだとDへ動いたあと、パスになります。Morote-zukiなら、同じ一歩に続けて攻撃できます。
       *[other] それはパスで、あなたの番が終わります。Morote-zukiを選べば、Dへの移動も一緒に済みます。
    }
karenza-lesson-defend-task = Brunoさんが1回動いて、威力3で攻撃してきました。あなたも1回動けます。もっと大きい威力で受け流せば、次はあなたの攻撃です。
karenza-lesson-defend-rule = 攻撃されたら、相手が動いた回数まで動いて受け流せます。威力が同じなら止まり、上回れば次はあなたが攻撃できます。
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] それでも攻撃は止まりますが、威力3では3を上回れず、またBrunoさんの攻撃です。Haraiなら4です。
       *[other] それではBrunoさんに3点入ります。3より大きい、威力4のHaraiで受け流しましょう。
    }
karenza-lesson-pass-task = 剣が3の位置から出せる攻撃がないので、パスです。Kesa-giri 2枚が出せる2に剣を動かし、Haraiを新しいカードと取り替えましょう。
karenza-lesson-pass-rule = 攻撃の代わりにパスして、1枚捨てることもできます。次は相手が攻撃します。場のカードが片づけられ、2人とも7枚になるまで引きます。
karenza-lesson-pass-not = そのパスもできますが、次もまだ攻撃できません。Kesa-giriは2枚とも、剣が2でなければ出せません。
karenza-lesson-stance-task = 最初の攻撃の前に構え、つまり足2つと剣の場所を選びます。できるだけ多くのカードを出せる構えにしましょう。
karenza-lesson-stance-rule = 先攻の人が、手札に合わせて先に構えを決め、そのまま最初の攻撃をします。
karenza-lesson-stance-not = そこから出せるカードは、もっと少なくなります。何枚出せるかは、ボタンに書いてあります。
karenza-lesson-warrior-task = 対戦はまず剣士選びから。カードは剣士ごとに違い、Masaruのものはもう何枚か見ましたね。誰になりますか？
karenza-lesson-warrior-rule = 剣士はそれぞれ自分の山札を持っています。2人とも秘密に選び、7枚ずつ配られます。
karenza-lesson-end = 先に10点取った人の勝ちです。
