import { expect, test } from 'vitest';
import { lostToARoll } from '../../../support/attack-rolls.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

/** Whose combat damage, from which roll, cards of Requiem change, and whom they let be attacked. */

const FACES = [1, 2, 3, 4, 5, 6];

test.each([
  ['ball-of-bandages', [3]],
  ['dead-weight', [1]],
  ['halo-of-flies', [1, 6]],
])('%s: of all numbers it keeps combat damage of %j from its player, and from nobody else', (id, numbers) => {
  for (const face of FACES) {
    const usual = face === 6 ? 0 : 1;
    expect(lostToARoll(face, { items: [id] }), `${face}`).toBe(numbers.includes(face) ? 0 : usual);
    expect(lostToARoll(face, {}, { items: [id] }), `${face}`).toBe(usual);
    const given = aScene()
      .player('p1', { items: [id], character: 'sturdy' })
      .monsters('fatty')
      .dice(face);
    given.attack('p1', 'fatty').allPass(2);
    expect(given.hp('fatty'), `${face}`).toBe(face === 1 ? 4 : 3);
    given.done({ midway: 'the attack goes on' });
  }
});

test('fire-mind: a 6 doubles what its player deals, a 1 what its player takes, and no other number anything', () => {
  for (const face of FACES) {
    const scene = aScene()
      .player('p1', { items: ['fire-mind'], character: 'sturdy' })
      .monsters('fatty')
      .dice(face);
    scene.attack('p1', 'fatty').allPass(2);
    expect([scene.hp('p1'), scene.hp('fatty')], `${face}`).toEqual([
      face === 1 ? 1 : 3,
      face === 1 ? 4 : face === 6 ? 2 : 3,
    ]);
    scene.done({ midway: 'the attack goes on' });
    const other = aScene()
      .player('p1', { character: 'sturdy' })
      .player('p2', { items: ['fire-mind'] })
      .monsters('fatty')
      .dice(face);
    other.attack('p1', 'fatty').allPass(2);
    expect([other.hp('p1'), other.hp('fatty')], `${face}`).toEqual([face === 1 ? 2 : 3, face === 1 ? 4 : 3]);
    other.done({ midway: 'the attack goes on' });
  }
});

test('mushroom: combat damage that it deals hurts each other player, what it deals to others and what it takes nobody', () => {
  const scene = aScene({ players: 3 }).player('p1', { character: 'sturdy' }).monsters('mushroom').dice(1, 3);
  scene.attack('p1', 'mushroom').passUntil('roll 3');
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1, 1]);
  scene.allPass(2);
  expect([scene.hp('mushroom'), scene.hp('p2'), scene.stack()]).toEqual([2, 1, []]);
  scene.done({ midway: 'the attack goes on' });
});

test.each(['charmed-fatty', 'charmed-keeper'])(
  '%s: what it takes, and what another monster deals, costs nothing',
  (id) => {
    const scene = aScene({ players: 3 })
      .player('p1', { character: 'sturdy', coins: 5, hand: ['bomb'] })
      .monsters(id, 'gurdy')
      .dice(6);
    scene.attack('p1', id).allPass(2);
    expect([scene.coins('p1'), scene.hand('p1'), hasTriggered(scene, id)]).toEqual([5, ['bomb'], false]);
    scene.done({ midway: 'the attack goes on' });
  },
);

test.each(['backstabber', 'the-siren', 'battle-royale', 'battle-royale-2', 'battle-royale-3'])(
  '%s: oneself one cannot attack',
  (id) => {
    const scene = aScene().player('p1', { items: id === 'backstabber' ? [id] : [] });
    scene.player('p2', { souls: ['gurdy'] });
    if (id.startsWith('battle')) scene.rooms(id);
    if (id === 'the-siren') scene.monsters(id);
    scene.declare('p1', 'attack').allPass();
    expect(scene.offered()).toContain('p2');
    expect(scene.offered()).not.toContain('p1');
    scene.done({ midway: 'the attack is declared' });
  },
);

