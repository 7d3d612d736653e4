import type { Decision, OptionId } from '../engine/index.js';
import { questionOf, seatOf, StoreUnavailable, type Outcome, type Table } from '../table/index.js';
import type { Answering } from './answering.js';
import { latestBoardOf } from './context.js';
import { refusalText } from './errors.js';
import { wiped } from './free-text.js';
import { acted, movedOn, pageIn, type Clicked, type Handler } from './clicked.js';
import { dealSent, dealShown, waited } from './dealing.js';
import { inspected } from './inspect.js';
import { held, moreShown, ordered, whyShown } from './more.js';
import { journalOpened, journalShown } from './journal.js';
import {
  deliver,
  looked,
  openedPanel,
  outcomeAnswer,
  pageAnswer,
  panelAnswer,
  refusalAnswer,
  say,
  type Actor,
  type Answer,
  type Live,
} from './live.js';
import { isPersonal, parseId, type CustomId, type PersonalVerb, type Verb } from './ids.js';
import { ordersMessage } from './messages/orders.js';
import { choicesOf, isStepwise, pageOf } from './messages/question.js';
import type { Payload } from './payload.js';
import { personalAnswer } from './personal.js';
import type { Lease } from './pump.js';
import { rematched } from './rematch.js';
import { exported } from './exporting.js';
import { replaced } from './replacing.js';
import { answered, optionClicked, optionMeant, optionPicked } from './risky.js';
import { windowIn } from './seats.js';
import { setUp } from './setup.js';
import { startAnswer } from './start.js';
import { changeSetting, showLists, showSettings } from './table-settings.js';

/** A click on a button or menu. */
export interface Click {
  readonly customId: string;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
  /** The message that was clicked. */
  readonly message: string;
}

/** Opens, turns or refreshes the panel. */
const shown = async ({ live, actor, id, table }: Clicked, page: number): Promise<Answer> => {
  if (table.data.phase === 'lobby') return say(refusalText({ why: 'notStarted' }, table, actor.w));
  if (id.game !== table.data.game) return say(actor.w.errors.otherGame);
  return panelAnswer(live, actor, table, null, page);
};

/** Opens the panel from a message for everybody. */
const panelOpened: Handler = async (clicked) => {
  const { live, actor, table } = clicked;
  const isOpen = table.data.phase === 'playing' && seatOf(table, actor.person.user) !== null;
  return isOpen ? openedPanel(live, actor, table) : shown(clicked, 0);
};

const draftAfter = (
  decision: Decision,
  before: readonly OptionId[],
  page: number,
  values: readonly OptionId[],
): readonly OptionId[] => {
  const options = choicesOf(decision);
  const known = values.filter((value) => options.some(({ id }) => id === value));
  if (decision.ordered === true) return [...before, ...known.filter((value) => !before.includes(value))];
  const onPage = pageOf(options, page).map(({ id }) => id);
  return [...before.filter((value) => !onPage.includes(value)), ...known];
};

/** An order is complete with its last but one: what is left comes last. */
const completed = (decision: Decision, chosen: readonly OptionId[]): readonly OptionId[] | null => {
  if (decision.ordered !== true || decision.min !== decision.max) return null;
  if (chosen.length === decision.max) return chosen;
  const rest = choicesOf(decision).filter(({ id }) => !chosen.includes(id));
  const [last] = rest;
  return rest.length === 1 && last !== undefined && chosen.length === decision.max - 1 ? [...chosen, last.id] : null;
};

/** A draft counts in its own window only, so one that cannot be dropped now only takes up room. */
const dropDraft = async ({ live, actor: { channel, person } }: Clicked): Promise<void> =>
  live.drafts
    .drop(channel, person.user)
    .catch((err: unknown) => live.log.warn({ err }, 'a draft could not be dropped'));

/** One step of a choice that takes several, after those before it: on the draft and the table that they left. */
const stepped: Handler = async (clicked) => {
  const { live, actor, table } = clicked;
  return live.drafts.inTurn(actor.channel, actor.person.user, async () =>
    oneStep({ ...clicked, table: (await live.tables.table(actor.channel)) ?? table }),
  );
};

const oneStep = async (clicked: Clicked): Promise<Answer> => {
  const { live, actor, id, values, table, origin } = clicked;
  const { channel, person } = actor;
  const decision = questionOf(table, person.user);
  if (decision === null || !isStepwise(decision) || windowIn(table, person.user) !== id.window) return movedOn(clicked);
  const before = await live.drafts.chosen(channel, person.user, id.game, id.window);
  const chosen = nextDraft(decision, before, id, values);
  const done = id.verb === 'confirm' ? before : completed(decision, chosen);
  if (done !== null) {
    live.pings.acted(channel, person.user);
    const outcome = await answered(clicked, done);
    if (outcome.is === 'done') await dropDraft(clicked);
    return outcomeAnswer(live, actor, outcome, origin);
  }
  await live.drafts.keep(channel, person.user, { game: id.game, window: id.window, chosen });
  return panelAnswer(live, actor, table, null, pageIn(id.arg));
};

