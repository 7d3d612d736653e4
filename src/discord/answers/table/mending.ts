import { mendNow, type MendObjection, type MendWish } from '../../../engine/index.js';
import { seatOf, type Outcome, type Table } from '../../../table/index.js';
import { refusalText } from '../../format/errors.js';
import { mendMessage } from '../../messages/table/mending-page.js';
import { readWish } from '../../messages/table/mend-wishes.js';
import { message } from '../../protocol/payload.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from '../answer/actor.js';
import { pageAnswer, panelAnswer, say, type Answer } from '../answer/answer.js';
import { answerAct, pageIn, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { refusalAnswer } from '../answer/outcome.js';
import { asPlayer } from '../answer/slash.js';
import { acts } from '../answer/button.js';

/** Whether this person may mend alone: the host of a table that is stuck. */
const mayAlone = ({ tables }: BotServices, { person }: Actor, table: Table): boolean =>
  table.data.game.host === person.user && (tables.mendable(table)?.stuck ?? null) !== null;

/** A page about mends, as it is whenever it is looked at; `wish` asks the host of a table that is stuck how it is to be done. */
const mendPage = async (
  services: BotServices,
  actor: Actor,
  table: Table,
  path: string,
  wish: MendWish | null,
): Promise<Answer> => {
  const { person, w } = actor;
  if (seatOf(table, person.user) === null) return say(refusalText({ why: 'notSeated' }, table, w));
  if (table.data.phase === 'over') return say(refusalText({ why: 'gameOver' }, table, w));
  return pageAnswer(actor, table, (shown, notice) => {
    const now = services.tables.mendable(shown);
    if (now === null || shown.session === null) return message({ content: notice ?? w.board.done });
    const mend = wish === null ? null : mendNow(shown.session, wish);
    const mending = { table: shown, now, mayAlone: mayAlone(services, actor, shown), w };
    return mendMessage(mending, { path, mend: mend === null || 'problem' in mend ? null : mend }, notice);
  });
};

/** `/souls mend`: what can be put right. */
export const handleMendCommand = async (call: Call): Promise<Answer> =>
  asPlayer(call, async (table) => mendPage(call.services, call.actor, table, '', null));

/** What has become of it: asked in the channel, done, or done as soon as what resolves now is over. */
const becameOf = ({ data }: Table, { w }: Actor): string => {
  if (data.social.mendProposal !== null) return w.mending.proposed;
  return data.game.tableActs.some(({ does }) => does === 'mend') ? w.mending.soon : w.mending.done;
};

const told = async ({ services, actor, origin }: TablePress, outcome: Outcome): Promise<Answer> =>
  outcome.is === 'refused'
    ? refusalAnswer(services, actor, outcome, origin)
    : panelAnswer(services, actor, outcome.table, becameOf(outcome.table, actor));

const refusedAs = async ({ services, actor, table, origin }: TablePress, objection: MendObjection): Promise<Answer> =>
  refusalAnswer(services, actor, { is: 'refused', refusal: { why: 'mend', objection }, table }, origin);

/** What was chosen goes to the table; the host of a table that is stuck is asked whether to do it alone. */
const wished = async (press: TablePress, text: string): Promise<Answer> => {
  const { services, actor, table } = press;
  const wish = readWish(text);
  if (wish === null || table.session === null || !mayAlone(services, actor, table))
    return wishedFor(press, text, 'proposeMend');
  const mend = mendNow(table.session, wish);
  return 'problem' in mend ? refusedAs(press, mend) : mendPage(services, actor, table, '', wish);
};

/** A wish that its button says in full. */
const wishedFor = async (press: TablePress, text: string, how: 'proposeMend' | 'mendAlone'): Promise<Answer> => {
  const { services, actor } = press;
  const { channel } = actor;
  const wish = readWish(text);
  return wish === null
    ? refusedAs(press, { problem: 'gone' })
    : told(press, await services.tables.perform(channel, actor, { do: how, wish }));
};

/** The pages of mends, the choices on them, and the buttons under a proposal. */
const handleMendPress: TablePressHandler = async (press) => {
  const { services, actor, id, table, values } = press;
  const { channel } = actor;
  const [what = '', ...rest] = id.arg.split('.');
  const about = rest.join('.');
  const [value = ''] = values;
  const click = { game: id.game, id: about };
  switch (what) {
    case 'wish':
      return wished(press, value === '' ? about : value);
    case 'ask':
      return wishedFor(press, about, 'proposeMend');
    case 'alone':
      return wishedFor(press, about, 'mendAlone');
    case 'agree':
      return answerAct(press, services.tables.perform(channel, actor, { do: 'agreeToMend', click }));
    case 'refuse':
      return answerAct(press, services.tables.perform(channel, actor, { do: 'refuseMend', click }));
    case 'group':
      return mendPage(services, actor, table, `${about}/${pageIn(value)}`, null);
    case 'at':
      return mendPage(services, actor, table, value, null);
    default:
      return mendPage(services, actor, table, about, null);
  }
};

export const mendButtons = { mend: acts(handleMendPress) };
