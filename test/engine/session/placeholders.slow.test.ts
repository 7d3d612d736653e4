import { expect, test } from 'vitest';
import { cardById, cardLookup, knownCard } from '../../../cards/index.js';
import { placeholderCard } from '../../../cards/placeholders/index.js';
import {
  cardsOf,
  load,
  lostInHolding,
  openGame,
  save,
  seededRandom,
  viewFor,
  type CardLookup,
  type Resources,
  type SavedGame,
  type Session,
} from '../../../src/engine/index.js';
import { poolOf, setupForTable, STANDARD } from '../../../src/table/index.js';
import { speak } from '../../discord/support/house.js';
import { checkInvariants, wholeOf } from '../../support/invariants.js';
import { stateIn } from '../../support/internals.js';
import { playOut, resources } from '../../support/playout.js';

const SETS = ['base', 'gold-box-v2', 'four-souls-plus-v2', 'requiem'];

/** A build that has the cards of the base set only. */
const older: CardLookup = {
  card: (id) => older.placeholder!(id) ?? cardById(id),
  placeholder: (id, type = 'treasure') =>
    cardLookup.placeholder(id) === null && cardById(id).set === 'base'
      ? null
      : placeholderCard(id, knownCard(id), type),
};
const olderBuild: Resources = { cards: older, random: seededRandom };
const thisBuild: Resources = { ...resources, cards: cardLookup };

const begun = (seed: string, seats: number): Session =>
  openGame(setupForTable(poolOf(SETS), seats, 2, seed, { ...STANDARD, rooms: true }), resources);

/** The game after so many decisions. */
const after = (session: Session, decisions: number, seed: number): SavedGame => {
  let saved = save(session);
  playOut(session, seed, (now, _, at) => {
    if (at <= decisions) saved = save(now);
    return now;
  });
  return saved;
};

/** The same game with other names for some of the cards, which nobody knows. */
const renamed = (saved: SavedGame, each: number): SavedGame => {
  const { decks, objects } = JSON.parse(saved.checkpoint) as ReturnType<typeof stateIn>;
  const ids = [
    ...new Set([...Object.values(decks).flat(), ...Object.values(objects).map(({ card }) => card)]),
  ].toSorted();
  const gone = ids.filter((_, index) => index % each === 0);
  const text = (before: string): string => gone.reduce((now, id) => now.replaceAll(`"${id}"`, `"gone-${id}"`), before);
  return { ...saved, checkpoint: text(saved.checkpoint), past: [] };
};

const playsOn = (saved: SavedGame, build: Resources, seed: number): Session => {
  const { session } = load(saved, build);
  const whole = wholeOf(stateIn(session));
  const { finished } = playOut(session, seed, (now, _, at) => {
    if (at % 25 === 0) checkInvariants(now, whole);
    if (at < 60 && at % 5 === 0) for (const viewer of [null, 'p1', 'p2'] as const) viewFor(now, viewer);
    expect(lostInHolding(now)).toEqual([]);
    return at > 0 && at % 700 === 0 ? load(save(now), build).session : now;
  });
  expect(finished).toBe(true);
  return session;
};

for (const seed of [2, 3])
  test(`a game of later sets goes on in a build that has the base set alone, with placeholders for its cards (${seed})`, () => {
    const saved = after(begun(`later ${seed}`, 2 + (seed % 3)), 150 * seed, seed);
    const session = playsOn(saved, olderBuild, seed);
    const later = Object.values(stateIn(session).objects).find(({ card }) => cardById(card).set === 'requiem')!;
    expect(
      cardsOf(session)
        .card(later.card)
        .abilities.filter(({ kind }) => kind === 'activated'),
    ).toEqual([]);
    const again = load(save(session), thisBuild).session;
    expect(cardsOf(again).card(later.card)).toBe(cardById(later.card));
  });

for (const seed of [5, 6])
  test(`unknown cards have placeholders where they lie, and the game is played to its end (${seed})`, () => {
    const saved = renamed(after(begun(`gone ${seed}`, 2 + (seed % 3)), 120 * seed, seed), 5);
    const session = playsOn(saved, thisBuild, seed);
    expect(JSON.stringify(stateIn(session))).toContain('"gone-');
  });

test('a placeholder is of the type of its deck or place, whatever else is not known of it', () => {
  const saved = renamed(after(begun('types', 2), 40, 9), 3);
  const { session } = load(saved, thisBuild);
  const { decks, discards, objects } = stateIn(session);
  const { card } = cardsOf(session);
  for (const [deck, ids] of Object.entries(decks))
    for (const id of ids) if (id.startsWith('gone-')) expect(card(id).type, id).toBe(deck);
  for (const [deck, ids] of Object.entries(discards))
    for (const id of ids) if (objects[id]!.card.startsWith('gone-')) expect(card(objects[id]!.card).type).toBe(deck);
});

test('what is printed on a known card stays on its placeholder; its text says that it sleeps', () => {
  const monster = poolOf(['requiem']).find(
    ({ type, hp, souls }) => type === 'monster' && hp !== null && souls !== null,
  )!;
  const { name, hp, dc, atk, souls, reward } = monster;
  expect(older.card(monster.id)).toMatchObject({ name, hp, dc, atk, souls, reward, type: 'monster', abilities: [] });
  const [en, fr] = [speak('en'), speak('fr')];
  expect(en.cardName('never-printed')).toBe('never-printed (asleep)');
  expect(fr.cardName('never-printed')).toBe('never-printed (endormie)');
  expect(en.cardText(cardLookup.card('never-printed'))).toEqual([expect.stringContaining('it sleeps')]);
  expect(fr.exactText(cardLookup.card('never-printed'))).toEqual([expect.stringContaining('elle dort')]);
  expect(cardLookup.placeholder('a-penny')).toBe(null);
});
