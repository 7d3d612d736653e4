import { expect, test } from 'vitest';
import { aGame, aScene, damaged } from '../../support/scene.js';

test('BSOUL-02 BSOUL-07: the active player chooses who gains a bonus soul, among those whom it goes to', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { coins: 17, hand: ['gain-3'], lootPlays: 1 })
    .outside('soul-of-pity')
    .passTo('p2');
  scene.play('p2', 'gain-3').allPass().answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.souls('p3')]).toEqual([0, 0, 1]);
  scene.done();
});

test('DEC-33 BSOUL-02: counters of a bonus soul are put on without the stack, and the last one brings it', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything', 'destroy-anything'], lootPlays: 2 })
    .monsters('fly', 'fat-bat')
    .outside('soul-of-slain');
  scene.play('p1', 'destroy-anything', { targets: ['fly'] }).resolve();
  expect(scene.souls('p1')).toBe(0);
  scene
    .play('p1', 'destroy-anything', { targets: ['fat-bat'] })
    .passUntil('fat-bat death')
    .allPass();
  expect([scene.souls('p1'), scene.said('goesOnStack').map(({ source }) => source)]).toEqual([
    1,
    expect.not.arrayContaining(['soul-of-slain']),
  ]);
  scene.resolve().done();
});

test('BSOUL-01 SETUP-06: a bonus soul that this game is played without does nothing', () => {
  const many = (card: string) => Array.from({ length: 12 }, () => card);
  const scene = aGame({
    seats: 2,
    decks: { loot: many('destroy-anything'), treasure: many('meat'), monster: many('fly') },
    outside: ['soul-of-greed', 'soul-of-guppy', 'soul-of-gluttony', 'soul-of-slain'],
  })
    .firstPlayerDice(1, 2)
    .dice(6);
  scene.toActionPhase();
  const [soul] = scene.ids('soul-of-slain');
  const drawn = scene.state().bonusSouls.map((id) => scene.state().objects[id]?.card);
  expect(drawn).not.toContain('soul-of-slain');
  scene.attack('p1', 'fly').resolve();
  expect([scene.coins('p1'), scene.state().objects[soul!]?.counters]).toEqual([4, {}]);
  scene.done({ midway: 'the game has begun' });
});

test('MON-05 DEATH-06: who kills it has its rewards, and the active player where nobody does', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('pays-the-killer', 'pays-the-killer')
    .passTo('p2');
  scene.play('p2', 'bomb', { targets: ['pays-the-killer'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 5]);
  scene.done();
});

test('CARD-06: a reward box can be for each player, and is doubled as one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('pays-everyone');
  scene.play('p1', 'destroy-anything', { targets: ['pays-everyone'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 2, 2]);
  scene.done();
});

test('CARD-06 RULING-24: a reward box is paid by an effect, as often as rewards are now', () => {
  const scene = aScene()
    .player('p1', { hand: ['its-reward'] })
    .monsters('gurdy');
  scene.play('p1', 'its-reward', { targets: ['gurdy'] }).resolve();
  expect([scene.coins('p1'), scene.hp('gurdy')]).toEqual([7, 5]);
  scene.done();
});

test('DEATH-06 REPL-01: a dying monster sends its own soul to somebody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('soul-for-another');
  scene
    .play('p1', 'destroy-anything', { targets: ['soul-for-another'] })
    .passUntil('soul-for-another death')
    .allPass();
  scene.answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.souls('p1'), scene.souls('p3'), scene.state().holding]).toEqual([0, 1, []]);
  scene.done();
});

test('KEY-06: an indomitable room makes a slot of its own, and the slot that wanted a card is filled too', () => {
  const scene = aScene()
    .rooms('rock')
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('fly');
  const game = scene.wholeDeck('room', ['rock', 'toll-gate']);
  game
    .play('p1', 'destroy-anything', { targets: ['fly'] })
    .resolve()
    .endTurn('p1')
    .resolve();
  scene.answerSome('p1', 'room.discard', 'rock').toNextTurn();
  expect(scene.tops('rooms')).toHaveLength(2);
  scene.done({ midway: 'the next turn begins' });
});

test('ZONE-07: cards go under the deck in an order that nobody knows', () => {
  const scene = aScene()
    .player('p1', { hand: ['bottom-at-random'] })
    .wholeDeck('monster', ['fly', 'gurdy', 'monstro', 'fat-bat']);
  scene.play('p1', 'bottom-at-random').resolve();
  expect([scene.cardsOf('monster')[0], [...scene.cardsOf('monster')].toSorted()]).toEqual([
    'fat-bat',
    ['fat-bat', 'fly', 'gurdy', 'monstro'],
  ]);
  expect(scene.said('putIntoDeck').map(({ cards, amount }) => [cards, amount])).toEqual([[undefined, 3]]);
  scene.done();
});

