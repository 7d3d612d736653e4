import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('brimstone-first-edition: damage of any kind to a monster hurts another player too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-first-edition'], hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p2'), scene.hp('p3'), scene.hp('gurdy'), scene.atk('p1')]).toEqual([2, 1, 4, 2]);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.hp('p2'), scene.hp('p3')]).toEqual([1, 1]);
  scene.done();
});

test.each([
  [4, { counter: 5 }, []],
  [5, {}, ['meat']],
])('cambion-conception-first-edition: one counter for any damage, with %i there', (counters, after, gained) => {
  const scene = aScene()
    .player('p1', {
      items: [withCounters('cambion-conception-first-edition', counters), 'breakfast', 'dinner'],
      hand: ['gold-bomb'],
    })
    .deck('treasure', ['meat']);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.object('cambion-conception-first-edition').counters, scene.items('p1').slice(3)]).toEqual([
    after,
    gained,
  ]);
  scene.done();
});

test('cambion-conception-first-edition: not for the damage of somebody else', () => {
  const scene = aScene().player('p1', { items: ['cambion-conception-first-edition'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.object('cambion-conception-first-edition').counters).toEqual({});
  scene.done();
});

test('chaos-card-first-edition COST-02 TGT-01: it is gone before anybody answers, and what it kills is named', () => {
  const scene = aScene({ players: 2 })
    .player('p1', { items: ['chaos-card-first-edition'] })
    .player('p2', { souls: ['pin'] })
    .monsters('gurdy');
  scene.use('p1', 'chaos-card-first-edition', { mode: 0, targets: ['gurdy'] });
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([[], ['chaos-card-first-edition']]);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

test.each(['meat', 'pin'])('chaos-card-first-edition: an item or a soul is destroyed (%s)', (aim) => {
  const scene = aScene()
    .player('p1', { items: ['chaos-card-first-edition'] })
    .player('p2', { souls: ['pin'], items: ['meat'] });
  scene.use('p1', 'chaos-card-first-edition', { mode: 1, targets: [aim] }).resolve();
  expect([scene.soulCards('p2'), scene.items('p2')]).toEqual(aim === 'meat' ? [['pin'], []] : [[], ['meat']]);
  scene.done();
});

test('finger-first-edition GAIN-05: an item is stolen, eternal or not, and one given for it', () => {
  const scene = aScene()
    .player('p1', { items: ['finger-first-edition', 'meat'] })
    .player('p2', { items: ['the-d6'], hand: ['pills'], lootPlays: 1 })
    .dice(2);
  scene.passTo('p2').play('p2', 'pills').passUntil('roll 2').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['the-d6']]);
  scene.answer('p1', 'trigger.target', 'the-d6');
  while (scene.asked() !== 'p1 effect.may') scene.allPass();
  scene.answer('p1', 'effect.may', 'yes');
  expect([scene.asked(), scene.offered().toSorted()]).toEqual([
    'p1 effect.choose',
    ['finger-first-edition', 'meat', 'the-d6'],
  ]);
  scene.answer('p1', 'effect.choose', 'meat').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['finger-first-edition', 'the-d6'], ['meat']]);
  scene.done();
});

test('finger-first-edition: not for one’s own 2, and nothing is given for nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['finger-first-edition'], hand: ['pills'] })
    .player('p2', { items: ['meat'], hand: ['pills'], lootPlays: 1 })
    .dice(2, 2);
  scene.play('p1', 'pills').resolve();
  scene.passTo('p2').play('p2', 'pills').passUntil('roll 2').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['meat']]);
  scene.answer('p1', 'trigger.target', 'meat');
  while (scene.asked() !== 'p1 effect.may') scene.allPass();
  scene.answer('p1', 'effect.may', 'no').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['finger-first-edition'], ['meat']]);
  scene.done();
});

test.each([1, 3, 4])(
  'guppys-collar-first-edition TURN-18: on a %i you live on to 3, and only the turn is over',
  (face) => {
    const scene = aScene()
      .player('p1', { items: ['guppys-collar-first-edition', 'the-d6'], hand: ['kill-player-for-coins'] })
      .dice(face)
      .fallbacks('deathPenalty.item');
    scene.play('p1', 'kill-player-for-coins', { targets: ['p1'] }).toNextTurn();
    expect([scene.view().turn.active, scene.items('p1').length]).toEqual(['p2', face < 4 ? 2 : 1]);
    scene.done();
  },
);

test('guppys-collar-first-edition: what waits on the stack still resolves', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-collar-first-edition'], damage: 1, hand: ['a-dime', 'bomb'], lootPlays: 2 })
    .dice(1);
  scene
    .play('p1', 'a-dime')
    .play('p1', 'bomb', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.coins('p1'), scene.view().turn.active]).toEqual([10, 'p2']);
  scene.done();
});

