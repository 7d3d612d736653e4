import { z } from 'zod';
import { sameTree } from '../../engine/index.js';
import type { OptionId } from '../../engine/index.js';
import { createQueues, type GameStore } from '../../table/index.js';

/** A choice in preparation: it belongs to one window of one game. */
interface Draft {
  readonly game: string;
  readonly window: string;
  /** In the order chosen. */
  readonly chosen: readonly OptionId[];
}

const shape = z.object({ game: z.string(), window: z.string(), chosen: z.array(z.string()).readonly() });

/** Where drafts are kept: in the store, so that they outlive the process (architecture.md#custom-ids). */
export interface Drafts {
  /** What this user has chosen so far in this window; nothing when the draft is of another one. */
  chosen(channel: string, user: string, game: string, window: string): Promise<readonly OptionId[]>;
  /** Keeps it in place of what was chosen before; false when something else has been chosen in another process since. */
  keep(channel: string, user: string, draft: Draft, before: readonly OptionId[]): Promise<boolean>;
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

/** What is chosen in this text for this window. */
const chosenIn = (text: string | null, { game, window }: Pick<Draft, 'game' | 'window'>): readonly OptionId[] => {
  const draft = text === null ? null : read(text);
  return draft !== null && draft.game === game && draft.window === window ? draft.chosen : [];
};

export const draftsIn = (store: Pick<GameStore, 'draft' | 'setDraft' | 'replaceDraft'>): Drafts => {
  const inTurn = createQueues();
  return {
    chosen: async (channel, user, game, window) => chosenIn(await store.draft(channel, user), { game, window }),
    async keep(channel, user, draft, before) {
      const text = await store.draft(channel, user);
      if (!sameTree(chosenIn(text, draft), before)) return false;
      return store.replaceDraft(channel, user, text, JSON.stringify(draft));
    },
    drop: async (channel, user) => store.setDraft(channel, user, null),
    inTurn: async (channel, user, step) => inTurn(`${channel}:${user}`, step),
  };
};
