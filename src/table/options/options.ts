import {
  inVariantOrder,
  variantClash,
  variantNamed,
  type Card,
  type CardId,
  type CardType,
  type VariantId,
} from '../../engine/index.js';
import { usualPace, withPaceSetting } from '../clock/pace.js';
import { copiesOf, dealtFrom, deckOf, decksOf, PLAYABLE_SETS, poolOf, setsOf, withSets } from './decks.js';
import { USUAL_GOAL } from '../record/fields/goals.js';
import { PRESETS, PRESET_NAMES, type Preset } from '../record/fields/presets.js';
import { SEATS } from '../record/fields/seat-numbers.js';
import { difficultyOf, modeIn, seatsFor } from '../record/way-to-play.js';
import { choosingHouseCards } from './house-cards.js';
import { printingsOf, withPrintings } from './printings.js';
import { withRulesOf } from './rules-code.js';
import { updated, type HasGame, type TableData, type TableOptions } from '../record/data.js';
import type {
  DeckList,
  HouseRule,
  IdleReason,
  Setting,
  Strength,
  Switch,
  Switches,
} from '../record/fields/settings.js';
import type { ListRefusal, Refusal } from '../record/outcome.js';

/** Bonus souls of a game (SETUP-06). */
const BONUS_SOULS = 3;

/** Cards on one list: as many as fit in the menu that takes them off again. */
const LONGEST_LIST = 25;

type Chosen = HasGame<'souls' | 'options' | 'houseCards'> & {
  readonly display: Pick<TableData['display'], 'language' | 'picture'>;
};

/** The options of a table with a preset on them. */
export const withPreset = <T extends HasGame<'souls' | 'options'>>(data: T, preset: Preset): T => {
  const { souls, ...set } = PRESETS[preset];
  const { mode: _mode, alone: _alone, cap: _cap, ...options } = data.game.options;
  return updated(data, { game: { souls, options: { ...options, first: null, ...set } } });
};

type Switched = HasGame<'options'> & { readonly display: Pick<TableData['display'], 'picture'> };

/** Whether something is on at a table. */
export const isOn = ({ display: { picture }, game: { options } }: Switched, name: Switch): boolean =>
  name === 'picture' ? picture : options[name];

/** The options of a table with some switches as they say. */
export const withSwitches = <T extends Switched>(
  data: T,
  { picture = data.display.picture, ...on }: Partial<Switches>,
): T => updated(data, { display: { picture }, game: { options: { ...data.game.options, ...on } } });

/** Whether souls are no goal: the death of a final boss is (CHAL-11). */
export const isChallenge = (options: Pick<TableOptions, 'mode'>): boolean => modeIn(options)?.challenge !== undefined;

/** The preset that a table plays with, its lists left aside; null for a choice of its own. */
export const presetOf = ({ game: { souls, options } }: HasGame<'souls' | 'options'>): Preset | null => {
  const fits = (preset: Preset): boolean => {
    const { bonusSouls, takeBack, souls: goal, mode, alone } = PRESETS[preset];
    const isSame = mode === options.mode && alone === options.alone;
    return (
      (goal === souls || isChallenge(options)) &&
      isSame &&
      bonusSouls === options.bonusSouls &&
      takeBack === options.takeBack
    );
  };
  return options.first === null ? (PRESET_NAMES.find(fits) ?? null) : null;
};

/** Everything in which a table differs from the rulebook. To take back or not is no part of the rules. */
export const houseRules = ({ game: { souls, options } }: HasGame<'souls' | 'options'>): readonly HouseRule[] => {
  const { first, bonusSouls, banned, mustHave, cap, variants = [], houseCards = [] } = options;
  const isGoal = modeIn(options) === null ? souls === USUAL_GOAL : difficultyOf({ game: { souls, options } }) !== null; // COOP-07
  const isUsual = isGoal || isChallenge(options); // CHAL-11
  const printings = printingsOf(options);
  return [
    ...(isUsual ? [] : [{ rule: 'souls', souls } as const]),
    ...(variants.length === 0 ? [] : [{ rule: 'variants', variants } as const]), // VAR-11
    ...(cap === undefined ? [] : [{ rule: 'cap', cap } as const]),
    ...(first === null ? [] : [{ rule: 'first', player: first } as const]),
    ...(bonusSouls || modeIn(options)?.bonusSouls === false ? [] : [{ rule: 'noBonusSouls' } as const]),
    ...(printings === 'original' ? [] : [{ rule: 'printings', printings } as const]),
    ...(houseCards.length === 0 ? [] : [{ rule: 'houseCards', names: houseCards } as const]),
    ...(banned.length === 0 ? [] : [{ rule: 'banned', cards: banned } as const]),
    ...(mustHave.length === 0 ? [] : [{ rule: 'mustHave', cards: mustHave } as const]),
  ];
};

