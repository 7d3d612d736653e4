import { DiscordjsError } from 'discord.js';

/** Discord does not take the token; the message is for the person who starts the program. */
export class WrongToken extends Error {
  override readonly name = 'WrongToken';
}

/** Discord does not answer; the message is for the person who starts the program. */
export class DiscordUnreachable extends Error {
  override readonly name = 'DiscordUnreachable';
}

const UNAUTHORIZED = 401;

const isWrongToken = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === 'TokenInvalid') ||
  (error instanceof Error && 'status' in error && error.status === UNAUTHORIZED);

const isNetwork = (error: unknown): boolean =>
  error instanceof Error && ('errno' in error || 'code' in error || error.name === 'AbortError');

/** What an error of a first request means; errors that are not about the connection stay as they are. */
export const connectionError = (error: unknown): unknown => {
  if (isWrongToken(error))
    return new WrongToken('Discord does not accept the token: check DISCORD_TOKEN.', { cause: error });
  if (!isNetwork(error)) return error;
  const code = (error as { readonly code?: unknown }).code;
  const why = typeof code === 'string' ? ` (${code})` : '';
  return new DiscordUnreachable(`Discord cannot be reached${why}: check the connection and DISCORD_API_URL.`, {
    cause: error,
  });
};
