import { expect, test } from 'vitest';
import { entryNow, type LogEntry } from '../../../src/engine/index.js';
import { lineThen } from '../../../src/engine/session/old-lines.js';
import { en, enNames, fr, frNames } from '../../text/support.js';

type OldLine = Parameters<typeof entryNow>[0]['line'];

const now = (line: OldLine): LogEntry['line'] => entryNow({ id: '1.0', to: 'all', line }).line;

const inEnglish = (line: OldLine): string => en.logLine(now(line), enNames);
const inFrench = (line: OldLine): string => fr.logLine(now(line), frNames);

const GRANT = { say: 'event', event: 'grantAttack', player: 'p1', amount: 1 } as const;
const NUMBER = { say: 'event', event: 'changeNumber', player: 'p1', object: { card: 'bomb' }, amount: 4 } as const;
const BARTER = { say: 'barter', player: 'p1', other: 'p2' } as const;

test('log lines of v0.1.0 are told with the same sentences', () => {
  expect(now({ ...GRANT, detail: 'monsterDeck.must' })).toEqual({ ...GRANT, detail: 'monsterDeck', must: true });
  expect(now({ ...GRANT, detail: 'any' })).toEqual({ ...GRANT, detail: 'any' });
  expect(inEnglish({ ...GRANT, detail: 'monsterDeck.must' })).toBe('Alice must attack the monster deck once more.');
  expect(now({ ...NUMBER, detail: '3' })).toEqual({ ...NUMBER, was: 3 });
  expect(inEnglish({ ...NUMBER, detail: '3' })).toBe('A 3 in the text of Bomb! becomes 4.');
  expect(inFrench({ ...NUMBER, detail: '3' })).toBe('Un 3 du texte de Bombe ! devient 4.');
  expect(now({ ...BARTER, detail: 'promise.noHarm' })).toEqual({ ...BARTER, detail: 'noHarm' });
  expect(now({ ...BARTER, detail: 'accepted' })).toEqual({ ...BARTER, detail: 'accepted' });
});

test('an ability has a field of its own; a line without a detail stays as it is', () => {
  const activated = { say: 'event', event: 'activate', player: 'p1', object: { card: 'bomb' } } as const;
  expect(now({ ...activated, detail: 'tap' })).toEqual({ ...activated, ability: 'tap' });
  expect(now({ say: 'nextTurn', player: 'p1', amount: 3 })).toEqual({ say: 'nextTurn', player: 'p1', amount: 3 });
});

test('a line can be put as v0.1.0 wrote it, letter by letter, for the marks in its saves', () => {
  const lines: readonly OldLine[] = [
    { ...GRANT, detail: 'monsterDeck.must' },
    { ...GRANT, detail: 'any.must' },
    { ...GRANT, detail: 'any' },
    { ...NUMBER, detail: '3' },
    { say: 'event', event: 'activate', player: 'p1', object: { card: 'bomb' }, detail: 'paid.roll' },
    { say: 'event', event: 'dies', object: { player: 'p1' } },
  ];
  for (const line of lines) expect(JSON.stringify(lineThen(now(line)))).toBe(JSON.stringify(line));
});
