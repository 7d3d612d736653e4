import { Routes, REST } from 'discord.js';
import type { APIApplication } from 'discord-api-types/v10';
import { emojiName, learnEmojis, standsFor, type KnownEmoji } from '../format/emojis.js';

/** What {@link registerEmojis} needs. */
interface EmojiRegistration {
  readonly token: string;
  readonly apiUrl: string | undefined;
  readonly art: readonly {
    readonly of: string;
    readonly recipe: string;
    readonly image: () => Promise<Buffer>;
  }[];
}

/** What became of it: how many emojis are new, how many old ones went, and how many could not be told. */
interface EmojiOutcome {
  readonly created: number;
  readonly removed: number;
  readonly failed: number;
}

interface Listed {
  readonly items: readonly { readonly id: string | null; readonly name: string | null }[];
}

/** The emojis of an application. */
const emojisOf = async (rest: REST, application: string): Promise<readonly KnownEmoji[]> => {
  const { items } = (await rest.get(Routes.applicationEmojis(application))) as Listed;
  return items.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));
};

/** Looks which emojis the application has, and shows them from now on. */
export const knowEmojis = async (rest: REST, application: string): Promise<void> => {
  learnEmojis(await emojisOf(rest, application));
};

/** How many of these could be done. */
const doneOf = async <T>(all: readonly T[], one: (what: T) => Promise<unknown>): Promise<number> => {
  let done = 0;
  for (const what of all)
    await one(what).then(
      () => (done += 1),
      () => undefined,
    );
  return done;
};

/**
 * Gives the application its emojis: those that it has already, drawn in the same way, are left alone; those of ours that are
 * drawn otherwise are replaced, those of others stay. What Discord refuses is counted and stops nothing.
 * @throws DiscordAPIError when the emojis cannot be listed
 */
export const registerEmojis = async ({ token, apiUrl, art }: EmojiRegistration): Promise<EmojiOutcome> => {
  const rest = new REST({ version: '10', ...(apiUrl === undefined ? {} : { api: apiUrl }) }).setToken(token);
  const { id } = (await rest.get(Routes.currentApplication())) as APIApplication;
  const before = await emojisOf(rest, id);
  const named = art.map((one) => ({ ...one, name: emojiName(one.of, one.recipe) }));
  const wanted = new Set(named.map(({ name }) => name));
  const stale = before.filter(({ name }) => !wanted.has(name) && art.some(({ of }) => standsFor(name, of)));
  const missing = named.filter(({ name }) => !before.some((old) => old.name === name));
  const removed = await doneOf(stale, async (old) => rest.delete(Routes.applicationEmoji(id, old.id)));
  const created = await doneOf(missing, async ({ name, image }) => {
    const data = `data:image/png;base64,${(await image()).toString('base64')}`;
    await rest.post(Routes.applicationEmojis(id), { body: { name, image: data } });
  });
  return { created, removed, failed: missing.length - created + (stale.length - removed) };
};
