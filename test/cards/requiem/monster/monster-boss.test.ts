import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test.each([
  [1, [1, 2, 2]],
  [3, [2, 1, 2]],
  [6, [2, 2, 1]],
])('baby-plum: damage to it and a %i hurt the active player or a neighbour', (face, left) => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('baby-plum')
    .dice(face)
    .passTo('p2');
  scene.play('p2', 'bomb', { targets: ['baby-plum'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual(left);
  scene.done();
});

test('baby-plum: pays as many ¢ as a roll says, and is a soul', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('baby-plum')
    .dice(5);
  scene.play('p1', 'fell-a-monster', { targets: ['baby-plum'] }).resolve();
  expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([5, ['baby-plum']]);
  scene.done();
});

test('brownie: one easier to hit for each time it takes damage, till the turn ends', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('brownie');
  scene.play('p1', 'bomb', { targets: ['brownie'] }).resolve();
  expect(scene.dc('brownie')).toBe(4);
  scene.play('p1', 'gold-bomb', { targets: ['brownie'] }).resolve();
  expect([scene.dc('brownie'), scene.hp('brownie')]).toEqual([3, 2]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('brownie'), scene.hp('brownie')]).toEqual([5, 6]);
  scene.done();
});

test('charmed-monstro REPL-01 SOUL-03: the active player has the rewards, somebody of their choice the soul', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('charmed-monstro')
    .deck('treasure', ['meat', 'breakfast']);
  scene.play('p1', 'fell-a-monster', { targets: ['charmed-monstro'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
  scene.answer('p1', 'effect.choose', 'p3').resolve();
  expect(scene.items('p1')).toEqual(['meat', 'breakfast']);
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.soulCards('p3')]).toEqual([[], [], ['charmed-monstro']]);
  expect([scene.souls('p3'), scene.tops('monsters')]).toEqual([1, ['blank-monster']]);
  scene.done();
});

test('clog DEC-36: all hands go to the left at the same time, before the rewards', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster', 'bomb'] })
    .player('p2', { hand: ['a-penny', '2-cents'] })
    .monsters('clog')
    .deck('loot', ['loot-1', 'loot-2', 'loot-3']);
  scene.play('p1', 'fell-a-monster', { targets: ['clog'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([
    ['loot-1', 'loot-2', 'loot-3'],
    ['bomb'],
    ['a-penny', '2-cents'],
  ]);
  scene.done();
});

test('hornfel PREV-01: its combat damage to the active player is prevented and goes to somebody at random', () => {
  const scene = aScene().monsters(damaged('hornfel', 1)).dice(2, 5);
  scene.attack('p1', 'hornfel').passUntil('hornfel').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.said('prevented')).toHaveLength(1);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['hornfel']);
  scene.done();
});

test('hornfel: damage that is not of combat hurts as ever', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-player-takes-1'] })
    .monsters('hornfel');
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.said('prevented')]).toEqual([1, 1, []]);
  scene.done();
});

test('mama-gurdy: 7 HP, hit from 3 on, hits for 2, as many loot cards as a roll says, and a soul', () => {
  const scene = aScene().monsters(damaged('mama-gurdy', 6)).dice(3, 4);
  expect([scene.maxHp('mama-gurdy'), scene.dc('mama-gurdy'), scene.atk('mama-gurdy')]).toEqual([7, 3, 2]);
  scene.attack('p1', 'mama-gurdy').resolve();
  expect([scene.hand('p1').length, scene.soulCards('p1')]).toEqual([4, ['mama-gurdy']]);
  scene.done();
});

test('rag-mega: everybody but the active player discards a loot card as it is attacked', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['a-penny'] })
    .player('p2', { hand: ['bomb'] })
    .player('p3', { hand: ['2-cents', '3-cents'] })
    .monsters(damaged('rag-mega', 4))
    .deck('treasure', ['meat'])
    .dice(5);
  scene.attack('p1', 'rag-mega').passUntil('rag-mega').allPass();
  scene.answer('p3', 'discard.loot', '3-cents').passUntil('roll 5');
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['a-penny'], [], ['2-cents']]);
  scene.passUntil('rag-mega death').allPass();
  scene.answerSome('p1', 'trigger.target').resolve();
  expect([scene.dead('p2'), scene.dead('p3'), scene.items('p1')]).toEqual([false, false, ['meat']]);
  scene.done();
});

