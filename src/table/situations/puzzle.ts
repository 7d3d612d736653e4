import type { CardId, PlayerId, Position, SeatPosition, View } from '../../engine/index.js';

/** What is to be reached before the turn is over. */
export type PuzzleGoal =
  | { readonly is: 'win' }
  /** To have so many ¢ at least. */
  | { readonly is: 'coins'; readonly coins: number }
  /** To control all of these items. */
  | { readonly is: 'items'; readonly cards: readonly CardId[] };

/**
 * A position with a goal: whoever plays it is P1, and to move. Decks and dice are prepared; the others do nothing that they are
 * not asked for. A move is what an option stands for, as `play:bomb` or `player:p2`; between moves one passes.
 */
export interface Puzzle {
  readonly id: string;
  readonly goal: PuzzleGoal;
  /** The rules that it is about. */
  readonly rules: readonly string[];
  readonly position: Position;
  /** What dice show, one after the other. */
  readonly dice: readonly number[];
  readonly solution: readonly string[];
  /** A line that looks good, and does not reach the goal. */
  readonly wrong: readonly string[];
}

/** The one who plays a puzzle. */
export const SOLVER: PlayerId = 'p1';

/** What came of a puzzle so far. */
export type PuzzleResult = 'solved' | 'failed' | 'open';

const isReached = (goal: PuzzleGoal, view: View): boolean => {
  const own = view.players.find(({ id }) => id === SOLVER);
  switch (goal.is) {
    case 'win':
      return view.outcome?.winners.includes(SOLVER) === true;
    case 'coins':
      return (own?.coins ?? 0) >= goal.coins;
    case 'items':
      return goal.cards.every((card) => own?.items.some((item) => item.card === card) === true);
  }
};

/** Whether the goal is reached as everybody can see it, or cannot be any more, because the turn or the game is over. */
export const resultOf = ({ goal, position }: Puzzle, view: View): PuzzleResult => {
  const isOver = view.turn.number !== position.turn || view.outcome !== null || view.turn.phase === 'end';
  if (isReached(goal, view)) return 'solved';
  return isOver ? 'failed' : 'open';
};

const FILLERS = {
  loot: ['a-penny', '2-cents', 'a-penny', '2-cents', '3-cents', '3-cents', 'a-penny', '2-cents'],
  treasure: ['dinner', 'dark-bum', 'the-map', 'the-compass'],
  monster: ['fatty', 'squirt', 'spider', 'pooter', 'dip', 'hopper'],
} as const;

const EMPTY: SeatPosition = {
  character: { card: 'maggy' },
  items: [{ card: 'yum-heart' }],
  souls: [],
  curses: [],
  hand: [],
  coins: 0,
  damage: 0,
  lootPlays: 0,
};

/** What a puzzle has besides its usual parts. */
interface Parts extends Partial<Omit<Position, 'seats' | 'shop' | 'monsters'>> {
  readonly own?: Partial<SeatPosition>;
  readonly other?: Partial<SeatPosition>;
  readonly shop?: readonly CardId[];
  /** Each with the damage that is marked on it. */
  readonly monsters?: readonly (readonly [card: CardId, damage?: number])[];
}

/** A position of two players of whom P1 begins, with harmless cards wherever nothing is named. */
export const positionWith = ({ own, other, shop, monsters, ...parts }: Parts): Position => ({
  soulsToWin: 4,
  turn: 9,
  active: SOLVER,
  attacks: 0,
  purchases: 0,
  seats: [
    { ...EMPTY, character: { card: 'isaac' }, items: [{ card: 'the-d6', sideways: true }], lootPlays: 1, ...own },
    { ...EMPTY, ...other },
  ],
  shop: (shop ?? ['breakfast', 'meat']).map((card) => [{ card }]),
  monsters: (monsters ?? [['clotty'], ['fly']]).map(([card, damage]) => [
    { card, ...(damage === undefined ? {} : { damage }) },
  ]),
  rooms: [],
  decks: { ...FILLERS, room: [] },
  discards: { loot: [], treasure: [], monster: [], room: [] },
  bonusSouls: [],
  outside: [],
  ...parts,
});
