import type { Table } from '../../../table/index.js';
import { rewindMessage } from '../../messages/table/rewinding-page.js';
import { type Answer, pageAnswer, panelAnswer } from '../answer/answer.js';
import { answerAct, type Clicked, type Handler, pageIn } from '../answer/clicked.js';
import { refusalAnswer } from '../answer/outcome.js';
import { acts } from '../answer/button.js';

/** The list of decisions, as it is whenever it is looked at. */
const listPage = async ({ services, actor }: Clicked, table: Table, page: number): Promise<Answer> =>
  pageAnswer(actor, table, async (now, notice) =>
    rewindMessage(now, await services.tables.pastDecisions(now.channel), actor.w, page, notice),
  );

/** Proposes to rewind the game to before the decision that was chosen. */
const proposed = async (clicked: Clicked): Promise<Answer> => {
  const { services, actor, values, origin } = clicked;
  const { channel, w } = actor;
  const transition = /^\d{1,9}$/.test(values[0] ?? '') ? Number(values[0]) : -1;
  const outcome = await services.tables.perform(channel, actor, { do: 'proposeRewind', transition });
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  const isOpen = outcome.table.data.rewindProposal !== null;
  return panelAnswer(services, actor, outcome.table, isOpen ? w.rewinding.proposed : w.rewinding.done);
};

/** The page with the list, the choice from it, and the buttons under a proposal. */
const rewindClicked: Handler = async (clicked) => {
  const { services, actor, id, table, values } = clicked;
  const { channel } = actor;
  const [what = '', about = ''] = id.arg.split('.');
  const click = { game: id.game, id: about };
  switch (what) {
    case 'to':
      return proposed(clicked);
    case 'agree':
      return answerAct(clicked, services.tables.perform(channel, actor, { do: 'agreeToRewind', click }));
    case 'refuse':
      return answerAct(clicked, services.tables.perform(channel, actor, { do: 'refuseRewind', click }));
    default:
      return listPage(clicked, table, pageIn(values[0] ?? '0'));
  }
};

export const rewindButtons = { rewind: acts(rewindClicked) };
