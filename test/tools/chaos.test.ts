import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { chaosOptions } from '../../tools/chaos/chaos-options.js';
import { BadArguments } from '../../tools/tool-arguments.js';
import { refusedTooOften, wrongWith, type TableEvidence } from '../../tools/chaos/checking/checker.js';
import { boardText, panelText } from '../../tools/chaos/checking/comparing.js';
import type { Press } from '../../tools/chaos/checking/presses.js';
import { openReplays } from '../../tools/chaos/checking/replays.js';
import { openSecrets } from '../../tools/chaos/checking/secrets.js';
import { numbersFrom } from '../../tools/chaos/plan/numbers.js';
import { planOf, type PlanOptions } from '../../tools/chaos/plan/plan.js';
import { typeInClosedThreads } from '../../tools/chaos/playing/closed-threads.js';
import { choiceOn } from '../../tools/chaos/playing/choices.js';
import { toldBy } from '../../tools/chaos/playing/told.js';
import { decisionOf, seededRandom, takeEntries, viewFor, type LogEntry } from '../../src/engine/index.js';
import { createTables, windowFor } from '../../src/table/index.js';
import { answer, asked, CHANNEL, dealt, embedded, PEOPLE, silent } from '../table/table-scene.js';
import { openHouse, speak } from '../discord/support/house.js';
import { newGame } from '../support/playout.js';

const press = (interaction: string, more: Partial<Press> = {}): Press => ({
  interaction,
  channel: '1',
  person: 'ann',
  pressed: `["v1:g:a:opt:${interaction}",[]]`,
  at: 100,
  took: 20,
  told: 'done',
  said: '• Ann attacks.',
  ...more,
});

const line = (revision: number, index = 0) => ({
  id: `g.${revision}.${index}`,
  revision,
  text: `line ${revision}.${index}`,
});

/** A table at which two presses have counted, a third was refused, and nothing is wrong. */
const right: TableEvidence = {
  channel: '1',
  presses: [press('i1'), press('i2'), press('i3', { told: 'refused', said: 'The table has moved on.' })],
  commits: new Map([
    ['i1', 4],
    ['i2', 5],
  ]),
  logBefore: [line(3), line(3, 1)],
  log: [line(3), line(3, 1), line(4), line(5)],
  replays: [{ about: 'turn 1', leadsTo: 'one state', stands: 'one state' }],
  boards: 1,
  mentions: { unknown: 0, vanished: 0 },
  screens: [{ whose: 'Ann', what: 'panel', shows: 'r5', should: 'r5', isEarlier: false }],
  secrets: [
    {
      whose: 'Bob',
      hidden: ['Lust', 'Chaos'],
      known: ['Blood Lust'],
      sent: ['Bob plays Blood Lust.', 'In chaos, Chaosx'],
    },
  ],
};

const found = (change: Partial<TableEvidence>): readonly string[] =>
  wrongWith({ ...right, ...change }).map(({ is }) => is);

test('nothing is found where nothing is wrong', () => {
  expect(found({})).toEqual([]);
});

