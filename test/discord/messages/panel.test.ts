import { ButtonStyle } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { cardsOf } from '../../../cards/index.js';
import { legalActionsOf } from '../../../src/discord/messages/choice/legal-actions.js';
import { linesOf, MOST_LINES } from '../../../src/discord/messages/choice/card-fields.js';
import { handMessage } from '../../../src/discord/messages/panel/hand-message.js';
import { moreMessage } from '../../../src/discord/messages/panel/more-page.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { whyMessage } from '../../../src/discord/messages/panel/why-page.js';
import { waitLine, namesOf } from '../../../src/discord/format/seat-names.js';
import { apply, decisionOf, openFrom, openGame, turnOf, type Session } from '../../../src/engine/index.js';
import { isPassableBy, setupForTable, updated, type Table } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import { openStateOf } from '../../support/open-state.js';
import { plainSeed, speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { moments } from '../support/moments.js';
import { resources } from '../../support/resources.js';

const LANGUAGES = ['en', 'fr'] as const;

/** A game of four in the action phase of the first turn. */
const begun = (seed: string): Session => {
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, plainSeed(seed, [4])), resources);
  while (!decisionOf(session)!.options.some(({ id }) => id === 'end'))
    apply(session, decisionOf(session)!.player, ['pass']);
  return session;
};

/** The active player holds these loot cards. */
const holding = (session: Session, cards: readonly string[]): Session => {
  const state = openStateOf(session);
  const { hand } = state.players[turnOf(session).active]!;
  const pattern = state.objects[hand[0]!]!;
  hand.length = 0;
  for (const [index, card] of cards.entries()) {
    const id = `o${90_000 + index}` as const;
    state.objects[id] = { ...pattern, id, card };
    hand.push(id);
  }
  return openFrom(state, resources);
};

const panelOf = (table: Table, user: string, language: 'en' | 'fr' = 'en', notice: string | null = null) =>
  panelMessage({ table, user, w: speak(language), page: 0, chosen: [], notice });

const activeUser = (session: Session): string => `u${turnOf(session).active.slice(1)}`;

test('a panel takes one and a half screens of a phone: a hand of eight has a line for each card, and its texts elsewhere', () => {
  const long = cardsOf(['base'])
    .filter(({ type, abilities }) => type === 'loot' && abilities.length > 0)
    .slice(20, 28);
  const session = holding(
    begun('eight'),
    long.map(({ id }) => id),
  );
  const table = tableOf(session);
  const user = activeUser(session);
  for (const language of LANGUAGES) {
    const w = speak(language);
    const [panel] = panelOf(table, user, language).embeds;
    expect(linesOf(panel!)).toBeLessThanOrEqual(MOST_LINES);
    for (const { id } of long) expect(JSON.stringify(panel)).toContain(w.cardName(id));
    const dm = JSON.stringify(handMessage(table, user, w));
    for (const card of long)
      for (const text of w.cardText(card)) expect(dm).toContain(JSON.stringify(text).slice(1, 60));
  }
  const [english] = panelOf(table, user).embeds;
  const names = long.map(({ name }) => name.en);
  expect(english!.fields!.filter((one) => names.includes(one.name))).toEqual([]);
  expect(english!.fields![0]!.value).toContain('*Inspect* shows each of them whole.');
  const few = holding(session, ['a-penny', long[0]!.id]);
  const [penny, other] = panelOf(tableOf(few), user).embeds[0]!.fields!;
  expect([penny!.name, other!.name]).toEqual([speak('en').cardName('a-penny'), names[0]]);
});

test('every panel of a game takes as much, whatever has happened since its owner looked', () => {
  const since = Array.from({ length: 4 }, () => `• ${'x'.repeat(110)}`).join('\n');
  for (const { table } of moments('phone', 600, 11)) {
    const user = `u${decisionOf(table.session!)!.player.slice(1)}`;
    for (const language of LANGUAGES) {
      const bare = panelOf(table, user, language);
      expect(refusals(bare)).toEqual([]);
      expect(linesOf(bare.embeds[0]!)).toBeLessThanOrEqual(MOST_LINES + 4);
      expect(linesOf(panelOf(table, user, language, since).embeds[0]!)).toBeLessThanOrEqual(MOST_LINES + 20);
    }
  }
});

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];
/** A window in which all four are asked, and Bob has passed early. */
const sealed = (session: Session): Table => {
  const table = tableOf(session);
  const seats = table.data.game.seats.map((seat, index) => ({ ...seat, name: NAMES[index]! }));
  return { ...table, data: updated(table.data, { game: { seats } }) };
};

