import type { Words } from '../../text/index.js';
import { personalId } from '../protocol/ids.js';
import { sectionOnRule } from '../lookup/book.js';
import { button, type Payload, type Row } from '../protocol/payload.js';

/** Ids of the rules catalogue, as sentences about refusals name them. */
const RULE = /\b[A-Z]{2,9}-\d{2}\b/g;
const MOST_ROWS = 5;
const MOST_IN_ROW = 5;

const isOfButtons = ({ components }: Row): boolean => components.every(({ type }) => type === 2);

/** The message with a button for each rule that a text names, as far as there is room: it leads to the section about it. */
export const withRules = (page: Payload, text: string, w: Words): Payload => {
  const rules = [...new Set(text.match(RULE))].filter((rule) => sectionOnRule(w.language, rule) !== null);
  const buttons = rules
    .slice(0, MOST_IN_ROW)
    .map((rule) => button(personalId('rule', rule), w.lookup.rule.button(rule)));
  const { components } = page;
  const last = components.at(-1);
  if (buttons.length === 0) return page;
  if (components.length < MOST_ROWS) return { ...page, components: [...components, { type: 1, components: buttons }] };
  if (last === undefined || !isOfButtons(last)) return page;
  const joined = { ...last, components: [...last.components, ...buttons].slice(0, MOST_IN_ROW) };
  return { ...page, components: [...components.slice(0, -1), joined] };
};
