import { expect, test } from 'vitest';
import { choosable, openGame, seededRandom, unavailable, viewFor } from '../../../src/engine/index.js';
import { modeNamed } from '../../../src/engine/rules/modes/modes.js';
import { cardById } from '../../../cards/index.js';
import { aScene, damaged, withCounters } from '../../support/scene.js';

const together = () => aScene({ mode: 'doodler' });
const slots = (scene: ReturnType<typeof aScene>) =>
  scene.view().monsters.map(({ top, of = 'monster' }) => `${of} ${top?.card ?? 'nothing'}`);
const timerOf = (scene: ReturnType<typeof aScene>) => scene.view().mode?.timer;

/** A game of the challenge in this form, as a table opens it. */
const opened = (mode: 'doodler' | 'doodlerhard' | 'doodlerultra' | 'doodlerversus', seats = 2) => {
  const many = (card: string): readonly string[] => Array.from({ length: 30 }, () => card);
  const session = openGame(
    {
      seed: 'challenge',
      seats,
      rules: { soulsToWin: 4, supply: 100, mode },
      decks: { loot: many('a-penny'), treasure: many('breakfast'), monster: many('fly'), room: [] },
      characters: [],
      outside: [],
    },
    { cards: { card: cardById }, random: seededRandom },
  );
  return viewFor(session, null);
};

test.each([
  [
    'doodler',
    'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard',
    'challenge-the-doodler-normal-the-doodler-hard',
    6,
  ],
  ['doodlerhard', 'day-of-the-doodler-hard', 'the-doodler-hard', 7],
  [
    'doodlerultra',
    'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive',
    'challenge-the-doodler-ultra-hard-the-doodler-competitive',
    8,
  ],
] as const)(
  'CHAL-01 CHAL-02 CHAL-03 COOP-01: %s puts its card and its boss on the table, for two',
  (mode, card, boss, souls) => {
    const view = opened(mode);
    expect(view.rooms.map(({ top, of }) => [of, top?.card, top?.role])).toEqual([['challenge', card, 'challenge']]);
    const [slot] = view.monsters.filter(({ of }) => of === 'finalBoss');
    expect([slot?.top?.card, slot?.top?.role, slot?.covered]).toEqual([boss, 'monster', []]);
    expect(view.mode).toEqual({
      id: mode,
      timer: 0,
      left: 16,
      together: 0,
      cap: null,
      opensAt: { souls, of: 'everybody' },
    });
    expect([view.soulsToWin, view.players.map((player) => player.soulsToWin)]).toEqual([souls, [souls, souls]]);
    expect(view.outside.filter((one) => one === 'blank-canvas')).toHaveLength(2);
    for (const seats of [1, 3]) expect(() => opened(mode, seats)).toThrow(RangeError);
  },
);

test('CHAL-01 CHAL-10: the competitive form is for any number of players, and has no timer', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    const view = opened('doodlerversus', seats);
    expect(view.players.map((player) => [player.soulsToWin, player.handCount])).toEqual(
      Array.from({ length: seats }, () => [view.soulsToWin, 3]),
    );
    expect(view.monsters.map(({ of = 'monster' }) => of)).toEqual(['monster', 'monster', 'finalBoss']);
    expect(view.monsters.find(({ of }) => of === 'finalBoss')?.top?.card).toBe('the-doodler-competitive');
    expect(view.rooms.map(({ top }) => top?.card)).toEqual(['day-of-the-doodler-competitive']);
    expect(view.mode).toEqual({
      id: 'doodlerversus',
      timer: null,
      left: null,
      together: null,
      cap: null,
      opensAt: { souls: 3, of: 'activePlayer' },
    });
  }
  const { seats, bonusSouls, barter, oldRoomsLeave } = modeNamed('doodlerversus');
  expect([seats, bonusSouls, barter, oldRoomsLeave]).toEqual([null, true, true, false]);
});

test('ATK-03 CHAL-03 CHAL-06: final boss and minions can be attacked, as monsters', () => {
  const scene = together().monsters('fly').finalBoss('gurdy').minions('spider').dice(4);
  expect(slots(scene)).toEqual(['monster fly', 'finalBoss gurdy', 'minion spider']);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(expect.arrayContaining(['fly', 'gurdy', 'spider', 'deck']));
  scene.answer('p1', 'attack.target', 'spider').resolve();
  expect(scene.said('event')).toContainEqual(expect.objectContaining({ event: 'dies', object: { card: 'spider' } }));
  scene.done();
});

