import { expect, test } from 'vitest';
import type { CardId, PlayerId } from '../../../src/engine/index.js';
import { aScene, type Scene } from '../../support/scene.js';

/** All that somebody else can know of a scene: their view and the lines they may read. */
const knownTo = (scene: Scene, viewer: PlayerId | null): string => {
  const lines = scene.entries().filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)));
  return JSON.stringify([scene.view(viewer), lines]);
};

/** The same scene with other hidden cards: after each step another player and a spectator know the same. */
const looksTheSame = (
  scenes: readonly [Scene, Scene],
  steps: readonly ((scene: Scene) => unknown)[],
  viewers: readonly (PlayerId | null)[] = ['p2', null],
): void => {
  for (const step of steps) {
    for (const scene of scenes) step(scene);
    for (const viewer of viewers) expect(knownTo(scenes[1], viewer)).toBe(knownTo(scenes[0], viewer));
    expect(scenes[1].decision().options.map(({ id }) => id)).toEqual(scenes[0].decision().options.map(({ id }) => id));
  }
};
const first = (scene: Scene): Scene => {
  const { player, key, options, min } = scene.decision();
  return scene.answerSome(player, key, ...options.slice(0, Math.max(1, min)).map(({ id }) => id));
};

test('ZONE-07 META-03: looking, choosing and putting back tells nobody else anything', () => {
  const of = (cards: readonly CardId[]): Scene =>
    aScene()
      .player('p1', { hand: ['iv-the-emperor', 'xii-the-hanged-man'], items: ['sleight-of-hand'], lootPlays: 2 })
      .deck('monster', cards);
  const scenes = [of(['gurdy', 'fly', 'monstro', 'pin', 'war']), of(['chest', 'war', 'war', 'mom', 'fly'])] as const;
  looksTheSame(scenes, [
    (scene) => scene.use('p1', 'sleight-of-hand', { targets: ['deck:monster'] }).allPass(),
    first,
    (scene) => scene.play('p1', 'iv-the-emperor').allPass(),
    first,
    first,
    (scene) => scene.play('p1', 'xii-the-hanged-man').allPass(),
    first,
  ]);
  expect(scenes[0].said('putIntoDeck').map(({ amount, cards }) => [amount, cards])).toEqual([
    [5, undefined],
    [1, undefined],
    [4, undefined],
    [1, undefined],
  ]);
  for (const scene of scenes) scene.done();
});

test('ZONE-07 LOOT-02: the first chosen lies uppermost, and only who looks reads the names', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['sleight-of-hand'] })
    .wholeDeck('loot', ['bomb', 'a-penny', '3-cents']);
  scene.use('p1', 'sleight-of-hand', { targets: ['deck:loot'] }).allPass();
  const told = scene.entries().filter(({ line }) => line.say === 'lookedAt');
  expect(told.map(({ to, line }) => [to, line.amount ?? line.cards])).toEqual([
    ['all', 3],
    [['p1'], ['bomb', 'a-penny', '3-cents']],
  ]);
  expect(scene.view('p1').shown).toEqual([{ deck: 'loot', cards: ['bomb', 'a-penny', '3-cents'] }]);
  for (const viewer of ['p2', 'p3', null] as const) {
    expect(scene.view(viewer).shown).toEqual([]);
    expect(scene.view(viewer).decks.loot).toBe(3);
    expect(scene.view(viewer).asked).toEqual({ player: 'p1', key: 'deck.order', card: null });
  }
  expect(scene.takeBack('p1')).toBe(false);
  scene.answer('p1', 'deck.order', '3-cents', 'bomb', 'a-penny');
  expect(scene.cardsOf('loot')).toEqual(['3-cents', 'bomb', 'a-penny']);
  scene.done();
});

test('ZONE-05 ZONE-06 ZONE-11: a card goes into the deck of its own type, or stays where it is', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['buries', 'buries', 'buries'],
      lootPlays: 3,
      items: ['swallowed-penny', 'meat', 'frail-start'],
    })
    .wholeDeck('loot', ['bomb'])
    .wholeDeck('treasure', ['breakfast']);
  for (const card of ['swallowed-penny', 'meat', 'frail-start'])
    scene.play('p1', 'buries', { targets: [card] }).allPass();
  expect(scene.cardsOf('loot')).toEqual(['bomb', 'swallowed-penny']);
  expect(scene.cardsOf('treasure')).toEqual(['breakfast', 'meat']);
  expect(scene.items('p1')).toEqual(['frail-start']);
  scene.done();
});

