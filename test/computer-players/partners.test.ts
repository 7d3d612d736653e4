import { expect, test } from 'vitest';
import { aScene, damaged, type Scene } from '../support/scene.js';
import { answerOf, playedBy } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const TOGETHER = { mode: 'together' } as const;

/** P1 has 1 HP left and is about to be hit; P2 is asked. */
const aboutToDie = (options: Parameters<typeof aScene>[0]): Scene =>
  aScene(options)
    .player('p1', { damage: 1 })
    .player('p2', { hand: ['soul-heart'], lootPlays: 1 })
    .monsters(damaged('monstro', 3))
    .dice(1)
    .attack('p1', 'monstro')
    .allPass()
    .pass('p1');

test('COOP-07: saves a partner, and no rival', () => {
  const partners = aboutToDie(TOGETHER);
  expect(playedBy(partners, 'p2')).toEqual(['play soul-heart', 'p1', 'pass']);
  partners.done(MIDWAY);
  const rivals = aboutToDie({});
  expect(answerOf(rivals)).toEqual(['pass']);
  rivals.done(MIDWAY);
});

test('COOP-07: never aims at a partner what would kill a rival', () => {
  const scene = (options: Parameters<typeof aScene>[0]): readonly string[] => {
    const one = aScene(options)
      .player('p1', { hand: ['gold-bomb'] })
      .player('p2', { damage: 1, coins: 5, items: ['meat'], hand: ['bomb', 'bomb'] });
    const played = playedBy(one, 'p1');
    one.done(MIDWAY);
    return played;
  };
  expect(scene({})).toEqual(['play gold-bomb', 'p2', 'pass']);
  expect(scene(TOGETHER)).not.toContain('p2');
});

test('COOP-07: takes no soul from a partner', () => {
  const scene = (options: Parameters<typeof aScene>[0]): readonly string[] => {
    const one = aScene(options)
      .player('p1', { hand: ['steal-soul'] })
      .player('p2', { souls: ['pin'] });
    const answer = answerOf(one.start());
    one.done(MIDWAY);
    return answer;
  };
  expect(scene({})).toEqual(['play steal-soul']);
  expect(scene(TOGETHER)).not.toContain('play steal-soul');
});

test('COOP-07: finishes the boss of a partner whose soul is the last that both need', () => {
  const scene = (options: Parameters<typeof aScene>[0]): readonly string[] => {
    const one = aScene(options)
      .player('p1', { souls: ['gurdy'] })
      .player('p2', { souls: ['monstro', 'carrion-queen'], hand: ['bomb'], lootPlays: 1 })
      .monsters(damaged('pin', 1))
      .dice(6);
    one.attack('p1', 'pin').pass('p1');
    const played = playedBy(one, 'p2');
    one.done(MIDWAY);
    return played;
  };
  expect(scene(TOGETHER)).toEqual(['play bomb', 'pin', 'pass']);
  expect(scene({})).not.toContain('pin');
});

test('COOP-05: attacks nothing at the risk of the last tick of the timer', () => {
  const scene = (timer: number): readonly string[] => {
    const one = aScene({ ...TOGETHER, timer })
      .player('p1', { damage: 1 })
      .monsters('fly');
    const answer = answerOf(one.start());
    one.done(MIDWAY);
    return answer;
  };
  expect(scene(8)).toEqual(['attack']);
  expect(scene(1)).toEqual(['end']);
});

test('CHAL-10: reckons with the sides of a coin where coins are flipped for its dice', () => {
  const attacked = (doodle: number): readonly string[] => {
    const one = aScene({ mode: 'doodler', timer: 4 })
      .player('p1', { counters: doodle === 0 ? {} : { doodle } })
      .monsters('little-horn', 'monstro');
    one.declare('p1', 'attack').allPass();
    const answer = answerOf(one.start());
    one.done(MIDWAY);
    return answer;
  };
  expect(attacked(0)).toEqual(['monstro']);
  expect(attacked(1)).toEqual(['little-horn']);
});

test('CHAL-10: pays with the timer for what an item does, not for any item', () => {
  const answer = (erased: string): readonly string[] => {
    const one = aScene({ mode: 'doodler' })
      .challenge('day-of-the-doodler-hard')
      .player('p1', { items: [{ card: erased, counters: { eraser: 1 } }] });
    const said = answerOf(one.start());
    one.done(MIDWAY);
    return said;
  };
  expect(answer('brimstone')).toEqual(['use day-of-the-doodler-hard']);
  expect(answer('dads-lost-coin')).not.toContain('use day-of-the-doodler-hard');
});

test('CHAL-10: what it pays for once it uses for as many items as it may', () => {
  const erased = (card: string) => ({ card, counters: { eraser: 1 } });
  const scene = aScene({ mode: 'doodler' })
    .challenge('challenge-day-of-the-doodler-normal-day-of-the-doodler-hard')
    .player('p1', { items: [erased('sack-of-pennies'), erased('dads-lost-coin')] });
  const [used, ...targets] = playedBy(scene, 'p1');
  expect(used).toBe('use challenge-day-of-the-doodler-normal-day-of-the-doodler-hard');
  expect(targets.slice(0, 2).toSorted()).toEqual(['dads-lost-coin', 'sack-of-pennies']);
  scene.done(MIDWAY);
});

test('CHAL-10: a minion gives no time back while there is all of it', () => {
  const attacked = (timer: number): readonly string[] => {
    const one = aScene({ mode: 'doodler', timer }).minions('fly').monsters('leaper').wholeDeck('monster', []);
    one.declare('p1', 'attack').allPass();
    const answer = answerOf(one.start());
    one.done(MIDWAY);
    return answer;
  };
  expect(attacked(0)).toEqual(['leaper']);
  expect(attacked(4)).toEqual(['fly']);
});
