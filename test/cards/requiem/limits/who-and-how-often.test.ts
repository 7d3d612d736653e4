import { expect, test } from 'vitest';
import { attackAlong } from '../../../support/attack-along.js';
import { ignoresOtherRolls, ignoresRollsAlong } from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged, withCounters, type Scene } from '../../../support/scene.js';

/** Who did something, to what, and how often it may be done again. */

test('abel: combat damage to a player, or dealt by another, makes nobody roll', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['abel'] })
    .rooms('battle-royale')
    .dice(5);
  scene.attack('p1', 'p2').allPass(2);
  expect([scene.hp('p2'), hasTriggered(scene, 'abel')]).toEqual([1, false]);
  scene.done({ midway: 'the attack goes on' });
  const other = aScene({ players: 3 })
    .player('p2', { items: ['abel'] })
    .monsters('gurdy')
    .dice(5);
  other.attack('p1', 'gurdy').allPass(2);
  expect([other.hp('gurdy'), hasTriggered(other, 'abel')]).toEqual([4, false]);
  other.done({ midway: 'the attack goes on' });
});

test.each([
  ['broken-remote', 'gurdy', [4]],
  ['broken-remote', 'gus', [1, 3]],
  ['hagalaz', 'gurdy', [4]],
  ['hagalaz', 'gus', [1, 3]],
])('%s: of rooms and monsters %s, which is being attacked, stays', (id, attacked, faces) => {
  const scene = aScene()
    .player('p1', id === 'hagalaz' ? { hand: [id] } : { items: [id, 'mr-boom'] })
    .rooms('gus', 'red-vise')
    .monsters('gurdy', 'fly')
    .dice(...faces);
  scene.attack('p1', attacked).passUntil(`roll ${faces.at(-1)}`);
  if (id === 'hagalaz') scene.answer('p1', 'priority', 'play hagalaz').answer('p1', 'announce.target', 'deck:monster');
  else scene.use('p1', 'mr-boom', { targets: ['fly'] });
  expect(['fly', 'gurdy', 'gus', 'red-vise'].filter((name) => !scene.offered().includes(name))).toEqual([attacked]);
  scene.done({ midway: 'a target is to be chosen' });
});

test('charmed-bony: a 6 by a player who attacks along, or for something else meanwhile, hurts nobody', () => {
  ignoresRollsAlong('charmed-bony', 6);
  ignoresOtherRolls('charmed-bony', 6);
});

test.each([
  ['mushroom', 4],
  ['charmed-globin', 4],
  ['hornfel', 5],
])('%s: after a %i by the attacker, the miss of a player who attacks along is nothing to it', (id, face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters(id === 'hornfel' ? id : damaged(id, 1))
    .dice(face, 1);
  attackAlong(scene, 'p2', id).passUntil('roll 1').allPass();
  expect(hasTriggered(scene, id)).toBe(false);
  scene.allPass();
  expect([scene.hp('p2'), hasTriggered(scene, id)]).toEqual([2, false]);
  scene.done({ midway: 'the attack goes on' });
});

test('turdlings: rolls for something else, and attacks on something else, end nothing', () => {
  const meanwhile = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('turdlings')
    .dice(3, 3, 1);
  meanwhile
    .attack('p1', 'turdlings')
    .passUntil('roll 3')
    .allPass()
    .passUntil('roll 3')
    .use('p1', 'book-of-sin')
    .allPass(2);
  expect([meanwhile.stack(), hasTriggered(meanwhile, 'turdlings')]).toEqual([['roll 3', 'book-of-sin'], false]);
  meanwhile.done({ midway: 'the attack goes on' });
  const other = aScene().player('p1', { character: 'sturdy' }).monsters('turdlings', 'gurdy').dice(1, 1, 1);
  other.attack('p1', 'gurdy').toNextTurn();
  expect(other.said('event').filter(({ event }) => event === 'cancelAttack')).toEqual([]);
  other.done({ midway: 'the next turn begins' });
});

