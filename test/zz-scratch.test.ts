import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { words } from '../src/text/index.js';
import { sceneCards, testCards } from './support/cards/index.js';
test('scratch', () => {
  const [en, fr] = [words('en', sceneCards), words('fr', sceneCards)];
  writeFileSync(
    '/tmp/hb/texts.txt',
    testCards.map((c) => [c.id, ...en.cardText(c), ...fr.cardText(c)].join('\n  ')).join('\n'),
  );
});
