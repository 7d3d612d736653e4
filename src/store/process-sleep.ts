import { LIFE } from '../ops/index.js';

/** What a process knows about having slept, as when its machine halts it. */
interface Sleep {
  /** It is about to say that it lives, or has just tried to. */
  signs(): void;
  /** It has said that it lives, and knows again what is its own. */
  answered(): void;
  /** Whether others may have taken it for dead meanwhile. Without an answer that ends after {@link LIFE}: nobody answers anybody. */
  mayBeReplaced(): boolean;
}

/** `now` is in milliseconds. */
export const openSleep = (now: () => number): Sleep => {
  let signedAt = now();
  let wokeAt: number | null = null;
  const signs = (): void => {
    const time = now();
    if (time - signedAt > LIFE) wokeAt = time;
    signedAt = time;
  };
  return {
    signs,
    answered() {
      wokeAt = null;
    },
    mayBeReplaced() {
      if (now() - signedAt > LIFE) signs();
      return wokeAt !== null && now() - wokeAt < LIFE;
    },
  };
};
