import { expect, test } from 'vitest';
import { aGame, aScene, damaged } from '../../support/scene.js';

test('VAR-10: a boss cannot be attacked while another monster is in play, and can once it is gone', () => {
  const scene = aScene({ variants: ['minions-die-first'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['monstro'])
    .dice(6);
  expect(scene.declare('p1', 'attack').allPass().offered()).toEqual(['fly', 'deck']);
  scene.answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.tops('monsters')).toEqual(['monstro', 'gurdy']);
  scene.endTurn('p1').toActionPhase().declare('p2', 'attack').allPass();
  expect(scene.offered()).toEqual(['monstro', 'gurdy', 'deck']);
  scene.done({ midway: 'a boss can be attacked' });
});

test('VAR-10 DEC-45: cursed, holy and charmed monsters die first too, epic bosses do not', () => {
  for (const [minion, offered] of [
    ['cursed-horf', ['cursed-horf', 'deck']],
    ['holy-dip', ['holy-dip', 'deck']],
    ['mom', ['mom', 'gurdy', 'deck']],
  ] as const) {
    const scene = aScene({ variants: ['minions-die-first'] }).monsters(minion, 'gurdy');
    expect(scene.declare('p1', 'attack').allPass().offered(), minion).toEqual(offered);
    scene.done({ midway: 'only what is offered matters' });
  }
  const scene = aScene({ variants: ['minions-die-first'] }).monsters('fly', 'mom');
  expect(scene.declare('p1', 'attack').allPass().offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'only what is offered matters' });
});

test('VAR-10 ATK-10: a boss that is revealed beside a smaller monster is not attacked, and the attack is spent', () => {
  const scene = aScene({ variants: ['minions-die-first'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['monstro']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'gurdy');
  expect([scene.tops('monsters'), scene.asked()]).toEqual([['fly', 'monstro'], 'p1 priority']);
  scene.refuses('p1', 'attack', 'ATK-01');
  scene.done();
});

test('VAR-10 ATK-10: a boss that covers the last smaller monster is attacked', () => {
  const scene = aScene({ variants: ['minions-die-first'] })
    .monsters('fly')
    .deck('monster', ['monstro'])
    .dice(1);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['roll 1']);
  scene.done({ midway: 'the attack goes on' });
});

test('VAR-10 DEC-45: an attack on a boss is over, and spent, when a smaller monster enters beside it', () => {
  const scene = aScene({ variants: ['minions-die-first'] })
    .monsters('gurdy', 'monstro')
    .discard('monster', ['revenant'])
    .dice(6);
  scene.attack('p1', 'gurdy').allPass().allPass();
  expect([scene.tops('monsters'), scene.asked()]).toEqual([['gurdy', 'revenant'], 'p1 priority']);
  scene.refuses('p1', 'attack', 'ATK-01');
  scene.done();
});

test('VAR-10: without the variant a boss can be attacked beside a smaller monster', () => {
  const scene = aScene({ variants: ['casino'] }).monsters('fly', 'gurdy');
  expect(scene.declare('p1', 'attack').allPass().offered()).toEqual(['fly', 'gurdy', 'deck']);
  scene.done({ midway: 'only what is offered matters' });
});

test('VAR-08: the active player gets the reward twice, everybody else once', () => {
  const scene = aScene({ players: 3, variants: ['rewards-for-everyone'] })
    .monsters('says-when-dying')
    .dice(2);
  scene.attack('p1', 'says-when-dying').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 2, 2]);
  scene.done();
});

test('VAR-08 RULING-24: one roll counts for all, and twice for the active player', () => {
  const scene = aScene({ variants: ['rewards-for-everyone'] })
    .monsters('rolls-for-reward')
    .dice(6, 5);
  scene.attack('p1', 'rolls-for-reward').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([10, 5]);
  scene.done();
});

test('VAR-08: a box that pays everybody pays the active player twice', () => {
  const scene = aScene({ variants: ['rewards-for-everyone'] })
    .monsters('pays-everyone')
    .dice(6);
  scene.attack('p1', 'pays-everyone').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 2]);
  scene.done();
});

test('VAR-08: who gets the reward in place of the active player gets it twice', () => {
  const scene = aScene({ variants: ['rewards-for-everyone'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('pays-the-killer');
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['pays-the-killer'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([5, 10]);
  scene.done();
});

test('VAR-08: a reward that an effect pays without a death is not shared', () => {
  const scene = aScene({ variants: ['rewards-for-everyone'] })
    .player('p1', { hand: ['its-reward'] })
    .monsters('says-when-dying');
  scene.play('p1', 'its-reward', { targets: ['says-when-dying'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 0]);
  scene.done();
});

test('VAR-08 SOUL-03: a soul goes to the active player alone', () => {
  const scene = aScene({ variants: ['rewards-for-everyone'] })
    .monsters('two-times-dying')
    .dice(6);
  scene.attack('p1', 'two-times-dying').fallbacks().resolve();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([1, 0]);
  scene.done();
});

test('VAR-09: for a soul that somebody gains each other player gains 5¢, and the shop has a slot more', () => {
  const scene = aScene({ players: 3, variants: ['super-shop'] })
    .player('p1', { hand: ['bomb'] })
    .shop('meat')
    .monsters(damaged('gurdy', 4))
    .deck('treasure', ['breakfast'])
    .fallbacks('refill.order');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.souls('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 5, 5]);
  expect(scene.tops('shop')).toEqual(['meat', 'breakfast']);
  scene.done();
});

test('VAR-09 SOUL-06: a soul that is worth 2 counts twice', () => {
  const scene = aScene({ soulsToWin: 5, variants: ['super-shop'] })
    .player('p1', { hand: ['bomb'] })
    .shop('meat')
    .monsters(damaged('mom', 7))
    .fallbacks('refill.order');
  scene.play('p1', 'bomb', { targets: ['mom'] }).resolve();
  expect([scene.souls('p1'), scene.coins('p2'), scene.tops('shop').length]).toEqual([2, 10, 3]);
  scene.done();
});

test('VAR-09: an item that becomes a soul is one that is gained', () => {
  const scene = aScene({ variants: ['super-shop'] }).player('p1', { items: ['soul-maker', 'meat'] });
  scene.use('p1', 'soul-maker', { targets: ['meat'] }).resolve();
  expect(scene.coins('p2')).toBe(5 * scene.souls('p1'));
  scene.done();
});

test('VAR-09: without the variant nobody else gets anything for a soul', () => {
  const scene = aScene({ variants: ['casino'] })
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('gurdy', 4));
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.souls('p1'), scene.coins('p2'), scene.tops('shop')]).toEqual([1, 0, []]);
  scene.done();
});

test('VAR-06 CTR-08: everybody begins with an Eternal slot machine of their own', () => {
  const decks = { loot: Array.from({ length: 8 }, () => 'a-penny') };
  const scene = aGame({ seats: 2, decks, variants: ['casino'] }).firstPlayerDice(1, 2);
  scene.start().toActionPhase();
  for (const player of ['p1', 'p2'] as const) {
    expect(scene.items(player)).toEqual(['portable-slot-machine']);
    const { area } = scene.state().players[player]!;
    const machine = Object.values(scene.state().objects).find(({ id, card }) => area.includes(id) && card !== 'plain')!;
    expect([machine.counters, machine.charged]).toEqual([{ eternal: 1 }, true]);
  }
  scene.done();
});
