import { StoreUnavailable, type Table } from '../../table/index.js';
import type { Answering } from './answer/interaction-answer.js';
import { latestBoardOf } from '../live-messages/context.js';
import { refusalText } from '../format/errors.js';
import { wiped } from './play/free-text.js';
import { type Clicked, type Handler, isOfNow, movedOn } from './answer/clicked.js';
import { barterClicked, holdClicked, offerAnswered, offerClicked, offerPeeked } from './play/barter.js';
import { inspectClicked } from './pages/inspect.js';
import { inWordsClicked } from './pages/in-words.js';
import { askForcedClicked, askingClicked, holdPriorityClicked, standingOrderClicked } from './play/asking.js';
import { moreClicked } from './pages/more.js';
import { logClicked, logLineOpened } from './pages/log.js';
import { type Answer, panelAnswer, say } from './answer/answer.js';
import type { BotServices } from '../live-messages/bot-services.js';
import { isOfServer, isPersonal, parseId, type PersonalVerb, type ServerVerb, type ButtonVerb } from '../format/ids.js';
import type { Payload } from '../format/payload.js';
import { personalAnswer } from './person/personal.js';
import type { Lease } from '../live-messages/pump.js';
import { rematchClicked } from './table/rematch.js';
import { exportClicked } from './pages/export.js';
import { replayClicked } from './pages/replay.js';
import { reportClicked } from './pages/report.js';
import { concedeClicked, endClicked, vacantSeatClicked } from './table/quitting.js';
import { replaceClicked } from './table/replace.js';
import { optionClicked, optionMeant, optionPicked } from './play/question-options.js';
import { ownClicked } from './managing/own-cards.js';
import { managed } from './managing/managing.js';
import { setUp } from './table/server-settings.js';
import { mendClicked } from './table/mending.js';
import { rewindClicked } from './table/rewinding.js';
import { wordClicked } from './table/words.js';
import { startClicked } from './table/start.js';
import {
  clockClicked,
  decksClicked,
  listsClicked,
  settingChanged,
  settingsClicked,
  variantsClicked,
} from './table/settings.js';
import {
  declareClicked,
  noneClicked,
  passClicked,
  passForClicked,
  undoClicked,
  withdrawClicked,
} from './play/action-buttons.js';
import { deliver, looked } from './answer/deliver.js';
import { atTable, type Actor } from './answer/actor.js';
import { houseCardsClicked } from './table/table-house-cards.js';
import { listLeft, roleCalled } from './table/finding.js';
import { lobbyClicked } from './table/lobby.js';
import { stepClicked } from './play/steps.js';
import { refusalAnswer } from './answer/outcome.js';
import { pageClicked, panelClicked, turnedClicked } from './pages/panel.js';
import { planClicked } from './play/planned-turn.js';
import { readyClicked } from './play/ready.js';
import { orderForgotten } from './play/remembered-orders.js';
import { adviceClicked } from './pages/advice.js';
import { whyClicked } from './pages/why.js';
import type { Call, ChosenUser } from './answer/command.js';
/** A click on a button or menu. */
interface MessageClick {
  readonly customId: string;
  /** What was chosen in a menu. */
  readonly values: readonly string[];
  /** Whom somebody chose in a menu of people. */
  readonly users: readonly ChosenUser[];
  /** The message that was clicked. */
  readonly message: string;
}

/** What each button and menu does. */
const HANDLERS: Readonly<Record<Exclude<ButtonVerb, PersonalVerb | ServerVerb>, Handler>> = {
  join: lobbyClicked,
  leave: lobbyClicked,
  addcpu: lobbyClicked,
  delcpu: lobbyClicked,
  start: startClicked,
  panel: panelClicked,
  page: pageClicked,
  turnto: turnedClicked,
  pass: passClicked,
  opt: optionClicked,
  pick: optionPicked,
  sure: optionMeant,
  none: noneClicked,
  attack: declareClicked('attack'),
  buy: declareClicked('purchase'),
  passfor: passForClicked,
  withdraw: withdrawClicked,
  undo: undoClicked,
  hold: holdPriorityClicked,
  order: standingOrderClicked,
  forced: askForcedClicked,
  accept: offerAnswered('accept'),
  decline: offerAnswered('decline'),
  recall: offerAnswered('withdraw'),
  peek: offerPeeked,
  wipe: wiped,
  replace: replaceClicked,
  concede: concedeClicked,
  vacant: vacantSeatClicked,
  ending: endClicked,
  export: exportClicked,
  replay: replayClicked,
  forget: orderForgotten,
  why: whyClicked,
  step: stepClicked,
  unstep: stepClicked,
  confirm: stepClicked,
  options: settingsClicked,
  choose: settingChanged,
  lists: listsClicked,
  decks: decksClicked,
  house: houseCardsClicked,
  variants: variantsClicked,
  clock: clockClicked,
  more: moreClicked,
  log: logClicked,
  logopen: logLineOpened,
  rematch: rematchClicked,
  inspect: inspectClicked,
  inwords: inWordsClicked,
  report: reportClicked,
  deal: barterClicked,
  offer: offerClicked,
  wait: holdClicked,
  call: roleCalled,
  unlist: listLeft,
  ready: readyClicked,
  plan: planClicked,
  asking: askingClicked,
  rewind: rewindClicked,
  mend: mendClicked,
  word: wordClicked,
  advice: adviceClicked,
};

