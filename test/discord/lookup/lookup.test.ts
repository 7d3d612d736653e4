import type { APIMessage } from 'discord-api-types/v10';
import { beforeAll, expect, test } from 'vitest';
import { theLookup } from '../../../src/discord/lookup/the-lookup.js';
import type { Outcome } from '../../../playground/index.js';
import { publicView, HOST_QUESTION_LIMITS, StoreUnavailable } from '../../../src/table/index.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
} from '../support/house.js';
import { nextOf } from '../../../src/discord/messages/board/next.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';

const { lookup, knownCard: card, person, server, ui } = speak('en');

/** Manage Server, and to see and use slash commands. */
const MANAGER = `${(1n << 5n) | (1n << 10n) | (1n << 11n) | (1n << 31n)}`;

/** As the program does when it starts. */
beforeAll(() => void theLookup());

const titleOf = (message: APIMessage | null | undefined): string | undefined => message?.embeds[0]?.title;

/** What the fields of a form hold when it opens. */
const filledIn = (form: Outcome['modal']): readonly (string | undefined)[] =>
  (form?.components ?? []).map((part) =>
    'component' in part && 'value' in part.component ? part.component.value : undefined,
  );

test('/rule answers for one alone, leads to the whole rule and back, and is shared by a button or an option', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  const answer = (await ann.slash('rule', { query: 'death penalty' })).message!;
  expect([isEphemeral(answer), answer.embeds]).toEqual([true, []]);
  expect(answer.content).toMatch(/^\*\*[^*]+\*\*[^]*\n-# The death penalty$/);
  expect(answer.content).not.toMatch(/[A-Z]-\d\d/);
  expect(labelsOf(answer).slice(0, 2)).toEqual([lookup.answer.whole, lookup.share]);
  const shown = (await ann.click(lookup.share, answer)).message!;
  expect([isEphemeral(shown), shown.content]).toEqual([false, `${lookup.sharedBy('Ann')}\n${answer.content}`]);
  const page = (await ann.click(lookup.answer.whole, answer)).message!;
  expect([page.id, titleOf(page)]).toEqual([answer.id, 'The death penalty']);
  expect(page.embeds[0]!.footer!.text).toContain('DEATH-14');
  const next = (await ann.click('When a player dies', page)).message!;
  expect([next.id, titleOf(next)]).toEqual([page.id, 'When a player dies']);
  const back = (await ann.click(ui.back, next)).message!;
  expect(titleOf(back)).toBe('The death penalty');
  const shared = (await ann.click(lookup.share, back)).message!;
  expect([isEphemeral(shared), titleOf(shared)]).toEqual([false, 'The death penalty']);
  const open = (await ann.slash('rule', { query: 'DEATH-14', share: true })).message!;
  expect([isEphemeral(open), open.content]).toEqual([false, answer.content]);
  expect(labelsOf(open)).not.toContain(lookup.share);
  const suggested = (await ann.autocomplete('rule', { query: 'bone' }, 'query')).map(({ name }) => name);
  expect(suggested).toEqual([...new Set(suggested)]);
  const bob = await standIn.user('Bob', { locale: 'fr' });
  const own = (await bob.click(lookup.answer.whole, open)).message!;
  expect([isEphemeral(own), textOf(own)]).toEqual([true, expect.stringContaining('joueur')]);
});

test('/card shows any card with its picture, in direct messages and to guests too', async () => {
  const { standIn, store } = await openHouse();
  const ann = await standIn.user('Ann');
  const direct = await ann.direct();
  const [first] = await direct.autocomplete('card', { name: 'dads lost coi' }, 'name');
  const chosen = (await direct.slash('card', { name: `${first!.value}` })).message!;
  expect([titleOf(chosen), chosen.embeds[0]!.image !== undefined]).toEqual(["Dad's Lost Coin", true]);
  const guest = ann.in(await standIn.addPrivateChannel('friends'));
  const other = (await guest.slash('card', { name: 'moms' })).message!;
  expect(textOf(other)).toContain(card.several.slice(0, 10));
  const rooms = await ann.autocomplete('card', { name: '', deck: 'room', set: 'star-promos' }, 'name');
  expect(rooms.length).toBeGreaterThan(0);
  const room = (await ann.slash('card', { name: `${rooms[0]!.value}`, deck: 'room' })).message!;
  expect(textOf(room)).toContain(card.deck.room);
  await store.setUserData(ann.id, JSON.stringify({ format: 1, settings: { textOnly: true, large: true } }));
  const [plain] = (await ann.slash('card', { name: 'the-d6' })).message!.embeds;
  expect([plain!.image, plain!.description]).toEqual([undefined, expect.stringContaining('### ')]);
});

