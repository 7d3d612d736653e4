import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('DMG-09 DMG-10 REROLL-02 the-d20: a heart that goes takes its damage along before the next one comes', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d20', 'breakfast'], damage: 1 })
    .deck('treasure', ['dinner']);
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([2, 3]);
  scene.use('p1', 'the-d20', { targets: ['breakfast'] }).resolve();
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([3, 3]);
  scene.done();
});

test('DMG-09 DMG-10 xv-the-devil: the same when one is destroyed and another stolen', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil'], items: ['breakfast'], damage: 1 })
    .shop('dinner');
  scene.play('p1', 'xv-the-devil', { targets: ['breakfast'] }).resolve();
  scene.answer('p1', 'effect.choose', 'dinner').resolve();
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([3, 3]);
  scene.done();
});

test('PREV-04 dople: damage that is prevented is not dealt to the neighbour either, and nobody is asked', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['v-the-hierophant', 'bomb'], lootPlays: 1 })
    .monsters('dople');
  scene.play('p1', 'v-the-hierophant', { targets: ['dople'] }).resolve();
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'bomb', { targets: ['dople'] }).resolve();
  expect([scene.hp('dople'), scene.hp('p3'), scene.asked()]).toEqual([2, 2, 'p1 priority']);
  scene.done();
});

test('PREV-04 PREV-01 evil-twin: of damage that is prevented in part the neighbour takes what is left', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['v-the-hierophant', 'gold-bomb'], lootPlays: 1 })
    .monsters('evil-twin');
  scene.play('p1', 'v-the-hierophant', { targets: ['evil-twin'] }).resolve();
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'gold-bomb', { targets: ['evil-twin'] }).resolve();
  expect([scene.hp('evil-twin'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1, 2]);
  scene.done();
});

test('PREV-04 rage-creep: a miss that is prevented hurts nobody', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['yum-heart'] })
    .monsters('rage-creep')
    .dice(1, 6);
  scene.use('p1', 'yum-heart', { targets: ['p1'] }).resolve();
  scene.attack('p1', 'rage-creep').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 2]);
  scene.done();
});

test('CANCEL-02 TURN-18: The Fool against the death of a monster leaves it at 1 HP, and nobody is paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .monsters('gurdy-jr');
  scene.play('p1', 'gold-bomb', { targets: ['gurdy-jr'] }).passUntil('gurdy-jr death');
  scene.passTo('p2').play('p2', 'o-the-fool').allPass();
  expect([scene.hp('gurdy-jr'), scene.souls('p1'), scene.stack()]).toEqual([1, 0, []]);
  scene.toNextTurn();
  expect([scene.hp('gurdy-jr'), scene.items('p1')]).toEqual([2, []]);
  scene.done();
});

test('EVENT-03 KEY-05 CANCEL-01: a curse whose trigger is cancelled is nobody’s and goes to discard', () => {
  const scene = aScene()
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .deck('monster', ['curse-of-pain'])
    .monsters('fly');
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2');
  scene.passTo('p2').play('p2', 'o-the-fool').toNextTurn();
  expect([scene.discarded('monster'), scene.curses('p2'), scene.tops('monsters')]).toEqual([
    ['curse-of-pain'],
    [],
    ['fly'],
  ]);
  scene.done();
});

test('DEATH-06 DEATH-10 WIN-02 wrath: its roll kills both players, then its soul wins all the same', () => {
  const scene = aScene({ soulsToWin: 3 })
    .player('p1', { souls: ['gurdy', 'pin'], hand: ['gold-bomb'] })
    .monsters('wrath')
    .dice(6);
  scene.play('p1', 'gold-bomb', { targets: ['wrath'] }).resolve();
  expect([scene.asked(), scene.dead('p1'), scene.dead('p2'), scene.souls('p1')]).toEqual(['over', true, true, 3]);
  scene.done();
});

