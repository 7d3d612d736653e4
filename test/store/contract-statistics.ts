import { expect, it } from 'vitest';
import { USUAL_SERVER } from '../../src/table/index.js';
import { createStatistics } from '../../src/table/statistics/statistics.js';
import type { PersonInGame } from '../../src/table/statistics/summary.js';
import { newChannel, type Stores } from './contract.js';

/** What every store must do for statistics of people and servers. */
export function statisticsContract(stores: Stores): void {
  it('counts each of some finished games once when four bring all of them at the same time', async () => {
    const { four } = stores();
    const [ann, bob, server] = [newChannel(), newChannel(), newChannel()];
    const settings = async () => ({ ...USUAL_SERVER, statistics: true });
    const counting = four.map((store) => createStatistics(store, { settings }, () => 1));
    for (const user of [ann, bob]) {
      await counting[0]!.begin(user);
      await counting[1]!.rate(user, true);
    }
    const person = (user: string, won: boolean): PersonInGame => ({
      user,
      name: user,
      won,
      gone: false,
      souls: won ? 4 : 1,
      kills: 2,
      deaths: 3,
      dice: [1, 0, 2, 0, 0, 3],
      characters: ['isaac'],
      cards: ['the-d6'],
    });
    const games = Array.from({ length: 5 }, (_, at) => ({
      game: `g${at}`,
      server,
      at,
      turns: 9,
      mode: 'versus',
      together: false,
      computers: 0,
      people: [person(ann, at < 3), person(bob, at >= 3)],
    }));
    await Promise.all(counting.flatMap((one) => games.map(async (game) => one.note(game))));
    const kept = (await counting[2]!.of(ann))!;
    expect(kept.all).toEqual({ games: 5, wins: 3, souls: 14, kills: 10, deaths: 15 });
    expect(kept.dice).toEqual([5, 0, 10, 0, 0, 15]);
    expect(kept.cards).toEqual({ 'the-d6': { games: 5, wins: 3 } });
    expect(kept.opponents).toEqual([{ user: bob, name: bob, games: 5, wins: 3, losses: 2 }]);
    expect(kept.rating).toMatchObject({ games: 5 });
    const { games: all, people } = await counting[3]!.ofServer(server);
    expect([all, people.map(({ wins }) => `${wins}`).toSorted()]).toEqual([5, ['2', '3']]);
    await counting[0]!.forget(ann);
    expect((await counting[1]!.of(bob))!.opponents).toEqual([]);
    expect((await counting[1]!.ofServer(server)).people.map(({ user }) => user)).toEqual([bob]);
  });
}
