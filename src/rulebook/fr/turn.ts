import type { turn as plan } from '../chapters/turn.js';
import type { ChapterText } from '../section.js';

export const turn: ChapterText<typeof plan> = {
  'turn-overview': {
    title: 'Un tour du début à la fin',
    text: "Le joueur dont c'est le tour, le **joueur actif**, passe par trois phases :\n1. **Phase de départ** : rechargez vos cartes, laissez se produire ce qui arrive « au début de votre tour », piochez 1 butin.\n2. **Phase d'actions** : dans l'ordre que vous voulez, une attaque et un achat, tous deux facultatifs, ainsi que vos butins et vos effets tant que vous pouvez les payer. Vous avez une utilisation de butin pour le tour.\n3. **Phase finale** : ce qui arrive « à la fin de votre tour » se produit, vous défaussez jusqu'à 10 butins, tout le monde se soigne, et c'est au joueur à votre gauche.",
    example:
      "Cain recharge, pioche 1 butin, joue Une pièce de 10 centimes !! pour 10 ¢, attaque et tue une Mouche, achète un objet à 10 ¢ et déclare la fin de son tour. Il aurait pu acheter avant d'attaquer, ou ne faire ni l'un ni l'autre.",
    asked: [
      'tour',
      'ordre du tour',
      'phases',
      "étapes d'un tour",
      'comment se passe un tour',
      'que puis-je faire pendant mon tour',
      'déroulement du tour',
      "combien d'actions par tour",
      'à qui le tour',
      'sens du jeu',
      'structure du tour',
    ],
  },
  'start-phase': {
    title: 'La phase de départ',
    text: "Trois étapes, toujours dans cet ordre :\n1. **Recharge** : toutes vos cartes désactivées se redressent. Les salles et les monstres de la table aussi, mais pas les objets de la boutique. Personne ne peut rien faire avant ni pendant cette étape.\n2. **Début du tour** : les effets « au début de votre tour » vont sur la pile, puis tous les joueurs peuvent répondre.\n3. **Étape butin** : vous piochez 1 butin. Cela ne passe pas par la pile, donc personne ne répond à cette pioche ; les effets qui changent une pioche s'appliquent. Puis chacun peut agir, et la phase d'actions commence.\n\nVous n'avez pas encore votre utilisation de butin : elle arrive avec la phase d'actions. Le ↷ de votre personnage, déjà chargé, peut vous en donner une.",
    example:
      "Eve a Mendiant sombre. Elle recharge, puis le lancer de Mendiant sombre va sur la pile : elle fait 4 et pioche 1 butin. Elle pioche ensuite 1 butin à l'étape butin, que personne ne peut annuler.",
    asked: [
      'phase de départ',
      'début du tour',
      'piocher au début du tour',
      'quand est-ce que je pioche',
      'pioche-t-on à chaque tour',
      'étape butin',
      'étape recharge',
      'redresser ses cartes',
      'jouer une carte avant de piocher',
      'répondre à la pioche',
      'entretien',
    ],
  },
  'action-phase': {
    title: "La phase d'actions",
    text: "À son début, vous recevez une **utilisation de butin**, valable jusqu'à la fin du tour. Puis, tant que rien n'attend sur la pile, vous pouvez déclarer :\n- une attaque (une par tour) ;\n- un achat (un par tour) ;\n- la fin de votre tour.\n\nEn outre, dès que vous avez la priorité, vous pouvez jouer un butin et activer des effets ; après chacun, comme après chaque déclaration, les autres peuvent répondre.\n\nSi tout le monde passe sur une pile vide, la phase continue : seul vous, ou un effet, peut y mettre fin. Quand vous déclarez la fin, chacun peut encore répondre une dernière fois. Ces réponses se résolvent, puis la phase finale commence sans qu'on vous repose la question, sauf si une attaque obligatoire est apparue entre-temps.",
    example:
      'Maggy déclare la fin de son tour. Judas répond par Bombe ! sur un monstre. La bombe se résout et le tour de Maggy se termine ; elle ne peut plus se raviser et acheter.',
    asked: [
      "phase d'actions",
      'phase principale',
      'attaquer et acheter au même tour',
      "acheter avant d'attaquer",
      'finir mon tour',
      'passer son tour',
      'si tout le monde passe',
      'annuler ma fin de tour',
      "suis-je obligé d'attaquer",
    ],
  },
  'end-phase': {
    title: 'La phase finale',
    text: "Quatre étapes, dans cet ordre :\n1. **Effets de fin de tour** : ils vont sur la pile, et tous les joueurs peuvent répondre. C'est la dernière occasion du tour de faire quelque chose.\n2. **Limite de main** : le joueur actif défausse jusqu'à n'avoir que 10 butins.\n3. **Salle** : si un monstre est mort pendant ce tour, il peut mettre une salle dans la défausse.\n4. **Fin** : tout ce qui a des PV se soigne entièrement, les morts revivent, les effets « jusqu'à la fin du tour » s'arrêtent, les boucliers et utilisations de butin restants sont perdus. Au joueur suivant.\n\nPersonne n'agit pendant les étapes 2 à 4. Ce qui s'y déclenche attend et va sur la pile à la phase de départ du tour suivant, dans l'ordre qui part du nouveau joueur actif.",
    example:
      "Lilith a 13 butins et Paquet de cartes. L'objet se déclenche d'abord : elle pioche 2 butins. Ensuite seulement, elle défausse jusqu'à 10, donc cinq cartes. Personne ne joue rien entre sa défausse et le tour suivant.",
    asked: [
      'phase finale',
      'fin du tour',
      'limite de main',
      'taille de main maximum',
      'trop de cartes en main',
      "défausser jusqu'à 10",
      'quand se soigne-t-on',
      "jusqu'à la fin du tour",
      "est-ce qu'on se soigne en fin de tour",
      'répondre pendant la phase finale',
      'combien de cartes en main',
    ],
  },
  'ending-the-turn': {
    title: 'Quand un effet termine le tour',
    text: "Un effet qui **termine le tour** mène tout droit à la phase finale :\n- Une attaque en cours est annulée : ses lancers d'attaque et ses dégâts de combat quittent la pile.\n- Tout le reste demeure sur la pile et se résout, sauf si la carte l'annule aussi.\n- Aucune étape de la phase finale n'est sautée : effets de fin de tour, limite de main, salle et soins ont lieu comme toujours.\n\nPendant la phase finale, un tel effet ne change rien : la phase ne recommence pas.",
    example:
      "Judas attaque Monstro ; un lancer de 2 attend sur la pile. Il joue O. Le Fou, qui termine le tour et, d'après son propre texte, annule tout ce qui n'est pas résolu. L'attaque est finie, il ne subit aucun dégât, mais sa phase finale l'oblige toujours à défausser jusqu'à 10.",
    asked: [
      'terminer le tour',
      'mettre fin au tour',
      'le tour finit plus tôt',
      'une carte termine mon tour',
      'le fou',
      'que devient la pile quand le tour se termine',
      'attaque quand le tour se termine',
      "terminer le tour d'un autre",
      'sauter la phase finale',
      'fin immédiate',
    ],
  },
  'extra-turns': {
    title: 'Tours supplémentaires et tours sautés',
    text: "Un **tour supplémentaire** est un tour complet, joué juste après celui qui est en cours. Plusieurs tours supplémentaires se suivent l'un après l'autre ; puis on reprend avec le joueur qui devait jouer.\n\nUn **tour sauté** n'a tout simplement pas lieu : ni recharge, ni butin, ni attaque. Pour tout ce qui compte les manches, c'est comme s'il avait été joué, et les tours supplémentaires ne commencent jamais une nouvelle manche.",
    example:
      "Pendant son tour, Isaac joue XIX. Le Soleil. Il termine son tour, puis en joue un autre : il recharge, pioche 1 butin et peut de nouveau attaquer et acheter. Vient ensuite le joueur à sa gauche. Si la mort de Famine lui fait sauter son prochain tour, c'est ce joueur qui joue à la place.",
    asked: [
      'tour supplémentaire',
      'rejouer',
      'jouer deux tours de suite',
      'encore un tour',
      'le soleil',
      'sauter mon prochain tour',
      'quand joue-t-on le tour supplémentaire',
      "passer le tour d'un joueur",
    ],
  },
  rounds: {
    title: "Ce qu'est une manche",
    text: "Une **manche** va du début du tour d'un joueur au début de son tour suivant. Chacun a donc la sienne. Une carte qui parle d'une manche pense à celle du joueur qui la contrôle.\n\nLes salles, les monstres et tout ce qui appartient à la table comptent d'après le joueur qui a commencé la partie : leur manche va de l'un de ses tours au suivant.\n\nLes tours supplémentaires ne déplacent pas ces limites, et un tour sauté compte comme s'il avait été joué.",
    example:
      "Quatre joueurs sont à table, et Cain a commencé. La manche de la table va d'un tour de Cain à son tour suivant. Eve, troisième, a la sienne : d'un de ses tours au suivant. Si Cain joue un tour supplémentaire, rien ne change.",
    asked: [
      'manche',
      "qu'est-ce qu'une manche",
      'combien dure une manche',
      'une fois par manche',
      'chaque manche',
      'tour ou manche',
      'quand finit une manche',
      'un tour supplémentaire compte-t-il',
      'tour de table',
      'round',
    ],
  },
};
