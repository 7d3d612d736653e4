import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('ABIL-11 ZONE-01 REFILL-01 beggar broken-remote: a room that leaves before its ability resolves still pays, and the room after it stays', () => {
  const scene = aScene()
    .player('p1', { coins: 3, items: ['broken-remote', 'sack-of-pennies'] })
    .rooms('beggar')
    .deck('room', ['shell-game', 'black-champions'])
    .deck('treasure', ['meat'])
    .dice(6);
  scene.use('p1', 'beggar').use('p1', 'sack-of-pennies').answer('p1', 'trigger.target', 'beggar');
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect([scene.tops('rooms'), scene.stack()]).toEqual([['shell-game'], ['beggar', 'sack-of-pennies']]);
  scene.resolve();
  expect([scene.items('p1'), scene.tops('rooms'), scene.discarded('room')]).toEqual([
    ['broken-remote', 'sack-of-pennies', 'meat'],
    ['shell-game'],
    ['beggar'],
  ]);
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('DMG-09 REROLL-02 ABIL-11 maggys-blessing dice-room the-chest: hearts go with their room, and the next one rerolls whose ability waits', () => {
  const scene = aScene()
    .player('p1', { items: ['broken-remote', 'sack-of-pennies', 'the-chest', 'the-d6'], damage: 2 })
    .player('p2', { damage: 1 })
    .rooms('maggys-blessing')
    .deck('room', ['dice-room', 'black-champions', 'red-champions'])
    .deck('treasure', ['meat', 'breakfast', 'dinner'])
    .fallbacks('each.order');
  expect([scene.hp('p1'), scene.maxHp('p1'), scene.hp('p2')]).toEqual([1, 3, 2]);
  scene.use('p1', 'sack-of-pennies').answer('p1', 'trigger.target', 'maggys-blessing');
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect([scene.hp('p1'), scene.maxHp('p1'), scene.hp('p2'), scene.maxHp('p2')]).toEqual([1, 2, 2, 2]);
  expect(scene.stack()).toEqual(['sack-of-pennies', 'dice-room']);
  scene.resolve();
  expect([scene.items('p1').toSorted(), scene.soulCards('p1'), scene.coins('p1')]).toEqual([
    ['breakfast', 'meat', 'the-d6'],
    ['the-chest'],
    1,
  ]);
  expect([scene.discarded('loot'), scene.discarded('treasure')]).toEqual([['broken-remote'], ['sack-of-pennies']]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.tops('rooms'), scene.discarded('room')]).toEqual([
    ['black-champions'],
    ['dice-room', 'maggys-blessing'],
  ]);
  scene.done();
});

test('PAY-02 PREV-05 DEATH-18 blood-donation blood-money soul-heart: the last HP is paid in spite of a shield, and the dead are paid for it', () => {
  const scene = aScene()
    .player('p1', { damage: 1, hand: ['soul-heart'] })
    .rooms('blood-donation', 'blood-money');
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).resolve();
  scene.use('p1', 'blood-donation');
  expect([scene.hp('p1'), scene.stack()]).toEqual([0, ['blood-donation', 'p1 death']]);
  scene.allPass();
  expect(scene.stack()).toEqual(['blood-donation', 'blood-money']);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2'), scene.dead('p1'), scene.stack()]).toEqual([
    0,
    4,
    true,
    ['blood-donation'],
  ]);
  scene.toNextTurn();
  expect([scene.coins('p1'), scene.hp('p1'), scene.view().turn.active]).toEqual([3, 2, 'p2']);
  scene.toActionPhase().done();
});

test('BSOUL-02 WIN-02 REPL-06 the-mirror damocles soul-of-pride: the treasures of the third monster bring the soul that wins', () => {
  const scene = aScene()
    .player('p1', { items: ['damocles'], souls: ['mom', 'gurdy'], hand: ['everything-takes-1'] })
    .rooms('the-mirror')
    .monsters('fly', 'fly', 'fly')
    .deck('treasure', ['meat', 'breakfast', 'dinner', 'synthoil', 'the-relic', 'fanny-pack'])
    .outside('soul-of-pride')
    .from('recharge');
  scene.passUntil('the-mirror').allPass().answer('p1', 'effect.may', 'yes');
  expect([scene.hp('p1'), scene.items('p1')]).toEqual([1, ['damocles']]);
  scene.toActionPhase().play('p1', 'everything-takes-1').resolve();
  expect([scene.asked(), scene.souls('p1'), scene.items('p1').length]).toEqual(['over', 4, 7]);
  expect(scene.state().outcome).toMatchObject({ winners: ['p1'] });
  scene.done();
});

test('TURN-12 PAY-01 tax-for-the-mighty krampus: who cannot pay for a forced attack need not make it, who can must', () => {
  const taxed = (coins: number) =>
    aScene({ players: 3 })
      .player('p1', { coins, souls: ['gurdy'] })
      .rooms('tax-for-the-mighty')
      .monsters('krampus');
  const poor = taxed(3);
  poor.refuses('p1', 'attack');
  expect(poor.offered()).toContain('end');
  poor.done();
  const rich = taxed(4);
  rich.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack');
  expect([rich.coins('p1'), rich.coins('p2'), rich.coins('p3')]).toEqual([0, 2, 2]);
  rich.allPass();
  expect(rich.offered()).toEqual(['krampus']);
  rich.done({ midway: 'the attack is declared' });
});

