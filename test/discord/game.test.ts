import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { formatId, parseId } from '../../src/discord/protocol/ids.js';
import type { Option } from '../../src/engine/index.js';
import type { Person } from '../../playground/index.js';
import { HandTimers } from './support/hand-timers.js';
import { partsOf } from './support/answers.js';
import {
  boardSeen,
  endTurn,
  isEnding,
  isEphemeral,
  labelsOf,
  optionLabels,
  openHouse,
  panelSeen,
  plainSeed,
  speak,
  startedTable,
  textOf,
  endGame,
} from './support/house.js';
import { stateIn } from '../support/internals.js';

const hasButton = (message: APIMessage | undefined, label: string): boolean =>
  message !== undefined && labelsOf(message).includes(label);

/** The person's panel, fresh. */
const panelOf = async (person: Person): Promise<APIMessage> => {
  const { message } = await person.slash('hand');
  if (message === null) throw new Error('there is no panel');
  return message;
};

const buttonOf = (message: APIMessage, verb: string): string =>
  partsOf(message).find((part) => part.verb === verb)?.id ?? '';

/** The button that passes in the window of this board, whether the board has it or had it in an earlier version. */
const passOn = (board: APIMessage): string => buttonOf(board, 'panel').replace(':panel:', ':pass:');

test('a lobby fills, a computer player comes and goes, the host starts: one message becomes the board', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  const opened = await ann.slash('souls new', { souls: 2 });
  expect(isEphemeral(opened.message!)).toBe(true);
  const lobby = await bob.waitFor((messages) => boardSeen(messages));
  expect(textOf(lobby)).toContain('Goal: 2 souls');
  expect(textOf(lobby)).toContain('Host: Ann');

  await bob.click('Join', lobby);
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes('2. Bob'));
  await ann.click('Add computer player');
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes('3. Computer 1'));
  await ann.click('Remove computer player');
  await ann.waitFor((messages) => !textOf(boardSeen(messages)).includes('Computer 1'));
  const refused = await bob.click('Start');
  expect(textOf(refused.message!)).toContain('Only the host');
  await ann.click('Start');
  const board = await bob.waitFor((messages) => {
    const shown = boardSeen(messages);
    return hasButton(shown, 'Play') ? shown : undefined;
  });
  expect(board.id).toBe(lobby.id);
  expect(textOf(board)).not.toContain('souls 0/2'); //: the picture says it
  const inWords = (await bob.click('In words', board)).message!;
  expect(isEphemeral(inWords)).toBe(true);
  expect(textOf(inWords)).toContain('souls 0/2');
  expect(bob.messages().filter((message) => !isEphemeral(message) && message.embeds.length > 0)).toHaveLength(1);
  expect(standIn.problems).toEqual([]);
});

test('nobody ever sees a card of somebody else: not on the board, not in an answer', async () => {
  const house = await openHouse({ seed: plainSeed('secret hands') });
  const { ann, bob } = await startedTable(house);
  await panelOf(ann);
  await panelOf(bob);
  const table = await house.table();
  const w = speak('en');
  const handOf = (player: 'p1' | 'p2') =>
    stateIn(table.session!).players[player]!.hand.map((id) => stateIn(table.session!).objects[id]!.card);
  const names = { p1: handOf('p1').map((card) => w.cardName(card)), p2: handOf('p2').map((card) => w.cardName(card)) };
  const seen = (person: Person): string => JSON.stringify(person.messages());
  for (const name of names.p1) expect(textOf(panelSeen(ann.messages()))).toContain(name);
  for (const name of names.p1.filter((one) => !names.p2.includes(one))) expect(seen(bob)).not.toContain(name);
  for (const name of names.p2.filter((one) => !names.p1.includes(one))) expect(seen(ann)).not.toContain(name);
  const cat = await house.standIn.user('Cat');
  for (const name of [...names.p1, ...names.p2]) expect(seen(cat)).not.toContain(name);
});

