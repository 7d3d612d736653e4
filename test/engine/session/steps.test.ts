import { expect, test } from 'vitest';
import type { Procedure } from '../../../src/engine/state/index.js';
import { aScene, watchSteps } from '../../support/scene.js';

type Step<P> = P extends { readonly kind: infer K extends string; step: infer S extends string } ? `${K} ${S}` : never;

/** Every kind of procedure with each of its steps, and whether anybody can be asked while it stands there. */
const ALL: Readonly<Record<Step<Procedure>, boolean>> = {
  'turn setup': false,
  'turn recharge': false,
  'turn startTriggers': false,
  'turn loot': true,
  'turn beginAction': true,
  'turn action': true,
  'turn cleanup': true,
  'turn endTriggers': true,
  'turn handLimit': true,
  'turn room': true,
  'turn oldRooms': true,
  'turn finish': true,
  'attack chooseTarget': true,
  'attack roll': true,
  'attack along': true,
  'purchase choose': true,
  'purchase pay': true,
  'endDeclaration end': true,
  'monsterDeath leave': false,
  'monsterDeath triggers': false,
  'monsterDeath rewards': true,
  'monsterDeath afterRewards': true,
  'monsterDeath soul': true,
  'monsterDeath done': true,
  'playerDeath triggers': false,
  'playerDeath penalty': true,
  'playerDeath afterPenalty': true,
  'playerDeath done': true,
};

test('PRIO-06 DEATH-06 TURN-01: a game saves and loads at every step at which somebody is asked', () => {
  const seen = new Set<string>();
  watchSteps((kind, step) => seen.add(`${kind} ${step}`));
  const scene = aScene({ players: 3 })
    .player('p1', {
      coins: 13,
      hand: [...Array.from({ length: 11 }, () => 'a-penny'), 'bomb'],
      items: ['counts-souls', 'turn-start-coin', 'turn-end-coin'],
    })
    .player('p2', { items: ['bloody-penny', 'after-penalty-coin'], hand: ['gold-bomb'] })
    .player('p3', { hand: ['o-the-fool'], items: ['toll-taker'] })
    .monsters('two-times-dying', 'rolls-for-reward')
    .rooms('coin-room')
    .shop('meat')
    .deck('room', ['empty-room'])
    .from('recharge')
    .dice(6, 3);
  scene.toActionPhase().buy('p1', 'meat').allPass(2).attack('p1', 'two-times-dying').resolve();
  scene.play('p1', 'bomb', { targets: ['rolls-for-reward'] }).resolve();
  scene.endTurn('p1').answer('p1', 'handLimit.loot', 'a-penny', 'a-penny', 'a-penny');
  scene.answerSome('p1', 'room.discard', 'coin-room').toActionPhase();
  scene.play('p2', 'gold-bomb', { targets: ['p2'] }).fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene.toNextTurn().toActionPhase();
  scene.play('p3', 'o-the-fool').toNextTurn();
  scene.done({ midway: 'the next turn has begun' });
  const together = aScene().monsters('everybodys-foe').dice(4);
  together.attack('p1', 'everybodys-foe').done({ midway: 'the other player attacks along' });
  const mode = aScene({ mode: 'together' }).monsters('fly').rooms('empty-room').dice(6);
  mode.attack('p1', 'fly').resolve().endTurn('p1').done({ midway: 'the choice of a room in a mode' });
  expect([...seen].toSorted()).toEqual(
    Object.entries(ALL)
      .flatMap(([step, asks]) => (asks ? [step] : []))
      .toSorted(),
  );
});
