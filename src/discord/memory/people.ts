import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  changingAt,
  NO_HOURS,
  createQueues,
  personalHours,
  type GameStore,
  type Hours,
  type Person,
} from '../../table/index.js';
import { SWITCHES, type Language, type Switch } from '../../text/index.js';

/** What a person has set for themselves. */
export type Settings = Readonly<Record<Switch, boolean>> & { readonly language: 'auto' | Language };

/** What is kept about a person besides their seats. */
export interface Personal {
  readonly settings: Settings;
  /** Time zone, quiet hours, absence. */
  readonly hours: Hours;
  /** Names of the explanations that they have been shown, so that none comes twice. */
  readonly met: readonly string[];
  /** The explanations that stand on their panel now, and in which window of which game. */
  readonly explained: { readonly at: string; readonly names: readonly string[] } | null;
  /** Servers in which they have asked something of the hosts. */
  readonly asked: readonly string[];
  /** The language of their Discord when they last acted at a table, or asked for something by direct message. */
  readonly discordLanguage: Language | null;
  /** Such a message could not be sent, and they have not been told yet. */
  readonly dmClosed: boolean;
  /** When the tables that wait for them were last told in one message, in milliseconds since 1970; null for never. */
  readonly digestAt: number | null;
}

/** People of whom this process remembers that their language is noted. */
const REMEMBERED = 5_000;

const settings = z.object({
  textOnly: z.boolean().default(false),
  large: z.boolean().default(false),
  calm: z.boolean().default(false),
  tips: z.boolean().default(true),
  dm: z.boolean().default(false),
  notices: z.boolean().default(false),
  digest: z.boolean().default(false),
  noPings: z.boolean().default(false),
  showHours: z.boolean().default(false),
  language: z.enum(['auto', 'en', 'fr']).default('auto'),
});
const shape = z.object({
  format: z.literal(1),
  settings: settings.prefault({}),
  hours: personalHours.prefault({}),
  met: z.array(z.string()).readonly().default([]),
  explained: z
    .object({ at: z.string(), names: z.array(z.string()).readonly() })
    .nullable()
    .default(null),
  /** Servers in which something was asked of the hosts. */
  asked: z.array(z.string()).readonly().default([]),
  discordLanguage: z.enum(['en', 'fr']).nullable().default(null),
  dmClosed: z.boolean().default(false),
  digestAt: z.number().nullable().default(null),
});

/** Before anything is set. */
export const USUAL: Personal = {
  settings: settings.parse({}),
  hours: NO_HOURS,
  met: [],
  explained: null,
  asked: [],
  discordLanguage: null,
  dmClosed: false,
  digestAt: null,
};

/** What somebody reads where they have no click to answer: their choice, the language of their Discord as far as it is known, or else this. */
export const languageFor = ({ settings, discordLanguage }: Personal, otherwise: Language): Language =>
  settings.language === 'auto' ? (discordLanguage ?? otherwise) : settings.language;

/** What differs from how everybody begins. */
export const changedSettings = ({ settings: set }: Personal): readonly Switch[] =>
  SWITCHES.filter((name) => set[name] !== USUAL.settings[name]);

/** The person as they sit down: with their hours. */
export const withOwnHours = ({ hours, settings: { showHours } }: Personal, { user, name }: Person): Person => ({
  user,
  name,
  hours,
  showsHours: showHours,
});

/** Whether they have set when they are not waited for. */
export const hasHours = ({ hours: { zone, quiet, away } }: Personal): boolean =>
  zone !== null || quiet !== null || away !== null;

/** Whether they are away then; `now` is in milliseconds. */
export const isAway = ({ hours: { away } }: Personal, now: number): boolean =>
  away !== null && (away.until === null || now < away.until);

const read = (text: string | null): Personal => {
  if (text === null) return USUAL;
  try {
    const { format: _, ...personal } = shape.parse(JSON.parse(text));
    return personal;
  } catch {
    return USUAL;
  }
};

/** What people have set: in the store, and read there each time, because other processes write it too. */
export interface People {
  /** As usual for somebody who has set nothing. Throws `StoreUnavailable`. */
  of(user: string): Promise<Personal>;
  /** Changes it, one change after the other in all processes; `change` may be called several times. Throws `StoreUnavailable`. */
  change(user: string, change: (now: Personal) => Personal): Promise<Personal>;
  /** Notes the language of somebody's Discord; asks the store only for whoever is new here, or has another one than before. */
  learnLanguage(user: string, language: Language): Promise<void>;
  /** What is stored, as it is; null when nothing is. */
  stored(user: string): Promise<unknown>;
  /** Deletes everything. */
  forget(user: string): Promise<void>;
}

export const peopleIn = (store: Pick<GameStore, 'userData' | 'setUserData' | 'replaceUserData'>): People => {
  const inTurn = createQueues();
  const write = (personal: Personal): string => JSON.stringify({ format: 1, ...personal });
  const known = new LRUCache<string, Language>({ max: REMEMBERED });
  const changed: People['change'] = async (user, change) =>
    inTurn(user, async () => {
      const replace = async (before: string | null, text: string | null): Promise<boolean> =>
        store.replaceUserData(user, before, text);
      return changingAt({ get: async () => store.userData(user), replace }, { read, write }, change);
    });
  return {
    of: async (user) => read(await store.userData(user)),
    change: changed,
    async learnLanguage(user, language) {
      if (known.get(user) === language) return;
      if (read(await store.userData(user)).discordLanguage !== language)
        await changed(user, (now) => ({ ...now, discordLanguage: language }));
      known.set(user, language);
    },
    async stored(user) {
      const text = await store.userData(user);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    forget: async (user) =>
      inTurn(user, async () => {
        known.delete(user);
        await store.setUserData(user, null);
      }),
  };
};
