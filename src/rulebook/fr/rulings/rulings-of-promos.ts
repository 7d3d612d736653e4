import type { RulingId } from '../../rulings/rulings.js';

/** Of the promo cards and Target. */
export const rulingsOfPromos = {
  'black-market-what-it-costs':
    "L'objet est choisi avant de payer les PV. Des PV payés ne sont pas des dégâts : rien ne les prévient. Seul celui dont c'est le tour peut s'en servir, autant de fois qu'il peut payer.",
  'corrupted-data-characters':
    "Tout le monde donne en même temps. Les dégâts restent au joueur, les marqueurs suivent la carte. Vous gardez vos âmes, vos malédictions et vos ¢, et rien ne recommence : aucun objet de départ n'arrive.",
  'corrupted-data-which-item':
    "Chacun choisit un de ses objets éternels, dans l'ordre du tour, même s'il ne l'est que pour un temps. Sans aucun, seul le personnage part. C'est donner, pas gagner.",
  'dads-ring-which-attacks':
    "Vous lancez dès que le monstre est désigné, avant le premier lancer d'attaque. Une attaque contre la pioche n'en est pas une contre un monstre, quoi qu'il en sorte. L'ESQ ne descend jamais sous 1.",
  'dead-eye-when':
    "Les dégâts d'un lancer d'attaque, d'un butin ou d'un objet comptent, une fois chacun, peu importe combien. L'ATQ vaut à partir de votre coup suivant.",
  'epic-fetus-yourself':
    "Vous pouvez aussi être le joueur, et vous subissez alors les deux. Ceux du monstre se résolvent d'abord, puis les vôtres, puis ceux du joueur.",
  'henry-any-miss':
    "Seul un échec contre lui compte. L'attaque finit avant ses dégâts, qui sont de toute façon nuls, et il va sous la pioche sans récompense.",
  'it-lives-who-chooses':
    "L'âme elle-même compte déjà. Qui la gagne choisit parmi les ex æquo. Ce qui figure dans sa case de récompense n'en est pas une.",
  'lost-soul-star-promos-given':
    "L'autre joueur est choisi à l'entrée en jeu. Si quelqu'un l'a prise avant la résolution, elle devient une âme à lui.",
  'lump-of-coal-from-when':
    "Le troisième lancer frappe encore avec l'ATQ d'avant. Les lancers d'attaque de tout le tour se comptent ensemble, même sur plusieurs attaques.",
  'marked-which-roll':
    "Pendant que le lancer attend sur la pile ; d'autres peuvent encore le changer ensuite. Un lancer hors de votre tour n'est pas visé, et c'est une fois par tour.",
  'moms-charmed-heart-whose-item':
    "Le joueur actif choisit l'autre joueur et un objet de celui-ci. Ce qui cherche Le cœur de Maman ! trouve aussi cette carte.",
  'moms-ring-each-time':
    "Gagnée, achetée ou venue de la pioche, à chaque fois. Un objet donné ou volé n'est pas gagné.",
  'mystery-gift-nobody':
    "Vous pouvez vous choisir, ou ne choisir personne : on ne regarde alors rien. Le premier trésor est à vous, puis un pour chaque joueur choisi, dans l'ordre du tour, parmi ce que vous avez laissé au sommet.",
  'pumpkin-mask-eternal':
    "S'il ne peut pas être détruit, vous ne regardez rien et il reste. S'il reste moins de dix cartes, vous voyez celles qu'il y a.",
  'pyromaniac-bombs':
    'Bombe ! et aucune autre carte au nom semblable. Une seule ou aucune suffit ; tout le monde voit ce que vous prenez.',
  'pyromaniac-which-damage':
    "Les dégâts de vos butins et objets, à n'importe qui et à vous aussi ; pas ceux des lancers d'attaque. Chaque fois, c'est 1 de plus au moment où ils sont infligés ; avec un Cœur d'âme en attente, la personne blessée choisit ce qui passe d'abord.",
  'short-fuse-destroyed':
    "Aussi comme objet d'une pénalité de mort, et quel que soit celui qui la détruit. Mise dans la défausse autrement, elle n'explose pas.",
  'the-bloat-star-promos-2-at-random': 'Pas le joueur actif : le hasard choisit parmi tous les autres, à parts égales.',
  'the-bloat-star-promos-whoever':
    "Chaque fois compte une fois, en attaque ou non. Le joueur actif choisit, et peut choisir n'importe qui, même un mort.",
  'the-duke-of-flies-but-really-its-the-bloat-lives':
    "Il ne meurt pas : pas d'âme, et rien de ce qui attend une mort. Sans attaque il n'y a rien à annuler, et le reste arrive tout de même. Sa troisième mort en est une.",
  'the-duke-of-flies-but-really-its-the-bloat-name':
    "Peep le trouve dans la pioche, comme toute autre carte du nom de L'Enflé. Dans un emplacement, il a son propre nom.",
  'ultra-pride-reward':
    "Les marqueurs comptent comme ils étaient à sa mort. Avec six ou plus, l'attaque est due une fois par tour ; ensuite vous pouvez attaquer ailleurs, si vous en avez encore le droit.",
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
