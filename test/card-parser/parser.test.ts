import { describe, expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { checkCard, partsIn, type Card } from '../../src/engine/vocabulary/index.js';
import { LONGEST, meaningOf, readCardText, type About, type Reading } from '../../src/card-parser/index.js';
import { words } from '../../src/text/index.js';

const LOOT: About = { type: 'loot' };
const TREASURE: About = { type: 'treasure' };
const EVENT: About = { type: 'monster' };

/** What somebody writes, and the card of ours that does the same. */
const known: readonly (readonly [text: string, about: About, card: string])[] = [
  ['Gain 3¢.', LOOT, '3-cents'],
  ['gain 3¢.', LOOT, '3-cents'],
  ['Deal 1 damage to  a player or a monster.', LOOT, 'bomb'],
  ['Choose a player. Recharge each item they control.', LOOT, 'mega-battery'],
  ['Trinket.\nEach time you take damage, gain 1¢.', LOOT, 'swallowed-penny'],
  ['Curse.\nAt the start of your turn, take 1 damage.', EVENT, 'curse-of-pain'],
];

const readAs = (text: string, about: About): Extract<Reading, { readonly ok: true }> => {
  const reading = readCardText(text, about);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading;
};
const refusalOf = (text: string, about: About = LOOT): Extract<Reading, { readonly ok: false }> => {
  const reading = readCardText(text, about);
  if (reading.ok) throw new Error(reading.said);
  return reading;
};

describe('what somebody writes in the words of our cards is read', () => {
  test.each(known)('%j', (text, about, card) => {
    expect(meaningOf(readAs(text, about).abilities)).toEqual(meaningOf(cardById(card).abilities));
  });

  test('what no card says is read too: other numbers, and what other cards do', () => {
    const { abilities, said } = readAs('Gain 17¢, then loot 4.', LOOT);
    expect(said).toBe('Gain 17¢, then loot 4.');
    expect(JSON.stringify(abilities)).toContain('"amount":17');
    expect(readAs('↷: Choose a player. They take 3 damage.', TREASURE).said).toBe(
      '↷: Choose a player. They take 3 damage.',
    );
  });

  test('the rows of a roll are read', () => {
    const text = 'Roll: 1–2: gain 2¢ · 3–4: gain 5¢ · 5–6: loot 2.';
    const { abilities, said } = readAs(text, EVENT);
    expect(said).toBe(text);
    expect(partsIn('ability', abilities[0]!, 'effect').map((one) => one.do)).toEqual([
      'roll',
      'gainCoins',
      'gainCoins',
      'loot',
    ]);
  });

  test('a card of it is one that the vocabulary allows, with a key for each ability', () => {
    const { abilities } = readAs('$: Pay 2¢: Loot 1.\n$: Pay 5¢: Loot 3.', TREASURE);
    const card: Card = { ...cardById('bomb'), abilities };
    expect(() => checkCard(card)).not.toThrow();
    expect(new Set(abilities.map(({ key }) => key)).size).toBe(2);
  });

  test('who chooses a target before the first full stop chooses it on announcing (TGT-04)', () => {
    const { abilities } = readAs('Destroy an item.', LOOT);
    expect(abilities).toEqual([
      {
        kind: 'loot',
        key: 'loot',
        modes: [
          {
            targets: [{ from: { select: 'objects', role: 'item' }, min: 1, max: 1 }],
            effect: { do: 'destroy', what: { select: 'target', index: 0 } },
          },
        ],
      },
    ]);
  });
});

describe('what cannot be read is refused at the word that stopped it', () => {
  test('with what could have stood there', () => {
    const refusal = refusalOf('Gain 3¢, then juggle 2.');
    expect(refusal).toMatchObject({ why: 'word', at: 14, word: 'juggle' });
    expect(refusal.expected).toContain('loot');
    expect(refusal.expected.length).toBeLessThanOrEqual(6);
  });

  test('in the second line too', () => {
    expect(refusalOf('Trinket.\nEach time you juggle, gain 1¢.')).toMatchObject({ at: 23, word: 'juggle' });
  });

  test('at its end, where something is missing', () => {
    expect(refusalOf('Deal 1 damage to')).toMatchObject({ why: 'word', word: '', at: 16 });
  });

  test('without any text, or with too much of it', () => {
    expect(refusalOf(' \n ')).toMatchObject({ why: 'empty' });
    expect(refusalOf('loot 1, then '.repeat(400))).toMatchObject({ why: 'long', at: LONGEST });
  });

  test.each([
    ['many words in a row', 'loot 1, then '.repeat(100)],
    ['things in each other', `${'you may have this happen: '.repeat(50)}loot 1.`],
    ['brackets in each other', `${'('.repeat(700)}loot 1${')'.repeat(700)}.`],
    ['many "or"', `Destroy ${'an item or '.repeat(80)}an item.`],
    ['conditions in conditions', `Gain 1¢ if ${'it is not true that ('.repeat(40)}you have 1¢.`],
    ['other letters', '𝓛𝓸𝓸𝓽 2. \u202E\u0000\u200B@everyone <@1> ```'],
    ['nothing but marks', '….,;:!?'.repeat(150)],
    ['half of a pair', '\uD83D loot 1'],
  ])('however odd it is: %s', (_, text) => {
    const reading = readCardText(text, LOOT);
    if (reading.ok) expect(reading.said.length).toBeGreaterThan(0);
    else expect(['word', 'long', 'whole']).toContain(reading.why);
  });

  test('with a sentence in each language, which names the word', () => {
    for (const language of ['en', 'fr'] as const) {
      const { sayRefusal } = words(language, { card: cardById }).reading;
      expect(sayRefusal(refusalOf('Gain 3¢, then juggle 2.'), LONGEST)).toContain('juggle');
      expect(sayRefusal(refusalOf(''), LONGEST)).not.toBe('');
      expect(sayRefusal(refusalOf('x'.repeat(LONGEST + 1)), LONGEST)).toContain(String(LONGEST));
      expect(sayRefusal({ why: 'whole', word: 'loot loot', expected: [] }, LONGEST)).toContain('loot loot');
    }
  });
});
