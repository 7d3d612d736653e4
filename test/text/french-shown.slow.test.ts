import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import { rulebook } from '../../src/rulebook/index.js';
import { cardsOf, takeEntries, viewFor, type LogLine } from '../../src/engine/index.js';
import { words, type Names } from '../../src/text/index.js';
import { escapeName } from '../../src/discord/format/escaping.js';
import { misprints } from '../support/french-print.js';
import { newGame, playOut } from '../support/playout.js';

const fr = words('fr', { card: cardById });
const en = words('en', { card: cardById });

test('every fixed French text is set as French is printed', () => {
  expect(misprints(fr)).toEqual([]);
  const commands = [...allCommands({ en, fr }), ...allMenus({ en, fr })].map(({ data }) => data);
  const french = JSON.stringify(commands).match(/"fr":"[^"]*"/g) ?? [];
  expect(french.length).toBeGreaterThan(100);
  expect(misprints(french)).toEqual([]);
});

test('so are the texts and names of all cards', () => {
  expect(misprints(allCards.map((card) => [fr.cardName(card.id), fr.cardText(card), fr.statsLine(card)]))).toEqual([]);
});

test('so is what the rulebook shows, its glossary and its rulings', () => {
  const { sections, glossary, rulings } = rulebook('fr');
  expect(misprints([sections, glossary, rulings.map(({ text }) => text)])).toEqual([]);
});

test('so are the log, the questions, the options and the stack of games', () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const look = (key: unknown, texts: () => readonly string[]): void => {
    const known = JSON.stringify(key);
    if (seen.has(known)) return;
    seen.add(known);
    for (const text of misprints(texts())) wrong.add(text);
  };
  for (let seed = 0; seed < 5; seed += 1) {
    const start = newGame(seed);
    const w = words('fr', cardsOf(start));
    const names: Names = { player: (id) => `Joueur ${id}`, card: (id) => w.cardName(id) };
    const { session } = playOut(start, seed, (now, decision) => {
      for (const option of decision.options)
        look(option.meaning, () => [
          w.optionLabel(option, names),
          w.choiceLabel(option, names),
          w.optionDescription(option, names),
        ]);
      look([decision.key, decision.card], () => [w.question(decision, names)]);
      for (const item of viewFor(now, decision.player).stack)
        look(item, () => [w.stackLine(item, names), w.rollOutcome(item)]);
      return now;
    });
    for (const { line } of takeEntries(session)) look(line, () => [w.logLine(line, names), w.gainedText(line)]);
  }
  expect(seen.size).toBeGreaterThan(1000);
  expect([...wrong]).toEqual([]);
});

test('in French too a name keeps what stops it from being read as a mention', () => {
  const names: Names = { player: () => escapeName('@here'), card: (id) => fr.cardName(id) };
  expect(fr.named({ player: 'p1' }, names)).toBe(escapeName('@here'));
});

test('a text that is not set is noticed', () => {
  expect(misprints(['Quoi ?', { a: ['« oui »', "l'effet", '3 ¢', 'Quoi\u00A0? l’effet'] }])).toHaveLength(4);
  expect(misprints(['**Ana**: oui', 'Objectif: 4', 'oui; non', '12:30 <t:1:R> Bombe\u00A0!!'])).toHaveLength(3);
});

/** What may follow « vous êtes » without an ending that says whether one is a man or a woman. */
const NEUTRAL = new Set(
  'à d dans de déjà dernière en hôte l la là membre nombreux nommez plus sur tranquille'.split(' '),
);

test('no French sentence gives the person addressed a gender', () => {
  const folders = ['src/text/fr/bot', 'src/text/fr/game'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const gendered = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\bvous (?:n['’])?(?:êtes|serez|étiez|avez été|n['’]avez pas été)((?: (?:pas|plus|donc|toujours|bien))*) ([\p{L}]+)/giu,
      ),
      ...readFileSync(file, 'utf8').matchAll(/\bvous()(?: (?:en|y))? (seul)\b/giu),
    ]
      .filter(([, , word = '']) => !NEUTRAL.has(word.toLowerCase()))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(gendered).toEqual([]);
});

test('a curse is named once where somebody gets it', () => {
  const line: LogLine = { say: 'event', event: 'gainCurse', player: 'p1', object: { card: 'curse-of-the-tower' } };
  const said = ([en, fr] as const).map((w) => w.logLine(line, { player: () => 'Ana', card: (id) => w.cardName(id) }));
  expect(said).toEqual(['Ana gets Curse of the Tower.', `Ana reçoit ${fr.cardName('curse-of-the-tower')}.`]);
});
