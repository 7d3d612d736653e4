import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { LogEntry } from '../engine/index.js';
import {
  isTutorial,
  questionOf,
  seatOf,
  StoreUnavailable,
  withPromises,
  type Outcome,
  type Person,
  type Questions,
  type Refusal,
  type Table,
} from '../table/index.js';
import type { Language, Words } from '../text/index.js';
import type { Absences } from './absences.js';
import type { Archive } from './archive.js';
import type { Answering } from './answering.js';
import type { Context } from './context.js';
import { refusalText } from './errors.js';
import { readable } from './messages/accessible.js';
import { logLines } from './messages/log.js';
import { withRules } from './messages/rule-buttons.js';
import type { Deals } from './deals.js';
import type { Hands } from './hands.js';
import type { Looks } from './looks.js';
import { numbersOf } from './numbers.js';
import type { Panels, Show } from './panels.js';
import type { Settings } from './people.js';
import { message, type Payload } from './payload.js';
import type { Place } from './place.js';
import type { Pings } from './pings.js';
import type { Pump } from './pump.js';
import { namesOf, windowIn } from './seats.js';
import type { Threads } from './threads.js';

/** Lines of what has just happened that a panel shows. */
const HAPPENED = 8;

/** Everything that runs. */
export interface Live extends Context {
  readonly boards: Pump;
  readonly pings: Pings;
  readonly deals: Deals;
  readonly panels: Panels;
  readonly absences: Absences;
  /** The channel of a table is gone. */
  closed(channel: string): Promise<void>;
  readonly threads: Threads;
  readonly archive: Archive;
  readonly hands: Hands;
  readonly looks: Looks;
  readonly questions: Questions;
  /** Tells a user something by direct message; fails where they take none. */
  tell(user: string, text: string): Promise<void>;
}

/** Who acts, and where. */
export interface Actor {
  readonly channel: string;
  /** The id of the interaction. */
  readonly interaction: string;
  readonly person: Person;
  readonly place: Place;
  /** What they read: their choice, or else the language of their Discord. */
  readonly language: Language;
  /** The language of their Discord. */
  readonly ownLanguage: Language;
  /** Not in a server, but in a conversation with the bot. */
  readonly isDirect: boolean;
  /** The server, when the bot is a member of it: not where it was brought by somebody's own installation. */
  readonly home: string | null;
  /** How they want to be shown things. */
  readonly settings: Settings;
  readonly w: Words;
}

/** What a person is shown for what they did. */
export type Answer =
  | { readonly is: 'say'; readonly text: string }
  /** Something that only this person sees, in place of what they had open; it follows the table. */
  | {
      readonly is: 'panel';
      /** The table that it follows. */
      readonly channel: string;
      readonly payload: Payload;
      readonly shows: Show;
      readonly notice: string | null;
      readonly window: string;
    }
  /** Something that only this person sees, about no table. */
  | { readonly is: 'page'; readonly payload: Payload }
  /** The same, beside what they have open. */
  | { readonly is: 'beside'; readonly payload: Payload }
  /** Something that everybody sees; `said` tells the person that it is there. */
  | { readonly is: 'shared'; readonly payload: Payload; readonly said: string }
  /** A form to fill in; nothing may take long before it. */
  | { readonly is: 'form'; readonly form: APIModalInteractionResponseCallbackData }
  /** Nothing but the board, when its payload is there. */
  | { readonly is: 'quiet'; readonly board: Payload | null };

export const say = (text: string): Answer => ({ is: 'say', text });

/** A page as this person has set that they read it; numbers are for the table of the channel, not for practice. */
const asRead = ({ settings, w }: Actor, page: Payload, channel: string): Payload =>
  readable(page, { large: settings.large, numbered: settings.textOnly && !isTutorial(channel), w });

/** The person's panel on this table, with a notice above it. */
export const panelAnswer = async (
  live: Live,
  actor: Actor,
  table: Table,
  notice: string | null,
  page = 0,
): Promise<Answer> => {
  const { person, language, w } = actor;
  const shows: Show = async (now, said) => {
    const panel = await live.panels.payload(now, person.user, language, page, said);
    return panel === null ? null : asRead(actor, withRules(panel, said ?? '', w), now.channel);
  };
  const payload = await shows(table, notice);
  return payload === null
    ? say(notice ?? refusalText({ why: 'notSeated' }, table, w))
    : { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, person.user) };
};

/** A page in place of the panel, for spectators too: `shows` makes it again whenever the table changes. */
export const pageAnswer = async (
  actor: Actor,
  table: Table,
  page: (table: Table, notice: string | null) => Payload | Promise<Payload>,
  notice: string | null = null,
): Promise<Answer> => {
  const shows = async (now: Table, said: string | null): Promise<Payload> =>
    asRead(actor, await page(now, said), now.channel);
  const payload = await shows(table, notice);
  return { is: 'panel', channel: table.channel, payload, shows, notice, window: windowIn(table, actor.person.user) };
};

/** A page about no table. */
export const alone = (actor: Actor, page: Payload): Answer => ({
  is: 'page',
  payload: asRead(actor, page, actor.channel),
});

/** The panel as somebody opens it: with what has happened since they last looked. */
export const openedPanel = async (live: Live, actor: Actor, table: Table): Promise<Answer> => {
  const { person, w } = actor;
  if (seatOf(table, person.user) === null) return panelAnswer(live, actor, table, null);
  const closed = await live.hands.refusedLately(person.user);
  const since = await live.looks.since(table, person.user, w);
  return panelAnswer(live, actor, table, closed ? [w.person.dm.closed, since ?? ''].join('\n').trim() : since);
};