test('turdlings: dead of the second roll, they leave the next attack alone', () => {
  const scene = aScene()
    .player('p1', { items: ['berserk'] })
    .monsters(damaged('turdlings', 1), 'fly')
    .dice(3, 2, 6)
    .fallbacks('room.discard');
  scene.attack('p1', 'turdlings').resolve();
  expect(scene.soulCards('p1')).toEqual(['turdlings']);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('turdlings: a 1 that hits them hurts them no more than another number', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('sumptorium', 2)] })
    .monsters('turdlings')
    .dice(1);
  scene.use('p1', 'sumptorium', { targets: ['turdlings'] }).resolve();
  scene.attack('p1', 'turdlings').allPass(2);
  expect([scene.dc('turdlings'), scene.hp('turdlings'), scene.hp('p1')]).toEqual([1, 2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

/** Damage that nobody deals, to each monster. */
const tower = (scene: Scene): Scene => {
  scene.dice(3).fallbacks('each.order').play('p1', 'xvi-the-tower').resolve();
  return scene;
};

test.each(['conjoined-twin', 'splash-damage', 'soul-of-lust'])(
  '%s: what nobody has hurt or killed does not count',
  (id) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['xvi-the-tower'] })
      .monsters('fly', 'gurdy');
    if (id === 'soul-of-lust') scene.outside(id);
    else scene.rooms(id);
    tower(scene);
    expect([hasTriggered(scene, id), scene.coins('p1'), scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([
      false,
      1,
      2,
      2,
      2,
    ]);
    if (id === 'soul-of-lust') expect(scene.object(id).counters).toEqual({});
    scene.done();
  },
);

test('friendly-ball: an attack that is called off was the one', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball', 'the-battery', 'the-bible'] })
    .monsters('fly', 'gurdy')
    .dice(1)
    .used({ attacks: 1 });
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['fly'] }).resolve();
  scene.use('p1', 'the-battery', { targets: ['friendly-ball'] }).resolve();
  scene.use('p1', 'friendly-ball', { ability: 'tap.release' }).resolve();
  scene.answer('p1', 'effect.choose', 'fly').answer('p1', 'attack.slot', 'gurdy').resolve();
  scene.attack('p1', 'fly').use('p1', 'the-bible', { mode: 1 }).resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('lust-for-blood: an attack that is called off was the one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-bible'] })
    .player('p2', { curses: ['curse-of-the-suspicious'] })
    .monsters('fly')
    .deck('monster', ['lust-for-blood'])
    .dice(1);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  scene.attack('p1', 'p2').use('p1', 'the-bible', { mode: 1 }).resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('holy-portal: an attack that is called off was the one', () => {
  const scene = aScene()
    .player('p1', { items: ['the-bible'], hand: ['bomb'] })
    .monsters('holy-portal', 'fly', 'gurdy')
    .dice(1)
    .used({ attacks: 1 });
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.attack('p1', 'gurdy').use('p1', 'the-bible', { mode: 1 }).resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ibs: of monsters only the one that is being attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['ibs'], hand: ['bomb', 'a-penny'] })
    .monsters('gurdy', 'fly')
    .dice(4);
  scene.answer('p1', 'priority', 'use ibs paid.choice');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p1', 'announce.mode', 'back').attack('p1', 'gurdy');
  scene.answer('p1', 'priority', 'use ibs paid.choice').answer('p1', 'announce.mode', 'm0');
  expect(scene.offered()).toEqual(['gurdy', 'back']);
  scene.done({ midway: 'a target is to be chosen' });
});

test('mega-satan WIN-04: with nobody alive nobody wins', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'xiii-death', 'xiii-death'], lootPlays: 3 })
    .monsters('mega-satan');
  for (const victim of ['p2', 'p3', 'p1']) scene.play('p1', 'xiii-death', { targets: [victim] }).passUntil(0);
  scene.toNextTurn();
  expect([scene.state().outcome, scene.view().turn.active]).toEqual([null, 'p2']);
  scene.toActionPhase().done();
});

test('sisters-vis: an attack on another monster asks for nobody', () => {
  const scene = aScene({ players: 3 }).monsters('sisters-vis', 'gurdy').dice(4);
  scene.attack('p1', 'gurdy');
  expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', ['roll 4']]);
  scene.done({ midway: 'the attack goes on' });
});

