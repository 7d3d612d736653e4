import { z } from 'zod';
import type { OptionId } from '../../engine/index.js';
import { openQueues, type GameStore } from '../../table/index.js';

/** A choice in preparation: it belongs to one window of one game. */
interface Draft {
  readonly game: string;
  readonly window: string;
  /** In the order chosen. */
  readonly chosen: readonly OptionId[];
}

const shape = z.object({ game: z.string(), window: z.string(), chosen: z.array(z.string()).readonly() });

/** Where drafts are kept: in the store, so that they outlive the process (DESIGN section 5). */
export interface Drafts {
  /** What this user has chosen so far in this window; nothing when the draft is of another one. */
  chosen(channel: string, user: string, game: string, window: string): Promise<readonly OptionId[]>;
  keep(channel: string, user: string, draft: Draft): Promise<void>;
  drop(channel: string, user: string): Promise<void>;
  /** Runs the steps of one user one after the other, so that no step reads a draft that another is changing. */
  inTurn<T>(channel: string, user: string, step: () => Promise<T>): Promise<T>;
}

const read = (text: string): Draft | null => {
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

export const draftsIn = (store: Pick<GameStore, 'draft' | 'setDraft'>): Drafts => {
  const inTurn = openQueues();
  return {
    async chosen(channel, user, game, window) {
      const text = await store.draft(channel, user);
      const draft = text === null ? null : read(text);
      return draft !== null && draft.game === game && draft.window === window ? draft.chosen : [];
    },
    keep: async (channel, user, draft) => store.setDraft(channel, user, JSON.stringify(draft)),
    drop: async (channel, user) => store.setDraft(channel, user, null),
    inTurn: async (channel, user, step) => inTurn(`${channel}:${user}`, step),
  };
};
