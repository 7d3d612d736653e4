import { expect, it } from 'vitest';
import {
  modeNamed,
  openGame,
  outcomeOf,
  variantClash,
  VARIANTS,
  viewFor,
  type VariantId,
} from '../../src/engine/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../src/table/index.js';
import { stateIn } from '../support/internals.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { numbers, playOut, resources, type Kind } from '../support/playout.js';
import { reloaded } from './round-trip.js';
import { amount } from '../support/amount.js';

const cards = poolOf(PLAYABLE_SETS);
const GAMES = amount(2, 4);
const MODES = ['doodler', 'doodlerhard', 'doodlerultra', 'doodlerversus'] as const;
const KINDS: readonly (readonly Kind[])[] = [['random'], ['simple'], ['simple', 'random']];

/** What is played. */
interface Played {
  readonly seed: number;
  readonly mode: (typeof MODES)[number];
  readonly seats: number;
  readonly variants?: readonly VariantId[];
  readonly kinds: readonly Kind[];
}

/** Plays a game to its end, from a reload now and then, and checks it on the way and at the end. */
const playChecked = ({ seed, mode, seats, variants, kinds }: Played): void => {
  const { timer, bonusSouls } = modeNamed(mode);
  const chosen = variants === undefined ? {} : { variants };
  const options = { ...STANDARD, sets: [...PLAYABLE_SETS], rooms: true, bonusSouls, mode, ...chosen };
  const start = openGame(setupForTable(cards, seats, 4, `challenge ${seed}`, options), resources);
  const whole = wholeOf(stateIn(start));
  const random = numbers(seed);
  const played = playOut(
    start,
    seed,
    (session) => {
      const { monsters, mode: now } = viewFor(session, null);
      expect(monsters.filter(({ of }) => of === 'minion').length).toBeLessThan(4);
      if (timer !== null && now!.timer !== null) expect(now!.timer).toBeLessThanOrEqual(timer.over);
      if (random() > 0.03) return session;
      checkInvariants(session, whole);
      return reloaded(session);
    },
    kinds,
  );
  const { winners } = outcomeOf(played.session)!;
  const { monsters, mode: end } = viewFor(played.session, null);
  const boss = monsters.find(({ of }) => of === 'finalBoss')!;
  expect(winners).toHaveLength(boss.top !== null ? 0 : mode === 'doodlerversus' ? 1 : 2);
  if (winners.length === 0) expect(end!.timer).toBe(timer!.over);
};

it('CHAL-06 CHAL-08 CHAL-10 CHAL-11: challenges in every form go on from reloads, and end by the boss or the timer', () => {
  for (let seed = 0; seed < GAMES; seed += 1) {
    const mode = MODES[seed % MODES.length]!;
    const isVersus = mode === 'doodlerversus';
    const kinds = isVersus ? (['simple'] as const) : KINDS[seed % KINDS.length]!;
    playChecked({ seed, mode, seats: isVersus ? 3 : 2, kinds });
  }
});

/** Games with many variants at once: seeds, modes, and which variants are left out. */
const MANY = [
  [11, 'doodlerhard', ['eden-only', 'selectable-characters', 'enhanced-bartering']],
  [12, 'doodlerultra', ['one-of-two', 'selectable-characters', 'enhanced-bartering']],
] as const;

it('VAR-11 CHAL-11: a challenge goes with every variant that does not exclude it, many at once', () => {
  for (const [seed, mode, without] of MANY.slice(0, amount(1, 2))) {
    const variants = VARIANTS.filter((id) => id !== 'minions-die-first' && !without.some((one) => one === id));
    expect([variantClash(variants, modeNamed(mode)), variants.length]).toEqual([
      null,
      VARIANTS.length - 1 - without.length,
    ]);
    playChecked({ seed, mode, seats: 2, variants, kinds: ['random'] });
  }
});
