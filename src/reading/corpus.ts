import type { Ability, Card } from '../engine/vocabulary/index.js';
import { numbersIn, withNumbersChanged } from '../engine/vocabulary/index.js';
import { heardText } from '../text/index.js';
import type { CardLookup } from '../engine/index.js';
import { learn, type Named } from './learning.js';
import { listening } from './listening.js';
import { Hole, Rules } from './rules.js';

/** Names that words of the vocabulary give themselves to what they choose. */
const FIXED: ReadonlySet<string> = new Set(['shown', 'found', 'accepted', 'each', 'cancelled']);
const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same abilities with what is chosen named in its order: no text says the names. */
export const named = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability) => {
    const names = new Map<string, string>();
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit);
      if (!isNode(value)) return value;
      const { as, modify } = value;
      const isName = typeof as === 'string' && modify !== 'countsAs' && !FIXED.has(as);
      if (isName && !names.has(as)) names.set(as, names.size === 0 ? 'chosen' : `chosen${names.size + 1}`);
      const made = Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : [[key, visit(part)] as const],
      );
      return { ...Object.fromEntries(made), ...(isName && { as: names.get(as) }) };
    };
    return visit(ability) as Ability;
  });

/** The same abilities with other numbers, so that it shows which number of the text is which of the tree. */
const renumbered = (abilities: readonly Ability[]): readonly Ability[] => {
  const changes = numbersIn(abilities).map((_, index) => ({ ordinal: index + 1, by: 1 + (index % 3) }));
  return withNumbersChanged(abilities, changes);
};

/** The rules by which the texts of these cards are said. */
export const rulesOf = (cards: readonly Card[], lookup: CardLookup): Rules => {
  const rules = new Rules();
  let known = new Set<string>();
  let names: Named = { self: '', card: (id) => lookup.card(id).name.en };
  const listener = listening((said) => learn(said, { rules, named: names, known }));
  for (const card of cards) {
    const abilities = named(card.abilities);
    known = new Set();
    names = { ...names, self: card.id };
    heardText({ ...card, abilities }, lookup, listener);
    if (numbersIn(abilities).length > 0) heardText({ ...card, abilities: renumbered(abilities) }, lookup, listener);
  }
  // What is selected is said as it is, or as what is picked.
  rules.add('selector', [{ kind: 'bare' }], [null], { shape: new Hole(0), inner: [] });
  rules.sort();
  return rules;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const isAbility = 'kind' in value && 'key' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && !(isAbility && key === 'key'))
      .map(([key, part]) => [key, sorted(part)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** Abilities as what they do: without what no text says, keys and names of choices, and in one order of fields. */
export const meaningOf = (abilities: readonly Ability[]): unknown => sorted(named(abilities));
