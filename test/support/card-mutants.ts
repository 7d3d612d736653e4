import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, TestRunner } from 'vitest';
import { cardById } from '../../cards/index.js';
import { namesCard } from '../../tools/card-reports/card-counts.js';
import { mutantsOf, type CardMutant } from '../../tools/mutations/card-mutants.js';
import { keyOf, type MutantLine } from '../../tools/mutations/card-mutant-lines.js';

/**
 * Run by `npm run cards -- --mutate`: puts each mutant of the cards in the place of its card, one after another, and
 * runs the tests under test/cards that name the card until one of them fails: first the one that noticed the last
 * mutant, then the quickest. Everything goes into a file line by line; what stands there already is not done again.
 */

const results = process.env['MUTANT_RESULTS'] ?? '';
const cards = (process.env['MUTANT_CARDS'] ?? '').split(' ').filter((id) => id !== '');

type Tasks = NonNullable<ReturnType<typeof TestRunner.getCurrentTest>>['file']['tasks'];
type CardTest = Extract<Tasks[number], { readonly type: 'test' }>;

/** What a test does in the end, as vitest keeps it. */
interface Finishing {
  onFinished?: ((context: unknown) => unknown)[];
}

const folder = new URL('../cards/', import.meta.url);
for (const file of readdirSync(folder, { recursive: true }).map(String).toSorted())
  if (file.endsWith('.test.ts')) await import(new URL(file, folder).href);

const testsIn = (tasks: Tasks): readonly CardTest[] =>
  tasks.flatMap((task) => (task.type === 'test' ? [task] : testsIn(task.tasks)));

const write = (line: MutantLine): void => appendFileSync(results, `${JSON.stringify(line)}\n`);

const written = (): ReadonlySet<string> => {
  const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n') : [];
  const known = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as MutantLine);
  return new Set(known.flatMap((line) => ('killedBy' in line ? [keyOf(line)] : [])));
};

/** Runs a test within the present one, together with what it does in the end; gives what it fails with. */
const failureOf = async (one: CardTest): Promise<unknown> => {
  const present = TestRunner.getCurrentTest() as (CardTest & Finishing) | undefined;
  if (present === undefined) throw new Error('mutants are tried within a test');
  const finishing: NonNullable<Finishing['onFinished']> = [];
  present.onFinished = finishing;
  try {
    await TestRunner.getTestFn(one)();
    for (const finish of finishing) await finish(present.context);
    return null;
  } catch (error) {
    return error;
  } finally {
    present.onFinished = [];
  }
};

/** The test that notices the mutant, null when all pass. */
const killerOf = async (tests: readonly CardTest[], { card, abilities }: CardMutant): Promise<CardTest | null> => {
  const printed = cardById(card) as { abilities: CardMutant['abilities'] };
  const { abilities: own } = printed;
  printed.abilities = abilities;
  try {
    for (const one of tests) if ((await failureOf(one)) !== null) return one;
    return null;
  } finally {
    printed.abilities = own;
  }
};

/** The tests, none of which may fail with nothing changed, the quickest first. */
const quickestFirst = async (tests: readonly CardTest[]): Promise<readonly CardTest[]> => {
  const times: (readonly [CardTest, number])[] = [];
  for (const one of tests) {
    const begun = performance.now();
    expect(await failureOf(one), one.name).toBeNull();
    times.push([one, performance.now() - begun]);
  }
  return times.toSorted(([, a], [, b]) => a - b).map(([one]) => one);
};

test('every mutant is noticed or written down', async () => {
  const all = testsIn(TestRunner.getCurrentTest()?.file.tasks ?? []);
  const known = written();
  for (const id of cards) {
    let tests = await quickestFirst(all.filter(({ name }) => namesCard(name, id)));
    for (const mutant of mutantsOf(cardById(id))) {
      const { card, path, change } = mutant;
      if (known.has(keyOf(mutant))) continue;
      write({ card, path, change });
      const killer = await killerOf(tests, mutant);
      if (killer !== null) tests = [killer, ...tests.filter((one) => one !== killer)];
      write({ card, path, change, killedBy: killer?.name ?? null });
    }
  }
  write({ end: true });
});
