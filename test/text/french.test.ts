import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a, de, deCard, deName, ne, que, si, typeset, typo } from '../../src/text/fr/cards/typography.js';
import { counted, noun } from '../../src/text/fr/cards/nouns.js';
import { languageOf, words, type Names } from '../../src/text/index.js';
import { allCards, cardById } from '../../cards/index.js';
import { both, canonical, fr, frNames, sampleCard } from './support.js';
import { EVENTS } from '../../src/engine/vocabulary/index.js';
import { ability } from './trees.js';

describe('typography', () => {
  test('no-break spaces stand before high marks and units and inside quotation marks', () => {
    expect(typo('Choix : 3 ¢ ou +1 ATQ ? « Non » ; fin !')).toBe(
      'Choix\u00A0: 3\u00A0¢ ou +1\u00A0ATQ\u00A0? «\u00A0Non\u00A0»\u00A0; fin\u00A0!',
    );
  });
  test('it changes nothing the second time', () => {
    expect(typo(typo('Payez 2 PV : gagnez 3 ¢.'))).toBe(typo('Payez 2 PV : gagnez 3 ¢.'));
  });
  test('apostrophes are curled, and numbers stay with their units of time', () => {
    expect(typo("jusqu'à 24 h, dans 5 min, 2 hommes")).toBe('jusqu’à 24\u00A0h, dans 5\u00A0min, 2 hommes');
  });
  test('of words every text is set: strings, lists, and what functions answer', () => {
    const set = typeset({ a: 'Oui ?', b: ['Non !'], c: (name: string) => ({ d: `${name} : 3 ¢` }), e: 2, f: null });
    expect([set.a, set.b, set.c('Zoé'), set.e, set.f]).toEqual([
      'Oui\u00A0?',
      ['Non\u00A0!'],
      { d: 'Zoé\u00A0: 3\u00A0¢' },
      2,
      null,
    ]);
  });
  test('what people are called stays as they write it, in strings, lists and things that name them', () => {
    const set = typeset({
      one: (name: string) => `l'âme de ${name} : « ${name} »`,
      many: (names: readonly string[]) => names.join(' ; '),
      held: ({ player }: { readonly player: string }) => `l'offre ${deName(player)} ?`,
    });
    expect(set.one("D'Artagnan !")).toBe("l’âme de D'Artagnan !\u00A0: «\u00A0D'Artagnan !\u00A0»");
    expect(set.many(["O'Neil", 'Zoé : 3 ¢'])).toBe("O'Neil\u00A0; Zoé : 3 ¢");
    expect(set.held({ player: "Al'" })).toBe("l’offre d'Al'\u00A0?".replace("d'", 'd’'));
  });
  test('so do the names of people in questions, on the stack, in the log and on the board', () => {
    const names: Names = { player: () => "Jo'sie ?", card: (id) => fr.cardName(id) };
    const line = fr.logLine({ say: 'event', event: 'gainCoins', player: 'p1', amount: 3 }, names);
    expect(line).toContain("Jo'sie ? gagne 3\u00A0¢");
    expect(fr.named({ player: 'p1' }, names)).toBe("Jo'sie ?");
    expect(fr.board.title(3, "Jo'sie ?")).toContain("Jo'sie ?");
  });
  test('no text of French has a plain space where a no-break space belongs', () => {
    const wrong = fc
      .sample(ability, { numRuns: 3000, seed: 3 })
      .flatMap((tree) => fr.cardText(sampleCard({ abilities: [tree] })))
      .filter((line) => / [:;!?»]|« |\d (¢|PV|ATQ|ESQ)/.test(line));
    expect(wrong).toEqual([]);
  });
  test('no text of French lacks an elision or a contraction', () => {
    const wrong = fc
      .sample(ability, { numRuns: 3000, seed: 4 })
      .flatMap((tree) => fr.cardText(sampleCard({ abilities: [tree] })))
      .filter((line) => /(^|[ (])(de|à) les? |(^|[ (])(de|que|ne|le|la) [aeiouéèêâîôûœ]|[ (]si ils? /i.test(line));
    expect(wrong).toEqual([]);
  });
});

describe('elision and contraction', () => {
  test('de', () => {
    expect(['le joueur', 'les cibles', 'la cible', "l'objet", 'un monstre', 'chaque âme', 'autres'].map(de)).toEqual([
      'du joueur',
      'des cibles',
      'de la cible',
      "de l'objet",
      "d'un monstre",
      'de chaque âme',
      "d'autres",
    ]);
  });
  test('the article of a card is contracted as that of any title', () => {
    expect(['Le dé à 6 faces', 'Les jumeaux', 'La relique', "L'Agneau", 'Incube', 'Monstro'].map(deCard)).toEqual([
      'du Dé à 6 faces',
      'des Jumeaux',
      'de La relique',
      "de L'Agneau",
      "d'Incube",
      'de Monstro',
    ]);
  });
  test('names of people are never contracted', () => {
    expect(['Alice', 'Éva', 'Hugo', 'Le Diable', '7up', '🎲'].map(deName)).toEqual([
      "d'Alice",
      "d'Éva",
      'de Hugo',
      'de Le Diable',
      'de 7up',
      'de 🎲',
    ]);
  });
  test('à, que, ne, si', () => {
    expect([a('le joueur actif'), a('les cibles'), a('la cible')]).toEqual([
      'au joueur actif',
      'aux cibles',
      'à la cible',
    ]);
    expect([que('un joueur'), que('vous'), ne('est'), ne('sont')]).toEqual([
      "qu'un joueur",
      'que vous',
      "n'est",
      'ne sont',
    ]);
    expect([si("il s'agit"), si('ils ont'), si('elle'), si('illusion')]).toEqual([
      "s'il s'agit",
      "s'ils ont",
      'si elle',
      'si illusion',
    ]);
  });
  test('0 and 1 are singular', () => {
    expect([0, 1, 2].map((number) => counted(number, noun('soul')))).toEqual(['0 âme', '1 âme', '2 âmes']);
  });
});

const ENGLISH =
  /\b(the|target|player|monster|item|deal|damage|loot|treasure|gain|discard|destroy|each|choose|roll|turn|when|with|shop|stack|deck|and|or|you|your|is|are|this|that)\b/i;

/** Every string that a value of words holds; functions are called with harmless arguments. */
const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
};

describe('no English is left in French', () => {
  test('in the texts of abilities', () => {
    for (const tree of fc.sample(ability, { numRuns: 2000, seed: 5 }))
      expect(fr.cardText(sampleCard({ abilities: [tree] })).join(' ')).not.toMatch(ENGLISH);
  });
  test('in the log', () => {
    for (const event of EVENTS) {
      const line = fr.logLine({ say: 'event', event, player: 'p1', object: { deck: 'loot' }, amount: 2 }, frNames);
      expect(line).not.toMatch(ENGLISH);
    }
  });
  test('in labels, headings, messages and commands', () => {
    const { ui, board, lobby, errors, commands } = fr;
    const found = strings({ ui, board, lobby, errors, commands }).filter(
      (text) => text !== 'souls' && !text.includes('Four Souls'),
    );
    expect(found.length).toBeGreaterThan(100);
    for (const text of found) expect(text.replaceAll('/souls', '')).not.toMatch(ENGLISH);
  });
});

describe('the cards of the sets', () => {
  const lookup = { card: cardById };
  test.each(['en', 'fr'] as const)(
    'every ability has a line in %s, and different cards of one kind read differently',
    (language) => {
      const spoken = words(language, lookup);
      const seen = new Map<string, string>();
      for (const card of allCards) {
        const text = spoken.cardText(card);
        expect(text.every((line) => line.length > 3)).toBe(true);
        if (card.abilities.length > 0) expect(text.length).toBeGreaterThan(0);
        const meaning = JSON.stringify(canonical(card.abilities));
        const said = [card.type, ...text].join('\n');
        expect(seen.get(said) ?? meaning).toBe(meaning);
        seen.set(said, meaning);
      }
    },
  );
  test('French texts hold no English', () => {
    const spoken = words('fr', lookup);
    for (const card of allCards) expect(spoken.cardText(card).join(' ')).not.toMatch(ENGLISH);
  });
});

describe('languages', () => {
  test('French for every French locale, English for the others', () => {
    expect(['fr', 'fr-CA', 'en-US', 'de', null, undefined].map(languageOf)).toEqual([
      'fr',
      'fr',
      'en',
      'en',
      'en',
      'en',
    ]);
  });
  test.each(both)('stats, marks and rewards in $language', (spoken) => {
    const card = sampleCard({ hp: 4, dc: 4, atk: 1, souls: 2, threePlus: true });
    const english = spoken.language === 'en';
    expect(spoken.statsLine(card)).toBe('♥\u00A04 · ⚅\u00A04+ · ⚔\u00A01');
    expect(spoken.statsLine(sampleCard())).toBe('');
    expect(spoken.marksLine(card)).toBe(english ? '2 souls · 3 or more players' : '2 âmes · 3 joueurs et plus');
    expect(spoken.rewardLine({ coins: 3, treasure: 1 })).toBe(
      english ? 'Reward: 3¢ · 1 treasure' : 'Récompenses\u00A0: 3\u00A0¢ · 1 trésor',
    );
    expect(spoken.rewardLine({ loot: 1, roll: true })).toMatch(
      english ? /1 loot for each pip of a roll$/ : /1 butin par point d’un lancer$/,
    );
  });
});
