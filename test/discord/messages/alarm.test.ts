import { describe, expect, test } from 'vitest';
import { setupForTable } from '../../../src/table/index.js';
import { cardById, cardsOf } from '../../../cards/index.js';
import { openGame, viewFor, type PlayerView, type StackItemView, type View } from '../../../src/engine/index.js';
import { alarmOf } from '../../../src/discord/messages/panel/alarm.js';
import { resources } from '../../support/playout.js';
import { speak } from '../support/house.js';

const cards = { card: cardById };
const names = { player: (id: string) => id, card: (id: string) => cardById(id).name.en };
const start = viewFor(openGame(setupForTable(cardsOf(['base']), 2, 4, 'alarm'), resources), null);

const item: StackItemView = {
  id: 's1',
  kind: 'damage',
  controller: 'game',
  card: null,
  source: null,
  how: null,
  effect: null,
  targets: [{ player: 'p1' }],
  targetRefs: ['p1'],
  number: 1,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
  stands: null,
  hits: null,
  rows: [],
};

/** The table with this on the stack, and P1 as they are said to be. */
const view = (stack: readonly Partial<StackItemView>[], me: Partial<PlayerView> = {}): View => ({
  ...start,
  turn: { ...start.turn, active: 'p2' },
  stack: stack.map((part, at): StackItemView => ({ ...item, id: `s${at + 1}`, ...part })),
  players: start.players.map((player) => (player.id === 'p1' ? { ...player, hp: 2, coins: 3, ...me } : player)),
});
const alarm = (seen: View, language: 'en' | 'fr' = 'en') => alarmOf(seen, 'p1', { w: speak(language), names, cards });
const { peril } = speak('en');

describe('DEATH-14: the alarm of whoever is about to die', () => {
  test('damage that leaves HP is none; what takes the last of it is, also in parts', () => {
    expect(alarm(view([{}]))).toBeNull();
    expect(alarm(view([{ number: 2 }]))?.title).toBe(peril.title.damage);
    expect(alarm(view([{}, {}]))?.title).toBe(peril.title.damage);
    expect(alarm(view([{ number: 5, targetRefs: ['p2'] }]))).toBeNull();
  });
  test('the own death on the stack is told as that, and nothing any more when it has come', () => {
    expect(alarm(view([{ kind: 'death', number: null }, { number: 9 }]))?.title).toBe(peril.title.death);
    expect(alarm(view([{ kind: 'death', number: null }], { dead: true }))).toBeNull();
  });
  test('a miss on top of the stack counts when the monster takes the last HP', () => {
    const monster = { ...start.players[0]!.characters[0]!, id: 'o900', role: 'monster', dc: 4, atk: 2 } as const;
    const missing = (hits: boolean): View => ({
      ...view([{ kind: 'roll', attackRoll: true, roller: 'p1', hits, targetRefs: ['o900'] }]),
      monsters: [{ top: monster, covered: [] }],
    });
    expect([alarm(missing(false))?.title, alarm(missing(true))]).toEqual([peril.title.miss, null]);
  });
  test('the cost names what there is to lose, and the end of the own turn', () => {
    const dying = [{ kind: 'death', number: null }] as const;
    const poor = { coins: 0, handCount: 0, items: [], characters: [] };
    expect(alarm(view(dying, poor))?.cost).toBe('If nothing prevents it, you die.');
    expect(alarm(view(dying, poor), 'fr')?.cost).toBe('Si rien ne l’empêche, vous mourez.');
    const eternal = start.players[0]!.items.filter(({ keywords }) => keywords.includes('eternal'));
    expect(eternal).toHaveLength(1);
    expect(alarm(view(dying, { ...poor, handCount: 2, items: eternal }))?.cost).toMatch(/you lose a loot card/);
    const one = { ...eternal[0]!, keywords: [] };
    const own = {
      ...view(dying, { ...poor, coins: 1, handCount: 1, items: [one] }),
      turn: { ...start.turn, active: 'p1' },
    } as const;
    expect(alarm(own)?.cost).toMatch(/you lose an item of your choice, a loot card and 1¢;.*your turn ends\.$/);
  });
});
