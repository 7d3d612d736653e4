import type { cards as plan } from '../chapters/cards.js';
import type { ChapterText } from '../section.js';

export const cards: ChapterText<typeof plan> = {
  'card-types': {
    title: 'Les types de cartes',
    text: "Quatre types de cartes ont une pioche : **trésor**, **butin**, **monstre** et, si vous les utilisez, **salle**. Les personnages, les objets de départ et les âmes bonus n'en ont pas.\n\nCe qu'est une carte dépend de l'endroit où elle se trouve, pas de son dos :\n- Un trésor chez un joueur ou dans la boutique est un **objet** ; une babiole en jeu aussi.\n- Une carte de la pioche monstres en jeu est un **monstre** si elle a des caractéristiques, sinon un **événement**.\n- Une carte de la pioche salles en jeu est une **salle**.\n\nUn texte qui dit « objet » désigne tous les objets, d'où qu'ils viennent.",
    example:
      "Corne courbée est une carte butin dans la main de Cain. Une fois résolue, elle est devant lui comme objet, et Dent de Monstro peut la détruire comme n'importe quel trésor.",
    asked: [
      'types de cartes',
      'sortes de cartes',
      'quelles pioches existent',
      'une babiole est-elle un objet',
      'objet comprend les objets de départ',
      'différence entre événement et monstre',
      'dos de carte',
      "qu'est-ce qui compte comme objet",
    ],
  },
  'reading-a-card': {
    title: 'Lire une carte',
    text: "Une carte porte son nom et son texte et, quand elle en a, un **encadré de caractéristiques** (PV, esquive, attaque), un **encadré de récompenses**, une **icône d'âme**, le symbole de son extension et le signe 3+.\n\nDans le texte :\n- ↷ ou $ devant une ligne : un effet que vous activez.\n- Un niveau, par exemple 10+ : la ligne vaut à partir de ce niveau.\n- Un **trait foncé** sépare des effets sans lien entre eux.\n- Un **trait clair** sépare les résultats d'un lancer ou les options d'un choix.\n- Le **texte gris** crée l'ambiance ou rappelle une règle : il ne change rien.",
    example:
      "Sac de pièces a deux effets, séparés par un trait foncé. Vous l'inclinez pour 1 ¢ ; et chaque fois que quelqu'un fait un 1, vous pouvez le recharger, que vous veniez de l'utiliser ou non.",
    asked: [
      'lire une carte',
      'comment lire les cartes',
      "parties d'une carte",
      "anatomie d'une carte",
      "texte d'ambiance",
      'texte gris',
      'texte de rappel',
      'trait de séparation',
      'trait foncé trait clair',
      "symbole d'extension",
      'symboles des cartes',
    ],
  },
  'dice-symbols': {
    title: "Les nombres d'une carte",
    text: "Les caractéristiques comptent jusqu'à trois nombres :\n- Les **PV**, près du cœur : les dégâts qu'il faut pour tuer.\n- L'**esquive** (ESQ), près du dé : le plus petit lancer qui touche. À 4+, les lancers de 4, 5 et 6 touchent. Quoi qui l'augmente ou la réduise, elle reste entre 1 et 6 : un 6 touche toujours.\n- L'**attaque** (ATQ) : les dégâts d'un coup réussi.\n\nUn personnage n'a pas d'esquive. On n'attaque un joueur que si une carte le permet et lui en donne une.\n\nUn **chiffre entouré** attend tout lancer, de n'importe qui, qui finit sur lui. Un chiffre sans cercle ne vaut que pour les lancers que le texte nomme.",
    example:
      "Petite Corne a 6+. Eve a Malédiction de l'aveugle : +1 ESQ pour les monstres pendant son tour. Mais on ne dépasse pas 6+, et son 6 touche encore. Un 1 qu'elle fait, pour quoi que ce soit, déclenche le 1 entouré de La relique.",
    asked: [
      'symbole de dé',
      'chiffre entouré',
      'nombre dans un cercle',
      'que veut dire 4+',
      'esquive',
      'ESQ',
      'caractéristiques',
      'ATQ',
      "attaque d'un monstre",
      'un 6 touche-t-il toujours',
      'les joueurs ont-ils une esquive',
      'points de vie sur la carte',
    ],
  },
  'reward-box': {
    title: "L'encadré de récompenses : quand, et à qui",
    text: "Ce qu'indique l'**encadré de récompenses** est donné quand la carte meurt ou est détruite, et toujours au **joueur actif** : celui dont c'est le tour. Peu importe qui a porté le dernier coup, et peu importe si le joueur actif est mort entre-temps. L'âme suit la même règle.\n\nÊtre mis dans la défausse n'est ni mourir ni être détruit : rien n'est donné.",
    example:
      "C'est le tour de Lazarus. Eve utilise M. Boum et tue Dip, qui vaut 1 ¢ : c'est Lazarus qui reçoit ce 1 ¢. Si quelqu'un avait joué Ehwaz et envoyé Dip dans la défausse, personne n'aurait rien reçu.",
    asked: [
      'encadré de récompenses',
      "j'ai tué un monstre pendant le tour d'un autre",
      'tuer hors de son tour',
      'à qui va la récompense',
      "récompense si ce n'est pas mon tour",
      'récompense si le joueur actif est mort',
      'monstre défaussé récompense',
      'voler un monstre à un autre',
      'dernier coup',
    ],
  },
  items: {
    title: 'Les objets : cadres dorés et argentés',
    text: "Une carte trésor en jeu est un **objet**. Un joueur la possède, ou elle est à vendre dans la boutique. Les objets de départ et les babioles en jeu sont aussi des objets.\n\n- **Cadre doré** : un **objet actif**. Il a un effet que vous activez, avec ↷ ou avec $.\n- **Cadre argenté** : un **objet passif**. Il n'en a pas ; il agit tout seul ou attend que quelque chose arrive.\n\nLa couleur n'est là que pour l'œil. Aucune règle n'en dépend.",
    example:
      "Livre du péché a un cadre doré : Cain l'incline et lance le dé. Petit-déjeuner a un cadre argenté : +1 PV tant qu'il l'a, sans rien faire. « Choisissez un objet » désigne l'un comme l'autre.",
    asked: [
      'objet',
      'objets',
      'objet actif',
      'objet passif',
      'cadre doré',
      'cadre argenté',
      'bordure dorée',
      'couleur du cadre',
      "qu'est-ce qu'un objet",
      'différence actif passif',
    ],
  },
  'starting-items': {
    title: 'Les objets de départ',
    text: "Un **objet de départ** arrive en jeu avec son personnage, tout de suite et sans passer par la pile. C'est vrai aussi quand un joueur change de personnage en cours de partie. Si la carte sert déjà ailleurs, rien n'arrive.\n\nC'est un objet comme un autre, mais **éternel** : il ne peut être ni détruit ni défaussé. Une carte peut encore le voler ou l'échanger, sauf si elle exclut ce qui est éternel.\n\nUn autre objet qui devient la copie d'un objet de départ est lui aussi éternel, mais ne compte pas comme objet de départ.",
    example:
      "Maggy meurt et n'a que Cœur délicieux. La pénalité de mort demande un objet non-éternel : elle le garde. Leurre ne peut pas non plus l'échanger : cette carte demande un objet non-éternel.",
    asked: [
      'objet de départ',
      'peut-on voler mon objet de départ',
      'détruire un objet de départ',
      'perdre son objet de départ',
      'objet de départ éternel',
      'objet de départ et pénalité de mort',
      "copie d'un objet de départ",
      'objet du personnage',
      'changer de personnage objet',
    ],
  },
  'shop-items': {
    title: 'Les objets de la boutique',
    text: "Les objets de la **boutique** sont face visible, à vendre au joueur dont c'est le tour.\n\nIls sont en jeu : ce qui cherche « un objet » peut les choisir ; on peut donc les détruire ou les relancer. Mais ils sont **éteints**. Personne ne peut les activer, et ils ne donnent rien à personne. Seul fonctionne ce qu'ils font en entrant en jeu ou en le quittant. Ils ne sont pas rechargés non plus au début des tours.",
    example:
      'Petit-déjeuner est dans la boutique : il ne donne +1 PV à personne. Isaac peut quand même le choisir avec Le dé à 20 faces. Il est détruit, et le trésor suivant prend sa place dans la boutique.',
    asked: [
      'boutique',
      'magasin',
      'objet de la boutique',
      'effets des objets en boutique',
      'utiliser un objet de la boutique',
      'cibler un objet de la boutique',
      'relancer la boutique',
      'détruire un objet de la boutique',
      'la boutique est-elle en jeu',
      'recharger la boutique',
    ],
  },
  treasure: {
    title: 'Gagner un trésor',
    text: "**Gagner 1 trésor** : la carte au sommet de la pioche trésors arrive directement en jeu devant vous. Vous ne la regardez pas d'abord, vous ne la prenez pas en main, et vous ne payez pas.\n\nSi vous en gagnez plusieurs, ils arrivent l'un après l'autre, et ce que chacun fait en entrant en jeu a lieu pour chacun.\n\nCe n'est pas un achat : l'achat de votre tour reste disponible.",
    example:
      "Samson tue Grosse chauve-souris pendant son tour ; sa récompense est 1 trésor. Il révèle La relique et l'a désormais : le prochain 1 de n'importe qui lui donne déjà une carte butin. Il peut encore acheter un objet ensuite.",
    asked: [
      'gagner un trésor',
      'trésor',
      '+1 trésor',
      'carte trésor',
      'les trésors vont-ils en main',
      'objet gratuit',
      'récompense trésor',
      'gagner un trésor est-ce un achat',
      'gagner deux trésors',
      'piocher un trésor',
    ],
  },
};
