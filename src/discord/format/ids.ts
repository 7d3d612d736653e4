import { isPracticeGame, practiceOf } from '../../table/index.js';

/** What a button or menu of ours can do: the third part of its custom id, never renamed, because old messages keep it. */
export const VERBS = [
  'join',
  'leave',
  'addcpu',
  'delcpu',
  'start',
  'panel',
  'pass',
  'passfor',
  'withdraw',
  'undo',
  'hold',
  'order',
  'opt',
  'pick',
  'attack',
  'buy',
  'page',
  'step',
  'unstep',
  'confirm',
  'none',
  'accept',
  'decline',
  'recall',
  'forget',
  'why',
  'more',
  'help',
  'topic',
  'set',
  'speak',
  'options',
  'choose',
  'lists',
  'setup',
  'log',
  'logopen',
  'rematch',
  'inspect',
  'deal',
  'offer',
  'wait',
  'sure',
  'tutorial',
  'mydata',
  'wipe',
  'replace',
  'export',
  'look',
  'share',
  'rule',
  'ask',
  'answer',
  'drop',
  'forced',
  'call',
  'unlist',
  'concede',
  'vacant',
  'ending',
  'report',
  'ready',
  'plan',
  'clock',
  'asking',
  'rewind',
  'manage',
  'mend',
  'inwords',
  'decks',
  'turnto',
  'variants',
  'peek',
  'own',
  'house',
  'word',
  'advice',
  'stats',
  'league',
  'replay',
] as const;

export type Verb = (typeof VERBS)[number];

/** Verbs of buttons that lead to rules, cards and questions to the hosts. */
export const LOOKUP_VERBS = ['look', 'share', 'rule', 'ask', 'answer', 'drop'] as const satisfies readonly Verb[];
export type LookupVerb = (typeof LOOKUP_VERBS)[number];
/** Verbs of buttons that belong to a person and work without a table. */
const PERSONAL_VERBS = [
  'help',
  'topic',
  'set',
  'speak',
  'tutorial',
  'mydata',
  'stats',
  'league',
  ...LOOKUP_VERBS,
] as const satisfies readonly Verb[];
export type PersonalVerb = (typeof PERSONAL_VERBS)[number];

/** Verbs of buttons that belong to a server and are for those who manage it. */
const SERVER_VERBS = ['setup', 'manage', 'own'] as const satisfies readonly Verb[];
export type ServerVerb = (typeof SERVER_VERBS)[number];

export const isOfServer = (verb: Verb): verb is ServerVerb => (SERVER_VERBS as readonly Verb[]).includes(verb);

export const isLookup = (verb: Verb): verb is LookupVerb => (LOOKUP_VERBS as readonly Verb[]).includes(verb);

export const isPersonal = (verb: Verb): verb is PersonalVerb => (PERSONAL_VERBS as readonly Verb[]).includes(verb);

/** Verbs of buttons of a table that show something to who presses them, or set how they are asked. */
const LOOKING_VERBS: readonly Verb[] = [
  'panel',
  'page',
  'more',
  'why',
  'log',
  'logopen',
  'inspect',
  'inwords',
  'report',
  'options',
  'lists',
  'decks',
  'house',
  'variants',
  'export',
  'replay',
  'deal',
  'step',
  'unstep',
  ...SERVER_VERBS,
  'ready',
  'plan',
  'asking',
  'word',
  'advice',
];

/** What a button or menu of ours says: which game and window it was made in, what it does, and with what. */
export interface CustomId {
  readonly game: string;
  /** Empty in the lobby. */
  readonly window: string;
  readonly verb: Verb;
  readonly arg: string;
}

/** Discord's limit. */
const LONGEST = 100;
const SHAPE = /^v1:([A-Za-z0-9-]{1,24}):([\w.~+-]{0,24}):([a-z]{1,10}):([^\s]{0,88})$/;

const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

/**
 * `v1:<game>:<window>:<verb>:<arg>` (DESIGN section 6).
 * @throws RangeError when it would be longer than Discord allows or could not be read back
 */
export const formatId = (id: CustomId): string => {
  const text = `v1:${id.game}:${id.window}:${id.verb}:${id.arg}`;
  if (text.length > LONGEST || !SHAPE.test(text)) throw new RangeError(`not a custom id: ${id.verb}`);
  return text;
};

/** The parts of a custom id of ours, or null for anything else. */
export const parseId = (text: string): CustomId | null => {
  const found = text.length <= LONGEST ? SHAPE.exec(text) : null;
  if (found === null) return null;
  const [, game = '', window = '', verb = '', arg = ''] = found;
  return isVerb(verb) ? { game, window, verb, arg } : null;
};

/** Whether a button does something at a table of a server: others can notice it, or are waited for no more. */
export const isActing = (text: string): boolean => {
  const id = parseId(text);
  return id !== null && !isPersonal(id.verb) && !isPracticeGame(id.game) && !LOOKING_VERBS.includes(id.verb);
};

/** What stands for the game in ids of buttons that belong to a person and to no table. */
const PERSONAL = 'me';

/** The id of a button that belongs to a person and to no table: it works in every channel. */
export const personalId = (verb: PersonalVerb, arg = ''): string => formatId({ game: PERSONAL, window: '', verb, arg });

/** Whether a button works outside servers too: a person's own, or one of their practice game. */
export const worksAnywhere = (text: string): boolean => {
  const game = parseId(text)?.game ?? '';
  return game === PERSONAL || isPracticeGame(game);
};

/** Whether a button works where the board cannot be shown: leaving and ending a game do, as their commands do. */
export const worksUnshown = (text: string): boolean => {
  const id = parseId(text);
  const quits = id?.arg === 'sure' && (id.verb === 'leave' || id.verb === 'ending');
  return quits || worksAnywhere(text);
};

/** The table that a button of this user in a channel is about: that of the channel, or their practice game. */
export const tableOf = (text: string, user: string, channel: string): string =>
  isPracticeGame(parseId(text)?.game ?? '') ? practiceOf(user) : channel;
