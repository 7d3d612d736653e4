import { expect, test } from 'vitest';
import { attackAlong } from '../../support/attack-along.js';
import { internalsOf } from '../../support/internals.js';
import { aScene, sideways, withCounters } from '../../support/scene.js';

const PLAYERS = ['p1', 'p2', 'p3'] as const;

const characterOf = (scene: ReturnType<typeof aScene>, player: string): readonly string[] =>
  scene
    .view()
    .players.find(({ id }) => id === player)!
    .characters.map(({ card }) => card);

test('corrupted-data EVENT-02 GAIN-06: hands to the left, a character and an eternal item to the right, all recharged', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'isaac', items: [sideways('the-d6'), 'meat'], hand: ['a-penny'] })
    .player('p2', { character: 'cain', items: [sideways('sleight-of-hand')], hand: ['bomb', 'a-dime'] })
    .player('p3', { character: 'eve', items: ['the-curse', sideways('dinner')] })
    .monsters('fly')
    .deck('monster', ['corrupted-data', 'pin'])
    .fallbacks('trigger.order');
  scene.use('p1', 'isaac').passTo('p2').use('p2', 'cain').resolve();
  scene.attack('p1', 'deck').resolve();
  expect(PLAYERS.map((one) => scene.hand(one))).toEqual([[], ['a-penny'], ['bomb', 'a-dime']]);
  expect(PLAYERS.map((one) => characterOf(scene, one))).toEqual([['cain'], ['eve'], ['isaac']]);
  expect(PLAYERS.map((one) => scene.items(one))).toEqual([
    ['meat', 'sleight-of-hand'],
    ['the-curse'],
    ['dinner', 'the-d6'],
  ]);
  expect(['the-d6', 'sleight-of-hand', 'isaac', 'cain', 'dinner'].map((one) => scene.charged(one))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(scene.discarded('monster')).toEqual(['corrupted-data']);
  scene.done();
});

test('corrupted-data GAIN-04 EACH-01: of several eternal items the giver says which, and who has none gives the character alone', () => {
  const scene = aScene()
    .player('p1', { character: 'isaac', items: ['the-d6', 'the-curse', 'meat'] })
    .player('p2', { character: 'cain', items: ['dinner'] })
    .monsters('fly')
    .deck('monster', ['corrupted-data'])
    .fallbacks('trigger.order');
  scene.attack('p1', 'deck').passUntil('corrupted-data');
  while (scene.asked() !== 'p1 effect.choose') scene.allPass();
  expect(scene.offered()).toEqual(['the-d6', 'the-curse']);
  scene.answer('p1', 'effect.choose', 'the-curse').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([
    ['the-d6', 'meat'],
    ['dinner', 'the-curse'],
  ]);
  expect([characterOf(scene, 'p1'), characterOf(scene, 'p2')]).toEqual([['cain'], ['isaac']]);
  scene.done();
});

test('corrupted-data CHAR-04 CTR-03: damage is the player’s and stays, counters are the card’s and go along', () => {
  const scene = aScene()
    .player('p1', { character: 'isaac', damage: 1, items: [withCounters('the-d6', 1, 'atk')] })
    .player('p2', { character: 'samson', items: ['blood-lust'] })
    .monsters('fly')
    .deck('monster', ['corrupted-data'])
    .fallbacks('trigger.order');
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.attack('p1', 'deck').resolve();
  expect([scene.hp('p1'), scene.atk('p1'), scene.hp('p2'), scene.atk('p2')]).toEqual([1, 1, 2, 2]);
  scene.done();
});

test('henry ATK-14: a miss ends the attack, and it lies under the monster deck', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'] })
    .monsters('henry', 'dip')
    .deck('monster', ['pin'])
    .dice(5);
  scene.attack('p1', 'henry').resolve();
  expect([scene.view().attack, scene.tops('monsters'), scene.cardsOf('monster').at(-1)]).toEqual([
    null,
    ['pin', 'dip'],
    'henry',
  ]);
  expect([scene.hp('p1'), scene.items('p1'), scene.discarded('monster')]).toEqual([2, ['more-attacks'], []]);
  scene.done();
});

test('henry: a 6 is a treasure, and a miss of another monster is nothing to it', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'] })
    .monsters('henry', 'dip')
    .deck('treasure', ['meat'])
    .dice(1, 4, 6);
  scene.attack('p1', 'dip').resolve();
  expect([scene.coins('p1'), scene.tops('monsters')[0]]).toEqual([1, 'henry']);
  scene.attack('p1', 'henry').resolve();
  expect([scene.items('p1'), scene.discarded('monster').includes('henry')]).toEqual([['more-attacks', 'meat'], true]);
  scene.done();
});