/** The cards of these sets that can be banned or wished for; a starting item comes and goes with its character. */
export const listableIn = (sets: readonly string[]): readonly Card[] =>
  poolOf(sets).filter(({ type }) => type !== 'startingItem');

/** Kinds of cards of which enough must be left. */
const KINDS = ['character', 'loot', 'treasure', 'monster', 'room'] as const;
type Kind = (typeof KINDS)[number];

/** Fewest cards that must be left (SETUP-03, SETUP-04, SETUP-07, SETUP-10), at a full table; as many rooms as slots (SETUP-05). */
const leastOf = (options: TableOptions): Readonly<Record<Kind, number>> => {
  const full = Math.max(SEATS.usual, seatsFor(options).most);
  return { character: full, loot: 3 * full, treasure: 2, monster: 2, room: 1 };
};

const typeIn = (cards: readonly Card[], id: CardId): CardType | null =>
  cards.find((card) => card.id === id)?.type ?? null;

type Problem = Extract<ListRefusal, { readonly why: 'deckList' }>['problem'];

const refused = (problem: Problem, card: CardId | null, number = 0): ListRefusal => ({
  why: 'deckList',
  problem,
  card,
  number,
});

/** Why these sets cannot be played, or null: none, or one that is not there, or not any more. */
const noSuchSets = (sets: readonly string[]): Refusal | null => {
  if (sets.length === 0) return { why: 'sets', set: null };
  const gone = sets.find((id) => !PLAYABLE_SETS.some((set) => set === id));
  return gone === undefined ? null : { why: 'sets', set: gone };
};

/** How many cards of each kind a game of two is dealt from: fewer than there are in the ratios, and only monsters that fight (DECK-04, SETUP-04). */
const dealtCopies = (pool: readonly Card[], options: TableOptions): Readonly<Record<Kind, number>> => {
  const dealt = dealtFrom(pool, SEATS.least, options); // SETUP-12
  const { loot, treasure, monster, room } = decksOf(dealt, options, '');
  const fighting = new Set(dealt.filter(({ hp }) => hp !== null).map(({ id }) => id));
  return {
    character: copiesOf(dealt, 'character').length,
    loot: loot.length,
    treasure: treasure.length,
    monster: monster.filter((id) => fighting.has(id)).length, // SETUP-04
    room: room.length,
  };
};

/** Why too few cards are left of one kind, or null. */
const tooFew = (pool: readonly Card[], options: TableOptions): ListRefusal | null => {
  const [left, least] = [dealtCopies(pool, options), leastOf(options)];
  const kind = KINDS.find((one) => left[one] < least[one] && (options.rooms || one !== 'room'));
  return kind === undefined ? null : { why: 'tooFewCards', kind, least: least[kind] };
};

/** Why a way to play goes with these options not at all, or null. */
const excluded = (options: TableOptions): Refusal | null => {
  const mode = modeIn(options);
  const seats = seatsFor(options).most;
  if (options.bonusSouls && mode?.bonusSouls === false) return { why: 'mode', problem: 'bonusSouls', seats }; // BSOUL-06
  if (options.cap !== undefined && mode?.sharesGoal !== true) return { why: 'mode', problem: 'cap', seats }; // COOP-08
  const clash = variantClash(options.variants ?? [], mode);
  return clash === null ? null : { why: 'variants', clash };
};

/**
 * Why these souls are no goal that can be reached, or null: those who share one have fewer together with a cap for each (COOP-08),
 * and the final boss of a challenge does not come (CHAL-05).
 */
export const unreachable = ({ game: { souls, options } }: HasGame<'souls' | 'options'>): Refusal | null => {
  const mode = modeIn(options);
  const { cap } = options;
  if (cap === undefined || mode?.sharesGoal !== true) return null;
  const goal = mode.challenge?.opensAt.souls ?? souls;
  return cap * seatsFor(options).most < goal ? { why: 'mode', problem: 'capTooLow', cap, goal } : null;
};

