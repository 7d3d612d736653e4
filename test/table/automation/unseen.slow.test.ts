import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  decisionOf,
  load,
  openGame,
  outcomeOf,
  save,
  viewFor,
  windowOf,
  type PlayerId,
} from '../../../src/engine/index.js';
import { runScheduledAction, withScheduledActions } from '../../../src/table/automation/scheduled-actions.js';
import { answerRest, makeReady, readyId } from '../../../src/table/automation/ready-orders.js';
import { setUntilBack } from '../../../src/table/automation/until-back.js';
import { addStep, stepId } from '../../../src/table/automation/plan-steps.js';
import { plannable } from '../../../src/table/automation/plannable.js';
import { readyOffers } from '../../../src/table/automation/ready.js';
import { withDeadlines } from '../../../src/table/timekeeping/deadlines.js';
import { answer } from '../../../src/table/play/answering.js';
import { settle } from '../../../src/table/play/settle.js';
import {
  deadlineOf,
  progressOf,
  publicView,
  randomFrom,
  setupForTable,
  updated,
  waitingFor,
  windowFor,
  type Table,
} from '../../../src/table/index.js';
import { isRefused, type TableChange, type WorkingCopy } from '../../../src/table/record/table-change.js';
import type { Refusal } from '../../../src/table/record/outcome.js';
import { newTable } from '../../../src/table/lobby/lobby.js';
import { PEOPLE } from '../table-scene.js';
import { resources } from '../../support/resources.js';

const cards = { card: cardById };
const NOW = Date.UTC(2026, 10, 23, 12);
const PACE = { name: 'days', answer: 28_800, turn: 86_400, lateTurn: 'end' } as const;

/** A game of four people over days that has just been dealt, without its seed the same as any other of it. */
const begun = (seed: string): WorkingCopy => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, seed), resources);
  const lobby = newTable('game', PEOPLE[0]!, { language: 'en' });
  const seats = PEOPLE.map(({ user, name }, at) => {
    const player: PlayerId = `p${at + 1}`;
    return { ...lobby.game.seats[0]!, player, user, name, order: 'concerns' as const };
  });
  const options = { ...lobby.game.options, pace: PACE };
  return { session, data: settle(session, { ...updated(lobby, { game: { options, seats } }), phase: 'playing' }) };
};

const finished = (before: WorkingCopy, change: TableChange | Refusal): WorkingCopy => {
  if (isRefused(change)) throw new Error(change.why);
  return withDeadlines(
    before,
    withScheduledActions(change, NOW, () => 0.5),
    NOW,
    0,
  );
};

/** What everybody but one can see, and all of the record that messages to others are made from. */
const seenByOthers = ({ session, data }: WorkingCopy, player: PlayerId) => {
  const table: Table = { channel: '900', revision: 0, session, data };
  return {
    view: publicView(table),
    asked: waitingFor(table),
    window: windowFor(table, null),
    deadline: deadlineOf(data),
    progress: progressOf(table),
    phase: data.phase,
    others: data.game.seats.filter((seat) => seat.player !== player),
    offers: data.social.offers,
  };
};

/** Everything that somebody's cards offer is made ready, their turn is planned, and they decline every offer of another. */
const withEverythingReady = (working: WorkingCopy, player: PlayerId): WorkingCopy => {
  const person = PEOPLE[Number(player.slice(1)) - 1]!;
  let now = working;
  const offers = readyOffers(working.session!, player).toReversed().slice(0, 10);
  for (const offer of offers) {
    const made = makeReady(now, person, readyId(offer));
    if (!isRefused(made)) now = made;
  }
  for (const step of plannable(working.session!, player).toReversed().slice(1, 5)) {
    const written = addStep(now, person, stepId(step));
    if (!isRefused(written)) now = written;
  }
  const declined = answerRest(now, person, ['pass', 'computer', player === 'p1' ? 'p2' : 'p1']);
  return finished(working, declined);
};

const copy = ({ session, data }: WorkingCopy): WorkingCopy => ({
  session: load(save(session!), resources).session,
  data,
});

test('whether somebody has answers ready, a plan, or gone until they are back shows to nobody before it acts: window, board, awaited, deadline', () => {
  let compared = 0;
  let used = 0;
  for (const seed of ['one', 'two', 'three']) {
    const random = randomFrom(seed.length * 977);
    let plain = begun(seed);
    for (let answers = 0; answers < 70 && outcomeOf(plain.session!) === null; answers += 1) {
      const decision = decisionOf(plain.session!)!;
      const { player } = decision;
      const secret = PEOPLE.map((_, at): PlayerId => `p${at + 1}`)[answers % 4]!;
      const armed = withEverythingReady(copy(plain), secret);
      const before = JSON.stringify(seenByOthers(finished(plain, plain), secret));
      expect(JSON.stringify(seenByOthers(armed, secret))).toBe(before);
      const gone = finished(plain, setUntilBack(copy(plain), PEOPLE[Number(secret.slice(1)) - 1]!));
      expect(JSON.stringify(seenByOthers(gone, secret))).toBe(before);
      const chosen = chooseAnswer('random', viewFor(plain.session!, player), random, cards);
      const person = PEOPLE[Number(player.slice(1)) - 1]!;
      const click = (now: WorkingCopy) => ({ game: 'game', window: windowOf(now.session!), options: chosen });
      if (armed.data.clock.comingUp.length > 0 && !isRefused(runScheduledAction(copy(armed), NOW + 1_000_000)))
        used += 1;
      const next = finished(plain, answer(plain, person, click(plain)));
      for (const arranged of [armed, gone]) {
        const other = finished(arranged, answer(arranged, person, click(arranged)));
        expect(JSON.stringify(seenByOthers(other, secret).view)).toBe(JSON.stringify(seenByOthers(next, secret).view));
        expect(waitingFor({ data: other.data })).toEqual(waitingFor({ data: next.data }));
        expect(deadlineOf(other.data)).toBe(deadlineOf(next.data));
      }
      plain = next;
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150);
  expect(used).toBeGreaterThan(0);
});
