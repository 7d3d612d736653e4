import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('DEATH-12 REPL-07 soulbond shadow guppys-collar: bound to one who is saved, and robbed of nothing but the item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['soulbond', 'meat', 'breakfast'], coins: 3, hand: ['a-dime'] })
    .player('p3', { items: ['guppys-collar', 'shadow'], hand: ['bomb'] })
    .dice(2);
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'trigger.target', 'p3').passUntil('p3 death');
  scene.resolve();
  expect([scene.asked(), scene.offered(), scene.dead('p3'), scene.hp('p3')]).toEqual([
    'p3 deathPenalty.item',
    ['meat', 'breakfast'],
    false,
    1,
  ]);
  scene.answer('p3', 'deathPenalty.item', 'meat').resolve();
  expect([scene.items('p2'), scene.coins('p2'), scene.hand('p2')]).toEqual([['soulbond', 'breakfast'], 3, ['a-dime']]);
  expect([scene.items('p3'), scene.coins('p3'), scene.hand('p3')]).toEqual([['guppys-collar', 'shadow'], 0, ['bomb']]);
  scene.done();
});

test('DEC-27 PREV-02 TURN-12 1-up guppys-collar: a collar that fails leaves the death to the other, and there is a new attack at full HP', () => {
  const scene = aScene()
    .player('p1', { items: ['1-up', 'guppys-collar'], damage: 1 })
    .monsters('gurdy')
    .dice(1, 5);
  scene.attack('p1', 'gurdy').passUntil('p1 death').allPass();
  scene.answer('p1', 'trigger.order', '1-up', 'guppys-collar');
  expect(scene.stack()).toEqual(['p1 death', '1-up', 'guppys-collar']);
  scene.resolve();
  expect([scene.hp('p1'), scene.dead('p1'), scene.items('p1'), scene.discarded('treasure')]).toEqual([
    2,
    false,
    ['guppys-collar'],
    ['1-up'],
  ]);
  expect([scene.view().attack, scene.offered().includes('attack')]).toEqual([null, true]);
  scene.done();
});

test('REPL-02 CANCEL-02 TURN-18 holy-mantle the-lost xiii-death: kept alive on its own turn, with what waited below cancelled', () => {
  const scene = aScene()
    .player('p1', {
      character: 'the-lost',
      items: ['holy-mantle'],
      hand: ['gold-bomb', 'xiii-death'],
      lootPlays: 2,
      souls: ['gurdy'],
    })
    .monsters('monstro');
  scene.use('p1', 'holy-mantle', { targets: ['p1'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['monstro'] }).play('p1', 'xiii-death', { targets: ['p1'] });
  scene.passUntil('p1 death').allPass();
  expect([scene.hp('p1'), scene.dead('p1'), scene.souls('p1'), scene.hp('monstro')]).toEqual([1, false, 2, 4]);
  expect(scene.discarded('loot')).toEqual(['gold-bomb', 'xiii-death']);
  scene.fallbacks('trigger.target', 'trigger.order', 'effect.choose').toNextTurn();
  expect([scene.view().turn.active, scene.charged('holy-mantle'), scene.charged('the-lost')]).toEqual([
    'p2',
    true,
    true,
  ]);
  scene.toActionPhase().done();
});

test('EACH-04 DEATH-19 TURN-19 plan-c holy-card lazarus-rags: at the end of the turn all die but who is protected', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['plan-c'], hand: ['holy-card'] })
    .player('p3', { items: ['lazarus-rags'] })
    .monsters('gurdy')
    .deck('treasure', ['meat'])
    .fallbacks('room.discard');
  scene.play('p1', 'holy-card', { targets: ['p2'] }).resolve();
  scene.use('p1', 'plan-c').resolve().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.coins('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([7, 1, []]);
  scene.declare('p1', 'end').passUntil('p1 death');
  expect(scene.stack()).toEqual(['p3 death', 'p2 death', 'p1 death']);
  scene.allPass(2);
  expect([scene.dead('p1'), scene.dead('p2'), scene.hp('p2'), scene.coins('p1')]).toEqual([true, false, 1, 6]);
  scene.toNextTurn();
  expect([scene.view().turn.active, scene.items('p3'), scene.hp('p1'), scene.hp('p3')]).toEqual([
    'p2',
    ['lazarus-rags', 'meat'],
    2,
    2,
  ]);
  scene.toActionPhase().done();
});

