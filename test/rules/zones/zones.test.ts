import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('C01 ZONE-04 ZONE-14 ZONE-15 CTR-05: a covered monster comes back as another', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters({ card: 'gurdy', damage: 2, counters: { counter: 1 } })
    .deck('monster', ['fly', 'monstro'])
    .dice(6);
  scene
    .declare('p1', 'attack')
    .pass('p1')
    .play('p2', 'bomb', { targets: ['gurdy'] });
  scene.pass('p2').pass('p1').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
  scene.answer('p1', 'attack.target', 'deck').resolve();
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.object('gurdy').counters).toEqual({});
  expect(scene.said('refilled')).toEqual([]);
  scene.done();
});

test('ZONE-01 TGT-02 FIZZ-01: what aimed at a monster that is gone fizzles', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'discard-anything'], lootPlays: 2 })
    .monsters(['gurdy', 'gurdy']);
  const [, top] = scene.ids('gurdy');
  scene.play('p1', 'bomb', { targets: [top ?? ''] }).play('p1', 'discard-anything', { targets: [top ?? ''] });
  scene.allPass();
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.allPass();
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['bomb']);
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.discarded('loot')).toEqual(['bomb', 'discard-anything']);
  scene.done();
});

test('C05 ZONE-09 ZONE-11: where a card goes', () => {
  const cards = ['swallowed-penny', 'meat', 'frail-start', 'gurdy'];
  const scene = aScene().player('p1', {
    items: ['swallowed-penny', 'meat', 'frail-start'],
    souls: ['soul-of-greed', 'gurdy'],
    hand: Array.from({ length: 5 }, () => 'discard-anything'),
    lootPlays: 5,
  });
  for (const card of [...cards, 'soul-of-greed']) scene.play('p1', 'discard-anything', { targets: [card] }).allPass();
  expect(scene.discarded('loot')).toContain('swallowed-penny');
  expect(scene.discarded('treasure')).toEqual(['meat']);
  expect(scene.discarded('monster')).toEqual(['gurdy']);
  expect(scene.view().outside).toEqual(['frail-start']);
  const hidden = Object.values(scene.state().objects).filter(({ faceDown }) => faceDown === true);
  expect(hidden.map(({ card, zone }) => [card, zone])).toEqual([['soul-of-greed', 'outside']]);
  expect(scene.items('p1')).toEqual([]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
});

test('ZONE-08: a deck that runs out is renewed in the middle of a draw', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2'] })
    .wholeDeck('loot', ['bomb'])
    .discard('loot', ['a-penny', 'a-nickel']);
  scene.play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')[0]).toBe('bomb');
  expect(scene.hand('p1')).toHaveLength(2);
  expect(scene.discarded('loot')).toEqual(['loot-2']);
  expect(scene.said('reshuffled')).toHaveLength(1);
  scene.done();
});

test('DEC-10 LOOT-01: with nothing left to draw, one draws what there is', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2'] })
    .wholeDeck('loot', ['bomb']);
  scene.play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.done();
});

test('F18 REROLL-02 REROLL-03 KEY-01 D16: rerolling an item, a shop item, an eternal item', () => {
  const scene = aScene()
    .player('p1', { items: ['item-reroller', 'meat', 'the-d6'], hand: ['lil-battery', 'lil-battery'], lootPlays: 2 })
    .shop('breakfast', 'mr-boom')
    .deck('treasure', ['plus-atk', 'coin-thief']);
  scene.use('p1', 'item-reroller', { targets: ['meat'] }).allPass();
  expect(scene.items('p1')).toEqual(['item-reroller', 'the-d6', 'plus-atk']);
  scene.play('p1', 'lil-battery', { targets: ['item-reroller'] }).allPass();
  scene.use('p1', 'item-reroller', { targets: ['breakfast'] }).allPass();
  expect(scene.tops('shop')).toEqual(['coin-thief', 'mr-boom']);
  expect(scene.items('p1')).toEqual(['item-reroller', 'the-d6', 'plus-atk']);
  scene.play('p1', 'lil-battery', { targets: ['item-reroller'] }).allPass();
  scene.use('p1', 'item-reroller', { targets: ['the-d6'] }).allPass();
  expect(scene.items('p1')).toEqual(['item-reroller', 'the-d6', 'plus-atk']);
  expect(scene.cardsOf('treasure')[0]).toBe('blank-treasure');
  const rerolled = scene.said('event').filter(({ event }) => event === 'reroll');
  expect(rerolled).toHaveLength(2);
  scene.done();
});

