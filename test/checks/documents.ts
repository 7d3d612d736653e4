import { posix } from 'node:path';
import type { Problem, Tree } from './tree.js';

/** What comments cite by number or as a whole, as `DISCORD section 4` or `STACK.md`: a file of that name in docs/. */
const NUMBERED = /\b(DISCORD|STACK)(?:\.md)?(?: section (\d+)|\.md)/g;
/** What comments cite by its heading, as `architecture.md#custom-ids`: a file in docs/ and the anchor of a heading in it. */
const CITED = /(?<![\w/-])(?:docs\/)?((?:decisions\/)?[a-z\d-]+\.md)(?:#([\w-]+))?/g;
/** A link of Markdown: the file, unless it is the same one, and the heading. */
const LINK = /\]\(([^)#:\s]*)(?:#([^)\s]*))?\)/g;
/** A path in code marks that begins with a folder of ours. */
const PATH = /`((?:src|cards|commands|test|docs|assets)\/[^`\s]*)`/g;

/** The anchor by which GitHub leads to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a document; what stands in blocks of code is no heading. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );

/** What is cited of the documents and is not there: files, their headings, and sections by number. */
export function checkCitations(code: Tree, documents: Tree): readonly Problem[] {
  const numbered = ([cited, name = '', section]: RegExpExecArray): readonly Problem[] => {
    const document = documents.get(`docs/${name}.md`);
    if (document === undefined) return [`cites ${cited}: there is no docs/${name}.md`];
    const isThere = section === undefined || new RegExp(`^## ${section}\\. `, 'm').test(document);
    return isThere ? [] : [`cites ${cited}: docs/${name}.md has no such section`];
  };
  const byHeading = ([cited, file = '', heading]: RegExpExecArray): readonly Problem[] => {
    const document = documents.get(`docs/${file}`);
    if (document === undefined) return heading === undefined ? [] : [`cites ${cited}: there is no docs/${file}`];
    return heading === undefined || anchorsOf(document).has(heading)
      ? []
      : [`cites ${cited}: docs/${file} has no such heading`];
  };
  return [...code].flatMap(([path, text]) =>
    [...[...text.matchAll(NUMBERED)].flatMap(numbered), ...[...text.matchAll(CITED)].flatMap(byHeading)].map(
      (problem) => `${path} ${problem}`,
    ),
  );
}

/**
 * Files that the documents name and that are not there, and headings that they lead to and that are not there. A name with a
 * part in <> or {} or with * stands for several.
 */
export function checkNamedFiles(documents: Tree, exists: (path: string) => boolean): readonly Problem[] {
  return [...documents].flatMap(([document, text]) => {
    const links = [...text.matchAll(LINK)].map(([, to = '', heading]) => ({
      path: to === '' ? document : posix.join(posix.dirname(document), to),
      heading,
    }));
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !/[<>{}*…]/.test(path));
    const missing = [...links.map(({ path }) => path), ...paths].filter((path) => !exists(path));
    const lost = links.filter(({ path, heading }) => {
      const target = documents.get(path);
      return heading !== undefined && target !== undefined && !anchorsOf(target).has(heading);
    });
    return [...missing, ...lost.map(({ path, heading }) => `${path}#${heading}`)].map(
      (named) => `${document} names ${named}`,
    );
  });
}

/**
 * Examples of changes (blocks marked `diff`) that are not in the tree as they say: after `+++` a file, after each `@@` lines
 * that stand there one after the other, those that the change adds with a `+` before them.
 */
export function checkExamples(document: string, read: (path: string) => string | null): readonly Problem[] {
  return [...document.matchAll(/^```diff\n(.*?)^```/gms)].flatMap(([, example = '']) =>
    example
      .split(/^\+\+\+ /m)
      .slice(1)
      .flatMap((part) => {
        const [file = '', ...hunks] = part.split(/\n@@\n/);
        const text = read(file);
        if (text === null) return [`an example names ${file}`];
        return hunks
          .map((hunk) => hunk.trimEnd().replaceAll(/^[ +]/gm, ''))
          .filter((lines) => !`\n${text}`.includes(`\n${lines}\n`))
          .map((lines) => `${file} has no longer: ${lines}`);
      }),
  );
}
