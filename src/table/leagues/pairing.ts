// Tables of two to four for a round, so that people meet different people. Why our own: docs/STACK.md. All of it is a function of
// what it is given, without chance.

/** How many tables there are, and how many sit at each: as many as wanted, or one more or fewer, and never one alone. */
export const tableSizes = (people: number, wanted: number): readonly number[] => {
  if (people < 2) return [];
  const tables = Math.min(Math.ceil(people / wanted), Math.floor(people / 2));
  return Array.from({ length: tables }, (_, at) => Math.floor(people / tables) + (at < people % tables ? 1 : 0));
};

/** How often two people have met, by their places in the list. */
type Met = readonly (readonly number[])[];

/** What a meeting costs: meeting again is bad, a third time is worse than two others for the second. */
const price = (times: number): number => times * times;

const costWith = (met: Met, one: number, others: readonly number[]): number =>
  others.reduce((sum, other) => sum + (other === one ? 0 : price(met[one]?.[other] ?? 0)), 0);

const costOf = (met: Met, tables: readonly (readonly number[])[]): number =>
  tables.reduce((sum, table) => sum + table.reduce((so, one) => so + costWith(met, one, table), 0), 0) / 2;

const swapped = (table: readonly number[], one: number, other: number): number[] =>
  table.map((at) => (at === one ? other : at));

/** The first exchange of two people that makes meetings cheaper; null when none does. */
const better = (met: Met, tables: readonly (readonly number[])[]): readonly (readonly number[])[] | null => {
  for (const [here, table] of tables.entries())
    for (const [there, other] of tables.entries()) {
      if (there <= here) continue;
      for (const one of table)
        for (const two of other) {
          const [left, right] = [swapped(table, one, two), swapped(other, two, one)];
          const now = costWith(met, one, table) + costWith(met, two, other);
          if (costWith(met, two, left) + costWith(met, one, right) < now)
            return tables.map((as, at) => (at === here ? left : at === there ? right : as));
        }
    }
  return null;
};

/** One person after the other sits down where that is cheapest, then pairs change places for as long as that helps. */
const seatedBy = (met: Met, order: readonly number[], sizes: readonly number[]): readonly (readonly number[])[] => {
  const tables: number[][] = sizes.map(() => []);
  for (const one of order) {
    const free = tables.filter((table, at) => table.length < (sizes[at] ?? 0));
    const [best] = free.toSorted((a, b) => costWith(met, one, a) - costWith(met, one, b) || a.length - b.length);
    best?.push(one);
  }
  let now: readonly (readonly number[])[] = tables;
  for (let next = better(met, now); next !== null; next = better(met, now)) now = next;
  return now;
};

/** Orders in which people are seated: of these the one with the cheapest tables is taken, the first of several. */
const ORDERS = 24;

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Everybody once, in steps of the same length around the list. */
const strides = (people: number): readonly (readonly number[])[] => {
  const steps = Array.from({ length: people }, (_, step) => step + 1).filter(
    (step) => greatestDivisor(step, people) === 1,
  );
  return (people < 2 ? [] : steps)
    .flatMap((step) =>
      [0, 1, 2].map((first) => Array.from({ length: people }, (_, at) => (first + at * step) % people)),
    )
    .slice(0, ORDERS);
};

/**
 * The tables of the next round: everybody sits at one, and as few as possible meet somebody whom they have met before.
 * @param met how often two people have met so far
 */
export const tablesFor = (
  people: readonly string[],
  wanted: number,
  met: (one: string, other: string) => number,
): readonly (readonly string[])[] => {
  const known = people.map((one) => people.map((other) => met(one, other)));
  const sizes = tableSizes(people.length, wanted);
  const found = strides(people.length)
    .map((order) => seatedBy(known, order, sizes))
    .map((tables) => ({ tables, cost: costOf(known, tables) }))
    .reduce<{ readonly tables: readonly (readonly number[])[]; readonly cost: number } | null>(
      (best, one) => (best === null || one.cost < best.cost ? one : best),
      null,
    );
  return (found?.tables ?? []).map((table) => table.flatMap((at) => people[at] ?? []));
};
