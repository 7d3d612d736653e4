import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

/** P1 attacks the deck, on whose top this event lies. */
const met = (event: string, more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(aScene({ players: 3 }).monsters('fly').deck('monster', [event]));
  return scene.attack('p1', 'deck');
};

test('game-crash DEST-01 KEY-01: all items but eternal ones, all monsters and all rooms are gone, the shop too', () => {
  const scene = met('game-crash', (it) =>
    it
      .player('p1', { items: ['meat', 'the-d6'] })
      .player('p2', { items: ['breakfast'] })
      .monsters('fly', 'pin')
      .shop('dinner')
      .rooms('coin-room')
      .deck('treasure', ['steam-sale'])
      .fallbacks('attack.slot', 'each.order'),
  );
  scene.allPass();
  expect([scene.items('p1'), scene.items('p2'), scene.discarded('treasure').toSorted()]).toEqual([
    ['the-d6'],
    [],
    ['breakfast', 'dinner', 'meat'],
  ]);
  expect([scene.discarded('monster').toSorted(), scene.discarded('room')]).toEqual([
    ['fly', 'game-crash', 'pin'],
    ['coin-room'],
  ]);
  scene.done();
});

test('keepers-resting-place ZONE-07: it goes back into the deck, 3rd or deeper, and only who puts it there knows where', () => {
  const scene = aScene({ players: 3 })
    .monsters('fly')
    .wholeDeck('monster', ['keepers-resting-place', 'pin', 'dip', 'clotty']);
  scene.attack('p1', 'deck').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deck.place', ['n3', 'n4']]);
  expect(scene.view('p2').asked).toEqual({ player: 'p1', key: 'deck.place', card: 'keepers-resting-place' });
  scene.answer('p1', 'deck.place', 'n3').resolve();
  expect(scene.cardsOf('monster')).toEqual(['pin', 'dip', 'keepers-resting-place', 'clotty']);
  const told = scene.said('putIntoDeck');
  expect(told).toHaveLength(1);
  expect(told[0]).not.toHaveProperty('amount');
  expect([scene.souls('p1'), scene.tops('monsters')]).toEqual([0, ['fly']]);
  scene.done();
});

test('keepers-resting-place ZONE-07: the bottom is a place as well, and in a small deck the only one', () => {
  const bottom = aScene({ players: 3 })
    .monsters('fly')
    .wholeDeck('monster', ['keepers-resting-place', 'pin', 'dip', 'clotty']);
  bottom.attack('p1', 'deck').allPass().answer('p1', 'deck.place', 'n4').resolve();
  expect(bottom.cardsOf('monster')).toEqual(['pin', 'dip', 'clotty', 'keepers-resting-place']);
  bottom.done();
  const small = aScene({ players: 3 }).monsters('fly').wholeDeck('monster', ['keepers-resting-place', 'pin']);
  small.attack('p1', 'deck').allPass().answer('p1', 'deck.place', 'n2').resolve();
  expect(small.cardsOf('monster')).toEqual(['pin', 'keepers-resting-place']);
  small.done();
});

test('keepers-resting-place SOUL-03: the second time it resolves in a game, whoever has the turn gains it as a soul', () => {
  const scene = aScene({ players: 3 }).monsters('fly').wholeDeck('monster', ['keepers-resting-place', 'pin', 'dip']);
  scene.attack('p1', 'deck').allPass().answer('p1', 'deck.place', 'n3').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.player('p2', {});
  expect(scene.cardsOf('monster')).toEqual(['pin', 'dip', 'keepers-resting-place']);
  scene.done();
});
