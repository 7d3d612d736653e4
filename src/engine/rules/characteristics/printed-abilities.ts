import {
  numbersAfter,
  withNumbersChanged,
  type Ability,
  type Card,
  type CardId,
  type ChangedNumber,
  type EventType,
  type Modifier,
  type NumberChange,
  type ObjectId,
  type Stat,
  type Workplace,
} from '../../vocabulary/index.js';
import {
  ABILITY_CHANGES,
  DECKS,
  pilesIn,
  SLOTS,
  foundWorkplaces,
  indexed,
  objectOf,
  objectsInPlay,
  keepElsewhere,
  keepPrint,
  newReadCache,
  knownElsewhere,
  knownPrint,
  workingIn,
  reprinted,
  storedChanges,
  type AbilityIndex,
  type Game,
  type GameObject,
  type Held,
  type HeldAbilities,
  type Printed,
  type ReplacementAbility,
  type StaticAbility,
  type CachedBoard,
  type TriggeredAbility,
  type Workplaces,
} from '../../state/index.js';

const STAT_KINDS = { hp: 'stat hp', dc: 'stat dc', atk: 'stat atk' } as const satisfies Record<Stat, string>;
/** Names a kind of modifier, that of a stat by the stat too. */
export const kindOf = (kind: Modifier['modify'], stat: Stat | undefined): string =>
  stat === undefined ? kind : STAT_KINDS[stat];

const kindsOf = ({ grants }: StaticAbility): ReadonlySet<string> =>
  new Set(grants.map((grant) => kindOf(grant.modify, grant.modify === 'stat' ? grant.stat : undefined)));

type Sorted = { -readonly [List in keyof AbilityIndex]: AbilityIndex[List][number][] };

const sorted = (abilities: readonly Ability[]): AbilityIndex => {
  const index: Sorted = { statics: [], triggers: [], replacements: [], activated: [], keywords: [] };
  for (const ability of abilities)
    if (ability.kind === 'static') for (const kind of kindsOf(ability)) index.statics.push([kind, ability]);
    else if (ability.kind === 'triggered') index.triggers.push([ability.when.event, ability]);
    else if (ability.kind === 'replacement') index.replacements.push([ability.would.event, ability]);
    else if (ability.kind === 'activated') index.activated.push(ability);
    else if (ability.kind === 'keyword') index.keywords.push(ability.word);
  return index;
};

/** The abilities by what asks for them. */
export const indexOf = (g: Game, abilities: readonly Ability[]): AbilityIndex => indexed(g, abilities, sorted);

/** The card that an object has become a copy of last; null when it is itself. */
export const copiedCard = (g: Game, id: ObjectId): CardId | null => {
  let copied: CardId | null = null;
  for (const { modifier } of storedChanges(g).ofPrint)
    if (modifier.modify === 'copyOf' && modifier.on.select === 'fixed' && modifier.on.refs.includes(id))
      copied = modifier.card;
  return copied;
};

/** The changes of numbers in what is printed on an object, oldest first; nearly always none. */
const numberChanges = (g: Game, id: ObjectId, card: CardId): readonly NumberChange[] => {
  let found: NumberChange[] | null = null;
  for (const { modifier } of storedChanges(g).ofPrint)
    if (
      modifier.modify === 'number' &&
      modifier.card === card &&
      modifier.on.select === 'fixed' &&
      modifier.on.refs.includes(id)
    )
      (found ??= []).push({ ordinal: modifier.ordinal, by: modifier.by });
  return found ?? [];
};

/** The numbers of the text printed on an object, and what they are now; with a further change after those there are. */
export const numbersOn = (g: Game, id: ObjectId, further: readonly NumberChange[] = []): readonly ChangedNumber[] => {
  const { id: card, abilities } = g.card(copiedCard(g, id) ?? objectOf(g.state, id).card);
  return numbersAfter(abilities, [...numberChanges(g, id, card), ...further]);
};

/** Those that are not as printed; nearly always none. */
export const changedNumbersOn = (g: Game, id: ObjectId): readonly ChangedNumber[] =>
  storedChanges(g).ofPrint.some(({ modifier }) => modifier.modify === 'number')
    ? numbersOn(g, id).filter(({ was, number }) => was !== number)
    : [];

