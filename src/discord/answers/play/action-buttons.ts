import { isRound, type OptionId } from '../../../engine/index.js';
import { isPassableBy, seatOf } from '../../../table/index.js';
import { panelAnswer, type Answer } from '../answer/answer.js';
import { acted, type Handler, isOfNow, movedOn, pageIn } from '../answer/clicked.js';
import type { Call } from '../answer/command.js';
import { typedOutcome } from '../answer/typed.js';
import { answered } from './question-options.js';

/** Answers the question that is open with these options. */
const answeredWith =
  (options: readonly OptionId[]): Handler =>
  async (clicked) =>
    acted(clicked, answered(clicked, options));

const passed = answeredWith(['pass']);

/** Passes; an earlier message may still have the button where that would lead nowhere (TURN-10). */
export const passClicked: Handler = async (clicked) => {
  const { services, actor, table } = clicked;
  const seat = seatOf(table, actor.person.user);
  const isMoot = seat !== null && table.session !== null && isRound(table.session) && !isPassableBy(table, seat.player);
  return isMoot && isOfNow(clicked) ? panelAnswer(services, actor, table, actor.w.waiting.ownTurn) : passed(clicked);
};

/** Chooses none of the options. */
export const noneClicked = answeredWith([]);

/** Declares an attack on what was chosen with a menu or a button, or the purchase of it. */
export const declareClicked =
  (what: 'attack' | 'purchase'): Handler =>
  async (clicked) => {
    const { services, actor, id, values } = clicked;
    const options = values.length > 0 ? values : [id.arg];
    const click = { game: id.game, window: id.window, options, what };
    return acted(clicked, services.tables.perform(actor.channel, actor, { do: 'declare', click }));
  };

/** Passes for this item, attack or turn. */
export const passForClicked: Handler = async (clicked) => {
  const { services, actor, id } = clicked;
  const during = id.arg === 'attack' || id.arg === 'turn' ? id.arg : null;
  const { game, window } = id;
  return acted(
    clicked,
    services.tables.perform(actor.channel, actor, { do: 'passFor', click: { game, window, during } }),
  );
};

/** Takes back what this person did last, or in the menu of their last actions all from the chosen one on. */
export const undoClicked: Handler = async (clicked) => {
  const { services, actor, table, values } = clicked;
  if (seatOf(table, actor.person.user) !== null && !isOfNow(clicked)) return movedOn(clicked);
  const actions = Math.max(1, pageIn(values[0] ?? '1'));
  return acted(clicked, services.tables.perform(actor.channel, actor, { do: 'undo', actions }));
};

/** `/souls undo`: takes back what this person did last. */
export const undoTyped = async (call: Call): Promise<Answer> => {
  const { channel } = call.actor;
  return typedOutcome(call, await call.services.tables.perform(channel, call.actor, { do: 'undo' }), null);
};

/** Takes back a pass of the window that is still open. */
export const withdrawClicked: Handler = async (clicked) => {
  const { services, actor, id } = clicked;
  return acted(clicked, services.tables.perform(actor.channel, actor, { do: 'withdraw', click: id }));
};
