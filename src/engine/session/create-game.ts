import {
  EMPTY_HASH,
  hashOn,
  newCache,
  invalidateReadCache,
  type Decision,
  type Draw,
  type Game,
  type GameState,
  type LogEntry,
  type Option,
  type Question,
  type StackItem,
} from '../state/index.js';
import { amount } from '../interpret/amount.js';
import { holds } from '../interpret/holds.js';
import { run } from '../interpret/run.js';
import { select } from '../interpret/select.js';
import { native } from '../natives/index.js';
import { noteSights } from '../rules/characteristics/visible-decks.js';
import { characteristics, playerStats } from '../rules/characteristics/characteristics.js';
import { putBack, takeUp } from '../rules/zones/decks.js';
import { allowance } from '../rules/characteristics/continuous.js';
import { moveTimer } from '../rules/modes/timer.js';
import { rollDie, rollTogether } from '../rules/dice/throwing.js';
import { prohibition } from '../rules/events/replacement.js';
import { discardChosen } from '../rules/zones/discarding.js';
import { perform } from '../rules/perform.js';
import { fallbackFor } from '../decisions/fallback.js';
import { forcedHow } from '../decisions/forced.js';
import type { Deck } from '../vocabulary/index.js';
import { lineThen } from './old-lines.js';
import type { Resources, Step } from './types.js';

/** A deck of which a card was shown to somebody. */
interface DeckSeen {
  readonly transition: number;
  readonly deck: Deck;
}

/** Records what a transition produces besides the state: draws, log entries, steps, hidden cards that were shown. */
export interface TransitionRecorder {
  /** Draws since the last question. */
  drawn: Draw[];
  /** Draws recorded for what is being re-executed; they are taken before new ones. */
  recorded: Draw[];
  /** A recorded draw did not fit what the rules asked for now. */
  misfit: boolean;
  /** Hash of this transition's entries so far, but for those that nobody has asked about yet, and how many there are. */
  entries: string;
  unhashed: Pick<LogEntry, 'to' | 'line'>[];
  emitted: number;
  /** Entries of this transition that were published before a reload. */
  published: number;
  /** Entries that nobody has taken yet. */
  pendingEntries: LogEntry[];
  /** Draws since the last step that are no re-executed ones. */
  newDraws: { readonly index: number; readonly draw: Draw }[];
  /** What has been done since it was last asked for. */
  steps: Step[];
  /** The state as text with which the game was opened, until it is asked for; null for one that was loaded. */
  opened: string | null;
  /** A hidden card was shown since the last question. */
  seen: boolean;
  /** Decks of which a card was shown, each with the transition in which it was. */
  decksSeen: DeckSeen[];
  /** Nobody reads the log of a game that is only imagined: nothing is told in it. */
  readonly isRead: boolean;
  /** Added to the ids of entries after something was taken back or corrected. */
  branch: number;
}

/** Number and hash of the entries of the transition so far, as answers record them. */
export const entryMark = (recorder: TransitionRecorder): string => {
  for (const { to, line } of recorder.unhashed)
    recorder.entries = hashOn(recorder.entries, JSON.stringify([to, lineThen(line)]));
  recorder.unhashed = [];
  return `${recorder.emitted}.${recorder.entries}`;
};

export const newRecorder = (branch = 0, isRead = true): TransitionRecorder => ({
  drawn: [],
  recorded: [],
  misfit: false,
  entries: EMPTY_HASH,
  unhashed: [],
  emitted: 0,
  published: 0,
  pendingEntries: [],
  newDraws: [],
  steps: [],
  opened: null,
  seen: false,
  decksSeen: [],
  isRead,
  branch,
});

/** Clears what is recorded by transition, at the end of one. */
export const resetRecorder = (recorder: TransitionRecorder): void => {
  if (recorder.drawn.length > 0) recorder.drawn = [];
  if (recorder.recorded.length > 0) recorder.recorded = [];
  if (recorder.emitted > 0) recorder.unhashed = [];
  recorder.entries = EMPTY_HASH;
  recorder.emitted = 0;
  recorder.published = 0;
  recorder.seen = false;
};

const drawFrom = (
  state: GameState,
  recorder: TransitionRecorder,
  resources: Resources,
  purpose: Draw['purpose'],
  range: number,
): number => {
  const index = state.draws;
  state.draws += 1;
  const recorded = recorder.recorded.shift();
  if (recorded !== undefined && (recorded.purpose !== purpose || recorded.range !== range)) {
    recorder.misfit = true;
    recorder.recorded = [];
  }
  const fits = recorded !== undefined && !recorder.misfit;
  const result = fits ? recorded.result : resources.random(state.seed, index, range, purpose);
  recorder.drawn.push({ purpose, range, result });
  if (!fits) recorder.newDraws.push({ index, draw: { purpose, range, result } });
  return result;
};

