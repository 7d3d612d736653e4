import { expect, test } from 'vitest';
import { mindsRollsOfAnybody } from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

/** What each number of a roll does, and what the others do not. */

const FACES = [1, 2, 3, 4, 5, 6];
const eachFace = (id: string): readonly (readonly [string, number])[] => FACES.map((face) => [id, face] as const);

test.each([
  ['holy-brain', [3]],
  ['the-rainmaker', [1]],
])('%s: of all numbers rolled only %j do something', mindsRollsOfAnybody);

test.each([
  ['floor-spikes', 1],
  ['hallowed-ground', 2],
  ['lodestone', 3],
  ['sacrificial-dagger', 1],
])('%s: of all numbers rolled only a %i does something', (id, number) => {
  for (const face of FACES) {
    const scene = aScene()
      .player('p2', { hand: ['roll-for-coins'], lootPlays: 1, items: id === 'floor-spikes' ? [] : [id] })
      .rooms(...(id === 'floor-spikes' ? [id] : []))
      .monsters('gurdy', 'pin')
      .dice(face);
    scene.pass('p1').play('p2', 'roll-for-coins').passUntil(`roll ${face}`).allPass();
    expect(hasTriggered(scene, id), `${face}`).toBe(face === number);
    scene.done({ midway: 'what the roll is for has not happened yet' });
  }
});

test('isaacs-blessing: of all numbers 1 and 6 may be rerolled', () => {
  for (const face of FACES) {
    const scene = aScene()
      .player('p1', { hand: ['roll-for-coins'] })
      .rooms('isaacs-blessing')
      .dice(face);
    scene.play('p1', 'roll-for-coins').passUntil(`roll ${face}`).allPass();
    expect(scene.stack().includes('isaacs-blessing'), `${face}`).toBe([1, 6].includes(face));
    scene.done({ midway: 'what the roll is for has not happened yet' });
  }
});

/** What P1 has after paying a room once, for a roll of this: ¢, cards, items and HP; of 10¢, a penny, none and 3. */
const paid = (room: string, face: number): readonly unknown[] => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['a-penny'], character: 'sturdy' })
    .rooms(room)
    .deck('room', ['black-champions'])
    .deck('treasure', ['meat', 'dinner'])
    .deck('loot', ['bomb', 'bomb', 'bomb'])
    .dice(face);
  const discards = ['eternal-chest', 'key-master'].includes(room);
  scene.use('p1', room, discards ? { pay: ['a-penny'] } : {}).resolve();
  const seen = [scene.coins('p1'), scene.hand('p1').length, scene.items('p1').length, scene.hp('p1')];
  scene.done();
  return seen;
};

const PAID: Readonly<Record<string, readonly (readonly number[])[]>> = {
  beggar: [
    [7, 1, 0],
    [7, 1, 0],
    [9, 1, 0],
    [9, 1, 0],
    [7, 3, 0],
    [7, 1, 1],
  ],
  'eternal-chest': [
    [10, 0, 0],
    [10, 0, 0],
    [14, 0, 0],
    [17, 0, 0],
    [17, 0, 0],
    [10, 1, 1],
  ],
  'fortune-teller': [
    [7, 1, 0],
    [7, 1, 0],
    [7, 2, 0],
    [7, 3, 0],
    [7, 4, 0],
    [7, 7, 0],
  ],
  'shell-game': [
    [7, 1, 0],
    [7, 1, 0],
    [8, 1, 0],
    [7, 2, 0],
    [12, 1, 0],
    [7, 1, 1],
  ],
  'slot-machine': [
    [7, 1, 0],
    [8, 1, 0],
    [9, 1, 0],
    [12, 1, 0],
    [14, 1, 0],
    [22, 1, 0],
  ],
  'key-master': [
    [10, 0, 0],
    [10, 0, 0],
    [10, 0, 0],
    [10, 0, 0],
    [10, 0, 1],
    [10, 0, 1],
  ],
  'devil-beggar': [
    [10, 3, 0, 2],
    [10, 3, 0, 2],
    [10, 2, 0, 2],
    [10, 2, 0, 2],
    [10, 2, 0, 2],
    [10, 1, 0, 1],
  ],
};

