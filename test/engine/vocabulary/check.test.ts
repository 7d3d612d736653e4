import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { allCards } from '../../../cards/index.js';
import {
  aimed,
  always,
  BrokenCard,
  cannot,
  checkCard,
  checkCards,
  chosen,
  deal,
  eachTime,
  gain,
  ifWould,
  lootAbility,
  nextTime,
  on,
  paid,
  payCoins,
  players,
  roll,
  rolled,
  sequence,
  target,
  when,
  type Ability,
  type Card,
  type Effect,
  type Mode,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, treasureCard } from '../../support/card-builders.js';
import { testCards } from '../../support/cards/index.js';

const NAMES = { en: 'Thing', fr: 'Chose' };
const item = (...abilities: readonly Ability[]): Card => treasureCard('thing', NAMES, {}, ...abilities);
const loot = (...effects: readonly (Mode | Effect)[]): Card => lootCard('thing', NAMES, {}, lootAbility(...effects));

/** What is said of a card; of one written badly on purpose the types know nothing. */
const said = (card: unknown): string => {
  try {
    checkCard(card as Card);
  } catch (error) {
    if (error instanceof BrokenCard) return error.message;
    throw error;
  }
  return 'nothing';
};

/** The card with another value somewhere: the path as it is told. */
const changed = (card: Card, path: string, value: unknown): unknown => {
  const tree = structuredClone(card) as unknown as Record<string, unknown>;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  let place = tree;
  for (const step of steps) place = place[step] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return tree;
};

const bomb = loot(aimed(deal(1, target()), players()));
const EFFECT = 'abilities[0].modes[0].effect';

test('every published card and every card of the tests is written in the vocabulary', () => {
  expect(() => checkCards(allCards)).not.toThrow();
  for (const card of testCards) expect(said(card), card.id).toBe('nothing');
  expect(said(bomb)).toBe('nothing');
});

