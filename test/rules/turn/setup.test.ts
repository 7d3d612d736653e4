import { describe, expect, test } from 'vitest';
import { openGame, seededRandom } from '../../../src/engine/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aGame, aScene } from '../../support/scene.js';
import { stateIn } from '../../support/internals.js';

const twelve = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
const decks = { loot: twelve('blank-loot'), treasure: twelve('blank-treasure'), monster: twelve('fly') };

test('B01 SETUP-01 SETUP-02 SETUP-03 SETUP-04 SETUP-07 SETUP-08 SETUP-10: four players, no options', () => {
  const scene = aGame({
    seats: 4,
    decks,
    characters: ['collector', 'collector', 'collector', 'collector'],
    outside: ['coin-maker', 'coin-maker', 'coin-maker', 'coin-maker'],
  }).firstPlayerDice(1, 2, 2, 2);
  expect(scene.tops('shop')).toEqual(['blank-treasure', 'blank-treasure']);
  expect(scene.tops('monsters')).toEqual(['fly', 'fly']);
  expect(scene.tops('rooms')).toEqual([]);
  expect(scene.state().supply).toBe(88);
  for (const player of scene.view().players) {
    expect(player).toMatchObject({ coins: 3, handCount: 3, lootPlays: 0, hp: 2 });
    expect(player.items.map(({ card, charged }) => `${card} ${charged}`)).toEqual(['coin-maker true']);
  }
  const others = scene.view().players.slice(1);
  expect(others.map(({ characters }) => characters[0]?.charged)).toEqual([false, false, false]);
  scene.done();
});

test('SETUP-02: a supply of less than 100 ¢ is refused', () => {
  const open = (supply: number) => () =>
    openGame(
      {
        seed: 'supply',
        seats: 2,
        rules: { soulsToWin: 4, supply },
        decks: { ...decks, room: [] },
        characters: [],
        outside: [],
      },
      { cards: sceneCards, random: seededRandom },
    );
  expect(open(99)).toThrow(new RangeError('SETUP-02: a supply of 99 ¢ is less than 100'));
  expect(open(100)).not.toThrow();
});

test('SETUP-08 TURN-02: only the first player’s character is recharged by then', () => {
  const scene = aGame({ seats: 2, decks }).firstPlayerDice(5, 2);
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.charged('plain@p2')).toBe(true);
  expect(scene.charged('plain@p1')).toBe(false);
  scene.done();
});