test('MON-06 ZONE-07 TURN-12: cards are turned up till two bosses are found; one of them must be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-bosses'], character: 'sturdy' })
    .monsters('fat-bat', 'fat-bat')
    .wholeDeck('monster', ['fly', 'gurdy', 'red-host', 'monstro', 'clotty']);
  scene.play('p1', 'two-bosses').allPass();
  scene
    .answer('p1', 'attack.slot', 'n0')
    .answer('p1', 'attack.slot', 'n1')
    .answer('p1', 'effect.choose', 'monstro')
    .resolve();
  expect([scene.tops('monsters'), [...scene.discarded('monster')].toSorted(), scene.cardsOf('monster')]).toEqual([
    ['gurdy', 'monstro'],
    ['fly', 'red-host'],
    ['clotty'],
  ]);
  scene.refuses('p1', 'end').done();
});

test('ATKPL-01 TURN-12: another player may be attacked by the leave of an effect, with the evasion that it gives', () => {
  const scene = aScene()
    .player('p1', { hand: ['may-attack-them', 'hit-them-again'], lootPlays: 2 })
    .dice(4)
    .monsters('fly');
  scene.used({ attacks: 1 });
  scene.play('p1', 'may-attack-them', { targets: ['p2'] }).resolve();
  scene.attack('p1', 'p2').passUntil('1 damage to p2').allPass();
  expect(scene.hp('p2')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('ATK-07: whom the active player has attacked this turn is known', () => {
  const scene = aScene().player('p1', { hand: ['hit-them-again'] });
  scene.play('p1', 'hit-them-again').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('GAIN-04: half of the ¢ is given, rounded down; half of the cards is counted, rounded up', () => {
  const scene = aScene()
    .player('p1', { hand: ['half-of-all'] })
    .player('p2', { coins: 5, hand: ['bomb', 'bomb', 'bomb'] });
  scene.play('p1', 'half-of-all', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p1').length]).toEqual([2, 3, 2]);
  scene.done();
});

test('SOUL-05: the highest number counts once, however many have it; the lowest too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gap', 'lowest-purse'], lootPlays: 2, coins: 4 })
    .player('p2', { souls: ['gurdy', 'monstro'], coins: 9 })
    .player('p3', { souls: ['gurdy', 'monstro'], coins: 7 });
  scene.play('p1', 'gap').resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.play('p1', 'lowest-purse').resolve();
  expect(scene.coins('p1')).toBe(12);
  scene.done();
});

test('SLOT-01 ZONE-02: slots and the items of a player are counted', () => {
  const scene = aScene()
    .player('p1', { hand: ['coin-for-each-slot', 'most-items'], lootPlays: 2 })
    .player('p2', { items: ['meat'] })
    .monsters('fly', 'gurdy', 'fat-bat');
  scene.play('p1', 'coin-for-each-slot').resolve();
  scene.play('p1', 'most-items').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 1]);
  scene.done();
});

test('VOTE-01: players vote for what happens; at a tie it is the last', () => {
  const voted = (...votes: readonly string[]) => {
    const scene = aScene().player('p1', { hand: ['vote-for-coins'] });
    scene.play('p1', 'vote-for-coins').allPass();
    for (const [index, vote] of votes.entries()) scene.answer(`p${index + 1}` as 'p1', 'vote', vote);
    scene.resolve();
    const coins = scene.coins('p1');
    scene.done();
    return coins;
  };
  expect([voted('m0', 'm0'), voted('m1', 'm1'), voted('m0', 'm1')]).toEqual([5, 1, 1]);
});

test('EACH-01: each of the others is asked in turn order, and who did it is known', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['who-wants-a-card'] });
  scene.play('p1', 'who-wants-a-card').allPass();
  scene.answer('p2', 'effect.may', 'no').answer('p3', 'effect.may', 'yes').resolve();
  expect([scene.hand('p2').length, scene.hand('p3').length, scene.coins('p1')]).toEqual([0, 1, 1]);
  scene.done();
});

test('TGT-01: loot that aims at somebody or something of theirs is answered, other loot is not', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb', 'destroy-anything'], lootPlays: 3 })
    .player('p2', { items: ['flinch', 'meat'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.hp('gurdy'), scene.hp('p2'), scene.items('p2')]).toEqual([4, 2, ['flinch', 'meat']]);
  scene.done();
});

