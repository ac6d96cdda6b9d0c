# Karenzaのレッスン:短い遊び方、それからステップごとに、すること、ルール、ほかの手がだめな理由。

karenza-howto =
    - **勝つには：** ふつうは10点に先に届けば勝ちです。山札が尽きたら、点の高い人の勝ちです。
    - **手番では：** 足と剣を3回まで動かし、その構えのカードで攻撃します。剣を動かすと、ふつうは攻撃できません。
    - **攻撃しないなら：** パスです。1枚捨ててもかまいません。場のカードが片づけられ、全員が引きます。
    - **攻撃されたら：** 攻撃側が動いた回数まで動いて、受け流せます。受け流さなければ、威力の分だけ点が入ります。

karenza-lesson-attack-task = 10点で勝ちです。カードには始まりの構え（左足、右足、剣）があります。あなたの構えはB A 2。そこから始まるカードで攻撃しましょう！
karenza-lesson-attack-look = 白が左足、黒が右足、金のひし形が剣です。カードには、それぞれ始まりの構えが描いてあります。
karenza-lesson-attack-rule = カードは、それぞれの構え（両足と剣）から出します。受け流されなければ、威力の分だけ点になります。
karenza-lesson-attack-not = { $move ->
        [stand-b-a-2] それはパスです。動かず攻撃もせず、次はBrunoさんの攻撃になります。Kesa-giriはまさにこの構えから始まります。
       *[other] それは足を動かしてパスすることになり、次はBrunoさんの攻撃です。Kesa-giriはいまの構えから始まります。
    }
karenza-lesson-combo-task = 命中、3点です！続けて攻撃できます。Brunoさんは、あなたと同じ回数だけ動いて受け流せます（攻撃を止められます）。なるべく難しくしましょう。
karenza-lesson-combo-look = 名前の横は、手札の枚数、山札の枚数、10点中の得点です。小さな剣は、攻撃する人のしるしです。
karenza-lesson-combo-rule = 攻撃すると、剣は終点に移ります。そこから始まるカードがあれば、何度でも攻撃できます。これがコンボです。
karenza-lesson-combo-not = { $move ->
        [play-do_giri] それには足を1回動かすので、Brunoさんも1回動いて受け流せます。しかもKiri-ageより点が低いカードです。
       *[other] それはパスで、次はBrunoさんの攻撃です。剣はKiri-ageの始まる4にあります。続けて攻撃しましょう。
    }
karenza-lesson-move-task = カードの金色の＋1は、あと1回動けばその構えになるという意味です。足を1回動かすだけで出せる攻撃を探しましょう。移動もボタン1つで済みます。
karenza-lesson-move-rule = カードを出す前に、足か剣を3回まで動かせます。剣を動かした手番は、カードを出せません。
karenza-lesson-move-not = { $move ->
        [stand-b-a-2] それは剣を動かすので、この手番はもう攻撃できません。Morote-zukiなら、足を動かすだけで出せます。
        [stand-b-d-1] それだとDへ動いてパスになります。Morote-zukiなら同じ一歩で攻撃もでき、止められなければ7点です。
       *[other] それは動かずにパスです。Morote-zukiはあと一歩で、選べばDへの移動も一緒に済みます。
    }
karenza-lesson-defend-task = Brunoさんが1回動いて、威力3で攻撃してきました。あなたも1回動けます。もっと大きい威力で受け流せば、次はあなたの攻撃です。
karenza-lesson-defend-look = 真ん中の数は攻撃の威力で、その下はあなたが動ける回数です。
karenza-lesson-defend-rule = 攻撃されたら、相手が動いた回数まで動いて受け流せます。威力が同じなら止まり、上回れば主導権を取って、次はあなたが攻撃します。
karenza-lesson-defend-not = { $move ->
        [play-uke_nagashi] それでも攻撃は止まりますが、威力3では3を上回れず、またBrunoさんの攻撃です。Haraiなら4です。
       *[other] それではBrunoさんに3点入ります。3より大きい、威力4のHaraiで受け流しましょう。
    }
karenza-lesson-pass-task = 剣が3の位置から出せる攻撃がないので、パスしかできません。次に攻撃できるように備えて、カードも1枚新しくしましょう。
karenza-lesson-pass-rule = 攻撃の代わりにパスして、1枚捨てることもできます。次は相手が攻撃します。場のカードが片づけられ、2人とも7枚になるまで引きます。
karenza-lesson-pass-not = { $move ->
        [stand-b-a-3] それだと何も変わりません。次も、剣が3の位置から出せる攻撃はありません。
       *[other] それは足を動かすだけで、剣は3のままです。Kesa-giriは2枚とも、足はいまのまま、剣が2で始まります。
    }
karenza-lesson-stance-task = 最初の攻撃の前に構え、つまり足2つと剣の場所を選びます。できるだけ多くのカードを出せる構えにしましょう。
karenza-lesson-stance-rule = 先攻の人が、手札に合わせて先に構えを決め、そのまま最初の攻撃をします。
karenza-lesson-stance-not = { $move ->
        [stand-b-d-2] そこから始まるのはTsubame-gaeshiだけです。3枚が始まる構えが、ほかにあります。
        [stand-b-a-4] そこから始まるのはKiri-ageだけです。3枚が始まる構えが、ほかにあります。
       *[other] そこから始まるカードは1枚もなく、動かなければ攻撃できません。
    }
karenza-lesson-warrior-task = 対戦はまず剣士選びから。カードは剣士ごとに違い、Masaruのものはもう何枚か見ましたね。誰になりますか？
karenza-lesson-warrior-look = 剣士の横の数は、攻撃（剣）と防御（盾）の威力です。
karenza-lesson-warrior-rule = 剣士はそれぞれ自分の山札を持っています。2人とも秘密に選び、7枚ずつ配られます。
karenza-lesson-end = 先に10点取った人の勝ちです。
