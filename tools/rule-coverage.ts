/** How the rule ids are used; each list in the order of the ids. */
export interface RuleCoverage {
  readonly ids: readonly string[];
  readonly cited: readonly string[];
  readonly tested: readonly string[];
  /** Not tested for a reason of their own. */
  readonly explained: readonly string[];
  /** Not tested because their whole chapter comes later. */
  readonly later: readonly string[];
  /** Neither tested nor explained nor of a later chapter. */
  readonly untested: readonly string[];
  /** Ids and chapters with a reason although they are tested, or that the list does not have. */
  readonly needless: readonly string[];
  /** Ids of a chapter of the list that a comment cites and the list does not have. */
  readonly unknown: readonly string[];
}

const ID = /\b[A-Z]{2,}-\d{2}\b/g;
const RANGE = /\b([A-Z]{2,})-(\d{2})\.\.\1-(\d{2})\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** The ids before the first colon of a test's name, such as those of "A01 PRIO-01 PRIO-02: …". */
const PREFIX = /^((?:[A-Z]+-?\d+[\s,]*)+):/;

const REASON = /^- ([A-Z]+(?:-\d+)?): \S/gm;

const chapterOf = (id: string): string => id.slice(0, id.indexOf('-'));

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The rule ids in a text; `REPL-01..REPL-05` stands for five. */
export const idsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(ID)].map(([id]) => id),
  ...[...text.matchAll(RANGE)].flatMap(([, chapter = '', from, to]) =>
    between(Number(from), Number(to)).map((number) => `${chapter}-${String(number).padStart(2, '0')}`),
  ),
];

/** The rule ids that the comments of a source text cite; `REPL-01..REPL-05` cites five. */
export const citedIn = (source: string): readonly string[] =>
  [...source.matchAll(COMMENT)].flatMap(([comment]) => idsIn(comment));

/** The rule ids that a test's name starts with. */
export const testedBy = (name: string): readonly string[] => idsIn(PREFIX.exec(name)?.[1] ?? '');

/** The ids of a list with one id on each line. */
export const idsOfList = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The ids that a catalogue defines: those in bold at the start of a list item, and those that begin a row of a table. */
export const idsOfCatalogue = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:- \*\*(?=[A-Z]+-\d+\*\*)|\| (?=[A-Z]+-\d+ \|))([A-Z]+-\d+)/gm)].map(([, id = '']) => id);

/** The ids, and the chapters as a whole, that a text gives a reason for: `- DMG-01: why`, `- COOP: why`. */
export const reasonsIn = (text: string): readonly string[] => [...text.matchAll(REASON)].map(([, what = '']) => what);

/** Which ids the sources cite in comments, which the tests name, and which have a reason to be named by none. */
export const coverage = (
  ids: readonly string[],
  sources: readonly string[],
  names: readonly string[],
  reasons: readonly string[],
): RuleCoverage => {
  const cited = new Set(sources.flatMap(citedIn));
  const chapters = new Set(ids.map(chapterOf));
  const tested = new Set(names.flatMap(testedBy));
  const left = ids.filter((id) => !tested.has(id));
  return {
    ids,
    cited: ids.filter((id) => cited.has(id)),
    tested: ids.filter((id) => tested.has(id)),
    explained: left.filter((id) => reasons.includes(id)),
    later: left.filter((id) => reasons.includes(chapterOf(id))),
    untested: left.filter((id) => !reasons.includes(id) && !reasons.includes(chapterOf(id))),
    needless: reasons.filter((what) => !chapters.has(what) && !left.includes(what)),
    unknown: [...cited].filter((id) => chapters.has(chapterOf(id)) && !ids.includes(id)).toSorted(),
  };
};

/** The ids in which the list and a catalogue differ. */
export const differences = (ids: readonly string[], catalogue: readonly string[]) => ({
  missing: catalogue.filter((id) => !ids.includes(id)),
  superfluous: ids.filter((id) => !catalogue.includes(id)),
});

/** What keeps the tests from covering a catalogue: rules without test or reason, needless reasons, another list of ids. */
export const amiss = ({ ids, untested, needless }: RuleCoverage, catalogue: readonly string[]): readonly string[] => {
  const { missing, superfluous } = differences(ids, catalogue);
  return [...untested, ...needless, ...missing, ...superfluous];
};