test('from a card of a filtered list one comes back to the same list', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  for (const options of [
    { name: '🎲', deck: 'room' },
    { name: 'soul', deck: 'monster', category: 'boss', set: 'base' },
  ]) {
    const list = (await ann.slash('card', options)).message!;
    const [first] = optionLabels(list);
    const chosen = (await ann.select(card.choose, [first!], list)).message!;
    expect(titleOf(chosen)).toBe(first);
    const back = (await ann.click(ui.back, chosen)).message!;
    expect([textOf(back), optionLabels(back)]).toEqual([textOf(list), optionLabels(list)]);
  }
});

test('bad input gets a sentence with the three nearest hits, pings nobody and breaks nothing', async () => {
  const { standIn, lines } = await openHouse();
  const ann = await standIn.user('Ann');
  for (const typed of ['   ', '🎲🎲', '@everyone **x** <@1> [a](b)', 'qwzx'.repeat(400), 'xyzzyx plugh'])
    for (const [command, option] of [
      ['rule', 'query'],
      ['card', 'name'],
    ] as const) {
      const page = (await ann.slash(command, { [option]: typed, share: true })).message!;
      expect(isEphemeral(page)).toBe(true);
      expect(textOf(page)).not.toMatch(/\*\*x\*\*|@everyone|<@1>/);
      const offered = [...labelsOf(page), ...optionLabels(page)].filter((label) => !Object.values(ui).includes(label));
      expect(offered.length).toBeGreaterThanOrEqual(3);
    }
  expect((await standIn.records()).pings).toEqual([]);
  expect(lines.join('\n')).not.toContain('an interaction failed');
});

test('what is forbidden leads to its rule beside the panel; the cards of messages and boards are explained', async () => {
  const house = await openHouse();
  const { ann, other } = await startedTable(house);
  const ruleOn = (message: APIMessage): string => labelsOf(message).find((one) => /[A-Z]-\d\d$/.test(one)) ?? '';
  const why = (await other.slash('souls why')).message!;
  const rule = (await other.click(ruleOn(why), why)).message!;
  expect([rule.id === why.id, isEphemeral(rule)]).toEqual([false, true]);
  expect(rule.embeds[0]!.footer!.text).toContain(ruleOn(why).split(' ').at(-1));
  const { monsters } = publicView(await house.table())!;
  const monster = speak('en').cardName(monsters[0]!.top!.card);
  const seen = (await ann.slash('souls inspect', { what: monster })).message!;
  expect(titleOf((await ann.click(card.about, seen)).message)).toBe(monster);
  expect(ruleOn((await other.slash('act buy', { what: 'xyzzyx' })).message!)).not.toBe('');

  const menu = (await ann.contextMenu('Explain this card', await ann.say("Dad's lost coin and the D6?"))).message!;
  expect(optionLabels(menu)).toEqual(["Dad's Lost Coin", 'The D6']);
  /** The menu forgets what was chosen, and the card is shown beside it. */
  const explained = async (name: string): Promise<APIMessage> => {
    expect((await ann.select(card.choose, [name], menu)).message!.id).toBe(menu.id);
    return ann.waitFor((messages) => messages.findLast((message) => titleOf(message) === name));
  };
  const chosen = await explained('The D6');
  expect([chosen.id === menu.id, isEphemeral(chosen)]).toEqual([false, true]);
  expect(isEphemeral(await explained("Dad's Lost Coin"))).toBe(true);
  const none = (await ann.contextMenu('Explain this card', await ann.say('hello there'))).message!;
  expect([isEphemeral(none), none.content]).toEqual([true, lookup.explain.none]);
  const board = (await ann.contextMenu('Explain this card', boardSeen(ann.messages())!)).message!;
  expect(optionLabels(board).length).toBeGreaterThan(4);
});

