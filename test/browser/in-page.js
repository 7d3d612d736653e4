// Runs in the page before its own scripts: what the tests look at, count and measure there.
{
  const EVERYTHING = { childList: true, subtree: true, characterData: true, attributes: true };
  const events = [];
  const mentions = [];
  const me = new URLSearchParams(location.search).get('as');
  const redraws = [];
  let clicks = 0;
  let clickedAt = null;
  let clickedLast = null;
  let revisionThen = '';
  let shown = '';
  let lastRedraw = 0;
  let changes = 0;

  /** Notes a message that mentions this person, the first time that it comes, and how long ago they clicked. */
  const noteMention = ({ type, message }) => {
    if (type !== 'message' || !message.mentions.some(({ id }) => id === me)) return;
    if (mentions.some(({ id }) => id === message.id)) return;
    const since = clickedLast === null ? null : performance.now() - clickedLast;
    mentions.push({ id: message.id, since, content: message.content });
  };

  const Original = globalThis.EventSource;
  globalThis.EventSource = class extends Original {
    constructor(address) {
      super(address);
      this.addEventListener('message', (event) => {
        events.push(event.data);
        noteMention(JSON.parse(event.data));
      });
    }
  };

  const revision = () =>
    [...document.querySelectorAll('.message:not(.ephemeral) .embed-foot')].at(-1)?.textContent ?? 'over';

  document.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      clicks += 1;
      clickedAt = performance.now();
      clickedLast = clickedAt;
      revisionThen = revision();
    },
    true,
  );

  new MutationObserver((records) => {
    if (records.some(({ target }) => document.querySelector('#messages')?.contains(target))) changes += 1;
    const now = revision();
    if (now === shown) return;
    shown = now;
    lastRedraw = performance.now();
    if (clickedAt !== null && now !== revisionThen) redraws.push(lastRedraw - clickedAt);
    clickedAt = null;
  }).observe(document, EVERYTHING);

  /** Resolves when this holds, which is looked at whenever something changes on the page. */
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, EVERYTHING);
      look();
    });

  /** Resolves when the board has stood still for so many milliseconds. */
  const still = (pause) =>
    new Promise((resolve) => {
      const look = () => {
        const left = pause - (performance.now() - lastRedraw);
        if (left < 0) resolve();
        else setTimeout(look, left + 1);
      };
      look();
    });

  const open = () => [...document.querySelectorAll('#messages .message:not(.ephemeral)')];
  /** Whether everybody has been told that somebody gained this card: it lies open, also while it asks its owner. */
  const isGained = (name) =>
    [`gains ${name}`, `buys ${name}`, `${name} enters play`].some((told) =>
      open().some((message) => message.textContent.includes(told)),
    );
  const ephemerals = () => [...document.querySelectorAll('#messages .message.ephemeral')];
  const widest = () => [document.documentElement, ...document.querySelectorAll('#log, main')];

  globalThis.watch = {
    clicks: () => clicks,
    /** Messages that mentioned this person, with the milliseconds since their last click before it. */
    mentions: () => mentions,
    redraws: () => redraws,
    /** How often what the page says has changed. */
    changes: () => changes,
    /** Resolves when it has changed more often. */
    changedSince: (before) => until(() => changes !== before),
    /** Resolves when every click has been answered. */
    settled: () => until(() => document.querySelector('[aria-busy="true"]') === null),
    still,
    focused: () => document.activeElement?.getAttribute('data-id')?.split(':')[3] ?? '',
    tabStops: () => [...document.querySelectorAll('*')].filter((node) => node.tabIndex >= 0 && !node.disabled).length,
    /** Resolves when every movement on the page has come to its end. */
    drawn() {
      const moving = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
      return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
    },
    tooWide: () => Math.max(...widest().map((node) => node.scrollWidth - node.clientWidth)),

    /** The buttons and menus that can be used on the newest panel. */
    controls() {
      const panel = ephemerals().findLast((message) => message.querySelector('article.embed') !== null);
      return [...(panel?.querySelectorAll('.row [data-id]:not(:disabled)') ?? [])].map((node) => ({
        id: node.dataset.id,
        verb: node.dataset.id.split(':')[3] ?? '',
        label: node.textContent.trim(),
        menu: node.classList.contains('menu'),
        primary: node.classList.contains('primary'),
      }));
    },

    /** The ids of the private messages here, and the texts of the cards in them. */
    secrets() {
      const isGainedAt = (node) => isGained(node.previousElementSibling.textContent.trim());
      const cards = ephemerals().flatMap((message) => [...message.querySelectorAll('.field-value')]);
      // Neither is a secret alone: a card of the same name may lie open, and so may another card with the same text.
      const gained = new Set(cards.filter(isGainedAt).map((node) => node.textContent));
      const texts = cards
        .map((node) => node.textContent)
        .filter((text) => !gained.has(text) && (text.endsWith('.') || text.includes('\n')));
      return { ids: ephemerals().map(({ id }) => id.replace('message-', '')), texts: [...new Set(texts)] };
    },

    /** Which of somebody's secrets this page shows to everybody, has in its document, or was ever sent. */
    knows({ ids, texts }) {
      const everything = [document.documentElement.outerHTML, ...events];
      return [
        ...ids.filter((id) => everything.some((text) => text.includes(id))).map((id) => `the private message ${id}`),
        ...texts
          .filter((text) => open().some((message) => message.textContent.includes(text)))
          .map((text) => `the text of a card: ${text}`),
      ];
    },

    /** What a leak would look like: a message for everybody with this text. */
    plant(text) {
      const item = document.createElement('li');
      item.className = 'message';
      item.textContent = text;
      document.querySelector('#messages').append(item);
    },
  };
}
