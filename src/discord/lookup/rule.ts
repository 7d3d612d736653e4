import type { APIEmbedField } from 'discord-api-types/v10';
import type { Section, Term } from '../../rulebook/index.js';
import type { Words } from '../../text/index.js';
import { clip, clipLines, field, LIMITS, message, rows, type Payload } from '../protocol/payload.js';
import { turnButtonId, formatPage } from '../format/lookup-refs.js';
import { clampPage, pageRow } from '../protocol/paging.js';
import { LOOKUP_COLOUR, pageButtons, pageMenu, ways, type PageContext, type NamedPage } from './ways.js';

const termsField = (terms: readonly Term[], w: Words): readonly APIEmbedField[] => {
  const lines = terms.map(({ name, also, meaning }) => w.lookup.rule.term(name, also, meaning));
  return lines.length === 0 ? [] : [field(w.lookup.rule.terms, clipLines(lines, LIMITS.fieldValue))];
};

/** What leads on from a section: related sections, cards that show it. */
interface SectionLinks {
  readonly related: readonly NamedPage[];
  readonly cards: readonly NamedPage[];
}

/** A section of the rulebook with its example and the terms that it explains. */
export const sectionMessage = (section: Section, links: SectionLinks, context: PageContext): Payload => {
  const { w, notice } = context;
  const { title, text, example, terms, rules, chapterTitle } = section;
  return message({
    content: clip(notice, LIMITS.content),
    embeds: [
      {
        title: clip(title, LIMITS.title),
        description: clip(text, LIMITS.description - LIMITS.fieldValue * 2),
        fields: [...(example === '' ? [] : [field(w.lookup.rule.example, example)]), ...termsField(terms, w)],
        footer: { text: clip(w.lookup.rule.footer(rules, chapterTitle), 500) },
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      ...pageButtons(context, { pages: links.related }, { pages: links.cards }),
      ways(context),
      context.extra,
    ),
  });
};

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The contents: all chapters, or the sections of one. */
export const contentsMessage = (chapters: readonly Chapter[], chapter: string, context: PageContext): Payload => {
  const { w } = context;
  const { contents } = w.lookup;
  const open = chapters.find(({ id }) => id === chapter);
  const title = open?.title ?? contents.title;
  const lines =
    open === undefined
      ? [contents.intro, '', ...chapters.map((one) => `• ${one.title}`)]
      : open.sections.map((section) => `• ${section.title}`);
  const own = open?.sections.map(({ id, title: label }) => ({ value: formatPage({ is: 'section', id }), label })) ?? [];
  return message({
    embeds: [
      { title: clip(title, LIMITS.title), description: clipLines(lines, LIMITS.description), color: LOOKUP_COLOUR },
    ],
    components: rows(
      pageMenu(context, 'sections', contents.chapter(title), own),
      ...chapterMenus(chapters, open, context),
      ways(context),
    ),
  });
};

/** Menus of 25 chapters each. */
const chapterMenus = (chapters: readonly Chapter[], open: Chapter | undefined, context: PageContext) =>
  [0, 1, 2].map((part) => {
    const own = chapters.slice(part * LIMITS.options, (part + 1) * LIMITS.options);
    const [first, last] = [own[0]?.title ?? '', own.at(-1)?.title ?? ''];
    const { choose, between } = context.w.lookup.contents;
    const choices = own.map(({ id, title: label }) => ({
      value: formatPage({ is: 'contents', chapter: id }),
      label,
      chosen: id === open?.id,
    }));
    return pageMenu(
      context,
      `chapters${part}`,
      chapters.length <= LIMITS.options ? choose : between(first, last),
      choices,
    );
  });

/** Terms on a page of the glossary: as many as fit with what they mean. */
const TERMS_ON_PAGE = 12;

/** A page of the glossary, with a menu that leads to what is said about each term. */
export const glossaryMessage = (terms: readonly Term[], page: number, context: PageContext): Payload => {
  const { w, way } = context;
  const pages = Math.max(1, Math.ceil(terms.length / TERMS_ON_PAGE));
  const here = clampPage(page, pages);
  const shown = terms.slice(here * TERMS_ON_PAGE, (here + 1) * TERMS_ON_PAGE);
  const { glossary } = w.lookup;
  const choices = shown.map(({ name, section }, at) => ({
    value: `${formatPage({ is: 'section', id: section })}@${at}`,
    label: name,
  }));
  return message({
    embeds: [
      {
        title: clip(glossary.title, LIMITS.title),
        description: clipLines(
          shown.map(({ name, meaning }) => glossary.term(name, meaning)),
          LIMITS.description,
        ),
        color: LOOKUP_COLOUR,
      },
    ],
    components: rows(
      pageMenu(context, 'terms', glossary.choose, choices),
      pageRow(here, pages, w, (to) => turnButtonId(way, to)),
      ways(context),
      context.extra,
    ),
  });
};
