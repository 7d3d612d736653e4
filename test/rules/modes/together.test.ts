import { expect, test } from 'vitest';
import { load, openGame, save, seededRandom } from '../../../src/engine/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aGame, aScene, damaged } from '../../support/scene.js';

const fourteen = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
const decks = { loot: fourteen('blank-loot'), treasure: fourteen('blank-treasure'), monster: fourteen('fly') };
const timerOf = (scene: ReturnType<typeof aScene>): number | null | undefined => scene.view().mode?.timer;

test('COOP-01 COOP-02 COOP-03 COOP-09 COOP-12 BSOUL-06: a set-up together has a timer and no bonus souls', () => {
  const scene = aGame({
    seats: 2,
    decks,
    characters: ['collector', 'collector'],
    outside: ['coin-maker', 'coin-maker', 'soul-of-greed'],
    mode: 'together',
  }).firstPlayerDice(5, 2);
  for (const player of scene.view().players) {
    expect(player).toMatchObject({ coins: 3, handCount: 3 });
    expect(player.items.map(({ card }) => card)).toEqual(['coin-maker']);
  }
  expect(scene.view().mode).toEqual({
    id: 'together',
    timer: 8,
    left: 8,
    together: 0,
    cap: null,
    opensAt: null,
  });
  expect(scene.view().bonusSouls).toEqual([]);
  expect(scene.said('timer')).toEqual([expect.objectContaining({ amount: 8 })]);
  const turns = [scene.state().turn.active];
  for (let turn = 0; turn < 4; turn += 1) {
    scene.toActionPhase().endTurn(scene.state().turn.active);
    turns.push(scene.state().turn.active);
  }
  expect(turns).toEqual(['p2', 'p1', 'p2', 'p1', 'p2']);
  expect(timerOf(scene)).toBe(6);
  scene.done();
});

test('COOP-01: together is for two players', () => {
  const open = (seats: number) => () =>
    openGame(
      {
        seed: 'seats',
        seats,
        rules: { soulsToWin: 4, supply: 100, mode: 'together' },
        decks: { ...decks, room: [] },
        characters: [],
        outside: [],
      },
      { cards: sceneCards, random: seededRandom },
    );
  expect(open(2)).not.toThrow();
  for (const seats of [1, 3, 4]) expect(open(seats)).toThrow(RangeError);
});

test('COOP-04: the timer goes down when both turns of a round are over', () => {
  const scene = aScene({ mode: 'together' });
  expect(timerOf(scene)).toBe(8);
  scene.endTurn('p1');
  expect(timerOf(scene)).toBe(8);
  scene.toActionPhase().endTurn('p2');
  expect(timerOf(scene)).toBe(7);
  expect(scene.said('timer')).toEqual([expect.objectContaining({ amount: 7, detail: 'roundEnds' })]);
  scene.toActionPhase().endTurn('p1').toActionPhase().endTurn('p2');
  expect(timerOf(scene)).toBe(6);
  scene.done();
});

test('DEC-40 TURN-20: a turn added to the second player’s does not move the border', () => {
  const scene = aScene({ mode: 'together' }).player('p2', { hand: ['my-extra-turn'] });
  scene.endTurn('p1').toActionPhase().play('p2', 'my-extra-turn').resolve().endTurn('p2');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p2', 7]);
  scene.toActionPhase().endTurn('p2');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p1', 7]);
  scene.done();
});

test('DEC-40 TURN-20: a turn added to the first player’s ends no round', () => {
  const scene = aScene({ mode: 'together' }).player('p1', { hand: ['my-extra-turn'] });
  scene.play('p1', 'my-extra-turn').resolve().endTurn('p1').toActionPhase().endTurn('p1');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p2', 8]);
  scene.toActionPhase().endTurn('p2');
  expect(timerOf(scene)).toBe(7);
  scene.done();
});

test('DEC-40 ROUND-03: a turn that is left out counts as had', () => {
  const scene = aScene({ mode: 'together' }).player('p1', { hand: ['skip-a-turn'] });
  scene
    .play('p1', 'skip-a-turn', { targets: ['p2'] })
    .resolve()
    .endTurn('p1');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p1', 7]);
  scene.toActionPhase().endTurn('p1');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p2', 7]);
  scene.done();
});

test('DEC-40 ROUND-03: each round of which all turns are left out lowers the timer too', () => {
  const scene = aScene({ mode: 'together' }).player('p1', {
    hand: ['skip-a-turn', 'skip-a-turn', 'skip-a-turn'],
    lootPlays: 3,
  });
  for (const target of ['p2', 'p2', 'p1']) scene.play('p1', 'skip-a-turn', { targets: [target] }).resolve();
  scene.endTurn('p1');
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p1', 6]);
  scene.done();
});

