import { expect, test } from 'vitest';
import type { Refusal } from '../../src/table/index.js';
import { boardSeen, labelsOf, openHouse, speak, textOf } from './support/house.js';

const NAMES = { player: String, card: String, typed: String };

test.each(['en', 'fr'] as const)(
  'SETUP-12: a host adds seats up to eight, which the lobby calls unofficial and slow (%s)',
  async (language) => {
    const house = await openHouse();
    const w = speak(language);
    const locale = language === 'fr' ? { locale: 'fr' as const } : {};
    const [ann, bob] = [await house.standIn.user('Ann', locale), await house.standIn.user('Bob', locale)];
    const refused = (refusal: Refusal): string => w.errors.refusal(refusal, NAMES);
    const early = (await ann.slash('souls new', { preset: 'together', seats: 6, picture: false })).message!;
    expect(early.content).toBe(refused({ why: 'mode', problem: 'ownSeats', seats: 2 }));
    await ann.slash('souls new', { picture: false, language });
    const lobby = async (said: string) =>
      ann.waitFor((seen) => {
        const shown = boardSeen(seen);
        return textOf(shown).includes(said) ? shown : undefined;
      });
    const full = async (taken: number, most: number) => lobby(w.lobby.seats(taken, most));
    for (let taken = 1; taken < 4; taken += 1) await ann.click(w.ui.addComputer, await full(taken, 4));
    const four = await full(4, 4);
    expect(textOf(four)).not.toContain(w.lobby.unofficial);
    await bob.click(w.ui.join, four);
    expect((await bob.click(w.lobby.moreSeats(5), four)).message!.content).toBe(refused({ why: 'notSeated' }));
    await ann.click(w.lobby.moreSeats(5), four);
    const five = await full(4, 5);
    expect(textOf(five)).toContain(w.lobby.unofficial);
    await bob.click(w.ui.join, five);
    for (let most = 6; most <= 8; most += 1) {
      await ann.click(w.lobby.moreSeats(most), await full(most - 1, most - 1));
      const wider = await full(most - 1, most);
      expect(labelsOf(wider)).toContain(w.lobby.fewerSeats(most));
      await ann.click(w.ui.addComputer, wider);
    }
    const eight = await full(8, 8);
    expect(labelsOf(eight).some((label) => label.startsWith('＋'))).toBe(false);
    await ann.slash('souls start');
    const board = await ann.waitFor((seen) => {
      const shown = boardSeen(seen);
      return labelsOf(shown).includes(w.ui.play) ? shown : undefined;
    });
    expect((await house.table()).data.game.seats).toHaveLength(8);
    expect(board.embeds[0]?.fields?.length).toBeGreaterThanOrEqual(11);
    expect(house.standIn.problems).toEqual([]);
  },
);

test.each(['en', 'fr'] as const)(
  'a way to play for more or fewer than sit there says so, and nobody loses a seat (%s)',
  async (language) => {
    const house = await openHouse();
    const w = speak(language);
    const locale = language === 'fr' ? { locale: 'fr' as const } : {};
    const people = [];
    for (const name of ['Ann', 'Bob', 'Cyd']) people.push(await house.standIn.user(name, locale));
    const [ann, ...others] = people;
    const refused = (refusal: Refusal): string => w.errors.refusal(refusal, NAMES);
    await ann!.slash('souls new', { preset: 'together', picture: false, language });
    const alone = (await ann!.slash('souls start')).message!;
    expect(alone.content).toBe(refused({ why: 'mode', problem: 'fewSeats', seats: 2 }));
    await ann!.slash('souls options');
    const placeholder = `${w.tableSettings.choosePreset} — ${w.tableSettings.preset('together')}`;
    await ann!.select(placeholder, ['standard']);
    for (const person of others) await person.slash('souls join');
    const standard = `${w.tableSettings.choosePreset} — ${w.tableSettings.preset('standard')}`;
    const three = (await ann!.select(standard, ['together'])).message!;
    expect(textOf(three)).toContain(refused({ why: 'mode', problem: 'seats', seats: 2 }));
    const both = (await ann!.select(standard, ['alone'])).message!;
    expect(textOf(both)).toContain(refused({ why: 'mode', problem: 'alone', seats: 2 }));
    const { seats, options } = (await house.table()).data.game;
    expect([seats.map(({ name }) => name), options.mode]).toEqual([['Ann', 'Bob', 'Cyd'], undefined]);
    expect(house.standIn.problems).toEqual([]);
  },
);
