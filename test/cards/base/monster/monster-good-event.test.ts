import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { type Scene, aScene } from '../../../support/scene.js';

/** The event comes up by an attack on the deck, the active player rolls, and the event is gone. */
const rolls = (event: CardId, face: number): Scene => {
  const scene = aScene()
    .player('p1', { coins: 2, hand: ['bomb', 'bomb', 'bomb'], character: 'sturdy', items: ['breakfast'] })
    .monsters('gurdy')
    .deck('monster', [event])
    .fallbacks('discard.loot')
    .dice(face);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual([event]);
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve();
  expect(scene.discarded('monster')).toEqual([event]);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.refuses('p1', 'attack').done();
  return scene;
};

interface Gain {
  readonly coins?: number;
  readonly loot?: number;
  readonly treasure?: number;
  readonly damage?: number;
}

const coins = (n: number): Gain => ({ coins: n });

const loot = (n: number): Gain => ({ loot: n });

const damage = (n: number): Gain => ({ damage: n });

const treasure: Gain = { treasure: 1 };

/** What the faces 1 to 6 give to a player with 2¢, 3 loot cards, 4 HP and one item besides. */
const gives = (event: CardId, ...gains: readonly Gain[]): void => {
  for (const [index, gain] of gains.entries()) {
    const scene = rolls(event, index + 1);
    expect(scene.coins('p1'), `¢ for a ${index + 1}`).toBe(2 + (gain.coins ?? 0));
    expect(scene.hand('p1'), `loot for a ${index + 1}`).toHaveLength(3 + (gain.loot ?? 0));
    expect(scene.items('p1'), `items for a ${index + 1}`).toHaveLength(1 + (gain.treasure ?? 0));
    expect(scene.hp('p1'), `HP for a ${index + 1}`).toBe(4 - (gain.damage ?? 0));
  }
};

const revealed = (event: string): Scene => aScene().monsters('gurdy').deck('monster', [event, 'pin']);

test('chest: what each face gives', () => gives('chest', coins(1), coins(1), coins(3), coins(3), coins(6), coins(6)));

test('chest-2: what each face gives', () => gives('chest-2', loot(1), loot(1), loot(2), loot(2), loot(3), loot(3)));

test('dark-chest: what each face gives', () =>
  gives('dark-chest', loot(1), loot(1), coins(3), coins(3), damage(2), damage(2)));

test('dark-chest-2: what each face gives', () =>
  gives('dark-chest-2', coins(1), coins(1), loot(2), loot(2), damage(2), damage(2)));

test('devil-deal: it may simply be discarded', () => {
  const scene = revealed('devil-deal');
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm0').allPass();
  expect(scene.discarded('monster')).toEqual(['devil-deal']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.done();
});

test('devil-deal: two loot cards for one damage', () => {
  const scene = revealed('devil-deal').deck('loot', ['bomb', 'a-penny']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm1').resolve();
  expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.discarded('monster')).toEqual(['devil-deal']);
  scene.done();
});

test('devil-deal RULING-23 DEC-26: two damage, and right after it the Guppy item', () => {
  const scene = revealed('devil-deal')
    .player('p1', { character: 'sturdy' })
    .wholeDeck('treasure', ['meat', 'guppy-thing']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  expect([scene.items('p1'), scene.discarded('monster')]).toEqual([[], ['devil-deal']]);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.offered()).toEqual(['guppy-thing', 'none']);
  scene.answer('p1', 'deck.search', 'guppy-thing');
  expect(scene.items('p1')).toEqual(['guppy-thing']);
  scene.done();
});

test('gold-chest: what each face gives', () =>
  gives('gold-chest', treasure, treasure, coins(5), coins(5), coins(7), coins(7)));

test('gold-chest-2: what each face gives', () =>
  gives('gold-chest-2', treasure, treasure, loot(1), loot(1), loot(2), loot(2)));

test('i-can-see-forever: six loot cards in order, the first of them is looted', () => {
  const six = ['bomb', 'a-penny', '3-cents', 'soul-heart', 'lost-soul', 'butter-bean'];
  const scene = revealed('i-can-see-forever').deck('loot', six);
  scene.attack('p1', 'deck').allPass();
  scene.answer('p1', 'deck.order', 'lost-soul', 'bomb', 'a-penny', '3-cents', 'soul-heart', 'butter-bean');
  expect(scene.hand('p1')).toEqual(['lost-soul']);
  expect(scene.cardsOf('loot')[0]).toBe('bomb');
  scene.done();
});

test('secret-room: what each face gives', () =>
  gives('secret-room', damage(3), loot(-2), loot(-2), coins(7), coins(7), treasure));

test('shop-upgrade EVENT-02: two more shop slots and one more attack, each a trigger of its own', () => {
  const scene = aScene().shop('meat').monsters('fly').deck('monster', ['shop-upgrade']).dice(2);
  scene.deck('treasure', ['the-relic', 'mr-boom']).attack('p1', 'deck');
  scene.answer('p1', 'trigger.order', 'shop-upgrade/attack', 'shop-upgrade/slots').allPass();
  expect(scene.tops('shop')).toEqual(['meat', 'the-relic', 'mr-boom']);
  expect(scene.stack()).toEqual(['shop-upgrade']);
  scene.resolve();
  expect(scene.discarded('monster')).toEqual(['shop-upgrade']);
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack').done();
});

test('we-need-to-go-deeper: monsters of the discard on top in the order wanted, and one attack more', () => {
  const scene = revealed('we-need-to-go-deeper').discard('monster', ['chest', 'fly', 'war', 'monstro']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.order', 'we-need-to-go-deeper/attack', 'we-need-to-go-deeper/top');
  expect(scene.offered().toSorted()).toEqual(['fly', 'monstro', 'war']);
  scene.answerSome('p1', 'trigger.target', 'fly', 'war').allPass().answer('p1', 'deck.order', 'war', 'fly').resolve();
  expect(scene.cardsOf('monster').slice(0, 3)).toEqual(['war', 'fly', 'pin']);
  expect(scene.discarded('monster')).toEqual(['we-need-to-go-deeper', 'chest', 'monstro']);
  scene.declare('p1', 'attack').allPass();
  expect(scene.asked()).toBe('p1 attack.target');
  scene.done({ midway: 'an attack is declared' });
});

test('xl-floor: one more monster slot, and one more attack', () => {
  const scene = aScene().monsters('fly').deck('monster', ['xl-floor', 'gurdy', 'monstro']).dice(2);
  scene.attack('p1', 'deck').answer('p1', 'trigger.order', 'xl-floor/slots', 'xl-floor/attack').resolve();
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy']);
  expect(scene.discarded('monster')).toEqual(['xl-floor']);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'attack').done();
});
