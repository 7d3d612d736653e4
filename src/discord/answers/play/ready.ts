import { readyOffersOf, type Outcome, type Table } from '../../../table/index.js';
import { namesOf } from '../../format/seat-names.js';
import { readyLabel } from '../../messages/choice/ready-choices.js';
import { readyMessage } from '../../messages/panel/ready-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { type Clicked, type Handler, pageIn } from '../answer/clicked.js';
import { outcomeAnswer } from '../answer/outcome.js';
import { shows } from '../answer/button.js';

const readyPage = async ({ actor, id }: Clicked, table: Table, notice: string | null): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => readyMessage(now, actor.person.user, actor.w, pageIn(id.arg), said), notice);

/** The page as it is afterwards, or what stands against it. */
const set = async (clicked: Clicked, outcome: Outcome, notice: string | null): Promise<Answer> =>
  outcome.is === 'refused'
    ? outcomeAnswer(clicked.services, clicked.actor, outcome, clicked.origin)
    : readyPage(clicked, outcome.table, notice);

/** The answer with this name, in words. */
const labelOf = ({ actor, table }: Clicked, id: string): string => {
  const found = readyOffersOf(table, actor.person.user).find((one) => one.id === id);
  return found === undefined ? '' : readyLabel(found.answer, actor.w, namesOf(table, actor.w, 'markdown'));
};

/** Makes an answer ready, ends one, or shows what is ready. */
const readyClicked: Handler = async (clicked) => {
  const { services, actor, table, id, values } = clicked;
  const { channel, w } = actor;
  const [chosen = ''] = values;
  const words = w.ahead.ready;
  switch (id.arg) {
    case 'on': {
      const said = words.made(labelOf(clicked, chosen));
      return set(clicked, await services.tables.perform(channel, actor, { do: 'makeReady', id: chosen }), said);
    }
    case 'off': {
      const said = words.over(labelOf(clicked, chosen));
      return set(clicked, await services.tables.perform(channel, actor, { do: 'endReady', id: chosen }), said);
    }
    case 'rest':
      return set(clicked, await services.tables.perform(channel, actor, { do: 'answerRest', ways: values }), null);
    case 'seen':
      return set(clicked, await services.tables.perform(channel, actor, { do: 'seenEnded' }), null);
    default:
      return readyPage(clicked, table, null);
  }
};

export const readyButtons = { ready: shows(readyClicked) };
