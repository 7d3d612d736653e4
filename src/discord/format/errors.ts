import { DiscordAPIError, DiscordjsErrorCodes, DiscordjsTypeError, HTTPError } from 'discord.js';
import { incidentId, type Logger } from '../../ops/index.js';
import { CommitUncertain, ForeignRecord, StoreUnavailable, type Refusal, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { listedNames } from './listed-names.js';
import { namesOf } from './seat-names.js';

/** A reason for a person why something was not done, in one sentence. */
export const refusalText = (refusal: Refusal, table: Table | null, w: Words): string =>
  w.errors.refusal(refusal, refusal.why === 'deckList' ? listedNames(table, w) : namesOf(table, w, 'markdown'));

/** What discord.js says of options and fields that are not those of our commands and forms. */
const NOT_OURS: readonly DiscordjsErrorCodes[] = [
  DiscordjsErrorCodes.CommandInteractionOptionType,
  DiscordjsErrorCodes.CommandInteractionOptionEmpty,
  DiscordjsErrorCodes.CommandInteractionOptionNotFound,
  DiscordjsErrorCodes.AutocompleteInteractionOptionNoFocusedOption,
  DiscordjsErrorCodes.ModalSubmitInteractionFieldNotFound,
  DiscordjsErrorCodes.ModalSubmitInteractionFieldType,
];

/** Whether the error is about what no client of Discord sends: somebody has made it up, or uses a command of another version. */
const isForged = (error: unknown): boolean => error instanceof DiscordjsTypeError && NOT_OURS.includes(error.code);

/**
 * The sentence for an error that was thrown: the store's absence and a table of another version are said as such, anything else gets an incident id
 * that the log carries too. Neither holds hidden information.
 */
export const errorText = (error: unknown, w: Words, log: Logger, about: Readonly<Record<string, string>>): string => {
  if (error instanceof StoreUnavailable) {
    log.warn({ err: error, ...about }, 'the store is not available');
    return error instanceof CommitUncertain ? w.errors.savingUncertain : w.errors.savingFailed;
  }
  if (error instanceof ForeignRecord) {
    log.error({ err: error, ...about }, 'a stored table cannot be read');
    return w.errors.tableUnreadable;
  }
  if (isForged(error)) {
    log.info({ err: error, ...about }, 'an interaction is none of ours');
    return w.errors.unknownButton;
  }
  const bar = barOf(error);
  if (bar === 'archived' || bar === 'moderated') {
    log.info({ err: error, ...about }, 'Discord takes no message there');
    return w.errors.barred(bar);
  }
  const incident = incidentId();
  log.error({ err: error, incident, ...about }, 'an interaction failed');
  return w.errors.unexpected(incident);
};

/** Whether an error is a mistake of ours: neither the store's absence, nor a table of another version, nor what Discord does not allow there. */
export const isMistake = (error: unknown): boolean =>
  !(
    error instanceof StoreUnavailable ||
    error instanceof ForeignRecord ||
    isForged(error) ||
    isAnswerLost(error) ||
    barOf(error) !== null
  );

/** Discord's codes for an answer that comes too late, twice, or to a message that is gone (topics/opcodes). */
const LOST: readonly (number | string)[] = [10_008, 10_015, 10_062, 40_060, 50_027];

/** Discord's codes for a message that is gone, that is in an archived thread, and that AutoMod has blocked (topics/opcodes). */
const BARRED: Readonly<Record<number | string, 'gone' | 'archived' | 'moderated'>> = {
  10_008: 'gone',
  50_083: 'archived',
  200_000: 'moderated',
};

/** Why a message cannot stand where it was to, while whoever acts can still be answered alone; null for any other error. */
export const barOf = (error: unknown): 'gone' | 'archived' | 'moderated' | null =>
  error instanceof DiscordAPIError ? (BARRED[error.code] ?? null) : null;

/** The system's names for a connection that breaks or cannot be made; undici's own begin with `UND_ERR_`. */
const UNREACHED: readonly string[] = `ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH
  ENETUNREACH`.split(/\s+/);

/** Whether the connection to Discord broke, was never made, or had no reply in time. */
const isUnreached = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return error.name === 'AbortError' || String(code).startsWith('UND_ERR_') || UNREACHED.includes(String(code));
};

/** Whether an answer of ours did not get to Discord, or Discord says that nobody waits for it: there is nobody left to tell. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof HTTPError || isUnreached(error) || (error instanceof DiscordAPIError && LOST.includes(error.code));
