import type { EventType } from '../vocabulary/index.js';
import type { Game, GameEvent, Gen } from '../state/index.js';
import { happen } from './happen.js';
import { logged } from './log.js';
import { prohibition, replaced } from './replacement.js';
import { claimBonusSouls } from './souls.js';
import { collectTriggers } from './triggers.js';

/** Steps that everybody sees anyway, and parts of a larger event that has its own line. */
const UNTOLD: ReadonlySet<EventType> = new Set<EventType>([
  'gameStarts',
  'throwDice',
  'chooseAttack',
  'turnStarts',
  'turnEnds',
  'wouldRoll',
  'rolled',
  'wouldTakeDamage',
  'wouldDie',
  'leavePlay',
  'payPenalty',
  'penaltyItem',
  'penaltyLoot',
  'penaltyCoins',
  'penaltyDeactivate',
  'penaltyPaid',
  'rewards',
  'rewardsGained',
  'preventDamage',
  'purchase',
  'putIntoDeck',
  'swap',
  'giveHands',
]);

/** What is only said, begins something that has events of its own, turns a card or takes ¢, HP or loot: it brings no bonus soul. */
const BRINGS_NO_SOUL: ReadonlySet<EventType> = new Set<EventType>([
  'activate',
  'playLoot',
  'lootPlay',
  'throwDice',
  'wouldRoll',
  'rollMade',
  'wouldTakeDamage',
  'wouldDie',
  'declareAttack',
  'chooseAttack',
  'attack',
  'declarePurchase',
  'purchase',
  'declareEnd',
  'turnStarts',
  'turnEnds',
  'deactivate',
  'recharge',
  'damage',
  'preventDamage',
  'putIntoDeck',
  'discardLoot',
  'loseCoins',
  'payCoins',
  'payPenalty',
  'penaltyItem',
  'penaltyLoot',
  'penaltyCoins',
  'penaltyDeactivate',
  'penaltyPaid',
  'rewards',
  'rewardsGained',
]);

/** Remembers till the end of the turn that a player did this, or had it happen. */
const count = ({ state }: Game, { type, player }: GameEvent): void => {
  if (player === null) return;
  const times = (state.memory.happened[type] ??= {});
  times[player] = (times[player] ?? 0) + 1;
};

/**
 * The one door for everything that happens: replacements, then the thing itself, then the log, then triggers, then
 * bonus souls. Returns the event as it happened, or null when it did not.
 */
export function* perform(g: Game, original: GameEvent): Gen<GameEvent | null> {
  const wanted = yield* replaced(g, original);
  if (wanted === null) return null;
  if (prohibition(g)(wanted.type, wanted) !== null) return null; // META-02
  const before = logged(g, wanted);
  const done = yield* happen(g, wanted);
  if (done === null) return null;
  // What has left its zone is named as it was before.
  if (!UNTOLD.has(done.type)) g.log({ say: 'event', ...before, ...logged(g, done) });
  count(g, done);
  if (done.type !== 'leavePlay') collectTriggers(g, done);
  if (!BRINGS_NO_SOUL.has(done.type)) yield* claimBonusSouls(g); // BSOUL-02
  return done;
}
