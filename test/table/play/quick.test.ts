import { expect, test } from 'vitest';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { whyMessage } from '../../../src/discord/messages/panel/why-page.js';
import { helpMessage } from '../../../src/discord/messages/person/help-page.js';
import { drawableBoard } from '../../../src/discord/live-messages/pictures/drawables.js';
import { canOnlyPass, takeEntries } from '../../../src/engine/index.js';
import {
  isFreeActionPhase,
  knownDeadline,
  knownWait,
  mayAnswer,
  ownDeadline,
  publicView,
  updated,
  waitingFor,
  whyAsked,
  type Table,
} from '../../../src/table/index.js';
import { answer } from '../../../src/table/play/answering.js';
import { withDeadlines, overdue } from '../../../src/table/timekeeping/deadlines.js';
import { isRefused } from '../../../src/table/record/table-change.js';
import { speak } from '../../discord/support/house.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { AutomationScene, START } from '../automation/automation-scene.js';
import { CHANNEL, CYD, DAN } from '../table-scene.js';
import { HOUR } from '../../support/durations.js';

/** A hand with which something can be done at any time, and one that needs a roll on the stack: both with a loot play. */
const ANSWERS = { character: sideways('isaac'), hand: ['bomb'], lootPlays: 1 };
const NEEDS_ROLL = { character: sideways('isaac'), hand: ['dice-shard'], lootPlays: 1 };

const fight = (): Scene => aScene({ players: 3 }).player('p1', { character: 'isaac' }).monsters('gurdy');

/** P1 has declared an attack. */
const declared = (scene: Scene, quick: boolean): AutomationScene =>
  new AutomationScene(scene, { quick }).answer({ user: '1', name: 'Ann' }, 'attack');

const hands = (p2: typeof ANSWERS, p3: typeof ANSWERS): Scene => fight().player('p2', p2).player('p3', p3);

const tableOf = ({ working: { data, session } }: AutomationScene): Table => ({
  channel: CHANNEL,
  revision: 1,
  data,
  session,
});

test('a quick table asks only who could do more than pass; a sealed one asks the same two whatever they hold', () => {
  for (const [p2, p3, able] of [
    [ANSWERS, NEEDS_ROLL, ['p2']],
    [NEEDS_ROLL, ANSWERS, ['p3']],
    [ANSWERS, ANSWERS, ['p2', 'p3']],
  ] as const) {
    expect(waitingFor(tableOf(declared(hands(p2, p3), true)))).toEqual(able);
    expect(waitingFor(tableOf(declared(hands(p2, p3), false)))).toEqual(['p2', 'p3']);
  }
});

test('with a window in which nobody could do anything a quick table goes on at once; a sealed one waits', () => {
  expect(declared(hands(NEEDS_ROLL, NEEDS_ROLL), true).asked()).toBe('p1 attack.target');
  const sealed = tableOf(declared(hands(NEEDS_ROLL, NEEDS_ROLL), false));
  expect([waitingFor(sealed), knownWait(sealed)]).toEqual([['p2', 'p3'], { is: 'named', players: ['p2', 'p3'] }]);
});

test('each window of a quick table is judged anew, as it opens', () => {
  const scene = declared(hands(ANSWERS, NEEDS_ROLL), true).answer({ user: '2', name: 'Bob' }, 'pass');
  expect(scene.asked()).toBe('p1 attack.target');
  scene.answer({ user: '1', name: 'Ann' }, scene.option('o')).passTo('p2 priority');
  expect([scene.stack(), waitingFor(tableOf(scene))]).toEqual([['roll gurdy'], ['p1', 'p2', 'p3']]);
});

test('whoever is passed over is told so, and can hold the window like anybody else', () => {
  const table = tableOf(declared(hands(ANSWERS, NEEDS_ROLL), true));
  expect(whyAsked(table, CYD.user)).toEqual({ is: 'passedOver' });
  expect([canOnlyPass(table.session!, 'p3'), mayAnswer(table, CYD.user)]).toEqual([true, false]);
  const sealed = tableOf(declared(hands(ANSWERS, NEEDS_ROLL), false));
  expect(whyAsked(sealed, CYD.user)).toEqual({ is: 'always' });
});

/** Everything that somebody who is not awaited can see of a table, in both languages: Ann, whose turn it is, and a spectator. */
const seen = (table: Table): string => {
  const view = publicView(table)!;
  const of = ['en', 'fr'] as const;
  const pages = of.map(speak).map((w) => {
    const drawn = drawableBoard(table, w, [])!;
    return {
      board: boardMessage(table, w, []),
      picture: [drawn.alt, 'scene' in drawn ? drawn.scene : null],
      own: panelMessage({ table, user: '1', w, page: 0, chosen: [], notice: null }),
      why: ['1', DAN.user].map((user) => whyMessage(table, user, w)),
      help: helpMessage({ table, user: '1', w, topic: null, isDirect: false }),
      stack: ['', ...view.stack.map(({ id }) => id)].map((path) => inspectMessage(table, '1', w, path)),
    };
  });
  return JSON.stringify({ pages, view, wait: knownWait(table) }, null, 1);
};

