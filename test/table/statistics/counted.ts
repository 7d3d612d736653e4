import { expect } from 'vitest';
import { cardById, cardsOf } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  takeEntries,
  viewFor,
  type LogEntry,
  type Session,
} from '../../../src/engine/index.js';
import { randomFrom, setupForTable, updated, type GameStore, type TableData } from '../../../src/table/index.js';
import { newTable } from '../../../src/table/lobby/lobby.js';
import { createStatistics, type Statistics } from '../../../src/table/statistics/statistics.js';
import { summaryOf } from '../../../src/table/statistics/summary.js';

export const SERVER = '700';
const user = (player: string): string => `user ${player}`;

/** A table of these players whose game is over. */
export const tableOf = (players: readonly string[], game: string): TableData => {
  const [first = ''] = players;
  const data = newTable(game, { user: user(first), name: first }, { language: 'en', server: SERVER });
  const [seat] = data.game.seats;
  return {
    ...updated(data, {
      game: {
        seats: players.map((player) => ({ ...seat!, player: player as 'p1', user: user(player), name: player })),
      },
    }),
    phase: 'over',
  };
};

/** What a store keeps of people and servers, in memory. */
export const inMemory = (): Pick<GameStore, 'userData' | 'replaceUserData' | 'serverData' | 'replaceServerData'> => {
  const texts = new Map<string, string>();
  const get = async (key: string): Promise<string | null> => texts.get(key) ?? null;
  const replace = async (key: string, before: string | null, text: string | null): Promise<boolean> => {
    if ((texts.get(key) ?? null) !== before) return false;
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    return true;
  };
  return { userData: get, replaceUserData: replace, serverData: get, replaceServerData: replace };
};

/** Statistics of a server that counts. */
export const counting = (): Statistics =>
  createStatistics(inMemory(), { settings: async () => ({ statistics: true }) as never }, () => 1_000);

interface Count {
  games: number;
  wins: number;
  souls: number;
  kills: number;
  deaths: number;
}

/** A game that computer players play to its end, and its faces of dice as they were drawn. */
export const played = (
  name: string,
  { players, souls }: { readonly players: number; readonly souls: number },
  look: (session: Session) => void = () => undefined,
): { readonly session: Session; readonly log: readonly LogEntry[]; readonly drawn: readonly number[] } => {
  const faces = new Map<number, number>();
  const cards = { card: cardById };
  const session = openGame(setupForTable(cardsOf(['base']), players, souls, name), {
    cards,
    random: (of, index, range, purpose) => {
      const result = seededRandom(of, index, range, purpose);
      if (purpose === 'die') faces.set(index, result + 1);
      return result;
    },
  });
  const random = randomFrom(players);
  for (let decision = decisionOf(session); decision !== null; decision = decisionOf(session)) {
    look(session);
    apply(session, decision.player, chooseAnswer('simple', viewFor(session, decision.player), random, cards));
  }
  return { session, log: takeEntries(session), drawn: [...faces.values()] };
};

/** Plays so many games to this goal, counts them in both ways, and expects the same of both. */
export const countedBothWays = async (games: number, souls: number): Promise<void> => {
  const statistics = counting();
  const players = ['p1', 'p2', 'p3', 'p4'];
  for (const player of players) await statistics.begin(user(player));
  const counts = new Map(
    players.map((player): [string, Count] => [player, { games: 0, wins: 0, souls: 0, kills: 0, deaths: 0 }]),
  );
  const drawn = [0, 0, 0, 0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const sitting = players.slice(0, 2 + (game % 3));
    const { session, log, drawn: faces } = played(`statistics ${game}`, { players: sitting.length, souls });
    const summary = summaryOf(tableOf(sitting, `g${game}`), session, log, game);
    await statistics.note(summary!);
    if (game % 4 === 0) await statistics.note(summary!); // what is brought twice counts once
    for (const face of faces) drawn[face - 1]! += 1;
    for (const player of viewFor(session, null).players) {
      const count = counts.get(player.id)!;
      count.games += 1;
      count.souls += player.souls;
      if (outcomeOf(session)!.winners.includes(player.id)) count.wins += 1;
    }
    for (const { line } of log) {
      if (line.say !== 'event' || line.event !== 'dies' || line.object === undefined) continue;
      if ('player' in line.object) counts.get(line.object.player)!.deaths += 1;
      else if ('card' in line.object && cardById(line.object.card).type === 'monster' && line.detail !== 'destroyed')
        if (line.other !== undefined) counts.get(line.other)!.kills += 1;
    }
  }
  const kept = await Promise.all(players.map(async (player) => (await statistics.of(user(player)))!));
  expect(kept.map(({ all }) => all)).toEqual(players.map((player) => counts.get(player)));
  expect([0, 1, 2, 3, 4, 5].map((at) => kept.reduce((sum, { dice }) => sum + dice[at]!, 0))).toEqual(drawn);
  const { games: ofServer, people } = await statistics.ofServer(SERVER);
  expect(ofServer).toBe(games);
  expect(people.map(({ user: one, games: so }) => `${one} ${so}`).toSorted()).toEqual(
    players.map((player) => `${user(player)} ${counts.get(player)!.games}`),
  );
};
