import { save, type LogEntry, type PlayerId, type Session } from '../../../src/engine/index.js';

/** The parts of a state that are read here. */
interface OpenState {
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly players: Readonly<Record<string, { readonly hand: readonly string[] }>>;
  readonly objects: Readonly<Record<string, { readonly card: string }>>;
}

/** The cards of which there is one only in this game and that lie in a deck or in a hand, with the player whose hand it is. */
const hiddenIn = (session: Session): readonly { readonly card: string; readonly owner: string | null }[] => {
  const state = JSON.parse(save(session).checkpoint) as OpenState;
  const inDecks = Object.values(state.decks).flatMap((cards) => cards.map((card) => ({ card, owner: null })));
  const inHands = Object.entries(state.players).flatMap(([owner, { hand }]) =>
    hand.map((id) => ({ card: state.objects[id]?.card ?? '', owner })),
  );
  const all = [...inDecks.map(({ card }) => card), ...Object.values(state.objects).map(({ card }) => card)];
  const count = new Map<string, number>();
  for (const card of all) count.set(card, (count.get(card) ?? 0) + 1);
  return [...inDecks, ...inHands].filter(({ card }) => count.get(card) === 1);
};

/**
 * Of each viewer (null: whoever looks on) the cards that are hidden from them and always were: they were in no view that was
 * looked at, and in no line of the log that this viewer may read.
 */
export const openSecrets = () => {
  const known = new Map<string, Set<string>>();
  const remember = (viewer: string, text: string): Set<string> => {
    const cards = known.get(viewer) ?? new Set();
    known.set(viewer, cards);
    for (const [, card = ''] of text.matchAll(/"([a-z0-9-]+)"/g)) cards.add(card);
    return cards;
  };
  return {
    /** A new game has begun: what was known is nothing any more. */
    forget: (table: string): void => {
      for (const key of known.keys()) if (key.startsWith(`${table}:`)) known.delete(key);
    },
    hiddenFrom(
      table: string,
      viewer: PlayerId | null,
      {
        session,
        view,
        entries,
      }: { readonly session: Session; readonly view: unknown; readonly entries: readonly LogEntry[] },
    ): readonly string[] {
      const readable = entries.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)));
      const cards = remember(`${table}:${viewer ?? 'nobody'}`, JSON.stringify([view, readable]));
      return hiddenIn(session)
        .filter(({ card, owner }) => owner !== viewer && !cards.has(card))
        .map(({ card }) => card);
    },
  };
};