test('DEATH-06 WIN-02 wrath curse-of-loss: a soul lost to the death that it brings makes its own too late', () => {
  const scene = aScene({ soulsToWin: 3 })
    .player('p1', { souls: ['gurdy', 'pin'], curses: ['curse-of-loss'], hand: ['gold-bomb'] })
    .monsters('wrath')
    .dice(6)
    .fallbacks('trigger.order');
  scene.play('p1', 'gold-bomb', { targets: ['wrath'] }).resolve();
  scene.answer('p1', 'trigger.target', 'pin').toNextTurn();
  expect([scene.soulCards('p1'), scene.curses('p1'), scene.view().turn.active]).toEqual([['gurdy', 'wrath'], [], 'p2']);
  scene.done();
});

test('MON-05 TURN-18 guppys-collar: saved from the monster that dies, its killer is paid at the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-collar'], hand: ['gold-bomb'] })
    .monsters('wrath')
    .dice(6, 2);
  scene.play('p1', 'gold-bomb', { targets: ['wrath'] }).toNextTurn();
  expect([scene.souls('p1'), scene.coins('p1'), scene.items('p1')]).toEqual([1, 6, ['guppys-collar']]);
  expect([scene.hp('p1'), scene.hp('p2'), scene.view().turn.active]).toEqual([2, 2, 'p2']);
  scene.done();
});

test('ABIL-07 cursed-moms-hand pandoras-box: the outcome of a 6 comes before the turn ends', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .monsters('cursed-moms-hand')
    .dice(6);
  scene.use('p1', 'pandoras-box').toNextTurn();
  expect([scene.souls('p1'), scene.view().turn.active]).toEqual([1, 'p2']);
  scene.done();
});

test('REFILL-04 DEATH-18 KEY-05: a dead active player sees four events of a refill through', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('boom-fly')
    .deck('monster', ['troll-bombs', 'xl-floor', 'gold-chest', 'curse-of-pain', 'fly', 'gurdy'])
    .dice(5)
    .fallbacks('trigger.order');
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['boom-fly'] })
    .toNextTurn();
  scene.answer('p1', 'trigger.target', 'p2').toNextTurn();
  expect([scene.coins('p1'), scene.curses('p2'), scene.tops('monsters'), scene.view().turn.active]).toEqual([
    11,
    ['curse-of-pain'],
    ['gurdy', 'fly'],
    'p2',
  ]);
  scene.resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('BSOUL-02 WIN-02 BARTER-04: ¢ of a barter make up the 25 of Soul of Greed', () => {
  const scene = aScene({ soulsToWin: 1 })
    .player('p1', { coins: 20 })
    .player('p2', { coins: 5 })
    .outside('soul-of-greed');
  expect(scene.tableAct({ does: 'giveCoins', from: 'p2', to: 'p1', amount: 5 })).toBe(true);
  expect([scene.asked(), scene.souls('p1')]).toEqual(['over', 1]);
  scene.done();
});

test('BSOUL-03 KEY-10 diplopia: two Guppy items for one turn, the soul for good', () => {
  const scene = aScene()
    .player('p1', { items: ['diplopia', 'guppys-collar'] })
    .outside('soul-of-guppy');
  scene.use('p1', 'diplopia', { targets: ['guppys-collar'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  scene.endTurn('p1');
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  scene.done();
});

test('COPY-09 CANCEL-01: a cancelled copy of loot is gone, and the card itself goes on', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime'], items: ['blank-card'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.use('p1', 'blank-card').resolve();
  scene.play('p1', 'a-dime').allPass();
  const copy = scene.state().stack.at(-1)!.id;
  scene
    .passTo('p2')
    .play('p2', 'butter-bean', { targets: [copy] })
    .resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([10, ['a-dime', 'butter-bean']]);
  scene.done();
});

test('COPY-09 xix-the-sun: a copy that cannot go to the deck grants no turn', () => {
  const scene = aScene().player('p1', { hand: ['xix-the-sun'], items: ['blank-card'] });
  scene.use('p1', 'blank-card').resolve();
  scene.play('p1', 'xix-the-sun').resolve().endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p1');
  scene.endTurn('p1');
  expect(scene.view().turn.active).toBe('p2');
  scene.done();
});

test('COPY-01 SOUL-01 modeling-clay: paid as a penalty while it is The Chest, it is a soul worth 1', () => {
  const scene = aScene().player('p1', { items: ['modeling-clay', 'the-chest'], hand: ['xiii-death'] });
  scene.use('p1', 'modeling-clay', { targets: ['the-chest'] }).resolve();
  scene
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  scene.answer('p1', 'deathPenalty.item', 'modeling-clay').toNextTurn();
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([['modeling-clay'], 1, ['the-chest']]);
  scene.done();
});

test('COPY-11 decoy placebo: what copies the swap is what is swapped', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo'] })
    .player('p2', { items: ['decoy', 'meat'] });
  scene.use('p1', 'placebo', { targets: ['decoy'] }).allPass();
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['meat'], ['decoy', 'placebo']]);
  scene.done();
});

