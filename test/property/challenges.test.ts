import { expect, it } from 'vitest';
import { modeNamed, openGame, outcomeOf, viewFor } from '../../src/engine/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../src/table/index.js';
import { stateIn } from '../support/insides.js';
import { checkInvariants, wholeOf } from '../support/invariants.js';
import { numbers, playOut, resources, type Kind } from '../support/playout.js';
import { reloaded } from './round-trip.js';

const GAMES = 4;
const MODES = ['doodler', 'doodlerhard', 'doodlerultra', 'doodlerversus'] as const;
const KINDS: readonly (readonly Kind[])[] = [['random'], ['simple'], ['simple', 'random']];

it(
  'CHAL-06 CHAL-08 CHAL-10 CHAL-11: challenges in every form go on from reloads, and end by the boss or the timer',
  { timeout: 240_000 },
  () => {
    const cards = poolOf(PLAYABLE_SETS);
    for (let seed = 0; seed < GAMES; seed += 1) {
      const mode = MODES[seed % MODES.length]!;
      const { timer, bonusSouls } = modeNamed(mode);
      const options = { ...STANDARD, sets: [...PLAYABLE_SETS], rooms: true, bonusSouls, mode };
      const start = openGame(
        setupForTable(cards, mode === 'doodlerversus' ? 3 : 2, 4, `challenge ${seed}`, options),
        resources,
      );
      const whole = wholeOf(stateIn(start));
      const random = numbers(seed);
      const played = playOut(
        start,
        seed,
        (session) => {
          const { monsters, mode: now } = viewFor(session, null);
          expect(monsters.filter(({ of }) => of === 'minion').length).toBeLessThan(4);
          if (timer !== null) expect(now!.timer).toBeLessThanOrEqual(timer.over);
          if (random() > 0.03) return session;
          checkInvariants(session, whole);
          return reloaded(session);
        },
        mode === 'doodlerversus' ? ['simple'] : KINDS[seed % KINDS.length],
      );
      const { winners } = outcomeOf(played.session)!;
      const { monsters, mode: end } = viewFor(played.session, null);
      const boss = monsters.find(({ of }) => of === 'finalBoss')!;
      expect(winners).toHaveLength(boss.top !== null ? 0 : mode === 'doodlerversus' ? 1 : 2);
      if (winners.length === 0) expect(end!.timer).toBe(timer!.over);
    }
  },
);
