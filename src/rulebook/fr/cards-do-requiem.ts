import type { BookText } from '../book.js';

/** How players say what cards of Requiem, rooms and bonus souls apart do, parted by semicolons. */
export const cardsDoRequiem: BookText['cardsDo'] = {
  'a-lucky-penny': 'récompenses doublées ce tour; un sou et double récompense; doubler la récompense des monstres',
  abel: 'peut blesser un autre quand je tape; 4 ou plus un dégât de plus ailleurs; frère de caïn',
  abyss:
    "objet de départ qui mange mes objets pour l'attaque; détruire mes objets pour de l'attaque; sacrifier des objets contre des jetons",
  'ace-of-diamonds':
    'sous selon les emplacements et ma main; carte à jouer qui donne des sous; autant de pièces que de cartes',
  'alabaster-box':
    "jeton chaque tour puis sous cartes et trésors; attendre six tours pour deux trésors; boîte qui s'améliore",
  algiz:
    "rendre des objets éternels ce tour; protéger mes objets de la destruction; rune de protection; tous les objets d'un joueur deviennent éternels pour le tour",
  'anima-sola': 'objet de départ à deux faces; se retourne à chaque fois; piocher quand il revient; chaîne',
  'auction-gavel': 'enchères sur un objet de la boutique; vendre au plus offrant; les joueurs misent des sous',
  'baby-plum': 'lancer quand il est blessé et moi ou un voisin prend un dégât; bébé mouche prune',
  backstabber:
    "attaquer les joueurs qui ont plus d'âmes; poignarder le meneur; taper un autre joueur objet; piocher si je tue un joueur",
  'bag-lunch': 'babiole qui se sauve une fois puis pv; pas détruite la première fois; +1 pv après',
  'bag-of-crafting':
    'défausser des cartes pour fabriquer un trésor; quatre butins contre un trésor; artisanat jetons trésor',
  'ball-of-bandages': 'pas de dégâts sur un 3; protégé quand je fais trois; bandages',
  'battery-pack': "recharger tous les objets d'un joueur avec des jetons; deux jetons redresser tout; stocke l'énergie",
  berkano:
    'détruire un objet et son joueur en prend un en boutique; rune qui casse un objet; remplacer par un objet de boutique',
  berserk: 'objet de départ attaque en plus et pv par mort; attaquer deux fois par tour; +1 pv quand je tue; rage',
  bethany: 'commence avec livre des vertus; fille avec le livre; perso aux flammes',
  betrayal: 'événement voler quelque chose à un joueur; voler sous carte objet ou âme au dé; trahir un joueur',
  birthright: 'copie de mon objet éternel; copier mon objet de départ; un deuxième objet de départ',
  'black-heart':
    "prévenir un dégât et vengeance s'il meurt; cœur noir bouclier; blesse tous les autres quand le joueur meurt",
  'blood-puppy': 'plus fort à chaque mort de joueur; chien qui monte de niveau; chiot qui peut me tuer niveau dix',
  'bobby-bomb':
    'récupérer toutes les bombes; une bombe par tour depuis la défausse; chercher les bombes dans les butins',
  'book-of-the-dead':
    'remettre un monstre mort en jeu; monstre de la défausse sur un emplacement; nécromancie; ressusciter un monstre',
  'book-of-virtues':
    'objet de départ dégât de plus sur 5 ou 6; moi et un autre piochons quand je tue; objet de bethany',
  'broken-remote': "babiole défausser un monstre ou une salle quand j'utilise un objet; changer la salle en activant",
  brownie: "plus facile à chaque dégât; boss dont l'esquive baisse; boss caca six pv",
  callus: 'babiole pas de dégâts hors combat; immunisé aux bombes et aux piques; pied',
  'car-battery': 'recharger trois autres objets; payer sept pour le réutiliser; grosse batterie',
  'ceremonial-blade':
    'objet de départ piocher puis défausser; piocher quand je tue un monstre; couteau rituel de départ',
  'charmed-bony': 'un autre gagne cinq sous à sa mort; squelette qui donne des pièces à un autre',
  'charmed-clotty': 'un autre pioche une carte à sa mort; bout de sang qui donne un butin à un autre',
  'charmed-dip': "un autre recharge un objet à sa mort; petit caca qui redresse l'objet d'un autre",
  'charmed-fat-bat': 'un autre gagne aussi un trésor; chauve-souris trésor pour deux',
  'charmed-fatty': 'un autre pioche deux; fait défausser quand il tape et donne des cartes à un autre',
  'charmed-globin': 'se soigne quand je rate et un autre pioche trois; un autre joueur pioche 3',
  'charmed-greedling': 'un autre gagne dix sous; sans attaque 6+',
  'charmed-keeper': 'un autre lance pour des sous; perdre deux sous quand il me tape',
  'charmed-monstro': "l'âme va à un autre joueur; je donne l'âme du boss; monstro gentil",
  'chocolate-milk': "un dégât tous les trois tours; jetons jusqu'à trois puis dégât; lait qui se charge",
  'classic-roller':
    "relancer avec deux dés et un autre choisit; objet de départ relance à deux dés; l'adversaire choisit le dé",
  clog: 'tout le monde passe sa main à gauche à sa mort; les mains tournent boss',
  'consolation-prize':
    "piocher quand j'ai moins d'âmes; cartes pour le dernier; rattraper le meneur; butins selon le retard en âmes",
  corny: 'blesse un autre joueur au hasard à sa mort; deux dégâts au hasard; caca maïs',
  'curse-of-empathy':
    'malédiction perdre une carte et un sou quand un monstre meurt; défausser pour chaque monstre mort',
  'curse-of-the-hollow': "malédiction défausser et perdre des sous selon mes âmes; plus j'ai d'âmes plus je perds",
  'curse-of-the-hunted': 'malédiction monstres plus forts à mon tour; +1 attaque aux monstres contre moi',
  'curse-of-the-soulless': "malédiction je ne peux plus gagner d'âmes; pas d'âmes; malédiction qui passe à un autre",
  'cursed-dople': 'les autres prennent des dégâts quand on le tape; récompense au dé maudit',
  'cursed-lil-haunt': 'on lance deux dés et le voisin de gauche choisit; dé choisi par le voisin',
  'cursed-mulliboom': 'trois dégâts à un joueur au hasard quand un monstre meurt; mouche bombe maudite',
  'cursed-mulligan': 'un emplacement de plus à chaque monstre mort; zones qui augmentent',
  'cursed-soul': 'me blesse chaque tour et devient une âme à six; passe de joueur en joueur; âme avec 6 jetons',
  'dads-note': "remettre jusqu'à trois monstres morts; trois monstres de la défausse en jeu; lettre de papa",
  damocles:
    "un trésor de plus à chaque fois jusqu'à ma mort; trésors en double; épée au-dessus de ma tête; perdu quand je meurs",
  'dead-weight':
    "objet de départ qui annule une capacité déclenchée; annuler l'effet déclenché d'un monstre; pas de dégâts sur 1",
  dogma: "enlève tous les autres monstres quand on l'attaque; amène les hérauts; télé; boss avant la fin",
  'double-treasure': 'deux joueurs gagnent un trésor; moi et un autre un objet; bon événement trésor à deux',
  'dressing-table': "événement relancer mes objets; changer autant d'objets que je veux; table avec miroir",
  'emergency-contact':
    "arrêter une attaque et mettre le monstre sous la pioche; annuler un combat et virer le monstre; appel d'urgence",
  'eternal-d6': 'les 2 et les 3 deviennent des 1; jetons transformer un deux ou trois en un; dé éternel',
  'experimental-treatment': 'le détruire pour un résultat au hasard âme ou mort; lancer mort trésor ou âme',
  'fetal-haunt': 'mauvais objet je donne une carte par tour; bébé fantôme qui passe à un autre quand je meurs',
  'fire-mind': 'dégâts doublés sur un 6; double dégâts subis sur un 1; feu',
  'flash-isaac': 'commence avec lanceur classique; isaac version flash',
  flip: 'objet de départ je retourne mon perso quand je meurs et pioche trois; nouvelle main à ma mort',
  'friendly-ball': 'capturer un monstre; ranger un monstre dessous et le relâcher; pokéball; attraper un monstre',
  'friendly-sack': 'regarder trois butins en garder un et donner le reste; partager des cartes avec un autre',
  gello:
    "objet de départ soigner un monstre et en blesser un autre; annuler l'attaque d'un autre en soignant le monstre",
  glitch: "objet de départ qui prend les pouvoirs de la boutique; copie les capacités d'un objet en boutique",
  'gnawed-leaf':
    "aucun dégât pendant le tour des autres; annuler un butin qui me vise; invincible hors de mon tour; feuille statue; aucun dégât quand ce n'est pas mon tour",
  'golden-trinket': "babiole qui copie un autre objet; jeton doré; dorer un objet; a les capacités d'un de mes objets",
  'golden-troll-bomb': 'événement deux dégâts à un joueur et il revient; bombe qui revient quatre cartes plus bas',
  'gutted-fatty': 'un emplacement et une attaque obligée à sa mort; gros zombie ouvert cinq pv trésor',
  hagalaz: 'rune ranger cinq monstres ou salles et en défausser; se débarrasser de la salle; virer un monstre rune',
  'hallowed-ground':
    'jetons sur les 2 pour reprendre un butin; récupérer le butin du dessus de la défausse; jeton à chaque deux',
  'halo-of-flies': 'pas de dégâts sur 1 et 6; mouches qui protègent; un et six sans danger',
  'hand-me-downs': "les autres piochent et me donnent une carte; vieux habits; chacun peut piocher un et m'en donne un",
  'handicapped-placard': "monstres plus faciles si j'ai moins d'âmes; fauteuil roulant; aide pour celui qui perd",
  hemoptysis:
    "objet de départ met l'attaque d'un monstre à un; jetons dégâts à deux cibles; cracher du sang; attaque devient 1",
  'holy-brain': 'les 3 rendent tous les monstres plus faciles; moins un à toucher pour tous sur un trois',
  'holy-greedling': 'trois sous à chaque monstre mort; gentil petit avare',
  'holy-portal': 'réattaquer à chaque monstre mort; attaque en plus pour chaque monstre tué',
  'holy-psy-horf': 'piocher un à la fin de chaque tour; butin gratuit en fin de tour pour le joueur actif',
  hornfel: 'blesse un joueur au hasard au lieu de moi; boss à wagon et bombes',
  hypercoagulation: 'objet de départ pv en plus par jeton; des cœurs chaque tour puis trois cartes',
  ibs: 'objet de départ défausser pour annuler mon attaque ou 3 sous; défausser deux cartes pour contrer; vendre une carte trois sous',
  'jacob-and-esau': 'commence avec rivalité fraternelle; les deux frères; perso jumeaux',
  'jar-of-flies':
    'jeton à chaque monstre mort; mouches contre butin ou dégât; pot de mouches; un jeton par monstre mort puis piocher ou tirer sur un monstre',
  'judas-shadow': 'jetons quand je meurs qui donnent sous et cartes; paie quand il est détruit',
  'keepers-bargain':
    'les autres prennent un sou et moi aussi; boutique trois sous de moins objet de départ; proposer un sou à chacun',
  'keepers-box':
    'deux places de boutique et payé quand les autres achètent; sous et butin à chaque achat des autres; tenir la boutique',
  'keepers-penny':
    "neuf sous à l'achat puis passe à un autre; pièce qui tourne entre joueurs; donne de plus en plus de sous",
  'keepers-sack':
    "quatorze sous d'un coup puis défausser; donne 14 pièces mais coûte une carte par tour; payer quatre pour le refiler",
  key: 'attaquer une fois de plus ou poser un monstre; petite clé butin; attaque supplémentaire ou nouveau monstre',
  lemegeton: 'un trésor chaque tour mais un objet cassé; trésor puis détruire un objet; objets fantômes',
  'lil-chest': 'lancer quand je tue un monstre; sous cartes ou recharge après un monstre tué; coffre familier',
  lodestone: 'les 3 rendent un monstre plus facile; moins un à toucher sur chaque trois; aimant pierre',
  'lucky-toe': 'babiole un butin de plus chaque fois que je pioche; piocher une de plus sauf au début',
  lunch: 'un pv de plus; objet nourriture cœur; +1 pv trésor; repas',
  'lust-for-blood':
    "événement obligé d'attaquer un joueur; taper un autre joueur et prendre son objet; tuer quelqu'un pour un objet",
  'magic-marker':
    "changer un nombre sur une carte; modifier le texte d'une carte de un; plus ou moins un chiffre d'un effet; butin pour changer un chiffre écrit sur une carte",
  'magic-skin':
    'un trésor maintenant mais peut détruire tous mes objets; passe à un autre et risque de tout perdre; peau magique; détruit tous les objets',
  'mama-gurdy': 'boss sept pv sans effet; gurdy mère; butin au dé gros boss',
  'mama-mega':
    'trois dégâts à tout le monde et tous les monstres; énorme bombe usage unique; tout faire exploser; 3 dégâts à tous les monstres et à tous les joueurs',
  marbles: 'ajouter ou enlever un jeton; un jeton de plus sur une carte; changer le nombre de jetons',
  'mega-bomb': 'deux dégâts à un monstre ou un joueur; grosse bombe; bombe qui fait 2',
  'mega-satan':
    "le dernier vivant gagne; on peut s'attaquer entre joueurs boss épique; gagner si les autres sont morts",
  'member-card':
    'boutique quatre sous de moins et voir trois trésors; prix réduits; -4 en boutique; changer un objet de la boutique',
  'moms-bottle-of-pills': 'récupérer toutes les pilules; une pilule par tour; chercher les pilules',
  mother: 'facile puis plus dur à chaque dégât; boss attaque huit; esquive 1 huit pv; tue en un coup',
  'mothers-shadow':
    "événement tue celui qui a le plus d'objets; celui avec le plus d'objets meurt; revient six cartes plus bas; ceux qui ont le plus d'objets meurent",
  mushroom: "blesse tout le monde quand il me tape; chacun prend un dégât si l'attaquant est touché",
  null: 'un coup sur deux ne fait rien; immunisé un jet sur deux',
  overflow: 'événement on peut passer son prochain tour; tout le monde lance et perd un tour; inondation',
  'pageant-boy': "usage unique sous fois quatre; lancer et gagner quatre fois le résultat; jusqu'à 24 sous",
  'peeping-fatty': 'regarder cinq butins à sa mort; ranger les 5 butins après',
  'pills-requiem': 'pilule piocher trois et en remettre; pilule pioche 3',
  'pills-requiem-2': 'pilule à trois jets; lancer trois fois attaque pv ou dégât',
  pitfall: "événement qui finit le tour; le tour s'arrête direct; tomber dans un trou",
  'playdough-cookie': 'mettre ou enlever un jeton ou gagner un sou; biscuit arc-en-ciel',
  'punching-bag': "+2 pv mais on peut l'attaquer; objet qu'on peut taper; deux cœurs sac de frappe",
  'r-key': 'détruit toutes les âmes; tout le monde perd toutes ses âmes; recommencer la partie; remise à zéro',
  'rag-mega': "tue trois autres joueurs à sa mort; les autres défaussent quand on l'attaque",
  'red-ghost': 'un autre joueur est blessé quand je le tape; choisir qui prend un dégât à chaque coup',
  'red-key':
    'regarder trois salles ou monstres et en poser un; changer de salle; choisir la salle; ouvre une salle rouge',
  'rib-of-greed':
    'on ne peut pas me faire perdre sous ou cartes; babiole qui protège ma main et mes pièces; garder ses sous en mourant babiole',
  'rock-bottom':
    "piocher deux si ma main est petite; retient combien de cartes j'avais; main plus petite que les jetons; toucher le fond",
  'sacrificial-dagger': 'jeton à chaque 1 pour des dégâts; trois jetons un dégât; dague chargée par les uns',
  'sibling-rivalry':
    "un autre joueur attaque avec moi; objet de départ attaque à deux; forcer quelqu'un à se battre aussi et il a la récompense",
  'sisters-vis': 'un autre joueur doit attaquer avec moi et gagne un trésor; les deux sœurs; boss à combattre à deux',
  soulbond:
    "quand je meurs un autre meurt aussi; ne pas perdre ses sous ni ses cartes en mourant; emporter quelqu'un dans la mort",
  'spelunker-hat': "regarder trois cartes d'une pioche chaque tour; casque de mineur; ranger trois cartes au début",
  'spindown-dice':
    'détruire un objet et son joueur en prend un en boutique; objet de départ change un objet en un de la boutique',
  'sticky-nickel': 'cinq sous ou passe à gauche; pièce collante; donner la carte au voisin de gauche ou gagner 5',
  sumptorium:
    'jetons quand je suis blessé pour rendre les monstres plus faciles; deux jetons moins un à toucher; caillots',
  'the-baleful':
    "commence avec lien des âmes; plus d'attaque avec des âmes; perdu corrompu un pv; plus fort selon le nombre d'âmes",
  'the-benighted': 'commence avec hémoptysie; azazel corrompu',
  'the-broken': 'commence avec dé décroissant; isaac corrompu',
  'the-capricious':
    'commence avec glitch; eden corrompu; perso qui jette un objet de la boutique; virer une carte de la boutique avec son perso',
  'the-clicker': 'changer de personnage; nouveau perso et objet de départ; zapper son perso',
  'the-curdled': 'commence avec sumptorium; eve corrompue',
  'the-dauntless': 'commence avec hypercoagulation; maggy corrompue; perso infirmière',
  'the-deceiver': 'commence avec poids mort; judas corrompu',
  'the-deserter': 'commence avec lame cérémonielle; jacob corrompu',
  'the-empty': 'commence avec abysse; apollyon corrompu',
  'the-enigma': 'commence avec volte-face; lazare corrompu; perso à deux faces; perso qui se retourne à la mort',
  'the-fettered': 'commence avec anima sola; oublié corrompu; perso enchaîné',
  'the-harbingers': 'boss final quatre cavaliers; se retourne en la bête; à battre quatre fois; carte hors du jeu',
  'the-harlot': 'commence avec gello; lilith corrompue',
  'the-hoarder': "commence avec sac d'artisanat; caïn corrompu",
  'the-jar': 'payer quatre pour prévenir un dégât; acheter une protection; 4 sous bouclier',
  'the-miser': 'commence avec aubaine du gardien; gardien corrompu',
  'the-rainmaker': 'les 1 font piocher; cherche une malédiction à sa mort; pluie',
  'the-savage': 'commence avec berserk; samson corrompu; perso rage',
  'the-scourge': 'les joueurs votent; boss avec un vote; whip ou whiff',
  'the-siren': "attaquer les autres joueurs tant qu'elle est là; boss qui chante; joueurs attaquables",
  'the-soiled': 'commence avec côlon irritable; bébé bleu corrompu',
  'the-zealot': 'commence avec lemegeton; bethany corrompue',
  tick: 'babiole éternelle; soigne et réattaque au premier monstre tué; tique qui ne part pas',
  'tnt-barrel': 'événement explosion deux dégâts chacun ou quatre; dynamite; choisir qui explose avec moi',
  'trick-penny':
    "tout coûte un de moins et un sou par tour; prix réduits d'un; un sou à la fin du tour; objets payants moins chers",
  turdlings: 'seuls les 2 le blessent; touché seulement sur un deux; attaque finie après le deuxième jet',
  'two-of-spades': "piocher autant qu'un autre a en main; cartes selon la main d'un joueur",
  'ultra-flesh-kid': 'devient une âme après douze morts; jeton à chaque mort; bébé de viande âme',
  'ultra-greed': 'boss 40 sous; tout le monde lance contre lui; celui qui le tue prend les pièces',
  undefined: "devient une copie d'un objet de la boutique; copie la boutique jusqu'à mon prochain tour",
  whipper: 'peut blesser celui qui déclare une attaque; fouet dégât quand on attaque',
  wishbone: 'babiole qui donne un trésor quand elle est détruite; casser pour un trésor',
  'x-ray-vision': "voir la main d'un joueur et le dessus d'une pioche; voir à travers; regarder une main chaque tour",
};
