import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { inspectable, inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { reportMessage } from '../../../src/discord/messages/inspect/report-page.js';
import { apply, decisionOf, openFrom, openGame, type LogEntry, type Session } from '../../../src/engine/index.js';
import { setupForTable, type Table } from '../../../src/table/index.js';
import { rulebook, rulingsOn } from '../../../src/rulebook/index.js';
import { LANGUAGES, pageOf } from '../../../src/text/index.js';
import { partsOf } from '../support/answers.js';
import { boardSeen, isEphemeral, openHouse, optionLabels, speak, startedTable, textOf } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { openStateOf } from '../../support/open-state.js';
import { stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

/** A game after so many of the mildest answers but attacks, which fill the discard piles. */
const played = (seed: string, decisions: number): Session => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, seed), resources);
  for (let n = 0; n < decisions; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    const { options, player, fallback, key } = decision;
    const wishes = options.filter(({ id }) => id === 'attack' || id.startsWith('play:'));
    apply(session, player, key === 'priority' && wishes[0] !== undefined ? [wishes[n % wishes.length]!.id] : fallback);
  }
  return session;
};

const shown = (table: Table, user: string, path: string, language: 'en' | 'fr' = 'en'): string =>
  JSON.stringify(inspectMessage(table, user, speak(language), path));

test.each(LANGUAGES)(
  'everything that can be looked at fits into a message, with its official page (%s)',
  (language) => {
    const w = speak(language);
    for (const decisions of [40, 400]) {
      const table = tableOf(played('inspect', decisions));
      for (const user of ['u1', 'nobody']) {
        expect(refusals(inspectMessage(table, user, w, ''))).toEqual([]);
        const all = inspectable(table, user, w);
        expect(all.length).toBeGreaterThan(20);
        for (const { value } of all) {
          expect(refusals(inspectMessage(table, user, w, value))).toEqual([]);
          if (/^(o\d|c~)/.test(value))
            expect(shown(table, user, value, language)).toContain('https://foursouls.com/cards/b2-');
        }
      }
    }
  },
);

test('hands and decks cannot be looked at, neither by their ids nor by the names of their cards', () => {
  const table = tableOf(played('inspect', 40));
  const { players, objects } = stateIn(table.session!);
  const gone = speak('en').inspect.gone;
  for (const id of Object.values(players).flatMap(({ hand }) => hand))
    for (const user of ['u1', 'nobody']) {
      expect(shown(table, user, id)).toContain(gone);
      expect(shown(table, user, `c~${objects[id]!.card}~`)).toContain(gone);
    }
  expect(shown(table, 'u1', 'o999999')).toContain(gone);
  expect(shown(table, 'u1', 'g~hands')).toContain(gone);
});

test('of equal cards in one place one is offered, and a path with more behind it leads nowhere', () => {
  const state = openStateOf(played('inspect', 400));
  const host = state.players.p1!.area.find((id) => state.objects[id]?.role === 'item')!;
  for (const n of [0, 1]) {
    const id = `o${9_100 + n}` as const;
    const pattern = { ...state.objects[host]!, role: null, controller: null };
    state.objects[id] = { ...pattern, id, card: 'a-penny', zone: 'outside', under: host };
    state.outside.push(id);
  }
  const table = tableOf(openFrom(state, resources));
  for (const path of [host, 'outside']) {
    expect(refusals(inspectMessage(table, 'nobody', speak('en'), path))).toEqual([]);
    expect(shown(table, 'nobody', path)).toContain('c~a-penny~');
  }
  expect(state.discards.loot.length).toBeGreaterThan(0);
  for (const path of ['d~loot~and more', 'g~players~and more'])
    expect(shown(table, 'nobody', path)).toContain(speak('en').inspect.gone);
});

test('EFF-02: a player and a thing are shown with what changes them and the card it comes from', () => {
  const state = openStateOf(played('inspect', 40));
  const item = state.players.p1!.area.find((id) => state.objects[id]?.role === 'item')!;
  state.objects[item] = { ...state.objects[item]!, card: 'ipecac', charged: false, counters: { counter: 2 } };
  const table = tableOf(openFrom(state, resources));
  expect(shown(table, 'nobody', 'p1')).toContain('Ipecac: +1 ATK');
  expect(shown(table, 'nobody', 'p2')).not.toContain('Ipecac');
  const thing = shown(table, 'nobody', item);
  for (const part of ['Item · controlled by', '↷ deactivated', 'Counters: 2 counters', pageOf('ipecac')])
    expect(thing).toContain(part);
});

test.each(LANGUAGES)('a card that everybody sees comes with what has been decided about it (%s)', (language) => {
  const state = openStateOf(played('inspect', 40));
  const item = state.players.p1!.area.find((id) => state.objects[id]?.role === 'item')!;
  const [hidden] = state.players.p1!.hand;
  state.objects[item] = { ...state.objects[item]!, card: 'glass-cannon' };
  state.objects[hidden!] = { ...state.objects[hidden!]!, card: 'butter-bean' };
  const table = tableOf(openFrom(state, resources));
  const said = rulingsOn(rulebook(language), 'glass-cannon').map(({ text }) => text);
  expect(said).toHaveLength(2);
  const fields = inspectMessage(table, 'nobody', speak(language), item).embeds?.[0]?.fields ?? [];
  expect(fields).toEqual([
    { name: speak(language).knownCard.rulings, value: said.map((text) => `• ${text}`).join('\n'), inline: false },
  ]);
  for (const user of ['u1', 'u2', 'nobody'])
    for (const path of ['p1', hidden!, 'c~butter-bean~'])
      expect(shown(table, user, path, language)).not.toContain(speak(language).knownCard.rulings);
});

