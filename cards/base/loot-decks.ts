import {
  allDecks,
  beingAttacked,
  choose,
  chooseAny,
  chosen,
  decks,
  eachTime,
  handOf,
  it,
  look,
  lookAt,
  loot,
  lootAbility,
  lootCard,
  may,
  monsters,
  not,
  players,
  putOnBottom,
  putOnTop,
  replaceFromDeck,
  sequence,
  shown,
  startOfYourTurn,
  trinket,
  type Card,
  type Deck,
  type Effect,
} from '../../src/engine/vocabulary/index.js';

const oneOnTopOfFive = (deck: Deck): Effect =>
  look(5, decks(deck), sequence(choose(shown), putOnTop(chosen()), putOnBottom(shown)));
const mayBury = (deck: Deck): Effect => look(1, decks(deck), may(putOnBottom(shown)));

/** Loot cards about decks and hands: looking, putting back, replacing. */
export const deckLoots: readonly Card[] = [
  lootCard(
    'iv-the-emperor',
    { en: 'IV. The Emperor', fr: "IV. L'Empereur" },
    { category: 'cards-misc' },
    lootAbility(oneOnTopOfFive('monster')),
  ),
  lootCard(
    'ix-the-hermit',
    { en: 'IX. The Hermit', fr: "IX. L'Ermite" },
    { category: 'cards-misc' },
    lootAbility(oneOnTopOfFive('treasure')),
  ),
  lootCard(
    'xviii-the-moon',
    { en: 'XVIII. The Moon', fr: 'XVIII. La Lune' },
    { category: 'cards-misc' },
    lootAbility(oneOnTopOfFive('loot')),
  ),
  lootCard(
    'xii-the-hanged-man',
    { en: 'XII. The Hanged Man', fr: 'XII. Le Pendu' },
    { category: 'cards-misc' },
    lootAbility(sequence(look(1, allDecks, sequence(chooseAny(shown), putOnBottom(chosen()))), loot(2))),
  ),
  lootCard(
    'xxi-the-world',
    { en: 'XXI. The World', fr: 'XXI. Le Monde' },
    { category: 'cards-misc' },
    lootAbility(sequence(lookAt(handOf(players())), loot(2))),
  ),
  lootCard(
    'ehwaz',
    { en: 'Ehwaz', fr: 'Ehwaz' },
    { category: 'pills-runes' },
    lootAbility(replaceFromDeck(monsters(not(beingAttacked(it))))),
  ),
  lootCard(
    'cains-eye',
    { en: "Cain's Eye", fr: 'Œil de Cain' },
    { category: 'trinkets' },
    trinket,
    eachTime(startOfYourTurn, mayBury('loot')),
  ),
  lootCard(
    'golden-horseshoe',
    { en: 'Golden Horseshoe', fr: 'Fer à cheval doré' },
    { category: 'trinkets' },
    trinket,
    eachTime(startOfYourTurn, mayBury('treasure')),
  ),
  lootCard(
    'purple-heart',
    { en: 'Purple Heart', fr: 'Cœur pourpre' },
    { category: 'trinkets' },
    trinket,
    eachTime(startOfYourTurn, mayBury('monster')),
  ),
];
