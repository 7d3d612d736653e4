import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { arrive, tooWide, type Person } from './person.js';
import { measures, wholly, WIDTHS } from './screens.js';
import { buttonOn, openPanels, shot, slash, WIDE } from './stage.js';

/** The end of this message as the person sees it on a phone and on a desktop; nothing is wider than the window. */
export const both = async (person: Person, message: 'board' | 'panel', name: string): Promise<void> => {
  const before = person.page.viewportSize() ?? WIDE;
  for (const width of WIDTHS) {
    await measures(person, width);
    await wholly(person, person[message]);
    expect(await tooWide(person)).toBe(0);
    await shot(person, `${name}-${width}`);
  }
  await person.page.setViewportSize(before);
};

export type Two = readonly [Person, Person];

/** Two people at a table whose game has just begun, each with their panel open. */
export const seated = async (
  context: BrowserContext,
  url: string,
  [first, second]: readonly [string, string],
  souls: number,
): Promise<Two> => {
  const host = await arrive(context, url, first);
  const guest = await arrive(context, url, second);
  await slash(host, `/souls new souls:${souls}`);
  await buttonOn(guest, 'join').click();
  await host.board.getByText('2 of').waitFor();
  await shot(host, 'lobby');
  await buttonOn(host, 'start').click();
  await buttonOn(guest, 'panel').waitFor();
  await shot(host, 'board');
  await openPanels([host, guest]);
  return [host, guest];
};
