import { expect, test } from 'vitest';
import { boardSeen, isEphemeral, openHouse, saidBeside, speak, startedTable, textOf } from '../support/house.js';

const w = speak('en');

/** Ann and Bob play on, under the messages of games before: what Bob presses there, and whether it has changed the table. */
const pressing = async () => {
  const house = await openHouse();
  const { bob } = await startedTable(house, { picture: false });
  const board = await bob.waitFor((seen) => boardSeen(seen));
  const { revision } = await house.table();
  return {
    bob,
    pressed: async (customId: string, values?: readonly string[]) => bob.force(customId, board, values),
    hasChanged: async () => (await house.table()).revision !== revision,
  };
};

test('a button or menu of a table that stands under an earlier game does nothing to this one, and says so', async () => {
  const { bob, pressed, hasChanged } = await pressing();
  const said = async (verb: string) => textOf(await (await pressed(`v1:ab12:3:${verb}:`)).finished());
  await pressed('v1:ab12:3:pick:', ['play~c1']);
  await saidBeside(bob, w.errors.otherGame);
  expect(await said('pass')).toContain(w.errors.otherGame);
  expect(await said('log')).toContain(w.errors.otherGame);
  expect(await said('export')).toContain(w.errors.otherGame);
  expect(await said('replay')).toContain(w.replaying.none.otherGame);
  expect(await said('rematch')).toContain(w.ending.stands);
  expect(await hasChanged()).toBe(false);
});

test('what belongs to a person, a lookup or a server works there, and a verb that never was is refused', async () => {
  const { pressed, hasChanged } = await pressing();
  const shown = async (id: string) => (await pressed(id)).finished();
  for (const page of ['help:', 'stats:', 'rule:TURN-10']) {
    const opened = await shown(`v1:me::${page}`);
    expect(isEphemeral(opened)).toBe(true);
    expect(opened.embeds).not.toEqual([]);
  }
  expect((await pressed('v1:me::ask:souls')).modal).not.toBeNull();
  expect(textOf(await shown('v1:me::setup:here.on'))).toContain(w.server.onlyManagers);
  expect(textOf(await shown('v1:me::manage:tables'))).toContain(w.server.onlyManagers);
  expect(textOf(await shown('v1:ab12:3:explode:'))).toContain(w.errors.unknownButton);
  expect(await hasChanged()).toBe(false);
});
