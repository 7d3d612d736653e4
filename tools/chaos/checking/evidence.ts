import type { APIMessage } from 'discord-api-types/v10';
import { screensOn } from '../../../src/discord/index.js';
import { seededRandom, viewFor, type CardLookup, type LogEntry } from '../../../src/engine/index.js';
import { createLogger } from '../../../src/ops/index.js';
import { channelKeys, openStore, redisAddress, redisClients } from '../../../src/store/index.js';
import { createTables, type Table } from '../../../src/table/index.js';
import type { Language, Words } from '../../../src/text/index.js';
import type { Place } from '../playing/players.js';
import type { Screens, Sent } from '../playing/seen.js';
import type { LogLine, Screen, Secrets, TableEvidence } from './checker.js';
import { boardText, panelText, progressIn } from './comparing.js';
import type { Press } from './presses.js';
import { openReplays } from './replays.js';
import { openSecrets } from './secrets.js';

/** The cards that a build has, and its words. */
interface Build {
  readonly cards: CardLookup;
  /** The ids of all of them. */
  readonly all: readonly string[];
  readonly words: (language: Language) => Words;
}

/** Reads what the store has and what clients show, without changing anything. */
export interface Witness {
  /** Whether so many processes live and share the shards evenly, so that none is handed over any more. */
  isShared(processes: number): Promise<boolean>;
  /** Whether every screen of these tables shows what it should by now. */
  isUpToDate(places: readonly Place[]): Promise<boolean>;
  /** All that is known of a table. */
  evidence(place: Place, presses: readonly Press[], sent: readonly Sent[]): Promise<TableEvidence>;
  /** Everything is read with the cards of this build from now on; what was played before the next check is not done again. */
  changeBuild(build: Build): void;
  close(): Promise<void>;
}

const LINES = 1_000_000;

/** Names of cards that are everyday words of our own sentences: « La carte X est détruite ». */
const EVERYDAY: ReadonlySet<string> = new Set(['La carte']);

const has =
  (verbs: RegExp) =>
  (message: APIMessage): boolean =>
    verbs.test(JSON.stringify(message.components));
const isBoard = has(/:(?:more|start|rematch):/);
const hasPanel = has(/:panel:/);
const isNotice = (message: APIMessage): boolean => hasPanel(message) && !isBoard(message);

/** A page about a card has rulings of the book, which name other cards. */
const withoutRulings = (text: string): string =>
  text.includes('https://foursouls.com/cards/') ? text.replace(/^• .*$/gm, '') : text;

/** Names of cards in the texts of other cards: whoever reads such a text may read the name. */
const mentionedIn = ({ cards, all, words }: Build): ReadonlySet<string> => {
  const languages = (['en', 'fr'] as const).map(words);
  return new Set(
    languages.flatMap((w) => {
      const texts = all.map((id) => w.cardText(cards.card(id)).join('\n'));
      return all.map((id) => w.cardName(id)).filter((name) => texts.some((text) => text.includes(name)));
    }),
  );
};

