import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test.each([
  [0, 4],
  [1, 2],
])('book-of-belial: mode %i turns a 3 into a %i', (mode, face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-belial', 'book-of-sin'] })
    .dice(3);
  scene.refuses('p1', 'use book-of-belial').use('p1', 'book-of-sin').allPass();
  scene.use('p1', 'book-of-belial', { mode, targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve().done();
});

test('the-d6: rerolls any roll', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['the-d6'] })
    .dice(1, 5);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  expect(scene.charged('the-d6')).toBe(false);
  scene.resolve().done();
});

test('yum-heart: prevents one instance of damage, on a monster too', () => {
  const scene = aScene()
    .player('p1', { items: ['yum-heart'], hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.use('p1', 'yum-heart', { targets: ['gurdy'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(5);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test.each(['blood-lust', 'book-of-belial', 'the-d6', 'yum-heart'])(
  '%s: recharges at the end of its owner’s turn only',
  (id) => {
    const scene = aScene().player('p1', { items: [sideways(id)] });
    scene.declare('p1', 'end').allPass();
    expect(scene.stack()).toEqual([id]);
    scene.allPass();
    expect(scene.charged(id)).toBe(true);
    scene.toNextTurn().done();
    const other = aScene().player('p2', { items: [sideways(id)] });
    other.declare('p1', 'end').allPass();
    expect(other.stack()).toEqual([]);
    other.done({ midway: 'the end phase' });
  },
);

test('the-bone: ↷ puts a counter on it', () => {
  const scene = aScene().player('p1', { items: ['the-bone'] });
  scene.use('p1', 'the-bone', { ability: 'tap' }).allPass();
  expect(scene.object('the-bone').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use the-bone tap').refuses('p1', 'use the-bone paid.roll').done();
});

test('the-bone: one counter for +1 on a roll', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone', 1), 'book-of-sin'] })
    .dice(2);
  scene
    .use('p1', 'book-of-sin')
    .allPass()
    .use('p1', 'the-bone', { ability: 'paid.roll', targets: ['roll'] });
  expect(scene.object('the-bone').counters).toEqual({});
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 3']);
  scene.resolve().done();
});

test('the-bone: two counters for a damage', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone', 3)] })
    .monsters('gurdy');
  scene.use('p1', 'the-bone', { ability: 'paid.damage', targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  expect(scene.object('the-bone').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use the-bone paid.damage').done();
});

test('the-bone: four counters make no soul of it', () => {
  const scene = aScene().player('p1', { items: [withCounters('the-bone', 4)] });
  scene.refuses('p1', 'use the-bone paid.soul').done();
});

test('the-bone RULING-29: five counters make a soul of it', () => {
  const scene = aScene().player('p1', { items: [withCounters('the-bone', 5)] });
  scene.use('p1', 'the-bone', { ability: 'paid.soul' }).allPass();
  expect(scene.soulCards('p1')).toEqual(['the-bone']);
  expect(scene.items('p1')).toEqual([]);
  expect(scene.souls('p1')).toBe(1);
  scene.refuses('p1', 'use the-bone').done();
});

test('the-bone KEY-01 RULING-29: as a soul it has lost Eternal with its other abilities', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone', 5)] })
    .player('p2', { hand: ['xx-judgement'], lootPlays: 1 });
  scene.use('p1', 'the-bone', { ability: 'paid.soul' }).allPass();
  scene
    .passTo('p2')
    .play('p2', 'xx-judgement', { targets: ['p1'] })
    .resolve();
  scene.answer('p1', 'effect.choose', 'the-bone');
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([[], 0, []]);
  scene.done();
});

test('sleight-of-hand: the top five of any deck in any order', () => {
  const five = ['gurdy', 'fly', 'monstro', 'pin', 'war'];
  const scene = aScene()
    .player('p1', { items: ['sleight-of-hand'] })
    .wholeDeck('monster', [...five, 'chub']);
  scene.answer('p1', 'priority', 'use sleight-of-hand');
  expect(scene.decision().options.map(({ id }) => id)).toEqual(['deck:loot', 'deck:treasure', 'deck:monster', 'back']);
  scene.answer('p1', 'announce.target', 'deck:monster').allPass();
  scene.answer('p1', 'deck.order', 'war', 'fly', 'gurdy', 'pin', 'monstro');
  expect(scene.cardsOf('monster')).toEqual(['war', 'fly', 'gurdy', 'pin', 'monstro', 'chub']);
  scene.done();
});

test('the-curse ZONE-10: the top card of a deck to discard, and the top card of a discard back', () => {
  const scene = aScene()
    .player('p1', { items: ['the-curse'] })
    .from('recharge')
    .wholeDeck('treasure', ['meat', 'breakfast'])
    .discard('treasure', ['mr-boom']);
  scene.answer('p1', 'trigger.target', 'deck:treasure').allPass();
  expect(scene.discarded('treasure')).toEqual(['meat', 'mr-boom']);
  expect(scene.said('revealed').map(({ source }) => source)).toEqual(['meat']);
  scene.use('p1', 'the-curse', { targets: ['deck:treasure'] }).allPass();
  expect(scene.cardsOf('treasure')).toEqual(['meat', 'breakfast']);
  expect(scene.discarded('treasure')).toEqual(['mr-boom']);
  scene.done({ midway: 'the turn goes on' });
});

test('the-curse ZONE-08: when the last card goes to discard the deck is renewed at once', () => {
  const scene = aScene()
    .player('p1', { items: ['the-curse'] })
    .from('recharge')
    .wholeDeck('treasure', ['meat'])
    .discard('treasure', ['mr-boom']);
  scene.answer('p1', 'trigger.target', 'deck:treasure').allPass();
  expect(scene.cardsOf('treasure').toSorted()).toEqual(['meat', 'mr-boom']);
  expect(scene.discarded('treasure')).toEqual([]);
  scene.done({ midway: 'the turn goes on' });
});

test('forever-alone: a ¢, a look, or another loot card; upright again after damage', () => {
  const scene = aScene()
    .player('p1', { items: ['forever-alone'], hand: ['bomb'] })
    .player('p2', { coins: 2 })
    .deck('monster', ['gurdy']);
  scene.use('p1', 'forever-alone', { mode: 0, targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 1]);
  scene
    .refuses('p1', 'use forever-alone')
    .play('p1', 'bomb', { targets: ['p1'] })
    .resolve();
  scene.use('p1', 'forever-alone', { mode: 1, targets: ['deck:monster'] }).allPass();
  const looked = scene.entries().filter(({ line }) => line.say === 'lookedAt');
  expect(looked.map(({ to, line }) => [to, line.cards ?? line.amount])).toEqual([
    ['all', 1],
    [['p1'], ['gurdy']],
  ]);
  expect(scene.cardsOf('monster')[0]).toBe('gurdy');
  scene.done();
});

test('forever-alone: discarding comes before the loot', () => {
  const scene = aScene()
    .player('p1', { items: ['forever-alone'], hand: ['a-penny', 'bomb'] })
    .deck('loot', ['3-cents']);
  scene.use('p1', 'forever-alone', { mode: 2 }).allPass().answer('p1', 'discard.loot', 'bomb');
  expect(scene.hand('p1')).toEqual(['a-penny', '3-cents']);
  expect(scene.discarded('loot')).toEqual(['bomb']);
  scene.done();
});

test('blood-lust: +1 ATK for a player or a monster till end of turn', () => {
  const scene = aScene()
    .player('p1', { items: ['blood-lust'] })
    .player('p2', { items: ['blood-lust'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'use blood-lust');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene
    .answer('p1', 'announce.target', 'p1')
    .pass('p1')
    .use('p2', 'blood-lust', { targets: ['gurdy'] })
    .allPass(2);
  expect([scene.atk('p1'), scene.atk('p2'), scene.atk('gurdy')]).toEqual([2, 1, 2]);
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.atk('gurdy')]).toEqual([1, 1]);
  scene.done();
});

test('lazarus-rags DEATH-12: a treasure for a death, after the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['lazarus-rags', 'meat'], coins: 2 })
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  scene.resolve().answer('p2', 'deathPenalty.item', 'meat');
  expect(scene.stack()).toEqual(['lazarus-rags']);
  expect([scene.coins('p2'), scene.items('p2')]).toEqual([1, ['lazarus-rags']]);
  scene.resolve();
  expect(scene.items('p2')).toEqual(['lazarus-rags', 'breakfast']);
  scene.done();
});

test('lazarus-rags: the deaths of others do not count', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['lazarus-rags'] })
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.items('p1')).toEqual(['lazarus-rags']);
  scene.done();
});

test('incubus GAIN-06 LOOT-02: a look at a hand, and one card for one if wanted, unseen by the rest', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['incubus'], hand: ['a-penny', 'soul-heart'] })
    .player('p2', { hand: ['bomb', '3-cents'] });
  scene
    .use('p1', 'incubus', { mode: 0, targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.may', 'yes');
  scene.answer('p1', 'effect.choose', 'a-penny');
  expect(scene.offered()).toEqual(['bomb', '3-cents']);
  scene.answer('p1', 'effect.choose', 'bomb');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([
    ['soul-heart', 'bomb'],
    ['3-cents', 'a-penny'],
  ]);
  const p3 = scene.entries().filter(({ to }) => to === 'all' || to.includes('p3'));
  expect(JSON.stringify([p3, scene.view('p3')])).not.toMatch(/bomb|3-cents|a-penny|soul-heart/);
  scene.done();
});

test('incubus: only a look, when nothing is wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['incubus'], hand: ['a-penny'] })
    .player('p2', { hand: ['bomb'] });
  scene
    .use('p1', 'incubus', { mode: 0, targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.may', 'no');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['bomb']]);
  expect(scene.said('lookedAt').map(({ cards }) => cards)).toContainEqual(['bomb']);
  scene.done();
});

test('incubus: or one loot card more, and one of the hand on top of the deck', () => {
  const scene = aScene()
    .player('p1', { items: ['incubus'], hand: ['a-penny'] })
    .deck('loot', ['bomb', '3-cents']);
  scene.use('p1', 'incubus', { mode: 1 }).allPass().answer('p1', 'effect.choose', 'bomb');
  expect(scene.hand('p1')).toEqual(['a-penny']);
  expect(scene.cardsOf('loot').slice(0, 2)).toEqual(['bomb', '3-cents']);
  scene.done();
});
