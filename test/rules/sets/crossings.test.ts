import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';

test('WIN-04 SOUL-05 moms-heart: its killer gains it, and whoever has the most souls wins', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { souls: ['mom', 'gurdy'] })
    .monsters('moms-heart');
  scene.play('p1', 'fell-a-monster', { targets: ['moms-heart'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2']]);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.asked(), scene.souls('p1'), scene.state().outcome]).toMatchObject(['over', 2, { winners: ['p2'] }]);
  scene.done();
});

test('GAIN-07 moms-heart moms-shovel: stolen it is not gained, and nobody wins', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-shovel'] })
    .player('p2', { souls: ['moms-heart'] });
  scene.use('p1', 'moms-shovel').resolve().answer('p1', 'effect.choose', 'moms-heart').resolve();
  expect([scene.souls('p1'), scene.state().outcome]).toEqual([2, null]);
  scene.done();
});

test('EVENT-03 DEATH-18 ZONE-07 mothers-shadow: it goes back into the deck before those die who have the most', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'], coins: 2 })
    .player('p2', { items: ['dinner'] })
    .monsters('fly')
    .wholeDeck('monster', ['mothers-shadow', 'gurdy', 'pin', 'war', 'chub', 'envy', 'peep'])
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'deck').allPass();
  expect([scene.cardsOf('monster')[5], scene.tops('monsters'), scene.stack()]).toEqual([
    'mothers-shadow',
    ['fly'],
    ['p2 death', 'p1 death'],
  ]);
  scene.toNextTurn();
  expect([scene.items('p1'), scene.items('p2'), scene.coins('p1'), scene.view().turn.active]).toEqual([
    [],
    [],
    1,
    'p2',
  ]);
  scene.toActionPhase().done();
});

test('LOOT-02 CTR-03 guppys-eye: stolen, it opens the hand of the one who had it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-item', 'a-penny'] })
    .player('p2', { items: ['guppys-eye'], hand: ['bomb'] })
    .player('p3', { hand: ['a-dime'] });
  const open = () => scene.view('p3').players.map(({ openHand }) => openHand);
  expect(open()).toEqual([['steal-item', 'a-penny'], [], ['a-dime']]);
  scene.play('p1', 'steal-item', { targets: ['guppys-eye'] }).resolve();
  expect(open()).toEqual([[], ['bomb'], ['a-dime']]);
  scene.done();
});

test('ATK-05 ATKOBJ-03 moms-eye-shadow gus: another says which monster is attacked, but not where it is the deck or a room', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['moms-eye-shadow'] })
    .monsters('fly', 'gurdy')
    .dice(2);
  scene.attack('p1', 'fly');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 attack.target', ['fly', 'gurdy']]);
  scene.answer('p2', 'attack.target', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.hp('fly')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
  const deck = aScene({ players: 3 })
    .player('p2', { items: ['moms-eye-shadow'] })
    .monsters('fly')
    .deck('monster', ['pin'])
    .dice(4);
  deck.attack('p1', 'deck').passUntil('roll 4');
  expect(deck.tops('monsters')).toEqual(['pin']);
  deck.done({ midway: 'the attack goes on' });
  const room = aScene({ players: 3 })
    .player('p2', { items: ['moms-eye-shadow'] })
    .rooms('gus')
    .monsters('fly', 'gurdy')
    .dice(1, 1, 3);
  room.attack('p1', 'gus').passUntil('roll 3').allPass(2);
  expect(room.hp('gus')).toBe(8);
  room.done({ midway: 'the attack goes on' });
});

