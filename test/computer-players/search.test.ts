import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../cards/index.js';
import { think, THINKERS } from '../../src/computer-players/index.js';
import {
  apply,
  canOnlyPass,
  decisionOf,
  isLegalAnswer,
  openFrom,
  openGame,
  outcomeOf,
  turnOf,
  viewFor,
  type Session,
} from '../../src/engine/index.js';
import { setupForTable, STANDARD } from '../../src/table/index.js';
import { stratifiedDice } from '../../src/computer-players/search/stratified-dice.js';
import { plansFor } from '../../src/computer-players/search/plans.js';
import { sceneCards } from '../support/cards/index.js';
import { internalsOf, stateIn } from '../support/internals.js';
import { newGame, numbers, playSome, resources } from '../support/playout.js';
import { aScene, damaged, type Scene } from '../support/scene.js';
import { otherSecrets } from '../property/secrets.js';

const stateOf = (session: Session): string => JSON.stringify(stateIn(session));

/** Goes on at random until somebody is in their action phase and has something to choose. */
const untilChoice = (session: Session, seed: number): void => {
  for (let n = 0; n < 400; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    const isMain = decision.key === 'priority' && decision.options.some(({ id }) => id === 'end');
    if (isMain && internalsOf(session).answers.length === 0) return;
    playSome(session, seed + n, 1);
  }
};

