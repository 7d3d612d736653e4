import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';

test('FLIP-01 DMG-09 CTR-03 flip the-enigma: its HP counter goes over to the other face, and the owner stays dead till the turn ends', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { character: withCounters('the-enigma', 1, 'hp'), items: ['flip'] });
  expect(scene.maxHp('p2')).toBe(3);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.maxHp('p2'), scene.hp('p2'), scene.atk('p2'), scene.dead('p2')]).toEqual([2, 0, 2, true]);
  scene.endTurn('p1');
  expect([scene.hp('p2'), scene.object('amgine-eht').counters]).toEqual([2, { hp: 1 }]);
  scene.toActionPhase().done();
});

test('ATK-21 DMG-11 FLIP-01 anima-sola: turned back while it is attacked it ends the attack, and turned over again it is whole', () => {
  const scene = aScene()
    .player('p1', { hand: ['turn-over'] })
    .player('p2', { items: ['anima-sola'], hand: ['turn-over'], lootPlays: 1 })
    .monsters('fly')
    .deck('loot', ['a-dime'])
    .dice(3, 3);
  scene.passTo('p2').use('p2', 'anima-sola').resolve();
  scene.attack('p1', 'the-revenant').passUntil('roll 3').allPass(2).passUntil('roll 3');
  expect(scene.hp('the-revenant')).toBe(1);
  scene
    .passTo('p2')
    .play('p2', 'turn-over', { targets: ['the-revenant'] })
    .allPass();
  expect([scene.view().attack, scene.stack(), scene.items('p2')]).toEqual([null, ['anima-sola'], ['anima-sola']]);
  scene.resolve();
  expect([scene.hand('p2'), scene.hand('p1')]).toEqual([['a-dime'], ['turn-over']]);
  scene.play('p1', 'turn-over', { targets: ['anima-sola'] }).resolve();
  expect(scene.hp('the-revenant')).toBe(2);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ATK-21 CTR-03 anima-sola: stolen while it is attacked it ends the attack, hurt and turned over as it is', () => {
  const scene = aScene()
    .player('p1', { hand: ['steal-item'] })
    .player('p2', { items: ['anima-sola'] })
    .monsters('fly')
    .dice(3, 1);
  scene.passTo('p2').use('p2', 'anima-sola').resolve();
  scene.attack('p1', 'the-revenant').passUntil('roll 3').allPass(2).passUntil('roll 1');
  scene.play('p1', 'steal-item', { targets: ['the-revenant'] }).allPass();
  expect([scene.view().attack, scene.stack(), scene.items('p1'), scene.hp('the-revenant')]).toEqual([
    null,
    [],
    ['the-revenant'],
    1,
  ]);
  expect([scene.hp('p1'), scene.charged('the-revenant')]).toEqual([2, false]);
  scene.done();
});

test('COPY-04 COPY-05 birthright anima-sola: a copy of the front has no other side to turn to', () => {
  const scene = aScene()
    .player('p1', { items: ['birthright', 'anima-sola', 'the-battery'] })
    .monsters('fly');
  scene.use('p1', 'birthright', { targets: ['anima-sola'] }).resolve();
  const [copy] = scene.view().players[0]!.items;
  expect([copy?.copyOf, copy?.charged]).toEqual(['anima-sola', false]);
  scene.use('p1', 'the-battery', { targets: ['birthright'] }).resolve();
  scene.use('p1', 'birthright').resolve();
  expect([scene.view().players[0]!.items[0]?.copyOf, scene.hand('p1')]).toEqual(['anima-sola', []]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the attack is declared' });
});

test('REPL-01 CANCEL-01 the-harbingers tech-x: killed by somebody else they live on, and the attack of the active player is over', () => {
  const scene = aScene()
    .player('p2', { items: [withCounters('tech-x', 3)] })
    .monsters('gurdy', 'the-harbingers')
    .deck('treasure', ['meat'])
    .dice(2);
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'the-harbingers').passTo('p2');
  scene.use('p2', 'tech-x', { ability: 'paid', targets: ['the-harbingers'] }).passUntil('the-harbingers death');
  scene.allPass();
  expect([scene.view().attack, scene.stack(), scene.object('the-harbingers').counters]).toEqual([
    null,
    [],
    { counter: 1 },
  ]);
  expect([scene.hp('the-harbingers'), scene.items('p1'), scene.items('p2'), scene.souls('p1')]).toEqual([
    4,
    ['meat'],
    ['tech-x'],
    0,
  ]);
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('FLIP-01 SOUL-04 WIN-01 the-harbingers mom: marked to the last they turn, and The Beast is the soul that wins', () => {
  const scene = aScene()
    .player('p1', { souls: ['mom'], hand: ['bomb', 'fell-a-monster'], lootPlays: 2 })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } })
    .deck('treasure', ['meat'])
    .dice(6, 1);
  scene.play('p1', 'bomb', { targets: ['the-harbingers'] }).resolve();
  expect([scene.items('p1'), scene.dead('p1'), scene.dead('p2'), scene.view().monsters[0]?.top?.hp]).toEqual([
    ['meat'],
    false,
    true,
    6,
  ]);
  scene.play('p1', 'fell-a-monster', { targets: ['the-beast-of-the-harbingers'] }).resolve();
  expect([scene.asked(), scene.souls('p1'), scene.hand('p1').length]).toEqual(['over', 4, 6]);
  scene.done();
});

