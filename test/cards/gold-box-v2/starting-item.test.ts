import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('holy-mantle: in their own turn everything is cancelled, and the turn is over', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'gold-bomb'], lootPlays: 2 })
    .player('p2', { items: ['holy-mantle'] });
  scene
    .pass('p1')
    .use('p2', 'holy-mantle', { targets: ['p1'] })
    .allPass();
  scene
    .play('p1', 'a-dime')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.dead('p1'), scene.coins('p1'), scene.state().turn.active]).toEqual([false, 0, 'p2']);
  expect(scene.discarded('loot')).toContain('a-dime');
  scene.toActionPhase().done();
});

test('holy-mantle: recharges at the end of its owner’s turn only', () => {
  const scene = aScene().player('p1', { items: [sideways('holy-mantle')] });
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['holy-mantle']);
  scene.allPass();
  expect(scene.charged('holy-mantle')).toBe(true);
  scene.toNextTurn().done();
  const other = aScene().player('p2', { items: [sideways('holy-mantle')] });
  other.declare('p1', 'end').allPass();
  expect(other.stack()).toEqual([]);
  other.done({ midway: 'the end phase' });
});

test('lord-of-the-pit ATK-14: an attack is over with its roll, and its player may attack once more', () => {
  const scene = aScene()
    .player('p2', { items: ['lord-of-the-pit'] })
    .monsters('gurdy', 'fly')
    .dice(4, 2);
  scene.attack('p1', 'gurdy').pass('p1').use('p2', 'lord-of-the-pit').allPass();
  expect([scene.view().attack, scene.stack(), scene.hp('gurdy')]).toEqual([null, [], 5]);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'attack').done();
});

test('lord-of-the-pit AND-01: without an attack there is nothing to cancel, and nobody may attack again', () => {
  const scene = aScene()
    .player('p1', { items: ['lord-of-the-pit'] })
    .monsters('fly')
    .used({ attacks: 1 });
  scene.use('p1', 'lord-of-the-pit').allPass().refuses('p1', 'attack').done();
});

test('void: the whole hand for as many new cards', () => {
  const scene = aScene()
    .player('p1', { items: ['void'], hand: ['bomb', 'a-penny', 'soul-heart'] })
    .deck('loot', ['3-cents', 'a-nickel', '2-cents', '4-cents'])
    .fallbacks('effect.choose', 'each.order');
  scene.use('p1', 'void', { mode: 0 }).resolve();
  expect(scene.hand('p1').toSorted()).toEqual(['2-cents', '3-cents', 'a-nickel']);
  expect(scene.discarded('loot').toSorted()).toEqual(['a-penny', 'bomb', 'soul-heart']);
  scene.done();
});

test('void DISC-01: an empty hand brings nothing, and the hand is discarded', () => {
  const none = aScene().player('p1', { items: ['void'] });
  none.use('p1', 'void', { mode: 0 }).resolve();
  expect(none.hand('p1')).toEqual([]);
  none.done();
  const one = aScene()
    .player('p1', { items: ['void'], hand: ['bomb'] })
    .player('p2', { items: ['coin-for-discards'] })
    .fallbacks('effect.choose');
  one.use('p1', 'void', { mode: 0 }).resolve();
  expect([one.hand('p1'), one.coins('p2')]).toEqual([['blank-loot'], 1]);
  one.done();
});

test('void: a shop item, or a monster that is not being attacked, goes into discard', () => {
  const scene = aScene()
    .player('p1', { items: ['void', 'recharge-item'] })
    .player('p2', { items: ['dinner'] })
    .monsters('gurdy', 'fly')
    .shop('meat')
    .deck('monster', ['pin'])
    .deck('treasure', ['the-relic'])
    .dice(4);
  scene.answer('p1', 'priority', 'use void').answer('p1', 'announce.mode', 'm1');
  expect(scene.offered().toSorted()).toEqual(['back', 'fly', 'gurdy', 'meat']);
  scene.answer('p1', 'announce.target', 'fly').resolve();
  expect([scene.discarded('monster'), scene.tops('monsters')]).toEqual([['fly'], ['gurdy', 'pin']]);
  expect(scene.coins('p1')).toBe(0);
  scene.use('p1', 'recharge-item', { targets: ['void'] }).resolve();
  scene.attack('p1', 'gurdy').answer('p1', 'priority', 'use void').answer('p1', 'announce.mode', 'm1');
  expect(scene.offered().toSorted()).toEqual(['back', 'meat', 'pin']);
  scene.answer('p1', 'announce.target', 'meat').allPass();
  expect(scene.discarded('treasure')).toEqual(['meat']);
  scene.done({ midway: 'the attack goes on' });
});

test.each([1, 2, 3, 4, 5, 6])('wooden-nickel: a %i is as many ¢ for the player chosen', (face) => {
  const scene = aScene()
    .player('p1', { items: ['wooden-nickel'] })
    .dice(face);
  scene.use('p1', 'wooden-nickel', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, face]);
  scene.refuses('p1', 'use wooden-nickel').done();
});

test('void, lord-of-the-pit, wooden-nickel KEY-01: eternal, and not recharged at the end of the turn', () => {
  for (const id of ['void', 'lord-of-the-pit', 'wooden-nickel', 'holy-mantle']) {
    const scene = aScene().player('p1', { items: [sideways(id), 'meat'], hand: ['destroy-anything'] });
    scene.play('p1', 'destroy-anything', { targets: [id] }).allPass();
    expect(scene.items('p1')).toEqual([id, 'meat']);
    scene.declare('p1', 'end').allPass();
    expect(scene.stack()).toEqual(id === 'holy-mantle' ? ['holy-mantle'] : []);
    scene.done({ midway: 'the end phase' });
  }
});
