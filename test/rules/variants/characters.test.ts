import { describe, expect, test } from 'vitest';
import {
  apply,
  openGame,
  seededRandom,
  variantNamed,
  viewFor,
  type PlayerId,
  type VariantId,
} from '../../../src/engine/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aGame, type Scene } from '../../support/scene.js';

const fourteen = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
const decks = {
  loot: fourteen('blank-loot'),
  treasure: ['blank-treasure', 'blank-treasure', ...Array.from({ length: 20 }, () => 'meat'), 'dinner'],
  monster: fourteen('fly'),
};
const PLAYED = ['isaac', 'eve', 'judas', 'samson'];
const ITEMS = ['the-d6', 'the-curse', 'book-of-belial', 'blood-lust'];

const charactersOf = (scene: Scene): readonly string[] =>
  scene.view().players.map(({ characters }) => characters.map(({ card }) => card).join(' '));
const copiesOf = (scene: Scene): readonly (string | null)[] =>
  scene.view().players.map(({ characters }) => characters[0]?.copyOf ?? null);

describe('everybody chooses a character', () => {
  const choosing = (seats: number, variant: VariantId): Scene =>
    aGame({ seats, decks, characters: PLAYED, outside: ITEMS, variants: [variant] }).firstPlayerDice(
      ...[1, 2, 2].slice(0, seats),
    );

  test('VAR-07: one after the other, of all that are left, in turn order from somebody by chance', () => {
    const scene = choosing(3, 'selectable-characters');
    const [first = ''] = scene.asked().split(' ') ?? [];
    const order = ['p1', 'p2', 'p3', 'p1', 'p2'].slice(['p1', 'p2', 'p3'].indexOf(first)).slice(0, 3);
    expect(scene.offered().toSorted()).toEqual(PLAYED.toSorted());
    scene.answer(order[0] as 'p1', 'setup.character', 'eve');
    expect(scene.offered()).not.toContain('eve');
    scene.answer(order[1] as 'p1', 'setup.character', 'judas');
    expect(scene.asked()).toBe(`${order[2]} setup.character`);
    expect(scene.offered().toSorted()).toEqual(['isaac', 'samson']);
    scene.answer(order[2] as 'p1', 'setup.character', 'isaac');
    const items = ['the-curse', 'book-of-belial', 'the-d6'];
    order.forEach((player, at) => {
      expect(scene.items(player as 'p1')).toEqual([items[at]]);
      expect(scene.view().players.find(({ id }) => id === player)).toMatchObject({ coins: 3, handCount: 3 });
    });
    expect(scene.said('takesCharacter').map(({ player, source }) => [player, source])).toEqual([
      [order[0], 'eve'],
      [order[1], 'judas'],
      [order[2], 'isaac'],
    ]);
    expect(scene.view().outside.toSorted()).toEqual(['blood-lust', 'samson']);
    expect(scene.asked()).not.toMatch(/setup/);
    scene.done({ midway: 'the first turn' });
  });

  test('VAR-07 SETUP-08: characters lie sideways, and the table is laid out while they are chosen', () => {
    const scene = aGame({
      seats: 2,
      decks,
      characters: PLAYED,
      outside: ITEMS,
      variants: ['selectable-characters'],
    });
    expect(scene.said('firstPlayer')).toEqual([]);
    expect([scene.tops('shop').length, scene.tops('monsters').length]).toEqual([2, 2]);
    const [first] = scene.asked().split(' ') as ['p1'];
    expect(scene.view(first).hand).toEqual([]);
    scene.answer(first, 'setup.character', 'samson');
    expect(scene.view().players.find(({ id }) => id === first)?.characters[0]?.charged).toBe(false);
    scene.done({ midway: 'the set-up' });
  });

  test('VAR-07: somebody by chance chooses first, or whom the table has named', () => {
    const firstOf = (seed: string, first?: 'p2') => {
      const session = openGame(
        {
          seed,
          seats: 3,
          rules: {
            soulsToWin: 4,
            supply: 100,
            variants: ['selectable-characters'],
            ...(first === undefined ? {} : { first }),
          },
          decks: { ...decks, room: [] },
          characters: PLAYED,
          outside: ITEMS,
        },
        { cards: sceneCards, random: seededRandom },
      );
      return viewFor(session, null).asked?.player;
    };
    const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);
    expect(new Set(seeds.map((seed) => firstOf(seed)))).toEqual(new Set(['p1', 'p2', 'p3']));
    expect(new Set(seeds.map((seed) => firstOf(seed, 'p2')))).toEqual(new Set(['p2']));
  });

  test('VAR-07: of two that are dealt in the open, of which nobody else has one', () => {
    const scene = choosing(2, 'one-of-two');
    const [first] = scene.asked().split(' ') as ['p1'];
    const two = scene.offered();
    expect(two).toHaveLength(2);
    scene.answer(first, 'setup.character', two[1]!);
    const [second] = scene.asked().split(' ') as ['p2'];
    expect(second).not.toBe(first);
    expect([...two, ...scene.offered()].toSorted()).toEqual(PLAYED.toSorted());
    const rest = scene.offered();
    scene.answer(second, 'setup.character', rest[0]!);
    expect(charactersOf(scene).toSorted()).toEqual([two[1]!, rest[0]!].toSorted());
    scene.done({ midway: 'the first turn begins' });
  });

  test('VAR-07: with too few characters those who come last are dealt one only', () => {
    const scene = choosing(3, 'one-of-two');
    const offered: number[] = [];
    while (scene.asked().endsWith('setup.character') === true) {
      offered.push(scene.offered().length);
      scene.answer(scene.asked().split(' ')[0] as 'p1', 'setup.character', scene.offered()[0]!);
    }
    expect(offered).toEqual([2, 1, 1]);
    expect(new Set(charactersOf(scene)).size).toBe(3);
    scene.done({ midway: 'the first turn begins' });
  });

  test('VAR-07: what the table wants for certain is among those that are dealt', () => {
    const many = ['isaac', 'eve', 'judas', 'samson', 'cain', 'lilith', 'lazarus', 'maggy'];
    for (let seed = 0; seed < 8; seed += 1) {
      const session = openGame(
        {
          seed: `${seed}`,
          seats: 2,
          rules: { soulsToWin: 4, supply: 100, variants: ['one-of-two'], first: 'p1', certain: ['lilith'] },
          decks: { ...decks, room: [] },
          characters: many,
          outside: [],
        },
        { cards: sceneCards, random: seededRandom },
      );
      const dealt = (player: PlayerId) => viewFor(session, player).decision!.options;
      const cardsOf = (player: PlayerId) => dealt(player).map(({ meaning }) => meaning.card);
      const first = cardsOf('p1');
      apply(session, 'p1', [dealt('p1')[0]!.id]);
      const all = [...first, ...cardsOf('p2')];
      expect(all).toHaveLength(4);
      expect(all).toContain('lilith');
      expect(new Set(all).size).toBe(4);
    }
  });
});

