import type { RulingId } from '../../rulings/rulings.js';

/** Of The Unboxing of Isaac. */
export const rulingsOfUnboxing = {
  'a-dollar-no-purchase':
    "Voler n'est ni un achat ni un gain : ce qui dépend de l'un ou de l'autre ne se déclenche pas. Les zones vides se remplissent ensuite.",
  'big-horn-who-deals':
    "Ces dégâts sont ceux du joueur actif : ce qu'il a pour modifier ses dégâts ou y réagir s'applique. Le hasard peut le désigner lui-même.",
  'butt-penny-why-roll':
    "Le lancer ne fait rien par lui-même. Les objets qui réagissent au nombre d'un lancer y réagissent comme à tout autre.",
  'christian-broadcasts-no-other':
    "Il faut l'un et l'autre : sans autre monstre, personne ne meurt. Le joueur actif choisit les deux, et peut se choisir.",
  'cube-of-meat-2-losing-the-other':
    "Quand l'autre cube disparaît, le cœur en plus disparaît aussi, un cœur vide d'abord. S'il ne vous reste que celui-là, vous mourez.",
  'cube-of-meat-3-both-numbers': "Le nombre est celui du lancer une fois définitif. Le lancer reste raté s'il l'est.",
  'cube-of-meat-which-names':
    "Les trois cubes portent le même nom et s'aident entre eux ; un cube devenu âme compte encore. Il faut une autre carte que celle-ci.",
  'delirium-unboxing-of-isaac-2-which-items':
    'Le hasard choisit parmi les objets que vous auriez pu choisir : aucun objet éternel. Il passe avant quiconque choisirait à votre place.',
  'delirium-unboxing-of-isaac-as-a-soul':
    'Comme monstre, il ne fait rien. Comme votre âme, il concerne tous les dégâts que vous devriez infliger, à vous-même aussi.',
  'dogma-unboxing-of-isaac-everybody':
    "Tous les joueurs meurent, l'attaquant aussi, ce qui termine le tour. Un 1 changé avant d'être définitif ne tue personne.",
  'edens-soul-sideways':
    "Elle entre en jeu désactivée, depuis la boutique aussi, et doit d'abord être rechargée. Si quelque chose l'empêche d'être détruite, vous ne regardez rien.",
  'evis-the-counter-stays':
    "Le marqueur reste au joueur quand Evis est parti, mais ne permet plus de l'attaquer. Un deuxième n'y change rien.",
  'glitter-bombs-loot-plays':
    'Chaque carte jouée depuis la pioche demande une utilisation de butin, comme depuis la main, et va dans la défausse butins. La suivante est révélée aussitôt ; elle reste au sommet pour tous ceux qui piochent.',
  'greedling-rush-rewards':
    "Sa mort est prévenue : rien de ce qui attend une mort ne se déclenche, mais la récompense est payée. L'attaque contre elle continue.",
  'lil-delirium-what-it-keeps':
    'Les autres ne voient que la carte copiée. Il garde sa charge et ses marqueurs, et redevient Petit Delirium à la fin du tour.',
  'loki-your-rolls':
    "Seulement les lancers d'attaque contre lui, avec leur nombre définitif. La nouvelle zone est remplie avant le lancer suivant.",
  'moms-heels-which-damage':
    "La totalité d'une instance de dégâts de combat, une fois par tour, quelle que soit l'attaque. Les dégâts des bombes et des cartes ne l'utilisent pas.",
  'moms-underwear-which-attack':
    "La deuxième attaque est la deuxième pour laquelle vous avez choisi une cible ce tour-ci, quoi qu'il soit advenu de la première.",
  'my-little-unicorn-what-ends':
    "Seuls vos propres lancers comptent, aussi ceux d'attaque, avec leur nombre définitif. Pendant le tour d'un autre, c'est ce tour-là qui se termine.",
  'number-one-final-number':
    "C'est le nombre définitif qui compte : un 1 qui devient un 2 n'est pas raté pour cela, un 5 qui devient un 6 l'est.",
  'number-two-any-roll':
    "N'importe quel lancer de n'importe qui, d'attaque aussi. Vous choisissez qui avant de dire si vous le faites, et pouvez vous choisir.",
  'pills-unboxing-of-isaac-2-an-item':
    'Devenue objet, elle peut être volée, détruite ou perdue à la mort ; elle va alors dans la défausse butins. Sur un 1 à 4 elle est simplement défaussée.',
  'pills-unboxing-of-isaac-3-only-one':
    "Des premiers dégâts d'un tour, 1 est prévenu ; le reste, et tous les dégâts suivants, sont infligés.",
  'pills-unboxing-of-isaac-yourself':
    "Le hasard peut vous désigner, et qui n'a rien à donner ne donne rien. Le joueur désigné choisit l'objet.",
  'satanic-bible-your-own-attack':
    "La totalité d'une seule instance est prévenue, qui que ce soit qui l'inflige, votre propre coup aussi. Les PV payés ne sont pas des dégâts.",
  'seraphim-rerolls': 'Relancer un lancer en laisse le rang inchangé. On compte à travers toutes les attaques du tour.',
  'teratoma-dividing':
    "Ce sont les marqueurs qu'il avait en mourant qui comptent. Le joueur actif répartit point par point, à lui-même aussi, et chacun subit sa part en une fois.",
  'the-adversary-another-slot':
    'Les cartes recouvertes partent aussi, et aucune ne meurt. Il faut une zone avec un autre monstre ; une zone attaquée ne peut pas être recouverte.',
  'the-mark-your-turn':
    'Pendant les tours des autres, vous êtes le seul à pouvoir être attaqué. Attaquer un joueur prend une attaque du joueur actif.',
  'the-nail-whose-attack':
    'Seul le joueur actif attaque, et cela prend une de ses attaques. Un joueur tué par un monstre, par un coût ou par personne ne rapporte aucun butin.',
  'the-stairway-before-you-choose':
    'Cela vient après la déclaration et avant le choix : la carte que vous mettez au sommet peut donc être celle que vous achetez depuis la pioche.',
  'three-dollar-bill-each-instance':
    "Chaque instance donne un lancer, avant d'être infligée : vos coups dans une attaque, les bombes, les dégâts à vous-même. Les dégâts d'un monstre ne sont pas les vôtres.",
  'tv-static-covered':
    "Rien ne meurt, il n'y a donc pas de récompenses. Ce qu'un monstre recouvrait est de retour quand il est parti.",
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