/** Why the options cannot be dealt whoever sits there, or null: no such sets, too few cards left, or more wished for than fit. */
export const undealable = (options: TableOptions): Refusal | null => {
  const { mustHave, bonusSouls, rooms } = options;
  const sets = setsOf(options);
  const gone = noSuchSets(sets) ?? excluded(options);
  if (gone !== null) return gone;
  const listable = listableIn(sets);
  const few = tooFew(listable, options);
  if (few !== null) return few;
  const missing = mustHave.find((id) => typeIn(listable, id) === null);
  if (missing !== undefined) return refused('notInSets', missing);
  const wished = listable.filter(({ id }) => mustHave.includes(id));
  const inNoDeck = wished.find((card) => deckOf(card) === 'outside');
  if (inNoDeck !== undefined) return refused('noDeck', inNoDeck.id);
  const forMore = wished.find(({ threePlus }) => threePlus);
  if (forMore !== undefined && seatsFor(options).most < 3) return refused('neverThree', forMore.id); // SETUP-12
  const room = mustHave.find((id) => typeIn(listable, id) === 'room');
  if (room !== undefined && !rooms) return refused('noRooms', room);
  const souls = mustHave.filter((id) => typeIn(listable, id) === 'bonusSoul');
  if (souls.length > 0 && !bonusSouls) return refused('noBonusSouls', souls[0] ?? null);
  if (souls.length > BONUS_SOULS) return refused('tooManyBonusSouls', null, BONUS_SOULS);
  const characters = mustHave.filter((id) => typeIn(listable, id) === 'character');
  const { most } = seatsFor(options);
  return characters.length > most ? refused('tooManyCharacters', null, most) : null;
};

/** Why a table with these options cannot have so many seats, or null: a way to play has its own number of them (COOP-01). */
export const whyNotSeats = (options: TableOptions, seats: number): Refusal | null => {
  if (modeIn(options) !== null) return { why: 'mode', problem: 'ownSeats', seats: seatsFor(options).most };
  return seats < SEATS.least || seats > SEATS.most ? { why: 'notPossible' } : null;
};

/** The options with so many seats, or why that cannot be. */
const withSeats = (options: TableOptions, number: number): TableOptions | Refusal => {
  const { seats: _seats, ...others } = options;
  return whyNotSeats(options, number) ?? (number === SEATS.usual ? others : { ...others, seats: number });
};

/** Why a game of so many seats cannot be dealt with these options, or null. */
export const whyNotDealt = (options: TableOptions, seats: number): Refusal | null => {
  const listable = listableIn(setsOf(options));
  const characters = options.mustHave.filter((id) => typeIn(listable, id) === 'character');
  if (characters.length > seats) return refused('tooManyCharacters', null, seats);
  const forMore = listable.find(({ id, threePlus }) => threePlus && options.mustHave.includes(id));
  const refusal = undealable(options);
  return refusal === null && forMore !== undefined && seats < 3 ? refused('threePlus', forMore.id) : refusal; // SETUP-12
};

/** Why a card on a list changes nothing about a game of so many seats with these options, or null. */
const whyIdle = (options: TableOptions, list: DeckList, id: CardId, seats: number): IdleReason | null => {
  const pool = listableIn(setsOf(options));
  const card = pool.find((one) => one.id === id);
  if (card === undefined) return 'notInSets';
  const { type, threePlus } = card;
  if (type === 'room' && !options.rooms) return 'noRooms';
  if (type === 'bonusSoul' && !options.bonusSouls) return 'noBonusSouls';
  if (threePlus && seats < 3) return 'threePlus'; // SETUP-12
  const variants = (options.variants ?? []).map(variantNamed);
  if (type === 'character' && variants.some(({ everybodyIs }) => everybodyIs !== undefined)) return 'everybodyIs'; // VAR-03
  if (list === 'banned') return null;
  if (type === 'character') return variants.some(({ characters }) => characters === 'any') ? 'eachChooses' : null; // VAR-07
  const souls = copiesOf(dealtFrom(pool, seats, options), 'bonusSoul').length;
  const isThere = type === 'bonusSoul' ? souls <= BONUS_SOULS : type === 'room' || !options.ratios;
  return isThere ? 'anyway' : null;
};

