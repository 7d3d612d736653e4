import { capital } from '../../cards/sentences.js';
import type {
  Allowance,
  CardType,
  Deck,
  Influence,
  ObjectView,
  PlayerView,
  Role,
  StackItemView,
} from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Whereabouts } from '../../words/game/inspect.js';
import type { Names } from '../../words/described.js';
import { KEYWORD, STAT, counted, counterNoun, list, ordinal } from '../cards/nouns.js';
import { board } from './board.js';

const TYPE: Readonly<Record<CardType, string>> = {
  loot: 'Loot card',
  treasure: 'Treasure',
  monster: 'Monster card',
  room: 'Room',
  character: 'Character',
  startingItem: 'Starting item',
  bonusSoul: 'Bonus soul',
  challenge: 'Challenge',
};
const PILE: Readonly<Record<Deck, string>> = {
  loot: 'Loot discard',
  treasure: 'Treasure discard',
  monster: 'Monster discard',
  room: 'Room discard',
};
const ALLOWANCE: Readonly<Record<Allowance, string>> = {
  attacks: 'attacks each turn',
  purchases: 'purchases each turn',
  lootPlays: 'loot plays',
  handSize: 'maximum hand size',
  openingLoot: 'loot cards at the start of the game',
  lootStep: 'cards in the loot step',
  rechargeStep: 'items recharged in the recharge step',
  votes: 'votes',
  soulsToWin: 'souls needed to win',
};
const ROLLS = {
  all: 'rolls',
  attack: 'attack rolls',
  firstAttack: 'the first attack roll each turn',
  first: 'the first roll each turn',
  next: 'the next roll',
  nextAttack: 'the next attack roll',
} as const;

/** "attack rolls", "attack rolls (1st, 3rd each turn)" */
const rollsOf = ({ which, nth }: Extract<Influence['effect'], { readonly is: 'rolls' }>): string =>
  nth === undefined ? ROLLS[which] : `${ROLLS[which]} (${nth.map(ordinal).join(', ')} each turn)`;

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const where = (place: Whereabouts): string => {
  switch (place.is) {
    case 'shop':
      return `in the shop, slot ${place.number}`;
    case 'monster':
      return `in monster slot ${place.number}`;
    case 'room':
      return `in room slot ${place.number}`;
    case 'challenge':
      return 'the card of the challenge';
    case 'finalBoss':
      return 'the final boss';
    case 'minion':
      return `in minion slot ${place.number}`;
    case 'controlled':
      return `controlled by ${place.player}`;
    case 'covered':
      return `covered by ${place.host}`;
    case 'under':
      return `under ${place.host}`;
    case 'discard':
      return 'in its discard pile';
    case 'shown':
      return 'you see it on its deck';
    case 'hand':
      return 'in your hand';
    case 'question':
      return 'in the open question';
    case 'bonus':
      return 'still to be gained';
    case 'outside':
      return 'outside the game';
  }
};

const damage = ({ hp, maxHp }: ObjectView): readonly string[] =>
  hp === null || maxHp === null || hp >= maxHp ? [] : [`Damage marked: ${maxHp - hp}`];

const counters = ({ counters: there }: Pick<ObjectView, 'counters'>): readonly string[] => {
  const words = Object.entries(there).flatMap(([name, number]) =>
    number > 0 ? [counted(number, counterNoun(name === 'counter' ? undefined : (name as 'hp')))] : [],
  );
  return words.length === 0 ? [] : [`Counters: ${list(words, 'and')}`];
};

const state = (seen: ObjectView, names: Names, charges: boolean): readonly string[] => [
  ...(seen.charged ? (charges ? ['↷ charged'] : []) : ['↷ deactivated']),
  ...(seen.copyOf === null ? [] : [`A copy of ${names.card(seen.copyOf)}`]),
  ...damage(seen),
  ...counters(seen),
  ...seen.numbers.map(({ ordinal, was, number }) => `Number ${ordinal} of its text: ${number} in place of ${was}`),
  ...(seen.notes.length === 0 ? [] : [`Noted on it: ${seen.notes.join(' ')}`]),
];

