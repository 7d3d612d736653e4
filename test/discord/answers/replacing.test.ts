import { expect, test } from 'vitest';
import { seatByName } from '../../../src/discord/messages/table/replace-page.js';
import { partsOf } from '../support/answers.js';
import { isEphemeral, labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';
import { tableOf } from '../support/long-table.js';
import type { Actor } from '../../../src/discord/answers/answer/actor.js';
import type { Call } from '../../../src/discord/answers/answer/command.js';
import { handleReplaceCommand } from '../../../src/discord/answers/table/replace.js';
import { updated } from '../../../src/table/index.js';
test('/souls replace asks somebody in the channel, who takes the seat with a button; without a person a computer player does', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const { ann, bob } = await startedTable(house);
  const cyd = await standIn.user('Cyd');
  const { replacing, errors } = speak('en');
  const seat = (await house.table()).data.game.seats.find(({ user }) => user === bob.id)!.player;
  const offered = await ann.autocomplete('souls replace', { seat: 'b' }, 'seat');
  expect(offered).toEqual([{ name: 'Bob', value: seat }]);
  const said = async (person: typeof ann, options: Record<string, string>) =>
    (await person.slash('souls replace', options)).message!.content;
  expect(await said(ann, { seat: 'Nobody' })).toBe(replacing.noSuchSeat);
  expect(await said(ann, { seat: 'Bob', person: bob.id })).toBe(replacing.sits(`<@${bob.id}>`));
  expect(await said(cyd, { seat: 'Bob' })).toBe('Only the host of the table can do this.');

  expect(await said(ann, { seat: 'bob', person: cyd.id })).toBe(replacing.invited(`<@${cyd.id}>`));
  const invitation = await cyd.waitFor((messages) => messages.find(({ content }) => content.includes('take over')));
  expect(standIn.pings.at(-1)?.users).toEqual([cyd.id]);
  expect((await bob.click(replacing.take, invitation)).message!.content).toBe(
    errors.refusal({ why: 'seat', problem: 'notYourInvitation' }, { player: (id) => id, card: (id) => id }),
  );
  const taken = (await cyd.click(replacing.take, invitation)).message!;
  expect(isEphemeral(taken)).toBe(true);
  expect(labelsOf(taken)).toContain(speak('en').ui.refresh);
  await cyd.waitFor((messages) => !messages.some(({ id }) => id === invitation.id));
  await ann.waitFor((messages) => !messages.some(({ content }) => content.includes(`<@${bob.id}>: `)));
  expect((await bob.slash('hand')).message!.content).toBe(
    errors.refusal({ why: 'notSeated' }, { player: (id) => id, card: (id) => id }),
  );

  const asked = (await ann.slash('souls replace', { seat: 'Cyd' })).message!;
  expect(textOf(asked)).toContain(replacing.sure('Cyd', true));
  expect((await house.table()).data.game.seats.some(({ user }) => user === cyd.id)).toBe(true);
  const sure = partsOf(asked).find(({ verb }) => verb === 'replace')!;
  expect(textOf((await ann.force(sure.id.replace(cyd.id, bob.id), asked)).message!)).not.toContain(
    replacing.given('Cyd'),
  );
  expect((await house.table()).data.game.seats.some(({ user }) => user === cyd.id)).toBe(true);
  const again = (await ann.slash('souls replace', { seat: 'Cyd' })).message!;
  expect((await ann.click(replacing.giveToComputer, again)).message!.content).toBe(replacing.given('Cyd'));
  expect((await house.table()).data.game.seats.find(({ player }) => player === seat)).toMatchObject({
    computer: 'simple',
  });
  expect(await said(ann, { seat: 'Cyd' })).toBe(replacing.isComputer('Cyd'));
  expect(standIn.problems).toEqual([]);
});

test('a seat that was chosen from the suggestions is meant, also when somebody else is called like that', () => {
  const table = tableOf(null, 2);
  const seats = table.data.game.seats.map((seat) => ({ ...seat, name: seat.player === 'p1' ? 'p2' : 'Bob' }));
  const named = { ...table, data: updated(table.data, { game: { seats } }) };
  expect(seatByName(named, 'p2')).toBe('p2');
  expect(seatByName(named, ' bob ')).toBe('p2');
  expect(seatByName(named, 'P2')).toBe('p1');
});

test('before the game nobody needs a seat of somebody else', async () => {
  const actor = { person: { user: 'u1', name: '' }, place: { manages: false }, w: speak('en') } as Actor;
  const offer = async (user: string) =>
    handleReplaceCommand({
      services: { tables: { table: async () => tableOf(null, 2) } },
      actor,
      text: () => 'p2',
      someone: () => ({ user, isBot: false }),
    } as unknown as Call);
  const { mayJoin, sits } = speak('en').replacing;
  expect(await offer('9')).toEqual({ is: 'say', text: mayJoin('<@9>') });
  expect(await offer('u2')).toEqual({ is: 'say', text: sits('<@u2>') });
});
