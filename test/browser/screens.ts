import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { cardsOf } from '../../cards/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import type { Person } from './person.js';
import type { OpenState } from '../support/open-state.js';

/** What a picture measures on a phone and on a desktop, in CSS px. */
export const WIDTHS = [350, 550] as const;

/** Makes the window so wide that the newest message of this kind measures so many px across. */
export const measures = async ({ page, board }: Person, width: number): Promise<void> => {
  const across = board.locator('article.embed').first();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const now = Math.round((await across.boundingBox())?.width ?? width);
    const { width: window = width, height = 900 } = page.viewportSize() ?? {};
    if (Math.abs(now - width) <= 1) return;
    await page.setViewportSize({ width: Math.max(360, window + width - now), height });
  }
};

/** What the page shows above and below the messages, in CSS px. */
const AROUND = 260;

/** Makes the window so high that all of a message is seen. */
export const wholly = async ({ page }: Person, message: Locator): Promise<void> => {
  const { height } = (await message.boundingBox()) ?? { height: 0 };
  const { width } = page.viewportSize() ?? { width: 360 };
  await page.setViewportSize({ width, height: Math.ceil(height) + AROUND });
  await page.evaluate('watch.drawn()');
  await message.evaluate('node => node.scrollIntoView({ block: "end" })');
};

/** Items of which their owner may use one: more than there are buttons for. */
const CHARGED = 8;

/**
 * Gives the active player of the only table more than 25 things to recharge, and the item that recharges one.
 * The program must not run: the embedded store is for one process.
 */
export const withManyItems = async (dataDir: string): Promise<void> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  const [channel = ''] = await store.liveChannels();
  const stored = (await store.load(channel))!;
  const part = JSON.parse(stored.checkpoint) as { readonly checkpoint: OpenState };
  const state = part.checkpoint;
  const items = cardsOf(['base']).filter(({ type, category }) => type === 'treasure' && category === 'active');
  for (const [at, player] of state.turnOrder.entries()) {
    const { area } = state.players[player]!;
    const pattern = state.objects[area.find((id) => state.objects[id]?.role === 'item')!]!;
    for (let n = 0; n < 26; n += 1) {
      const id = `o${9_000 + n * 10 + at}` as const;
      const card = n === 0 ? 'the-battery' : items[n]!.id;
      state.objects[id] = { ...pattern, id, card, charged: n < CHARGED };
      area.push(id);
    }
  }
  const commit = { channel, expectedRevision: stored.revision, checkpoint: JSON.stringify(part) };
  const kept = { answers: stored.answers, entries: [], outbox: [], interaction: null, ended: false };
  expect((await store.commit({ ...commit, ...kept })).is).toBe('committed');
  await store.close();
};