test('ABIL-06 TGT-01: a triggered ability of an item can be aimed at by its source', () => {
  const scene = aScene()
    .player('p1', { items: ['miss-watch'], hand: ['calm-it'], character: 'sturdy' })
    .monsters('fly')
    .dice(1, 6);
  scene.attack('p1', 'fly').passUntil('miss-watch');
  scene.play('p1', 'calm-it', { targets: ['miss-watch'] }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('AND-02: an effect counts what it has done so far', () => {
  const scene = aScene()
    .player('p1', { hand: ['new-hand', 'bomb', 'bomb', 'heal-and-gain'], lootPlays: 2 })
    .monsters(damaged('gurdy', 3));
  scene.play('p1', 'heal-and-gain', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.play('p1', 'new-hand').resolve();
  expect([scene.hand('p1').length, scene.discarded('loot')]).toEqual([2, expect.arrayContaining(['bomb', 'bomb'])]);
  scene.done();
});

test('DEATH-12 DMG-05: who has killed a player is known to what answers the death', () => {
  const scene = aScene()
    .player('p1', { items: ['revenge'], hand: ['bomb'] })
    .player('p2', { damage: 1 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('TGT-01: a target that somebody else chooses is chosen by them', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['killer-picks'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('fly')
    .passTo('p2');
  scene
    .play('p2', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass()
    .answer('p2', 'trigger.target', 'p3')
    .resolve();
  expect([scene.coins('p3'), scene.coins('p1')]).toEqual([1, 1]);
  scene.done();
});

test('DMG-05: damage that another player deals is theirs', () => {
  const scene = aScene()
    .player('p1', { hand: ['they-strike'] })
    .player('p2', { items: ['strike-watch'] })
    .monsters('gurdy');
  scene.play('p1', 'they-strike').resolve();
  expect([scene.hp('gurdy'), scene.coins('p2')]).toEqual([4, 1]);
  scene.done();
});

test('DMG-05 DEC-11 balrog head-of-the-keeper: what an item kills that was a monster, its player has killed', () => {
  const scene = aScene()
    .player('p1', { items: ['head-of-the-keeper'], hand: ['fell-a-monster'] })
    .monsters('balrog', 'gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['balrog'] }).resolve();
  const before = scene.coins('p1');
  scene.use('p1', 'balrog').resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect(scene.coins('p1') - before).toBe(7 + 2);
  scene.done();
});

test('ITEM-07 MON-01: what kind of card something is does not change with what it is in play', () => {
  const scene = aScene().player('p1', { items: ['treasure-watch'], hand: ['swallowed-penny'] });
  scene.play('p1', 'swallowed-penny').resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('EACH-01: for each player something of theirs is chosen by them', () => {
  const scene = aScene()
    .player('p1', { hand: ['everybody-breaks-one'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro', 'the-haunt'] });
  scene.play('p1', 'everybody-breaks-one').allPass();
  scene.answer('p1', 'effect.choose', 'gurdy').answer('p2', 'effect.choose', 'the-haunt').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([[], ['monstro']]);
  scene.done();
});

test('CHAR-02 CHAR-04: another character comes with its own starting item, and the damage stays', () => {
  const scene = aScene()
    .player('p1', { hand: ['become-another'], character: 'isaac', items: ['the-d6', 'meat'], damage: 1 })
    .outside('gifted', 'start-gift');
  scene.play('p1', 'become-another').allPass().answer('p1', 'effect.choose', 'gifted').resolve();
  expect([scene.items('p1').toSorted(), scene.hp('p1')]).toEqual([['meat', 'start-gift'], 1]);
  expect(scene.view().outside.toSorted()).toEqual(['isaac', 'the-d6']);
  scene.done();
});

test('REPL-06: what has changed an event does not change it again when it becomes one of several players', () => {
  const scene = aScene({ players: 3 })
    .rooms('shared-luck')
    .player('p1', { items: ['one-more-coin'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass().answer('p1', 'replacement.order', 'one-more-coin', 'shared-luck').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 4, 4]);
  scene.done();
});

test('REPL-06: a gain that comes of another one is changed by what has not changed it yet', () => {
  const scene = aScene({ players: 3 })
    .rooms('shared-luck')
    .player('p1', { items: ['one-more-coin'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass().answer('p1', 'replacement.order', 'shared-luck', 'one-more-coin').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 3, 3]);
  scene.done();
});
