import { seatOf } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { namesOf } from '../../format/seat-names.js';
import { panelAnswer } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { shows } from '../answer/button.js';

/** In a practice game: what a computer player would do in this person's place, above what they are asked. */
const handleAdvicePress: TablePressHandler = async ({ services, actor, table }) => {
  const { channel, person, w } = actor;
  const advice = await services.tables.advise(channel, person);
  const now = (await services.tables.table(channel)) ?? table;
  const player = seatOf(now, person.user)?.player;
  if ('why' in advice || player === undefined)
    return panelAnswer(services, actor, now, refusalText('why' in advice ? advice : { why: 'notPossible' }, now, w));
  const line = { say: 'weighed', detail: 'suggested', player, weighed: advice } as const;
  return panelAnswer(services, actor, now, w.logLine(line, namesOf(now, w, 'markdown')));
};

export const adviceButtons = { advice: shows(handleAdvicePress) };
