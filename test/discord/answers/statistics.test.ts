import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { boardSeen, isEphemeral, labelsOf, openHouse, speak, startedTable, textOf } from '../support/house.js';

const w = speak('en');
const { statistics, quitting, person: own, server, ui } = w;

test('statistics are asked for by people and by servers, count a game, and go with what one deletes', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house, { picture: false });
  const offer = (await ann.slash('souls-me stats')).message!;
  expect(isEphemeral(offer)).toBe(true);
  expect(textOf(offer)).toContain('Nothing is counted of your games.');
  const begun = (await ann.click(statistics.begin, offer)).message!;
  expect(textOf(begun)).toContain(statistics.noGames);
  const rated = (await ann.click(statistics.rate, begun)).message!;
  const unrated = (await ann.click(statistics.unrate, rated)).message!; // no game stands behind it: there is nothing to lose
  expect(textOf(unrated)).toContain(statistics.noRating);
  await ann.click(statistics.rate, unrated);
  const bobs = (await bob.click(statistics.begin, (await bob.slash('souls-me stats')).message!)).message!;
  expect(textOf((await bob.click(statistics.rate, bobs)).message!)).toContain('25.0 ± 16.7 after 0 games');
  expect((await bob.slash('souls stats')).message!.content).toBe(statistics.ofServer.off);
  const { server: home } = (await house.table()).data.game.upkeep;
  await house.tables.servers.change(home!, (before) => ({ ...before, statistics: true }));
  expect(textOf((await bob.slash('souls stats')).message!)).toContain(statistics.ofServer.none);

  await bob.click(quitting.yes, (await bob.slash('souls concede')).message!);
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes('Bob conceded'));
  await house.tables.drain();
  const page = (await ann.slash('souls-me stats')).message!;
  expect(textOf(page)).toContain('1 game, 1 won (100 %)');
  expect(textOf(page)).toContain(`Everybody against everybody: 1 of 1 game won`);
  expect(textOf(page)).toContain('Bob: 1 game, ahead in 1, behind in 0');
  expect(textOf(page)).toContain('the test says something from 30 on');
  const unsure = (await ann.click(statistics.unrate, page)).message!;
  expect(textOf(unsure)).toContain(statistics.unrateSure(1));
  const still = (await ann.click(ui.cancel, unsure)).message!;
  expect(textOf(still)).toContain('after 1 game');
  const meant = (await ann.click(statistics.unrate, still)).message!;
  expect(textOf((await ann.click(statistics.unrateNow, meant)).message!)).toContain(statistics.noRating);
  const table = (await bob.slash('souls stats')).message!;
  expect(textOf(table)).toMatch(/1\\\. \*\*Ann\*\* — 1 of 1 game won[^]*2\\\. \*\*Bob\*\* — 0 of 1 game won/);

  const sure = (await bob.click(statistics.stop, (await bob.slash('souls-me stats')).message!)).message!;
  expect(textOf(sure)).toContain(statistics.sure);
  expect((await bob.click(statistics.stopNow, sure)).message!.content).toBe(statistics.stopped);
  expect(textOf((await ann.slash('souls-me stats')).message!)).not.toContain('Bob');
  expect(textOf((await ann.slash('souls stats')).message!)).not.toContain('Bob');
  const data = (await ann.slash('souls-me data')).message!;
  expect(textOf(data)).toContain('Statistics:** of 1 game');
  const file = (await ann.click(own.data.export, data)).message!;
  expect(await (await fetch(file.attachments[0]!.url)).text()).toContain('"statistics": {');
  const again = (await ann.slash('souls-me data')).message!;
  await ann.click(own.data.eraseNow, (await ann.click(own.data.erase, again)).message!);
  await ann.waitFor((messages) => messages.some((one) => textOf(one).includes(own.data.erased)));
  expect(await house.tables.statistics.of(ann.id)).toBeNull();
  expect(textOf((await ann.slash('souls stats')).message!)).toContain(statistics.ofServer.none);
  expect(house.standIn.problems).toEqual([]);
});

test('those who manage a server switch its statistics on and off, in French as well', async () => {
  const house = await openHouse();
  const mia = await house.standIn.user('Mia', { locale: 'fr' });
  await mia.change({ permissions: String(BigInt(mia.permissions) | PermissionFlagsBits.ManageGuild) });
  const french = speak('fr');
  const setup = (await mia.slash('souls setup')).message!;
  expect(textOf(setup)).toContain(french.statistics.ofServer.allowed(false));
  const on = (await mia.select(french.server.choose.switches, ['statistics'], setup)).message!;
  expect(textOf(on)).toContain(french.statistics.ofServer.allowed(true));
  expect(labelsOf((await mia.slash('souls stats')).message!)).toContain(french.statistics.ofServer.open);
  expect(server.choose.switches).not.toBe(french.server.choose.switches);
  expect(house.standIn.problems).toEqual([]);
});