test.each(Object.keys(PAID).flatMap(eachFace))('%s: what a %i brings', (room, face) => {
  const expected = PAID[room]?.[face - 1] ?? [];
  expect(paid(room, face).slice(0, expected.length)).toEqual(expected);
});

test('key-master DEC-24: a key is worth three rolls, each for a treasure from 5 on', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-key'] })
    .rooms('key-master')
    .deck('treasure', ['meat', 'synthoil'])
    .dice(4, 5, 6)
    .fallbacks('dice.order', 'roll.order');
  scene.use('p1', 'key-master', { pay: ['gold-key'] }).resolve();
  expect(scene.items('p1')).toEqual(['meat', 'synthoil']);
  scene.done();
});

test.each(eachFace('bomb-bum'))(
  '%s: a %i deals 1 damage up to 4, and is 1 damage for oneself from 5 on',
  (room, face) => {
    const scene = aScene()
      .player('p1', { hand: ['a-penny'] })
      .rooms(room)
      .dice(face);
    scene.use('p1', room, { pay: ['a-penny'] }).resolve();
    expect(scene.asked()).toBe(face < 5 ? 'p1 effect.choose' : 'p1 priority');
    expect(scene.hp('p1')).toBe(face < 5 ? 2 : 1);
    scene.done({ midway: 'a target is to be chosen' });
  },
);

test.each([4, 5])('bomb-bum: of three rolls a %i is one for somebody up to 4, one for oneself from 5 on', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .rooms('bomb-bum')
    .monsters('gurdy')
    .dice(1, face, 6)
    .fallbacks('dice.order', 'roll.order', 'effect.choose');
  scene.use('p1', 'bomb-bum', { pay: ['bomb'] }).fallbacks();
  scene.passUntil(3);
  scene.toNextTurn();
  const damage = scene.said('event').filter(({ event }) => event === 'damage');
  expect(damage.length).toBe(3);
  expect(damage.filter(({ source }) => source === 'bomb-bum').length).toBeLessThan(4);
  scene.done({ midway: 'a player may have died' });
});

test.each(eachFace('pills-requiem'))('%s: after a %i three, one or none of the cards go back', (id, face) => {
  const scene = aScene()
    .player('p1', { hand: [id] })
    .dice(face);
  scene.play('p1', id).resolve();
  expect([scene.hand('p1').length, scene.asked() === 'p1 priority']).toEqual([3, face > 4]);
  scene.fallbacks();
  if (face < 5)
    scene.answerSome('p1', scene.decision().key, ...scene.offered().slice(0, scene.decision().min)).resolve();
  expect(scene.hand('p1')).toHaveLength(face < 3 ? 0 : face < 5 ? 2 : 3);
  scene.done();
});

test.each(eachFace('pills-requiem-2'))('%s: three rolls of %i are 3 ATK, 3 HP or 3 damage', (id, face) => {
  const scene = aScene()
    .player('p1', { hand: [id], character: withCounters('sturdy', 3, 'hp') })
    .dice(face, face, face)
    .fallbacks('dice.order', 'roll.order', 'trigger.order');
  scene.play('p1', id).resolve();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual(
    face < 3 ? [4, 6, 6] : face < 5 ? [1, 9, 9] : [1, 6, 3],
  );
  scene.done();
});

test.each(eachFace('lil-chest'))(
  '%s: a %i is 2¢, a card of two, or charges for what its player controls',
  (id, face) => {
    const scene = aScene()
      .player('p1', { items: [id, sideways('mystery-loot')], hand: ['bomb'] })
      .player('p2', { items: [sideways('mr-boom')] })
      .monsters('fly')
      .dice(face)
      .fallbacks('effect.choose');
    scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
    expect([
      scene.coins('p1'),
      scene.hand('p1').length,
      scene.charged('mystery-loot'),
      scene.charged('mr-boom'),
    ]).toEqual(face < 3 ? [3, 0, false, false] : face < 5 ? [1, 1, false, false] : [1, 0, true, false]);
    scene.done();
  },
);

test.each(eachFace('spindown-dice'))('%s: a %i at the end of the turn charges it from 4 on', (id, face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: [sideways(id)] })
    .dice(face);
  scene.endTurn('p1');
  expect(scene.charged(id)).toBe(face > 3);
  scene.done({ midway: 'the next turn begins' });
});

