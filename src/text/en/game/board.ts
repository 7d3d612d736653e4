import { challenges } from './challenges.js';
import { capital } from '../../cards/sentences.js';
import type { CounterName, Deck, ObjectView, PlayerView, SlotView, View } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Names } from '../../words/described.js';
import type { Board, TurnAction, PriorityKind } from '../../words/game/board.js';
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

export const board: Board = {
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
    cards: 'Cards',
    items: 'Items',
    souls: 'Souls',
    curses: 'Curses',
    discards: 'Discards',
    choices: 'To choose from',
  },
  title: (turn, name) => `Turn ${turn} — ${name}`,
  phase: (phase) => PHASE[phase],
  waitingFor: (people) => `Waiting for ${list(people, 'and')}.`,
  awaitsAnswers: (answers) =>
    answers === 0 ? '' : `Waiting for ${counted(answers, { one: 'answer', many: 'answers' })}.`,
  mayAct: (name) => `${name} may act.`,
  mayRespond: (people) => `${list(people, 'and')} may respond.`,
  youMayRespond: 'You may respond.',
  asked: ({ player: who, key, card }, names) =>
    askedLine({ player: names.player(who), key, card: card === null ? null : names.card(card) }),
  declared: (what, name) => `${name} ${DECLARED[what]}.`,
  attacking: (name, target) => ended(`${name} attacks${target === null ? '' : ` ${target}`}`),
  rollMeans: ({ hits, needed, damage, monster: what, attacker }) =>
    hits
      ? `a hit (${needed}+): ${damage} damage to ${what}`
      : `a miss (needs ${needed}+): ${damage} damage to ${attacker}`,
  countsAs: (number, what) => `counts as ${number}: ${what}`,
  player,
  object,
  role: (role) => ROLE[role],
  objects: (all, names) => (all.length === 0 ? 'none' : all.map((one) => object(one, names)).join(', ')),
  shopSlot: slotLine,
  monsterSlot: monster,
  roomSlot: (number, slot, names) => slotLine(number, slot, null, names),
  deck,
  deckName: (which) => capital(deckName(which)),
  shown: ({ deck: of, cards }, names) =>
    `You see on ${deckName(of)}: ${cards.map((card) => names.card(card)).join(', ')}`,
  supply: (coins) => `${coins}¢ left in the supply`,
  headed: (heading, text) => `${heading}: ${text}`,
  aside: (text, remark) => `${text} (${remark})`,
  listed: (things) => things.join(', '),
  clauses: (parts) => parts.join('; '),
  sentence: (text) => `${text}.`,
  earlierLines: (number) => `(${counted(number, { one: 'earlier line', many: 'earlier lines' })})`,
  inWords: 'In words',
  computers: (names, left) =>
    `🤖 The computer plays: ${[...names, ...left.map((name) => `${name} (has left)`)].join(', ')}.`,
  computersThink: '🤖 Computer players think about their answers.',
  revision: (revision) => `r${revision}`,
  asOf: (revision) => `As of r${revision}`,
  behind: '⏳ The board is behind: Discord is taking no updates from me. This panel is up to date.',
  emptyHand: 'Your hand is empty.',
  textsElsewhere: (inspect) => `*${inspect}* shows each of them whole.`,
  yourPanel: 'Your hand and what you may do',
  mayNow: (kind, may = []) => (kind === 'turn' ? yourTurn(may) : NOW[kind]),
  chooseAgain: 'Something has happened since you declared, so choose once more.',
  firstTurn: (souls) =>
    `You win with ${counted(souls, { one: 'soul', many: 'souls' })}. Monsters worth souls give them: roll their number or more to hit, or they hit you. ¢ buy items from the shop.`,
  notAsked: 'You are not asked anything now.',
  offer: ({ from, to, gives, amount, favour }) =>
    `⚖ ${gives ? `${from} offers ${amount}¢ to ${to}` : `${from} asks ${to} for ${amount}¢`}${favour === '' ? '.' : ` for this: “${favour}”`}`,
  holding: (people) =>
    `${list(people, 'and')} ${people.length === 1 ? 'waits' : 'wait'} for the answer before passing.`,
  offerMade: 'Your offer stands in the channel. Withdraw it there if you change your mind.',
  rememberedOrders: 'The order chosen for your effects',
  rememberedOrdersGiven: 'When these happen at once, you are not asked again: they come in this order.',
  noRememberedOrders: 'You have not been asked for an order yet.',
  nothingDenied: 'Nothing of what you have is refused to you now.',
  orderForgotten: 'You will be asked again the next time.',
  passSealed:
    'You have passed. It counts when the others have answered, unless something changes; until then you can withdraw it.',
  passed: 'You have passed. The table waits for the others.',
  done: 'Done.',
  choiceSealed: (what) => `Declared. Your choice is kept until the others have answered: ${what}.`,
  result: (winners) => `${list(winners, 'and')} ${winners.length === 1 ? 'wins' : 'win'} the game!`,
  resultTitle: 'The game is over',
  seedHash: (hash) => `Hash of the secret: ${hash}`,
  seed: (seed) => `The seed was ${seed}`,
};