test('backstabber: in the turn of another nobody is attacked because of it, and only a killed player is a loot card', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['mr-boom'] })
    .player('p2', { items: ['backstabber'], hand: ['bomb', 'xiii-death'], lootPlays: 2 })
    .player('p3', { souls: ['gurdy'] })
    .monsters('fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the attack is declared' });
  const kills = aScene({ players: 3 })
    .player('p2', { items: ['backstabber'], hand: ['bomb', 'xiii-death'], lootPlays: 2 })
    .player('p1', { hand: ['xiii-death'] })
    .monsters('fly');
  kills
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect(kills.hand('p2')).toEqual(['xiii-death']);
  kills.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect(kills.hand('p2')).toEqual(['xiii-death']);
  kills.done();
});

test('mega-satan ATKPL-01: any player can be attacked, from 4 on', () => {
  for (const face of [3, 4]) {
    const scene = aScene({ players: 3 }).player('p1', { character: 'sturdy' }).monsters('mega-satan').dice(face);
    scene.attack('p1', 'p2').allPass(2);
    expect([scene.hp('p1'), scene.hp('p2')]).toEqual(face === 3 ? [2, 2] : [3, 1]);
    scene.done({ midway: 'the attack goes on' });
  }
});

test('mega-satan WIN-04: a dead active player does not win, though one other lives', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .monsters('mega-satan');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).toNextTurn();
  expect([scene.state().outcome, scene.view().turn.active]).toEqual([null, 'p2']);
  scene.toActionPhase().done();
});

test('might-for-the-meek samsons-blessing berserk: what is not one’s own turn gives no attack', () => {
  const scene = aScene()
    .player('p2', { items: ['berserk'] })
    .monsters('fly', 'fly')
    .dice(6)
    .fallbacks('room.discard');
  scene.attack('p1', 'fly').resolve().refuses('p1', 'attack', 'ATK-01').done();
});

test('ultra-greed: other players roll along in attacks on it only, and each but the active one does', () => {
  const scene = aScene({ players: 3 }).monsters(damaged('ultra-greed', 6)).dice(1, 5, 5);
  scene.attack('p1', 'ultra-greed').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([0, 0, 40]);
  scene.done();
});

test('ultra-greed: another monster that somebody kills pays the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('ultra-greed', 'fly');
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});

test('null: every second roll against another monster hurts it all the same', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('null', 'gurdy').dice(4, 4);
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil('roll 4').allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('null: its own blows hurt, whichever roll it is', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('null').dice(1, 2);
  scene.attack('p1', 'null').passUntil('roll 2').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('hornfel: what is no combat damage, and what it takes, it deals and takes', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy', hand: ['bomb'] })
    .monsters('hornfel', 'gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('sisters-vis: who is chosen has a treasure for its death only, and only in that turn', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy', hand: ['bomb'] })
    .monsters('sisters-vis', 'fly')
    .deck('treasure', ['meat'])
    .dice(5);
  scene.attack('p1', 'sisters-vis');
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').passUntil('roll 5');
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass();
  expect([scene.items('p2'), scene.coins('p1')]).toEqual([[], 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('sibling-rivalry: another monster that dies meanwhile, and a death in a later attack, pay only the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['sibling-rivalry'] })
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2, items: ['berserk'] })
    .monsters('gurdy', 'fly', 'dip')
    .dice(4, 4, 4, 4, 4, 5)
    .fallbacks('each.order');
  scene
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'gurdy').passUntil('roll 4');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([8, 7]);
  scene.attack('p1', 'dip').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([9, 7]);
  scene.done();
});

test('sibling-rivalry REPL-01 PREV-04: a monster whose death is replaced has not died, and pays only the active player', () => {
  const duke = 'the-duke-of-flies-but-really-its-the-bloat';
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['sibling-rivalry'], character: 'sturdy' })
    .monsters(damaged(duke, 3))
    .dice(4)
    .picks(2);
  scene
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', duke).passUntil(`${duke} death`).allPass();
  expect([scene.items('p1').length, scene.items('p2').length, scene.hp(duke)]).toEqual([1, 0, 4]);
  scene.done({ midway: 'damage waits' });
});

