import type { BookText } from '../book.js';

/** More of what players ask, as they type it, by section; parted by semicolons. */
export const asked: BookText['asked'] = {
  abilities: "c'est quoi un effet permanent; les sortes d'effets; un objet en main agit; passif ou déclenché",
  'absent-players': "un joueur ne répond pas; on attend quelqu'un; quelqu'un dort",
  'action-phase':
    "combien d'actions; acheter puis attaquer; finir mon tour plus tôt; changer d'avis après fin du tour; jouer des cartes avant d'attaquer; ne rien faire à mon tour; passer sans attaquer ni acheter; suis-je obligé d'attaquer ou d'acheter; finir mon tour",
  'activated-abilities':
    "quand utiliser mon objet; utiliser un objet au tour d'un autre; utiliser un objet juste après l'avoir reçu; utiliser deux fois un objet; un objet $ plusieurs fois; un nouvel objet arrive chargé; mon objet est épuisé après usage; combien de fois le même objet; différence entre $ et la flèche",
  'active-player':
    "qui est le joueur actif; le joueur actif pendant une réponse; c'est le tour de qui pendant une réponse; qui joue après moi; joueur suivant à gauche ou à droite; sens des aiguilles",
  'additional-attacks':
    "obligé d'attaquer; devoir attaquer encore; attaque en plus; refuser une attaque forcée; plus d'une attaque; carte attaque bonus; doit attaquer ce tour",
  ambush:
    "carte butin qui devient un monstre; mot-clé embuscade; je dois attaquer l'embuscade; où placer l'embuscade; carte embuscade comment marche",
  'and-then-if-you-do':
    'différence entre et et puis; si vous le faites a échoué; deuxième partie si la première échoue',
  'attack-ends':
    "quand le combat finit; fuir un combat; monstre recouvert pendant mon attaque; mettre un autre monstre sur celui que j'attaque; l'attaque s'arrête quand; attaque interrompue; quelqu'un tue le monstre que j'attaque; quitter un combat; l'attaque continue si le monstre est recouvert ou défaussé",
  'attack-or-purchase-lost':
    "j'ai perdu mes sous après la déclaration; la cible est morte après ma déclaration; mon attaque est gâchée; mon achat est perdu si je ne peux pas payer; sous volés avant de payer; monstre tué avant que je le choisisse; achat raté; personne à attaquer; perdu mon attaque",
  'attack-rolls':
    "comment marche un combat; lancer égal à l'esquive; lancer plus bas que l'esquive; qui subit quand on rate; continuer à lancer; arrêter d'attaquer; quels lancers sont des lancers d'attaque; je rate qui subit les dégâts; raté est-ce que je suis blessé; juste le nombre demandé; combat lancer trop bas; lancer raté",
  'attackable-players':
    "je peux attaquer un joueur; combattre un autre joueur; taper un ami; possible d'attaquer un ami; les joueurs peuvent se combattre",
  attacking:
    "quand attaquer; attaquer au tour d'un autre; combien d'attaques; attaquer avec la pile pleine; dire le monstre d'abord; si le monstre voulu est mort; choisir un autre monstre après les réponses; attaque non utilisée; les autres réagissent avant que je choisisse le monstre",
  'attacking-the-deck':
    'attaquer la carte du dessus; retourner le monstre du dessus; où mettre le monstre de la pioche; attaque de pioche sur un événement',
  bartering:
    "payer quelqu'un pour m'aider; promesse non tenue; acheter une carte à un joueur; donner de l'argent; échanger des cartes avec un ami; échanger un objet contre de l'argent; soudoyer un joueur; accord non obligatoire; vendre un butin; donner un objet à un ami; troquer",
  'bonus-soul-conditions':
    "âme pour dix cartes butin; âme pour deux objets de guppy; qui a l'âme si on est deux à 25; combien de sous pour l'âme avarice; dix cartes en main âme tout de suite; gagner l'âme en piochant la dixième carte",
  'bonus-souls':
    "les trois âmes à côté de la table; comment gagner une âme bonus; quand je reçois une âme bonus; répondre à une âme bonus; perdre l'âme bonus si je n'ai plus la condition",
  bosses:
    "comment avoir l'âme d'un boss; c'est quoi un boss épique; la carte boss devient une âme; âme du boss pour qui; boss mort au tour d'un autre; tuer un boss avec une bombe âme",
  buying:
    "comment acheter; acheter le dessus de la pioche; combien coûte un objet; acheter deux fois; choisir avant de payer; répondre à mon achat; quand payer; voir la carte de la pioche avant de l'acheter; payer avant de choisir; que fait-on d'abord payer ou choisir; neuf pièces seulement",
  cancelling:
    "contrer une carte; ma carte est contrée où va-t-elle; l'objet se redresse si annulé; annuler un lancer; annuler une attaque; annuler une annulation; haricot beurre contre haricot beurre; l'utilisation est perdue si annulé; haricot beurre trop tard; annuler des dégâts",
  'card-types':
    "quels types de cartes; une babiole est un objet; différence entre trésor et objet; qu'est-ce qui compte comme objet",
  'changing-character':
    'je change de perso je suis soigné; retourner mon perso blessé; nouvel objet de départ en changeant; un personnage peut être détruit',
  characters: 'que fait mon personnage; tourner le personnage; pv de mon personnage; à quoi sert la carte personnage',
  'choose-one': "quand décider entre les options; choisir avant ou après les réponses; changer d'option",
  'circled-numbers': 'nombre entouré; les lancers des autres comptent; nombre dans un cercle',
  coins:
    "d'où viennent les pièces; si la réserve est vide; perdre plus de sous que j'en ai; ne pas pouvoir payer; gagner des sous de la réserve; perdre plus que je n'ai; la banque est vide; doubler les sous",
  coop: "partager l'argent en coop; aider mon partenaire",
  'copies-and-counters': 'copie avec marqueurs; les marqueurs restent après la copie; copier le chat mort',
  copying:
    "qu'a une copie; copie désactivée; une copie entre en jeu; la copie finit quand; mon objet est une copie jusqu'à quand; copier un objet éternel",
  'copying-loot': "copier un butin; la copie coûte; annuler la copie; copie d'une bombe",
  costs:
    "le coût est payé si c'est annulé; payer avant ou après; payer ce que je n'ai pas; texte avant les deux-points",
  counters:
    "c'est quoi les marqueurs; les marqueurs restent si volé; marqueurs d'un objet détruit; un objet volé garde ses marqueurs; les marqueurs suivent l'objet; je perds mes marqueurs si mon personnage change",
  'covered-cards':
    "monstre sous un autre monstre; que devient le monstre du dessous; bombe sur un monstre recouvert; le monstre recouvert se soigne; monstre découvert; poser un monstre par-dessus celui que je combats; monstre posé sur un autre pendant l'attaque; voir la carte recouverte",
  'cursed-and-holy':
    'monstre maudit se déclenche sans combat; un monstre sacré compte mes lancers; faire un nombre avec un monstre maudit en jeu',
  curses:
    "comment enlever une malédiction; combien de temps dure une malédiction; avoir deux malédictions; qui choisit le maudit; me débarrasser d'une malédiction; malédiction si je meurs elle reste; une malédiction est un objet; donner la malédiction à un adversaire",
  damage:
    "comment marchent les dégâts; quand je perds des pv; répondre aux dégâts; sous zéro pv; quand les dégâts touchent; répondre aux dégâts d'une bombe",
  'damage-or-death-prevented':
    'bloquer des dégâts; des dégâts prévenus comptent; arrêter une mise à mort avec un bouclier; prévenir après coup; mes objets se déclenchent-ils si les dégâts sont prévenus; dégâts prévenus déclenchement quand même',
  'damage-source': 'qui a infligé les dégâts; différence subir ou infliger; ce sont mes dégâts; dégâts de personne',
  'dead-players':
    "jouer des cartes en étant mort; cibler un joueur mort; mourir deux fois dans un tour; je reviens; quand je suis de nouveau vivant; je rate mon prochain tour après ma mort; mort puis-je encore utiliser mes objets; utiliser un objet en étant mort; mort pendant le tour d'un autre utiliser mes objets; répondre en étant mort; comment ressusciter; revenir à la vie; tué pendant le tour d'un autre puis-je remourir",
  'death-of-a-monster':
    "que se passe-t-il quand un monstre meurt; étapes à la mort d'un monstre; quand je reçois l'âme",
  'death-of-a-player':
    "mort à mon tour c'est fini; mort avant d'acheter; tué au début de mon tour je joue encore; je perds mon prochain tour en mourant; tour après la mort; mort au début de mon tour; mort est-ce que je saute mon tour suivant; mourir fait sauter un tour; tué par une malédiction au début du tour; j'ai encore mon tour après ma mort",
  'death-penalty':
    'que perd-on en mourant; qui choisit ce que je perds; mourir sans objet; mourir sans argent; perdre une âme en mourant; le prix de la mort; payer la mort avec un éternel; pas de butin à défausser à ma mort; quelles cartes se désactivent à ma mort; il est mort il perd ses butins',
  'deaths-at-once':
    'moi et le monstre mourons; deux joueurs meurent ensemble; le dernier coup tue les deux; qui meurt en premier moi ou le monstre; mon dernier coup le tue et il me tue; tous deux à zéro',
  'decks-and-discards':
    'lire la défausse; quelle défausse pour une babiole; ordre de la défausse; la carte retourne dans sa pioche',
  'destroy-this':
    'objet à usage unique annulé; utiliser deux fois un objet qui se détruit; recharger un objet à usage unique en réponse; objet qui se détruit',
  destroying:
    'tuer ou détruire; détruire est-ce des dégâts; détruire un monstre donne la récompense; où va un objet détruit; tuer compte comme des dégâts',
  dice: "comment marche un lancer; quand un lancer est définitif; répondre à un lancer; étapes d'un lancer; répondre à un lancer de dé",
  'dice-symbols':
    'le nombre à côté du dé sur un monstre; que faut-il faire pour toucher; 4+ sur un monstre; les trois nombres sur un monstre; le nombre du cœur',
  discarding:
    'défausser ou détruire; qui choisit la carte défaussée; pas assez de cartes à défausser; mettre un monstre dans la défausse',
  dying:
    'que se passe-t-il à zéro pv; mort tout de suite; se soigner pour survivre; quand je meurs; zéro pv mais pas encore mort; faire quelque chose à 0 pv',
  'each-player':
    "qui commence avec chaque joueur; ordre de chaque joueur pioche; tout le monde pioche dans quel ordre; tous piochent qui d'abord",
  'effects-that-last':
    "combien de temps dure +1 attaque; jusqu'à la fin du tour c'est quand; le bonus reste; un effet s'arrête si la carte part",
  'empty-deck':
    'plus de butin à piocher; pioche monstres vide; quand mélanger la défausse; si les deux sont vides; la pioche se vide en plein milieu; pioche salles vide',
  'end-phase':
    "défausser à dix quand; se soigner quand; que se passe-t-il à la fin de mon tour; les effets finissent avant la défausse; défausser ou soigner d'abord; ordre à la fin du tour; dernière chance de jouer; quand s'arrête jusqu'à la fin du tour",
  'ending-the-turn': "une carte finit mon tour au milieu d'une attaque; le fou pendant un combat",
  eternal:
    'on peut voler un éternel; que fait éternel; perdre un objet éternel; échanger un éternel; éternel protège de tout; tuer un éternel; objet éternel et pénalité de mort',
  events:
    "que se passe-t-il avec un événement; combattre un événement; l'événement reste; où va l'événement; un événement bloque la zone; après l'événement; peut-on attaquer un événement",
  'everybody-hurt':
    "tout le monde subit qui d'abord; tous les joueurs meurent qui d'abord; dégâts à tous en même temps",
  'extra-turns': 'rejouer un tour; deux tours de suite; tour en plus quand; sauter un tour',
  familiars: "attaquer un objet; tuer le familier d'un joueur; c'est quoi un familier",
  'first-attack-roll':
    "bonus au premier lancer d'attaque; premier lancer relancé; bonus une fois par tour; un lancer pour une carte est-il un lancer d'attaque; bonus seulement à la première attaque",
  fizzling:
    "la cible est partie; monstre mort avant ma bombe; je récupère ma carte si la cible est partie; carte sans effet car la cible est partie; cible de la bombe déjà morte; toutes les cibles parties; ma cible n'est plus valable",
  flipping: 'retourner une carte; face opposée du dé; retourner un personnage; un six devient un un',
  gaining: "acheter c'est gagner; qu'est-ce que gagner; un cadeau compte comme gagné",
  guppy: "combien d'objets de guppy pour l'âme; quelles cartes sont guppy; la marque guppy",
  hand: "trop de cartes en main; plus de dix cartes pendant le tour d'un autre; qui choisit ce que je défausse; les autres voient mes cartes; onze cartes pendant le tour d'un autre je défausse; plus de dix cartes tout de suite",
  healing:
    'se soigner à zéro; quand les monstres se soignent; soigner un mort; soigner au-dessus du max; tous mes pv quand; les joueurs se soignent en fin de tour; pv du monstre reviennent',
  'hidden-information':
    "demander combien de cartes tu as; je dois montrer mes cartes; dire ma main aux autres; compter la pioche; mentir sur ma main; regarder la main de quelqu'un; montrer ma carte à un ami; combien de cartes il a; est-ce permis de mentir",
  'how-much-damage':
    'zéro attaque; plus de dégâts que de pv; dégâts bonus; dégâts fixés; monstre avec zéro attaque; dégâts à 0 pv',
  items:
    'comment savoir si un objet est actif ou passif; bord doré; bord gris; la couleur du bord compte; objet passif chargé',
  'leaving-players': 'un ami veut arrêter; un joueur est parti; quitter la partie; pote barré que faire de ses cartes',
  'loot-plays':
    "combien de cartes je peux jouer par tour; jouer une carte au tour adverse; jouer un deuxième butin; plus d'utilisation de butin; garder les utilisations; deuxième butin dans le tour; butin au tour adverse; jouer plus de butins; les autres peuvent jouer pendant mon tour",
  looting:
    'que veut dire piocher un butin; piocher avec dix cartes en main; piocher au-dessus de la limite; piocher deux',
  'max-hp':
    '+1 pv je suis soigné; perdre un pv maximum; perdre un cœur me tue; cœur en plus si blessé; les pv temporaires finissent; le cœur bonus finit je meurs',
  monsters:
    "je peux attaquer n'importe quel monstre; qui contrôle les monstres; vous sur un monstre c'est moi; quand le texte du monstre agit",
  'new-object':
    'le monstre revient avec ses dégâts; une carte garde ses marqueurs; cible partie et revenue; objet détruit puis regagné; objet revenu de la défausse; le monstre recouvert garde ses dégâts',
  'no-legal-target': 'jouer une carte sans cible; gâcher une carte; bombe sans monstre',
  'no-priority': 'quand personne ne peut jouer; jouer pendant la défausse; interrompre une carte qui se résout',
  'number-of-players': "on peut jouer à deux; jouer à cinq; combien de joueurs maximum; c'est quoi l'icône trois plus",
  'off-the-stack':
    'à quoi on ne peut pas répondre; répondre à la pioche du début; répondre au remplissage; répondre à la victoire; répondre à la pénalité',
  'opening-slots':
    'si un événement sort pendant la mise en place; combien de cartes dans la boutique au début; combien de monstres au début; malédiction à la mise en place',
  'paying-hp': 'payer des pv est-ce des dégâts; payer mon dernier pv; prévenir un paiement de pv',
  'playing-loot':
    'comment jouer une carte de ma main; où va une carte jouée; je choisis la cible quand je la joue; quand mon butin va dans la défausse; quand ma carte est défaussée',
  'plus-to-rolls':
    "quand le +1 s'ajoute; le bonus compte pour le déclenchement; moins aux lancers; plusieurs bonus à un lancer; deux bonus sur un dé dans quel ordre",
  priority:
    "quand puis-je agir; à qui de répondre; dans quel ordre les joueurs répondent; attendre que tous passent; agir deux fois de suite; dire je passe; j'ai passé puis-je répondre plus tard",
  'reading-a-card':
    'comment lire une carte; que veulent dire les icônes; le trait entre les textes; le texte gris en italique',
  recharging:
    "quand mes objets se redressent; recharger au tour d'un autre; désactivé par un effet; réutiliser un objet rechargé; objet incliné comment le redresser; recharger l'objet d'un autre",
  'refill-after-a-death':
    "nouveau monstre après un mort; événement après un mort; deux événements d'affilée; événement en remplissant la zone; mort pendant mon tour faut remettre un monstre",
  'refilling-slots':
    'quand la boutique se remplit; nouveau monstre quand; emplacement vide; la boutique se remplit tout de suite; quand les nouveaux monstres arrivent; la boutique se remplit pendant mon tour',
  'replacement-effects': 'que veut dire à la place; répondre à un à la place; la prochaine fois que',
  'replacing-a-room':
    "remplacer la salle; se débarrasser d'une mauvaise salle; salle après la mort d'un monstre; changer la salle plusieurs fois; combien de fois la salle change par tour",
  rerolling: 'relancer un dé; une relance est un nouveau lancer; relancer deux fois; le premier nombre compte',
  'rerolling-items': 'relancer un objet qui reçoit le nouveau; relancer un objet de la boutique; relancer un éternel',
  'reward-box':
    "ce qui est en bas de la carte-monstre; l'encadré sous le monstre; récompense écrite sur la carte; lancer dans l'encadré de récompenses",
  rewards:
    "qui reçoit l'argent du monstre; un ami a tué mon monstre; butin d'un monstre tué par une bombe; tué hors attaque qui est payé; deux joueurs blessent le monstre qui est payé; qui lance le dé pour la récompense d'un monstre; récompense lancez; on l'a bombardé à deux qui est payé; monstre achevé par un autre; tué par la bombe d'un autre qui reçoit",
  'roll-tables': 'annuler une carte après le lancer; carte avec un tableau; quand le résultat arrive',
  'rolls-changed':
    "changer le lancer d'un autre; deux joueurs changent le même lancer; jouer une carte sur un lancer; un lancer au-dessus de six; modifier le lancer d'attaque d'un autre; utiliser un objet sur le lancer d'un ami; il peut le rechanger après; deux modificateurs sur un dé lequel d'abord; utiliser le dé à six faces sur un autre",
  rooms:
    'que font les salles; utiliser la salle pendant ton tour; la salle est à moi; activer la salle; le texte de la salle me concerne; effet de la salle pour qui',
  'saved-from-death':
    'survivre à la mort; empêcher ma mort; combien de pv après être sauvé; sauver un autre joueur; annuler une mise à mort; tué par une carte mon objet peut me sauver; survivre à la mort tarot',
  setup:
    'on prépare la partie comment; quoi mettre sur la table au début; combien de cartes au début; combien de sous chacun au début; première partie comment on installe',
  'several-dice':
    'lancer deux dés en même temps; carte à deux dés; lequel des deux dés compte; changer un des deux dés; deux dés à la fois; lancer deux fois à la fois',
  'shared-goal': 'âmes nécessaires en solo; âmes en mode difficile',
  shields:
    "mon bouclier dure; deux boucliers; bouclier restant; cœur d'âme jusqu'à quand; protection jusqu'à quand; bouclier utilisé au premier coup; bouclier plus grand que les dégâts",
  'shop-items':
    'utiliser un objet de la boutique sans acheter; les objets de la boutique font quelque chose; détruire un objet de la boutique; cibler un objet du magasin; les objets de la boutique se rechargent; passif de la boutique; objet en boutique se déclenche',
  skipping: 'que se passe-t-il si je saute un tour',
  slots: 'plus de zones boutique; zone monstre en plus; combien de zones monstre; la zone reste',
  solitaire: 'jouer seul; comment jouer en solo; deux personnages un joueur',
  'soul-values':
    "une carte à deux âmes compte deux fois; maman compte deux; voler une carte de deux âmes; boss à deux icônes d'âme",
  souls:
    "c'est quoi les âmes; d'où viennent les âmes; on peut voler les âmes; les âmes sont des objets; je perds des âmes en mourant",
  'start-phase':
    "qu'est-ce qui arrive d'abord à mon tour; piocher au début; tout redresser; je recharge ou je pioche d'abord; recharger puis piocher; première chose du tour; répondre au début du tour; mon tour commence que faire d'abord",
  'starting-characters':
    'mon perso commence incliné; utiliser mon perso au premier tour; mon objet de départ est prêt au début; le personnage commence désactivé',
  'starting-items':
    'je peux perdre mon objet de départ; on peut détruire mon objet de départ; mon premier objet est protégé; un nouveau perso apporte un objet',
  'stealing-and-swapping':
    "voler un objet comment; voler est-ce gagner; voler dans la boutique; échanger contre rien; voler une carte d'une main; un butin volé compte comme pioché; prendre un objet à un joueur; échanger avec la boutique; voler plus qu'il n'a",
  targets:
    'dire la cible tout de suite; changer de cible plus tard; quand choisir la cible; choisir la victime plus tard',
  'team-up': 'que veut dire faire équipe; faire équipe définition',
  'the-stack':
    "c'est quoi la pile; dernier entré premier sorti; les réponses se résolvent d'abord; comment marchent les réponses; répondre à une réponse; enchaîner les réponses; combien de réponses",
  timer:
    'quand le compte à rebours baisse; combien de manches en coop; perdre au compte à rebours; mourir coûte du temps',
  treasure:
    'gagner un trésor je choisis; +1 trésor je reçois quoi; le trésor vient de la boutique ou de la pioche; payer un trésor gagné; je choisis lequel pour le trésor gagné',
  'triggered-abilities':
    "j'ai oublié un déclenchement; mon objet se déclenche tout seul; une fois sur deux ça veut dire; refuser un déclenchement",
  'triggers-in-order':
    "deux de mes objets se déclenchent lequel d'abord; les déclenchements de tous en même temps; qui ordonne les déclenchements; mes deux objets se déclenchent sur des dégâts; mon déclenchement et le sien lequel d'abord; effet du monstre et mon objet en même temps",
  trinkets:
    "comment marchent les babioles; je garde une babiole; babiole après l'avoir jouée; voler une babiole; une babiole disparaît; une babiole va-t-elle dans la défausse; c'est quoi une babiole; babiole en main inutile; la babiole ne sert à rien en main",
  'turn-overview':
    "que faire à mon tour; ordre d'un tour; étapes d'un tour; résumé d'un tour; dans quel sens on joue; qui joue après moi",
  voting: 'comment marche un vote; égalité au vote; les morts votent; changer mon vote',
  'what-you-bought':
    "objet acheté chargé; objet de la boutique incliné; utiliser un objet acheté tout de suite; marqueurs sur un objet acheté; l'utiliser le tour où je l'achète; nouvel objet désactivé ou non",
  'who-goes-first':
    'comment on décide qui commence; lancer un dé pour commencer; cain commence toujours; le plus jeune commence',
  'who-has-priority-first':
    "qui répond en premier; qui a la première réponse; après une résolution qui agit; j'ai joué une carte qui suit",
  winning:
    'comment on gagne; la partie finit tout de suite; deux gagnants; gagner avec quatre âmes; la partie finit tout de suite ou on finit le tour; finir la manche après une victoire',
  'winning-when':
    "gagner avant une réponse; voler ma quatrième âme en réponse; quatre âmes au milieu d'une carte; je meurs avec quatre âmes; gagner pendant que ma mort est sur la pile; on me vole une âme alors que j'en ai quatre",
  'without-its-card':
    "détruire l'objet en réponse; je vole l'objet après son utilisation; objet parti l'effet arrive quand même",
  'would-roll':
    "j'ai fait un mais j'ai +1; est-ce que ça compte comme un; un naturel; lancer changé déclenchement; nombre d'origine ou changé; mon lancer a été changé l'ancien compte; mon dé montre un mais le bonus en fait deux",
  'would-take-damage': 'quand se déclenche sur le point de subir; avant les dégâts; sur le point de mourir',
  zones: "qu'est-ce qui est en jeu; une carte en main est en jeu; la boutique est en jeu; les âmes sont en jeu",
};
