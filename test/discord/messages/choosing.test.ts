import type { APIEmbed } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { withAskedCards } from '../../../src/discord/messages/choice/asked-cards.js';
import { chosenLines } from '../../../src/discord/messages/choice/legal-actions.js';
import { optionsOn } from '../../../src/discord/messages/choice/question.js';
import { message } from '../../../src/discord/protocol/payload.js';
import { inspectMessage } from '../../../src/discord/messages/inspect/inspect-page.js';
import { directAnswerMessage } from '../../../src/discord/messages/notice/direct-page.js';
import { ROOM_FOR_NUMBERS } from '../../../src/discord/messages/accessible.js';
import { handMessage } from '../../../src/discord/messages/panel/hand-message.js';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import {
  apply,
  decisionOf,
  openGame,
  seededRandom,
  type Decision,
  type Option,
  type Session,
  type VariantId,
} from '../../../src/engine/index.js';
import { PLAYABLE_SETS, poolOf, setupForTable, STANDARD, viewOf } from '../../../src/table/index.js';
import { speak } from '../support/house.js';
import { refusals } from '../support/limits.js';
import { tableOf } from '../support/long-table.js';
import { resources } from '../../support/resources.js';

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
const pool = poolOf(PLAYABLE_SETS);
const OPEN = ['play', 'slot', 'covered', 'discard'];

/** Everything that embeds say, in one line and without marks. */
const plain = (text: string): string => text.replaceAll(/[\s·*\u200B]+/gu, '');
const saidIn = (embeds: readonly APIEmbed[]): string =>
  plain(
    embeds
      .flatMap(({ description = '', fields = [] }) => [description, ...fields.flatMap((f) => [f.name, f.value])])
      .join(' '),
  );

/** What is to be read of a question: its own card, and every option that lies nowhere else for its reader. */
const readHere = (decision: Decision, page = 0): readonly string[] => {
  const options = optionsOn(decision, page, []).filter(
    ({ meaning: { kind, zone } }) => kind !== 'stack' && kind !== 'slot' && !OPEN.includes(zone ?? ''),
  );
  return [
    ...new Set([
      ...(decision.card === null ? [] : [decision.card]),
      ...options.flatMap(({ meaning }) => meaning.card ?? []),
    ]),
  ];
};

const textsOf = (cards: readonly string[], session: Session, language: Language): readonly string[] =>
  cards.map((card) => plain(chosenLines(cardById(card), session, speak(language)).join(' ')));

/** A game of all sets with rooms, in which anything that is offered may be chosen. */
const gameOf = (seed: string, variants: readonly VariantId[]): Session =>
  openGame(
    setupForTable(pool, 4, 4, seed, { ...STANDARD, sets: [...PLAYABLE_SETS], rooms: true, variants: [...variants] }),
    resources,
  );

const NOTICE = Array.from({ length: 8 }, (_, line) => `• ${`${line} has happened `.repeat(8)}`).join('\n');
/** Characters of texts that any message has room for, with numbers for all that can be done. */
const ROOM = 3_400;

test('DISCORD section 3: whoever chooses between cards reads what they do, whatever else there is to say', () => {
  const keys = new Map<string, number>();
  const VARIANTS: readonly (readonly VariantId[])[] = [['eden-only'], ['mini-draft', 'one-of-two'], []];
  for (const [game, variants] of VARIANTS.entries()) {
    const session = gameOf(`choosing ${game}`, variants);
    for (let n = 0; n < 260; n += 1) {
      const decision = decisionOf(session);
      if (decision === null) break;
      const { options, min, max, player, key } = decision;
      const cards = readHere(decision);
      if (key !== 'priority' && cards.length > 0) {
        keys.set(key, (keys.get(key) ?? 0) + 1);
        const table = tableOf(session);
        const user = `u${player.slice(1)}`;
        for (const language of LANGUAGES) {
          const w = speak(language);
          const texts = textsOf(cards, session, language);
          for (const spare of [0, ROOM_FOR_NUMBERS]) {
            const panel = panelMessage({ table, user, w, page: 0, chosen: [], notice: NOTICE, spare });
            expect(refusals(panel)).toEqual([]);
            const read = saidIn(panel.embeds);
            if (texts.join('').length <= ROOM)
              for (const text of texts) expect(read, `${key} ${language}`).toContain(text);
          }
          const read = saidIn(handMessage(table, user, w).embeds);
          if (texts.join('').length <= ROOM)
            for (const text of texts) expect(read, `${key} in a message`).toContain(text);
          const direct = directAnswerMessage(table, user, null, '5', w);
          if (/:(?:opt|pick):/.test(JSON.stringify(direct.components)))
            for (const text of texts) expect(saidIn(direct.embeds), `${key} by direct message`).toContain(text);
        }
      }
      const pick = (range: number): number => seededRandom(`choosing:${game}:${n}`, n, range, 'random');
      const at = pick(options.length);
      const some = [...options.slice(at), ...options].slice(0, Math.max(min, Math.min(max, 1))).map(({ id }) => id);
      apply(
        session,
        player,
        key === 'priority' && pick(10) < 6
          ? ['pass']
              .filter((id) => options.some((one) => one.id === id))
              .concat(some)
              .slice(0, 1)
          : some.includes('back')
            ? ['back']
            : some,
      );
    }
  }
  expect(keys.has('setup.treasure')).toBe(true);
  expect(keys.has('setup.character')).toBe(true);
  expect(keys.size).toBeGreaterThan(3);
});

