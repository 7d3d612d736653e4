import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  aimed,
  always,
  choose,
  chooseUpTo,
  chosen,
  combatDamageTo,
  deal,
  destroy,
  eachTimeIf,
  exists,
  gain,
  ifWould,
  items,
  lootAbility,
  loot,
  may,
  monsters,
  mustAttackAgain,
  on,
  players,
  plus,
  roll,
  rollIn,
  sequence,
  takesDamage,
  target,
  trinket,
  when,
  you,
  yourTurn,
  type Ability,
  type Effect,
} from '../../src/engine/vocabulary/index.js';
import { lootCard } from '../support/card-builders.js';
import { cardById } from '../../cards/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { keyOf } from '../../tools/mutations/card-mutant-lines.js';
import { mutantsOf } from '../../tools/mutations/card-mutants.js';
import { mutateCards, mutationAsText, mutationReport, reasonsFor } from '../../tools/mutations/mutate-cards.js';

/** The mutants of a card with these abilities: the place, what was changed, and the abilities that come of it. */
const mutants = (...abilities: readonly Ability[]) =>
  mutantsOf(lootCard('one', { en: 'One', fr: 'Un' }, {}, ...abilities));

const changes = (...abilities: readonly Ability[]): readonly string[] =>
  mutants(...abilities).map(({ path, change }) => `${path.replace('abilities[0].modes[0].', '')}: ${change}`);

const after = (change: string, ...abilities: readonly Ability[]) =>
  mutants(...abilities)
    .filter((mutant) => mutant.change === change)
    .map((mutant) => mutant.abilities);

const does = (effect: Effect): Ability => lootAbility(effect);

describe('the mutants of a card', () => {
  test('have one number more and one less, the effect left out, and a may for the must', () => {
    expect(changes(does(gain(3)))).toEqual([
      'effect: gainCoins is left out',
      'effect: must is may',
      'effect.amount: 3 is 2',
      'effect.amount: 3 is 4',
    ]);
    expect(after('3 is 4', does(gain(3)))).toEqual([[does(gain(4))]]);
    expect(after('must is may', does(gain(3)))).toEqual([[does(may(gain(3)))]]);
    expect(after('gainCoins is left out', does(gain(3)))).toEqual([[does({ do: 'nothing' })]]);
  });

  test('have each effect of a sequence left out, and a must for the may', () => {
    const effect = sequence(gain(1), may(loot(1)));
    expect(after('gainCoins is left out', does(effect))).toEqual([[does(sequence(may(loot(1))))]]);
    expect(after('may is left out', does(effect))).toEqual([[does(sequence(gain(1)))]]);
    expect(after('may is must', does(effect))).toEqual([[does(sequence(gain(1), loot(1)))]]);
    expect(after('must is may', does(mustAttackAgain))).toContainEqual([
      does({ ...mustAttackAgain, must: false } as Effect),
    ]);
  });

  test('have the rows of a roll moved by one, as far as there is a face and no other row', () => {
    const rows = (...faces: readonly [number, number][]): Ability =>
      does(roll(...faces.map(([from, to]) => on(from, to, gain(from === 1 ? 1 : 4)))));
    const moved = mutants(rows([1, 3], [4, 6])).filter(({ path }) => /\.(from|to)$/.test(path));
    expect(moved.map(({ path, change }) => `${path.slice('abilities[0].modes[0].effect.'.length)} ${change}`)).toEqual([
      'rows[0].from 1 is 2',
      'rows[0].to 3 is 2',
      'rows[1].from 4 is 5',
      'rows[1].to 6 is 5',
    ]);
  });

  test('choose another number of things, may choose none, and choose later', () => {
    const ability = lootAbility(aimed(deal(1, target()), monsters()));
    expect(changes(ability).filter((change) => change.startsWith('targets'))).toEqual([
      'targets[0]: a later choice',
      'targets[0]: another number: 1 to 1 is 2 to 2',
      'targets[0]: must is may: 1 to 1 is 0 to 1',
    ]);
    const later = sequence(choose(monsters(), you, 'later'), deal(1, chosen('later')));
    expect(after('a later choice', ability)).toEqual([[does(later)]]);
    expect(after('a target', does(later))).toEqual([[lootAbility(aimed(sequence(deal(1, target())), monsters()))]]);
    const some = changes(does(sequence(chooseUpTo(2, items()), destroy(chosen()))));
    expect(some.filter((change) => change.startsWith('effect.of[0]:'))).toEqual([
      'effect.of[0]: a target',
      'effect.of[0]: another number: 0 to 2 is 0 to 1',
      'effect.of[0]: another number: 0 to 2 is 0 to 3',
      'effect.of[0]: may is must: 0 to 2 is 2 to 2',
    ]);
  });

  test('keep the other targets when one is chosen later', () => {
    const both = sequence(deal(1, target()), deal(2, target(1)));
    expect(after('a later choice', lootAbility(aimed(both, players(), monsters())))).toEqual([
      [
        lootAbility(
          aimed(
            sequence(choose(players(), you, 'later'), sequence(deal(1, chosen('later')), deal(2, target()))),
            monsters(),
          ),
        ),
      ],
      [
        lootAbility(
          aimed(
            sequence(choose(monsters(), you, 'later'), sequence(deal(1, target()), deal(2, chosen('later')))),
            players(),
          ),
        ),
      ],
    ]);
  });

  test('ATK-12: leave out "combat" where no roll says it', () => {
    const leftOut = (...where: Parameters<typeof combatDamageTo>): number =>
      mutants(ifWould(combatDamageTo(...where), { instead: 'nothing' })).filter(
        ({ path, change }) => path.includes('where.of') && change === 'the condition is left out',
      ).length;
    expect([leftOut(you), leftOut(you, rollIn(1))]).toEqual([2, 2]);
  });

  test('leave out conditions of every kind', () => {
    const ability = eachTimeIf(takesDamage(you), yourTurn, when(exists(monsters()), gain(1), loot(1)));
    const found = mutants(ability).filter(({ change }) => change.includes('condition'));
    expect(found.map(({ path, change }) => `${path.slice('abilities[0].'.length)}: ${change}`)).toEqual([
      'when.where: the condition is left out',
      'only: the condition is left out',
      'modes[0].effect: the condition always holds',
      'modes[0].effect: the condition never holds',
    ]);
  });

  test('leave out whole abilities without an effect, and modifiers, but no keywords', () => {
    const both = always(plus('hp', 1, you), plus('atk', 1, you));
    expect(after('the ability is left out', trinket, both)).toEqual([[trinket]]);
    expect(after('the modifier is left out', both)).toEqual([
      [always(plus('atk', 1, you))],
      [always(plus('hp', 1, you))],
    ]);
  });

  test('are all different, and none is the card itself', () => {
    const texts = mutants(does(sequence(gain(1), gain(1)))).map(({ abilities }) => JSON.stringify(abilities));
    expect(new Set([...texts, JSON.stringify([does(sequence(gain(1), gain(1)))])]).size).toBe(texts.length + 1);
  });
});

