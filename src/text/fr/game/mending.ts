import type { Words } from '../../wording.js';
import type { NamedMend, StuckReason } from '../../words/game/mending.js';
import { list } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';
import { countersText, mendPlace, mendText } from './mends.js';

const STUCK: Readonly<Record<StuckReason, string>> = {
  failed: 'une réponse a échoué à ce moment du jeu, par une erreur du bot',
  deadline: "le temps de tous ceux qu'on attend est écoulé, et la partie n'a pas continué",
  idle: "personne n'a agi depuis 24 h",
};

const done = ({ turn, by, alone, text }: NamedMend): string =>
  `au tour ${turn}, ${alone ? `par ${by} sans les autres` : `d'un commun accord, sur proposition ${deName(by)}`} : ${text}`;

export const mending: Words['mending'] = {
  button: 'Réparer…',
  title: 'Réparer la partie',
  intro:
    "On corrige ce que tout le monde voit sur la table : les ¢, les PV, les marqueurs, la place d'une carte ou le sommet de la pile. Cela ne fait pas partie du jeu : rien ne se déclenche et rien n'y change quoi que ce soit. C'est fait si tout le monde à la table est d'accord : une seule personne peut refuser, et le silence pendant 24 h vaut accord. Quand la table est bloquée, l'hôte peut le faire sans les autres.",
  kinds: { coins: '¢', hp: 'PV', counters: 'Marqueurs', move: 'Une carte', drop: 'Enlever le sommet de la pile' },
  choose: {
    coins: 'Les ¢ de qui ?',
    hp: 'Les PV de qui ?',
    counters: 'Les marqueurs sur…',
    move: 'Quelle carte ?',
  },
  chooseGroup: 'Où est-elle ?',
  chooseNumber: 'Combien devrait-il y en avoir ?',
  chooseCounter: 'Quelle sorte de marqueurs ?',
  choosePlace: 'Quelle est sa place ?',
  nothing: "Il n'y a rien de ce genre sur la table.",
  coinsNow: (coins) => `maintenant ${coins} ¢`,
  hpNow: (hp, most) => `maintenant ${hp} PV sur ${most}`,
  countersNow: (number, counter) => `maintenant ${countersText(number, counter)}`,
  place: mendPlace,
  told: mendText,
  stuck: (why) => `La table est bloquée : ${STUCK[why]}. En tant qu'hôte, vous pouvez réparer sans les autres.`,
  alone: 'Le faire sans les autres',
  ask: 'Demander à la table',
  proposal: (by, text, agreed, until) =>
    `${by} propose de réparer la partie : **${text}**. Pour l'instant, d'accord : ${list(agreed, 'et')}. C'est fait quand tout le monde à la table est d'accord, ou si personne ne refuse jusqu'à ${until} ; d'ici là, la partie continue.`,
  agree: 'Réparer',
  refuse: 'Non',
  proposed: "La question est posée à la table dans le salon. D'ici là, la partie continue.",
  done: 'La partie a été réparée.',
  soon: 'La partie est réparée dès que ce qui se résout maintenant est fini.',
  result: (mends, of) =>
    `La partie a été réparée${of > 1 ? ` ${of} fois` : ''}${of > mends.length ? ', en dernier' : ''} : ${mends.map(done).join(' ; ')}.`,
};
