import { describe, expect, test } from 'vitest';
import { words } from '../../../src/text/index.js';
import { sceneCards } from '../../support/cards/index.js';
import type { PlayerScene } from '../../support/scene-state.js';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('DICE-05 REPL-08 eternal-d6 isaacs-blessing: a 3 that becomes a 1 may be rerolled as a 1', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('eternal-d6', 2), 'book-of-sin'] })
    .rooms('isaacs-blessing')
    .dice(3, 5);
  scene.use('p1', 'eternal-d6', { ability: 'paid' }).resolve();
  scene.use('p1', 'book-of-sin').passUntil('isaacs-blessing');
  expect(scene.stack()).toEqual(['roll 1', 'isaacs-blessing']);
  scene.allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.maxHp('p1'), scene.coins('p1')]).toEqual([3, 0]);
  scene.done();
});

test('DICE-05 DICE-06 DICE-10 cancer isaacs-blessing floor-spikes hallowed-ground: a first 1 of the turn is asked about and ends as a 2', () => {
  const scene = aScene()
    .player('p1', { items: ['cancer', 'book-of-sin', 'the-d100'], hand: ['a-penny'] })
    .player('p2', { items: ['hallowed-ground'] })
    .rooms('isaacs-blessing', 'floor-spikes')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve().answer('p1', 'effect.may', 'no').resolve();
  expect([scene.coins('p1'), scene.hp('p1'), scene.object('hallowed-ground').counters]).toEqual([1, 2, { counter: 1 }]);
  scene.use('p1', 'the-d100').resolve().answer('p1', 'effect.may', 'no').resolve();
  expect([scene.hand('p1').length, scene.hp('p1'), scene.object('hallowed-ground').counters]).toEqual([
    2,
    1,
    { counter: 1 },
  ]);
  scene.done();
});

test('DICE-12 telepathy-for-dummies the-d6: what was foreseen is set first, and a reroll after it counts', () => {
  const scene = aScene()
    .player('p1', { items: ['telepathy-for-dummies', 'book-of-sin'] })
    .player('p2', { items: ['the-d6'] })
    .from('recharge')
    .dice(6, 1, 3);
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.use('p1', 'book-of-sin').resolve();
  scene.answer('p1', 'effect.may', 'yes').passTo('p2');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.use('p2', 'the-d6', { targets: ['roll'] }).resolve();
  expect([scene.hand('p1').length, scene.maxHp('p1')]).toEqual([2, 2]);
  scene.done();
});

test('ABIL-07 TURN-18 steven dark-arts: on a 6 all who gain by it are paid before the boss ends the turn unhurt', () => {
  const scene = aScene()
    .player('p1', { items: ['dark-arts'] })
    .player('p2', { items: ['dark-arts'] })
    .monsters('steven')
    .dice(6);
  scene.attack('p1', 'steven').passUntil('roll 6').allPass();
  expect(scene.stack()).toEqual(['1 damage to steven', 'steven', 'dark-arts', 'dark-arts']);
  scene.toNextTurn();
  expect([scene.coins('p1'), scene.coins('p2'), scene.said('event').filter(({ event }) => event === 'damage')]).toEqual(
    [2, 2, []],
  );
  expect([scene.view().turn.active, scene.hp('steven')]).toEqual(['p2', 4]);
  scene.toActionPhase().done();
});

test('ATK-12 knight rubber-cement tape-worm pink-eye: a 1 hits it and misses nobody, a 2 is a miss', () => {
  const scene = aScene()
    .player('p1', { items: ['tape-worm', 'pink-eye'] })
    .monsters('knight')
    .dice(1, 2, 6);
  scene.attack('p1', 'knight').passUntil('roll 2');
  expect([scene.hp('knight'), scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2, 2]);
  scene.allPass().answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p2'), scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1, 2]);
  scene.done();
});

test('ZONE-01 RULING-30 experimental-treatment the-curse: put back on its deck in answer to the roll it is no soul', () => {
  const scene = aScene()
    .player('p1', { items: ['experimental-treatment'] })
    .player('p2', { items: ['the-curse'] })
    .dice(6);
  scene.use('p1', 'experimental-treatment').passUntil('roll 6').passTo('p2');
  scene.use('p2', 'the-curse', { targets: ['deck:treasure'] }).resolve();
  expect([scene.souls('p1'), scene.cardsOf('treasure')[0], scene.discarded('treasure')]).toEqual([
    0,
    'experimental-treatment',
    [],
  ]);
  scene.done();
});

