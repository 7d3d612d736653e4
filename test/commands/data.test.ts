import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIApplicationCommandOption, LocalizationMap } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { allMenus } from '../../commands/index.js';
import { optionOf } from '../../src/discord/answers/table/lobby.js';
import { TABLE_SWITCHES } from '../../src/table/index.js';
import { commands, speak } from '../discord/support/house.js';

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

interface Node {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
  readonly description_localizations?: LocalizationMap | null | undefined;
}

interface Typed {
  readonly type: number;
}

interface Tree extends Node {
  readonly options?: readonly APIApplicationCommandOption[] | undefined;
}

/** A command or option with everything below it. */
const nodesOf = (node: Tree): readonly Node[] => [
  node,
  ...(node.options ?? []).flatMap((option) => nodesOf(option as Tree)),
];

const roots = JSON.parse(JSON.stringify(commands.map(({ data }) => data))) as readonly (Tree & { contexts: unknown })[];

test('DISCORD 3: there are seven roots: three for tables, in servers only, and four that are of use anywhere', () => {
  expect(roots.map(({ name, contexts }) => [name, contexts])).toEqual([
    ['souls', [0]],
    ['hand', [0]],
    ['act', [0]],
    ['rule', [0, 1, 2]],
    ['card', [0, 1, 2]],
    ['souls-help', [0, 1, 2]],
    ['souls-me', [0, 1, 2]],
  ]);
});

test('DISCORD 3: what is on or off at a table can be typed with /souls new, by the name that is read there', () => {
  const souls = roots.find(({ name }) => name === 'souls');
  const opening = nodesOf(souls!).find(({ name }) => name === 'new') as Tree;
  const names = opening.options!.map(({ name }) => name);
  for (const name of TABLE_SWITCHES) expect(names).toContain(optionOf(name));
});

test('every name and description fits Discord in both languages, and French differs where it is said', () => {
  for (const node of roots.flatMap((root) => nodesOf(root))) {
    const names = [node.name, node.name_localizations?.fr ?? ''];
    const descriptions = [node.description, node.description_localizations?.fr ?? ''];
    for (const name of names) {
      expect(name).toMatch(NAME);
      expect(name).toBe(name.toLowerCase());
    }
    for (const text of descriptions) {
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(100);
    }
    expect(descriptions[1]).not.toBe(descriptions[0]);
  }
});

test('names are unique among brothers in both languages', () => {
  const check = (nodes: readonly Tree[]): void => {
    for (const language of ['en', 'fr'] as const) {
      const names = nodes.map((node) => (language === 'en' ? node.name : node.name_localizations?.fr));
      expect(new Set(names).size).toBe(nodes.length);
    }
    for (const node of nodes) check(node.options ?? []);
  };
  check(roots);
});

/** The subcommands that do something at a table, with the name of their root. */
const acting = commands.flatMap(({ data, actions }) =>
  (data.options ?? []).flatMap((option) => {
    const action = actions[option.name];
    return action?.needsBoard === true || action?.changesTable === true ? [option] : [];
  }),
);

test('DISCORD section 3: nothing that is done at a table has the name of something else that is, in any language', () => {
  for (const language of ['en', 'fr'] as const) {
    const names = acting.map((node) => (language === 'en' ? node.name : (node.name_localizations?.fr ?? '')));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

/** The words of a language as they stand in the source. */
const wordsIn = (language: 'en' | 'fr'): string =>
  ['src/text', 'rulebook']
    .map((root) => join(root, language))
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

const everyRoot = roots.flatMap(({ name, name_localizations: other }) => [name, other?.fr ?? name]).join('|');

test('every command that a text names is there, by its name in that language', () => {
  for (const language of ['en', 'fr'] as const) {
    const nameOf = (node: Node): string => (language === 'en' ? node.name : (node.name_localizations?.fr ?? ''));
    const known = new Map(roots.map((root) => [nameOf(root), (root.options ?? []) as readonly (Node & Typed)[]]));
    const named = [
      ...wordsIn(language).matchAll(new RegExp(`(?<![\\p{L}/])/(${everyRoot})(?![-\\w])(?: ([-\\p{L}]+))?`, 'gu')),
    ];
    expect(named.length).toBeGreaterThan(40);
    const strange = named.filter(([, root = '', sub]) => {
      const subs = known.get(root)?.filter(({ type }) => type === 1);
      return subs === undefined || (subs.length > 0 && sub !== undefined && !subs.some((one) => nameOf(one) === sub));
    });
    expect(strange.map(([text]) => text)).toEqual([]);
  }
});

test('every subcommand does something', () => {
  for (const { data, actions } of commands) {
    const names = (data.options ?? []).filter(({ type }) => type === 1).map(({ name }) => name);
    expect(Object.keys(actions)).toEqual(names.length === 0 ? [''] : names);
  }
});

test('/souls new takes 1 to 9 souls', () => {
  const option = nodesOf(roots[0]!).find((node) => node.name === 'souls' && 'min_value' in node);
  expect(option).toMatchObject({ min_value: 1, max_value: 9 });
});

test('DISCORD 3: the menu on a message has one entry, in both languages and everywhere', () => {
  const [explain, ...others] = allMenus({ en: speak('en'), fr: speak('fr') });
  expect(others).toEqual([]);
  expect(explain!.data).toMatchObject({
    type: 3,
    name: 'Explain this card',
    name_localizations: { fr: 'Expliquer cette carte' },
    contexts: [0, 1, 2],
    integration_types: [0, 1],
  });
});

test('choices of an option have names within 100 characters in both languages, and no value twice', () => {
  const all = commands.flatMap(({ data }) =>
    (data.options ?? []).flatMap((option) =>
      'choices' in option && option.choices !== undefined ? [option.choices] : [],
    ),
  );
  expect(all.length).toBeGreaterThan(2);
  for (const choices of all) {
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(choices.length).toBeLessThanOrEqual(25);
    for (const { name, name_localizations: names } of choices)
      for (const one of [name, names?.fr ?? name]) expect(one.length).toBeLessThanOrEqual(100);
  }
});
