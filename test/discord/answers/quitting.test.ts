import { expect, test } from 'vitest';
import type { Person } from '../../../playground/index.js';
import { partsOf } from '../support/answers.js';
import {
  boardSeen,
  isEphemeral,
  labelsOf,
  openHouse,
  speak,
  startedTable,
  textOf,
  type House,
  endGame,
  leaveGame,
} from '../support/house.js';
import { idNames, isGone, saidToAll, tableIs } from '../support/said.js';

const { quitting, errors, ui } = speak('en');
const refused = (problem: 'hasConceded' | 'knowsOtherHand'): string =>
  errors.refusal({ why: 'seat', problem }, idNames);

/** Ann, Bob and Cyd at a table on which the cards are dealt. */
const ofThree = async (house: House): Promise<readonly [ann: Person, bob: Person, cyd: Person]> => {
  const { standIn } = house;
  const [ann, bob, cyd] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Cyd')];
  await ann.slash('souls new', { souls: 4 });
  await bob.slash('souls join');
  await cyd.slash('souls join');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.play));
  return [ann, bob, cyd];
};

test('conceding asks once more and says what happens; with two players the other wins, and the result says so', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const asked = (await bob.slash('souls concede')).message!;
  expect(isEphemeral(asked)).toBe(true);
  expect(textOf(asked)).toContain(quitting.sure('Ann'));
  expect((await house.table()).data.phase).toBe('playing');
  expect(textOf((await bob.click(ui.cancel, asked)).message!)).toContain(ui.more);
  const more = (await bob.click(ui.more)).message!;
  const again = (await bob.click(quitting.concede, more)).message!;
  expect((await bob.click(quitting.yes, again)).message!.content).toBe(quitting.conceded);
  expect((await house.table()).data.phase).toBe('over');
  const result = await ann.waitFor((messages) => {
    const board = boardSeen(messages);
    return textOf(board).includes('Bob conceded in turn 1.') ? board : undefined;
  });
  expect(textOf(result)).toContain('★ Ann');
  expect((await ann.slash('souls concede')).message!.content).toBe(errors.refusal({ why: 'gameOver' }, idNames));
  expect(house.standIn.problems).toEqual([]);
});

test('a seat that somebody leaves is offered in the channel, taken with a button, and the message says by whom', async () => {
  const house = await openHouse();
  const [ann, bob, cyd] = await ofThree(house);
  const dan = await house.standIn.user('Dan');
  const asked = (await bob.slash('souls concede')).message!;
  expect(textOf(asked)).toContain(quitting.sure(null));
  const pings = house.standIn.pings.length;
  await bob.click(quitting.yes, asked);
  const offer = await saidToAll(dan, 'The seat of Bob is free.');
  expect(offer.content).toMatch(/In turn 1 it has .+, 0 souls, \d+¢, \d items? and \d cards? in hand\./);
  expect(house.standIn.pings.slice(pings).every(({ users }) => !users.includes(dan.id))).toBe(true);
  expect((await bob.click(quitting.take, offer)).message!.content).toBe(refused('hasConceded'));
  await leaveGame(cyd);
  const other = await saidToAll(dan, 'The seat of Cyd is free.');
  expect(isEphemeral((await dan.click(quitting.take, offer)).message!)).toBe(true);
  await saidToAll(ann, quitting.takenBy('Bob', 'Dan'));
  expect((await house.table()).data.game.seats.map(({ user }) => user)).toContain(dan.id);
  const taken = await saidToAll(ann, quitting.takenBy('Bob', 'Dan'));
  expect([taken.id, partsOf(taken)]).toEqual([offer.id, []]);
  await endGame(ann);
  const gone = await saidToAll(ann, quitting.notTaken);
  expect(gone.id).toBe(other.id);
  await tableIs(house, ({ data }) => Object.keys(data.display.messages.vacancies).length === 0);
  expect(house.standIn.problems).toEqual([]);
});

