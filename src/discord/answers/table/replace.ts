import type { PlayerId } from '../../../engine/index.js';
import { type Outcome, seatOfPlayer, type Table } from '../../../table/index.js';
import { type TablePress, type TablePressHandler, windowOver } from '../answer/table-press.js';
import type { Call, NamedUser, Suggestion, Typing } from '../answer/command.js';
import { refusalText } from '../../format/errors.js';
import { type Answer, openPanelAnswer, pageAnswer, say } from '../answer/answer.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { handleMorePress } from '../pages/more.js';
import { replaceMessage, seatByName, seatsOf } from '../../messages/table/replace-page.js';
import { message } from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';
import { acceptingAnswer, sittingIn } from './accepting.js';
import { personWithHours } from '../answer/seated.js';
import { onTable, suggestionsFor, slashRefusal } from '../answer/slash.js';
import type { Actor } from '../answer/actor.js';
import { acts } from '../answer/button.js';
const told = (outcome: Outcome, { w }: Actor, text: string): Answer =>
  say(outcome.is === 'refused' ? refusalText(outcome.refusal, outcome.table, w) : text);

/** Offers the seat to somebody: in the channel, where they can take it. */
const offered = async (services: BotServices, actor: Actor, player: PlayerId, to: NamedUser): Promise<Answer> => {
  const { channel, place, w } = actor;
  const seat = { player, user: to.user, manages: place.manages };
  return told(
    await services.tables.perform(channel, actor, { do: 'invite', seat }),
    actor,
    w.replacing.invited(`<@${to.user}>`),
  );
};

/** `/souls replace`: gives a seat away. A person is asked in the channel, a computer player only after one more question. */
export const handleReplaceCommand = async (call: Call): Promise<Answer> =>
  onTable(call, async (table) =>
    table === null ? slashRefusal(call, 'noTable', table) : seatGiven(call, table, call.someone('person')),
  );

/** `to` is null for a computer player. */
const seatGiven = async ({ services, actor, text }: Call, table: Table, to: NamedUser | null): Promise<Answer> => {
  const { person, place, w } = actor;
  const { data } = table;
  if (data.phase === 'over') return say(refusalText({ why: 'gameOver' }, table, w));
  const player = seatByName(table, text('seat'));
  const seat = player === null ? null : seatOfPlayer(table, player);
  if (player === null || seat === null) return say(w.replacing.noSuchSeat);
  if (!place.manages && data.game.host !== person.user && seat.user !== person.user)
    return say(refusalText({ why: 'notHost' }, table, w));
  if (to === null)
    return seat.user === null
      ? say(w.replacing.isComputer(namesOf(table, w, 'markdown').player(player)))
      : pageAnswer(actor, table, (now, notice) =>
          seatOfPlayer(now, player)?.user === seat.user
            ? replaceMessage(now, player, w)
            : message({ content: notice ?? w.board.done }),
        );
  if (to.isBot) return say(w.replacing.noBots);
  if (data.game.seats.some(({ user }) => user === to.user)) return say(w.replacing.sits(`<@${to.user}>`));
  if (data.phase === 'lobby') return say(w.replacing.mayJoin(`<@${to.user}>`));
  return offered(services, actor, player, to);
};

/** A computer player takes the seat, if the one who was meant still sits there. */
const given = async (press: TablePress, player: string, user: string): Promise<Answer> => {
  const { services, actor, table } = press;
  const { channel, place, w } = actor;
  const seat = table.data.game.seats.find((one) => one.player === player);
  if (seat === undefined) return say(w.replacing.noSuchSeat);
  if (seat.user !== null && seat.user !== user) return windowOver(press);
  const name = namesOf(table, w, 'markdown').player(seat.player);
  const what = { player: seat.player, manages: place.manages };
  return told(
    await services.tables.perform(channel, actor, { do: 'giveToComputer', seat: what }),
    actor,
    w.replacing.given(name),
  );
};

/** A button about a seat that changes hands: whoever takes one sees their hand at once. */
const handleReplacePress: TablePressHandler = async (press) => {
  const { services, actor, id } = press;
  const { channel, person, place, w } = actor;
  const { arg, acceptsQuick } = sittingIn(id);
  const [what = '', about = '', user = ''] = arg.split('.');
  if (what === 'computer') return given(press, about, user);
  if (what === 'cancel') return handleMorePress(press);
  const answer = what === 'accept' || what === 'decline' ? what : 'withdraw';
  const click = { game: id.game, id: about, answer, manages: place.manages } as const;
  const sits = answer === 'accept' ? await personWithHours(services, actor, acceptsQuick) : person;
  const outcome = await services.tables.perform(channel, { ...actor, person: sits }, { do: 'answerInvitation', click });
  const asked = acceptingAnswer(actor, outcome, id);
  if (asked !== null) return asked;
  if (outcome.is !== 'refused' && answer === 'accept') return openPanelAnswer(services, actor, outcome.table);
  return told(outcome, actor, answer === 'decline' ? w.replacing.declined : w.replacing.withdrawn);
};

/** The seats that may be given away. */
export const suggestSeats = (typing: Typing): readonly Suggestion[] =>
  suggestionsFor(typing.table === null ? [] : seatsOf(typing.table), typing);

export const replaceButtons = { replace: acts(handleReplacePress) };
