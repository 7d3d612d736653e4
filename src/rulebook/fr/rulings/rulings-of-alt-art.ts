import type { RulingId } from '../../rulings/rulings.js';

/** Of alt art. */
export const rulingsOfAltArt = {
  'alt-ambush-new-slots':
    "Tout monstre posé à ce moment sur l'une des deux nouvelles zones convient, même s'il y recouvre la première carte. S'il n'y a que des événements, rien ne doit être attaqué.",
  'alt-begotten-counted-now':
    "Ce sont les PV restants qui comptent. Soigné au-delà de 2, il redevient facile à toucher, même entre deux lancers d'attaque.",
  'alt-big-bony-any-attack':
    "Il observe tous les lancers d'attaque de tous les joueurs, quelle que soit la cible. Ces dégâts viennent du jeu : personne ne les inflige.",
  'alt-brimstone-the-next-turn':
    "Deux touches n'interdisent les attaques que d'un seul tour, votre prochain. Peu importe que vous ayez encore l'objet, et les attaques supplémentaires n'y changent rien.",
  'alt-brownie-nothing-found':
    "Seule la pioche est fouillée, pour toute carte portant l'un de ces noms. Ne rien trouver est permis : la pioche est mélangée et aucune attaque ne suit.",
  'alt-daddy-long-legs-who-gains':
    "Tous les monstres de ce moment sont concernés, lui compris. Celui qui arrive plus tard dans le tour ne l'est pas.",
  'alt-delirium-value':
    "C'est la valeur des âmes qui compte, pas le nombre de cartes : une âme de valeur 2 suffit. Sa propre esquive augmente aussi.",
  'alt-devil-deal-in-order':
    "L'option se choisit avant que quiconque puisse répondre. Vous cherchez une fois les dégâts passés, mort ou vif.",
  'alt-dingle-what-is-lost':
    "Tout ce que l'objet avait à ce moment disparaît, même ce qui lui venait d'ailleurs. Ce qu'il gagne ensuite fonctionne, et sans son dernier marqueur caca il redevient lui-même.",
  'alt-epic-fetus-the-user':
    "C'est vous qui infligez tous ces dégâts, à vous aussi. Personne ne choisit de cible, et les autres joueurs sont épargnés.",
  'alt-famine-empty-hand': 'La main part avant le paiement de la récompense. Si elle est vide, il ne se passe rien.',
  'alt-fistula-gone-with-it':
    "Ses marqueurs partent avec lui : une fois mort ou recouvert, les autres redeviennent aussi faciles à toucher qu'avant.",
  'alt-gaper-the-slot':
    "C'est une attaque en plus de la vôtre, sur ce qui se trouve alors dans cette zone. Un événement n'est pas attaquable : l'obligation attend ce qui suit.",
  'alt-godhead-any-roll':
    "N'importe quel lancer sur la pile convient, de n'importe qui. Le nombre affiché est inversé, puis les modificateurs s'ajoutent.",
  'alt-guppys-paw-counters':
    "Elle peut se détruire elle-même, et il n'y a alors plus rien où poser le marqueur. Un objet éternel peut être choisi mais reste, sans marqueur.",
  'alt-gurdy-who-chooses':
    'Recouvert, seul son bonus de PV agit, quoi qui le recouvre. Le joueur de gauche choisit la zone une fois la carte vue.',
  'alt-hornfel-itself':
    'Le hasard peut le désigner lui-même. Ce ne sont pas des dégâts de combat, et aucun joueur ne les inflige.',
  'alt-it-lives-five':
    "Il en faut cinq à tout le monde tant que quelqu'un a cette âme, et de nouveau quatre dès qu'elle disparaît. Elle compte toujours pour deux.",
  'alt-larry-jr-in-the-fight': "Le changement est immédiat dès qu'il est blessé : son coup suivant frappe plus fort.",
  'alt-little-horn-parts':
    'Tout doit être infligé, et chaque part est une seule instance. Ses marqueurs restent : il grandit à chaque tour où on le laisse tranquille.',
  'alt-lost-soul-to-whom':
    "Vous choisissez qui le reçoit lorsqu'il entre en jeu. Tant que ce joueur l'a, chaque autre joueur peut l'attaquer pendant son propre tour.",
  'alt-mega-fatty-end-of-turn':
    "Chaque 1 s'ajoute. À la fin du tour, il se soigne et perd ces PV en même temps : il n'en meurt pas.",
  'alt-mega-satan-2-attacks':
    "Le joueur actif n'a aucune limite d'attaques, sur les monstres, la pioche ou les joueurs. Les dégâts valent pour toute mort de joueur, quelle qu'en soit la cause.",
  'alt-mega-satan-last-alive':
    "Il meurt, et le joueur actif reçoit sa récompense et son âme ; la partie n'est pas finie pour autant. Un joueur actif mort n'y change rien.",
  'alt-min-min-the-same-number':
    "Le lancer qui inscrit un nombre ne blesse pas encore ; le suivant avec ce nombre, si, quel qu'en soit le but. Un nombre noté deux fois ne blesse qu'une fois.",
  'alt-mom-each-attack':
    "La zone est là avant le premier lancer d'attaque, et elle reste. Les autres perdent leurs PV quand elle disparaît.",
  'alt-moms-hand-if-able':
    'Cela consomme une de vos attaques habituelles. Ses propres dégâts de combat sont infligés ; le reste de la pile disparaît avec le tour.',
  'alt-monstro-no-item': "Le tirage ne porte que sur les objets non éternels. Qui n'en a aucun ne perd rien.",
  'alt-monstro-ii-the-vote':
    "Tout le monde vote, les morts aussi, dans l'ordre du tour et à découvert. En cas d'égalité, c'est la gauche.",
  'alt-mulliboom-twice':
    "Le joueur actif peut se choisir comme joueur, et subit alors deux instances. C'est lui qui inflige le tout, pas le monstre.",
  'alt-mulligan-which-kind':
    'Le type se choisit avant que quiconque puisse répondre. Une zone salle peut être choisie sans salles dans la partie, et reste vide.',
  'alt-pestilence-both':
    'Le second choix leur appartient, et ils peuvent se blesser eux-mêmes. Ils choisissent même si les premiers dégâts vont les tuer.',
  'alt-pin-final-number':
    "Le nombre final compte, et c'est quand même une touche. Les autres dégâts le blessent comme d'habitude.",
  'alt-polycephalus-twice':
    "On peut répondre à l'inversion tant que le lancer est sur la pile. Blessé deux fois avant ce lancer, celui-ci est inversé deux fois et garde son nombre.",
  'alt-rag-man-below':
    "Sous la carte du dessus, il est recouvert et n'agit pas tant qu'elle reste. Dans une zone vide, il est aussitôt le dessus, comme un nouveau monstre. Aucune âme n'est gagnée.",
  'alt-rag-mega-not-the-past':
    "Ce qui a été joué avant l'attaque se résout encore. L'effet dure tout le tour, quoi qu'il advienne de l'attaque.",
  'alt-satan-the-third':
    'Les 6 définitifs de tous les joueurs comptent ensemble, y compris ceux qui étaient des 5. Le quatrième du tour et les suivants ne font rien.',
  'alt-secret-room-the-reroll':
    "L'objet est choisi à la résolution du résultat. Sans objet à relancer, le trésor est gagné quand même.",
  'alt-shop-upgrade-as-known':
    "De cette version, nous ne connaissons qu'un texte qu'elle partage avec une autre carte : elle fait donc la même chose.",
  'alt-the-beast-its-own-soul':
    'Sa propre âme est gagnée après coup et reste donc. Une âme de valeur 2 est une seule carte, et les âmes bonus disparaissent pour de bon.',
  'alt-the-bloat-two-dice':
    "Il observe les coups manqués contre n'importe quoi. Chacun des deux dés peut être modifié séparément, et on compare les nombres finaux.",
  'alt-the-lamb-two':
    "Deux joueurs différents sont choisis, sinon il ne se passe rien ; à deux joueurs, cela ne fait rien. Qui n'a pas d'âme n'en détruit aucune.",
  'alt-twitchy-the-same-monster':
    "Il reste le même monstre, avec ses marqueurs. Ce qui était dessous revient, et ce qu'il recouvre perd tout ce qu'il portait.",
  'alt-ultra-greed-whose-item':
    "Les marqueurs d'autres cartes conviennent aussi, pourvu qu'ils soient dorés. On peut en poser un sur un objet de la boutique et voler celui-ci.",
  'alt-xiii-death-order':
    'Tous meurent en même temps, vous aussi. Ce ne sont pas des dégâts et on ne peut pas les prévenir.',
  'alt-xvii-the-stars-order':
    "Les trésors sont gagnés dans l'ordre du tour, en commençant par vous, et votre second vient en dernier.",
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
