import { StoreUnavailable } from '../../table/index.js';
import type { Responder } from './answer/responder.js';
import { latestBoardOf } from '../live-messages/context.js';
import { refusalText } from '../format/errors.js';
import { buttonOf, isPersonal } from './buttons.js';
import { type TablePress, isOfNow, windowOver } from './answer/table-press.js';
import { type Answer, panelAnswer, say } from './answer/answer.js';
import type { BotServices } from '../live-messages/bot-services.js';
import type { Payload } from '../protocol/payload.js';
import type { Lease } from '../live-messages/message-updater.js';
import { deliver, noteLastRead } from './answer/deliver.js';
import { atTable, type Actor } from './answer/actor.js';
import { refusalAnswer } from './answer/outcome.js';
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

/** `/act number`: does what these numbers stand for on the panel of this person, as they saw it last. */
export const handleNumbersCommand = async ({ services, actor, text }: Call): Promise<Answer> => {
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
      const known = buttonOf(meant.id);
      if (known?.button.whose !== 'table') return say(w.errors.unknownButton);
      const { id, button } = known;
      const press: TablePress = {
        services,
        actor: atTable(actor, table),
        id,
        values: meant.values,
        table,
        origin: 'command',
      };
      return id.game === table.data.game.id && isOfNow(press) ? button.press(press) : windowOver(press);
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
  responder: Responder,
  lease: Lease | null,
): Promise<Answer> => {
  const known = buttonOf(click.customId);
  if (known === null) return say(actor.w.errors.unknownButton);
  const { id, button } = known;
  const { values, users } = click;
  if (button.whose !== 'table') return button.press({ services, actor, id, values, users });
  const table = await services.tables.table(actor.channel);
  if (table === null) return say(refusalText({ why: 'noTable' }, null, actor.w));
  const { origin } = responder;
  if (table.data.game.id !== id.game) {
    const earlier = button.worksForKept === true ? await services.tables.earlierGame(actor.channel, id.game) : null;
    if (earlier === null) return say(button.otherGame?.(table, actor.w) ?? actor.w.errors.otherGame);
    return button.press({ services, actor: atTable(actor, earlier), id, values, table: earlier, origin });
  }
  const answer = await button.press({ services, actor: atTable(actor, table), id, values, table, origin });
  return answer.is === 'ack' && answer.board === null && lease !== null
    ? withBoard(services, actor, click, lease)
    : answer;
};

/** The board in the answer to a click on it; without the store it is shown later. */
const withBoard = async (services: BotServices, actor: Actor, click: MessageClick, lease: Lease): Promise<Answer> => {
  const answer: Answer = { is: 'ack', board: null };
  try {
    const board = await boardOfClick(services, actor, click);
    return board === null || lease.shows(board) ? answer : { is: 'ack', board };
  } catch (error) {
    if (error instanceof StoreUnavailable) return answer;
    throw error;
  }
};

/** The board as it is now, when it is the message that was clicked. */
const boardOfClick = async (
  services: BotServices,
  { channel }: Actor,
  click: MessageClick,
): Promise<Payload | null> => {
  const now = await services.tables.table(channel);
  return now === null || now.data.display.messages.board !== click.message ? null : latestBoardOf(services, now);
};

/** Does what a button or menu says, and answers it. */
export const handleClick = async (
  services: BotServices,
  actor: Actor,
  click: MessageClick,
  responder: Responder,
): Promise<void> => {
  const { channel, person } = actor;
  const board = responder.origin === 'public' ? services.boards.lease(channel) : null;
  const panel = services.panels.hold(channel, person.user);
  const isStanding = responder.origin === 'public' || responder.origin === 'direct';
  const stays = isStanding ? [services.notices.hold(channel), services.proposals.hold(channel)] : [];
  let answer: Answer | null = null;
  try {
    const decided = await responder.deferIfSlow(decide(services, actor, click, responder, board));
    await deliver(services, actor, responder, decided);
    answer = decided;
    if (responder.origin === 'direct' && answer.is === 'panel')
      await services.notices.answered(channel, person.user, click.message);
  } finally {
    board?.release(answer?.is === 'ack' && !responder.usedFallback() ? answer.board : null);
    const isPanel = answer?.is === 'panel' && responder.origin !== 'direct' && answer.channel === channel;
    panel.release(isPanel && answer?.is === 'panel' ? answer.payload : null);
    for (const letGo of stays) letGo();
  }
  if (answer.is !== 'page' && !isPersonal(click.customId)) await noteLastRead(services, actor);
};
