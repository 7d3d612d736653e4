import { describe, expect, it } from 'vitest';
import {
  decisionOf,
  save,
  load,
  takeEntries,
  unavailable,
  viewFor,
  type LogEntry,
  type PlayerId,
  type SavedGame,
  type Session,
} from '../../src/engine/index.js';
import type { GameState } from '../../src/engine/state/index.js';
import { newGame, numbers, playOut, resources } from '../support/playout.js';

/** Another order of the same cards. */
const permuted = <T>(cards: readonly T[], random: () => number): T[] => {
  const rest = [...cards];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
};

/**
 * The same game with the cards that this viewer may not see in another order:
 * decks (but for a top card that this viewer may always look at), and the hands of the others mixed with the loot deck.
 */
const otherSecrets = (session: Session, viewer: PlayerId | null, random: () => number): Session => {
  const saved: SavedGame = { ...save(session), answers: [], points: [], past: [] };
  const state = JSON.parse(saved.checkpoint) as GameState;
  const seen = viewFor(session, viewer).shown.map(({ deck }) => deck);
  for (const deck of ['treasure', 'monster'] as const) {
    const known = seen.includes(deck) ? state.decks[deck].splice(-1) : [];
    state.decks[deck].splice(0, Infinity, ...permuted(state.decks[deck], random), ...known);
  }
  const hidden = Object.values(state.players)
    .filter(({ id }) => id !== viewer)
    .flatMap(({ hand }) => hand);
  const cards = permuted([...state.decks.loot, ...hidden.map((id) => state.objects[id]!.card)], random);
  for (const id of hidden) state.objects[id] = { ...state.objects[id]!, card: cards.pop()! };
  state.decks.loot.splice(0, Infinity, ...cards);
  return load({ ...saved, checkpoint: JSON.stringify(state) }, resources).session;
};

const seenBy = (entries: readonly LogEntry[], viewer: PlayerId | null): readonly LogEntry[] =>
  entries.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)));

/** At priority nothing has been executed since the checkpoint, so both games stand at the same point. */
const compare = (session: Session, random: () => number): void => {
  for (const viewer of [null, ...session.state.turnOrder]) {
    const asked = decisionOf(session);
    const other = otherSecrets(session, viewer, random);
    if (viewer !== null) expect(unavailable(other, viewer)).toEqual(unavailable(session, viewer));
    if (asked?.player === viewer) continue;
    expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(session, viewer)));
    expect(JSON.stringify(seenBy(takeEntries(other), viewer))).toBe('[]');
    expect(decisionOf(other)?.player).toBe(asked?.player);
  }
};

describe('invariants 7 and 8', () => {
  it(
    '7, 8, LOOT-02, META-03: other hidden cards change neither a view, nor a log, nor who is asked',
    { timeout: 120_000 },
    () => {
      const random = numbers(7);
      let compared = 0;
      for (let seed = 400; seed < 415; seed += 1)
        playOut(newGame(seed), seed, (session, decision) => {
          if (decision.key === 'priority' && session.answers.length === 0 && random() < 0.04) {
            compare(session, random);
            compared += 1;
          }
          return session;
        });
      expect(compared).toBeGreaterThan(50);
    },
  );

  it('8: no entry for all and no view of another names a card of a hand or deck', { timeout: 120_000 }, () => {
    const random = numbers(8);
    for (let seed = 430; seed < 440; seed += 1) {
      playOut(newGame(seed), seed, (session) => {
        for (const entry of takeEntries(session)) if (entry.to === 'all') expect(entry.line.say).not.toBe('drew');
        for (const viewer of random() < 0.04 ? session.state.turnOrder : []) {
          const view = viewFor(session, viewer);
          const mine = new Set<string>(session.state.players[viewer]!.hand);
          for (const { id } of view.hand) expect(mine.has(id)).toBe(true);
          const text = JSON.stringify({ ...view, hand: [], decision: null });
          for (const player of session.state.turnOrder)
            for (const id of session.state.players[player]!.hand) expect(text.includes(`"${id}"`)).toBe(false);
        }
        return session;
      });
    }
  });
});
