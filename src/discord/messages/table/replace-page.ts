import type { PlayerId } from '../../../engine/index.js';
import { seatOfPlayer, type Invitation, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, type Choice, type Payload } from '../../protocol/payload.js';
import { stamp } from '../../format/times.js';
import { namesOf, seatName } from '../../format/seat-names.js';

const COLOUR = 0x8a2f2f;

const idOf = ({ data }: Table, arg: string): string =>
  formatId({ game: data.game.id, window: '', verb: 'replace', arg });

/**
 * Asks whether a computer player is to take this seat. `ids` are those of the buttons where they are not pressed in the channel
 * of the table.
 */
export const replaceMessage = (
  table: Table,
  player: PlayerId,
  w: Words,
  ids?: { readonly sure: string; readonly cancel: string },
): Payload => {
  const { replacing } = w;
  const name = namesOf(table, w, 'markdown').player(player);
  const sits = seatOfPlayer(table, player)?.user ?? '';
  return message({
    embeds: [
      {
        title: clip(replacing.sureTitle, LIMITS.title),
        description: clip(replacing.sure(name, table.data.phase === 'playing'), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([
      button(ids?.sure ?? idOf(table, `computer.${player}.${sits}`), replacing.giveToComputer, 'danger'),
      button(ids?.cancel ?? idOf(table, 'cancel'), w.ui.cancel),
    ]),
  });
};

/** A seat that is offered to somebody, who is pinged. */
export const invitationMessage = (table: Table, { id, player, user, until }: Invitation, w: Words): Payload => {
  const { replacing, finding } = w;
  const seat = namesOf(table, w, 'markdown').player(player);
  return message({
    content: clip(
      [
        replacing.invitation(`<@${user}>`, seat),
        ...(until === undefined ? [] : [finding.offeredUntil(stamp(until, 'R'))]),
      ].join(' '),
      LIMITS.content,
    ),
    allowed_mentions: { users: [user] },
    components: rows([
      button(idOf(table, `accept.${id}`), replacing.take, 'success'),
      button(idOf(table, `decline.${id}`), replacing.decline),
      button(idOf(table, `withdraw.${id}`), replacing.withdraw),
    ]),
  });
};

/** The seats of a table by name. */
export const seatsOf = ({ data }: Table): readonly Choice[] =>
  data.game.seats.map((seat) => ({ value: seat.player, label: seatName(seat, 'plain') }));

/** The seat that was chosen from the suggestions, or whose name was typed out. */
export const seatByName = (table: Table, typed: string): PlayerId | null => {
  const wanted = typed.trim().toLocaleLowerCase(table.data.display.language);
  const seats = seatsOf(table);
  const found =
    seats.find(({ value }) => value === typed) ??
    seats.find(({ label }) => label.toLocaleLowerCase(table.data.display.language) === wanted);
  return seatOfPlayer(table, (found?.value ?? 'p0') as PlayerId)?.player ?? null;
};
