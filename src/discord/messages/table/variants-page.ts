import { VARIANTS, type VariantId } from '../../../engine/index.js';
import type { Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { formatId, personalId } from '../../protocol/ids.js';
import {
  button,
  clip,
  clipLines,
  LIMITS,
  message,
  rows,
  select,
  type Payload,
  type Row,
} from '../../protocol/payload.js';
import { RULE_OF_VARIANT } from '../../format/rules-of-ways.js';

const COLOUR = 0x8a6d3b;

/** The variants of this table, as everybody reads them. */
const variantsOf = ({
  data: {
    game: { options },
  },
}: Table): readonly VariantId[] => options.variants ?? [];

/** A paragraph for each variant of this table. */
const paragraphs = (table: Table, w: Words): readonly string[] =>
  variantsOf(table).map((id) => `**${w.variants.of[id].name}** — ${w.variants.of[id].paragraph}`);

const menu = (table: Table, w: Words): readonly Row[] => {
  const chosen = variantsOf(table);
  const choices = VARIANTS.map((id) => ({
    value: id,
    label: w.variants.of[id].name,
    description: w.variants.of[id].about,
    chosen: chosen.includes(id),
  }));
  const id = formatId({ game: table.data.game.id, window: '', verb: 'choose', arg: 'variants' });
  return rows([select(id, w.variants.choose, choices, { min: 0, max: choices.length })]);
};

/** The variants of a table for one person: its host chooses, everybody else reads (VAR-11). */
export const variantsMessage = (table: Table, user: string, w: Words, notice: string | null): Payload => {
  const { data } = table;
  const told = paragraphs(table, w);
  const leads = data.phase === 'lobby' && data.game.host === user;
  const about = [
    ...(notice === null ? [] : [`**${notice}**`, '']),
    w.variants.intro,
    '',
    ...(told.length === 0 ? [w.variants.none] : told),
  ];
  const inRules = variantsOf(table)
    .filter((id, at, all) => all.findIndex((one) => RULE_OF_VARIANT[one] === RULE_OF_VARIANT[id]) === at)
    .map((id) => button(personalId('rule', RULE_OF_VARIANT[id]), w.variants.of[id].name));
  const back = button(formatId({ game: data.game.id, window: '', verb: 'options', arg: 'back' }), w.ui.back);
  return message({
    embeds: [
      { title: clip(w.variants.title, LIMITS.title), description: clipLines(about, LIMITS.description), color: COLOUR },
    ],
    components: [
      ...(leads ? menu(table, w) : []),
      ...rows(inRules.slice(0, 5), inRules.slice(5, 10), [...inRules.slice(10, 14), back]),
    ],
  });
};
