import type { Modifier } from '../../engine/index.js';

/** Modifiers that somebody or something has; the others are said in a way of their own. */
export type Had = Extract<
  Modifier,
  { readonly modify: 'stat' | 'rolls' | 'allowance' | 'keyword' | 'ability' | 'abilitiesOf' }
>;
const HAD: Readonly<Record<Had['modify'], true>> = {
  stat: true,
  rolls: true,
  allowance: true,
  keyword: true,
  ability: true,
  abilitiesOf: true,
};
export const isHad = (modifier: Modifier): modifier is Had => modifier.modify in HAD;
