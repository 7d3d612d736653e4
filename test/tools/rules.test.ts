import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import {
  amiss,
  citedIn,
  coverage,
  differences,
  idsOfCatalogue,
  idsOfList,
  reasonsIn,
  testedBy,
} from '../../tools/rule-coverage.js';
import { sourcesUnder, testNames } from '../../tools/source-files.js';

const list = idsOfList(readFileSync(join(projectRoot(), 'rulebook/rules.txt'), 'utf8'));

describe('the list of rule ids', () => {
  test('has every id once, numbered from 01 in each chapter', () => {
    expect(list.length).toBe(571);
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((id) => !/^[A-Z]+-\d\d$/.test(id))).toEqual([]);
    expect(list).toContain('DEATH-14');
  });

  test('is read from a catalogue by the bold ids of its items', () => {
    expect(
      idsOfCatalogue('# Rules\n- **DMG-01** Damage. ▸ see **DMG-02**.\n- **DMG-02** More.\n- **AP** no id\n'),
    ).toEqual(['DMG-01', 'DMG-02']);
  });

  test('and by those that begin a row of a table', () => {
    expect(idsOfCatalogue('| Id | Card |\n|---|---|\n| BLANK-09 | Jera, as BLANK-01 |\n')).toEqual(['BLANK-09']);
  });
});

describe('rules that the engine cites', () => {
  test('stand in comments, one by one or as a range', () => {
    const source = "/** Replaces (REPL-01..REPL-03). */\nconst id = 'DEATH-01'; // DEATH-14, BUY-02\n";
    expect([...citedIn(source)].toSorted()).toEqual(
      ['BUY-02', 'DEATH-14', 'REPL-01', 'REPL-02', 'REPL-03', 'REPL-01', 'REPL-03'].toSorted(),
    );
  });
});

describe('rules that a test names', () => {
  test.each([
    ['A01 PRIO-01 PRIO-02: the roller acts first', ['PRIO-01', 'PRIO-02']],
    ['DMG-01, DMG-02: damage waits', ['DMG-01', 'DMG-02']],
    ['damage waits (DMG-01): on the stack', []],
    ['plain', []],
  ])('are the ids before the colon', (name, ids) => {
    expect(testedBy(name)).toEqual(ids);
  });

  test('are read from the names of it, test and test.each', () => {
    const source = `
      test('A01 ZZ-01: one', () => {});
      it("ZZ-02: it's two", async () => {});
      test.each([['ZZ-09: a row']])(\`ZZ-03: three\`, () => {});
      describe('ZZ-04: a group', () => {});
    `;
    expect([...testNames(source)].toSorted()).toEqual(['A01 ZZ-01: one', "ZZ-02: it's two", 'ZZ-03: three']);
  });

  test('are the first words of the rows of a table too', () => {
    const source = ['test.each<Row>([', "  ['alpha', 'gamma', 2],", "  'beta',", "])('%s: is tested', () => {});"].join(
      '\n',
    );
    const named = ['alpha', 'alpha: is tested', 'beta', 'beta: is tested'];
    expect([...testNames(source)].toSorted()).toEqual(['%s: is tested', ...named]);
    const inGroup = source.replaceAll(/^/gm, '  ').trimStart();
    expect([...testNames(inGroup)].toSorted()).toEqual(['%s: is tested', ...named]);
  });
});

describe('the reasons why a rule has no test', () => {
  test('are read from the items of a list, and nothing else is', () => {
    const text =
      '# Rules\nDMG-01: no item\n- DMG-02: a reason\n- COOP: a chapter\n- DMG-03:\n- dmg: no id\n  - X-01: deeper\n';
    expect(reasonsIn(text)).toEqual(['DMG-02', 'COOP']);
  });

  test('are given once each, for ids and chapters of the list, and for at most 40 ids', () => {
    const reasons = reasonsIn(readFileSync(join(projectRoot(), 'test/rules/untested.md'), 'utf8'));
    expect(new Set(reasons).size).toBe(reasons.length);
    const known = new Set([...list, ...list.map((id) => id.slice(0, id.indexOf('-')))]);
    expect(reasons.filter((what) => !known.has(what))).toEqual([]);
    const ids = reasons.filter((what) => what.includes('-'));
    expect(ids.length).toBeLessThanOrEqual(40);
    expect(ids.length).toBeGreaterThan(0);
    expect(reasons.filter((what) => !what.includes('-'))).toEqual([]);
  });
});

describe('the coverage', () => {
  test('tells cited, tested, explained, later, untested and unknown ids apart', () => {
    const ids = ['DMG-01', 'DMG-02', 'BUY-01', 'BUY-02', 'COOP-01'];
    const found = coverage(ids, ['// DMG-01\n', '// DMG-77, as UTF-16'], ['BUY-01 DMG-77: x'], ['DMG-02', 'COOP']);
    expect(found).toEqual({
      ids,
      cited: ['DMG-01'],
      tested: ['BUY-01'],
      explained: ['DMG-02'],
      later: ['COOP-01'],
      untested: ['DMG-01', 'BUY-02'],
      needless: [],
      unknown: ['DMG-77'],
    });
  });

  test('says which reasons are not needed: for what is tested, for what there is not', () => {
    const found = coverage(['DMG-01', 'COOP-01'], [], ['DMG-01: x', 'COOP-01: y'], ['DMG-01', 'DMG-05', 'COOP', 'FOO']);
    expect(found.needless).toEqual(['DMG-01', 'DMG-05', 'FOO']);
    expect([found.later, found.explained, found.untested]).toEqual([[], [], []]);
  });

  test('is complete when every rule of the catalogue has a test or a reason that it needs', () => {
    const ids = ['DMG-01', 'DMG-02', 'COOP-01'];
    const found = (names: readonly string[], reasons: readonly string[]) => coverage(ids, [], names, reasons);
    expect(amiss(found(['DMG-01: x'], ['DMG-02', 'COOP']), ids)).toEqual([]);
    expect(amiss(found(['DMG-01: x'], ['COOP']), ids)).toEqual(['DMG-02']);
    expect(amiss(found(['DMG-01 DMG-02: x'], ['DMG-02', 'COOP']), ids)).toEqual(['DMG-02']);
    const other = ['DMG-01', 'DMG-02', 'DMG-03'];
    expect(differences(ids, other)).toEqual({ missing: ['DMG-03'], superfluous: ['COOP-01'] });
    expect(amiss(found(['DMG-01: x'], ['DMG-02', 'COOP']), other)).toEqual(['DMG-03', 'COOP-01']);
  });

  test('finds no id in the engine that the list does not have', () => {
    const sources = sourcesUnder('src/engine') ?? [];
    expect(sources.length).toBeGreaterThan(0);
    const found = coverage(list, sources, [], []);
    expect(found.cited.length).toBeGreaterThan(50);
    expect(found.unknown).toEqual([]);
  });

  test('says that a folder is not there instead of failing', () => {
    expect(sourcesUnder('test/no-such-folder')).toBeNull();
  });
});
