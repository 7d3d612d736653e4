import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import type { GameStore } from '../../table/index.js';
import { parseId, type ButtonVerb } from '../protocol/ids.js';
import type { Payload } from '../protocol/payload.js';
import type { Timers } from '../rest/timers.js';

/** Something on a panel that can be done by its number. */
export interface Numbered {
  readonly id: string;
  /** The entry of a menu; null for a button. */
  readonly value: string | null;
  readonly label: string;
  /** The menu that it stands in. */
  readonly menu: string | null;
}

/** What acts, and turns pages; the rest only shows something else. */
const ACTING: readonly string[] = [
  'pick',
  'attack',
  'buy',
  'opt',
  'sure',
  'step',
  'unstep',
  'confirm',
  'none',
  'pass',
  'passfor',
  'withdraw',
  'undo',
] satisfies readonly ButtonVerb[];

const acts = (customId: string): boolean => {
  const id = parseId(customId);
  if (id === null) return false;
  return ACTING.includes(id.verb) || (id.verb === 'page' && /^(?:\d+|g)$/.test(id.arg));
};

/** Everything on a panel that can be done, in its order: the first has the number 1. */
export const numbersOf = ({ components }: Pick<Payload, 'components'>): readonly Numbered[] =>
  components.flatMap((row) =>
    row.components.flatMap((part): readonly Numbered[] => {
      if (!('custom_id' in part) || !acts(part.custom_id)) return [];
      const { custom_id: id } = part;
      if (part.type === ComponentType.StringSelect)
        return part.options.map(({ value, label }) => ({ id, value, label, menu: part.placeholder ?? '' }));
      if (part.type !== ComponentType.Button || part.disabled === true) return [];
      return [{ id, value: null, label: 'label' in part ? (part.label ?? '') : '', menu: null }];
    }),
  );

/** What the numbers of a person stand for: as they saw them last. */
interface Seen {
  readonly now: readonly Pick<Numbered, 'id' | 'value'>[];
  readonly before: readonly Pick<Numbered, 'id' | 'value'>[];
  /** When the present ones came without being asked for; 0 when they were the answer to an act of this person. */
  readonly since: number;
}

const list = z.array(z.object({ id: z.string(), value: z.string().nullable() })).readonly();
const shape = z.object({ now: list, before: list, since: z.number() });

/** What is done by numbers, or why it is not: numbers that stand for nothing, or not for one thing, or no longer. */
type Meant =
  | { readonly is: 'click'; readonly id: string; readonly values: readonly string[] }
  | { readonly is: 'none'; readonly most: number }
  | { readonly is: 'mixed' }
  | { readonly is: 'changed' };

/** Milliseconds for which somebody may still mean what stood there before. */
const READING = 2_000;

/** The numbers on people's panels, kept in the store for as long as the game: a number means what its reader saw. */
export interface Numbers {
  /** These are shown now; `asked`: in answer to an act of this person. */
  shown(channel: string, user: string, numbers: readonly Numbered[], asked: boolean): Promise<void>;
  meant(channel: string, user: string, numbers: readonly number[]): Promise<Meant>;
}

/** Where it is kept: apart from the draft of a choice. */
export const numbersKey = (user: string): string => `${user}.numbers`;

const NOTHING: Seen = { now: [], before: [], since: 0 };

const read = (text: string | null): Seen => {
  if (text === null) return NOTHING;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
};

const same = (one: Seen['now'][number] | undefined, other: Seen['now'][number] | undefined): boolean =>
  one?.id === other?.id && one?.value === other?.value;

export const numbersIn = (store: Pick<GameStore, 'draft' | 'setDraft'>, timers: Pick<Timers, 'now'>): Numbers => ({
  async shown(channel, user, numbers, asked) {
    if (numbers.length === 0) return; // a page without numbers changes none
    const before = read(await store.draft(channel, numbersKey(user)));
    const now = numbers.map(({ id, value }) => ({ id, value }));
    if (now.length === before.now.length && now.every((one, index) => same(one, before.now[index]))) return;
    const seen: Seen = { now, before: before.now, since: asked ? 0 : timers.now() };
    await store.setDraft(channel, numbersKey(user), JSON.stringify(seen));
  },
  async meant(channel, user, numbers) {
    const { now, before, since } = read(await store.draft(channel, numbersKey(user)));
    const found = numbers.flatMap((number) => now[number - 1] ?? []);
    const [first] = found;
    if (first === undefined || found.length !== numbers.length) return { is: 'none', most: now.length };
    const isFresh = timers.now() - since < READING;
    if (isFresh && numbers.some((number) => !same(now[number - 1], before[number - 1]))) return { is: 'changed' };
    if (found.some(({ id }) => id !== first.id) || (first.value === null && found.length > 1)) return { is: 'mixed' };
    return { is: 'click', id: first.id, values: found.flatMap(({ value }) => value ?? []) };
  },
});