test('a panel follows the table: when one ends the turn the other is asked in the panel that is open', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const waiting = await panelOf(other);
  expect(textOf(waiting)).toContain('You are not asked anything now.');
  await endTurn(active, await panelOf(active));
  await other.waitFor((messages) =>
    messages.find((message) => message.id === waiting.id && textOf(message).includes(speak('en').board.mayNow('next'))),
  );
});

test('a notice tells exactly the one who is awaited, once they are not there any more, and says when it is over', async () => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  const { active, other } = await startedTable(house);
  await endTurn(active, await panelOf(active));
  await time.pass(61_000);
  await house.tables.keepTime()();
  const notice = await other.waitFor((messages) => messages.find(({ content }) => content.includes(`<@${other.id}>`)));
  const notified = house.standIn.pings.filter(({ messageId }) => messageId === notice.id);
  expect(notified.map(({ users }) => users)).toEqual([[other.id]]);
  expect(labelsOf(notice)).toEqual(['Play', 'Pass', speak('en').barter.button]);
  await other.click('Pass', notice);
  await other.waitFor((messages) => messages.every(({ id }) => id !== notice.id));
  expect(house.standIn.pings).toHaveLength(1);
  expect(stateIn((await house.table()).session!).turn.number).toBe(2);
});

test('a French person gets a French panel and mention; the board speaks the language of a Community', async () => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  await house.standIn.setCommunity('en-US');
  const { active } = await startedTable(house, { locale: 'fr' });
  const panel = await panelOf(active);
  const fr = speak('fr');
  expect(labelsOf(panel)).toContain(fr.ui.endTurn);
  expect(textOf(panel)).toContain(fr.board.yourPanel);
  await time.pass(61_000);
  await house.tables.keepTime()();
  await active.waitFor((seen) => seen.find(({ content }) => content === `<@${active.id}> ${fr.notices.turn(1)}`));
  expect(labelsOf(boardSeen(active.messages()))).toContain('Play');
});

test('where everybody speaks French the board does too', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house, { locale: 'fr' });
  expect(labelsOf(boardSeen(active.messages()))).toContain(speak('fr').ui.play);
});

test('a pass on the button of an older window does nothing but explain', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const board = boardSeen(active.messages())!;
  const old = passOn(board);
  await endTurn(active, await panelOf(active));
  const before = await house.table();
  const answer = await active.force(old, board);
  expect(textOf(answer.message!)).toContain('The table has moved on');
  expect(isEphemeral(answer.message!)).toBe(true);
  const after = await house.table();
  expect(stateIn(after.session!).turn).toEqual(stateIn(before.session!).turn);
  expect(after.data.game.window).toEqual(before.data.game.window);
});

test('buttons that are unknown, malformed, foreign or of another game are answered in words', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const board = boardSeen(active.messages())!;
  const table = await house.table();
  const foreign = formatId({ game: 'another', window: '1', verb: 'pass', arg: '' });
  for (const id of ['hello', 'v1:x', 'v2:ab:1:pass:', `v1:${table.data.game.id}:1:nonsense:`]) {
    const answer = await active.force(id, board);
    expect(answer.message!.content).toBe(speak('en').errors.unknownButton);
    expect(isEphemeral(answer.message!)).toBe(true);
  }
  expect((await active.force(foreign, board)).message!.content).toBe(speak('en').errors.otherGame);
  const withdrawn = await active.force(passOn(board).replace(':pass:', ':opt:') + 'o99999', board);
  expect(textOf(withdrawn.message!)).toContain('This choice is no longer possible.');
  expect(stateIn((await house.table()).session!).transition).toBe(stateIn(table.session!).transition);
});

test('somebody without a seat is told so, and a channel without a table too', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const cat = await house.standIn.user('Cat');
  const board = boardSeen(cat.messages())!;
  const old = ['panel', 'pass', 'undo'].map((verb) => passOn(board).replace(':pass:', `:${verb}:`));
  for (const id of [buttonOf(board, 'panel'), passOn(board)])
    expect((await cat.force(id, board)).message!.content).toBe('You are not playing at this table.');
  expect(textOf((await cat.click('More', board)).message!)).toContain(speak('en').more.spectator);
  await endTurn(active, await panelOf(active));
  for (const id of old)
    expect((await cat.force(id, board)).message!.content).toBe('You are not playing at this table.');
  expect((await cat.slash('hand')).message!.content).toBe('You are not playing at this table.');
  const empty = await house.standIn.addChannel('quiet');
  for (const command of ['hand', 'souls join', 'souls start', 'souls show', 'souls undo', 'souls end', 'act pass']) {
    expect((await cat.in(empty).slash(command)).message!.content).toContain('There is no table in this channel.');
  }
});