const nextDraft = (
  decision: Decision,
  before: readonly OptionId[],
  id: CustomId,
  values: readonly string[],
): readonly OptionId[] => {
  if (id.verb === 'step') return draftAfter(decision, before, pageIn(id.arg), values);
  if (id.verb === 'unstep') return decision.ordered === true ? before.slice(0, -1) : [];
  return before;
};

/** Does what a button of the lobby says. */
const inLobby = async ({ live, actor, id }: Clicked): Promise<Outcome> => {
  const { tables } = live;
  const { channel, interaction, person } = actor;
  switch (id.verb) {
    case 'leave':
      return tables.leave(channel, interaction, person);
    case 'addcpu':
      return tables.addComputer(channel, interaction, person, 'simple');
    case 'delcpu':
      return tables.removeComputer(channel, interaction, person);
    default:
      return tables.join(channel, interaction, person);
  }
};

/** Whether the click was made in the window that is open, as everyone sees it or as this person does. */
const isOfNow = ({ table, id, actor }: Clicked): boolean =>
  [windowIn(table, null), windowIn(table, actor.person.user)].includes(id.window);

const declared = async ({ live, actor, id, values }: Clicked, what: 'attack' | 'purchase'): Promise<Outcome> => {
  const click = { game: id.game, window: id.window, options: values, what };
  return live.tables.declare(actor.channel, actor.interaction, actor.person, click);
};

const passedFor = async ({ live, actor, id }: Clicked): Promise<Outcome> => {
  const during = id.arg === 'attack' || id.arg === 'turn' ? id.arg : null;
  const { game, window } = id;
  return live.tables.passFor(actor.channel, actor.interaction, actor.person, { game, window, during });
};

const offerAnswered = async (
  { live, actor, id }: Clicked,
  answer: 'accept' | 'decline' | 'withdraw',
): Promise<Outcome> =>
  live.tables.answerOffer(actor.channel, actor.interaction, actor.person, { game: id.game, offer: id.arg, answer });

/** Has a remembered order asked again, and shows those that are left. */
const forgotten = async ({ live, actor, values }: Clicked): Promise<Answer> => {
  const { channel, interaction, person } = actor;
  const outcome = await live.tables.forgetOrder(channel, interaction, person, values[0] ?? '');
  if (outcome.is === 'refused') return say(refusalText(outcome.refusal, outcome.table, actor.w));
  const { w } = actor;
  const page = (now: Table, notice: string | null) => ordersMessage(now, person.user, w, notice);
  return pageAnswer(actor, outcome.table, page, w.board.orderForgotten);
};

const undone: Handler = async (clicked) => {
  const { live, actor, table } = clicked;
  if (seatOf(table, actor.person.user) !== null && !isOfNow(clicked)) return movedOn(clicked);
  return acted(clicked, live.tables.undo(actor.channel, actor.interaction, actor.person));
};

const withdrawn: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  return acted(clicked, live.tables.withdraw(actor.channel, actor.interaction, actor.person, id));
};

const inLobbyActed: Handler = async (clicked) => acted(clicked, inLobby(clicked));

/** What each button and menu does. */
const HANDLERS: Readonly<Record<Exclude<Verb, PersonalVerb | 'setup'>, Handler>> = {
  join: inLobbyActed,
  leave: inLobbyActed,
  addcpu: inLobbyActed,
  delcpu: inLobbyActed,
  start: async ({ live, actor, origin }) => startAnswer(live, actor, origin),
  panel: panelOpened,
  page: async (clicked) => shown(clicked, pageIn(clicked.values[0] ?? clicked.id.arg)),
  pass: async (clicked) => acted(clicked, answered(clicked, ['pass'])),
  opt: optionClicked,
  pick: optionPicked,
  sure: optionMeant,
  none: async (clicked) => acted(clicked, answered(clicked, [])),
  attack: async (clicked) => acted(clicked, declared(clicked, 'attack')),
  buy: async (clicked) => acted(clicked, declared(clicked, 'purchase')),
  passfor: async (clicked) => acted(clicked, passedFor(clicked)),
  withdraw: withdrawn,
  undo: undone,
  hold: held,
  order: ordered,
  accept: async (clicked) => acted(clicked, offerAnswered(clicked, 'accept')),
  decline: async (clicked) => acted(clicked, offerAnswered(clicked, 'decline')),
  recall: async (clicked) => acted(clicked, offerAnswered(clicked, 'withdraw')),
  wipe: wiped,
  replace: replaced,
  export: exported,
  forget: forgotten,
  why: whyShown,
  step: stepped,
  unstep: stepped,
  confirm: stepped,
  options: showSettings,
  choose: changeSetting,
  lists: showLists,
  more: moreShown,
  log: journalShown,
  logopen: journalOpened,
  rematch: rematched,
  inspect: inspected,
  deal: dealShown,
  offer: dealSent,
  wait: waited,
};

