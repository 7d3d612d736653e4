import { describe, expect, test } from 'vitest';
import {
  apply,
  decisionOf,
  foesIn,
  fork,
  imaginedPlayer,
  load,
  openFrom,
  passRound,
  sample,
  save,
  evaluationState,
  takeEntries,
  topIn,
  viewFor,
  type PlayerId,
  type Session,
} from '../../../src/engine/index.js';
import { checkInvariants, wholeOf } from '../../support/invariants.js';
import { internalsOf, stateIn } from '../../support/internals.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene } from '../../support/scene.js';
import { newGame, numbers, playSome, resources } from '../../support/playout.js';
import { otherSecrets } from '../../property/secrets.js';

const stateOf = (session: Session): string => JSON.stringify(stateIn(session));
const isBetween = (session: Session): boolean => decisionOf(session)?.key === 'priority';

const BETWEEN = true;
const INSIDE = false;

/** Looks at a game several times, so many decisions apart: where somebody has priority, or where a rule asks in the middle. */
const looked = (seed: number, every: number, where: boolean, look: (session: Session, at: number) => void): void => {
  const session = newGame(seed);
  let times = 0;
  for (let at = 0; at < 8; at += 1) {
    playSome(session, seed * 100 + at, every);
    for (let n = 0; n < 300 && isBetween(session) !== where; n += 1) playSome(session, n, 1);
    if (decisionOf(session) === null) break;
    look(session, at);
    times += 1;
  }
  expect(times).toBeGreaterThan(2);
};

describe('a copy of a game to play on and throw away', () => {
  test.each([BETWEEN, INSIDE])('a fork waits for the same, and neither changes the other (between: %s)', (where) => {
    looked(901, 31, where, (session, at) => {
      const before = stateOf(session);
      const copy = fork(session);
      expect(stateOf(copy)).toBe(before);
      expect(decisionOf(copy)).toEqual(decisionOf(session));
      playSome(copy, at, 60);
      expect(stateOf(session)).toBe(before);
      for (const game of [session, copy]) if (isBetween(game)) checkInvariants(game, wholeOf(stateIn(game)));
      const kept = fork(session);
      playSome(session, at, 60);
      expect(stateOf(kept)).toBe(before);
    });
  });

  test('a fork plays on exactly as the game does', () => {
    looked(902, 41, BETWEEN, (session, at) => {
      const copy = fork(session);
      const again = load(save(session), resources).session;
      takeEntries(again);
      playSome(copy, at, 40);
      playSome(again, at, 40);
      expect(stateOf(copy)).toBe(stateOf(again));
      expect(takeEntries(copy).map(({ line }) => line)).toEqual(takeEntries(again).map(({ line }) => line));
    });
  });

  test('a fork of a fork in the middle of a transition is refused', () => {
    looked(903, 13, INSIDE, (session) => {
      expect(() => fork(fork(session))).toThrow('needs checkpoints');
    });
  });
});

