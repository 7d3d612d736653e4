import type { APIEmbedField } from 'discord-api-types/v10';
import { notAccepted, seatOf, type Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, type CustomId } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  field,
  LIMITS,
  message,
  rows,
  type Payload,
  type Row,
} from '../../protocol/payload.js';
import { seatName } from '../../format/seat-names.js';

const COLOUR = 0x8a6d3b;

/** What the lobby of a quick table says of it, and who has not accepted it yet; nothing at any other table. */
export const quickField = ({ data }: Table, w: Words): readonly APIEmbedField[] => {
  if (!data.game.options.quick) return [];
  const missing = notAccepted(data).map((seat) => seatName(seat, 'markdown'));
  const lines = [w.quick.explain, ...(missing.length === 0 ? [] : [`**${w.quick.missing(missing)}**`])];
  return [field(w.quick.heading, clipLines(lines, LIMITS.fieldValue))];
};

/** The button of the lobby for those who sit there and have not accepted it; none when all have. */
export const quickButton = ({ data }: Table, w: Words): Row['components'] =>
  notAccepted(data).length === 0
    ? []
    : [button(formatId({ game: data.game.id, window: '', verb: 'join', arg: 'read' }), w.quick.read)];

/** The buttons with which somebody accepts a quick table, and with which they do not. */
export interface Accepting {
  readonly accept: Pick<CustomId, 'verb' | 'arg'>;
  /** Besides accepting: the label of what is done in place of it, when that is more than nothing. */
  readonly decline: (Pick<CustomId, 'verb' | 'arg'> & { readonly label: string }) | null;
}

/** Asks somebody who sits down at a quick table, or sits there already, whether they accept what it tells of their hand. */
export const acceptQuickMessage = (table: Table, user: string, { accept, decline }: Accepting, w: Words): Payload => {
  const { quick } = w;
  const { id: game } = table.data.game;
  const sits = seatOf(table, user) !== null;
  const id = ({ verb, arg }: Pick<CustomId, 'verb' | 'arg'>): string => formatId({ game, window: '', verb, arg });
  const description = [quick.explain, quick.notices, `**${quick.question(sits)}** ${quick.otherwise(sits)}`].join(
    '\n\n',
  );
  return message({
    embeds: [
      { title: clip(quick.heading, LIMITS.title), description: clip(description, LIMITS.description), color: COLOUR },
    ],
    components: rows([
      button(id(accept), quick.accept(sits), 'success'),
      ...(decline === null ? [] : [button(id(decline), decline.label)]),
    ]),
  });
};
