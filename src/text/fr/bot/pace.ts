import type { Words } from '../../wording.js';
import type { LateTurn, PaceName } from '../../../table/index.js';

const NAME: Readonly<Record<PaceName, string>> = { tonight: 'Ce soir', days: 'Sur plusieurs jours' };
const LATE: Readonly<Record<LateTurn, readonly [name: string, description: string, line: string]>> = {
  end: [
    'Piocher et finir',
    'Le tour pioche son butin et prend fin, sans rien jouer ni acheter',
    'le tour pioche son butin et prend fin',
  ],
  computer: [
    'Un joueur virtuel le joue',
    'Il joue la suite de ce seul tour',
    'un joueur virtuel joue la suite du tour',
  ],
};

const length = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${seconds / 60} min` : `${seconds / 3600} h`;
};
const limit = (seconds: number | null): string => (seconds === null ? 'pas de limite' : length(seconds));

export const pace: Words['pace'] = {
  question: "Ce soir d'une traite, ou sur plusieurs jours avec un coup d'œil de temps en temps ?",
  name: (name) => (name === null ? 'Sans horloge' : NAME[name]),
  emoji: (name) => (name === null ? '♾️' : name === 'tonight' ? '🌙' : '📅'),
  line: (set) => {
    if (set === null) return "**Sans horloge** : la table attend chacun le temps qu'il faut.";
    const quiet = set.name === 'days' ? ', hors heures calmes' : '';
    const times = `${limit(set.answer)} pour répondre, ${limit(set.turn)} pour un tour entier${quiet}`;
    return `**${NAME[set.name]}** : ${times}. Passé ce délai, ${LATE[set.lateTurn][2]}.`;
  },
  title: "L'horloge de cette table",
  button: 'Horloge',
  choose: (what) =>
    ({
      pace: 'Ce soir ou sur plusieurs jours',
      answer: 'Temps pour une réponse',
      turn: 'Temps pour un tour',
      lateTurn: 'Un tour en retard',
    })[what],
  choice: (what, seconds) => {
    const about = what === 'answer' ? "Une réponse à quelqu'un" : 'Un tour entier';
    return seconds === null ? `${about} : sans limite` : `${about} : ${length(seconds)}`;
  },
  lateTurn: (late) => LATE[late][0],
  lateTurnDescription: (late) => LATE[late][1],
  explain: (misses) =>
    `Le temps ne court que pour ceux que la table attend, et pas pendant leurs heures calmes (**/souls-moi heures-calmes**). Quand il est écoulé, la table donne d'elle-même la réponse la plus douce : elle passe, refuse ou choisit le moins. Personne n'a à voter. Un joueur qui laisse passer ${misses === 1 ? 'une échéance' : 'deux échéances de suite'} n'est plus attendu jusqu'à sa prochaine action.`,
  misses: (misses) => `N'attend plus après ${misses === 1 ? '1 échéance manquée' : '2 échéances manquées'}`,
  onTheWall: (answer, turn, late) => {
    const times = [
      ...(answer === null ? [] : [`une réponse jusqu'au ${answer}`]),
      ...(turn === null ? [] : [`un tour jusqu'au ${turn}, puis ${LATE[late][2]}`]),
    ];
    return `Pour vous, à partir de maintenant : ${times.join(' ; ')}.`;
  },
  deadline: (until) => `⏳ le délai finit ${until} au plus tard`,
  ownDeadline: ([soon, at], late) =>
    `⏳ Votre délai finit ${soon}${at === null ? '' : ` (${at})`}${late === null ? '' : `, puis ${LATE[late][2]}`}.`,
  away: (player, until) => `🏝️ ${player} : absence jusqu'au ${until}.`,
  absent: (player) => `💤 La table n'attend pas ${player} jusqu'à sa prochaine action.`,
  timedOut: (player) => `💤 ${player} ne peut pas agir sur ce serveur pour l'instant : la table n'attend pas.`,
  paused: (since) =>
    `⏸ En pause ${since}, par un responsable du serveur : le temps s'arrête, et personne n'est prévenu de rien. On peut agir quand même.`,
  deserted: "💤 Personne n'est là : la table attend la première action.",
};
