import { expect, test } from 'vitest';
import { cardsOf } from '../../../cards/index.js';
import { readDraft, barterMessage, draftWith } from '../../../src/discord/messages/barter/barter-page.js';
import { boardMessage } from '../../../src/discord/messages/board/board-message.js';
import { lobbyMessage } from '../../../src/discord/messages/table/lobby-message.js';
import { offerLine } from '../../../src/discord/messages/barter/offer-message.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { resultMessage } from '../../../src/discord/messages/result/result-message.js';
import { settingsMessage } from '../../../src/discord/messages/table/table-settings-page.js';
import { variantsMessage } from '../../../src/discord/messages/table/variants-page.js';
import { helpMessage } from '../../../src/discord/messages/person/help-page.js';
import {
  apply,
  decisionOf,
  openFrom,
  openGame,
  turnOf,
  VARIANTS,
  variantClash,
  viewFor,
  type Session,
  type VariantId,
} from '../../../src/engine/index.js';
import { setupForTable, STANDARD, updated, type Table } from '../../../src/table/index.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { openStateOf } from '../../support/open-state.js';
import { plainSeed, speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { resources } from '../../support/resources.js';

/** As many as may go together. */
const MANY = VARIANTS.reduce<readonly VariantId[]>(
  (chosen, id) => (variantClash([...chosen, id], null) === null ? [...chosen, id] : chosen),
  [],
);
const ALL = { ...STANDARD, variants: [...MANY] };
const textIn = (shown: unknown): string => JSON.stringify(shown);

/** A game with all variants, in the action phase of the first turn; somebody has a soul. */
const begun = (): Session => {
  const setup = setupForTable(cardsOf(['base']), 2, 4, plainSeed('variants', [2]), ALL);
  const session = openGame(setup, resources);
  while (!decisionOf(session)!.options.some(({ id }) => id === 'end')) {
    const { player, fallback } = decisionOf(session)!;
    apply(session, player, fallback);
  }
  return openFrom(openStateOf(session), resources);
};

const tableWith = (session: Session): Table => {
  const table = tableOf(session, 2);
  return { ...table, data: updated(table.data, { game: { options: ALL } }) };
};

test.each(LANGUAGES)('VAR-11: every page with all variants is within the limits, and names each (%s)', (language) => {
  const w = speak(language);
  const table = tableWith(begun());
  const lobby: Table = {
    ...table,
    session: null,
    data: { ...updated(table.data, { game: { host: 'u1' } }), phase: 'lobby' },
  };
  const user = `u${turnOf(table.session!).active.slice(1)}`;
  const view = viewFor(table.session!, null);
  const pages = {
    lobby: lobbyMessage(lobby, w),
    settings: settingsMessage(lobby, 'u1', w, null),
    board: boardMessage(table, w, []),
    panel: panelMessage({ table, user, w, page: 0, chosen: [], notice: null }),
    result: resultMessage(table, { ...view, outcome: { winners: ['p1'] } }, w, []),
    variants: variantsMessage(lobby, 'u1', w, 'notice'),
    help: helpMessage({ table: null, user: 'u1', w, topic: 'variants', isDirect: false }),
  };
  for (const [name, page] of Object.entries(pages)) {
    expect(refusals(page), name).toEqual([]);
    for (const id of MANY) expect(textIn(page), `${name} ${id}`).toContain(w.variants.of[id].name);
  }
  for (const id of MANY) expect(textIn(pages.panel)).toContain(w.variants.of[id].firstTurn);
  for (const id of MANY) expect(textIn(pages.variants)).toContain(w.variants.of[id].paragraph);
  for (const id of VARIANTS) expect(textIn(pages.help)).toContain(w.variants.of[id].about);
  for (const page of [pages.board, pages.panel])
    expect(textIn(page)).toContain(w.variants.startingItems(view.startingItems!));
  const menu = textIn(pages.variants.components[0]);
  expect(VARIANTS.every((id) => menu.includes(`"${id}"`))).toBe(true);
  expect(refusals(variantsMessage(lobby, 'u2', w, null))).toEqual([]);
  expect(textIn(variantsMessage(lobby, 'u2', w, null))).not.toContain(w.variants.choose);
});

test.each(LANGUAGES)(
  'VAR-01 VAR-11: what is said of every variant fits into menus, and its rule is in the book (%s)',
  (language) => {
    const w = speak(language);
    for (const id of VARIANTS) {
      const { name, about, paragraph, firstTurn } = w.variants.of[id];
      expect(name.length).toBeLessThanOrEqual(60);
      expect(about.length).toBeLessThanOrEqual(100);
      for (const text of [paragraph, firstTurn]) expect(text).toMatch(/^\p{Lu}.*\.$/su);
    }
    expect(new Set(VARIANTS.map((id) => w.variants.of[id].name)).size).toBe(VARIANTS.length);
  },
);

test.each(LANGUAGES)(
  'VAR-04: the page of offers names one’s own loot to oneself alone, and fits into its ids (%s)',
  (language) => {
    const w = speak(language);
    const table = tableWith(begun());
    const view = viewFor(table.session!, 'p1');
    const [loot, second] = view.hand;
    const [item] = view.players[1]!.items;
    const opened = draftWith(
      draftWith({ ...readDraft('p2.g12.noRespond.o123'), isThings: true }, 'things', [loot!.id, second!.id]),
      'wants',
      [item!.id],
    );
    const page = barterMessage(table, 'u1', w, opened)!;
    expect(refusals(page)).toEqual([]);
    expect(textIn(page.components)).toContain(w.cardName(loot!.card));
    expect(textIn(page.embeds)).toContain(w.barter.loot(2));
    expect(textIn(page.embeds)).not.toContain(w.cardName(loot!.card));
    expect(textIn(page.embeds)).toContain(w.cardName(item!.card));
    const theirs = viewFor(table.session!, 'p2').hand;
    for (const { id } of theirs) expect(textIn(page)).not.toContain(`"${id}"`);
    const plain = { ...table, session: table.session };
    expect(textIn(barterMessage(plain, 'u1', w, readDraft('p2.g1'))!)).toContain(w.barter.things.show);
  },
);

test.each(LANGUAGES)('VAR-04: an offer is said with what each gives (%s)', (language) => {
  const w = speak(language);
  const names = { player: (id: string) => id, card: (id: string) => id, typed: String };
  const base = { id: '1', from: 'p1', to: 'p2', favour: '', promise: null, holds: null } as const;
  const things = {
    gives: [
      { object: 'o1', card: 'meat', isLoot: false },
      { object: 'o2', card: 'bomb', isLoot: true },
    ],
    takes: [{ object: 'o3', card: 'breakfast', isLoot: false }],
  } as const;
  const said = (offer: object) => offerLine({ ...base, ...structuredClone(offer) } as never, w, names);
  const paid = said({ payer: 'p1', amount: 3, ...things });
  expect(paid.indexOf('3')).toBeLessThan(paid.indexOf('breakfast'));
  for (const part of ['meat', 'breakfast', w.barter.loot(1)]) expect(paid).toContain(part);
  expect(paid).not.toContain('bomb');
  const asked = said({ payer: 'p2', amount: 3, ...things });
  expect(asked.indexOf('3')).toBeGreaterThan(asked.indexOf('meat'));
  const only = said({ payer: 'p1', amount: 0, gives: [], takes: things.takes });
  expect(only).toContain('breakfast');
  expect(only).not.toContain('0');
});
