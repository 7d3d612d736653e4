import type { Table } from '../../../table/index.js';
import { rewindMessage } from '../../messages/table/rewinding-page.js';
import { type Answer, pageAnswer, panelAnswer } from '../answer/answer.js';
import { answerAct, type TablePress, type TablePressHandler, pageIn } from '../answer/table-press.js';
import { refusalAnswer } from '../answer/outcome.js';
import { acts } from '../answer/button.js';

/** The list of decisions, as it is whenever it is looked at. */
const listPage = async ({ services, actor }: TablePress, table: Table, page: number): Promise<Answer> =>
  pageAnswer(actor, table, async (now, notice) =>
    rewindMessage(now, await services.tables.pastDecisions(now.channel), actor.w, page, notice),
  );

/** Proposes to rewind the game to before the decision that was chosen. */
const proposed = async (press: TablePress): Promise<Answer> => {
  const { services, actor, values, origin } = press;
  const { channel, w } = actor;
  const transition = /^\d{1,9}$/.test(values[0] ?? '') ? Number(values[0]) : -1;
  const outcome = await services.tables.perform(channel, actor, { do: 'proposeRewind', transition });
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  const isOpen = outcome.table.data.social.rewindProposal !== null;
  return panelAnswer(services, actor, outcome.table, isOpen ? w.rewinding.proposed : w.rewinding.done);
};

/** The page with the list, the choice from it, and the buttons under a proposal. */
const handleRewindPress: TablePressHandler = async (press) => {
  const { services, actor, id, table, values } = press;
  const { channel } = actor;
  const [what = '', about = ''] = id.arg.split('.');
  const click = { game: id.game, id: about };
  switch (what) {
    case 'to':
      return proposed(press);
    case 'agree':
      return answerAct(press, services.tables.perform(channel, actor, { do: 'agreeToRewind', click }));
    case 'refuse':
      return answerAct(press, services.tables.perform(channel, actor, { do: 'refuseRewind', click }));
    default:
      return listPage(press, table, pageIn(values[0] ?? '0'));
  }
};

export const rewindButtons = { rewind: acts(handleRewindPress) };