describe('the report', () => {
  const killed = { card: 'one', path: 'abilities[0]', change: '1 is 2', killedBy: 'one: gains' };
  const left = { card: 'one', path: 'abilities[0]', change: '1 is 0', killedBy: null };

  test('compares the survivors with the list', () => {
    const list = reasonsFor(
      '# Survivors\n\n- `one abilities[0]: 1 is 0`: nothing differs\n- `two abilities[0]: x`: other\n',
    );
    const report = mutationReport([killed, left], list, ['one']);
    expect(report).toEqual({
      mutants: 2,
      killed: 1,
      survivors: [{ card: 'one', path: 'abilities[0]', change: '1 is 0', reason: 'nothing differs' }],
      needless: [],
    });
    expect(mutationAsText(report)).toBe(
      '2 mutants, 1 killed (50.0 %), 1 survived, 0 of them without a reason\n' +
        'survived: one abilities[0]: 1 is 0 (nothing differs)\n',
    );
  });

  test('names survivors that are not listed, and what is listed and killed', () => {
    const report = mutationReport([killed, left], reasonsFor('- `one abilities[0]: 1 is 2`: nothing differs\n'), [
      'one',
    ]);
    expect([report.survivors[0]?.reason, report.needless]).toEqual([null, ['one abilities[0]: 1 is 2']]);
    expect(mutationAsText(report)).toContain(
      'survived: one abilities[0]: 1 is 0\nlisted but killed: one abilities[0]: 1 is 2',
    );
  });
});

describe('the list of survivors', () => {
  test('names mutants that there are, each with a reason', () => {
    const text = readFileSync(join(projectRoot(), 'test/cards/survivors.md'), 'utf8');
    const listed = [...reasonsFor(text).keys()];
    expect(listed.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
    const ids = new Set(listed.map((key) => key.slice(0, key.indexOf(' '))));
    const there = new Set([...ids].flatMap((id) => mutantsOf(cardById(id)).map(keyOf)));
    expect(listed.filter((key) => !there.has(key))).toEqual([]);
  });
});

describe('trying the mutants', () => {
  const folders: string[] = [];
  const { signal } = new AbortController();

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** A project in which this is what tries the mutants. */
  const planted = (trial: string): string => {
    const root = mkdtempSync(join(tmpdir(), 'planted-'));
    folders.push(root);
    const file = join(root, 'test/support/card-mutants.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(file, trial);
    symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
    return root;
  };

  test('runs the tests that name the card', async () => {
    const results = await mutateCards({ root: projectRoot(), cards: ['a-penny'], limit: 30_000, signal });
    expect(results).toEqual(
      ['gainCoins is left out', 'must is may', '1 is 0', '1 is 2'].map((change) => ({
        card: 'a-penny',
        path: change.startsWith('1') ? 'abilities[0].modes[0].effect.amount' : 'abilities[0].modes[0].effect',
        change,
        killedBy: 'a-penny: one ¢',
      })),
    );
  });

  test('goes on after a mutant that never ends', async () => {
    const root = planted(`
      import { appendFileSync, existsSync } from 'node:fs';
      import { test } from 'vitest';
      test('every mutant is noticed or written down', () => {
        const file = process.env.MUTANT_RESULTS;
        const again = existsSync(file);
        appendFileSync(file, JSON.stringify(again ? { end: true } : { card: 'one', path: 'abilities', change: 'x' }) + '\\n');
        if (!again) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      });
    `);
    expect(await mutateCards({ root, cards: ['one'], limit: 2000, signal })).toEqual([
      { card: 'one', path: 'abilities', change: 'x', killedBy: 'nothing: it took too long' },
    ]);
  });

  test('says why the tests do not run', async () => {
    const root = planted(`throw new Error('there is no such file');`);
    await expect(mutateCards({ root, cards: ['one'], limit: 30_000, signal })).rejects.toThrow('no such file');
  });
});