test('VAR-05 VAR-07: the deck of unused starting items has what nobody has chosen', () => {
  const scene = aGame({
    seats: 2,
    decks,
    characters: PLAYED,
    outside: ITEMS,
    variants: ['selectable-characters', 'souls-are-money'],
  }).firstPlayerDice(1, 2);
  for (const character of ['isaac', 'samson'])
    scene.answer(scene.asked().split(' ')[0] as 'p1', 'setup.character', character);
  const players = scene.view().players.flatMap(({ items }) => items.map(({ card }) => card));
  expect(players.toSorted()).toEqual(['blood-lust', 'the-d6']);
  const deck = scene.state().startingItems ?? [];
  expect([...deck].map((id) => scene.state().objects[id]?.card ?? id).toSorted()).toEqual([
    'book-of-belial',
    'the-curse',
  ]);
  scene.done({ midway: 'the first turn' });
});

describe('everybody is Eden', () => {
  const edens = (seats: number, characters: readonly string[], dice: readonly number[]): Scene =>
    aGame({ seats, decks, characters, outside: ITEMS, variants: ['eden-only'] }).firstPlayerDice(...dice);

  test('VAR-03 DEC-44: other characters stand in for Eden, without their text and starting item', () => {
    const scene = edens(3, ['isaac', 'eve', 'judas', 'samson', 'eden'], [2, 1, 2]);
    expect(charactersOf(scene)).toContain('eden');
    expect(copiesOf(scene).filter((copied) => copied === 'eden')).toHaveLength(2);
    expect(copiesOf(scene)[charactersOf(scene).indexOf('eden')]).toBeNull();
    for (const player of ['p1', 'p2', 'p3'] as const) expect(scene.items(player)).toEqual([]);
    expect(scene.view().outside).toEqual(expect.arrayContaining(ITEMS));
    scene.done({ midway: 'the set-up' });
  });

  test('DEC-44 SETUP-09: they choose a treasure in turn order, each from three of their own', () => {
    const scene = edens(3, ['isaac', 'eve', 'judas'], [2, 1, 2]);
    expect(copiesOf(scene)).toEqual(['eden', 'eden', 'eden']);
    const asked: string[] = [];
    while (scene.asked().endsWith('effect.choose') === true) {
      const [player] = scene.asked().split(' ') as ['p1'];
      asked.push(player);
      expect(scene.offered()).toHaveLength(3);
      scene.answer(player, 'effect.choose', 'meat').answer(player, 'deck.order', 'meat', 'meat');
      const [item] = scene.view().players.find(({ id }) => id === player)!.items;
      expect(item).toMatchObject({ card: 'meat', keywords: ['eternal'] });
    }
    expect(asked).toEqual(['p2', 'p3', 'p1']);
    expect(scene.asked()).toBe('p2 priority');
    scene.done({ midway: 'the first turn begins' });
  });

  test('DEC-44: a stand-in has what Eden has, for the whole game', () => {
    const scene = edens(2, ['the-forgotten', 'the-forgotten'], [1, 2]);
    for (const player of ['p1', 'p2'] as const)
      scene.answer(player, 'effect.choose', 'meat').answer(player, 'deck.order', 'meat', 'meat');
    const [one] = scene.view().players;
    expect(one).toMatchObject({ hp: 2, atk: 1, characters: [{ copyOf: 'eden' }] });
    scene.toActionPhase().endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
    expect(copiesOf(scene)).toEqual(['eden', 'eden']);
    scene.done();
  });

  test('VAR-03: without the variant characters are what they are', () => {
    const scene = aGame({ seats: 2, decks, characters: ['isaac', 'eve'], outside: ITEMS }).firstPlayerDice(1, 2);
    expect(copiesOf(scene)).toEqual([null, null]);
    scene.done({ midway: 'the first turn' });
  });
});

test('VAR-03 VAR-07: characters are chosen in one way only', () => {
  const open = (variants: readonly VariantId[]) => () =>
    openGame(
      {
        seed: 'both',
        seats: 2,
        rules: { soulsToWin: 4, supply: 100, variants },
        decks: { ...decks, room: [] },
        characters: PLAYED,
        outside: [],
      },
      { cards: sceneCards, random: seededRandom },
    );
  for (const variants of [
    ['eden-only', 'selectable-characters'],
    ['eden-only', 'one-of-two'],
    ['selectable-characters', 'one-of-two'],
  ] as const)
    expect(open(variants)).toThrow(RangeError);
  for (const variant of ['eden-only', 'selectable-characters', 'one-of-two'] as const)
    expect(open([variant, 'mini-draft'])).not.toThrow();
});

test('VAR-02 VAR-03 VAR-07: each way to choose characters excludes the two others, and a draft is for two to eight', () => {
  const ways = ['selectable-characters', 'one-of-two', 'eden-only'] as const;
  for (const way of ways)
    expect(new Set(variantNamed(way).excludes)).toEqual(new Set(ways.filter((other) => other !== way)));
  expect(variantNamed('mini-draft').seats).toEqual([2, 8]);
});