test('DEC-29 DEATH-14 lard gimpy: the death comes before what the same damage triggers, and the penalty first', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['lard', 'gimpy'], hand: ['a-penny', 'a-dime', '2-cents'], damage: 3, coins: 1 })
    .fallbacks('trigger.order');
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  scene.answer('p2', 'trigger.mode', 'm0');
  expect(scene.stack().at(-1)).toBe('p2 death');
  scene.allPass().answer('p2', 'deathPenalty.item', 'lard').answer('p2', 'deathPenalty.loot', 'a-penny');
  expect([scene.coins('p2'), scene.hand('p2').length]).toEqual([0, 2]);
  scene.resolve().answer('p2', 'discard.loot', 'a-dime').resolve();
  expect([scene.coins('p2'), scene.hand('p2'), scene.dead('p2')]).toEqual([2, ['2-cents'], true]);
  scene.done();
});

test('LOOT-07 DEC-08 distant-admiration shadow-of-famine: who has played their one card keeps the one they are given', () => {
  const scene = aScene()
    .player('p1', { items: ['distant-admiration'], hand: ['a-penny'] })
    .player('p2', { hand: ['a-dime'] })
    .rooms('shadow-of-famine');
  scene.play('p1', 'a-penny').resolve();
  scene
    .use('p1', 'distant-admiration', { targets: ['p2'] })
    .resolve()
    .answer('p2', 'effect.choose', 'a-dime')
    .resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.hand('p2')]).toEqual([1, ['a-dime'], []]);
  scene.done();
});

test('REPL-07 GAIN-10 poker-chip counterfeit-penny: doubled by the roll, the gain is one more', () => {
  const scene = aScene()
    .player('p1', { items: ['poker-chip', 'counterfeit-penny'], hand: ['3-cents', 'a-penny'], lootPlays: 2 })
    .dice(5);
  scene.play('p1', '3-cents').resolve();
  scene.answer('p1', 'replacement.order', 'poker-chip', 'counterfeit-penny').resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.play('p1', 'a-penny').resolve();
  expect(scene.coins('p1')).toBe(9);
  scene.done();
});

test('REPL-01 GAIN-01 magnet bum-bo-treasure: levels are no ¢, and the magnet is not paid', () => {
  const scene = aScene()
    .player('p1', { items: ['bum-bo-treasure'], hand: ['3-cents', 'a-penny'], coins: 2, lootPlays: 2 })
    .player('p2', { items: ['magnet'] });
  scene.play('p1', '3-cents').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.object('bum-bo-treasure').counters]).toEqual([
    2,
    0,
    { level: 3 },
  ]);
  scene.done();
});

test('DICE-10 ATK-18 polycephalus sibling-rivalry: the roll after its wound is two less, whoever makes it', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['sibling-rivalry'] })
    .monsters('polycephalus')
    .dice(3, 4, 3);
  scene
    .passTo('p3')
    .use('p3', 'sibling-rivalry', { targets: ['p2'] })
    .resolve();
  scene.declare('p1', 'attack').resolve().answer('p1', 'attack.target', 'polycephalus');
  scene.passUntil('roll 4').allPass().passUntil('roll 3');
  expect([scene.hp('polycephalus'), scene.hp('p2'), scene.hp('p1')]).toEqual([2, 1, 2]);
  scene.allPass(2);
  expect(scene.hp('polycephalus')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('REPL-04 TURN-20 famine overflow: two turns that are to be skipped are skipped one after the other', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('famine')
    .deck('monster', ['overflow'])
    .dice(1, 6)
    .fallbacks('room.discard');
  scene.play('p1', 'fell-a-monster', { targets: ['famine'] }).resolve();
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([2, 0]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect([scene.view().turn.active, scene.view().players.map(({ turnsToSkip }) => turnsToSkip)]).toEqual([
    'p2',
    [1, 0],
  ]);
  scene.done();
});

test('GAIN-07 COPY-01 keepers-penny finger: given away it pays nobody for being gained', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['keepers-penny'] });
  scene.use('p1', 'keepers-penny').resolve().answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.coins('p1'), scene.coins('p3'), scene.items('p3'), scene.object('keepers-penny').counters]).toEqual([
    1,
    0,
    ['keepers-penny'],
    { counter: 1 },
  ]);
  scene.done();
});

