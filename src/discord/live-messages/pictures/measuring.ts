import type { Metrics } from '../../../ops/index.js';
import { createStudio, type Studio } from '../../picture/index.js';
import type { Messenger } from '../../rest/messenger.js';

/** Posts as the messenger does, each counted as a notice. */
export const countingPosts = (messenger: Messenger, metrics: Metrics): Messenger => ({
  ...messenger,
  async post(...what) {
    const posted = await messenger.post(...what);
    metrics.noticed();
    return posted;
  },
});

/** Draws, and tells how long each picture took. */
export const measuredStudio = (metrics: Metrics, studio: Studio = createStudio()): Studio => ({
  ...studio,
  async draw(...what) {
    const since = performance.now();
    const file = await studio.draw(...what);
    if (file !== null) metrics.drawn(performance.now() - since);
    return file;
  },
});