test('who of two is awaited at a quick table shows nowhere but to them; at a sealed one both are named', () => {
  const [one, other] = [declared(hands(ANSWERS, NEEDS_ROLL), true), declared(hands(NEEDS_ROLL, ANSWERS), true)];
  expect(seen(tableOf(one))).toBe(seen(tableOf(other)));
  for (const [language, awaits] of [
    ['en', 'Waiting for 1 answer.'],
    ['fr', 'On attend 1 réponse.'],
  ] as const) {
    const w = speak(language);
    const table = tableOf(one);
    expect(boardMessage(table, w, []).embeds[0]!.description).toContain(awaits);
    expect(drawableBoard(table, w, [])!.alt).toContain(awaits);
    const others = panelMessage({ table, user: CYD.user, w, page: 0, chosen: [], notice: null });
    expect(others.embeds[0]!.description).toContain(awaits);
    expect(others.embeds[0]!.description).not.toContain('Bob');
    const own = panelMessage({ table, user: '2', w, page: 0, chosen: [], notice: null });
    expect(JSON.stringify(own)).toContain(`"${w.ui.pass}"`);
    const both = tableOf(declared(hands(ANSWERS, ANSWERS), true));
    expect(boardMessage(both, w, []).embeds[0]!.description).toContain(w.board.awaitsAnswers(2));
    const sealed = boardMessage(tableOf(declared(hands(ANSWERS, NEEDS_ROLL), false)), w, []);
    expect(sealed.embeds[0]!.description).toContain(w.board.mayRespond(['Bob', 'Cyd']));
  }
});

test('whoever passes without being asked hears how many are awaited, and not who', () => {
  const scene = declared(hands(ANSWERS, NEEDS_ROLL), true);
  const change = answer(scene.working, CYD, { game: 'game', window: scene.data.game.window!.id, options: ['pass'] });
  expect(change).toMatchObject({ why: 'notYourQuestion', waitingFor: { is: 'counted', answers: 1 } });
  const names = { player: () => 'somebody', card: String };
  const said = (['en', 'fr'] as const).map((language) => speak(language).errors.refusal(change as never, names));
  expect(said).toEqual([
    'PRIO-04: you do not have priority now. Waiting for 1 answer.',
    'PRIO-04\u00a0: vous n’avez pas la priorité en ce moment. On attend 1 réponse.',
  ]);
});

test('whose turn it is, and who chooses, is plain at a quick table too', () => {
  const scene = new AutomationScene(hands(ANSWERS, NEEDS_ROLL), { quick: true });
  const main = tableOf(scene);
  expect(isFreeActionPhase(publicView(main)!, 'p1')).toBe(true);
  expect(knownWait(main)).toEqual({ is: 'named', players: ['p1'] });
  expect(boardMessage(main, speak('en'), []).embeds[0]!.description).toContain('Ann may act.');
  scene.answer({ user: '1', name: 'Ann' }, 'attack').answer({ user: '2', name: 'Bob' }, 'pass');
  expect(scene.asked()).toBe('p1 attack.target');
  expect(knownWait(tableOf(scene))).toEqual({ is: 'named', players: ['p1'] });
});

const PACE = { name: 'days', answer: 3600, turn: 7200, lateTurn: 'end' } as const;

/** A window over days in which P2 is awaited, at its deadline: who may read the line that says so, and when it was. */
const missed = (quick: boolean) => {
  const { working } = declared(hands(ANSWERS, NEEDS_ROLL), quick);
  const paced = {
    ...working,
    data: updated(working.data, { game: { options: { ...working.data.game.options, pace: PACE } } }),
  };
  const waits = withDeadlines(null, paced, START, 0);
  const [known, own] = [knownDeadline(waits), ownDeadline(waits.data, 'p2')];
  takeEntries(waits.session!);
  const after = overdue(waits, START + HOUR, 0);
  expect(isRefused(after)).toBe(false);
  const late = takeEntries(waits.session!).filter(({ line }) => line.say === 'late');
  return { known, own, late: late.map(({ to }) => to) };
};

test('until when somebody is awaited at a quick table, and that their time ran out, is told to them alone', () => {
  expect(missed(true)).toEqual({ known: null, own: START + HOUR, late: [['p2']] });
  expect(missed(false)).toEqual({ known: START + HOUR, own: START + HOUR, late: ['all', 'all'] }); // P3 as well
});
