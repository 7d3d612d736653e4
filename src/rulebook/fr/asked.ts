import type { BookText } from '../book.js';

/** More of what players ask, as they type it, by section; parted by semicolons. */
export const asked: BookText['asked'] = {
  abilities:
    "c'est quoi un effet permanent; les sortes d'effets; un objet en main agit; passif ou déclenché; statique déclenché activé; types d'effets; c'est un passif; effet en main; ça marche depuis la défausse; différence capacité et effet; annuler un passif; répondre à un passif; quatre sortes d'effets",
  'absent-players':
    "un joueur ne répond pas; on attend quelqu'un; quelqu'un dort; répond pas; afk; temps écoulé; joueur lent; on attend un joueur; absent; inactif; il dort; le sauter; vacances; remplacer un inactif; combien de temps pour répondre; j'ai raté mon tour; qui on attend; la partie est bloquée; personne bouge",
  'action-phase':
    "combien d'actions; acheter puis attaquer; finir mon tour plus tôt; changer d'avis après fin du tour; jouer des cartes avant d'attaquer; ne rien faire à mon tour; passer sans attaquer ni acheter; suis-je obligé d'attaquer ou d'acheter; finir mon tour; je peux faire quoi pendant mon tour; attaquer puis acheter; ordre des actions; attaquer et acheter; annoncer la fin; passer finit le tour; tout le monde passe tour fini; obligé de faire quelque chose; changer d'avis après la fin; encore un truc après la fin; jouer un butin avant d'attaquer; obligé d'attaquer; nombre d'actions; finir avec des trucs sur la pile; j'ai fini mon tour mais j'ai oublié d'acheter; revenir après fin de tour",
  'activated-abilities':
    "quand utiliser mon objet; utiliser un objet au tour d'un autre; utiliser un objet juste après l'avoir reçu; utiliser deux fois un objet; un objet $ plusieurs fois; un nouvel objet arrive chargé; mon objet est épuisé après usage; combien de fois le même objet; différence entre $ et la flèche; activer au tour d'un autre; utiliser en réponse; objet déjà incliné; payer pour activer; effet dollar deux fois; dollar même incliné; effet avec flèche; combien de fois par tour; quand je peux activer; activer pendant le combat; activer après le lancer; utiliser l'objet d'un autre; utiliser l'objet juste acheté; une fois par tour; limite des effets payants; utiliser deux objets de suite; utiliser mon objet avant qu'on me le vole",
  'active-player':
    "qui est le joueur actif; le joueur actif pendant une réponse; c'est le tour de qui pendant une réponse; qui joue après moi; joueur suivant à gauche ou à droite; sens des aiguilles; joueur de gauche; joueur de droite; qui est vous; ordre depuis le joueur actif; qui décide quand rien n'est dit; départager",
  'additional-attacks':
    "obligé d'attaquer; devoir attaquer encore; attaque en plus; refuser une attaque forcée; plus d'une attaque; carte attaque bonus; doit attaquer ce tour; peut attaquer encore; refuser l'attaque en plus; finir le tour avec attaque forcée; attaque en plus sur la pioche; plus d'une attaque; forcé mais plus d'attaque; cible forcée; comment avoir plus d'attaques; obligé d'utiliser l'attaque en plus",
  'additional-names': 'a aussi pour nom; autre nom; compte comme le même nom; nom dans un autre nom',
  ambush:
    "carte butin qui devient un monstre; mot-clé embuscade; je dois attaquer l'embuscade; où placer l'embuscade; carte embuscade comment marche; carte embuscade; butin qui devient monstre; butin avec des pv; jouer une embuscade; poser l'embuscade sur une zone; attaquer l'embuscade; embuscade morte; embuscade au tour d'un autre; où va l'embuscade; évènement embuscade ou butin embuscade; embuscade attaque en plus",
  'and-then-if-you-do':
    "différence entre et et puis; si vous le faites a échoué; deuxième partie si la première échoue; en partie possible; faire ce qu'on peut; la moitié de la carte; deuxième effet dépend du premier; premier effet impossible; première partie prévenue; différence puis et; seulement la deuxième moitié",
  'attack-ends':
    "quand le combat finit; fuir un combat; monstre recouvert pendant mon attaque; mettre un autre monstre sur celui que j'attaque; l'attaque s'arrête quand; attaque interrompue; quelqu'un tue le monstre que j'attaque; quitter un combat; l'attaque continue si le monstre est recouvert ou défaussé; attaque finie; combat fini; quitter le combat; monstre recouvert pendant l'attaque; monstre défaussé pendant l'attaque; l'attaque s'arrête; fin de tour en attaque; les deux à zéro; attaquant mort d'abord; monstre tué par un autre pendant mon attaque; lancers enlevés de la pile; qu'est-ce qui finit un combat; combat inachevé; bombe pendant le combat; mon attaque continue si je meurs; le combat continue",
  'attack-or-purchase-lost':
    "j'ai perdu mes sous après la déclaration; la cible est morte après ma déclaration; mon attaque est gâchée; mon achat est perdu si je ne peux pas payer; sous volés avant de payer; monstre tué avant que je le choisisse; achat raté; personne à attaquer; perdu mon attaque; achat gâché; plus assez de sous; reprendre son attaque; annuler son achat; déclaré mais; interrompu avant de lancer; perdre mon attaque; garder mon attaque; racheter après échec; plus les moyens; on vole mon argent pendant l'achat; le monstre voulu est parti; mort après déclaration; changer d'avis après avoir déclaré; attaque annulée c'est perdu",
  'attack-rolls':
    "comment marche un combat; lancer égal à l'esquive; lancer plus bas que l'esquive; qui subit quand on rate; continuer à lancer; arrêter d'attaquer; quels lancers sont des lancers d'attaque; je rate qui subit les dégâts; raté est-ce que je suis blessé; juste le nombre demandé; combat lancer trop bas; lancer raté; touché ou raté; lancer pour toucher; dégâts si raté; dégâts si touché; comment se passe un combat; étapes du combat; continuer de lancer; arrêter de combattre; égal à l'esquive touche; dé trop bas; lancer d'attaque modifié; relancer encore; rounds de combat; le monstre lance un dé; je prends des dégâts si je touche; comment on se bat; bataille; je lance quoi; toucher pile; fait moins; fait plus; j'ai fait 3 contre 4; j'ai fait 5 contre 4; mon dé est plus petit; raté il se passe quoi; après avoir touché; 6 touche toujours; un 1 rate toujours; c'est quoi dégât de combat",
  'attackable-players':
    "je peux attaquer un joueur; combattre un autre joueur; taper un ami; possible d'attaquer un ami; les joueurs peuvent se combattre; jcj; esquive d'un joueur; attaquer un ami; taper quelqu'un avec mon attaque; il faut combien pour toucher un joueur; tuer un joueur au combat; attaquer ses adversaires",
  attacking:
    "quand attaquer; attaquer au tour d'un autre; combien d'attaques; attaquer avec la pile pleine; dire le monstre d'abord; si le monstre voulu est mort; choisir un autre monstre après les réponses; attaque non utilisée; les autres réagissent avant que je choisisse le monstre; comment attaquer; choisir un monstre; quand choisir le monstre; limite d'attaques; attaquer au tour des autres; réattaquer; répondre avant le choix; attaquer avec des cartes en attente; attaque facultative; attaque au premier tour; choisir après les réponses; quel monstre on peut attaquer; attaquer un boss direct; attaque dépensée quand; le monstre choisi est mort; combattre deux monstres; réattaquer le même monstre; bombe compte comme attaque; changer de monstre après; qu'est-ce qui s'attaque; je peux combattre quoi; n'importe quel monstre sur la table; liste de ce qui est attaquable",
  'attacking-the-deck':
    "attaquer la carte du dessus; retourner le monstre du dessus; où mettre le monstre de la pioche; attaque de pioche sur un événement; carte du dessus; monstre inconnu; attaque à l'aveugle; évènement en attaquant; le poser sur lequel; recouvrir quel monstre; boss en attaquant la pioche; inattaquable de la pioche; attaque perdue évènement; placer le nouveau monstre; choisir la zone; monstre mystère; attaquer face cachée; obligé de combattre ce qui sort; j'ai tiré un coffre avec mon attaque; ce qui sort n'est pas un monstre",
  bartering:
    "payer quelqu'un pour m'aider; promesse non tenue; acheter une carte à un joueur; donner de l'argent; échanger des cartes avec un ami; échanger un objet contre de l'argent; soudoyer un joueur; accord non obligatoire; vendre un butin; donner un objet à un ami; troquer; proposer des sous; payer pour de l'aide; trahir une promesse; donner des sous; prêter des sous; vendre une carte; échanger des objets entre nous; quand négocier; refuser un marché; diplomatie; demander des sous; payer pour pas être attaqué; négocier pendant la pile; négocier mort; refuser une offre; dire non à un cadeau; décliner des sous; personne n'est obligé d'accepter; menacer; payer pour qu'il utilise son objet; donner de l'argent n'importe quand; marchander en plein combat; priorité pour négocier; prêt",
  'bonus-soul-conditions':
    "âme pour dix cartes butin; âme pour deux objets de guppy; qui a l'âme si on est deux à 25; combien de sous pour l'âme avarice; dix cartes en main âme tout de suite; gagner l'âme en piochant la dixième carte; 25 sous; dix cartes en main; combien de sous pour l'âme; combien de cartes pour l'âme; combien d'objets guppy; on y arrive en même temps; égalité âme bonus; une fois par partie; peut-on la regagner; quelle condition; il faut quoi pour l'âme bonus; on est deux à avoir 25",
  'bonus-souls':
    "les trois âmes à côté de la table; comment gagner une âme bonus; quand je reçois une âme bonus; répondre à une âme bonus; perdre l'âme bonus si je n'ai plus la condition; cartes âme bonus; âme de l'avarice gourmandise guppy; gagner une âme bonus; premier à le faire; on l'a quand; la garder après; la perdre plus tard; âme bonus au milieu d'un effet; âmes bonus à deux; combien d'âmes bonus; âmes bonus au hasard; les cartes à côté du plateau; objectifs âmes; âme bonus au tour d'un autre; âme bonus sur la pile",
  'bonus-souls-optional': 'il faut des âmes bonus; âme bonus forcée; obligé de les utiliser',
  bosses:
    "comment avoir l'âme d'un boss; c'est quoi un boss épique; la carte boss devient une âme; âme du boss pour qui; boss mort au tour d'un autre; tuer un boss avec une bombe âme; c'est quoi un boss; reconnaître un boss; le boss donne une âme; boss mort à qui l'âme; icône âme sur un monstre; où va la carte boss; le boss part à la défausse; l'âme du monstre mort; je garde la carte du boss; évènement avec une âme",
  buying:
    "comment acheter; acheter le dessus de la pioche; combien coûte un objet; acheter deux fois; choisir avant de payer; répondre à mon achat; quand payer; voir la carte de la pioche avant de l'acheter; payer avant de choisir; que fait-on d'abord payer ou choisir; neuf pièces seulement; coût d'un objet; 10 sous; acheter à la pioche; acheter au tour d'un autre; quand payer l'objet; choisir l'objet après; objet inconnu; dessus de la pioche trésor; limite d'achats; déclarer un achat; pas les moyens; le prix a changé; moins de dix; acheter d'abord puis attaquer; acheter avec la pile pleine; voir la carte de la pioche avant; pile 10 sous; plus d'un objet; combien coûte la carte du dessus",
  cancelling:
    "contrer une carte; ma carte est contrée où va-t-elle; l'objet se redresse si annulé; annuler un lancer; annuler une attaque; annuler une annulation; haricot beurre contre haricot beurre; l'utilisation est perdue si annulé; haricot beurre trop tard; annuler des dégâts; contresort; annuler un déclenchement; objet contré reste incliné; le haricot annule quoi; on peut le contrer; butin perdu si contré; remboursé si contré; contrer le contre; trop tard pour annuler; arrêter l'effet d'un perso; annuler un combat",
  'card-types':
    "quels types de cartes; une babiole est un objet; différence entre trésor et objet; qu'est-ce qui compte comme objet; liste des types de cartes; une malédiction c'est un monstre; un objet de départ c'est un trésor; différence objet trésor; les salles sont des objets; un évènement c'est quoi comme carte; mon perso c'est un objet; butin ou trésor différence; dos des cartes; une âme c'est un objet; une babiole c'est un objet",
  challenges: 'but du défi; quatre âmes dans un défi; minuteur du défi',
  'changing-character':
    "je change de perso je suis soigné; retourner mon perso blessé; nouvel objet de départ en changeant; un personnage peut être détruit; échanger de perso; nouveau perso; retourner son perso; les dégâts restent; j'ai le nouvel objet de départ; garder l'ancien objet; perso détruit; la carte perso part; perso tué; je perds mon perso en mourant; pv du nouveau perso; lazare se retourne",
  characters:
    "que fait mon personnage; tourner le personnage; pv de mon personnage; à quoi sert la carte personnage; mon perso fait quoi; capacité du personnage; incliner le perso; flèche du perso; pv du perso; attaque du perso; tous les persos pareils; utiliser mon perso au tour d'un autre; quand mon perso se redresse; pv de base; perso deux fois; persos pas utilisés; stats de mon perso; pouvoir du perso",
  'choose-one':
    "quand décider entre les options; choisir avant ou après les réponses; changer d'option; un des deux effets; choisir le mode quand; changer d'option; option avant les réponses; les deux options; j'annonce quelle option",
  'circled-numbers':
    "nombre entouré; les lancers des autres comptent; nombre dans un cercle; n'importe quel lancer compte; effet sur tous les dés; lancer pour un objet compte; lancers des autres comptent; que les lancers d'attaque; le nombre final compte; fait un 4; nombre changé effet; les lancers de qui; ça compte quand je lance pour un butin; tous les dés à table; l'ancien nombre compte",
  coins:
    "d'où viennent les pièces; si la réserve est vide; perdre plus de sous que j'en ai; ne pas pouvoir payer; gagner des sous de la réserve; perdre plus que je n'ai; la banque est vide; doubler les sous; gagner des sous; perdre des sous; payer des sous; banque vide; doubler ses sous; perdre plus que j'ai; pas assez; limite d'argent; où vont les sous; maximum d'argent; tout perdre; dette; argent négatif; doubler c'est gagner",
  coop: "partager l'argent en coop; aider mon partenaire; équipe de deux; partager l'argent en équipe; partager les cartes en équipe; mon partenaire est un autre joueur; marchander en coop; voir la main du partenaire; gagner ensemble; règles coop",
  'copies-and-counters':
    "copie avec marqueurs; les marqueurs restent après la copie; copier le chat mort; commence avec des marqueurs copié; copie du chat mort; marqueurs après la copie; marqueurs de l'original; marqueurs quand la copie finit; neuf marqueurs copie; marqueurs qui restent",
  copying:
    "qu'a une copie; copie désactivée; une copie entre en jeu; la copie finit quand; mon objet est une copie jusqu'à quand; copier un objet éternel; copier un objet; durée de la copie; copie marqueurs; copie chargée; copie inclinée; copier un éternel; copier guppy; ce qui est copié; copie d'une copie; cloner; fin de la copie; copier le nom; la copie arrive chargée; l'original est incliné",
  'copying-abilities':
    "copier l'effet d'un objet; coût copié; détruire ceci copié; cible copiée; ceci dans une copie; utiliser l'effet d'un autre objet; repayer pour la copie; copier un usage unique",
  'copying-loot':
    "copier un butin; la copie coûte; annuler la copie; copie d'une bombe; copier une carte sur la pile; copie coûte une utilisation; cible de la copie; copie se résout d'abord; copie annulée; copie plus tard; deuxième bombe; copie d'une babiole; deux fois le butin; nouvelles cibles pour la copie",
  costs:
    "le coût est payé si c'est annulé; payer avant ou après; payer ce que je n'ai pas; texte avant les deux-points; payer le coût; quand on paie le coût; remboursé; récupérer mes sous; pas de quoi payer; répondre au paiement; défausser comme coût; effet annulé coût perdu; payer en marqueurs; les deux points veulent dire quoi",
  counters:
    "c'est quoi les marqueurs; les marqueurs restent si volé; marqueurs d'un objet détruit; un objet volé garde ses marqueurs; les marqueurs suivent l'objet; je perds mes marqueurs si mon personnage change; c'est quoi les marqueurs; mettre des marqueurs; enlever des marqueurs; marqueurs volés; marqueurs échangés; marqueurs quand ça part; marqueurs de joueur; marqueurs oeuf; marqueurs sur le perso; limite de marqueurs; marqueurs quand recouvert",
  'counters-with-a-name':
    'marqueur +1; marqueur sur un monstre; marqueur sur un objet; qui a les pv; marqueur en boutique; marqueur sur le perso; objet volé avec marqueur pv; plusieurs marqueurs pv',
  'covered-cards':
    "monstre sous un autre monstre; que devient le monstre du dessous; bombe sur un monstre recouvert; le monstre recouvert se soigne; monstre découvert; poser un monstre par-dessus celui que je combats; monstre posé sur un autre pendant l'attaque; voir la carte recouverte; carte sous une carte; monstre en dessous; pile de monstres; découvrir; regarder dessous; viser un monstre recouvert; taper celui du dessous; pv du monstre recouvert; recouvrir ça soigne; monstre blessé recouvert; revenu après la mort de celui du dessus; ordre dessous; recouvrir un boss; embuscade recouverte; qu'est-ce qu'il y a sous le monstre",
  'curse-from-the-deck':
    "malédiction en attaquant; malédiction piochée; malédiction pas défaussée; malédiction révélée; attaque perdue malédiction; malédiction contrée va où; où va une malédiction annulée; malédiction à la place d'un monstre",
  'cursed-and-holy':
    "monstre maudit se déclenche sans combat; un monstre sacré compte mes lancers; faire un nombre avec un monstre maudit en jeu; pourquoi ce monstre s'est déclenché; le monstre réagit à tous les dés; n'importe quel lancer; dip sacré quand je lance pour un objet; monstre maudit quand j'attaque un autre; mon lancer compte pour le sacré; monstre avec auréole; monstre passif",
  curses:
    "comment enlever une malédiction; combien de temps dure une malédiction; avoir deux malédictions; qui choisit le maudit; me débarrasser d'une malédiction; malédiction si je meurs elle reste; une malédiction est un objet; donner la malédiction à un adversaire; maudire quelqu'un; qui a la malédiction; choisir qui est maudit; se maudire soi-même; retirer une malédiction; combien de temps dure la malédiction; malédiction partie quand; deux malédictions; plusieurs malédictions; deux malédictions sur le même joueur; une malédiction c'est un objet; malédiction et mort; donner ma malédiction; malédiction pour toujours; malédiction sur un mort; se débarrasser d'une malédiction; la malédiction marche que à mon tour",
  damage:
    "comment marchent les dégâts; quand je perds des pv; répondre aux dégâts; sous zéro pv; quand les dégâts touchent; répondre aux dégâts d'une bombe; dégâts sur la pile; résolution des dégâts; pv sous zéro; quand arrivent les dégâts; dégâts d'une carte; qui prend les dégâts de la carte; dégâts sans cible; blessé; dégâts immédiats; les dégâts attendent; se soigner en réponse aux dégâts",
  'damage-after-my-death':
    'dégâts après ma mort; le monstre tape un mort; dégâts de combat après la mort; encore blessé; dégâts en attente quand je meurs; mourir avec des dégâts sur la pile',
  'damage-or-death-prevented':
    'bloquer des dégâts; des dégâts prévenus comptent; arrêter une mise à mort avec un bouclier; prévenir après coup; mes objets se déclenchent-ils si les dégâts sont prévenus; dégâts prévenus déclenchement quand même; réduire les dégâts; dégâts à zéro; prévenu en partie; dégâts prévenus comptent; effet sur dégâts prévenus; prévenir des pv payés; arrêter les dégâts; ça veut dire quoi prévenir; dégâts bloqués infligés ou pas',
  'damage-source':
    "qui a infligé les dégâts; différence subir ou infliger; ce sont mes dégâts; dégâts de personne; qui a infligé; subir ou infliger; mes dégâts; dégâts du monstre; dégâts de la carte; infliger déclenche; c'est moi qui l'ai blessé; dégâts d'un évènement; c'est moi qui l'ai tué; qui l'a tué; tueur",
  'dead-players':
    "jouer des cartes en étant mort; cibler un joueur mort; mourir deux fois dans un tour; je reviens; quand je suis de nouveau vivant; je rate mon prochain tour après ma mort; mort puis-je encore utiliser mes objets; utiliser un objet en étant mort; mort pendant le tour d'un autre utiliser mes objets; répondre en étant mort; comment ressusciter; revenir à la vie; tué pendant le tour d'un autre puis-je remourir; pendant que je suis mort; mort jouer un butin; mort utiliser des objets; blesser un mort; mort jusqu'à quand; mort et vote; mort et soin; mort et marchander; mort et attaquer; retué; vivant à nouveau; fantôme; suis-je éliminé; je peux faire quoi mort; mort à chaque tour; j'ai la priorité mort; dégâts pendant que je suis mort",
  'death-can-be-changed':
    "avant l'âme; l'âme après les effets; annuler une mort de monstre; effet de mort avant la pénalité; monstre remis dans la pioche pas d'âme; empêcher d'avoir l'âme; effets entre la mort et l'âme",
  'death-of-a-monster':
    "que se passe-t-il quand un monstre meurt; étapes à la mort d'un monstre; quand je reçois l'âme; le monstre meurt; étapes mort d'un monstre; après la mort du monstre; ordre à la mort du monstre; récompense puis âme; le monstre va où; effets de mort; quand on gagne l'âme; zone du monstre mort; quoi d'abord après la mort; effet de mort ou récompense d'abord",
  'death-of-a-player':
    "mort à mon tour c'est fini; mort avant d'acheter; tué au début de mon tour je joue encore; je perds mon prochain tour en mourant; tour après la mort; mort au début de mon tour; mort est-ce que je saute mon tour suivant; mourir fait sauter un tour; tué par une malédiction au début du tour; j'ai encore mon tour après ma mort; mourir à mon tour; mourir au tour d'un autre; tour fini si mort; phase de fin après la mort; perdre le tour suivant; étapes de ma mort; mon attaque quand je meurs; la pile quand je meurs; mon achat quand je meurs; tué avant mes actions; il se passe quoi quand je meurs; je continue mon tour; mort au début de tour",
  'death-penalty':
    "que perd-on en mourant; qui choisit ce que je perds; mourir sans objet; mourir sans argent; perdre une âme en mourant; le prix de la mort; payer la mort avec un éternel; pas de butin à défausser à ma mort; quelles cartes se désactivent à ma mort; il est mort il perd ses butins; je perds quoi en mourant; perdre un butin; perdre un sou; choisir l'objet; que des éternels; pas de butin; pas de sous; tout incliner; prévenir la pénalité; mourir sans rien; mourir ça coûte quoi; cartes inclinées à la mort; perdre une babiole; détruire un objet à la mort; réagir avant que je paie ma mort; entre ma mort et la pénalité",
  'deaths-at-once':
    "moi et le monstre mourons; deux joueurs meurent ensemble; le dernier coup tue les deux; qui meurt en premier moi ou le monstre; mon dernier coup le tue et il me tue; tous deux à zéro; mourir tous les deux; mourir ensemble; monstre et joueur meurent; deux monstres meurent; on s'entretue; tout le monde à zéro; boss et moi morts; plusieurs à zéro pv; ma mort avant celle du monstre; qui meurt avant",
  'deck-after-an-attack':
    'attaquer la pioche ensuite; attaquer puis la pioche; pioche comme deuxième attaque; un monstre et la pioche; la pioche ne compte pas; attaque gratuite de la pioche; après avoir tué attaquer la pioche',
  'deck-building':
    'taille de la pioche; quelles cartes on prend; toutes les cartes; combiner les boîtes; enlever des cartes',
  'decks-and-discards':
    'lire la défausse; quelle défausse pour une babiole; ordre de la défausse; la carte retourne dans sa pioche; chacun sa défausse; où va le butin joué; la babiole va où; quatre pioches; ranger la défausse; défausse face visible; la mettre dans une autre pioche; mauvaise pioche; défausses publiques; voir les cartes défaussées',
  'declining-a-reward':
    "refuser le butin; refuser le trésor; pas prendre l'âme; récompense obligatoire; je ne veux pas la récompense; laisser la récompense; trésor obligatoire; refuser une âme; obligé de piocher le butin",
  'destroy-this':
    "objet à usage unique annulé; utiliser deux fois un objet qui se détruit; recharger un objet à usage unique en réponse; objet qui se détruit; sacrifier l'objet; détruisez ceci si vous le faites; objet consommé; l'objet reste si annulé; annuler un objet jetable; une seule utilisation; recharger un usage unique en réponse; se détruit lui-même; éternel et détruire ceci",
  destroying:
    "tuer ou détruire; détruire est-ce des dégâts; détruire un monstre donne la récompense; où va un objet détruit; tuer compte comme des dégâts; détruire c'est des dégâts; empêcher de détruire; tué sans dégâts; le détruit va où; détruire un monstre récompense; détruire un perso; tuer direct; détruire un objet avec pv; tuer ignore les boucliers; détruit compte comme mort",
  dice: "comment marche un lancer; quand un lancer est définitif; répondre à un lancer; étapes d'un lancer; répondre à un lancer de dé; lancer un dé; étapes d'un lancer; quand le lancer est définitif; lancer sur la pile; effet au lancer; lancer résolu; comment marchent les dés; trop tard pour changer le dé; après le lancer; quand le lancer compte",
  'dice-symbols':
    "le nombre à côté du dé sur un monstre; que faut-il faire pour toucher; 4+ sur un monstre; les trois nombres sur un monstre; le nombre du cœur; chiffre à côté du coeur; chiffre à côté de l'épée; pv esquive attaque; esquive c'est quoi; combien faut faire au dé; stats du monstre; trois chiffres en bas; esquive plus de 6; esquive moins de 1; esquive maximum; esquive 7; un joueur a une esquive; icône coeur; icône dé; icône épée; combien de pv a le monstre; combien il tape; difficulté du monstre; sa force c'est où",
  discarding:
    "défausser ou détruire; qui choisit la carte défaussée; pas assez de cartes à défausser; mettre un monstre dans la défausse; défausser une carte; qui choisit la défausse; mettre à la défausse; pas assez à défausser; défausser du jeu; défaussé c'est mort; défausser une salle; enlever un monstre; défausser main vide; défausser deux j'en ai une; l'adversaire défausse; rien en main à défausser",
  dying:
    'que se passe-t-il à zéro pv; mort tout de suite; se soigner pour survivre; quand je meurs; zéro pv mais pas encore mort; faire quelque chose à 0 pv; se soigner avant de mourir; mort exactement quand; encore vivant; me sauver; zéro pv mais vivant; jouer avant de mourir; coup mortel; utiliser mes objets pendant que ma mort attend; plus de pv en mourant; trop tard pour se soigner',
  'each-player':
    "qui commence avec chaque joueur; ordre de chaque joueur pioche; tout le monde pioche dans quel ordre; tous piochent qui d'abord; ordre de chacun; tout le monde pioche; tout le monde défausse; ordre du tour pour les effets; ça me compte aussi; commence par qui; tous à la fois ou un par un; arrivé pendant la résolution",
  'easily-wrong-damage':
    'carte dégâts mort; bombe trois étapes; trop tard pour annuler la bombe; quand répondre à une bombe; quand le sauver; erreurs dégâts',
  'easily-wrong-deaths': "erreurs de mort; erreurs autour d'une mort; erreurs pénalité",
  'easily-wrong-declaring':
    'choisir trop tôt; nommer trop tôt; attaquer en deux étapes; acheter en deux étapes; erreur courante attaque; erreurs en déclarant',
  'easily-wrong-end-of-turn': 'erreurs de fin de tour; soin après défausse erreur; livret mauvais ordre',
  'easily-wrong-gaining': 'erreurs gagner; voler pas gagner erreur; erreur victoire',
  'easily-wrong-hp': 'erreurs pv; petites règles de pv; coeurs vides; touché à zéro',
  'easily-wrong-new-cards': 'erreurs cartes; même carte nouvelle; erreur du premier point',
  'easily-wrong-order': "erreurs d'ordre; ordre de tout; erreurs quand tout arrive; qui d'abord quand tout arrive",
  'easily-wrong-replacements': 'erreurs à la place; ordre des à la place; deux à la place en boucle',
  'easily-wrong-rolls': 'erreurs de dés; carte qui lance déjà partie; lancer rouvert; erreurs de relance',
  'easily-wrong-shop': "erreurs boutique; ce qu'on rate sur la boutique",
  editions:
    "première ou deuxième édition; quoi de neuf; changements seconde édition; différences; vieilles règles; quelle édition; je connais la première; j'ai la vieille boîte",
  'editions-booklet':
    'erreur du livret; règles imprimées fausses; faute dans le livret; le livret dit; livret français',
  'editions-cards': "vieille carte nouveau texte; carte changée; deux versions d'une carte; ma carte dit autre chose",
  'editions-death': 'mort seconde édition; ancienne pénalité; mort première édition; changement mort',
  'editions-dice': 'dés seconde édition; anciens dés; changement des dés',
  'editions-turn': 'tour seconde édition; anciennes règles du tour; changement du tour',
  'editions-words': 'anciens mots; mot changé; vocabulaire première édition; monstre actif ancien; défausse ancien nom',
  'effects-that-last':
    "combien de temps dure +1 attaque; jusqu'à la fin du tour c'est quand; le bonus reste; un effet s'arrête si la carte part; jusqu'à la fin du tour; dure combien de temps; bonus temporaire; bonus fini; le +1 reste; bonus quand l'objet part; pas de durée; reste de la partie; fin du tour exactement quand; bonus après le tour; carte détruite le bonus reste; le bonus s'arrête si je meurs; ce tour ça veut dire",
  'empty-deck':
    "plus de butin à piocher; pioche monstres vide; quand mélanger la défausse; si les deux sont vides; la pioche se vide en plein milieu; pioche salles vide; pioche épuisée; plus de cartes; pioche butin vide; pioche trésor vide; pioche monstre vide; à court de cartes; quand est-ce qu'on mélange; plus de défausse; rien nulle part; on perd si la pioche est vide; dernière carte piochée; répondre au mélange",
  'end-phase':
    "défausser à dix quand; se soigner quand; que se passe-t-il à la fin de mon tour; les effets finissent avant la défausse; défausser ou soigner d'abord; ordre à la fin du tour; dernière chance de jouer; quand s'arrête jusqu'à la fin du tour; étapes de fin; soin à la fin; défausse à la fin; dernière chance; ordre à la fin; quand on se soigne; jusqu'à la fin du tour s'arrête; limite de main quand; morts qui reviennent; répondre en fin de tour; dégâts enlevés; à qui ensuite; salle à la fin; entre deux tours; défausser puis soigner; les dégâts s'en vont",
  'ending-the-turn':
    "une carte finit mon tour au milieu d'une attaque; le fou pendant un combat; carte qui finit le tour; tour fini plus tôt; finir le tour pendant une attaque; fin de tour et pile; effets de fin quand le tour est coupé; aller à la phase de fin; main de maman finit le tour; ce qui reste sur la pile; attaque annulée par fin de tour; mon tour coupé; on se soigne quand même; le fou annule quoi",
  'enhanced-bartering':
    "échanger des butins; donner un objet dans un accord; variante d'échange d'objets; échanger en étant mort; mode où on peut échanger des cartes",
  'errata-official': "faute d'impression; texte faux sur ma carte; traduction différente; texte de la carte faux",
  eternal:
    'on peut voler un éternel; que fait éternel; perdre un objet éternel; échanger un éternel; éternel protège de tout; tuer un éternel; objet éternel et pénalité de mort; impossible à détruire; voler un éternel; défausser un éternel; payer avec un éternel; éternel et mort; annuler un éternel; vote contre un éternel; ça protège de quoi; perdre ses effets éternel; mon objet est éternel; éternel personne peut le prendre',
  events:
    "que se passe-t-il avec un événement; combattre un événement; l'événement reste; où va l'événement; un événement bloque la zone; après l'événement; peut-on attaquer un événement; évènement ça fait quoi; évènement révélé; l'évènement reste; coffre dans la pioche monstres; évènement dans la zone; l'évènement part à la défausse; évènement sur un monstre; évènement pendant le tour d'un autre; évènement sans stats; bon évènement mauvais évènement; quand l'évènement se résout; bombes troll sorties",
  'everybody-hurt':
    "tout le monde subit qui d'abord; tous les joueurs meurent qui d'abord; dégâts à tous en même temps; tous les joueurs blessés; dégâts à tous dans quel ordre; dégâts séparés; mouche explosive ordre; qui prend d'abord; on perd tous des pv; méga bombe ordre",
  'extra-turns':
    'rejouer un tour; deux tours de suite; tour en plus quand; sauter un tour; tour additionnel; ordre des tours en plus; sauter et rejouer; qui joue après; tour en plus recharge; piocher au tour supplémentaire',
  familiars:
    "attaquer un objet; tuer le familier d'un joueur; c'est quoi un familier; animal; récompense du familier; familier pas un monstre; familier mort; familier dans la boutique; objet qu'on peut combattre",
  'final-boss':
    'boss du défi; zone du boss final; tuer direct le boss final; 3 dégâts max au boss; la mort sur le boss final; détruire le boss final; le boss final meurt; bombe sur le boss final',
  'first-attack-roll':
    "bonus au premier lancer d'attaque; premier lancer relancé; bonus une fois par tour; un lancer pour une carte est-il un lancer d'attaque; bonus seulement à la première attaque; premier lancer d'attaque; bonus au premier dé; bonus utilisé si raté; deuxième attaque sans bonus; relancer le premier; que le premier lancer; première attaque du tour; +1 atq au premier; le bonus revient; premier lancer de chaque tour; dé suivant sans bonus",
  fizzling:
    "la cible est partie; monstre mort avant ma bombe; je récupère ma carte si la cible est partie; carte sans effet car la cible est partie; cible de la bombe déjà morte; toutes les cibles parties; ma cible n'est plus valable; cible morte; cible invalide; la carte tombe à l'eau; la cible n'est plus là; la carte ne fait plus rien; bombe gâchée; cible volée; les deux cibles; il reste une cible; je garde la carte; payé quand même; monstre déjà mort; objet déjà détruit; changer de cible quand elle meurt",
  flipping:
    "retourner une carte; face opposée du dé; retourner un personnage; un six devient un un; retourner le dé; nombre opposé; double face; retourner le perso; retourner garde les marqueurs; carte à une face; retourner c'est arriver en jeu; sept moins",
  gaining:
    "acheter c'est gagner; qu'est-ce que gagner; un cadeau compte comme gagné; c'est quoi gagner; gagné ou volé; acheter c'est gagner; cadeau c'est gagner; bonus sur un gain; gagner ou piocher; l'échange compte comme gagner; compte comme un gain",
  'getting-rid-of-items':
    "vendre un objet; défausser un objet; jeter un objet; se débarrasser d'un objet; mettre à la poubelle; enlever mon objet; vendre à la banque; vendre à la boutique; lâcher un objet; défausser ma carte exprès; objet dont je veux pas; trop d'objets; faire de la place; défausser un butin volontairement; revendre; rendre un objet; me séparer d'un objet",
  guppy:
    "combien d'objets de guppy pour l'âme; quelles cartes sont guppy; la marque guppy; objet guppy; objets chat; marque guppy; deux objets guppy; babiole guppy; guppy en main; copie guppy; guppy ça fait quoi; guppy volé; liste des cartes guppy; patte de chat",
  hand: "trop de cartes en main; plus de dix cartes pendant le tour d'un autre; qui choisit ce que je défausse; les autres voient mes cartes; onze cartes pendant le tour d'un autre je défausse; plus de dix cartes tout de suite; limite de main; dix cartes; défausser jusqu'à dix; main pleine; je défausse tout de suite; onze cartes; qui voit ma main; nombre de cartes public; carte monstre en main; choisir quoi défausser; limite pendant le tour d'un autre; avoir plus de dix cartes; remettre un objet en main; que des butins en main",
  healing:
    'se soigner à zéro; quand les monstres se soignent; soigner un mort; soigner au-dessus du max; tous mes pv quand; les joueurs se soignent en fin de tour; pv du monstre reviennent; soigner à fond; soigner à 0; les monstres se soignent; monstre blessé au tour suivant; vie pleine; récupérer; monstre garde ses blessures; pv rendus en fin de tour; les dégâts sont permanents',
  'hidden-information':
    "demander combien de cartes tu as; je dois montrer mes cartes; dire ma main aux autres; compter la pioche; mentir sur ma main; regarder la main de quelqu'un; montrer ma carte à un ami; combien de cartes il a; est-ce permis de mentir; voir les mains; montrer ma main; dévoiler ses cartes; mentir sur ses cartes; demander combien de cartes; qu'est-ce que j'ai le droit de voir; ma main est secrète; carte au hasard de la main; voir la carte volée; je dois répondre la vérité; dire ce que j'ai en main; dire ce que j'ai vu sur la pioche; combien il a de sous",
  'how-much-damage':
    "zéro attaque; plus de dégâts que de pv; dégâts bonus; dégâts fixés; monstre avec zéro attaque; dégâts à 0 pv; 0 atq; dégâts en plus; +1 dégât; bonus de dégâts après; dégâts changés pendant l'attente; gros coup; bonus d'attaque trop tard; le surplus compte; le +1 est un coup à part; monstre sans attaque; attaque réduite à zéro; attaque négative",
  indomitable: 'impossible à recouvrir; sa propre zone; monstre indomptable; ajoute une zone; indomptable de la pioche',
  items:
    "comment savoir si un objet est actif ou passif; bord doré; bord gris; la couleur du bord compte; objet passif chargé; couleur du bord; contour de la carte; cet objet est actif ?; passif ça veut dire quoi; combien d'objets max; un passif se recharge; une babiole c'est un objet actif; différence entre les deux sortes d'objets",
  'key-terms': 'liste des mots; ça veut dire quoi ce mot',
  'killing-the-attacker':
    "tuer l'attaquant; le tuer avant le boss; empêcher l'âme en le tuant; tuer le joueur actif; le tuer en plein combat; bombe sur l'attaquant; attaquant mort avant pas de récompense",
  'leaving-players':
    "un ami veut arrêter; un joueur est parti; quitter la partie; pote barré que faire de ses cartes; un joueur part; quelqu'un est parti; le bot prend la place; remplacer un joueur; finir la partie avant; rage quit; je dois y aller; ses cartes deviennent quoi; joueur éliminé; forfait; arrêter de jouer; quitter le serveur",
  levels:
    "les niveaux s'ajoutent; niveau 10; baisser de niveau; niveau supérieur; effet de quel niveau; niveau de bum-bo; le niveau remplace",
  'loot-plays':
    "combien de cartes je peux jouer par tour; jouer une carte au tour adverse; jouer un deuxième butin; plus d'utilisation de butin; garder les utilisations; deuxième butin dans le tour; butin au tour adverse; jouer plus de butins; les autres peuvent jouer pendant mon tour; un butin par tour; nombre de cartes par tour; combien de butins je peux jouer; butin pendant le tour des autres; jouer hors de son tour; utilisation de butin en plus; deuxième carte ce tour; garder mon butin pour plus tard; incliner mon perso pour jouer; je peux en jouer plus d'un; ai-je un butin à son tour; pourquoi je peux pas jouer de butin; plus le droit de jouer de carte; trois cartes en un tour; jouer plus de cartes; utilisation non utilisée",
  'loot-ratio': 'butins de chaque sorte; combien de pièces; composition de la pioche butin; combien de haricots',
  looting:
    'que veut dire piocher un butin; piocher avec dix cartes en main; piocher au-dessus de la limite; piocher deux; loot x; ça veut dire quoi butin 1; tirer des cartes; comment on pioche; piocher main pleine; piocher au-dessus de dix; piocher avec pioche vide; la pioche butin se vide en piochant; prendre des cartes butin; je suis obligé de piocher',
  'max-hp':
    "+1 pv je suis soigné; perdre un pv maximum; perdre un cœur me tue; cœur en plus si blessé; les pv temporaires finissent; le cœur bonus finit je meurs; coeur en plus; perdre un bonus de pv; bonus de pv fini; pv max en moins; perdre l'objet de pv; mourir quand le bonus finit; plus de pv soigne; perdre un coeur max; coeur vide; pv temporaires; petit-déjeuner volé; objet de pv détruit; on m'a détruit mon petit-déjeuner; perdre des pv max c'est des dégâts; blessé et je perds mon objet de vie; je meurs si je perds mon objet pv; le bonus pv s'arrête",
  'mini-draft':
    "draft d'objets; choisir des trésors avant; draft au début; commencer avec deux objets; draft à deux; ordre du draft; draft à quatre",
  minions:
    'zone de sbire; sbires dans un défi; remplir les sbires; un sbire meurt; un sbire est un monstre; recouvrir un sbire',
  'monster-ratio':
    "monstres de chaque sorte; combien d'évènements; composition de la pioche monstre; monstres de base; combien de sacrés",
  monsters:
    "je peux attaquer n'importe quel monstre; qui contrôle les monstres; vous sur un monstre c'est moi; quand le texte du monstre agit; c'est quoi un monstre; les monstres sont à qui; un monstre appartient à quelqu'un; vous sur une carte monstre; texte du monstre; effet d'un monstre recouvert; effet d'un monstre défaussé; tous les monstres peuvent être attaqués; les monstres nous attaquent; le monstre joue un tour; âme qui garde le texte du monstre",
  'new-object':
    'le monstre revient avec ses dégâts; une carte garde ses marqueurs; cible partie et revenue; objet détruit puis regagné; objet revenu de la défausse; le monstre recouvert garde ses dégâts; carte partie et revenue; dégâts après retour; le monstre est revenu; marqueurs disparus; oublie tout; la même carte encore; une fois par tour après retour; la cible a bougé; monstre remélangé; remis sur la pioche avec des dégâts; elle se souvient; objet détruit puis racheté; ma cible est partie et revenue; carte neuve',
  'no-legal-target':
    'jouer une carte sans cible; gâcher une carte; bombe sans monstre; pas de cible; rien à viser; pas de monstre à viser; jouer sans effet; déclenchement sans cible; objet sans cible; personne à voler; activer pour rien; une seule option possible',
  'no-priority':
    "quand personne ne peut jouer; jouer pendant la défausse; interrompre une carte qui se résout; personne ne peut répondre à la fin; jouer pendant la résolution; au milieu d'un effet; entre les soins et le tour suivant; personne ne peut agir; agir tout à la fin; répondre pendant qu'une carte se résout; avant la recharge",
  'noted-things': "ce que j'ai nommé; écrit; le nom choisi reste; note oubliée; la note est publique",
  'number-of-players':
    "on peut jouer à deux; jouer à cinq; combien de joueurs maximum; c'est quoi l'icône trois plus; nombre de joueurs max; nombre de joueurs minimum; on est trois; jouer à deux c'est bien; cartes à enlever à deux joueurs; logo 3+; trois plus à deux; combien de places; jouer à plus de quatre",
  'off-the-stack':
    "à quoi on ne peut pas répondre; répondre à la pioche du début; répondre au remplissage; répondre à la victoire; répondre à la pénalité; impossible de répondre; pas de réponse possible; pas sur la pile; répondre à la récompense; répondre à l'achat; répondre à l'âme; incontrable; réagir quand je gagne un objet; gagner une âme sur la pile; on peut m'empêcher d'avoir l'âme; sans que personne réponde",
  'opening-slots':
    "si un événement sort pendant la mise en place; combien de cartes dans la boutique au début; combien de monstres au début; malédiction à la mise en place; deux monstres deux objets; premières cartes de la boutique; la première carte monstre n'est pas un monstre; on tombe sur un coffre à la mise en place; évènement retourné avant de commencer; malédiction retournée au début; l'évènement du début se résout ou pas; retourner jusqu'à avoir deux monstres; cartes révélées au départ",
  'order-of-dying-monsters':
    "quel monstre meurt d'abord; deux monstres meurent ordre; choisir l'ordre des monstres morts; tuer plusieurs monstres; tous les monstres meurent",
  'others-in-an-attack':
    "aider mon attaque; d'autres joueurs lancent; rejoindre mon combat; assister; l'aide rate; l'aide meurt; les copains lancent aussi; récompense avec des aides; l'aide touche; attaquer avec moi; qui prend les dégâts quand l'aide rate",
  'outside-the-game':
    "retirée du jeu; exilée; persos inutilisés; ramener une carte de l'extérieur; mettre sous un objet; carte sous mon objet; chercher une carte par son nom; la carte retirée revient; mise de côté; perdu pour de bon; âmes bonus pas choisies",
  'paid-though-dead':
    "mort mais payé; mourir après avoir tué le boss; âme du boss si je suis mort; me tuer en réponse; récompense en étant mort; âme bien que mort; boss à 0 et je meurs; j'ai quand même l'âme; ils me tuent après le boss; joueur actif mort qui a l'âme; âme quand le joueur actif est mort",
  'paying-hp':
    'payer des pv est-ce des dégâts; payer mon dernier pv; prévenir un paiement de pv; payer sa vie; payer des coeurs; pv comme coût; payer des pv dégâts; paiement en pv annulé; soigner les pv payés; coût de la patte; payer en vie; se suicider en payant; mourir en payant',
  'play-and-activate':
    "jouer ça veut dire; activer ça veut dire; jouer ou activer; utiliser c'est jouer; un déclenchement c'est activer; activer un effet payant; à chaque fois que vous activez; compte comme activer; effet de perso c'est une activation",
  'playing-loot':
    "comment jouer une carte de ma main; où va une carte jouée; je choisis la cible quand je la joue; quand mon butin va dans la défausse; quand ma carte est défaussée; comment jouer un butin; lancer une carte butin; défausser le butin joué; jouer un butin n'importe quand; choisir la cible du butin; il se passe quoi quand je joue une carte; quand part le butin à la défausse; le butin va sur la pile; jouer âme perdue; étapes pour jouer un butin; butin pendant le combat; jouer une carte pendant qu'une autre attend; jouer un butin en réponse",
  'plus-to-rolls':
    "quand le +1 s'ajoute; le bonus compte pour le déclenchement; moins aux lancers; plusieurs bonus à un lancer; deux bonus sur un dé dans quel ordre; +1 aux lancers d'attaque; bonus permanent; viande; huile; quand s'ajoute le bonus; bonus après les changements; bonus cumulés; 6 avec bonus; bonus et relance; modificateur permanent; le +1 s'applique à la relance; bonus pour toucher",
  priority:
    "quand puis-je agir; à qui de répondre; dans quel ordre les joueurs répondent; attendre que tous passent; agir deux fois de suite; dire je passe; j'ai passé puis-je répondre plus tard; à moi d'agir; tout le monde a passé; agir encore après avoir passé; qui agit ensuite; je peux agir maintenant; agir deux fois; faire plusieurs choses; passer sur pile vide; rater sa chance; passer finit mon tour; ordre de priorité; dans quel ordre on répond; j'ai passé mais il rejoue; répondre avec deux objets; jouer plusieurs réponses",
  'questions-and-authority':
    "qui a raison; carte contre règles; conflit de règles; contradiction; dispute de règles; on n'est pas d'accord; règle d'or; la carte gagne; règles pas claires; signaler une erreur",
  'quick-passing':
    "ça passe tout seul; pourquoi j'ai été sauté; le bot m'a pas demandé; trop de questions; il me demande tout le temps; demander que si ça compte; choix forcé; couper les questions; j'ai pas pu répondre; réglage pour passer; la partie continue sans moi; trop de notifications",
  'reading-a-card':
    "comment lire une carte; que veulent dire les icônes; le trait entre les textes; le texte gris en italique; parties d'une carte; les symboles veulent dire quoi; flèche courbe; signe dollar; ligne de séparation; texte gris en italique; texte d'ambiance; icône dans le coin; symbole de l'extension; comment lire ma carte",
  'readings-endless':
    "infini; boucle; ne finit jamais; combat sans fin; personne ne peut gagner le combat; boucle d'effets; ça tourne en rond; sans fin; répéter à l'infini",
  'readings-players': "interdit bat permis; une carte dit oui l'autre non; lecture joueurs morts",
  'readings-questions': "lecture questions; une seule réponse; pourquoi on m'a pas demandé l'ordre",
  recharging:
    "quand mes objets se redressent; recharger au tour d'un autre; désactivé par un effet; réutiliser un objet rechargé; objet incliné comment le redresser; recharger l'objet d'un autre; remettre droit; recharger au tour d'un autre; recharger le perso; un effet incline mon objet; réutiliser après recharge; double utilisation; comment recharger; quand reviennent les objets; l'adversaire incline mon objet; incliner par un effet ça l'utilise; mon objet est couché; prêt à nouveau; il a tourné mon objet l'effet se fait; recharger deux fois",
  'refill-after-a-death':
    "nouveau monstre après un mort; événement après un mort; deux événements d'affilée; événement en remplissant la zone; mort pendant mon tour faut remettre un monstre; le prochain monstre arrive; évènement après avoir tué; quand le prochain monstre arrive; remplir étant mort; évènement alors que je suis mort; malédiction après ma mort; récompense avant le remplissage; effets avant le remplissage; ce qui vient après le monstre mort",
  'refilling-slots':
    "quand la boutique se remplit; nouveau monstre quand; emplacement vide; la boutique se remplit tout de suite; quand les nouveaux monstres arrivent; la boutique se remplit pendant mon tour; nouveau monstre; quand les monstres se remplissent; remplir les zones; deux zones vides; remplir avant d'agir; la zone reste vide; remplacer l'objet acheté; boutique vide; plus rien pour remplir; pioche trésor vide et boutique vide",
  'replacement-effects':
    "que veut dire à la place; répondre à un à la place; la prochaine fois que; la prochaine fois; ça change ce qui arrive; prévenir c'est un remplacement; arrive en jeu avec",
  'replacing-a-room':
    "remplacer la salle; se débarrasser d'une mauvaise salle; salle après la mort d'un monstre; changer la salle plusieurs fois; combien de fois la salle change par tour; changer la salle quand; salle après un monstre tué; monstre mort changer la salle; deux monstres deux salles; changer la salle est facultatif; qui décide pour la salle; garder la salle; un autre l'a tué je change la salle; salle suivante; familier mort on change la salle",
  rerolling:
    "relancer un dé; une relance est un nouveau lancer; relancer deux fois; le premier nombre compte; garder le meilleur; relancer le dé d'un autre; qui relance; effet à la relance; bonus après relance; relancer un dé définitif; relance du d6; relance forcée; changements perdus; relance le même nombre; garder l'ancien nombre; choisir entre ancien et nouveau; relancer un lancer d'attaque; relance pire",
  'rerolling-items':
    "relancer un objet qui reçoit le nouveau; relancer un objet de la boutique; relancer un éternel; remplacer un objet; à qui le nouvel objet; l'objet en devient un autre; relancer l'objet d'un autre; relancer mes objets; détruit puis gagné; relancer tout",
  'reward-box':
    "ce qui est en bas de la carte-monstre; l'encadré sous le monstre; récompense écrite sur la carte; lancer dans l'encadré de récompenses; la case en bas du monstre; ce que donne le monstre; la case récompense est payée quand; à qui ce qu'il y a dans la case; récompense pour le tueur; récompense d'un familier; sac dans la case; carte détruite qui a une récompense",
  rewards:
    "qui reçoit l'argent du monstre; un ami a tué mon monstre; butin d'un monstre tué par une bombe; tué hors attaque qui est payé; deux joueurs blessent le monstre qui est payé; qui lance le dé pour la récompense d'un monstre; récompense lancez; on l'a bombardé à deux qui est payé; monstre achevé par un autre; tué par la bombe d'un autre qui reçoit; butin du monstre; qui a la récompense; vol de kill; tué par un autre; tué à la bombe récompense; récompense si mort; refuser la récompense; lancer pour la récompense; pas de récompense; quand j'ai la récompense; deux tueurs; récompense au tour d'un autre; le joueur actif la prend; il m'a volé mon monstre; je l'ai tué à son tour; j'ai quelque chose si je tue; le tueur est payé; récompense pour qui",
  'roll-tables':
    'annuler une carte après le lancer; carte avec un tableau; quand le résultat arrive; table de résultats; lancez puis; carte avec 1-6; répondre au résultat; annuler une carte qui lance; carte défaussée pendant le lancer; résultat sur la pile; lancer des pilules; résultat du lancer; trop tard pour annuler la carte; dé déjà lancé je peux contrer la carte; ligne du résultat',
  'rolls-changed':
    "changer le lancer d'un autre; deux joueurs changent le même lancer; jouer une carte sur un lancer; un lancer au-dessus de six; modifier le lancer d'attaque d'un autre; utiliser un objet sur le lancer d'un ami; il peut le rechanger après; deux modificateurs sur un dé lequel d'abord; utiliser le dé à six faces sur un autre; +1 à un lancer; moins un au dé; changer le dé d'un autre; mettre le dé à; dernier changement d'abord; ordre des changements; changer un lancer d'attaque; changer deux fois; deux joueurs changent le dé; manipuler les dés; tout le monde peut changer mon dé; limite de changements; répondre à un lancer avec un objet; plusieurs objets sur un lancer",
  rooms:
    'que font les salles; utiliser la salle pendant ton tour; la salle est à moi; activer la salle; le texte de la salle me concerne; effet de la salle pour qui; la salle fait quoi; salle pour tout le monde; qui active la salle; vous sur une salle; incliner la salle; la salle se recharge; faut-il jouer avec les salles; pioche salles facultative; les autres utilisent la salle à mon tour',
  rounds:
    "c'est quoi une manche; durée d'une manche; manche ou tour; manche avec tour en plus; jusqu'à la prochaine manche; une manche entière",
  'saved-from-death':
    'survivre à la mort; empêcher ma mort; combien de pv après être sauvé; sauver un autre joueur; annuler une mise à mort; tué par une carte mon objet peut me sauver; survivre à la mort tarot; prévenir la mort; sauvé; pv après survie; mort annulée; carte sainte; ressuscité; remourir le même tour; pénalité si sauvé; deuxième mort même tour; sauvé deux fois; arrêter une mort; comment me sauver; sauver un monstre de la mort; prévenir plusieurs morts',
  'secrets-and-promises':
    'ce que montre le bot; tenir sa promesse; le bot vérifie les promesses; ma main est en sécurité',
  setup:
    'on prépare la partie comment; quoi mettre sur la table au début; combien de cartes au début; combien de sous chacun au début; première partie comment on installe; comment on installe le jeu; préparer la table; on pose quoi sur la table; combien de cartes chacun au début; sous au début; on mélange quelles pioches; première partie on commence comment; on tire son perso au hasard; combien de pièces dans la réserve; mise en place rapide; on distribue quoi; installer le plateau',
  'several-dice':
    'lancer deux dés en même temps; carte à deux dés; lequel des deux dés compte; changer un des deux dés; deux dés à la fois; lancer deux fois à la fois; deux dés; lancer deux dés; changer un des dés; ordre des dés; relancer un seul; lancers séparés; dés ensemble',
  'several-replacements':
    "deux remplacements; deux à la place; prévenir et augmenter dans quel ordre; doubler et plus un; qui décide l'ordre; ajouter un et réduire; bouclier et dégâts doublés; lequel d'abord; deux objets changent le même gain",
  'shared-goal':
    "âmes nécessaires en solo; âmes en mode difficile; âmes en solo; mode normal; âmes additionnées; 4 6 8 âmes; on additionne nos âmes; un seul doit les avoir; objectif d'équipe; maximum par perso",
  shields:
    "mon bouclier dure; deux boucliers; bouclier restant; cœur d'âme jusqu'à quand; protection jusqu'à quand; bouclier utilisé au premier coup; bouclier plus grand que les dégâts; prévenir les prochains; reste du bouclier; bouclier utilisé; fin du bouclier; quel bouclier d'abord; protection qui attend; jusqu'à deux dégâts; bouclier contre petit dégât; protection restante; bouclier au prochain tour; le bouclier bloque tout; deux coups un bouclier; bouclier et deux dégâts; la protection disparaît quand",
  'shop-items':
    "utiliser un objet de la boutique sans acheter; les objets de la boutique font quelque chose; détruire un objet de la boutique; cibler un objet du magasin; les objets de la boutique se rechargent; passif de la boutique; objet en boutique se déclenche; objets en vente; les cartes de la boutique sont en jeu; un passif dans la boutique; utiliser un objet avant de l'acheter; bombe sur la boutique; l'objet du magasin nous affecte; activer un truc du magasin",
  skipping:
    'que se passe-t-il si je saute un tour; sauter la pioche; perdre son tour; on saute mon tour; effets au tour sauté; prochain tour sauté; sauter la phase de fin; tour sauté recharge; répondre au saut; je passe un tour mes cartes se redressent; tour passé et début de tour',
  slots:
    'plus de zones boutique; zone monstre en plus; combien de zones monstre; la zone reste; zone en plus; combien de zones; zones boutique; zones monstre; plus de boutique; maximum de zones; zone quand la carte part; boutique plus grande; plus de monstres sur la table',
  solitaire:
    'jouer seul; comment jouer en solo; deux personnages un joueur; deux persos tout seul; règles solo; ordre des tours en solo; gagner en solo; mains séparées en solo; sous séparés en solo; mon deuxième perso est un autre joueur; jouer par soi-même; je joue les deux persos',
  'soul-values':
    "une carte à deux âmes compte deux fois; maman compte deux; voler une carte de deux âmes; boss à deux icônes d'âme; âme double; carte qui vaut deux; boss avec deux icônes; l'égaré compte pour une âme; perso avec une icône âme; ça vaut combien d'âmes; détruire une âme qui vaut deux; une ou deux âmes; maman donne combien d'âmes; satan vaut combien",
  souls:
    "c'est quoi les âmes; d'où viennent les âmes; on peut voler les âmes; les âmes sont des objets; je perds des âmes en mourant; c'est quoi une âme; âmes cachées; d'où viennent les âmes; moyens d'avoir une âme; l'âme fait quelque chose; l'âme garde son effet; donner mon âme; âme sans boss; perd-on ses âmes en mourant",
  'souls-for-sale':
    "âme contre argent; défausser une âme pour des sous; âme contre objet; se débarrasser d'une âme pour 5 sous",
  'special-loot-plays':
    "jouer depuis la défausse; jouer un butin gratuitement; butin sans utilisation; puis vous pouvez la jouer; jouer un butin du dessus de la pioche; jouer pendant une résolution; ça coûte une utilisation depuis la défausse; jouer la carte d'un autre joueur; jouer tout de suite la carte",
  'stale-room':
    'salle défaussée toute seule; la salle part après une manche; salle trop longtemps; vieille salle; salle en solo; salle en coop; même salle toute une manche; pourquoi la salle a disparu',
  'start-phase':
    "qu'est-ce qui arrive d'abord à mon tour; piocher au début; tout redresser; je recharge ou je pioche d'abord; recharger puis piocher; première chose du tour; répondre au début du tour; mon tour commence que faire d'abord; recharge au début; pioche au début; commencement de mon tour; ordre du début de tour; redresser d'abord; piocher d'abord; on pioche quand; on pioche chaque tour; jouer avant de piocher; agir avant la pioche; objets inclinés redressés; salles redressées; monstres redressés; effets de début de tour; butin dans la phase de début; quand mes cartes se rechargent",
  'starting-characters':
    'mon perso commence incliné; utiliser mon perso au premier tour; mon objet de départ est prêt au début; le personnage commence désactivé; perso incliné au départ; pourquoi je peux pas utiliser mon perso; objet de départ prêt dès le début; utiliser mon objet avant mon tour; mon perso est déjà tourné; au début de la partie effet; perso au hasard; répondre au début de la partie; perso engagé au premier tour; on redresse avant le premier tour',
  'starting-items':
    "je peux perdre mon objet de départ; on peut détruire mon objet de départ; mon premier objet est protégé; un nouveau perso apporte un objet; mon objet de départ est protégé; voler un objet de départ; échanger un objet de départ; nouveau perso nouvel objet; copier un objet de départ; objet de départ c'est un objet normal",
  'stealing-and-swapping':
    "voler un objet comment; voler est-ce gagner; voler dans la boutique; échanger contre rien; voler une carte d'une main; un butin volé compte comme pioché; prendre un objet à un joueur; échanger avec la boutique; voler plus qu'il n'a; vol au hasard; qui choisit la carte volée; échanger des objets par une carte; donner une carte; marqueurs de l'objet volé; prendre un objet; dérober; voler plus qu'il n'a; voler une main vide; voler c'est gagner; il n'a rien à échanger; échange d'un seul côté",
  'stolen-item-charged':
    "objet volé prêt; objet volé incliné; utiliser un objet volé; voler et utiliser; objet échangé chargé; objet pris; objet donné incliné; volé je peux l'utiliser; l'objet volé se redresse; objet volé ce tour; l'objet pris est utilisable",
  targets:
    "dire la cible tout de suite; changer de cible plus tard; quand choisir la cible; choisir la victime plus tard; c'est quoi une cible; première phrase; cible plus tard; cible maintenant; me viser moi-même; viser un mort; deux fois la même cible; annoncer la cible; attendre pour choisir; choisir ou cibler; dire sur qui avant",
  'team-up':
    "que veut dire faire équipe; faire équipe définition; aider au combat; attaque groupée; récompense faire équipe; l'allié rate; l'allié meurt; les alliés lancent à chaque fois; qui prend les dégâts; se liguer contre un monstre",
  'the-stack':
    "c'est quoi la pile; dernier entré premier sorti; les réponses se résolvent d'abord; comment marchent les réponses; répondre à une réponse; enchaîner les réponses; combien de réponses; c'est quoi la pile; répondre au-dessus; se résout en premier; qu'est-ce qui va sur la pile; réponse à une réponse; tout arrive d'un coup; pile expliquée simplement; réponses en chaîne; je peux répondre à ça; un par un; contre qui contre",
  timer:
    'quand le compte à rebours baisse; combien de manches en coop; perdre au compte à rebours; mourir coûte du temps; le temps descend; combien de manches on a; perdre au temps; minuteur à zéro; mourir fait perdre du temps; le compteur commence à huit; minuteur solo; quand les deux ont joué; tour en plus et minuteur; mort au tour du partenaire; ça baisse quand',
  treasure:
    "gagner un trésor je choisis; +1 trésor je reçois quoi; le trésor vient de la boutique ou de la pioche; payer un trésor gagné; je choisis lequel pour le trésor gagné; trésor en récompense; je choisis quel trésor; trésor en main ou en jeu; le monstre m'a donné un trésor; le trésor arrive prêt; où va le trésor gagné; trésor sans payer; gagner un trésor c'est un achat; obtenir un objet sans la boutique; comment avoir des objets gratuits; ça me prend mon achat",
  'treasure-ratio':
    "trésors de chaque sorte; combien d'objets actifs; combien d'objets passifs; composition de la pioche trésor; objets payants; objets à usage unique",
  'triggered-abilities':
    "j'ai oublié un déclenchement; mon objet se déclenche tout seul; une fois sur deux ça veut dire; refuser un déclenchement; à chaque fois; dès que; quand ça meurt; au début de votre tour; j'ai oublié mon effet; effet obligatoire ou pas; condition plus remplie; répondre à un déclenchement; quand il va sur la pile; choisir de déclencher; première fois à chaque tour; je dois l'annoncer; je suis forcé de l'appliquer",
  'triggers-in-order':
    "deux de mes objets se déclenchent lequel d'abord; les déclenchements de tous en même temps; qui ordonne les déclenchements; mes deux objets se déclenchent sur des dégâts; mon déclenchement et le sien lequel d'abord; effet du monstre et mon objet en même temps; simultané; l'effet de qui d'abord; mes deux objets se déclenchent; choisir l'ordre de mes effets; effet du monstre et de l'objet; joueur actif d'abord; tout en même temps; qui se résout en premier; deux objets réagissent au même dé; tout le monde a un effet; plusieurs effets de début de tour",
  trinkets:
    "comment marchent les babioles; je garde une babiole; babiole après l'avoir jouée; voler une babiole; une babiole disparaît; une babiole va-t-elle dans la défausse; c'est quoi une babiole; babiole en main inutile; la babiole ne sert à rien en main; c'est quoi une babiole; la babiole reste; babiole en main; babiole à la défausse; babiole volée; babiole détruite; babiole quand je meurs; deux babioles; poser une babiole; équiper une babiole; quand ma babiole marche; babiole au tour d'un autre; babiole encore un butin; relancer une babiole",
  'trinkets-and-the-hand':
    'babiole limite de main; les babioles comptent; limite de babioles; babiole comme carte; babiole dix cartes; babiole en jeu compte dans la main',
  'turn-overview':
    "que faire à mon tour; ordre d'un tour; étapes d'un tour; résumé d'un tour; dans quel sens on joue; qui joue après moi; phases du tour; il se passe quoi dans un tour; étapes d'un tour; c'est à moi je fais quoi; résumé d'un tour; premier tour aide; une attaque un achat; tour débutant; tout ce qu'on peut faire en un tour",
  variants:
    "règles alternatives; règles en option; les sbires d'abord; changer le jeu; partie plus courte; autres modes",
  'variants-of-characters':
    "prendre le perso qu'on veut; machine à sous pour tous; un perso parmi deux; perso pas au hasard",
  voting:
    "comment marche un vote; égalité au vote; les morts votent; changer mon vote; ordre du vote; vote secret; vote des morts; voter pour soi; qui vote d'abord; vote ouvert; s'abstenir; autant de votes",
  'what-cannot-die':
    'éternel avec pv; impossible à tuer; objet avec pv meurt; salle meurt; éternel 0 pv; familier éternel',
  'what-you-bought':
    "objet acheté chargé; objet de la boutique incliné; utiliser un objet acheté tout de suite; marqueurs sur un objet acheté; l'utiliser le tour où je l'achète; nouvel objet désactivé ou non; après l'achat; acheté prêt à servir; marqueurs de l'objet acheté; la carte de la pioche a changé; où va l'argent; voler l'objet pendant l'achat; effet quand on gagne un objet; zone vide après achat; à qui mes sous; acheté je peux l'utiliser; l'acheté arrive redressé; répondre entre payer et recevoir",
  'who-goes-first':
    "comment on décide qui commence; lancer un dé pour commencer; cain commence toujours; le plus jeune commence; décider le premier joueur; plus petit dé commence; plus grand dé commence; égalité pour savoir qui commence; tirer au sort le premier; c'est à qui de commencer; à qui le premier tour",
  'who-has-priority-first':
    "qui répond en premier; qui a la première réponse; après une résolution qui agit; j'ai joué une carte qui suit; premier à répondre; qui répond d'abord; qui a la première chance; joueur actif d'abord à répondre; celui qui a lancé agit d'abord; début de la priorité; après des dégâts qui; priorité après un dé",
  'wild-cards':
    "sortes de butins; c'est quoi une carte tarot; c'est une pilule; c'est quoi une rune; une pièce de dix c'est une pièce de cinq; coeurs et fragments; le fou c'est un tarot; quels butins sont des babioles; qu'est-ce qui compte comme bombe",
  winning:
    "comment on gagne; la partie finit tout de suite; deux gagnants; gagner avec quatre âmes; la partie finit tout de suite ou on finit le tour; finir la manche après une victoire; gagner au tour d'un autre; égalité à la fin; fin de partie; le plus d'âmes; qui gagne; dernier survivant; combien d'âmes; l'argent fait gagner; les deux en ont quatre; élimination d'un joueur; objectif",
  'winning-by-card':
    'gagne la partie; victoire alternative; annuler une carte de victoire; répondre à gagne la partie; victoire instantanée',
  'winning-when':
    "gagner avant une réponse; voler ma quatrième âme en réponse; quatre âmes au milieu d'une carte; je meurs avec quatre âmes; gagner pendant que ma mort est sur la pile; on me vole une âme alors que j'en ai quatre; vérifier la victoire; gagner au milieu; empêcher la victoire; quatrième âme perdue; gagner pendant une carte; gagner avant la pénalité; gagner après le boss; détruire une âme pour empêcher; âme volée en même temps; trop tard pour l'arrêter; il a quatre âmes je peux encore faire quelque chose; refuser la dernière âme; la partie finit exactement quand",
  'without-its-card':
    "détruire l'objet en réponse; je vole l'objet après son utilisation; objet parti l'effet arrive quand même; objet détruit en réponse; la source n'est plus là; objet volé pendant que l'effet attend; détruire l'objet pour l'arrêter; l'objet part et l'effet reste; activé puis détruit; l'effet est perdu si l'objet part; monstre mort mais effet en attente; voler l'objet en réponse; je meurs après avoir activé; bombe lancée puis je meurs; ma carte est sur la pile et je suis mort; son objet disparaît avant l'effet",
  'would-roll':
    "j'ai fait un mais j'ai +1; est-ce que ça compte comme un; un naturel; lancer changé déclenchement; nombre d'origine ou changé; mon lancer a été changé l'ancien compte; mon dé montre un mais le bonus en fait deux; devrait faire un 1; effet avant bonus; dé changé après l'effet; sacré coeur quand; pièce perdue quand; différence devrait faire et fait; effet sur le dé; effet sur le nombre final; les objets regardent quel nombre; avant ou après les bonus; quel chiffre compte pour les effets",
  'would-take-damage':
    'quand se déclenche sur le point de subir; avant les dégâts; sur le point de mourir; sur le point de subir; devrait mourir; avant que les dégâts se résolvent; devrait subir; répondre avant les dégâts; différence devrait subir et subit; lancer avant les dégâts; au moment de mourir',
  zones:
    "qu'est-ce qui est en jeu; une carte en main est en jeu; la boutique est en jeu; les âmes sont en jeu; ça veut dire quoi en jeu; la pile est en jeu; la défausse est en jeu; pas en jeu; la carte cherche dans la pioche; ça compte les cartes en main; quelles cartes on peut choisir; cartes recouvertes en jeu; les âmes comptent en jeu",
};
