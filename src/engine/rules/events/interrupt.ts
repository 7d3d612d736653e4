import type { Ref } from '../../vocabulary/index.js';
import { endWithAttack } from '../characteristics/durations.js';
import { isAttacked, layBack, invalidateReadCache, takeOffStack, type EventOf, type Game } from '../../state/index.js';
import { comesToAction, countIdleTurn } from './idle-turns.js';

/** Ends the attack: its rolls and combat damage leave the stack, everything else stays (ATK-14, ATK-15, FIZZ-02). */
export const endAttack = (g: Game): void => {
  const attack = g.state.procedures.find((procedure) => procedure.kind === 'attack');
  if (attack === undefined) return;
  invalidateReadCache(g);
  g.state.procedures = g.state.procedures.filter((procedure) => procedure !== attack);
  const itsOwn = g.state.stack.filter(
    (item) => (item.kind === 'roll' && item.purpose.for === 'attack') || (item.kind === 'damage' && item.combat),
  );
  for (const item of itsOwn) takeOffStack(g.state, item.id); // ATK-15
  endWithAttack(g);
  g.log({ say: 'attackEnds', player: attack.player });
};

/** Ends the present attack, if there is one, because an effect says so (ATK-14). */
export const cancelAttack = (g: Game, e: EventOf<'cancelAttack'>): EventOf<'cancelAttack'> | null => {
  const before = g.state.procedures.length;
  endAttack(g); // ATK-14
  return g.state.procedures.length < before ? e : null;
};

/** The attack on this object ends when it leaves its slot (ATK-21, DEATH-09). */
export const endAttackOn = (g: Game, ref: Ref): void => {
  if (isAttacked(g.state, ref)) endAttack(g); // ATK-21
};

/** Declarations that still wait for answers stop (DEATH-11, TURN-18). */
export const stopDeclarations = (g: Game): void => {
  for (const procedure of g.state.procedures)
    if (procedure.kind === 'purchase' && procedure.top !== null) layBack(g.state, procedure.top, 'treasure'); // BUY-08
  g.state.procedures = g.state.procedures.filter(
    (procedure) =>
      procedure.kind !== 'purchase' &&
      procedure.kind !== 'endDeclaration' &&
      !(procedure.kind === 'attack' && procedure.step === 'chooseTarget'),
  );
};

/** Jumps to the end phase; only the attack and declarations are lost, the stack stays (TURN-18, TURN-19). */
export const endTheTurn = (g: Game, e: EventOf<'endTurn'>): EventOf<'endTurn'> | null => {
  const [turn] = g.state.procedures;
  if (turn?.kind !== 'turn' || g.state.turn.phase === 'end') return null; // TURN-19
  if (comesToAction(g)) return null; // DEC-47
  endAttack(g);
  stopDeclarations(g);
  countIdleTurn(g); // DEC-47
  g.state.turn.phase = 'end'; // TURN-18
  turn.step = 'endTriggers'; // TURN-18
  return e;
};
