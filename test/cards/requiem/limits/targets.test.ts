import { expect, test } from 'vitest';
import { isAimedAtOthers } from '../../../support/item-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

/** What cards of Requiem can be aimed at, how many of it, and what they leave alone. */

test.each([
  'charmed-bony',
  'charmed-clotty',
  'charmed-dip',
  'charmed-fat-bat',
  'charmed-fatty',
  'charmed-globin',
  'charmed-greedling',
  'charmed-keeper',
])('%s: it is another player who has something', (id) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(id)
    .fallbacks('trigger.order');
  if (id === 'charmed-keeper') scene.dice(1);
  scene.play('p1', 'fell-a-monster', { targets: [id] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.done({ midway: 'a player is to be chosen' });
});

test('charmed-globin: another player loots 3', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('charmed-globin');
  scene
    .play('p1', 'fell-a-monster', { targets: ['charmed-globin'] })
    .resolve()
    .answer('p1', 'trigger.target', 'p3')
    .resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([3, 0, 3]);
  scene.done();
});

test.each(['fetal-haunt', 'cursed-soul'])('%s: at the end of the turn it is another player who is chosen', (id) => {
  const scene = aScene({ players: 3 }).player('p1', { items: [id], hand: ['bomb'] });
  scene.declare('p1', 'end').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.done({ midway: 'a player is to be chosen' });
});

test('fetal-haunt: with a death it goes to another player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['fetal-haunt'] });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['p3', 'p1']]);
  scene.done({ midway: 'a player is to be chosen' });
});

/** What is offered to P1 for the first thing that this is aimed at, in play or by its keys. */
const aimedBy = (id: string, ability?: string): readonly string[] => {
  const scene = aScene({ players: 3 })
    .player('p1', { coins: 10, items: [id, 'meat'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['dinner'] })
    .shop('breakfast', 'synthoil')
    .monsters('fly', 'gurdy');
  scene.answer('p1', 'priority', ability === undefined ? `use ${id}` : `use ${id} ${ability}`);
  const offered = scene.offered().filter((name) => name !== 'back');
  scene.done({ midway: 'a target is to be chosen' });
  return offered;
};

test.each([
  ['abyss', ['abyss', 'meat']],
  ['auction-gavel', ['breakfast', 'synthoil']],
  ['undefined', ['breakfast', 'synthoil']],
  ['magic-skin', ['p2', 'p3']],
])('%s: it is aimed at %j', (id, offered) => {
  expect([...aimedBy(id)].toSorted()).toEqual([...offered].toSorted());
});

test('keepers-sack: it is given to another player', () =>
  isAimedAtOthers('keepers-sack', { items: ['keepers-sack'], coins: 4 }));

test('keepers-sack: the last card can be discarded, so that nothing is taken', () => {
  const scene = aScene()
    .player('p1', { items: ['keepers-sack'], hand: ['bomb'] })
    .fallbacks('discard.loot');
  scene.declare('p1', 'end').allPass(2);
  expect([scene.hand('p1'), scene.hp('p1'), scene.stack()]).toEqual([[], 2, []]);
  scene.done({ midway: 'the end phase' });
});

test('undefined: at the start of the turn an item of the shop may go, no other', () => {
  const scene = aScene()
    .player('p1', { items: ['undefined', 'meat'] })
    .shop('breakfast', 'synthoil')
    .from('recharge');
  expect([scene.start().asked(), scene.offered()]).toEqual(['p1 trigger.target', ['breakfast', 'synthoil']]);
  scene.done({ midway: 'an item is to be chosen' });
});

test('glitch: it is items of the shop that it looks at, as the turn starts and as it ends', () => {
  const scene = aScene()
    .player('p1', { items: ['glitch', 'meat'] })
    .shop('breakfast', 'synthoil')
    .from('recharge');
  const asked: (readonly string[])[] = [];
  for (let n = 0; n < 12 && scene.view().turn.active === 'p1'; n += 1) {
    if (scene.asked() === 'p1 effect.choose' || scene.asked() === 'p1 trigger.target') {
      asked.push(scene.offered());
      scene.answer('p1', scene.decision().key, 'breakfast');
    } else if (scene.offered().includes('end')) scene.declare('p1', 'end');
    else scene.allPass();
  }
  expect(asked).toEqual([
    ['breakfast', 'synthoil'],
    ['breakfast', 'synthoil'],
  ]);
  scene.done({ midway: 'the next turn begins' });
});

test('book-of-the-dead dads-note: a monster of 1 HP lies in discard as any other, an event does not count', () => {
  const book = aScene()
    .player('p1', { items: ['book-of-the-dead'] })
    .discard('monster', ['fly', 'troll-bombs', 'gurdy'])
    .monsters('pin');
  book.answer('p1', 'priority', 'use book-of-the-dead');
  expect(
    book
      .offered()
      .filter((name) => name !== 'back')
      .toSorted(),
  ).toEqual(['fly', 'gurdy']);
  book.done({ midway: 'a card is to be chosen' });
  const note = aScene()
    .player('p1', { hand: ['dads-note'] })
    .discard('monster', ['fly', 'troll-bombs', 'gurdy', 'chub', 'dip'])
    .monsters('pin');
  note.answer('p1', 'priority', 'play dads-note');
  expect([note.decision().min, note.decision().max]).toEqual([0, 3]);
  expect(
    note
      .offered()
      .filter((name) => name !== 'back')
      .toSorted(),
  ).toEqual(['chub', 'dip', 'fly', 'gurdy']);
  note.done({ midway: 'cards are to be chosen' });
});

test('friendly-ball: what is being attacked is not caught, and one of two is let out for one attack', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball'] })
    .monsters('gurdy', 'fly')
    .dice(4);
  scene.attack('p1', 'gurdy').answer('p1', 'priority', 'use friendly-ball tap');
  expect(scene.offered().filter((name) => name !== 'back')).toEqual(['fly']);
  scene.done({ midway: 'a target is to be chosen' });
  const out = aScene()
    .player('p1', { items: ['friendly-ball', 'the-battery'] })
    .monsters('fly', 'gurdy')
    .dice(6)
    .fallbacks('room.discard')
    .used({ attacks: 1 });
  out.use('p1', 'friendly-ball', { ability: 'tap', targets: ['fly'] }).resolve();
  out.use('p1', 'the-battery', { targets: ['friendly-ball'] }).resolve();
  out.use('p1', 'friendly-ball', { ability: 'tap.release' }).resolve();
  expect([out.decision().min, out.decision().max]).toEqual([1, 1]);
  out.answer('p1', 'effect.choose', 'fly').answer('p1', 'attack.slot', 'gurdy').resolve();
  out.attack('p1', 'fly').resolve();
  out.refuses('p1', 'attack', 'ATK-01').done();
});