test('O03 DEST-02 CHAR-05 KEY-01: what cannot be discarded', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['destroy-anything', 'destroy-anything', 'discard-anything', 'discard-anything', 'xiii-death'],
      lootPlays: 5,
    })
    .player('p2', { items: ['the-d6'] });
  scene.play('p1', 'destroy-anything', { targets: ['the-d6'] }).allPass();
  scene.play('p1', 'discard-anything', { targets: ['the-d6'] }).allPass();
  expect(scene.items('p2')).toEqual(['the-d6']);
  scene.play('p1', 'discard-anything', { targets: ['plain@p2'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['plain@p2'] }).allPass();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.dead('p2')).toBe(true);
  expect(scene.view().players[1]?.characters.map(({ card }) => card)).toEqual(['plain']);
  scene.done();
});

test('O06 EVENT-05 KEY-05: a curse is no item, and destroyed it goes to the monster discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-curse', 'lil-battery'] })
    .player('p2', { curses: ['curse-of-rolls'], items: ['meat'] });
  scene.answer('p1', 'priority', 'play lil-battery');
  expect(scene.offered()).toEqual(['meat', 'back']);
  scene.answer('p1', 'announce.target', 'back');
  scene.play('p1', 'destroy-curse', { targets: ['curse-of-rolls'] }).allPass();
  expect(scene.curses('p2')).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['curse-of-rolls']);
  scene.done();
});

test('D12 KEY-05 ATK-09 DEATH-13 ZONE-15: a curse from an attack on the deck', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { coins: 1 })
    .monsters(damaged('gurdy', 1))
    .deck('monster', ['curse-of-nothing']);
  scene.attack('p1', 'deck');
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'p2');
  expect(scene.stack()).toEqual(['curse-of-nothing']);
  scene.allPass();
  expect(scene.curses('p2')).toEqual(['curse-of-nothing']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.hp('gurdy')).toBe(5);
  scene.refuses('p1', 'attack');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['curse-of-nothing']);
  expect(scene.coins('p2')).toBe(1);
  scene.resolve();
  expect(scene.discarded('monster')).toEqual(['curse-of-nothing']);
  expect(scene.coins('p2')).toBe(0);
  scene.done();
});

test('F27 CTR-03 GAIN-07: counters travel with a stolen item', () => {
  const scene = aScene()
    .player('p1', { hand: ['steal-item'] })
    .player('p2', { items: [withCounters('meat', 3)] });
  scene.play('p1', 'steal-item', { targets: ['meat'] }).allPass();
  expect(scene.object('meat@p1').counters).toEqual({ counter: 3 });
  scene.done();
});

test('ZONE-01 ZONE-20: an item that is destroyed or removed from the game has left play', () => {
  const scene = aScene()
    .player('p1', { items: ['farewell', 'the-d20', 'eraser'] })
    .player('p2', { items: ['farewell'] });
  scene.use('p1', 'the-d20', { targets: ['farewell@p1'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.use('p1', 'eraser', { targets: ['farewell@p2'] }).resolve();
  expect(scene.coins('p2')).toBe(2);
  scene.done();
});

test('ZONE-14 ZONE-20: what is covered leaves play, and so does what is removed from the game', () => {
  const scene = aScene()
    .player('p1', { hand: ['vanish', 'bomb'], lootPlays: 2 })
    .monsters('leaves-a-coin')
    .deck('monster', ['fly', 'leaves-a-coin'])
    .dice(6);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['leaves-a-coin']);
  scene.resolve();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([2, ['leaves-a-coin']]);
  scene.play('p1', 'vanish', { targets: ['leaves-a-coin'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});
