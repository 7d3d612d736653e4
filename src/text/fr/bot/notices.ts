import type { NoticeWords } from '../../words/bot/notices.js';
import type { Next } from '../../words/game/waiting.js';
import { typo } from '../cards/typography.js';
import { counted } from '../cards/nouns.js';

const DAMAGE = { one: 'dégât', many: 'dégâts', f: false };
const DECLARED = {
  attack: 'va choisir quoi attaquer',
  purchase: 'va choisir quoi acheter',
  end: 'va terminer le tour',
} as const;

const comes = (next: Next): string => {
  switch (next.is) {
    case 'effect':
      return `${next.by === null ? next.what : `${next.what} (${next.by})`} va faire son effet`;
    case 'roll': {
      const meaning = next.means !== '' ? ` : ${next.means}` : next.card === null ? '' : ` pour ${next.card}`;
      return `${next.by === null ? 'Un jet' : `Le jet de ${next.by}`} va compter comme ${next.result}${meaning}`;
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
      return `Le tour de ${next.player} va se terminer, puis vient ${next.next}`;
    case 'step':
      return 'Le tour va continuer';
  }
};

export const notices: NoticeWords = {
  turn: (turn) => typo(`C'est à vous : tour ${turn}.`),
  choice: (line) => typo(`À vous de choisir. ${line}`),
  answer: (next) => typo(`${comes(next)}. Répondez, ou passez et laissez faire.`),
  reminded: (reason) => typo(`⏰ Rappel : ${reason}`),
  nudged: (reason) => typo(`👋 Un responsable de ce serveur vous demande de continuer : ${reason}`),
  unlessPassed: "Si vous avez passé, il n'y a plus rien à faire.",
  over: "✓ C'est fait.",
  toTable: 'Vers la table',
  digest: (tables) =>
    typo(`${counted(tables, { one: 'table vous attend', many: 'tables vous attendent', f: true })} :`),
};
