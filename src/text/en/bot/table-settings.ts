import type { ModeId } from '../../../engine/index.js';
import type { Language, Names } from '../../words/described.js';
import type {
  IdleReason,
  Preset,
  RatioDeck,
  ShortDeck,
  Strength,
  Switch,
  DeckSizes,
  DeckList,
  HouseRule,
} from '../../../table/index.js';
import { challengePresets } from './challenge-presets.js';
import { houseCards } from './house-cards.js';
import { knownCard } from './known-card.js';
import { printings } from './printings.js';
import { DECKS, ui } from './ui.js';
import { variants } from '../game/variants.js';
import { counted, list } from '../cards/nouns.js';

const PRESET: Readonly<Record<Preset, readonly [name: string, description: string]>> = {
  standard: ['Standard', 'As in the rulebook: 4 souls to win'],
  beginner: ['First game', '3 souls to win, no bonus souls: less to keep in mind'],
  short: ['Short', '2 souls to win: about half as long'],
  long: ['Long', '6 souls to win: a whole evening'],
  strict: ['Strict', `As in the rulebook, without “${ui.undo}”`],
  together: ['Together against the clock, normal', 'Two players, one goal: 4 souls of both before the timer is at 0'],
  togetherHard: ['Together against the clock, hard', 'Two players, one goal: 6 souls of both before the timer is at 0'],
  togetherUltra: ['Together, ultra hard', 'Two players, one goal: 8 souls of both before the timer is at 0'],
  alone: ['Alone against the clock, normal', 'You play for both: 4 souls together before the timer is at 0'],
  aloneHard: ['Alone against the clock, hard', 'You play for both: 6 souls together before the timer is at 0'],
  aloneUltra: ['Alone, ultra hard', 'You play for both: 8 souls together before the timer is at 0'],
  ...challengePresets.preset,
};

const SWITCH: Readonly<Record<Switch, readonly [name: string, description: string]>> = {
  bonusSouls: ['Bonus souls', 'Three souls beside the table, for whoever first does what they ask'],
  rooms: ['Rooms', 'A room lies open and changes the game for everybody; Requiem has some'],
  ratios: ['Decks of 100', 'Loot, treasure and monsters: 100 cards each, in the ratios of the rulebook'],
  takeBack: ['Take back', 'Undo one’s last action, as long as nothing new was seen'],
  picture: ['Picture', 'The board comes with a picture; its text is enough without it'],
  thread: ['Thread', 'The game is played in a thread, and this channel stays free'],
  quick: ['Quick table', 'Whoever could only pass is not asked, which tells something of that hand'],
  startsFull: ['Starts when full', 'The game starts by itself as soon as every seat is taken'],
};

const DECK: Readonly<Record<RatioDeck, string>> = { loot: 'loot', treasure: 'treasure', monster: 'monsters' };

const IDLE: Readonly<Record<IdleReason, string>> = {
  notInSets: 'in none of the chosen sets',
  noRooms: 'this table plays without rooms',
  noBonusSouls: 'this table plays without bonus souls',
  threePlus: 'only for three or more players',
  everybodyIs: 'everybody has the same character',
  eachChooses: 'everybody chooses among all characters',
  anyway: 'in the game anyway',
};

const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });

const STRENGTH: Readonly<Record<Strength, readonly [name: string, about: string]>> = {
  simple: ['simple', 'they answer at once'],
  careful: ['careful', 'they think ahead a little'],
  strong: ['strong', 'they think ahead; a move takes them a moment'],
};

