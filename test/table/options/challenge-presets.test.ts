import { expect, test } from 'vitest';
import { houseRules, isChallenge, presetOf, rulesCode, STANDARD, updated } from '../../../src/table/index.js';
import { withPreset } from '../../../src/table/options/options.js';
import { withRulesOf } from '../../../src/table/options/rules-code.js';
import { seatsFor } from '../../../src/table/record/way-to-play.js';
import { en, fr } from '../../text/support.js';

/** With ordinary spaces. */
const plainly = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

const plain = { game: { souls: 4, options: STANDARD } };

test.each([
  ['doodler', 'doodler', false, [2, 2]],
  ['doodlerHard', 'doodlerhard', false, [2, 2]],
  ['doodlerUltra', 'doodlerultra', false, [2, 2]],
  ['doodlerAlone', 'doodler', true, [2, 2]],
  ['doodlerAloneHard', 'doodlerhard', true, [2, 2]],
  ['doodlerAloneUltra', 'doodlerultra', true, [2, 2]],
  ['doodlerVersus', 'doodlerversus', false, [2, 4]],
] as const)('CHAL-01 BSOUL-06: the preset %s, its seats, and its code', (preset, mode, alone, [least, most]) => {
  const table = withPreset(plain, preset);
  expect([table.game.options.mode, table.game.options.alone === true, table.game.options.bonusSouls]).toEqual([
    mode,
    alone,
    mode === 'doodlerversus',
  ]);
  expect([presetOf(table), isChallenge(table.game.options), houseRules(table)]).toEqual([preset, true, []]);
  expect(presetOf(updated(table, { game: { souls: 6 } }))).toBe(preset);
  expect(seatsFor(table.game.options)).toEqual({ least, most });
  const read = withRulesOf(plain, rulesCode(table));
  expect('why' in read ? read : presetOf(read)).toBe(preset);
  for (const w of [en, fr]) {
    const [name, about] = [w.tableSettings.preset(preset), w.tableSettings.presetDescription(preset)];
    expect(name.length).toBeLessThanOrEqual(100);
    expect(about.length).toBeLessThanOrEqual(100);
  }
});

test('CHAL-11: what is no challenge has souls for its goal', () => {
  expect(isChallenge(STANDARD)).toBe(false);
  expect(houseRules({ game: { souls: 6, options: STANDARD } })).toEqual([{ rule: 'souls', souls: 6 }]);
});

test('CHAL-10 CHAL-11: how a challenge stands is said in both languages', () => {
  const now = {
    timer: { at: 3, over: 16 },
    souls: { has: 2, needed: 6, of: 'everybody' },
    boss: { hp: 6, maxHp: 6 },
    cap: 4,
  } as const;
  expect([en, fr].map((w) => plainly(w.challenges.pictured(now)))).toEqual([
    'Timer 3/16 · souls 2/6 · boss 6/6',
    'Rebours 3/16 · âmes 2/6 · boss 6/6',
  ]);
  expect(en.challenges.state(now)).toBe(
    '⏳ Timer: **3 of 16** · final boss: **6 of 6 HP** · out of reach: souls together **2 of 6** · at most 4 for one player',
  );
  const open = { timer: null, souls: { has: 3, needed: 3, of: 'activePlayer' }, boss: null, cap: null } as const;
  expect(en.challenges.state(open)).toBe('within reach: souls of the active player **3**');
  expect(plainly(fr.challenges.state(open))).toBe('à portée : âmes du joueur actif **3**');
  expect(en.challenges.result(true, now)).toBe(
    'Everybody has won together: the final boss is defeated, with the timer at 3 of 16!',
  );
  expect(plainly(fr.challenges.result(false, now))).toBe(
    'Tout le monde a perdu ensemble : il restait 6 PV au boss final, avec le compte à rebours à 3 sur 16.',
  );
  for (const w of [en, fr]) expect(w.challenges.firstTurn(now)).not.toBe(w.challenges.firstTurn(open));
});
