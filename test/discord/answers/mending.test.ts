import { expect, test } from 'vitest';
import { stateIn } from '../../support/internals.js';
import { deName } from '../../../src/text/fr/cards/typography.js';
import { partsOf } from '../support/answers.js';
import {
  boardSeen,
  openHouse,
  optionLabels,
  speak,
  startedTable,
  textOf,
  type House,
  saidBeside,
  endGame,
} from '../support/house.js';
import { idNames, isGone, saidToAll } from '../support/said.js';

const { mending, errors, ui } = speak('en');
const coinsOf = async (house: House, player: 'p1' | 'p2'): Promise<number> =>
  stateIn((await house.table()).session!).players[player]!.coins;

test('¢ are put right from More with four choices; the channel hears exactly what, and log and result tell it', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const was = await coinsOf(house, 'p1');
  const more = (await bob.click(ui.more, (await bob.slash('hand')).message!)).message!;
  const page = (await bob.click(mending.button, more)).message!;
  expect(textOf(page)).toContain(mending.intro);
  const list = (await bob.click(mending.kinds.coins, page)).message!;
  expect(optionLabels(list)).toEqual(expect.arrayContaining(['Ann', 'Bob']));
  const numbers = (await bob.select(mending.choose.coins, ['Ann'], list)).message!;
  expect(textOf(numbers)).toContain(`Ann**: ${mending.coinsNow(was)}`);
  expect(optionLabels(numbers)).not.toContain(String(was));
  const proposed = await bob.select(mending.chooseNumber, [String(was + 2)], numbers);
  expect(textOf(proposed.message!)).toContain(mending.proposed);
  expect(await coinsOf(house, 'p1')).toBe(was);
  const words = `Bob proposes to mend the game: **Ann has ${was + 2}¢ instead of ${was}¢**`;
  const proposal = await saidToAll(ann, words);
  expect(proposal.content).toMatch(/<t:\d+:f>/);
  await ann.click(mending.agree, proposal);
  await isGone(ann, proposal);
  expect(await coinsOf(house, 'p1')).toBe(was + 2);
  expect(textOf((await bob.slash('souls log')).message!)).toContain(
    `Mended by consent, as Bob has proposed: Ann has ${was + 2}¢ instead of ${was}¢.`,
  );
  await endGame(ann);
  const told = `The game was mended: in turn 1, by consent, as Bob proposed: Ann has ${was + 2}¢ instead of ${was}¢.`;
  await bob.waitFor((messages) => textOf(boardSeen(messages)).includes(told));
  expect(house.standIn.problems).toEqual([]);
});

test('a monster goes to discard and a counter is put on it by menus; what has gone meanwhile is said', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  const page = (await ann.slash('souls mend')).message!;
  const list = (await ann.click(mending.kinds.move, page)).message!;
  const { slots, objects } = stateIn((await house.table()).session!);
  const card = speak('en').cardName(objects[slots.monster[0]![0]!]!.card);
  const places = (await ann.select(mending.choose.move, [card], list)).message!;
  const place = optionLabels(places).find((label) => label.includes('discard'))!;
  await ann.select(mending.choosePlace, [place], places);
  const proposal = await saidToAll(
    bob,
    `proposes to mend the game: **${card} goes from monster slot 1 to the monster discard**`,
  );
  const wish = partsOf(places).find(({ id }) => id.includes(':mend:wish'))!;
  await ann.force(wish.id, places, ['coins.p1.1']);
  await saidBeside(ann, errors.refusal({ why: 'mending', problem: 'open' }, idNames));
  await bob.click(mending.refuse, proposal);
  await isGone(bob, proposal);
  const agree = partsOf(proposal).find(({ id }) => id.includes(':mend:agree'))!;
  expect(textOf((await bob.force(agree.id, (await bob.slash('souls mend')).message!)).message!)).toContain(
    errors.refusal({ why: 'mending', problem: 'none' }, idNames),
  );
  const counters = (await ann.click(mending.kinds.counters, (await ann.slash('souls mend')).message!)).message!;
  const number = (await ann.select(mending.choose.counters, ['Bob'], counters)).message!;
  const hp = (await ann.select(mending.chooseCounter, [mending.countersNow(0, 'hp')], number)).message!;
  expect(textOf(hp)).toContain(mending.countersNow(0, 'hp'));
  const menu = partsOf(hp).find(({ id }) => id.includes(':mend:wish'))!;
  const gone = errors.refusal({ why: 'mend', objection: { problem: 'gone' } }, idNames);
  await ann.force(menu.id, hp, ['move.o99999.discard']);
  await ann.waitFor((seen) => seen.filter(({ content }) => content === gone).length === 1);
  await ann.force(menu.id, hp, ['nonsense']);
  await ann.waitFor((seen) => seen.filter(({ content }) => content === gone).length === 2);
  await ann.force(menu.id, hp, ['coins.p1.9999']);
  await ann.waitFor((seen) => seen.some(({ content }) => /Choose a number from 0 to \d+\./.test(content)));
  const dan = await house.standIn.user('Dan');
  expect(textOf((await dan.slash('souls mend')).message!)).toBe(errors.refusal({ why: 'notSeated' }, idNames));
  expect(house.standIn.problems).toEqual([]);
});