test.each(eachFace('whipper'))('%s: a %i at a declaration is 1 damage up to 2', (id, face) => {
  const scene = aScene().monsters(id, 'fly').dice(face);
  scene.declare('p1', 'attack').resolve();
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 attack.target', face < 3 ? 1 : 2]);
  scene.done({ midway: 'the attack is declared' });
});

test.each(eachFace('charmed-keeper'))('%s: another player has %i¢ for such a roll', (id, face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(id)
    .dice(1, face);
  scene.play('p1', 'fell-a-monster', { targets: [id] }).resolve();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, face]);
  scene.done();
});

test.each(eachFace('challenge-room'))('%s: a %i is one attack more that must be made from 4 on', (id, face) => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .rooms(id)
    .monsters('fly', 'gurdy')
    .dice(face)
    .used({ attacks: 1 });
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.offered().includes('attack'), scene.offered().includes('end')]).toEqual([face > 3, face < 4]);
  scene.done();
});

test.each(eachFace('gus'))('%s: whoever rolls a %i must roll along from 4 on', (id, face) => {
  const scene = aScene().rooms(id).dice(face, 6, 5);
  scene.attack('p1', id).passUntil('roll 6').allPass(2);
  scene.passUntil('roll 5');
  const roller = scene.state().stack.at(-1);
  expect(roller).toMatchObject({ controller: face > 3 ? 'p2' : 'p1' });
  scene.done({ midway: 'the attack goes on' });
});

test.each(eachFace('baby-plum'))(
  '%s: a %i hurts the active player, the one to the left or the one to the right',
  (id, face) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['bomb'] })
      .monsters(id)
      .dice(face);
    scene.play('p1', 'bomb', { targets: [id] }).resolve();
    expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual(
      face < 3 ? [1, 2, 2] : face < 5 ? [2, 1, 2] : [2, 2, 1],
    );
    scene.done();
  },
);

test.each(eachFace('sticky-nickel'))('%s: with a %i it goes to the left up to 3, and is 5¢ from 4 on', (id, face) => {
  const scene = aScene()
    .player('p1', { hand: [id, 'a-penny'] })
    .discard('loot', ['bomb'])
    .dice(face);
  scene.play('p1', id).resolve();
  expect([scene.hand('p2'), scene.coins('p1'), scene.discarded('loot').toSorted()]).toEqual(
    face < 4 ? [[id], 0, ['bomb']] : [[], 5, ['bomb', id]],
  );
  scene.done();
});

test('sticky-nickel ZONE-01: gone from discard by then, nothing is given', () => {
  const scene = aScene()
    .player('p1', { hand: ['sticky-nickel'] })
    .player('p2', { items: ['the-curse'] })
    .discard('loot', ['bomb'])
    .dice(1);
  scene.play('p1', 'sticky-nickel').passUntil('roll 1').passTo('p2');
  scene.use('p2', 'the-curse', { targets: ['deck:loot'] }).resolve();
  expect([scene.hand('p2'), scene.cardsOf('loot')[0], scene.discarded('loot')]).toEqual([
    [],
    'sticky-nickel',
    ['bomb'],
  ]);
  scene.done();
});

test.each(eachFace('blood-puppy'))(
  '%s: at level 10 a %i is deadly up to 3, at level 9 nothing is rolled',
  (id, face) => {
    const at = (level: number, ...dice: readonly number[]) =>
      aScene()
        .player('p1', { items: [withCounters(id, level, 'level')] })
        .monsters('gurdy')
        .from('recharge')
        .dice(...dice)
        .fallbacks('trigger.order', 'trigger.target');
    const scene = at(10, face);
    scene.passUntil(`roll ${face}`).allPass(2);
    expect(scene.stack().includes('p1 death')).toBe(face < 4);
    scene.done({ midway: 'a death waits' });
    const nine = at(9);
    nine.toActionPhase();
    expect(nine.view().turn.active).toBe('p1');
    nine.done();
  },
);

test.each(eachFace('magic-skin'))('%s: with seven counters a %i breaks it', (id, face) => {
  const scene = aScene()
    .player('p1', { items: [withCounters(id, 7), 'meat', 'the-d6'] })
    .from('recharge')
    .dice(face)
    .fallbacks();
  scene.toActionPhase();
  expect(scene.items('p1')).toEqual(['the-d6']);
  scene.done();
});
