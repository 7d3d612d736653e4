import type { Metrics } from '../ops/index.js';
import type { CommitResult, GameStore } from '../table/index.js';

const ENDS = { committed: 'done', duplicate: 'repeated', conflict: 'conflict' } as const satisfies Record<
  CommitResult['is'],
  Parameters<Metrics['committed']>[0]
>;

/** The store, with its commits counted. */
export const measured = <T extends GameStore>(store: T, metrics: Metrics): T => ({
  ...store,
  async commit(commit) {
    const since = performance.now();
    try {
      const result = await store.commit(commit);
      metrics.committed(ENDS[result.is], performance.now() - since);
      return result;
    } catch (error) {
      metrics.committed('failed', performance.now() - since);
      throw error;
    }
  },
});

/** Whether the store answers, by looking for something that nobody has kept. It takes as long as the store does. */
export const answers = async (store: Pick<GameStore, 'interactionRevision'>): Promise<boolean> =>
  store.interactionRevision('nowhere', 'nothing').then(
    () => true,
    () => false,
  );