/** The button is of a game before this one. */
const otherGame = (table: Table, verb: Verb, { w }: Actor): string =>
  verb === 'rematch' && table.data.phase !== 'over' ? w.ending.stands : w.errors.otherGame;

/** Does what has these numbers on the panel of this person, as they saw it last. */
export const numbersAnswer = async (live: Live, actor: Actor, numbers: readonly number[]): Promise<Answer> => {
  const { channel, person, w } = actor;
  const meant = await live.numbers.meant(channel, person.user, numbers);
  const table = await live.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  switch (meant.is) {
    case 'none':
      return say(w.person.numbers.none(meant.most));
    case 'mixed':
      return panelAnswer(live, actor, table, w.person.numbers.mixed);
    case 'changed':
      return refusalAnswer(live, actor, { is: 'refused', refusal: { why: 'movedOn' }, table }, 'command');
    case 'click': {
      const id = parseId(meant.id);
      if (id === null || isPersonal(id.verb) || id.verb === 'setup') return say(w.errors.unknownButton);
      const clicked: Clicked = { live, actor, id, values: meant.values, table, origin: 'command' };
      return id.game === table.data.game && isOfNow(clicked) ? HANDLERS[id.verb](clicked) : movedOn(clicked);
    }
    default:
      return meant satisfies never;
  }
};

/** What a click leads to, with the board when the click was on it and may show it. */
const decide = async (
  live: Live,
  actor: Actor,
  click: Click,
  answering: Answering,
  lease: Lease | null,
): Promise<Answer> => {
  const id = parseId(click.customId);
  if (id === null) return say(actor.w.errors.unknownButton);
  const { verb } = id;
  if (isPersonal(verb)) return personalAnswer({ live, actor, id, values: click.values }, verb);
  if (verb === 'setup') return setUp(live, actor, id, click.values);
  const table = await live.tables.table(actor.channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, actor.w));
  if (table.data.game !== id.game) return say(otherGame(table, verb, actor));
  const { origin } = answering;
  const answer = await HANDLERS[verb]({ live, actor, id, values: click.values, table, origin });
  return answer.is === 'quiet' && answer.board === null && lease !== null
    ? withBoard(live, actor, click, lease)
    : answer;
};

/** The board in the answer to a click on it; without the store it is shown later. */
const withBoard = async (live: Live, actor: Actor, click: Click, lease: Lease): Promise<Answer> => {
  const answer: Answer = { is: 'quiet', board: null };
  try {
    const board = await boardClicked(live, actor, click);
    return board === null || lease.shows(board) ? answer : { is: 'quiet', board };
  } catch (error) {
    if (error instanceof StoreUnavailable) return answer;
    throw error;
  }
};

/** The board as it is now, when it is the message that was clicked. */
const boardClicked = async (live: Live, { channel }: Actor, click: Click): Promise<Payload | null> => {
  const now = await live.tables.table(channel);
  return now === null || now.data.messages.board !== click.message ? null : latestBoardOf(live, now);
};

/** Whether a button leads to a page about the person, which shows nothing of the table in the channel. */
const isOwnPage = (customId: string): boolean => {
  const verb = parseId(customId)?.verb;
  return verb !== undefined && isPersonal(verb);
};

/** Does what a button or menu says, and answers it. */
export const handleClick = async (live: Live, actor: Actor, click: Click, answering: Answering): Promise<void> => {
  const { channel, person } = actor;
  const board = answering.origin === 'public' ? live.boards.lease(channel) : null;
  const panel = live.panels.hold(channel, person.user);
  const stays = answering.origin === 'public' ? [live.pings.hold(channel), live.deals.hold(channel)] : [];
  let answer: Answer | null = null;
  try {
    const decided = await answering.during(decide(live, actor, click, answering, board));
    await deliver(live, actor, answering, decided);
    answer = decided;
  } finally {
    board?.release(answer?.is === 'quiet' ? answer.board : null);
    panel.release(answer?.is === 'panel' && answer.channel === channel ? answer.payload : null);
    for (const letGo of stays) letGo();
  }
  if (answer.is !== 'page' && !isOwnPage(click.customId)) await looked(live, actor);
};