test.each<[string, Partial<TableEvidence>, readonly string[]]>([
  [
    'an acknowledged press that is no commit',
    {
      commits: new Map([
        ['i1', 4],
        ['x', 5],
      ]),
    },
    ['lost'],
  ],
  ['a line that has gone from the log', { log: [line(3), line(4), line(5)] }, ['lost']],
  ['a line that reads otherwise than before', { logBefore: [{ ...line(3), text: 'another' }, line(3, 1)] }, ['lost']],
  ['all lines gone, as from a server that kept nothing', { log: [], presses: [] }, ['lost']],
  ['a second effect of an interaction, which no other one asked for', { log: [...right.log, line(6)] }, ['doubled']],
  ['one line twice', { log: [...right.log, line(5)] }, ['doubled']],
  [
    'one commit for two interactions',
    {
      commits: new Map([
        ['i1', 4],
        ['i2', 4],
        ['x', 5],
      ]),
    },
    ['doubled'],
  ],
  ['two boards', { boards: 2 }, ['doubled']],
  ['a mention that should have gone', { mentions: { unknown: 1, vanished: 0 } }, ['doubled']],
  ['a mention that has vanished', { mentions: { unknown: 0, vanished: 1 } }, ['lost']],
  [
    'a press of which somebody was told that it was not saved, and it was',
    { presses: [press('i1'), press('i2', { told: 'unsaved' })] },
    ['diverged'],
  ],
  [
    'a press that was refused in words and done',
    { presses: [press('i1'), press('i2', { told: 'refused' })] },
    ['diverged'],
  ],
  ['a history that leads elsewhere', { replays: [{ about: 'turn 2', leadsTo: 'one', stands: 'two' }] }, ['diverged']],
  [
    'a screen of this moment that shows something else',
    { screens: [{ whose: 'everybody', what: 'board', shows: 'r5 A', should: 'r5 B', isEarlier: false }] },
    ['diverged'],
  ],
  [
    'a screen of an earlier moment',
    { screens: [{ whose: 'Ann', what: 'panel', shows: 'r4', should: 'r5', isEarlier: true }] },
    ['stale'],
  ],
  [
    'the name of a hidden card in what somebody was sent',
    { secrets: [{ whose: 'Bob', hidden: ['Lust'], known: ['Blood Lust'], sent: ['Blood Lust; Lust is next'] }] },
    ['leaked'],
  ],
])('found is %s', (_what, change, expected) => {
  expect(found(change)).toEqual(expected);
});

test('a press that failed and was pressed again counts once, as one of both', () => {
  const again = [
    press('i1', { told: 'uncertain', pressed: 'the same' }),
    press('i2', { pressed: 'the same', at: 200 }),
  ];
  expect(
    found({
      presses: again,
      commits: new Map([
        ['i1', 4],
        ['x', 5],
      ]),
    }),
  ).toEqual([]);
  expect(
    found({
      presses: again,
      commits: new Map([
        ['x', 4],
        ['y', 5],
      ]),
    }),
  ).toEqual(['lost']);
  const others = [press('i1', { told: 'uncertain', pressed: 'the same', person: 'bob' }), again[1]!];
  expect(
    found({
      presses: others,
      commits: new Map([
        ['i1', 4],
        ['x', 5],
      ]),
    }),
  ).toEqual(['lost']);
});

test('what somebody was not told for certain is neither lost nor doubled', () => {
  const unsure = [press('i1', { told: 'uncertain' }), press('i2', { told: 'uncertain', person: 'bob' })];
  expect(
    found({
      presses: unsure,
      commits: new Map([
        ['i1', 4],
        ['x', 5],
      ]),
    }),
  ).toEqual([]);
});

test('a game is done again from its history, and a state that differs is found', async () => {
  const { store, close } = await embedded();
  const cards = { card: cardById };
  const tables = createTables({ store, cards, log: silent, random: () => 'chaos', later: () => undefined });
  await dealt(tables, PEOPLE);
  for (let n = 0; n < 150; n += 1) {
    const table = (await tables.table(CHANNEL))!;
    const decision = decisionOf(table.session!);
    if (decision === null || windowFor(table, asked(table).user) === null) break;
    const ends = decision.options.some(({ id }) => id === 'end');
    await answer(tables, table, asked(table), ...(ends ? ['end'] : decision.fallback));
  }
  const { session } = (await tables.table(CHANNEL))!;
  const history = await tables.history(CHANNEL);
  await close();
  const resources = { cards, random: seededRandom };
  const replays = openReplays();
  const all = replays(history, session!, resources);
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter(({ leadsTo, stands }) => leadsTo !== stands)).toEqual([]);
  expect(replays(history, session!, resources)).toEqual([]);
  const shortened = history.map((turn, at) => (at === 1 ? { ...turn, steps: turn.steps.slice(0, -1) } : turn));
  expect(replays(shortened, session!, resources).filter(({ leadsTo, stands }) => leadsTo !== stands)).toHaveLength(1);
});

