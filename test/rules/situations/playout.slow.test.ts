import { expect, test } from 'vitest';
import { load, openGame, save, seededRandom, type SavedGame } from '../../../src/engine/index.js';
import { cardsOf } from '../../../cards/index.js';
import { eventCards } from '../../support/cards/every-event.js';
import { sceneCards, testCards } from '../../support/cards/index.js';
import { checkInvariants, wholeOf } from '../../support/invariants.js';
import { playOut } from '../../support/playout.js';
import { stateIn } from '../../support/internals.js';
import { amount } from '../../support/amount.js';

/**
 * Who never rolls can neither win an attack nor lose it; a loop takes 50 windows each time; and where turns, rolls or deaths
 * are forbidden no game ends.
 */
const ENDLESS: readonly string[] = ['cod-worm', 'no-dice', 'marks-without-end', ...eventCards.map(({ id }) => id)];
/** Without the one that can neither be hit nor hurt when rolls are lowered: such an attack has no end (ATK-11). */
const cards = [...cardsOf(['base']), ...testCards].filter(({ id }) => !ENDLESS.includes(id));
const of = (type: string): readonly string[] => cards.filter((card) => card.type === type).map(({ id }) => id);

/** The share of the decisions at which the invariants are checked: one in so many. */
const CHECKED = amount(5, 1);

test.each(Array.from({ length: amount(2, 5) }, (_, n) => n))(
  'invariants 3, 4, 9 to 11 and the round trip in random game %i with all test cards',
  (seed) => {
    const resources = { cards: sceneCards, random: seededRandom };
    const session = openGame(
      {
        seed: `words ${seed}`,
        seats: 2 + (seed % 3),
        rules: { soulsToWin: 4, supply: 100 },
        decks: { loot: of('loot'), treasure: of('treasure'), monster: of('monster'), room: of('room') },
        characters: of('character'),
        outside: [...of('startingItem'), ...of('bonusSoul')],
      },
      resources,
    );
    const whole = wholeOf(stateIn(session));
    const { finished } = playOut(session, seed, (now, _decision, at) => {
      if (at % CHECKED === 0) checkInvariants(now, whole);
      if (at % 20 !== seed % 20) return now;
      const { session: again, corrected } = load(JSON.parse(JSON.stringify(save(now))) as SavedGame, resources);
      expect(corrected).toBeNull();
      expect(stateIn(again)).toEqual(stateIn(now));
      return again;
    });
    expect(finished).toBe(true);
  },
);
