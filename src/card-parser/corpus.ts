import type { Ability, Card, CardId } from '../engine/vocabulary/index.js';
import { numbersIn, withNumbersChanged } from '../engine/vocabulary/index.js';
import { textForListener } from '../text/index.js';
import type { CardLookup } from '../engine/index.js';
import { backName, NEW, nthName } from './hoist-choices.js';
import { learn } from './learn-rules.js';
import { listenForParts } from './rendered-parts.js';
import { isNode, type Node } from './paths.js';
import { TemplateSlot, Rules } from './rules.js';
import type { ChoiceNames } from './templates.js';

/** Names that words of the vocabulary give themselves to what they choose. */
const FIXED: ReadonlySet<string> = new Set(['shown', 'found', 'accepted', 'each', 'cancelled']);

/** Whether a node gives what it chooses a name that no text says. */
const givesName = ({ as, modify }: Node): boolean => typeof as === 'string' && modify !== 'countsAs' && !FIXED.has(as);

/** The same abilities with each choice under a name of its own, in their order: no text says the names. */
const named = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability) => {
    const names = new Map<string, string>();
    let count = 0;
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit);
      if (!isNode(value)) return value;
      const { as, select } = value;
      const gives = select !== 'chosen' && givesName(value);
      if (gives) {
        count += 1;
        names.set(String(as), nthName(count));
      }
      const made = Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : [[key, visit(part)] as const],
      );
      return { ...Object.fromEntries(made), ...(typeof as === 'string' && { as: names.get(as) ?? as }) };
    };
    return visit(ability) as Ability;
  });

/** The same abilities with other numbers, so that it shows which number of the text is which of the tree. */
const renumbered = (abilities: readonly Ability[]): readonly Ability[] => {
  const changes = numbersIn(abilities).map((_, index) => ({ ordinal: index + 1, by: 1 + (index % 3) }));
  return withNumbersChanged(abilities, changes);
};

/** What rules call the choices of these abilities: new where they are made, then by how far back they lie. */
const choiceNames = (abilities: readonly Ability[]): ChoiceNames => {
  const back = new Map<object, string>();
  for (const ability of abilities) {
    const names: string[] = [];
    const visit = (value: unknown): void => {
      if (!isNode(value)) return;
      const { as, select } = value;
      if (select === 'chosen' && typeof as === 'string' && names.includes(as))
        back.set(value, backName(names.length - 1 - names.lastIndexOf(as)));
      else if (select !== 'chosen' && givesName(value)) {
        names.push(String(as));
        back.set(value, NEW);
      }
      Object.values(value).forEach(visit);
    };
    visit(ability);
  }
  return back;
};

/** The rules by which the texts of these cards are said. */
export const rulesOf = (cards: readonly Card[], lookup: CardLookup): Rules => {
  const rules = new Rules();
  const card = (id: CardId): string => lookup.card(id).name.en;
  for (const face of cards) {
    // Nothing may lie in two places of a tree, so that it shows where each part lies.
    const abilities = JSON.parse(JSON.stringify(face.abilities)) as readonly Ability[];
    const others = numbersIn(abilities).length > 0 ? [renumbered(abilities)] : [];
    const known = new Set<string>();
    for (const these of [abilities, ...others]) {
      const learning = { rules, names: { self: face.id, card }, back: choiceNames(these), known, texts: new WeakMap() };
      textForListener(
        { ...face, abilities: these },
        lookup,
        listenForParts((said) => learn(said, learning)),
      );
    }
  }
  // What is selected is said as it is, or as what is picked.
  rules.add('selector', [{ kind: 'bare' }], [null], { tree: new TemplateSlot(0), inner: [] });
  rules.sort();
  return rules;
};

/** In one order: that of fields says nothing, nor that of what has to be true together. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const isAbility = 'kind' in value && 'key' in value;
  const made = Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && !(isAbility && key === 'key'))
      .map(([key, part]) => [key, sorted(part)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const { of } = made;
  if ((made['if'] !== 'all' && made['if'] !== 'any') || !Array.isArray(of)) return made;
  return { ...made, of: of.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) };
};

/** Abilities as what they do: without what no text says, keys and names of choices, and in one order of fields. */
export const meaningOf = (abilities: readonly Ability[]): unknown => sorted(named(abilities));