test.each([
  ['car-battery', 'use car-battery tap', 3],
  ['hemoptysis', 'use hemoptysis paid.damage', 2],
])('%s: any number of targets up to so many', (id, name, most) => {
  const scene = aScene()
    .player('p1', {
      items: [
        withCounters(id, 5),
        sideways('mr-boom'),
        sideways('mystery-loot'),
        sideways('sack-of-pennies'),
        'the-d6',
      ],
    })
    .monsters('gurdy', 'fly', 'pin');
  const option =
    scene
      .start()
      .offered()
      .find((one) => name.startsWith(one)) ?? name;
  scene.answer('p1', 'priority', name.includes('paid') ? name : option);
  expect([scene.decision().min, scene.decision().max]).toEqual([0, most]);
  scene.done({ midway: 'targets are to be chosen' });
});

test('rag-mega: up to three other players', () => {
  const scene = aScene({ players: 5 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('rag-mega');
  scene.play('p1', 'fell-a-monster', { targets: ['rag-mega'] }).resolve();
  expect([scene.decision().min, scene.decision().max, scene.offered()]).toEqual([0, 3, ['p2', 'p3', 'p4', 'p5']]);
  scene.done({ midway: 'players are to be chosen' });
});

test('rag-mega: an attack on another monster makes nobody discard', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'] })
    .monsters('rag-mega', 'gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy');
  expect([hasTriggered(scene, 'rag-mega'), scene.hand('p2')]).toEqual([false, ['bomb']]);
  scene.done({ midway: 'the attack goes on' });
});

test('gus: an attack on something else makes nobody roll', () => {
  const scene = aScene().rooms('gus').monsters('fly').dice(1);
  scene.attack('p1', 'fly');
  expect([hasTriggered(scene, 'gus'), scene.stack()]).toEqual([false, ['roll 1']]);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  ['spindown-dice', 'spindown-dice'],
  ['berkano', 'berkano'],
])('%s: one item of the shop at the most', (id) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: id === 'berkano' ? ['meat'] : [id, 'meat'], hand: ['berkano'] })
    .shop('breakfast', 'synthoil');
  if (id === 'berkano') scene.play('p1', id, { targets: ['meat'] }).resolve();
  else scene.use('p1', id, { targets: ['meat'] }).resolve();
  expect([scene.decision().max, scene.offered().toSorted()]).toEqual([1, ['breakfast', 'synthoil']]);
  scene.done({ midway: 'an item is to be chosen' });
});

test('red-key: three cards are seen, and one at the most is put into a slot', () => {
  const rooms = ['red-vise', 'beggar', 'black-champions', 'gus'];
  const monsters = ['gurdy', 'pin', 'chub', 'envy'];
  for (const [mode, deck] of [rooms, monsters].entries()) {
    const scene = aScene()
      .player('p1', { items: ['red-key'] })
      .monsters('fly')
      .rooms('white-champions')
      .deck('room', rooms)
      .deck('monster', monsters);
    scene.use('p1', 'red-key', { mode, targets: [mode === 0 ? 'deck:room' : 'deck:monster'] }).resolve();
    expect([scene.decision().min, scene.decision().max, scene.offered()]).toEqual([0, 1, deck.slice(0, 3)]);
    scene
      .answerSome('p1', 'effect.choose', deck[1] ?? '')
      .fallbacks('attack.slot', 'deck.order')
      .resolve();
    expect(scene.tops(mode === 0 ? 'rooms' : 'monsters')).toEqual([deck[1]]);
    scene.done();
  }
});

test('red-key: other items can be activated during an attack', () => {
  const scene = aScene()
    .player('p1', { items: ['red-key', 'mr-boom'] })
    .monsters('gurdy', 'fly')
    .dice(4);
  scene
    .attack('p1', 'gurdy')
    .refuses('p1', 'use red-key')
    .use('p1', 'mr-boom', { targets: ['fly'] });
  expect(scene.stack()).toContain('mr-boom');
  scene.done({ midway: 'the attack goes on' });
});
