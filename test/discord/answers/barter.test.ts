import { PermissionFlagsBits, type APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { barterMessage, readDraft, draftWith } from '../../../src/discord/messages/barter/barter-page.js';
import { startBot } from '../../../src/discord/index.js';
import { createLogger } from '../../../src/ops/index.js';
import type { Person } from '../../../playground/index.js';
import { createTables, updated } from '../../../src/table/index.js';
import { withOrder } from '../../table/table-scene.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { partsOf } from '../support/answers.js';
import {
  blankStudio,
  boardSeen,
  commands,
  isEphemeral,
  labelsOf,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
  type House,
  saidBeside,
  endGame,
} from '../support/house.js';
import { HandTimers } from '../support/hand-timers.js';
import { refusals } from '../support/limits.js';
import { moments } from '../support/moments.js';
import { stateIn } from '../../support/internals.js';
import { tableIs } from '../support/said.js';

const { ui, board, errors } = speak('en');

const isOffer = (message: APIMessage): boolean => !isEphemeral(message) && labelsOf(message).includes(ui.accept);
const offerSeen = async (person: Person): Promise<APIMessage> =>
  person.waitFor((messages) => messages.findLast(isOffer));
const noOffer = async (person: Person): Promise<boolean> =>
  person.waitFor((messages) => (messages.some(isOffer) ? undefined : true));

const coinsOf = async (house: House): Promise<readonly number[]> =>
  Object.values(stateIn((await house.table()).session!).players).map(({ coins }) => coins);

test('BARTER-01: ¢ are offered, shown to all without pinging anybody, and move when the other accepts', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  expect(await ann.autocomplete('souls deal', { with: 'b' }, 'with')).toEqual([{ name: 'Bob', value: 'p2' }]);
  expect(await ann.autocomplete('souls deal', { with: 'Ann' }, 'with')).toEqual([]);
  const text = 'do not hurt *me* @everyone <@1>\nplease';
  await house.tables.servers.change(house.standIn.guildId, (now) => ({ ...now, freeText: true }));
  const made = await ann.slash('souls deal', { with: 'bob', give: 2, for: text });
  expect(made.message!.content).toBe(board.offerMade);
  const offer = await offerSeen(bob);
  expect(offer.content).toContain(
    'Ann offers 2¢ to Bob for this: “do not hurt \\*me\\* @\u2060everyone \\<@\u20601\\> please”',
  );
  expect(house.standIn.pings.filter(({ messageId }) => messageId === offer.id)).toEqual([]);
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes('⚖ Ann offers 2¢ to Bob') || undefined);
  expect((await ann.click(ui.accept, offer)).message!.content).toBe('This is for somebody else to decide.');
  expect(await coinsOf(house)).toEqual([3, 3]);
  await bob.click(ui.accept, offer);
  await noOffer(ann);
  expect(await coinsOf(house)).toEqual([1, 5]);
  const after = await ann.waitFor((messages) => {
    const seen = boardSeen(messages);
    return textOf(seen).includes('Ann gives 2¢ to Bob.') ? seen : undefined;
  });
  expect(textOf(after)).not.toContain('⚖');
  expect((await ann.force(partsOf(offer)[0]!.id, boardSeen(ann.messages())!)).message!.content).toBe(
    'This offer is no longer open.',
  );
});

test('DISCORD 3: own words only where the server allows them, and whoever may manage messages removes them', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const { freeText } = speak('en');
  const words = { with: 'bob', give: 1, for: 'something rude' };
  expect((await ann.slash('souls deal', words)).message!.content).toBe(freeText.notHere);
  expect((await house.table()).data.social.offers).toEqual([]);
  await house.tables.servers.change(house.standIn.guildId, (now) => ({ ...now, freeText: true }));
  await ann.slash('souls deal', words);
  const offer = await offerSeen(bob);
  await bob.change({ permissions: String(PermissionFlagsBits.ViewChannel) });
  expect((await bob.click(freeText.remove, offer)).message!.content).toBe(freeText.onlyModerators);
  await bob.change({ permissions: String(PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ManageMessages) });
  expect((await bob.click(freeText.remove, offer)).message!.content).toBe(freeText.removed);
  await noOffer(ann);
  expect((await house.table()).data.social.offers).toEqual([]);
  await ann.waitFor((messages) => !textOf(boardSeen(messages)).includes('rude') || undefined);
  expect((await house.tables.wholeLog(house.standIn.channelId, null)).some(({ line }) => 'words' in line)).toBe(false);
});

