import { describe, expect, test } from 'vitest';
import { differencesOf, featuresOf } from '../../tools/card-reports/audit-features.js';
import {
  audit,
  auditAsText,
  lockOf,
  missingCards,
  needlessReasons,
  publishedCards,
  reasonsOf,
  relocked,
  unlocked,
  type PublishedCard,
} from '../../tools/card-reports/card-audit.js';
import type { DumpedCard } from '../../tools/card-reports/card-dump.js';

const apart = (published: string, ours: string) =>
  differencesOf(featuresOf(published, 'published'), featuresOf(ours, 'ours')).map(({ feature }) => feature);

describe('the meaning of two texts', () => {
  test.each([
    ['Deal 2 damage to a monster.', 'Deal 2 damage to a monster.'],
    ['↷: Steal 4¢ from another player.', '↷: Steal 4¢ from another player.'],
    ['$: Pay 6¢: Loot 2.', '$: Pay 6¢: Loot 2.'],
    ['Roll-\n1-2: Gain 1¢.\n3-6: Loot 1.', 'Roll: 1–2: gain 1¢ · 3–6: loot 1.'],
    ['Roll- 1 or 6: Recharge this.', 'Roll. On a 1 or 6, recharge this.'],
    ['Discard a loot card.', 'Discard 1 loot card.'],
    ['(This is a reminder of 7 things.) Loot 1.', 'Loot 1.'],
    ['You may play an additional loot card on your turn.', 'You may play 1 additional loot card each turn.'],
    ['Each time a player rolls a 3, loot 1.', 'Each time a player rolls a 3, choose a player. They loot 1.'],
    ['Subtract up to 3 from a roll.', 'Subtract up to 3 from a dice roll.'],
    ['At the end of your turn, loot 1.', 'Curse.\nAt the end of your turn, loot 1.'],
  ])('is the same: %s', (published, ours) => {
    expect(apart(published, ours)).toEqual([]);
  });

  test.each([
    ['Loot 2.', 'Loot 3.', ['numbers']],
    ['Loot 1, then gain 2¢.', 'Gain 2¢, then loot 1.', ['numbers']],
    ['↷: Loot 1.', '$: Loot 1.', ['costs']],
    ['Roll-\n1-2: Loot 1.\n3-4: Loot 2.', 'Roll: 1–3: loot 1 · 4: loot 2.', ['rows']],
    ['You may recharge an item.', 'Recharge an item.', ['may']],
    ['You must attack a monster.', 'Attack a monster.', ['must']],
    ['Recharge another item.', 'Recharge an item.', ['another']],
    ['Steal a non-eternal item.', 'Steal an item.', ['non-eternal']],
    ['Each player takes 2 damage.', 'A player takes 2 damage.', ['each']],
    ['You gain +1 ATK till end of turn.', 'You gain +1 ATK.', ['till end of turn']],
    ['The first time you take damage each turn, loot 1.', 'Each time you take damage, loot 1.', ['first']],
    ['Each time you would take damage, loot 1.', 'Each time you take damage, loot 1.', ['damage happens', 'would']],
    ['Each time this deals combat damage, loot 1.', 'Each time this monster deals damage, loot 1.', ['combat']],
    ['Destroy an item.', 'Put an item into discard.', ['destroy', 'put into discard']],
    ['Steal a loot card at random.', 'Steal a loot card.', ['at random']],
    [
      'Deal 1 damage to a player.',
      'Each player takes 1 damage.',
      ['deal so much damage', 'each', 'take so much damage'],
    ],
    ['Look at the top card of a deck.', 'Look at the bottom card of a deck.', ['bottom', 'top']],
    ['At the start of your turn, loot 1.', 'At the end of your turn, loot 1.', ['end of turn', 'start of turn']],
    ['Destroy this. If you do, loot 1.', 'Destroy this item, then loot 1.', ['if you do']],
  ])('is another: %s / %s', (published, ours, features) => {
    expect(apart(published, ours)).toEqual(features);
  });
});

const theirs = (id: string, effect: string | null, more: Partial<PublishedCard> = {}): PublishedCard => ({
  id,
  name: id,
  set: 'some',
  deck: 'loot',
  category: 'bombs',
  copies: 2,
  stats: null,
  souls: null,
  keywords: [],
  effect,
  ...more,
});
const ours = (id: string, en: string, more: Partial<DumpedCard> = {}): DumpedCard => ({
  id,
  name: id,
  set: 'some',
  deck: 'loot',
  category: 'bombs',
  copies: 2,
  stats: null,
  reward: null,
  souls: null,
  startingItem: null,
  startingItemId: null,
  guppy: false,
  threePlus: false,
  eternal: false,
  keywords: [],
  text: { en, fr: '' },
  ...more,
});