test('DISCORD section 1: as many cards as a menu holds keep an equal part of their texts, and few keep all', () => {
  const session = gameOf('any', []);
  const optionOf = ({ id }: { readonly id: string }): Option => ({
    id: `x${id}`,
    meaning: { kind: 'object', card: id },
  });
  const sorted = pool.toSorted((one, other) => one.id.localeCompare(other.id));
  const asking = decisionOf(session)!;
  for (const size of [3, 8, 25])
    for (let at = 0; at < sorted.length; at += size) {
      const cards = sorted.slice(at, at + size);
      const decision: Decision = { ...asking, key: 'effect.choose', card: null, options: cards.map(optionOf), max: 1 };
      for (const language of LANGUAGES) {
        const w = speak(language);
        const about = { view: { decision, shown: [] }, session, w, page: 0, chosen: [] };
        const embed = withAskedCards({ title: 'x' }, about, 6_000);
        const read = saidIn([embed]);
        const texts = textsOf(
          cards.map(({ id }) => id),
          session,
          language,
        );
        const isAll = texts.join('').length < 4_000;
        for (const text of texts) expect(read).toContain(isAll ? text : [...text].slice(0, 45).join(''));
        expect(refusals(message({ embeds: [embed] }))).toEqual([]);
      }
    }
});

test.each([
  ['eden-only', false],
  ['mini-draft', true],
] as const)('DISCORD section 3: Inspect shows the cards of the open question (%s)', (variant, isOpen) => {
  const session = gameOf('inspected', [variant]);
  while (decisionOf(session)!.key === 'priority') apply(session, decisionOf(session)!.player, ['pass']);
  const { player, options } = decisionOf(session)!;
  const table = tableOf(session);
  const w = speak('en');
  for (const { meaning } of options) {
    const card = meaning.card!;
    const own = `u${player.slice(1)}`;
    expect(JSON.stringify(inspectMessage(table, own, w, ''))).toContain(`c~${card}~`);
    for (const line of w.cardText(cardById(card)))
      expect(saidIn(inspectMessage(table, own, w, `c~${card}~`).embeds)).toContain(plain(line));
    expect(JSON.stringify(inspectMessage(table, 'nobody', w, '')).includes(`c~${card}~`)).toBe(isOpen);
  }
});

test('LOOT-02: Inspect shows the cards of one’s own hand, and to nobody else', () => {
  const session = gameOf('hands', []);
  while (decisionOf(session)!.key !== 'priority')
    apply(session, decisionOf(session)!.player, decisionOf(session)!.fallback);
  const table = tableOf(session);
  const w = speak('en');
  const [card] = viewOf(table, 'u1')!.hand.map((one) => one.card);
  expect(JSON.stringify(inspectMessage(table, 'u1', w, 'hand'))).toContain(`c~${card}~hand`);
  for (const user of ['u2', 'nobody']) {
    expect(JSON.stringify(inspectMessage(table, user, w, 'hand'))).not.toContain(`c~${card}~`);
    expect(saidIn(inspectMessage(table, user, w, `c~${card}~hand`).embeds)).toContain(plain(w.inspect.gone));
  }
});