test('COOP-05: a death in one’s own turn lowers the timer', () => {
  const scene = aScene({ mode: 'together' })
    .player('p1', { hand: ['bomb'], damage: 1 })
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .resolve()
    .toNextTurn();
  expect([scene.state().turn.active, timerOf(scene)]).toEqual(['p2', 7]);
  expect(scene.said('timer')).toEqual([expect.objectContaining({ amount: 7, detail: 'diesInOwnTurn' })]);
  scene.done();
});

test('COOP-05: a death in the turn of the other does not', () => {
  const scene = aScene({ mode: 'together' })
    .player('p1', { hand: ['bomb'] })
    .player('p2', { damage: 1 })
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), timerOf(scene)]).toEqual([true, 8]);
  scene.done();
});

test('COOP-06 DEC-43: with the timer at 0 everybody has lost', () => {
  const scene = aScene({ mode: 'together', timer: 1 });
  scene.endTurn('p1').toActionPhase().endTurn('p2');
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toEqual({ winners: [] });
  expect(scene.said('allLose')).toHaveLength(1);
  scene.done();
});

test('COOP-06 COOP-05: a death in one’s own turn can be the end', () => {
  const scene = aScene({ mode: 'together', timer: 1 }).player('p1', { hand: ['bomb'], damage: 1 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.asked(), scene.state().outcome]).toEqual(['over', { winners: [] }]);
  scene.done();
});

test('COOP-07 COOP-02 WIN-03: souls of both together reach the goal, and both win', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 4 })
    .player('p1', { hand: ['lost-soul'], souls: ['gurdy'] })
    .player('p2', { souls: ['pin', 'monstro'] });
  expect(scene.view().mode?.together).toBe(3);
  scene.play('p1', 'lost-soul').resolve();
  expect(scene.state().outcome).toEqual({ winners: ['p1', 'p2'] });
  expect(scene.said('allWin')).toEqual([expect.objectContaining({ amount: 4 })]);
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([2, 2]);
  scene.done();
});

test('COOP-07: four souls of one are not enough for six of both', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 6 }).player('p1', {
    hand: ['lost-soul'],
    souls: ['gurdy', 'pin', 'monstro'],
  });
  scene.play('p1', 'lost-soul').resolve();
  expect([scene.souls('p1'), scene.state().outcome]).toEqual([4, null]);
  scene.done();
});

test('DEC-07: goal and timer 0 in the same check: everybody wins', () => {
  const scene = aScene({ mode: 'together', timer: 0 }).player('p1', {
    souls: ['gurdy', 'pin', 'monstro', 'lost-soul'],
  });
  expect(scene.start().state().outcome).toEqual({ winners: ['p1', 'p2'] });
  scene.done();
});

test('WIN-04 COOP-07: whoever wins by an effect wins with everybody', () => {
  const scene = aScene({ mode: 'together' }).player('p1', { hand: ['gain-and-win'] });
  scene.play('p1', 'gain-and-win').resolve();
  expect(scene.state().outcome).toEqual({ winners: ['p1', 'p2'] });
  expect(scene.said('allWin')).toEqual([expect.objectContaining({ detail: 'effect' })]);
  scene.done();
});

test('COOP-08 DEC-41: a soul above the cap is not gained, and goes to its discard', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 6, cap: 2 })
    .player('p1', { hand: ['lost-soul'], souls: ['gurdy', 'pin'] })
    .monsters(damaged('monstro', 3))
    .deck('monster', ['fly'])
    .dice(6);
  expect(scene.view().mode?.cap).toBe(2);
  scene.play('p1', 'lost-soul').resolve();
  expect([scene.souls('p1'), scene.discarded('loot')]).toEqual([2, ['lost-soul']]);
  scene.attack('p1', 'monstro').resolve();
  expect([scene.souls('p1'), scene.discarded('monster'), scene.tops('monsters')]).toEqual([2, ['monstro'], ['fly']]);
  scene.done();
});

test('COOP-08: a soul up to the cap is gained, and what becomes a soul above it is discarded', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 6, cap: 1 }).player('p1', {
    hand: ['lost-soul'],
    items: ['soul-maker', 'the-chest'],
  });
  scene.play('p1', 'lost-soul').resolve();
  expect(scene.souls('p1')).toBe(1);
  scene.use('p1', 'soul-maker', { targets: ['the-chest'] }).resolve();
  expect([scene.souls('p1'), scene.items('p1'), scene.discarded('treasure')]).toEqual([
    1,
    ['soul-maker'],
    ['the-chest'],
  ]);
  scene.done();
});

