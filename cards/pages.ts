import type { CardId } from '../src/engine/vocabulary/index.js';

const SITE = 'https://foursouls.com/cards';

/** Cards that the official site names in another way than we do. */
const OTHERWISE: ReadonlyMap<CardId, string> = new Map([
  ['2-cents', 'two_cents'],
  ['3-cents', 'three_cents'],
  ['4-cents', 'four_cents'],
  ['a-penny', 'a_penny_6'],
  ['bum-bo-treasure', 'bum_bo'],
  ['daddy-long-legs-monster', 'daddy_long_legs'],
  ['dice-shard', 'dice_shard_3'],
  ['soul-heart', 'soul_heart_2'],
]);

/** The page of a card of the base set on the game's official site. */
export const pageOf = (card: CardId): string => `${SITE}/b2-${OTHERWISE.get(card) ?? card.replaceAll('-', '_')}/`;
