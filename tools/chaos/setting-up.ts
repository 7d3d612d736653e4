import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cardLookup, cardsOf } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import { emojiArt, registerCommands, registerEmojis } from '../../src/discord/index.js';
import { shardOf } from '../../src/ops/index.js';
import { startStandIn, type StandIn } from '../../playground/index.js';
import { words, type Language } from '../../src/text/index.js';
import { openWitness, type Witness } from './checking/evidence.js';
import { openBots, OWN_BUILD, type Bots } from './machines/bots.js';
import { changedBuild, type OtherBuild } from './machines/changed-build.js';
import { startRedisStore, type RedisStore } from './machines/redis-stores.js';
import { numbersFrom } from './plan/numbers.js';
import type { PlanOptions } from './plan/plan.js';
import { createPlayers, type Place, type Players } from './playing/players.js';
import { watchScreens, type Screens } from './playing/seen.js';

/** How a run is made. */
export interface RunOptions extends PlanOptions {
  readonly redisProgram: string;
  /** Whether Redis has on its disk what it acknowledges, as docs/hosting.md asks. */
  readonly isDurable: boolean;
  /** Milliseconds of calm after which every screen has to be right. */
  readonly calmMs: number;
  /** Hears what goes on. */
  readonly say: (text: string) => void;
}

/** Everything that takes part in a run. */
export interface Stage {
  readonly redis: RedisStore;
  readonly standIn: StandIn;
  readonly bots: Bots;
  readonly places: readonly Place[];
  readonly screens: Screens;
  readonly players: Players;
  readonly witness: Witness;
  /** From now on everything is read with the cards of the other of two builds. @returns its folder */
  otherBuild(): Promise<string>;
  close(): Promise<void>;
}

const cards = cardLookup;
const speak = (language: Language) => words(language, cards);

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dee'];
/** Emojis that the application has: the signs in texts, and the emblems of some cards. */
const EMOJIS = 60;
/** Every so many tables one has a picture: they take most of the processor. */
const PICTURED = 6;

/** A server in each shard, as far as some tries go. */
const serversOn = async (standIn: StandIn, shards: number): Promise<readonly string[]> => {
  const servers = [standIn.guildId];
  for (let tries = 0; servers.length < shards && tries < 100 * shards; tries += 1) {
    const server = await standIn.addServer();
    const isNew = servers.every((one) => shardOf(one, shards) !== shardOf(server, shards));
    if (isNew) servers.push(server);
    else await pause(3); // the shard follows from the millisecond
  }
  return servers;
};

/** Tables in each server, and people at them: the second of each speaks French. */
const placesOn = async (standIn: StandIn, { tables, processes, seed }: RunOptions): Promise<readonly Place[]> => {
  const { crowd, guildId } = standIn;
  const numbers = numbersFrom(`places ${seed}`);
  const servers = await serversOn(standIn, processes);
  return Array.from({ length: tables }, (_, table): Place => {
    const server = servers[table % servers.length] ?? guildId;
    const count = 2 + numbers.below(3, 'people', table);
    const people = NAMES.slice(0, count).map((first, seat) => {
      const name = `${first} ${table}`;
      const language: Language = seat === 1 ? 'fr' : 'en';
      return { user: crowd.person(name, language === 'fr' ? 'fr' : 'en-US'), name, language };
    });
    return { channel: crowd.channel(`table-${table}`, server), people, hasPicture: table % PICTURED === PICTURED - 1 };
  });
};

/** Starts everything; whatever was started is ended when that fails. */
export const setUp = async (options: RunOptions): Promise<Stage> => {
  const { processes, redisProgram, isDurable, store, seed } = options;
  const folder = mkdtempSync(join(tmpdir(), 'souls-chaos-'));
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const one of closing.toReversed()) await one();
  };
  try {
    const redis = await startRedisStore(store, { program: redisProgram, folder: join(folder, 'redis'), isDurable });
    closing.push(redis.stop);
    const standIn = await startStandIn();
    closing.push(standIn.close);
    const { token, apiUrl, crowd } = standIn;
    const both = { en: speak('en'), fr: speak('fr') };
    const commands = [...allCommands(both), ...allMenus(both)];
    await registerCommands({ token, apiUrl, commands, hashFile: join(folder, 'commands.hash') });
    await registerEmojis({ token, apiUrl, art: emojiArt().slice(0, EMOJIS) });
    const places = await placesOn(standIn, options);
    const screens = watchScreens(crowd);
    const discordPort = Number(new URL(standIn.url).port);
    const { url: redisUrl, port: redisPort } = redis;
    const bots = await openBots({ folder, token, discordPort, redisUrl, redisPort, shards: processes }, processes);
    closing.push(bots.stop);
    await bots.start();
    const players = createPlayers({ crowd, screens, places, words: speak, numbers: numbersFrom(seed) });
    closing.push(players.end);
    const all = cardsOf(['base']).map(({ id }) => id);
    const own = { cards, all, words: speak };
    const witness = await openWitness(redisUrl, screens, own);
    closing.push(witness.close);
    await players.sitDown();
    let changed: OtherBuild | null = null;
    const otherBuild = async (): Promise<string> => {
      if (changed === null) {
        changed = await changedBuild(OWN_BUILD);
        closing.push(async () => changed?.remove());
      }
      const { folder: other, cards: otherCards } = changed;
      const isOwn = bots.build() === OWN_BUILD;
      witness.changeBuild(isOwn ? { cards: otherCards, all, words: (language) => words(language, otherCards) } : own);
      return isOwn ? other : OWN_BUILD;
    };
    return { redis, standIn, bots, places, screens, players, witness, otherBuild, close };
  } catch (error) {
    await close();
    throw error;
  }
};
