import { fileURLToPath } from 'node:url';

/** As a source or a module of a build; in a bundled program all lie in one folder. */
const IN_BUILD = /\/dist\/src\/rulebook\/[^/]+$/;
const PROGRAM = import.meta.url.replace(IN_BUILD, '/dist/program/');

/** A file that the build keeps beside the bundled program; the modules of the same build share it, sources have none. */
export const keptFile = (name: string): string => fileURLToPath(new URL(name, PROGRAM));

/** A file that was compiled from the content; nobody needs it but sources, and whoever keeps files for the program. */
export const compiledFile = (name: string): string =>
  fileURLToPath(new URL(`../../generated/rulebook/${name}`, PROGRAM));

/** A file of the sources that the build keeps for the program. */
export const sourceFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, PROGRAM));