test('out of turn: a pass, a declaration and an end of turn are refused with who is awaited', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const awaited = `The table waits for ${active.name}.`;
  const refused = await other.force(passOn(boardSeen(other.messages())!), boardSeen(other.messages())!);
  expect(refused.message!.content).toBe(`PRIO-04: you do not have priority now. ${awaited}`);
  const ended = textOf((await other.slash('act end-turn')).message!);
  expect(ended).toContain(`TURN-07: it is not your turn. ${awaited}`);
});

test('the last action can be taken back, and then there is nothing more to take back', async () => {
  const isCoin = ({ id, meaning }: Option): boolean =>
    id.startsWith('play:') && ['a-penny', '3-cents', '4-cents', 'a-nickel'].includes(meaning.card ?? '');
  const house = await openHouse({ seed: plainSeed('take back', [2], (offers) => offers.some(isCoin)) });
  const { active, other } = await startedTable(house);
  const player = active.name === 'Ann' ? 'p1' : 'p2';
  const hand = async () => stateIn((await house.table()).session!).players[player]!.hand;
  const before = await hand();
  const orders = (await active.slash('souls orders')).message!;
  const set = (await active.click('Hold priority: off', orders)).message!;
  expect(hasButton(set, 'Undo')).toBe(false);
  const held = (await active.click(speak('en').more.toPanel, set)).message!;
  const coins = ['Play A Penny!', 'Play 3 Cents!', 'Play 4 Cents!', 'Play A Nickel!'];
  const coin = optionLabels(held).find((label) => coins.includes(label));
  const played = (await active.select('Play loot / Activate', [coin!], held)).message!;
  expect(await hand()).toHaveLength(before.length - 1);
  const undone = (await active.click('Undo', played)).message!;
  expect(await hand()).toEqual(before);
  expect(hasButton(undone, 'End turn')).toBe(true);
  const plays = new RegExp(`↩ ~~${active.name} plays .*~~`);
  await other.waitFor((messages) => plays.test(textOf(boardSeen(messages))) || undefined);
  const log = textOf((await other.slash('souls log')).message!);
  expect(log).toMatch(plays);
  expect(log).toContain(`• ${active.name} undoes their last action.`);
  expect(log.match(/~~/g)).toHaveLength(2);
  const again = await active.force(buttonOf(played, 'undo'), undone);
  expect(textOf(again.message!)).toContain('The table has moved on');
  const none = await active.slash('souls undo');
  expect(textOf(none.message!)).toContain('cannot be taken back');

  const anew = (await active.select('Play loot / Activate', [coin!], await panelOf(active))).message!;
  const passed = (await active.click('Pass', anew)).message!;
  const last = (await active.click('More', passed)).message!;
  expect(optionLabels(last)).toEqual(['Pass', coin]);
  const back = (await active.select(speak('en').ui.undoTo, [coin!], last)).message!;
  expect(await hand()).toEqual(before);
  expect(textOf(back)).toContain(`${active.name} undoes their last action. ×2`);
});

test('the same interaction delivered twice counts once', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  await endTurn(active, await panelOf(active));
  const { revision, session } = await house.table();
  await house.standIn.duplicateLastInteraction();
  const again = await house.standIn.user('Ann');
  await again.slash('hand');
  const now = await house.table();
  expect(stateIn(now.session!).transition).toBe(stateIn(session!).transition);
  expect(stateIn(now.session!).turn.number).toBe(stateIn(session!).turn.number);
  expect(now.revision).toBeGreaterThanOrEqual(revision);
});

