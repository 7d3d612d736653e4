import { expect, test } from 'vitest';
import { aScene, withCounters, type PlayerScene } from '../../../support/scene.js';

test('a-friend: an item of another player is no soul', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-item'] })
    .player('p2', { items: ['a-friend'] })
    .player('p3', { items: ['meat'] });
  scene.play('p1', 'steal-item', { targets: ['meat'] }).resolve();
  expect(scene.object('a-friend').counters).toEqual({});
  scene.done();
});

test('a-friend: what has lost its abilities counts no more, should it not become a soul', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-soul', 'steal-soul'], lootPlays: 2 })
    .player('p2', { items: [withCounters('a-friend', 2), 'replaces-becomeSoul'] })
    .player('p3', { souls: ['pin', 'monstro'] });
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect([scene.items('p2'), scene.object('a-friend').counters]).toEqual([
    ['a-friend', 'replaces-becomeSoul'],
    { counter: 3 },
  ]);
  scene.play('p1', 'steal-soul', { targets: ['monstro'] }).resolve();
  expect(scene.object('a-friend').counters).toEqual({ counter: 3 });
  scene.done();
});

test('ball-of-tar: not the monster that is attacked, and of 3 damage 1', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['ball-of-tar'], hand: ['bomb', 'bomb'] })
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .monsters('fly', 'gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').answer('p1', 'priority', 'use ball-of-tar').answer('p1', 'announce.mode', 'm1');
  expect(scene.offered()).toEqual(['fly', 'back']);
  scene
    .answer('p1', 'announce.target', 'back')
    .use('p1', 'ball-of-tar', { mode: 2, pay: ['bomb'] })
    .allPass();
  scene
    .passTo('p2')
    .play('p2', 'gold-bomb', { targets: ['p1'] })
    .passUntil('3 damage to p1')
    .allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('blast-miner-tnt: 2¢ are not enough, and those of another do not count', () => {
  const scene = aScene()
    .player('p1', { items: [{ card: 'blast-miner-tnt', sideways: true }], hand: ['choose-coins-or-loot'] })
    .player('p2', { hand: ['gain-3'], lootPlays: 1 });
  scene.play('p1', 'choose-coins-or-loot', { mode: 0 }).resolve();
  scene.passTo('p2').play('p2', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.charged('blast-miner-tnt')]).toEqual([2, false]);
  scene.done();
});

test('club: neither an item with rewards, nor the monster attacked, nor an ability of a character', () => {
  const scene = aScene()
    .player('p1', { items: ['club'], hand: ['hit-an-item'] })
    .player('p2', { items: ['glass-figure'] })
    .monsters('fly', 'gurdy')
    .dice(6);
  scene.play('p1', 'hit-an-item', { targets: ['glass-figure'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.use('p1', 'plain').refuses('p1', 'use club tap.cancel').resolve();
  scene.attack('p1', 'gurdy').answer('p1', 'priority', 'use club tap.monster');
  expect(scene.offered()).toEqual(['fly', 'back']);
  scene.done({ midway: 'an ability is being announced' });
});

test('conjoined-d6: a 5 recharges nothing', () => {
  const scene = aScene()
    .player('p1', { items: [{ card: 'conjoined-d6', sideways: true }], hand: ['roll-for-coins'] })
    .dice(5);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.charged('conjoined-d6')).toBe(false);
  scene.done();
});

test('era-walk: a 1 counts as well', () => {
  const scene = aScene()
    .player('p1', { hand: ['era-walk', 'roll-for-coins'], lootPlays: 2 })
    .dice(1, 6);
  scene.play('p1', 'era-walk').resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('everything-must-go: what enters besides adds no slot, slots fill without a counter, and other rooms can go', () => {
  const scene = aScene()
    .player('p1', { items: ['breakfast'], hand: ['discard-room', 'discard-room', 'plus-treasure'], lootPlays: 3 })
    .shop('meat')
    .rooms('empty-room', 'coin-room')
    .wholeDeck('room', ['everything-must-go', 'toll-gate'])
    .deck('treasure', ['dinner', 'lunch', 'meat']);
  scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
  expect(scene.tops('shop')).toEqual(['meat', 'dinner', 'lunch']);
  scene.play('p1', 'plus-treasure').resolve();
  scene.play('p1', 'discard-room', { targets: ['coin-room'] }).resolve();
  expect([scene.tops('rooms'), scene.tops('shop').length]).toEqual([['everything-must-go', 'toll-gate'], 3]);
  scene.done();
});

test('everything-must-go: items of players do not keep it', () => {
  const scene = aScene()
    .player('p1', { items: ['meat'], hand: ['discard-room'] })
    .rooms('everything-must-go')
    .wholeDeck('room', ['coin-room']);
  scene.play('p1', 'discard-room', { targets: ['everything-must-go'] }).resolve();
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.done();
});

test('found-soul: not for the soul of another, and never to yourself', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-soul', 'fell-a-monster'], lootPlays: 2 })
    .player('p2', { items: ['found-soul'], souls: ['pin'] })
    .monsters('fly');
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect(scene.items('p2')).toEqual(['found-soul']);
  scene.done();
  const own = aScene({ players: 3 })
    .player('p1', { items: ['found-soul'], hand: ['steal-soul'] })
    .player('p2', { souls: ['pin'] });
  own.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect(own.offered()).toEqual(['p2', 'p3']);
  own.done({ midway: 'a target is being chosen' });
});

test('isaacs-last-will: your own penalty brings nothing', () => {
  const scene = aScene().player('p1', { items: ['isaacs-last-will', 'meat'], hand: ['death-to'], coins: 5 });
  scene.play('p1', 'death-to', { targets: ['p1'] }).resolve();
  scene.answer('p1', 'deathPenalty.item', 'meat').resolve();
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([4, ['meat']]);
  scene.done({ midway: 'the active player has died' });
});

test('karma: only items of the shop', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['dinner'], hand: ['fell-a-monster'] })
    .player('p2', { items: ['karma'] })
    .monsters('pin')
    .shop('meat', 'breakfast');
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  scene.answer('p2', 'trigger.target', 'p1', 'p3').resolve();
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.done({ midway: 'an item is being chosen' });
});

