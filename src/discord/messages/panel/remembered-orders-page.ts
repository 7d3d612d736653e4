import { cardsOf, type Session } from '../../../engine/index.js';
import { rememberedOrdersOf, type ListedOrder, type Table } from '../../../table/index.js';
import type { Names, Words } from '../../../text/index.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import {
  button,
  clipLines,
  clip,
  LIMITS,
  message,
  rows,
  select,
  type Choice,
  type Payload,
} from '../../protocol/payload.js';
import { namesOf } from '../../format/seat-names.js';

const COLOUR = 0x2f4f6f;

/** What comes first, named as in the question for which the order was given. */
const partLabel = (
  { card, ability }: ListedOrder['parts'][number],
  session: Session,
  w: Words,
  names: Names,
): string => {
  const found =
    card === null
      ? undefined
      : cardsOf(session)
          .card(card)
          .abilities.find(({ key }) => key === ability);
  const [mode] = found?.kind === 'triggered' ? found.modes : [];
  return w.optionLabel(
    {
      id: ability,
      meaning: {
        kind: found?.kind === 'triggered' ? 'trigger' : 'replacement',
        ability,
        ...(card === null ? {} : { card }),
        ...(mode === undefined ? {} : { effect: mode.effect }),
        ...(found?.kind === 'replacement' ? { replaces: found } : {}),
      },
    },
    names,
  );
};

/** The orders that a person has given, only for them, and a menu to forget one. */
export const rememberedOrdersMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { session } = table;
  const orders = session === null ? [] : rememberedOrdersOf(table, user);
  const markdown = namesOf(table, w, 'markdown');
  const labels = (order: ListedOrder): readonly string[] =>
    session === null ? [] : order.parts.map((part) => partLabel(part, session, w, markdown));
  const lines = orders.map((order, index) => `${index + 1}. ${labels(order).join(' → ')}`);
  const choices: readonly Choice[] = orders
    .slice(0, LIMITS.options)
    .map((order, index) => ({ value: order.id, label: `${index + 1}. ${labels(order).join(' → ')}` }));
  const about = [
    ...(notice === null ? [] : [notice, '']),
    orders.length === 0 ? w.board.noRememberedOrders : w.board.rememberedOrdersGiven,
    clipLines(lines, 3_000),
  ];
  const idOf = (verb: ButtonVerb, arg: string): string => formatId({ game: table.data.game.id, window: '', verb, arg });
  const id = idOf('forget', '');
  const back = table.data.phase === 'playing' ? [button(idOf('page', 'r'), w.more.toPanel, 'primary')] : [];
  return message({
    embeds: [
      {
        title: clip(w.board.rememberedOrders, LIMITS.title),
        description: clip(about.join('\n').trim(), 4_000),
        color: COLOUR,
      },
    ],
    components: rows(choices.length === 0 ? [] : [select(id, w.ui.forgetOrder, choices)], back),
  });
};