test('posting the board again posts the free seats again', async () => {
  const house = await openHouse();
  const [ann, bob] = await ofThree(house);
  await leaveGame(bob);
  const before = await saidToAll(ann, 'The seat of Bob is free.');
  await ann.slash('souls show');
  const after = await ann.waitFor((messages) =>
    messages.find(({ id, content }) => id !== before.id && content.includes('The seat of Bob is free.')),
  );
  expect(labelsOf(after)).toEqual([quitting.take]);
  await isGone(ann, before);
  expect(house.standIn.problems).toEqual([]);
});

test('/souls end of somebody who is not the host asks the table, and more than half of it ends the game', async () => {
  const house = await openHouse();
  const [ann, bob, cyd] = await ofThree(house);
  expect((await bob.slash('souls end')).message!.content).toBe(quitting.proposed);
  const proposal = await saidToAll(ann, quitting.proposal('Bob', ['Bob'], 2, 3));
  expect((await cyd.click(quitting.withdraw, proposal)).message!.content).toBe(
    errors.refusal({ why: 'notYourOffer' }, idNames),
  );
  await bob.click(quitting.agree, proposal);
  expect((await house.table()).data.phase).toBe('playing');
  await cyd.click(quitting.agree, proposal);
  await ann.waitFor((messages) => textOf(boardSeen(messages)).includes(quitting.endedBy(2, 3)));
  await isGone(ann, proposal);
  expect(house.standIn.problems).toEqual([]);
});

test('the message of a proposal to end the game tells who agrees as it changes', async () => {
  const house = await openHouse();
  const [ann, bob] = await ofThree(house);
  const dan = await house.standIn.user('Dan');
  await bob.slash('souls end');
  const proposal = await saidToAll(ann, quitting.proposal('Bob', ['Bob'], 2, 3));
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'somebody leaves', person: { user: ann.id, name: 'Ann' } },
    { do: 'leave' },
  );
  const changed = await saidToAll(dan, quitting.proposal('Bob', ['Bob'], 2, 2));
  expect(changed.id).toBe(proposal.id);
  expect((await bob.click(quitting.withdraw, changed)).response).not.toBeNull();
  await isGone(dan, proposal);
  expect(house.standIn.problems).toEqual([]);
});

test('DISCORD section 3: /souls end of the host asks first, with what is lost and for whom, and a cancelled one ends nothing', async () => {
  const house = await openHouse();
  const [ann, bob, cyd] = await ofThree(house);
  const asked = (await ann.slash('souls end')).message!;
  expect(isEphemeral(asked)).toBe(true);
  expect(textOf(asked)).toContain(quitting.endTitle);
  expect(textOf(asked)).toMatch(/turn 1\b.*Ann has 0 souls, Bob has 0 souls and Cyd has 0 souls/);
  expect(textOf(asked)).toContain('Bob and Cyd');
  await ann.click(ui.cancel, asked);
  expect((await house.table()).data.phase).toBe('playing');
  await ann.click(quitting.endYes, (await ann.slash('souls end')).message!);
  expect((await house.table()).data.phase).toBe('over');
  await cyd.waitFor((messages) => textOf(boardSeen(messages)).includes('The game is over'));
  expect((await bob.slash('souls end')).message!.content).toBe(errors.refusal({ why: 'gameOver' }, idNames));
  expect(house.standIn.problems).toEqual([]);
});

test('DISCORD section 3: /souls end asks whoever would end the game by agreeing to what somebody else has proposed', async () => {
  const house = await openHouse();
  const [, bob, cyd] = await ofThree(house);
  await bob.slash('souls end');
  const asked = (await cyd.slash('souls end')).message!;
  expect(textOf(asked)).toContain(quitting.endTitle);
  expect((await house.table()).data.phase).toBe('playing');
  await cyd.click(quitting.endYes, asked);
  expect((await house.table()).data.game.endedBy).toEqual({ agreed: 2, of: 3 });
  expect(house.standIn.problems).toEqual([]);
});

test('DISCORD section 3: a lobby is closed without a question, for it can be opened again', async () => {
  const house = await openHouse();
  const ann = await house.standIn.user('Ann');
  await ann.slash('souls new', { souls: 4 });
  await ann.slash('souls end');
  expect((await house.table()).data.phase).toBe('over');
});