test('DISCORD 3: an accepted promise in own words is in the log, letter by letter, until a moderator removes it there', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const { freeText } = speak('en');
  const { channelId, guildId } = house.standIn;
  await house.tables.servers.change(guildId, (now) => ({ ...now, freeText: true }));
  await ann.slash('souls deal', { with: 'bob', give: 1, for: '*never* attack <@1>' });
  await bob.click(ui.accept, await offerSeen(bob));
  const line = 'Promised by Bob: “\\*never\\* attack \\<@\u20601\\>”.';
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes(line) || undefined);
  const log = (await ann.slash('souls log')).message!;
  expect(textOf(log)).toContain(line);
  expect(labelsOf(log)).not.toContain(freeText.removePromise);
  await bob.change({ permissions: String(PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ManageMessages) });
  const moderated = (await bob.slash('souls log')).message!;
  const { id, values } = partsOf(moderated).find(({ verb }) => verb === 'wipe') as {
    id: string;
    values: readonly string[];
  };
  await ann.force(id, log, [...values]);
  await saidBeside(ann, freeText.onlyModerators);
  await bob.force(id, moderated, [...values]);
  await saidBeside(bob, freeText.promiseRemoved);
  await ann.waitFor(
    (messages) => textOf(boardSeen(messages)).includes('A moderator removes what Bob promised.') || undefined,
  );
  expect(textOf((await ann.slash('souls log')).message!)).toContain('Promised by Bob (text removed).');
  await bob.force(id, moderated, [...values]);
  await saidBeside(bob, freeText.promiseGone);
  const stored = JSON.stringify([await house.store.load(channelId), await house.store.entries(channelId, null, 1_000)]);
  expect(stored).not.toContain('never');
});

test('BARTER-01: asking is declined, giving is withdrawn; wrong offers are explained', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await bob.slash('souls deal', { with: 'p1', ask: 3 });
  const asking = await offerSeen(ann);
  expect(asking.content).toContain('Bob asks Ann for 3¢.');
  const second = await bob.slash('souls deal', { with: 'p1', give: 1 });
  expect(second.message!.content).toBe('Your last offer is still open. Withdraw it first.');
  await ann.click(ui.decline, asking);
  await noOffer(bob);
  await bob.slash('souls deal', { with: 'p1', give: 1 });
  await bob.click(ui.withdrawOffer, await offerSeen(bob));
  await noOffer(ann);
  expect(await coinsOf(house)).toEqual([3, 3]);
  const said = async (options: Record<string, string | number>) =>
    (await ann.slash('souls deal', options)).message!.content;
  expect(await said({ with: 'Bob' })).toBe(errors.oneOfGiveAndAsk);
  expect(await said({ with: 'Bob', give: 1, ask: 1 })).toBe(errors.oneOfGiveAndAsk);
  expect(await said({ with: 'Bob', give: 4 })).toBe('BARTER-01: Ann has only 3¢.');
  expect(await said({ with: 'Nobody', give: 1 })).toBe('Choose another player of this table.');
});

test('an offer outlives the bot: its button works after a restart; a deleted message is posted anew on request', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await ann.slash('souls deal', { with: 'Bob', give: 3 });
  const offer = await offerSeen(bob);
  await house.bot.finish();
  await house.bot.flush();
  await house.bot.leave();
  const { token, apiUrl } = house.standIn;
  const log = createLogger({ level: 'silent' });
  const tables = createTables({ store: house.store, cards: { card: cardById }, log });
  const bot = await startBot({
    token,
    apiUrl,
    tables,
    store: house.store,
    words: speak,
    commands,
    log,
    studio: blankStudio,
  });
  onTestFinished(async () => {
    await bot.finish();
    await bot.flush();
    await bot.leave();
  });
  await ann.slash('souls show');
  const again = await bob.waitFor((messages) =>
    messages.findLast((message) => isOffer(message) && message.id !== offer.id),
  );
  expect(bob.messages().filter(isOffer)).toHaveLength(1);
  await bob.click(ui.accept, again);
  await noOffer(bob);
  expect(
    Object.values(stateIn((await tables.table(house.standIn.channelId))!.session!).players).map(({ coins }) => coins),
  ).toEqual([0, 6]);
});

