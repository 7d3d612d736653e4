import type { Words } from '../../wording.js';
import type { Next } from '../../words/game/waiting.js';
import { counted, list } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const DAMAGE = { one: 'dégât', many: 'dégâts', f: false };
const DECLARED = {
  attack: 'va choisir quoi attaquer',
  purchase: 'va choisir quoi acheter',
  end: 'va terminer le tour',
} as const;

const comes = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return `${next.by === null ? next.what : `${next.what} (${next.by})`} va se résoudre`;
    case 'roll': {
      const meaning = next.means !== '' ? ` : ${next.means}` : next.card === null ? '' : ` pour ${next.card}`;
      return `${next.by === null ? 'Un lancer' : `Le lancer ${deName(next.by)}`} va compter comme ${next.result}${meaning}`;
    }
    case 'damage':
      return `${next.to} va subir ${counted(next.amount, DAMAGE)}`;
    case 'death':
      return `${next.of} va mourir`;
    case 'declared':
      return `${next.player} ${DECLARED[next.what]}`;
    case 'attackRoll':
      return `${next.player} va lancer le dé${next.target === null ? '' : ` contre ${next.target}`}`;
    case 'turnEnds':
      return `Le tour ${deName(next.player)} va se terminer, puis vient celui ${deName(next.next)}`;
    case 'step':
      return 'Le tour va continuer';
  }
};

const DONE = {
  passed: 'la table a passé pour vous',
  chose: 'la table a fait pour vous le choix le plus prudent',
  endsTurn: 'la table a terminé votre tour',
  playsTurn: 'un joueur virtuel termine votre tour',
} as const;
const NEXT = {
  oneMore: ' Si vous manquez aussi le prochain délai, la table continuera sans vous attendre.',
  goesOn: " La table ne vous attend plus, jusqu'à ce que vous agissiez.",
} as const;

const ended: Words['notices']['ended'] = ({ how, did, next }) => {
  switch (how) {
    case 'late':
      return `⌛ Votre délai est écoulé${did === undefined ? '' : ` : ${DONE[did]}`}.${next === undefined ? '' : NEXT[next]}`;
    case 'undone':
      return "↩️ C'est annulé : il n'y a plus rien à répondre.";
    case 'over':
      return "La partie est terminée : il n'y a plus rien à répondre.";
    case 'replaced':
      return "Vous ne jouez plus ici : il n'y a plus rien à répondre.";
    case 'goneOn':
      return "La partie a continué : il n'y a plus rien à répondre.";
  }
};

export const notices: Words['notices'] = {
  turn: (turn) => `C'est à vous de jouer (tour ${turn}).`,
  choice: (card) => (card === null ? 'À vous de choisir.' : `À vous de choisir : ${card}.`),
  answer: (next) => `${comes(next)}. Répondez, ou passez.`,
  reminded: (reason) => `⏰ Rappel : ${reason}`,
  nudged: (reason) => `👋 Un responsable de ce serveur vous demande de continuer : ${reason}`,
  unlessPassed: "Si vous avez passé, il n'y a plus rien à faire.",
  paused: '⏸ La table est en pause : le temps ne court plus.',
  ended,
  passed: 'Vous avez passé.',
  nextTable: (tables) => `Table suivante (${tables} ${tables === 1 ? 'vous attend' : 'vous attendent'})`,
  nothingWaits: (players, until) => {
    const next =
      players.length === 0
        ? ''
        : ` : c'est ${list(
            players.map((player) => `à ${player}`),
            'ou',
          )}${until === null ? '' : `, jusqu'au ${until}`}`;
    return `✔ Rien ne vous attend${next}.`;
  },
  notAwaited: 'La table ne vous attend pas en ce moment.',
  toTable: 'Vers la table',
  digest: (tables) => `${counted(tables, { one: 'table vous attend', many: 'tables vous attendent', f: true })} :`,
};