test('two people passing in the same instant both count', async () => {
  const house = await openHouse({ seed: plainSeed('same instant') });
  const { ann, bob, active } = await startedTable(house);
  const channel = house.standIn.channelId;
  for (const [person, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await house.tables.perform(
      channel,
      { interaction: `order-${name}`, person: { user: person.id, name } },
      { do: 'setStandingOrder', order: 'always' },
    );
    await house.tables.perform(
      channel,
      { interaction: `hold-${name}`, person: { user: person.id, name } },
      { do: 'setHoldPriority', hold: true },
    );
  }
  await endTurn(active, await panelOf(active));
  const { data } = await house.table();
  expect(data.game.window?.asked.toSorted()).toEqual(['p1', 'p2']);
  const [a, b] = [await panelOf(ann), await panelOf(bob)];
  await Promise.all([ann.click('Pass', a), bob.click('Pass', b)]);
  expect((await house.table()).data.game.window?.id).not.toBe(data.game.window?.id);
});

test('the host ends the table; the board says so, and a new one can be opened', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  expect((await bob.slash('souls end')).message!.content).toBe(speak('en').quitting.proposed);
  expect((await endGame(ann)).message!.content).toBe('This table was closed.');
  const over = await bob.waitFor((messages) => {
    const shown = boardSeen(messages);
    return hasButton(shown, 'Rematch') ? shown : undefined;
  });
  expect(textOf(over)).toContain('The game is over');
  expect((await ann.slash('hand')).message!.embeds).toHaveLength(1);
  await ann.slash('souls new');
  await bob.waitFor((messages) => hasButton(boardSeen(messages), 'Join'));
});

test('an attack is declared with its target in one click; the target is seen by nobody else until it is used', async () => {
  const house = await openHouse({ seed: plainSeed('one click') });
  const { active, other } = await startedTable(house);
  const person = { user: other.id, name: other.name };
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'order', person },
    { do: 'setStandingOrder', order: 'always' },
  );
  const panel = await panelOf(active);
  const button = partsOf(panel).find(({ verb }) => verb === 'attack')!;
  const target = parseId(button.id)!.arg;
  const declared = await active.click(button.id, panel);
  const kept = speak('en').board.choiceSealed('').split(':')[0]!;
  expect(textOf(declared.message!)).toContain(kept);
  const asked = await panelOf(other);
  expect(textOf(asked)).not.toContain(kept);
  expect((await house.table()).data.game.sealedChoice?.option).toBe(target);
  await other.click('Pass', asked);
  const { session } = await house.table();
  expect(stateIn(session!).procedures.find(({ kind }) => kind === 'attack')).toMatchObject({ target });
});

test('a person decides when they are asked and whether they keep priority, and sees what is set', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const { ui, lobby, asking } = speak('en');
  const more = (await active.click(ui.more, await panelOf(active))).message!;
  let page = (await active.click(asking.title, more)).message!;
  expect(textOf(page)).toContain(`☑ **${asking.order('concerns').name}**`);
  for (const order of ['matters', 'decides', 'always'] as const) {
    page = (await active.select(asking.choose, [order], page)).message!;
    expect(textOf(page)).toContain(lobby.standingOrderSet(order));
    expect(textOf(page)).toContain(`☑ **${asking.order(order).name}**`);
  }
  const held = (await active.click(ui.holdPriority.off, page)).message!;
  expect(textOf(held)).toContain(lobby.holdSet(true));
  expect(labelsOf(held)).toContain(ui.holdPriority.on);
  const seat = (await house.table()).data.game.seats.find(({ user }) => user === active.id);
  expect(seat).toMatchObject({ order: 'always', holdPriority: true });
});

