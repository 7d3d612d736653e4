import { describe, expect, test } from 'vitest';
import {
  apply,
  decisionOf,
  IllegalAnswer,
  load,
  save,
  type DecisionKey,
  type Option,
} from '../../../src/engine/index.js';
import { fallbackFor } from '../../../src/engine/decisions/fallback.js';
import { isLegalAnswer } from '../../../src/engine/index.js';
import { aScene } from '../../support/scene.js';
import { internalsOf, stateIn } from '../../support/internals.js';

describe('taking back', () => {
  test('leads to before the last own action, step by step', () => {
    const scene = aScene().player('p1', { hand: ['a-penny', 'a-nickel'], lootPlays: 2 });
    scene.play('p1', 'a-penny').play('p1', 'a-nickel');
    expect(scene.stack()).toEqual(['a-penny', 'a-nickel']);
    expect(scene.takeBack('p1')).toBe(true);
    expect(scene.stack()).toEqual(['a-penny']);
    expect(scene.takeBack('p1')).toBe(true);
    expect(scene.stack()).toEqual([]);
    expect(scene.hand('p1')).toEqual(['a-penny', 'a-nickel']);
    expect(scene.takeBack('p1')).toBe(false);
    scene.done();
  });

  test('goes back across transitions and over what was announced', () => {
    const scene = aScene({ players: 1 })
      .player('p1', { coins: 10, hand: ['bomb'] })
      .monsters('gurdy')
      .shop('meat');
    scene.declare('p1', 'purchase').pass('p1');
    expect(scene.asked()).toBe('p1 purchase.choice');
    expect(scene.takeBack('p1')).toBe(true);
    expect(scene.view().declared).toBe('purchase');
    expect(scene.takeBack('p1')).toBe(true);
    expect(scene.view().declared).toBeNull();
    scene.play('p1', 'bomb', { targets: ['gurdy'] });
    expect(scene.takeBack('p1')).toBe(true);
    expect(scene.hand('p1')).toEqual(['bomb']);
    expect(scene.asked()).toBe('p1 priority');
    scene.done();
  });

  test('stops at a die', () => {
    const scene = aScene({ players: 1 })
      .player('p1', { items: ['book-of-sin'] })
      .dice(1);
    scene.use('p1', 'book-of-sin').pass('p1');
    expect(scene.takeBack('p1')).toBe(false);
    scene.resolve().done();
  });

  test('stops at a hidden card', () => {
    const scene = aScene({ players: 1 })
      .player('p1', { hand: ['loot-2'] })
      .wholeDeck('loot', ['bomb', 'a-penny', 'a-penny']);
    scene.play('p1', 'loot-2').pass('p1');
    expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
    expect(scene.takeBack('p1')).toBe(false);
    scene.done();
  });

  test('stops at another person’s answer', () => {
    const scene = aScene().player('p1', { hand: ['a-penny'] });
    scene.play('p1', 'a-penny').pass('p1').pass('p2');
    expect(scene.takeBack('p1')).toBe(false);
    scene.done();
  });

  test('stops at the sight of another hand', () => {
    const scene = aScene()
      .player('p1', { hand: ['pick-a-pocket'] })
      .player('p2', { hand: ['bomb', 'a-penny'] });
    scene.play('p1', 'pick-a-pocket', { targets: ['p2'] }).pass('p1');
    apply(scene.session(), 'p2', ['pass'], { automatic: true });
    expect(scene.asked()).toBe('p1 effect.choose');
    expect(scene.takeBack('p1')).toBe(false);
    scene.answer('p1', 'effect.choose', 'bomb').done();
  });

  test('stops at a hand that nobody had a choice in discarding', () => {
    const scene = aScene()
      .player('p1', { hand: ['each-discards-2'] })
      .player('p2', { hand: ['bomb', 'a-penny'] });
    scene.play('p1', 'each-discards-2').pass('p1');
    apply(scene.session(), 'p2', ['pass'], { automatic: true });
    expect(scene.discarded('loot')).toContain('bomb');
    expect(scene.takeBack('p1')).toBe(false);
    scene.done();
  });

  test('is only for the one who acted', () => {
    const scene = aScene().player('p1', { hand: ['a-penny'] });
    scene.play('p1', 'a-penny');
    expect(scene.takeBack('p2')).toBe(false);
    scene.resolve().done();
  });
});

test('an answer that is not offered changes nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .monsters('fly');
  const session = scene.session();
  const before = JSON.stringify(stateIn(session));
  expect(() => apply(session, 'p2', ['pass'])).toThrow(IllegalAnswer);
  expect(() => apply(session, 'p1', ['play:o1'])).toThrow(IllegalAnswer);
  expect(() => apply(session, 'p1', ['pass', 'attack'])).toThrow(IllegalAnswer);
  expect(() => apply(session, 'p1', [])).toThrow(IllegalAnswer);
  expect(JSON.stringify(stateIn(session))).toBe(before);
  scene.done();
});