test('ATK-03 MON-04 CHAL-03: of a final boss that cannot be attacked the reason is told', () => {
  const scene = together().monsters('fly').finalBoss('challenge-the-doodler-normal-the-doodler-hard');
  const boss = scene
    .start()
    .view()
    .monsters.find(({ of }) => of === 'finalBoss')?.top?.id;
  expect(choosable(scene.session(), 'p1').attacks).toContain(boss);
  expect(unavailable(scene.session(), 'p1')).toContainEqual({
    option: expect.objectContaining({ id: `attack:${boss}` }),
    objection: { rule: 'ATK-03', why: 'notAttackable' },
  });
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).not.toContain('challenge-the-doodler-normal-the-doodler-hard');
  expect(scene.offered()).toContain('fly');
  scene.done({ midway: 'what can be attacked' });
});

test('CHAL-03: what aims at monsters, or at final bosses, finds the final boss', () => {
  const scene = together()
    .player('p1', { hand: ['hit-for-three', 'slay-the-boss'], lootPlays: 2 })
    .monsters('gurdy')
    .finalBoss('mom');
  scene.play('p1', 'hit-for-three', { targets: ['mom'] }).resolve();
  expect(scene.hp('mom')).toBe(scene.maxHp('mom')! - 3);
  scene.play('p1', 'slay-the-boss', { targets: ['mom'] });
  expect(scene.stack()).toEqual(['slay-the-boss']);
  scene.resolve().done();
});

test('CHAL-06: what aims at minions finds them, and counts them', () => {
  const scene = together()
    .player('p1', { hand: ['coin-for-each-minion', 'hurt-a-minion'], lootPlays: 2 })
    .monsters('fly')
    .finalBoss('gurdy')
    .minions('spider', 'portal');
  scene.play('p1', 'coin-for-each-minion').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.play('p1', 'hurt-a-minion', { targets: ['portal'] }).resolve();
  expect(scene.hp('portal')).toBe(1);
  scene.done();
});

