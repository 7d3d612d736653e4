import { expect, onTestFinished } from 'vitest';
import {
  apply,
  canTakeBack,
  decisionOf,
  load,
  openFrom,
  openGame,
  save,
  takeTableAct,
  takeBack,
  takeEntries,
  windowOf,
  type TableAct,
  type CardId,
  type Deck,
  type DecisionKey,
  type LogEntry,
  type ModeId,
  type VariantId,
  type OptionId,
  type PlayerId,
  type RandomSource,
  type SavedGame,
  type Session,
  type Setup,
} from '../../src/engine/index.js';
import { openingState } from '../../src/engine/session/open.js';
import type { TurnStep } from '../../src/engine/state/index.js';
import { sceneCards } from './cards/index.js';
import { checkInvariants, wholeOf, type Whole } from './invariants.js';
import { Look } from './scene-look.js';
import { find } from './scene-names.js';
import { emptyPlan, stateOf, type Placed, type Plan, type PlayerScene } from './scene-state.js';
import { internalsOf, stateIn } from './internals.js';

export { damaged, sideways, withCounters, type Placed, type PlayerScene } from './scene-state.js';

/** What a player says on the way to the stack. */
export interface Announcement {
  readonly mode?: number;
  /** One name for each target, in the order asked. */
  readonly targets?: readonly string[];
  /** Loot cards discarded as a cost. */
  readonly pay?: readonly string[];
  /** Which ability of the card, by its key; needed when several are offered. */
  readonly ability?: string;
}

/** Called with every kind and step of a procedure that a saved and reloaded position has shown. */
export type StepWatcher = (kind: string, step: string) => void;
const watchers = new Set<StepWatcher>();
export const watchSteps = (watcher: StepWatcher): void => {
  watchers.add(watcher);
};

const MAXIMUM_ROUNDS = 200;

/** What is the same as text is the same; that is seen much sooner than with each part on its own. */
const expectSame = (now: unknown, before: unknown): void => {
  if (JSON.stringify(now) !== JSON.stringify(before)) expect(now).toEqual(before);
};

/** A table set for one question about the rules, driven by real actions. README.md tells how to write one. */
export class Scene extends Look {
  readonly #plan: Plan;
  readonly #setup: Setup | null;
  readonly #faces: number[] = [];
  readonly #first: number[] = [];
  /** The places of the next things that chance picks among others, from 0; the first where nothing is said. */
  readonly #picks: number[] = [];
  readonly #entries: LogEntry[] = [];
  #session: Session | null = null;
  #whole: Whole = { cards: {}, coins: 0 };
  #fallbacks: readonly DecisionKey[] | null = null;
  #done = false;