test('monster-manual-first-edition TURN-12: a monster that must be attacked, with the attack there is', () => {
  const scene = aScene()
    .player('p2', { items: ['monster-manual-first-edition'] })
    .monsters('fly', 'gurdy')
    .dice(6);
  scene
    .passTo('p2')
    .use('p2', 'monster-manual-first-edition', { mode: 0, targets: ['fly'] })
    .resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('monster-manual-first-edition: after an attack it is one more, and so it is for the deck', () => {
  const scene = aScene()
    .player('p2', { items: ['monster-manual-first-edition'] })
    .player('p1', { items: ['monster-manual-first-edition'] })
    .monsters('fly', 'dip')
    .deck('monster', ['fly', 'fly'])
    .dice(6, 6);
  scene.attack('p1', 'fly').resolve();
  scene
    .passTo('p2')
    .use('p2', 'monster-manual-first-edition', { mode: 0, targets: ['dip'] })
    .resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'dip').resolve();
  scene.use('p1', 'monster-manual-first-edition', { mode: 1 }).resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack goes on' });
});

test('monster-manual-first-edition RULING-12: nothing during an attack', () => {
  const scene = aScene()
    .player('p2', { items: ['monster-manual-first-edition'] })
    .monsters('fly', 'dip')
    .dice(6);
  scene
    .attack('p1', 'fly')
    .passTo('p2')
    .use('p2', 'monster-manual-first-edition', { mode: 0, targets: ['dip'] })
    .resolve();
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('moms-shovel-first-edition COST-02: deactivated at first; then a soul for it, which is named', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .player('p2', { souls: ['pin', 'war'] })
    .deck('treasure', ['moms-shovel-first-edition']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.charged('moms-shovel-first-edition')).toBe(false);
  scene.done();
  const ready = aScene()
    .player('p1', { items: ['moms-shovel-first-edition'], souls: ['gurdy'] })
    .player('p2', { souls: ['pin', 'war'] });
  ready.use('p1', 'moms-shovel-first-edition', { targets: ['war'] });
  expect(ready.items('p1')).toEqual([]);
  ready.resolve();
  expect([ready.soulCards('p1'), ready.soulCards('p2')]).toEqual([['gurdy', 'war'], ['pin']]);
  ready.done();
});

test.each([
  [1, 1, 0],
  [2, 6, 0],
  [4, 0, 3],
  [5, 9, 0],
])('pandoras-box-first-edition: a %i is %i¢ and %i loot cards', (face, coins, cards) => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box-first-edition'] })
    .deck('loot', ['a-penny', 'a-dime', 'bomb', 'gain-3'])
    .dice(face);
  scene.use('p1', 'pandoras-box-first-edition').resolve();
  expect([scene.items('p1'), scene.coins('p1'), scene.hand('p1').length]).toEqual([[], coins, cards]);
  scene.done();
});

test('pandoras-box-first-edition RULING-30: a 3 kills a monster, a 6 makes a soul of it', () => {
  const three = aScene()
    .player('p1', { items: ['pandoras-box-first-edition'] })
    .monsters('gurdy')
    .dice(3);
  three.use('p1', 'pandoras-box-first-edition').resolve().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect(three.soulCards('p1')).toEqual(['gurdy']);
  three.done();
  const six = aScene()
    .player('p1', { items: ['pandoras-box-first-edition'] })
    .dice(6);
  six.use('p1', 'pandoras-box-first-edition').resolve();
  expect([six.soulCards('p1'), six.discarded('treasure')]).toEqual([['pandoras-box-first-edition'], []]);
  six.done();
});

test('pandoras-box-first-edition AND-02: what cannot be destroyed rolls all the same', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box-first-edition', 'eternal-others'] })
    .dice(2);
  scene.use('p1', 'pandoras-box-first-edition').resolve();
  expect([scene.coins('p1'), scene.items('p1').length]).toEqual([6, 2]);
  scene.done();
});

test('spider-mod-first-edition: a 5 replaces a monster that is not attacked, like it or not', () => {
  const scene = aScene()
    .player('p1', { items: ['spider-mod-first-edition'], hand: ['pills', 'pills'], lootPlays: 2 })
    .monsters('fly', 'dip')
    .deck('monster', ['pin'])
    .dice(4, 5)
    .fallbacks('trigger.order');
  scene.play('p1', 'pills').resolve();
  scene.play('p1', 'pills').allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['dip', 'fly']]);
  scene.answer('p1', 'trigger.target', 'dip').resolve();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['fly', 'pin'], ['dip']]);
  scene.done();
});

test('spider-mod-first-edition: what is attacked stays', () => {
  const scene = aScene()
    .player('p1', { items: ['spider-mod-first-edition'] })
    .monsters('gurdy', 'dip')
    .deck('monster', ['pin'])
    .dice(5, 6);
  scene.attack('p1', 'gurdy').passUntil('roll 5').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['dip']]);
  scene.answer('p1', 'trigger.target', 'dip');
  scene.passUntil('roll 6');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'pin']);
  scene.done({ midway: 'the attack goes on' });
});

test('the-d4-first-edition GAIN-02: a player’s items are destroyed, and as many treasures gained', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d4-first-edition', 'dinner'] })
    .player('p2', { items: ['the-d6', 'meat', sideways('breakfast')] })
    .deck('treasure', ['moms-bra', 'chaos', 'curved-horn'])
    .fallbacks('each.order');
  scene.use('p1', 'the-d4-first-edition', { targets: ['p2'] });
  expect(scene.items('p1')).toEqual(['dinner']);
  scene.resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['dinner'], ['the-d6', 'moms-bra', 'chaos']]);
  scene.done();
});
