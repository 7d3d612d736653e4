import {
  facesOf,
  type Card,
  type CardId,
  type CardType,
  type Keyword,
  type Reward,
} from '../../src/engine/vocabulary/index.js';

/** A card as one line of `npm run cards -- --dump`, with the field names of the community's card lists. */
export interface DumpedCard {
  readonly id: CardId;
  readonly name: string;
  readonly set: string;
  readonly deck: string;
  readonly category: string | null;
  readonly copies: number;
  readonly stats: { readonly hp: number | null; readonly evasion: number | null; readonly atk: number | null } | null;
  readonly reward: string | null;
  readonly souls: number | null;
  readonly startingItem: string | null;
  readonly startingItemId: CardId | null;
  readonly guppy: boolean;
  readonly threePlus: boolean;
  readonly eternal: boolean;
  readonly keywords: readonly string[];
  readonly text: { readonly en: string; readonly fr: string };
}

/** What the dump needs from outside: names of other cards, the text of a card, a line per ability, and the reward line. */
interface DumpSource {
  readonly nameOf: (id: CardId) => string;
  readonly textOf: (card: Card, language: 'en' | 'fr') => readonly string[];
  readonly rewardOf: (reward: Reward) => string;
}

const setName = (set: string): string => (set === 'base' ? 'base-v2' : set);

const deckName = (type: CardType): string => {
  switch (type) {
    case 'startingItem':
      return 'starting-item';
    case 'bonusSoul':
      return 'bonus-soul';
    case 'loot':
    case 'treasure':
    case 'monster':
    case 'room':
    case 'character':
    case 'challenge':
      return type;
    default:
      return type satisfies never;
  }
};

/** The reward box as the lists spell it, in our words where it is an effect; null without one. */
export const rewardName = (reward: Reward | null, rewardOf: DumpSource['rewardOf']): string | null => {
  if (reward?.effect !== undefined || reward?.trophy !== undefined) return rewardOf(reward).replace('Reward: ', '');
  const box = reward === null ? null : boxName(reward);
  return box !== null && reward?.everyone === true ? `Each player gains ${box}` : box;
};

const boxName = (reward: Reward): string | null => {
  const { coins, loot, treasure } = reward;
  if (reward.roll === true) return coins === undefined ? 'Roll- Loot x' : 'Roll- Gain x¢';
  if (loot !== undefined) return coins === undefined ? `Loot ${loot}` : `Loot ${loot} + gain ${coins}¢`;
  if (treasure !== undefined) return `+${treasure} treasure`;
  return coins === undefined ? null : `${coins}¢`;
};

const keywordName = (word: Keyword): string => word.charAt(0).toUpperCase() + word.slice(1);

const keywordsOf = (card: Card): readonly Keyword[] =>
  card.abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.word] : []));

const statsOf = ({ hp, dc, atk }: Card): DumpedCard['stats'] =>
  hp === null && dc === null && atk === null ? null : { hp, evasion: dc, atk };

/** The card as a line of the dump. */
export const dumpCard = (card: Card, { nameOf, textOf, rewardOf }: DumpSource): DumpedCard => {
  const keywords = keywordsOf(card);
  return {
    id: card.id,
    name: card.name.en,
    set: setName(card.set),
    deck: deckName(card.type),
    category: card.category,
    copies: card.copies,
    stats: statsOf(card),
    reward: rewardName(card.reward, rewardOf),
    souls: card.souls,
    startingItem: card.startingItem === null ? null : nameOf(card.startingItem),
    startingItemId: card.startingItem,
    guppy: keywords.includes('guppy'),
    threePlus: card.threePlus,
    eternal: keywords.includes('eternal'),
    keywords: keywords.map(keywordName),
    text: { en: textOf(card, 'en').join('\n'), fr: textOf(card, 'fr').join('\n') },
  };
};

/** Every face of the cards of a set, or of all cards. */
export const dumpFaces = (
  cards: readonly Card[],
  set: string | undefined,
  source: DumpSource,
): readonly DumpedCard[] => {
  const meant = cards.filter((card) => set === undefined || card.set === set);
  if (meant.length === 0) throw new Error(`There is no set "${set}".`);
  return meant.flatMap(facesOf).map((face) => dumpCard(face, source));
};