test('the message of an offer goes with the game', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await ann.slash('souls deal', { with: 'Bob', give: 3 });
  await offerSeen(bob);
  await endGame(ann);
  await noOffer(bob);
  await tableIs(house, ({ data }) => Object.keys(data.display.messages.offers).length === 0);
});

test('ABIL-07 REPL-07: /souls orders shows one’s own orders in one’s own language, and forgets one', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const channel = house.standIn.channelId;
  const given = async (person: typeof ann) =>
    (await person.click(board.rememberedOrders, (await person.slash('souls orders')).message!)).message!;
  expect(textOf(await given(ann))).toContain(board.noRememberedOrders);
  await withOrder(house.store, channel, 'p1', ['pin/replacement', 'shield/player']);
  await withOrder(house.store, channel, 'p1', ['curse-of-pain/each', 'breakfast/static']);
  const shown = await given(ann);
  expect(isEphemeral(shown)).toBe(true);
  expect(optionLabels(shown)).toEqual(['1. Pin → Prevention', '2. Curse of Pain: take 1 damage → Breakfast']);
  expect(textOf(await given(bob))).toContain(board.noRememberedOrders);
  const { values } = partsOf(shown).find(({ verb }) => verb === 'forget') as { readonly values: readonly string[] };
  const left = (await ann.select(ui.forgetOrder, [values[0]!], shown)).message!;
  expect(optionLabels(left)).toEqual(['1. Curse of Pain: take 1 damage → Breakfast']);
  expect(textOf(left)).toContain(board.orderForgotten);
  expect(Object.keys(stateIn((await house.table()).session!).memory.orders)).toHaveLength(1);
  const zoe = await house.standIn.user('Ann', { locale: 'fr' });
  const orders = (await zoe.slash('souls orders')).message!;
  const hers = (await zoe.click(speak('fr').board.rememberedOrders, orders)).message!;
  expect(textOf(hers)).toContain(speak('fr').cardName('curse-of-pain'));
  const cat = await house.standIn.user('Cat');
  expect((await cat.slash('souls orders')).message!.content).toBe('You are not playing at this table.');
});

test('an offer with a promise is made by choosing from the board, and a window is held and let go', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const { barter } = speak('en');
  const page = (await other.click(barter.button, boardSeen(other.messages()))).message!;
  expect(isEphemeral(page)).toBe(true);
  const two = (await other.select(barter.amount, ['2'], page)).message!;
  const asks = (await other.click(barter.way.gives, two)).message!;
  const promises = (await other.select(barter.promiseMenu, ['leaves'], asks)).message!;
  expect(partsOf(promises).some(({ verb }) => verb === 'offer')).toBe(false);
  const { slots, objects } = stateIn((await house.table()).session!);
  const monster = slots.monster[0]!.at(-1)!;
  const card = speak('en').cardName(objects[monster]!.card);
  const ready = (await other.select(barter.cardMenu, [monster], promises)).message!;
  const line = `${other.name} asks ${active.name} for 2¢ for this: “${other.name} leaves ${card} to ${active.name}”`;
  expect(textOf(ready)).toContain(line);
  await other.click(barter.send, ready);
  expect((await offerSeen(active)).content).toContain(line);
  await active.click(ui.accept, await offerSeen(active));
  await active.waitFor(
    (messages) => textOf(boardSeen(messages)).includes(`Promised: ${other.name} leaves ${card}`) || undefined,
  );
  const again = (await active.click(barter.button, boardSeen(active.messages()))).message!;
  const waiting = (await active.click(barter.wait.start, again)).message!;
  expect(textOf(waiting)).toContain(barter.wait.yours);
  await other.waitFor((messages) => textOf(boardSeen(messages)).includes(barter.wait.of([active.name])) || undefined);
  await active.click(barter.wait.stop, waiting);
  await other.waitFor((messages) => (textOf(boardSeen(messages)).includes('⏸') ? undefined : true));
  const cat = await house.standIn.user('Cat');
  const refused = await cat.click(barter.button, boardSeen(cat.messages()));
  expect(refused.message!.content).toBe('You are not playing at this table.');
});

