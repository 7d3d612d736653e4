import type { EmblemTable } from './spec.js';

/** The promo cards, and those of Target. */
export const OF_PROMOS: EmblemTable = {
  'mystery-gift': ['box', 'violet', 'bow', 'question'],
  'dads-ring': ['ring', 'steel', 'shine'],
  'lump-of-coal': ['lump', 'coal', 'sparkle'],
  'moms-ring': ['ring', 'gold', 'heart in rose'],
  'pumpkin-mask': ['mask', 'amber', 'hollow', 'grin', 'stalk'],
  pyromaniac: ['candle', 'blood', 'flames', 'bomb in coal'],
  'lost-soul-star-promos': ['ghost', 'snow', 'wide', 'halo', 'arrow in gold'],
  'short-fuse': ['rope', 'earth', 'flames'],
  'corrupted-data': ['machine', 'night', 'crosses', 'crack'],
  henry: ['fly', 'moss', 'wide', 'smile'],
  'moms-charmed-heart': ['heart', 'rose', 'shut', 'smile', 'heart in blood'],
  'the-bloat-star-promos': ['head', 'moss', 'bleeding', 'open', 'boils', 'drop in blood'],
  'the-bloat-star-promos-2': ['head', 'venom', 'loose', 'grin', 'boils', 'question'],
  'the-duke-of-flies-but-really-its-the-bloat': ['brood', 'venom', 'bleeding', 'grin', 'boils', 'mask in bone'],
  'ultra-pride': ['demon', 'violet', 'angry', 'fangs', 'crown', 'bolt in gold'],
  'it-lives': ['heart', 'flesh', 'wide', 'open', 'blood', 'rays'],
  'black-market': ['tag', 'coal', 'skulled'],
  'dead-eye': ['eyeball', 'moss', 'crosses'],
  'epic-fetus': ['baby', 'rose', 'shut', 'bomb in coal', 'flames'],
  marked: ['no', 'blood', 'finger in flesh'],
};
