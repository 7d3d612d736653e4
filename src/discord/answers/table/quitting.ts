import { endsAtOnce, type Outcome, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { concedeMessage, endMessage, leaveMessage } from '../../messages/table/quitting-page.js';
import { refusalText } from '../../format/errors.js';
import { message } from '../../protocol/payload.js';
import { openPanelAnswer, pageAnswer, say, type Answer } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import { answerAct, type TablePressHandler } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { refusalAnswer } from '../answer/outcome.js';
import { acceptingAnswer, sittingIn } from './accepting.js';
import { personWithHours } from '../answer/seated.js';
import { asPlayer, slashOutcome } from '../answer/slash.js';
import { acts } from '../answer/button.js';

/** The question whether somebody means to give up, for as long as they can. */
const concedePage = async (actor: Actor, table: Table): Promise<Answer> => {
  const { person, w } = actor;
  if (table.data.phase === 'over') return say(refusalText({ why: 'gameOver' }, table, w));
  return pageAnswer(actor, table, (now, notice) =>
    now.data.phase === 'playing' && now.data.game.seats.some(({ user }) => user === person.user)
      ? concedeMessage(now, person.user, w)
      : message({ content: notice ?? w.board.done }),
  );
};

/** The question whether somebody means to leave a game, for as long as they sit there. */
export const leavingPage = async (actor: Actor, table: Table): Promise<Answer> => {
  const { person, w } = actor;
  return pageAnswer(actor, table, (now, notice) =>
    now.data.phase === 'playing' && now.data.game.seats.some(({ user }) => user === person.user)
      ? leaveMessage(now, person.user, w)
      : message({ content: notice ?? w.board.done }),
  );
};

/** The button that means it: the page on which it stood says how one comes back. */
export const handleLeaveGame: TablePressHandler = async ({ services, actor, origin }) => {
  const { channel, w } = actor;
  const outcome = await services.tables.perform(channel, actor, { do: 'leave' });
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  return say(outcome.table.data.phase === 'over' ? w.lobby.left : w.quitting.hasLeft);
};

/** `/souls concede`: asks once more. */
export const handleConcedeCommand = async (call: Call): Promise<Answer> =>
  asPlayer(call, async (table) => concedePage(call.actor, table));

/** The button in More, and the one that means it. */
const handleConcedePress: TablePressHandler = async ({ services, actor, id, table, origin }) => {
  if (id.arg !== 'sure') return concedePage(actor, table);
  const { channel, w } = actor;
  const outcome = await services.tables.perform(channel, actor, { do: 'concede' });
  return outcome.is === 'refused' ? refusalAnswer(services, actor, outcome, origin) : say(w.quitting.conceded);
};

/** The button under a vacant seat: whoever takes it sees their hand at once. */
const handleVacantSeatPress: TablePressHandler = async ({ services, actor, id, origin }) => {
  const { channel } = actor;
  const { arg, acceptsQuick } = sittingIn(id);
  const sits = await personWithHours(services, actor, acceptsQuick);
  const outcome = await services.tables.perform(
    channel,
    { ...actor, person: sits },
    { do: 'takeVacantSeat', click: { game: id.game, id: arg } },
  );
  const asked = acceptingAnswer(actor, outcome, id);
  if (asked !== null) return asked;
  if (outcome.is === 'refused') return refusalAnswer(services, actor, outcome, origin);
  return openPanelAnswer(services, actor, outcome.table);
};

/** Closes the lobby or ends the game, or for whoever may not do so alone proposes it to the table. */
const endOrPropose = async ({ services, actor }: Pick<Call, 'services' | 'actor'>): Promise<Outcome> => {
  const { channel, place } = actor;
  const outcome = await services.tables.perform(channel, actor, { do: 'end', manages: place.manages });
  const isToAsk =
    outcome.is === 'refused' && outcome.refusal.why === 'notHost' && outcome.table?.data.phase === 'playing';
  return isToAsk ? services.tables.perform(channel, actor, { do: 'proposeEnd' }) : outcome;
};

/** What whoever has ended a table reads, or has proposed it. */
const endedText = ({ table }: Outcome, w: Words): string =>
  table?.data.phase === 'over' ? w.lobby.closed : w.quitting.proposed;

/** The question whether somebody means to end the game, for as long as it is over at once if they do. */
const endPage = async (actor: Actor, table: Table): Promise<Answer> => {
  const { person, place, w } = actor;
  return pageAnswer(actor, table, (now, notice) =>
    endsAtOnce(now.data, person, place.manages)
      ? endMessage(now, person.user, w)
      : message({ content: notice ?? w.board.done }),
  );
};

/** The buttons under a proposal to end the game, and the one that means to end it at once. */
const handleEndPress: TablePressHandler = async (press) => {
  const { services, actor, id, origin } = press;
  const { channel, w } = actor;
  const [what = '', about = ''] = id.arg.split('.');
  if (what === 'sure') {
    const outcome = await endOrPropose(press);
    return outcome.is === 'refused' ? refusalAnswer(services, actor, outcome, origin) : say(endedText(outcome, w));
  }
  const click = { game: id.game, id: about };
  return answerAct(
    press,
    what === 'withdraw'
      ? services.tables.perform(channel, actor, { do: 'withdrawEnd', click })
      : services.tables.perform(channel, actor, { do: 'agreeToEnd', click }),
  );
};

/** `/souls end`: asks once more where a game would be over at once, for nobody can bring it back. */
export const handleEndCommand = async (call: Call): Promise<Answer> => {
  const { channel, person, place, w } = call.actor;
  const table = await call.services.tables.table(channel);
  if (table !== null && endsAtOnce(table.data, person, place.manages)) return endPage(call.actor, table);
  const outcome = await endOrPropose(call);
  return slashOutcome(call, outcome, endedText(outcome, w));
};

export const quittingButtons = {
  concede: acts(handleConcedePress),
  vacant: acts(handleVacantSeatPress),
  ending: acts(handleEndPress, { worksUnshown: (arg) => arg === 'sure' }),
};