test('DEC-33 EVENT-03 holy-chest all-hallows-eve: an event that would be a soul goes to discard, and is nowhere else', () => {
  const scene = aScene().rooms('all-hallows-eve').monsters('fly').deck('monster', ['holy-chest']).dice(6);
  scene.attack('p1', 'deck').resolve();
  expect([scene.souls('p1'), scene.discarded('monster'), scene.tops('monsters'), scene.state().holding]).toEqual([
    0,
    ['holy-chest'],
    ['fly'],
    [],
  ]);
  scene.done();
});

test('DEC-49 all-hallows-eve: bonus souls stay where they are while nobody may gain souls', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'a-penny'], coins: 24, lootPlays: 2 })
    .rooms('all-hallows-eve')
    .outside('soul-of-greed');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.souls('p1'), scene.view().bonusSouls]).toEqual([0, ['soul-of-greed']]);
  scene.play('p1', 'a-penny').resolve();
  expect([scene.souls('p1'), scene.view().bonusSouls]).toEqual([0, ['soul-of-greed']]);
  scene.done();
});

test('DEC-49 DEC-09 curse-of-the-soulless: who is next gains the bonus soul that the first may not have', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'], coins: 24, curses: ['curse-of-the-soulless'] })
    .player('p2', { coins: 30 })
    .outside('soul-of-greed', 'soul-of-gluttony');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.souls('p1'), scene.soulCards('p2'), scene.view().bonusSouls]).toEqual([
    0,
    ['soul-of-greed'],
    ['soul-of-gluttony'],
  ]);
  scene.done();
});

test('DEC-49 soul-of-envy: of those whom the active player can choose none may be without the right to gain it', () => {
  const scene = aScene({ players: 3, soulsToWin: 9 })
    .player('p1', { hand: ['lost-soul'], souls: ['gurdy', 'pin'] })
    .player('p2', { curses: ['curse-of-the-soulless'] })
    .outside('soul-of-envy')
    .fallbacks('effect.choose');
  scene.play('p1', 'lost-soul').resolve();
  expect([scene.souls('p2'), scene.soulCards('p3')]).toEqual([0, ['soul-of-envy']]);
  scene.done();
});

test('DEC-33 REPL-01: a bonus soul that is destroyed instead of gained lies face down outside the game, for good', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'], items: ['breaks-the-soul'], coins: 24 })
    .player('p2', { coins: 30 })
    .outside('soul-of-greed');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.view().bonusSouls]).toEqual([0, 0, []]);
  const [line, ...others] = scene.said('losesBonusSoul');
  expect([line, others]).toMatchObject([{ player: 'p1', object: { card: 'soul-of-greed' } }, []]);
  for (const [w, said] of [
    [words('en', sceneCards), 'Ann may not gain Soul of Greed, which is out of the game'],
    [words('fr', sceneCards), 'Ann ne peut pas gagner Âme de l’Avarice, qui quitte la partie'],
  ] as const)
    expect(w.logLine(line!, { player: () => 'Ann', card: w.cardName })).toContain(said);
  scene.done();
});

describe('DEC-49 REPL-01: nobody loses a bonus soul because something else happens than that one player gains it', () => {
  const greed = { hand: ['gain-3', 'a-penny'], coins: 24, lootPlays: 2 };

  test('DEC-49: it stays, and whoever is next gains it at once', () => {
    const scene = aScene()
      .player('p1', { ...greed, items: ['coin-for-the-soul'] })
      .player('p2', { coins: 30 })
      .outside('soul-of-greed', 'soul-of-gluttony');
    scene.play('p1', 'gain-3').resolve();
    expect([scene.coins('p1'), scene.souls('p1'), scene.soulCards('p2')]).toEqual([28, 0, ['soul-of-greed']]);
    expect([scene.view().bonusSouls, scene.said('losesBonusSoul')]).toEqual([['soul-of-gluttony'], []]);
    scene.done();
  });

  test('DEC-49: what stands in for it does so once in a turn, and as soon as nothing does it is gained', () => {
    const scene = aScene()
      .player('p1', { ...greed, items: ['coin-for-the-soul'] })
      .player('p2', { hand: ['destroy-anything'] })
      .outside('soul-of-gluttony', 'soul-of-greed');
    scene.play('p1', 'gain-3').resolve();
    scene.play('p1', 'a-penny').resolve();
    expect([scene.coins('p1'), scene.view().bonusSouls]).toEqual([29, ['soul-of-gluttony', 'soul-of-greed']]);
    scene.endTurn('p1').toActionPhase();
    expect([scene.coins('p1'), scene.souls('p1')]).toEqual([30, 0]);
    scene.play('p2', 'destroy-anything', { targets: ['coin-for-the-soul'] }).resolve();
    scene.endTurn('p2').toActionPhase();
    expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([30, ['soul-of-greed']]);
    scene.done();
  });

  test('DEC-49: it goes to whom it is taken by, and stays where that player may not have it', () => {
    const scene = (mine: PlayerScene) =>
      aScene({ soulsToWin: 6, cap: 1 })
        .player('p1', greed)
        .player('p2', { items: ['takes-the-soul'], ...mine })
        .outside('soul-of-greed')
        .play('p1', 'gain-3')
        .resolve();
    for (const [mine, souls, left] of [
      [{}, ['soul-of-greed'], []],
      [{ souls: ['pin'] }, ['pin'], ['soul-of-greed']],
      [{ curses: ['curse-of-the-soulless'] }, [], ['soul-of-greed']],
    ] as const) {
      const after = scene(mine);
      expect([after.soulCards('p1'), after.soulCards('p2'), after.view().bonusSouls]).toEqual([[], souls, left]);
      after.done();
    }
  });
});

