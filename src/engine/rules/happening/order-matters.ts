import { hasPart, type CounterName, type Mode, type ObjectId } from '../../vocabulary/index.js';
import {
  counterKinds,
  type GameEvent,
  type GameObject,
  type GameState,
  type WaitingTrigger,
} from '../../state/index.js';

/** What one replacement makes of an event, and what it uses up on the way. */
export interface Changed {
  readonly event: GameEvent | null;
  readonly used: string | null;
}

/** More replacements at once than this are always put in order by a player. */
const MOST_TRIED = 4;

/**
 * Whether the order of replacements can change what comes of an event (DEC-32): every order is tried. What does more than
 * change the event, so that `change` does not know, always matters.
 */
export const orderMatters = <Candidate>(
  start: GameEvent,
  open: (event: GameEvent, applied: readonly Candidate[]) => readonly Candidate[],
  change: (candidate: Candidate, event: GameEvent) => Changed | undefined,
): boolean => {
  let first: string | null = null;
  const differs = (event: GameEvent | null, applied: readonly Candidate[], used: readonly string[]): boolean => {
    const found = event === null ? [] : open(event, applied);
    if (found.length > MOST_TRIED) return true;
    if (event === null || found.length === 0) {
      const outcome = JSON.stringify([event, used.toSorted()]);
      first ??= outcome;
      return outcome !== first;
    }
    return found.some((candidate) => {
      const changed = change(candidate, event);
      if (changed === undefined) return true;
      const after = changed.used === null ? used : [...used, changed.used];
      return differs(changed.event, [...applied, candidate], after);
    });
  };
  return differs(start, [], []);
};

/** Whether what a trigger does, or for whom, depends on what has set it off. */
const readsCause = (mode: Mode): boolean =>
  hasPart('mode', mode, {
    selector: ({ select }) => select === 'cause',
    amount: (part) => typeof part !== 'number' && part.amount === 'causeAmount',
    condition: ({ if: word }) => word === 'rollIn' || word === 'combat' || word === 'onAttackRoll',
    effect: ({ do: word }) => word === 'native',
  });

/** Whether what a trigger does depends on the object that has it, or does something to that object. */
const readsItself = (mode: Mode): boolean =>
  hasPart('mode', mode, {
    selector: ({ select }) => select === 'this' || select === 'under',
    amount: (part) => typeof part !== 'number' && part.amount === 'lastNoted',
    effect: ({ do: word }) => word === 'note' || word === 'native',
  });

/** Everything in which an object can differ from another of the same card, as far as its own trigger can tell. */
const condition = (state: GameState, object: GameObject | undefined): unknown =>
  object && [
    object.zone,
    object.charged,
    object.damage,
    countersInOrder(object),
    object.notes,
    cardsUnder(state, object.id),
  ];

/** What lies under an object; a card that lies face down is like no other, so that nothing is told of it (ZONE-21, ZONE-22). */
const cardsUnder = ({ outside, objects }: GameState, host: ObjectId): readonly string[] =>
  outside.flatMap((id) => {
    const object = objects[id];
    if (object?.under !== host) return [];
    return object.faceDown === true ? id : object.card;
  });

/** The counters on an object, whichever came first. */
const countersInOrder = ({ counters }: GameObject): readonly (readonly [CounterName, number])[] =>
  counterKinds(counters)
    .toSorted()
    .map((name) => [name, counters[name] ?? 0]);

/** What a trigger does and all that it depends on: of those that agree in it either may go first (DEC-32). */
export const meaningOfTrigger = (state: GameState, trigger: WaitingTrigger): string => {
  const { card, ability, modes, only, source, controller } = trigger;
  const { cause, you, roll, bound, targets } = trigger.scope;
  const itself = modes.some(readsItself) || only !== null ? condition(state, state.objects[source]) : null;
  const does = { controller, card, ability, modes, only };
  return JSON.stringify([
    does,
    { you, roll, bound, targets },
    modes.some(readsCause) || only !== null ? cause : null,
    itself,
  ]);
};