test.each([
  ['hit-for-three', 'fly', 3],
  ['hit-for-four', 'fly', 3],
  ['hit-for-nine', 'fly', 3],
])('CHAL-04: %s takes 3 HP of a final boss', (card, _other, taken) => {
  const scene = together()
    .player('p1', { hand: [card] })
    .finalBoss('gurdy');
  scene.play('p1', card, { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(5 - taken);
  scene.done();
});

test('CHAL-04: the armor is for each instance, and of final bosses alone', () => {
  const scene = together()
    .player('p1', { hand: ['hit-for-four', 'hit-for-four', 'hit-for-four'], lootPlays: 3 })
    .monsters('gurdy')
    .minions('mom')
    .finalBoss('monstro');
  scene.play('p1', 'hit-for-four', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(1);
  scene.play('p1', 'hit-for-four', { targets: ['mom'] }).resolve();
  expect(scene.hp('mom')).toBe(scene.maxHp('mom')! - 4);
  scene.play('p1', 'hit-for-four', { targets: ['monstro'] }).resolve();
  expect(scene.hp('monstro')).toBe(scene.maxHp('monstro')! - 3);
  scene.done();
});

test('CHAL-04: a kill by an ability is 3 damage on the stack, which can be answered', () => {
  const scene = together()
    .player('p1', { hand: ['slay', 'slay'], lootPlays: 2 })
    .monsters('fly')
    .finalBoss('gurdy');
  scene.play('p1', 'slay', { targets: ['gurdy'] }).allPass();
  expect(scene.stack()).toEqual(['3 damage to gurdy']);
  scene.resolve();
  expect(scene.hp('gurdy')).toBe(2);
  scene.play('p1', 'slay', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1'), scene.view().stack]).toEqual([1, []]);
  scene.done();
});

test('CHAL-04 DMG-05: what its armor lets through of a kill is dealt by whoever kills', () => {
  const scene = together()
    .player('p1', { hand: ['slay'] })
    .finalBoss(damaged('gurdy', 2));
  scene.play('p1', 'slay', { targets: ['gurdy'] }).allPass();
  expect(scene.state().stack).toEqual([
    expect.objectContaining({ kind: 'damage', amount: 3, combat: false, roll: null, dealer: 'p1', card: 'slay' }),
  ]);
  scene.resolve();
  expect(scene.asked()).toBe('over');
  scene.done();
});

test('CHAL-04: combat damage goes through as it is', () => {
  const scene = together()
    .player('p1', { character: withCounters('plain', 4, 'atk') })
    .finalBoss('gurdy')
    .dice(6);
  expect(scene.atk('p1')).toBe(5);
  scene.attack('p1', 'gurdy').resolve();
  expect(scene.asked()).toBe('over');
  scene.done();
});

test.each(['send-away', 'send-below', 'send-out', 'renew', 'take-along', 'enshrine'])(
  'CHAL-02 CHAL-06: %s does not take a final boss or a minion away',
  (card) => {
    const scene = together()
      .player('p1', { hand: [card, card, card], lootPlays: 3 })
      .monsters('fly')
      .finalBoss('gurdy')
      .minions('spider')
      .deck('monster', ['portal', 'portal']);
    scene.play('p1', card, { targets: ['gurdy'] }).resolve();
    scene.play('p1', card, { targets: ['spider'] }).resolve();
    expect(slots(scene).slice(1)).toEqual(['finalBoss gurdy', 'minion spider']);
    scene.play('p1', card, { targets: ['fly'] }).resolve();
    expect(slots(scene)).not.toContain('monster fly');
    scene.done();
  },
);

test('CHAL-02 CHAL-07 ATK-08: what comes up on the deck covers neither', () => {
  const scene = together().monsters('fly').finalBoss('gurdy').minions('spider').deck('monster', ['portal']).dice(1);
  scene.attack('p1', 'deck');
  expect(slots(scene)).toEqual(['monster portal', 'finalBoss gurdy', 'minion spider']);
  scene.done({ midway: 'the attack goes on' });
});

test('CHAL-07 CHAL-08 REFILL-06: a minion slot is added for each, and is gone with its minion', () => {
  const scene = together()
    .player('p1', { hand: ['call-a-minion', 'call-a-minion', 'slay'], lootPlays: 3 })
    .monsters('fly')
    .finalBoss('gurdy')
    .discard('monster', ['spider', 'portal']);
  scene.play('p1', 'call-a-minion').resolve();
  expect(slots(scene)).toEqual(['monster fly', 'finalBoss gurdy', 'minion spider']);
  scene.play('p1', 'call-a-minion').resolve();
  expect(slots(scene)).toEqual(['monster fly', 'finalBoss gurdy', 'minion spider', 'minion portal']);
  scene
    .play('p1', 'slay', { targets: ['spider'] })
    .passUntil('spider death')
    .allPass();
  scene.resolve();
  expect(slots(scene)).toEqual(['monster fly', 'finalBoss gurdy', 'minion portal']);
  scene.done();
});

test('CHAL-08 DEATH-08: while a minion dies its slot is still there', () => {
  const scene = together()
    .player('p1', { hand: ['slay'], items: ['minion-watch'] })
    .minions('spider', 'portal');
  scene
    .play('p1', 'slay', { targets: ['spider'] })
    .passUntil('spider death')
    .allPass();
  expect(slots(scene)).toEqual(['minion nothing', 'minion portal']);
  scene.resolve();
  expect(slots(scene)).toEqual(['minion portal']);
  scene.done();
});

test('CHAL-07 KEY-06: what is indomitable comes into one slot, as any other', () => {
  const scene = together()
    .player('p1', { hand: ['call-a-minion'] })
    .discard('monster', ['the-harbingers']);
  scene.play('p1', 'call-a-minion').resolve();
  expect(slots(scene)).toEqual(['minion the-harbingers']);
  scene.done();
});

test('CHAL-09: an event that is put there does what it says, goes to discard, and so does its slot', () => {
  const scene = together()
    .player('p1', { hand: ['call-a-minion'] })
    .minions('spider')
    .discard('monster', ['chest']);
  scene.play('p1', 'call-a-minion').allPass();
  expect(slots(scene)).toEqual(['minion spider', 'minion chest']);
  scene.fallbacks().dice(1).resolve();
  expect([slots(scene), scene.discarded('monster')]).toEqual([['minion spider'], ['chest']]);
  scene.done();
});

test('CHAL-06: that a minion has died is known of it; of other monsters it is not said', () => {
  const scene = together()
    .player('p1', { hand: ['slay', 'slay'], items: ['minion-watch'], lootPlays: 2 })
    .monsters('spider')
    .minions('portal')
    .deck('monster', ['fly']);
  scene.play('p1', 'slay', { targets: ['spider'] }).resolve();
  const before = scene.coins('p1');
  scene.play('p1', 'slay', { targets: ['portal'] }).resolve();
  expect(scene.coins('p1') - before).toBe(3 + 1);
  scene.done();
});

test('CHAL-05 CHAL-11 WIN-03: the final boss dies as any monster, its rewards are gained, and then all have won', () => {
  const scene = together()
    .player('p1', { hand: ['hit-for-three'] })
    .finalBoss(damaged('gurdy', 2));
  scene
    .play('p1', 'hit-for-three', { targets: ['gurdy'] })
    .passUntil('gurdy death')
    .allPass();
  scene.resolve();
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toEqual({ winners: ['p1', 'p2'] });
  expect(scene.coins('p1')).toBe(7);
  expect(scene.said('allWin')).toEqual([expect.objectContaining({ detail: 'finalBoss' })]);
  scene.done();
});

test('CHAL-05 CHAL-11: in the competitive form whoever has the turn wins, alone', () => {
  const scene = aScene({ mode: 'doodlerversus', players: 3 })
    .player('p2', { hand: ['hit-for-three'], lootPlays: 1 })
    .finalBoss(damaged('gurdy', 2));
  scene
    .passTo('p2')
    .play('p2', 'hit-for-three', { targets: ['gurdy'] })
    .resolve();
  expect([scene.asked(), scene.state().outcome]).toEqual(['over', { winners: ['p1'] }]);
  expect(scene.said('wins')).toEqual([expect.objectContaining({ player: 'p1', detail: 'finalBoss' })]);
  scene.done();
});

test('CHAL-05: the death of another monster, or of a minion, is no goal', () => {
  const scene = together()
    .player('p1', { hand: ['slay', 'slay'], lootPlays: 2 })
    .monsters('fly')
    .finalBoss('gurdy')
    .minions('spider');
  scene.play('p1', 'slay', { targets: ['fly'] }).resolve();
  scene.play('p1', 'slay', { targets: ['spider'] }).resolve();
  expect(scene.state().outcome).toBeNull();
  scene.done();
});

test('WIN-05 CHAL-11: souls do not win, nor does a card that says so', () => {
  const souls = ['gurdy', 'gurdy', 'gurdy', 'gurdy', 'gurdy', 'gurdy', 'gurdy'];
  const scene = together()
    .player('p1', { souls, hand: ['gain-and-win'] })
    .finalBoss('monstro');
  expect(scene.souls('p1')).toBe(7);
  scene.play('p1', 'gain-and-win').resolve();
  expect([scene.state().outcome, scene.coins('p1'), scene.state().won]).toEqual([null, 1, []]);
  scene.done();
});

test('WIN-05 CHAL-11: nor do they in the competitive form', () => {
  const scene = aScene({ mode: 'doodlerversus' })
    .player('p1', { souls: ['gurdy', 'gurdy', 'gurdy', 'gurdy'], hand: ['gain-and-win'] })
    .finalBoss('monstro');
  scene.play('p1', 'gain-and-win').resolve();
  expect(scene.state().outcome).toBeNull();
  scene.endTurn('p1').toActionPhase();
  expect([scene.state().turn.active, scene.state().outcome]).toEqual(['p2', null]);
  scene.done();
});

test('CHAL-10: rounds move the timer up, deaths do not; when it is over everybody has lost', () => {
  const scene = aScene({ mode: 'doodler', timer: 14 })
    .player('p1', { hand: ['bomb'], damage: 1 })
    .finalBoss('gurdy')
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .resolve()
    .toNextTurn();
  expect(timerOf(scene)).toBe(14);
  scene.toActionPhase().endTurn('p2');
  expect([timerOf(scene), scene.view().mode?.left]).toEqual([15, 1]);
  expect(scene.said('timer')).toEqual([expect.objectContaining({ amount: 15, detail: 'roundEnds' })]);
  scene.toActionPhase().endTurn('p1').toActionPhase().endTurn('p2');
  expect([scene.asked(), scene.state().outcome, timerOf(scene)]).toEqual(['over', { winners: [] }, 16]);
  expect(scene.said('allLose')).toHaveLength(1);
  scene.done();
});

test('CHAL-10: cards move the timer, never below its beginning', () => {
  const scene = aScene({ mode: 'doodler', timer: 1 }).player('p1', {
    hand: ['sooner', 'later', 'later', 'later'],
    lootPlays: 4,
  });
  scene.play('p1', 'sooner').resolve();
  expect(timerOf(scene)).toBe(3);
  expect(scene.said('timer').at(-1)).toEqual(expect.objectContaining({ amount: 3, detail: 'card' }));
  scene.play('p1', 'later').resolve();
  expect(timerOf(scene)).toBe(1);
  scene.play('p1', 'later').resolve();
  expect(timerOf(scene)).toBe(0);
  const told = scene.said('timer').length;
  scene.play('p1', 'later').resolve();
  expect([timerOf(scene), scene.said('timer').length]).toEqual([0, told]);
  scene.done();
});

test('CHAL-10 DEC-43: a card that brings the timer to its end ends the game, and not further', () => {
  const scene = aScene({ mode: 'doodler', timer: 15 }).player('p1', { hand: ['sooner'] });
  scene.play('p1', 'sooner').resolve();
  expect([timerOf(scene), scene.state().outcome]).toEqual([16, { winners: [] }]);
  scene.done();
});

test('CHAL-10: a timer that is over stays over, whatever the same effect does to it', () => {
  const scene = together().player('p1', { hand: ['too-late'] });
  scene.play('p1', 'too-late').allPass();
  expect([timerOf(scene), scene.asked(), scene.said('timer').map(({ amount }) => amount)]).toEqual([16, 'over', [16]]);
  scene.done();
});

test('CHAL-10: the same words move the timer of any other way to play', () => {
  const scene = aScene({ mode: 'together', timer: 5 }).player('p1', {
    hand: ['later', 'sooner', 'sooner'],
    lootPlays: 3,
  });
  scene.play('p1', 'later').resolve();
  expect(timerOf(scene)).toBe(3);
  scene.play('p1', 'sooner').resolve().play('p1', 'sooner').resolve();
  expect([timerOf(scene), scene.view().mode?.left]).toEqual([7, 7]);
  scene.done();
});

test('CHAL-10: at a table without a timer they do nothing', () => {
  const scene = aScene().player('p1', { hand: ['sooner', 'later'], lootPlays: 2 });
  scene.play('p1', 'sooner').resolve().play('p1', 'later').resolve();
  expect(['timer' in scene.state(), scene.said('timer'), scene.view().mode]).toEqual([false, [], null]);
  scene.done();
});

test('CHAL-10 COST-02: the timer and counters of one’s own are costs', () => {
  const scene = together().player('p1', { items: ['for-time', 'for-sketches'] });
  scene.use('p1', 'for-time');
  expect([timerOf(scene), scene.coins('p1')]).toEqual([1, 0]);
  scene.resolve().use('p1', 'for-sketches');
  expect(scene.view().players[0]?.counters).toEqual({ sketch: 2 });
  scene.resolve();
  expect([scene.coins('p1'), timerOf(scene)]).toEqual([2, 1]);
  scene.done();
});

test('CHAL-10 DEC-43: whoever pays the last of the timer has lost before anything comes of it', () => {
  const scene = aScene({ mode: 'doodler', timer: 15 }).player('p1', { items: ['for-time'] });
  scene.use('p1', 'for-time');
  expect([scene.asked(), scene.state().outcome, scene.coins('p1')]).toEqual(['over', { winners: [] }, 0]);
  scene.done();
});

test('CHAL-01 ROOM-02: the card of a challenge is used by whoever has the turn, and by nobody else', () => {
  const scene = together()
    .challenge('day-of-the-doodler-hard')
    .player('p1', { items: [{ card: 'meat', counters: { eraser: 1 } }] })
    .player('p2', { items: ['meat'] });
  scene.passTo('p2').refuses('p2', 'use day-of-the-doodler-hard', 'ROOM-02').pass('p2');
  scene.use('p1', 'day-of-the-doodler-hard', { targets: ['meat@p1'] }).resolve();
  expect(timerOf(scene)).toBe(1);
  expect(scene.view().players[0]?.items[0]?.counters).toEqual({});
  scene.done();
});