const player = (seen: PlayerView, names: Names): readonly string[] => [
  ...(seen.openHand.length > 0
    ? [
        `Open hand: ${list(
          seen.openHand.map((card) => names.card(card)),
          'and',
        )}`,
      ]
    : []),
  ...(seen.turnsToSkip > 0 ? [`Skips ${counted(seen.turnsToSkip, { one: 'turn', many: 'turns' })}`] : []),
  ...(seen.dead ? ['Dead until the turn ends'] : []),
];

const influence = (effect: Influence['effect'], ability: string): string => {
  switch (effect.is) {
    case 'stat':
      return `${signed(effect.by)} ${STAT[effect.stat]}`;
    case 'rolls':
      return `${signed(effect.by)} to ${rollsOf(effect)}`;
    case 'allowance':
      return `${ALLOWANCE[effect.what]}: ${effect.by >= ANY_NUMBER ? 'any number' : signed(effect.by)}`;
    case 'allowanceIs':
      return `${ALLOWANCE[effect.what]}: ${effect.to}`;
    case 'keyword':
      return KEYWORD[effect.word];
    case 'shield':
      return effect.upTo === null ? 'prevents the next damage' : `prevents ${effect.upTo} damage`;
    case 'ability':
      return ability;
    case 'lasting':
      return 'what it did still lasts';
  }
};

/** Looking at things on the table. */
export const inspect = {
  intro: 'Choose what to look at. Only you see this.',
  /** Placeholders of the menus. */
  menu: {
    players: 'Players',
    table: 'Monsters, shop, room…',
    stack: 'The stack, top first',
    piles: 'Discards and decks',
    things: 'Look closer at…',
  },
  /** The last entry of a menu that holds no more. */
  more: (left: number): string => `… and ${left} more`,
  all: 'Everything',
  pile: (deck: Deck): string => PILE[deck],
  cards: (count: number): string => counted(count, { one: 'card', many: 'cards' }),
  decks: 'Decks and supply',
  outside: 'Outside the game',
  gone: 'That is no longer there.',
  kind: (type: CardType, role: Role | null): string => (role === null ? TYPE[type] : capital(board.role(role))),
  where,
  printed: (stats: string): string => `printed: ${stats}`,
  /** What is particular about it now: charged or not, damage, counters, what it copies; `charges` with an ability of ↷. */
  state,
  /** What the board's line about a player leaves out. */
  player,
  changes: 'What applies to it now',
  /** `+1 ATK`; what an ability says is given by the caller. */
  influence,
  stackPlace: (above: number): string =>
    above === 0
      ? 'On top of the stack: it happens next.'
      : `On the stack under ${counted(above, { one: 'other thing', many: 'other things' })}.`,
  stackControl: ({ controller }: StackItemView, names: Names): string =>
    controller === 'game' ? 'Controlled by the game.' : `Controlled by ${names.player(controller)}.`,
  /** A card that seems to do something wrong: its position as a file; `isSeated`: with the reader's own hand. */
  report: {
    button: 'Report this card',
    title: (card: string): string => `A report of ${card}`,
    about: (isSeated: boolean): string =>
      isSeated
        ? 'The position as you see it, with your own hand, as a file that only you get. Say what you expected, and look who reads it before you pass it on.'
        : 'The position as everybody sees it, as a file that only you get. Say what you expected when you pass it on.',
  },
  /** What a computer player has weighed, when the game is over. */
  weighed: {
    button: 'What it weighed',
    title: (player: string): string => `What ${player} weighed`,
    /** Before what it weighed in a turn. */
    turn: (number: number, text: string): string => `Turn ${number}: ${text}`,
  },
  /** A link to the official page; the address is given. */
  officialPage: (url: string): string => `[Official page](${url})`,
};