test('DEATH-11 DEATH-17: whoever is about to die kills in answer, and dies after it', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1, coins: 3 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil('p2 death');
  scene
    .passTo('p2')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .allPass();
  expect(scene.stack()).toEqual(['p2 death', 'p1 death']);
  scene.allPass();
  expect([scene.dead('p1'), scene.dead('p2'), scene.stack()]).toEqual([true, false, ['p2 death']]);
  scene.refuses('p1', 'attack').toNextTurn();
  expect([scene.coins('p2'), scene.view().turn.active, scene.dead('p2')]).toEqual([2, 'p2', false]);
  scene.done();
});

test('DMG-05 black-bony: it strikes back at whoever killed it, and pays the active player', () => {
  const scene = aScene()
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .monsters('black-bony')
    .deck('loot', ['bomb', 'bomb', 'bomb'])
    .dice(3);
  scene
    .passTo('p2')
    .play('p2', 'gold-bomb', { targets: ['black-bony'] })
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hand('p1').length]).toEqual([2, 1, 3]);
  scene.done();
});

test('DEC-29 ATK-17 DEATH-06 lust: it strikes back from the grave, after it has paid', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .monsters(damaged('lust', 1))
    .deck('loot', ['a-penny', 'a-dime'])
    .dice(4);
  scene.attack('p1', 'lust').passUntil('lust death');
  expect(scene.stack()).toEqual(['lust', 'lust death']);
  scene.toNextTurn().answer('p1', 'deathPenalty.loot', 'a-dime').toNextTurn();
  expect([scene.soulCards('p1'), scene.hand('p1'), scene.view().turn.active]).toEqual([['lust'], ['a-penny'], 'p2']);
  scene.done();
});

test('DEC-27 BUY-02 guppys-collar: saved on the turn of another, who goes on buying', () => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['xiii-death'] })
    .player('p2', { items: ['guppys-collar'] })
    .shop('meat')
    .dice(2);
  scene
    .declare('p1', 'purchase')
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .resolve();
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.items('p1'), scene.hp('p2'), scene.dead('p2')]).toEqual([['meat'], 1, false]);
  scene.done();
});

test('DEATH-11 REFILL-03 spider-mod: the event that it brings kills the attacker before the hit counts', () => {
  const scene = aScene()
    .player('p1', { items: ['spider-mod'] })
    .monsters(damaged('gurdy', 4), 'fly')
    .deck('monster', ['mega-troll-bomb', 'dip'])
    .dice(5)
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'gurdy').resolve();
  scene.answer('p1', 'trigger.target', 'fly').allPass().answer('p1', 'effect.may', 'yes').toNextTurn();
  expect([scene.soulCards('p1'), scene.tops('monsters'), scene.view().turn.active]).toEqual([
    [],
    ['gurdy', 'dip'],
    'p2',
  ]);
  expect([scene.hp('gurdy'), scene.items('p1')]).toEqual([5, []]);
  scene.done();
});

test('TURN-12 DEATH-19 MON-05: the attack that a monster forces in the cleanup is not made', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
    .monsters('portal');
  scene.play('p1', 'gold-bomb', { targets: ['portal'] });
  scene
    .passTo('p2')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.view().turn.active, scene.coins('p1'), scene.dead('p1')]).toEqual(['p2', 3, false]);
  scene.done();
});
