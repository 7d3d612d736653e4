import { expect, test } from 'vitest';
import {
  canTakeBack,
  decisionOf,
  openFrom,
  seededRandom,
  stackHeight,
  windowOf,
  type GameState,
  type OptionId,
  type PlayerId,
} from '../../../src/engine/index.js';
import { answer, undo } from '../../../src/table/play/answering.js';
import { settle } from '../../../src/table/play/settle.js';
import { setAskForced } from '../../../src/table/play/standing-orders.js';
import { newTable } from '../../../src/table/lobby/lobby.js';
import { isRefused, type WorkingCopy } from '../../../src/table/record/table-change.js';
import { updated, type AskingException, type Person, type StandingOrder } from '../../../src/table/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { ANN, BOB } from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

/** The table of Ann and Bob, P1 and P2, that plays on from a scene. */
const playing = (scene: Scene): WorkingCopy => {
  const state = JSON.parse(JSON.stringify(scene.state())) as GameState;
  scene.done({ midway: 'it is played on at a table' });
  const session = openFrom(state, { cards: sceneCards, random: seededRandom });
  const lobby = newTable('game', ANN, { language: 'en' });
  const seats = [ANN, BOB].map(({ user, name }, at) => {
    const player: PlayerId = `p${at + 1}`;
    return { ...lobby.game.seats[0]!, player, user, name };
  });
  return { session, data: settle(session, { ...updated(lobby, { game: { seats } }), phase: 'playing' }) };
};

const taken = (change: ReturnType<typeof answer>): WorkingCopy => {
  if (isRefused(change)) throw new Error(change.why);
  return change;
};

const answered = (now: WorkingCopy, person: Person, ...options: readonly OptionId[]): WorkingCopy =>
  taken(answer(now, person, { game: 'game', window: windowOf(now.session!), options }));

const asked = ({ session }: WorkingCopy): string => {
  const decision = decisionOf(session!);
  return `${decision?.player} ${decision?.key}`;
};

const optionOf = ({ session }: WorkingCopy, start: string): OptionId =>
  decisionOf(session!)!.options.find(({ id }) => id.startsWith(start))!.id;

const resting = sideways('plain');
const boom = (...monsters: readonly string[]): WorkingCopy =>
  playing(
    aScene()
      .player('p1', { character: resting, items: ['mr-boom'] })
      .player('p2', { character: resting })
      .monsters(...monsters),
  );
const used = (now: WorkingCopy): WorkingCopy => answered(now, ANN, optionOf(now, 'use:'));

const damageOn = ({ session }: WorkingCopy, card: string): number | undefined =>
  Object.values(stateIn(session!).objects).find((object) => object.card === card)?.damage;

test('DEC-31 TGT-01: a single target is not asked for: it is aimed at; one of two is chosen', () => {
  const now = used(boom('gurdy'));
  expect([asked(now), damageOn(now, 'gurdy')]).toEqual(['p1 priority', 1]);
  expect(asked(used(boom('gurdy', 'fly')))).toBe('p1 announce.target');
});

test('DEC-31: what was aimed without a question is taken back with the action that it belongs to, and no more', () => {
  const start = boom('gurdy');
  const now = used(start);
  expect(canTakeBack(now.session!, 'p1')).toBe(true);
  const back = taken(undo(now, ANN));
  expect([asked(back), damageOn(back, 'gurdy')]).toEqual(['p1 priority', 0]);
  expect(optionOf(back, 'use:')).toBe(optionOf(boom('gurdy'), 'use:'));
  expect(canTakeBack(back.session!, 'p1')).toBe(false);
});

test('DEC-31: whoever wants to is asked all the same', () => {
  const now = used(taken(setAskForced(boom('gurdy'), ANN, true)));
  expect(asked(now)).toBe('p1 announce.target');
  const given = answered(now, ANN, optionOf(now, 'o'));
  expect([asked(given), damageOn(given, 'gurdy')]).toEqual(['p1 priority', 1]);
  expect(asked(used(taken(setAskForced(boom('gurdy'), ANN, false))))).toBe('p1 priority');
});

