import type { EmblemTable } from './spec.js';

/** Characters, their starting items, and the souls that are won by the way. */
export const OF_CHARACTERS: EmblemTable = {
  isaac: ['child', 'flesh', 'sad', 'frown'],
  maggy: ['child', 'flesh', 'long', 'hair', 'bow', 'smile'],
  cain: ['child', 'flesh', 'patch', 'smile'],
  judas: ['child', 'flesh', 'hat', 'angry'],
  'blue-baby': ['child', 'sky', 'crosses', 'open'],
  eve: ['child', 'pale', 'veil', 'tuft', 'red', 'frown'],
  samson: ['child', 'amber', 'long', 'bandage', 'angry', 'grin'],
  lazarus: ['child', 'moss', 'bandage', 'bleeding'],
  lilith: ['child', 'ash', 'horns', 'blindfold'],
  'the-forgotten': ['skeleton', 'bone', 'none'],
  eden: ['child', 'snow', 'tuft', 'question', 'eyes'],

  'the-d6': ['die', 'blood'],
  'yum-heart': ['heart', 'rose', 'smile', 'cheeks', 'tongue'],
  'sleight-of-hand': ['palm', 'flesh', 'die in snow'],
  'book-of-belial': ['book', 'blood', 'pentagram in coal'],
  'forever-alone': ['fly', 'sky', 'sad'],
  'the-curse': ['eyeball', 'blood', 'cursed'],
  'blood-lust': ['drop', 'blood', 'angry', 'fangs'],
  'lazarus-rags': ['rags', 'bone', 'blood'],
  incubus: ['baby', 'coal', 'horns', 'batwings', 'glow', 'fangs'],
  'the-bone': ['bone', 'bone', 'rays'],

  'soul-of-gluttony': ['flame', 'amber', 'tongue', 'shine'],
  'soul-of-greed': ['flame', 'gold', 'open', 'coin in gold', 'shine'],
  'soul-of-guppy': ['flame', 'coal', 'glow', 'cat in coal', 'shine'],
};
