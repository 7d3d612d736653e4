import { expect, test } from 'vitest';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { linesOf } from '../../../src/discord/messages/log/log-lines.js';
import { decisionOf, type LogEntry, type LogLine } from '../../../src/engine/index.js';
import { namesOf } from '../../../src/discord/format/seat-names.js';
import { LANGUAGES, type Words } from '../../../src/text/index.js';
import { cardById } from '../../../cards/index.js';
import { speak } from '../support/house.js';
import { moments } from '../support/moments.js';

/** Every question of a game with the panel of whoever is asked, in both languages. */
const prompts = LANGUAGES.flatMap((language) => {
  const w = speak(language);
  return [...asking(w)];
});

function* asking(w: Words) {
  for (const { table } of moments('prompts', 900, 1, 3)) {
    const decision = decisionOf(table.session!);
    if (decision === null || decision.key === 'priority') continue;
    const user = table.data.game.seats.find(({ player }) => player === decision.player)!.user!;
    const panel = panelMessage({ table, user, w, page: 0, chosen: [], notice: null });
    yield { w, card: decision.card, panel, question: w.asks(decision, namesOf(table, w, 'markdown')) };
  }
}

test('the question is the first thing on the panel, and the text of the card that asks stands once below it', () => {
  expect(prompts.length).toBeGreaterThan(80);
  for (const { w, card, panel, question } of prompts) {
    const [embed] = panel.embeds;
    expect(embed?.title).toBe(question);
    expect(question).toMatch(/\?$/);
    expect(embed?.description).not.toContain(question);
    if (card === null) continue;
    const shown = embed?.fields?.filter(({ name }) => name === w.cardName(card)) ?? [];
    expect(shown).toHaveLength(1);
    expect(shown[0]!.value).toContain((w.cardText(cardById(card))[0] ?? '').slice(0, 40));
  }
});

test('the name of an entry does not say again what its description says', () => {
  const entries = prompts.flatMap(({ panel }) =>
    panel.components.flatMap((row) => row.components.flatMap((part) => ('options' in part ? part.options : []))),
  );
  const described = entries.filter(({ description = '' }) => description !== '');
  expect(described.length).toBeGreaterThan(20);
  for (const { label, description } of described)
    expect(label.toLowerCase()).not.toContain(description!.toLowerCase().slice(0, 30));
});

const told = (...lines: readonly LogLine[]): readonly LogEntry[] =>
  lines.map((line, at) => ({ id: `1.${at}`, to: 'all', line }));
const names = {
  player: (id: string) => ({ p1: 'Ann', p2: 'Bob' })[id] ?? id,
  card: (id: string) => cardById(id).name.en,
};
const inLines = (entries: readonly LogEntry[], texts = false): readonly string[] =>
  linesOf(entries, speak('en'), names, texts).map(({ text }) => text);

test('a roll and what its card says to it are one line, which names the card once', () => {
  const rolled: LogLine = { say: 'event', event: 'rollMade', player: 'p1', amount: 5, source: 'chest' };
  const row = { from: 5, to: 6, effect: { do: 'gainCoins', who: { select: 'you' }, amount: 6 } } as const;
  const result: LogLine = { say: 'rollIs', player: 'p1', amount: 5, source: 'chest' };
  const outcome: LogLine = { say: 'outcome', source: 'chest', amount: 5, row };
  expect(inLines(told(rolled, result, outcome))).toEqual(['Ann rolls 5 (Chest). 5: gain 6¢.']);
  const changed: LogLine = { say: 'event', event: 'gainCoins', player: 'p2', amount: 1 };
  expect(inLines(told(rolled, changed, result, outcome)).at(-1)).toContain('5: gain 6¢ (Chest).');
});

test('what somebody gains is told with what it can do, when it is wanted and not for a soul that does nothing', () => {
  const gained: LogLine = { say: 'event', event: 'gainItem', player: 'p1', object: { card: 'meat', owner: 'p1' } };
  const [text] = speak('en').cardText(cardById('meat'));
  expect(inLines(told(gained), true)).toEqual([`Ann gains Meat! (${text})`]);
  expect(inLines(told(gained))).toEqual(['Ann gains Meat!']);
  const paid: LogLine = { say: 'event', event: 'gainItem', detail: 'purchase', player: 'p1', object: { card: 'meat' } };
  expect(inLines(told(paid), true)).toEqual([]);
  const soul: LogLine = { say: 'event', event: 'gainSoul', player: 'p1', amount: 1, object: { card: 'gurdy' } };
  expect(inLines(told(soul), true)).toEqual(['Ann gains Gurdy, worth 1 soul.']);
});
