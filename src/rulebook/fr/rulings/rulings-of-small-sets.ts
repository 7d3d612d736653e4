import type { RulingId } from '../../rulings/rulings.js';

/** Of Tapeworm, G Fuel, Mewgenics and Nendoroid. */
export const rulingsOfSmallSets = {
  'black-proglottid-order':
    "Le joueur mort n'a plus d'œuf au moment du gain, et gagne donc aussi. Avec plusieurs Proglottis, l'ordre de leurs effets décide lequel trouve encore des œufs.",
  'brimstone-g-fuel-others-only':
    "Chacun de vos 6, en attaque ou non, avec le nombre définitif. Il faut choisir quelqu'un, mais jamais vous.",
  'g-fuel-2-itself': "À la fin de votre tour, il peut se recharger lui-même. Le personnage peut être à n'importe qui.",
  'guppys-head-starting-item-give-first':
    "Sans butin à donner, il n'y a rien à regarder. Vous piochez la carte que vous avez mise au sommet.",
  'isaac-nendoroid-same-isaac':
    "C'est un autre Isaac : il commence avec la Tête de Guppy, et les deux peuvent être dans une même partie.",
  'isaacs-tears-which-rolls':
    'Chacun de vos lancers devenu définitif donne un marqueur ; une relance reste le même lancer. Vous pouvez en garder plus de six.',
  'mini-nuke-everybody':
    'Vous êtes touché aussi. Ce sont des dégâts : ils peuvent être prévenus, et les morts sont à votre actif ; les marqueurs au-delà de neuf sont perdus.',
  'pink-proglottid-who-loots':
    "Les œufs sont comptés à la résolution ; ceux d'un monstre mort, tels qu'ils étaient. Qui a un œuf ne pioche rien ; un joueur mort sans œuf pioche.",
  'radical-rat-itself': "Le hasard peut désigner le rat lui-même. Aucun joueur n'inflige ces dégâts.",
  'rainbow-tapeworm-any-item':
    "Un objet de n'importe qui, ou de la boutique. Il reste la même carte, chargée ou non, et redevient lui-même à la fin du tour.",
  'red-proglottid-both-sides':
    "Cela vaut pour tous, qui que ce soit qui ait posé l'œuf : les monstres deviennent plus dangereux aussi. Un joueur ne perd les siens qu'en mourant.",
  'stacys-extra-head-each-once':
    'Les options déjà choisies sont notées sur la carte, visibles de tous. Compte tout monstre ou joueur que vous avez tué vous-même, par une attaque ou une carte, avant la résolution.',
  'tapeworm-monster-coming-back':
    "Il doit être dans la défausse au moment où le joueur meurt. Il recouvre une zone non attaquée, et c'est un nouveau monstre avec tous ses PV.",
  'white-proglottid-who-killed':
    "N'importe quel œuf permet d'attaquer ce joueur, d'où qu'il vienne. Si aucun joueur ne l'a tué, personne ne pioche, mais les œufs partent.",
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
