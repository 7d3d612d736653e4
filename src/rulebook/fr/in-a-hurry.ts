import type { BookText } from '../book.js';

/** What newcomers and people in a hurry ask in French, by section: short, slangy, misspelled; parted by semicolons. */
export const inAHurry: BookText['inAHurry'] = {
  abilities:
    "sortes d'effets; permanent ou déclenché; c'est un effet passif; un effet marche depuis la main; c koi un effet; effet depuis la défausse; effet toujours actif",
  'abilities-of-another':
    "a les effets de; gagne les effets de cet objet; c'est une copie du coup; garde ses propres effets; avoir les effets ou être une copie; utiliser l'effet d'un objet de boutique; glitch et la boutique; copie ou juste les pouvoirs; babiole dorée elle a quoi",
  'absent-players':
    'afk; personne répond; il dort; on attend des heures; sauter un joueur lent; limite de temps pour répondre; je pars en vacances; on attend qui',
  'action-phase':
    "phase d'action; attaquer et acheter le même tour; acheter avant d'attaquer; finir mon tour sans rien faire; changé d'avis après fin du tour; j'ai dit fin de tour je peux encore acheter; revenir sur ma fin de tour",
  'activated-abilities':
    "quand utiliser mon objet; objet au tour d'un autre; utiliser un objet deux fois; effet dollar combien de fois; la flèche; nouvel objet utilisable direct; utiliser un objet en réponse; l'effet $ autant que je veux",
  'active-player':
    "joueur actif; qui est le suivant; joueur de gauche; le joueur suivant c'est qui; c'est le tour de qui; à gauche c'est qui",
  'additional-attacks':
    "attaquer deux fois; attaque en plus; doit attaquer; forcé d'attaquer; une autre attaque; attaque supplémentaire obligatoire; deux attaques dans un tour; attaquer encore si je n'ai pas acheté",
  'additional-names': "se nomme aussi; deux noms; compte comme bombe; deuxième nom d'une carte",
  ambush:
    "embuscade ça veut dire quoi; jouer embuscade au tour d'un autre; obligé de combattre l'embuscade; embuscade j'ai déjà attaqué; elle se pose où l'embuscade; embuscade morte",
  'and-then-if-you-do':
    "et ou puis; si vous le faites; le puis se fait quand même; la première partie rate; la moitié de la carte marche; si vous le faites et que ça n'a pas marché; la première partie n'a pas marché on fait la suite",
  'attack-ends':
    "combat fini quand; l'attaque s'arrête quand; monstre recouvert en plein combat; le combat finit si un autre le tue; le monstre meurt d'une bombe en plein combat; attaque finie et la pile; le combat continue; combat arrêté par une carte",
  'attack-or-purchase-lost':
    "attaque déclarée et le monstre que je voulais est tué; j'ai dit j'attaque et il l'a tué avant; je perds mon attaque si le monstre est parti; achat déclaré et l'objet n'est plus là; plus de sous après avoir déclaré; attaque gâchée; mon attaque est perdue; mon achat est perdu; ils l'ont tué après ma déclaration",
  'attack-rolls':
    "comment marche le combat; dé égal au nombre touche; je rate il se passe quoi; je prends combien quand je rate; fuir; s'enfuir du combat; arrêter le combat; on relance jusqu'à quand; combat expliqué; on lance jusqu'à la mort; dé en dessous; pile le nombre",
  'attackable-players':
    "attaquer un joueur; jcj; me battre contre un pote; esquive d'un joueur; deux cartes donnent des nombres différents pour toucher un joueur; taper un autre joueur; pvp",
  attacking:
    "comment attaquer; déclarer une attaque; combien d'attaques; attaquer au tour d'un autre; obligé d'attaquer; je dois choisir un monstre après avoir déclaré; attaquer avant d'acheter; attaquer quoi; quand attaquer",
  'attacking-the-deck':
    "attaquer la pioche; attaquer la carte du dessus; attaque de pioche un event sort; attaquer un monstre inconnu; le nouveau monstre va où; mon attaque est utilisée si c'est un event; attaquer le paquet de monstres",
  bartering:
    "marchander; donner des sous à quelqu'un; le payer pour m'aider; deal; promesse pas tenue; échanger une carte contre des sous; corrompre; prêter des pièces; payer pour qu'il fasse rien; il a pris mes sous et rien fait; négocier; soudoyer",
  bids: "mise; miser; enchère; le plus offrant; surenchérir; personne veut miser; miser sans argent; remiser; marteau d'enchères; payer sa mise",
  'blank-card-coins': 'carte blanche ancienne pièces; doubler une pièce; carte blanche première édition bombe',
  'blank-card-doubled': 'carte blanche première édition; que double carte blanche',
  'blank-card-pills': 'carte blanche ancienne pilules; carte blanche première édition pilule',
  'bonus-soul-conditions':
    "faut quoi pour l'âme de l'avarice; comment avoir l'âme de la gourmandise; comment obtenir l'âme de la paresse; avoir l'âme de l'envie; condition âme de la luxure; comment on a l'âme de l'orgueil; l'âme de la colère compte quoi; liste des âmes bonus; âme de guppy il faut quoi; conditions des âmes",
  'bonus-souls':
    "comment marchent les âmes bonus; l'âme bonus je la prends quand; qui a l'âme bonus; voler une âme bonus; âme bonus perdue elle revient; âme bonus en plein effet; répondre à une âme bonus; cb d'âmes bonus",
  'bonus-souls-optional':
    "jouer sans âmes bonus; obligé d'utiliser les âmes bonus; désactiver les âmes bonus; âmes bonus en solo",
  bosses:
    "comment je vois que c'est un boss; c koi un boss; le boss meurt qui prend la carte; boss épique; un monstre avec une âme c'est un boss; le boss va à la défausse ou chez moi; un boss peut revenir",
  buying:
    "comment acheter; prix d'un objet; combien coûte un objet; acheter deux trucs; acheter le dessus de la pioche; acheter au tour d'un autre; acheter avant d'attaquer; regarder la carte du dessus avant d'acheter dans la pioche; plus assez d'argent après la déclaration; réduction sur la pioche; acheter dans la pioche trésor même prix",
  cancelling:
    "annuler une carte; contré il se passe quoi; annulé je récupère; qu'est ce qui s'annule; annuler ou prévenir; annuler un objet; annuler des dégâts; annuler prévenir quelle différence",
  'card-types':
    "c'est quoi les types de cartes; différence trésor et objet; différence butin trésor; une babiole c'est un objet; carte de la pioche monstre qui n'est pas un monstre; sortes de cartes; y a quoi comme pioches",
  challenges:
    'mode défi; comment marchent les défis; 4 âmes en défi; gagner un défi; compteur et morts en défi; on peut jouer les défis ici; défi c koi',
  'changed-numbers':
    'marqueur magique; changer un nombre du texte; passer le 2 à 3; changer le nombre de dégâts; plus ou moins un; nombre au dessus de 6; modifier le chiffre de la carte; changer ses pv avec le marqueur; chiffre changé',
  'changing-character':
    'changer de perso en cours de partie; nouveau perso je garde mes dégâts; mon perso est détruit; si mon perso est remplacé; changer de héros; nouveau perso ça soigne; la carte perso quand je meurs',
  characters:
    "mon perso fait quoi; à quoi sert de taper mon perso; mon perso se redresse quand; j'ai tapé mon perso à son tour il revient quand; utiliser mon perso au tour d'un autre; mon perso est un objet; la flèche du perso; mon perso est dispo quand",
  'charmed-monsters':
    "monstre charmé; charmé c koi; charmé; à qui je donne le truc du charmé; tuer un charmé; récompense du charmé pour un autre; charmé ça veut dire quoi; annuler le bonus d'un charmé; charmé à deux joueurs; boss charmé âme pour qui",
  'choose-one':
    "choisissez un effet quand; changer d'option; choisir plus tard; carte à choix faut annoncer; les options d'une carte; changer après la réponse",
  'circled-numbers':
    "chiffre entouré; 4 entouré; n'importe quel lancer compte; son lancer déclenche mon chiffre; lancer d'attaque ou tous; dé changé l'ancien chiffre compte",
  coins:
    "perdre plus que j'ai; la réserve est vide; payer sans avoir assez; doubler mes sous; les sous perdus vont où; avoir des dettes; j'ai rien et je dois payer; banque vide; plus de pièces",
  coop: "règles coop; partager l'argent en coop; pas de marchandage avec mon pote en coop; coop avec l'ordi; mon partenaire est un autre joueur; partager les cartes en équipe; parler de nos mains en coop; à deux contre le jeu",
  'copies-and-counters':
    "copie et marqueurs; copie d'un objet qui commence avec des marqueurs; les marqueurs restent sur la copie; copie et neuf vies; combien de marqueurs sur la copie",
  copying:
    "copier un objet; devenir une copie; qu'est ce qui est copié; copie couchée ou pas; copie effet d'entrée en jeu; copie d'un objet de départ éternelle; la copie a des marqueurs",
  'copying-abilities':
    "copier un effet; effet copié détruisez ceci; copier l'effet d'un objet je paie; copier un truc qui se détruit je perds le copieur; cet objet dans un effet copié",
  'copying-loot':
    "copier un butin; la copie va où; copier une carte sur la pile; annuler juste la copie; copie d'une babiole; payer la copie",
  costs:
    'ce qui est avant les deux points; je paie quand; le coût est rendu si annulé; contré je récupère mes sous; répondre au paiement; je peux pas payer tout le coût',
  counters:
    'marqueurs; à quoi servent les marqueurs; marqueurs si volé; marqueurs perdus si détruit; marqueurs avec un nom comptent; enlever des marqueurs; jetons sur une carte',
  'counters-with-a-name':
    'marqueur pv; marqueur atq; marqueur éternel; qui a le bonus du marqueur; marqueur pv sur un monstre; marqueur éternel volé; marqueur éternel perdu',
  'covered-cards':
    'monstre sous un autre; taper celui du dessous; le monstre recouvert se soigne; le recouvert fait encore effet; quand celui du dessus meurt; plusieurs monstres dans un emplacement; bomber le monstre du dessous; carte recouverte active',
  'curse-from-the-deck':
    "malédiction en attaquant la pioche; malédiction de la pioche monstre elle va où; attaque de pioche c'est une malédiction; révélé une malédiction",
  'cursed-and-holy':
    "monstre maudit n'importe quel lancer; le monstre sacré marche hors combat; le maudit se déclenche si personne l'attaque; j'ai lancé un dé et le maudit s'active; sacré ça veut dire quoi; maudit vs monstre normal",
  curses:
    "qui prend la malédiction; comment virer une malédiction; malédiction sur moi; la malédiction part quand; je perds la malédiction en mourant; me maudire moi même; une malédiction c'est un objet; plusieurs malédictions; ça reste combien de temps une malédiction",
  damage:
    'comment marchent les dégâts; dégâts sur la pile; subir ou infliger; je suis blessé tout de suite; 0 pv et après; étapes des dégâts',
  'damage-after-my-death':
    'mort et le monstre me tape; dégâts de combat après ma mort; je prends encore le coup mort; dégâts du monstre sur la pile quand je meurs',
  'damage-or-death-prevented':
    'prévenir des dégâts; prévenir ça fait quoi; prévenir ou annuler; prévenir arrête une mort; dégâts prévenus comptent; bloquer le coup; prévenir le paiement de pv',
  'damage-source':
    "qui inflige les dégâts; qui l'a tué; qui est le tueur; dégâts d'un objet à qui; dégâts renvoyés qui les inflige",
  'dead-players':
    'mort je peux jouer un butin; je fais quoi en étant mort; mourir deux fois dans un tour; un mort peut voter; cibler un mort; je suis éliminé si je meurs; un mort peut être soigné',
  'death-can-be-changed':
    "déclenchement à la mort du boss avant l'âme; l'âme ou le déclenchement d'abord; l'âme vient en dernier; ça peut m'empêcher d'avoir l'âme; effet à sa mort avant la récompense",
  'death-of-a-monster':
    "le monstre meurt il se passe quoi; étapes quand un monstre meurt; ordre récompense âme; le monstre mort va où; j'ai tué un monstre et maintenant",
  'death-of-a-player':
    "il se passe quoi si je meurs; je perds mon tour; mort à mon tour; mort à son tour je reviens quand; attaques restantes après ma mort; il me reste des attaques si je meurs; mort au tour d'un autre; je suis mort pendant mon tour et après",
  'death-penalty':
    "je perds quoi; pénalité de mort; coût de la mort; perdre un objet en mourant; que des éternels je perds quoi; ni sous ni cartes je paie quoi; je choisis l'objet; âmes perdues en mourant; la mort coûte quoi",
  'deaths-at-once':
    "on meurt tous les deux; le monstre et moi en même temps; deux joueurs meurent; qui meurt en premier; le monstre et moi à zéro; on s'entretue",
  'deck-after-an-attack':
    'attaquer un monstre puis la pioche; attaque de pioche après un combat; déjà attaqué je peux taper la pioche; taper la pioche puis un monstre',
  'deck-building':
    'composer les pioches; pioches de 100; mélanger tout; quelles cartes je mets; pioche perso; bannir une carte; faire sa liste de cartes',
  'decks-and-discards':
    'fouiller la défausse; ordre de la défausse; ça va dans quelle défausse; babiole détruite quelle défausse; carte utilisée elle va où; compter la pioche; jpeux regarder les cartes défaussées',
  'declining-a-reward':
    "refuser une récompense; obligé de prendre le trésor; dire non à un trésor; refuser le butin; je veux pas l'âme; pas envie du trésor de récompense",
  'destroy-this':
    'détruisez cet objet avant ou après; objet à usage unique annulé je le perds; détruisez ceci avant les deux points; objet éternel qui se détruit; objet qui se détruit tout seul',
  destroying:
    "détruire ou tuer; détruire va sur la pile; âme détruite; objet détruit il va où; tuer un monstre avec une carte; détruire c'est défausser",
  dice: "comment marche un lancer; étapes d'un lancer; lancer le dé; le lancer compte quand; quand répondre à un lancer; un lancer va sur la pile",
  'dice-symbols':
    "le chiffre à côté du coeur; le nombre près du dé; c'est quoi esq; les trois chiffres sous l'image; faut faire combien pour toucher; 4+ sur un monstre; c quoi le chiffre de l'épée; où je vois les pv d'un monstre; esquive c koi",
  discarding:
    "mis à la défausse c'est tué; monstre mis à la défausse je gagne quoi; défausser au hasard ou au choix; qui choisit ce que je défausse; boss défaussé j'ai l'âme; mettre un boss à la défausse; monstre parti sans mourir; défausse au pif",
  'doubled-rewards':
    "récompense double; récompense x2; les âmes sont doublées aussi; deux fois le butin du monstre; pièce porte bonheur plus bénédiction; récompense fois quatre; doubler les sous d'un monstre; on lance une ou deux fois pour la récompense; double récompense",
  dying:
    'comment on meurt; 0 pv; mort sur la pile; me soigner à 0; prendre un coeur à 0 pv; je meurs tout de suite; +pv en train de mourir',
  'each-player':
    "chaque joueur qui d'abord; tous les joueurs piochent ordre; chaque objet ordre; tout le monde défausse dans quel ordre; chaque monstre",
  'easily-wrong-damage':
    'annuler une bombe après résolution; bombe dégâts et mort sont trois choses; erreur fréquente dégâts; trop tard pour annuler la bombe; soin quand la mort est là',
  'easily-wrong-deaths': 'erreurs fréquentes mort; on se trompe à la mort; pièges sur la mort',
  'easily-wrong-declaring':
    "nommer le monstre en attaquant; dire quel objet en achetant; les deux étapes de l'attaque; erreur fréquente attaque; ils répondent après mon choix du monstre",
  'easily-wrong-end-of-turn': 'erreurs fréquentes fin de tour; limite de main avant le soin; pièges de fin de tour',
  'easily-wrong-gaining': "erreurs fréquentes gagner; voler n'est pas gagner; pièges sur gagner",
  'easily-wrong-hp': 'erreurs fréquentes pv; perdre des pv max ça fait mal; pièges sur les pv',
  'easily-wrong-new-cards': 'erreurs fréquentes nouvelle carte; même carte nouvelle chose; pièges carte revenue',
  'easily-wrong-order': "erreurs fréquentes ordre; qui d'abord quand tout arrive; pièges sur l'ordre",
  'easily-wrong-replacements': 'erreurs fréquentes à la place; à la place deux fois; pièges remplacements',
  'easily-wrong-rolls': 'erreurs fréquentes dés; pièges sur les lancers; on se trompe sur les lancers',
  'easily-wrong-shop': 'erreurs fréquentes boutique; pièges boutique; objet de boutique couché reste couché',
  editions:
    "première ou deuxième édition; nouveautés v2; c'est quelle édition; différence ancienne nouvelle édition; v1 v2",
  'editions-booklet': 'erreur dans le livret; faute dans les règles; 45 degrés; coquille des règles',
  'editions-cards':
    'ancien texte de carte; même carte autre texte; ma vieille carte dit autre chose; carte première édition',
  'editions-death': 'la mort dans la nouvelle édition; ce qui change quand on meurt; ancienne pénalité',
  'editions-dice': 'les dés dans la nouvelle édition; ce qui change avec les lancers; dégâts première édition',
  'editions-turn': 'le tour dans la nouvelle édition; ce qui change dans le tour; anciennes règles du tour',
  'editions-words': 'anciens mots; carte bonus ancienne édition; monstre actif; mots de la première édition',
  'effects-that-last':
    "ça dure combien de temps; jusqu'à la fin du tour c'est quand; l'effet reste si la carte part; effet pour toujours; le bonus finit avant la défausse; ça dure si l'objet meurt",
  'empty-deck':
    'pioche vide; plus de monstres; plus de butin; la pioche trésor est vide; on remélange la défausse; pioche et défausse vides; plus de cartes en pleine pioche',
  'end-phase':
    'étapes de fin de tour; défausser à 10; quand je me soigne; quand est ce que je défausse; ordre de la fin; soin en fin de tour; malédiction qui réduit la main je défausse quand; dernière chance de jouer',
  'ending-the-turn':
    "un effet finit le tour; le tour finit en plein combat; carte fin de tour; la pile quand le tour finit; phase de fin si le tour est terminé; tour fini à cause d'une carte",
  'enhanced-bartering':
    "variante échange d'objets; échanger des butins entre nous; s'échanger des objets d'accord; marchandage amélioré; troquer des objets variante",
  'errata-official':
    "errata; ma carte imprimée est différente; la traduction dit autre chose; quel texte compte; le texte du bot n'est pas celui de ma carte",
  eternal:
    'éternel ça veut dire quoi; voler un objet éternel; détruire un éternel; éternel et pénalité de mort; relancer un objet éternel; éternel protège de quoi',
  events:
    "un event sort je fais quoi; obligé de faire l'event; event pendant l'attaque; répondre à un event; l'event va où; un event reste en jeu; annuler un event; se battre contre un event; deux events de suite",
  'everybody-hurt':
    'tout le monde prend des dégâts ordre; tous meurent en même temps; chacun prend 1; la bombe touche tout le monde; répondre entre chaque dégât',
  'extra-turns':
    'tour supplémentaire; deux tours de suite; encore un tour après; tour en plus je pioche; tour en plus et sauté; qui joue après un tour en plus',
  familiars:
    'attaquer un objet; familier c koi; objet avec des pv; tuer un objet avec des pv; attaquer une salle; un familier est un monstre',
  'final-boss':
    'armure du boss final; bombe sur le boss final; carte qui tue sur le boss final; recouvrir le boss final; armure 3 dégâts; emplacement du boss final',
  'first-attack-roll':
    "premier lancer d'attaque; bonus une seule fois; deuxième combat même tour bonus; premier lancer relancé; deuxième lancer encore bonus; +1 au premier jet",
  fizzling:
    'cible partie; se dissipe; cible déjà morte; bombe sur un monstre mort; la cible a quitté le jeu; carte sans effet car plus de cible',
  flipping:
    'retourner une carte; retourner un lancer; retourner un 1; dégâts après retournement; retourner le dé; flip c koi',
  'forbidden-souls':
    "peut pas gagner d'âmes; pas d'âmes; je peux pas gagner d'âme et le boss; malédiction sans âme; le boss va où si je peux pas l'avoir; pas gagner d'âme mais en voler une; âme bonus bloquée; âme bloquée; gagner alors que je peux pas avoir d'âme",
  gaining:
    "gagner ça veut dire quoi; recevoir c'est gagner; acheter c'est gagner; bonus quand on gagne; qu'est ce qui compte comme gagner",
  'getting-rid-of-items':
    "vendre un objet; jeter un objet; me débarrasser d'un mauvais objet; défausser mon propre objet; balancer une babiole; vendre mes trucs",
  guppy:
    'marque guppy; quelles cartes sont guppy; c koi un objet guppy; guppy en main; copie de guppy compte; à quoi sert le symbole guppy',
  hand: "limite de main; main max; j'ai 11 cartes; la limite de 10 c'est quand; avoir plus de 10 cartes; combien de cartes en main; je défausse maintenant ou plus tard; qui voit ma main; main au tour d'un autre",
  healing:
    "soigner au dessus du max; soigner un mort; soigner quelqu'un à 0 pv; tout le monde est soigné quand; les monstres se soignent; ramener un pote mort; soigner mon pote; remonter un joueur mort en pv; réanimer un mort",
  'hidden-information':
    "montrer ma main; je peux mentir; bluffer; faut dire combien de cartes; c'est quoi qui est public; ils voient mes cartes; regarder le dessus de la pioche; compter sa main; mentir sur mes cartes ok",
  'how-much-damage':
    'zéro dégât; 0 dégât compte; plus de dégâts que de pv; surplus de dégâts; +1 dégât un coup ou deux; dégâts sur un mort; 0 dégât déclenche; dégâts à un mort ça sert',
  indomitable:
    "indomptable; monstre qu'on peut pas recouvrir; il prend son propre emplacement; indomptable et emplacements pleins; nouvel emplacement pour un indomptable; il sort et plus de place chez les monstres",
  items:
    'cadre doré ou argenté; bord doré bord gris; actif ou passif comment je sais; contour jaune; différence actif passif',
  'key-terms': 'glossaire; définitions; règle courte et longue différentes; que veut dire ce mot; vocabulaire; lexique',
  'killing-a-player':
    "j'ai tué un mec je gagne quoi; récompense pour avoir tué quelqu'un; bonus si je tue un joueur; un adversaire meurt à mon tour je gagne un truc; butin d'un joueur mort; je prends son âme si je le tue; intérêt de tuer les gens; mon adversaire est mort j'ai ses affaires; pourquoi tuer les autres; tuer un pote ça rapporte; tuer un joueur donne une récompense; tuer un joueur ça donne quelque chose",
  'killing-the-attacker':
    "tuer l'attaquant; le bomber pour qu'il ait pas la récompense; empêcher sa récompense; le tuer en plein combat; lui refuser l'âme",
  'leaving-players':
    "quelqu'un est parti; quitter; quitter la partie; mon pote doit partir; il a ragequit; abandonner; finir la partie plus tôt; revenir après être parti; déclarer forfait",
  'length-of-a-game':
    "combien de temps; temps de jeu; durée; partie rapide; c'est long; combien de tours; limite de tours; limite de temps de la partie; partie courte; la partie finit un jour",
  levels: "monter de niveau; niveau 10+; garder les effets des niveaux d'avant; niveaux; marqueurs de niveau",
  'loot-plays':
    "un seul butin par tour; jouer deux butins; combien de cartes je peux jouer par tour; jouer un butin au tour d'un autre; avoir une utilisation en plus; garder mon utilisation pour plus tard; c combien de butin par tour; 2 butins ds mon tour ok",
  'loot-ratio':
    'combien de bombes dans la pioche butin; proportions butin; combien de babioles sur 100; combien de pilules; combien de tarots; combien de pièces dans la pioche butin',
  looting:
    'piocher 1 butin ça veut dire quoi; c quoi loot; je pioche avec la main pleine; obligé de piocher; piocher x butins; tirer des butins; pioche combien',
  'max-hp':
    "je perds mon objet de pv je meurs; +1 pv ça soigne; pv max baisse; objet de pv volé en étant blessé; coeur en plus plein ou vide; perdre un coeur quand l'objet part",
  'mini-draft':
    'draft de deux trésors au début; mini draft; draft à deux; commencer avec des objets en plus; draft à 4',
  minions:
    'emplacement de sbire; les sbires reviennent; remplir un emplacement de sbire; un sbire est un monstre; c quoi un sbire en défi; event dans un emplacement de sbire',
  'monster-ratio':
    "combien de boss dans la pioche monstre; proportions monstre; combien d'events; combien de malédictions sur 100; combien de boss épiques; combien de monstres simples",
  monsters:
    "qu'est ce qui compte comme monstre; vous sur un monstre c'est qui; texte du monstre dans la défausse; on peut attaquer tous les monstres; un event c'est un monstre; les monstres font quoi pendant mon tour; le vous d'un monstre",
  'new-object':
    'une carte part et revient elle oublie; marqueurs quand ça va à la défausse; détruit puis revenu chargé ou pas; monstre découvert encore blessé; ça oublie les dégâts; une fois par tour à nouveau si elle revient',
  'no-legal-target':
    'pas de cible je peux la jouer; jouer une carte dans le vide; aucune malédiction je peux la jouer; rien à viser; jouer pour rien; sans cible',
  'no-priority':
    "quand personne peut répondre; je peux rien faire là; répondre pendant la recharge; répondre à la limite de main; agir en fin de tour; répondre en plein milieu d'une carte",
  'no-teams-of-two':
    "équipes; 2v2; deux contre deux; m'allier pour gagner; allié; quatre joueurs en équipes; gagner ensemble; pacte; gagner à deux; équipes autorisées",
  'noted-things':
    "noter un nombre; qu'est ce que j'ai noté; note quand la carte part; la note est secrète; noter un nom",
  'number-of-players':
    'on est deux on enlève quoi; a deux on retire quelles cartes; juste nous 2 quelles cartes on sort du paquet; on peut jouer à 6; combien on peut être; le symbole 3+ c koi; cartes 3+ avec deux joueurs; à 5 ça marche; on est que deux',
  'number-of-rooms':
    'combien de salles; deux salles; limite de salles; max de salles; une seule salle; salle pour toujours; changer la salle deux fois; combien de fois par tour changer de salle; emplacements de salle; y a une limite de salles',
  'off-the-stack':
    "à quoi on peut pas répondre; pas sur la pile; répondre à un achat; répondre à une récompense; répondre à la pénalité; ce qui s'annule pas; répondre à une déclaration",
  'opening-slots':
    "un évènement sort pendant l'installation; malédiction dans les deux premières cartes monstre; au début on met combien de monstres; combien d'objets en boutique au départ; l'event du début il s'active; un event dès la mise en place on fait quoi; premier monstre c'est un event",
  'order-of-dying-monsters':
    "deux monstres meurent lequel d'abord; j'ai tué deux monstres d'un coup; ordre des monstres morts; les deux monstres morts",
  'others-in-an-attack':
    "d'autres joueurs lancent dans mon combat; aides dans un combat; celui qui aide tape avec son attaque; l'aide rate qui est blessé; aide morte",
  'outside-the-game':
    'retiré de la partie; récupérer une carte hors du jeu; hors de la partie c koi; les persos pas joués sont où; cartes sous un objet; une carte retirée sert encore',
  'paid-though-dead':
    "je suis mort mais le boss aussi; j'ai l'âme si je meurs; mort mais payé; boss à 0 et ils me tuent",
  'paying-hp':
    "payer des pv avec un seul; mourir en payant des pv; prévenir un paiement de pv; payer de la vie; payer des pv c'est des dégâts; protège contre payer des pv",
  'places-in-a-deck':
    'à x cartes du dessus; 6e du dessus; quatrième en partant du haut; compter depuis le haut; sous combien de cartes; mettre en dessous; mettre au dessus; pioche trop petite pour 6; delirium retourne où dans la pioche',
  'play-and-activate':
    "jouer ou activer; utiliser un objet c'est jouer; chaque fois que vous activez; tourné par une carte c'est activer; jouer c'est que les butins",
  'playing-loot':
    'comment jouer un butin; le butin va où après; je choisis la cible en jouant la carte; jouer un butin quand je veux; les étapes pour jouer une carte; quand est ce que je peux poser mes cartes; butin joué et après',
  'plus-to-rolls':
    "+1 aux lancers ajouté quand; deux +1; bonus après les changements; +1 aux lancers d'attaque avec un 6; plus un à mes lancers",
  priority:
    'priorité; qui peut agir; c koi la priorité; quand je peux faire un truc; passer la priorité; tout le monde passe; jcapte pas la priorité; la priorité en gros',
  'questions-and-authority':
    'carte contre règles; qui a raison; ne peut pas gagne sur peut; la carte contredit les règles; où demander; la carte dit autre chose que le livret',
  'quick-passing':
    "pourquoi on m'a sauté; le bot m'a pas demandé; demande moi plus souvent; passe auto; arrête de me demander; être interrogé à chaque fois; le bot passe pour moi",
  'reading-a-card':
    "comment lire une carte; la ligne au milieu du texte; texte gris en bas ça compte; ligne foncée ligne claire; c'est quoi le petit logo en bas; texte en italique; ça veut dire quoi 10+ devant le texte; trait foncé entre deux effets",
  'readings-at-once': 'tout en même temps; subir des dégâts et gagner; tout le monde donne à gauche; donner en cercle',
  'readings-declarations':
    'revenir sur une déclaration; fin de tour déclarée; attaque déclarée sur la pile; répondre à une déclaration',
  'readings-endless':
    "boucle infinie; combat sans fin; personne ne peut blesser l'autre; combat qui finit jamais; boucle de déclenchements; 0 atq contre 0 atq",
  'readings-souls':
    "âme bonus détruite; âme bonus perdue pour de bon; perd tous ses effets; âme bonus au milieu d'une pioche",
  'readings-winning': "deux remplissent l'âme bonus; deux joueurs ont la condition; but et compteur au même moment",
  recharging:
    "redresser; recharger quand; tourner c'est activer; charger un objet; recharger à son tour; désactiver ça veut dire quoi; coucher; mes trucs se redressent quand",
  'refill-after-a-death':
    "monstre mort le suivant arrive quand; event qui sort après un mort; je suis mort qui lance pour l'event; nouveau monstre avant ou après la récompense; event après ma mort",
  'refilling-slots':
    "remplir la boutique quand; les nouveaux monstres arrivent quand; emplacement vide; on remplit lequel d'abord; on remet un objet en boutique quand; plusieurs emplacements vides; la carte suivante arrive quand",
  'replacement-effects':
    'à la place ça veut dire quoi; répondre à un à la place; au lieu de; remplacer un effet; la prochaine fois à la place; remplacement',
  'replacing-a-room':
    "comment changer de salle; virer la salle; quand on change la salle; personne n'a tué de monstre on change la salle; obligé de changer de salle; changer la salle fin de tour; qui décide pour la salle; deux monstres tués je vire deux salles",
  rerolling:
    'relancer; relancer un autre; nouveau nombre pire; relancer déclenche encore; relancer trop tard; garder le nouveau lancer; relancer deux fois',
  'rerolling-items':
    "relancer un objet; objet relancé j'ai quoi; relancer un objet de la boutique; relancer un éternel; relancer c'est détruire; qui a le nouvel objet",
  'reward-box':
    "la case en bas du monstre; l'encadré du bas c'est pour qui; la récompense on la touche quand; récompense si le monstre part à la défausse; l'encadré si un autre le tue; c quoi la case du bas",
  rewards:
    "qui touche la récompense; tué à son tour qui est payé; c'est moi ou lui qui prend le butin; récompense d'un monstre bombé; récompense si je suis mort; on partage la récompense; l'âme pour qui l'a tué; le joueur actif prend tout; mon pote a l'âme moi j'ai le reste",
  'roll-tables':
    'cartes lancez; tableau de résultats; annuler après le lancer; carte avec 1-2 3-4; la ligne du résultat sur la pile; annuler après le dé',
  'rolls-changed':
    "changer un lancer; changer le dé d'un autre; au dessus de 6; ajouter 1 à un 6; deux changent le dé; le dernier changement gagne; trafiquer son dé",
  'rolls-in-a-row':
    "trois lancers de suite; lancer plusieurs fois; deux fois le même chiffre; pilule trois dés; tout le monde lance l'un après l'autre; le lancer suivant après les dégâts; lancers à la suite",
  rooms:
    "c koi les salles; comment marchent les salles; utiliser la salle au tour d'un autre; qui peut utiliser la salle; la salle se recharge à chaque tour; jouer avec ou sans salles; activer les salles; vous sur une salle",
  rounds: 'c koi une manche; manche ou tour; manche entière; une manche finit quand; un tour en plus fait une manche',
  'saved-from-death':
    'sauvé de la mort; mort prévenue combien de pv; mort annulée je paie; sauvé je continue; pas mort finalement; je garde mon tour si sauvé',
  'secrets-and-promises': 'le bot vérifie les promesses; le bot montre ma main; tenir une promesse; mentir sur discord',
  'sets-of-cards':
    "quelle extension d'abord; extensions; c koi requiem; c koi gold box; four souls plus; quelle boîte pour débuter; le bot a quelles extensions; combien de cartes par extension; il faut requiem; warp zone jouable; meilleure extension; quelle extension a les salles; les boîtes",
  setup:
    "on commence avec cb de thunes; combien de butins en main au debut; on pose quoi sur la table pour commencer; la réserve c'est combien de pièces; comment on installe; mise en place svp; mise en place rapide; je déballe la boîte je fais quoi; main de départ cb de cartes; set up",
  'several-dice': 'deux dés en même temps; lancer 2 dés; changer un seul dé; somme des dés; dés lancés ensemble',
  'several-replacements':
    "deux à la place en même temps; deux boucliers lequel d'abord; ordre des remplacements; les deux veulent changer; qui choisit le premier à la place",
  'shared-goal':
    "combien d'âmes en coop; mode difficile âmes; ultra dur combien; âmes additionnées; il en faut 4 chacun; solo combien d'âmes; limite d'âmes par perso; niveaux de difficulté âmes",
  shields:
    'prochains dégâts; le bouclier dure combien; deux boucliers sur un coup; reste du bouclier; prévenez les prochains dégâts; le bouclier reste',
  'shop-items':
    'les objets de la boutique marchent; utiliser un objet pas encore acheté; viser un objet de la boutique; détruire un truc en boutique; un passif en boutique fait effet; casser un objet à vendre; les trucs du magasin sont en jeu',
  skipping:
    'passer son tour; mes objets se rechargent si je saute; tour sauté je pioche; perdre mon tour; sauter une phase; tour sauté recharge',
  slots:
    "emplacements; ajouter un emplacement; emplacements max; combien d'emplacements monstre; emplacement en plus pour combien de temps; agrandir la boutique; les emplacements en plus restent; limite d'emplacements",
  solitaire:
    "règles solo; un joueur deux persos; mes deux persos c'est un autre joueur; jouer tout seul ici; passer à mon autre perso; j'ai les deux places comment ça marche; je vois les deux mains en solo; mes persos sont adversaires",
  'soul-values':
    "maman compte pour deux; deux icônes d'âme; âme double; voler la moitié d'une âme double; 3 âmes plus un boss à 2; the lost compte comme une âme; perso avec une icône d'âme; cette carte c'est une âme ou deux",
  souls:
    "comment avoir une âme; c koi une âme; d'où viennent les âmes; combien d'âmes j'ai; je garde mes âmes si je meurs; les âmes sont cachées; on peut me prendre une âme; je pose où ma carte âme",
  'souls-for-sale':
    'vendre une âme; âmes comme monnaie; défausser une âme pour 5 sous; échanger une âme contre un objet; âme contre objet de départ',
  'souls-of-copies':
    "copie d'une carte âme; âme d'un boss copié; une âme copiée vaut 1; pâte à modeler copie le coffre; la copie devient une âme; copie qui vaut deux; icône d'âme sur une copie; j'ai copié un objet âme j'ai une âme; la copie compte comme âme",
  'special-loot-plays':
    "jouer un butin de la défausse; une carte me fait jouer un butin tout de suite; jouer en plein effet; ça consomme mon utilisation si c'est depuis la défausse; jouer sans utilisation; jouer un butin gratuit; jouer le butin d'un autre",
  'stale-room':
    "la salle part en solo; même salle toute une manche; la salle reste trop longtemps coop; les salles en solo; la salle s'en va seule en coop",
  'start-phase':
    "début de tour; quand je redresse; je pioche ou je redresse d'abord; piocher au début; répondre avant la pioche; jouer un butin avant de piocher",
  'starting-characters':
    'mon perso est couché au début; mon perso avant mon premier tour; pourquoi mon perso commence tourné; objet de départ utilisable direct; perso désactivé au départ pq; perso distribué au hasard',
  'starting-items':
    "je peux perdre mon objet de départ; on peut me piquer mon objet de départ; objet de départ volé; l'objet de base est éternel; nouveau perso nouvel objet de départ; l'objet de départ compte comme objet; l'objet de départ d'un autre est déjà pris",
  'stealing-and-swapping':
    "voler ça veut dire quoi; voler un fauché; échanger contre rien; qui choisit ce qu'on vole; voler une carte de la main; échanger avec la boutique; donner qui choisit; voler des sous compte comme gagner; voler plus qu'il n'a; sous volés mon bonus marche; voler c'est gagner ou pas",
  'stolen-item-charged':
    'volé un objet couché; objet volé prêt; voler un objet utilisé; il reste couché après le vol; un objet volé se redresse; objet échangé chargé; item volé tourné',
  'taking-back':
    'undo; annuler mon coup; missclick; oups mauvais bouton; rembobiner; revenir; refaire mon coup; annuler après un lancer; je voulais pas jouer ça; mauvaise cible je peux changer; ctrl z; revenir sur mon action',
  targets:
    'quand choisir la cible; changer de cible; c koi une cible; cible avant ou après les réponses; premier point de la phrase; choisir qui est touché quand',
  'team-up':
    "faire équipe; combattre ensemble un monstre; l'aide meurt en équipe; celui qui aide a la récompense; qui lance en équipe; un autre joueur rejoint mon attaque",
  'the-stack':
    "la pile; c koi la pile; c'est quoi la pile en gros; la pile en gros; explique moi la pile; la pile expliquée; comment marche la pile; dernier arrivé premier sorti; la pile pour les nuls; la pile jcomprends pas; stack c koi; kesako la pile; la pile en deux mots",
  timer:
    'le compteur baisse quand; compteur à zéro; mourir baisse le compteur; on a combien de manches en coop; le d8 sert à quoi; temps restant; la mort du partenaire coûte du temps; compte à rebours de départ',
  treasure:
    "gagner un trésor ça vient d'où; +1 trésor je choisis; le trésor gratuit vient de la boutique; trésor en main ou en jeu; je peux regarder le trésor avant; gagner un trésor compte comme achat; 1 trésor de récompense je prends où",
  'treasure-ratio':
    "combien d'objets actifs dans la pioche trésor; proportions trésor; objets à usage unique combien; combien de passifs; objet âme dans la pioche trésor; objets payants combien",
  'triggered-abilities':
    "chaque fois que c'est obligatoire; un déclenchement va sur la pile; oublié mon déclenchement; annuler un déclenchement; au début du tour effet; c koi un effet déclenché; un déclenchement coûte",
  'triggers-in-order':
    "deux déclenchements en même temps; qui se résout en premier; ordre des déclenchements; le mien et le sien en même temps; nos deux objets se déclenchent; deux effets d'un coup lequel d'abord; deux babioles en même temps",
  trinkets:
    "c koi une babiole; babiole en main elle marche; annuler une babiole; babiole compte comme objet; babiole va dans quelle défausse; jouer une babiole c'est gagner un objet; babiole coûte une utilisation",
  'trinkets-and-the-hand':
    "babioles et limite de main; babiole en jeu compte dans la main; mes babioles comptent pour 10; babiole taille de main; combien d'objets max; y a une limite d'objets",
  'turn-overview':
    "je fais quoi à mon tour; ordre du tour; phases; étapes d'un tour; comment se passe un tour; c'est mon tour je fais quoi; résumé du tour; un tour en gros",
  'two-faced-cards':
    "quel côté d'abord; double face; recto ou verso; carte à deux côtés; elle revient retournée; entre en jeu retournée; l'autre côté quand; les hérauts quel côté; l'énigme quelle face",
  variants:
    "règles maison; variantes amusantes; tout le monde touche la récompense; super boutique; variante sbires d'abord taper un boss; attaquer un boss tant qu'il reste des petits monstres; les sbires meurent d'abord variante; récompenses pour tous",
  'variants-of-characters':
    'choisir son perso variante; tout le monde eden; variante casino; choisir entre deux persos; une machine à sous pour chacun',
  voting:
    'vote; comment on vote; égalité au vote; qui vote en premier; les morts votent; vote secret; changer son vote',
  watching:
    'regarder; mode spectateur; juste regarder; les autres peuvent nous regarder; rejoindre en cours; arriver en retard; reprendre une place; entrer dans une partie en cours; observateurs',
  'ways-to-play':
    "modes de jeu; modes; types de partie; difficulté; normal difficile ultra; comment choisir solo; jouer contre le bot; quels types de parties; qu'est ce qu'on règle avant; mode dur; une personne deux places; mode facile",
  'what-cannot-die':
    'éternel avec des pv; objet éternel à 0 pv; un éternel peut mourir; objet avec des pv meurt; intuable',
  'what-you-bought':
    "objet acheté couché; ce que j'achète est chargé; objet acheté utilisable direct; objet acheté avec des marqueurs; acheter c'est gagner; acheté mais déjà tourné",
  'who-goes-first':
    "qui commence; qui joue en premier; plus petit dé ou plus grand pour commencer; égalité pour savoir qui commence; on relance si égalité au début; cain commence tjrs; c'est le plus jeune qui démarre",
  'who-has-priority-first':
    "qui agit en premier après une carte; qui répond en premier; j'ai la priorité d'abord; qui après une résolution; ordre pour passer",
  'wild-cards':
    'wild card; quelles cartes sont des pilules; c quoi une carte tarot; les runes sont des butins; familles de butins; sortes de butin; carte joker',
  winning:
    "comment gagner; condition de victoire; 4 âmes; deux gagnent en même temps; égalité finale; gagner au tour d'un autre; la partie finit quand; j'ai 4 âmes et maintenant; but du jeu; 3 âmes et une double je gagne",
  'winning-by-card':
    'carte qui fait gagner; gagne la partie; victoire instantanée; arrêter une carte qui fait gagner; autre victoire',
  'winning-when':
    "quand je gagne exactement; gagner au milieu d'une carte; empêcher de gagner; répondre à la quatrième âme; âme reperdue dans le même effet; lui voler son âme avant qu'il gagne",
  'without-its-card':
    "objet détruit en réponse; l'objet est parti ça marche encore; volé pendant que je l'utilise; tuer la carte arrête l'effet; il l'a utilisé et je l'ai détruit; effet sans sa carte",
  'would-roll':
    "est sur le point d'obtenir; obtiendrait un 1; relancer avant que ça compte; le bonus fait de 1 un 2; obtiendrait ou obtient; mon 1 devient 2 avec le bonus",
  'would-take-damage':
    'subirait des dégâts; mourrait déclenchement; effet avant les dégâts; sur le point de mourir; quand se passe le mourrait',
  zones:
    "en jeu ça veut dire quoi; la boutique est en jeu; la défausse est en jeu; ma main est en jeu; qu'est ce qui compte comme en jeu; où sont les cartes",
};
