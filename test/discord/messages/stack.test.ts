import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { stackLines } from '../../../src/discord/messages/board/stack-lines.js';
import { openGame, seededRandom, viewFor, type ObjectView, type StackItemView } from '../../../src/engine/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { speak } from '../support/house.js';

const view = viewFor(
  openGame(setupForTable(cardsOf(['base']), 2, 4, 'stack'), { cards: { card: cardById }, random: seededRandom }),
  null,
);
const names = { player: (id: string) => (id === 'p1' ? 'Ann' : 'Bob'), card: (id: string) => speak('en').cardName(id) };
const monster: ObjectView = {
  ...view.players[0]!.characters[0]!,
  id: 'o900',
  card: 'monstro',
  role: 'monster',
  dc: 4,
  atk: 2,
};
const roll = (number: number, stands: number, change: Partial<StackItemView> = {}): StackItemView => ({
  id: 's1',
  kind: 'roll',
  controller: 'p1',
  card: 'monstro',
  source: null,
  how: null,
  effect: null,
  targets: [{ card: 'monstro' }],
  targetRefs: ['o900'],
  number,
  copy: false,
  combat: false,
  attackRoll: true,
  roller: 'p1',
  stands,
  hits: stands >= 4,
  rows: [],
  ...change,
});
const lines = (...stack: readonly StackItemView[]): readonly string[] =>
  stackLines(
    {
      ...view,
      stack,
      monsters: [{ top: monster, covered: [] }],
      players: view.players.map((player) => ({ ...player, atk: 1 })),
    },
    speak('en'),
    names,
  );

test('an attack roll says what it leads to: a hit or a miss, with what changes it, and the damage', () => {
  expect(lines(roll(4, 4))[0]).toMatch(/: 4 .* — a hit \(4\+\): 1 damage to Monstro$/);
  expect(lines(roll(3, 3))[0]).toMatch(/: 3 .* — a miss \(needs 4\+\): 2 damage to Ann$/);
  expect(lines(roll(3, 4))[0]).toMatch(/: 3 .* — a hit \(4\+\): 1 damage to Monstro$/);
});

test('another roll, and an attack on what is gone, say no more than they are; the top comes first', () => {
  const other = roll(3, 3, { attackRoll: false, targetRefs: [], card: 'bomb', targets: [] });
  const gone = roll(2, 2, { targetRefs: ['o901'] });
  const both = lines(gone, other);
  expect(both.join()).not.toContain('—');
  expect(both[0]).toContain(': 3');
  expect(both[1]).toContain(': 2');
});

test('a roll says what its card says to the number that it counts as', () => {
  const rows = [
    { from: 1, to: 2, effect: { do: 'gainCoins', who: { select: 'you' }, amount: 1 } },
    { from: 5, to: 6, effect: { do: 'loot', who: { select: 'you' }, amount: 3 } },
  ] as const;
  const own = { attackRoll: false, targetRefs: [], targets: [], card: 'chest', rows };
  expect(lines(roll(6, 6, own))[0]).toMatch(/: 6 .* — loot 3$/);
  expect(lines(roll(4, 5, own))[0]).toMatch(/: 4 .* — counts as 5: loot 3$/);
  expect(lines(roll(3, 3, own))[0]).toMatch(/: 3 .* — nothing happens$/);
});