test('whoever has passed reads that, and is not awaited by themselves; for the others nothing changes', () => {
  const session = begun('passed');
  const active = turnOf(session).active;
  apply(session, active, ['end']);
  const table = sealed(session);
  const open: Table = {
    ...table,
    data: updated(table.data, { game: { window: { ...table.data.game.window!, sealed: [] } } }),
  };
  const w = speak('en');
  const [own] = panelOf(table, 'u2').embeds;
  expect(own!.description).toContain(w.board.passSealed);
  expect(own!.description).toContain('Waiting for Ann, Cyd and Dan.');
  expect(JSON.stringify(panelOf(table, 'u2').components)).toContain(':withdraw:');
  expect(whyMessage(table, 'u2', w).embeds[0]!.description).toContain(w.board.passSealed);
  expect(moreMessage(table, 'u2', w, null).embeds[0]!.description).toContain(w.board.passSealed);
  const names = namesOf(table, w, 'markdown');
  expect(waitLine(table, 'u1', w, names)).toBe('Waiting for Ann, Bob, Cyd and Dan.');
  for (const user of ['u1', 'u3']) expect(panelOf(table, user)).toEqual(panelOf(open, user));
});

test('a pass that has been used reads as one too', () => {
  const session = begun('used');
  apply(session, turnOf(session).active, ['end']);
  const passed = decisionOf(session)!.player;
  apply(session, passed, ['pass']);
  const table = sealed(session);
  const nobody: Table = {
    ...table,
    data: updated(table.data, { game: { window: { ...table.data.game.window!, sealed: [] } } }),
  };
  const panel = panelOf(nobody, `u${passed.slice(1)}`);
  expect(panel.embeds[0]!.description).toContain(speak('en').board.passed);
  expect(panel.embeds[0]!.description).not.toMatch(new RegExp(`Waiting for .*${NAMES[Number(passed.slice(1)) - 1]}`));
  expect(JSON.stringify(panel.components)).not.toContain(':withdraw:');
});

/** How the button that ends the turn looks. */
const endTurnStyle = (table: Table): ButtonStyle | undefined =>
  panelOf(table, activeUser(table.session!))
    .components.flatMap(({ components }) => components)
    .flatMap((one) =>
      'custom_id' in one && one.custom_id.endsWith(':opt:end') && 'style' in one ? [one.style] : [],
    )[0];

test('the end of the turn is highlighted only once there is nothing else to use', () => {
  const session = holding(begun('end'), ['a-penny']);
  const table = tableOf(session);
  expect(legalActionsOf(table, activeUser(session), speak('en')).attacks).not.toEqual([]);
  expect(endTurnStyle(table)).toBe(ButtonStyle.Secondary);
  const state = openStateOf(session);
  Object.assign(state.players[state.turn.active]!, { lootPlays: 0 });
  Object.assign(state.turn, { attacks: 9, purchases: 9 });
  const spent = tableOf(openFrom(state, resources));
  const { plays, attacks, purchases } = legalActionsOf(spent, activeUser(session), speak('en'));
  expect([...plays, ...attacks, ...purchases]).toEqual([]);
  expect(endTurnStyle(spent)).toBe(ButtonStyle.Primary);
});

test('an ability in a menu is called by its card, with what it does below it once', () => {
  const labels = new Set<string>();
  for (const { table } of moments('menus', 700, 5)) {
    const { player } = decisionOf(table.session!)!;
    for (const language of LANGUAGES) {
      const { activations } = legalActionsOf(table, `u${player.slice(1)}`, speak(language));
      for (const { label, description = '' } of activations) {
        const [, does = ''] = label.split(': ');
        labels.add(label);
        expect(does === '' || description === '').toBe(true);
      }
      expect(new Set(activations.map(({ label }) => label)).size).toBe(activations.length);
    }
  }
  expect(labels.size).toBeGreaterThan(10);
});

test('TURN-10 PRIO-05: who has priority can pass where they cannot declare anything, and only there', () => {
  const seen = { declares: 0, responds: 0, between: 0 };
  for (const seed of ['one', 'two', 'three', 'four'])
    for (const { table } of moments(`passing ${seed}`, 300, 1)) {
      const { player, key, options } = decisionOf(table.session!)!;
      if (key !== 'priority') continue;
      const declares = options.some(({ id }) => ['attack', 'purchase', 'end'].includes(id));
      expect(isPassableBy(table, player)).toBe(!declares);
      const { stack, turn } = stateIn(table.session!);
      if (declares) seen.declares += 1;
      else if (stack.length > 0) seen.responds += 1;
      else if (turn.phase === 'action' && turn.active === player) seen.between += 1;
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});
