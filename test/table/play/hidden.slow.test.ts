import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  load,
  openGame,
  outcomeOf,
  save,
  viewFor,
  type Session,
} from '../../../src/engine/index.js';
import { setupForTable, isAsked, randomFrom } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

const cards = { card: cardById };
const orders = { order: 'concerns', passing: null } as const;

/** The same game to everybody who looks on, with the hidden cards of hands and of the loot deck mixed up. */
const mixed = (session: Session, random: () => number): { readonly session: Session; readonly changed: boolean } => {
  const copy = load(save(session), resources).session;
  const state = stateIn(copy);
  const hidden = Object.values(state.players).flatMap(({ hand }) => hand.map((id) => state.objects[id]!));
  const pool = [...hidden.map(({ card }) => card), ...state.decks.loot];
  const shuffled = pool.map((card) => ({ card, at: random() })).toSorted((a, b) => a.at - b.at);
  hidden.forEach((object, index) => {
    Object.assign(object, { card: shuffled[index]!.card });
  });
  state.decks.loot = shuffled.slice(hidden.length).map(({ card }) => card);
  return { session: copy, changed: hidden.some(({ card }, index) => card !== pool[index]) };
};

test('PRIO-08: the same public view asks the same players, whatever is hidden (architecture.md#who-is-asked)', () => {
  let compared = 0;
  let changed = 0;
  for (const seed of ['one', 'two', 'three']) {
    const random = randomFrom(seed.length * 977);
    const session = openGame(setupForTable(cardsOf(['base']), 4, 2, seed), resources);
    for (let answers = 0; answers < 700 && outcomeOf(session) === null; answers += 1) {
      const decision = decisionOf(session)!;
      if (decision.key === 'priority' && answers % 7 === 0) {
        const other = mixed(session, random);
        const [view, otherView] = [viewFor(session, null), viewFor(other.session, null)];
        expect(otherView).toEqual(view);
        for (const { id } of view.players) expect(isAsked(otherView, id, orders)).toBe(isAsked(view, id, orders));
        compared += 1;
        changed += other.changed ? 1 : 0;
      }
      apply(session, decision.player, chooseAnswer('random', viewFor(session, decision.player), random, cards));
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(changed).toBeGreaterThan(compared / 2);
});
