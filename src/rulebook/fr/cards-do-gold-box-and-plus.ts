import type { BookText } from '../book.js';

/** How players say what cards of the Gold Box and Four Souls+ do, parted by semicolons. */
export const cardsDoGoldBoxAndPlus: BookText['cardsDo'] = {
  '1-up':
    'vie en plus; champignon vert; me sauve de la mort à mon tour et je réattaque; ressusciter avec tous ses pv; deuxième vie',
  '20-20': "ajouter un ou deux à un jet d'attaque; +2 au jet d'attaque; lunettes; ajouter jusqu'à 2 à un jet d'attaque",
  '9-volt': 'recharger deux objets en fin de tour; passif qui redresse 2 objets; pile',
  'a-sack': "piocher trois butins; trois cartes d'un coup; butin qui pioche 3; sac pioche trois",
  'aaa-battery': 'babiole qui recharge peut-être un objet en fin de tour; 4 ou plus redresse un objet',
  abaddon: "+3 attaque mais je meurs au moindre dégât; grosse attaque mais fragile; meurt dès qu'on me touche",
  'angel-room': 'bon événement qui donne un trésor; deux trésors sur un 1; ange trésor',
  ansuz:
    "rune pour ranger quatre cartes d'une pioche; regarder quatre cartes du dessus; remettre 4 cartes dans l'ordre",
  apollyon: 'commence avec néant; perso démon aux sauterelles; personnage aux ailes noires',
  athame: "défausser une carte pour qu'un autre en défausse deux; faire jeter deux cartes à quelqu'un; dague",
  azazel: 'commence avec seigneur du gouffre; perso démon avec des cornes et des ailes',
  'bag-o-trash':
    'objet de départ où on achète des cartes ou des dégâts; payer 4 pour piocher; payer 6 pour blesser; sac poubelle; objet de bum-bo; payer 3 pour jouer une carte',
  begotten:
    'plus fort à un pv; monstre qui tape plus quand il est presque mort; enchaîné; tape plus fort quand il lui reste 1 pv; petit monstre plus fort à 1 pv',
  'black-candle':
    'distribuer les malédictions; chercher des malédictions dans les monstres; révéler six monstres; maudire les autres',
  'black-rune': 'rune dégâts à tous les monstres ou relance ou nouvelle main; pierre noire; rune au dé',
  blastocyst: 'deux emplacements de plus et une attaque; boss qui se divise; deux zones de monstre boss',
  boil: 'monstre qui se soigne quand il tape; regagne un pv à chaque coup; bouton de pus',
  bony: "plus d'attaque sur un 1; squelette +2 attaque quand je fais un; squelette simple",
  'boss-rush': "événement qui sort deux boss; chercher deux boss; obligé d'attaquer un des deux boss",
  brain: 'me blesse sur un 6; faire six me fait un dégât; cerveau monstre',
  'bum-bo': 'commence avec sac de détritus; perso clodo vert; perso qui aime les sous',
  cancer: 'babiole plus un au premier jet; +1 à mon premier dé du tour; crabe du zodiaque',
  card: "point d'interrogation; butin qui copie une capacité d'objet; utiliser l'objet d'un autre avec un butin; copie le ↷ d'un objet",
  'charged-penny': 'un sou et une recharge; pièce qui recharge un objet; 1 centime et redresser un objet',
  charger: "ver à un pv qu'on touche à 5; monstre simple 5+ pour 3 sous; monstre sans effet",
  'credit-card': 'premier objet de la boutique gratuit; acheter sans payer; achat gratuit ce tour; un objet à 0 sou',
  'crooked-penny':
    "doubler les sous de quelqu'un ou il perd tout; quitte ou double; faire perdre toutes ses pièces à un joueur; double l'argent sur un petit jet",
  'curse-of-blood-lust': 'malédiction qui oblige à attaquer; je dois me battre chaque tour',
  'curse-of-fatigue':
    "je ne recharge qu'un objet; malédiction un seul objet redressé; mes objets restent couchés; fatigué",
  'curse-of-impulse':
    'malédiction qui couche tous mes objets; objets et perso désactivés en fin de tour; tout est tourné à la fin',
  'curse-of-tiny-hands':
    "main de deux cartes max; malédiction de la petite main; ne garder que deux cartes; défausser jusqu'à 2",
  'cursed-eye':
    'les 6 font trois dégâts de plus et les 1 finissent mon tour; coup critique sur six; faire 1 en combat termine mon tour; +3 dégâts sur un 6',
  'cursed-globin': 'les monstres se soignent de deux sur un 3; les trois soignent les monstres',
  'cursed-tumor': 'tout le monde prend un dégât sur un 4; les quatre blessent tous les joueurs',
  'daddy-long-legs': "un dégât gratuit au début de mon tour; dégât à chaque tour; pattes d'araignée",
  'dads-key':
    'défausser un butin pour sortir un monstre; défausser pour changer de monstre; recouvrir un monstre contre une carte',
  'dark-arts':
    'deux sous à chaque 6; piocher quand un autre meurt; objet de départ sous sur les six; objet de judas sombre',
  'dark-judas': 'commence avec arts sombres; judas noir; judas version ombre',
  'deaths-head':
    "crâne qu'on ne peut pas attaquer; monstres tapent plus fort tant qu'il est là; meurt quand un autre monstre meurt; donne de l'attaque aux monstres",
  dingle: "lancer à chaque dégât et quelqu'un est blessé; boss caca; moi ou tous ou lui au dé",
  'distant-admiration':
    "un autre me donne une carte que je dois jouer; jouer un butin de la main d'un autre; forcer quelqu'un à me filer une carte; mouche lointaine",
  'divorce-papers':
    "prendre la moitié des sous et des cartes d'un joueur et un objet; tout partager en deux; usage unique moitié de ses affaires",
  euthanasia:
    "deux fois le même jet d'attaque tue le monstre; deux résultats pareils de suite tuent; piqûre mortelle; seringue",
  fistula:
    "plus dur à chaque dégât; boss dont l'esquive monte quand on le blesse; boule de chair; facile au début puis dur",
  'flaming-hopper': 'les 6 ne le touchent pas; monstre en feu; immunisé au six; sauteur qui brûle',
  'forget-me-now': 'chacun détruit une âme; usage unique tout le monde perd une âme; pilule âmes',
  fruitcake:
    'petit bonus au hasard; lancer pour une carte un sou ou voir une pioche; se recharge si on fait deux fois le même dé; deux résultats pareils le redresse',
  'game-breaking-bug': 'sur un 1 relancer un de ses objets; chaque un fait relancer un objet; bug relance objet',
  gaper: "si je le tue avec un 6 je dois attaquer la pioche; zombie classique; attaque obligée s'il meurt sur un six",
  'get-out-of-jail-card':
    "les autres ne jouent plus ce tour; empêcher les autres de répondre; personne d'autre n'utilise d'objets ce tour; monopoly; les autres peuvent plus jouer de butin ni activer ce tour",
  gimpy:
    "objet de départ qui donne quelque chose quand je suis blessé; à chaque dégât des sous une carte ou de l'attaque; gagner quand on se fait taper",
  globin: 'peut se soigner à un pv; tas de chair qui revient; lancer quand il lui reste 1 pv; se régénère',
  'gold-key': "attaquer la pioche autant qu'on veut; attaques illimitées sur la pioche; clé butin attaques",
  guppy: 'commence avec infestation; le chat en perso; jouer le chat',
  'guppys-eye':
    'voir les mains de tout le monde; les autres jouent cartes visibles; main ouverte des autres; regarder toutes les mains tout le temps',
  'guppys-tail':
    'piocher un de plus au début mais défausser à la fin; butin en plus puis jeter une carte; queue de chat',
  gurglings:
    'plus facile à deux pv; boss plus facile quand il est blessé; trois gros frères; boss plus facile à toucher quand il lui reste 2 pv',
  'head-of-krampus':
    'un dégât à tous les joueurs ou tous les monstres; dégâts à tout le monde au dé; tête de démon de noël; de 1 à 3 tous les joueurs sinon tous les monstres; un dégât à tous selon le dé',
  'head-of-the-keeper':
    'des sous quand je fais des dégâts; gagner une pièce par dégât; deux sous par mort; payé pour taper; gagner des sous chaque fois que je fais des dégâts',
  'head-trauma': 'événement défausser deux cartes; perdre deux butins; coup sur la tête',
  'headless-horseman':
    "survit à sa première mort; boss qu'il faut tuer deux fois; cavalier fantôme; empêche sa mort et se soigne",
  'holy-bony': "sur un 6 regarder trois cartes d'une pioche; squelette sacré un pv; ranger 3 cartes sur six",
  'holy-card': 'butin qui sauve de la mort; empêcher une mort mais le tour finit; sauver un joueur et finir le tour',
  'holy-chest': 'coffre bon qui donne une âme sur 6; protège et attaque ou 7 sous; coffre blanc',
  'holy-mantle':
    'objet de départ qui sauve de la mort; survivre à une mort mais le tour se termine; objet de départ du perdu; empêche de mourir et finit le tour',
  'holy-mulligan': 'deux emplacements et une attaque de plus à sa mort; mouches sacrées',
  hourglass: "coucher un objet sur chaque 2; désactiver un objet quand quelqu'un fait deux; bloquer les objets",
  hush: 'boss épique huit pv deux trésors; gros visage bleu; boss épique sans effet deux âmes',
  'i-am-error':
    'événement trésor ou butin ou attaque de plus; attaquer la pioche ou piocher 3 ou objet; le bonhomme erreur',
  'i-cant-believe-its-not-butter-bean':
    "annule ce qui vise mes objets; contrer ce qui cible mon dé; empêcher qu'on touche à mon jet; protège mes objets et mes dés",
  imp: 'plus dur à toucher sur un 3; petit démon volant; butin au dé',
  infamy: 'pas de dégâts quand je fais 1 en combat; le 1 ne me blesse pas; masque qui protège sur un; masque de fer',
  infestation: 'objet de départ piocher deux défausser un; objet de guppy; piocher 2 puis jeter 1 chaque tour',
  'isaac-monster': 'le boss isaac; blesse un joueur au choix quand il prend un dégât; boss épique qui pleure',
  jera: "doubler ma main; piocher autant que j'ai en main; rune qui double la main",
  joker:
    "regarder une main et voler une carte; choisir une carte dans la main d'un autre; voir sa main et en piquer une",
  knight: "faire un 1 le touche aussi; monstre 6+ qu'on touche avec 1; chevalier masqué; les uns le blessent",
  krampus: "on doit l'attaquer chaque tour; boss obligé de combattre; démon de noël",
  lard: 'deux pv de plus mais défausser quand blessé; +2 pv perdre une carte à chaque dégât; gras',
  'lemon-mishap':
    'les petits jets blessent tous les monstres; dégât à tous les monstres sur un 1 ou un 2; citron; flaque jaune',
  libra: 'changer un dé en 3; mettre un jet à trois; signe du zodiaque dé; le résultat devient un trois',
  'library-card':
    'objet pour jouer un butin de plus; une carte en plus par tour; jouer une carte butin supplémentaire objet',
  'lord-of-the-pit':
    "objet de départ qui annule une attaque; arrêter un combat et attaquer autre chose; objet d'azazel; fuir le combat et réattaquer",
  magnet:
    'les autres me donnent un sou quand ils en gagnent; taxe sur les gains; prendre 1 sou à chaque gain; aimant à pièces',
  'mama-haunt':
    'mauvais objet mon perso ne se recharge plus; perso reste couché; passe à un autre quand je meurs; fantôme mère',
  'moms-eye-shadow':
    'choisir qui les autres attaquent; décider du monstre attaqué par un autre; maquillage; rediriger les attaques',
  'moms-heart':
    "boss cœur qui fait gagner celui qui a le plus d'âmes; finit la partie quand il meurt; gagner la partie avec un boss",
  'moms-knife': '+1 attaque et touche les autres sur un 6; couteau; le 6 blesse les autres monstres aussi',
  'monstro-ii':
    'blesse les voisins quand il tape; dégât au joueur de gauche ou de droite; deuxième monstro; boss qui blesse le joueur de droite ou de gauche selon le dé',
  'more-options':
    'acheter deux fois et voir deux trésors; un achat en plus; deux achats par tour passif; regarder les deux premiers trésors',
  'mutant-spider': 'lancer quatre dés et en choisir un; prendre le meilleur de 4 dés; araignée dés',
  'nerve-ending': 'quatre pv facile sans effet; mur de chair 3 sous; monstre qui ne fait rien 2+',
  'ouija-board':
    'révéler quatre monstres et mettre un événement; chercher un événement dans la pioche monstre; parler aux esprits; planche des esprits',
  'p-h-d':
    "plus ou moins un sur mes jets hors attaque; changer mes propres dés; diplôme; modifier mes jets qui ne sont pas d'attaque",
  parabite: "mon prochain jet est moins bon; moins un au jet d'attaque suivant; ver enterré",
  perthro: 'rune qui relance un objet; butin qui change un objet en un autre; remplacer un objet au hasard',
  'pills-four-souls-plus': 'pilule dégât à un joueur ou un monstre ou moi; pilule qui blesse',
  'pills-four-souls-plus-2': 'pilule qui relance des objets; pilule relance tous mes objets',
  'pills-four-souls-plus-3': 'pilule qui annule un butin; pilule les autres défaussent; pilule contre',
  'pills-gold-box':
    'pilule qui rend les monstres plus faciles ou plus durs; pilule qui recharge tous mes objets; pilule moins un ou plus deux à toucher',
  'pink-eye':
    'le monstre prend aussi un dégât quand je fais 1; babiole qui rend le coup sur un 1; dégâts rendus sur un',
  placenta: 'un cœur en plus et rien sur un 4; +1 pv et pas de dégâts sur 4; protégé quand je fais quatre',
  'plan-c':
    'tue un monstre puis tout le monde meurt; usage unique qui tue tous les joueurs; on meurt tous à la fin du tour; suppositoire du diable',
  'poker-chip': 'babiole double les sous ou un seul; parier mes premières pièces du tour; jeton de casino',
  polycephalus: 'moins deux au jet suivant quand on le blesse; boss à plusieurs têtes; rend mon prochain jet nul',
  polyphemus: '+2 attaque mais monstres plus durs; deux de dégâts en plus; un seul gros œil; cyclope',
  ragling:
    'peut revenir sur la pioche; revient sur 1 ou 6; petit fantôme en chiffon; petit monstre qui retourne sur la pioche avec 1 ou 6',
  'rainbow-baby':
    'tout le monde pioche ou gagne deux sous ou prend un dégât; effet sur tous les joueurs au choix; bébé multicolore',
  'red-candle':
    'nommer un nombre et blesser quand il sort; choisir un chiffre pour faire des dégâts; dégât chaque fois que le nombre tombe',
  'round-worm': 'plus un au prochain jet quand il me tape; bonus au jet après ses dégâts; ver 5+ 4 sous',
  roundy: 'blesse les autres monstres quand il me tape; ses dégâts touchent tous les monstres',
  'rubber-cement':
    "dégât quand je rate; rater peut blesser quelqu'un; lancer après un raté; balles rebondissantes; colle",
  'skeleton-key': 'attaquer autant que je veux; 99 attaques; attaques presque illimitées; se battre tout le tour',
  'smart-fly':
    "regarder le dessus d'une pioche et le défausser ou pas; se recharge quand je prends des dégâts; mouche qui regarde les pioches",
  'soy-milk': 'monstres plus durs mais mes coups touchent tous les autres; chaque coup blesse tous les autres monstres',
  'spiked-chest': 'coffre qui fait toujours un dégât; coffre avec des pointes; se blesser pour un trésor coffre',
  steven: 'deux dégâts sur un 2 et fin du tour sur 6; boss qui finit mon tour sur un six; petit boss frère',
  succubus:
    'payer trois pour jouer deux cartes de plus; acheter des cartes à jouer en plus; 3 sous deux butins supplémentaires; démone',
  sucker: 'explose sur tous les joueurs; un dégât à tout le monde à sa mort; mouche qui blesse tous',
  swarmer: 'deux zones monstre de plus à sa mort; ouvre deux emplacements; essaim trésor',
  'tape-worm': "babiole qui blesse un autre quand je rate; rater une attaque blesse quelqu'un; ver dans le ventre",
  'telepathy-for-dummies':
    'lancer au début et garder le résultat; garder un dé pour plus tard; connaître mon prochain jet; stocker un jet',
  'the-bible':
    'livre pour enlever une malédiction; tue maman directement; annule mon attaque ou une malédiction; tuer it lives ou le cœur de maman; livre saint',
  'the-butter-bean': 'haricot qui sert à rien sauf sur 6; objet inutile; se recharge sur un six; pet',
  'the-cage': 'boss six pv sans effet deux trésors; gros boss simple; boule à piques',
  'the-fallen': 'ranger cinq monstres à sa mort; boss ange déchu; regarder les 5 monstres après',
  'the-keeper': 'commence avec pièce en bois; perso marchand; le vendeur pendu',
  'the-left-hand': "babiole recharge quand un autre meurt; redresser un objet à la mort d'un joueur; main gauche",
  'the-lost':
    'commence avec protection sainte; perso fantôme à un pv; perso qui vaut une âme; personnage avec un seul point de vie; redresse un perso en fin de tour',
  'the-missing-page':
    'forcer à relancer les 5; les cinq peuvent être relancés; page déchirée; faire relancer un joueur qui fait 5',
  'the-wiz': 'monstres plus durs mais un dégât de plus à un autre; toucher deux choses à la fois; tirs en diagonale',
  'trap-door': 'événement attaque de plus ou dégât; regarder trois monstres et réattaquer; trou dans le sol',
  tumor: "blesse les autres joueurs quand je le tape; dégâts aux joueurs dont ce n'est pas le tour",
  'two-of-diamonds':
    "doubler les sous d'un joueur; doubler mes pièces; gagner autant de sous qu'on en a; argent fois deux",
  void: "objet de départ défausser sa main et repiocher autant; changer toute sa main; virer un objet de la boutique ou un monstre; objet d'apollyon",
  'whore-of-babylon': 'commence avec gimpy; eve démon; perso démone',
  widow: 'boss simple trois pv sans effet; mère araignée; boss butin deux',
  'wooden-nickel':
    'objet de départ lancer pour des sous; un joueur gagne autant de pièces que le dé; objet du gardien; sous au hasard chaque tour',
};