test('ZONE-01 ZONE-15 ATK-21: what goes from play into a deck has left play', () => {
  const scene = aScene()
    .player('p1', { hand: ['buries'] })
    .monsters(['gurdy', 'monstro'])
    .wholeDeck('monster', ['fly'])
    .dice(1);
  scene
    .attack('p1', 'monstro')
    .play('p1', 'buries', { targets: ['monstro'] })
    .allPass();
  expect(scene.cardsOf('monster')).toEqual(['fly', 'monstro']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.stack()).toEqual([]);
  expect(scene.said('putIntoDeck')).toEqual([
    { say: 'putIntoDeck', player: 'p1', object: { deck: 'monster' }, detail: 'deckBottom', cards: ['monstro'] },
  ]);
  scene.done();
});

test('ZONE-07 ZONE-08: a search shows what fits to one player, and shuffles', () => {
  const scene = aScene()
    .player('p1', { hand: ['seeks-guppy'] })
    .wholeDeck('treasure', ['meat', 'guppy-thing', 'breakfast', 'guppys-collar']);
  scene.play('p1', 'seeks-guppy').allPass();
  expect(scene.offered()).toEqual(['guppy-thing', 'guppys-collar', 'none']);
  expect(scene.view('p2').decks.treasure).toBe(4);
  expect(scene.view('p2').asked).toEqual({ player: 'p1', key: 'deck.search', card: null });
  scene.answer('p1', 'deck.search', 'guppys-collar');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  expect(scene.cardsOf('treasure').toSorted()).toEqual(['breakfast', 'guppy-thing', 'meat']);
  expect(scene.said('shuffled')).toHaveLength(1);
  expect(scene.said('event').flatMap(({ event, player }) => (event === 'gainItem' ? [player] : []))).toEqual(['p1']);
  scene.done();
});

test('ZONE-07 META-03: a search that finds nothing, or is left, looks like any other until something is found', () => {
  const of = (cards: readonly CardId[]): Scene =>
    aScene()
      .player('p1', { hand: ['seeks-guppy'] })
      .wholeDeck('treasure', cards);
  const scenes = [of(['meat', 'mr-boom', 'breakfast']), of(['guppys-collar', 'meat', 'guppys-collar'])] as const;
  for (const scene of scenes) scene.play('p1', 'seeks-guppy').allPass();
  for (const viewer of ['p2', null] as const) expect(knownTo(scenes[1], viewer)).toBe(knownTo(scenes[0], viewer));
  for (const scene of scenes) scene.answer('p1', 'deck.search', 'none');
  for (const viewer of ['p2', null] as const) expect(knownTo(scenes[1], viewer)).toBe(knownTo(scenes[0], viewer));
  for (const scene of scenes) expect(scene.items('p1')).toEqual([]);
  for (const scene of scenes) scene.done();
});

test('SETUP-12: a card for three players that comes up in a look is set aside, and the next is looked at', () => {
  const scene = aScene()
    .player('p1', { items: ['forever-alone'] })
    .wholeDeck('loot', ['three-players-only', 'bomb']);
  scene.use('p1', 'forever-alone', { mode: 1, targets: ['deck:loot'] }).allPass();
  expect(scene.entries().flatMap(({ line }) => (line.say === 'lookedAt' ? (line.cards ?? []) : []))).toEqual(['bomb']);
  expect(scene.view().outside).toEqual(['three-players-only']);
  expect(scene.cardsOf('loot')).toEqual(['bomb']);
  scene.done();
});

test('GAIN-02 GAIN-03: a card that is gained where it lies enters play and is gained as any other', () => {
  const scene = aScene()
    .player('p1', { hand: ['seeks-guppy', 'gains-from-shop'], lootPlays: 2, items: ['counts-items-gained'] })
    .wholeDeck('treasure', ['guppys-collar', 'meat'])
    .shop('breakfast')
    .deck('loot', ['bomb', 'a-penny']);
  scene.play('p1', 'seeks-guppy').allPass().answer('p1', 'deck.search', 'guppys-collar').resolve();
  expect(scene.hand('p1')).toEqual(['gains-from-shop', 'bomb']);
  scene.play('p1', 'gains-from-shop', { targets: ['breakfast'] }).resolve();
  const events = scene.said('event').map(({ event }) => event);
  expect(events.filter((type) => type === 'enterPlay' || type === 'gainItem').slice(0, 2)).toEqual([
    'enterPlay',
    'gainItem',
  ]);
  expect(scene.items('p1')).toEqual(['counts-items-gained', 'guppys-collar', 'breakfast']);
  expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
  expect(scene.tops('shop')).toEqual(['meat']);
  scene.done();
});
