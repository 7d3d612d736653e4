import { expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { Person } from '../../playground/index.js';
import { waitingFor } from '../../src/table/index.js';
import { boardSeen, openHouse, plainSeed, typeEndTurn } from '../discord/support/house.js';
import { stateIn } from '../support/internals.js';

const PEOPLE = ['Ann', 'Bob', 'Cat', 'Dan'] as const;

test('four people pass on the board in the same instant: all four count', async () => {
  const house = await openHouse({ seed: plainSeed('same instant', [4]) });
  const people: Person[] = [];
  for (const name of PEOPLE) people.push(await house.standIn.user(name));
  const [ann, ...others] = people;
  await ann!.slash('souls new');
  for (const person of others) await person.slash('souls join');
  await ann!.slash('souls start');
  for (const { id: user, name } of people) {
    const person = { user, name };
    await house.tables.perform(
      house.standIn.channelId,
      { interaction: `order ${name}`, person },
      { do: 'setStandingOrder', order: 'always' },
    );
    await house.tables.perform(
      house.standIn.channelId,
      { interaction: `hold ${name}`, person },
      { do: 'setHoldPriority', hold: true },
    );
  }
  const { session } = await house.table();
  const active = people[Number(stateIn(session!).turn.active.slice(1)) - 1]!;
  await typeEndTurn(active);
  const asked = await house.table();
  expect(waitingFor(asked).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
  const isOf = (board: APIMessage | undefined): boolean =>
    JSON.stringify(board?.components ?? []).includes(`:${asked.data.game.window!.id}:pass:`);
  for (const person of people) await person.waitFor((messages) => isOf(boardSeen(messages)));

  const outcomes = await Promise.all(people.map(async (person) => person.click('Pass', boardSeen(person.messages()))));
  for (const { message } of outcomes) expect(message?.flags ?? 0).toBe(0);
  const after = await house.table();
  expect(after.data.game.window?.id).not.toBe(asked.data.game.window!.id);
  expect(house.standIn.problems).toEqual([]);
});
