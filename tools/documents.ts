// `npm run documents`: writes anew what the documents take from the program, and with --pictures the pictures of README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, projectRoot } from '../src/ops/index.js';
import { commandsDocument } from './documents/commands-document.js';
import { withConfigurationTable } from './documents/configuration-table.js';
import { photographed } from './documents/pictures.js';
import { argumentsOf } from './tool-arguments.js';

const HELP = `npm run documents -- [options]
  writes docs/commands.md, the table of variables in docs/hosting.md, and .env.example
  --pictures   docs/pictures too: a board, a story strip and a replay (needs Chromium on the PATH)
`;

const { pictures } = argumentsOf(HELP, { pictures: { type: 'boolean', default: false } });
const inProject = (path: string): string => join(projectRoot(), path);
const write = (path: string, content: string | Buffer): void => {
  writeFileSync(inProject(path), content);
  process.stdout.write(`${path}\n`);
};

write('docs/commands.md', commandsDocument(readFileSync(inProject('tools/documents/command-notes.md'), 'utf8')));
write('docs/hosting.md', withConfigurationTable(readFileSync(inProject('docs/hosting.md'), 'utf8')));
write('.env.example', envExample());
if (pictures) {
  mkdirSync(inProject('docs/pictures'), { recursive: true });
  for (const [name, file] of await photographed()) write(`docs/pictures/${name}.png`, file);
}
