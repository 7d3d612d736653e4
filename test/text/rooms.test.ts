import { expect, test } from 'vitest';
import { cardById } from '../../cards/index.js';
import { words } from '../../src/text/index.js';
import { typed } from './support.js';

const [en, fr] = [words('en', { card: cardById }), words('fr', { card: cardById })];

const said = (w: typeof en, card: string): string => typed(w.cardText(cardById(card)).join(' '));

test.each([
  ['the-mirror', 'pay HP until you have 1 left', "payer des PV jusqu'à ce qu'il vous en reste 1"],
  ['shadow-of-famine', 'activate more than one ability each turn', "activer plus d'un effet par tour"],
  ['shadow-of-famine', 'play more than one loot card each turn', "jouer plus d'un butin par tour"],
  ['greed-looms', 'if no shop item has been purchased', "si aucun objet de la boutique n'a été acheté"],
  ['red-vise', '1 or fewer cards in hand', '1 carte en main ou moins'],
  ['might-for-the-meek', 'the fewest souls', "le moins d'âmes"],
])('%s says "%s"', (card, english, french) => {
  expect(said(en, card)).toContain(english);
  expect(said(fr, card)).toContain(french);
});