  constructor(plan: Plan, setup: Setup | null = null) {
    super();
    this.#plan = plan;
    this.#setup = setup;
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail' && !this.#done) throw new Error('a scene ended without done()');
    });
  }

  /** What a player has; players without a call have a plain character and nothing else. */
  player(id: PlayerId, scene: PlayerScene): this {
    this.#plan.scenes.set(id, scene);
    return this;
  }

  /** One slot for each argument; a list is a pile, the last of it on top. */
  monsters(...slots: readonly (Placed | readonly Placed[])[]): this {
    for (const slot of slots) this.#plan.slots.monster.push(Array.isArray(slot) ? slot : [slot as Placed]);
    return this;
  }

  /** The final boss of a challenge, in its slot. */
  finalBoss(card: Placed): this {
    this.#plan.slots.finalBoss.push([card]);
    return this;
  }

  /** A minion slot for each. */
  minions(...cards: readonly Placed[]): this {
    for (const card of cards) this.#plan.slots.minion.push([card]);
    return this;
  }

  /** The card of a challenge. */
  challenge(card: Placed): this {
    this.#plan.slots.challenge.push([card]);
    return this;
  }

  shop(...cards: readonly Placed[]): this {
    for (const card of cards) this.#plan.slots.shop.push([card]);
    return this;
  }

  rooms(...cards: readonly Placed[]): this {
    for (const card of cards) this.#plan.slots.room.push([card]);
    return this;
  }

  /** The top of a deck, top first; blank cards lie below it. */
  deck(deck: Deck, cards: readonly CardId[]): this {
    this.#plan.decks[deck] = { cards, exact: false };
    return this;
  }

  /** The whole of a deck, top first. */
  wholeDeck(deck: Deck, cards: readonly CardId[]): this {
    this.#plan.decks[deck] = { cards, exact: true };
    return this;
  }

  /** A discard, top first. */
  discard(deck: Deck, cards: readonly CardId[]): this {
    this.#plan.discards[deck] = cards;
    return this;
  }

  /** Cards outside the game, as bonus souls are. */
  outside(...cards: readonly CardId[]): this {
    this.#plan.outside = cards;
    return this;
  }

  /** Bonus souls outside the game that are none of this game. */
  aside(...cards: readonly CardId[]): this {
    this.#plan.aside = cards;
    return this;
  }

  /** Chance picks the things at these places, from 0; from then on the first. */
  picks(...places: readonly number[]): this {
    this.#picks.push(...places);
    return this;
  }

  /** The next faces of the dice; all of them must be rolled by the end. */
  dice(...faces: readonly number[]): this {
    this.#faces.push(...faces);
    return this;
  }

  /** The dice for the first player (SETUP-11). */
  firstPlayerDice(...faces: readonly number[]): this {
    this.#first.push(...faces);
    return this;
  }

  /** Begins at this step of P1's turn instead of in the action phase. */
  from(step: TurnStep): this {
    this.#plan.step = step;
    return this;
  }

  /** Attacks and purchases that P1 has made already. */
  used(what: { readonly attacks?: number; readonly purchases?: number }): this {
    this.#plan.attacks = what.attacks ?? 0;
    this.#plan.purchases = what.purchases ?? 0;
    return this;
  }

  /** Questions with these keys (all but priority, when none is named) are answered with their fallback. */
  fallbacks(...keys: readonly DecisionKey[]): this {
    this.#fallbacks = keys;
    return this;
  }

  /** Puts the cards on the table and runs to the first question. Every other call does this by itself. */
  start(): this {
    this.#live();
    return this;
  }

  #live(): Session {
    if (this.#session !== null) return this.#session;
    const resources = { cards: sceneCards, random: this.#random };
    let session: Session;
    if (this.#setup === null) {
      const state = stateOf(this.#plan);
      this.#whole = wholeOf(state);
      session = openFrom(state, resources);
    } else {
      this.#whole = wholeOf(openingState(this.#setup));
      session = openGame(this.#setup, resources);
    }
    this.#session = session;
    this.#settle();
    this.#takeFallbacks();
    return this.#session;
  }

  readonly #random: RandomSource = (_seed, _index, range, purpose) => {
    if (purpose === 'random') return Math.min(this.#picks.shift() ?? 0, range - 1);
    const scripted = purpose === 'die' ? this.#faces : purpose === 'first' ? this.#first : null;
    if (scripted === null) return 0;
    const face = scripted.shift();
    if (face === undefined) throw new Error(`nothing is scripted for this ${purpose} roll`);
    if (face < 1 || face > range) throw new Error(`no ${face} on a die of ${range}`);
    return face - 1;
  };

  /** After each step: collect the log, check what can never be, and note what was seen. */
  #settle(): void {
    const session = this.#live();
    this.#entries.push(...takeEntries(session));
    checkInvariants(session, this.#whole);
    for (const procedure of stateIn(session).procedures)
      for (const watcher of watchers) watcher(procedure.kind, procedure.step);
  }

  /** Saves, makes text of it, loads it again; nothing may be corrected, published again or different. */
  #reload(): Session {
    const before = this.#live();
    const { checkpoint, ...answers } = save(before);
    const saved: SavedGame = { ...(JSON.parse(JSON.stringify(answers)) as typeof answers), checkpoint };
    const { session, corrected } = load(saved, internalsOf(before).resources);
    if (corrected !== null) throw new Error(`loading corrected ${corrected.dropped.length} answers`);
    if (takeEntries(session).length > 0) throw new Error('loading published entries again');
    expectSame(decisionOf(session), decisionOf(before));
    expectSame(stateIn(session), stateIn(before));
    this.#session = session;
    return session;
  }

  #apply(player: PlayerId, chosen: readonly OptionId[]): void {
    apply(this.#reload(), player, chosen);
    this.#settle();
  }

  #takeFallbacks(): void {
    for (;;) {
      const decision = decisionOf(this.#live());
      if (decision === null || decision.key === 'priority' || this.#fallbacks === null) return;
      if (this.#fallbacks.length > 0 && !this.#fallbacks.includes(decision.key)) return;
      this.#apply(decision.player, decision.fallback);
    }
  }

  /** Answers the open question, which must be this one and take no fewer options, with options by name. */
  answer(player: PlayerId, key: DecisionKey, ...names: readonly string[]): this {
    const { min } = this.demand(player, key);
    if (names.length > min && !names.includes('back'))
      throw new Error(`${key}: ${min} would do for ${names.join(' ')}`);
    return this.answerSome(player, key, ...names);
  }

  /** The same for a question that may be answered with fewer options than these, or with none. */
  answerSome(player: PlayerId, key: DecisionKey, ...names: readonly string[]): this {
    const decision = this.demand(player, key);
    const chosen: OptionId[] = [];
    for (const name of names) chosen.push(find(this.state(), decision, name, chosen));
    this.#apply(player, chosen);
    this.#takeFallbacks();
    return this;
  }

  /** This player passes. */
  pass(player: PlayerId): this {
    return this.answer(player, 'priority', 'pass');
  }

  /** Those before this player in the round pass. */
  passTo(player: PlayerId): this {
    while (this.priority() !== player) this.pass(this.priority());
    return this;
  }

  /** Everybody passes in succession, so many times over. */
  allPass(rounds = 1): this {
    for (let round = 0; round < rounds; round += 1) this.#passRound();
    return this;
  }

  #passRound(): void {
    const window = windowOf(this.#live());
    this.demand(this.decision().player, 'priority');
    while (decisionOf(this.#live()) !== null && windowOf(this.#live()) === window) this.pass(this.decision().player);
  }

  /** Everybody passes until the stack is empty and nothing goes on, or until another question comes. */
  resolve(): this {
    for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
      if (decisionOf(this.#live())?.key !== 'priority' || this.#isQuiet()) return this;
      this.#passRound();
    }
    throw new Error('the stack does not come to an end');
  }

  /** Everybody passes until this is on top of the stack (or the stack has this many things on it). */
  passUntil(what: string | number): this {
    for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
      const stack = this.stack();
      if (typeof what === 'number' ? stack.length === what : (stack.at(-1) ?? '') === what) return this;
      this.#passRound();
    }
    throw new Error(`never came to ${what}`);
  }

  #isQuiet(): boolean {
    const { stack, procedures, turn } = this.state();
    return stack.length === 0 && procedures.length === 1 && turn.phase === 'action';
  }

  /** Plays a loot card from hand; announcing is answered from `how`, all of which must be used. */
  play(player: PlayerId, card: CardId, how: Announcement = {}): this {
    return this.#announce(player, `play ${card}`, how);
  }

  /** Activates an ability of a card that the player controls, or of the room. */
  use(player: PlayerId, card: CardId, how: Announcement = {}): this {
    return this.#announce(player, how.ability === undefined ? `use ${card}` : `use ${card} ${how.ability}`, how);
  }

  #announce(player: PlayerId, name: string, how: Announcement): this {
    const decision = this.demand(player, 'priority');
    this.#apply(player, [find(this.state(), decision, name)]);
    const targets = [...(how.targets ?? [])];
    const pay = [...(how.pay ?? [])];
    let mode = how.mode;
    for (;;) {
      const asked = decisionOf(this.#live());
      if (asked === null || asked.player !== player) break;
      if (asked.key === 'announce.mode' && mode !== undefined) {
        this.answer(player, 'announce.mode', `m${mode}`);
        mode = undefined;
      } else if (asked.key === 'announce.target' && targets.length > 0)
        this.answer(player, 'announce.target', ...targets.splice(0, asked.max));
      else if (asked.key === 'announce.cost' && pay.length > 0)
        this.answer(player, 'announce.cost', ...pay.splice(0, asked.max));
      else break;
    }
    if (mode !== undefined || targets.length > 0 || pay.length > 0) throw new Error(`${name}: not all of it was asked`);
    return this;
  }

  /** Declares; the answers of the others come before what it is about is chosen. */
  declare(player: PlayerId, what: 'attack' | 'purchase' | 'end'): this {
    return this.answer(player, 'priority', what);
  }

  /** Declares an attack, everybody passes, and this is attacked (`deck` for the top of the monster deck). */
  attack(player: PlayerId, target: string): this {
    return this.declare(player, 'attack').allPass().answer(player, 'attack.target', target);
  }

  /** Declares a purchase, everybody passes, and this is bought (`deck` for the top treasure). */
  buy(player: PlayerId, what: string): this {
    return this.declare(player, 'purchase').allPass().answer(player, 'purchase.choice', what);
  }

  /** Declares the end of the turn and everybody passes until the next player's turn begins. */
  endTurn(player: PlayerId): this {
    this.declare(player, 'end');
    return this.toNextTurn();
  }

  /** Everybody passes until the next turn begins or another question comes. */
  toNextTurn(): this {
    const { number } = this.state().turn;
    for (let round = 0; round < MAXIMUM_ROUNDS && this.state().turn.number === number; round += 1) {
      if (decisionOf(this.#live())?.key !== 'priority') return this;
      this.#passRound();
    }
    return this;
  }

  /** Everybody passes until the action phase of the present turn. */
  toActionPhase(): this {
    for (let round = 0; round < MAXIMUM_ROUNDS && this.state().turn.phase === 'start'; round += 1) this.#passRound();
    return this;
  }

  /** A barter or a forgotten order, besides the game; false when it is not possible now. */
  tableAct(act: TableAct): boolean {
    const done = takeTableAct(this.#reload(), act);
    this.#settle();
    return done;
  }

  /** Takes back the player's last action; false when a barrier forbids it. */
  takeBack(player: PlayerId): boolean {
    const session = this.#reload();
    expect(canTakeBack(session, player)).toBe(takeBack(session, player));
    const taken = takeEntries(session);
    this.#entries.push(...taken);
    checkInvariants(session, this.#whole);
    return taken.some(({ line }) => line.say === 'takenBack');
  }

  /** Log lines of one kind, oldest first. */
  said(say: LogEntry['line']['say']): readonly LogEntry['line'][] {
    return this.#entries.filter(({ line }) => line.say === say).map(({ line }) => line);
  }

  entries(): readonly LogEntry[] {
    return this.#entries;
  }

  session(): Session {
    return this.#live();
  }

  /**
   * The scene is over: every scripted die was rolled, nothing is on the stack, nothing goes on.
   * `midway` says why a scene stops in the middle of something; the dice are checked all the same.
   */
  done(how: { readonly midway?: string } = {}): void {
    this.#done = true;
    this.#reload();
    this.#settle();
    expect(this.#faces, 'unused dice').toEqual([]);
    expect(this.#first, 'unused dice for the first player').toEqual([]);
    if (how.midway !== undefined || this.state().outcome !== null) return;
    expect(this.stack(), 'left on the stack').toEqual([]);
    expect(this.asked().split(' ')[1], 'left open').toBe('priority');
    expect(
      this.state().procedures.map(({ kind }) => kind),
      'left going on',
    ).toEqual(['turn']);
  }
}

/** P1's action phase with an empty stack; plain characters with 2 HP, 1 ATK and a ↷ for one more loot play. */
export const aScene = (
  options: {
    readonly players?: number;
    readonly soulsToWin?: number;
    readonly supply?: number;
    readonly mode?: ModeId;
    readonly timer?: number;
    readonly cap?: number;
    readonly variants?: readonly VariantId[];
  } = {},
): Scene => {
  const plan = emptyPlan(options.players ?? 2);
  plan.soulsToWin = options.soulsToWin ?? plan.soulsToWin;
  plan.supply = options.supply ?? plan.supply;
  const { mode, timer, cap, variants } = options;
  return new Scene({
    ...plan,
    ...(mode === undefined ? {} : { mode }),
    ...(timer === undefined ? {} : { timer }),
    ...(cap === undefined ? {} : { cap }),
    ...(variants === undefined ? {} : { variants }),
  });
};

/** A game from its set-up on. Decks are given top first and are not really shuffled. */
export const aGame = (setup: {
  readonly seats: number;
  readonly decks: Partial<Record<Deck, readonly CardId[]>>;
  readonly characters?: readonly CardId[];
  readonly outside?: readonly CardId[];
  readonly mode?: ModeId;
  readonly variants?: readonly VariantId[];
}): Scene => {
  const of = (deck: Deck): readonly CardId[] => (setup.decks[deck] ?? []).toReversed();
  return new Scene(emptyPlan(setup.seats), {
    seed: 'scene',
    seats: setup.seats,
    rules: {
      soulsToWin: 4,
      supply: 100,
      ...(setup.mode === undefined ? {} : { mode: setup.mode }),
      ...(setup.variants === undefined ? {} : { variants: setup.variants }),
    },
    decks: { loot: of('loot'), treasure: of('treasure'), monster: of('monster'), room: of('room') },
    characters: setup.characters ?? Array.from({ length: setup.seats }, () => 'plain'),
    outside: setup.outside ?? [],
  });
};
