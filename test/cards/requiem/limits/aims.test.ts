import { expect, test } from 'vitest';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

/** What is none of the business of cards of Requiem that aim at much, or answer much. */

const ELSEWHERE: readonly (readonly [string, string, string])[] = [
  ['an item', 'destroy-anything', 'meat'],
  ['a character', 'destroy-anything', 'plain@p3'],
  ['a soul', 'destroy-anything', 'gurdy'],
  ['a curse', 'destroy-anything', 'curse-of-pain'],
];

test.each(ELSEWHERE)('gnawed-leaf TGT-01: loot aimed at %s of somebody else is nothing to it', (_what, card, aim) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: [card] })
    .player('p2', { items: ['gnawed-leaf'] })
    .player('p3', { items: ['meat'], souls: ['gurdy'], curses: ['curse-of-pain'] });
  scene.play('p1', card, { targets: [aim] });
  expect(hasTriggered(scene, 'gnawed-leaf')).toBe(false);
  scene.resolve().done();
});

test('gnawed-leaf TGT-01: nor is loot aimed at loot, an ability or a roll of somebody else', () => {
  const before = aScene({ players: 3 })
    .player('p1', { hand: ['a-penny', 'butter-bean'], lootPlays: 2 })
    .player('p2', { items: ['gnawed-leaf'] });
  before.play('p1', 'a-penny').play('p1', 'butter-bean', { targets: ['a-penny'] });
  expect(hasTriggered(before, 'gnawed-leaf')).toBe(false);
  before.resolve().done();
  const ability = aScene({ players: 3 })
    .player('p1', { hand: ['butter-bean'], items: ['sack-of-pennies'] })
    .player('p2', { items: ['gnawed-leaf'] });
  ability.use('p1', 'sack-of-pennies').play('p1', 'butter-bean', { targets: ['sack-of-pennies'] });
  expect(hasTriggered(ability, 'gnawed-leaf')).toBe(false);
  ability.resolve().done();
  const roll = aScene({ players: 3 })
    .player('p1', { hand: ['dice-shard'], items: ['book-of-sin'] })
    .player('p2', { items: ['gnawed-leaf'] })
    .dice(1, 2);
  roll
    .use('p1', 'book-of-sin')
    .passUntil('roll 1')
    .play('p1', 'dice-shard', { targets: ['roll'] });
  expect(hasTriggered(roll, 'gnawed-leaf')).toBe(false);
  roll.resolve().done();
});

test.each(['item', 'monster', 'character', 'room', 'soul', 'curse', 'event'])(
  'marbles KEY-01: not an eternal %s',
  (what) => {
    const eternal = (card: string) => withCounters(card, 1, 'eternal');
    const scene = aScene()
      .player('p1', { items: ['marbles', 'meat'], character: what === 'character' ? eternal('plain') : 'plain' })
      .player('p2', {
        items: [what === 'item' ? eternal('dinner') : 'dinner'],
        souls: [what === 'soul' ? eternal('pin') : 'pin'],
        curses: [what === 'curse' ? eternal('curse-of-pain') : 'curse-of-pain'],
      })
      .rooms(what === 'room' ? eternal('red-vise') : 'red-vise')
      .monsters(what === 'monster' ? eternal('gurdy') : 'gurdy', what === 'event' ? eternal('troll-bombs') : 'fly');
    scene.answer('p1', 'priority', 'use marbles');
    const names: Readonly<Record<string, string>> = {
      item: 'dinner',
      monster: 'gurdy',
      character: 'plain',
      room: 'red-vise',
      soul: 'pin',
      curse: 'curse-of-pain',
      event: 'fly',
    };
    const all = ['fly', 'curse-of-pain', 'dinner', 'gurdy', 'marbles', 'meat', 'pin', 'plain', 'plain', 'red-vise'];
    const gone = all.indexOf(names[what] ?? '');
    expect(
      scene
        .offered()
        .filter((name) => name !== 'back')
        .toSorted(),
    ).toEqual(all.toSpliced(gone, 1).toSorted());
    scene.done({ midway: 'a target is to be chosen' });
  },
);

test('marbles: one counter is enough', () => {
  const scene = aScene().player('p1', { items: ['marbles', withCounters('meat', 1)] });
  scene.use('p1', 'marbles', { targets: ['meat'] }).resolve();
  expect(scene.asked()).toBe('p1 effect.option');
  scene.done({ midway: 'an option is to be chosen' });
});

