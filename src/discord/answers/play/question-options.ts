import type { OptionId } from '../../../engine/index.js';
import type { Outcome, Table } from '../../../table/index.js';
import { answerAct, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { riskMessage, riskOf } from '../../messages/choice/risk.js';
import { message } from '../../protocol/payload.js';
import { windowIn } from '../../format/seat-names.js';
import type { Actor } from '../answer/actor.js';
import { acts, sends } from '../answer/button.js';
/** Answers the open question with these options. */
export const performAnswer = async (
  { services, actor, id }: TablePress,
  options: readonly OptionId[],
): Promise<Outcome> =>
  services.tables.perform(actor.channel, actor, { do: 'answer', click: { game: id.game, window: id.window, options } });

/** The same, but what is likely a mistake is asked again first; the question goes when its window does. */
const confirmRisky = async (press: TablePress, options: readonly OptionId[]): Promise<Answer> => {
  const { services, actor, table, id } = press;
  const { user } = actor.person;
  const [option] = options;
  const isOpen = windowIn(table, user) === id.window;
  const risk = isOpen ? riskOf(table, user, options) : null;
  if (risk === null || option === undefined) return answerAct(press, performAnswer(press, options));
  return pageAnswer(actor, table, async (now, notice) =>
    windowIn(now, user) === id.window
      ? riskMessage(now, user, actor.w, risk, option)
      : ((await services.panels.payload(now, user, actor.language, 0, notice)) ??
        message({ content: actor.w.board.done })),
  );
};

/** An option of a question as a button, and as an entry of a menu. */
const handleOptionPress: TablePressHandler = async (press) => confirmRisky(press, [press.id.arg]);
const handleOptionMenu: TablePressHandler = async (press) => confirmRisky(press, press.values);

/** An option that was typed, in the window that is open now. */
export const chooseOption = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  option: OptionId,
): Promise<Answer> => {
  const { id: game } = table.data.game;
  const id = { game, window: windowIn(table, actor.person.user), verb: 'opt', arg: option } as const;
  return confirmRisky({ services, actor, id, values: [], table, origin: 'command' }, [option]);
};

export const optionButtons = {
  opt: acts(handleOptionPress, { worksDirectly: true }),
  pick: acts(handleOptionMenu, { worksDirectly: true }),
  /** What was asked again is meant. */
  sure: sends(({ id: { game, window, arg } }) => ({ do: 'answer', click: { game, window, options: [arg] } }), {
    worksDirectly: true,
  }),
};