test('CANCEL-02 WIN-04 TURN-19 plan-c holy-card mega-satan: whoever is saved on their own turn saves all, and nobody wins', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['plan-c'], hand: ['holy-card'] })
    .monsters('fly', 'mega-satan')
    .fallbacks('room.discard', 'trigger.order');
  scene.play('p1', 'holy-card', { targets: ['p1'] }).resolve();
  scene.use('p1', 'plan-c').resolve().answer('p1', 'effect.choose', 'fly').resolve();
  scene.declare('p1', 'end').passUntil('p1 death').allPass();
  expect([scene.stack(), scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([[], false, false, false]);
  scene.toNextTurn();
  expect([scene.state().outcome, scene.view().turn.active, scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([
    null,
    'p2',
    2,
    2,
    2,
  ]);
  scene.toActionPhase().done();
});

test('DEC-11 DEATH-14 judas-shadow shadow: the item that pays for being destroyed pays its old owner, after the penalty', () => {
  const scene = aScene()
    .player('p1', { items: ['shadow'], hand: ['xiii-death'] })
    .player('p2', { items: ['judas-shadow', 'meat'], coins: 1, hand: ['bomb'] })
    .deck('loot', ['a-penny', 'a-dime']);
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('judas-shadow')
    .allPass(2);
  expect([scene.asked(), scene.object('judas-shadow').counters]).toEqual(['p1 deathPenalty.item', { counter: 2 }]);
  scene.answer('p1', 'deathPenalty.item', 'judas-shadow').fallbacks('deathPenalty.loot').resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([1, ['bomb']]);
  expect([scene.coins('p2'), scene.hand('p2').toSorted(), scene.items('p2')]).toEqual([
    2,
    ['a-dime', 'a-penny'],
    ['meat'],
  ]);
  scene.done();
});

test('DEATH-12 DEATH-15 fetal-haunt damocles baby-haunt: who gives away and breaks all before the penalty has no item left for it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['fetal-haunt', 'damocles', 'baby-haunt', 'the-d6'], coins: 2 })
    .fallbacks('trigger.order');
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'trigger.target', 'p3').answer('p2', 'trigger.target', 'p1').resolve();
  expect([scene.items('p2'), scene.coins('p2'), scene.discarded('treasure')]).toEqual([['the-d6'], 1, ['damocles']]);
  expect([...scene.items('p1'), ...scene.items('p3')].toSorted()).toEqual(['baby-haunt', 'fetal-haunt']);
  scene.done();
});

test('KEY-05 DEATH-20 DEC-04 curse-of-the-soulless: it moves on to somebody who is dead already, and stays', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { curses: ['curse-of-the-soulless'] });
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.offered()).toEqual(['p3', 'p1']);
  scene.answer('p2', 'effect.choose', 'p3').resolve();
  expect([scene.curses('p2'), scene.curses('p3'), scene.dead('p3')]).toEqual([[], ['curse-of-the-soulless'], true]);
  scene.endTurn('p1');
  expect([scene.curses('p3'), scene.dead('p3')]).toEqual([['curse-of-the-soulless'], false]);
  scene.toActionPhase().done();
});

test('EFF-05 DMG-05 PREV-03 black-heart head-of-the-keeper: who shields a victim is paid for its death and for the one that follows', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['head-of-the-keeper'], hand: ['black-heart', 'gold-bomb'], lootPlays: 2 })
    .fallbacks('trigger.order');
  scene.play('p1', 'black-heart', { targets: ['p2'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.dead('p3'), scene.hp('p1'), scene.coins('p1')]).toEqual([true, true, 2, 6]);
  scene.done();
});

