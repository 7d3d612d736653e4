import { hasPart, type CounterName, type ObjectId, type Sought } from '../../vocabulary/index.js';
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

/** More replacements at once than this are always put in order by a player: each one more doubles what is to be tried. */
const MOST_TRIED = 8;

/**
 * Whether the order of replacements can change what comes of an event (DEC-32): every order is tried, as far as it does not
 * lead to where another one has led already. What does more than change the event, so that `change` does not know, always
 * matters.
 */
export const orderMatters = <Candidate extends { readonly name: string }>(
  start: GameEvent,
  open: (event: GameEvent, applied: readonly Candidate[]) => readonly Candidate[],
  change: (candidate: Candidate, event: GameEvent) => Changed | undefined,
): boolean => {
  const tried = new Set<string>();
  let first: string | null = null;
  const differs = (event: GameEvent | null, applied: readonly Candidate[], used: readonly string[]): boolean => {
    const here = JSON.stringify([event, applied.map(({ name }) => name).toSorted(), used]);
    if (tried.has(here)) return false;
    tried.add(here);
    const found = event === null ? [] : open(event, applied);
    if (found.length > MOST_TRIED) return true;
    if (event === null || found.length === 0) {
      const outcome = JSON.stringify([event, used]);
      first ??= outcome;
      return outcome !== first;
    }
    return found.some((candidate) => {
      const changed = change(candidate, event);
      if (changed === undefined) return true;
      const after = changed.used === null ? used : [...used, changed.used].toSorted();
      return differs(changed.event, [...applied, candidate], after);
    });
  };
  return differs(start, [], []);
};

/** Words that depend on what has set off a trigger; what no words say may depend on everything. */
const OF_ITS_CAUSE: Sought = {
  selector: ({ select }) => select === 'cause' || select === 'attackingPlayer',
  amount: (part) => typeof part !== 'number' && part.amount === 'causeAmount',
  condition: ({ if: word }) => word === 'rollIn' || word === 'combat' || word === 'onAttackRoll' || word === 'partOf',
  effect: ({ do: word }) => word === 'native',
};

/** Words that depend on the object that has a trigger, or do something to that object. */
const OF_ITSELF: Sought = {
  selector: ({ select }) => select === 'this',
  amount: (part) => typeof part !== 'number' && part.amount === 'lastNoted',
  condition: ({ if: word }) => word === 'noted',
  effect: (part) => part.do === 'note' || part.do === 'native' || (part.do === 'move' && part.to.place === 'underThis'), // ZONE-21
};

/** Whether one of these words is in what a trigger does, or in its condition. */
const speaks = ({ modes, only }: WaitingTrigger, of: Sought): boolean =>
  modes.some((mode) => hasPart('mode', mode, of)) || (only !== null && hasPart('condition', only, of));

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

/** What lies under an object (ZONE-21). */
const cardsUnder = ({ outside, objects }: GameState, host: ObjectId): readonly string[] =>
  outside.flatMap((id) => {
    const object = objects[id];
    return object?.under === host ? [object.card] : [];
  });

/** The counters on an object, whichever came first. */
const countersInOrder = ({ counters }: GameObject): readonly (readonly [CounterName, number])[] =>
  counterKinds(counters)
    .toSorted()
    .map((name) => [name, counters[name] ?? 0]);

/**
 * What a trigger does and all that it depends on: of those of one player that agree in it either may go first (DEC-32).
 */
export const meaningOfTrigger = (state: GameState, trigger: WaitingTrigger): string => {
  const { card, modes, only, source, scope } = trigger;
  const { cause, roll, bound, targets } = scope;
  const itself = speaks(trigger, OF_ITSELF) ? condition(state, state.objects[source]) : null;
  return JSON.stringify([
    { card, modes, only },
    { roll, bound, targets },
    speaks(trigger, OF_ITS_CAUSE) ? cause : null,
    itself,
  ]);
};