test('GAIN-03 SOUL-06 pandoras-box haunted: a soul that comes out of discard is gained, and the next turn skipped for it', () => {
  const scene = aScene()
    .player('p1', { items: ['pandoras-box'] })
    .rooms('haunted')
    .dice(6);
  scene.use('p1', 'pandoras-box').resolve();
  expect([scene.soulCards('p1'), scene.view().players.map(({ turnsToSkip }) => turnsToSkip)]).toEqual([
    ['pandoras-box'],
    [1, 0],
  ]);
  scene.done();
});

test('GAIN-03 the-chest all-hallows-eve curse-of-the-soulless: what is one’s own already becomes a soul though none can be gained', () => {
  const scene = aScene()
    .player('p1', { items: ['the-chest'], hand: ['destroy-anything'], curses: ['curse-of-the-soulless'] })
    .rooms('all-hallows-eve');
  scene.play('p1', 'destroy-anything', { targets: ['the-chest'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['the-chest']);
  scene.done();
});

test('REPL-01 DEC-33 charmed-monstro curse-of-the-soulless: given to one who can gain none, it goes to discard', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { curses: ['curse-of-the-soulless'] })
    .monsters('charmed-monstro')
    .deck('treasure', ['meat', 'synthoil']);
  scene
    .play('p1', 'fell-a-monster', { targets: ['charmed-monstro'] })
    .resolve()
    .answer('p1', 'effect.choose', 'p2')
    .resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.discarded('monster'), scene.items('p1')]).toEqual([
    [],
    [],
    ['charmed-monstro'],
    ['meat', 'synthoil'],
  ]);
  scene.done();
});

test('BSOUL-02 STACK-08 sticky-nickel soul-of-gluttony: the nickel that goes to the left is their tenth card', () => {
  const nine = Array.from({ length: 9 }, () => 'a-penny');
  const scene = aScene()
    .player('p1', { hand: ['sticky-nickel'] })
    .player('p2', { hand: nine })
    .outside('soul-of-gluttony')
    .dice(1);
  scene.play('p1', 'sticky-nickel').resolve();
  expect([scene.hand('p2').length, scene.soulCards('p2'), scene.discarded('loot'), scene.coins('p1')]).toEqual([
    10,
    ['soul-of-gluttony'],
    [],
    0,
  ]);
  scene.done();
});

test('RULING-24 CARD-06 BSOUL-02 blessing-of-the-sack a-lucky-penny soul-of-greed: rewards doubled twice are four times as much', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-lucky-penny', 'fell-a-monster'], lootPlays: 2 })
    .rooms('blessing-of-the-sack')
    .monsters('gurdy')
    .outside('soul-of-greed')
    .fallbacks('replacement.order');
  scene.play('p1', 'a-lucky-penny').resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.coins('p1'), scene.soulCards('p1').toSorted()]).toEqual([29, ['gurdy', 'soul-of-greed']]);
  scene.done();
});