test('WIN-02 BSOUL-02 DEATH-18 plan-c soul-of-wrath: the sixth death of the game makes a dead player win', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['plan-c'] })
    .player('p2', { items: ['the-d6', 'plan-c', 'meat'], souls: ['mom', 'gurdy'] })
    .monsters('fly', 'fly')
    .outside('soul-of-wrath')
    .fallbacks('room.discard', 'deathPenalty.loot', 'trigger.order');
  scene.use('p1', 'plan-c').resolve().answer('p1', 'effect.choose', 'fly').resolve();
  scene.declare('p1', 'end').toNextTurn().answer('p2', 'deathPenalty.item', 'meat').toNextTurn().toActionPhase();
  expect(scene.object('soul-of-wrath').counters).toEqual({ counter: 3 });
  scene.use('p2', 'plan-c').resolve().answer('p2', 'effect.choose', 'fly').resolve();
  scene.declare('p2', 'end').toNextTurn();
  expect([scene.asked(), scene.soulCards('p2'), scene.dead('p2')]).toEqual([
    'over',
    ['mom', 'gurdy', 'soul-of-wrath'],
    true,
  ]);
  expect(scene.state().outcome).toMatchObject({ winners: ['p2'] });
  scene.done();
});

test('KEY-01 REPL-01 DEATH-14 algiz the-chest: what is eternal in time is left by the death, and turned sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { hand: ['algiz'], lootPlays: 1, items: ['the-chest', 'sack-of-pennies', 'the-bone'], coins: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil('p2 death');
  scene
    .passTo('p2')
    .play('p2', 'algiz', { targets: ['p2'] })
    .resolve();
  expect([scene.items('p2'), scene.coins('p2'), scene.soulCards('p2')]).toEqual([
    ['the-chest', 'sack-of-pennies', 'the-bone'],
    0,
    [],
  ]);
  expect([scene.charged('sack-of-pennies'), scene.charged('the-bone'), scene.charged('the-chest')]).toEqual([
    false,
    false,
    true,
  ]);
  scene.done();
});

test('EACH-06 EACH-04 DEATH-18 mama-mega dark-arts: the monster pays before the active player falls, and the others fall after', () => {
  const scene = aScene()
    .player('p1', { items: ['mama-mega'] })
    .player('p2', { items: ['dark-arts'], hand: ['bomb'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['pooter'])
    .deck('loot', ['a-dime'])
    .fallbacks('each.order');
  scene.use('p1', 'mama-mega').passUntil('p1 death');
  expect([scene.coins('p1'), scene.hp('gurdy'), scene.hp('pooter'), scene.stack()]).toEqual([
    1,
    2,
    2,
    ['3 damage to p2', 'p1 death'],
  ]);
  scene.passUntil('p2 death').allPass();
  expect([scene.coins('p1'), scene.hand('p2').toSorted()]).toEqual([0, ['a-dime', 'bomb']]);
  scene.answer('p2', 'deathPenalty.loot', 'bomb').toNextTurn();
  expect([scene.view().turn.active, scene.hand('p2'), scene.hp('gurdy'), scene.hp('p2')]).toEqual([
    'p2',
    ['a-dime'],
    5,
    2,
  ]);
  scene.toActionPhase().done();
});

test('ATKOBJ-02 DEST-01 DEC-22 punching-bag: as the item of a death penalty it dies, and pays the active player', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['punching-bag', 'meat'] });
  expect(scene.maxHp('p2')).toBe(4);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.answer('p2', 'deathPenalty.item', 'punching-bag').resolve();
  expect([scene.items('p2'), scene.coins('p1'), scene.coins('p2'), scene.discarded('treasure')]).toEqual([
    ['meat'],
    5,
    0,
    ['punching-bag'],
  ]);
  scene.done();
});