const emit = (state: GameState, recorder: TransitionRecorder, line: LogEntry['line'], to: LogEntry['to']): void => {
  if (!recorder.isRead) return;
  const id =
    recorder.branch === 0
      ? `${state.transition}.${recorder.emitted}`
      : `${state.transition}.${recorder.emitted}.${recorder.branch}`;
  const entry = { id, to, line };
  recorder.emitted += 1;
  recorder.unhashed.push(entry);
  if (recorder.emitted > recorder.published) recorder.pendingEntries.push(entry);
};

const complete = (state: GameState, question: Question): Decision => {
  const fallback = fallbackFor(question);
  const forced = forcedHow(state, question);
  return forced === null ? { ...question, fallback } : { ...question, fallback, forced };
};

/** The one place where rules, interpreter and state are put together (architecture.md#engine-sessions). */
export const createGame = (
  state: GameState,
  recorder: TransitionRecorder,
  resources: Resources,
  cache = newCache(resources.cards),
): Game => {
  const g: Game = {
    state,
    cache,
    isRead: recorder.isRead,
    underway: { replacements: new Set(), abilities: null, done: new Map(), controllers: new Map(), dying: null },
    perform: (happening) => perform(g, happening),
    isForbidden: (event) => prohibition(g)(event) !== null,
    run: (effect, scope) => run(g, effect, scope),
    native: (name, scope) => native(name)(g, scope),
    *ask(question) {
      const options: readonly Option[] = question.options;
      if (question.max === 0 || options.length === 0) return [];
      noteSights(g);
      return yield complete(state, question);
    },
    *put(item: StackItem) {
      invalidateReadCache(g);
      state.stack.push(item);
      if (item.kind === 'roll')
        yield* perform(g, {
          type: 'rollMade',
          player: item.roller,
          amount: item.result,
          stack: item.id,
          source: item.source,
          attackRoll: item.purpose.for === 'attack',
        });
      else if (g.isRead)
        g.log({ say: item.kind === 'death' ? 'deathThreatens' : 'goesOnStack', ...onStackLine(g, item) });
      return item.id;
    },
    rollDie: (roller, purpose, source, card) => rollDie(g, roller, purpose, source, card),
    rollTogether: (roller, purpose, by, times) => rollTogether(g, roller, purpose, by, times),
    discard: (what) => discardChosen(g, what),
    takeUp: (deck, taken) => takeUp(g, deck, taken),
    putBack: (deck, taken, how) => putBack(g, deck, taken, how),
    moveTimer: (by) => moveTimer(g, by, 'card'),
    draw: (purpose, range) => drawFrom(state, recorder, resources, purpose, range),
    log: (line, to) => emit(state, recorder, line, to ?? 'all'),
    seen: (deck) => {
      if (deck !== undefined) recorder.decksSeen.push({ transition: state.transition, deck });
      recorder.seen = true;
    },
    holds: (condition, scope) => holds(g, condition, scope),
    select: (selector, scope) => select(g, selector, scope),
    amount: (of, scope) => amount(g, of, scope),
    characteristics: (id) => characteristics(g, id),
    playerStats: (id) => playerStats(g, id),
    allowance: (what, player) => allowance(g, what, player),
    card: (id) => resources.cards.card(id),
  };
  return g;
};

const onStackLine = (g: Game, item: Exclude<StackItem, { kind: 'roll' }>): Omit<LogEntry['line'], 'say'> => {
  const source = item.card === null ? {} : { source: item.card };
  const player = item.controller === 'game' ? {} : { player: item.controller };
  if (item.kind === 'loot') return { ...player, ...source, detail: item.kind };
  if (item.kind === 'ability') return { ...player, ...source, detail: item.how };
  const struck = item.kind === 'damage' ? item.to : item.of;
  const object = struck.startsWith('p')
    ? { player: struck as `p${number}` }
    : { card: g.state.objects[struck as `o${number}`]?.card ?? '' };
  return item.kind === 'damage'
    ? { ...source, object, amount: item.amount, detail: 'damage', ...(item.combat ? { combat: true as const } : {}) }
    : { object, detail: 'death' };
};