test('a spectator looks at a monster from the board and by name; nobody else sees it', async () => {
  const house = await openHouse();
  await startedTable(house);
  const cat = await house.standIn.user('Cat');
  const root = (await cat.click('Inspect', boardSeen(cat.messages()))).message!;
  expect(isEphemeral(root)).toBe(true);
  const top = stateIn((await house.table()).session!).slots.monster[0]!.at(-1)!;
  const name = speak('en').cardName(stateIn((await house.table()).session!).objects[top]!.card);
  const monster = (await cat.select(speak('en').inspect.menu.table, [top], root)).message!;
  expect(textOf(monster)).toContain(name);
  expect(textOf(monster)).toContain('in monster slot 1');
  const back = (await cat.click(speak('en').inspect.all, monster)).message!;
  expect(optionLabels(back)).toEqual(expect.arrayContaining(['Ann', 'Bob', name]));
  expect(partsOf(back).some(({ verb }) => verb === 'page')).toBe(false);
  const [found] = await cat.autocomplete('souls inspect', { what: name.slice(0, 6) }, 'what');
  expect(found).toEqual({ name, value: top });
  expect(textOf((await cat.slash('souls inspect', { what: name })).message!)).toContain('in monster slot 1');
  expect((await cat.slash('souls inspect', { what: 'no such thing' })).message).toBeDefined();
});

test('a discard pile of more than 25 is looked through page by page, the newest first', () => {
  const state = openStateOf(played('inspect', 40));
  const pattern = state.objects[state.players.p1!.area[0]!]!;
  for (let n = 0; n < 60; n += 1) {
    const id = `o${9_000 + n}` as const;
    state.objects[id] = { ...pattern, id, card: 'a-penny', role: null, controller: null, zone: 'discard' };
    state.discards.loot.push(id);
  }
  const table = tableOf(openFrom(state, resources));
  const second = inspectMessage(table, 'nobody', speak('en'), 'd~loot@1');
  expect(refusals(second)).toEqual([]);
  expect(JSON.stringify(second)).toContain('"value":"o9034"');
  expect(JSON.stringify(second)).not.toContain('"value":"o9035"');
  expect(JSON.stringify(second)).toContain(speak('en').ui.page(2, Math.ceil(state.discards.loot.length / 25)));
});

test('a card can be reported with the position as its reader sees it, and with no hidden card of anybody else', () => {
  const session = played('report', 40);
  const table = tableOf(session);
  const { players, objects } = stateIn(session);
  const reported = (user: string, card: string) =>
    reportMessage({ table, user, card, entries: [], version: '1.2.3' }, speak('en'));
  const own = reported('u1', 'a-penny')!;
  expect(refusals(own)).toEqual([]);
  expect(own.files[0]!.name).toMatch(/^four-souls-.+-a-penny\.json$/);
  const read = (user: string) => String(reported(user, 'a-penny')!.files[0]!.data);
  expect(JSON.parse(read('u1'))).toMatchObject({ format: 1, version: '1.2.3', card: { id: 'a-penny' }, seenBy: 'p1' });
  const [, ...others] = Object.values(players).map(({ hand }) => hand);
  for (const id of others.flat()) expect(read('u1')).not.toContain(`"${id}"`);
  for (const id of Object.values(players).flatMap(({ hand }) => hand)) expect(read('nobody')).not.toContain(`"${id}"`);
  for (const id of players.p1!.hand) expect(read('u1')).toContain(objects[id]!.card);
  expect(read('u1')).not.toContain(stateIn(session).seed);
  expect(reported('u1', 'no-such-card')).toBeNull();
});

test('the button of a card gives the report as a file to whoever presses it', async () => {
  const house = await openHouse();
  const { ann } = await startedTable(house);
  const { inspect } = speak('en');
  const what = (await ann.autocomplete('souls inspect', { what: '' }, 'what')).find(({ value }) =>
    /^o\d/.test(String(value)),
  );
  const page = (await ann.slash('souls inspect', { what: String(what?.value) })).message!;
  const answered = (await ann.click(inspect.report.button, page)).message!;
  expect(isEphemeral(answered)).toBe(true);
  expect(answered.attachments).toHaveLength(1);
  const report = JSON.parse(await (await fetch(answered.attachments[0]!.url)).text()) as { card: { id: string } };
  expect(textOf(answered)).toContain(cardById(report.card.id).name.en);
  expect(house.standIn.problems).toEqual([]);
});

test('what a computer player has weighed is looked at page by page, a sentence for each question', () => {
  const table = tableOf(played('inspect', 40));
  const weighed: readonly LogEntry[] = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}.0.weighed.p2.${at}`,
    to: [],
    line: {
      say: 'weighed',
      player: 'p2',
      amount: at + 1,
      weighed: [
        { does: 'attack', thing: { card: 'monstro' }, share: 41, isChosen: true },
        { does: 'purchase', thing: { deck: 'treasure' }, share: 33 },
      ],
    },
  }));
  for (const language of LANGUAGES) {
    const w = speak(language);
    const page = inspectMessage(table, 'u1', w, 'w~p2@1', weighed);
    expect(refusals(page)).toEqual([]);
    const text = page.embeds?.[0]?.description ?? '';
    expect(text.split('\n')).toHaveLength(12);
    expect(text).toContain(w.inspect.weighed.turn(13, w.logLine(weighed[12]!.line, namesOf(table, w, 'markdown'))));
    expect(text).toContain('41 %');
    expect(JSON.stringify(inspectMessage(table, 'u1', w, 'p2', weighed))).toContain(w.inspect.weighed.button);
    for (const [path, told] of [
      ['p1', weighed],
      ['p2', []],
    ] as const)
      expect(JSON.stringify(inspectMessage(table, 'u1', w, path, told))).not.toContain(w.inspect.weighed.button);
  }
});
