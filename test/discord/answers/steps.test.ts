import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import type { Responder } from '../../../src/discord/answers/answer/responder.js';
import { handleClick } from '../../../src/discord/answers/clicks.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { numbersIn } from '../../../src/discord/memory/numbers.js';
import { peopleIn, USUAL } from '../../../src/discord/memory/people.js';
import type { BotServices } from '../../../src/discord/live-messages/bot-services.js';
import { createPanels } from '../../../src/discord/live-messages/panels.js';
import { createPictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { type Decision, openGame, type Option, seededRandom } from '../../../src/engine/index.js';
import { createLogger } from '../../../src/ops/index.js';
import {
  STOPPED,
  type Click,
  setupForTable,
  createHostQuestions,
  STANDARD,
  StoreUnavailable,
  type Table,
  type Tables,
  UNCALLED,
  UNTOUCHED,
} from '../../../src/table/index.js';
import { createBudget } from '../../../src/discord/rest/budget.js';
import { HandTimers } from '../support/hand-timers.js';
import { UNPOSTED } from '../../../src/table/record/data.js';
import { speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import type { Actor } from '../../../src/discord/answers/answer/actor.js';
import { internalsOf, stateIn } from '../../support/internals.js';
const USER = 'u1';

/** So many options that are told apart by a number. */
const numbers = (count: number): readonly Option[] =>
  Array.from({ length: count }, (_, number) => ({ id: `n${number}`, meaning: { kind: 'number', number } }));

/** A person whose panel asks this; what they answer is kept instead of being done. */
const askedTo = (question: Pick<Decision, 'options' | 'min' | 'max'> & { readonly ordered?: true }) => {
  const session = openGame(setupForTable(cardsOf(['base']), 2, 4, 'steps'), {
    cards: { card: cardById },
    random: seededRandom,
  });
  const player = stateIn(session).turn.active;
  const decision: Decision = {
    player,
    key: 'deck.order',
    source: null,
    card: null,
    secret: true,
    fallback: [],
    ...question,
  };
  internalsOf(session).decision = decision;
  const seat = { name: 'Ann', computer: null, order: 'concerns', holdPriority: false, passing: null } as const;
  const table: Table = {
    channel: '1',
    revision: 1,
    session,
    data: {
      phase: 'playing',
      game: {
        id: 'g1',
        host: USER,
        souls: 4,
        options: STANDARD,
        upkeep: UNTOUCHED,
        seats: (['p1', 'p2'] as const).map((id) => ({ ...seat, player: id, user: id === player ? USER : 'u2' })),
        window: { id: '5.0', asked: [player], sealed: [], held: [], waits: [] },
        sealedChoice: null,
        acted: null,
        tableActs: [],
        seedHash: null,
      },
      display: { language: 'en', picture: true, messages: UNPOSTED },
      social: {
        finding: UNCALLED,
        offers: [],
        invitations: [],
        former: [],
        endProposal: null,
        rewindProposal: null,
        mendProposal: null,
        promises: [],
      },
      clock: { ...STOPPED, comingUp: [] },
    },
  };
  const answers: Click[] = [];
  const tables = {
    table: async () => table,
    perform: async (_channel: string, _by: unknown, { click }: { readonly do: 'answer'; readonly click: Click }) => {
      answers.push(click);
      return { is: 'done', table, entries: [] };
    },
  } as unknown as Tables;
  const kept = new Map<string, string>();
  const broken = { after: Number.POSITIVE_INFINITY };
  const there = <T>(result: T): T => {
    if (answers.length >= broken.after) throw new StoreUnavailable('gone');
    return result;
  };
  const drafts = draftsIn({
    draft: async (channel, user) => there(kept.get(channel + user) ?? null),
    setDraft: async (channel, user, text) =>
      void there(text === null ? kept.delete(channel + user) : kept.set(channel + user, text)),
    replaceDraft: async (channel, user, before, text) => {
      if (there(kept.get(channel + user) ?? null) !== before || text === null) return false;
      kept.set(channel + user, text);
      return true;
    },
  });
  const people = peopleIn({
    userData: async () => null,
    setUserData: async () => undefined,
    replaceUserData: async () => true,
  });
  const numbers = numbersIn({ draft: async () => null, setDraft: async () => undefined }, new HandTimers());
  const log = createLogger({ level: 'silent' });
  const context = { tables, drafts, people, numbers, words: speak, log, pictures: createPictures(log) };
  const panels = createPanels(context, createBudget(new HandTimers()), new HandTimers(), () => false);
  const services: BotServices = {
    ...context,
    panels,
    trials: { test: async () => null, close: async () => undefined },
    readings: { read: async () => null, close: async () => undefined },
    lastRead: { unread: async () => ({ entries: [], looked: null }), looked: async () => undefined },
    boards: {
      markDirty: async () => undefined,
      repost: async () => undefined,
      markForbidden: async () => undefined,
      retryForbidden: () => false,
      invalidate: () => undefined,
      lease: () => null,
      isBehind: () => false,
      stop: async () => undefined,
    },
    hostQuestions: createHostQuestions({ serverData: async () => null, replaceServerData: async () => true }),
    tell: async () => undefined,
    absences: {
      seen: () => undefined,
      check: async () => undefined,
      presenceOf: async () => 'here',
      presenceForClocks: async () => 'here',
    },
    closed: async () => undefined,
    hands: {
      greet: async () => true,
      refusedLately: async () => false,
      changed: async () => undefined,
      stop: async () => undefined,
    },
    archive: { post: async () => undefined, seen: (channel) => ({ channel, isThere: false, missing: [] }) },
    tags: { sync: async () => undefined },
    guildState: {
      mayMention: () => 'gone',
      missingPermissions: () => [],
      serverOf: () => null,
      canAccess: async () => true,
      self: () => '<@9>',
    },
    threads: { open: async () => 'open', showResult: async () => undefined },
    news: {
      hold: () => () => undefined,
      sync: async () => undefined,
      stop: async () => undefined,
    },
    proposals: {
      hold: () => () => undefined,
      sync: async () => undefined,
      repost: async () => undefined,
      stop: async () => undefined,
    },
    notices: {
      seen: () => undefined,
      isThere: () => false,
      answered: async () => undefined,
      hold: () => () => undefined,
      sync: async () => undefined,
      stop: async () => undefined,
    },
  };
  let shown: Payload | null = null;
  const said: string[] = [];
  const responder: Responder = {
    origin: 'panel',
    deferIfSlow: async (work) => work,
    assertNotExpired: async () => undefined,
    assertStillValid: async () => undefined,
    async panel(payload) {
      shown = payload;
      return { edit: async () => undefined, remove: async () => undefined };
    },
    say: async (text) => void said.push(text),
    ephemeral: async () => undefined,
    share: async () => undefined,
    followUp: async () => undefined,
    form: async () => undefined,
    ack: async () => undefined,
    usedFallback: () => false,
  };
  const actor: Actor = {
    channel: '1',
    interaction: 'i',
    assertStillValid: async () => undefined,
    person: { user: USER, name: 'Ann' },
    place: { server: '1', within: '1', isThread: false, granted: 0n, manages: false, moderates: false },
    language: 'en',
    ownLanguage: 'en',
    isDirect: false,
    home: '1',
    settings: USUAL.settings,
    w: speak('en'),
    now: 0,
    isAway: false,
  };
  const click = async (customId: string, values: readonly string[] = []): Promise<Payload> => {
    await handleClick(services, actor, { customId, values, users: [], message: 'm' }, responder);
    if (shown === null) throw new Error('no panel was shown');
    return shown;
  };
  const window = async (): Promise<string> => {
    const [row] = (await click('v1:g1:5.0:page:0')).components;
    const [part] = row!.components;
    return 'custom_id' in part! ? part.custom_id.split(':')[2]! : '';
  };
  return { click, answers, kept, window, broken, said };
};

const menuOf = (payload: Payload) => {
  const part = payload.components.flatMap((row) => row.components).find(({ type }) => type === 3);
  if (part === undefined || part.type !== 3) throw new Error('there is no menu');
  return part;
};
/** What can be picked next, from a menu or by buttons. */
const offeredIn = (payload: Payload): readonly string[] =>
  payload.components.flatMap((row) =>
    row.components.flatMap((part) => {
      if (part.type === 3) return part.options.map(({ value }) => value);
      const [, , , verb, arg = ''] = 'custom_id' in part ? part.custom_id.split(':') : [];
      return verb === 'step' ? [arg] : [];
    }),
  );
const labels = (payload: Payload): readonly string[] =>
  payload.components.flatMap((row) => row.components.flatMap((part) => ('label' in part ? (part.label ?? []) : [])));

test('an order is chosen one by one, a step back is possible, and the last follows by itself', async () => {
  const { click, answers, window, kept } = askedTo({ options: numbers(3), min: 3, max: 3, ordered: true });
  const w = await window();
  const id = (verb: string, arg = '0'): string => `v1:g1:${w}:${verb}:${arg}`;
  const first = await click(id('step'), ['n2']);
  expect(offeredIn(first)).toEqual(['n0', 'n1']);
  expect(first.embeds[0]!.description).toContain('Order so far: 1. 2');
  const back = await click(id('unstep'));
  expect(offeredIn(back)).toHaveLength(3);
  await click(id('step', 'n1'));
  await click(id('step'), ['n0']);
  expect(answers).toEqual([{ game: 'g1', window: w, options: ['n1', 'n0', 'n2'] }]);
  expect(kept.size).toBe(0);
});

test('an order can be left as it is, from the beginning or after some picks', async () => {
  const { click, answers, window } = askedTo({ options: numbers(4), min: 4, max: 4, ordered: true });
  const w = await window();
  const id = (verb: string, arg = '0'): string => `v1:g1:${w}:${verb}:${arg}`;
  const { ui } = speak('en');
  const untouched = await click(id('page'));
  expect(labels(untouched)).toContain(ui.asItIs);
  expect(untouched.embeds[0]!.description).toContain('As it is: 1. 0 → 2. 1 → 3. 2 → 4. 3');
  const picked = await click(id('step'), ['n2']);
  expect(picked.embeds[0]!.description).toContain('Order so far: 1. 2**\nThe rest as it is: 2. 0 → 3. 1 → 4. 3');
  expect(labels(picked)).toEqual(expect.arrayContaining([ui.restAsItIs, ui.unpick]));
  await click(id('confirm', ''));
  await click(id('confirm', ''));
  expect(answers.map(({ options }) => options)).toEqual([
    ['n2', 'n0', 'n1', 'n3'],
    ['n0', 'n1', 'n2', 'n3'],
  ]);
});

test('several of more than 25 are chosen page by page and confirmed', async () => {
  const { click, answers, window } = askedTo({ options: numbers(60), min: 2, max: 4 });
  const w = await window();
  const id = (verb: string, arg = '0'): string => `v1:g1:${w}:${verb}:${arg}`;
  const first = await click(id('step', '0'), ['n3']);
  expect(refusals(first)).toEqual([]);
  expect(
    menuOf(first)
      .options.filter((option) => option.default === true)
      .map(({ value }) => value),
  ).toEqual(['n3']);
  const third = await click(id('page', '2'));
  expect(menuOf(third).options.map(({ value }) => value)[0]).toBe('n50');
  expect(labels(third)).toContain('Page 3 of 3');
  await click(id('step', '2'), ['n55', 'n59']);
  await click(id('step', '2'), ['n59']);
  await click(id('confirm', ''));
  expect(answers.map(({ options }) => options)).toEqual([['n3', 'n59']]);
});

test('one of more than 25 is a menu with pages', async () => {
  const { click, window } = askedTo({ options: numbers(26), min: 1, max: 1 });
  const w = await window();
  const second = await click(`v1:g1:${w}:page:1`);
  expect(menuOf(second).options.map(({ value }) => value)).toEqual(['n25']);
  expect(refusals(second)).toEqual([]);
  const beyond = await click(`v1:g1:${w}:page:99`);
  expect(menuOf(beyond).options.map(({ value }) => value)).toEqual(['n25']);
});

test('several of a few are one menu; none of them is a button of its own', async () => {
  const { click, window, answers } = askedTo({ options: numbers(6), min: 0, max: 3 });
  const w = await window();
  const shown = await click(`v1:g1:${w}:page:0`);
  expect(menuOf(shown)).toMatchObject({ min_values: 1, max_values: 3 });
  await click(`v1:g1:${w}:pick:0`, ['n1', 'n2']);
  await click(`v1:g1:${w}:none:`);
  expect(answers.map(({ options }) => options)).toEqual([['n1', 'n2'], []]);
});

test('few plain options are buttons, and calling off is one of them', async () => {
  const back = { id: 'back', meaning: { kind: 'back' } } as const;
  const { click, window } = askedTo({ options: [...numbers(3), back], min: 1, max: 1 });
  const shown = await click(`v1:g1:${await window()}:page:0`);
  expect(labels(shown)).toEqual(expect.arrayContaining(['0', '1', '2', 'Back']));
});

test('two steps that are clicked at once both count, in the order of the clicks', async () => {
  const { click, answers, window } = askedTo({ options: numbers(4), min: 4, max: 4, ordered: true });
  const step = `v1:g1:${await window()}:step:0`;
  await Promise.all([click(step, ['n2']), click(step, ['n1'])]);
  await click(step, ['n3']);
  expect(answers.map(({ options }) => options)).toEqual([['n2', 'n1', 'n3', 'n0']]);
});

test('a step of another window does nothing but explain, and leaves no draft', async () => {
  const { click, answers, kept, window } = askedTo({ options: numbers(3), min: 3, max: 3, ordered: true });
  await window();
  const shown = await click('v1:g1:old:step:0', ['n1']);
  expect(shown.embeds[0]!.description).toContain('The table has moved on');
  expect(answers).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a value that is not offered is not taken into a draft', async () => {
  const { click, window } = askedTo({ options: numbers(3), min: 3, max: 3, ordered: true });
  const shown = await click(`v1:g1:${await window()}:step:0`, ['n9', '__proto__']);
  expect(offeredIn(shown)).toHaveLength(3);
});

test('what was saved is not said to have failed when the store goes away right after', async () => {
  const { click, answers, window, broken, said } = askedTo({ options: numbers(3), min: 3, max: 3, ordered: true });
  const w = await window();
  await click(`v1:g1:${w}:step:0`, ['n2']);
  broken.after = 1;
  await click(`v1:g1:${w}:step:0`, ['n0']);
  expect(answers).toHaveLength(1);
  expect(said).toEqual([speak('en').board.done]);
});

test('of more than 25 first the group is chosen, by owner and place, then the option on its pages', async () => {
  const own = (owner: 'p1' | 'p2', from: number, count: number): readonly Option[] =>
    Array.from({ length: count }, (_, n) => {
      const id = `o${from + n}` as const;
      return { id, meaning: { kind: 'object', object: id, card: 'the-bone', zone: 'play', owner } };
    });
  const players: readonly Option[] = [{ id: 'p1', meaning: { kind: 'player', player: 'p1' } }];
  const { click, window, answers } = askedTo({
    options: [...own('p1', 100, 30), ...players, ...own('p2', 200, 3)],
    min: 1,
    max: 1,
  });
  const w = await window();
  const shown = await click(`v1:g1:${w}:page:0`);
  expect(refusals(shown)).toEqual([]);
  expect(menuOf(shown).options.map(({ label, value }) => [label, value])).toEqual([
    ['Ann (30)', '0'],
    ['Players (1)', '2'],
    ['Ann (3)', '3'],
  ]);
  const optionsOf = (payload: Payload) =>
    payload.components.flatMap((row) => row.components.flatMap((part) => (part.type === 3 ? [part.options] : [])))[1]!;
  expect(optionsOf(shown)).toHaveLength(25);
  expect(optionsOf(await click(`v1:g1:${w}:page:1`))).toHaveLength(5);
  const other = await click(`v1:g1:${w}:page:g`, ['3']);
  expect(optionsOf(other).map(({ value }) => value)).toEqual(['o200', 'o201', 'o202']);
  await click(`v1:g1:${w}:pick:3`, ['o201']);
  expect(answers.map(({ options }) => options)).toEqual([['o201']]);
});
