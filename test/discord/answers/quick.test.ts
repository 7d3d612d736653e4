import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { Person } from '../../../playground/index.js';
import { boardSeen, isEphemeral, labelsOf, openHouse, speak, textOf, type House, leaveGame } from '../support/house.js';

/** The newest message for everybody, as soon as it says this. */
const saying = (person: Person, text: string): Promise<APIMessage> =>
  person.waitFor((seen) => {
    const board = boardSeen(seen);
    return textOf(board).includes(text) ? board : undefined;
  });

const names = async (house: House): Promise<readonly string[]> =>
  (await house.table()).data.game.seats.map(({ name }) => name);

test.each(['en', 'fr'] as const)(
  'who joins a quick table by button or command (%s) reads what it tells, and accepts it with one more click',
  async (language) => {
    const house = await openHouse();
    const { standIn } = house;
    const w = speak(language);
    const locale = language === 'fr' ? { locale: 'fr' as const } : {};
    const [ann, bob, cyd] = [
      await standIn.user('Ann', locale),
      await standIn.user('Bob', locale),
      await standIn.user('Cyd', locale),
    ];
    await ann.slash('souls new', { quick: true, picture: false, language });
    const lobby = await saying(bob, w.quick.explain);
    expect(labelsOf(lobby)).not.toContain(w.quick.read);
    const page = (await bob.click(w.ui.join, lobby)).message!;
    expect(isEphemeral(page)).toBe(true);
    for (const said of [w.quick.explain, w.quick.notices, w.quick.question(false)])
      expect(textOf(page)).toContain(said);
    expect(labelsOf(page)).toEqual([w.quick.accept(false)]);
    expect(await names(house)).toEqual(['Ann']);
    expect((await bob.click(w.quick.accept(false), page)).message!.content).toBe(w.lobby.joined);
    const typed = (await cyd.slash('souls join')).message!;
    expect([await names(house), labelsOf(typed)]).toEqual([['Ann', 'Bob'], [w.quick.accept(false)]]);
    await cyd.click(w.quick.accept(false), typed);
    expect(await names(house)).toEqual(['Ann', 'Bob', 'Cyd']);
    await ann.slash('souls start');
    await saying(bob, w.board.title(1, ''));
    expect(standIn.problems).toEqual([]);
  },
);

test.each(['en', 'fr'] as const)(
  'a lobby that becomes quick (%s) says who has not accepted, does not start before, and lets them leave',
  async (language) => {
    const house = await openHouse();
    const { standIn } = house;
    const w = speak(language);
    const locale = language === 'fr' ? { locale: 'fr' as const } : {};
    const [ann, bob, cyd] = [
      await standIn.user('Ann', locale),
      await standIn.user('Bob', locale),
      await standIn.user('Cyd', locale),
    ];
    await ann.slash('souls new', { picture: false, language });
    const lobby = await ann.waitFor((seen) => boardSeen(seen));
    for (const person of [bob, cyd]) expect(isEphemeral((await person.click(w.ui.join, lobby)).message!)).toBe(false);
    expect(await names(house)).toEqual(['Ann', 'Bob', 'Cyd']);
    expect(textOf(await saying(ann, 'Cyd'))).not.toContain(w.quick.heading);
    await ann.click(w.ui.settings);
    await ann.select(w.tableSettings.chooseSwitches, ['quick', 'bonusSouls', 'takeBack']);
    const quick = await saying(ann, w.quick.missing(['Bob', 'Cyd']));
    const why = { why: 'notAccepted', players: ['p2', 'p3'] } as const;
    const called = { p1: 'Ann', p2: 'Bob', p3: 'Cyd' } as const;
    const sentence = w.errors.refusal(why, { player: (id) => called[id as 'p1'], card: String });
    expect((await ann.click(w.ui.start, quick)).message!.content).toBe(sentence);
    const read = (await bob.click(w.quick.read, quick)).message!;
    expect([textOf(read).includes(w.quick.question(true)), labelsOf(read)]).toEqual([
      true,
      [w.quick.accept(true), w.ui.leave],
    ]);
    expect((await bob.click(w.quick.accept(true), read)).message!.content).toBe(w.quick.accepted);
    const asked = (await cyd.slash('souls join')).message!;
    expect((await cyd.click(w.ui.leave, asked)).message!.content).toBe(w.lobby.left);
    expect(await names(house)).toEqual(['Ann', 'Bob']);
    await ann.slash('souls start');
    await saying(bob, w.board.title(1, ''));
    expect(standIn.problems).toEqual([]);
  },
);

test('whoever takes a seat in a quick game accepts it, and sees their hand then', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const w = speak('en');
  const [ann, bob, cyd, dan, eve] = [
    await standIn.user('Ann'),
    await standIn.user('Bob'),
    await standIn.user('Cyd'),
    await standIn.user('Dan'),
    await standIn.user('Eve'),
  ];
  await ann.slash('souls new', { quick: true, picture: false });
  for (const person of [bob, cyd])
    await person.click(w.quick.accept(false), (await person.slash('souls join')).message!);
  await ann.slash('souls start');
  await leaveGame(cyd);
  const vacant = await dan.waitFor((seen) => seen.find((one) => labelsOf(one).includes(w.quitting.take)));
  const page = (await dan.click(w.quitting.take, vacant)).message!;
  expect((await names(house)).includes('Dan')).toBe(false);
  const panel = (await dan.click(w.quick.accept(false), page)).message!;
  expect([textOf(panel).includes(w.board.yourPanel), await names(house)]).toEqual([true, ['Ann', 'Bob', 'Dan']]);
  await bob.slash('souls replace', { seat: 'Bob', person: eve.id });
  const offer = await eve.waitFor((seen) => seen.find((one) => one.content.startsWith(`<@${eve.id}>`)));
  const asked = (await eve.click(w.replacing.take, offer)).message!;
  expect(labelsOf(asked)).toEqual([w.quick.accept(false), w.replacing.decline]);
  expect((await eve.click(w.replacing.decline, asked)).message!.content).toBe(w.replacing.declined);
  expect(await names(house)).toEqual(['Ann', 'Bob', 'Dan']);
  expect(standIn.problems).toEqual([]);
});
