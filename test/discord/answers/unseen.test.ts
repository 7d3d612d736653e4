import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionOf, type Option } from '../../../src/engine/index.js';
import type { Person } from '../../../playground/index.js';
import { partsOf } from '../support/answers.js';
import { HandTimers } from '../support/hand-timers.js';
import {
  boardSeen,
  endTurn,
  isEphemeral,
  labelsOf,
  openHouse,
  plainSeed,
  speak,
  startedTable,
  textOf,
  type House,
} from '../support/house.js';
import { stateIn } from '../../support/internals.js';

interface Three {
  /** Holds priority in their own action phase. */
  readonly active: Person;
  readonly others: readonly Person[];
  /** Looks on without a seat. */
  readonly cat: Person;
}

/** Three people who are always asked, in somebody's action phase, with a spectator. */
const threeAt = async (house: House): Promise<Three> => {
  const { standIn } = house;
  const people = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Dan')];
  const cat = await standIn.user('Cat');
  const [ann] = people;
  await ann!.slash('souls new', { souls: 4 });
  for (const person of people.slice(1)) await person.slash('souls join');
  const channel = standIn.channelId;
  for (const { id, name } of people)
    await house.tables.perform(
      channel,
      { interaction: `order-${id}`, person: { user: id, name } },
      { do: 'setStandingOrder', order: 'always' },
    );
  await ann!.slash('souls start');
  for (;;) {
    const { session, data } = await house.table();
    const holder = data.game.seats.find(({ player }) => player === decisionOf(session!)!.player)!;
    const active = people.find(({ id }) => id === holder.user)!;
    if (decisionOf(session!)!.options.some(({ id }) => id === 'end'))
      return { active, others: people.filter((person) => person !== active), cat };
    await active.slash('act pass');
  }
};

/** All that everybody's client holds, with when it was last edited. */
const seenBy = (person: Person): string => JSON.stringify(person.messages().filter((message) => !isEphemeral(message)));

const verb = (message: APIMessage, wanted: string): string => partsOf(message).find((part) => part.verb === wanted)!.id;

/** The panel that this person has open, read anew. */
const refreshed = async (person: Person, panel: APIMessage): Promise<string> => {
  const { embeds, components } = (await person.force(verb(panel, 'page'), panel)).message!;
  return JSON.stringify([embeds, components]);
};

/** Everybody sees the board of now, and nothing is on its way any more. */
const quiet = async (house: House, people: readonly Person[]): Promise<void> => {
  await house.tables.drain();
  const { window } = (await house.table()).data.game;
  for (const person of people)
    await person.waitFor((messages) => {
      const board = boardSeen(messages);
      return (
        board !== undefined && labelsOf(board).includes('Play') && verb(board, 'panel').includes(`:${window!.id}:`)
      );
    });
};

test('hidden information: a pass given early shows nowhere: not on the board, not in the panel of another', async () => {
  const house = await openHouse();
  const { active, others, cat } = await threeAt(house);
  const [early, witness] = others as [Person, Person];
  await quiet(house, [active, early, witness, cat]);
  const panel = (await witness.slash('hand')).message!;
  const before = [await refreshed(witness, panel), seenBy(cat), seenBy(active)];
  await early.click('Pass', boardSeen(early.messages()));
  expect((await house.table()).data.game.window!.sealed).toHaveLength(1);
  expect([await refreshed(witness, panel), seenBy(cat), seenBy(active)]).toEqual(before);
  await house.bot.flush();
  expect([seenBy(cat), seenBy(active)]).toEqual(before.slice(1));
});

/** A house in which the active player could play a card that asks for a target. */
const withTarget = async (): Promise<{ readonly house: House; readonly three: Three; readonly play: string }> => {
  const bombIn = (offers: readonly Option[]) =>
    offers.find(({ id, meaning }) => id.startsWith('play:') && meaning.card === 'bomb');
  const seed = plainSeed('unseen', [3], (offers) => bombIn(offers) !== undefined);
  const house = await openHouse({ seed });
  const three = await threeAt(house);
  return { house, three, play: bombIn(decisionOf((await house.table()).session!)!.options)!.id };
};

test('announcing shows nowhere, neither while it goes on, nor called off, nor taken back', async () => {
  const { house, three, play } = await withTarget();
  const { active, others, cat } = three;
  const [witness, other] = others as [Person, Person];
  await quiet(house, [active, ...others, cat]);
  const panel = (await witness.slash('hand')).message!;
  const pings = house.standIn.pings.length;
  const seen = async (): Promise<readonly string[]> => [await refreshed(witness, panel), seenBy(cat), seenBy(other)];
  const before = await seen();
  const own = (await active.slash('hand')).message!;
  for (const end of ['back', 'undo']) {
    const asked = (await active.slash('act play', { card: play })).message!;
    expect(decisionOf((await house.table()).session!)!.key).toBe('announce.target');
    expect(await seen()).toEqual(before);
    const id = end === 'undo' ? verb(own, 'page').replace(':page:r', ':undo:') : verb(asked, 'opt');
    await active.force(end === 'undo' ? id : id.replace(/:opt:.*/, ':opt:back'), asked);
    expect(decisionOf((await house.table()).session!)!.key).toBe('priority');
    expect(await seen()).toEqual(before);
  }
  await house.bot.flush();
  expect([seenBy(cat), seenBy(other)]).toEqual(before.slice(1));
  expect(house.standIn.pings).toHaveLength(pings);
});

test('TURN-10: Pass stands on boards and in mentions only where a pass leads somewhere', async () => {
  const time = new HandTimers(Date.now());
  const house = await openHouse({ time });
  const { active, other } = await startedTable(house);
  const { ui, barter } = speak('en');
  const board = boardSeen(active.messages())!;
  expect(labelsOf(board)).toEqual([ui.play, barter.button, speak('en').board.inWords, ui.inspect, ui.more]);
  await time.pass(61_000);
  await house.tables.keepTime()();
  const own = await active.waitFor((messages) => messages.find(({ content }) => content.includes(`<@${active.id}>`)));
  expect(labelsOf(own)).toEqual([ui.play, barter.button]);
  const { transition } = stateIn((await house.table()).session!);
  const passed = (await active.force(verb(board, 'panel').replace(':panel:', ':pass:'), board)).message!;
  expect([isEphemeral(passed), textOf(passed)]).toEqual([true, expect.stringContaining(speak('en').waiting.ownTurn)]);
  expect(stateIn((await house.table()).session!).transition).toBe(transition);

  const table = await house.table();
  const person = { user: other.id, name: other.name };
  const at = { game: table.data.game.id, window: table.data.game.window!.id };
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'wait', person },
    { do: 'wait', click: { ...at, waits: true } },
  );
  await other.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.pass));
  await house.tables.perform(
    house.standIn.channelId,
    { interaction: 'go on', person },
    { do: 'wait', click: { ...at, waits: false } },
  );
  await other.waitFor((messages) => !labelsOf(boardSeen(messages)).includes(ui.pass));
  await endTurn(active, (await active.slash('hand')).message!);
  await other.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.pass));
});
