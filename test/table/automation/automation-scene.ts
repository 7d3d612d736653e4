import {
  decisionOf,
  openFrom,
  seededRandom,
  viewFor,
  windowOf,
  type GameState,
  type OptionId,
  type PlayerId,
} from '../../../src/engine/index.js';
import {
  runScheduledAction,
  nextScheduledAt,
  withScheduledActions,
} from '../../../src/table/automation/scheduled-actions.js';
import { updated, type Person, type StandingOrder, type TableData } from '../../../src/table/index.js';
import { answer } from '../../../src/table/play/answering.js';
import { settle } from '../../../src/table/play/settle.js';
import { isRefused, type TableChange, type WorkingCopy } from '../../../src/table/record/table-change.js';
import type { Refusal } from '../../../src/table/record/outcome.js';
import { newTable } from '../../../src/table/lobby/lobby.js';
import { sceneCards } from '../../support/cards/index.js';
import type { Scene } from '../../support/scene.js';
import { PEOPLE } from '../table-scene.js';

/** The time at which a scene begins, in milliseconds since 1970. */
export const START = Date.UTC(2026, 10, 23, 12);

/** A table that plays on from a scene, with a clock that only a test moves. */
export class AutomationScene {
  now = START;
  working: WorkingCopy;

  constructor(
    scene: Scene,
    { order = 'always', quick = false }: { readonly order?: StandingOrder; readonly quick?: boolean } = {},
  ) {
    const state = JSON.parse(JSON.stringify(scene.state())) as GameState;
    const session = openFrom(state, { cards: sceneCards, random: seededRandom });
    scene.done({ midway: 'it is played on at a table' });
    const lobby = newTable('game', PEOPLE[0]!, { language: 'en' });
    const seats = state.turnOrder.map((_, at) => {
      const { user, name } = PEOPLE[at]!;
      const player: PlayerId = `p${at + 1}`;
      return { ...lobby.game.seats[0]!, player, user, name, order };
    });
    const data: TableData = {
      ...updated(lobby, { game: { seats, options: { ...lobby.game.options, quick } } }),
      phase: 'playing',
    };
    this.working = { session, data: settle(session, data) };
  }

  get data(): TableData {
    return this.working.data;
  }

  view(player: PlayerId | null = null) {
    return viewFor(this.working.session!, player);
  }

  /** The object of this card, in play or in the hand of a player. */
  object(player: PlayerId, card: string): string {
    const view = this.view(player);
    const own = view.players.find(({ id }) => id === player)!;
    return [...own.items, ...own.characters, ...view.hand].find((one) => one.card === card)!.id;
  }

  /** Somebody does something, and the table is finished as it is before each commit. */
  do(act: (working: WorkingCopy) => TableChange | Refusal): this {
    const change = act(this.working);
    if (isRefused(change)) throw new Error(change.why);
    this.working = withScheduledActions(change, this.now, () => 0.5);
    return this;
  }

  /** Why something is refused. */
  refused(act: (working: WorkingCopy) => TableChange | Refusal): string | null {
    const change = act(this.working);
    if (!isRefused(change)) return null;
    return change.why === 'ahead' ? change.problem : change.why;
  }

  answer(person: Person, ...options: readonly OptionId[]): this {
    return this.do((now) => answer(now, person, { game: 'game', window: windowOf(this.working.session!), options }));
  }

  /** Whoever has priority passes. */
  pass(): this {
    const { player } = decisionOf(this.working.session!)!;
    return this.answer(this.person(player), 'pass');
  }

  /** Everybody passes until this question is open. */
  passTo(question: string): this {
    for (let passes = 0; passes < 50 && this.asked() !== question; passes += 1) this.pass();
    if (this.asked() !== question) throw new Error(`${this.asked()} and not ${question}`);
    return this;
  }

  person(player: PlayerId): Person {
    const { user } = this.data.game.seats.find((seat) => seat.player === player)!;
    return PEOPLE.find((one) => one.user === user)!;
  }

  /** The option that begins like this. */
  option(start: string): OptionId {
    return decisionOf(this.working.session!)!.options.find(({ id }) => id.startsWith(start))!.id;
  }

  asked(): string {
    const decision = decisionOf(this.working.session!);
    return `${decision?.player} ${decision?.key}`;
  }

  stack(): readonly string[] {
    return this.view().stack.map(({ kind, card }) => `${kind} ${card}`);
  }

  /** When the table does something for somebody, in milliseconds from now; null for never. */
  next(): number | null {
    const at = nextScheduledAt(this.data);
    return at === null ? null : at - this.now;
  }

  /** Time passes, and what is due is done. */
  wait(milliseconds: number): this {
    this.now += milliseconds;
    for (let given = 0; given < 50; given += 1) {
      const change = runScheduledAction(this.working, this.now);
      if (isRefused(change)) return this;
      this.working = withScheduledActions(change, this.now, () => 0.5);
    }
    throw new Error('something is due for ever');
  }
}