test('a saved answer that no longer fits is dropped and asked again', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly', 'gurdy');
  scene.answer('p1', 'priority', 'play bomb');
  const saved = save(scene.session());
  const [answer] = saved.answers;
  if (answer === undefined || 'aside' in answer) throw new Error('no answer was saved');
  const chose = answer.chose.map(({ id, meaning }) => ({ id, meaning: { ...meaning, card: 'gold-bomb' } }));
  const { session, corrected } = load(
    { ...saved, answers: [{ ...answer, chose }] },
    internalsOf(scene.session()).resources,
  );
  expect(corrected).toMatchObject({ hiddenSeen: false, dropped: [{ key: 'priority' }] });
  expect(decisionOf(session)?.key).toBe('priority');
  expect(internalsOf(session).recorder.pendingEntries.map(({ line }) => line.say)).toContain('corrected');
  scene.answer('p1', 'announce.target', 'back').done();
});

test('an answer of an older version fits although its options were described in fewer words', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-loots-1'], items: ['coin-on-loot', 'aims-at-a-soul'], souls: ['gurdy', 'chub'] })
    .play('p1', 'each-loots-1')
    .allPass();
  scene.answer('p1', 'trigger.order', 't1', 't0', 't2', 't3');
  const saved = save(scene.session());
  const [answer] = saved.answers.slice(-1);
  if (answer === undefined || 'aside' in answer) throw new Error('no answer was saved');
  expect(answer.chose[0]?.meaning.about).toEqual({ player: 'p1' });
  const chose = answer.chose.map(({ id, meaning: { about: _new, ...meaning } }) => ({ id, meaning }));
  const old = { ...saved, answers: [...saved.answers.slice(0, -1), { ...answer, chose }] };
  const { session, corrected } = load(old, internalsOf(scene.session()).resources);
  expect([corrected, decisionOf(session)?.key]).toEqual([null, 'trigger.target']);
  scene.answer('p1', 'trigger.target', 'gurdy').answer('p1', 'trigger.target', 'chub').resolve().done();
});

const KEYS: Readonly<Record<DecisionKey, readonly string[]>> = {
  priority: ['play:o5', 'attack', 'end', 'pass'],
  'announce.mode': ['m0', 'm1', 'back'],
  'announce.target': ['o4', 'o7', 'back'],
  'announce.cost': ['o4', 'o7', 'o9'],
  'trigger.order': ['t0', 't1'],
  'trigger.mode': ['m0', 'm1'],
  'trigger.target': ['p1', 'p2'],
  'replacement.order': ['o4/instead', 'o7/instead'],
  'roll.order': ['r0', 'r1'],
  'attack.target': ['o10', 'o9', 'deck:monster'],
  'attack.slot': ['n0', 'n1'],
  'purchase.choice': ['o12', 'deck:treasure'],
  'deathPenalty.item': ['o12', 'o3'],
  'deathPenalty.loot': ['o12', 'o3'],
  'handLimit.loot': ['o12', 'o3', 'o20'],
  'discard.loot': ['o12', 'o3'],
  'effect.may': ['yes', 'no'],
  'effect.option': ['m0', 'm1'],
  'effect.choose': ['o12', 'o3'],
  'effect.number': ['n1to2', 'n2to3'],
  'deck.search': ['o12', 'o3', 'none'],
  'deck.place': ['n3', 'n4'],
  'deck.order': ['o12', 'o3', 'o4'],
  'each.order': ['o12', 'o3'],
  'counter.kind': ['counter', 'eternal'],
  'setup.character': ['o4', 'o7'],
  'setup.treasure': ['o4', 'o7'],
  'room.discard': ['o12', 'o3'],
  vote: ['o12', 'o3'],
  'dice.choose': ['d0', 'd1'],
  'dice.order': ['d0', 'd1'],
  'auction.bid': ['no', 'n2'],
  'group.propose': ['p2', 'p3'],
  'group.agree': ['yes', 'no'],
  'refill.order': ['shop', 'monster'],
};
const EXPECTED: Partial<Record<DecisionKey, readonly string[]>> = {
  priority: ['pass'],
  'announce.mode': ['back'],
  'announce.target': ['back'],
  'announce.cost': ['o9', 'o7'],
  'effect.may': ['no'],
  'deck.search': ['none'],
  'deathPenalty.item': ['o3'],
  'deathPenalty.loot': ['o12'],
  'handLimit.loot': ['o20', 'o12'],
  'room.discard': [],
  'attack.target': ['deck:monster'],
};
const ORDERED: readonly string[] = ['trigger.order', 'replacement.order', 'roll.order', 'deck.order', 'each.order'];
const TWO: readonly string[] = ['announce.cost', 'handLimit.loot'];

test('the fallback of every question is legal and mild', () => {
  for (const [key, ids] of Object.entries(KEYS) as [DecisionKey, readonly string[]][]) {
    const options: Option[] = ids.map((id) => ({ id, meaning: { kind: 'object' } }));
    const count = ORDERED.includes(key) ? ids.length : TWO.includes(key) ? 2 : key === 'room.discard' ? 0 : 1;
    const question = {
      player: 'p1',
      key,
      source: null,
      card: null,
      options,
      min: count,
      max: Math.max(1, count),
      secret: false,
    } as const;
    const fallback = fallbackFor(question);
    expect(isLegalAnswer({ ...question, fallback }, fallback), key).toBe(true);
    if (EXPECTED[key] !== undefined) expect(fallback, key).toEqual(EXPECTED[key]);
    if (ORDERED.includes(key)) expect(fallback, key).toEqual(ids);
  }
});
