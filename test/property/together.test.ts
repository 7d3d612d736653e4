import { expect, it } from 'vitest';
import { openGame, outcomeOf, viewFor } from '../../src/engine/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../src/table/index.js';
import { stateIn } from '../support/internals.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { numbers, playOut, resources, type Kind } from '../support/playout.js';
import { reloaded } from './round-trip.js';
import { amount } from '../support/amount.js';

const GAMES = amount(3, 12);
const KINDS: readonly (readonly Kind[])[] = [['random'], ['simple'], ['simple', 'random']];

it('COOP-06 COOP-10: games together with every set and with rooms go on from reloads, and are won or lost by both', () => {
  const cards = poolOf(PLAYABLE_SETS);
  const options = {
    ...STANDARD,
    sets: [...PLAYABLE_SETS],
    rooms: true,
    bonusSouls: false,
    mode: 'together',
  } as const;
  let oldRooms = 0;
  for (let seed = 0; seed < GAMES; seed += 1) {
    const start = openGame(setupForTable(cards, 2, 4, `together ${seed}`, options), resources);
    const whole = wholeOf(stateIn(start));
    const random = numbers(seed);
    let before = 8;
    const played = playOut(
      start,
      seed,
      (session) => {
        const timer = viewFor(session, null).mode!.timer!;
        expect(timer).toBeLessThanOrEqual(before);
        before = timer;
        if (random() > 0.03) return session;
        checkInvariants(session, whole);
        return reloaded(session);
      },
      KINDS[seed % KINDS.length],
    );
    const { winners } = outcomeOf(played.session)!;
    const { timer, together } = viewFor(played.session, null).mode!;
    expect(winners).toHaveLength(winners.length === 0 ? 0 : 2);
    expect(winners.length > 0 || (timer === 0 && together! < 4)).toBe(true);
    oldRooms += stateIn(played.session).discards.room.length;
  }
  expect(oldRooms).toBeGreaterThan(GAMES);
});
