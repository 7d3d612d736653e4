import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Inside } from '../../playground/index.js';

const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory, CreatePublicThreads, SendMessagesInThreads } =
  PermissionFlagsBits;
const PLAIN =
  ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory | CreatePublicThreads | SendMessagesInThreads;

/** Somebody who uses the bot, and what they may do in the server. */
export interface Fuzzer {
  readonly id: string;
  readonly name: string;
  readonly manages: boolean;
  readonly moderates: boolean;
}

/** Everybody who may be there, the first four at tables; a name that plays tricks among them. */
const PEOPLE = [
  { name: 'Ann' },
  { name: 'Bob', locale: 'fr' },
  { name: '**Cyd** @everyone' },
  { name: 'Dan‮', locale: 'fr' },
  { name: 'Eve' },
  { name: 'Max', permissions: PermissionFlagsBits.ManageGuild },
  { name: 'Mod', locale: 'de', permissions: PermissionFlagsBits.ManageMessages },
] as const;

/** Where it is played. Pictures are not allowed there: they are tried by their own tests, and take most of the time. */
export const PLACES = ['two', 'four', 'lobby', 'days', 'over', 'quick', 'computers', 'free'] as const;
export type Place = (typeof PLACES)[number];

/** Who is there, and the channels by what stands in them. */
export interface Town {
  readonly people: readonly Fuzzer[];
  readonly channels: Readonly<Record<Place, string>>;
}

/** The same people and channels every time, with the same ids as long as it is the same time. */
export const peopled = (inside: Inside): Town => {
  const people = PEOPLE.map((person): Fuzzer => {
    const permissions = 'permissions' in person ? person.permissions : 0n;
    const { id, name } = inside.person(person.name, {
      permissions: String(PLAIN | PermissionFlagsBits.UseApplicationCommands | permissions),
      ...('locale' in person ? { locale: person.locale as never } : {}),
    });
    return {
      id,
      name,
      manages: permissions === PermissionFlagsBits.ManageGuild,
      moderates: permissions === PermissionFlagsBits.ManageMessages,
    };
  });
  const channels = Object.fromEntries(PLACES.map((place) => [place, inside.channel(place, PLAIN)]));
  return { people, channels: channels as Town['channels'] };
};
