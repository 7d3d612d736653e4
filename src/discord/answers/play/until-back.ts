import { seatOf, type Outcome, type Table } from '../../../table/index.js';
import { namesOf } from '../../format/seat-names.js';
import { readSubject } from '../../messages/panel/asking-page.js';
import { untilBackMessage } from '../../messages/panel/until-back-page.js';
import { type Answer, pageAnswer } from '../answer/answer.js';
import { shows } from '../answer/button.js';
import { outcomeAnswer } from '../answer/outcome.js';
import type { TablePress, TablePressHandler } from '../answer/table-press.js';

const untilBackPage = async (press: TablePress, table: Table, notice: string | null): Promise<Answer> => {
  const { services, actor, id } = press;
  const { channel, person, w, isDirect } = actor;
  const lately = await services.tables.askedLately(channel, person);
  const changes = id.arg === 'change';
  return pageAnswer(
    actor,
    table,
    (now, said) => untilBackMessage(now, person.user, w, { lately, notice: said, changes, isDirect }),
    notice,
  );
};

/** The page as it is afterwards, or what stands against it. */
const done = async (
  press: TablePress,
  outcome: Outcome,
  notice: (table: Table) => string | null = () => null,
): Promise<Answer> =>
  outcome.is === 'refused'
    ? outcomeAnswer(press.services, press.actor, outcome, press.origin)
    : untilBackPage(press, outcome.table, notice(outcome.table));

/** Sets what is passed on until this person is back, ends it, or shows it. */
const handleUntilBackPress: TablePressHandler = async (press) => {
  const { services, actor, id, values, table } = press;
  const { channel, person, w } = actor;
  const { tables } = services;
  switch (id.arg) {
    case 'on':
      return done(press, await tables.perform(channel, actor, { do: 'setUntilBack' }));
    case 'off':
      return done(press, await tables.perform(channel, actor, { do: 'endUntilBack' }), (now) =>
        seatOf(now, person.user)?.ready?.untilBack === undefined ? w.ahead.untilBack.over : null,
      );
    case 'seen':
      return done(press, await tables.perform(channel, actor, { do: 'seenUntilBack' }));
    case 'always': {
      const about = readSubject(values[0] ?? '');
      if (about === null) return untilBackPage(press, table, null);
      const outcome = await tables.perform(channel, actor, { do: 'setException', about, ask: 'always' });
      return done(press, outcome, (now) => w.asking.said(about, 'always', namesOf(now, w, 'markdown')));
    }
    default:
      return untilBackPage(press, table, null);
  }
};

export const untilBackButtons = { until: shows(handleUntilBackPress, { worksDirectly: true }) };
