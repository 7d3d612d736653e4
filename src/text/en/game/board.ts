import { challenges } from './challenges.js';
import { capital } from '../../cards/sentences.js';
import type { CounterName, Deck, ObjectView, PlayerView, SlotView, View, Role } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Names } from '../../words/described.js';
import type { TurnAction, PriorityKind } from '../../words/game/board.js';
import { statsLine } from '../cards/nouns.js';
import { askedLine } from './decisions.js';
import { DECK, KEYWORD, counted, counterNoun, deckName, list } from '../cards/nouns.js';

const PHASE = {
  setup: 'Before the first turn',
  start: 'Start phase',
  action: 'Action phase',
  end: 'End phase',
} as const;
const DECLARED: Readonly<Record<NonNullable<View['declared']>, string>> = {
  attack: 'declares an attack',
  purchase: 'declares a purchase',
  end: 'wants to end the turn',
};
const NOW: Readonly<Record<Exclude<PriorityKind, 'turn'>, string>> = {
  forced: 'Your turn: you must attack before you may end it.',
  stack: 'Respond to the top of the stack, or pass to let it happen.',
  declared: 'Respond to the declaration, or pass to let it happen.',
  attack: 'Act before your attack roll, or pass to roll.',
  attacked: 'Act before the attack roll, or pass.',
  next: 'Your turn is next: act now, or pass and it begins.',
  step: 'Act now, or pass and the turn goes on.',
};
const TURN_ACTION: Readonly<Record<TurnAction, string>> = {
  play: 'play loot',
  activate: 'activate an ability',
  attack: 'attack',
  purchase: 'buy',
};
const yourTurn = (may: readonly TurnAction[]): string =>
  may.length === 0
    ? 'Your turn: all that is left is to end it.'
    : `Your turn: ${list([...may.map((action) => TURN_ACTION[action]), 'end it'], 'or')}.`;
const ROLE = {
  character: 'character',
  item: 'item',
  soul: 'soul',
  curse: 'curse',
  monster: 'monster',
  event: 'event',
  room: 'room',
  challenge: 'challenge',
} as const;

const counters = ({ counters: there }: Pick<ObjectView, 'counters'>): readonly string[] =>
  Object.entries(there).flatMap(([name, number]) => {
    const known = name as CounterName;
    return number > 0 ? [counted(number, counterNoun(known === 'counter' ? undefined : known))] : [];
  });

const player = (seen: PlayerView): string =>
  [
    `♥\u00A0${seen.hp}/${seen.maxHp}`,
    ...(seen.dc === null ? [] : [`⚅\u00A0${seen.dc}+`]),
    `⚔\u00A0${seen.atk}`,
    `${seen.coins}¢`,
    `hand ${seen.handCount}${seen.openHand.length > 0 ? ' (open)' : ''}`,
    seen.sharesGoal === true ? `souls ${seen.souls}` : `souls ${seen.souls}/${seen.soulsToWin}`,
    ...(seen.lootPlays > 0
      ? [
          seen.lootPlays >= ANY_NUMBER
            ? 'any number of loot plays'
            : counted(seen.lootPlays, { one: 'loot play', many: 'loot plays' }).replaceAll(' ', '\u00A0'),
        ]
      : []),
    ...counters(seen),
    ...(seen.dead ? ['☠ dead'] : []),
  ].join(' · ');

const notes = (seen: ObjectView, names: Names): readonly string[] => [
  ...(seen.copyOf === null ? [] : [`copy of ${names.card(seen.copyOf)}`]),
  ...seen.numbers.map(({ ordinal, was, number }) => `number ${ordinal} of its text: ${number} instead of ${was}`),
  ...(seen.charged ? [] : ['↷ deactivated']),
  ...counters(seen),
  ...(seen.under.length === 0
    ? []
    : [
        `under it: ${list(
          seen.under.map((card) => names.card(card)),
          'and',
        )}`,
      ]),
  ...(seen.notes.length === 0 ? [] : [`noted: ${seen.notes.join(' ')}`]),
  ...seen.keywords.filter((word) => word === 'eternal').map((word) => KEYWORD[word]),
];

/** `♥ 3/4 · ⚅ 4+ · ⚔ 1` */
const stats = ({ hp, maxHp, dc, atk }: ObjectView): string =>
  statsLine({ hp: maxHp, dc, atk }).replace('♥\u00A0', `♥\u00A0${hp ?? 0}/`);

const object = (seen: ObjectView, names: Names): string => {
  const fights = seen.maxHp !== null && seen.role !== 'character';
  const more = [...(fights ? [stats(seen)] : []), ...notes(seen, names)];
  return more.length === 0 ? names.card(seen.card) : `${names.card(seen.card)} (${more.join(', ')})`;
};

