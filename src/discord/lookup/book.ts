import { covering, rulebook, sectionIn, type Section, type SectionId, type Term } from '../../rulebook/index.js';
import type { KnownCard, Language } from '../../text/index.js';

/** The chapters in the order in which they are read, with their sections. */
interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export const chaptersIn = (language: Language): readonly Chapter[] => {
  const { sections } = rulebook(language);
  const ids = [...new Set(sections.map(({ chapter }) => chapter))];
  return ids.map((id) => {
    const own = sections.filter(({ chapter }) => chapter === id);
    return { id, title: own[0]?.chapterTitle ?? id, sections: own };
  });
};

/** The section about a rule of the catalogue: the one that names it first of all. */
export const sectionOnRule = (language: Language, rule: string): Section | null =>
  covering(rulebook(language).sections, rule)[0] ?? null;

/** The section about each kind of card. */
const ON_DECK: Readonly<Record<KnownCard['deck'], SectionId>> = {
  loot: 'playing-loot',
  treasure: 'items',
  monster: 'monsters',
  room: 'rooms',
  character: 'characters',
  startingItem: 'starting-items',
  bonusSoul: 'bonus-souls',
  outside: 'challenges',
  challenge: 'challenges',
};
const ON_CATEGORY: { readonly [Of in NonNullable<KnownCard['category']>]?: SectionId } = {
  trinkets: 'trinkets',
  soul: 'soul-values',
  cursed: 'cursed-and-holy',
  'holy-charmed': 'cursed-and-holy',
  boss: 'bosses',
  'epic-boss': 'bosses',
  'good-event': 'events',
  'bad-event': 'events',
  curse: 'curses',
};

/** The id of the section about cards of this kind. */
export const sectionOnKind = ({ deck, category }: KnownCard): SectionId =>
  (category === null ? undefined : ON_CATEGORY[category]) ?? ON_DECK[deck];

/** The title of a section, by which it is found again; empty for none. */
export const sectionTitle = (id: string, language: Language): string => sectionIn(rulebook(language), id)?.title ?? '';

/** With plain signs: a form may come back without the spaces at which no line is broken, and what is typed has others. */
const spaced = (title: string): string => title.replace(/\s+/g, ' ').replaceAll('’', "'");

/** The section with this title. */
export const sectionByTitle = (title: string, language: Language): Section | null =>
  rulebook(language).sections.find((section) => spaced(section.title) === spaced(title)) ?? null;

const glossaries = new Map<Language, readonly Term[]>();

/** The terms by their names, as a reader of the language looks for them; put in order once. */
export const glossaryIn = (language: Language): readonly Term[] => {
  const glossary =
    glossaries.get(language) ??
    rulebook(language).glossary.toSorted((one, other) => one.name.localeCompare(other.name, language));
  glossaries.set(language, glossary);
  return glossary;
};