test('it-lives WIN-04 SOUL-05: as its soul is gained a player with the most souls wins', () => {
  const scene = aScene({ players: 3, soulsToWin: 5 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { souls: ['gurdy', 'pin'] })
    .player('p3', { souls: ['war'] })
    .monsters('it-lives');
  expect([scene.maxHp('it-lives'), scene.dc('it-lives'), scene.atk('it-lives')]).toEqual([8, 3, 4]);
  scene
    .play('p1', 'fell-a-monster', { targets: ['it-lives'] })
    .passUntil('it-lives death')
    .allPass();
  expect([scene.souls('p1'), scene.asked(), scene.offered().toSorted()]).toEqual([
    2,
    'p1 trigger.target',
    ['p1', 'p2'],
  ]);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect(scene.state().outcome).toEqual({ winners: ['p2'] });
  scene.done({ midway: 'the game is over' });
});

test('it-lives: other souls end nothing while its own lies there', () => {
  const scene = aScene({ players: 3, soulsToWin: 9 })
    .player('p1', { souls: ['it-lives'], hand: ['fell-a-monster'] })
    .monsters('pin');
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  expect([scene.souls('p1'), scene.state().outcome]).toEqual([3, null]);
  scene.done();
});

test('moms-charmed-heart CTR-06: as it dies an item of another player is 1 HP more', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'], items: ['compost'] })
    .player('p2', { items: ['meat', 'dinner', 'the-d6'] })
    .player('p3', { items: ['moms-bra'] })
    .monsters('moms-charmed-heart')
    .deck('treasure', ['chaos', 'curved-horn']);
  scene.play('p1', 'fell-a-monster', { targets: ['moms-charmed-heart'] }).allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 effect.choose', ['dinner', 'meat']]);
  scene.answer('p1', 'effect.choose', 'meat').resolve();
  expect(scene.object('meat').counters).toEqual({ hp: 1 });
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([1, ['compost', 'chaos', 'curved-horn']]);
  scene.done();
});

test('moms-charmed-heart: nothing happens while it lives, or when another monster dies', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['meat'] })
    .monsters('moms-charmed-heart', 'pin');
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  expect([scene.object('meat').counters, scene.hp('moms-charmed-heart')]).toEqual([{}, 5]);
  scene.done();
});

test('moms-charmed-heart NAME-01: it is Mom’s Heart! too', () => {
  const scene = aScene().monsters('moms-charmed-heart', 'pin');
  const named = (id: string): boolean =>
    internalsOf(scene.session()).game.characteristics(scene.object(id).id).hasName('moms-heart');
  expect([named('moms-charmed-heart'), named('pin')]).toEqual([true, false]);
  scene.done();
});

test('the-bloat-star-promos: each damage that it takes is 1 damage to a player of your choice', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('the-bloat-star-promos', 'gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['the-bloat-star-promos'] }).allPass(2);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('the-bloat-star-promos')]).toEqual([2, 1, 3]);
  scene.done();
});

test('the-bloat-star-promos-2 TGT-01: as it enters a slot and as it dies 2 damage to another player at random', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .player('p2', { items: [sideways('the-d6'), 'dinner'] })
    .player('p3', { items: ['dinner', sideways('the-d6')] })
    .monsters('fly', 'pin')
    .deck('monster', ['the-bloat-star-promos-2', 'dip'])
    .deck('treasure', ['chaos'])
    .picks(1, 0);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(['p1', 'p2', 'p3'].map((one) => scene.hp(one))).toEqual([2, 3, 1]);
  scene.play('p1', 'fell-a-monster', { targets: ['the-bloat-star-promos-2'] }).resolve();
  expect(['p1', 'p2', 'p3'].map((one) => scene.hp(one))).toEqual([2, 1, 1]);
  expect([scene.tops('monsters'), scene.items('p1')]).toEqual([['dip', 'pin'], ['chaos']]);
  scene.done();
});

test('the-bloat-star-promos-2: what another monster does is no reason', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('the-bloat-star-promos-2', 'fly')
    .deck('monster', ['dip']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hp('p2'), scene.tops('monsters')]).toEqual([2, ['the-bloat-star-promos-2', 'dip']]);
  scene.done();
});

const DUKE = 'the-duke-of-flies-but-really-its-the-bloat';

test.each([0, 1])(
  'the-duke-of-flies-but-really-its-the-bloat REPL-01 DEATH-06: with %i counters it lives on, and pays its rewards',
  (counters) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['a-penny'] })
      .player('p3', { items: ['dinner'] })
      .monsters({ card: DUKE, damage: 3, counters: counters === 0 ? {} : { counter: counters } })
      .deck('treasure', ['meat'])
      .dice(4)
      .picks(2);
    scene.attack('p1', DUKE).resolve();
    expect([scene.hp(DUKE), scene.object(DUKE).counters, scene.view().attack]).toEqual([
      4,
      { counter: counters + 1 },
      null,
    ]);
    expect([scene.items('p1'), scene.souls('p1'), scene.hp('p3'), scene.hp('p2')]).toEqual([['meat'], 0, 1, 2]);
    scene.done();
  },
);