describe('the audit', () => {
  test('names the cards that differ, in text and in facts, and why they may', () => {
    const found = audit(
      [ours('one', 'Loot 1.'), ours('two', 'Loot 2.', { copies: 3 }), ours('three', 'Loot 3.')],
      [theirs('one', 'Loot 1.'), theirs('two', 'Loot 4.'), theirs('three', 'Gain 3¢.')],
      new Map([['three', 'as ruled']]),
    );
    expect(found.map(({ id, reason }) => [id, reason])).toEqual([
      ['two', null],
      ['three', 'as ruled'],
    ]);
    expect(found[0]?.differences).toEqual([
      { feature: 'copies', published: '2', ours: '3' },
      { feature: 'numbers', published: '4', ours: '2' },
    ]);
    expect(auditAsText(found).split('\n')).toEqual([
      'two',
      '  Loot 2.',
      '  ! copies: published 2, ours 3',
      '  ! numbers: published 4, ours 2',
      '',
      'three (stands)',
      '  Loot 3.',
      '  ! gain ¢: published said, ours –',
      '  ! loot: published –, ours said',
      '  = as ruled',
      '',
    ]);
  });

  test.each([
    ['stats', { stats: { hp: 2, evasion: 4, atk: 1 } }, { stats: { hp: 2, evasion: 3, atk: 1 } }],
    ['reward', { reward: '3¢' }, { reward: 'Loot 1' }],
    ['souls', { souls: 1 }, { souls: 2 }],
    ['threePlus', { threePlus: true }, {}],
    ['guppy', {}, { guppy: true }],
    ['keywords', { keywords: ['Curse'] }, {}],
  ] as const)('compares %s', (fact, published, own) => {
    const found = audit([ours('one', '', own)], [theirs('one', null, published)], new Map());
    expect(found[0]?.differences.map(({ feature }) => feature)).toEqual([fact]);
  });

  test('knows the cards that only one side has, within the sets that we have', () => {
    const mine = [ours('one', ''), ours('new', '')];
    const other = [theirs('one', ''), theirs('old', ''), theirs('far', '', { set: 'another' })];
    expect(audit(mine, other, new Map()).map(({ id }) => id)).toEqual(['new']);
    expect(missingCards(mine, other)).toEqual(['old']);
  });

  test('reads reasons, also of several lines, and knows those that are not needed any more', () => {
    const reasons = reasonsOf('# Head\n\n- one: because\n  of this\n- two-2: so\n* three: no entry\n');
    expect([...reasons]).toEqual([
      ['one', 'because\n  of this'],
      ['two-2', 'so'],
    ]);
    const found = audit([ours('one', 'Loot 1.')], [theirs('one', 'Loot 2.')], reasons);
    expect(needlessReasons(found, reasons)).toEqual(['two-2']);
    expect(auditAsText(found)).toContain('  = because of this\n');
  });

  test('says which line of the file is no card', () => {
    expect(publishedCards(`${JSON.stringify(theirs('one', null))}\n\n`)).toEqual([theirs('one', null)]);
    expect(() => publishedCards('{"id":"one"}')).toThrow(/^line 1 is not a card: /);
    expect(() => publishedCards('\nnone')).toThrow(/^line 2 is not a card: /);
  });
});

describe('the lock', () => {
  const cards = [ours('two', 'Loot 2.'), ours('one', 'Loot 1.')];

  test('has a line for each card, in the order of the ids', () => {
    expect(lockOf(cards)).toMatch(/^one [0-9a-f]{16}\ntwo [0-9a-f]{16}\n$/);
  });

  test('holds as long as no English text changes and no card comes or goes', () => {
    const lock = lockOf(cards);
    expect(unlocked(lock, cards)).toEqual([]);
    expect(
      unlocked(lock, [ours('two', 'Loot 2.', { text: { en: 'Loot 2.', fr: 'autre' } }), ours('one', 'Loot 3.')]),
    ).toEqual(['one']);
    expect(unlocked(lock, [...cards, ours('three', '')])).toEqual(['three']);
    expect(unlocked(lock, cards.slice(1))).toEqual(['two']);
  });

  test('of one set is written without touching the lines of the others', () => {
    const lock = lockOf(cards);
    const changed = relocked(lock, [ours('two', 'Loot 5.'), ours('three', '')]);
    expect(unlocked(changed, [ours('one', 'Loot 1.'), ours('two', 'Loot 5.'), ours('three', '')])).toEqual([]);
    expect(relocked(lock, [])).toBe(lock);
  });
});