/** The cards on a list that change nothing about a game of so many seats, by the reason. */
export const idleOn = (
  options: TableOptions,
  list: DeckList,
  seats: number,
): ReadonlyMap<IdleReason, readonly CardId[]> => {
  const found = new Map<IdleReason, CardId[]>();
  for (const id of options[list]) {
    const why = whyIdle(options, list, id, seats);
    if (why !== null) found.set(why, [...(found.get(why) ?? []), id]);
  }
  return found;
};

/** Puts a card on a list, or takes it off both. */
const listed = (options: TableOptions, list: DeckList | null, card: CardId): TableOptions | ListRefusal => {
  const { banned, mustHave } = options;
  const on: DeckList | null = banned.includes(card) ? 'banned' : mustHave.includes(card) ? 'mustHave' : null;
  if (on === null && typeIn(listableIn(setsOf(options)), card) === null) return refused('unknownCard', null); // what is no card has no name
  if (list === null) {
    if (on === null) return refused('notListed', card);
    return { ...options, [on]: options[on].filter((id) => id !== card) };
  }
  if (on !== null) return refused(on, card);
  if (options[list].length >= LONGEST_LIST) return refused('full', null, LONGEST_LIST);
  return { ...options, [list]: [...options[list], card] };
};

/** The options with these variants and no others (VAR-11). */
const withVariants = ({ variants: _before, ...options }: TableOptions, chosen: readonly VariantId[]): TableOptions => {
  const variants = [...inVariantOrder(chosen)];
  return variants.length === 0 ? options : { ...options, variants };
};

/** The options with computer players that play so well. */
export const withStrength = ({ strength: _before, ...options }: TableOptions, strength: Strength): TableOptions =>
  strength === 'simple' ? options : { ...options, strength };

/** The table with one setting changed, or why that cannot be. */
export const withSetting = <T extends Chosen>(data: T, setting: Setting): T | Refusal => {
  const changed = applied(data, setting);
  if ('why' in changed) return changed;
  if (setting.set === 'list' && setting.list === null) return changed; // else two that cannot be dealt could not be taken off
  return undealable(changed.game.options) ?? unreachable(changed) ?? changed;
};

const applied = <T extends Chosen>(data: T, setting: Setting): T | Refusal => {
  const { options } = data.game;
  switch (setting.set) {
    case 'preset':
      return withPreset(data, setting.preset);
    case 'souls':
      return isChallenge(options)
        ? { why: 'mode', problem: 'noGoal', seats: seatsFor(options).most } // CHAL-11
        : updated(data, { game: { souls: setting.souls } });
    case 'first':
      return updated(data, { game: { options: { ...options, first: setting.first } } });
    case 'seats': {
      const changed = withSeats(options, setting.seats);
      return 'why' in changed ? changed : updated(data, { game: { options: changed } });
    }
    case 'cap': {
      const { cap: _cap, ...others } = options;
      return updated(data, { game: { options: setting.cap === null ? others : { ...others, cap: setting.cap } } });
    }
    case 'variants':
      return updated(data, { game: { options: withVariants(options, setting.variants) } });
    case 'printings': {
      const printed = withPrintings(options, setting.printings);
      return 'why' in printed ? printed : updated(data, { game: { options: printed } });
    }
    case 'houseCards':
      return choosingHouseCards(data, setting.cards);
    case 'code':
      return withRulesOf(data, setting.code);
    case 'strength':
      return updated(data, { game: { options: withStrength(options, setting.strength) } });
    case 'language':
      return updated(data, { display: { language: setting.language } });
    case 'switches':
      return withSwitches(data, setting.on);
    case 'pace':
      return updated(data, {
        game: { options: { ...options, pace: usualPace(setting.pace), thread: setting.thread ?? options.thread } },
      });
    case 'clock': {
      const pace = options.pace === null ? null : withPaceSetting(options.pace, setting);
      return pace === null ? { why: 'notPossible' } : updated(data, { game: { options: { ...options, pace } } });
    }
    case 'sets':
      return updated(data, { game: { options: withSets(options, setting.sets) } });
    case 'list': {
      const lists = listed(options, setting.list, setting.card);
      return 'why' in lists ? lists : updated(data, { game: { options: lists } });
    }
    default:
      return setting satisfies never;
  }
};
