import type { HostQuestions, Trials } from '../../table/index.js';
import type { Readings } from '../reading/readings.js';
import type { ChannelSync } from '../rest/channel-sync.js';
import type { LastRead } from '../memory/last-read.js';
import type { Archive } from './threads/archive.js';
import type { Context } from './context.js';
import type { Hands } from './hands.js';
import type { Panels } from './panels.js';
import type { Notices } from './notices/notices.js';
import type { Proposals } from './proposals.js';
import type { MessageUpdater } from './message-updater.js';
import type { GuildState } from '../rest/guild-state.js';
import type { Tags } from './threads/tags.js';
import type { Threads } from './threads/threads.js';
import type { Absences } from './absences.js';

/** The running bot as its handlers use it: the tables, what is kept about people, and what is shown in the channels. */
export interface BotServices extends Context {
  readonly boards: MessageUpdater;
  readonly notices: Notices;
  readonly proposals: Proposals;
  readonly news: ChannelSync;
  readonly panels: Panels;
  readonly absences: Absences;
  /** The channel of a table is gone. */
  closed(channel: string): Promise<void>;
  readonly guildState: Pick<GuildState, 'mayMention' | 'missingPermissions' | 'serverOf' | 'canAccess' | 'self'>;
  readonly tags: Tags;
  readonly threads: Threads;
  readonly archive: Archive;
  readonly hands: Hands;
  readonly lastRead: LastRead;
  readonly hostQuestions: HostQuestions;
  readonly trials: Trials;
  readonly readings: Readings;
  /** Tells a user something by direct message; fails where they take none. */
  tell(user: string, text: string): Promise<void>;
}