test('MON-05 DICE-04 imp libra blessing-of-the-sack: the roll for a reward can be changed, and counts twice', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['libra'] })
    .rooms('blessing-of-the-sack')
    .monsters('imp')
    .dice(6);
  scene
    .play('p1', 'fell-a-monster', { targets: ['imp'] })
    .passUntil('roll 6')
    .passTo('p2');
  scene.use('p2', 'libra', { targets: ['roll'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(6);
  scene.done();
});

test('REPL-07 PREV-04 callus the-dead-cat: of two that stop the same damage the owner says which, and the other keeps its counters', () => {
  const bombed = (...order: readonly string[]) => {
    const scene = aScene().player('p1', {
      items: ['callus', withCounters('the-dead-cat', 9), 'fanny-pack'],
      hand: ['bomb'],
    });
    scene
      .play('p1', 'bomb', { targets: ['p1'] })
      .resolve()
      .answer('p1', 'replacement.order', ...order)
      .resolve();
    const seen = [scene.hp('p1'), scene.hand('p1').length, scene.object('the-dead-cat').counters];
    scene.done();
    return seen;
  };
  expect(bombed('callus', 'the-dead-cat')).toEqual([2, 0, { counter: 9 }]);
  expect(bombed('the-dead-cat', 'callus')).toEqual([2, 0, { counter: 8 }]);
});

test('TGT-01 PREV-05 gnawed-leaf: the first loot of the turn that is aimed at its owner is let through as damage, and the second kills', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'xiii-death'], lootPlays: 2 })
    .player('p2', { items: ['gnawed-leaf'] })
    .fallbacks('deathPenalty.item');
  scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .resolve()
    .answer('p2', 'effect.may', 'no')
    .resolve();
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.items('p2')]).toEqual([true, []]);
  scene.done();
});

test('REPL-07 BSOUL-02 lucky-toe two-of-clubs a-sack: one more before the doubling makes eight, and the tenth card a soul', () => {
  const sacked = (...order: readonly string[]) => {
    const scene = aScene()
      .player('p1', { items: ['lucky-toe', 'two-of-clubs'], hand: ['a-sack', 'a-penny', 'bomb'] })
      .deck('loot', ['2-cents', '3-cents', '4-cents'])
      .outside('soul-of-gluttony');
    scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).resolve();
    scene
      .play('p1', 'a-sack')
      .resolve()
      .answer('p1', 'replacement.order', ...order)
      .resolve();
    const seen = [scene.hand('p1').length, scene.souls('p1')];
    scene.done();
    return seen;
  };
  expect(sacked('lucky-toe', 'two-of-clubs')).toEqual([10, 1]);
  expect(sacked('two-of-clubs', 'lucky-toe')).toEqual([9, 0]);
});

test('GAIN-07 REPL-01 curse-of-the-soulless moms-shovel: who can gain no soul may still steal one', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-shovel'], curses: ['curse-of-the-soulless'] })
    .player('p2', { souls: ['gurdy'] });
  scene.use('p1', 'moms-shovel').resolve().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.discarded('treasure')]).toEqual([
    ['gurdy'],
    [],
    ['moms-shovel'],
  ]);
  scene.done();
});

test('GAIN-04 AND-02 magic-skin decoy: swapped away in answer, it brings its treasure and stays with the swapper', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['magic-skin'] })
    .player('p2', { items: ['decoy'] })
    .deck('treasure', ['meat']);
  scene.use('p1', 'magic-skin', { targets: ['p3'] }).passTo('p2');
  scene.use('p2', 'decoy', { targets: ['magic-skin'] }).resolve();
  expect([scene.items('p1').toSorted(), scene.items('p2'), scene.items('p3')]).toEqual([
    ['decoy', 'meat'],
    ['magic-skin'],
    [],
  ]);
  expect(scene.object('magic-skin').counters).toEqual({ counter: 1 });
  scene.done();
});

test('WIN-02 DEC-35 cursed-soul the-lost: the sixth counter wins before the damage that came with it kills', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('cursed-soul', 5)] })
    .player('p2', { character: 'the-lost', souls: ['mom'] });
  scene.declare('p1', 'end').resolve().answer('p1', 'trigger.target', 'p2').toNextTurn();
  scene.passUntil('cursed-soul').allPass();
  expect([scene.asked(), scene.souls('p2'), scene.dead('p2'), scene.hp('p2')]).toEqual(['over', 4, false, 1]);
  expect(scene.state().outcome).toMatchObject({ winners: ['p2'] });
  scene.done();
});

