import { expect, test } from 'vitest';
import { ignoresOtherDeaths, leavesOthersUpright, sleepsInTurnsOfOthers } from '../../../support/item-limits.js';
import { mindsOwnCombatDamage, staysAsItIs } from '../../../support/monster-limits.js';
import { comesToRestWithout } from '../../../support/quiet.js';
import { aScene, withCounters, type Placed } from '../../../support/scene.js';
import { hasActed } from '../../../support/acted.js';

// Whose turn, whose death and whose gain it is that cards of Requiem look at.

const OF_A_TURN: readonly (readonly [string, Placed])[] = [
  ...[
    'alabaster-box',
    'bobby-bomb',
    'ceremonial-blade',
    'chocolate-milk',
    'classic-roller',
    'consolation-prize',
    'cursed-soul',
    'dead-weight',
    'fetal-haunt',
    'hypercoagulation',
    'keepers-sack',
    'moms-bottle-of-pills',
    'spelunker-hat',
    'spindown-dice',
    'trick-penny',
    'undefined',
  ].map((id) => [id, id] as const),
  ['blood-puppy', withCounters('blood-puppy', 10, 'level')],
  ['magic-skin', withCounters('magic-skin', 3)],
  ['rock-bottom', withCounters('rock-bottom', 9)],
  ['hypercoagulation', withCounters('hypercoagulation', 3)],
  ['ultra-flesh-kid', withCounters('ultra-flesh-kid', 12)],
];

test.each(OF_A_TURN)('%s: the turn of another begins and ends without it', sleepsInTurnsOfOthers);

test.each([
  'charmed-bony',
  'charmed-clotty',
  'charmed-dip',
  'charmed-fat-bat',
  'charmed-fatty',
  'charmed-globin',
  'charmed-greedling',
  'charmed-keeper',
  'charmed-monstro',
  'clog',
  'corny',
  'dogma',
  'gutted-fatty',
  'mother',
  'peeping-fatty',
  'rag-mega',
  'red-ghost',
  'baby-plum',
  'brownie',
  'cursed-dople',
  'the-rainmaker',
  'sisters-vis',
  'the-harbingers',
  'mushroom',
  'hornfel',
  'turdlings',
  'ultra-greed',
])('%s: nothing happens when something else takes damage, dies and pays', (id) => staysAsItIs(id));

test.each([
  'brownie',
  'charmed-fatty',
  'charmed-globin',
  'charmed-keeper',
  'mushroom',
  'red-ghost',
  'baby-plum',
  'hornfel',
  'null',
  'turdlings',
  'charmed-bony',
])('%s: an attack on another monster is nothing to it, hit or miss', (id) => mindsOwnCombatDamage(id));

test.each(['flip', 'damocles', 'fetal-haunt', 'judas-shadow', 'soulbond'])(
  '%s: the death of another player is nothing to it',
  (id) => ignoresOtherDeaths(id),
);

test.each(['blood-money', 'blood-puppy', 'shadow-of-war', 'spoils-of-war', 'battle-royale'])(
  '%s: the death of a monster is not that of a player',
  (id) => {
    const scene = aScene()
      .player('p1', { hand: ['bomb'], items: id === 'blood-puppy' ? [id, 'meat'] : ['meat'] })
      .monsters('fly');
    if (id !== 'blood-puppy') scene.rooms(id);
    scene.play('p1', 'bomb', { targets: ['fly'] });
    comesToRestWithout(scene, id);
    expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p2').length]).toEqual([1, 0, 0]);
    scene.done();
  },
);

test.each([
  'challenge-room',
  'conjoined-twin',
  'cursed-mulliboom',
  'cursed-mulligan',
  'holy-greedling',
  'holy-portal',
  'book-of-virtues',
  'berserk',
  'ceremonial-blade',
  'jar-of-flies',
  'lil-chest',
  'tick',
])('%s: the death of a player is not that of a monster', (id) => {
  const scene = aScene({ players: 3 }).player('p1', {
    hand: ['xiii-death'],
    items: ['book-of-virtues', 'berserk', 'ceremonial-blade', 'jar-of-flies', 'lil-chest', 'tick'].includes(id)
      ? [id]
      : [],
  });
  if (['challenge-room', 'conjoined-twin'].includes(id)) scene.rooms(id);
  if (/^(?:cursed|holy)/u.test(id)) scene.monsters(id);
  scene.play('p1', 'xiii-death', { targets: ['p2'] });
  comesToRestWithout(scene, id);
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test.each(['book-of-virtues', 'berserk', 'ceremonial-blade', 'lil-chest', 'tick'])(
  '%s: a monster that somebody else kills, or nobody, is nothing to it',
  (id) => {
    const scene = aScene()
      .player('p1', { items: [id] })
      .player('p2', { hand: ['bomb'], lootPlays: 1 })
      .monsters('fly', 'deaths-head');
    scene.pass('p1').play('p2', 'bomb', { targets: ['fly'] });
    comesToRestWithout(scene, id);
    scene.resolve();
    expect([hasActed(scene, id), scene.discarded('monster').length, scene.maxHp('p1')]).toEqual([false, 2, 2]);
    scene.done();
  },
);

test.each(['bobby-bomb', 'keepers-penny', 'keepers-sack', 'moms-bottle-of-pills', 'rock-bottom'])(
  '%s: what its player gains besides is nothing to it, nor what another gains',
  (id) => {
    const scene = aScene()
      .player('p1', { items: [id], hand: ['plus-treasure', 'a-penny'] })
      .player('p2', { hand: ['plus-treasure'], lootPlays: 1 })
      .deck('treasure', ['meat', 'dinner'])
      .deck('loot', ['bomb', 'pills']);
    scene.play('p1', 'plus-treasure');
    comesToRestWithout(scene, id);
    scene.pass('p1').play('p2', 'plus-treasure');
    comesToRestWithout(scene, id);
    expect([scene.items('p1').length, scene.items('p2').length, scene.coins('p1'), scene.object(id).counters]).toEqual([
      2,
      1,
      0,
      {},
    ]);
    scene.done();
  },
);

test('golden-trinket: another item that enters play brings no gold counter', () => {
  const scene = aScene()
    .player('p1', { items: ['golden-trinket', 'meat'], hand: ['plus-treasure'] })
    .deck('treasure', ['dinner']);
  scene.play('p1', 'plus-treasure');
  comesToRestWithout(scene, 'golden-trinket');
  scene.done();
});

test('r-key REPL-05: other items come into play upright', () => leavesOthersUpright('r-key'));

test.each(['dice-room-2', 'dice-room-3', 'dice-room', 'dice-room-4', 'dice-room-5', 'dice-room-6'])(
  '%s: an item that enters play is not the room',
  (id) => {
    const scene = aScene()
      .player('p1', { hand: ['plus-treasure', 'bomb'] })
      .rooms(id)
      .shop('meat')
      .monsters('fly')
      .deck('treasure', ['dinner']);
    scene.play('p1', 'plus-treasure');
    comesToRestWithout(scene, id);
    expect([scene.hand('p1'), scene.tops('shop'), scene.items('p1')]).toEqual([['bomb'], ['meat'], ['dinner']]);
    scene.done();
  },
);
