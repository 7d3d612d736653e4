import fc, { type Arbitrary } from 'fast-check';
import { cardById, houseCopy } from '../../cards/index.js';
import type { Action } from '../../playground/index.js';
import { PLACES, type Fuzzer, type Place } from './fuzzed-people.js';
import type { Effect, FuzzedWorld } from './fuzzed-world.js';
import { edited, edits, oddText, type Edit } from './odd-texts.js';
import { changedTree, graftsOf, treeChanges, type TreeChange } from './tree-changes.js';

/** A text that is kept beside the tables, changed: a draft, what somebody or a server has set; then it is needed. */
interface KeptText {
  readonly who: number;
  readonly place: Place;
  readonly of: 'draft' | 'user' | 'server';
  readonly which: number;
  readonly change: { readonly edit: Edit } | { readonly tree: readonly TreeChange[] } | { readonly text: string };
  readonly needed: number;
}

/** Drafts and settings, most of them with something changed in them. */
export const keptTexts: Arbitrary<KeptText> = fc.record({
  who: fc.nat(6),
  place: fc.constantFrom(...PLACES),
  of: fc.constantFrom('draft', 'user', 'server'),
  which: fc.nat(40),
  change: fc.oneof(
    { weight: 1, arbitrary: fc.record({ edit: edits }) },
    { weight: 6, arbitrary: fc.record({ tree: fc.array(treeChanges, { minLength: 1, maxLength: 2 }) }) },
    { weight: 1, arbitrary: fc.record({ text: oddText(60) }) },
  ),
  needed: fc.nat(12),
});

/** What is kept of people and servers in worlds in which much was set. */
const SET = {
  user: [
    {
      format: 1,
      settings: { textOnly: true, large: true, tips: false, dm: true, noPings: true, language: 'fr' },
      hours: { zone: 'Europe/Paris', quiet: { from: 1_320, to: 420 }, away: { until: null } },
      met: ['tip.turn', 'tip.roll'],
      explained: { at: 'abc:1', names: ['tip.turn'] },
      asked: ['1'],
      digestAt: 5,
    },
  ],
  server: [
    {
      format: 1,
      settings: { channels: [], tables: 10, idleDays: 30, language: 'fr', souls: 3, freeText: true },
      opened: ['1'],
      left: null,
    },
    {
      format: 1,
      questions: [
        { id: '1', user: '2', language: 'en', text: 'Why?', answer: null, told: false },
        { id: '2', user: '2', language: 'fr', text: 'Qui ?', answer: { text: 'Ann', section: 'dying' }, told: true },
      ],
    },
    { format: 1, people: [{ user: '2', name: 'Eve', since: 5 }] },
    { format: 1, people: [{ user: '2', name: 'Eve', games: [{ game: 'abc', at: 5, left: true }] }] },
    { format: 1, next: 2, cards: [{ number: 1, card: houseCopy(cardById('bomb'), 1, 2), test: null }] },
  ],
  draft: [
    { game: 'abc', window: '1', chosen: ['o1'] },
    { game: 'abc', line: '1.0', at: 5 },
    { now: [], before: [], since: 0 },
  ],
} as const;

const GRAFTS = graftsOf(Object.values(SET).flat());
const ENDS = ['', '.questions', '.kept-out', '.conduct', '.cards'] as const;

/** Where it is kept, and what stands there. */
const keptIn = (
  world: FuzzedWorld,
  { of, who, which, place }: KeptText,
): { readonly key: string; readonly text: string } => {
  const { users, servers, drafts } = world.held();
  const person = world.people[who] as Fuzzer;
  const usual = JSON.stringify(SET[of][which % SET[of].length]);
  switch (of) {
    case 'user':
      return { key: person.id, text: users.get(person.id) ?? usual };
    case 'server': {
      const key = `${world.inside.guildId}${ENDS[which % ENDS.length]}`;
      return { key, text: servers.get(key) ?? usual };
    }
    case 'draft': {
      const own = [...drafts.keys()].filter((key) => key.startsWith(`${world.channels[place]}:`));
      const key = own[which % Math.max(1, own.length)] ?? `${world.channels[place]}:${person.id}`;
      return { key, text: drafts.get(key) ?? usual };
    }
    default:
      return of satisfies never;
  }
};

const changedText = (text: string, { change }: KeptText): string => {
  if ('text' in change) return change.text;
  if ('edit' in change) return edited(text, change.edit);
  const tree = change.tree.reduce<unknown>((now, one) => changedTree(now, one, GRAFTS), parsed(text));
  return JSON.stringify(tree) ?? '';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Commands that need what is kept. */
const NEEDING = [
  ['hand', {}],
  ['souls-me settings', {}],
  ['souls-me tables', {}],
  ['souls-me data', {}],
  ['souls-me quiet', { from: '20:00', to: '07:00' }],
  ['souls-me away', { until: 'open' }],
  ['souls setup', {}],
  ['souls tables', {}],
  ['rule', { query: 'why' }],
  ['souls log', {}],
  ['act number', { number: '1' }],
  ['souls join', {}],
  ['souls cards', { show: '1' }],
] as const;

/** Puts it where it is kept, and has somebody need it. */
export const keptAndNeeded = async (world: FuzzedWorld, kept: KeptText): Promise<Effect> => {
  const { key, text } = keptIn(world, kept);
  world.keep(kept.of, key, changedText(text, kept));
  const [command, options] = NEEDING[kept.needed % NEEDING.length] ?? ['hand', {}];
  const channelId = world.channels[kept.place];
  const needs =
    command.startsWith('souls setup') || command === 'souls tables' || command === 'souls cards' ? 5 : kept.who;
  const action: Action = { kind: 'command', channelId, command, options };
  const effect = await world.send(world.people[needs] as Fuzzer, action);
  world.keep(kept.of, key, text);
  return effect;
};
