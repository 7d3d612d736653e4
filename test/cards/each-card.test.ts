import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sets } from '../../cards/index.js';

test.each(sets.map(({ id, cards }) => [id, cards] as const))(
  'every card of %s has a scenario of its own',
  (set, cards) => {
    const folder = new URL(`${set}/`, import.meta.url);
    const files = (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .map(String)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const titles = files.flatMap((text) =>
      text.split('\n').filter((line) => /^test|^\](?: as const)?\)\(|^ {2}\[?'/.test(line)),
    );
    const without = cards.filter(({ id }) => !titles.some((line) => new RegExp(`'${id}['\\s:]`).test(line)));
    expect(without.map(({ id }) => id)).toEqual([]);
  },
);