/** What came of an act, as far as this person may read it. */
const happened = (entries: readonly LogEntry[], table: Table, { person, w }: Actor): string => {
  const player = seatOf(table, person.user)?.player;
  const own = withPromises(entries, table.data).filter(
    ({ to }) => to === 'all' || (player !== undefined && to.includes(player)),
  );
  const lines = logLines(own, w, namesOf(table, w, 'markdown'));
  const earlier = Math.max(0, lines.length - HAPPENED);
  return [
    ...(earlier === 0 ? [] : [w.board.earlierLines(earlier)]),
    ...lines.slice(-HAPPENED).map((line) => `• ${line}`),
  ].join('\n');
};

/** Whether how things stand now helps more than the sentence alone. */
const showsState = (why: Refusal['why'], origin: Answering['origin']): boolean => {
  switch (why) {
    case 'movedOn':
    case 'notOffered':
    case 'rule':
      return true;
    case 'alreadyPassed':
    case 'notYourQuestion':
    case 'cannotTakeBack':
    case 'busy':
      return origin !== 'public';
    case 'noTable':
    case 'tableExists':
    case 'alreadyStarted':
    case 'notStarted':
    case 'notSeated':
    case 'alreadySeated':
    case 'tableFull':
    case 'notHost':
    case 'gameOver':
    case 'tooFewPlayers':
    case 'noSuchPlayer':
    case 'offerOpen':
    case 'noOffer':
    case 'notYourOffer':
    case 'noOrder':
    case 'heldBefore':
    case 'notWaiting':
    case 'noDeal':
    case 'seat':
    case 'takeBackOff':
    case 'deckList':
    case 'tooFewCards':
    case 'serverFull':
    case 'wrongChannel':
    case 'moved':
      return false;
    default:
      return why satisfies never;
  }
};

/** A refusal in words; where something is still to be done, the panel shows it. */
export const refusalAnswer = async (
  live: Live,
  actor: Actor,
  outcome: Extract<Outcome, { is: 'refused' }>,
  origin: Answering['origin'],
): Promise<Answer> => {
  const { refusal, table } = outcome;
  const text = refusalText(refusal, table, actor.w);
  if (table === null || table.data.phase !== 'playing' || !showsState(refusal.why, origin))
    return {
      is: 'beside',
      payload: asRead(actor, withRules(message({ content: text }), text, actor.w), actor.channel),
    };
  return panelAnswer(live, actor, table, text);
};

/** Whether the person is asked something that the board's buttons cannot answer. */
const needsPanel = (table: Table, user: string): boolean => {
  const question = questionOf(table, user);
  return question !== null && question.key !== 'priority';
};

/** What is shown after an act: the panel with what came of it, or on a message for everybody as little as possible. */
export const outcomeAnswer = async (
  live: Live,
  actor: Actor,
  outcome: Outcome,
  origin: Answering['origin'],
): Promise<Answer> => {
  if (outcome.is === 'refused') return refusalAnswer(live, actor, outcome, origin);
  const { table } = outcome;
  const notice = outcome.is === 'done' ? happened(outcome.entries, table, actor) : null;
  const quiet = origin === 'public' && !needsPanel(table, actor.person.user);
  return quiet ? { is: 'quiet', board: null } : savedAnswer(live, actor, table, notice);
};

/** The panel after something was saved; without the store only that it was. */
const savedAnswer = async (live: Live, actor: Actor, table: Table, notice: string | null): Promise<Answer> => {
  try {
    return await panelAnswer(live, actor, table, notice);
  } catch (error) {
    if (error instanceof StoreUnavailable) return say(actor.w.board.done);
    throw error;
  }
};

/** This person has seen how the table is. It is no more than a convenience, so that it may fail. */
export const looked = async ({ looks, log }: Live, { channel, person }: Actor): Promise<void> =>
  looks.looked(channel, person.user).catch((err: unknown) => log.warn({ err }, 'a look could not be noted'));

/** Remembers what the numbers on a panel stand for, for those who read them; without the store they are none. */
const numbered = async (
  { people, numbers, log }: Live,
  channel: string,
  user: string,
  payload: Payload,
): Promise<void> => {
  try {
    const { settings } = await people.of(user);
    if (settings.textOnly) await numbers.shown(channel, user, numbersOf(payload), true);
  } catch (err) {
    log.warn({ err }, 'the numbers of a panel could not be kept');
  }
};

/** Shows it, and keeps a panel up to date from then on. */
export const deliver = async (live: Live, actor: Actor, answering: Answering, answer: Answer): Promise<void> => {
  switch (answer.is) {
    case 'say':
      return answering.say(asRead(actor, message({ content: answer.text }), actor.channel).content);
    case 'quiet':
      return answering.quiet(answer.board);
    case 'page':
      return void (await answering.panel(answer.payload));
    case 'beside':
      return answering.beside(answer.payload);
    case 'shared':
      return answering.share(answer.payload, answer.said);
    case 'form':
      return answering.form(answer.form);
    case 'panel': {
      const { person } = actor;
      const { channel, payload, shows, notice, window } = answer;
      const reach = await answering.panel(payload);
      await numbered(live, channel, person.user, payload);
      if (channel !== actor.channel && answering.origin === 'panel') live.panels.left(actor.channel, person.user);
      const open = { channel, user: person.user, shows, notice, window, reach };
      return live.panels.opened(open, answering.origin !== 'panel');
    }
    default:
      return answer satisfies never;
  }
};