/** What is printed on an object where effects may have changed that. */
const changedCard = (g: Game, object: GameObject): Card => {
  const card = g.card(copiedCard(g, object.id) ?? object.card); // COPY-01
  const changes = numberChanges(g, object.id, card.id);
  if (changes.length === 0) return card;
  return reprinted(g, card, changes, () => ({ ...card, abilities: withNumbersChanged(card.abilities, changes) }));
};

/** What is printed on an object: its own card, or the one that it is a copy of (COPY-01, COPY-07), with changed numbers. */
export const cardNow = (g: Game, object: GameObject): Card =>
  storedChanges(g).ofPrint.length === 0 ? g.card(object.card) : changedCard(g, object);

/** What is printed on a card whose object has gone: all that is known of it then (DEC-11). */
export const lastKnownAbilities = (g: Game, card: CardId): readonly Ability[] => g.card(card).abilities;

/** The other face of a card, as its id; null without one (FLIP-01). */
export const backOf = (g: Game, card: CardId): CardId | null => g.card(card).back?.id ?? null;

const add = <K, A extends Ability>(to: Map<K, Held<A>[]>, id: ObjectId, found: readonly (readonly [K, A])[]): void => {
  for (const [key, ability] of found) {
    const there = to.get(key);
    if (there === undefined) to.set(key, [{ id, ability }]);
    else there.push({ id, ability });
  }
};

/** The places out of play where an ability may work if it says so (ABIL-01). */
const OUT_OF_PLAY = ['covered', 'discard', 'outside'] as const satisfies readonly Workplace[];

/** Where an ability of this card works, besides in play. */
const workplacesOf = (g: Game, card: CardId): readonly Workplace[] =>
  foundWorkplaces(g, card, () =>
    OUT_OF_PLAY.filter((place) => g.card(card).abilities.some(({ worksIn = [] }) => worksIn.includes(place))),
  );

/** The cards of this game with an ability that works out of play, by where it does. */
const findWorkplaces = (g: Game): Workplaces => {
  const { objects, decks } = g.state;
  const found = new Map<Workplace, Set<CardId>>();
  const look = (card: CardId): void => {
    for (const place of workplacesOf(g, card)) found.set(place, (found.get(place) ?? new Set()).add(card));
  };
  for (const { card } of Object.values(objects)) look(card);
  for (const deck of DECKS) for (const card of decks[deck]) look(card);
  return found;
};

/** Of the cards outside the game what is face down says nothing, nor a bonus soul that this game is played without (BSOUL-01). */
const isOfThisGame = (g: Game, id: ObjectId): boolean => {
  const { card, faceDown } = objectOf(g.state, id);
  if (faceDown === true) return false; // BSOUL-04
  return g.card(card).type !== 'bonusSoul' || g.state.bonusSouls.includes(id); // BSOUL-01, SETUP-06
};

/** What of these cards works at a place; a pile is looked through again only when it has changed. */
const among = (g: Game, cards: ReadonlySet<CardId>, ids: readonly ObjectId[]): readonly ObjectId[] =>
  workingIn(g, ids, (id) => cards.has(objectOf(g.state, id).card));

const coveredAmong = (g: Game, cards: ReadonlySet<CardId>): readonly ObjectId[] => {
  const found: ObjectId[] = [];
  for (const slot of SLOTS)
    for (const pile of pilesIn(g.state, slot))
      if (pile.length > 1) for (const id of among(g, cards, pile)) if (id !== pile.at(-1)) found.push(id);
  return found;
};

const discardedAmong = (g: Game, cards: ReadonlySet<CardId>): readonly ObjectId[] => {
  const found: ObjectId[] = [];
  for (const deck of DECKS) found.push(...among(g, cards, g.state.discards[deck]));
  return found;
};