describe('a card that is broken is told with its id and the place', () => {
  test.each([
    ['an unknown selector', `${EFFECT}.to.select`, 'nobody', `${EFFECT}.to: no word "nobody" for "select"`],
    ['an unknown effect', `${EFFECT}.do`, 'explode', `${EFFECT}: no word "explode" for "do"`],
    ['a word that everything inherits', `${EFFECT}.do`, 'toString', `${EFFECT}: no word "toString" for "do"`],
    ['an unknown kind of ability', 'abilities[0].kind', 'magic', 'abilities[0]: no word "magic" for "kind"'],
    ['no word at all', EFFECT, 7, `${EFFECT}: 7 where a word with "do" belongs`],
    ['a field that is missing', `${EFFECT}.to`, undefined, `${EFFECT}.to: nothing where a word with "select" belongs`],
    ['a field that no word has', `${EFFECT}.combat`, true, `${EFFECT}: no field "combat" here`],
    [
      'an amount that is no number',
      `${EFFECT}.amount`,
      '1',
      `${EFFECT}.amount: "1" where a word with "amount" belongs`,
    ],
    ['half a point of damage', `${EFFECT}.amount`, 0.5, `${EFFECT}.amount: 0.5 is no whole number from -999 to 999`],
    ['no end of damage', `${EFFECT}.amount`, 1000, `${EFFECT}.amount: 1000 is no whole number from -999 to 999`],
    ['a list that is none', 'abilities', {}, 'abilities: {} where a list belongs'],
    ['an ability that does nothing', 'abilities[0].modes', [], 'abilities[0].modes: a list of at least 1 belongs here'],
    ['a name that is missing', 'name.fr', '', 'name.fr: the text is missing'],
    ['a name with blanks', 'name.en', ' Thing', 'name.en: blanks around the text'],
    ['an unknown type', 'type', 'spell', 'type: "spell" is not a name here'],
    ['a negative number of copies', 'copies', -1, 'copies: -1 is no whole number from 1 to 20'],
    ['a mark that is neither yes nor no', 'threePlus', 'yes', 'threePlus: "yes" is neither true nor false'],
    ['a reward of nobody knows what', 'reward', { souls: 1 }, 'reward: no field "souls" here'],
  ])('%s', (_what, path, value, message) => {
    expect(said(changed(bomb, path, value))).toBe(`card "thing", ${message}`);
  });

  test('a target that is used before it is chosen', () => {
    expect(said(loot(deal(1, target())))).toBe(
      `card "thing", ${EFFECT}.to.index: target 0 is used before it is chosen`,
    );
    const second = changed(bomb, `${EFFECT}.to.index`, 1);
    expect(said(second)).toBe(`card "thing", ${EFFECT}.to.index: target 1 is used before it is chosen`);
    const early = changed(bomb, 'abilities[0].modes[0].targets[0].from', target());
    const place = 'abilities[0].modes[0].targets[0].from.index';
    expect(said(early)).toBe(`card "thing", ${place}: target 0 is used before it is chosen`);
  });

  test('a choice that is used before it is made, or was made by another ability', () => {
    const never = loot(deal(1, chosen('it')));
    expect(said(never)).toBe(`card "thing", ${EFFECT}.to.as: "it" is used before it is chosen`);
    const choosing = { do: 'choose', as: 'it', by: { select: 'you' }, from: players(), min: 1, max: 1 } as const;
    expect(said(loot(sequence(choosing, deal(1, chosen('it')))))).toBe('nothing');
    expect(said(loot(sequence(deal(1, chosen('it')), choosing)))).toContain(
      `${EFFECT}.of[0].to.as: "it" is used before`,
    );
    const two = item(eachTime(rolled(1), choosing, 'first'), eachTime(rolled(2), deal(1, chosen('it')), 'second'));
    expect(said(two)).toContain('abilities[1].modes[0].effect.to.as: "it" is used before it is chosen');
  });

  test('a number that is used but never chosen', () => {
    expect(said(loot(gain({ amount: 'chosenNumber' })))).toBe(
      `card "thing", ${EFFECT}.amount: the number is used but never chosen`,
    );
  });

  test('a roll with numbers twice, from high to low, or past the die', () => {
    expect(said(loot(roll(on(1, 3, gain(1)), on(3, 6, gain(2)))))).toBe(
      `card "thing", ${EFFECT}.rows[1]: 3 to 6 after 3`,
    );
    expect(said(loot(roll(on(4, 2, gain(1)))))).toBe(`card "thing", ${EFFECT}.rows[0]: 4 to 2 after 0`);
    expect(said(loot(roll(on(0, 6, gain(1)))))).toContain(`${EFFECT}.rows[0].from: 0 is no whole number from 1`);
  });

  test('targets that cannot be so many, and costs of nothing', () => {
    const targets = 'abilities[0].modes[0].targets[0]';
    expect(said(changed(bomb, `${targets}.min`, 2))).toBe(`card "thing", ${targets}: at least 2 and at most 1 targets`);
    expect(said(item(paid([payCoins(0)], gain(1))))).toBe(
      'card "thing", abilities[0].costs[0].amount: 0 is no whole number from 1 to 100',
    );
  });

  test('two abilities with one key', () => {
    const twice = item(eachTime(rolled(1), gain(1), 'same'), eachTime(rolled(2), gain(1), 'same'));
    expect(said(twice)).toBe('card "thing", abilities[1].key: two abilities have the key "same"');
  });

  test('what only the engine writes', () => {
    const fixed = loot(deal(1, { select: 'fixed', refs: ['p1'] }));
    expect(said(fixed)).toBe(`card "thing", ${EFFECT}.to.refs: "fixed" is written by the engine only`);
  });

  test('a replacement or a prohibition that would do nothing', () => {
    const late = item(ifWould({ event: 'turnStarts' }, { instead: 'nothing' }));
    expect(said(late)).toBe('card "thing", abilities[0].instead: "turnStarts" cannot be replaced like this');
    expect(said(item(ifWould({ event: 'turnStarts' }, { instead: 'also', effect: gain(1) })))).toBe('nothing');
    const noAmount = item(ifWould({ event: 'destroy' }, { instead: 'amount', to: 2 }));
    expect(said(noAmount)).toContain('"destroy" cannot be replaced like this');
    const nested = loot(nextTime(ifWould({ event: 'rolled' }, { instead: 'amount', to: 2 })));
    expect(said(nested)).toBe(`card "thing", ${EFFECT}.ability.instead: "rolled" cannot be replaced like this`);
    const counted = item(ifWould({ event: 'loot', nth: 2 }, { instead: 'nothing' }));
    expect(said(counted)).toBe('card "thing", abilities[0].would: only a trigger counts times');
    expect(said(item(always(cannot({ event: 'rolled' }))))).toBe(
      'card "thing", abilities[0].grants[0].event: "rolled" cannot be forbidden',
    );
  });

  test.each([[null], [7], ['thing'], [[]], [{}]])('what is no card at all: %j', (value) => {
    expect(said(value)).toMatch(/^card "\?", .+/);
  });

  test('a starting item that is nowhere, and an id that two cards have', () => {
    const lonely = { ...bomb, startingItem: 'nowhere' };
    expect(() => checkCards([lonely])).toThrow('card "thing", startingItem: there is no card "nowhere"');
    expect(() => checkCards([bomb, item()])).toThrow('card "thing", id: two cards have this id');
    const named = item(eachTime(rolled(1), when({ if: 'named', of: { select: 'you' }, card: 'nowhere' }, gain(1))));
    expect(() => checkCards([{ ...named, id: 'other' }])).toThrow('abilities: there is no card "nowhere"');
  });
});

test('a broken card of a set stops the loading of all cards', async () => {
  vi.resetModules();
  vi.doMock('../../../cards/base/bonus-soul.js', () => ({ bonusSouls: [changed(bomb, `${EFFECT}.do`, 'explode')] }));
  onTestFinished(() => {
    vi.doUnmock('../../../cards/base/bonus-soul.js');
  });
  await expect(import('../../../cards/index.js')).rejects.toThrow(
    `card "thing", ${EFFECT}: no word "explode" for "do"`,
  );
});
