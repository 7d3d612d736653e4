import type { Words } from '../../wording.js';
import type { NamedDecision } from '../../words/game/rewinding.js';
import { list } from '../cards/nouns.js';
import { deCard, deName } from '../cards/typography.js';

/** What was decided, as a sentence without a full stop. */
export const decision = ({ to, player, card }: NamedDecision): string => {
  const who = player ?? 'le jeu';
  switch (to) {
    case 'toPlay':
      return `${who} joue ${card ?? 'une carte'}`;
    case 'toActivation':
      return card === null ? `${who} active quelque chose` : `${who} active l'effet ${deCard(card)}`;
    case 'toAttack':
      return `${who} attaque`;
    case 'toPurchase':
      return `${who} achète quelque chose`;
    case 'toEnd':
      return `${who} finit son tour`;
    case 'toEffect':
      return card === null ? 'tout le monde passe sur un effet' : `tout le monde passe sur l'effet ${deCard(card)}`;
    case 'toRoll':
      return `tout le monde passe sur le lancer ${deName(who)}`;
    case 'toDamage':
      return card === null
        ? 'tout le monde passe sur des dégâts'
        : `tout le monde passe sur les dégâts ${deCard(card)}`;
    case 'toDeath':
      return 'tout le monde passe sur une mort';
    case 'toAnswer':
      return card === null ? `${who} répond à une question` : `${who} répond à la question ${deCard(card)}`;
  }
};

export const rewinding: Words['rewinding'] = {
  button: 'Rembobiner…',
  title: 'Rembobiner la partie',
  intro:
    "La partie revient avant une décision de cette série de tours, si tout le monde à la table est d'accord : une seule personne peut refuser, et le silence pendant 24 h vaut accord. Les cartes en main et sur la table redeviennent ce qu'elles étaient. Pas les dés ni les pioches : tout est tiré à nouveau, et les pioches dont quelqu'un a vu une carte depuis sont mélangées.",
  nothing: "Il n'y a pas de décision de cette série de tours à laquelle revenir.",
  choose: 'Revenir avant…',
  chooseTurn: 'Tour',
  turn: (number) => `Tour ${number}`,
  decision,
  proposal: (by, turn, what, agreed, until) =>
    `${by} propose de rembobiner la partie au tour ${turn}, avant ceci : ${what}. Pour l'instant, d'accord : ${list(agreed, 'et')}. C'est fait quand tout le monde à la table est d'accord, ou si personne ne refuse jusqu'à ${until} ; d'ici là, la partie continue.`,
  agree: 'Rembobiner',
  refuse: 'Non',
  proposed: "La question est posée à la table dans le salon. D'ici là, la partie continue.",
  done: 'La partie a été rembobinée.',
  result: (turns) =>
    `La partie a été rembobinée : ${list(
      turns.map((turn) => `tour ${turn}`),
      'et',
    )}. L'empreinte est celle de la graine jusqu'au premier « / » ; chaque retour a ajouté une partie.`,
};