const FOUND_AT = {
  covered: coveredAmong,
  discard: discardedAmong,
  outside: (g, cards) => among(g, cards, g.state.outside).filter((id) => isOfThisGame(g, id)),
} as const satisfies Readonly<
  Record<(typeof OUT_OF_PLAY)[number], (g: Game, cards: ReadonlySet<CardId>) => readonly ObjectId[]>
>;

/** Always in the same order, whichever card was looked at first. */
const findElsewhere = (g: Game, workplaces: Workplaces): readonly ObjectId[] => {
  const found: ObjectId[] = [];
  for (const place of OUT_OF_PLAY) {
    const cards = workplaces.get(place);
    if (cards !== undefined) found.push(...FOUND_AT[place](g, cards));
  }
  return found;
};

const NOWHERE: readonly ObjectId[] = [];

/** Cards that are not in play and have an ability that may work there (ABIL-01). */
const elsewhere = (g: Game): readonly ObjectId[] => {
  const workplaces = (g.cache.workplaces ??= findWorkplaces(g));
  if (workplaces.size === 0) return NOWHERE;
  return knownElsewhere(g) ?? keepElsewhere(g, findElsewhere(g, workplaces));
};

/** Collects what these abilities are asked for. */
export const collected = (g: Game, abilitiesOf: (id: ObjectId) => readonly Ability[]): HeldAbilities => {
  const statics = new Map<string, Held<StaticAbility>[]>();
  const triggers = new Map<EventType, Held<TriggeredAbility>[]>();
  const replacements = new Map<EventType, Held<ReplacementAbility>[]>();
  for (const id of [...objectsInPlay(g), ...elsewhere(g)]) {
    const index = indexOf(g, abilitiesOf(id));
    add(statics, id, index.statics);
    add(triggers, id, index.triggers);
    add(replacements, id, index.replacements);
  }
  return { statics, triggers, replacements, changeAbilities: ABILITY_CHANGES.some((kind) => statics.has(kind)) };
};

const readPrint = (g: Game, others: readonly ObjectId[]): Printed => {
  const cardOf = (id: ObjectId): Card => cardNow(g, objectOf(g.state, id));
  const withHp = objectsInPlay(g).filter((id) => objectOf(g.state, id).role !== 'character' && cardOf(id).hp !== null); // CHAR-04
  const { statics, triggers, replacements, changeAbilities } = collected(g, (id) => cardOf(id).abilities);
  const made: Printed = { statics, triggers, replacements, changeAbilities, withHp };
  keepPrint(g, made, others);
  return made;
};

const printedNow = (g: Game): Printed => {
  const others = elsewhere(g);
  return knownPrint(g, others) ?? readPrint(g, others);
};

const newBoard = (g: Game, printed: Printed): CachedBoard => {
  const { players, slots, outside, continuous, discards, turn } = g.state;
  const { mutationCount } = g.cache;
  const reads = newReadCache();
  const isAsPrinted = !printed.changeAbilities && !storedChanges(g).ofAbilities;
  return {
    isAsPrinted,
    players,
    slots,
    outside,
    continuous,
    discards,
    active: turn.active,
    mutationCount,
    printed,
    reads,
  };
};

/** Whether the board is the same but for the discards, where nearly always nothing has an ability that works. */
const isSameBut = (g: Game, board: CachedBoard): boolean => {
  const { players, slots, outside, continuous, turn } = g.state;
  return (
    board.players === players &&
    board.slots === slots &&
    board.continuous === continuous &&
    board.outside === outside &&
    board.active === turn.active &&
    board.mutationCount === g.cache.mutationCount
  );
};

/** The board as it is now, with what was read from it: the same object for as long as nothing on the board changes. */
export const cachedBoard = (g: Game): CachedBoard => {
  const { board } = g.cache;
  const isNearlySame = board !== null && isSameBut(g, board);
  if (isNearlySame && board.discards === g.state.discards) return board;
  const printed = printedNow(g);
  if (isNearlySame && board.printed === printed) {
    board.discards = g.state.discards;
    return board;
  }
  return (g.cache.board = newBoard(g, printed));
};

/** What is printed on everything on the table; as long as nothing moves this stays the same. */
export const heldAsPrinted = (g: Game): Printed => cachedBoard(g).printed;
