// How trees of words are checked and gone through: each value has a checker, and a tree that breaks a rule is told with
// its path. The checkers of parts (a selector, an amount) know how they lie in each other, which walk.ts reads.

/** What is known at a place in a tree. */
export interface Around {
  /** How the place is reached from the card. */
  readonly path: (string | number)[];
  /** How many targets have been chosen by now. */
  targets: number;
  /** The names under which something has been chosen by now. */
  readonly chosen: Set<string>;
  /** A number is chosen on the way to the stack (TGT-03). */
  number: boolean;
}

/** Gets a part with its kind and the field in which it stands, and answers what is to stand there. */
export type Each = (kind: string, part: unknown, field: string) => unknown;
/** Gives every part in a value to `each`, without those inside these; the same value when all come back as they are. */
type Through = (value: unknown, field: string, each: Each) => unknown;

/** Throws `BrokenTree` for a value that is not one of `T`. */
export interface Checker<T> {
  (value: unknown, around: Around): void;
  /** Only for the types: a field takes no checker that lets more through than it should. */
  readonly checks?: T;
  /** For a value that has parts in it. */
  readonly through?: Through;
}

/** The checker of a part that a tree is made of. */
export interface PartChecker<T> extends Checker<T> {
  /** The part with what `each` answers in place of the parts right inside it. */
  readonly inside: (value: T, each: Each) => T;
}

const goingThrough = <T>(check: Checker<T>, through: Through | undefined): Checker<T> =>
  through === undefined ? check : Object.assign(check, { through });

/** Such a value is a part of this kind. */
export const part = <T>(kind: string, check: Checker<T>): PartChecker<T> =>
  Object.assign<Checker<T>, Pick<PartChecker<T>, 'through' | 'inside'>>((value, around) => check(value, around), {
    through: (value, field, each) => each(kind, value, field),
    inside: (value, each) => (check.through?.(value, kind, each) ?? value) as T,
  });

/** Another way to check the same values: what another checker does, and more. */
export const checkedBy = <T>(base: Checker<T>, check: Checker<T>): Checker<T> => goingThrough(check, base.through);

/** What another checker wants, and then more. */
export const refined = <T>(base: Checker<T>, more: Checker<T>): Checker<T> =>
  checkedBy(base, (value, around) => {
    base(value, around);
    more(value, around);
  });

/** A checker that is declared further down. */
export const later = <T>(check: () => Checker<T>): Checker<T> =>
  goingThrough(
    (value, around) => check()(value, around),
    (value, field, each) => check().through?.(value, field, each) ?? value,
  );

/** A place in a tree that breaks the vocabulary's rules. */
export class BrokenTree extends Error {
  override readonly name = 'BrokenTree';
  readonly path: string;

  constructor({ path }: Around, what: string) {
    const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    super(what);
    this.path = text.replace(/^\./, '');
  }
}

export const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export const broken = (around: Around, what: string): never => {
  throw new BrokenTree(around, what);
};