test('sibling-rivalry: a declaration in the turn of another is not the one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['sibling-rivalry'] })
    .monsters('gurdy')
    .dice(4);
  scene
    .use('p1', 'sibling-rivalry', { targets: ['p2'] })
    .resolve()
    .endTurn('p1')
    .toActionPhase();
  scene.attack('p2', 'gurdy').allPass(2).passUntil(0);
  expect(scene.hp('gurdy')).toBe(4);
  scene.done({ midway: 'the attack goes on' });
});

test('tick: the attack more need not be made, and comes of one’s own kills in one’s own turn', () => {
  const scene = aScene()
    .player('p1', { items: ['tick'], hand: ['bomb'], damage: 1 })
    .monsters('fly')
    .used({ attacks: 1 });
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.hp('p1'), scene.offered().includes('attack'), scene.offered().includes('end')]).toEqual([
    2,
    true,
    true,
  ]);
  scene.done();
  const other = aScene()
    .player('p2', { items: ['tick'], hand: ['bomb'], lootPlays: 1, damage: 1 })
    .monsters('fly');
  other
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect(other.hp('p2')).toBe(1);
  other.done();
});

test('blood-lust-room: only the first declaration of a turn forces one more', () => {
  const scene = aScene().rooms('blood-lust-room').monsters('fly', 'fly').dice(6, 6).fallbacks('room.discard');
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'fly').resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'fly').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('angelic-intervention: the attack of a monster in its slot is not asked about, the deck is', () => {
  const scene = aScene().rooms('angelic-intervention').monsters('fly').dice(1);
  scene.attack('p1', 'fly').allPass();
  expect(hasTriggered(scene, 'angelic-intervention')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('the-harbingers: with a third counter they do not turn yet', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 2 } });
  scene.play('p1', 'bomb', { targets: ['the-harbingers'] }).resolve();
  expect([scene.object('the-harbingers').counters, scene.hp('the-harbingers')]).toEqual([{ counter: 3 }, 4]);
  scene.done();
});

test('anima-sola: turned over for another player, it is one’s own loot that comes with the front', () => {
  const scene = aScene()
    .player('p1', { items: ['anima-sola'] })
    .player('p2', { items: ['anima-sola'], hand: ['turn-over'], lootPlays: 1 });
  scene.pass('p1').use('p2', 'anima-sola').resolve();
  scene
    .pass('p1')
    .play('p2', 'turn-over', { targets: ['the-revenant'] })
    .allPass();
  expect(scene.stack()).toEqual(['anima-sola']);
  scene.allPass();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([0, 1]);
  scene.done();
});

test('dogma: an attack on another monster is nothing to it, and its death brings The Harbingers alone', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('dogma', 'fly')
    .deck('monster', ['pin'])
    .outside('the-harbingers', 'isaac', 'the-d6')
    .dice(6)
    .fallbacks('room.discard');
  scene.attack('p1', 'fly').resolve();
  expect([scene.tops('monsters'), scene.coins('p1')]).toEqual([['dogma', 'pin'], 1]);
  scene.play('p1', 'fell-a-monster', { targets: ['dogma'] }).resolve();
  expect(scene.view().outside.toSorted()).toEqual(['isaac', 'the-d6']);
  scene.done();
});

test('splash-damage: what a player deals to a player, or nobody deals, splashes nobody', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'each-player-takes-1'], lootPlays: 2 })
    .rooms('splash-damage')
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['p3'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  scene.done();
});

test('static-shock: a character is no item', () => {
  const scene = aScene().rooms('static-shock').player('p1', {});
  scene.use('p1', 'plain').resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('callus: combat damage hurts all the same, and others are not protected', () => {
  const scene = aScene()
    .player('p1', { items: ['callus'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test.each(['soulbond', 'rib-of-greed'])('%s: others pay their whole penalty', (id) => {
  const scene = aScene()
    .player('p1', { items: [id], hand: ['xiii-death'] })
    .player('p2', { coins: 3, hand: ['bomb'] })
    .fallbacks('deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.coins('p2'), scene.hand('p2')]).toEqual([2, []]);
  scene.done();
});

test('sumptorium: damage that another takes brings no counter', () => {
  const scene = aScene().player('p1', { items: [withCounters('sumptorium', 1)], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.object('sumptorium').counters).toEqual({ counter: 1 });
  scene.done();
});