test('the host of a table on which an answer has failed mends it alone, after being asked how', async () => {
  const house = await openHouse();
  const { ann, bob } = await startedTable(house);
  await house.tables.noteFailure(house.standIn.channelId);
  const page = (await ann.slash('souls mend')).message!;
  expect(textOf(page)).toContain(mending.stuck('failed'));
  expect(textOf((await bob.slash('souls mend')).message!)).not.toContain(mending.stuck('failed'));
  const list = (await ann.click(mending.kinds.hp, page)).message!;
  const numbers = (await ann.select(mending.choose.hp, ['Bob'], list)).message!;
  const sure = (await ann.select(mending.chooseNumber, ['1'], numbers)).message!;
  expect(textOf(sure)).toContain('Bob has 1 HP instead of 2');
  expect(textOf((await ann.click(mending.alone, sure)).message!)).toContain(mending.done);
  expect(textOf((await bob.slash('souls log')).message!)).toContain(
    'Mended by Ann alone, because the table was stuck: Bob has 1 HP instead of 2.',
  );
  const gone = partsOf(sure).find(({ id }) => id.includes(':mend:alone'))!;
  expect(textOf((await bob.force(gone.id, (await bob.slash('souls mend')).message!)).message!)).toContain(
    errors.refusal({ why: 'mending', problem: 'notHost' }, idNames),
  );
  expect(textOf((await ann.force(gone.id, (await ann.slash('souls mend')).message!)).message!)).toContain(
    errors.refusal({ why: 'mending', problem: 'notStuck' }, idNames),
  );
});

test('an act that fails because of a mistake of ours lets the host mend alone', async () => {
  const house = await openHouse();
  const { ann, active } = await startedTable(house);
  const { perform } = house.tables;
  Object.assign(house.tables, {
    perform: async () => {
      throw new Error('a mistake');
    },
  });
  const failed = await active.slash('act pass');
  expect(textOf(failed.message!)).toContain(errors.unexpected('').split('.')[0]);
  Object.assign(house.tables, { perform });
  expect(textOf((await ann.slash('souls mend')).message!)).toContain(mending.stuck('failed'));
});

test('en français, on enlève le sommet de la pile d’un commun accord, en trois choix', async () => {
  const house = await openHouse();
  const { ann, bob, active } = await startedTable(house, { locale: 'fr' });
  const french = speak('fr');
  const other = active === ann ? bob : ann;
  const [target] = await active.autocomplete('act attack', {}, 'target');
  await active.slash('act attack', { target: String(target!.value) });
  await other.slash('act pass');
  const state = async () => stateIn((await house.table()).session!);
  const { length: height } = (await state()).stack;
  expect(height).toBeGreaterThan(0);
  const page = (await other.slash('souls mend')).message!;
  expect(textOf(page)).toContain(french.mending.intro);
  await other.click(french.mending.kinds.drop, page);
  const proposal = await saidToAll(
    active,
    `${other.name} propose de réparer la partie : **quitte la pile sans effet`.replaceAll(' :', '\u00A0:'),
  );
  await active.click(french.mending.agree, proposal);
  await isGone(active, proposal);
  expect((await state()).stack).toHaveLength(height - 1);
  const log = textOf((await other.slash('souls log')).message!)
    .replaceAll('\u00A0', ' ')
    .replaceAll('’', "'");
  expect(log).toContain(`Réparé d'un commun accord, sur proposition ${deName(other.name)} : quitte la pile sans effet`);
});
