import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/messages.css': { file: 'messages.css', type: 'text/css; charset=utf-8' },
  '/components.css': { file: 'components.css', type: 'text/css; charset=utf-8' },
  '/composer.css': { file: 'composer.css', type: 'text/css; charset=utf-8' },
  '/pictures.css': { file: 'pictures.css', type: 'text/css; charset=utf-8' },
  '/panel.css': { file: 'panel.css', type: 'text/css; charset=utf-8' },
  '/panel.js': { file: 'panel.js', type: 'text/javascript; charset=utf-8' },
  '/channel-list.js': { file: 'channel-list.js', type: 'text/javascript; charset=utf-8' },
  '/menus.js': { file: 'menus.js', type: 'text/javascript; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
  '/markdown.js': { file: 'markdown.js', type: 'text/javascript; charset=utf-8' },
  '/messages.js': { file: 'messages.js', type: 'text/javascript; charset=utf-8' },
  '/components.js': { file: 'components.js', type: 'text/javascript; charset=utf-8' },
  '/suggest.js': { file: 'suggest.js', type: 'text/javascript; charset=utf-8' },
  '/words.js': { file: 'words.js', type: 'text/javascript; charset=utf-8' },
  '/pictures.js': { file: 'pictures.js', type: 'text/javascript; charset=utf-8' },
  '/modal.js': { file: 'modal.js', type: 'text/javascript; charset=utf-8' },
  '/composer.js': { file: 'composer.js', type: 'text/javascript; charset=utf-8' },
};

/** The folder with package.json, from the sources as well as from dist/. */
function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json was not found above the playground');
    folder = parent;
  }
  return folder;
}

interface PageFile {
  readonly content: Buffer;
  readonly type: string;
}

/** @returns a file of the page, or null when the path is not one of them */
export function pageFile(path: string): PageFile | null {
  const known = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (known === undefined) return null;
  return { content: readFileSync(join(root(), 'playground/page', known.file)), type: known.type };
}
