import { think, type Thinker, type Weighed } from '../../computer-players/index.js';
import { apply, cardsOf, decisionOf, load, type OptionId, type Resources, type SavedGame } from '../../engine/index.js';
import { computerRandom } from '../play/computer-random.js';
import type { Thought } from '../timekeeping/thoughts.js';

/** Questions that an action asks on its way to the stack: of more the rest is answered as a simple player does. */
const MOST_ANSWERS = 8;

/**
 * What a computer player answers to the open question of a saved game, and to what its action then asks before it is on the
 * stack. The number of rollouts decides; `until`, by `performance.now()`, only cuts them off.
 */
export const thoughtAbout = (
  saved: SavedGame,
  resources: Resources,
  { rollouts, until = Infinity }: { readonly rollouts: number; readonly until?: number },
): Thought => {
  const { session } = load(saved, resources);
  const player = decisionOf(session)?.player;
  const started = performance.now();
  const timeGone = () => (performance.now() - started) / Math.max(1, until - started);
  const answers: (readonly OptionId[])[] = [];
  let weighed: readonly Weighed[] = [];
  for (let asked = decisionOf(session); asked !== null && asked.player === player; asked = decisionOf(session)) {
    const isAnnouncing = asked.key.startsWith('announce.');
    if (answers.length > 0 && (!isAnnouncing || answers.length >= MOST_ANSWERS)) break;
    const thought = think(session, cardsOf(session), computerRandom(session), { rollouts, timeGone });
    if (answers.length === 0) ({ weighed } = thought);
    answers.push(thought.answer);
    apply(session, asked.player, thought.answer);
  }
  return { answers, weighed };
};

/** What the thread is sent: a game, and who thinks about the question that is open in it. */
export interface ThinkingJob {
  readonly id: number;
  readonly saved: SavedGame;
  readonly kind: Thinker;
}

/** What it sends back: that it is ready, or what it has thought; null when that has failed. */
export type ThinkingReply =
  | { readonly is: 'ready' }
  | { readonly is: 'thought'; readonly id: number; readonly thought: Thought | null };
