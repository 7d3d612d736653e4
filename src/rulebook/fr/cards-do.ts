import type { BookText } from '../book.js';

/** More of how players say what a card does, parted by semicolons. */
export const cardsDo: BookText['cardsDo'] = {
  '2-cents': 'gagne 2 sous butin; deux pièces',
  '3-cents': 'gagne 3 sous butin; trois pièces',
  '4-cents': 'gagne 4 sous butin; quatre pièces',
  'a-dime': 'gagne 10 sous butin; pièce de dix; meilleure pièce',
  'a-nickel': 'gagne 5 sous butin; pièce de cinq',
  'a-penny': 'une pièce de un sou; gagne 1 sou',
  ambush: 'événement attaquer la pioche deux fois; évènement attaquer la pioche deux fois',
  'baby-haunt':
    'monstres plus durs à mon tour et il change de joueur à ma mort; monstres plus durs à mon tour; fantôme passé à ma mort; rend les monstres plus durs pendant mon tour',
  'battery-bum': 'payer quatre pour recharger un objet; payer 4 pour recharger; mendiant qui recharge',
  'belly-button': 'un butin de plus à jouer à mon tour; deux butins par tour; nombril perso rechargé',
  'big-spider': 'araignée qui donne une attaque de pioche; attaque de plus sur la pioche monstre',
  'black-bony': 'squelette qui blesse son tueur; blesse son tueur; squelette explose',
  'blank-card':
    'copier le prochain butin que je joue; objet qui double un butin; copie mon prochain butin; jouer un butin deux fois; doubler un butin objet',
  'blank-rune':
    'rune pour tous les joueurs; lancer et tout le monde gagne; effet au hasard pour tous; tout le monde gagne quelque chose; rune pour tous',
  'blood-lust': "objet de départ +1 attaque à n'importe qui; +1 attaque à n'importe qui par tour",
  'bloody-penny':
    "babiole qui pioche quand quelqu'un meurt; piocher à la mort d'un joueur; babiole piocher quand un joueur meurt; butin à chaque mort",
  'bobs-brain': 'dégâts au hasard quand je déclare une attaque; explosion au hasard en attaquant; cerveau explosif',
  bomb: "butin qui fait un dégât à un joueur ou un monstre; petite bombe; un dégât sur n'importe quoi; lancer une bombe; butin qui fait 1 dégât",
  'book-of-belial':
    'objet de départ plus ou moins un à un lancer; monter ou baisser un dé de un; objet de judas; plus ou moins un; +1 ou -1 au dé; ajouter ou enlever un au dé',
  'book-of-sin': 'lancer pour une pièce un butin ou un pv; sou butin ou pv au hasard; livre petit bonus',
  'boom-fly': 'mouche qui explose sur tous; explose sur tous; mouche qui blesse tout le monde',
  boomerang:
    'voler une carte au hasard dans une main; prendre un butin à un autre sans regarder; voler un butin au hasard; prendre une carte au hasard; objet pour voler une carte au hasard',
  box: "jouer autant de butins qu'on veut ce tour; butins illimités; butins illimités ce tour; jouer toute ma main; jouer autant de butins que je veux",
  breakfast:
    'objet un cœur en plus; nourriture +1 pv; +1 pv objet; un coeur en plus; objet qui donne un pv; un pv de plus simple',
  brimstone: "plus d'attaque et blesse un autre quand je touche; +1 attaque et blesse un joueur; laser",
  'broken-ankh':
    'babiole qui peut me sauver sur un six; faire six pour survivre; babiole survivre sur 6; une chance de pas mourir',
  'bum-bo-treasure':
    'les pièces deviennent des niveaux; des niveaux à la place des sous; les sous deviennent des marqueurs',
  'bum-friend': 'piocher un et en remettre un; piocher un et remettre un; ami clochard',
  'butter-bean':
    "annuler un butin ou un objet; contrer la carte de quelqu'un; empêcher un objet; contre un butin; contrer une carte ou un objet; haricot qui annule; arrête sa carte",
  cain: 'personnage qui commence; commence la partie perso; perso borgne; perso qui joue en premier',
  'cains-eye': 'babiole qui regarde la pioche butins; babiole voir la pioche butin; voir le prochain butin',
  'cambion-conception': 'six dégâts subis donnent un trésor; trésor pour six dégâts; enceinte',
  'carrion-queen': 'les quatre et cinq ne lui font rien; insensible aux 4 et 5',
  'champion-belt': 'attaquer deux fois par tour; une attaque en plus par tour',
  chaos: 'tous passent leur main à gauche; les mains tournent; toutes les mains à gauche; échanger toutes les mains',
  'chaos-card':
    "tuer ou détruire n'importe quoi; usage unique détruire un objet ou une âme; détruire ou tuer n'importe quoi; usage unique qui tue",
  'charged-baby': "recharger un objet quand quelqu'un fait deux; recharge sur les 2; bébé à pile",
  'cheese-grater': "les six révèlent le dessus d'une pioche; révéler une pioche sur 6; râpe",
  chest: 'événement lancer pour des pièces; évènement avec des sous; coffre à sous',
  'chest-2': 'événement lancer pour des butins; évènement avec du butin; coffre à cartes',
  chub: 'se soigne de deux sur un un; se soigne sur 1',
  compost: 'piocher dans la défausse à la place; piocher dans la défausse; butin de la défausse',
  conquest: 'boss qui oblige à attaquer encore; cavalier attaque forcée',
  'contract-from-below':
    'détruire deux de mes objets pour en voler un; détruire deux objets pour voler; perdre deux en gagner un; vole un objet contre deux des miens; contrat du dessous',
  'counterfeit-penny':
    "une pièce de plus à chaque gain; babiole +1 sou; babiole plus d'argent; un sou de plus à chaque gain",
  'crystal-ball':
    "deviner un lancer et piocher trois; annoncer un nombre et piocher; deviner le résultat d'un dé; nommer un chiffre et piocher trois",
  'curse-of-amnesia': 'malédiction défausser deux en fin de tour; défausser deux par tour malédiction',
  'curse-of-greed': 'malédiction perdre quatre pièces en fin de tour; perdre quatre sous par tour malédiction',
  'curse-of-loss': 'malédiction perdre une âme à ma mort; perdre une âme en mourant malédiction',
  'curse-of-pain': 'malédiction un dégât au début de mon tour; un dégât par tour malédiction',
  'curse-of-the-blind': 'malédiction monstres plus durs à mon tour; monstres plus durs malédiction',
  'curse-of-the-tower':
    'subir des dégâts blesse les autres; quand je suis blessé les autres aussi; dégâts autour quand je prends un coup',
  'cursed-chest': 'événement dégâts ou objet guppy; coffre avec guppy; coffre qui blesse',
  'cursed-fatty': 'les cinq font défausser; défausser sur 5',
  'cursed-gaper': 'les quatre renforcent les monstres; monstres plus forts sur 4',
  'cursed-horf': 'les deux infligent deux dégâts; deux dégâts sur 2',
  'cursed-keeper-head': 'les un font perdre deux pièces; perdre deux sous sur 1',
  'cursed-moms-hand': 'les six finissent le tour maudit; tout 6 du joueur actif finit le tour',
  'cursed-psy-horf': 'utiliser un objet blesse; dégât en utilisant un objet',
  'curved-horn':
    "babiole plus d'attaque au premier lancer; babiole première attaque plus forte; +1 attaque au premier lancer",
  'daddy-haunt': 'je subis un dégât de plus à chaque fois; un dégât de plus pour moi; fantôme qui passe à ma mort',
  'daddy-long-legs-monster': 'les un rendent les monstres plus durs; 1 rend les monstres plus durs',
  'dads-lost-coin': 'relancer les un; objet contre les un; relancer les 1; chaque 1 peut être relancé',
  dagaz:
    'détruire une malédiction ou prévenir un dégât; rune contre les malédictions; rune qui détruit une malédiction; enlever une malédiction carte',
  'dank-globin': 'fait défausser deux à sa mort',
  'dark-bum': 'au début du tour lancer pour pièces butin ou dégât; début de tour sous butin ou dégât; clochard noir',
  'dark-chest': 'événement butin pièces ou deux dégâts; coffre dangereux; coffre avec dégâts',
  'dark-one': 'plus fort à chaque dégât; plus fort quand on le touche',
  'dead-bird': 'voler une carte à celui qui fait trois; voler dans la main sur 3; oiseau voleur',
  death: "boss qui tue un joueur à sa mort; cavalier qui tue un joueur; boss qui tue quelqu'un à sa mort",
  decoy:
    "échanger ceci contre l'objet d'un autre; échanger cet objet; échanger cet objet contre celui d'un joueur; prendre un objet et donner celui-ci",
  delirium: 'retourne dans la pioche; retourne dans la pioche boss; sixième de la pioche',
  'devil-deal': 'événement deux dégâts pour un objet guppy; pacte trois choix; chercher un trésor contre deux dégâts',
  'dice-shard':
    "butin pour relancer un dé; relancer un lancer avec un butin; butin qui relance un dé; relancer n'importe quel dé",
  dinga: 'double argent tué par un six; récompense double sur 6',
  dinner:
    'objet un cœur en plus; nourriture +1 pv; +1 pv repas du soir; un coeur de plus dîner; objet qui donne un pv; un pv de plus simple',
  diplopia: "devenir la copie d'un objet passif pour un tour; copier un objet ce tour; devenir un passif",
  'donation-machine':
    "donner un objet pour huit pièces; donner un objet pour 8 sous; donner un objet contre de l'argent",
  dople: 'ses dégâts blessent aussi le joueur à droite; blesse le joueur de droite; voisin de droite blessé',
  'dry-baby':
    "jamais plus d'un dégât; dégâts réduits à un; je subis au maximum un dégât; tous les dégâts deviennent 1; pas plus d'un dégât à la fois; un seul dégât à la fois",
  eden: 'personnage qui choisit un trésor au début; objet de départ au choix; perso sans objet; choisit un trésor au début',
  'edens-blessing': "six pièces si je n'en ai pas en fin de tour; six sous si j'ai rien; argent si fauché",
  ehwaz: 'remplacer tous les monstres; rune nouveaux monstres; rune qui change les monstres; nouveaux monstres',
  'empty-vessel': "fort quand je n'ai ni cartes ni pièces; plus fort main vide; bonus sans cartes ni sous",
  envy: 'boss qui oblige à attaquer encore; péché qui fait réattaquer',
  'evil-twin': 'ses dégâts blessent aussi le joueur à gauche; blesse le joueur de gauche; voisin de gauche blessé',
  'eye-of-greed': 'trois pièces sur les cinq; sous sur les 5; argent quand on fait 5',
  famine: 'boss qui fait sauter le prochain tour; le joueur saute un tour; cavalier faim',
  'fanny-pack': 'piocher un butin chaque fois que je subis des dégâts; piocher quand blessé; un butin par coup',
  finger: 'échanger des objets quand un autre fait deux; échanger un objet sur un 2; doigt échange',
  flush:
    "mettre tous les monstres ou toute la boutique sous la pioche; mettre tous les monstres ou la boutique dessous; chasse d'eau",
  'forever-alone':
    'objet de départ voler une pièce ou regarder une pioche; objet de bébé bleu; voler un sou ou regarder',
  gemini: 'plus fort à un pv',
  'glass-cannon':
    'détruire un objet et peut-être se briser; objet qui en détruit un autre; détruire un objet mais peut casser; détruit des objets et risque de casser',
  gluttony: 'les six blessent le joueur à gauche; 6 blesse le joueur de gauche; boss qui blesse le voisin',
  'goat-head':
    'défausser des cartes et en repiocher autant en fin de tour; changer ses cartes en fin de tour; défausser et repiocher',
  godhead: 'mettre un lancer à un ou six; transformer un dé en six; mettre un dé à 1 ou 6; faire un 6',
  'gold-bomb':
    'grosse bombe trois dégâts; butin qui fait trois dégâts; trois dégâts butin; bombe en or; bombe qui fait trois',
  'gold-chest': 'événement trésor ou pièces; coffre avec trésor; coffre doré trésor ou sous',
  'gold-chest-2': 'événement trésor ou butin',
  'golden-horseshoe': 'babiole qui regarde la pioche trésors; babiole voir la pioche trésor; voir le prochain trésor',
  'golden-razor-blade': 'payer cinq pour faire un dégât; payer 5 pour un dégât; acheter des dégâts',
  greed: 'boss qui fait perdre quatre pièces à tous; tout le monde perd quatre sous; boss qui prend les sous',
  'greed-event': 'événement le plus riche perd tout; le plus riche perd tout; perdre tout son argent évènement',
  greedling: "fait perdre sept pièces à sa mort; perdre sept sous à sa mort; quelqu'un perd 7",
  'greeds-gullet':
    'huit pièces quand je meurs; sous quand je meurs; huit sous à ma mort; des sous à ma mort; des sous quand je suis mort; des sous quand je meurs',
  'guppys-collar':
    'une chance sur deux de survivre à la mort; peut survivre à la mort; un à trois survivre; collier du chat; une chance sur deux de pas mourir',
  'guppys-hairball': 'babiole qui peut bloquer un dégât sur un six; babiole guppy prévient sur 6; babiole du chat',
  'guppys-head':
    "un joueur me donne un butin; recevoir un butin; quelqu'un me donne une carte; recevoir un butin d'un joueur",
  'guppys-paw':
    'payer un pv pour prévenir deux dégâts; sacrifier un cœur pour protéger; payer 1 pv pour prévenir 2; vie contre bouclier',
  'gurdy-jr': "blesse l'attaquant qui utilise des objets; blesse si on utilise des objets",
  'hand-me-downs': 'les habits usés',
  hanger: 'ajoute une zone boutique à sa mort; boutique plus grande à sa mort; zone boutique en plus monstre',
  'holy-dinga': 'les six soignent; soin sur 6',
  'holy-dip': 'les un donnent une pièce; sou sur 1',
  'holy-keeper-head': 'les quatre donnent deux pièces; deux sous sur 4',
  'holy-moms-eye': 'les deux rechargent un objet; recharge sur 2 sacré',
  'holy-squirt': 'les cinq font piocher; butin sur 5',
  hopper: 'les six ne lui font rien; les 6 ne font rien petit monstre',
  horf: 'frappe plus fort sur un deux; plus de dégâts sur 2',
  'host-hat':
    'bloquer un dégât et blesser un autre; chapeau qui renvoie les dégâts; bloque un dégât et blesse un autre; renvoie les dégâts',
  'i-can-see-forever': 'événement ranger six butins; voir six butins évènement',
  'i-the-magician':
    "mettre un dé au nombre voulu; choisir le résultat d'un lancer; choisir le résultat du dé; mettre un dé à n'importe quel chiffre; tarot changer le dé",
  'ii-the-high-priestess': 'dégâts égaux au lancer; lancer et infliger autant; dégâts égaux au dé; tarot dégâts au dé',
  'iii-the-empress':
    '+1 attaque et +1 aux lancers; tarot bonus aux dés et attaque; tarot +1 attaque et lancers; meilleurs lancers ce tour',
  incubus: 'objet de départ échanger des cartes avec une main; objet de lilith; voir une main et échanger',
  ipecac: "mes six blessent tous les autres; 6 d'attaque blesse tous les autres; +1 attaque et 6 explose",
  'iv-the-emperor':
    'regarder cinq monstres et en garder un au sommet; tarot pioche monstres; regarder cinq monstres; cinq cartes de la pioche monstres; choisir le prochain monstre; regarder les monstres du dessus tarot; tarot qui regarde les monstres',
  'ix-the-hermit': 'regarder cinq trésors; tarot pioche trésors; choisir le prochain trésor',
  jawbone:
    "voler trois pièces à un joueur; objet qui vole de l'argent; voler trois sous; piquer de l'argent à chaque tour",
  'keeper-head': 'perdre deux pièces quand il me touche; perdre deux sous quand il touche',
  'larry-jr': 'plus dur à toucher quand blessé; plus dur quand il est blessé',
  lazarus: 'perso qui revient; trésor à la mort perso',
  'lazarus-rags': 'objet de départ trésor après la pénalité de mort; trésor quand je meurs; objet de lazare',
  leaper: 'double dégâts sur un un; double dégâts sur 1',
  'lil-battery':
    'butin qui recharge un objet; recharger un seul objet; recharge un objet butin; petite batterie; redresser un objet',
  'lost-soul': 'butin qui devient une âme; âme gratuite; babiole qui devient âme',
  'lucky-foot': "ajouter jusqu'à deux à un lancer hors attaque; ajouter jusqu'à deux à un dé; plus deux au dé",
  lust: "blesse l'attaquant à chaque coup; blesse quand on le touche",
  'mask-of-infamy': 'très dur à toucher à un pv; très dur à un pv',
  meat: "objet +1 aux lancers d'attaque; +1 aux lancers d'attaque; touche plus facilement",
  'mega-battery':
    "recharger tous les objets d'un seul joueur; butin qui recharge tout; redresser tous les objets; recharge tous les objets d'un joueur; redresser tous mes objets; grosse pile",
  'mega-fatty': 'se soigne quand il touche',
  'mega-troll-bomb':
    'événement deux dégâts à tous les joueurs; tout le monde subit deux dégâts; deux dégâts à tout le monde; évènement 2 dégâts tous',
  'mini-mush': "baisser un lancer jusqu'à deux; enlever jusqu'à deux à un dé; baisser un dé",
  'modeling-clay':
    "devenir la copie d'un objet pour toujours; copie permanente d'un objet; devenir un autre objet pour toujours; copie définitive",
  mom: 'boss à deux âmes qui ajoute une zone; boss deux âmes double sur 1; grosse maman',
  'moms-box': 'les quatre me font piocher et défausser; piocher puis défausser sur 4',
  'moms-bra': 'réduire les prochains dégâts à un; prochain dégât devient 1; réduit les gros dégâts',
  'moms-coin-purse':
    'piocher un de plus au début de mon tour; un butin de plus par tour porte-monnaie; piocher deux au début',
  'moms-dead-hand': 'permet de voler un objet à sa mort; voler un objet à sa mort; main morte',
  'moms-eye': 'voir une main à sa mort; monstre oeil',
  'moms-hand': 'un six finit le tour; 6 finit le tour; main qui arrête le tour; attaque à 6 contre lui finit le tour',
  'moms-purse':
    'piocher un de plus au début de mon tour; un butin de plus par tour sac; piocher une carte en plus au début du tour',
  'moms-razor': 'blesser celui qui fait un six; les 6 blessent le lanceur; dégât à qui fait 6',
  'moms-shovel': "voler une âme à un autre joueur; usage unique vol d'âme; voler une âme; pelle qui vole une âme",
  'monster-manual':
    "forcer quelqu'un à attaquer un monstre; obliger le joueur actif à attaquer; choisir quel monstre attaquer; forcer une attaque sur un monstre",
  'monstros-tooth':
    'un joueur au hasard détruit un objet chaque tour; un joueur au hasard perd un objet; détruit un objet au début de mon tour',
  'mr-boom':
    'objet qui fait un dégât à un monstre; objet bombe contre les monstres; un dégât à un monstre par tour; objet qui bombarde les monstres; objet bombe qui inflige un dégât à un monstre; inflige un dégât à un monstre bombe objet',
  mulliboom: "inflige trois dégâts à sa mort; monstre à quatre d'attaque; explose pour trois; 3 dégâts à sa mort",
  mulligan: 'ajoute une zone monstre à sa mort; zone monstre en plus à sa mort',
  'mystery-sack': 'lancer pour un butin ou quatre pièces; sac butin ou quatre sous; sac au hasard',
  no: "annuler l'effet d'un objet; objet qui arrête les objets; annule un objet activé; contrer l'effet d'un objet; dit non aux objets",
  'o-the-fool':
    "finir le tour et tout annuler; tarot qui finit le tour; carte fin de tour; fini le tour; tour fini carte; le tour s'arrête; mettre fin au tour; finir le tour direct",
  'pandoras-box':
    'boîte à usage unique qui peut devenir une âme; récompense au hasard peut-être une âme; boîte usage unique',
  'pay-to-play': 'payer dix pour voler un objet; dix sous pour voler un objet; payer 10 et prendre son objet',
  peep: "fait venir le bloat; amène l'enflé",
  pestilence: 'deux dégâts répartis à sa mort',
  pills: "pilule d'attaque ou de pv; pilule attaque ou pv; pilule au hasard",
  'pills-2': 'pilule qui fait piocher; pilule de butin; pilule qui pioche ou défausse; pilule butin',
  'pills-3': "pilule d'argent; pilule qui donne ou prend des sous; pilule avec des sous; pilule argent",
  pin: 'les six ne font rien à ce boss; insensible aux 6 boss',
  placebo: "utiliser l'effet d'un autre objet; copier l'effet d'un objet; copier un objet actif",
  polydactyly:
    'un butin de plus et premier coup plus fort; deux butins et première attaque plus forte; plein de doigts',
  'portable-slot-machine':
    'payer trois et lancer pour butin ou pièces; objet de pari; payer 3 et jouer; machine de casino',
  portal: 'sa mort oblige à attaquer encore; doit réattaquer portail',
  'potato-peeler': 'défausser le dessus de chaque pioche; éplucheur',
  pride: "défausser deux quand on l'attaque",
  'psy-horf': 'recharge mes objets à sa mort',
  'purple-heart': 'babiole qui regarde la pioche monstres; babiole voir la pioche monstre; voir le prochain monstre',
  'rag-man': 'peut retourner sur la pioche; revient sur 1 ou 6',
  'rage-creep': 'ses dégâts touchent aussi le joueur à gauche; blesse moi et mon voisin de gauche',
  'razor-blade': 'objet qui fait un dégât à un joueur; blesser un joueur; un dégât à un joueur',
  'remote-detonator':
    'voter pour un objet à détruire; vote pour faire exploser un objet; tout le monde vote quoi détruire; voter pour détruire',
  restock: 'nouvelle boutique au début de mon tour; défausser la boutique à chaque tour; renouveler la boutique',
  'ring-of-flies': 'les trois volent une carte; vole une carte sur 3',
  'sack-head': "regarder le dessus d'une pioche et la mettre dessous; regarder le dessus d'une pioche; sac papier",
  'sack-of-pennies': 'gagner une pièce et recharger sur les un; un sou par tour; recharge sur les 1',
  'sacred-heart': 'mes un deviennent des six; mes 1 deviennent 6; un 1 compte 6; 6 à la place de 1',
  satan: 'un six tue un joueur; 6 tue; boss diable; boss qui tue sur 6',
  scolex: 'défausser une carte quand il blesse; défausser quand il touche',
  'secret-room': 'événement trois dégâts ou un trésor; évènement dégâts défausse sous ou trésor',
  shadow:
    'recevoir ce que les autres perdent en mourant; prendre ce que perdent les morts; profite de la mort des autres',
  'shiny-rock': "une pièce chaque fois que j'utilise un objet; un sou quand j'utilise un objet; argent en activant",
  'shop-upgrade': 'événement deux zones boutique de plus; deux zones boutique de plus; agrandir la boutique évènement',
  'sleight-of-hand': "objet de départ ranger cinq cartes d'une pioche; objet de cain; ranger cinq cartes d'une pioche",
  sloth: 'son tueur perd toute sa main; le tueur perd toute sa main; boss qui fait tout défausser',
  smelter:
    'changer des butins en pièces; défausser une carte pour trois pièces; transformer un butin en sous; défausser pour 3 sous',
  'soul-heart': 'butin qui prévient un dégât; cœur qui bloque un dégât; prévient un dégât; coeur bleu; bouclier de un',
  'soul-of-gluttony': 'âme pour dix cartes',
  'soul-of-greed': 'âme pour vingt-cinq pièces; âme pour 25 sous',
  'soul-of-guppy': 'âme pour deux objets guppy; âme pour deux guppy',
  'spider-mod': 'les cinq remplacent un monstre; remplacer un monstre sur 5; araignée qui change un monstre',
  'spoon-bender': "ajouter un à un lancer; ajouter un au dé; plus un à n'importe quel dé",
  'starter-deck':
    "piocher deux si j'ai huit cartes en fin de tour; piocher deux avec huit cartes; main pleine je pioche",
  'steamy-sale':
    "boutique moins chère pour moi; objets cinq sous de moins; quand j'achète c'est moins cher; réduction boutique; objets à 5",
  stoney:
    "monstre qu'on ne peut pas attaquer; rend tous les monstres plus durs; impossible à attaquer; monstre de pierre; meurt avec un autre monstre",
  'suicide-king':
    'piocher trois quand je meurs; trois butins quand je meurs; 3 cartes à ma mort; piocher quand je meurs; 3 cartes quand je meurs; trois cartes à ma mort',
  'swallowed-penny':
    "babiole qui paie quand je suis blessé; une pièce chaque fois que je prends des dégâts; babiole un sou quand je suis blessé; de l'argent quand je prends des dégâts",
  'swarm-of-flies': "les cinq blessent l'attaquant; dégât sur 5 mouches",
  synthoil: "objet +1 aux lancers d'attaque; +1 aux attaques huile; touche mieux huile",
  'tarot-cloth':
    'les autres me donnent une carte sur un quatre; les autres me donnent sur 4; carte quand un autre fait 4',
  'tech-x':
    'accumuler trois marqueurs pour tuer; charger puis tuer; trois marqueurs pour tuer; tekno x; compteurs puis tuer',
  'the-battery': 'objet qui recharge un autre objet; recharge un autre objet; redresser un objet par tour',
  'the-bloat': 'blesse aussi les autres joueurs; blesse tous les autres',
  'the-blue-map': 'ranger la pioche trésors en fin de tour; voir les quatre prochains trésors; ranger la pioche trésor',
  'the-bone': "objet de départ à marqueurs qui devient une âme; objet de l'oublié; marqueurs d'os",
  'the-chest': 'trésor qui devient une âme si détruit; trésor qui vaut une âme; objet devient âme si détruit',
  'the-compass': 'ranger la pioche butins en fin de tour; voir les quatre prochains butins; ranger la pioche butin',
  'the-curse': "objet de départ défausser le dessus d'une pioche; objet d'eve; remettre une carte de la défausse",
  'the-d10': 'les trois mettent un nouveau monstre; un nouveau monstre sur 3; recouvrir un monstre sur 3',
  'the-d100': 'lancer pour six petits bonus; petit bonus au hasard; dé six bonus',
  'the-d20':
    'relancer un objet; changer un objet en trésor au hasard; changer un objet contre un trésor au hasard; détruire un objet et le remplacer par un nouveau trésor; remplacer un objet par un trésor',
  'the-d4': "relancer tous les objets d'un joueur; changer tous ses objets",
  'the-d6': "objet de départ relancer un dé; objet d'isaac; relancer un dé par tour",
  'the-dead-cat':
    'objet neuf vies; marqueurs qui arrêtent les dégâts; chat avec neuf marqueurs; neuf vies; neuf marqueurs contre les dégâts',
  'the-duke-of-flies': 'lance pour prévenir ses dégâts; peut éviter les dégâts sur 1',
  'the-forgotten': 'perso squelette',
  'the-habit': 'recharger un objet quand je subis des dégâts; recharge au premier dégât; habit de nonne',
  'the-haunt': 'plus dur à toucher un dégât sur deux; plus dur un coup sur deux',
  'the-lamb': "fait prendre une âme à sa mort; boss à six d'attaque; donner une âme à sa mort",
  'the-map':
    'ranger la pioche monstres en fin de tour; voir les quatre prochains monstres; ranger la pioche monstre; réarranger les monstres du dessus',
  'the-midas-touch':
    'trois pièces quand un monstre meurt; sous quand un monstre meurt; 3 sous par monstre; payé à chaque monstre mort; des sous à chaque monstre mort',
  'the-polaroid': 'piocher deux si ma main est vide en fin de tour; deux butins main vide; pioche main vide en fin',
  'the-poop':
    'marqueurs quand je suis blessé qui servent de bouclier; marqueurs quand blessé puis bouclier; caca protecteur',
  'the-relic': "piocher quand quelqu'un fait un un; butin sur chaque 1; piocher quand quelqu'un fait 1",
  'the-shovel': 'ramener un monstre de la défausse; ramener un monstre mort; déterrer un monstre',
  'theres-options':
    'acheter deux objets par tour et regarder la pioche trésors; deux achats par tour et voir le trésor; acheter deux fois objet',
  'trinity-shield':
    'les autres ne jouent pas pendant mon tour; protéger mon tour; personne agit à mon tour; protège mon tour; pas de réponses à mon tour',
  'troll-bombs': 'événement je subis deux dégâts; deux dégâts à moi évènement; bombes blessent le joueur actif',
  'two-of-clubs': 'piocher le double; doubler la pioche de butins; doubler les butins piochés',
  'v-the-hierophant': "prévenir jusqu'à deux dégâts; tarot qui protège; prévient deux dégâts tarot; bouclier de deux",
  'vi-the-lovers': 'deux cœurs en plus ce tour; tarot +2 pv; deux pv de plus; +2 pv tarot; plus de vie ce tour',
  'vii-the-chariot': '+1 pv et +1 attaque ce tour; +1 attaque et +1 pv; tarot attaque et vie',
  'viii-justice':
    "avoir autant de cartes et de sous qu'un autre; rattraper la main et l'argent d'un joueur; égaler un autre joueur; autant de cartes et de sous que lui; rattraper un joueur riche; avoir autant de cartes qu'un autre joueur",
  war: 'plus fort à chaque dégât; plus fort à chaque coup',
  'we-need-to-go-deeper': 'événement monstres de la défausse; les monstres morts reviennent évènement',
  wizoob: 'détruit une âme à sa mort; fantôme',
  wrath: 'blesse tout le monde à sa mort; dégâts à tous à sa mort',
  'x-wheel-of-fortune':
    'tarot à six résultats; lancer pour butin argent ou dégâts; tarot six résultats; bonne ou mauvaise chance tarot; tourner la roue',
  'xi-strength':
    'attaquer encore une fois et plus fort; tarot pour une attaque en plus; tarot une attaque de plus; attaquer encore ce tour; +1 attaque et réattaquer',
  'xii-the-hanged-man':
    'regarder le dessus de chaque pioche et piocher deux; dessus de toutes les pioches; regarder chaque pioche et piocher deux',
  'xiii-death':
    "tarot qui tue un joueur; tuer quelqu'un avec un butin; tuer un joueur; tarot qui tue; butin qui tue quelqu'un; carte mort tuer un joueur; tuer un joueur carte mort",
  'xiv-temperance':
    "me blesser pour de l'argent; subir des dégâts et gagner des pièces; se blesser pour des sous; dégâts contre argent; prendre un ou deux dégâts et gagner 4 ou 8; prendre des dégâts pour gagner des sous",
  'xix-the-sun':
    'encore un tour après celui-ci; tarot tour supplémentaire; rejouer un tour; soleil tour supplémentaire; un tour de plus carte soleil',
  'xl-floor': 'événement une zone monstre de plus; une zone monstre de plus évènement',
  'xv-the-devil': 'détruire mon objet et en voler un; sacrifier un objet pour voler',
  'xvi-the-tower':
    'blesser tout le monde ou tous les monstres; tarot qui blesse tous les joueurs; dégâts à tous les joueurs ou monstres',
  'xvii-the-stars': 'tarot qui donne un trésor; trésor gratuit; objet gratuit butin',
  'xviii-the-moon': 'regarder cinq butins; tarot pioche butins; choisir le prochain butin',
  'xx-judgement':
    "détruire une âme du premier; celui qui a le plus d'âmes en perd une; le premier perd une âme; détruire une âme du meneur; joueur avec le plus d'âmes",
  'xxi-the-world':
    'voir toutes les mains; regarder la main de chacun et piocher deux; regarder les cartes de tout le monde',
  'yum-heart': "objet de départ prévenir tous les prochains dégâts; objet de maggy; prévenir tous les dégâts d'un coup",
};
