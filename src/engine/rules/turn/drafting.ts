import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import { objectOf, optionOf, playersFrom, type Game, type Gen } from '../../state/index.js';
import { variantSetting } from '../variants/variants.js';

/**
 * Before the first turn everybody drafts treasures from rows that lie open: the first row in turn order, the next one
 * backwards. Nobody can answer; what a gain sets off waits till somebody would have priority (VAR-01, VAR-02, ABIL-06).
 */
export function* draft(g: Game): Gen {
  let order = playersFrom(g.state, g.state.turn.active);
  for (let rows = variantSetting(g.state, 'drafts') ?? 0; rows > 0; rows -= 1) {
    yield* draftRow(g, order);
    order = order.toReversed(); // VAR-02
  }
}

/** A row of one treasure more than there are players; what is left of it goes under the deck (VAR-01, VAR-02). */
function* draftRow(g: Game, players: readonly PlayerId[]): Gen {
  const row = g.takeUp('treasure', players.length + 1); // VAR-02
  for (const id of row) objectOf(g.state, id).shownTo = 'all';
  if (row.length > 0) g.log({ say: 'laidOut', cards: row.map((id) => objectOf(g.state, id).card) });
  const left = (): readonly ObjectId[] => row.filter((id) => g.state.objects[id]?.zone === 'deck');
  for (const player of players) {
    const [chosen] = yield* g.ask({
      player,
      key: 'setup.treasure',
      source: null,
      card: null,
      options: left().map((id) => optionOf(g.state, id)),
      min: 1,
      max: 1,
      secret: false,
    });
    const object = left().find((id) => id === chosen);
    if (object !== undefined) yield* g.perform({ type: 'gainItem', object, player, source: null, how: 'treasure' }); // VAR-01
  }
  const player = players.at(-1) ?? null;
  for (const object of left()) {
    g.log({
      say: 'putIntoDeck',
      ...(player === null ? {} : { player }),
      object: { deck: 'treasure' },
      detail: 'deckBottom',
      cards: [objectOf(g.state, object).card],
    });
    yield* g.perform({ type: 'putIntoDeck', object, player, source: null, amount: 0, place: 'deckBottom' }); // VAR-01
  }
}