const covering = ({ covered }: SlotView, names: Names): string =>
  covered.length === 0
    ? ''
    : ` (over ${list(
        covered.map((card) => names.card(card)),
        'and',
      )})`;

/** What a slot of a challenge is, before what lies in it. */
const slotOf = ({ of }: SlotView): string => (of === undefined ? '' : `${challenges.slot[of]}: `);

const monster = (number: number, slot: SlotView, names: Names): string => {
  const { top } = slot;
  const lead = `${number}. ${slotOf(slot)}`;
  if (top === null) return `${lead}(empty)`;
  const what = top.maxHp === null ? capital(ROLE[top.role ?? 'event']) : stats(top);
  const souls = top.souls === null ? [] : [counted(top.souls, { one: 'soul', many: 'souls' })];
  return `${lead}${[names.card(top.card), what, ...souls, ...notes(top, names)].join(' · ')}${covering(slot, names)}`;
};

/** A sentence with its full stop, unless a name at its end brings one. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const slotLine = (number: number, slot: SlotView, price: number | null, names: Names): string => {
  if (slot.top === null) return `${number}. (empty)`;
  return `${number}. ${slotOf(slot)}${object(slot.top, names)}${price === null ? '' : ` · ${price}¢`}${covering(slot, names)}`;
};

const deck = (which: Deck, left: number, discarded: number): string =>
  `${capital(DECK[which])} ${left} (discard ${discarded})`;

/** What the board says, and the panel of somebody who plays. */
export const board = {
  heading: {
    shop: 'Shop',
    monsters: 'Monsters',
    rooms: 'Room',
    bonusSouls: 'Bonus souls',
    stack: 'Stack (top first)',
    log: 'Log (newest first)',
    decks: 'Decks',
    players: 'Players',
    hand: 'Your hand',
    /** Cards that a question is about. */
    cards: 'Cards',
    items: 'Items',
    souls: 'Souls',
    curses: 'Curses',
    discards: 'Discards',
    /** Over what is chosen from in the open before the first turn. */
    choices: 'To choose from',
  },
  /** `Turn 5 — Alice` */
  title: (turn: number, name: string): string => `Turn ${turn} — ${name}`,
  phase: (phase: View['turn']['phase']): string => PHASE[phase],
  /** Who is awaited. */
  waitingFor: (people: readonly string[]): string => `Waiting for ${list(people, 'and')}.`,
  /** How many are awaited, where nobody is named; empty for none. */
  awaitsAnswers: (answers: number): string =>
    answers === 0 ? '' : `Waiting for ${counted(answers, { one: 'answer', many: 'answers' })}.`,
  /** Whose action it is on an empty stack. */
  mayAct: (name: string): string => `${name} may act.`,
  mayRespond: (people: readonly string[]): string => `${list(people, 'and')} may respond.`,
  /** The same to the one who may. */
  youMayRespond: 'You may respond.',
  /** The public part of the open question. */
  asked: ({ player: who, key, card }: NonNullable<View['asked']>, names: Names): string =>
    askedLine({ player: names.player(who), key, card: card === null ? null : names.card(card) }),
  declared: (what: NonNullable<View['declared']>, name: string): string => `${name} ${DECLARED[what]}.`,
  attacking: (name: string, target: string | null): string =>
    ended(`${name} attacks${target === null ? '' : ` ${target}`}`),
  /** What an attack roll leads to if nobody changes it. */
  rollMeans: ({
    hits,
    needed,
    damage,
    monster: what,
    attacker,
  }: {
    readonly hits: boolean;
    /** The lowest number that hits. */
    readonly needed: number;
    readonly damage: number;
    readonly monster: string;
    readonly attacker: string;
  }): string =>
    hits
      ? `a hit (${needed}+): ${damage} damage to ${what}`
      : `a miss (needs ${needed}+): ${damage} damage to ${attacker}`,
  /** Before what a roll leads to, where it counts as another number than it shows. */
  countsAs: (number: number, what: string): string => `counts as ${number}: ${what}`,
  /** `♥ 2/2 · ⚔ 1 · 3¢ · hand 3 · souls 1/4` */
  player,
  /** A card in play with what differs from its print. */
  object,
  role: (role: Role): string => ROLE[role],
  /** Names of things in play, or a word for none. */
  objects: (all: readonly ObjectView[], names: Names): string =>
    all.length === 0 ? 'none' : all.map((one) => object(one, names)).join(', '),
  shopSlot: slotLine,
  monsterSlot: monster,
  roomSlot: (number: number, slot: SlotView, names: Names): string => slotLine(number, slot, null, names),
  deck,
  deckName: (which: Deck): string => capital(deckName(which)),
  /** Cards of a deck that the reader sees just now, top first. */
  shown: ({ deck: of, cards }: View['shown'][number], names: Names): string =>
    `You see on ${deckName(of)}: ${cards.map((card) => names.card(card)).join(', ')}`,
  supply: (coins: number): string => `${coins}¢ left in the supply`,
  /** Text under a heading of its own, in running text. */
  headed: (heading: string, text: string): string => `${heading}: ${text}`,
  /** A text with a remark on it in brackets. */
  aside: (text: string, remark: string): string => `${text} (${remark})`,
  /** Things in a row, by commas. */
  listed: (things: readonly string[]): string => things.join(', '),
  /** Parts of a sentence, by semicolons. */
  clauses: (parts: readonly string[]): string => parts.join('; '),
  /** With a full stop. */
  sentence: (text: string): string => `${text}.`,
  /** Before the newest lines of what has happened. */
  earlierLines: (number: number): string => `(${counted(number, { one: 'earlier line', many: 'earlier lines' })})`,
  /** The button that shows everything that stands on the picture in words. */
  inWords: 'In words',
  /** For whom a computer player plays: those who were there from the start, and those whom somebody has left. */
  computers: (names: readonly string[], left: readonly string[]): string =>
    `🤖 The computer plays: ${[...names, ...left.map((name) => `${name} (has left)`)].join(', ')}.`,
  /** In a round of answers in which no person is asked: computer players think about theirs. */
  computersThink: '🤖 Computer players think about their answers.',
  revision: (revision: number): string => `r${revision}`,
  asOf: (revision: number): string => `As of r${revision}`,
  /** For a panel while Discord takes no edits of the board. */
  behind: '⏳ The board is behind: Discord is taking no updates from me. This panel is up to date.',
  emptyHand: 'Your hand is empty.',
  /** Where the texts of one's cards are read that the panel has no room for. */
  textsElsewhere: (inspect: string): string => `*${inspect}* shows each of them whole.`,
  /** The head of one's own panel. */
  yourPanel: 'Your hand and what you may do',
  /** What one may do before passing; on one's own turn, of what kinds the offered actions are. */
  mayNow: (kind: PriorityKind, may: readonly TurnAction[] = []): string =>
    kind === 'turn' ? yourTurn(may) : NOW[kind],
  /** Why what was chosen with a declaration is asked after all. */
  chooseAgain: 'Something has happened since you declared, so choose once more.',
  /** How one wins, for the first turn of each player. */
  firstTurn: (souls: number): string =>
    `You win with ${counted(souls, { one: 'soul', many: 'souls' })}. Monsters worth souls give them: roll their number or more to hit, or they hit you. ¢ buy items from the shop.`,
  notAsked: 'You are not asked anything now.',
  /** `Alice offers Bob 3¢ for “…”`; the favour is empty for nothing, and escaped. */
  offer: ({
    from,
    to,
    gives,
    amount,
    favour,
  }: {
    readonly from: string;
    readonly to: string;
    readonly gives: boolean;
    readonly amount: number;
    readonly favour: string;
  }): string =>
    `⚖ ${gives ? `${from} offers ${amount}¢ to ${to}` : `${from} asks ${to} for ${amount}¢`}${favour === '' ? '.' : ` for this: “${favour}”`}`,
  /** Whose offers keep the window open. */
  holding: (people: readonly string[]): string =>
    `${list(people, 'and')} ${people.length === 1 ? 'waits' : 'wait'} for the answer before passing.`,
  offerMade: 'Your offer stands in the channel. Withdraw it there if you change your mind.',
  /** The orders of triggers and replacements that somebody has given. */
  rememberedOrders: 'The order chosen for your effects',
  rememberedOrdersGiven: 'When these happen at once, you are not asked again: they come in this order.',
  noRememberedOrders: 'You have not been asked for an order yet.',
  nothingDenied: 'Nothing of what you have is refused to you now.',
  orderForgotten: 'You will be asked again the next time.',
  /** One has passed early, and can still withdraw it; or one's pass has been used. */
  passSealed:
    'You have passed. It counts when the others have answered, unless something changes; until then you can withdraw it.',
  passed: 'You have passed. The table waits for the others.',
  done: 'Done.',
  choiceSealed: (what: string): string => `Declared. Your choice is kept until the others have answered: ${what}.`,
  result: (winners: readonly string[]): string =>
    `${list(winners, 'and')} ${winners.length === 1 ? 'wins' : 'win'} the game!`,
  resultTitle: 'The game is over',
  seedHash: (hash: string): string => `Hash of the secret: ${hash}`,
  seed: (seed: string): string => `The seed was ${seed}`,
};
