/**
 * Which folder may import which (DESIGN.md section 1), written down as data for the arrow check.
 * A unit is a top folder, or a file that stands alone. Paths are relative to the project's folder.
 */

/** For each unit, the units that it may import, always through a door. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [],
  'src/ops': [],
  cards: ['src/engine/vocabulary'],
  'src/text': ['src/engine', 'src/engine/vocabulary', 'cards'],
  'src/rulebook': ['cards', 'src/text', 'src/ops'],
  'src/computer-players': ['src/engine', 'src/ops'],
  'src/table': ['src/engine', 'src/computer-players', 'cards', 'src/ops'],
  'src/store': ['src/table', 'src/ops'],
  'src/discord': ['src/table', 'src/text', 'src/rulebook', 'src/engine', 'src/ops'],
  'src/playground': ['src/ops'],
  commands: ['src/discord', 'src/table', 'src/text', 'src/rulebook', 'src/ops'],
};

/** What starts the program puts it together, so it may import every unit. */
export const mayImportAll: readonly string[] = ['src/main.ts', 'src/tools'];

/** Inside the engine, for each folder the folders below it. `rules`, `interpret` and `natives` are on one level. */
export const engineArrows: Readonly<Record<string, readonly string[]>> = {
  vocabulary: [],
  state: ['vocabulary'],
  rules: ['state', 'vocabulary'],
  interpret: ['state', 'vocabulary'],
  natives: ['state', 'vocabulary'],
  decisions: ['rules', 'interpret', 'natives', 'state', 'vocabulary'],
  session: ['decisions', 'rules', 'interpret', 'natives', 'state', 'vocabulary'],
  view: ['decisions', 'rules', 'interpret', 'natives', 'state', 'vocabulary'],
};

/** Folders whose files may import each other's types in a circle, because a card's words contain each other. */
export const recursiveTypes: readonly string[] = ['src/engine/state', 'src/engine/vocabulary'];

/** The packages that a pure unit may import; a unit that is not named here may import any. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'src/engine': ['pure-rand'],
  cards: [],
  'src/text': [],
  'src/computer-players': [],
};

/** Node's own modules in pure code: only these files, only these names, all of them functions of their arguments. */
export const pureNodeImports: Readonly<Record<string, readonly string[]>> = {
  'src/engine/state/random.ts': ['createHash', 'createCipheriv'],
  'src/engine/state/hash.ts': ['createHash'],
};

/** The files that may read a printed card with `.card(…)`; everyone else asks for characteristics. */
export const printedCardReaders: readonly string[] = [
  'src/engine/rules/characteristics.ts',
  // The printed part of the ability layer of the characteristics.
  'src/engine/rules/printed.ts',
  // Where the lookup is handed to the rules.
  'src/engine/session/create-game.ts',
  // Cards that are not objects yet: on a deck, on the way into a slot.
  'src/engine/rules/slots.ts',
];
