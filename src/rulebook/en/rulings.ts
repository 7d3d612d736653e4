import type { RulingId } from '../rulings.js';

export const rulings: Readonly<Record<RulingId, string>> = {
  'rag-man-rolls-before-the-soul':
    'His roll comes before his soul is gained: when it brings him back, nobody gets the soul, so it cannot win the game either.',
};