test('DEATH-06 DEATH-07 MON-05 conjoined-twin fly: the killer of a monster kills the active player, who is paid for it dead', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .rooms('conjoined-twin')
    .monsters('fly')
    .fallbacks('room.discard')
    .passTo('p2');
  scene
    .play('p2', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['p1', 'p3']]);
  scene.answer('p2', 'trigger.target', 'p1').passUntil('p1 death');
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([0, [null]]);
  scene.toNextTurn();
  expect([scene.coins('p1'), scene.view().turn.active, scene.discarded('monster')]).toEqual([1, 'p2', ['fly']]);
  scene.toActionPhase().done();
});

test('REPL-01 DEATH-20 DMG-10 shadow-of-war bag-lunch: what is not destroyed before the penalty gives no life to the dead', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['bag-lunch', 'meat'], hand: ['a-penny'] })
    .rooms('shadow-of-war')
    .fallbacks('deathPenalty.loot');
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('shadow-of-war')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['bag-lunch', 'meat']]);
  scene.answer('p2', 'effect.choose', 'bag-lunch');
  expect(scene.object('bag-lunch').counters).toEqual({ counter: 1 });
  scene.allPass().answer('p2', 'deathPenalty.item', 'meat').resolve();
  expect([scene.items('p2'), scene.dead('p2'), scene.hp('p2'), scene.maxHp('p2')]).toEqual([['bag-lunch'], true, 0, 3]);
  scene.endTurn('p1');
  expect(scene.hp('p2')).toBe(3);
  scene.toActionPhase().done();
});

test('DMG-05 TURN-01 splash-damage head-of-the-keeper: who splashes somebody to death is paid four times', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['head-of-the-keeper'], hand: ['bomb'], lootPlays: 1 })
    .player('p3', { damage: 1 })
    .rooms('splash-damage')
    .monsters('fly')
    .passTo('p2')
    .fallbacks('trigger.order');
  scene.play('p2', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.dead('p3'), scene.hp('p1')]).toEqual([1, 6, true, 2]);
  scene.done();
});

test('STACK-01 PRIO-06 static-shock yum-heart callus: the shock comes before the shield that caused it, and not where damage is prevented', () => {
  const shocked = (...items: readonly string[]) =>
    aScene()
      .player('p1', { items: ['yum-heart', ...items], damage: 1, coins: 1 })
      .rooms('static-shock');
  const bare = shocked();
  bare.use('p1', 'yum-heart', { targets: ['p1'] });
  expect(bare.stack()).toEqual(['yum-heart', 'static-shock']);
  bare.toNextTurn();
  expect([bare.view().turn.active, bare.coins('p1')]).toEqual(['p2', 0]);
  bare.toActionPhase().done();
  const hardened = shocked('callus');
  hardened.use('p1', 'yum-heart', { targets: ['p1'] }).resolve();
  expect([hardened.hp('p1'), hardened.coins('p1'), hardened.stack()]).toEqual([1, 1, []]);
  hardened.done();
});

test('DMG-13 TURN-08 might-for-the-meek gurdy: with the soul the strength is gone, and with it the attack that it allowed', () => {
  const meek = (souls: readonly string[]) =>
    aScene().player('p2', { souls }).rooms('might-for-the-meek').monsters(damaged('gurdy', 3)).dice(4);
  const alone = meek([]);
  expect([alone.atk('p1'), alone.atk('p2')]).toEqual([2, 2]);
  alone.attack('p1', 'gurdy').resolve();
  expect([alone.souls('p1'), alone.atk('p1'), alone.atk('p2')]).toEqual([1, 1, 2]);
  alone.refuses('p1', 'attack', 'ATK-01').done();
  const tied = meek(['monstro']);
  tied.attack('p1', 'gurdy').resolve();
  expect([tied.souls('p1'), tied.atk('p1'), tied.offered().includes('attack')]).toEqual([1, 2, true]);
  tied.done();
});

