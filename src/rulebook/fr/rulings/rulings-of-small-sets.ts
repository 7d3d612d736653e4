import type { RulingId } from '../../rulings/rulings.js';

/** Of Anniversary, Gish, Tapeworm, Dick Knots, G Fuel, Mewgenics and Nendoroid. */
export const rulingsOfSmallSets = {
  'bag-o-holes-as-the-turn-starts':
    "La main part sans passer par la pile, avant toute réponse et avant l'étape butin, qui donne ensuite deux cartes.",
  'black-proglottid-order':
    "Le joueur mort n'a plus d'œuf au moment du gain, et gagne donc aussi. Avec plusieurs Proglottis, l'ordre de leurs effets décide lequel trouve encore des œufs.",
  'booster-pack-which-cards':
    "Tout le monde voit les cinq cartes. Celles que vous jouez vont sur la pile l'une après l'autre : la dernière se résout en premier ; babioles et embuscades peuvent être jouées aussi. Une carte à qui il manque une cible part à la défausse avec les autres.",
  'brimstone-g-fuel-others-only':
    "Chacun de vos 6, en attaque ou non, avec le nombre définitif. Il faut choisir quelqu'un, mais jamais vous.",
  'co-op-baby-always-somebody':
    "Il faut choisir quelqu'un, qui n'a pas son mot à dire. Ce joueur lance après chacun de vos lancers, touche avec sa propre ATQ et subit ce que coûtent ses échecs.",
  'cracked-key-what-becomes-of-it':
    "La carte garde ses marqueurs et reste tournée comme elle l'était. Personne ne la contrôle : le joueur actif peut l'activer, et elle se recharge au tour de chacun. Comme une salle, elle peut être écartée à la fin d'un tour où un monstre est mort, et va à la défausse trésors. Un objet de la boutique peut être choisi.",
  'daily-run-rooms-that-fight':
    "Ce n'est pas un monstre : sa mort ne permet pas d'écarter une salle. Le dernier point de dégâts rapporte encore, avant la récompense. Des dégâts hors attaque rapportent aussi au joueur actif, et n'annulent rien.",
  'dataminer-for-how-long':
    "Sur 1 ou 5, le nombre remplace pour de bon celui qui est imprimé sur les monstres présents ; marqueurs et autres changements s'y ajoutent, et les monstres arrivés plus tard gardent le leur. Sur 3, lui-même est déjà désactivé. Sur 4, seule la fin de votre propre tour demande votre main.",
  'dick-knot-which-attacks':
    "Toute attaque compte dès sa déclaration, quelle que soit la cible, la sienne aussi. Son esquive s'arrête à 6, son ATQ non. Sa mort au début d'un tour rapporte sa récompense au joueur actif, qui meurt aussi.",
  'g-fuel-2-itself': "À la fin de votre tour, il peut se recharger lui-même. Le personnage peut être à n'importe qui.",
  'game-crash-what-stays':
    'Les objets éternels restent, objets de départ compris. Les objets à PV meurent, les autres partent aussitôt. Monstres et salles sont écartés sans être tués : ni récompenses ni âmes.',
  'game-squid-who-gets-counters':
    "Qui a lancé contre ce monstre pendant le tour met le marqueur, peu importe qui le tue et si l'attaque a continué. Une attaque sur la pioche n'en est pas une contre un monstre. Un objet qui a déjà un marqueur PV ne peut pas être choisi.",
  'gish-monster-whose-turn':
    "Une attaque lui est due à chaque tour, tant qu'il en reste une. Le joueur actif choisit qui saute un tour, et peut se choisir.",
  'greed-mode-paying-to-tap':
    "Un tel effet se paie autant de fois qu'on veut, que la carte soit tournée ou non ; salles et monstres se tournent toujours. Pour les ¢, les marqueurs PV et autres changements comptent, pas les dégâts.",
  'guppys-head-starting-item-give-first':
    "Sans butin à donner, il n'y a rien à regarder. Vous piochez la carte que vous avez mise au sommet.",
  'isaac-nendoroid-same-isaac':
    "C'est un autre Isaac : il commence avec la Tête de Guppy, et les deux peuvent être dans une même partie.",
  'isaacs-tears-which-rolls':
    'Chacun de vos lancers devenu définitif donne un marqueur ; une relance reste le même lancer. Vous pouvez en garder plus de six.',
  'keepers-resting-place-where-and-when':
    'Seul le joueur qui la remet connaît sa place : la troisième à partir du sommet est la plus haute permise. Seul compte le nombre de résolutions ; une fois annulée ne compte pas.',
  'level-one-isaac-opening-hand':
    "Les deux cartes sont distribuées avec les trois de chacun : elles ne sont pas piochées. Qui le devient en cours de partie n'en reçoit pas.",
  'lil-gish-which-turn':
    "Seule l'étape de recharge de ce tour est visée : d'autres cartes peuvent recharger l'objet, et pendant le tour de qui le contrôle, c'est le prochain qui compte. Un objet de la boutique peut aussi être choisi, sans effet.",
  'mini-nuke-everybody':
    'Vous êtes touché aussi. Ce sont des dégâts : ils peuvent être prévenus, et les morts sont à votre actif ; les marqueurs au-delà de neuf sont perdus.',
  'monster-card-out-of-play':
    "Ses dégâts restent quand elle devient une copie. À sa mort, les récompenses sont versées d'abord ; copie d'un boss, elle devient une âme, qui est en jeu, et le reste. Copie d'un événement, elle quitte aussitôt le jeu. Recouverte, mise dans une pioche ou retirée, elle va aussi dans la main. Jamais attaquée, elle va à la défausse.",
  'multiplayer-update-both-are-paid':
    "Personne ne peut refuser de lancer. Le joueur actif est payé comme toujours ; un autre joueur qui porte le coup fatal, même avec une carte, gagne les mêmes récompenses en plus, mais pas d'âme.",
  'patch-notes-in-order':
    "Le hasard désigne les joueurs avant toute réponse, et qui est premier, deuxième et troisième. Qui n'a pas d'objet convenable ne met pas de marqueur.",
  'pink-proglottid-who-loots':
    "Les œufs sont comptés à la résolution ; ceux d'un monstre mort, tels qu'ils étaient. Qui a un œuf ne pioche rien ; un joueur mort sans œuf pioche.",
  'prototype-choosing-for-good':
    "On vous demande d'abord les deux effets, puis l'effet complet. Il reste sur la carte tant qu'elle est en jeu, chez qui que ce soit ; un don ou un vol n'est pas un gain, on ne choisit donc plus. « Vous », c'est qui la contrôle.",
  'radical-rat-itself': "Le hasard peut désigner le rat lui-même. Aucun joueur n'inflige ces dégâts.",
  'rainbow-tapeworm-any-item':
    "Un objet de n'importe qui, ou de la boutique. Il reste la même carte, chargée ou non, et redevient lui-même à la fin du tour.",
  'red-proglottid-both-sides':
    "Cela vaut pour tous, qui que ce soit qui ait posé l'œuf : les monstres deviennent plus dangereux aussi. Un joueur ne perd les siens qu'en mourant.",
  'stacys-extra-head-each-once':
    'Les options déjà choisies sont notées sur la carte, visibles de tous. Compte tout monstre ou joueur que vous avez tué vous-même, par une attaque ou une carte, avant la résolution.',
  'tainted-spitty-counting-dice':
    "C'est la valeur d'âme qui compte : une âme qui en vaut deux donne deux dés de plus. Tous les dés font un seul lancer avec le plus petit nombre, modifiable comme un autre ; une relance ne prend qu'un dé. Qui attaque avec le joueur actif lance un dé.",
  'tapeworm-monster-coming-back':
    "Il doit être dans la défausse au moment où le joueur meurt. Il recouvre une zone non attaquée, et c'est un nouveau monstre avec tous ses PV.",
  'white-proglottid-who-killed':
    "N'importe quel œuf permet d'attaquer ce joueur, d'où qu'il vienne. Si aucun joueur ne l'a tué, personne ne pioche, mais les œufs partent.",
  'wrath-of-the-lamb-voting':
    "Les votes sont ouverts, à partir du joueur actif. Le vainqueur peut voler n'importe quelle âme d'un autre, âmes bonus comprises, ou n'en rien faire ; sans âme chez un autre joueur, il n'y a rien à voler.",
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