describe('the game as a player may imagine it', () => {
  const players: readonly PlayerId[] = ['p1', 'p2', 'p3'];

  test('a sample is the same whatever really lies in decks and hands', () => {
    const random = numbers(5);
    let compared = 0;
    looked(904, 41, BETWEEN, (session, at) => {
      while (internalsOf(session).answers.length > 0) playSome(session, at, 1);
      if (!isBetween(session)) return;
      for (const viewer of players.filter((player) => player in stateIn(session).players)) {
        const poisoned = otherSecrets(session, viewer, random);
        if (stateOf(poisoned) !== stateOf(session)) compared += 1;
        const [imagined, other] = [sample(session, viewer, `${at}`), sample(poisoned, viewer, `${at}`)];
        expect(stateOf(other!)).toBe(stateOf(imagined!));
      }
    });
    expect(compared).toBeGreaterThan(5);
  });

  test('a sample shows its player what the game shows, and every card is in it once', () => {
    looked(905, 41, BETWEEN, (session) => {
      const before = stateOf(session);
      for (const viewer of players.filter((player) => player in stateIn(session).players)) {
        const imagined = sample(session, viewer, 'seed')!;
        expect(viewFor(imagined, viewer)).toEqual(viewFor(session, viewer));
        expect(wholeOf(stateIn(imagined))).toEqual(wholeOf(stateIn(session)));
        expect(stateIn(imagined).seed).not.toContain(stateIn(session).seed);
        playSome(imagined, 3, 40);
        checkInvariants(imagined, wholeOf(stateIn(session)));
      }
      expect(stateOf(session)).toBe(before);
    });
  });

  test('other seeds imagine other hands, and no seed those of other players as they are', () => {
    const session = newGame(906);
    playSome(session, 6, 120);
    while (!isBetween(session)) playSome(session, 7, 1);
    const handsIn = (of: Session): string =>
      JSON.stringify(stateIn(of).players.p2!.hand.map((id) => stateIn(of).objects[id]!.card));
    const imagined = Array.from({ length: 20 }, (_, at) => handsIn(sample(session, 'p1', `${at}`)!));
    expect(new Set(imagined).size).toBeGreaterThan(5);
    expect(handsIn(sample(session, 'p2', 'own')!)).toBe(handsIn(session));
    apply(session, decisionOf(session)!.player, ['pass']);
  });

  test('the faces that are given are thrown first, also in a fork of it, and nothing else is changed by them', () => {
    const scene = aScene().player('p1', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 });
    const session = openFrom(structuredClone(scene.start().state()), { ...resources, cards: sceneCards });
    const faces = [4, 2];
    const given = sample(session, 'p1', 'faces', faces)!;
    const thrown = [given, fork(given)].map((game) => {
      const found: number[] = [];
      for (let n = 0; n < 60 && found.length < faces.length; n += 1) {
        const { player, key, options } = decisionOf(game)!;
        const play = key === 'priority' ? options.find(({ id }) => id.startsWith('play:')) : undefined;
        apply(game, player, [play?.id ?? 'pass']);
        const [roll] = stateIn(game).stack.filter(({ kind }) => kind === 'roll');
        if (roll?.kind === 'roll' && !found.includes(roll.result)) found.push(roll.result);
      }
      return found;
    });
    expect(thrown).toEqual([faces, faces]);
    const [one, other] = [sample(session, 'p1', 'faces', faces)!, sample(session, 'p1', 'faces')!];
    expect(viewFor(one, 'p1')).toEqual(viewFor(other, 'p1'));
    scene.done({ midway: 'only what is imagined counts' });
  });

  test('in the middle of a transition there is one for whoever is asked, unless chance or a hidden card came in it', () => {
    let found = 0;
    looked(907, 13, INSIDE, (session, at) => {
      const { player, key, options } = decisionOf(session)!;
      const [one, other] = players.filter((id) => id !== player);
      expect(sample(session, one ?? other!, 'seed')).toBeNull();
      const imagined = sample(session, player, `${at}`);
      const { opening, answers } = internalsOf(session);
      const isOpen =
        opening.drawn.length > 0 || opening.seen || answers.some(({ drawn, seen }) => drawn.length > 0 || seen);
      if (isOpen) expect(imagined).toBeNull();
      if (imagined === null) return;
      found += 1;
      const before = stateOf(session);
      expect(decisionOf(imagined)).toMatchObject({ player, key });
      expect(decisionOf(imagined)!.options.map(({ id }) => id)).toEqual(options.map(({ id }) => id));
      expect(wholeOf(stateIn(imagined))).toEqual(wholeOf(stateIn(session)));
      playSome(imagined, at, 40);
      expect(stateOf(session)).toBe(before);
    });
    expect(found).toBeGreaterThan(0);
  });

  test('only an imagined game may be read as a whole, and all pass in it at once as they would one by one', () => {
    const session = newGame(908);
    playSome(session, 8, 100);
    while (!isBetween(session)) playSome(session, 9, 1);
    for (const read of [evaluationState, foesIn, topIn, passRound])
      expect(() => read(session)).toThrow('only what is imagined');
    expect(() => imaginedPlayer(session, 'p1')).toThrow('only what is imagined');
    const { player } = decisionOf(session)!;
    const [together, singly] = [sample(session, player, 's')!, sample(session, player, 's')!];
    const round = stateIn(singly).transition;
    passRound(together);
    while (stateIn(singly).transition === round) apply(singly, decisionOf(singly)!.player, ['pass']);
    expect(stateOf(together)).toBe(stateOf(singly));
    expect(evaluationState(fork(together)).players.map(({ souls }) => souls)).toEqual(
      viewFor(singly, player).players.map(({ souls }) => souls),
    );
  });
});
