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
      .deck('room', ['empty-room', 'dice-room'])
      .fallbacks('attack.slot', 'each.order', 'refill.order'),
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
  expect(scene.view('p2').asked).toEqual({ player: 'p1', key: 'deck.place', card: null });
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
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['more-attacks', 'deck-again'] })
    .monsters('fly')
    .wholeDeck('monster', ['keepers-resting-place', 'event-pays', 'event-pays']);
  scene.attack('p1', 'deck').allPass().answer('p1', 'deck.place', 'n3').resolve();
  scene.use('p1', 'deck-again').resolve();
  scene.attack('p1', 'deck').resolve().attack('p1', 'deck').resolve().endTurn('p1').toActionPhase();
  expect(scene.souls('p2')).toBe(0);
  scene.attack('p2', 'deck').resolve();
  expect([scene.souls('p2'), scene.soulCards('p2'), scene.asked()]).toEqual([
    1,
    ['keepers-resting-place'],
    'p2 priority',
  ]);
  scene.done();
});

test('keepers-resting-place: a time that was cancelled does not count', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['more-attacks'], hand: ['cancel-anything'] })
    .monsters('fly')
    .wholeDeck('monster', ['keepers-resting-place', 'keepers-resting-place', 'pin', 'dip', 'clotty']);
  scene.attack('p1', 'deck');
  scene.play('p1', 'cancel-anything', { targets: ['keepers-resting-place'] }).resolve();
  scene.attack('p1', 'deck').allPass();
  expect(scene.asked()).toBe('p1 deck.place');
  scene.answer('p1', 'deck.place', 'n3').resolve().done();
});

test('patch-notes: three players by chance, each with a counter of another kind on an item', () => {
  const scene = met('patch-notes', (it) =>
    it
      .player('p1', { items: ['meat', 'the-d6'] })
      .player('p2', { items: ['breakfast', 'sleight-of-hand'] })
      .player('p3', { items: ['dinner', 'incubus'] })
      .picks(2, 0, 0),
  );
  scene.allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p3 effect.choose', ['dinner']]);
  scene.answer('p3', 'effect.choose', 'dinner');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['meat']]);
  scene.answer('p1', 'effect.choose', 'meat');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['breakfast', 'sleight-of-hand']]);
  scene.answer('p2', 'effect.choose', 'sleight-of-hand').resolve();
  expect(['dinner', 'meat', 'sleight-of-hand'].map((item) => scene.object(item).counters)).toEqual([
    { hp: 1 },
    { atk: 1 },
    { eternal: 1 },
  ]);
  scene.done();
});

test('tainted-spitty DICE-02: a die more for each soul of the attacking player, and the lowest counts', () => {
  const none = aScene()
    .player('p2', { souls: ['soul-of-greed'] })
    .monsters('tainted-spitty')
    .dice(3);
  none.attack('p1', 'tainted-spitty').passUntil('roll 3').done({ midway: 'one die' });
  const two = aScene()
    .player('p1', { souls: ['soul-of-greed', 'soul-of-guppy'] })
    .monsters('tainted-spitty', 'fly')
    .dice(5, 2, 4);
  two.attack('p1', 'tainted-spitty').passUntil('roll 2').done({ midway: 'three dice' });
});

test('tainted-spitty: other attacks, and rolls of those who attack along, have one die', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { souls: ['soul-of-greed'] })
    .monsters('tainted-spitty', 'fly')
    .dice(6);
  scene.attack('p1', 'fly').resolve();
  expect(scene.discarded('monster')).toEqual(['fly']);
  scene.done();
  const along = aScene({ players: 3 })
    .player('p1', { items: ['co-op-baby'] })
    .player('p2', { souls: ['soul-of-greed'] })
    .monsters('tainted-spitty')
    .dice(5, 6);
  along.declare('p1', 'attack').answer('p1', 'trigger.target', 'p2').allPass(2);
  along.answer('p1', 'attack.target', 'tainted-spitty').passUntil('roll 5').allPass().passUntil('roll 6');
  along.done({ midway: 'P2 rolls one die' });
});

/** Each of the three votes. */
const voted = (scene: Scene, ...votes: readonly string[]): Scene => {
  scene.allPass();
  for (const [at, vote] of votes.entries()) scene.answer(`p${at + 1}` as 'p1', 'vote', vote);
  return scene;
};

test('wrath-of-the-lamb VOTE-01: nobody votes for themselves; who has the most votes may steal a soul', () => {
  const scene = met('wrath-of-the-lamb', (it) =>
    it.player('p1', { souls: ['soul-of-greed'] }).player('p3', { souls: ['soul-of-guppy', 'soul-of-gluttony'] }),
  ).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 vote', ['p2', 'p3']]);
  scene.answer('p1', 'vote', 'p3');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 vote', ['p1', 'p3']]);
  scene.answer('p2', 'vote', 'p3');
  expect([scene.asked(), scene.offered()]).toEqual(['p3 vote', ['p1', 'p2']]);
  scene.answer('p3', 'vote', 'p1').answer('p1', 'effect.choose', 'p3').answer('p3', 'effect.may', 'yes');
  expect([scene.asked(), scene.offered()]).toEqual(['p3 effect.choose', ['soul-of-greed']]);
  scene.answer('p3', 'effect.choose', 'soul-of-greed').resolve();
  expect([scene.souls('p1'), scene.souls('p3')]).toEqual([0, 3]);
  scene.done();
});

test('wrath-of-the-lamb: at a tie the active player chooses, and nothing need be stolen', () => {
  const scene = voted(
    met('wrath-of-the-lamb', (it) => it.player('p2', { souls: ['soul-of-greed'] })),
    'p2',
    'p1',
    'p1',
  );
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p1']]);
  scene.answer('p1', 'effect.choose', 'p1').answer('p1', 'effect.may', 'no').resolve();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([0, 1]);
  scene.done();
  const tie = voted(
    met('wrath-of-the-lamb', (it) => it.player('p3', { souls: ['soul-of-greed'] })),
    'p2',
    'p3',
    'p1',
  );
  expect([tie.asked(), tie.offered()]).toEqual(['p1 effect.choose', ['p1', 'p2', 'p3']]);
  tie
    .answer('p1', 'effect.choose', 'p2')
    .answer('p2', 'effect.may', 'yes')
    .answer('p2', 'effect.choose', 'soul-of-greed');
  tie.resolve();
  expect(tie.souls('p2')).toBe(1);
  tie.done();
});