test('COPY-06 KEY-10 BSOUL-02 undefined the-dead-cat guppys-eye: a copy of the cat has nine counters and is a second Guppy item', () => {
  const scene = aScene()
    .player('p1', { items: ['undefined', 'guppys-eye'], hand: ['bomb'] })
    .shop('the-dead-cat')
    .outside('soul-of-guppy');
  scene.use('p1', 'undefined', { targets: ['the-dead-cat'] }).resolve();
  const copy = () => scene.view().players[0]!.items[0];
  expect([copy()?.copyOf, copy()?.counters, copy()?.charged]).toEqual(['the-dead-cat', { counter: 9 }, true]);
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), copy()?.counters]).toEqual([2, { counter: 8 }]);
  scene.endTurn('p1').toActionPhase();
  expect(copy()?.copyOf).toBe('the-dead-cat');
  scene.endTurn('p2').resolve().answer('p1', 'trigger.target', 'the-dead-cat');
  expect([copy()?.copyOf, copy()?.counters, scene.souls('p1')]).toEqual([null, { counter: 8 }, 1]);
  scene.fallbacks('effect.may').toActionPhase().done();
});

test('COPY-01 SLOT-03 diplopia keepers-box: a copy does not enter play again, and is paid when its owner’s rival buys', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['keepers-box'] })
    .player('p2', { items: ['diplopia'] })
    .shop('meat', 'breakfast')
    .passTo('p2');
  scene.use('p2', 'diplopia', { targets: ['keepers-box'] }).resolve();
  expect(scene.tops('shop')).toEqual(['meat', 'breakfast']);
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p1').length, scene.hand('p2').length]).toEqual([
    0, 2, 0, 1,
  ]);
  scene.done();
});

test('COPY-01 REPL-06 diplopia damocles xvii-the-stars: two of them give three treasures, and both break with the death', () => {
  const scene = aScene()
    .player('p1', { items: ['diplopia', 'damocles'], hand: ['xvii-the-stars'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
    .deck('treasure', ['meat', 'breakfast', 'dinner'])
    .fallbacks('trigger.order', 'deathPenalty.item', 'replacement.order');
  scene.use('p1', 'diplopia', { targets: ['damocles'] }).resolve();
  scene.play('p1', 'xvii-the-stars').resolve();
  expect(scene.items('p1')).toEqual(['diplopia', 'damocles', 'meat', 'breakfast', 'dinner']);
  scene
    .passTo('p2')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.items('p1').length, scene.discarded('treasure').length]).toEqual([2, 3]);
  expect(scene.discarded('treasure')).toEqual(expect.arrayContaining(['diplopia', 'damocles']));
  scene.toActionPhase().done();
});

test('CTR-02 CTR-03 golden-trinket meat: an item with a gold counter lends what it does, whoever has stolen it', () => {
  const scene = aScene()
    .player('p1', { hand: ['golden-trinket'], items: ['meat', 'sack-of-pennies'] })
    .player('p2', { hand: ['steal-item'], lootPlays: 1 })
    .monsters(damaged('gurdy', 4))
    .dice(3);
  scene.play('p1', 'golden-trinket').allPass();
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  expect(scene.object('meat').counters).toEqual({ gold: 1 });
  scene
    .passTo('p2')
    .play('p2', 'steal-item', { targets: ['meat'] })
    .resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['sack-of-pennies', 'golden-trinket'], ['meat']]);
  scene.attack('p1', 'gurdy').resolve();
  expect([scene.souls('p1'), scene.coins('p1'), scene.hp('p1')]).toEqual([1, 7, 2]);
  scene.done();
});

test('ZONE-21 CTR-03 friendly-ball decoy: whoever has swapped for the ball lets its monster out, and must attack it', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball'] })
    .player('p2', { items: ['decoy'] })
    .monsters(damaged('gurdy', 2), 'fly')
    .deck('monster', ['pooter']);
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['gurdy'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pooter', 'fly']);
  scene
    .passTo('p2')
    .use('p2', 'decoy', { targets: ['friendly-ball'] })
    .resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.charged('friendly-ball')]).toEqual([
    ['decoy'],
    ['friendly-ball'],
    false,
  ]);
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'friendly-ball', { ability: 'tap.release' }).resolve().answer('p2', 'effect.choose', 'gurdy');
  scene.answer('p2', 'attack.slot', 'fly').resolve();
  expect([scene.tops('monsters'), scene.hp('gurdy')]).toEqual([['pooter', 'gurdy'], 5]);
  scene.refuses('p2', 'end', 'TURN-12').declare('p2', 'attack').allPass();
  expect(scene.offered()).toContain('gurdy');
  scene.done({ midway: 'the attack is declared' });
});

test('GAIN-04 KEY-01 RECH-01 divorce-papers the-d6: whose only item is the starting item gives that, and it recharges for its new owner', () => {
  const scene = aScene()
    .player('p1', { items: ['divorce-papers'] })
    .player('p2', { coins: 5, hand: ['bomb', 'a-penny', 'a-dime'], items: [sideways('the-d6')] });
  scene.use('p1', 'divorce-papers').resolve();
  scene
    .answer('p1', 'effect.choose', 'p2')
    .answer('p2', 'effect.choose', 'bomb')
    .answer('p2', 'effect.choose', 'the-d6');
  expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p1'), scene.items('p1'), scene.items('p2')]).toEqual([
    2,
    3,
    ['bomb'],
    ['the-d6'],
    [],
  ]);
  scene.endTurn('p1');
  expect([scene.charged('the-d6'), scene.discarded('treasure')]).toEqual([true, ['divorce-papers']]);
  scene.toActionPhase().done();
});
