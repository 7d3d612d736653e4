import { readyOffersOf, type Outcome, type Table } from '../../../table/index.js';
import { namesOf } from '../../format/seat-names.js';
import { readyLabel } from '../../messages/choice/ready-choices.js';
import { readyMessage } from '../../messages/panel/ready-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { type TablePress, type TablePressHandler, pageIn } from '../answer/table-press.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { shows } from '../answer/button.js';

const readyPage = async ({ actor, id }: TablePress, table: Table, notice: string | null): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => readyMessage(now, actor.person.user, actor.w, pageIn(id.arg), said), notice);

/** The page as it is afterwards, or what stands against it. */
const set = async (press: TablePress, outcome: Outcome, notice: string | null): Promise<Answer> =>
  outcome.is === 'refused'
    ? outcomeAnswer(press.services, press.actor, outcome, press.origin)
    : readyPage(press, outcome.table, notice);

/** The answer with this name, in words. */
const labelOf = ({ actor, table }: TablePress, id: string): string => {
  const found = readyOffersOf(table, actor.person.user).find((one) => one.id === id);
  return found === undefined ? '' : readyLabel(found.answer, actor.w, namesOf(table, actor.w, 'markdown'));
};

/** Makes an answer ready, ends one, or shows what is ready. */
const handleReadyPress: TablePressHandler = async (press) => {
  const { services, actor, table, id, values } = press;
  const { channel, w } = actor;
  const [chosen = ''] = values;
  const words = w.ahead.ready;
  switch (id.arg) {
    case 'on': {
      const said = words.made(labelOf(press, chosen));
      return set(press, await services.tables.perform(channel, actor, { do: 'makeReady', id: chosen }), said);
    }
    case 'off': {
      const said = words.over(labelOf(press, chosen));
      return set(press, await services.tables.perform(channel, actor, { do: 'endReady', id: chosen }), said);
    }
    case 'rest':
      return set(press, await services.tables.perform(channel, actor, { do: 'answerRest', ways: values }), null);
    case 'seen':
      return set(press, await services.tables.perform(channel, actor, { do: 'seenEnded' }), null);
    default:
      return readyPage(press, table, null);
  }
};

export const readyButtons = { ready: shows(handleReadyPress) };
