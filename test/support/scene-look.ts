import { expect } from 'vitest';
import {
  decisionOf,
  viewFor,
  whyNot,
  type CardId,
  type Deck,
  type Decision,
  type DecisionKey,
  type ObjectId,
  type PlayerId,
  type RuleId,
  type Objection,
  type Session,
  type View,
} from '../../src/engine/index.js';
import type { GameObject, GameState } from '../../src/engine/state/index.js';
import { listing, namesOf, stackName, wishNamed } from './scene-names.js';
import { stateIn } from './internals.js';

/** Everything that a scene can be looked at for. */
export abstract class Look {
  abstract session(): Session;

  /** The open question. Throws when the game is over. */
  decision(): Decision {
    const decision = decisionOf(this.session());
    if (decision === null) throw new Error('nothing is asked: the game is over');
    return decision;
  }

  /** Who is asked what, as `p1 attack.target`; `over` at the end of the game. */
  asked(): string {
    const decision = decisionOf(this.session());
    return decision === null ? 'over' : `${decision.player} ${decision.key}`;
  }

  /** The options of the open question by name. */
  offered(): readonly string[] {
    return listing(this.state(), this.decision());
  }

  protected demand(player: PlayerId, key: DecisionKey): Decision {
    const decision = this.decision();
    if (decision.player !== player || decision.key !== key)
      throw new Error(`${player} ${key} is not asked; asked: ${this.asked()}; stack: ${this.stack().join(', ')}`);
    return decision;
  }

  state(): GameState {
    return stateIn(this.session());
  }

  view(viewer: PlayerId | null = null): View {
    return viewFor(this.session(), viewer);
  }

  /** The stack in words, bottom first. */
  stack(): readonly string[] {
    return this.state().stack.map((item) => stackName(this.state(), item));
  }

  /** Who holds priority, and who is next to be asked after them. */
  priority(): PlayerId {
    return this.demand(this.decision().player, 'priority').player;
  }

  /** The order in which priority passes from here, without anything changing. */
  priorityOrder(): readonly PlayerId[] {
    const { turnOrder } = this.state();
    const at = turnOrder.indexOf(this.priority());
    return [...turnOrder.slice(at), ...turnOrder.slice(0, at)];
  }

  #playerView(id: PlayerId): View['players'][number] {
    const player = this.view().players.find((candidate) => candidate.id === id);
    if (player === undefined) throw new Error(`no player ${id}`);
    return player;
  }

  /** The object with this card: in play first, then anywhere. `card@p2` names the controller. */
  object(name: string): GameObject {
    const [card, owner] = name.split('@');
    const found = Object.values(this.state().objects).filter(
      (object) => object.card === card && (owner === undefined || object.controller === owner),
    );
    const object = found.find(({ zone }) => zone === 'play' || zone === 'slot') ?? found[0];
    if (object === undefined) throw new Error(`no ${name}`);
    return object;
  }

  #objectView(name: string): View['players'][number]['items'][number] {
    const { id } = this.object(name);
    const view = this.view();
    const tops = [...view.shop, ...view.monsters, ...view.rooms].flatMap(({ top }) => top ?? []);
    const owned = view.players.flatMap((p) => [...p.characters, ...p.items, ...p.soulCards, ...p.curses]);
    const found = [...tops, ...owned].find((candidate) => candidate.id === id);
    if (found === undefined) throw new Error(`${name} is not in play`);
    return found;
  }

  /** HP left of a player or of a monster by card. */
  hp(name: string): number | null {
    return name in this.state().players ? this.#playerView(name as PlayerId).hp : this.#objectView(name).hp;
  }

  maxHp(name: string): number | null {
    return name in this.state().players ? this.#playerView(name as PlayerId).maxHp : this.#objectView(name).maxHp;
  }

  atk(name: string): number | null {
    return name in this.state().players ? this.#playerView(name as PlayerId).atk : this.#objectView(name).atk;
  }

  /** Evasion. */
  dc(name: string): number | null {
    return this.#objectView(name).dc;
  }

  /** ¢ */
  coins(id: PlayerId): number {
    return this.#playerView(id).coins;
  }

  /** Total soul value. */
  souls(id: PlayerId): number {
    return this.#playerView(id).souls;
  }

  soulCards(id: PlayerId): readonly CardId[] {
    return this.#playerView(id).soulCards.map(({ card }) => card);
  }

  items(id: PlayerId): readonly CardId[] {
    return this.#playerView(id).items.map(({ card }) => card);
  }

  curses(id: PlayerId): readonly CardId[] {
    return this.#playerView(id).curses.map(({ card }) => card);
  }

  dead(id: PlayerId): boolean {
    return this.#playerView(id).dead;
  }

  hand(id: PlayerId): readonly CardId[] {
    return this.view(id).hand.map(({ card }) => card);
  }

  charged(name: string): boolean {
    return this.object(name).charged;
  }

  /** Top first. */
  discarded(deck: Deck): readonly CardId[] {
    return this.view()
      .discards[deck].map(({ card }) => card)
      .toReversed();
  }

  /** Cards of a deck, top first. */
  cardsOf(deck: Deck): readonly CardId[] {
    return this.state().decks[deck].toReversed();
  }

  /** What lies on top of each slot. */
  tops(slot: 'shop' | 'monsters' | 'rooms'): readonly (CardId | null)[] {
    return this.view()[slot].map(({ top }) => top?.card ?? null);
  }

  /** An option is not offered to this player now; the reason comes from this rule, when one is named. */
  refuses(player: PlayerId, name: string, rule?: RuleId): this {
    const decision = this.demand(player, 'priority');
    const names = decision.options.flatMap((option) => namesOf(this.state(), option));
    expect(names).not.toContain(name);
    if (rule !== undefined) expect(this.whyNot(player, name)?.rule).toBe(rule);
    return this;
  }

  /** Why this player cannot do this now: the rule, what is in the way, and the facts about it; null when they can. */
  whyNot(player: PlayerId, name: string): Objection | null {
    return whyNot(this.session(), player, wishNamed(this.session(), player, name));
  }

  /** Ids of every object with this card, e.g. to compare before and after. */
  ids(card: CardId): readonly ObjectId[] {
    return Object.values(this.state().objects)
      .filter((object) => object.card === card)
      .map(({ id }) => id);
  }
}