test('B02 SETUP-04: events met while the slots open go under the deck and do nothing', () => {
  const monster = ['event-pays', 'curse-of-nothing', 'fly', 'event-hurts', 'gurdy', 'monstro'];
  const scene = aGame({ seats: 2, decks: { ...decks, monster } }).firstPlayerDice(1, 2);
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy']);
  expect(scene.cardsOf('monster')).toEqual(['monstro', 'event-pays', 'curse-of-nothing', 'event-hurts']);
  expect(scene.stack()).toEqual([]);
  expect(scene.coins('p1')).toBe(3);
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('B08 SETUP-11: the lowest roll begins, and ties roll again', () => {
  const scene = aGame({ seats: 3, decks }).firstPlayerDice(4, 2, 2, 6, 3);
  expect(scene.state().turn.active).toBe('p3');
  scene.done();
});

test('SETUP-05 ROOM-01: with rooms there is one', () => {
  const scene = aGame({ seats: 2, decks: { ...decks, room: ['coin-room', 'empty-room'] } }).firstPlayerDice(1, 2);
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  expect(scene.cardsOf('room')).toEqual(['empty-room']);
  scene.done();
});

test('SETUP-09: what happens at the start of the game is not answered', () => {
  const scene = aGame({
    seats: 2,
    decks,
    characters: ['gifted', 'gifted'],
    outside: ['start-gift', 'start-gift'],
  }).firstPlayerDice(1, 2);
  expect(scene.coins('p1')).toBe(5);
  expect(scene.coins('p2')).toBe(5);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('SETUP-06 BSOUL-01: three bonus souls at random, the others cannot be gained', () => {
  const souls = ['soul-of-gluttony', 'soul-of-greed', 'soul-of-guppy', 'fourth-soul'];
  const scene = aGame({ seats: 2, decks, characters: ['plain', 'plain'], outside: souls }).firstPlayerDice(1, 2);
  const { bonusSouls } = scene.view();
  expect(bonusSouls).toHaveLength(3);
  expect(new Set(bonusSouls).size).toBe(3);
  expect(bonusSouls.every((card) => souls.includes(card))).toBe(true);
  scene.done();
});

test('B05 SETUP-12: a card for three players is set aside by two and drawn by three', () => {
  const two = aScene()
    .player('p1', { hand: ['loot-2'] })
    .deck('loot', ['three-players-only', 'bomb', 'a-penny']);
  two.play('p1', 'loot-2').allPass();
  expect(two.hand('p1')).toEqual(['bomb', 'a-penny']);
  expect(two.view().outside).toEqual(['three-players-only']);
  two.done();
  const three = aScene({ players: 3 })
    .player('p1', { hand: ['loot-2'] })
    .deck('loot', ['three-players-only', 'bomb']);
  three.play('p1', 'loot-2').allPass();
  expect(three.hand('p1')).toEqual(['three-players-only', 'bomb']);
  three.done();
});

test('KEY-06 SETUP-04 SLOT-01: an indomitable monster at the set-up makes a third slot, after the others', () => {
  const scene = aGame({ seats: 2, decks: { ...decks, monster: ['fly', 'stubborn', 'gurdy', 'monstro'] } });
  scene.firstPlayerDice(1, 2);
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy', 'stubborn']);
  scene.done();
});

test('SETUP-01 SETUP-07: the seed shuffles every deck and deals the characters', () => {
  const treasure = ['meat', 'breakfast', 'the-relic', 'mr-boom', 'sees-ones', 'sees-dice', 'fanny-pack', 'the-d6'];
  const monster = ['fly', 'gurdy', 'monstro', 'pin', 'war', 'clotty', 'mom', 'death'];
  const opened = (seed: string) => {
    const session = openGame(
      {
        seed,
        seats: 2,
        rules: { soulsToWin: 4, supply: 100 },
        decks: { loot: [...decks.loot], treasure, monster, room: [] },
        characters: ['plain', 'collector'],
        outside: [],
      },
      { cards: sceneCards, random: seededRandom },
    );
    const state = stateIn(session);
    const cardOf = (id: string | undefined) => state.objects[id as 'o1']?.card ?? '';
    const tops = [...state.slots.shop, ...state.slots.monster].map((pile) => cardOf(pile.at(-1)));
    return {
      order: [...state.decks.treasure, ...state.decks.monster, ...tops],
      first: cardOf(state.players.p1?.area[0]),
    };
  };
  const games = ['a', 'b', 'c', 'd', 'e', 'f'].map(opened);
  for (const { order } of games) expect(order.toSorted()).toEqual([...treasure, ...monster].toSorted());
  expect(new Set(games.map(({ order }) => order.join(' '))).size).toBe(6);
  expect(new Set(games.map(({ first }) => first))).toEqual(new Set(['plain', 'collector']));
});

test('ITEM-01 ROOM-01: a card is an item in the shop and a room in the slot of the room', () => {
  const scene = aGame({ seats: 2, decks: { ...decks, room: ['coin-room', 'empty-room'] } }).firstPlayerDice(1, 2);
  const roles = () => [...scene.view().shop, ...scene.view().rooms].map(({ top }) => top?.role);
  expect(roles()).toEqual(['item', 'item', 'room']);
  scene.done();
  const later = aScene().player('p1', { coins: 10 }).shop('meat').deck('treasure', ['breakfast']);
  later.buy('p1', 'meat');
  expect(later.view().shop[0]?.top).toMatchObject({ card: 'breakfast', role: 'item' });
  later.done();
});

describe('DEC-48: what is dealt in the set-up is not gained, looted or answered by anything else', () => {
  const dealt = (seats: number, room: string, ...characters: readonly string[]) =>
    aGame({
      seats,
      decks: {
        loot: Array.from({ length: 40 }, () => 'blank-loot'),
        treasure: decks.treasure,
        monster: decks.monster,
        room: [room],
      },
      characters,
      outside: ['bag-o-holes', 'holy-mantle', 'start-loot', 'start-loot', 'late-start', 'coin-maker'],
    }).firstPlayerDice(...Array.from({ length: seats }, (_, n) => n + 1));
  const midway = { midway: 'the first turn begins' };

  test('DEC-48 SETUP-10: Equality as the first room gives nobody more than 3 ¢', () => {
    const scene = dealt(4, 'equality', 'plain', 'plain', 'plain', 'plain').start();
    expect(scene.view().players.map(({ coins }) => coins)).toEqual([3, 3, 3, 3]);
    expect(scene.state().supply).toBe(88);
    scene.done(midway);
  });

  test('DEC-48: Laser Eye as the first room hurts nobody for the loot that is dealt', () => {
    const scene = dealt(2, 'laser-eye', 'the-lost', 'the-lost').start();
    expect([scene.stack(), scene.hp('p1'), scene.hp('p2'), scene.hand('p1').length]).toEqual([[], 1, 1, 3]);
    scene.done(midway);
  });

  test('DEC-48: Bag-o-Holes is dealt beside three loot cards, not four', () => {
    const scene = dealt(2, 'empty-room', 'bum-bo-the-stout', 'bum-bo-the-stout');
    expect([scene.discarded('loot').length, scene.hand('p2').length]).toEqual([3, 3]); // p1 discards as the turn starts
    scene.done(midway);
  });

  test('DEC-48: what Level One Isaac begins with besides is dealt too', () => {
    const scene = dealt(2, 'laser-eye', 'level-one-isaac', 'level-one-isaac').start();
    expect([scene.stack(), scene.hp('p1'), scene.hand('p1').length]).toEqual([[], 3, 5]);
    scene.done(midway);
  });

  test('DEC-48: what everybody is dealt counts for nothing that has happened this turn', () => {
    const scene = dealt(2, 'empty-room', 'plain', 'plain');
    const happened = Object.keys(scene.state().memory.happened);
    expect(happened.filter((event) => ['gainCoins', 'loot', 'enterPlay'].includes(event))).toEqual([]);
    scene.done(midway);
  });

  test('DEC-48 DEC-57: what is gained as the game starts is gained, and what that sets off waits for the first priority', () => {
    const scene = dealt(2, 'laser-eye', 'looter', 'looter').fallbacks('trigger.order').start();
    expect([scene.hand('p1').length, scene.hp('p1'), scene.stack()]).toEqual([4, 2, ['laser-eye', 'laser-eye']]);
    scene.done(midway);
  });

  test('DEC-48 REPL-05: a starting item says of itself how it comes, and nothing else does', () => {
    const scene = dealt(2, 'slow-room', 'latecomer', 'collector').start();
    const items = scene.view().players.flatMap(({ items: [item] }) => [[item?.card, item?.charged]]);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        ['late-start', false],
        ['coin-maker', true],
      ]),
    );
    expect(scene.stack()).toEqual(['late-start']);
    scene.done(midway);
  });

  test('DEC-48 RULING-11: what makes others come sideways does not lie sideways itself from the set-up on', () => {
    const scene = dealt(2, 'slows-others', 'plain', 'plain').start();
    expect(scene.view().rooms[0]?.top?.charged).toBe(true);
    scene.done(midway);
  });
});
