import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('lost-soul-star-promos AND-01 SOUL-06: two treasures for you, and a soul for another player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['lost-soul-star-promos'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  scene.play('p1', 'lost-soul-star-promos').allPass();
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p2');
  expect([scene.items('p1'), scene.souls('p2')]).toEqual([['lost-soul-star-promos'], 0]);
  scene.resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.soulCards('p2')]).toEqual([
    ['meat', 'breakfast'],
    [],
    ['lost-soul-star-promos'],
  ]);
  expect([scene.souls('p1'), scene.souls('p2'), scene.souls('p3')]).toEqual([0, 1, 0]);
  scene.done();
});

test('lost-soul-star-promos GAIN-04: what has left your control before that is not given, and is a soul where it is', () => {
  const scene = aScene()
    .player('p1', { hand: ['lost-soul-star-promos'] })
    .player('p2', { items: ['steals-item'] })
    .deck('treasure', ['meat', 'breakfast'])
    .fallbacks('trigger.target');
  scene.play('p1', 'lost-soul-star-promos').allPass();
  scene
    .passTo('p2')
    .use('p2', 'steals-item', { targets: ['lost-soul-star-promos'] })
    .resolve();
  expect([scene.items('p1'), scene.soulCards('p2'), scene.souls('p1')]).toEqual([
    ['meat', 'breakfast'],
    ['lost-soul-star-promos'],
    0,
  ]);
  scene.done();
});

test('lost-soul-star-promos: another trinket that enters play is no reason', () => {
  const scene = aScene()
    .player('p1', { items: ['lost-soul-star-promos'], hand: ['swallowed-penny'] })
    .deck('treasure', ['meat']);
  scene.play('p1', 'swallowed-penny').resolve();
  expect([scene.items('p1'), scene.souls('p2')]).toEqual([['lost-soul-star-promos', 'swallowed-penny'], 0]);
  scene.done();
});

test.each(['gurdy', 'p2', 'p1'])(
  'short-fuse DEST-03: destroyed it deals 2 damage to a monster or player (%s)',
  (aim) => {
    const scene = aScene()
      .player('p1', { items: [sideways('short-fuse'), sideways('the-d6')] })
      .player('p2', { items: ['breaks-sideways', sideways('meat')] })
      .monsters('gurdy')
      .fallbacks('deathPenalty.item');
    scene
      .passTo('p2')
      .use('p2', 'breaks-sideways', { targets: ['short-fuse'] })
      .allPass();
    expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['gurdy', 'p1', 'p2']]);
    scene.answer('p1', 'trigger.target', aim).allPass();
    expect(scene.stack()).toEqual([`2 damage to ${aim}`]);
    scene.allPass(2);
    expect(['gurdy', 'p1', 'p2'].map((of) => (of === aim ? scene.hp(of) : null)).filter((hp) => hp !== null)).toEqual([
      aim === 'gurdy' ? 3 : 0,
    ]);
    scene.done({ midway: 'somebody may be dying' });
  },
);

test('short-fuse DEST-04: put into discard it is not destroyed, and another item that is destroyed is no reason', () => {
  const scene = aScene()
    .player('p1', { items: ['short-fuse', sideways('meat')], hand: ['discard-anything'] })
    .player('p2', { items: ['breaks-sideways'] })
    .monsters('gurdy');
  scene
    .passTo('p2')
    .use('p2', 'breaks-sideways', { targets: ['meat'] })
    .resolve();
  scene.play('p1', 'discard-anything', { targets: ['short-fuse'] }).resolve();
  expect([scene.items('p1'), scene.hp('gurdy')]).toEqual([[], 5]);
  scene.done();
});

test('black-market PAY-02 ITEM-06: for 2 HP the active player steals an item of the shop', () => {
  const scene = aScene()
    .rooms('black-market')
    .player('p1', { items: ['breakfast'] })
    .player('p2', { items: ['dinner'] })
    .shop('meat', 'moms-bra')
    .deck('treasure', ['chaos']);
  scene.pass('p1').refuses('p2', 'use black-market', 'ROOM-02').pass('p2');
  scene.use('p1', 'black-market');
  expect([scene.asked(), scene.offered().filter((id) => id !== 'back')]).toEqual([
    'p1 announce.target',
    ['meat', 'moms-bra'],
  ]);
  scene.answer('p1', 'announce.target', 'moms-bra').resolve();
  expect([scene.hp('p1'), scene.items('p1'), scene.tops('shop')]).toEqual([
    1,
    ['breakfast', 'moms-bra'],
    ['meat', 'chaos'],
  ]);
  scene.refuses('p1', 'use black-market');
  scene.done();
});

test('black-market TGT-06: with an empty shop nothing is paid', () => {
  const scene = aScene()
    .rooms('black-market')
    .player('p2', { items: ['dinner'] });
  scene.refuses('p1', 'use black-market');
  scene.done();
});
