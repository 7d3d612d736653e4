import type { PlayerId } from '../vocabulary/index.js';
import { EngineDefect, type Game, type Gen, type Option, type OptionId } from '../state/index.js';
import { noteSights } from '../rules/reading/visible-decks.js';
import { legalActions, PASS } from './actions.js';

/**
 * The question to whoever has priority. What they may do is listed when somebody first looks (PRIO-04): nearly every
 * answer is a pass, for which nothing needs to be listed. It throws `EngineDefect` when that is after the answer, as
 * things have changed by then.
 */
export function* askForAction(g: Game, player: PlayerId): Gen<OptionId> {
  let listed: readonly Option[] | null = null;
  let isOpen = true;
  noteSights(g);
  const [chosen = PASS.id] = yield {
    player,
    key: 'priority',
    source: null,
    card: null,
    get options(): readonly Option[] {
      if (listed !== null) return listed;
      if (!isOpen) throw new EngineDefect('what could be done is asked for after the answer');
      listed = legalActions(g, player); // PRIO-04
      return listed;
    },
    min: 1,
    max: 1,
    secret: true,
    fallback: [PASS.id],
  };
  isOpen = false;
  return chosen;
}
