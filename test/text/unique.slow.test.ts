import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/engine/index.js';
import { ability, condition, effect, modifier, pattern, selector, uncounted } from './trees.js';
import { both, canonical, sampleCard } from './support.js';
import { amount } from '../support/amount.js';

const one = (tree: Arbitrary<Ability>): readonly Ability[] =>
  fc.sample(tree, { numRuns: amount(1500, 5000), seed: 11 });
const samples: Readonly<Record<string, readonly Ability[]>> = {
  abilities: one(ability),
  effects: one(effect.map((x) => ({ kind: 'loot', key: 'k', modes: [{ targets: [], effect: x }] }))),
  selectors: one(
    selector.map((what) => ({ kind: 'loot', key: 'k', modes: [{ targets: [], effect: { do: 'kill', what } }] })),
  ),
  conditions: one(condition.map((x) => ({ kind: 'static', key: 'k', while: x, grants: [] }))),
  modifiers: one(modifier.map((x) => ({ kind: 'static', key: 'k', grants: [x] }))),
  triggers: one(pattern.map((when) => ({ kind: 'triggered', key: 'k', when, modes: [] }))),
  replacements: one(
    pattern.map((x) => ({ kind: 'replacement', key: 'k', would: uncounted(x), instead: { instead: 'nothing' } })),
  ),
};

const wordings = ['cardText', 'exactText'] as const;
const ways = both.flatMap((words) => wordings.map((wording) => ({ words, wording, language: words.language })));

describe.each(ways)('trees in $language as $wording', ({ words, wording }) => {
  test.each(Object.entries(samples))('texts: no two different %s read the same', (_, trees) => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    for (const tree of trees) {
      const meaning = JSON.stringify(canonical(tree));
      const text = words[wording](sampleCard({ abilities: [tree] })).join('\n');
      const other = seen.get(text);
      if (other !== undefined && other !== meaning) clashes.push(`${text}\n  ${other}\n  ${meaning}`);
      seen.set(text, meaning);
    }
    expect(clashes.slice(0, 20).join('\n')).toBe('');
  });
});
