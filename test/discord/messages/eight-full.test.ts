import { describe, expect, test } from 'vitest';
import { boardMessage, inWordsMessage } from '../../../src/discord/messages/board/board-message.js';
import { choicesOf, pageOf, questionPages } from '../../../src/discord/messages/choice/question.js';
import { inspectable, inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { readable } from '../../../src/discord/messages/accessible.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { drawableBoard } from '../../../src/discord/live-messages/pictures/drawables.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import {
  apply,
  decisionOf,
  seededRandom,
  takeEntries,
  type LogEntry,
  type Session,
} from '../../../src/engine/index.js';
import type { Table } from '../../../src/table/index.js';
import { misprints } from '../../support/french-print.js';
import { stateIn } from '../../support/internals.js';
import { fullGame } from '../support/full-table.js';
import { speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';

interface Seen {
  readonly table: Table;
  readonly log: readonly LogEntry[];
}

/** The questions of a full game of eight, rounds of priority left out, in which items are used more than anything. */
function* prompts(seed: string, count: number): Generator<Seen> {
  const session: Session = fullGame(seed);
  const log: LogEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    log.push(...takeEntries(session));
    if (decision.key !== 'priority') yield { table: tableOf(session, 8), log: log.slice(-20) };
    const pick = (range: number): number => seededRandom(`${seed}:${n}`, n, range, 'random');
    const { options, min, max, player, key } = decision;
    const uses = options.filter(({ id }) => /^(?:use|play):/u.test(id));
    const passes = key === 'priority' && stateIn(session).stack.length > 0 && pick(10) < 5;
    const from = uses.length > 0 && pick(10) < 8 ? uses : options;
    const at = pick(from.length);
    const chosen = [...from.slice(at), ...from].slice(0, Math.max(min, Math.min(max, 1))).map(({ id }) => id);
    apply(session, player, passes ? ['pass'] : chosen.includes('back') ? ['back'] : chosen);
  }
}

const SEEDS = ['full a', 'full b'] as const;
/** In the first two games more can be chosen than fits on a page, in the third many things are asked. */
const PLAYED = [
  ['full g', 100],
  ['full k', 100],
  ['full e', 60],
] as const;
function* played(): Generator<Seen> {
  for (const [seed, count] of PLAYED) yield* prompts(seed, count);
}

describe.each(['en', 'fr'] as const)(
  'SETUP-12: eight players with more than one hardly ever has, in %s',
  (language) => {
    const w = speak(language);

    test('the board in words, beside its picture and on its own fits into Discord, and names everybody', () => {
      for (const seed of SEEDS) {
        const table = tableOf(fullGame(seed), 8);
        const names = namesOf(table, w, 'markdown');
        for (const shown of [boardMessage(table, w, []), inWordsMessage(table, 'u8', w, [])]) {
          expect(refusals(shown)).toEqual([]);
          const fields = shown.embeds[0]?.fields ?? [];
          for (const { player } of table.data.game.seats)
            expect(fields.some(({ name }) => name.endsWith(names.player(player)))).toBe(true);
          const { heading } = w.board;
          for (const name of [heading.monsters, heading.shop, heading.rooms])
            expect(fields.some((field) => field.name === name)).toBe(true);
        }
        expect(refusals(boardMessage(table, w, [], true))).toEqual([]);
        const drawable = drawableBoard(table, w, [])!;
        expect(drawable.alt.length).toBeLessThanOrEqual(1024);
      }
    });

    test('every prompt fits, and everything that can be chosen is on one of its pages', () => {
      let [many, mostPages] = [0, 0];
      for (const { table, log } of played()) {
        const decision = decisionOf(table.session!)!;
        const user = `u${decision.player.slice(1)}`;
        const names = namesOf(table, w, 'plain');
        const pages = questionPages({ decision, game: '', window: '', page: 0, chosen: [], w, names, stack: [] });
        const options = choicesOf(decision);
        if (options.length > 25) many += 1;
        mostPages = Math.max(mostPages, pages);
        const reached = new Set<string>();
        for (let page = 0; page < pages; page += 1) {
          const panel = panelMessage({ table, user, w, page, chosen: [], notice: null });
          expect(refusals(panel), decision.key).toEqual([]);
          expect(refusals(readable(panel, { large: true, numbered: true, w })), decision.key).toEqual([]);
          if (language === 'fr') expect(misprints(panel), decision.key).toEqual([]);
          const shown = JSON.stringify(panel.components);
          for (const { id } of pageOf(options, page)) if (shown.includes(id)) reached.add(id);
        }
        expect(reached.size, decision.key).toBe(options.length);
        expect(refusals(boardMessage(table, w, log))).toEqual([]);
      }
      expect([many > 1, mostPages > 5], `${many} with more than a menu, ${mostPages} pages`).toEqual([true, true]);
    });

    test('whatever lies on the table can be looked at', () => {
      const table = tableOf(fullGame('full a'), 8);
      const things = inspectable(table, 'u1', w);
      expect(things.length).toBeGreaterThan(0);
      for (const path of ['', ...things.map(({ value }) => value)]) {
        const page = inspectMessage(table, 'u1', w, path);
        expect(refusals(page)).toEqual([]);
      }
    });
  },
);