test('rag-mega DEATH-12: its death lets the active player kill up to three others', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { coins: 1 })
    .player('p3', { coins: 1 })
    .monsters('rag-mega');
  scene.play('p1', 'fell-a-monster', { targets: ['rag-mega'] }).resolve();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answerSome('p1', 'trigger.target', 'p2', 'p3').resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3'), scene.coins('p2'), scene.coins('p3')]).toEqual([
    false,
    true,
    true,
    0,
    0,
  ]);
  scene.done();
});

test('sisters-vis KEY-08: a player of choice rolls along in this attack and gains a treasure for its death', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .monsters(damaged('sisters-vis', 4))
    .deck('treasure', ['meat', 'breakfast'])
    .dice(4, 4);
  scene.attack('p1', 'sisters-vis').answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['breakfast'], [], ['meat']]);
  expect(scene.soulCards('p1')).toEqual(['sisters-vis']);
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3']);
  scene.done();
});

test('the-rainmaker: whoever rolls a 1 loots 1', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('the-rainmaker')
    .dice(1)
    .passTo('p2');
  scene.use('p2', 'book-of-sin').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([0, 1]);
  scene.done();
});

test('the-rainmaker: its death brings a curse out of the monster deck into a slot, and the deck is shuffled', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('the-rainmaker', 'gurdy')
    .wholeDeck('monster', ['fly', 'curse-of-greed', 'curse-of-pain', 'war']);
  scene.play('p1', 'fell-a-monster', { targets: ['the-rainmaker'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deck.search', ['curse-of-greed', 'curse-of-pain', 'none']]);
  scene.answerSome('p1', 'deck.search', 'curse-of-pain').resolve();
  scene.answer('p1', 'attack.slot', 'gurdy').resolve();
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.curses('p2'), scene.said('shuffled').length, scene.soulCards('p1')]).toEqual([
    ['curse-of-pain'],
    1,
    ['the-rainmaker'],
  ]);
  scene.done();
});

test('the-siren ATKPL-01: the active player may attack others, who are hit from 4 on', () => {
  const scene = aScene({ players: 3 }).monsters('the-siren').dice(3, 4);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(expect.arrayContaining(['p2', 'p3', 'the-siren']));
  expect(scene.offered()).not.toContain('p1');
  scene.answer('p1', 'attack.target', 'p2').passUntil('1 damage to p1').passUntil('1 damage to p2').allPass();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-siren ATKPL-01: without it nobody can attack players', () => {
  const scene = aScene({ players: 3 }).monsters('fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).not.toContain('p2');
  scene.done({ midway: 'the target is to be chosen' });
});

test('the-scourge VOTE-01: with more votes for the first the damage is prevented, and the others take 1', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .monsters('the-scourge');
  scene
    .play('p1', 'bomb', { targets: ['the-scourge'] })
    .passUntil('the-scourge')
    .allPass();
  scene.answer('p1', 'vote', 'm0').answer('p2', 'vote', 'm1').answer('p3', 'vote', 'm0').resolve();
  expect([scene.hp('the-scourge'), scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([3, 2, 1, 1]);
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('the-scourge VOTE-01: at a tie the active player loots 1, and the damage is taken; the dead do not vote', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to', 'bomb'], lootPlays: 2 })
    .monsters('the-scourge');
  scene.play('p1', 'death-to', { targets: ['p3'] }).resolve();
  scene
    .play('p1', 'bomb', { targets: ['the-scourge'] })
    .passUntil('the-scourge')
    .allPass();
  scene.answer('p1', 'vote', 'm0').answer('p2', 'vote', 'm1').resolve();
  expect([scene.hp('the-scourge'), scene.hand('p1').length]).toEqual([2, 1]);
  scene.done();
});

test('turdlings ATK-14: takes combat damage on a 2 only, and the second attack roll ends the attack', () => {
  const scene = aScene().monsters('turdlings', 'fly').dice(6, 2);
  scene.attack('p1', 'turdlings').allPass(2);
  expect(scene.hp('turdlings')).toBe(2);
  scene.passUntil('roll 2').resolve();
  expect([scene.hp('turdlings'), scene.hp('p1'), scene.view().attack]).toEqual([1, 2, null]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('rag-mega DMG-05: it is the active player who kills them', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'], items: ['head-of-the-keeper'] })
    .monsters('rag-mega');
  scene.play('p1', 'fell-a-monster', { targets: ['rag-mega'] }).passUntil('rag-mega death');
  scene.allPass().answerSome('p1', 'trigger.target', 'p2', 'p3').resolve();
  expect(scene.coins('p1')).toBe(2 + 2 + 2);
  scene.done();
});
