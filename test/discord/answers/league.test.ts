import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { Person } from '../../../playground/index.js';
import { boardSeen, isEphemeral, labelsOf, openHouse, speak, textOf, type House } from '../support/house.js';

const w = speak('en');
const { league, quitting, server, ui } = w;

const manager = async ({ standIn }: House, name: string): Promise<Person> => {
  const person = await standIn.user(name);
  await person.change({ permissions: String(BigInt(person.permissions) | PermissionFlagsBits.ManageGuild) });
  return person;
};
const page = async (person: Person) => (await person.slash('souls league')).message!;
const news = async (person: Person, text: string) =>
  person.waitFor((messages) => messages.find((one) => !isEphemeral(one) && one.content.startsWith(text)));

test('a league is opened, paired, played and closed in a channel, by anybody who manages the server', async () => {
  const house = await openHouse();
  const mia = await manager(house, 'Mia');
  const [ann, bob] = [await house.standIn.user('Ann'), await house.standIn.user('Bob')];
  expect(labelsOf(await page(ann))).toEqual([]); // nothing to press before a season
  await mia.select(league.open, ['2'], await page(mia));
  const opened = await news(ann, 'A season of the league is open');
  for (const person of [ann, bob])
    expect(textOf((await person.click(league.join, opened)).message!)).toContain(league.joined);
  expect(labelsOf(await page(ann))).not.toContain(league.startRound(1));

  const noa = await manager(house, 'Noa'); // whoever opened it need not be there any more
  const [seen, mias] = [await page(noa), await page(mia)];
  const asked = (await noa.click(league.startRound(1), seen)).message!;
  expect(textOf(asked)).toContain(league.confirmStart(1, 2, 0));
  expect(ann.messages().some(({ content }) => content.startsWith('Round 1'))).toBe(false);
  await noa.click(league.startNow, asked);
  const paired = await news(ann, 'Round 1 of the league');
  expect(paired.mentions.map(({ id }) => id).toSorted()).toEqual([ann.id, bob.id].toSorted());
  expect((await mia.click(league.startRound(1), mias)).message!.content).toContain(league.problem('movedOn'));

  const second = (await mia.click(league.startRound(2), await page(mia))).message!;
  expect(textOf(second)).toContain('1 table of earlier rounds has no result yet');
  // Whoever presses again where the button for the round before was presses Cancel.
  const [first] = labelsOf(second);
  expect(first).toBe(ui.cancel);
  expect(labelsOf((await mia.click(ui.cancel, second)).message!)).toContain(league.startRound(2));
  const leaving = (await bob.click(league.leave, await page(bob))).message!;
  expect(textOf(leaving)).toContain(league.leaveSure(1)); // nobody can give that table back
  expect(textOf((await bob.click(ui.cancel, leaving)).message!)).toContain(`<@${bob.id}>`);

  await ann.slash('souls new');
  await bob.slash('souls join');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes(ui.play));
  await bob.click(quitting.yes, (await bob.slash('souls concede')).message!);
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes('Bob conceded'));
  await house.tables.drain();
  const standings = await page(bob);
  expect(textOf(standings)).toMatch(/1\\\. \*\*Ann\*\* — 12 points · 1 of 1 game won[^]*2\\\. \*\*Bob\*\* — 0 points/);
  expect(textOf(standings)).toContain(`1. <@${ann.id}>`);
  const file = (await bob.click(league.file, standings)).message!;
  const json = JSON.parse(await (await fetch(file.attachments[0]!.url)).text()) as {
    readonly kind: string;
    readonly standings: readonly { readonly name: string; readonly points: number }[];
  };
  expect(json.kind).toBe('four-souls-league');
  expect(json.standings.map(({ name, points }) => [name, points])).toEqual([
    ['Ann', 12],
    ['Bob', 0],
  ]);

  expect(textOf((await bob.click(league.leave, await page(bob))).message!)).toContain(league.leftNow);
  expect(textOf(await page(ann))).toContain('**Bob** — 0 points · 0 of 1 game won · 0 souls · left');
  expect((await noa.click(league.startRound(2), await page(noa))).message!.content).toBe(league.problem('tooFew'));
  const noas = (await noa.click(league.close, await page(noa))).message!;
  await noa.change({ permissions: String(BigInt(noa.permissions) & ~PermissionFlagsBits.ManageGuild) });
  const sure = (await mia.click(league.close, await page(mia))).message!;
  expect(textOf(sure)).toContain(league.confirmClose(0));
  expect((await noa.click(league.closeNow, noas)).message!.content).toBe(server.onlyManagers);
  expect((await mia.click(league.closeNow, sure)).message!.content).toBe(league.closedNow);
  expect((await ann.click(league.join, opened)).message!.content).toBe(league.problem('noSeason'));
  expect(house.standIn.problems).toEqual([]);
});
