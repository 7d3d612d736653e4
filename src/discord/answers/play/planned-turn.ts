import { isStepChange, type Outcome, type Table } from '../../../table/index.js';
import { planMessage } from '../../messages/panel/plan-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { type TablePress, type TablePressHandler, pageIn } from '../answer/table-press.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { shows } from '../answer/button.js';

const planPage = async ({ actor, id }: TablePress, table: Table): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => planMessage(now, actor.person.user, actor.w, pageIn(id.arg), said));

/** What a click on the page does; null for looking at it. */
const done = async ({ services, actor, id, values }: TablePress): Promise<Outcome | null> => {
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
const handlePlanPress: TablePressHandler = async (press) => {
  const outcome = await done(press);
  if (outcome === null) return planPage(press, press.table);
  return outcome.is === 'refused'
    ? outcomeAnswer(press.services, press.actor, outcome, press.origin)
    : planPage(press, outcome.table);
};

export const planButtons = { plan: shows(handlePlanPress) };
