import type { Logger, Metrics, Processes } from '../../ops/index.js';
import type { Studio } from '../picture/index.js';
import type { Readings } from '../reading/readings.js';
import type { GameStore, Tables, Trials } from '../../table/index.js';
import type { Language, Words } from '../../text/index.js';
import type { Command } from '../answers/answer/command.js';
import type { RateLimiter } from '../answers/answer/rate-limiter.js';
import type { Timers } from '../rest/timers.js';
import type { Outages } from '../shards/outages.js';
import type { ShardSettings } from '../shards/shards.js';

/** What a bot is started with. */
export interface BotOptions {
  readonly token: string;
  /** Base of a Discord-compatible REST API, without a slash at its end; absent: Discord. */
  readonly apiUrl: string | undefined;
  readonly tables: Tables;
  /** Where drafts and people's settings are kept, and the live channels are known. */
  readonly store: Pick<
    GameStore,
    | 'draft'
    | 'setDraft'
    | 'replaceDraft'
    | 'liveChannels'
    | 'userData'
    | 'setUserData'
    | 'replaceUserData'
    | 'serverData'
    | 'replaceServerData'
  >;
  readonly words: (language: Language) => Words;
  readonly commands: readonly Command[];
  readonly log: Logger;
  /** The shards that this process is to have; absent: as many as Discord recommends, all of them or its share. */
  readonly shards?: ShardSettings;
  /** What is not connected; absent: known to nobody else. */
  readonly outages?: Outages;
  /** What this process shares with its equals; absent: it has none. */
  readonly processes?: Processes | undefined;
  /** Where numbers about the running bot go; absent: nowhere. */
  readonly metrics?: Metrics;
  /** What house cards are tried with; absent: threads of its own, which end with the process. */
  readonly trials?: Trials;
  /** What reads the texts of house cards; absent: a thread of its own. */
  readonly readings?: Readings;
  /** What draws the pictures; absent: one of its own. */
  readonly studio?: Studio;
  /** How fast people may act; absent: as fast as people do. */
  readonly rateLimiter?: RateLimiter;
  /** The time by which everything is shown; absent: the real one. */
  readonly timers?: Timers;
  /** The time by which people are told that they are awaited; absent: the same. */
  readonly noticeTimers?: Timers;
}
