import type { EmblemTable } from './spec.js';

/** The cards of challenges; each difficulty has a mark of its own. */
export const OF_CHALLENGES: EmblemTable = {
  'blank-canvas': ['playing', 'pale', 'question'],
  'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard': ['scroll', 'sky', 'question'],
  'day-of-the-doodler-hard': ['scroll', 'amber', 'question'],
  'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive': ['scroll', 'blood', 'question'],
  'day-of-the-doodler-competitive': ['scroll', 'violet', 'question'],
  'challenge-the-doodler-normal-the-doodler-hard': ['child', 'sky', 'hollow', 'grin', 'crown'],
  'the-doodler-hard': ['child', 'amber', 'hollow', 'grin', 'crown'],
  'challenge-the-doodler-ultra-hard-the-doodler-competitive': ['child', 'blood', 'hollow', 'grin', 'crown'],
  'the-doodler-competitive': ['child', 'violet', 'hollow', 'grin', 'crown'],
};