test('the-duke-of-flies-but-really-its-the-bloat: with two counters it dies, for its rewards and a soul', () => {
  const scene = aScene()
    .monsters({ card: DUKE, damage: 3, counters: { counter: 2 } })
    .deck('treasure', ['meat'])
    .dice(4);
  scene.attack('p1', DUKE).resolve();
  expect([scene.items('p1'), scene.soulCards('p1'), scene.hp('p1'), scene.hp('p2')]).toEqual([['meat'], [DUKE], 2, 2]);
  scene.done();
});

test('the-duke-of-flies-but-really-its-the-bloat: another monster that dies is dead', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(DUKE, 'fly')
    .deck('monster', ['dip']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.tops('monsters'), scene.object(DUKE).counters]).toEqual([[DUKE, 'dip'], {}]);
  scene.done();
});

test('the-duke-of-flies-but-really-its-the-bloat NAME-01: in the deck Peep finds it as The Bloat, as the other cards of that name', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('peep')
    .wholeDeck('monster', ['fly', DUKE, 'the-bloat-star-promos-2', 'the-duke-of-flies'])
    .picks(0);
  scene.play('p1', 'fell-a-monster', { targets: ['peep'] }).allPass(3);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual([
    'p1 deck.search',
    ['none', 'the-bloat-star-promos-2', DUKE].toSorted(),
  ]);
  scene.answer('p1', 'deck.search', DUKE).resolve();
  const { id } = scene.object(DUKE);
  const inPlay = internalsOf(scene.session()).game.characteristics(id);
  expect([inPlay.hasName('the-bloat'), inPlay.hasName(DUKE), inPlay.printedNames]).toEqual([
    false,
    true,
    ["The Duke of Flies but Really It's The Bloat"],
  ]);
  scene.done();
});

test('ultra-pride CTR-01: each player who dies is two counters on it, each counter 1 ATK', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins', 'fell-a-monster'], lootPlays: 2 })
    .monsters('ultra-pride', 'fly');
  expect([scene.maxHp('ultra-pride'), scene.dc('ultra-pride'), scene.atk('ultra-pride')]).toEqual([4, 4, 1]);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.object('ultra-pride').counters, scene.atk('ultra-pride'), scene.atk('fly')]).toEqual([
    { counter: 2 },
    3,
    1,
  ]);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.object('ultra-pride').counters).toEqual({ counter: 2 });
  scene.done();
});

test('ultra-pride TURN-12: with six counters it must be attacked, and not with five', () => {
  const five = aScene().monsters(withCounters('ultra-pride', 5), 'fly');
  expect(five.offered()).toContain('end');
  five.done();
  const six = aScene().monsters(withCounters('ultra-pride', 6), 'fly').dice(6);
  six.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(six.offered()).toEqual(['ultra-pride']);
  six.answer('p1', 'attack.target', 'ultra-pride').passUntil('roll 6');
  six.done({ midway: 'the attack goes on' });
});

test('ultra-pride CARD-06 DEC-11: its reward is one loot card for each counter that was on it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(withCounters('ultra-pride', 3))
    .deck('loot', ['a-penny', 'a-dime', 'bomb', 'gain-3']);
  scene.play('p1', 'fell-a-monster', { targets: ['ultra-pride'] }).resolve();
  expect([scene.hand('p1'), scene.soulCards('p1')]).toEqual([['a-penny', 'a-dime', 'bomb'], ['ultra-pride']]);
  scene.done();
});

test('corrupted-data: what else enters play while its abilities wait is no reason', () => {
  const scene = aScene()
    .player('p1', { character: 'isaac', items: ['the-d6'], hand: ['plus-treasure', 'bomb'] })
    .player('p2', { character: 'cain' })
    .monsters('fly')
    .deck('monster', ['corrupted-data'])
    .deck('treasure', ['meat'])
    .fallbacks('trigger.order');
  const waiting = (): readonly string[] => scene.view().stack.map(({ card }) => card ?? '');
  scene.attack('p1', 'deck').passUntil('corrupted-data');
  expect(waiting()).toEqual(['corrupted-data', 'corrupted-data', 'corrupted-data']);
  scene.play('p1', 'plus-treasure').allPass();
  expect([scene.items('p1'), waiting()]).toEqual([
    ['the-d6', 'meat'],
    ['corrupted-data', 'corrupted-data', 'corrupted-data'],
  ]);
  scene.resolve();
  expect([scene.hand('p2'), characterOf(scene, 'p1'), scene.items('p1')]).toEqual([['bomb'], ['cain'], ['meat']]);
  scene.done();
});

test('henry KEY-08: the miss of somebody who attacks along is not that of the attacking player', () => {
  const scene = aScene()
    .player('p1', { items: ['calls-for-help'] })
    .monsters({ card: 'henry', counters: { hp: 1 } })
    .dice(6, 2, 5);
  attackAlong(scene, 'p2', 'henry').passUntil('roll 5');
  expect([scene.hp('henry'), scene.view().attack === null]).toEqual([1, false]);
  scene.resolve();
  expect([scene.view().attack, scene.tops('monsters').includes('henry')]).toEqual([null, false]);
  scene.done();
});
