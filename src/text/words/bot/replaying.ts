/** How far a replay goes in one step. */
type ReplayStep = 'turn' | 'move' | 'moment';

/** A game that is watched again, in the channel and as a page of its own. */
export interface ReplayWords {
  /** On the button under a result. */
  readonly button: string;
  readonly title: string;
  /** On the buttons that go back and on. */
  readonly back: Readonly<Record<ReplayStep, string>>;
  readonly on: Readonly<Record<ReplayStep, string>>;
  readonly chooseTurn: string;
  /** Turn 0 is before the first one. */
  readonly turn: (number: number, player: string) => string;
  /** Which moment of the turn it is, and whether a move begins with it. */
  readonly moment: (number: number, of: number) => string;
  /** A hand with its cards by name. */
  readonly hand: (cards: readonly string[]) => string;
  /** What is missing: everything before this turn, everything after it, what came next in it. */
  readonly begins: (turn: number) => string;
  readonly ends: (turn: number) => string;
  readonly broken: string;
  /** Why there is no replay. */
  readonly none: Readonly<Record<'nothing' | 'unreadable' | 'going' | 'otherGame', string>>;
  /** On the button that gives the page. */
  readonly asPage: string;
  /** Beside the file: what it is, and what it holds. */
  readonly about: (isOver: boolean) => string;
  /** The file does not hold the turns before this one: it would be too large. */
  readonly leftOut: (turn: number) => string;
  readonly page: ReplayPageWords;
}

/** What the page of a replay says: sentences with `{names}` in braces are filled in there. */
export interface ReplayPageWords {
  readonly heading: string;
  readonly unofficial: string;
  /** Where the game was when the page was made. */
  readonly goesOn: string;
  readonly skip: string;
  readonly controls: string;
  readonly first: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly position: string;
  readonly turns: string;
  readonly monsters: string;
  readonly shop: string;
  readonly rooms: string;
  readonly stack: string;
  readonly players: string;
  readonly decks: string;
  readonly nextCards: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly showHands: string;
  readonly log: string;
  readonly search: string;
  readonly noHits: string;
  readonly hits: string;
  readonly oneHit: string;
  readonly curve: string;
  readonly curveText: string;
  readonly close: string;
  readonly keys: string;
  readonly keysText: readonly string[];
  readonly print: string;
  readonly theme: string;
  readonly hp: string;
  readonly evasion: string;
  readonly attack: string;
  readonly coins: string;
  readonly souls: string;
  readonly cardsInHand: string;
  readonly turned: string;
  readonly dead: string;
  readonly active: string;
  readonly attacked: string;
  readonly covered: string;
  readonly counters: string;
  readonly left: string;
  readonly discarded: string;
  readonly deck: Readonly<Record<'loot' | 'treasure' | 'monster' | 'room', string>>;
  readonly bonusSouls: string;
  readonly supply: string;
  readonly at: string;
  readonly winner: string;
  /** Where the page checks the draws by itself, when somebody wants it. */
  readonly dice: Readonly<
    Record<
      | 'title'
      | 'explain'
      | 'check'
      | 'right'
      | 'wrong'
      | 'notProven'
      | 'otherSecret'
      | 'otherSeed'
      | 'otherRewind'
      | 'missing'
      | 'twice'
      | 'changed',
      string
    >
  >;
}