test('a question goes to the hosts of the server, who answer it; then /rule finds the answer', async () => {
  const { standIn, store } = await openHouse();
  const [ann, bob, host] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Host')];
  await host.change({ permissions: MANAGER });
  const query = 'may grandma *borrow* @everyone dice xylophone';
  const page = (await ann.slash('rule', { query })).message!;
  const form = await ann.click(lookup.answer.noneOfThese, page);
  const asked = (await ann.submit(form, { question: 'May grandma borrow the xylophone?' })).message!;
  expect([isEphemeral(asked), asked.content]).toEqual([true, expect.stringContaining('grandma')]);
  expect(await store.serverData(`${standIn.guildId}.questions`)).toContain('grandma');
  const refused = await bob.force(`v1:me::answer:${form.interactionId}`, (await bob.slash('rule', { query })).message!);
  expect(textOf(refused.message!)).toContain(server.onlyManagers);

  const own = (await host.slash('rule', { query: 'dying' })).message!;
  const list = (await host.click(lookup.hostQuestions.list(1), own)).message!;
  const [label] = optionLabels(list);
  const question = (await host.select(lookup.hostQuestions.choose, [label!], list)).message!;
  const responder = await host.click(lookup.hostQuestions.answer, question);
  const late = await host.click(lookup.hostQuestions.answer, question);
  const done = (await host.submit(responder, { answer: 'Only on *Sundays*, @here.', section: 'DEATH-14' })).message!;
  const second = (await host.submit(late, { answer: 'Never.', section: 'xyzzyx plugh' })).message!;
  expect(second.content).toBe(lookup.hostQuestions.answeredBefore('Never.'));
  expect(textOf(second)).toContain('Sundays');
  expect(labelsOf(done)).toContain('The death penalty');
  await (await ann.direct()).waitFor((messages) => messages.some(({ content }) => content.includes('Sundays')));

  const found = (await bob.slash('rule', { query: 'can grandma borrow a xylophone' })).message!;
  const answer = (await bob.click(lookup.hostQuestions.found, found)).message!;
  expect(textOf(answer)).toContain('Sundays');
  expect(textOf(answer)).toContain(lookup.hostQuestions.from);
  const [suggested] = await bob.autocomplete('rule', { query: 'grandma xylophone' }, 'query');
  expect(titleOf((await bob.slash('rule', { query: `${suggested!.value}` })).message)).toBe(
    lookup.hostQuestions.question,
  );
  const shared = (await host.click(lookup.share, done)).message!;
  expect([isEphemeral(shared), textOf(shared)]).toEqual([false, expect.stringContaining('Sundays')]);
  const again = await host.click(lookup.hostQuestions.answerAnew, done);
  expect(filledIn(again.modal)).toEqual(['Only on *Sundays*, @here.', 'The death penalty']);
  const kept = (await host.submit(again, { answer: 'Only on Mondays.' })).message!;
  expect([textOf(kept), labelsOf(kept)]).toEqual([
    expect.stringContaining('Mondays'),
    expect.arrayContaining(['The death penalty']),
  ]);
  const unclear = await host.click(lookup.hostQuestions.answerAnew, kept);
  const unnamed = (await host.submit(unclear, { answer: 'Sundays.', section: 'xyzzyx plugh' })).message!;
  expect(unnamed.content).toContain(lookup.hostQuestions.noSection('xyzzyx plugh'));
  expect((await standIn.records()).pings).toEqual([]);
});

