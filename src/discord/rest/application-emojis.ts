import { Routes, REST } from 'discord.js';
import type { APIApplication } from 'discord-api-types/v10';
import { emojiName, learnEmojis, outdatedIn, type KnownEmoji } from '../protocol/emojis.js';

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

/** How many emojis were uploaded, how many Discord refused, how many it has no room for yet, and how many are outdated. */
interface EmojiOutcome {
  readonly created: number;
  readonly failed: number;
  readonly waiting: number;
  readonly outdated: number;
}

interface Listed {
  readonly items: readonly { readonly id: string | null; readonly name: string | null }[];
}

/** Emojis that an application can have (Discord's document resources/emoji). */
const MOST = 2_000;

const applicationOf = async (rest: REST): Promise<string> =>
  ((await rest.get(Routes.currentApplication())) as APIApplication).id;

const emojisOf = async (rest: REST, application: string): Promise<readonly KnownEmoji[]> => {
  const { items } = (await rest.get(Routes.applicationEmojis(application))) as Listed;
  return items.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));
};

/** What a look at the application's emojis has told. */
export interface LearntEmojis {
  /** Whether others are shown than before. */
  readonly isNew: boolean;
  /** The id of the newest; 0: there is none. */
  readonly newest: string;
  /** Those of which a newer drawing is shown. */
  readonly outdated: readonly KnownEmoji[];
}

/** Looks which emojis the application has, and shows the newest drawing of each thing from now on. */
export const knowEmojis = async (rest: REST, art: readonly string[]): Promise<LearntEmojis> => {
  const emojis = await emojisOf(rest, await applicationOf(rest));
  const newest = emojis.reduce((most, { id }) => (BigInt(id) > BigInt(most) ? id : most), '0');
  return { isNew: learnEmojis(emojis), newest, outdated: outdatedIn(emojis, art) };
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

/** Removes emojis of the application; those that Discord does not remove stay. */
export const removeEmojis = async (rest: REST, emojis: readonly KnownEmoji[]): Promise<void> => {
  const application = await applicationOf(rest);
  await doneOf(emojis, async ({ id }) => rest.delete(Routes.applicationEmoji(application, id)));
};

/**
 * Uploads the emojis that the application does not have, as far as there is room. It removes none: a process that is running
 * may show those of before (architecture.md#pictures). What Discord refuses is counted and stops nothing.
 * @throws DiscordAPIError when the emojis cannot be listed
 */
export const registerEmojis = async ({ token, apiUrl, art }: EmojiRegistration): Promise<EmojiOutcome> => {
  const rest = new REST({ version: '10', ...(apiUrl === undefined ? {} : { api: apiUrl }) }).setToken(token);
  const application = await applicationOf(rest);
  const before = await emojisOf(rest, application);
  const missing = art
    .map((one) => ({ ...one, name: emojiName(one.of, one.recipe) }))
    .filter(({ name }) => !before.some((old) => old.name === name));
  const fitting = missing.slice(0, Math.max(0, MOST - before.length));
  const created = await doneOf(fitting, async ({ name, image }) => {
    const data = `data:image/png;base64,${(await image()).toString('base64')}`;
    await rest.post(Routes.applicationEmojis(application), { body: { name, image: data } });
  });
  const after = await emojisOf(rest, application);
  return {
    created,
    failed: fitting.length - created,
    waiting: missing.length - fitting.length,
    outdated: outdatedIn(
      after,
      art.map(({ of }) => of),
    ).length,
  };
};
