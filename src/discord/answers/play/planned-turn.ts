import { isStepChange, type Outcome, type Table } from '../../../table/index.js';
import { planMessage } from '../../messages/panel/plan-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { type Clicked, type Handler, pageIn } from '../answer/clicked.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { shows } from '../answer/button.js';

const planPage = async ({ actor, id }: Clicked, table: Table): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => planMessage(now, actor.person.user, actor.w, pageIn(id.arg), said));

/** What a click on the page does; null for looking at it. */
const done = async ({ services, actor, id, values }: Clicked): Promise<Outcome | null> => {
  const { channel } = actor;
  const { tables } = services;
  const [value = ''] = values;
  switch (id.arg.split('~')[0]) {
    case 'add':
      return tables.perform(channel, actor, { do: 'addStep', id: value });
    case 'choose':
      return tables.perform(channel, actor, { do: 'chooseInStep', options: values });
    case 'open':
      return tables.perform(channel, actor, { do: 'chooseInStep', options: [] });
    case 'change':
      return isStepChange(value) ? tables.perform(channel, actor, { do: 'changeStep', change: value }) : null;
    case 'suggest':
      return tables.perform(channel, actor, { do: 'suggestPlan' });
    case 'end':
      return tables.perform(channel, actor, { do: 'addStep', id: 'end~~' });
    case 'drop':
      return tables.perform(channel, actor, { do: 'dropStep' });
    case 'forget':
      return tables.perform(channel, actor, { do: 'dropPlan' });
    case 'resume':
      return tables.perform(channel, actor, { do: 'resumePlan' });
    default:
      return null;
  }
};

/** Writes, changes or shows the plan of one's own turn. */
const planClicked: Handler = async (clicked) => {
  const outcome = await done(clicked);
  if (outcome === null) return planPage(clicked, clicked.table);
  return outcome.is === 'refused'
    ? outcomeAnswer(clicked.services, clicked.actor, outcome, clicked.origin)
    : planPage(clicked, outcome.table);
};

export const planButtons = { plan: shows(planClicked) };
