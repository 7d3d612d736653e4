import { expect, test } from 'vitest';
import { allCards } from '../../../cards/index.js';
import {
  always,
  choose,
  chosen,
  count,
  deal,
  effectsIn,
  gain,
  hasPart,
  items,
  loot,
  on,
  partsIn,
  players,
  plus,
  roll,
  sequence,
  thisObject,
  tillEndOfTurn,
  withChanged,
  you,
  type Ability,
  type PartField,
  type Selector,
} from '../../../src/engine/vocabulary/index.js';
import { testCards } from '../../support/cards/index.js';

const abilities: readonly Ability[] = [...allCards, ...testCards]
  .flatMap((card) => (card.back === null ? [card] : [card, card.back]))
  .flatMap((card) => card.abilities);

/** Every node of plain JSON that has a tag. */
const nodesWith = (tag: string, value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((part) => nodesWith(tag, part));
  return typeof (value as Record<string, unknown>)[tag] === 'string' ? [value, ...inside] : inside;
};

test.each([
  ['effect', 'do'],
  ['selector', 'select'],
  ['condition', 'if'],
  ['modifier', 'modify'],
  ['replacement', 'instead'],
  ['cost', 'pay'],
  ['place', 'place'],
] as const)('the walk finds every %s of every card, and nothing else', (kind, tag) => {
  for (const ability of abilities) {
    expect(new Set(partsIn('ability', ability, kind))).toEqual(new Set(nodesWith(tag, ability)));
  }
  expect(abilities.flatMap((ability) => partsIn('ability', ability, kind)).length).toBeGreaterThan(3);
});

test('a part is found with the fields that lead to it', () => {
  const effect = sequence(
    choose(items(), players()),
    tillEndOfTurn(plus('atk', count(players()), you)),
    deal(1, chosen()),
  );
  const seen: [Selector['select'], readonly PartField[]][] = [];
  hasPart('effect', effect, {
    selector: ({ select }, fields) => {
      seen.push([select, [...fields]]);
      return false;
    },
  });
  expect(seen).toContainEqual(['players', ['of', 'by']]);
  expect(seen).toContainEqual(['objects', ['of', 'from']]);
  expect(seen).toContainEqual(['players', ['of', 'grants', 'by', 'of']]);
  expect(seen).toContainEqual(['you', ['of', 'grants', 'on']]);
  expect(seen).toContainEqual(['chosen', ['of', 'to']]);
});

test('the search ends with the first part that is looked for', () => {
  const seen: string[] = [];
  const effect = sequence(gain(1), loot(1), gain(2));
  const isLoot = hasPart('effect', effect, {
    effect: (part) => {
      seen.push(part.do);
      return part.do === 'loot';
    },
  });
  expect(isLoot).toBe(true);
  expect(seen).toEqual(['sequence', 'gainCoins', 'loot']);
  expect(hasPart('effect', effect, { effect: (part) => part.do === 'deal' })).toBe(false);
});

test('the effects that an effect is made of are not those of the rows of a roll', () => {
  const first = gain(1);
  const second = roll(on(1, 6, loot(1)));
  expect(effectsIn(sequence(first, second))).toEqual([first, second]);
  expect(effectsIn(second)).toEqual([]);
  expect(partsIn('effect', second, 'effect')).toEqual([second, loot(1)]);
});

test('a changed tree shares what has not changed, and without a change it is the same tree', () => {
  const untouched = tillEndOfTurn(plus('hp', 1, thisObject));
  const effect = sequence(gain(1, players()), untouched);
  const changed = withChanged('effect', effect, {
    selector: (selector) => (selector.select === 'players' ? you : selector),
    amount: (amount) => (amount === 1 ? 2 : amount),
  });
  expect(changed).toEqual(sequence(gain(2, you), tillEndOfTurn(plus('hp', 2, thisObject))));
  const onlyWho = withChanged('effect', effect, {
    selector: (selector) => (selector.select === 'players' ? you : selector),
  });
  expect(effectsIn(onlyWho)[1]).toBe(untouched);
  expect(withChanged('effect', effect, { selector: (selector) => selector })).toBe(effect);
  const ability = always(plus('atk', 1, you));
  expect(withChanged('ability', ability, {})).toBe(ability);
});