test('an answer of the server stands beside the rule that is found; a name of a card finds the card', async () => {
  const { standIn, store } = await openHouse();
  const ann = await standIn.user('Ann');
  const answer = { text: 'All of it.', section: null };
  const question = { id: '1', user: '2', language: 'en', text: 'the death penalty in our house', answer, told: true };
  await store.setServerData(`${standIn.guildId}.questions`, JSON.stringify({ format: 1, questions: [question] }));
  const page = (await ann.slash('rule', { query: 'death penalty' })).message!;
  expect(page.content).toContain('-# The death penalty');
  expect(textOf((await ann.click(lookup.hostQuestions.found, page)).message!)).toContain('All of it.');
  const titles = [];
  for (const query of ['monstro', 'tech x', 'dads lost coin'])
    titles.push(titleOf(await (await ann.slash('rule', { query })).finished()));
  expect(titles).toEqual(['Monstro', 'Tech X', "Dad's Lost Coin"]);
  expect((await ann.slash('rule', { query: 'guppy' })).message!.content).toContain('-# Guppy items');
  const unsure = (await ann.slash('rule', { query: 'xyzzyx plugh', share: true })).message!;
  expect([isEphemeral(unsure), unsure.content]).toEqual([
    true,
    expect.stringMatching(new RegExp(`^${lookup.notShared}\n`)),
  ]);
});

test("so many questions wait and no more; one sees, gets and deletes one's own, managers delete any", async () => {
  const { standIn, store } = await openHouse();
  const [ann, host] = [await standIn.user('Ann', {}), await standIn.user('Host')];
  await host.change({ permissions: MANAGER });
  await ann.change({ takesMessages: false });
  const ask = async (question: string) => {
    const form = await ann.click(
      lookup.answer.noneOfThese,
      (await ann.slash('rule', { query: 'xyzzyx plugh' })).message!,
    );
    return (await ann.submit(form, { question })).message!.content;
  };
  const said = [];
  for (const question of ['one?', 'ONE?', 'two?', 'three?', 'four?']) said.push(await ask(question));
  const { asked, notAsked } = lookup.hostQuestions;
  expect(said).toEqual([
    asked('one?'),
    notAsked('there', 0),
    asked('two?'),
    asked('three?'),
    notAsked('tooMany', HOST_QUESTION_LIMITS.openOfOne),
  ]);
  const data = (await ann.slash('souls-me data')).message!;
  expect(textOf(data)).toContain(lookup.hostQuestions.kept(3));
  expect(textOf((await host.slash('souls setup')).message!)).toContain(lookup.hostQuestions.where(3));
  const list = (await host.slash('rule', { query: 'questions' })).message!;
  const two = (await host.select(lookup.hostQuestions.choose, [optionLabels(list)[1]!], list)).message!;
  const open = (await host.force('v1:me::share:q.0', two)).message!;
  expect(open.content).toBe(speak('en').errors.unknownButton);
  const form = await host.click(lookup.hostQuestions.answer, two);
  const done = (await host.submit(form, { answer: 'Two it is.' })).message!;
  const again = async () => (await ann.slash('rule', { query: 'xyzzyx plugh' })).message!.content;
  const told = lookup.hostQuestions.toldAnswer('two?', 'Two it is.');
  expect([await again(), await again()]).toEqual([expect.stringContaining(told), expect.not.stringContaining(told)]);
  const unsure = (await host.click(lookup.hostQuestions.remove, done)).message!;
  const kept = (await host.click(ui.cancel, unsure)).message!;
  expect(labelsOf(kept)).toContain(ui.back);
  const sure = (await host.click(lookup.hostQuestions.remove, kept)).message!;
  expect(textOf((await host.click(lookup.hostQuestions.remove, sure)).message!)).toContain(
    lookup.hostQuestions.removed,
  );
  const erase = (await ann.click(person.data.erase, data)).message!;
  await ann.click(person.data.eraseNow, erase);
  expect(await store.serverData(`${standIn.guildId}.questions`)).toBeNull();
});