test('on the page for offers a name keeps its numbers, and what comes from elsewhere is no draft', () => {
  for (const { table } of moments('offer', 1, 1, 2)) {
    const seats = table.data.game.seats.map((seat) => ({ ...seat, name: 'Agent 007' }));
    const named = { ...table, data: updated(table.data, { game: { seats } }) };
    for (const language of LANGUAGES)
      expect(JSON.stringify(barterMessage(named, 'u1', speak(language), readDraft('')))).not.toContain('Agent …');
    const forged = draftWith({ ...readDraft(''), promise: 'leaves' }, 'about', [`not one.${' of ours'.repeat(9)}`]);
    expect(refusals(barterMessage(named, 'u1', speak('en'), forged)!)).toEqual([]);
  }
});

test('BARTER-01: an offer to everybody is made on the page, says so, mentions nobody and is taken with one click', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const [ann, bob, cyd] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Cyd')];
  await ann.slash('souls new');
  await bob.slash('souls join');
  await cyd.slash('souls join');
  await ann.slash('souls start');
  const { barter } = speak('en');
  const seen = await ann.waitFor((messages) =>
    labelsOf(boardSeen(messages)).includes(barter.button) ? boardSeen(messages) : undefined,
  );
  const page = (await ann.click(barter.button, seen)).message!;
  const whom = partsOf(page).find(({ id }) => id.endsWith('/to'));
  if (whom?.kind !== 'menu') throw new Error('nobody to choose');
  expect(optionLabels(page)).toContain(barter.everybody);
  const chosen = (await ann.select(whom.id, ['all'], page)).message!;
  expect(textOf(chosen)).toContain('Ann offers 1¢ to whoever accepts first');
  await ann.click(barter.send, chosen);
  const open = await bob.waitFor((messages) =>
    messages.findLast((message) => !isEphemeral(message) && labelsOf(message).includes(barter.takeIt)),
  );
  expect(open.content).toContain('⚖ Ann offers 1¢ to whoever accepts first.');
  expect(standIn.pings.filter(({ messageId, users }) => messageId === open.id && users.length > 0)).toEqual([]);
  expect((await bob.click(ui.decline, open)).message!.content).toBe(barter.notForYou);
  await cyd.click(barter.takeIt, open);
  await ann.waitFor((messages) => !messages.some(({ id }) => id === open.id));
  expect((await coinsOf(house)).toSorted((one, other) => one - other)).toEqual([2, 3, 4]);
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('Ann gives 1¢ to Cyd.'));
  expect(standIn.problems).toEqual([]);
});

test('an offer that blocks somebody mentions them, unless they have just acted here; posted anew it does not again', async () => {
  const time = new HandTimers();
  const house = await openHouse({ time });
  const { ann, bob } = await startedTable(house);
  const mentions = ({ id }: APIMessage): number =>
    house.standIn.pings.filter(({ messageId, users }) => messageId === id && users.includes(bob.id)).length;
  await time.pass(61_000);
  await ann.slash('souls deal', { with: 'bob', give: 1 });
  const offer = await offerSeen(bob);
  expect((await house.table()).data.social.offers[0]!.holds).not.toBeNull();
  expect(offer.content).toContain(`<@${bob.id}> ⚖ Ann offers 1¢ to Bob.`);
  expect(mentions(offer)).toBe(1);
  await ann.slash('souls show');
  const anew = await bob.waitFor((messages) => messages.find((message) => isOffer(message) && message.id !== offer.id));
  expect(mentions(anew)).toBe(0);
  await ann.click(ui.withdrawOffer, anew);
  await noOffer(bob);
  await bob.slash('hand');
  await bob.slash('souls deal', { with: 'ann', give: 1 });
  const toAnn = await offerSeen(ann);
  expect(toAnn.content).not.toContain(`<@${ann.id}>`); // she has just withdrawn hers
});