test('ultra-greed: in an attack that lasts longer nobody else rolls along', () => {
  const scene = aScene({ players: 3 }).monsters('ultra-greed', 'gurdy').dice(4, 4);
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil('roll 4');
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1']);
  expect(scene.state().stack.at(-1)).toMatchObject({ controller: 'p1' });
  scene.done({ midway: 'the attack goes on' });
});

test('ultra-flesh-kid: one counter for a player, one for a monster, none for an item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'destroy-anything', 'bomb'], lootPlays: 3 })
    .player('p2', { items: ['ultra-flesh-kid'] })
    .player('p3', { items: ['meat'] })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect(scene.object('ultra-flesh-kid').counters).toEqual({});
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect(scene.object('ultra-flesh-kid').counters).toEqual({ counter: 1 });
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.object('ultra-flesh-kid').counters).toEqual({ counter: 2 });
  scene.done();
});

test('social-goals ROOM-04: three goals are not enough to put it away, and after four nothing more is brought', () => {
  const pennies = Array.from({ length: 6 }, () => 'a-penny');
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', {
      coins: 20,
      hand: ['bomb', 'bomb', 'bomb', ...pennies, 'discard-room'],
      lootPlays: 10,
      items: ['book-of-sin', 'book-of-sin', 'book-of-sin', 'scribe'],
    })
    .monsters('fly', 'fly', 'fly', 'fly')
    .deck('room', ['red-vise'])
    .deck('treasure', ['meat', 'dinner', 'synthoil', 'the-relic', 'fanny-pack', 'mr-boom'])
    .dice(6, 6, 6)
    .fallbacks('trigger.order');
  for (let n = 0; n < 3; n += 1) scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  for (let n = 0; n < 2; n += 1) scene.play('p1', 'a-penny').resolve();
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 6 });
  scene
    .resolve()
    .play('p1', 'discard-room', { targets: ['social-goals'] })
    .resolve();
  expect([scene.tops('rooms'), scene.items('p2')]).toEqual([['social-goals'], []]);
  for (let n = 0; n < 3; n += 1) scene.use('p1', 'book-of-sin').resolve();
  expect(scene.items('p2')).toHaveLength(2);
  scene.use('p1', 'scribe', { ability: 'tap' }).resolve();
  expect(scene.items('p2')).toHaveLength(2);
  scene.done();
});

test('turdlings: two rolls against something else before do not end an attack on them', () => {
  const scene = aScene()
    .player('p1', { items: ['berserk'] })
    .monsters(damaged('gurdy', 3), 'turdlings')
    .dice(4, 4, 2, 2)
    .fallbacks('room.discard');
  scene.attack('p1', 'gurdy').resolve().attack('p1', 'turdlings').resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy', 'turdlings']);
  scene.done();
});

test('turdlings: a roll for something else after the second one is made as ever', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('turdlings')
    .dice(3, 3, 1);
  scene.attack('p1', 'turdlings').passUntil('roll 3').allPass().passUntil('roll 3').allPass(2);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.coins('p1'), scene.view().attack, scene.hp('turdlings')]).toEqual([1, null, 2]);
  scene.done();
});

test('sibling-rivalry: a room that is attacked is no monster, and another monster that dies first pays nobody twice', () => {
  const room = aScene({ players: 3 })
    .player('p3', { items: ['sibling-rivalry'] })
    .rooms(damaged('gus', 8))
    .deck('treasure', ['meat', 'dinner', 'synthoil', 'the-relic', 'fanny-pack', 'mr-boom'])
    .dice(1, 1, 3);
  room
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  room.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'gus').resolve();
  expect([room.items('p1').length, room.items('p2').length, room.items('p3').length]).toEqual([1, 1, 2]);
  room.done();
  const other = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .player('p3', { items: ['sibling-rivalry'] })
    .monsters(damaged('big-spider', 2), 'fly')
    .dice(4)
    .fallbacks('room.discard');
  other
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  other.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'big-spider').passUntil('big-spider');
  other.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([other.coins('p1'), other.coins('p2'), other.hand('p1').length, other.hand('p2').length]).toEqual([
    1, 0, 1, 1,
  ]);
  other.done();
});
