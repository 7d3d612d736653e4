import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../src/engine/session/migrations.js';
import type { GameEvent } from '../../../src/engine/index.js';
import { projectRoot } from '../../../src/ops/index.js';
import type { SavedTable } from '../../../tools/releases/saved-tables.js';

/** An event as v0.1.0 stored it: the same fields for every type. */
const NOTHING = {
  player: null,
  object: null,
  source: null,
  amount: 0,
  stack: null,
  roll: null,
  combat: false,
  attackRoll: false,
  other: null,
  detail: null,
  fromDiscard: false,
  parts: null,
  dice: null,
};
const old = (fields: Readonly<Record<string, unknown>>) => ({ ...NOTHING, ...fields });

const checkpoint = (cause: unknown): string =>
  JSON.stringify({
    schema: 1,
    stack: [{ kind: 'roll', purpose: { for: 'outcome', rows: [], scope: { you: 'p1', cause } } }],
    waiting: [{ ability: 'trigger', scope: { you: 'p1', cause } }],
    continuous: [{ scope: { you: 'p1', cause } }],
    standing: [{ scope: { you: 'p1', cause } }],
  });

/** The causes in a state, wherever they stand. */
const causesIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'cause' ? [part] : causesIn(part)));
};

const CASES: readonly (readonly [Readonly<Record<string, unknown>>, GameEvent])[] = [
  [{ type: 'gameStarts' }, { type: 'gameStarts' }],
  [
    {
      type: 'damage',
      player: 'p2',
      object: 'p2',
      amount: 2,
      source: 'o4',
      stack: 's9',
      roll: 3,
      combat: true,
      attackRoll: true,
      other: 'p1',
    },
    {
      type: 'damage',
      player: 'p2',
      object: 'p2',
      amount: 2,
      source: 'o4',
      stack: 's9',
      roll: 3,
      combat: true,
      dealer: 'p1',
    },
  ],
  [
    { type: 'rolled', player: 'p1', amount: 4, roll: 4, attackRoll: true, stack: 's2' },
    { type: 'rolled', player: 'p1', amount: 4, attackRoll: true, stack: 's2', source: null, object: null },
  ],
  [
    { type: 'dies', player: 'p2', object: 'o7', other: 'p1', detail: 'destroyed' },
    { type: 'dies', player: 'p2', object: 'o7', killer: 'p1', roll: null, destroyed: true },
  ],
  [
    { type: 'loot', player: 'p1', amount: 1, detail: 'lootStep' },
    { type: 'loot', player: 'p1', amount: 1, source: null, partOf: 'lootStep', fromDiscard: false },
  ],
  [
    { type: 'loseCoins', player: 'p1', amount: 1, detail: 'penalty' },
    { type: 'loseCoins', player: 'p1', amount: 1, source: null, partOf: 'penalty' },
  ],
  [
    { type: 'grantAttack', player: 'p1', amount: 1, detail: 'monsterDeck.must' },
    { type: 'grantAttack', player: 'p1', amount: 1, source: null, on: 'monsterDeck', must: true },
  ],
  [
    { type: 'grantAttack', player: 'p1', amount: 1, object: 'o8', detail: 'any.must' },
    { type: 'grantAttack', player: 'p1', amount: 1, source: null, on: 'o8', must: true },
  ],
  [
    { type: 'leavePlay', player: 'p1', object: 'o3', amount: 4, detail: 'deck' },
    { type: 'leavePlay', player: 'p1', object: 'o3', source: null, way: { to: 'deck', fromTop: 4 } },
  ],
  [
    { type: 'leavePlay', player: 'p1', object: 'o3', other: 'p2', detail: 'hand' },
    { type: 'leavePlay', player: 'p1', object: 'o3', source: null, way: { to: 'hand', of: 'p2' } },
  ],
  [
    { type: 'enterPlay', object: 'o3', detail: 'shop' },
    { type: 'enterPlay', object: 'o3', player: null, slot: 'shop', deactivated: false },
  ],
  [
    { type: 'attack', player: 'p1', object: 'o5', source: 'o5', detail: 'deck' },
    { type: 'attack', player: 'p1', object: 'o5', fromDeck: true },
  ],
  [
    { type: 'becomeCopy', object: 'o3', source: 'o4', detail: 'startOfTurnOf p2' },
    { type: 'becomeCopy', object: 'o3', source: 'o4', till: { till: 'startOfTurnOf', player: 'p2' } },
  ],
  [
    { type: 'changeNumber', player: 'p1', object: 'o3', amount: 3, detail: '2' },
    { type: 'changeNumber', player: 'p1', object: 'o3', amount: 3, source: null, till: 'endOfTurn', was: 2 },
  ],
  [
    { type: 'removeCounters', player: 'p1', object: 'o3', amount: 1, detail: 'hp' },
    { type: 'removeCounters', player: 'p1', object: 'o3', amount: 1, source: null, counter: 'hp' },
  ],
  [
    { type: 'activate', player: 'p1', object: 'o3', detail: 'tap' },
    { type: 'activate', player: 'p1', object: 'o3', source: null, chooser: null, ability: 'tap' },
  ],
];

describe('the events of v0.1.0, which had the same fields for every type, get those of their type', () => {
  test.each(CASES)('%o', (before, after) => {
    expect(causesIn(stateOf(checkpoint(old(before))))).toEqual([after, after, after, after]);
  });

  test('what has no cause, and what is stored as it is now, stays as it is', () => {
    expect(causesIn(stateOf(checkpoint(null)))).toEqual([null, null, null, null]);
    const now = { type: 'turnStarts', player: 'p1' };
    const state = { schema: 2, stack: [], waiting: [{ scope: { cause: now } }], continuous: [], standing: [] };
    expect(stateOf(JSON.stringify(state))).toEqual(state);
  });
});

test('of every save of v0.1.0 no event is left as it was', () => {
  const folder = join(projectRoot(), 'test/saves/v0.1.0');
  const causes = readdirSync(folder)
    .filter((name) => name.endsWith('.br'))
    .flatMap((name) => {
      const { stored } = JSON.parse(
        brotliDecompressSync(readFileSync(join(folder, name))).toString('utf8'),
      ) as SavedTable;
      const { checkpoint: state } = JSON.parse(stored.checkpoint) as { readonly checkpoint?: object };
      return state === undefined ? [] : causesIn(stateOf(JSON.stringify(state)));
    })
    .filter((cause) => cause !== null);
  expect(causes.length).toBeGreaterThan(3);
  expect(causes.filter((cause) => Object.keys(cause as object).includes('detail'))).toEqual([]);
});
