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
