import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Objection, PlainReason, Reason } from '../../src/engine/index.js';
import { both, namesOf, typed } from './support.js';

/** One of each reason; a new one does not compile without. */
const PLAIN: Readonly<Record<PlainReason, true>> = {
  gameOver: true,
  noPriority: true,
  resolving: true,
  ownQuestion: true,
  notInHand: true,
  noLootPlay: true,
  noTarget: true,
  notInPlay: true,
  notYours: true,
  otherPlayersRoom: true,
  inShop: true,
  isSoul: true,
  noSuchAbility: true,
  sideways: true,
  nothingToGive: true,
  eternal: true,
  notYourTurn: true,
  notActionPhase: true,
  stackNotEmpty: true,
  dead: true,
  nothingToAttack: true,
  notAttackable: true,
  deckAttackOnly: true,
  forcedAttack: true,
  forcedPurchase: true,
  noPurchaseLeft: true,
  nothingToBuy: true,
  notForSale: true,
  stillTooPoor: true,
  noPartner: true,
  barterOfNothing: true,
  notToTrade: true,
  inAttack: true,
  otherCannotTrade: true,
};
const FACTS: readonly Reason[] = [
  { why: 'forbidden', card: null },
  { why: 'forbidden', card: 'alpha' },
  { why: 'costTooHigh', pay: 'coins', needs: 3, has: 1 },
  { why: 'costTooHigh', pay: 'counters', needs: 1, has: 0 },
  { why: 'costTooHigh', pay: 'discardLoot', needs: 2, has: 1 },
  { why: 'costTooHigh', pay: 'hp', needs: 2, has: 1 },
  { why: 'costTooHigh', pay: 'destroy', needs: 2, has: 1 },
  ...(['turn', 'attack', 'purchase', 'endDeclaration', 'monsterDeath', 'playerDeath'] as const).map((what): Reason => ({
    why: 'goingOn',
    what,
  })),
  { why: 'noAttackLeft', made: 0 },
  { why: 'noAttackLeft', made: 1 },
  { why: 'deckEmpty', deck: 'monster' },
  { why: 'otherAttackFirst', cards: ['monstro', 'beta'] },
  { why: 'tooExpensive', price: 10, coins: 3 },
  { why: 'tooFewCoins', player: 'p2', coins: 1 },
];
const EVERY: readonly Objection[] = [
  ...Object.keys(PLAIN).map((why) => ({ rule: 'ATK-01', why: why as PlainReason }) as const),
  ...FACTS.map((reason) => ({ rule: 'ATK-01', ...reason }) as const),
];

test.each(both)('every reason is a sentence of its own after its rule in $language', ({ objection, language }) => {
  const said = EVERY.map((one) => typed(objection(one, namesOf(language))));
  expect(new Set(said).size).toBe(EVERY.length);
  for (const text of said) expect(text).toMatch(language === 'en' ? /^ATK-01: [\w¢].*\.$/ : /^ATK-01 : [\wé¢].*\.$/);
});

test('facts are named: cards, players, numbers', () => {
  const [en, fr] = both.map(({ objection, language }) =>
    FACTS.map((reason) => typed(objection({ rule: 'ATK-01', ...reason }, namesOf(language)))),
  );
  expect(en).toContain('ATK-01: you have already attacked this turn.');
  expect(fr).toContain('ATK-01 : vous avez déjà attaqué pendant ce tour.');
  expect(en).toContain('ATK-01: Alpha forbids it.');
  expect(fr).toContain("ATK-01 : Alphonse l'interdit.");
  expect(en).toContain('ATK-01: the cost cannot be paid: it takes 2 loot cards, and you have 1 loot card.');
  expect(fr).toContain('ATK-01 : le coût ne peut pas être payé : il faut 2 butins, et vous avez 1 butin.');
  expect(en).toContain('ATK-01: you must attack Monstro and Beta first.');
  expect(fr).toContain("ATK-01 : vous devez d'abord attaquer Monstro et Bertrand.");
  expect(en).toContain('ATK-01: it costs 10¢, and you have 3¢.');
  expect(fr).toContain("ATK-01 : Bob n'a que 1 ¢.");
});

test('every rule that the code gives as a reason is one of the catalogue', () => {
  const ids = new Set(readFileSync('rulebook/rules.txt', 'utf8').split('\n'));
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const cited = files.flatMap((file) => [...readFileSync(`src/engine/${file}`, 'utf8').matchAll(/'([A-Z]+-\d+)'/g)]);
  expect(cited.length).toBeGreaterThan(20);
  for (const [, id] of cited) expect(ids.has(id ?? ''), id).toBe(true);
});
