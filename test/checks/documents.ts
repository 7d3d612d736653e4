import { posix } from 'node:path';
import type { Problem, Tree } from './tree.js';

/** What comments cite, as `DESIGN section 4` or `STACK.md`: the file of that name in docs/, and its heading of that number. */
const CITED = /\b(DESIGN|DISCORD|STACK)(?:\.md)?(?: section (\d+)|\.md)/g;
/** A link of Markdown to a file, and a path in code marks that begins with a folder of ours. */
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
const PATH = /`((?:src|cards|commands|test|docs|assets)\/[^`\s]*)`/g;

/** What is cited of the documents and is not there: files, and sections by number. */
export function checkCitations(code: Tree, documents: Tree): readonly Problem[] {
  return [...code].flatMap(([path, text]) =>
    [...text.matchAll(CITED)].flatMap(([cited, name, section]) => {
      const document = documents.get(`docs/${name}.md`);
      if (document === undefined) return [`${path} cites ${cited}: there is no docs/${name}.md`];
      const isThere = section === undefined || new RegExp(`^## ${section}\\. `, 'm').test(document);
      return isThere ? [] : [`${path} cites ${cited}: docs/${name}.md has no such section`];
    }),
  );
}

/** Files that the documents name and that are not there. A name with a part in <> or {} or with * stands for several. */
export function checkNamedFiles(documents: Tree, exists: (path: string) => boolean): readonly Problem[] {
  return [...documents].flatMap(([document, text]) => {
    const links = [...text.matchAll(LINK)].map(([, to = '']) => posix.join(posix.dirname(document), to));
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !/[<>{}*…]/.test(path));
    return [...links, ...paths].filter((path) => !exists(path)).map((path) => `${document} names ${path}`);
  });
}