test('restock-machine dice-room-3: items of players stay', () => {
  const scene = aScene()
    .player('p1', { coins: 2, items: ['meat'] })
    .rooms('restock-machine')
    .shop('breakfast')
    .monsters('gurdy')
    .deck('treasure', ['dinner']);
  scene.use('p1', 'restock-machine', { mode: 0 }).resolve();
  expect([scene.items('p1'), scene.tops('shop'), scene.discarded('treasure')]).toEqual([
    ['meat'],
    ['dinner'],
    ['breakfast'],
  ]);
  scene.done();
  const room = aScene()
    .player('p1', { items: ['meat'], hand: ['discard-room'] })
    .rooms('red-vise')
    .deck('room', ['dice-room-3'])
    .shop('breakfast')
    .deck('treasure', ['dinner']);
  room.play('p1', 'discard-room', { targets: ['red-vise'] }).resolve();
  expect([room.items('p1'), room.tops('shop')]).toEqual([['meat'], ['dinner']]);
  room.done();
});

test('shadow-of-war: an item of the one who dies, chosen by them, even with others in play', () => {
  const scene = aScene()
    .player('p1', { items: ['dinner'], hand: ['xiii-death'] })
    .player('p2', { items: ['meat', 'synthoil'] })
    .rooms('shadow-of-war')
    .shop('breakfast');
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('shadow-of-war')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'synthoil']]);
  scene.done({ midway: 'an item is to be chosen' });
});

test('spider-webs flip: only the character of the one concerned turns', () => {
  const webs = aScene().rooms('spider-webs');
  webs.declare('p1', 'end').passUntil('spider-webs').allPass();
  expect([webs.charged('plain@p1'), webs.charged('plain@p2')]).toEqual([false, true]);
  webs.done({ midway: 'the end phase' });
  const flip = aScene()
    .player('p1', { hand: ['xiii-death'], character: sideways('isaac') })
    .player('p2', { items: ['flip', 'meat'], character: 'the-enigma' })
    .player('p3', {})
    .fallbacks('deathPenalty.item');
  flip.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([flip.charged('isaac'), flip.charged('amgine-eht')]).toEqual([false, true]);
  flip.done();
  const twin = aScene()
    .player('p1', { hand: ['xiii-death'], character: 'the-enigma' })
    .player('p2', { items: ['flip'], character: 'isaac' });
  twin.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(twin.atk('p1')).toBe(1);
  twin.done();
});

test('lemegeton: at the end of the turn an item of its player goes', () => {
  const scene = aScene()
    .player('p1', { items: ['lemegeton', 'meat'] })
    .player('p2', { items: ['dinner'] })
    .shop('breakfast')
    .deck('treasure', ['synthoil']);
  scene.use('p1', 'lemegeton').resolve().declare('p1', 'end').allPass();
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['lemegeton', 'meat', 'synthoil']]);
  scene.done({ midway: 'an item is to be chosen' });
});

test('dead-weight: what somebody asks of a monster is no trigger of it', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['dead-weight'] })
    .monsters('shopkeeper')
    .shop('meat');
  scene.use('p1', 'shopkeeper').pass('p1');
  expect(scene.stack()).toEqual(['shopkeeper']);
  scene.refuses('p2', 'use dead-weight').done({ midway: 'the roll is not the point' });
});

test('dead-weight: a monster’s trigger and an item’s can be cancelled, not that of a room or an event', () => {
  const room = aScene()
    .player('p1', { items: ['dead-weight', 'mr-boom'] })
    .monsters('gurdy')
    .rooms('static-shock');
  room.use('p1', 'mr-boom', { targets: ['gurdy'] }).refuses('p1', 'use dead-weight');
  room.resolve().done();
  const event = aScene()
    .player('p1', { items: ['dead-weight'] })
    .monsters('gurdy')
    .deck('monster', ['troll-bombs']);
  event.attack('p1', 'deck').refuses('p1', 'use dead-weight');
  event.done({ midway: 'the event waits' });
});

test('ibs: an attack is called off in one’s own turn, and loot or an ability of an item is cancelled, nothing else', () => {
  const scene = aScene()
    .player('p1', { items: ['ibs', 'sees-ones', 'book-of-sin'], hand: ['bomb', 'a-penny', 'a-dime'] })
    .monsters('gurdy')
    .dice(1)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').passUntil('sees-ones');
  scene.refuses('p1', 'use ibs paid.cancel').use('p1', 'plain').refuses('p1', 'use ibs paid.cancel');
  scene.done({ midway: 'a roll resolves' });
  const other = aScene()
    .player('p2', { items: ['ibs'], hand: ['bomb', 'a-penny'] })
    .monsters('gurdy')
    .dice(1);
  other.attack('p1', 'gurdy').pass('p1').answer('p2', 'priority', 'use ibs paid.choice');
  expect([other.asked(), other.offered()]).toEqual(['p2 announce.mode', ['m1', 'back']]);
  other.answer('p2', 'announce.mode', 'm1').answer('p2', 'announce.cost', 'bomb').allPass();
  expect([other.coins('p2'), other.view().attack === null]).toEqual([3, false]);
  other.done({ midway: 'the attack goes on' });
});