test('DEC-51 COOP-06: a death that ends the timer loses at once, before anything is paid for it', () => {
  const scene = aScene({ mode: 'together', timer: 1 }).player('p1', {
    hand: ['bomb', 'a-penny'],
    items: ['meat'],
    coins: 2,
    damage: 2,
  });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.asked(), scene.state().outcome]).toEqual(['over', { winners: [] }]);
  expect([scene.hand('p1'), scene.items('p1'), scene.coins('p1')]).toEqual([['a-penny'], ['meat'], 2]);
  scene.done();
});

test('DEC-49 COOP-08: a bonus soul above the cap stays, and the next who earns it gains it', () => {
  const scene = aScene({ soulsToWin: 6, cap: 1 })
    .player('p1', { hand: ['gain-3'], coins: 24, souls: ['gurdy'] })
    .player('p2', { hand: ['gain-3'], coins: 22, lootPlays: 1 })
    .outside('soul-of-greed');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.souls('p1'), scene.view().bonusSouls]).toEqual([1, ['soul-of-greed']]);
  scene.passTo('p2').play('p2', 'gain-3').resolve();
  expect([scene.soulCards('p2'), scene.view().bonusSouls]).toEqual([['soul-of-greed'], []]);
  scene.done();
});

test('COOP-07: a goal that is higher for one of both is the lower one for both', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 2 })
    .player('p1', { hand: ['lost-soul'], items: ['one-soul-more'] })
    .player('p2', { souls: ['pin'] });
  scene.play('p1', 'lost-soul').resolve();
  expect(scene.state().outcome).toEqual({ winners: ['p1', 'p2'] });
  scene.done();
});

test('COOP-03: a stored game in a way to play that this version does not know, or without its timer, is refused', () => {
  const scene = aScene({ mode: 'together' }).start();
  const saved = save(scene.session());
  const changed = (change: (state: { timer?: unknown; config: Record<string, unknown> }) => void): (() => unknown) => {
    const state = JSON.parse(saved.checkpoint) as { timer?: unknown; config: Record<string, unknown> };
    change(state);
    const checkpoint = JSON.stringify(state);
    return () => load({ ...saved, checkpoint }, { cards: sceneCards, random: seededRandom });
  };
  expect(changed(() => undefined)).not.toThrow();
  expect(changed((state) => void (state.config.mode = 'later'))).toThrow('config');
  expect(changed((state) => void delete state.timer)).toThrow('timer');
  scene.done();
});

test('COOP-08: a soul is not stolen above the cap', () => {
  const scene = aScene({ mode: 'together', soulsToWin: 6, cap: 1 })
    .player('p1', { hand: ['steal-soul'], souls: ['gurdy'] })
    .player('p2', { souls: ['pin'] });
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([1, 1]);
  scene.done();
});

test('COOP-10 DEC-42: a room that has lain there for a whole round leaves, and is replaced', () => {
  const scene = aScene({ mode: 'together' }).rooms('empty-room').deck('room', ['coin-room', 'empty-room']);
  scene.endTurn('p1');
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  scene.toActionPhase().endTurn('p2');
  expect([scene.tops('rooms'), scene.discarded('room')]).toEqual([['coin-room'], ['empty-room']]);
  scene.done();
});

test('COOP-10 DEC-42: a room that comes in the middle of a round stays until the border after the next', () => {
  const scene = aScene({ mode: 'together' })
    .rooms('empty-room')
    .monsters('fly')
    .deck('room', ['coin-room', 'empty-room', 'coin-room'])
    .dice(6);
  scene.attack('p1', 'fly').resolve().endTurn('p1').answerSome('p1', 'room.discard', 'empty-room');
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.toActionPhase().endTurn('p2');
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.toActionPhase().endTurn('p1').toActionPhase().endTurn('p2');
  expect([scene.tops('rooms'), scene.discarded('room')]).toEqual([['empty-room'], ['coin-room', 'empty-room']]);
  scene.done();
});

test('COOP-10: without a mode a room stays', () => {
  const scene = aScene().rooms('empty-room').deck('room', ['coin-room']);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase().endTurn('p1');
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  expect([scene.view().mode, 'timer' in scene.state(), 'roomsOfRound' in scene.state()]).toEqual([null, false, false]);
  scene.done();
});

test('COOP-04: the timer is taken back together with the end of the turn', () => {
  const scene = aScene({ mode: 'together' });
  scene.endTurn('p1').toActionPhase().declare('p2', 'end');
  expect(scene.takeBack('p2')).toBe(true);
  expect(timerOf(scene)).toBe(8);
  scene.endTurn('p2');
  expect(timerOf(scene)).toBe(7);
  scene.done();
});
