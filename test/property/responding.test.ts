import { describe, expect, it } from 'vitest';
import {
  apply,
  decisionOf,
  openFrom,
  openGame,
  outcomeOf,
  seededRandom,
  viewFor,
  type Card,
  type ObjectView,
  type PlayerId,
  type Session,
  type View,
} from '../../src/engine/index.js';
import { candidates, type Candidate } from '../../src/engine/decisions/actions.js';
import { isHidden, objectOf } from '../../src/engine/state/index.js';
import { setupForTable, STANDARD } from '../../src/table/index.js';
import { concernsOf } from '../../src/table/attention/ask-policy.js';
import { cardsOf } from '../../cards/index.js';
import { sceneCards } from '../support/cards/index.js';
import { internalsOf, stateIn } from '../support/internals.js';
import { openStateOf } from '../support/open-state.js';
import { newGame, numbers, randomAnswer } from '../support/playout.js';
import { amount } from '../support/amount.js';

/** Playing loot and activating: what can be done in answer to something. */
const isResponse = ({ option }: Candidate): boolean => option.id.startsWith('play:') || option.id.startsWith('use:');

/** Whether everybody can see where it comes from: an open card, or a hand, whichever card of it. */
const isPublic = (session: Session, { option: { meaning } }: Candidate): boolean => {
  if (meaning.kind !== 'play' && meaning.kind !== 'activate') return false;
  const object = objectOf(stateIn(session), meaning.object!);
  return object.zone === 'hand' || !isHidden(object);
};

/** What stands against an activation besides the cost and whose it is. */
const NOT_JUDGED: readonly string[] = ['noTarget', 'forbidden'];

/** Whether a player has what it takes, whatever there is to aim at. */
const isThinkable = ({ verdict }: Candidate): boolean => {
  const objection = verdict();
  return objection === null || NOT_JUDGED.includes(objection.why);
};

/** Why somebody can activate something: an ability that is printed on an item of their own, or one of these. */
const WAYS = ['lent', 'room', 'soul', 'copied', 'gained', 'otherCosts', 'own'] as const;
type Way = (typeof WAYS)[number];

/** How often each was seen. */
type Judged = Record<Way | 'asked' | 'passed', number>;
const nothingJudged = (): Judged => ({
  lent: 0,
  room: 0,
  soul: 0,
  copied: 0,
  gained: 0,
  otherCosts: 0,
  own: 0,
  asked: 0,
  passed: 0,
});

type Usable = ObjectView['usable'][number];

const wayOf = (object: ObjectView, { modes, costs }: Usable['ability'], player: PlayerId): Way => {
  if (object.role === 'room') return 'room';
  if (object.controller !== player) return 'lent';
  if (object.role === 'soul') return 'soul';
  if (object.copyOf !== null) return 'copied';
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const printed = sceneCards
    .card(object.card)
    .abilities.filter((ability) => ability.kind === 'activated' && same(ability.modes, modes));
  if (printed.length === 0) return 'gained';
  return printed.some((ability) => 'costs' in ability && same(ability.costs, costs)) ? 'own' : 'otherCosts';
};

/** An option with what it does, as copies go by the keys of what they were. */
const described = (id: string, effect: unknown): string => `${id} ${JSON.stringify(effect)}`;

/** The effect of an ability that is not one of several to choose from, as an option says it. */
const onlyEffect = ({ modes }: Usable['ability']): unknown => (modes.length === 1 ? modes[0]?.effect : undefined);

/** Everything that lies open in play. */
const objectsOf = (view: View): readonly ObjectView[] => [
  ...view.players.flatMap(({ characters, items, soulCards, curses }) => [characters, items, soulCards, curses].flat()),
  ...[...view.rooms, ...view.monsters, ...view.shop].flatMap(({ top }) => top ?? []),
];

/** What everybody sees that this player has the means to activate. */
const seenUsable = (view: View, player: PlayerId, judged: Judged): readonly string[] =>
  objectsOf(view).flatMap((object) =>
    object.usable.flatMap(({ ability, by }) => {
      if (!by.includes(player)) return [];
      judged[wayOf(object, ability, player)] += 1;
      return [described(`use:${object.id}:${ability.key}`, onlyEffect(ability))];
    }),
  );

