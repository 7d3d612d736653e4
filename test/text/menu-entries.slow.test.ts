import { expect, test } from 'vitest';
import { cardsOf, viewFor } from '../../src/engine/index.js';
import { choiceFor } from '../../src/discord/messages/choice/question.js';
import { fitting } from '../../src/text/game/fit.js';
import { LANGUAGES, words, type Names } from '../../src/text/index.js';
import { newGame, playOut } from '../support/playout.js';
import { amount } from '../support/amount.js';

const GAMES = amount(8, 20);

test.each(LANGUAGES)('hardly an entry of a menu is cut in games in %s', (language) => {
  const entries = new Set<string>();
  const seen = new Set<string>();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const start = newGame(seed);
    const w = words(language, cardsOf(start));
    const names: Names = { player: (id) => `Somebody ${id}`, card: (id) => w.cardName(id) };
    playOut(start, seed, (session, { player, options }) => {
      const fresh = options.filter(({ meaning }) => !seen.has(JSON.stringify(meaning)));
      if (fresh.length === 0) return session;
      const { stack } = viewFor(session, player);
      for (const option of fresh) {
        seen.add(JSON.stringify(option.meaning));
        const { label, description = '' } = choiceFor(option, { w, names, stack }, options);
        expect(label.length, label).toBeLessThanOrEqual(80);
        expect(description.length, description).toBeLessThanOrEqual(100);
        entries.add(`${label} — ${description}`);
      }
      return session;
    });
  }
  const cut = [...entries].filter((entry) => entry.includes('…'));
  console.log(`${language}: ${cut.length} of ${entries.size} entries are cut`);
  expect(entries.size).toBeGreaterThan(500);
  expect(cut.length / entries.size, cut.join('\n')).toBeLessThanOrEqual(0.05);
});

test('what is too long for an entry is said in a shorter form or left out, and never cut', () => {
  const texts = [['♥ 2'], ['Roll: 1–3: loot 1 · 4–6: gain 3¢.', 'Roll, loot, gain ¢.'], ['Guppy.']];
  expect(fitting(texts, 80)).toBe('♥ 2 Roll: 1–3: loot 1 · 4–6: gain 3¢. Guppy.');
  expect(fitting(texts, 40)).toBe('♥ 2 Roll, loot, gain ¢. Guppy.');
  expect(fitting(texts, 12)).toBe('♥ 2 Guppy.');
  expect(fitting([[''], ['Much too long.']], 5)).toBe('');
});