describe('players that think ahead', () => {
  test('what really lies in decks and hands makes no difference to what they think', () => {
    const random = numbers(11);
    const session = newGame(911);
    let compared = 0;
    for (let at = 0; at < 9; at += 1) {
      playSome(session, at, 23);
      untilChoice(session, at);
      const decision = decisionOf(session);
      if (decision === null) break;
      const poisoned = otherSecrets(session, decision.player, random);
      expect(viewFor(poisoned, decision.player)).toEqual(viewFor(session, decision.player));
      const thoughts = [session, poisoned].map((game) => think(game, resources.cards, numbers(at), { rollouts: 8 }));
      expect(thoughts[1]).toEqual(thoughts[0]);
      if (stateOf(poisoned) !== stateOf(session) && (thoughts[0]?.rollouts ?? 0) > 0) compared += 1;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('the same view, numbers and rollouts give the same answer, and the game is as it was', () => {
    const session = newGame(912);
    playSome(session, 4, 60);
    untilChoice(session, 4);
    const before = stateOf(session);
    const thought = think(session, resources.cards, numbers(3), { rollouts: 12 });
    expect(think(session, resources.cards, numbers(3), { rollouts: 12 })).toEqual(thought);
    expect(stateOf(session)).toBe(before);
    expect(thought.rollouts).toBeGreaterThan(0);
    expect(thought.rollouts).toBeLessThanOrEqual(12);
    for (const { share } of thought.weighed) expect(share >= 0 && share <= 1).toBe(true);
  });

  test.each([913, 914])('whatever is asked, the answer is legal (game %i)', (seed) => {
    const session = newGame(seed);
    const random = numbers(seed);
    for (let at = 0; at < 70 && outcomeOf(session) === null; at += 1) {
      const decision = decisionOf(session)!;
      if (decision.key === 'priority' && canOnlyPass(session, decision.player)) {
        apply(session, decision.player, ['pass']);
        continue;
      }
      const { answer } = think(session, resources.cards, random, { rollouts: 4 });
      expect(isLegalAnswer(decision, answer)).toBe(true);
      apply(session, decision.player, answer);
      if (at % 5 === 0) playSome(session, at, 1);
    }
  });

  test('answers legally where all share a goal and a timer runs', () => {
    const rules = { ...STANDARD, mode: 'together', bonusSouls: false } as const;
    const session = openGame(setupForTable(cardsOf(['base']), 2, 5, 'together', rules), resources);
    const random = numbers(6);
    for (let at = 0; at < 60 && outcomeOf(session) === null; at += 1) {
      const decision = decisionOf(session)!;
      const { answer, weighed } = think(session, resources.cards, random, { rollouts: 4 });
      expect(isLegalAnswer(decision, answer)).toBe(true);
      for (const { share } of weighed) expect(share >= 0 && share <= 1).toBe(true);
      apply(session, decision.player, answer);
    }
  });

  test('no time is no reason for no answer', () => {
    const session = newGame(916);
    untilChoice(session, 1);
    const { answer, rollouts } = think(session, resources.cards, numbers(1), { rollouts: 50, timeGone: () => 1 });
    expect(rollouts).toBe(0);
    expect(isLegalAnswer(decisionOf(session)!, answer)).toBe(true);
  });

  test('who has more rollouts is the stronger one', () => {
    expect(THINKERS.strong.rollouts).toBeGreaterThan(THINKERS.careful.rollouts);
  });
});

/** What is answered to the open question after so many rollouts. */
const thoughtOf = (scene: Scene, rollouts: number) => {
  const session = openFrom(structuredClone(scene.start().state()), { ...resources, cards: sceneCards });
  const thought = think(session, sceneCards, numbers(1), { rollouts });
  scene.done({ midway: 'only the answer counts' });
  return thought;
};

describe('what is tried', () => {
  test('in each six imagined games in a row every throw shows every face once', () => {
    for (const seed of [1, 77, 4_000_000_000])
      for (const block of [0, 1, 9]) {
        const games = [0, 1, 2, 3, 4, 5].map((at) => stratifiedDice(seed, 6 * block + at));
        for (const which of games[0]!.keys())
          expect(new Set(games.map((faces) => faces[which]))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
      }
    const pairs = Array.from({ length: 600 }, (_, at) => stratifiedDice(5, at).slice(0, 2).join(' '));
    expect(new Set(pairs).size).toBe(36);
  });

  test('what comes later in the turn is no alternative to a card in hand, but a fight is one to the end', () => {
    const scene = aScene()
      .player('p1', { hand: ['3-cents', 'bomb'], coins: 10 })
      .monsters('fly');
    const session = scene.start().session();
    const decision = decisionOf(session)!;
    const play = decision.options.find(({ meaning }) => meaning.card === '3-cents')!.id;
    const tried = (first: string): readonly (string | undefined)[] =>
      plansFor(session, decision, { answer: [first], on: null }, sceneCards).map(({ answer }) => answer[0]);
    expect(tried(play)).toContain(decision.options.find(({ meaning }) => meaning.card === 'bomb')!.id);
    for (const later of ['purchase', 'attack', 'end']) expect(tried(play)).not.toContain(later);
    expect(tried('end')).toEqual(expect.arrayContaining([play, 'purchase', 'attack', 'end']));
    scene.done();
  });
});

test('what only saves somebody is tried while damage or a death is to come, and not before', () => {
  const scene = aScene()
    .player('p1', { items: ['yum-heart'], hand: ['bomb'] })
    .monsters('fly');
  const offered = (): readonly string[] => {
    const session = scene.session();
    const decision = decisionOf(session)!;
    return plansFor(session, decision, { answer: ['pass'], on: null }, sceneCards).flatMap(({ answer: [id] }) => {
      const card = decision.options.find((option) => option.id === id)?.meaning.card;
      return card === undefined || card === 'plain' ? [] : [card];
    });
  };
  scene.start();
  expect(offered()).toEqual(['bomb']);
  scene.play('p1', 'bomb', { targets: ['p1'] });
  expect(offered()).toEqual([]);
  scene.allPass();
  expect(offered()).toEqual(['yum-heart']);
  scene.done({ midway: 'what is tried is all that counts' });
});

describe('what thinking ahead finds', () => {
  test('what it would do later as well it does not do at once: a bomb waits for the blow that decides', () => {
    const own = aScene()
      .player('p1', { items: ['boomerang'], hand: ['bomb'], coins: 3 })
      .player('p2', { hand: ['bomb'] })
      .monsters(damaged('gurdy', 3));
    own.dice(3).attack('p1', 'gurdy');
    const others = aScene()
      .player('p1', { coins: 8 })
      .player('p2', { hand: ['bomb', 'bomb'], lootPlays: 1 })
      .monsters('gurdy');
    others.dice(6).attack('p1', 'gurdy').pass('p1');
    for (const scene of [own, others]) {
      const { answer, weighed } = thoughtOf(scene, 160);
      const shares = weighed.map(({ share }) => share);
      expect(answer).toEqual(['pass']);
      expect(Math.max(...shares) - (weighed.find(({ option }) => option === 'pass')?.share ?? 0)).toBeLessThan(0.01);
    }
  });

  test('takes the soul that wins, and sees that it does', () => {
    const scene = aScene({ soulsToWin: 1 })
      .player('p1', { hand: ['bomb', '3-cents'] })
      .monsters(damaged('gurdy', 4), 'fly');
    const session = openFrom(structuredClone(scene.start().state()), { ...resources, cards: sceneCards });
    const { answer: first, weighed } = think(session, sceneCards, numbers(1), { rollouts: 60 });
    expect(first).toEqual([weighed[0]?.option]);
    expect(weighed[0]?.share).toBe(1);
    expect(weighed.find(({ option }) => option === 'end')?.share).toBeLessThan(1);
    const { number } = turnOf(session);
    while (outcomeOf(session) === null && turnOf(session).number === number) {
      const { player, fallback } = decisionOf(session)!;
      const answer = player === 'p1' ? think(session, sceneCards, numbers(1), { rollouts: 60 }).answer : fallback;
      apply(session, player, answer);
    }
    expect(outcomeOf(session)?.winners).toEqual(['p1']);
    scene.done({ midway: 'it was played on in a copy' });
  });
});
