import type {
  CardType,
  Deck,
  Influence,
  ObjectView,
  PlayerView,
  Role,
  SlotKind,
  StackItemView,
} from '../../../engine/index.js';
import type { Names } from '../described.js';

/** Where something is that is looked at. */
export type Whereabouts =
  | { readonly is: SlotKind; readonly number: number }
  | { readonly is: 'controlled'; readonly player: string }
  | { readonly is: 'covered' | 'under'; readonly host: string }
  | { readonly is: 'discard' | 'shown' | 'hand' | 'question' | 'bonus' | 'outside' };

/** Looking at things on the table. */
export interface Inspect {
  readonly intro: string;
  /** Placeholders of the menus. */
  readonly menu: {
    readonly players: string;
    readonly table: string;
    readonly stack: string;
    readonly piles: string;
    readonly things: string;
  };
  /** The last entry of a menu that holds no more. */
  readonly more: (left: number) => string;
  readonly all: string;
  readonly pile: (deck: Deck) => string;
  readonly cards: (count: number) => string;
  readonly decks: string;
  readonly outside: string;
  readonly gone: string;
  readonly kind: (type: CardType, role: Role | null) => string;
  readonly where: (where: Whereabouts) => string;
  readonly printed: (stats: string) => string;
  /** What is particular about it now: charged or not, damage, counters, what it copies; `charges` with an ability of ↷. */
  readonly state: (object: ObjectView, names: Names, charges: boolean) => readonly string[];
  /** What the board's line about a player leaves out. */
  readonly player: (player: PlayerView, names: Names) => readonly string[];
  readonly changes: string;
  /** `+1 ATK`; what an ability says is given by the caller. */
  readonly influence: (effect: Influence['effect'], ability: string) => string;
  readonly stackPlace: (above: number) => string;
  readonly stackControl: (item: StackItemView, names: Names) => string;
  /** A card that seems to do something wrong: its position as a file; `isSeated`: with the reader's own hand. */
  readonly report: {
    readonly button: string;
    readonly title: (card: string) => string;
    readonly about: (isSeated: boolean) => string;
  };
  /** What a computer player has weighed, when the game is over. */
  readonly weighed: {
    readonly button: string;
    readonly title: (player: string) => string;
    /** Before what it weighed in a turn. */
    readonly turn: (number: number, text: string) => string;
  };
  /** A link to the official page; the address is given. */
  readonly officialPage: (url: string) => string;
}