/** The settings of a table: what they are called, and what is said about them. */
export const tableSettings = {
  title: 'Settings of this table',
  /** Who may change them. */
  changes: {
    you: 'You are the host: choose below. Everybody sees the change at once.',
    host: (name: string): string => `Only the host, ${name}, changes them.`,
    nobody: 'The game has begun, so they stay as they are.',
  },
  preset: (preset: Preset | null): string => (preset === null ? 'Custom' : PRESET[preset][0]),
  presetDescription: (preset: Preset): string => PRESET[preset][1],
  /** Ways to play, as statistics name them. */
  mode: {
    versus: 'Everybody against everybody',
    computers: 'Against computer players',
    together: 'Together against the clock',
    doodler: 'Day of the Doodler, normal',
    doodlerhard: 'Day of the Doodler, hard',
    doodlerultra: 'Day of the Doodler, ultra hard',
    doodlerversus: 'Day of the Doodler, competitive',
  } satisfies Readonly<Record<'versus' | 'computers' | ModeId, string>>,
  choosePreset: 'Preset',
  goal: (number: number): string => `${souls(number)} to win`,
  chooseGoal: 'Souls needed to win',
  /** Null is chance. */
  first: (player: string | null): string => (player === null ? 'Random first player' : `${player} begins`),
  firstDescription: (chance: boolean): string =>
    chance ? 'The lowest die, unless a card says who begins' : 'Unless a card says who begins',
  chooseFirst: 'Who begins',
  switched: (what: Switch, on: boolean): string => `${SWITCH[what][0]}: ${on ? 'on' : 'off'}`,
  switchName: (what: Switch): string => SWITCH[what][0],
  switchDescription: (what: Switch): string => SWITCH[what][1],
  chooseSwitches: 'Nothing is switched on',
  /** How well computer players play, as one word. */
  strength: (strength: Strength): string => STRENGTH[strength][0],
  strengthLine: (strength: Strength): string =>
    `Computer players: **${STRENGTH[strength][0]}** (${STRENGTH[strength][1]})`,
  /** On the button that changes it to the next one. */
  strengthButton: (strength: Strength): string => `🤖 Computer players: ${STRENGTH[strength][0]}`,
  boardLanguage: (language: Language): string => `Board in ${language === 'fr' ? 'French' : 'English'}`,
  /** On a button that changes it to this language. */
  toLanguage: (language: Language): string => (language === 'fr' ? 'Plateau en français' : 'Board in English'),
  /** Of which sets the decks are. */
  sets: (names: readonly string[]): string => `Cards: ${list(names, 'and')}`,
  /** On the button that opens the page of the sets and decks. */
  decks: DECKS,
  decksTitle: 'Cards and decks of this table',
  chooseSets: 'Sets of cards',
  /** How many different cards a set has. */
  setDescription: (cards: number): string => counted(cards, { one: 'different card', many: 'different cards' }),
  deckSizes: ({ loot, treasure, monster, room, character, bonusSoul }: DeckSizes): string =>
    `Loot ${loot} · treasure ${treasure} · monsters ${monster} · rooms ${room} · characters ${character} · bonus souls ${bonusSoul}`,
  shortDecks: (decks: readonly ShortDeck[]): string => {
    const missing = (deck: ShortDeck): string =>
      deck.missing.map(({ category, cards }) => `${knownCard.category[category]} ${cards}`).join(', ');
    const lines = decks.map((deck) => `${DECK[deck.deck]} ${deck.cards} (missing: ${missing(deck)})`);
    return `The chosen sets have too few cards of some kinds, so not every deck has 100: ${list(lines, 'and')}.`;
  },
  leftOut: (cards: number): string =>
    `${counted(cards, { one: 'card is', many: 'cards are' })} for three or more players, and left out with two.`,
  /** Of a choice of all sets. */
  everything: 'All sets',
  shuffleSeats: 'Shuffle seats',
  lists: 'Card lists',
  listsTitle: 'Card lists of this table',
  howToList: 'The host puts a card on a list with **/souls options** `ban` or `must-have`.',
  listed: (which: DeckList, cards: readonly string[]): string =>
    `${which === 'banned' ? 'Banned' : 'Must-haves'}: ${list(cards, 'and')}`,
  /** Cards on a list that change nothing about the game, and why. */
  idle: (why: IdleReason, cards: readonly string[]): string => `No effect (${IDLE[why]}): ${list(cards, 'and')}`,
  /** A card on a list of which this version knows nothing but its id. */
  placeholder: (id: string): string => `${id} (sleeps: this version does not know it)`,
  takeOff: (which: DeckList): string =>
    which === 'banned' ? 'Allow a banned card again' : 'Take a card off the must-haves',
  /** What became of a card that was put on a list or taken off. */
  listChanged: (which: DeckList | null, card: string): string => {
    if (which === null) return `${card} is off the list.`;
    return which === 'banned' ? `${card} is banned: it will not be in the game.` : `${card} will be in the game.`;
  },
  oneList: 'Choose one: ban, must-have, allow, printings or code.',
  /** What playing against the clock changes, in a paragraph: for two people, or for one who plays for both. */
  way: (isAlone: boolean): string => {
    const who = isAlone
      ? 'You play for two players, each with a hand, ¢ and a character of their own.'
      : 'Two players with one goal: both win, or both lose. A computer player can be the partner.';
    return `${who} The timer begins at 8. It goes down by 1 after each round of both turns, and whenever somebody dies in their own turn; at 0 the game is lost. There are no bonus souls and no bartering, and a room that has lain there for a whole round goes.`;
  },
  /** On the button that opens its section of the rulebook. */
  wayInRules: 'In the rulebook',
  /** The menu for the most soul value that one player may have; null is no limit. */
  cap: (most: number | null): string =>
    most === null ? 'No limit of souls for one player' : `At most ${souls(most)} for one player`,
  /** The code of these house rules, and how another table takes it. */
  code: (code: string): string => `Code of these rules, for **/souls options** \`code\` at another table: \`${code}\``,
  codeTaken: 'The table now plays by the house rules of that code.',
  houseRules: (number: number): string => `House rules: ${number}`,
  noHouseRules: 'No house rules: this table plays as in the rulebook.',
  rule: (rule: HouseRule, names: Names): string => {
    switch (rule.rule) {
      case 'souls':
        return `${souls(rule.souls)} to win instead of 4`;
      case 'first':
        return `${names.player(rule.player)} begins, unless a card says who does`;
      case 'noBonusSouls':
        return 'No bonus souls';
      case 'variants':
        return variants.playing(rule.variants);
      case 'printings':
        return printings.playing(rule.printings, names);
      case 'houseCards':
        return houseCards.table.rule(rule.names.map((name) => name.en));
      case 'cap':
        return `At most ${souls(rule.cap)} for one player`;
      case 'banned':
        return `Banned: ${list(
          rule.cards.map((card) => names.card(card)),
          'and',
        )}`;
      case 'mustHave':
        return `Must-haves: ${list(
          rule.cards.map((card) => names.card(card)),
          'and',
        )}`;
    }
  },
};