test('beside Pass a person says that they do not want to be asked this again, sees it, and takes it back', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const { asking, ui } = speak('en');
  await other.select(asking.choose, ['always'], (await other.slash('souls orders')).message!);
  await endTurn(active, await panelOf(active));
  const seat = async () => (await house.table()).data.game.seats.find(({ user }) => user === other.id);
  const asked = await panelOf(other);
  expect(labelsOf(asked)).toEqual(expect.arrayContaining([ui.pass, asking.passAndForget]));
  const menu = partsOf(asked).find(({ id }) => id.endsWith(':asking:never'));
  expect(menu).toMatchObject({ values: ['happening.step', `player.${active.name === 'Ann' ? 'p1' : 'p2'}`] });
  await other.select(asking.passAndForget, ['happening.step'], asked);
  expect(await seat()).toMatchObject({ exceptions: [{ ask: 'never', about: { happening: 'step' } }] });
  const page = (await other.slash('souls orders')).message!;
  expect(textOf(page)).toContain('🔕 never: moments with nothing on the stack');
  expect(textOf(page)).toMatch(/Always\*\* — every time you could respond; in the last .*turns? \d+ questions?/);
  const back = (await other.select(asking.asUsual, ['happening.step'], page)).message!;
  expect(textOf(back)).toContain(asking.noExceptions);
  expect(await seat()).not.toHaveProperty('exceptions');
  const stop = (await other.select(asking.always, ['happening.attackRoll'], back)).message!;
  expect(textOf(stop)).toContain('🔔 always: attack rolls');
  expect(await seat()).toMatchObject({ exceptions: [{ ask: 'always', about: { happening: 'attackRoll' } }] });
});

test('DEC-31: a person has forced choices put to them, or no more, and reads which', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house);
  const { ui, lobby } = speak('en');
  const seat = async () => (await house.table()).data.game.seats.find(({ user }) => user === active.id);
  const first = (await active.slash('souls orders')).message!;
  expect(labelsOf(first)).toContain(ui.askForced.off);
  const shown = (await active.click(ui.askForced.off, first)).message!;
  expect(textOf(shown)).toContain(lobby.forcedSet(true));
  expect([labelsOf(shown).includes(ui.askForced.on), await seat()]).toMatchObject([true, { askForced: true }]);
  const hidden = (await active.click(ui.askForced.on, shown)).message!;
  expect(textOf(hidden)).toContain(lobby.forcedSet(false));
  expect([labelsOf(hidden).includes(ui.askForced.off), await seat()]).toMatchObject([true, { askForced: false }]);
});

test('in the turn of another a person passes until it is over, sees it, and can stop it', async () => {
  const house = await openHouse();
  const { active, other } = await startedTable(house);
  const { ui, board } = speak('en');
  for (const { id: user, name } of [active, other])
    await house.tables.perform(
      house.standIn.channelId,
      { interaction: `order ${name}`, person: { user, name } },
      { do: 'setStandingOrder', order: 'always' },
    );
  const own = await panelOf(active);
  expect(textOf(own)).toContain(board.firstTurn(4));
  expect(labelsOf(own)).not.toContain(ui.passFor.turn);
  await active.click(partsOf(own).find(({ verb }) => verb === 'attack')!.id, own);
  const asked = await panelOf(other);
  expect(labelsOf(asked)).toEqual(expect.arrayContaining([ui.pass, ui.passFor.turn]));
  const passing = (await other.click(ui.passFor.turn, asked)).message!;
  expect(labelsOf(passing)).toContain(ui.passNoMore);
  expect((await house.table()).data.game.window?.asked).not.toContain(other.name === 'Ann' ? 'p1' : 'p2');
  expect(labelsOf(await panelOf(active))).toContain(ui.passFor.attack);
  const stopped = (await other.click(ui.passNoMore, passing)).message!;
  expect(labelsOf(stopped)).not.toContain(ui.passNoMore);
  expect((await house.table()).data.game.seats.every((seat) => seat.passing === null)).toBe(true);
});

test('a turn in which nothing has been done is ended after one more question; Back leads to the panel', async () => {
  const house = await openHouse({
    seed: plainSeed('idle', [2], (offers) => offers.some(({ id }) => id.startsWith('play:'))),
  });
  const { active } = await startedTable(house);
  const { more, ui } = speak('en');
  const asked = (await active.click(ui.endTurn, await panelOf(active))).message!;
  expect(labelsOf(asked)).toEqual([more.sure, ui.back]);
  expect(await isEnding(house, 1)).toBe(false);
  const back = (await active.click(ui.back, asked)).message!;
  const again = (await active.click(ui.endTurn, back)).message!;
  await active.click(more.sure, again);
  expect(await isEnding(house, 1)).toBe(true);
});