test('DEC-31 DEATH-14: the only item goes with the penalty unasked; a choice among cards of a hand is asked', () => {
  const bombed = (items: readonly string[], hand: readonly string[]): WorkingCopy => {
    const scene = aScene()
      .player('p1', { character: resting, hand: ['bomb'], lootPlays: 1 })
      .player('p2', { character: resting, items: items.map(sideways), hand, damage: 1 });
    const now = playing(scene);
    return answered(answered(now, ANN, optionOf(now, 'play:')), ANN, 'p2');
  };
  const now = bombed(['mr-boom'], []);
  expect([asked(now), stateIn(now.session!).players.p2!.dead]).toEqual(['p1 priority', true]);
  expect(stateIn(now.session!).discards.treasure).toHaveLength(1);
  expect(asked(bombed(['mr-boom', 'battery-bum'], []))).toBe('p2 deathPenalty.item');
  expect(asked(bombed(['mr-boom'], ['a-penny', 'a-penny']))).toBe('p2 deathPenalty.loot');
});

/** Ann has bombed Bob, whose character lies sideways and may be recharged for it. */
const rechargeable = (order: StandingOrder, exceptions: readonly AskingException[] = []): WorkingCopy => {
  const scene = aScene()
    .player('p1', { character: resting, hand: ['bomb'], lootPlays: 1 })
    .player('p2', { character: resting, items: ['belly-button'] });
  const now = playing(scene);
  const seats = now.data.game.seats.map((seat) => ({ ...seat, order, exceptions: [...exceptions] }));
  const ordered = { ...now, data: updated(now.data, { game: { seats } }) };
  let at = answered(answered(ordered, ANN, optionOf(ordered, 'play:')), ANN, 'p2');
  while (asked(at).endsWith(' priority') && stackHeight(at.session!) > 0)
    at = answered(at, asked(at).startsWith('p1') ? ANN : BOB, 'pass');
  return at;
};

const isCharged = ({ session }: WorkingCopy): boolean =>
  Object.values(stateIn(session!).objects).every(({ controller, charged }) => controller !== 'p2' || charged);

test("a recharge of one's own that costs nothing is taken unasked, but for whoever is always asked", () => {
  const now = rechargeable('matters');
  expect([asked(now), isCharged(now)]).toEqual(['p1 priority', true]);
  const always = rechargeable('always');
  expect([asked(always), isCharged(always)]).toEqual(['p2 effect.may', false]);
  const declined = answered(always, BOB, 'no');
  expect([asked(declined), isCharged(declined)]).toEqual(['p1 priority', false]);
});

test('C8: whoever wants always to be asked of a card decides for themselves what it gives them', () => {
  expect(asked(rechargeable('decides', [{ ask: 'always', about: { is: 'card', card: 'belly-button' } }]))).toBe(
    'p2 effect.may',
  );
  const others: AskingException = { ask: 'always', about: { is: 'card', card: 'bomb' } };
  expect(asked(rechargeable('decides', [others]))).toBe('p1 priority');
});

/** A table at which Ann plays The Moon and keeps the first card; so many cards are in the loot deck. */
const mooning = (cards: number): WorkingCopy => {
  const names = ['bomb', 'a-penny', 'dice-shard', '2-cents', '3-cents'];
  const deck = [...names, ...Array.from({ length: cards - names.length }, () => 'blank-loot')];
  const now = playing(
    aScene()
      .player('p1', { character: resting, hand: ['xviii-the-moon'] })
      .player('p2', { character: resting })
      .wholeDeck('loot', deck),
  );
  return answered(now, ANN, optionOf(now, 'play:'));
};
const keptFirst = (now: WorkingCopy): WorkingCopy => answered(now, ANN, decisionOf(now.session!)!.options[0]!.id);
const bottomOf = ({ session }: WorkingCopy): readonly string[] => stateIn(session!).decks.loot.slice(0, 4).toReversed();

test('ZONE-07: cards for the bottom of a deck with many others go there as they are shown, unless choices are wanted', () => {
  const many = keptFirst(mooning(30));
  expect([asked(many), bottomOf(many)]).toEqual(['p1 priority', ['a-penny', 'dice-shard', '2-cents', '3-cents']]);
  const few = keptFirst(mooning(12));
  expect(asked(few)).toBe('p1 deck.order');
  const wanted = taken(setAskForced(mooning(30), ANN, true));
  expect(asked(keptFirst(wanted))).toBe('p1 deck.order');
});
