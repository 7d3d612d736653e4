import type { REST } from 'discord.js';
import { emojiArt } from '../picture/index.js';
import { knowEmojis, removeEmojis, type LearntEmojis } from '../rest/application-emojis.js';
import { realTimers } from '../rest/timers.js';
import type { BotOptions } from './options.js';

/** Milliseconds between two looks because of refusals. */
const LOOKED_EACH = 60_000;
/** Milliseconds until what was made with the emojis of before has gone out, and until other processes are asked again. */
const GONE_OUT = 60_000;

/** Keeps what is known of the application's emojis true. */
interface EmojiWatch {
  /** Looks which emojis there are, and shows them from now on; plain signs while Discord does not tell. */
  learn(): Promise<void>;
  /** Discord has refused one: looks again, at most once a minute. */
  refused(): void;
  stop(): void;
}

/** `changed` hears that other emojis are shown than before a refusal. */
export const watchEmojis = (
  { processes, timers = realTimers, log }: Pick<BotOptions, 'processes' | 'timers' | 'log'>,
  rest: REST,
  changed: () => void,
): EmojiWatch => {
  const art = emojiArt().map(({ of }) => of);
  let lookedAt = -Infinity;
  let cancel = (): void => undefined;

  /**
   * Whoever has seen the newest emoji has seen all, and shows the newest drawings. Without other processes that is this one: the
   * embedded store is open in one at a time.
   */
  const everybodyShows = async (newest: string): Promise<boolean> =>
    processes === undefined || processes.knowEmojis(newest).catch(() => false);

  const removeOutdated = async (learnt: LearntEmojis): Promise<void> => {
    const isFree = await everybodyShows(learnt.newest);
    if (learnt.outdated.length === 0) return;
    if (!isFree) return later(learnt);
    await removeEmojis(rest, learnt.outdated);
    log.info({ removed: learnt.outdated.length }, 'emojis that no process shows any more were removed');
  };

  const later = (learnt: LearntEmojis): void => {
    cancel();
    cancel = timers.after(
      GONE_OUT,
      () => void removeOutdated(learnt).catch((err: unknown) => log.info({ err }, 'outdated emojis were not removed')),
    );
  };

  const look = async (): Promise<boolean> => {
    const learnt = await knowEmojis(rest, art);
    if (processes !== undefined || learnt.outdated.length > 0) later(learnt);
    return learnt.isNew;
  };

  return {
    learn: async () =>
      look().then(
        () => undefined,
        (err: unknown) => log.info({ err }, 'no emojis are known: plain signs are shown'),
      ),
    refused() {
      const now = timers.now();
      if (now - lookedAt < LOOKED_EACH) return;
      lookedAt = now;
      void look().then(
        (isNew) => {
          log.info({ isNew }, 'Discord refused emojis: they were listed again');
          if (isNew) changed();
        },
        (err: unknown) => log.info({ err }, 'Discord refused emojis, and they could not be listed'),
      );
    },
    stop: () => cancel(),
  };
};