/** `/souls new`: what a table is opened with; and `/souls options`. */
export const tableCommands = {
  new: {
    name: 'new',
    description: 'Open a table in this channel',
    preset: { name: 'preset', description: 'The kind of game; everything can be changed in the lobby' },
    pace: { name: 'pace', description: 'Tonight in one sitting, or over days; no clock unless you choose' },
    souls: { name: 'souls', description: 'Soul value that wins, 1 to 9 (4 unless you say otherwise)' },
    seats: {
      name: 'seats',
      description: 'How many can sit there, 2 to 8 (4 unless you say otherwise); 5 to 8 are unofficial and slow',
    },
    sets: { name: 'sets', description: 'Which sets of cards; every choice of them can be made in the lobby' },
    computers: {
      name: 'computers',
      description: 'How well computer players play, also for people who leave or are late',
    },
    rooms: { name: 'rooms', description: 'Play with rooms; needs a set that has some, such as Requiem' },
    ratios: {
      name: 'ratios',
      description: 'Loot, treasure and monster decks of 100 cards each, in the rulebook’s ratios',
    },
    bonusSouls: { name: 'bonus-souls', description: 'Play with the three bonus souls' },
    takeBack: { name: 'take-back', description: 'Whether actions can be taken back' },
    picture: { name: 'picture', description: 'Whether the board comes with a picture' },
    thread: { name: 'thread', description: 'Whether the game is played in a thread of its own' },
    startsFull: {
      name: 'starts-full',
      description: 'Whether the game starts by itself as soon as every seat is taken',
    },
    quick: { name: 'quick', description: 'Whether nobody is asked who could only pass; each seat accepts it first' },
    language: { name: 'language', description: 'The language of the board (the server’s unless you say otherwise)' },
  },
  options: {
    name: 'options',
    description: 'The settings of the table; the host bans cards or makes them must-haves',
    ban: { name: 'ban', description: 'A card that is not to be in the game' },
    mustHave: { name: 'must-have', description: 'A card that is to be in the game for certain' },
    allow: { name: 'allow', description: 'A card that comes off its list' },
    printings: {
      name: 'printings',
      description: 'Cards as first printed (original), in any printing, or in those that you list',
    },
    computers: {
      name: 'computers',
      description: 'How well computer players play, also for people who leave or are late',
    },
    code: { name: 'code', description: 'The house rules of another table, by the code in its settings' },
  },
};
