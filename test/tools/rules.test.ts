import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';
import { citedIn, coverage, idsOfCatalogue, idsOfList, testedBy } from '../../src/tools/rule-coverage.js';
import { sourcesUnder, testNames } from '../../src/tools/source-files.js';

const list = idsOfList(readFileSync(join(projectRoot(), 'test/rules/ids.txt'), 'utf8'));

describe('the list of rule ids', () => {
  test('has every id once, numbered from 01 in each chapter', () => {
    expect(list.length).toBe(508);
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((id) => !/^[A-Z]+-\d\d$/.test(id))).toEqual([]);
    expect(list).toContain('DEATH-14');
  });

  test('is read from a catalogue by the bold ids of its items', () => {
    expect(
      idsOfCatalogue('# Rules\n- **DMG-01** Damage. ▸ see **DMG-02**.\n- **DMG-02** More.\n- **AP** no id\n'),
    ).toEqual(['DMG-01', 'DMG-02']);
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
    expect([...testNames(source)].toSorted()).toEqual(['%s: is tested', 'alpha', 'beta']);
  });
});

describe('the coverage', () => {
  test('tells cited, tested, untested and unknown ids apart', () => {
    const found = coverage(
      ['DMG-01', 'DMG-02', 'BUY-01'],
      ['// DMG-01\n', '// DMG-77, as UTF-16'],
      ['BUY-01 DMG-77: x'],
    );
    expect(found).toEqual({
      ids: ['DMG-01', 'DMG-02', 'BUY-01'],
      cited: ['DMG-01'],
      tested: ['BUY-01'],
      untested: ['DMG-01', 'DMG-02'],
      unknown: ['DMG-77'],
    });
  });

  test('finds no id in the engine that the list does not have', () => {
    const sources = sourcesUnder('src/engine') ?? [];
    expect(sources.length).toBeGreaterThan(0);
    const found = coverage(list, sources, []);
    expect(found.cited.length).toBeGreaterThan(50);
    expect(found.unknown).toEqual([]);
  });

  test('says that a folder is not there instead of failing', () => {
    expect(sourcesUnder('test/no-such-folder')).toBeNull();
  });
});