test('magic-mushroom: only your character, only a Magic Mushroom, one counter', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('magic-mushroom', 1), 'meat'] })
    .player('p2', { character: 'plain' });
  scene.passTo('p2');
  expect(scene.offered().filter((name) => name === 'use plain')).toHaveLength(1);
  scene.pass('p2').answer('p1', 'priority', 'use plain tap.mushroom');
  expect(scene.offered()).toEqual(['magic-mushroom', 'back']);
  scene.answer('p1', 'announce.target', 'magic-mushroom').resolve();
  expect(scene.object('magic-mushroom').counters).toEqual({ counter: 2 });
  scene.done();
});

test('magic-mushroom: of 3 damage 1 is prevented', () => {
  const scene = aScene().player('p1', {
    character: 'sturdy',
    items: [withCounters('magic-mushroom', 1)],
    hand: ['gold-bomb'],
  });
  scene.use('p1', 'magic-mushroom', { mode: 1, ability: 'paid' }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

const THEIRS = ['p3', 'meat', 'sturdy', 'pin', 'curse-of-pain'] as const;

/** P3 with something of everything. */
const THIRD: PlayerScene = {
  character: 'sturdy',
  items: ['meat', 'mystery-loot'],
  souls: ['pin'],
  curses: ['curse-of-pain'],
  hand: ['roll-for-coins', 'gain-3'],
  lootPlays: 2,
};

test('mega-bean: what is aimed at things of somebody else is no target of it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      hand: [...THEIRS.map(() => 'destroy-anything'), 'butter-bean', 'roll-plus-1', 'cancel-anything'],
      lootPlays: 9,
      coins: 9,
    })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 })
    .player('p3', THIRD)
    .dice(3);
  scene.passTo('p3').play('p3', 'roll-for-coins').passUntil('roll 3').passTo('p1');
  scene
    .play('p1', 'roll-plus-1', { targets: ['roll'] })
    .passTo('p3')
    .play('p3', 'gain-3')
    .passTo('p1');
  scene
    .play('p1', 'butter-bean', { targets: ['gain-3'] })
    .passTo('p3')
    .use('p3', 'mystery-loot')
    .passTo('p1');
  scene.play('p1', 'cancel-anything', { targets: ['mystery-loot'] });
  for (const name of THEIRS) scene.play('p1', 'destroy-anything', { targets: [name] });
  scene.passTo('p2').refuses('p2', 'play mega-bean');
  scene.done({ midway: 'the stack is full' });
});

test('mega-bean: of abilities only those of items, activated ones', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['points-anywhere'], coins: 9 })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 })
    .player('p3', THIRD)
    .dice(3);
  scene.passTo('p3').play('p3', 'roll-for-coins').passUntil('roll 3').passTo('p1');
  scene
    .use('p1', 'points-anywhere', { targets: ['roll'] })
    .passTo('p3')
    .play('p3', 'gain-3')
    .passTo('p1');
  for (const name of ['gain-3', ...THEIRS]) scene.use('p1', 'points-anywhere', { targets: [name] });
  scene.passTo('p3').use('p3', 'mystery-loot').passTo('p1');
  const theirs = scene.state().stack.at(-1)?.id ?? '';
  scene.use('p1', 'points-anywhere', { targets: [theirs] });
  scene.passTo('p2').refuses('p2', 'play mega-bean').passTo('p1');
  scene
    .use('p1', 'points-anywhere', { targets: ['p2'] })
    .passTo('p2')
    .answer('p2', 'priority', 'play mega-bean');
  expect(scene.offered()).toEqual(['points-anywhere', 'back']);
  scene.done({ midway: 'the stack is full' });
});