/**
 * What a player has the means to activate is seen by everybody, and nothing else; whoever can respond from an open source
 * is judged to, and nobody who lacks the means.
 */
const checkResponses = (session: Session, judged: Judged): void => {
  const view = viewFor(session, null);
  const check = (player: PlayerId): void => {
    const { couldRespond } = concernsOf(view, player, 'concerns');
    const found = candidates(internalsOf(session).game, player).filter(
      (each) => isResponse(each) && isPublic(session, each),
    );
    const means = found.filter(isThinkable).map(({ option: { id, meaning } }) => described(id, meaning.effect));
    const used = means.filter((one) => one.startsWith('use:'));
    expect(seenUsable(view, player, judged).toSorted(), player).toEqual(used.toSorted());
    const can = found.filter(({ verdict }) => verdict() === null);
    if (can.length > 0) expect(couldRespond, `${player}: ${can.map(({ option }) => option.id).join()}`).toBe(true);
    if (couldRespond) expect(means, `${player} has nothing to respond with`).not.toEqual([]);
    judged[couldRespond ? 'asked' : 'passed'] += 1;
  };
  for (const player of stateIn(session).turnOrder) check(player);
};

/** Cards to act with; souls and a room that can be activated. */
const USUAL: readonly string[] = [
  'mr-boom',
  'battery-bum',
  'ghost',
  'fallen-lord',
  'idol',
  'coin-room',
  'coins-for-taps',
];

/** Cards that lend, grant, take away and copy abilities, change costs, or let loot be played from elsewhere: few at a time. */
const STRANGE: readonly (readonly string[])[] = [
  ['borrower', 'teacher', 'level-lesson', 'rummage', 'dear-items'],
  ['modeling-clay', 'coin-maker'],
  ['mimic', 'tap-mimic', 'pays-counters', 'bargain-bin', 'coins-for-taps'],
  ['gold-eye', 'deafener', 'silencer', 'soul-maker', 'meat'],
];

/** A game in which there are hardly any other cards than some of those, and ¢ to purchase them. */
const strangeGame = (seed: number): Session => {
  const isPlain = ({ type }: Card): boolean => ['loot', 'character', 'startingItem'].includes(type);
  const group = STRANGE[seed % STRANGE.length] ?? [];
  const some = (ids: readonly string[], copies: number): readonly Card[] =>
    ids.map((id) => ({ ...sceneCards.card(id), copies }));
  const cards = [...cardsOf(['base']).filter(isPlain), ...some(USUAL, 6), ...some(group, Math.ceil(40 / group.length))];
  const setup = setupForTable(cards, 2 + (seed % 3), 5, `strange ${seed}`, { ...STANDARD, rooms: true });
  const resources = { cards: sceneCards, random: seededRandom };
  const state = openStateOf(openGame(setup, resources, { checkpoints: false }));
  for (const player of Object.values(state.players)) player.coins = 22;
  return openFrom(state, resources);
};

/** The share of the windows that are looked at. */
const LOOK = 0.2;

/** Answers after which a game has shown what its cards do. */
const ANSWERS = 400;

const play = (session: Session, seed: number, judged: Judged): void => {
  const [answers, looks] = [numbers(seed), numbers(seed + 1)];
  for (let at = 0; at < ANSWERS && outcomeOf(session) === null; at += 1) {
    const decision = decisionOf(session)!;
    if (decision.key === 'priority' && looks() < LOOK) checkResponses(session, judged);
    apply(session, decision.player, randomAnswer(session, decision, answers));
  }
};

describe('PRIO-08: who is asked', () => {
  it('whoever can respond from what everyone sees could respond as judged, and nobody else', () => {
    const judged = nothingJudged();
    for (let seed = 700; seed < 700 + amount(3, 6); seed += 1)
      play(newGame(seed, 2 + (seed % 3), 2, false), seed, judged);
    expect(Math.min(judged.asked, judged.passed)).toBeGreaterThan(200);
  });

  it('so it is with what is lent, granted, copied, dearer, a soul or a room', () => {
    const judged = nothingJudged();
    for (let seed = 708; seed < 716; seed += 1) play(strangeGame(seed), seed, judged);
    for (const way of WAYS) expect(judged[way], way).toBeGreaterThan(5);
  });
});
