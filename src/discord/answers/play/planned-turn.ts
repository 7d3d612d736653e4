import type { Outcome, Table } from '../../../table/index.js';
import { planMessage } from '../../messages/panel/plan-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import type { Clicked, Handler } from '../answer/clicked.js';
import { outcomeAnswer } from '../answer/outcome.js';

const planPage = async ({ actor }: Clicked, table: Table): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => planMessage(now, actor.person.user, actor.w, said));

/** What a click on the page does; null for looking at it. */
const done = async ({ live, actor, id, values }: Clicked): Promise<Outcome | null> => {
  const { channel, interaction, person } = actor;
  const { tables } = live;
  switch (id.arg.split('~')[0]) {
    case 'add':
      return tables.addStep(channel, interaction, person, values[0] ?? '');
    case 'end':
      return tables.addStep(channel, interaction, person, 'end~~');
    case 'drop':
      return tables.dropStep(channel, interaction, person);
    case 'forget':
      return tables.dropPlan(channel, interaction, person);
    case 'resume':
      return tables.resumePlan(channel, interaction, person);
    default:
      return null;
  }
};

/** Writes, changes or shows the plan of one's own turn. */
export const planClicked: Handler = async (clicked) => {
  const outcome = await done(clicked);
  if (outcome === null) return planPage(clicked, clicked.table);
  return outcome.is === 'refused'
    ? outcomeAnswer(clicked.live, clicked.actor, outcome, clicked.origin)
    : planPage(clicked, outcome.table);
};