test('DMG-09 ATKOBJ-02 ATK-14 punching-bag: with the bag two hearts go, empty ones first, and its killer is paid', () => {
  const scene = aScene()
    .player('p2', { items: [damaged('punching-bag', 1)], damage: 3 })
    .monsters('fly')
    .dice(5);
  expect([scene.hp('p2'), scene.maxHp('p2')]).toEqual([1, 4]);
  scene.attack('p1', 'punching-bag').resolve();
  expect([scene.hp('p2'), scene.maxHp('p2'), scene.coins('p1'), scene.dead('p2')]).toEqual([1, 2, 5, false]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.discarded('monster')).toEqual([]);
  scene.done();
});

test('DICE-02 ABIL-08 mutant-spider the-relic sack-of-pennies: of four dice only the one that is chosen was rolled', () => {
  const scene = aScene()
    .player('p1', { items: ['mutant-spider', 'book-of-sin'] })
    .player('p2', { items: ['the-relic', 'dark-arts'] })
    .dice(1, 6, 3, 1);
  scene.use('p1', 'mutant-spider').resolve().use('p1', 'book-of-sin').resolve();
  scene.answer('p1', 'dice.choose', 'd2').resolve();
  expect([scene.hand('p1').length, scene.hand('p2'), scene.coins('p2')]).toEqual([1, [], 0]);
  scene.done();
});

test('STACK-01 EFF-02 magic-marker bomb: a number raised in answer counts for this card on the stack alone', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { hand: ['magic-marker'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).passTo('p2');
  scene.play('p2', 'magic-marker', { targets: ['bomb'] }).allPass();
  expect(scene.offered()).toEqual(['n1to2']);
  scene.answer('p2', 'effect.number', 'n1to2').resolve();
  expect(scene.hp('gurdy')).toBe(3);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done();
});

test('ABIL-02 CHAR-06 get-out-of-jail-card: others may turn their characters, and that helps them nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['get-out-of-jail-card'], items: ['curse-of-the-tower'], coins: 0 })
    .player('p2', { hand: ['bomb'], items: ['mr-boom', 'fanny-pack'] })
    .monsters('gurdy');
  scene.play('p1', 'get-out-of-jail-card').resolve().pass('p1');
  scene.use('p2', 'plain').resolve().pass('p1').refuses('p2', 'play bomb').refuses('p2', 'use mr-boom').pass('p2');
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('TURN-14 EFF-04 curse-of-tiny-hands curse-of-amnesia: two cards are left after what the end of the turn takes', () => {
  const scene = aScene()
    .player('p1', { curses: ['curse-of-tiny-hands'], hand: ['a-penny', '2-cents', '3-cents', '4-cents', 'a-dime'] })
    .player('p2', {});
  scene.declare('p1', 'end').resolve();
  expect([scene.asked(), scene.decision().min]).toEqual(['p1 handLimit.loot', 3]);
  scene.answer('p1', 'handLimit.loot', 'a-penny', '2-cents', '3-cents').toNextTurn();
  expect(scene.hand('p1')).toEqual(['4-cents', 'a-dime']);
  scene.toActionPhase().done();
});

test('TURN-02 RECH-01 curse-of-fatigue car-battery mama-haunt: one item of those that can be recharged, and the character not', () => {
  const scene = aScene()
    .player('p1', {
      curses: ['curse-of-fatigue'],
      character: sideways('plain'),
      items: [sideways('mr-boom'), sideways('car-battery'), sideways('mystery-loot'), 'mama-haunt'],
    })
    .from('recharge');
  expect([scene.start().asked(), scene.offered()]).toEqual(['p1 effect.choose', ['mr-boom', 'mystery-loot']]);
  scene.answerSome('p1', 'effect.choose', 'mystery-loot').toActionPhase();
  expect(['plain@p1', 'mr-boom', 'car-battery', 'mystery-loot'].map((name) => scene.charged(name))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  scene.done();
});

test('ABIL-07 TURN-13 curse-of-impulse the-d6: who lets the curse come first has what recharges recharged', () => {
  const scene = aScene().player('p1', { curses: ['curse-of-impulse'], items: ['the-d6', 'mr-boom'] });
  scene.declare('p1', 'end').allPass().answer('p1', 'trigger.order', 'the-d6', 'curse-of-impulse').toNextTurn();
  expect([scene.charged('the-d6'), scene.charged('mr-boom'), scene.charged('plain@p1')]).toEqual([true, false, false]);
  scene.toActionPhase().done();
});

test('VOTE-01 PREV-01 the-scourge: the dead have no vote, and a tie lets the damage through', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'bomb'], lootPlays: 2 })
    .monsters('the-scourge');
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['the-scourge'] }).resolve();
  scene.answer('p1', 'vote', 'm0').answer('p2', 'vote', 'm1').resolve();
  expect([scene.hp('the-scourge'), scene.hand('p1').length, scene.hp('p2')]).toEqual([2, 1, 2]);
  scene.done();
});

