import { describe, expect, it } from 'vitest';
import { fallbackFor } from '../../../src/engine/decisions/fallback.js';
import { isLegalAnswer } from '../../../src/engine/decisions/legal.js';
import type { DecisionKey, Option, OptionId, Question } from '../../../src/engine/index.js';

const options = (...ids: readonly OptionId[]): readonly Option[] =>
  ids.map((id) => ({ id, meaning: { kind: id.startsWith('deck:') ? 'deck' : 'object' } }));

const question = (key: DecisionKey, ids: readonly OptionId[], min: number, max: number): Question => ({
  player: 'p1',
  key,
  source: null,
  card: null,
  options: options(...ids),
  min,
  max,
  secret: false,
});

/** The question, and its mildest legal answer. */
const cases: Readonly<
  Record<DecisionKey, readonly [ids: readonly OptionId[], min: number, max: number, answer: readonly OptionId[]]>
> = {
  priority: [['play:o9', 'attack', 'end', 'pass'], 1, 1, ['pass']],
  'announce.mode': [['m0', 'm1', 'back'], 1, 1, ['back']],
  'announce.target': [['p1', 'p2', 'back'], 1, 1, ['back']],
  'announce.cost': [['o4', 'o19', 'o7'], 2, 2, ['o19', 'o7']],
  'trigger.order': [['t0', 't1', 't2'], 3, 3, ['t0', 't1', 't2']],
  'trigger.mode': [['m0', 'm1'], 1, 1, ['m0']],
  'trigger.target': [['o12', 'o5'], 1, 1, ['o5']],
  'replacement.order': [['o3/a', 'o4/b'], 2, 2, ['o3/a', 'o4/b']],
  'roll.order': [['r0', 'r1'], 2, 2, ['r0', 'r1']],
  'attack.target': [['o8', 'o6', 'deck:monster'], 1, 1, ['o6']],
  'attack.slot': [['n0', 'n1'], 1, 1, ['n0']],
  'purchase.choice': [['o21', 'o20'], 1, 1, ['o20']],
  'deathPenalty.item': [['o31', 'o30'], 1, 1, ['o30']],
  'deathPenalty.loot': [['o40', 'o44', 'o41'], 1, 1, ['o44']],
  'handLimit.loot': [['o50', 'o58', 'o57'], 2, 2, ['o58', 'o57']],
  'discard.loot': [['o60', 'o61'], 1, 1, ['o61']],
  'effect.may': [['yes', 'no'], 1, 1, ['no']],
  'effect.option': [['m0', 'm1'], 1, 1, ['m0']],
  'effect.number': [['n1to2', 'n2to3'], 1, 1, ['n1to2']],
  'effect.choose': [['o71', 'o70'], 0, 2, []],
  'each.order': [['o84', 'o83'], 2, 2, ['o84', 'o83']],
  'deck.order': [['o80', 'o81', 'o82'], 3, 3, ['o80', 'o81', 'o82']],
  'deck.place': [['n3', 'n4', 'n5'], 1, 1, ['n3']],
  'deck.search': [['o83', 'o84', 'none'], 1, 1, ['none']],
  'counter.kind': [['counter', 'level'], 1, 1, ['counter']],
  vote: [['o95', 'o94'], 1, 1, ['o94']],
  'dice.choose': [['d0', 'd1'], 1, 1, ['d0']],
  'dice.order': [['d0', 'd1'], 2, 2, ['d0', 'd1']],
  'auction.bid': [['no', 'n3', 'n4'], 1, 1, ['no']],
  'group.propose': [['p2', 'p3'], 1, 1, ['p2']],
  'group.agree': [['yes', 'no'], 1, 1, ['yes']],
  'refill.order': [['shop', 'monster'], 2, 2, ['shop', 'monster']],
  'setup.character': [['o12', 'o5'], 1, 1, ['o5']],
  'setup.treasure': [['o21', 'o20'], 1, 1, ['o20']],
  'room.discard': [['o90'], 0, 1, []],
};

describe('the mildest legal answer', () => {
  it.each(Object.entries(cases))('%s', (key, [ids, min, max, answer]) => {
    const asked = question(key as DecisionKey, ids, min, max);
    const fallback = fallbackFor(asked);
    expect(fallback).toEqual(answer);
    expect(isLegalAnswer({ ...asked, fallback }, fallback)).toBe(true);
  });

  it('a forced announcement without a way back takes what is first', () => {
    expect(fallbackFor(question('announce.target', ['p1', 'p2'], 1, 1))).toEqual(['p1']);
  });
});
