import { programVersion } from '../../../ops/index.js';
import { seatOf } from '../../../table/index.js';
import { reportMessage } from '../../messages/inspect/report-page.js';
import { standalonePage, say } from '../answer/answer.js';
import type { TablePressHandler } from '../answer/table-press.js';
import { shows } from '../answer/button.js';

/** Lines of the log that go with a report. */
const LINES = 60;

/** *Report this card*: the position as the person who asks sees it, as a file that only they get. */
const handleReportPress: TablePressHandler = async ({ services, actor, id, table }) => {
  const { person, w } = actor;
  const player = seatOf(table, person.user)?.player ?? null;
  const entries = await services.tables.latestLog(table.channel, player, LINES);
  const report = { table, user: person.user, card: id.arg, entries, version: programVersion() };
  const page = reportMessage(report, w);
  return page === null ? say(w.inspect.gone) : standalonePage(actor, page);
};

export const reportButtons = { report: shows(handleReportPress) };
