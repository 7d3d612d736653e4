import type { BookText } from '../book.js';

/** What players ask and tell at a table, by section: as they type it in haste, parted by semicolons. */
export const atTheTable: BookText['atTheTable'] = {
  abilities:
    "quelles sortes de capacités; statique c'est quoi; déclenché ou activé; une carte en main fait quelque chose; annuler un passif; répondre à un passif",
  'absent-players':
    "il répond pas; il dort; le bot joue pour moi; je m'absente; joueur trop lent; temps écoulé pour moi; jouer à ma place pendant que je dors; on attend quelqu'un depuis longtemps; je vais manger le bot continue",
  'action-phase':
    "quand je peux attaquer; finir mon tour; tout le monde a passé c'est fini; on peut m'empêcher de finir; comment je termine mon tour; attaquer avec un truc sur la pile; dans quel ordre attaquer acheter",
  'activated-abilities':
    "combien de fois j'utilise mon objet; mon objet au tour d'un autre; le dollar plusieurs fois; la flèche ça fait quoi; objet couché je peux payer; utiliser l'objet d'un autre; taper deux fois",
  'active-player':
    "c'est le tour de qui; joueur actif c'est qui; joueur actif mort; joueur suivant; qui décide l'ordre si rien le dit",
  'additional-attacks':
    "attaque en plus; obligé de réattaquer; attaque forcée; attaque bonus obligatoire; finir le tour sans l'attaque; doit attaquer mais plus d'attaque; deux attaques ce tour",
  'additional-names': 'aussi nommé; carte à deux noms; compte comme une autre carte; un nom dans le nom; deuxième nom',
  ambush:
    "butin qui devient un monstre; obligé de combattre l'embuscade; embuscade au tour d'un autre; où va une embuscade morte; la poser sur un monstre attaqué",
  'and-then-if-you-do':
    "la première partie a raté; j'ai quand même la suite; si vous le faites; puis et et; la moitié de la carte; impossible de faire le début",
  'attack-ends':
    "mon combat est fini quand; monstre parti en plein combat; je tombe à zéro; monstre recouvert pendant l'attaque; quelqu'un bombarde mon monstre; combat fini et les dégâts; combat sans fin",
  'attack-or-purchase-lost':
    "quelqu'un a tué mon monstre avant que je choisisse; mon attaque est perdue; achat perdu; redéclarer; déclaré mais pas assez de sous; annuler ma déclaration; un autre a fini mon monstre; combat interrompu; quelqu'un a tué le monstre que j'attaquais mon attaque est perdue; mon attaque perdue si un autre le tue",
  'attack-rolls':
    "comment marche le combat; j'ai raté il se passe quoi; je fais combien de dégâts; arrêter le combat; qui prend si je rate; je relance; fuir; pile le chiffre ça touche; on est vivants tous les deux; abandonner en plein combat; lancer raté; jet raté",
  'attackable-players':
    "attaquer un pote; se battre contre un joueur; taper un joueur avec mon attaque; quel chiffre pour toucher un joueur; on peut s'attaquer entre nous",
  attacking:
    "comment attaquer; dire quel monstre quand; attaquer deux fois; attaquer au tour d'un autre; attaquer avec la pile pas vide; tuer à la bombe prend mon attaque; mort avant de choisir; ils répondent à mon attaque; attaquer rien",
  'attacking-the-deck':
    'attaquer le dessus de la pioche; attaquer un monstre inconnu; je mets le nouveau où; un événement sort mon attaque compte; malédiction sortie de mon attaque; inattaquable retourné; piocher un monstre à combattre',
  bartering:
    "filer des sous contre un service; payer quelqu'un pour aider; promesse pas tenue; échanger des butins; échanger des objets; soudoyer; prêter des sous; cadeau de sous; marchander quand; payer pour pas être attaqué",
  'blank-card-coins':
    'ancienne carte blanche et pièce; carte blanche et bombe; sous doublés; vieille carte blanche nickel',
  'blank-card-doubled': 'ancienne carte blanche double quoi; doubler deux fois; carte blanche babiole première édition',
  'blank-card-pills': 'ancienne carte blanche et pilule; pilule doublée; carte blanche pilule rouge',
  'blank-card-runes': 'ancienne carte blanche et rune; rune doublée; carte blanche jera',
  'blank-card-tarot-high':
    'ancienne carte blanche tarot haut; carte blanche tour; carte blanche soleil; carte blanche force',
  'blank-card-tarot-low':
    'ancienne carte blanche et tarot; carte blanche impératrice; carte blanche chariot; carte blanche roue',
  'bonus-soul-conditions':
    "combien de sous pour l'âme de l'avarice; combien de cartes pour la gourmandise; il faut quoi pour l'âme de guppy; deux joueurs en même temps pour l'âme bonus; j'ai 25 sous; dix cartes en main je gagne un truc; deux objets guppy",
  'bonus-souls':
    'les trois cartes à côté du plateau; qui a les âmes bonus; refuser une âme bonus; répondre à une âme bonus; reperdre une âme bonus; voler une âme bonus; je la prends quand exactement',
  'bonus-souls-optional': "jouer sans âmes bonus; obligé d'utiliser les âmes bonus; enlever les âmes bonus",
  bosses:
    "c'est quoi un boss; où va un boss mort; j'ai la récompense et l'âme; boss épique ça veut dire; événement avec une âme c'est un boss; la carte du boss devient mon âme",
  buying:
    "comment acheter; combien coûte un objet; acheter la pioche trésor; voir avant d'acheter; acheter deux trucs; acheter au tour d'un autre; pas assez de sous; prix changé après; empêcher mon achat; payer tout; achat raté compte; acheter avant le combat; c'est combien un objet; prix d'un objet",
  cancelling:
    'une carte annulée revient; contrer son objet; contrer une attaque; le haricot annule quoi; mon jeu de butin est perdu; annuler un perso; récupérer mes sous après; annuler un effet déclenché; annuler un passif; ma carte annulée je la récupère; carte contrée je la reprends',
  'card-types':
    "un trésor c'est pareil qu'un objet; c'est quoi les sortes de cartes; une salle c'est un monstre; différence entre butin et trésor; quelles cartes n'ont pas de pioche; objet ça comprend les babioles; une âme c'est un objet; une âme compte comme objet",
  challenges:
    'comment marchent les défis; quatre âmes dans un défi; mode scénario; minuteur dans un défi; gagner un défi',
  'changing-character':
    "nouveau perso je garde mes dégâts; mon perso est retourné et mes pv; ils ont détruit mon perso; l'objet du nouveau perso; changer de perso en pleine partie; carte perso tuée",
  characters:
    "à quoi sert mon perso; combien de pv et d'attaque; utiliser mon perso au tour d'un autre; mon perso se redresse quand; les persos pas pris; perso c'est un objet; une carte de plus avec mon perso",
  'choose-one':
    "je choisis l'option quand; changer l'option après; dire le choix avant; option choisie en jouant; carte à choix",
  'circled-numbers':
    "nombre dans un cercle; rond autour du chiffre; n'importe quel jet; mon jet d'objet compte pour le rond; se déclenche sur tous les dés",
  coins:
    "banque vide; perdre plus que j'ai; payer la moitié; doubler mes sous; où vont les sous perdus; devoir des sous; pas assez pour payer; combien de pièces existent",
  coop: "à deux contre le jeu; on partage les sous en coop; on peut s'échanger en équipe; règles à deux ensemble; âmes bonus en équipe; montrer sa main en coop",
  'copies-and-counters':
    "copie d'une carte qui commence avec des jetons; jetons après la copie; copie du chat mort; la copie a les jetons; jetons de l'original",
  copying:
    'copier un objet; la copie garde quoi; copie de mon objet de départ; la copie arrive en jeu; jetons copiés; fin de la copie; copier un monstre; copie éternelle; copier un objet incliné; copier un objet couché',
  'copying-abilities':
    "copier la capacité d'un objet; repayer pour la copie; détruisez ceci dans une copie; ceci dans le texte copié; butin qui copie une capacité",
  'copying-loot':
    'copier un butin; nouvelle cible pour la copie; contrer juste la copie; la copie va en défausse; jouer la copie plus tard; copier une bombe',
  costs:
    "avant les deux points; payé puis annulé; répondre à mon paiement; défausser comme prix; récupérer ce que j'ai payé; pas assez pour payer",
  counters:
    'les jetons servent à quoi; enlever des jetons lesquels; volé avec ses jetons; jetons quand ça quitte le jeu; jetons sur un joueur; jetons œuf; dépenser des jetons nommés',
  'counters-with-a-name': 'jeton pv; jeton attaque; jeton éternel; volé avec jeton pv; jeton pv en boutique',
  'covered-cards':
    'un monstre sur un autre; celui du dessous devient quoi; attaquer celui du dessous; combien de cartes dans une zone; il revient et se redéclenche; regarder les cartes dessous',
  'curse-from-the-deck':
    'malédiction en attaquant la pioche; la malédiction est défaussée; retourné une malédiction; mon attaque a sorti une malédiction',
  'cursed-and-holy':
    "le maudit se déclenche sur mon jet d'objet; monstre qui réagit à tous les dés; personne l'attaque et il s'est déclenché; les jets de qui comptent; monstre charmé c'est quoi; monstre sacré c'est quoi",
  curses:
    "je suis maudit combien de temps; me maudire moi-même; qui choisit la malédiction; mort et toujours maudit; malédiction c'est un objet; deux malédictions sur un joueur; enlever ma malédiction",
  damage:
    'je perds mes pv quand; répondre aux dégâts; pv négatifs; subir des dégâts sans nom; dégâts sur la pile; dégâts tout de suite; le sauver de la bombe',
  'damage-after-my-death':
    'mort je prends encore le coup; dégâts du monstre après ma mort; dégâts de combat mort; remourir des dégâts',
  'damage-or-death-prevented':
    "prévenir une partie; bouclier contre une carte qui tue; dégâts prévenus c'est subi; prévenir après coup; un prévenu sur trois; bloquer des pv payés; déclenché si rien passe",
  'damage-source':
    "c'est les dégâts de qui; c'est moi qui inflige; qui fait les dégâts; subit sans inflige; compte pour moi; mon objet l'a fait; dégâts de personne; qui inflige quand c'est marqué subissez",
  'dead-players':
    'jouer mort; soigner le mort; viser un mort; mourir deux fois; mort qui vote; je reviens quand; mort utilise ses objets; toujours dans la partie; blesser un mort; je suis out; tuer deux fois le même joueur; tué encore dans le même tour',
  'death-can-be-changed':
    "avant d'avoir l'âme; le boss retourne dans la pioche; arrêter l'âme; effet avant l'âme; mort annulée du monstre; effet avant la pénalité",
  'death-of-a-monster':
    "il se passe quoi quand il meurt; étapes après l'avoir tué; où va un monstre normal tué; âme ou récompense d'abord; effets de la mort; tué et maintenant; la place est vide quand",
  'death-of-a-player':
    'je garde mon tour; mon tour est fini; mon tour après être mort; mort à son tour; mon attaque si je meurs; achat déclaré si je meurs; tour suivant normal; effets de fin de tour après ma mort',
  'death-penalty':
    "je paye quoi; pas d'objet à perdre; qui choisit l'objet; répondre à la pénalité; perdre une âme; rien à défausser; ordre du paiement; mes cartes se couchent; je perds mon objet de départ; pas de sous; je meurs et j'ai que mon objet de départ; seulement un objet éternel à la mort",
  'deaths-at-once':
    "on est morts tous les deux; monstre et moi en même temps; qui meurt d'abord; deux monstres meurent; tout le monde meurt; bombe tue deux joueurs; monstro et moi on s'est entretués; on se tue tous les deux",
  'deck-after-an-attack':
    'la pioche après le combat; attaquer aussi la pioche; deuxième attaque sur la pioche; tué un monstre et la pioche',
  'deck-building':
    "on peut enlever des cartes; taille des pioches; utiliser tout ce qu'on a; cent cartes chacune; mélanger les extensions; faire les pioches comment; combien de salles",
  'decks-and-discards':
    "où va une babiole détruite; chercher dans la défausse; regarder les vieilles cartes; changer l'ordre de la défausse; objet de départ détruit où; chaque pioche a sa défausse; un monstre mort normal va où; dans quelle pile",
  'declining-a-reward':
    "refuser une récompense; je veux pas le trésor; refuser l'âme; pas piocher; obligé de prendre les sous",
  'destroy-this':
    "usage unique contré; détruit quand je l'utilise ou après; détruire c'est un coût; l'utiliser deux fois en réponse; objet éternel qui se détruit; quand part mon objet à usage unique",
  destroying:
    "détruire un monstre; tuer sans dégâts; détruit j'ai la récompense; bouclier contre détruire; détruire une âme; détruire un objet avec pv; différence tuer détruire",
  dice: 'il se passe quoi quand je lance; jet final quand; changer un dé quand; tout le monde a passé sur le dé; étapes du dé; jet sur la pile',
  'dice-symbols':
    "il faut faire combien pour le toucher; le chiffre à côté du cœur; chiffre de l'épée; on peut dépasser six à toucher; un 6 touche toujours; mon perso a pas de chiffre de dé; c'est quoi l'esquive; chiffre dans un rond",
  discarding:
    "défausser ou mettre en défausse; qui choisit les défausses; défausser un monstre sans le tuer; moins de cartes qu'il faut; monstre défaussé paye; défausser une âme",
  dying:
    '0 pv et après; me soigner à zéro; on peut me sauver à 0; je meurs tout de suite; +pv après zéro; mort sur la pile; répondre à une mort; sauver au dernier moment',
  'each-player':
    "dans quel ordre pour tous; on commence par qui; tous les monstres dans quel ordre; monstre arrivé pendant l'effet; chaque objet lequel d'abord",
  'easily-wrong-damage':
    'carte puis dégât puis mort; trop tard pour annuler la bombe; trois occasions de répondre; soigner quand la mort est là',
  'easily-wrong-deaths': "ordre de la pénalité; répondre à l'âme; la table après ma mort",
  'easily-wrong-declaring':
    "j'attaque monstro direct; nommer l'objet en achetant; deux étapes; répondre à mon choix de monstre; prix fixé quand",
  'easily-wrong-end-of-turn': "soigner ou défausser d'abord; agir après les effets de fin; finir le tour n'annule pas",
  'easily-wrong-gaining': "voler n'est pas gagner; doubler c'est gagner; gagner en plein milieu",
  'easily-wrong-hp': 'perdre du max fait mal; coup à 0 pv compte; zéro dégât compte',
  'easily-wrong-new-cards': 'carte déplacée est nouvelle; le premier point décide; recouvert oublie les dégâts',
  'easily-wrong-order': "l'effet de qui d'abord; monstre ou joueur d'abord; tout le monde subit dans quel ordre",
  'easily-wrong-replacements': "à la place deux fois; boucle de remplacements; lequel d'abord",
  'easily-wrong-rolls': 'carte partie pendant le dé; rouvrir le jet; la relance est le même jet',
  'easily-wrong-shop': 'objet en boutique éteint; boutique pas rechargée; choisir un objet en boutique',
  editions:
    "quoi de neuf; différence ancienne et nouvelle règle; changements deuxième édition; on connaît l'ancien jeu",
  'editions-booklet': "erreur dans le livret; 45 degrés; livret faux; livret français; faute d'impression",
  'editions-cards':
    "même nom autre texte; ma vieille carte dit autre chose; ancienne carte blanche; ancien manuel des monstres; deux versions d'une carte",
  'editions-death': 'règles de mort changées; ancienne pénalité; tous les objets couchés avant',
  'editions-dice': 'règles des dés changées; anciens jets; bonus avant sur la pile; cartes à dé changées',
  'editions-turn':
    "anciennes règles du tour; déclaration d'attaque avant; passer finissait le tour avant; ordre des soins changé",
  'editions-words':
    'vieux mots; monstre actif ancien; effet payé ça veut dire; carte bonus; objet activé sur une vieille carte; vocabulaire première édition',
  'effects-that-last':
    "ça dure combien de temps; jusqu'à la fin du tour; pas de durée écrite; pour toujours; bonus fini quand; ça reste après que l'objet est parti",
  'empty-deck':
    'plus de cartes butin; pioche vide; mélanger la défausse quand; plus de trésor; on perd quand la pioche est vide; plus de monstres nulle part',
  'end-phase':
    'quand on défausse à dix; on se soigne avant de défausser; les monstres se soignent quand; étapes de fin de tour; dernière chance de jouer; effets de fin de tour; les morts reviennent à la fin',
  'ending-the-turn':
    'mon tour est fini par une carte; tour fini en pleine attaque; le reste de la pile disparaît; je défausse quand même; carte qui finit le tour on se soigne; mon attaque est finie',
  'enhanced-bartering':
    "variante pour échanger des cartes; échanger des butins; donner un objet en paiement; troc d'objets variante",
  'errata-before-damage': 'ancien chat mort; vieux collier de guppy; ancienne ankh; vieille boule de poils',
  'errata-first-edition': 'vieille pièce de papa; ancienne page manquante; vieux cœur sacré',
  'errata-official': 'texte différent du site; errata; traduction différente; quel texte compte; carte mal traduite',
  'errata-other-cards': "ancienne chasse d'eau; ancien néant; vieux ouija; première édition corrigée",
  eternal:
    'on peut me prendre un objet éternel; éternel ça empêche quoi; tuer un éternel; défausser un éternel; échanger un éternel; éternel perdu; viser un objet éternel; objet indestructible dans un vote; objet impossible à détruire',
  events:
    "une carte monstre sans pv on fait quoi; événement sorti en attaquant la pioche; on est obligé de faire l'événement; répondre à un événement; l'événement reste dans la zone; le monstre dessous revient; ça arrive à qui",
  'everybody-hurt':
    "tout le monde prend un dégât; on meurt tous; qui est blessé d'abord; répondre entre les deux; dégâts à tous en même temps",
  'extra-turns':
    'un autre tour après; deux tours en plus; qui joue après un tour en plus; passer et tour en plus; tour bonus complet',
  familiars:
    "objet qu'on peut attaquer; attaquer l'objet d'un autre; familier compte comme monstre; objet avec pv meurt; salle avec pv; récompense d'un objet mort",
  'final-boss':
    'tuer le dernier boss direct; armure de boss; battre le boss du défi; recouvrir le boss final; bombe sur le boss final',
  'first-attack-roll':
    'bonus du premier jet; premier jet raté; deuxième combat du tour; relancer le premier jet; première attaque du tour',
  fizzling:
    'la cible est morte avant; cible partie; une cible sur deux partie; il est déjà mort; ma bombe a plus de cible; la carte fait plus rien',
  flipping:
    'retourner le dé; retourner le perso; retourner garde les jetons; face opposée; retourner une carte à une face; carte à deux faces; dé inversé le 2 devient quoi; inverser un dé',
  gaining:
    "voler c'est gagner; gagné s'il me l'a donné; acheter c'est gagner; bonus de gain; gagner une carte en jeu; sous du troc c'est gagné",
  'getting-rid-of-items':
    "jeter un objet; vendre un objet; se débarrasser d'un mauvais objet; échanger un objet contre des sous; défausser ma babiole; revendre",
  guppy:
    "qu'est-ce qui compte guppy; babioles guppy; guppy en main; marque guppy; copie d'un objet guppy; combien de guppy pour l'âme",
  hand: "combien de cartes max en main; quand je dois jeter des cartes; douze cartes au tour d'un autre; qui choisit ce que je défausse; mettre un monstre dans ma main; on voit combien de cartes j'ai; limite de la main; faut défausser à dix quand",
  healing:
    'soigner un mort; soigner au-dessus du max; les monstres guérissent; soigner une mort; tout soigné quand; soin complet; monstre encore blessé au tour suivant; soin à zéro',
  'hidden-information':
    "montrer mes cartes; bluffer c'est permis; dire combien de cartes j'ai; regarder le dessus de la pioche; mentir sur ma main; voler dans une main sans voir; il doit me dire sa main",
  'how-much-damage':
    "zéro dégât; dégât en trop sur un mort; plus un dégât deuxième coup; augmenter l'attaque après; dégâts de trop; attaque pendant que ça attend; monstre attaque 0; subir des dégâts à 0 pv; encore des dégâts quand on est à zéro",
  indomitable:
    'monstre qui crée sa zone; peut pas être recouvert; ajoute une zone; indomptable ça veut dire; mettre un monstre dessus',
  items:
    "cadre doré ça veut dire quoi; cadre argenté; reconnaître actif et passif; la couleur du cadre change une règle; babiole c'est un objet; un objet passif c'est quoi",
  'key-terms': 'définitions; glossaire; définition courte et vraie règle; que veut dire le mot exactement',
  'killing-the-attacker':
    "le tuer pour qu'il gagne rien; empêcher l'attaquant d'être payé; tuer celui qui combat; priver de l'âme",
  'leaving-players':
    "quitter la partie; mon pote doit partir; partir et revenir; il abandonne; quelqu'un est parti et ses âmes; remplacer un joueur; arrêter la partie pour tous; je suis éliminé si je meurs",
  levels: "monter de niveau; un niveau remplace l'autre; jetons de niveau; perdre un niveau; niveau dix fait quoi",
  'loot-plays':
    "je peux jouer une deuxième carte; jouer une carte au tour d'un autre; les cartes pas jouées se gardent; comment jouer plusieurs cartes; j'ai déjà joué et je veux répondre; une seule carte par tour; combien de butins je peux poser; utiliser mon perso au tour des autres pour jouer une carte",
  'loot-ratio':
    "combien de bombes dans les butins; combien de pièces dans la pioche; nombre de babioles; combien d'âmes perdues; tarots par pioche",
  looting:
    "butin 3 ça veut dire; la pioche s'est vidée pendant que je piochais; piocher avec dix cartes; je regarde avant de prendre la suivante; piocher une par une",
  'max-hp':
    'perdu un objet cœur; gagner un cœur blessé; nouveau cœur plein ou vide; je meurs si je perds le bonus; pv en plus puis moins; max pv; objet à +2 pv détruit après avoir pris 2; on me détruit mes pv en plus alors que je suis blessé',
  'mini-draft':
    "commencer avec plus d'objets; draft deux trésors; choisir des objets avant; variante deux objets en plus au début; prendre parmi trois trésors",
  minions:
    "petits monstres du défi; sbire c'est un monstre; zone de sbire remplie; événement dans une zone de sbire; c'est quoi les sbires",
  'monster-ratio':
    "combien de boss; combien d'événements dans la pioche monstre; malédictions par pioche; monstres de base combien; boss épiques par pioche; c'est lesquels les monstres normaux",
  monsters:
    "vous sur un monstre c'est qui; l'effet marche encore une fois en âme; un monstre recouvert fait encore son effet; le monstre dit subissez pendant le tour d'un autre; on peut attaquer quoi; texte du monstre en défausse; le boss gagné en âme son texte marche encore; effet d'un monstre devenu âme",
  'new-object':
    "l'objet revient avec ses jetons; monstre recouvert puis revenu il a ses dégâts; une fois par tour après être revenu; la cible est partie puis revenue; objet volé repart à zéro",
  'no-legal-target':
    'personne à viser; jouer une carte pour rien; effet sans cible; pas de malédiction à enlever; une seule option possible',
  'no-priority':
    "jouer avant de redresser; jouer pendant qu'il défausse; quand on peut rien faire; répondre tout à la fin; pendant un effet je peux jouer; agir entre la limite de main et les soins",
  'noted-things':
    "noter un nombre; une note est secrète; note oubliée; note sur une copie; qui voit ce que j'ai noté; retenir un nombre",
  'number-of-players':
    'on est sept; ça marche à deux; le symbole 3+ veut dire quoi; carte 3+ piochée à deux joueurs; jeu jouable à combien max; minimum de joueurs; jouable tout seul',
  'off-the-stack':
    "ce qu'on peut pas contrer; empêcher de piocher; répondre au paiement; arrêter une récompense; répondre à l'âme; pas sur la pile; répondre à une déclaration",
  'opening-slots':
    "premier monstre c'est un événement on fait quoi; combien de monstres au départ; combien d'objets en boutique au début; une malédiction sort pendant la mise en place; coffre retourné au tout début; un événement compte pendant la mise en place",
  'order-of-dying-monsters':
    "deux monstres morts je choisis; quel monstre meurt d'abord; ma bombe en tue deux; ordre des monstres morts",
  'others-in-an-attack':
    "l'aide rate; un autre lance dans mon combat; qui prend quand l'aide rate; l'aide meurt; attaque de qui; récompense si l'aide tue; les autres lancent aussi",
  'outside-the-game':
    'où sont les persos inutilisés; retiré du jeu où; carte sous un objet; les cartes hors du jeu font quelque chose; chercher une carte dans la boîte; persos que personne a pris ils comptent',
  'paid-though-dead':
    "mort après avoir tué le boss; me tuer pour que j'aie pas l'âme; mort mais payé; bombe sur moi quand le boss est à zéro",
  'paying-hp':
    "payer un cœur; bloquer les pv payés; payer mon dernier pv; payer c'est des dégâts; soigner les pv payés; pv comme prix",
  'play-and-activate':
    "activer ça veut dire; jouer un butin c'est activer; un déclenchement c'est activé; jouer ou utiliser; chaque fois qu'un objet est activé",
  'playing-loot':
    "comment on joue un butin; ils peuvent répondre à mon butin; je dis la cible tout de suite; où va le butin après; âme perdue c'est une âme direct; carte contrée elle va où; quand la carte part à la défausse",
  'plus-to-rolls':
    "+1 aux jets d'attaque quand; bonus à la fin; deux bonus sur un jet; mon +1 et la relance; bonus permanent; plus un passif",
  priority:
    "quand je peux jouer; c'est à qui d'agir; tout le monde a passé; jouer deux trucs de suite; personne veut jouer; attends avant que ça se fasse; passer et jouer après",
  'questions-and-authority':
    'qui a raison; carte contre règle; désaccord sur une règle; demander aux créateurs; quelle règle compte',
  'quick-passing':
    "pourquoi on m'a pas demandé; le bot demande tout le temps; il m'a sauté; le bot a passé pour moi; être toujours demandé; trop de questions; une pause montre que je peux répondre",
  'reading-a-card':
    "à quoi servent les traits entre les phrases; le texte gris sert à quelque chose; le 10+ devant le texte; comment lire une carte; la ligne épaisse dans le texte; la flèche tordue c'est quoi; symbole de l'extension où",
  'readings-at-once':
    'subir et gagner; passer à gauche en même temps; nombre choisi avant; pendant votre tour veut dire',
  'readings-damage': 'juste avant la mort; dégâts qui tuent déclenchent; marché du diable',
  'readings-declarations':
    "annuler une déclaration; reprendre ce que j'ai déclaré; attaque utilisée quand; changé d'avis après avoir déclaré",
  'readings-dice': 'somme des dés bot; ordre des bonus',
  'readings-each-and-copies': "chaque quand; copie d'objet de départ éternelle; monstre arrivé pendant chaque",
  'readings-endless': 'boucle infinie; ça finit jamais; combat sans dégâts sans fin; déclenchements sans fin',
  'readings-other-ways': "minuteur et tours en plus; plafond d'âmes; pioche trop petite; remplaçant d'eden",
  'readings-piles': 'plus rien; voler plus que tout; échange sans rien; pioche et défausse vides',
  'readings-players': 'mort qui vote bot; interdit bat permis; aides dégâts',
  'readings-priority': 'qui agit après un déclenchement; premier après des dégâts; ordre du bot',
  'readings-questions': 'une seule réponse possible; bot a choisi pour moi; ordre demandé une fois',
  'readings-souls': 'âme bonus détruite; âme interdite; perd toutes ses capacités',
  'readings-targets': 'quelques cibles parties; carte partie mais effet; aucune cible bot',
  'readings-winning': 'le bot vérifie quand; victoire et minuteur; deux pour une âme bonus',
  recharging:
    "redresser quand; redresser un objet en boutique; objet couché par quelqu'un; réutiliser après recharge; chargé c'est quoi; coucher par effet c'est l'utiliser; objet volé redressé",
  'refill-after-a-death':
    'monstre mort le suivant vient quand; un événement remplit la place; joueur mort et événement; qui lance pour un coffre sorti; nouveau monstre avant ou après la récompense; choisir la malédiction mort',
  'refilling-slots':
    "la boutique se remplit quand; place vide boutique; place monstre vide; laquelle d'abord; remplir tout de suite; acheté quand vient le prochain; répondre avant le remplissage; nouveau monstre quand",
  'replacement-effects':
    "à la place ça veut dire; répondre à un à la place; prévenir c'est un remplacement; la prochaine fois à la place; ça passe par la pile",
  'replacing-a-room':
    'quand on peut changer la salle; jeter la salle à la fin; personne est mort on peut changer la salle; qui décide pour la salle; obligé de changer de salle; monstre mort par une bombe et la salle',
  rerolling:
    "relance moins bonne; relancer encore; qui relance; relance efface les changements; relancer son dé; une relance c'est un nouveau jet; garder l'ancien",
  'rerolling-items':
    "relancer un objet ça veut dire; qui a le nouveau; relancer en boutique; relancer un éternel; relancer c'est gagner; transformer un objet",
  'reward-box':
    "qui prend ce qu'il y a dans l'encadré; récompense si la carte est juste défaussée; quand on touche l'encadré; un mort touche la récompense; ma bombe l'a tué à son tour qui prend; encadré sur un objet",
  rewards:
    "qui a la récompense; un autre l'a tué à mon tour; je l'ai tué à son tour; joueur actif mort et récompense; répondre aux récompenses; récompense avant l'âme; obligé de prendre; monstre défaussé pas de récompense; lancer pour la récompense",
  'roll-tables':
    "carte avec un tableau; lancer d'abord; annuler après le lancer; contrer après le dé; résultat sur la pile; pilule déjà lancée",
  'rolls-changed':
    "changer le dé d'un autre; mon six plus un; plus de six; moins de un; il peut changer mon jet; deux changent le même jet; dernier changement",
  rooms:
    'les salles font quoi; la salle touche tout le monde; qui peut utiliser la salle; payer pour la salle à son tour; on est obligé de jouer les salles; la salle se recharge quand; vous sur une salle',
  rounds:
    "c'est quoi une manche; combien dure une manche; tour en plus et manche; jusqu'à votre prochain tour; la manche de qui",
  'saved-from-death':
    'combien de pv après être sauvé; je paye si ma mort est empêchée; sauvé deux fois; mort annulée; revenu avec 1 pv; mort empêchée ça déclenche; collier de guppy contre la carte mort',
  'secrets-and-promises': 'le bot vérifie les promesses; mentir; main secrète; bluff permis; il a promis',
  setup:
    "combien de cartes et de sous on a au début; on met quoi sur la table pour commencer; on mélange les salles aussi; il faut combien de sous dans la réserve; chacun a son perso et après; trois cartes trois sous c'est ça; on a ouvert la boîte on fait quoi; mise en place rapide; on a que 80 sous en jetons ça suffit; combien de pièces dans la banque au total; combien de pièces il faut pour jouer",
  'several-dice': "deux dés d'un coup; changer un des deux dés; somme des dés; lancer trois fois; quel dé d'abord",
  'several-replacements':
    'deux à la place; qui choisit entre eux; deux boucliers un coup; les deux changent la même chose; chacun une fois',
  'shared-goal':
    "combien d'âmes en difficile; âmes pour gagner en solo; difficulté coop; ultra difficile combien; l'un peut avoir toutes les âmes",
  shields:
    'bouclier du prochain dégât; mon bouclier reste combien de temps; deux boucliers ensemble; bouclier de deux contre un; bouclier pour plusieurs coups; reste du bouclier',
  'shop-items':
    'un objet en boutique fait déjà son effet; utiliser un objet avant de le payer; relancer un objet en boutique; détruire un truc en vente; la boutique se redresse; voler dans la boutique; les objets en vente sont en jeu',
  skipping:
    'il passe son tour; mon prochain tour sauté je redresse; sauter une étape; tour passé compte; pas de pioche si sauté',
  slots:
    "plus de zones monstre; agrandir la boutique; emplacement en plus combien de temps; limite de zones; c'est quoi une zone; zone en plus remplie",
  solitaire:
    'jouer tout seul comment; mes deux persos partagent; un joueur deux mains; gagner en solo; je suis seul; donner des sous entre mes deux persos',
  'soul-values':
    "boss avec deux âmes; voler une carte à deux âmes; gagner une âme double compte deux fois; mon perso a une âme; on peut me prendre l'âme du perdu; séparer une âme de deux",
  souls:
    'ça compte quoi comme âme; comment on gagne des âmes; où vont mes âmes; on voit les âmes des autres; on peut me voler une âme; les âmes sont face visible',
  'souls-for-sale':
    'échanger une âme contre des sous; vendre une âme; jeter une âme pour cinq sous; variante âmes contre argent',
  'special-loot-plays':
    "l'effet dit que je peux jouer la carte piochée; jouer depuis la défausse ça coûte; sans utiliser de jeu de butin; plus de carte à jouer mais un objet m'y autorise; jouer un butin en plein effet",
  'stale-room':
    'salle là depuis une manche en solo; même salle trop longtemps; la salle part toute seule; en coop on garde pas la salle',
  'start-phase':
    'quoi en premier dans le tour; redresser puis piocher; je pioche avant les effets de début; jouer avant de piocher; une carte par tour; mes trucs se redressent quand; répondre à la pioche du début',
  'starting-characters':
    "mon perso est couché au début; pourquoi je peux pas utiliser mon perso au premier tour; l'objet de départ est prêt tout de suite; on choisit son perso ou c'est au hasard; taper mon perso avant mon premier tour; perso désactivé au début normal",
  'starting-items':
    "il veut voler mon objet de départ; on peut détruire mon objet de départ; je perds mon objet de départ en mourant; l'objet de départ compte comme objet; objet de départ du nouveau perso déjà pris; échanger un objet de départ",
  'stealing-and-swapping':
    "voler quelle carte; échanger avec qui n'a rien; voler plus qu'il a; donner quoi; qui choisit dans un vol; voler au hasard; échanger avec la boutique; donner c'est gagner; voler un éternel",
  'stolen-item-charged':
    'utiliser un objet volé maintenant; volé couché; ce que je vole est prêt; objet échangé utilisable; objet donné utilisable direct',
  targets:
    "je nomme le joueur tout de suite; je choisis qui quand; changer d'avis sur la cible; il sait qui je vise; c'est quoi une cible; choisir après les réponses",
  'team-up':
    "se battre ensemble; un ami aide au combat; l'aide est mort; qui est payé à deux; il lance aussi; demander de l'aide contre un boss",
  'the-stack':
    "c'est quoi la pile; laquelle se fait d'abord; dernière carte d'abord; réponse à une réponse; ma carte attend pourquoi; toute la pile d'un coup",
  timer:
    'le dé à huit faces sert à quoi; quand le minuteur descend; mort et minuteur; minuteur à zéro; combien de manches on a; perdre au temps',
  treasure:
    "je choisis le trésor que je gagne; le trésor va dans ma main; on paye un trésor gagné; gagner un trésor ça prend mon achat; +1 trésor je prends quoi; deux trésors d'un coup; du dessus de la pioche ou de la boutique",
  'treasure-ratio':
    "combien d'objets actifs dans la pioche; part de passifs; objets âme par pioche; combien d'usage unique; combien d'objets payants",
  'triggered-abilities':
    "j'ai oublié mon déclenchement; ça se fait tout seul; chaque fois ça veut dire; une fois sur deux; quand ça dit quand; faut annoncer mon effet; plus vrai au moment de se faire",
  'triggers-in-order':
    "trois trucs en même temps lequel d'abord; effet du monstre et mon objet; mon effet et le tien; qui choisit l'ordre; plusieurs effets à la même mort",
  trinkets:
    "la babiole va où quand je la joue; babiole en main c'est un butin; babiole détruite quelle défausse; voler une babiole; relancer ma babiole; jouer une babiole c'est gagner un objet; contrer une babiole",
  'trinkets-and-the-hand':
    "babioles en jeu comptent dans la main; dix cartes avec babioles; limite d'objets; combien d'objets max",
  'turn-overview':
    "je peux faire quoi à mon tour; ordre d'un tour; obligé d'attaquer; acheter avant d'attaquer; attaquer puis acheter; ne rien faire; combien de choses par tour; obligé d'acheter; déroulement d'un tour",
  variants:
    'autres façons de jouer; règles maison; tout le monde a la récompense; boutique qui grandit; tuer les petits avant les boss; règles en option',
  'variants-of-characters':
    'choisir son perso; tous eden; machine à sous pour chacun; choisir entre deux persos; pas de perso au hasard',
  voting: "comment on vote; égalité au vote; qui vote d'abord; vote secret; changer mon vote; un mort vote",
  'what-cannot-die':
    'éternel à zéro pv; attaquer un éternel; objet avec pv meurt; salle meurt comme un monstre; tuer ce qui peut pas mourir',
  'what-you-bought':
    "acheté un objet couché; carte du dessus changée avant l'achat; acheter c'est gagner; où vont les sous; objet avec des jetons acheté; on me le vole avant; répondre entre payer et prendre; quelle carte de la pioche; objet couché acheté il se redresse quand; acheté couché",
  'who-goes-first':
    "c'est le plus petit ou le plus grand qui commence; égalité au dé pour commencer; dans quel sens on joue; y a caïn on lance quand même; qui débute; on peut choisir qui commence",
  'who-has-priority-first':
    "qui répond d'abord; j'ai joué je peux rejouer avant toi; après un effet qui joue; dégâts posés qui commence; les deux veulent répondre",
  'wild-cards':
    "qu'est-ce qui compte comme pilule; un dime c'est un nickel; tarot quelle famille; carte joker c'est quoi comme famille; quels butins sont des bombes; les types de butins",
  winning:
    "comment on gagne; combien d'âmes; gagner à deux; gagner au tour d'un autre; le plus de sous gagne; dernier vivant; quatrième âme; partie finie direct",
  'winning-by-card':
    'la carte dit que je gagne; contrer une victoire; gagner sans âmes; répondre à une carte qui gagne; victoire directe',
  'winning-when':
    "quatre âmes en plein effet; gagner et perdre dans le même effet; répondre à ma victoire; gagner avec des trucs sur la pile; le même effet m'en retire une; on vérifie les âmes quand; j'arrive à 4 âmes mais le même effet m'en enlève une; quatre âmes puis une de moins dans le même effet",
  'without-its-card':
    "il a détruit mon objet après que je l'utilise; objet volé pendant son effet; tuer la carte pour arrêter l'effet; répondre en détruisant l'objet; source partie ça marche encore",
  'would-roll':
    'sur le point de faire un; avant ou après le bonus; changé après; se redéclenche à la relance; sur le point de faire ou fait',
  'would-take-damage':
    'sur le point de mourir; avant de prendre les dégâts; juste avant; est sur le point ou à la place; répondre encore une fois',
  zones:
    "la boutique est en jeu; la main c'est en jeu; une carte recouverte compte; qu'est-ce qui est en jeu; compter mes objets ça prend quoi; la défausse est en jeu; contrôler ça veut dire quoi; c'est quoi ce que je contrôle",
};
