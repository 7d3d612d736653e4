import { isPracticeGame, practiceOf } from '../../table/index.js';

/**
 * What buttons, menus and forms of ours can do, by whose they are: the third part of a custom id, never renamed, because old
 * messages keep it. `acts` and `looks` belong to a table: others can notice what the first do, or wait no more; the second show
 * something to who presses them, or set how they are asked. `server` is for those who manage a server; `personal` and `lookup`
 * belong to a person and work without a table.
 */
const BUTTONS = {
  join: 'acts',
  leave: 'acts',
  addcpu: 'acts',
  delcpu: 'acts',
  start: 'acts',
  panel: 'looks',
  pass: 'acts',
  passfor: 'acts',
  withdraw: 'acts',
  undo: 'acts',
  hold: 'acts',
  order: 'acts',
  opt: 'acts',
  pick: 'acts',
  attack: 'acts',
  buy: 'acts',
  page: 'looks',
  step: 'looks',
  unstep: 'looks',
  confirm: 'acts',
  none: 'acts',
  accept: 'acts',
  decline: 'acts',
  recall: 'acts',
  forget: 'acts',
  why: 'looks',
  more: 'looks',
  help: 'personal',
  topic: 'personal',
  set: 'personal',
  speak: 'personal',
  options: 'looks',
  choose: 'acts',
  lists: 'looks',
  setup: 'server',
  log: 'looks',
  logopen: 'looks',
  rematch: 'acts',
  inspect: 'looks',
  deal: 'looks',
  offer: 'acts',
  wait: 'acts',
  sure: 'acts',
  tutorial: 'personal',
  mydata: 'personal',
  wipe: 'acts',
  replace: 'acts',
  export: 'looks',
  look: 'lookup',
  share: 'lookup',
  rule: 'lookup',
  ask: 'lookup',
  answer: 'lookup',
  drop: 'lookup',
  forced: 'acts',
  call: 'acts',
  unlist: 'acts',
  concede: 'acts',
  vacant: 'acts',
  ending: 'acts',
  report: 'looks',
  ready: 'looks',
  plan: 'looks',
  clock: 'acts',
  asking: 'looks',
  rewind: 'acts',
  manage: 'server',
  mend: 'acts',
  inwords: 'looks',
  decks: 'looks',
  turnto: 'acts',
  variants: 'looks',
  peek: 'acts',
  own: 'server',
  house: 'looks',
  word: 'looks',
  advice: 'looks',
  stats: 'personal',
  league: 'personal',
  replay: 'looks',
} as const satisfies Readonly<Record<string, 'acts' | 'looks' | 'server' | 'personal' | 'lookup'>>;

export type ButtonVerb = keyof typeof BUTTONS;
export const VERBS = Object.keys(BUTTONS) as readonly ButtonVerb[]; // its own keys, as they stand above
type VerbOf<Kind> = { [One in ButtonVerb]: (typeof BUTTONS)[One] extends Kind ? One : never }[ButtonVerb];
export type LookupVerb = VerbOf<'lookup'>;
export type PersonalVerb = VerbOf<'lookup' | 'personal'>;
export type ServerVerb = VerbOf<'server'>;

export const isOfServer = (verb: ButtonVerb): verb is ServerVerb => BUTTONS[verb] === 'server';

export const isLookup = (verb: ButtonVerb): verb is LookupVerb => BUTTONS[verb] === 'lookup';

export const isPersonal = (verb: ButtonVerb): verb is PersonalVerb => isLookup(verb) || BUTTONS[verb] === 'personal';

/** What a button or menu of ours says: which game and window it was made in, what it does, and with what. */
export interface CustomId {
  readonly game: string;
  /** Empty in the lobby. */
  readonly window: string;
  readonly verb: ButtonVerb;
  readonly arg: string;
}

/** Discord's limit. */
const LONGEST = 100;
const SHAPE = /^v1:([A-Za-z0-9-]{1,24}):([\w.~+-]{0,24}):([a-z]{1,10}):([^\s]{0,88})$/;

const isVerb = (word: string): word is ButtonVerb => Object.hasOwn(BUTTONS, word);

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
  return id !== null && BUTTONS[id.verb] === 'acts' && !isPracticeGame(id.game);
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
