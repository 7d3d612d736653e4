import type { Refusal } from '../../../table/index.js';
import type { Names } from '../described.js';

export type Permission =
  | 'viewChannel'
  | 'sendMessages'
  | 'createThreads'
  | 'sendInThreads'
  | 'embedLinks'
  | 'attachFiles'
  | 'readHistory'
  | 'connect';

/** What could not be done, and why. */
export interface Errors {
  readonly refusal: (refusal: Refusal, names: Names) => string;
  readonly missingPermissions: (permissions: readonly Permission[]) => string;
  readonly permission: (permission: Permission) => string;
  /** Something of ours went wrong; the incident id finds it in the log. */
  readonly unexpected: (incident: string) => string;
  readonly savingFailed: string;
  /** Whether something was saved is not known, or not whether it will last. */
  readonly savingUncertain: string;
  readonly unknownButton: string;
  /** Somebody acts faster than people can. */
  readonly tooFast: string;
  readonly otherGame: string;
  readonly onlyInServers: string;
  /** Discord has not said in which channel somebody acts. */
  readonly noChannel: string;
  /** To whoever answers by direct message and has left the server, or may only read there until then. */
  readonly leftServer: string;
  readonly timedOut: (until: string) => string;
  /** An offer that gives and asks, or neither. */
  readonly oneOfGiveAndAsk: string;
  readonly noSuchChoice: (what: string) => string;
  readonly tableUnreadable: string;
  /** Why Discord takes no message here: the thread is archived, or AutoMod has blocked it. */
  readonly barred: (bar: 'archived' | 'moderated') => string;
}
