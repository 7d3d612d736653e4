import { expect, test } from 'vitest';
import { modeNamed, variantClash, VARIANTS } from '../../../src/engine/index.js';
import {
  houseRules,
  poolOf,
  presetOf,
  rulesCode,
  seatsFor,
  setupForTable,
  STANDARD,
} from '../../../src/table/index.js';
import { withSetting } from '../../../src/table/options/options.js';

const standard = {
  game: { souls: 4, options: STANDARD },
  display: { language: 'en', picture: true },
} as const;

test('VAR-11: several variants are chosen at once, kept in their order, and are house rules', () => {
  const table = withSetting(standard, { set: 'variants', variants: ['super-shop', 'casino', 'super-shop'] });
  if ('why' in table) throw new Error(table.why);
  expect(table.game.options.variants).toEqual(['casino', 'super-shop']);
  expect(houseRules(table)).toEqual([{ rule: 'variants', variants: ['casino', 'super-shop'] }]);
  expect(presetOf(table)).toBe('standard');
  expect(setupForTable(poolOf(['base']), 2, 4, 'seed', table.game.options).rules.variants).toEqual([
    'casino',
    'super-shop',
  ]);
  const none = withSetting(table, { set: 'variants', variants: [] });
  expect('why' in none ? none : none.game.options).toEqual(STANDARD);
});

test('VAR-10 VAR-11 BARTER-05: variants that exclude each other or the way to play are refused', () => {
  expect(withSetting(standard, { set: 'variants', variants: ['eden-only', 'selectable-characters'] })).toEqual({
    why: 'variants',
    clash: { problem: 'together', variant: 'selectable-characters', other: 'eden-only' },
  });
  const bartering = withSetting(standard, { set: 'variants', variants: ['enhanced-bartering'] });
  if ('why' in bartering) throw new Error(bartering.why);
  expect(withSetting(bartering, { set: 'preset', preset: 'together' })).toEqual({
    why: 'variants',
    clash: { problem: 'barter', variant: 'enhanced-bartering' },
  });
  const hunting = withSetting(standard, { set: 'variants', variants: ['minions-die-first'] });
  if ('why' in hunting) throw new Error(hunting.why);
  for (const mode of ['doodler', 'doodlerversus'] as const)
    expect(variantClash(['casino', 'minions-die-first'], modeNamed(mode))).toEqual({
      problem: 'challenge',
      variant: 'minions-die-first',
    });
  expect(variantClash(['minions-die-first'], modeNamed('together'))).toBeNull();
  expect(withSetting(hunting, { set: 'preset', preset: 'doodlerVersus' })).toEqual({
    why: 'variants',
    clash: { problem: 'challenge', variant: 'minions-die-first' },
  });
});

test('VAR-11: what a variant excludes is excluded both ways', () => {
  for (const one of VARIANTS)
    for (const other of VARIANTS)
      if (one !== other)
        expect(variantClash([one, other], null) === null, `${one} ${other}`).toBe(
          variantClash([other, one], null) === null,
        );
});

test('VAR-02: so many seats as all chosen variants and the way to play allow', () => {
  expect(seatsFor({ ...STANDARD, variants: ['mini-draft', 'casino'] })).toEqual(seatsFor(STANDARD));
  expect(seatsFor({ ...STANDARD, mode: 'together', variants: ['mini-draft'] })).toEqual({ least: 2, most: 2 });
});

test('VAR-11: a code without variants is what it was, and takes them off', () => {
  const varied = withSetting(standard, { set: 'variants', variants: ['casino'] });
  if ('why' in varied) throw new Error(varied.why);
  const code = rulesCode(standard);
  expect(code).not.toContain('-v');
  expect(rulesCode(varied)).toContain('-v');
  expect(withSetting(varied, { set: 'code', code })).toMatchObject({ game: { options: STANDARD } });
});