test('LOSE-01 GAIN-05 COST-02 rib-of-greed greed-event jawbone smelter: nothing is lost or discarded, but stolen and paid', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['rib-of-greed', 'smelter'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['jawbone', 'athame'], hand: ['a-dime'] })
    .monsters('fly')
    .deck('monster', ['greed-event']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p1').resolve();
  expect(scene.coins('p1')).toBe(10);
  scene
    .passTo('p2')
    .use('p2', 'jawbone', { targets: ['p1'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([7, 3]);
  scene
    .passTo('p2')
    .use('p2', 'athame', { pay: ['a-dime'], targets: ['p1'] })
    .resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb', 'a-penny'], []]);
  scene.use('p1', 'smelter', { pay: ['bomb'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([10, ['a-penny']]);
  scene.done();
});

test('WIN-03 BSOUL-02 soul-of-envy mom: the third soul of one is the third of another, and both win at once', () => {
  const scene = aScene({ players: 3, soulsToWin: 3 })
    .player('p1', { souls: ['gurdy'], hand: ['fell-a-monster'] })
    .player('p2', { souls: ['monstro', 'pin'] })
    .player('p3', { souls: ['mega-satan'] })
    .monsters('mom')
    .outside('soul-of-envy')
    .fallbacks('attack.slot');
  scene.play('p1', 'fell-a-monster', { targets: ['mom'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
  scene.answer('p1', 'effect.choose', 'p2');
  expect([scene.asked(), scene.souls('p1'), scene.souls('p2')]).toEqual(['over', 3, 3]);
  expect(scene.state().outcome).toMatchObject({ winners: ['p1', 'p2'] });
  scene.done();
});

test('BSOUL-02 WIN-02 keepers-penny soul-of-sloth: the fourth item that one gives away brings the soul that wins', () => {
  const scene = aScene()
    .player('p1', { items: ['keepers-penny', 'meat'], souls: ['mom', 'gurdy'] })
    .player('p2', { items: ['breakfast', 'dinner', 'the-d6'] })
    .outside('soul-of-sloth');
  scene.use('p1', 'keepers-penny').fallbacks('effect.choose', 'announce.target').resolve();
  expect([scene.asked(), scene.items('p2').length, scene.soulCards('p1'), scene.coins('p1')]).toEqual([
    'over',
    4,
    ['mom', 'gurdy', 'soul-of-sloth'],
    1,
  ]);
  scene.done();
});

test('BSOUL-04 SOUL-07 r-key the-lost soul-of-greed: all souls break but the one that a character is, and a bonus soul is gone for good', () => {
  const scene = aScene()
    .player('p1', { items: ['r-key'], coins: 24, character: 'the-lost', hand: ['a-penny'] })
    .player('p2', { souls: ['gurdy', 'lost-soul'], hand: ['bomb'] })
    .outside('soul-of-greed')
    .deck('loot', ['2-cents', '3-cents', '4-cents'])
    .fallbacks('each.order');
  scene.play('p1', 'a-penny').resolve();
  expect([scene.soulCards('p1'), scene.souls('p1')]).toEqual([['soul-of-greed'], 2]);
  scene.use('p1', 'r-key').resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.discarded('monster')]).toEqual([1, 0, ['gurdy']]);
  expect([scene.discarded('loot').toSorted(), scene.hand('p1').length, scene.hand('p2').length]).toEqual([
    ['a-penny', 'bomb', 'lost-soul'],
    3,
    3,
  ]);
  expect([scene.coins('p1'), scene.view().bonusSouls]).toEqual([25, []]);
  scene.done();
});

test('AND-03 DEC-22 abyss the-chest wishbone punching-bag: a counter for what breaks or is about to, none for what becomes a soul', () => {
  const sacrificed = (item: string) => {
    const scene = aScene()
      .player('p1', { items: ['abyss', item] })
      .deck('treasure', ['meat']);
    scene.use('p1', 'abyss', { targets: [item] }).resolve();
    const seen = [scene.object('abyss').counters, scene.items('p1'), scene.soulCards('p1'), scene.coins('p1')];
    scene.done();
    return seen;
  };
  expect(sacrificed('the-chest')).toEqual([{}, ['abyss'], ['the-chest'], 0]);
  expect(sacrificed('wishbone')).toEqual([{ counter: 1 }, ['abyss', 'meat'], [], 0]);
  expect(sacrificed('punching-bag')).toEqual([{ counter: 1 }, ['abyss'], [], 5]);
});

test('DMG-09 ATK-12 berserk brimstone holy-bony: the heart for a kill is whole, and goes with the turn before wounds do', () => {
  const scene = aScene()
    .player('p1', { items: ['berserk'], damage: 1, hand: ['bomb'] })
    .monsters('fly', damaged('pin', 1));
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([2, 3]);
  scene.fallbacks('room.discard').endTurn('p1');
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([2, 2]);
  scene.toActionPhase().done();
});
