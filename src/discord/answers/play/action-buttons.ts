import { isRound } from '../../../engine/index.js';
import { isPassableBy, seatOf } from '../../../table/index.js';
import { panelAnswer, type Answer } from '../answer/answer.js';
import { answerAct, type TablePressHandler, isOfNow, windowOver, pageIn } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { acts, sends, type TableButton } from '../answer/button.js';
import { slashOutcome } from '../answer/slash.js';
import { performAnswer } from './question-options.js';

/** Passes; an earlier message may still have the button where that would lead nowhere (TURN-10). */
const handlePassPress: TablePressHandler = async (press) => {
  const { services, actor, table } = press;
  const seat = seatOf(table, actor.person.user);
  const isMoot = seat !== null && table.session !== null && isRound(table.session) && !isPassableBy(table, seat.player);
  return isMoot && isOfNow(press)
    ? panelAnswer(services, actor, table, actor.w.waiting.ownTurn)
    : answerAct(press, performAnswer(press, ['pass']));
};

/** Declares an attack on what was chosen with a menu or a button, or the purchase of it. */
const declares = (what: 'attack' | 'purchase'): TableButton =>
  sends(
    ({ id: { game, window, arg }, values }) => {
      const options = values.length > 0 ? values : [arg];
      return { do: 'declare', click: { game, window, options, what } };
    },
    { worksDirectly: true },
  );

/** Takes back what this person did last, or in the menu of their last actions all from the chosen one on. */
const handleUndoPress: TablePressHandler = async (press) => {
  const { services, actor, table, values } = press;
  if (seatOf(table, actor.person.user) !== null && !isOfNow(press)) return windowOver(press);
  const actions = Math.max(1, pageIn(values[0] ?? '1'));
  return answerAct(press, services.tables.perform(actor.channel, actor, { do: 'undo', actions }));
};

/** `/souls undo`: takes back what this person did last. */
export const handleUndoCommand = async (call: Call): Promise<Answer> => {
  const { channel } = call.actor;
  return slashOutcome(call, await call.services.tables.perform(channel, call.actor, { do: 'undo' }), null);
};

export const actionButtons = {
  pass: acts(handlePassPress, { worksDirectly: true }),
  /** Chooses none of the options. */
  none: sends(({ id: { game, window } }) => ({ do: 'answer', click: { game, window, options: [] } }), {
    worksDirectly: true,
  }),
  attack: declares('attack'),
  buy: declares('purchase'),
  /** Passes for this item, attack or turn. */
  passfor: sends(({ id: { game, window, arg } }) => ({
    do: 'passFor',
    click: { game, window, during: arg === 'attack' || arg === 'turn' ? arg : null },
  })),
  /** Takes back a pass of the window that is still open. */
  withdraw: sends(({ id }) => ({ do: 'withdraw', click: id })),
  undo: acts(handleUndoPress),
};
