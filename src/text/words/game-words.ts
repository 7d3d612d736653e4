import type {
  Card,
  CardId,
  Cost,
  Decision,
  LogLine,
  Named,
  Objection,
  Option,
  Reward,
  StackItemView,
} from '../../engine/index.js';
import type { Language, Names } from './described.js';

/** What is said of cards and of what a game shows: each language writes it from the same trees, decisions and lines of the log. */
export interface GameWords {
  readonly language: Language;
  /** A line per ability, as a card would say it. */
  cardText(card: Card): readonly string[];
  /** A line per ability, word for word: what is chosen when, and by whom, has fixed words. */
  exactText(card: Card): readonly string[];
  /** What being a curse means, where a card is one; empty for any other. */
  curseText(card: Card): string;
  /** What one ability of a card says, by its key; empty when it has none. */
  abilityText(card: Card, key: string): string;
  cardName(id: CardId): string;
  /** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion and attack; empty without stats. */
  statsLine(card: Pick<Card, 'hp' | 'dc' | 'atk'>): string;
  /** What stands in the reward box, and what else it does. */
  rewardLine(reward: Reward): string;
  /** Soul value, 3+ players; empty for most cards. */
  marksLine(card: Pick<Card, 'souls' | 'threePlus'>): string;
  named(thing: Named, names: Names): string;
  /** `Bomb! (Alice) → Monstro: deal 1 damage to the target` */
  stackLine(item: StackItemView, names: Names): string;
  /** What a roll on the stack does as it stands, such as `loot 3`; empty for what has no outcome of its own. */
  rollOutcome(item: Pick<StackItemView, 'rows' | 'stands' | 'number' | 'card'>): string;
  /** What a card that a line of the log says to be gained can do, in one line; empty for any other line. */
  gainedText(line: LogLine): string;
  /** At most 80 characters. */
  optionLabel(option: Option, names: Names): string;
  /** At most 100 characters; empty when the label says it all. */
  optionDescription(option: Option, names: Names): string;
  /** The card that asks, and what a player is asked: `Bomb!: Who takes 1 damage?` */
  question(
    decision: Pick<Decision, 'key' | 'card' | 'min' | 'max'> &
      Partial<Pick<Decision, 'player' | 'options' | 'effect' | 'aims' | 'aimedAt' | 'paying' | 'into'>>,
    names: Names,
  ): string;
  /** The question alone; where an order is made, the one after so many picks. */
  asks(decision: Parameters<GameWords['question']>[0], names: Names, picked?: number): string;
  /** The name of an option in a menu that says what it does besides; at most 80 characters. */
  choiceLabel(option: Option, names: Names): string;
  /** Ever more of what an option does, to tell it from others of its name; each at most 80 characters. */
  longerLabels(option: Option, names: Names): readonly string[];
  /** A label with its number among those that say the same, as they lie on the board; at most 80 characters. */
  numberedLabel(label: string, number: number): string;
  /** What is paid besides ↷, as short as on a button: `3¢`, `timer +1`; empty for nothing. */
  price(costs: readonly Cost[]): string;
  /** Why something cannot be done now, with its rule: `ATK-01: you have already attacked this turn.` */
  objection(objection: Objection, names: Names): string;
  /** A sentence of the log; empty when the line tells nothing to people. */
  logLine(line: LogLine, names: Names): string;
}