test('TGT-02 TGT-07 auction-gavel the-d20: of an item that is rerolled in the shop nothing is auctioned', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['auction-gavel'] })
    .player('p2', { items: ['the-d20'], coins: 5 })
    .shop('meat')
    .deck('treasure', ['dinner']);
  scene.use('p1', 'auction-gavel', { targets: ['meat'] }).passTo('p2');
  scene.use('p2', 'the-d20', { targets: ['meat'] }).resolve();
  expect([scene.asked(), scene.tops('shop'), scene.charged('auction-gavel'), scene.coins('p1')]).toEqual([
    'p1 priority',
    ['dinner'],
    false,
    0,
  ]);
  scene.done();
});

test('BUY-02 REFILL-01 void: an item that goes to discard in answer to the declaration is not there to be bought', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['void'] })
    .shop('meat')
    .deck('treasure', ['dinner', 'synthoil']);
  scene
    .declare('p1', 'purchase')
    .passTo('p2')
    .use('p2', 'void', { mode: 1, targets: ['meat'] })
    .allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 purchase.choice', ['dinner', 'deck']]);
  scene.answer('p1', 'purchase.choice', 'dinner').resolve();
  expect([scene.items('p1'), scene.coins('p1'), scene.discarded('treasure')]).toEqual([['dinner'], 0, ['meat']]);
  scene.done();
});

test('ATK-12 CARD-07 soy-milk white-champions holy-brain: evasion stays within its limits, and each hit splashes', () => {
  const scene = aScene()
    .player('p1', { items: ['soy-milk'] })
    .rooms('white-champions')
    .monsters('fly', 'little-horn', withCounters('clotty', 1))
    .dice(4);
  expect([scene.dc('fly'), scene.dc('little-horn'), scene.dc('clotty')]).toEqual([4, 6, 5]);
  scene.attack('p1', 'fly').fallbacks('each.order', 'room.discard').resolve();
  expect([scene.coins('p1'), scene.hp('little-horn'), scene.hp('clotty')]).toEqual([1, 1, 1]);
  scene.done();
});

test('MON-07 HEAL-03 cursed-globin libra: a 3 heals all monsters, not one whose death waits', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['libra', 'book-of-sin'] })
    .monsters('cursed-globin', damaged('gurdy', 3), damaged('pin', 1))
    .deck('loot', ['a-dime'])
    .dice(6);
  scene
    .play('p1', 'bomb', { targets: ['pin'] })
    .passUntil('pin death')
    .passTo('p2');
  scene
    .use('p2', 'book-of-sin')
    .passUntil('roll 6')
    .passTo('p2')
    .use('p2', 'libra', { targets: ['roll'] });
  scene.passUntil('cursed-globin').allPass();
  expect([scene.hp('gurdy'), scene.hp('pin')]).toEqual([4, 0]);
  scene.resolve();
  expect([scene.souls('p1'), scene.hand('p2')]).toEqual([1, ['a-dime']]);
  scene.done();
});