export const openWitness = async (redisUrl: string, screens: Screens, first: Build): Promise<Witness> => {
  const log = createLogger({ level: 'silent' });
  const address = redisAddress(redisUrl);
  if (address === null) throw new Error(`No address of Redis: ${redisUrl}`);
  const { keepUp, openClient } = await redisClients();
  const redis = openClient(redisUrl, address, undefined);
  redis.on('error', () => undefined);
  await redis.connect();
  const stopKeepingUp = keepUp(redis);
  const store = await openStore({ redisUrl, dataDir: '', log });
  const opened = ({ cards, words }: Build) => {
    const tables = createTables({ store, cards, log, later: () => undefined });
    return { tables, words, should: screensOn(tables, store, words) };
  };
  let current = first;
  const mentioned = mentionedIn(first);
  let { tables, words, should } = opened(first);
  const replays = openReplays();
  /** The turns, by game, that were played with other cards, at least in part: they are not done again. */
  let others: Map<string, number> | null = null;
  const secrets = openSecrets();
  const before = new Map<string, { readonly game: string; readonly log: readonly LogLine[] }>();

  const linesOf = async (channel: string, game: string): Promise<readonly LogLine[]> => {
    const rows = await redis.xrange(channelKeys(channel).entries, '-', '+', 'COUNT', LINES);
    return rows.flatMap(([place, [, id = '', , text = '']]) =>
      id.startsWith(`${game}.`) ? [{ id, revision: Number(place.split('-')[0]), text }] : [],
    );
  };

  const boardOf = async (table: Table, { channel }: Place): Promise<Screen> => {
    const { board } = table.data.display.messages;
    const shown = screens.standing(channel).find(({ id }) => id === board);
    const isPictured = (shown?.embeds ?? []).some(({ image }) => image !== undefined);
    const payload = await should.board(table, isPictured);
    const wanted = boardText({ ...payload, components: [...payload.components], embeds: [...payload.embeds] });
    const isEarlier = shown === undefined || progressIn(shown) < progressIn({ embeds: [...payload.embeds] });
    return {
      whose: 'everybody',
      what: 'board',
      shows: shown === undefined ? 'nothing' : boardText(shown),
      should: wanted,
      isEarlier,
    };
  };

  const panelsOf = async (table: Table, { channel, people }: Place): Promise<readonly Screen[]> => {
    if (table.data.phase !== 'playing') return [];
    const open = people.flatMap((person) => {
      const shown = screens.panel(channel, person.user);
      return shown === null ? [] : [{ ...person, shown }]; // others look at another page
    });
    return Promise.all(
      open.map(async ({ user, name, language, shown }): Promise<Screen> => {
        const payload = await should.panel(table, user, language);
        const wanted = panelText({ content: '', components: [...payload.components], embeds: [...payload.embeds] });
        const isEarlier = progressIn(shown) < progressIn({ embeds: [...payload.embeds] });
        return { whose: name, what: 'panel', shows: panelText(shown), should: wanted, isEarlier };
      }),
    );
  };

  const screensOf = async (place: Place): Promise<readonly Screen[]> => {
    const table = await tables.table(place.channel);
    return table === null ? [] : [await boardOf(table, place), ...(await panelsOf(table, place))];
  };

  /** Messages in a channel with buttons of this game. */
  const usableIn = (channel: string, game: string): readonly APIMessage[] =>
    screens.standing(channel).filter(({ components }) => JSON.stringify(components).includes(`v1:${game}:`));

  /** Mentions of whoever is awaited, as they stand in the channel and as they are on record. */
  const mentionsOf = (table: Table, channel: string): TableEvidence['mentions'] => {
    const { notices, endedNotices } = table.data.display.messages;
    const onRecord = [...Object.values(notices), ...endedNotices].filter((one) => one.channel === channel);
    const known = new Set(onRecord.map(({ message }) => message));
    const standing = new Set(screens.standing(channel).map(({ id }) => id));
    const usable = usableIn(channel, table.data.game.id).filter(isNotice);
    return {
      unknown: usable.filter(({ id }) => !known.has(id)).length,
      vanished: [...known].filter((id) => !standing.has(id)).length,
    };
  };
  const NO_MENTIONS: TableEvidence['mentions'] = { unknown: 0, vanished: 0 };

  const secretsOf = (
    table: Table,
    { channel, people }: Place,
    lines: readonly LogLine[],
    sent: readonly Sent[],
  ): readonly Secrets[] => {
    const { session, data } = table;
    if (session === null || data.phase !== 'playing') return [];
    const entries = lines.map(({ text }) => JSON.parse(text) as LogEntry);
    const viewers = [null, ...people].map((person) => {
      const user = person?.user ?? null;
      const player = data.game.seats.find((seat) => user !== null && seat.user === user)?.player ?? null;
      return { user, player, whose: person?.name ?? 'everybody' };
    });
    return viewers.map(({ user, player, whose }) => {
      const hidden = secrets.hiddenFrom(channel, player, { session, view: viewFor(session, player), entries });
      const namesOf = (cards: readonly string[]): readonly string[] => [
        ...new Set(cards.flatMap((card) => [words('en').cardName(card), words('fr').cardName(card)])),
      ];
      const known = namesOf(current.all.filter((card) => !hidden.includes(card)));
      const texts = sent
        .filter((one) => one.channel === channel && one.to === user)
        .map(({ text }) => withoutRulings(text));
      return {
        whose,
        hidden: namesOf(hidden).filter((name) => !known.includes(name) && !mentioned.has(name) && !EVERYDAY.has(name)),
        known,
        sent: texts,
      };
    });
  };

  const replaysOf = async (table: Table) => {
    const size = await redis.hget(channelKeys(table.channel).table, 'historySize');
    if (table.session === null || Number(size) < 0) return [];
    const resources = { cards: current.cards, random: seededRandom };
    const turns = await tables.history(table.channel);
    const { id: game } = table.data.game;
    if (others !== null && !others.has(game)) others.set(game, turns.at(-1)?.turn ?? 0);
    const played = turns.filter(({ turn }) => turn > (others?.get(game) ?? -1));
    return replays(played, table.session, resources);
  };

  return {
    async isShared(processes) {
      const [now = '0'] = await redis.time().then((time) => time.map(String));
      const living = await redis.zrangebyscore('{shards}:processes', Number(now) * 1000, '+inf');
      const holders = Object.values(await redis.hgetall('{shards}:holders'));
      const counts = living.map((one) => holders.filter((holder) => holder === one).length);
      const all = counts.reduce((sum, count) => sum + count, 0);
      return living.length === processes && all === holders.length && Math.max(...counts) - Math.min(...counts) <= 1;
    },
    async isUpToDate(places) {
      const all = await Promise.all(places.map(screensOf));
      const mentions = await Promise.all(
        places.map(async ({ channel }) => {
          const table = await tables.table(channel);
          return table === null ? NO_MENTIONS : mentionsOf(table, channel);
        }),
      );
      const isShown = all.flat().every(({ shows, should: wanted }) => shows === wanted);
      return isShown && mentions.every(({ unknown, vanished }) => unknown + vanished === 0);
    },
    async evidence(place, presses, sent) {
      const { channel } = place;
      const table = await tables.table(channel);
      const earlier = before.get(channel);
      const game = table?.data.game.id ?? earlier?.game ?? '';
      const lines = table === null ? [] : await linesOf(channel, game);
      const own = presses.filter((press) => press.channel === channel);
      const commits = new Map<string, number>();
      await Promise.all(
        own.map(async ({ interaction }) => {
          const revision = await store.interactionRevision(channel, interaction);
          if (revision !== null) commits.set(interaction, revision);
        }),
      );
      const usable = usableIn(channel, game);
      const shown = await screensOf(place);
      const replayed = table === null ? [] : await replaysOf(table);
      const isRematch = earlier !== undefined && earlier.game !== game;
      if (earlier?.game !== game) secrets.forget(channel);
      before.set(channel, { game, log: lines }); // nothing is read after this
      return {
        channel,
        presses: own,
        commits,
        logBefore: earlier?.game === game ? earlier.log : [],
        log: lines,
        replays: replayed,
        boards: usable.filter(isBoard).length,
        mentions: table === null ? NO_MENTIONS : mentionsOf(table, channel),
        screens: shown,
        // What was sent since may be about the game before, of which it is not known any more what was open.
        secrets: table === null ? [] : secretsOf(table, place, lines, isRematch ? [] : sent),
      };
    },
    changeBuild(build) {
      ({ tables, words, should } = opened(build));
      current = build;
      others = new Map();
    },
    async close() {
      stopKeepingUp();
      redis.disconnect();
      await store.close();
    },
  };
};
