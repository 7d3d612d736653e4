import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';

const IN_PAGE = fileURLToPath(new URL('in-page.js', import.meta.url));

/** A button or menu of a panel that can be used now. */
export interface Control {
  readonly id: string;
  readonly verb: string;
  readonly label: string;
  readonly menu: boolean;
  /** A button that stands out. */
  readonly primary: boolean;
}

/** A message that mentioned a person. */
export interface Mention {
  readonly id: string;
  /** Milliseconds since their last click before it; null when they had not clicked yet. */
  readonly since: number | null;
  readonly content: string;
}

/** One person at the table, in a tab of their own. */
export interface Person {
  readonly page: Page;
  /** The newest message with an embed that only this person sees. */
  readonly panel: Locator;
  readonly board: Locator;
}

/** Opens the page, or a channel of it, as a new person, in a tab of their own. */
export const arrive = async (
  context: BrowserContext,
  url: string,
  name: string,
  locale: 'en-US' | 'fr' = 'en-US',
): Promise<Person> => {
  const page = await context.newPage();
  await page.addInitScript({ path: IN_PAGE });
  const address = new URL(url);
  const response = await page.request.post(`${address.origin}/playground/api/people`, { data: { name, locale } });
  const { id } = (await response.json()) as { id: string };
  address.searchParams.set('as', id);
  await page.goto(address.href);
  await page.locator('.bot-state.online').waitFor();
  return {
    page,
    panel: page.locator('#messages .message.ephemeral:has(article.embed)').last(),
    board: page.locator('#messages .message:not(.ephemeral):has(article.embed)').last(),
  };
};

/** Everything that can be used on this person's panel, as they see it. */
export const controlsOf = async ({ page }: Person): Promise<readonly Control[]> => page.evaluate('watch.controls()');

/** How often what the page says has changed, for waiting until it does again. */
export const changesOf = async ({ page }: Person): Promise<number> => page.evaluate('watch.changes()');

/** Waits until what the page says has changed more often. */
export const changedSince = async ({ page }: Person, before: number): Promise<void> => {
  await page.evaluate(`watch.changedSince(${before})`);
};

/** What the button with the focus does. */
export const focusOf = async ({ page }: Person): Promise<string> => page.evaluate('watch.focused()');

/** How often Tab can be pressed before it comes around. */
export const tabStopsOf = async ({ page }: Person): Promise<number> => page.evaluate('watch.tabStops()');

/** A button or menu of the panel. */
export const part = ({ panel }: Person, { id }: Pick<Control, 'id'>): Locator => panel.locator(`[data-id="${id}"]`);

/** Waits until every click of this page has been answered. */
export const settled = async ({ page }: Person): Promise<void> => {
  await page.evaluate('watch.settled()');
};

/** Clicks this with the mouse, drawn anew or not; false when it is not there, or goes while the hand is on its way to it. */
const clickedOn = async (locator: Locator): Promise<boolean> => {
  for (;;) {
    const [found] = await locator.elementHandles();
    if (found === undefined) return false;
    const isClicked = await found.click().then(
      () => true,
      () => false,
    );
    if (isClicked) return true;
  }
};

/** Clicks a button or menu of the panel with the mouse; false when it has gone. */
export const clicked = async (person: Person, control: Control): Promise<boolean> => clickedOn(part(person, control));

/** Opens a menu of the panel with the mouse and reads it; it has no entries when it has gone. */
export const openMenu = async (person: Person, menu: Control): Promise<readonly string[]> =>
  (await clicked(person, menu))
    ? person.panel.locator('.menu-wrap:has([aria-expanded="true"]) [role=option]').allInnerTexts()
    : [];

/**
 * Chooses this entry of the open menu, and as many of the next ones as the menu needs; one choice sends at once. False when
 * the menu has gone.
 */
export const choose = async ({ panel }: Person, first: number, count: number): Promise<boolean> => {
  const wrap = panel.locator('.menu-wrap:has([aria-expanded="true"])');
  const done = wrap.locator('button.done');
  const options = wrap.locator('[role=option]');
  if ((await done.count()) === 0) return clickedOn(options.nth(first));
  const isEnough = async (): Promise<boolean> => done.evaluateAll((found) => !found[0]?.hasAttribute('disabled'));
  for (let n = 0; n < count && (n === 0 || !(await isEnough())); n += 1)
    if (!(await clickedOn(options.nth((first + n) % count)))) return false;
  return clickedOn(done);
};

/** Clicks made so far on this person's page. */
export const clicksOf = async ({ page }: Person): Promise<number> => page.evaluate('watch.clicks()');

/** The messages that have mentioned this person. */
export const mentionsOf = async ({ page }: Person): Promise<readonly Mention[]> => page.evaluate('watch.mentions()');

/** Milliseconds from each click to the board redrawn after it. */
export const redrawsOf = async ({ page }: Person): Promise<readonly number[]> => page.evaluate('watch.redraws()');

/** Waits as somebody who reads does: the board has stood still for longer than its edits are apart. */
export const reads = async ({ page }: Person): Promise<void> => {
  await page.evaluate('watch.still(1400)');
};

/** How many pixels the page is wider than its window. */
export const tooWide = async ({ page }: Person): Promise<number> => page.evaluate('watch.tooWide()');

/**
 * What of the first person's private messages the second person's page shows or was ever sent. A card's name may be
 * public, and its text may stand in the second person's own panel; a private message, or the text of a card of the
 * first one's panel outside of the second one's own private messages, may not.
 */
export const leaks = async (first: Person, second: Person): Promise<readonly string[]> => {
  const secrets = await first.page.evaluate('watch.secrets()');
  return second.page.evaluate(`watch.knows(${JSON.stringify(secrets)})`);
};
