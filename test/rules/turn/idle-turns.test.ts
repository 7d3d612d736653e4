import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

/** A room and an item that kill whoever begins a turn, and then go on to the other player. */
const deadly = () =>
  aScene()
    .player('p1', { items: ['daddy-haunt'] })
    .rooms('laser-eye')
    .from('recharge')
    .fallbacks('trigger.target');

/** Nobody does anything for so many turns, which end before their action phase. */
const idleTurns = (scene: ReturnType<typeof deadly>, turns: number): void => {
  for (let turn = 0; turn < turns; turn += 1) scene.toNextTurn();
};

const remarks = (scene: ReturnType<typeof deadly>) => scene.said('loopEnds').map(({ detail }) => detail);
const deaths = (scene: ReturnType<typeof deadly>): number =>
  scene.said('event').filter(({ event }) => event === 'dies').length;

test('DEC-47 DEATH-18: after five rounds without an action phase nobody dies before theirs any more, but in it', () => {
  const scene = deadly().monsters('fly').dice(1);
  idleTurns(scene, 10);
  expect([deaths(scene), scene.items('p1')]).toEqual([10, ['daddy-haunt']]);
  expect(remarks(scene)).toEqual(['idleRounds']);
  scene.toActionPhase();
  expect([scene.view().turn.active, scene.hp('p1'), scene.dead('p1')]).toEqual(['p1', 1, false]);
  expect(remarks(scene)).toEqual(['idleRounds', 'comesToAction']);
  scene.attack('p1', 'fly').toNextTurn().toActionPhase();
  expect([deaths(scene), scene.view().turn.active, scene.hp('p2')]).toEqual([11, 'p2', 1]);
  expect(remarks(scene)).toEqual(['idleRounds', 'comesToAction', 'comesToAction']);
  scene.done();
});

test('DEC-47 PAY-02: the last HP of who comes to their action phase whatever happens pays for nothing before it', () => {
  const scene = deadly().rooms('laser-eye', 'blood-donation').monsters('fly');
  idleTurns(scene, 10);
  const offers = new Map<number, Set<boolean>>();
  while (scene.view().turn.phase === 'start') {
    const { player, options } = scene.decision();
    if (player === 'p1') {
      const isOffered = options.some(({ meaning }) => meaning.card === 'blood-donation');
      const hp = scene.hp('p1') ?? 0;
      offers.set(hp, new Set([...(offers.get(hp) ?? []), isOffered]));
    }
    scene.pass(player);
  }
  expect(offers).toEqual(
    new Map([
      [2, new Set([true])],
      [1, new Set([false])],
    ]),
  );
  scene.done();
});

test('DEC-47: one action phase, and the rounds are counted anew', () => {
  const scene = deadly()
    .player('p2', { items: ['yum-heart-like'] })
    .fallbacks('trigger.target', 'deathPenalty.item', 'replacement.order');
  idleTurns(scene, 1);
  scene
    .passUntil('1 damage to p2')
    .use('p2', 'yum-heart-like', { targets: ['p2'] })
    .toActionPhase();
  expect([deaths(scene), scene.view().turn.active, scene.state().idleTurns]).toEqual([1, 'p2', undefined]);
  scene.endTurn('p2').toActionPhase().done();
});

test('DEC-47 TURN-18: a turn that is ended before its action phase counts as well, and is not ended any more then', () => {
  const scene = aScene()
    .player('p1', { items: ['turn-ender'] })
    .player('p2', { items: ['turn-ender'] })
    .from('recharge');
  idleTurns(scene, 10);
  expect(remarks(scene)).toEqual(['idleRounds']);
  scene.toActionPhase();
  expect([scene.view().turn.active, scene.view().turn.phase, scene.view().turn.number]).toEqual(['p1', 'action', 11]);
  scene.done();
});

test('DEC-47: turns with an action phase are not counted', () => {
  const scene = aScene().from('recharge').toActionPhase().endTurn('p1').toActionPhase();
  expect(scene.state()).not.toHaveProperty('idleTurns');
  scene.done();
});
