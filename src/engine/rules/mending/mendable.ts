import type { CardId, CounterName, ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  countersOf,
  DECKS,
  objectOf,
  objectsInPlay,
  playerOf,
  playersFrom,
  type Game,
  type Mend,
  type MendNamed,
  type MendPlace,
} from '../../state/index.js';
import { objectsWithHp } from '../characteristics/characteristics.js';
import { hpNow, mendOf, mostCoins, namedInPlay } from './judging.js';
import { goalsOf, publicPlaceOf } from './places.js';

/** Somebody or something with a number that can be put right, up to `most`. */
interface Countable<Of> {
  readonly of: Of;
  readonly name: MendNamed;
  readonly was: number;
  readonly most: number;
}

/** Everything on the table that a mend can put right as things stand; all of it is seen by everybody. */
export interface Mendable {
  /** In ¢. */
  readonly coins: readonly Countable<PlayerId>[];
  readonly hp: readonly Countable<PlayerId | ObjectId>[];
  /** Players and cards in play, with the counters that are there. */
  readonly counters: readonly {
    readonly of: PlayerId | ObjectId;
    readonly name: MendNamed;
    readonly counters: Readonly<Partial<Record<CounterName, number>>>;
  }[];
  readonly cards: readonly { readonly of: ObjectId; readonly card: CardId; readonly at: MendPlace }[];
  /** That the top of the stack goes; null where there is none, or it cannot. */
  readonly top: Extract<Mend, { readonly what: 'drop' }> | null;
}

const withHp = (g: Game, of: PlayerId | ObjectId): Mendable['hp'] => {
  const now = hpNow(g, of);
  return 'problem' in now ? [] : [{ of, ...now }];
};

const withCounters = (g: Game, of: PlayerId | ObjectId): Mendable['counters'] => {
  const name = namedInPlay(g, of);
  return name === null ? [] : [{ of, name, counters: { ...countersOf(g.state, of) } }];
};

const movable = (g: Game, of: ObjectId): Mendable['cards'] => {
  const at = publicPlaceOf(g, of);
  return at === null || goalsOf(g, of).length === 0 ? [] : [{ of, card: objectOf(g.state, of).card, at }];
};

const topOf = (g: Game): Mendable['top'] => {
  const top = g.state.stack.at(-1);
  const dropped = top === undefined ? null : mendOf(g, { what: 'drop', of: top.id });
  return dropped === null || 'problem' in dropped || dropped.what !== 'drop' ? null : dropped;
};

/** Everything on the table that can be put right now. */
export const mendableIn = (g: Game): Mendable => {
  const { state } = g;
  const players = playersFrom(state, state.turn.active);
  const inPlay = objectsInPlay(g);
  const discarded = DECKS.flatMap((deck) => state.discards[deck].toReversed());
  return {
    coins: players.map((of) => ({
      of,
      name: { player: of },
      was: playerOf(state, of).coins,
      most: mostCoins(g, of),
    })),
    hp: [...players, ...objectsWithHp(g)].flatMap((of) => withHp(g, of)),
    counters: [...players, ...inPlay].flatMap((of) => withCounters(g, of)),
    cards: [...inPlay, ...discarded].flatMap((of) => movable(g, of)),
    top: topOf(g),
  };
};
