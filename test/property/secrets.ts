import { expect } from 'vitest';
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
import { resources } from '../support/playout.js';
import type { OpenState } from '../support/open-state.js';
import { stateIn } from '../support/internals.js';

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
export const otherSecrets = (session: Session, viewer: PlayerId | null, random: () => number): Session => {
  const saved: SavedGame = { ...save(session), answers: [], points: [], past: [] };
  const state = JSON.parse(saved.checkpoint) as OpenState;
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

/**
 * 7 and 8: other hidden cards change neither what somebody sees nor who is asked. For priority only: nothing has been
 * executed since the checkpoint then, so both games stand at the same point.
 */
export const checkSecrets = (session: Session, random: () => number): void => {
  for (const viewer of [null, ...stateIn(session).turnOrder]) {
    const asked = decisionOf(session);
    const other = otherSecrets(session, viewer, random);
    if (viewer !== null) expect(unavailable(other, viewer)).toEqual(unavailable(session, viewer));
    if (asked?.player === viewer) continue;
    expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(session, viewer)));
    expect(JSON.stringify(seenBy(takeEntries(other), viewer))).toBe('[]');
    expect(decisionOf(other)?.player).toBe(asked?.player);
  }
};

/** 8: no view names a card of the hand of somebody else. */
export const checkUnnamed = (session: Session): void => {
  for (const viewer of stateIn(session).turnOrder) {
    const view = viewFor(session, viewer);
    const mine = new Set<string>(stateIn(session).players[viewer]!.hand);
    for (const { id } of view.hand) expect(mine.has(id)).toBe(true);
    const text = JSON.stringify({ ...view, hand: [], decision: null });
    for (const player of stateIn(session).turnOrder)
      for (const id of stateIn(session).players[player]!.hand) expect(text.includes(`"${id}"`)).toBe(false);
  }
};
