import { StoreInUse } from './sqlite-schema.js';
import type { Store } from './store.js';

/** The application of a token, whose first part is its id in Base64; null for a token of another shape. */
function applicationOf(token: string): string | null {
  const id = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return /^\d{15,20}$/.test(id) ? id : null;
}

/**
 * Marks the store as this bot's. Two bots in one store would answer at each other's tables.
 * @throws StoreInUse when it is another bot's
 * @throws StoreUnavailable
 */
export async function claimStore(store: Store, token: string): Promise<void> {
  const application = applicationOf(token);
  if (application === null) return;
  const owner = await store.claim(application);
  if (owner === application) return;
  throw new StoreInUse(
    `The tables here belong to the bot with the application id ${owner}, and DISCORD_TOKEN is of ${application}. Give this bot a REDIS_PREFIX or a DATA_DIR of its own; if it shall go on with these tables, make a backup and restore it there.`,
  );
}