test.each([...THEIRS, 'p2'])('mega-bean: a triggered ability of an item, aimed at %s', (name) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['points-at-dawn'] })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 })
    .player('p3', { character: 'sturdy', items: ['meat'], souls: ['pin'], curses: ['curse-of-pain'] })
    .monsters('the-bloat-summer-of-isaac')
    .from('startTriggers');
  scene.start().answer('p1', 'trigger.target', name).passTo('p2');
  if (name === 'p2') expect(scene.offered()).toContain('play mega-bean');
  else scene.refuses('p2', 'play mega-bean');
  scene.done({ midway: 'the turn begins' });
});

test.each(['loot', 'ability', 'roll'])(
  'mega-bean: a triggered ability of an item, aimed at the %s of somebody else, is no target',
  (kind) => {
    const scene = aScene({ players: 3 })
      .player('p1', { items: ['points-at-loot'] })
      .player('p2', { hand: ['mega-bean'], lootPlays: 1 })
      .player('p3', { items: ['mystery-loot'], hand: ['roll-for-coins', 'gain-3'], lootPlays: 2 })
      .dice(3);
    scene.passTo('p3').play('p3', 'roll-for-coins').answer('p1', 'trigger.target', 'p1').passUntil('roll 3');
    scene.passTo('p3').use('p3', 'mystery-loot').passTo('p3').play('p3', 'gain-3');
    const aim = scene.state().stack.find((item) => item.kind === kind)?.id ?? '';
    scene.answer('p1', 'trigger.target', aim).passTo('p2').refuses('p2', 'play mega-bean');
    scene.done({ midway: 'the stack is full' });
  },
);

test('mega-bean: what a monster does to you is no ability of an item', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 })
    .monsters('conquest-summer-of-isaac');
  scene.play('p1', 'fell-a-monster', { targets: ['conquest-summer-of-isaac'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').passTo('p2').refuses('p2', 'play mega-bean');
  scene.done({ midway: 'a trigger is there' });
});

test('the-monster: what others control can be chosen', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      hand: ['destroy-anything', 'butter-bean', 'roll-plus-1'],
      items: ['points-anywhere'],
      coins: 3,
      lootPlays: 3,
    })
    .player('p2', { items: ['the-monster'], souls: ['monstro'], curses: ['curse-of-greed'] })
    .player('p3', THIRD)
    .dice(3);
  scene.answer('p1', 'priority', 'play destroy-anything');
  for (const name of THEIRS) expect(scene.offered()).toContain(name);
  for (const name of ['p2', 'the-monster', 'plain@p2', 'monstro', 'curse-of-greed'])
    expect(scene.offered()).not.toContain(name);
  scene
    .answer('p1', 'announce.target', 'back')
    .passTo('p3')
    .play('p3', 'roll-for-coins')
    .passUntil('roll 3')
    .passTo('p3');
  scene
    .play('p3', 'gain-3')
    .passTo('p3')
    .use('p3', 'mystery-loot')
    .passTo('p1')
    .answer('p1', 'priority', 'use points-anywhere');
  for (const name of ['roll 3', 'gain-3']) expect(scene.offered()).toContain(name);
  expect(scene.offered().filter((name) => name === 'mystery-loot')).toHaveLength(2);
  scene.done({ midway: 'an ability is being announced' });
});

test('telekinesis: items with ↷ and items with $, of others', () => {
  const scene = aScene()
    .player('p1', { items: ['telekinesis'] })
    .player('p2', { items: ['coin-maker', 'pay-with-loot', 'plus-atk'] });
  scene.answer('p1', 'priority', 'use telekinesis');
  expect(scene.offered()).toEqual(['coin-maker', 'pay-with-loot', 'back']);
  scene.done({ midway: 'an ability is being announced' });
});

test('telekinesis ZONE-07: both may stay, in the order wanted, and the turn of another brings nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['telekinesis'] })
    .wholeDeck('treasure', ['meat', 'breakfast', 'dinner'])
    .from('recharge');
  scene.start().answer('p1', 'trigger.target', 'deck:treasure').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answerSome('p1', 'effect.choose').answer('p1', 'deck.order', 'breakfast', 'meat').toActionPhase();
  expect([scene.cardsOf('treasure'), scene.discarded('treasure')]).toEqual([['breakfast', 'meat', 'dinner'], []]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.asked()).toBe('p2 priority');
  scene.done();
});

test('tumor-ball: it saves nobody but the player chosen', () => {
  const scene = aScene().player('p1', { items: [withCounters('tumor-ball', 2)], hand: ['death-to'] });
  scene.use('p1', 'tumor-ball', { targets: ['p1'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('unstable-dna: not on the turn of another', () => {
  const scene = aScene()
    .player('p2', { items: ['unstable-dna'] })
    .from('recharge');
  scene.start().toActionPhase();
  expect(scene.object('unstable-dna').counters).toEqual({});
  scene.done();
});