test('DEST-03 DMG-05 deaths-head berserk head-of-the-keeper soul-of-lust: what dies by itself is killed by nobody', () => {
  const scene = aScene()
    .player('p1', { items: ['berserk', 'head-of-the-keeper'] })
    .player('p2', { items: ['head-of-the-keeper'], hand: ['bomb'], lootPlays: 1 })
    .monsters('fly', 'deaths-head')
    .outside('soul-of-lust')
    .fallbacks('trigger.order');
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.discarded('monster').length, scene.maxHp('p1'), scene.coins('p1'), scene.coins('p2')]).toEqual([
    2, 2, 1, 3,
  ]);
  expect(scene.object('soul-of-lust').counters).toEqual({ counter: 1 });
  scene.done();
});

test('DMG-09 hypercoagulation the-dauntless bomb: the counters that are taken off at the end take hurt hearts only after whole ones', () => {
  const scene = aScene()
    .player('p1', {
      character: 'the-dauntless',
      items: [withCounters('hypercoagulation', 3)],
      hand: ['bomb', 'bomb'],
      lootPlays: 2,
    })
    .deck('loot', ['a-penny', 'a-dime', '2-cents']);
  for (let n = 0; n < 2; n += 1) scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([2, 4]);
  scene.declare('p1', 'end').passUntil('hypercoagulation').allPass();
  expect([scene.hp('p1'), scene.maxHp('p1'), scene.dead('p1'), scene.hand('p1').length]).toEqual([1, 1, false, 3]);
  scene.toNextTurn().toActionPhase().done();
});

test('REROLL-02 REPL-01 DMG-09 bag-lunch perthro the-d20: saved from the first reroll it brings no treasure, from the second it does', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d20', 'bag-lunch'], hand: ['perthro'], damage: 1 })
    .deck('treasure', ['meat']);
  scene.play('p1', 'perthro', { targets: ['bag-lunch'] }).resolve();
  expect([scene.items('p1'), scene.hp('p1'), scene.maxHp('p1')]).toEqual([['the-d20', 'bag-lunch'], 2, 3]);
  scene.use('p1', 'the-d20', { targets: ['bag-lunch'] }).resolve();
  expect([scene.items('p1'), scene.hp('p1'), scene.maxHp('p1'), scene.discarded('loot')]).toEqual([
    ['the-d20', 'meat'],
    2,
    2,
    ['bag-lunch', 'perthro'],
  ]);
  scene.done();
});

test('WIN-04 ATK-14 rag-mega mega-satan guppys-collar: the others die with the boss, and whoever is saved keeps the active player from winning', () => {
  const fought = (face: number) =>
    aScene({ players: 3 })
      .player('p3', { items: ['guppys-collar'] })
      .player('p1', { hand: ['fell-a-monster'] })
      .monsters(damaged('rag-mega', 4), 'mega-satan')
      .deck('treasure', ['meat'])
      .dice(face)
      .fallbacks('room.discard', 'deathPenalty.item');
  const saved = fought(3);
  saved
    .play('p1', 'fell-a-monster', { targets: ['rag-mega'] })
    .passUntil('rag-mega death')
    .allPass();
  saved.answerSome('p1', 'trigger.target', 'p2', 'p3').resolve().endTurn('p1').toActionPhase();
  expect([saved.state().outcome, saved.view().turn.active]).toEqual([null, 'p2']);
  saved.done();
  const alone = fought(4);
  alone
    .play('p1', 'fell-a-monster', { targets: ['rag-mega'] })
    .passUntil('rag-mega death')
    .allPass();
  alone.answerSome('p1', 'trigger.target', 'p2', 'p3').resolve().declare('p1', 'end').toNextTurn();
  expect([alone.asked(), alone.souls('p1'), alone.items('p1')]).toEqual(['over', 1, ['meat']]);
  alone.done();
});