/** Checks what lies one step further. */
export const at = <T>(step: string | number, check: Checker<T>, value: unknown, around: Around): void => {
  around.path.push(step);
  check(value, around);
  around.path.pop();
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A checker for each field; those after another know what that one has chosen. */
export type Fields<T> = { readonly [K in keyof T]-?: Checker<T[K]> };

const checkFields = (value: Readonly<Record<string, unknown>>, fields: object, around: Around, tag: string): void => {
  for (const [key, check] of Object.entries(fields) as [string, Checker<unknown>][]) at(key, check, value[key], around);
  for (const key of Object.keys(value)) if (key !== tag && !(key in fields)) broken(around, `no field "${key}" here`);
};

const throughFields = (value: Readonly<Record<string, unknown>>, fields: object, each: Each): unknown => {
  const checkers = fields as Readonly<Record<string, Checker<unknown>>>;
  let changed = value;
  for (const key of Object.keys(fields)) {
    const through = checkers[key]?.through;
    const before = value[key];
    if (through === undefined || before === undefined) continue;
    const after = through(before, key, each);
    if (after !== before) changed = { ...changed, [key]: after };
  }
  return changed;
};

export const record = <T>(fields: Fields<T>): Checker<T> =>
  goingThrough(
    (value, around) => {
      if (!isRecord(value)) return broken(around, `${shown(value)} where fields belong`);
      checkFields(value, fields, around, '');
    },
    (value, _field, each) => (isRecord(value) ? throughFields(value, fields, each) : value),
  );

/** The member of a union that has this word. */
type Word<T, Tag extends string, W> =
  T extends Readonly<Record<Tag, infer V>> ? (W extends V ? Omit<T, Tag> : never) : never;
/** The fields of every word: a new word does not compile without. */
export type TaggedFields<T, Tag extends string> = {
  readonly [W in Extract<T, Readonly<Record<Tag, string>>>[Tag & keyof T] & string]: Fields<Word<T, Tag, W>>;
};

/** One of the words, told apart by `tag`. */
export const tagged = <T, Tag extends string>(
  tag: Tag,
  words: () => TaggedFields<T, Tag>,
): Checker<Extract<T, object>> => {
  const fieldsOf = (value: Readonly<Record<string, unknown>>): object | undefined => {
    const word = value[tag];
    const known = words() as Readonly<Record<string, object>>;
    return typeof word === 'string' && Object.hasOwn(known, word) ? known[word] : undefined;
  };
  return goingThrough(
    (value, around) => {
      if (!isRecord(value)) return broken(around, `${shown(value)} where a word with "${tag}" belongs`);
      const fields = fieldsOf(value);
      if (fields === undefined) return broken(around, `no word ${shown(value[tag])} for "${tag}"`);
      checkFields(value, fields, around, tag);
    },
    (value, _field, each) => (isRecord(value) ? throughFields(value, fieldsOf(value) ?? {}, each) : value),
  );
};

const throughList = (values: readonly unknown[], through: Through, field: string, each: Each): readonly unknown[] => {
  const after = values.map((value) => through(value, field, each));
  return after.some((value, index) => value !== values[index]) ? after : values;
};

export const list = <T>(check: Checker<T>, least = 0): Checker<readonly T[]> => {
  const { through } = check;
  return goingThrough(
    (value, around) => {
      if (!Array.isArray(value)) return broken(around, `${shown(value)} where a list belongs`);
      if (value.length < least) broken(around, `a list of at least ${least} belongs here`);
      for (const [index, one] of value.entries()) at(index, check, one, around);
    },
    through && ((value, field, each) => (Array.isArray(value) ? throughList(value, through, field, each) : value)),
  );
};

export const optional = <T>(check: Checker<T>): Checker<T | undefined> =>
  goingThrough<T | undefined>((value, around) => {
    if (value !== undefined) check(value, around);
  }, check.through);

/** Either this very value, or what the checker takes. */
export const orElse = <V extends string | null, T>(very: V, check: Checker<T>): Checker<V | T> => {
  const { through } = check;
  return goingThrough<V | T>(
    (value, around) => {
      if (value !== very) check(value, around);
    },
    through && ((value, field, each) => (value === very ? value : through(value, field, each))),
  );
};

/** One of these names: all that the type has. */
export const oneOf =
  <T extends string>(names: Readonly<Record<T, true>>): Checker<T> =>
  (value, around) => {
    if (typeof value !== 'string' || !Object.hasOwn(names, value)) broken(around, `${shown(value)} is not a name here`);
  };

/** One of these names, or what the checker takes. */
export const nameOr = <N extends string, T>(names: Checker<N>, check: Checker<T>): Checker<N | T> =>
  goingThrough<N | T>(
    (value, around) => (typeof value === 'string' ? names(value, around) : check(value, around)),
    check.through,
  );

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most: number): Checker<number> =>
  (value, around) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      broken(around, `${shown(value)} is no whole number from ${least} to ${most}`);
  };

export const flag: Checker<boolean> = (value, around) => {
  if (typeof value !== 'boolean') broken(around, `${shown(value)} is neither true nor false`);
};

/** A mark that is there, or is not. */
export const onlyTrue: Checker<true> = (value, around) => {
  if (value !== true) broken(around, `${shown(value)} is not true`);
};

/** A text that says something, without blanks around it. */
export const text: Checker<string> = (value, around) => {
  if (typeof value !== 'string' || value.trim() === '') broken(around, 'the text is missing');
  else if (value.trim() !== value) broken(around, 'blanks around the text');
};
