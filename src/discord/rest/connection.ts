import { DiscordjsError } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';

/** Discord does not take the token; the message is for the person who starts the program. */
export class WrongToken extends Error {
  override readonly name = 'WrongToken';
}

/** Discord does not answer; the message is for the person who starts the program. */
export class DiscordUnreachable extends Error {
  override readonly name = 'DiscordUnreachable';
}

/** Discord has closed the connection and takes no other one; the message is for the person who runs the program. */
export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused';
}

const FOR_GOOD: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Whether Discord takes no other connection after it has closed one with this code. */
export const isFinalClose = (code: number): boolean => FOR_GOOD.has(code);

/** Whether this does not pass by itself. */
export const isPermanent = (error: unknown): error is WrongToken | DiscordUnreachable =>
  error instanceof WrongToken || error instanceof DiscordUnreachable;

/** Why Discord takes no connection any more, by the code with which it has closed the last one (topics/opcodes). */
export const connectionRefusedBy = (code: number): ConnectionRefused => {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return refused(code, 'the token is not valid any more. Reset it, and put the new one into DISCORD_TOKEN.');
    case GatewayCloseCodes.ShardingRequired:
      return refused(code, 'the bot is in too many servers for one connection.');
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return refused(code, 'it does not allow an intent that the bot asks for. This version asks for Guilds only.');
    default:
      return refused(code, 'this version does not speak to it as it wants to be spoken to.');
  }
};

const refused = (code: number, why: string): ConnectionRefused =>
  new ConnectionRefused(`Discord has closed the connection for good (${code}): ${why}`);

/** The sentence for a token that Discord does not take. */
export const wrongToken = (cause?: unknown): WrongToken =>
  new WrongToken('Discord does not accept the token: check DISCORD_TOKEN.', { cause });

const UNAUTHORIZED = 401;

const isWrongToken = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === 'TokenInvalid') ||
  (error instanceof Error && 'status' in error && error.status === UNAUTHORIZED);

const isNetwork = (error: unknown): boolean =>
  error instanceof Error && ('errno' in error || 'code' in error || error.name === 'AbortError');

/** What an error of a first request means; errors that are not about the connection stay as they are. */
export const connectionError = (error: unknown): unknown => {
  if (isWrongToken(error)) return wrongToken(error);
  if (!isNetwork(error)) return error;
  const code = (error as { readonly code?: unknown }).code;
  const why = typeof code === 'string' ? ` (${code})` : '';
  return new DiscordUnreachable(`Discord cannot be reached${why}: check the connection and DISCORD_API_URL.`, {
    cause: error,
  });
};
