import { allCards, otherPrintings, sets as allSets } from '../../../cards/index.js';
import { inVariantOrder, MODES, VARIANTS } from '../../engine/index.js';
import type { HasGame, TableOptions } from '../record/data.js';
import { GOALS } from '../record/fields/goals.js';
import type { Refusal } from '../record/outcome.js';
import { setsOf, withSets } from './decks.js';

type Ruled = HasGame<'souls' | 'options'>;
type Coded = Ruled & HasGame<'houseCards'>;

/** How such codes begin, with the version of how they are written. */
const MARK = 'fs';
const VERSION = 2;
/** Letters that are not taken for one another, 5 bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Letters of a card or set in each version: of two texts in a million 4 of them are alike, of two in a thousand million 6. */
const NAME_LENGTH = 6;
const NAME_LENGTHS = new Map([
  [1, 4],
  [VERSION, NAME_LENGTH],
]);
const CHECK_LENGTH = 4;

/** So many letters for a text (FNV-1a, 32 bits). */
const letters = (text: string, length: number): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return Array.from({ length }, (_, index) => LETTERS[(hash >>> (index * 5)) & 31]).join('');
};

const checkOf = (body: string): string => letters(body, CHECK_LENGTH);

/** Switches that are house rules, each with its letter. */
const FLAGS = [
  ['bonusSouls', 'b'],
  ['rooms', 'r'],
  ['ratios', 'd'],
  ['takeBack', 'u'],
] as const;

/** The parts of a code: a letter for what it is about, and what is said about that. */
const partsOf = ({ game: { souls, options } }: Ruled): readonly string[] => {
  const { mode, alone, cap, variants = [], banned, mustHave, printings } = options;
  const names = (letter: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${letter}${ids.map((id) => letters(id, NAME_LENGTH)).join('')}`];
  return [
    `g${souls}`,
    `o${FLAGS.flatMap(([name, flag]) => (options[name] ? [flag] : [])).join('')}`,
    ...(mode === undefined ? [] : [`m${mode}`]),
    ...(alone === undefined ? [] : ['a']),
    ...(cap === undefined ? [] : [`c${cap}`]),
    ...names('v', variants),
    ...names('s', setsOf(options)),
    ...(printings === 'any' ? ['p'] : names('p', printings ?? [])),
    ...names('x', banned),
    ...names('w', mustHave),
  ];
};

/**
 * The house rules of a table as a short code: goal, switches, way to play, sets and lists of cards. House cards are in no
 * code: another server does not have them.
 */
export const rulesCode = (table: Ruled): string => {
  const body = [`${MARK}${VERSION}`, ...partsOf(table)].join('-');
  return `${body}-${checkOf(body)}`;
};

const refused = (problem: Extract<Refusal, { readonly why: 'code' }>['problem']): Refusal => ({ why: 'code', problem });

/** The ids that these letters stand for, so many for each, in the order of the code; null when one is not known here. */
const namedBy = <Id extends string>(text: string, length: number, known: readonly Id[]): readonly Id[] | null => {
  if (text.length % length !== 0) return null;
  const codes = text.match(new RegExp(`.{${length}}`, 'g')) ?? [];
  const ids = codes.map((code) => known.find((id) => letters(id, length) === code));
  return ids.every((id) => id !== undefined) ? ids : null;
};

const number = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);

/** The rules with one part of a code on them; null when this version cannot read it. */
const withPart = ({ game: { souls, options } }: Ruled, part: string, length: number): Ruled | Refusal => {
  const said = part.slice(1);
  const later = refused('later');
  const on = (changed: Partial<TableOptions>): Ruled => ({ game: { souls, options: { ...options, ...changed } } });
  switch (part[0]) {
    case 'g': {
      const goal = number(said);
      return goal === null || goal < GOALS.least || goal > GOALS.most ? later : { game: { souls: goal, options } };
    }
    case 'o': {
      if ([...said].some((flag) => !FLAGS.some(([, known]) => known === flag))) return later;
      return on(Object.fromEntries(FLAGS.map(([name, flag]) => [name, said.includes(flag)])));
    }
    case 'm': {
      const mode = MODES.find((name) => name === said);
      return mode === undefined ? later : on({ mode });
    }
    case 'a':
      return on({ alone: true });
    case 'c': {
      const cap = number(said);
      return cap === null ? later : on({ cap });
    }
    case 'v': {
      const ids = namedBy(said, length, VARIANTS);
      return ids === null ? later : on({ variants: [...inVariantOrder(ids)] });
    }
    case 's': {
      const ids = namedBy(
        said,
        length,
        allSets.map(({ id }) => id),
      );
      return ids === null ? refused('cards') : { game: { souls, options: withSets(options, ids) } };
    }
    case 'p': {
      const ids = namedBy(
        said,
        length,
        otherPrintings.map(({ id }) => id),
      );
      return ids === null ? refused('cards') : on({ printings: said === '' ? 'any' : [...ids] });
    }
    case 'x':
    case 'w': {
      const ids = namedBy(
        said,
        length,
        allCards.map(({ id }) => id),
      );
      return ids === null ? refused('cards') : on(part[0] === 'x' ? { banned: [...ids] } : { mustHave: [...ids] });
    }
    default:
      return later;
  }
};

/** The table with the house rules of a code in place of its own, and without house cards, or why that code cannot be read. */
export const withRulesOf = <T extends Coded>(data: T, typed: string): T | Refusal => {
  const code = typed.trim().toLowerCase();
  const [, version, body, check] = /^(?:fs(\d+))(-.*)-([^-]+)$/.exec(code) ?? [];
  if (version === undefined || body === undefined || check === undefined) return refused('damaged');
  if (checkOf(`${MARK}${version}${body}`) !== check) return refused('damaged');
  const length = NAME_LENGTHS.get(Number(version));
  if (length === undefined) return refused('later');
  const {
    mode: _mode,
    alone: _alone,
    cap: _cap,
    variants: _variants,
    sets: _sets,
    printings: _printings,
    houseCards: _houseCards,
    ...options
  } = data.game.options;
  const { houseCards: _cards, ...game } = data.game;
  let rules: Ruled = {
    game: { souls: data.game.souls, options: { ...options, first: null, banned: [], mustHave: [] } },
  };
  for (const part of body.slice(1).split('-')) {
    const next = withPart(rules, part, length);
    if ('why' in next) return next;
    rules = next;
  }
  return { ...data, game: { ...game, ...rules.game } };
};
