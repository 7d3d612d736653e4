import type { NamedDecision } from '../../words/game/rewinding.js';
import { list } from '../cards/nouns.js';

/** What was decided, as a sentence without a full stop. */
export const decision = ({ to, player, card }: NamedDecision): string => {
  const who = player ?? 'the game';
  switch (to) {
    case 'toPlay':
      return `${who} plays ${card ?? 'a card'}`;
    case 'toActivation':
      return `${who} activates ${card ?? 'something'}`;
    case 'toAttack':
      return `${who} attacks`;
    case 'toPurchase':
      return `${who} buys something`;
    case 'toEnd':
      return `${who} ends the turn`;
    case 'toEffect':
      return `everybody passes on ${card ?? 'an effect'}`;
    case 'toRoll':
      return `everybody passes on the roll of ${who}`;
    case 'toDamage':
      return card === null ? 'everybody passes on damage' : `everybody passes on damage by ${card}`;
    case 'toDeath':
      return 'everybody passes on a death';
    case 'toAnswer':
      return card === null ? `${who} answers a question` : `${who} answers ${card}`;
  }
};

/** Rewinding a game by consent of the table. */
export const rewinding = {
  button: 'Rewind…',
  title: 'Rewind the game',
  /** What a rewind does, and what it takes. */
  intro:
    'The game goes back to before a decision of this round, if everybody at the table agrees: one person can refuse, and whoever says nothing for 24 h does not stand in the way. Cards in hands and on the table are as they were then. Dice and decks are not: everything is drawn anew, and decks of which somebody has seen a card since are shuffled.',
  /** In place of the list when there is nothing in it. */
  nothing: 'There is no decision of this round to go back to.',
  choose: 'Go back to before…',
  chooseTurn: 'Turn',
  turn: (number: number): string => `Turn ${number}`,
  /** What was decided, as a sentence without a full stop. */
  decision,
  /** The message for everybody about a proposal; `until` is when silence counts as consent, as Discord writes times. */
  proposal: (by: string, turn: number, what: string, agreed: readonly string[], until: string): string =>
    `${by} proposes to rewind the game to turn ${turn}, before this: ${what}. So far ${list(agreed, 'and')} agreed. It is done when everybody at the table agrees, or if nobody refuses it until ${until}; the game goes on meanwhile.`,
  agree: 'Rewind it',
  refuse: 'No',
  /** To whoever has proposed it. */
  proposed: 'The table is asked in the channel. Until then the game goes on.',
  done: 'The game has been rewound.',
  /** In the result: to which turns, the first rewind first. */
  result: (turns: readonly number[]): string =>
    `The game was rewound to ${list(
      turns.map((turn) => `turn ${turn}`),
      'and',
    )}. The hash is of the seed up to the first “/”; each rewind added a part.`,
};
