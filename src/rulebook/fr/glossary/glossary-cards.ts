import type { cardTerms as plan } from '../../glossary/glossary-cards.js';
import type { TermText } from '../../section.js';

export const cardTerms: Readonly<Record<keyof typeof plan, TermText>> = {
  activeItem: {
    name: 'objet actif',
    also: ['cadre doré', 'bordure dorée', 'objet à activer'],
    meaning: 'Un objet avec un effet que vous activez, avec ↷ ou $. Son cadre est doré.',
  },
  basicMonster: {
    name: 'monstre de base',
    also: ['monstre normal', 'monstre ordinaire'],
    meaning: "Un monstre sans icône d'âme, qui n'est ni maudit, ni sacré, ni charmé.",
  },
  bonusSoul: {
    name: 'âme bonus',
    also: ['âmes bonus', 'âme supplémentaire'],
    meaning:
      'Une des trois âmes posées à côté de la table. Le premier joueur qui remplit sa condition la gagne aussitôt.',
  },
  boss: {
    name: 'boss',
    also: ['les boss', 'monstre à âme'],
    meaning: "Un monstre avec une icône d'âme. Quand il meurt, il devient une âme du joueur actif.",
  },
  bossArmor: {
    name: 'armure de boss',
    also: ['armure'],
    meaning:
      "Ce qui protège le boss final d'un défi : une mort directe, ou plus de 3 dégâts hors combat en une fois, devient 3 dégâts.",
  },
  challenge: {
    name: 'défi',
    also: ['défis', 'scénario', 'challenge'],
    meaning: 'Un scénario pour une ou deux personnes, avec ses règles et son but. Seul ce but le fait gagner.',
  },
  character: {
    name: 'personnage',
    also: ['personnages', 'héros', 'carte personnage', 'santé du personnage'],
    meaning: 'La carte qui représente un joueur. Ses PV et son attaque sont ceux du joueur.',
  },
  control: {
    name: 'contrôler',
    also: ['contrôle', 'posséder', 'propriétaire', 'avoir'],
    meaning:
      'Vous contrôlez ce qui est en jeu de votre côté : personnage, objets, âmes, malédictions, et ce que vous mettez sur la pile. Le jeu contrôle monstres, salles et boutique.',
  },
  coop: {
    name: 'coopération',
    also: ['coop', 'coopératif', 'en équipe'],
    meaning: 'Deux personnes, avec un personnage chacune, jouent ensemble contre un compte à rebours.',
  },
  covered: {
    name: 'recouvert',
    also: ['recouvrir', 'monstres empilés', 'dessous'],
    meaning: "Posé sous une autre carte d'une zone. Une carte recouverte est publique, mais pas en jeu.",
  },
  curse: {
    name: 'malédiction',
    also: ['malédictions', 'maudire'],
    meaning: "Un événement que le joueur actif donne à quelqu'un. Il reste auprès de ce joueur jusqu'à sa mort.",
  },
  cursedMonster: {
    name: 'monstre maudit',
    also: ['monstre sacré', 'monstre charmé', 'sacré', 'charmé'],
    meaning:
      "Un monstre nommé maudit, sacré ou charmé. Les maudits et sacrés se déclenchent le plus souvent sur un résultat de n'importe quel joueur, même hors attaque. À la mort d'un charmé, un autre joueur en profite aussi.",
  },
  deck: {
    name: 'pioche',
    also: ['pioches', 'paquet', 'deck'],
    meaning:
      "Un des paquets face cachée, quatre au plus : butins, trésors, monstres, salles. Sans effet, personne n'en regarde les cartes ni n'en change l'ordre.",
  },
  discardPile: {
    name: 'défausse',
    also: ['pile de défausse', 'cimetière', 'cartes utilisées'],
    meaning:
      "Là où vont les cartes d'un type une fois utilisées, mortes ou détruites : face visible, la plus récente au-dessus.",
  },
  epicBoss: {
    name: 'boss épique',
    also: ['boss épiques', 'gros boss'],
    meaning: 'Un boss particulièrement puissant qui change la partie ; beaucoup valent 2 âmes.',
  },
  event: {
    name: 'événement',
    also: ['événements', 'carte bonus', 'evenement'],
    meaning:
      "Une carte de la pioche monstres sans caractéristiques. Elle fait ce qu'elle dit en entrant en jeu, puis va dans la défausse.",
  },
  finalBoss: {
    name: 'boss final',
    also: ['dernier boss', 'zone boss final'],
    meaning: "Le monstre au centre de beaucoup de défis. Il a une zone à lui et ne la quitte qu'en étant tué.",
  },
  greyText: {
    name: 'texte gris',
    also: ["texte d'ambiance", 'texte de rappel', 'citation'],
    meaning: "Des mots qui créent l'ambiance ou rappellent une règle. Ils ne changent rien.",
  },
  hand: {
    name: 'main',
    also: ['mains', 'cartes en main'],
    meaning: 'Les cartes butin que vous tenez. Vous seul les voyez ; tout le monde en connaît le nombre.',
  },
  handLimit: {
    name: 'taille de main maximum',
    also: ['taille de main maximum', 'taille de main', '10 cartes'],
    meaning: '10 cartes butin. Vous ne défaussez jusque-là que pendant la phase finale de votre propre tour.',
  },
  inPlay: {
    name: 'en jeu',
    also: ['entrer en jeu', 'sur la table', 'plateau'],
    meaning:
      "Ce que contrôlent les joueurs, et la carte du dessus de chaque zone. Les textes ne désignent que cela, sauf s'ils disent autre chose.",
  },
  item: {
    name: 'objet',
    also: ['objets', 'équipement', 'artefact'],
    meaning:
      'Un trésor en jeu, chez un joueur ou dans la boutique. Les objets de départ et les babioles en jeu sont aussi des objets.',
  },
  loot: {
    name: 'piocher du butin',
    also: ['loot', 'piocher', 'piocher N butins'],
    meaning: "Prendre en main les premières cartes de la pioche butins, l'une après l'autre.",
  },
  lootCard: {
    name: 'carte butin',
    also: ['butin', 'butins', 'cartes butin', 'sort'],
    meaning:
      "Une carte que vous avez en main, que vous jouez une fois, et qui va ensuite d'ordinaire dans la défausse.",
  },
  lootFamily: {
    name: 'famille de butins',
    also: ['familles de butins', 'tarot', 'carte de tarot', 'pilule', 'pilules', 'rune', 'runes'],
    meaning:
      'Un genre de butin : pièces, bombes, piles, pilules, runes, cartes de tarot, babioles et autres. Seules les babioles et les embuscades se jouent autrement.',
  },
  lootPlay: {
    name: 'utilisation de butin',
    also: ['utilisations de butin', 'butin supplémentaire'],
    meaning:
      'Le droit de jouer une carte butin pendant ce tour. Vous en avez une pendant votre tour ; le ↷ de votre personnage en donne une autre.',
  },
  miniDraft: {
    name: 'mini-draft',
    also: ['draft', 'mini draft'],
    meaning:
      'Une variante : avant la partie, chacun choisit deux trésors parmi des cartes visibles. Conseillée à deux.',
  },
  minion: {
    name: 'sbire',
    also: ['sbires', 'zone sbire', 'serviteur'],
    meaning: "Un monstre dans une zone sbire d'un défi. Il ne part qu'en étant tué, et sa zone n'est pas remplie.",
  },
  monster: {
    name: 'monstre',
    also: ['monstres', 'ennemi', 'ennemis', 'créature', 'monstre actif'],
    meaning: 'Une carte de la pioche monstres avec des caractéristiques, en jeu dans une zone monstre.',
  },
  object: {
    name: 'élément',
    also: ['chose', 'nouvel élément'],
    meaning:
      "Toute carte en jeu. Quand une carte change d'endroit, elle devient un nouvel élément, sans dégâts, marqueurs ni souvenirs.",
  },
  oneUseItem: {
    name: 'objet à usage unique',
    also: ['usage unique', 'consommable'],
    meaning: "Un objet qui se détruit quand on l'utilise.",
  },
  outsideTheGame: {
    name: 'hors de la partie',
    also: ['retiré de la partie', 'exil', 'hors du jeu', 'retirer de la partie'],
    meaning:
      "Là où est tout ce qui n'est nulle part ailleurs, comme les personnages inutilisés et les âmes bonus. Seules les âmes bonus posées y agissent.",
  },
  passiveItem: {
    name: 'objet passif',
    also: ['passif', 'cadre argenté', 'bordure argentée'],
    meaning: 'Un objet sans effet à activer. Son cadre est argenté.',
  },
  room: {
    name: 'salle',
    also: ['salles', 'carte salle'],
    meaning: "Une carte de la pioche salles, que l'on peut laisser de côté. Ses ↷ et $ sont réservés au joueur actif.",
  },
  shop: {
    name: 'boutique',
    also: ['objet de la boutique', 'magasin', 'shop'],
    meaning:
      'Les zones où des objets sont à vendre. On peut choisir les objets de la boutique, mais leurs effets sont inactifs.',
  },
  solitaire: {
    name: 'solitaire',
    also: ['solo', 'jouer seul'],
    meaning: 'Une personne joue deux personnages contre un compte à rebours.',
  },
  soul: {
    name: 'âme',
    also: ['âmes', 'ame', 'point', 'points de victoire'],
    meaning: "Une carte avec une icône d'âme devant un joueur. Par défaut, 4 suffisent pour gagner.",
  },
  soulIcon: {
    name: "icône d'âme",
    also: ["symbole d'âme"],
    meaning: "La marque d'une carte qui peut devenir une âme. Elle montre combien d'âmes la carte vaut.",
  },
  soulItem: {
    name: 'objet-âme',
    also: ['objet âme', 'trésor avec une âme'],
    meaning: "Un objet avec une icône d'âme, comme Le coffre. Son texte dit comment il devient une âme.",
  },
  soulValue: {
    name: "valeur d'âme",
    also: ['vaut 2 âmes', "valeur d'une âme"],
    meaning: "Le nombre d'âmes pour lequel une carte compte. Une âme qui vaut 2 reste une seule carte.",
  },
  startingItem: {
    name: 'objet de départ',
    also: ['objets de départ', 'objet du personnage'],
    meaning: "L'objet qui arrive avec un personnage. Il est éternel.",
  },
  startingPlayer: {
    name: 'premier joueur',
    also: ['joueur qui commence', 'commencer'],
    meaning: 'Le joueur du premier tour de la partie : tiré au sort, ou désigné par une carte comme Cain.',
  },
  statBox: {
    name: 'caractéristiques',
    also: ['encadré de caractéristiques', 'stats', 'valeurs'],
    meaning: "Les nombres d'une carte : PV, esquive et attaque. Les personnages n'ont pas d'esquive.",
  },
  supply: {
    name: 'réserve',
    also: ['banque', 'réserve de ¢'],
    meaning: "Les ¢ que personne n'a : au moins 100 au début. Ce qu'on gagne en vient, ce qu'on paie y retourne.",
  },
  threePlus: {
    name: '3+',
    also: ['signe 3+', '3 joueurs et plus', 'trois joueurs ou plus'],
    meaning: "Le signe des cartes que l'on retire à un ou deux joueurs.",
  },
  timer: {
    name: 'compte à rebours',
    also: ['D8', 'minuteur', 'timer'],
    meaning: 'Le D8 qui décompte en solitaire, en équipe et dans les défis. À 0, la partie est perdue.',
  },
  treasure: {
    name: 'trésor',
    also: ['trésors', 'carte trésor', 'gagner un trésor', '+1 trésor'],
    meaning:
      'Une carte de la pioche trésors. « Gagner 1 trésor » met la première en jeu devant vous, sans la voir ni payer.',
  },
  variant: {
    name: 'variante',
    also: ['variantes', 'règle maison', 'règle optionnelle'],
    meaning: "Un changement des règles sur lequel tous les joueurs sont d'accord avant la partie.",
  },
  wildCard: {
    name: 'carte joker',
    also: ['wild card', 'cartes joker', 'joker'],
    meaning: "Un butin qui n'entre dans aucune autre famille, compté avec les cartes de tarot. Sans règles propres.",
  },
};
