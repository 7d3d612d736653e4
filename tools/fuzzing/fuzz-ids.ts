import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import fc, { type Arbitrary } from 'fast-check';
import { knownCards } from '../../cards/index.js';
import { VERBS } from '../../src/discord/index.js';
import { windowFor } from '../../src/table/index.js';
import { PLACES, type Fuzzer, type Place } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { oddText } from './odd-texts.js';

/** A custom id of any form, made from the parts that ids have; the game and the window of a table are known when it is used. */
interface MadeId {
  readonly who: number;
  readonly place: Place;
  readonly version: string;
  /** `table` for that of the place. */
  readonly game: string;
  /** `now` for the one that is open. */
  readonly window: string;
  readonly verb: string;
  readonly arg: string;
  readonly values: readonly string[] | null;
  /** On a message that everybody sees, in place of their own. */
  readonly inPublic: boolean;
}

const small = fc.nat(30).map(String);
const player = fc.integer({ min: 0, max: 5 }).map((n) => `p${n}`);
const object = fc.oneof(fc.nat(160), fc.constantFrom(0, 999_999)).map((n) => `o${n}`);
const WORDS =
  'pass end back yes no all sure again accept decline withdraw begin next away concerns always matters decides attack turn r g m on off new ' +
  'first clock coins hp counters move drop loot treasure monster room deck discard hand stack souls pace days tonight preset switches sets rooms.on rooms.off ratios.on ratios.off base requiem list banned mustHave language en fr zone';
const word = fc.constantFrom(...WORDS.split(' '));
const page = fc
  .tuple(
    fc.constantFrom('s', 'c', 'b', 'a', 'r', 'k', 'f', 'g', 'q', 't', 'z'),
    fc.oneof(
      fc.constantFrom('dying', 'setup', 'attack', 'priority', '0', '1', '99', 'gain_loot', ''),
      fc.constantFrom(...knownCards.slice(0, 200).map(({ id }) => id)),
      oddText(20),
    ),
  )
  .map(([letter, rest]) => `${letter}.${rest}`);
const atom = fc.oneof(
  { weight: 3, arbitrary: small },
  { weight: 3, arbitrary: player },
  { weight: 3, arbitrary: object },
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: page },
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: oddText(20) },
);
const arg = fc
  .array(fc.tuple(atom, fc.constantFrom('', '.', ':', '/', '~', '-', '+', '_')), { maxLength: 4 })
  .map((parts) => parts.map(([one, sign], index) => (index === parts.length - 1 ? one : one + sign)).join(''));

/** Ids that are of ours more often than not. */
export const madeIds: Arbitrary<MadeId> = fc.record({
  who: fc.nat(6),
  place: fc.constantFrom(...PLACES),
  version: fc.oneof({ weight: 30, arbitrary: fc.constant('v1') }, fc.constantFrom('v0', 'v2', '', 'V1')),
  game: fc.oneof(
    { weight: 12, arbitrary: fc.constant('table') },
    { weight: 5, arbitrary: fc.constant('me') },
    { weight: 1, arbitrary: fc.constantFrom('practice', '000000', '-', '') },
    { weight: 1, arbitrary: oddText(24) },
  ),
  window: fc.oneof(
    { weight: 8, arbitrary: fc.constant('now') },
    fc.constantFrom('', '0', '1', '12~1', '~', '999'),
    oddText(12),
  ),
  verb: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...VERBS) }, oddText(10)),
  arg,
  values: fc.option(fc.array(fc.oneof(atom, oddText(100)), { maxLength: 3 }), { freq: 2 }),
  inPublic: fc.boolean(),
});

const isOwn = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

/** Opens something that everybody sees, and that each sees alone, to press on. */
export const openScreens = async (world: FuzzedWorld): Promise<void> => {
  for (const place of PLACES) {
    const channelId = world.channels[place];
    for (const person of world.people.slice(0, place === 'free' ? 0 : 5))
      await world.send(person, { kind: 'command', channelId, command: 'hand', options: {} });
    await world.send(world.people[0] as Fuzzer, { kind: 'command', channelId, command: 'souls show', options: {} });
  }
};

/** Sends a made id. */
export const pressedId = async (world: FuzzedWorld, made: MadeId): Promise<Effect> => {
  const person = world.people[made.who] as Fuzzer;
  const table = await world.tables.table(world.channels[made.place]);
  const game = made.game === 'table' ? (table?.data.game.id ?? 'none') : made.game;
  const window = made.window === 'now' ? (table === null ? '' : (windowFor(table, person.id) ?? '')) : made.window;
  const screens = world.screens(person).filter((one) => one.channel_id === world.channels[made.place]);
  const on = screens.findLast((one) => isOwn(one) !== made.inPublic) ?? screens.at(-1) ?? world.screens(person).at(-1);
  if (on === undefined) return { unsent: true, refused: false, moved: false, wrong: [] };
  const customId = [made.version, game, window, made.verb, made.arg].join(':').slice(0, 100) || 'x';
  const values = made.values === null ? {} : { values: made.values };
  return world.send(person, { kind: 'component', messageId: on.id, customId, unchecked: true, ...values });
};