/** What the buttons under a result do while that game is kept, whatever stands in its channel by then. */
const LASTING: readonly ButtonVerb[] = ['replay', 'export'];

/** The button is of a game before this one. */
const otherGame = (table: Table, verb: ButtonVerb, { w }: Actor): string => {
  if (verb === 'replay') return w.replaying.none.otherGame;
  return verb === 'rematch' && table.data.phase !== 'over' ? w.ending.stands : w.errors.otherGame;
};

/** `/act number`: does what these numbers stand for on the panel of this person, as they saw it last. */
export const numbersTyped = async ({ services, actor, text }: Call): Promise<Answer> => {
  const { channel, person, w } = actor;
  const numbers = (text('number').match(/\d{1,3}/g) ?? []).map(Number);
  const meant = await services.numbers.meant(channel, person.user, numbers);
  const table = await services.tables.table(channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, w));
  switch (meant.is) {
    case 'none':
      return say(w.person.numbers.none(meant.most));
    case 'mixed':
      return panelAnswer(services, actor, table, w.person.numbers.mixed);
    case 'changed':
      return refusalAnswer(services, actor, { is: 'refused', refusal: { why: 'movedOn' }, table }, 'command');
    case 'click': {
      const id = parseId(meant.id);
      if (id === null || isPersonal(id.verb) || isOfServer(id.verb)) return say(w.errors.unknownButton);
      const clicked: Clicked = {
        services,
        actor: atTable(actor, table),
        id,
        values: meant.values,
        table,
        origin: 'command',
      };
      return id.game === table.data.game && isOfNow(clicked) ? HANDLERS[id.verb](clicked) : movedOn(clicked);
    }
    default:
      return meant satisfies never;
  }
};

/** What a click leads to, with the board when the click was on it and may show it. */
const decide = async (
  services: BotServices,
  actor: Actor,
  click: MessageClick,
  answering: Answering,
  lease: Lease | null,
): Promise<Answer> => {
  const id = parseId(click.customId);
  if (id === null) return say(actor.w.errors.unknownButton);
  const { verb } = id;
  if (isPersonal(verb)) return personalAnswer({ services, actor, id, values: click.values }, verb);
  if (verb === 'setup') return setUp(services, actor, id, click.values);
  if (verb === 'manage') return managed(services, actor, id.arg, click);
  if (verb === 'own') return ownClicked(services, actor, id.arg, click.values);
  const table = await services.tables.table(actor.channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, actor.w));
  const { origin } = answering;
  if (table.data.game !== id.game) {
    const earlier = LASTING.includes(verb) ? await services.tables.earlierGame(actor.channel, id.game) : null;
    if (earlier === null) return say(otherGame(table, verb, actor));
    return HANDLERS[verb]({
      services,
      actor: atTable(actor, earlier),
      id,
      values: click.values,
      table: earlier,
      origin,
    });
  }
  const answer = await HANDLERS[verb]({
    services,
    actor: atTable(actor, table),
    id,
    values: click.values,
    table,
    origin,
  });
  return answer.is === 'quiet' && answer.board === null && lease !== null
    ? withBoard(services, actor, click, lease)
    : answer;
};

/** The board in the answer to a click on it; without the store it is shown later. */
const withBoard = async (services: BotServices, actor: Actor, click: MessageClick, lease: Lease): Promise<Answer> => {
  const answer: Answer = { is: 'quiet', board: null };
  try {
    const board = await boardClicked(services, actor, click);
    return board === null || lease.shows(board) ? answer : { is: 'quiet', board };
  } catch (error) {
    if (error instanceof StoreUnavailable) return answer;
    throw error;
  }
};

/** The board as it is now, when it is the message that was clicked. */
const boardClicked = async (
  services: BotServices,
  { channel }: Actor,
  click: MessageClick,
): Promise<Payload | null> => {
  const now = await services.tables.table(channel);
  return now === null || now.data.messages.board !== click.message ? null : latestBoardOf(services, now);
};

/** Whether a button leads to a page about the person, which shows nothing of the table in the channel. */
const isOwnPage = (customId: string): boolean => {
  const verb = parseId(customId)?.verb;
  return verb !== undefined && isPersonal(verb);
};

/** Does what a button or menu says, and answers it. */
export const handleClick = async (
  services: BotServices,
  actor: Actor,
  click: MessageClick,
  answering: Answering,
): Promise<void> => {
  const { channel, person } = actor;
  const board = answering.origin === 'public' ? services.boards.lease(channel) : null;
  const panel = services.panels.hold(channel, person.user);
  const isStanding = answering.origin === 'public' || answering.origin === 'direct';
  const stays = isStanding ? [services.notices.hold(channel), services.proposals.hold(channel)] : [];
  let answer: Answer | null = null;
  try {
    const decided = await answering.during(decide(services, actor, click, answering, board));
    await deliver(services, actor, answering, decided);
    answer = decided;
    if (answering.origin === 'direct' && answer.is === 'panel')
      await services.notices.answered(channel, person.user, click.message);
  } finally {
    board?.release(answer?.is === 'quiet' && !answering.isApart() ? answer.board : null);
    const isPanel = answer?.is === 'panel' && answering.origin !== 'direct' && answer.channel === channel;
    panel.release(isPanel && answer?.is === 'panel' ? answer.payload : null);
    for (const letGo of stays) letGo();
  }
  if (answer.is !== 'page' && !isOwnPage(click.customId)) await looked(services, actor);
};