test('hidden are the cards of decks and of other hands that somebody has never seen', () => {
  const isAlone = (card: string): boolean => (cardById(card).copies ?? 1) === 1;
  const session = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => newGame(seed, 2))
    .find((one) => viewFor(one, 'p2').hand.some(({ card }) => isAlone(card)))!;
  const entries: readonly LogEntry[] = takeEntries(session);
  const view = viewFor(session, 'p1');
  const secrets = openSecrets();
  const hidden = secrets.hiddenFrom('1', 'p1', { session, view, entries });
  const own = view.hand.map(({ card }) => card);
  expect(hidden.length).toBeGreaterThan(100);
  expect(hidden.filter((card) => own.includes(card))).toEqual([]);
  const others = viewFor(session, 'p2')
    .hand.map(({ card }) => card)
    .filter(isAlone);
  expect(hidden).toEqual(expect.arrayContaining(others));
  const fromAll = secrets.hiddenFrom('1', null, { session, view: viewFor(session, null), entries });
  expect(fromAll).toEqual(expect.arrayContaining(others));
  const [first] = hidden;
  const seen = secrets.hiddenFrom('1', 'p1', { session, view: { looksAt: first }, entries });
  expect(seen).not.toContain(first);
});

const shown = (description: string, verbs: readonly string[] = [], more: Partial<APIMessage> = {}): APIMessage =>
  ({
    content: '',
    embeds: [{ title: 'Your hand', description, footer: { text: 'As of r7' } }],
    components: [
      {
        type: 1,
        components: verbs.map((verb) => ({ type: 2, style: 2, label: verb, custom_id: `v1:g:a:${verb}` })),
      },
    ],
    ...more,
  }) as APIMessage;

const w = speak('en');

test.each<[string, string, APIMessage | null, string]>([
  ['opt', 'what happened', shown('• Ann attacks.\n\n**You are not asked.**'), 'done'],
  ['pass', 'the panel without a word', shown('**You have passed.**'), 'done'],
  [
    'opt',
    'that the table has moved on',
    shown(`${w.errors.refusal({ why: 'movedOn' }, { player: () => '', card: () => '' })}\n\n**Go on.**`),
    'refused',
  ],
  ['attack', 'a rule', shown('You have attacked in this turn already (ATK-01).\n\n**Go on.**'), 'refused'],
  ['opt', 'that saving failed', shown('', [], { content: w.errors.savingFailed, embeds: [] }), 'unsaved'],
  ['opt', 'that it is not certain', shown('', [], { content: w.errors.savingUncertain, embeds: [] }), 'uncertain'],
  ['opt', 'that it is done, and no more', shown('', [], { content: w.board.done, embeds: [] }), 'done'],
  ['opt', 'a question whether it is meant', shown('**End your turn?**', ['sure:end']), 'shown'],
  ['step', 'a choice in preparation', shown('**Choose two.**'), 'shown'],
  ['opt', 'nothing after it was told to wait', null, 'uncertain'],
  [
    'opt',
    'what happened, below what a death costs',
    shown('**You lose 1¢.**\n\n• Ann rolls 2.\n\n**Respond.**'),
    'done',
  ],
])('whoever presses %s and is shown %s', (verb, _what, message, told) => {
  const response =
    message === null ? InteractionResponseType.DeferredMessageUpdate : InteractionResponseType.UpdateMessage;
  expect(toldBy({ verb, isPublic: false, response, took: 30, message }, w)).toBe(told);
});

test('a press on the board that is answered without a word counts when the answer was quick', () => {
  const quiet = {
    verb: 'pass',
    isPublic: true,
    response: InteractionResponseType.DeferredMessageUpdate,
    message: null,
  };
  expect(toldBy({ ...quiet, took: 200 }, w)).toBe('done');
  expect(toldBy({ ...quiet, took: 900 }, w)).toBe('uncertain');
});