test('REPL-04 TURN-20 haunted xix-the-sun: the turn that is skipped for a soul is the extra one', () => {
  const scene = aScene()
    .player('p1', { hand: ['xix-the-sun', 'fell-a-monster'], lootPlays: 2 })
    .rooms('haunted')
    .monsters('gurdy')
    .fallbacks('room.discard');
  scene.play('p1', 'xix-the-sun').resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect(scene.souls('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase();
  expect([scene.view().turn.active, scene.view().players.map(({ turnsToSkip }) => turnsToSkip)]).toEqual([
    'p2',
    [0, 0],
  ]);
  scene.done();
});

test('ATKOBJ-02 ATKOBJ-03 ROOM-04 gus blessing-of-the-sack damocles: a room that is killed pays all doubled, and no monster has died', () => {
  const scene = aScene()
    .player('p1', { items: ['the-midas-touch'] })
    .player('p2', { items: ['damocles', 'jar-of-flies'] })
    .rooms(damaged('gus', 8), 'blessing-of-the-sack')
    .deck('room', ['black-champions'])
    .deck('treasure', ['meat', 'breakfast', 'dinner', 'synthoil', 'the-relic'])
    .monsters('fly')
    .dice(1, 3);
  scene.attack('p1', 'gus').resolve();
  expect([scene.items('p1').length, scene.items('p2').length, scene.soulCards('p1')]).toEqual([3, 5, ['gus']]);
  expect([scene.coins('p1'), scene.object('jar-of-flies').counters]).toEqual([0, {}]);
  expect(scene.tops('rooms')).toEqual(['black-champions', 'blessing-of-the-sack']);
  scene.endTurn('p1').toActionPhase();
  expect(scene.discarded('room')).toEqual([]);
  scene.done();
});

test('PAY-03 REPL-06 BSOUL-02 equality ultra-greed soul-of-greed: forty for everybody end with the supply', () => {
  const scene = aScene({ players: 3 })
    .rooms('equality')
    .monsters(damaged('ultra-greed', 7))
    .outside('soul-of-greed')
    .dice(4, 5);
  scene.attack('p1', 'ultra-greed').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([40, 40, 20]);
  expect([scene.hp('p1'), scene.soulCards('p1')]).toEqual([1, ['soul-of-greed', 'ultra-greed']]);
  scene.done();
});

test('REPL-07 REPL-08 equality wooden-nickel bum-bo-treasure: whoever would gain says whether others share or levels come first', () => {
  const given = (...order: readonly string[]) => {
    const scene = aScene()
      .player('p1', { items: ['wooden-nickel'] })
      .player('p2', { items: ['bum-bo-treasure'] })
      .rooms('equality')
      .dice(4);
    scene
      .use('p1', 'wooden-nickel', { targets: ['p2'] })
      .resolve()
      .answer('p2', 'replacement.order', ...order)
      .resolve();
    const seen = [scene.coins('p1'), scene.coins('p2'), scene.object('bum-bo-treasure').counters];
    scene.done();
    return seen;
  };
  expect(given('equality', 'bum-bo-treasure')).toEqual([4, 0, { level: 4 }]);
  expect(given('bum-bo-treasure', 'equality')).toEqual([0, 0, { level: 4 }]);
});

test('BUY-03 BUY-05 GAIN-11 blessing-of-steam trick-penny keepers-bargain keepers-box: four discounts make it free, and each purchase pays others', () => {
  const scene = aScene()
    .player('p1', { items: ['trick-penny', 'keepers-bargain', 'steamy-sale'] })
    .player('p2', { items: ['keepers-box'] })
    .rooms('blessing-of-steam')
    .shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.items('p1').includes('meat'), scene.coins('p1'), scene.coins('p2')]).toEqual([true, 1, 2]);
  expect(scene.hand('p2')).toHaveLength(1);
  scene.endTurn('p1').toActionPhase();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('COST-01 trick-penny beggar golden-razor-blade: items cost a cent less to activate, rooms do not', () => {
  const scene = aScene()
    .player('p1', { coins: 7, items: ['trick-penny', 'golden-razor-blade'] })
    .rooms('beggar')
    .monsters('gurdy')
    .dice(1);
  scene.use('p1', 'golden-razor-blade', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.use('p1', 'beggar');
  expect(scene.coins('p1')).toBe(0);
  scene.resolve().done();
});

test('COPY-08 RECH-02 shadow-of-famine blank-card: the copy of the one loot card is no second one', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card', 'sack-of-pennies'], hand: ['bomb', 'a-penny'], lootPlays: 2 })
    .rooms('shadow-of-famine')
    .monsters('gurdy', 'fatty');
  scene.use('p1', 'blank-card').resolve().refuses('p1', 'use sack-of-pennies');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.answer('p1', 'trigger.target', 'fatty').resolve();
  expect([scene.hp('gurdy'), scene.hp('fatty')]).toEqual([4, 3]);
  scene.refuses('p1', 'play a-penny').done();
});

test('ROOM-03 COST-02 NAME-01 key-master the-bone: a counter of the active player is no key, and a key is worth three rolls', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-key', 'a-penny'], items: [withCounters('the-bone', 2)] })
    .rooms('key-master')
    .deck('treasure', ['meat', 'breakfast'])
    .dice(5, 4, 6, 4)
    .fallbacks('dice.order', 'roll.order');
  scene.use('p1', 'key-master', { pay: ['gold-key'] }).resolve();
  expect(scene.items('p1')).toEqual(['the-bone', 'meat', 'breakfast']);
  scene.use('p1', 'key-master', { pay: ['a-penny'] }).passUntil('roll 4');
  scene.use('p1', 'the-bone', { ability: 'paid.roll', targets: ['roll'] }).resolve();
  expect(scene.items('p1')).toHaveLength(4);
  scene.done();
});
