import { expect, test } from 'vitest';
import { allCards, cardById, formerPrintings } from '../../cards/index.js';
import { doubled, facesOf, type Card } from '../../src/engine/vocabulary/index.js';
import { words } from '../../src/text/index.js';
import { typed } from './support.js';

const last = (id: string): readonly string[] =>
  (['en', 'fr'] as const).map(
    (language) => words(language, { card: cardById }).exactText(cardById(id)).map(typed).at(-1) ?? 'nothing',
  );

/** Shorter ways of saying what a tree says at length. */
test.each([
  [
    'wizoob',
    'When this monster dies: Target: a player. The target chooses a soul that they control, then destroy the chosen soul.',
    "Quand ce monstre meurt : Cible : un joueur. La cible choisit une de ses âmes, puis détruisez l'âme choisie.",
  ],
  [
    'guppys-head',
    '↷: Target: a player. The target chooses a loot card in their hand, then receive the chosen loot card.',
    '↷ : Cible : un joueur. La cible choisit un butin de sa main, puis recevez le butin choisi.',
  ],
  [
    'belly-button',
    'Each time you take damage, you may recharge your character.',
    'Chaque fois que vous subissez des dégâts, vous pouvez recharger votre personnage.',
  ],
  [
    'trinity-shield',
    'While it is your turn, other players cannot play a loot card; other players cannot activate an item.',
    "Tant que c'est votre tour, les autres joueurs ne peuvent pas jouer un butin ; les autres joueurs ne peuvent pas activer l'effet d'un objet.",
  ],
  [
    'ambush',
    'When this event enters play, the active player must attack the monster deck until it has been attacked 2 times this turn.',
    'Quand cet événement entre en jeu, le joueur actif doit attaquer la pioche monstres 2 fois en tout pendant ce tour.',
  ],
  [
    'potato-peeler',
    '↷: Put the top card of each deck into discard.',
    '↷ : Mettez la carte au sommet de chaque pioche dans la défausse.',
  ],
  [
    'the-curse',
    "↷: Target: a deck. Put the top card of the target's discard on top of its deck.",
    '↷ : Cible : une pioche. Mettez la carte au sommet de la défausse de la cible au sommet de sa pioche.',
  ],
  [
    'placebo',
    '↷: Target: a non-eternal item with a ↷ ability. Copy a ↷ ability of the target.',
    '↷ : Cible : un objet non-éternel avec un effet ↷. Copiez un effet ↷ de la cible.',
  ],
  [
    'the-shovel',
    '↷: Target: a card with at least 1 HP in the monster discard. Put the target on top of its deck.',
    '↷ : Cible : une carte de la défausse monstres avec au moins 1 PV. Mettez la cible au sommet de sa pioche.',
  ],
  [
    'remote-detonator',
    '↷: Each player votes for an item (chosen: what has the most votes), then if only one item is chosen, destroy the chosen item.',
    "↷ : Chaque joueur vote pour un objet (retenu : le plus de votes), puis si un seul objet est retenu, détruisez l'objet choisi.",
  ],
  [
    'goat-head',
    'At the end of your turn, choose any number of loot cards in your hand, then discard the chosen loot cards, then loot cards equal to the number of the chosen loot cards.',
    "À la fin de votre tour, choisissez n'importe quel nombre de butins de votre main, puis défaussez les butins choisis, puis piochez autant de butins que le nombre des butins choisis.",
  ],
  [
    'shadow',
    'If another player would lose ¢ for a death penalty, instead: that player loses that many ¢, then gain that many ¢.',
    'Si un autre joueur devait perdre des ¢ pour une pénalité de mort, à la place : ce joueur perd autant de ¢, puis gagnez autant de ¢.',
  ],
])('%s reads as a player would say it, word for word', (id, english, french) => {
  expect(last(id)).toEqual([english, french]);
});

const twice = (card: Card): Card => ({
  ...card,
  abilities: card.abilities.map((ability) =>
    ability.kind === 'loot'
      ? { ...ability, modes: ability.modes.map((mode) => ({ ...mode, effect: doubled(mode.effect) })) }
      : ability,
  ),
});
const faces = [...allCards, ...Object.values(formerPrintings)].flatMap(facesOf);
const whole = (language: 'en' | 'fr', card: Card): string => {
  const { cardText, exactText } = words(language, { card: cardById });
  return typed([...cardText(card), ...exactText(card)].join('\n'));
};

test('BLANK-32: two turns of a doubled card are two clauses', () => {
  const sun = twice(cardById('xix-the-sun'));
  expect(whole('en', sun)).toContain('take an extra turn after this one, then take an extra turn after this one.');
  expect(whole('fr', sun)).toContain('après celui-ci, puis jouez un tour supplémentaire après celui-ci.');
});

test('in no text several things "is" or "est", clauses run together or a stop is missing', () => {
  const wrong = faces
    .flatMap((card) => [card, ...(card.type === 'loot' ? [twice(card)] : [])])
    .flatMap((card) => [
      ...(whole('en', card).match(
        /\b(?!this)\w+s that (?:is|was|has|does)\b.{20}|\.\.|[^ ]take an extra|\b(?!that|this)(\w+) \1\b/giu,
      ) ?? []),
      ...(whole('fr', card).match(
        /\p{L}+s qui (?:n'est|est|a|n'a|ne cible|cible)\b.{20}|\.\.|[^ ]jouez un tour|-en \d+ marqueur|(?<!\p{L})(?!vous|inflige)(\p{L}+) \1(?!\p{L})/giu,
      ) ?? []),
    ]);
  expect(wrong).toEqual([]);
});
