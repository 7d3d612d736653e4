import type { PlayerId } from '../vocabulary/index.js';
import {
  beginCachedReads,
  invalidateReadCache,
  type TableAct,
  type Game,
  type Gen,
  type Procedure,
} from '../state/index.js';
import { act, PASS } from '../decisions/actions.js';
import { askForAction } from '../decisions/action-question.js';
import { doTableAct } from '../rules/turn/table-acts.js';
import { attackStep } from '../rules/combat/attack.js';
import { settleHp } from '../rules/players/hp.js';
import { monsterDeathStep, playerDeathStep } from '../rules/combat/death.js';
import { housekeeping, openPriority, passPriority } from '../rules/stack/priority.js';
import { purchaseStep } from '../rules/turn/purchase.js';
import { followUp, resolveTop } from '../rules/stack/resolving.js';
import { claimBonusSouls } from '../rules/players/souls.js';
import type { StepResult } from '../rules/events/steps.js';
import { beginChain } from '../rules/events/triggers.js';
import { endDeclarationStep, turnStep } from '../rules/turn/turn.js';
import { checkWinning } from '../rules/turn/winning.js';

/** A state that was stored by a later version, or damaged: whoever went on with it would never come to an end. */
const unknown = (_what: never): never => {
  throw new Error('The game cannot go on from here: a later version has stored it, or it is damaged.');
};

/** The height at which the innermost procedure goes on. */
const base = (g: Game): number => g.state.procedures.at(-1)?.base ?? 0;

/** Runs one transition: one action, one resolution, one step, or one whole round of passes (architecture.md#engine-sessions). */
export function* transition(g: Game): Gen {
  const { flow, continuous } = g.state;
  switch (flow.at) {
    case 'open':
      yield* open(g, flow.first);
      break;
    case 'priority':
      if (!(yield* priorityRound(g))) return; // PRIO-05: passes change nothing else
      break;
    case 'resolve':
      yield* resolve(g);
      break;
    case 'step':
      yield* step(g);
      break;
    default:
      return unknown(flow);
  }
  beginCachedReads(g);
  settleHp(g);
  if (g.state.continuous !== continuous) yield* claimBonusSouls(g); // BSOUL-02: effects that began or ended
  checkWinning(g); // WIN-02, DEC-06
}

/**
 * Who begins the round after an act of the table; null when it goes on where it was, unless something has triggered. After a
 * mend everybody is asked again, because the table is another one: whoever began the round begins it, and what is on top of
 * the stack now is answered from the active player on, as after a resolution (PRIO-06).
 */
const beginsRound = (g: Game, act: TableAct): PlayerId | null => {
  if (act.does !== 'mend') return null;
  const { priority, turn } = g.state;
  return act.mend.what === 'drop' ? turn.active : (priority?.passed[0] ?? priority?.holder ?? turn.active);
};

/** An act of the table in a round of priority (BARTER-01). */
export function* transitionWith(g: Game, act: TableAct): Gen {
  const first = beginsRound(g, act);
  invalidateReadCache(g);
  yield* doTableAct(g, act);
  settleHp(g);
  checkWinning(g); // WIN-02
  if (g.state.outcome !== null) return;
  if (first !== null) g.state.flow = { at: 'open', first };
  if (g.state.waiting.length > 0) g.state.flow = { at: 'open', first: g.state.turn.active }; // ABIL-06
  yield* transition(g);
}

/** Housekeeping, then priority; with triggers above a new roll it starts with the active player after all (DEC-05). */
function* open(g: Game, first: PlayerId): Gen {
  const top = g.state.stack.at(-1);
  yield* housekeeping(g); // PRIO-06
  const covered = top?.kind === 'roll' && g.state.stack.at(-1) !== top;
  openPriority(g, covered ? g.state.turn.active : first); // DEC-05
  g.state.flow = { at: 'priority' };
}

/** The top resolves; then priority starts with the active player, or with the roller of a roll that it put up (PRIO-02, PRIO-06). */
function* resolve(g: Game): Gen {
  invalidateReadCache(g);
  const before = new Set(g.state.stack.map(({ id }) => id));
  g.state.flow = { at: 'open', first: g.state.turn.active }; // PRIO-06
  yield* resolveTop(g);
  yield* followUp(g); // DEC-26
  const top = g.state.stack.at(-1);
  if (top?.kind === 'roll' && !before.has(top.id)) g.state.flow = { at: 'open', first: top.roller }; // PRIO-02, DEC-05
  if (deathBegan(g)) g.state.flow = { at: 'step' }; // DEATH-06
}

const deathBegan = (g: Game): boolean => {
  const top = g.state.procedures.at(-1);
  return (
    (top?.kind === 'monsterDeath' && top.step === 'leave') || (top?.kind === 'playerDeath' && top.step === 'triggers')
  );
};

/**
 * The holder acts or passes; when all have passed the top resolves, or the procedure goes on (PRIO-03, PRIO-05). Whether
 * somebody has acted.
 */
function* priorityRound(g: Game): Gen<boolean> {
  for (;;) {
    const player = g.state.priority?.holder ?? g.state.turn.active;
    const chosen = yield* askForAction(g, player);
    if (chosen === PASS.id) {
      if (!passPriority(g)) continue;
      g.state.flow = g.state.stack.length > base(g) ? { at: 'resolve' } : { at: 'step' }; // PRIO-05
      return false;
    }
    invalidateReadCache(g);
    if (!(yield* act(g, player, chosen))) continue;
    afterAction(g, player);
    return true;
  }
}

/** After an action priority starts with the one who acted (PRIO-02, DEC-05). */
const afterAction = (g: Game, player: PlayerId): void => {
  g.state.priority = null;
  beginChain(g);
  g.state.flow = { at: 'open', first: player }; // PRIO-02
};

function* step(g: Game): Gen {
  invalidateReadCache(g);
  const procedure = g.state.procedures.at(-1);
  if (procedure === undefined) return unknown(procedure as never);
  if (procedure.kind !== 'monsterDeath' && procedure.kind !== 'playerDeath') beginChain(g);
  const result = yield* stepOf(g, procedure);
  yield* followUp(g); // DEC-26
  const active = g.state.turn.active;
  switch (result) {
    case 'next':
      return;
    case 'triggers':
      if (g.state.waiting.length > 0 || g.state.stack.length > base(g)) g.state.flow = { at: 'open', first: active };
      return;
    case 'priority': {
      const top = g.state.stack.at(-1);
      g.state.flow = { at: 'open', first: top?.kind === 'roll' ? top.roller : active }; // PRIO-02
      return;
    }
    case 'done':
      g.state.procedures = g.state.procedures.filter((other) => other !== procedure);
      if (procedure.kind === 'monsterDeath' || procedure.kind === 'playerDeath')
        g.state.flow = { at: 'open', first: active }; // PRIO-06
      return;
    default:
      return unknown(result);
  }
}

function* stepOf(g: Game, procedure: Procedure): Gen<StepResult> {
  switch (procedure.kind) {
    case 'turn':
      return yield* turnStep(g, procedure);
    case 'attack':
      return yield* attackStep(g, procedure);
    case 'purchase':
      return yield* purchaseStep(g, procedure);
    case 'endDeclaration':
      return endDeclarationStep(g);
    case 'monsterDeath':
      return yield* monsterDeathStep(g, procedure);
    case 'playerDeath':
      return yield* playerDeathStep(g, procedure);
    default:
      return unknown(procedure);
  }
}
