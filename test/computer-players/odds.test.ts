import { expect, test } from 'vitest';
import { worth } from '../../src/computer-players/effects/effects.js';
import { fightOf, oddsOf } from '../../src/computer-players/fights/fight.js';
import { foeIn, situationOf } from '../../src/computer-players/situation/situation.js';
import { viewFor, type Session } from '../../src/engine/index.js';
import { amount } from '../support/amount.js';
import { sceneCards } from '../support/cards/index.js';
import { MATCHUPS, SIMPLIFIED, type Matchup } from './matchups.js';
import { declared, playedFight } from './played-fights.js';

type Side = 'win' | 'lose';
type Chances = Readonly<Record<Side, number>>;

/** Fights of each matchup when all are 100,000. */
const MANY = Math.ceil(100_000 / MATCHUPS.length);
const FIGHTS = amount(2, MANY);
/** Standard errors by which chance alone may be off in one of some hundred matchups, as good as never. */
const ERRORS = 4.5;

/** What a player reckons with when it has declared the attack. */
const reckoned = (session: Session): Chances => {
  const view = viewFor(session, 'p1');
  const now = view.decision === null ? null : situationOf(view, view.decision, sceneCards, worth);
  const monster = foeIn(view, view.monsters[0]?.top?.id);
  if (now === null || monster === null) throw new Error('there is no fight');
  return oddsOf(now, fightOf(now, now.me, monster));
};

const played = (session: Session, matchup: Matchup): Chances => {
  const found = { win: 0, lose: 0 };
  for (let fight = 0; fight < FIGHTS; fight += 1) {
    const { won, died } = playedFight(session, matchup);
    if (won) found.win += 1;
    if (died) found.lose += 1;
  }
  return { win: found.win / FIGHTS, lose: found.lose / FIGHTS };
};

const variance = (chance: number): number => chance * Math.max(0, 1 - chance);

/** Whether a frequency in so many fights may come of this chance; one fight more or less always may. */
const mayBe = (chance: number, frequency: number, fights: number): boolean =>
  Math.abs(frequency - chance) <= ERRORS * Math.sqrt(variance(chance) / fights) + 1 / fights;

const bothMayBe = (chances: Chances, frequencies: Chances, fights: number): boolean =>
  mayBe(chances.win, frequencies.win, fights) && mayBe(chances.lose, frequencies.lose, fights);

interface Row extends Matchup {
  readonly odds: Chances;
  readonly engine: Chances;
}

const rows: readonly Row[] = MATCHUPS.map((matchup) => {
  const session = declared(matchup);
  return { ...matchup, odds: reckoned(session), engine: played(session, matchup) };
});

const simplifiedIn = ({ monster, attacker }: Matchup) =>
  SIMPLIFIED.find((one) => one.monster === monster && one.attacker === attacker);
const exact = rows.filter((row) => simplifiedIn(row) === undefined);

const inWords = ({ win, lose }: Chances): string => `${win.toFixed(4)} won, ${lose.toFixed(4)} lost`;
const lineOf = ({ monster, attacker, odds, engine }: Row): string =>
  `${monster} and ${attacker}: reckoned ${inWords(odds)}; played ${inWords(engine)}`;

test('reckons with the chance that fights of the engine show', () => {
  expect(exact.filter(({ odds, engine }) => !bothMayBe(odds, engine, FIGHTS)).map(lineOf)).toEqual([]);
});

test('is wrong neither way in all of these fights together', () => {
  for (const side of ['win', 'lose'] as const) {
    const more = exact.reduce((sum, { odds, engine }) => sum + engine[side] - odds[side], 0);
    const error = Math.sqrt(exact.reduce((sum, { odds }) => sum + variance(odds[side]) / FIGHTS, 0));
    expect(Math.abs(more) / error).toBeLessThan(ERRORS);
  }
});

test('leaves something out of the listed fights alone, which go as they are listed', () => {
  const listed = rows.flatMap((row) => {
    const simplified = simplifiedIn(row);
    return simplified === undefined ? [] : [{ row, simplified }];
  });
  expect(listed).toHaveLength(SIMPLIFIED.length);
  const agreeing = listed.filter(({ row, simplified }) => bothMayBe(row.odds, simplified, MANY));
  expect(agreeing.map(({ row }) => lineOf(row))).toEqual([]);
  const otherwise = listed.filter(({ row, simplified }) => !bothMayBe(simplified, row.engine, FIGHTS));
  expect(otherwise.map(({ row }) => lineOf(row))).toEqual([]);
});

test.each([
  ['moms-hand', 'plain', 2 / 9, 5 / 12],
  ['lust', 'plain', 1 / 4, 1],
  ['knight', 'plain', 7 / 27, 20 / 27],
  ['peeper', 'plain', 1 / 3, 0],
  ['mother', 'plain', (5 * 4 * 3 * 2) / 6 ** 7, 1 - (5 * 4 * 3 * 2) / 6 ** 7],
  ['monstro', 'polydactyly', 9 / 32, 23 / 32],
  ['monstro', 'bum-bo', 26 / 96, 70 / 96],
])('what ends, caps or changes a fight: %s and %s as worked out by hand', (monster, attacker, win, lose) => {
  const { odds } = rows.find((row) => row.monster === monster && row.attacker === attacker)!;
  expect(odds.win).toBeCloseTo(win, 9);
  expect(odds.lose).toBeCloseTo(lose, 9);
});