test('an exact name opens its card, with a button to every other card of that name', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  for (const [name, shown, ...others] of [
    ['brimstone', 'Brimstone', 'Alt Art', 'G Fuel'],
    ['pin', 'Pin', 'Alt Art'],
    ['FAMINE', 'Famine', 'Alt Art'],
    ['delirium', 'Delirium', 'Alt Art', 'The Unboxing of Isaac · boss, 1', 'The Unboxing of Isaac · boss, 2'],
    ['lost soul', 'Lost Soul', 'Alt Art', 'Promo cards'],
    ['greed', 'Greed'],
  ] as const) {
    const page = (await ann.slash('card', { name })).message!;
    expect(titleOf(page)).toBe(shown);
    for (const other of others) expect(labelsOf(page)).toContain(`${shown} (${other})`);
  }
  const pin = (await ann.slash('card', { name: 'Pin' })).message!;
  const other = (await ann.click('Pin (Alt Art)', pin)).message!;
  expect([titleOf(other), labelsOf(other)]).toEqual(['Pin', expect.arrayContaining([card.original('Pin')])]);
  const greed = (await ann.slash('card', { name: 'greed' })).message!;
  const event = labelsOf(greed).find((label) => label.startsWith('Greed! ('))!;
  expect(titleOf((await ann.click(event, greed)).message)).toBe('Greed!');
  const pills = (await ann.slash('card', { name: 'pills!' })).message!;
  expect(titleOf(pills)).toBe('Pills!');
  const names = optionLabels(pills).filter((label) => label.startsWith('Pills! ('));
  expect([names.length, new Set(names).size]).toEqual([11, 11]);
  expect(titleOf((await ann.select(card.namesakes, [names.at(-1)!], pills)).message)).toBe('Pills!');
});

test('a message about a loot card or a penny names no card; a card in small letters is explained', async () => {
  const { standIn } = await openHouse();
  const ann = await standIn.user('Ann');
  for (const text of ['can somebody give me a loot card?', 'a penny for your thoughts', 'No, thank you']) {
    const none = (await ann.contextMenu('Explain this card', await ann.say(text))).message!;
    expect([isEphemeral(none), none.content]).toEqual([true, lookup.explain.none]);
  }
  const found = (await ann.contextMenu('Explain this card', await ann.say('i have brimstone'))).message!;
  expect(titleOf(found)).toBe('Brimstone');
});

test('at a table, a question about what is going on says first what waits, from what everybody sees', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const asked = 'can i respond to this';
  const before = (await other.slash('rule', { query: asked })).message!;
  expect(before.content).not.toContain('**Now:**');
  const [target] = await active.autocomplete('act attack', { target: '' }, 'target');
  await active.slash('act attack', { target: `${target!.value}` });
  const table = await house.table();
  const w = speak('en');
  const next = nextOf(publicView(table)!, w, namesOf(table, w, 'markdown'))!;
  const page = (await other.slash('rule', { query: asked })).message!;
  expect([lookup.now.line(next, true), lookup.now.line(next, false)]).toContain(page.content.split('\n')[0]);
  expect(labelsOf(page)).toContain(lookup.now.why);
  expect((await other.slash('rule', { query: 'how many souls win' })).message!.content).not.toContain('**Now:**');
  const cyd = await house.standIn.user('Cyd', { locale: 'fr' });
  const now = async (query: string) => (await cyd.slash('rule', { query })).message!.content.includes('**Maintenant');
  expect([await now('est-ce que la partie finit'), await now('on peut répondre à ça')]).toEqual([false, true]);
  const why = await other.click(lookup.now.why, page);
  expect(textOf(why.message!)).toContain(speak('en').more.whatNow);
});

test('LOOT-02: what is shared of an answer says nothing of a table', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const [target] = await active.autocomplete('act attack', { target: '' }, 'target');
  await active.slash('act attack', { target: `${target!.value}` });
  const page = (await other.slash('rule', { query: 'what is this: death penalty' })).message!;
  expect(page.content).toContain('**Now:**');
  const shared = (await other.force('v1:me::share:l.death-penalty.0', page)).message!;
  expect([isEphemeral(shared), shared.content]).toEqual([false, expect.not.stringContaining('**Now:**')]);
});

test('while the store does not answer, a question about the rules is answered all the same', async () => {
  const { standIn, lines } = await openHouse({
    wrap: (store) => ({ ...store, load: () => Promise.reject(new StoreUnavailable('no answer')) }),
  });
  const ann = await standIn.user('Ann');
  expect((await ann.slash('rule', { query: 'death penalty' })).message!.content).toContain('-# The death penalty');
  expect((await ann.slash('rule', { query: 'can i respond to this' })).message!.content).not.toContain('**Now:**');
  expect(lines.join('\n')).not.toContain('an interaction failed');
});
