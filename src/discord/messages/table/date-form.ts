import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { closesAt, isAwake, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId } from '../../format/ids.js';
import { clip, LIMITS, message, type Payload } from '../../format/payload.js';
import { seatName } from '../../format/seat-names.js';
import { stamp } from '../../format/times.js';

/** The titles and labels of forms (Discord). */
const FORM_TEXT = 45;
const LONGEST = 40;

/** The name of the field of a date. */
export const DATE_FIELD = 'date';

/** The form for the date until which a lobby stands, as the clock of its host shows it. */
export const dateForm = ({ data }: Table, zone: string | null, w: Words): APIModalInteractionResponseCallbackData => ({
  custom_id: formatId({ game: data.game.id, window: '', verb: 'date', arg: '' }),
  title: clip(w.lobby.date.title, FORM_TEXT),
  components: [
    {
      type: ComponentType.Label,
      label: clip(w.lobby.date.label(zone ?? 'UTC'), FORM_TEXT),
      component: {
        type: ComponentType.TextInput,
        custom_id: DATE_FIELD,
        style: TextInputStyle.Short,
        max_length: LONGEST,
        required: false,
        placeholder: w.lobby.date.hint,
      },
    },
  ],
});

/** The one reminder of the date of a lobby; whoever sleeps then, or is among the `quiet`, is named without a mention. */
export const dateReminder = (table: Table, quiet: ReadonlySet<string>, w: Words): Payload => {
  const { seats, upkeep } = table.data.game;
  const closes = closesAt(table.data) ?? 0;
  const people = seats.filter(({ user }) => user !== null);
  const isMentioned = ({ user, hours }: (typeof people)[number]): boolean =>
    user !== null && !quiet.has(user) && (hours === undefined || isAwake(hours, upkeep.date?.reminded ?? 0));
  const named = people.map((seat) => (isMentioned(seat) ? `<@${seat.user ?? ''}>` : seatName(seat, 'markdown')));
  return message({
    content: clip(w.lobby.date.reminder(named, stamp(closes, 'F'), stamp(closes, 'R')), LIMITS.content),
    allowed_mentions: { users: people.flatMap((seat) => (isMentioned(seat) ? [seat.user ?? ''] : [])) },
  });
};