test('boards are compared as a whole, panels without what somebody was told last', () => {
  const [one, other] = [shown('• Ann attacks.\n\n**Go on.**', ['pass']), shown('**Go on.**', ['pass'])];
  expect(panelText(one)).toBe(panelText(other));
  expect(boardText(one)).not.toBe(boardText(other));
  expect(panelText(one)).not.toBe(panelText(shown('**Go on.**', ['opt:end'])));
  expect(panelText({ ...one, embeds: [{ title: 'Your hand', footer: { text: 'As of r8' } }] })).not.toBe(
    panelText(one),
  );
});

const options: PlanOptions = { seed: '1', store: 'one', processes: 3, tables: 9, kills: 300, redisKills: 30 };

test('the plan follows from its seed and has all kills, among every kind of fault', () => {
  const plan = planOf(options);
  expect(planOf(options)).toEqual(plan);
  expect(planOf({ ...options, seed: '2' })).not.toEqual(plan);
  const faults = plan.flatMap((round) => round.faults.map(({ fault }) => fault));
  const kills = faults.flatMap((fault) => (fault.is === 'kill' ? fault.bots : []));
  expect(kills).toHaveLength(300);
  expect(faults.filter(({ is }) => is === 'killRedis')).toHaveLength(30);
  expect([...new Set(faults.map(({ is }) => is))].toSorted()).toEqual(
    `again clock cut emojis forbidden full fullLog gateway kill killRedis late oddPackets refuse refuseGateway rolling
    sleep sleepRedis slow`.split(/\s+/),
  );
  const clustered = planOf({ ...options, store: 'cluster' }).flatMap((round) =>
    round.faults.map(({ fault }) => fault.is),
  );
  expect(clustered).toContain('moveSlot');
  expect(clustered).not.toContain('full');
});

test('many requests that Discord has refused are found, and named by what was asked for most', () => {
  const refused = (count: number, request: string): readonly string[] => Array.from({ length: count }, () => request);
  const few = [...refused(20, '403 GET /channels/1'), ...refused(40, '429 GET /gateway/bot')];
  expect(refusedTooOften(few)).toEqual([]);
  expect(refusedTooOften([...few, ...refused(30, '403 GET /channels/1')])).toEqual([
    'Discord refused 90 requests, which count towards a ban: 50 times 403 GET /channels/1, 40 times 429 GET /gateway/bot',
  ]);
});

test('people who type where the bot may not be ask much of it, and it asks Discord little', async () => {
  const { standIn } = await openHouse();
  const typed = await typeInClosedThreads(standIn, standIn.channelId, 3_000);
  expect(standIn.invalid.length).toBeGreaterThan(0);
  expect(standIn.invalid.length).toBeLessThanOrEqual(4); // one for each thread
  expect(typed).toBeGreaterThan(standIn.invalid.length);
});

test('what somebody chooses follows from the seed and from what they see', () => {
  const panel = shown('**Go on.**', ['opt:end', 'attack:m1', 'buy:1', 'pass', 'why']);
  const chosen = (seed: string): readonly (string | undefined)[] =>
    Array.from({ length: 40 }, (_, n) => choiceOn(panel, numbersFrom(seed), 'ann', n)?.verb);
  expect(chosen('1')).toEqual(chosen('1'));
  expect(chosen('1')).not.toEqual(chosen('2'));
  expect(new Set(chosen('1'))).toEqual(new Set(['opt', 'attack', 'buy', 'pass', 'why']));
  expect(choiceOn(shown('**Wait.**'), numbersFrom('1'), 'ann', 1)).toBeNull();
});

test('arguments that mean nothing are refused in a sentence', () => {
  expect(chaosOptions(['--store', 'cluster', '--kills', '5'])).toMatchObject({
    store: 'cluster',
    kills: 5,
    processes: 3,
  });
  expect(() => chaosOptions(['--store', 'two'])).toThrow(
    new BadArguments('--store knows one, sentinel, cluster, not "two".'),
  );
  expect(() => chaosOptions(['--processes', '0'])).toThrow('--processes takes a whole number from 1 to 8, not "0".');
  expect(() => chaosOptions(['--loud'])).toThrow(BadArguments);
});
