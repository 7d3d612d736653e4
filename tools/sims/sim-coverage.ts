import {
  effectsOnStack,
  viewFor,
  type Card,
  type CardId,
  type CardType,
  type Decision,
  type LogLine,
  type OptionId,
  type Session,
  type View,
} from '../../src/engine/index.js';
import { isNode, placesIn, type TreeNode } from '../card-reports/card-tree.js';

/** What of a card can be reached in a game: being in play, and each thing that it may come to. */
type Kind = 'card' | 'mode' | 'row' | 'option' | 'replacement' | 'claim';

/** One thing to reach; `what` tells it from the others of the same kind on the card. */
interface Goal {
  readonly card: CardId;
  readonly kind: Kind;
  readonly what: string;
  /** The part of the card's tree that is carried out when it is reached. */
  readonly tree: unknown;
}

const listIn = (node: TreeNode, field: string): readonly TreeNode[] => {
  const list = node[field];
  return Array.isArray(list) ? list.filter(isNode) : [];
};

/** The goals of one node of a tree, without those further inside. */
const ownGoals = (card: CardId, node: TreeNode): readonly Goal[] => {
  if (node['kind'] === 'replacement') return [{ card, kind: 'replacement', what: '', tree: node }];
  if (node['kind'] === 'claim') return [{ card, kind: 'claim', what: '', tree: node }];
  const modes = listIn(node, 'modes').map((mode, index): Goal => ({
    card,
    kind: 'mode',
    what: `${String(node['key'])} ${index}`,
    tree: mode['effect'],
  }));
  const rows = listIn(node, 'rows').map((row): Goal => ({
    card,
    kind: 'row',
    what: `row${String(row['from'])}`,
    tree: row['effect'],
  }));
  const options = (node['do'] === 'chooseOne' ? listIn(node, 'options') : []).map((option, index): Goal => ({
    card,
    kind: 'option',
    what: `m${index}`,
    tree: option,
  }));
  return [...modes, ...rows, ...options];
};

/** The parts of abilities that the card gives to others: what those do with them counts as reached of this card. */
const givenTrees = ({ abilities }: Card): readonly TreeNode[] =>
  [...placesIn(abilities)].flatMap(({ value }) =>
    isNode(value) && value['modify'] === 'ability'
      ? [...placesIn(value['ability'])].map((place) => place.value).filter(isNode)
      : [],
  );

/** Everything that games with this card can reach of it, of its back too. */
export const goalsOf = ({ id, abilities, back }: Card): readonly Goal[] => [
  { card: id, kind: 'card', what: '', tree: null },
  ...[...placesIn(abilities)].flatMap(({ value }) => (isNode(value) ? ownGoals(id, value) : [])),
  ...(back === null ? [] : goalsOf(back)),
];

/** The cards in play and in slots. */
const cardsOnTable = ({ players, shop, monsters, rooms }: View): readonly CardId[] => [
  ...players.flatMap(({ characters, items, soulCards, curses }) =>
    [...characters, ...items, ...soulCards, ...curses].map(({ card }) => card),
  ),
  ...[...shop, ...monsters, ...rooms].flatMap(({ top, covered }) => [...(top === null ? [] : [top.card]), ...covered]),
];

/** Watches games, and tells what of the cards they have reached. */
export const openCoverage = (cards: readonly Card[]) => {
  const faces = cards.flatMap((card) => (card.back === null ? [card] : [{ ...card, back: null }, card.back]));
  const goals = new Map(faces.map((card) => [card.id, goalsOf(card)] as const));
  const left = new Map([...goals].map(([id, of]) => [id, new Set(of)] as const));
  const keyOf = new Map([...goals].flatMap(([id, of]) => of.map((goal, index) => [goal, `${id}#${index}`] as const)));
  let fresh: string[] = [];
  const givenBy = new Map<unknown, CardId>(
    faces.flatMap((card) => givenTrees(card).map((tree) => [tree, card.id] as const)),
  );
  const bonusSouls = new Set(cards.filter(({ type }) => type === 'bonusSoul').map(({ id }) => id));
  const reach = (card: CardId | null | undefined, fits: (goal: Goal) => boolean): void => {
    const open = card === null || card === undefined ? undefined : left.get(card);
    if (open === undefined || open.size === 0) return;
    for (const goal of open) {
      if (!fits(goal)) continue;
      open.delete(goal);
      fresh.push(keyOf.get(goal) ?? '');
    }
  };
  const isOnly = ({ card, what }: Goal): boolean => {
    const [key] = what.split(' ');
    return !(goals.get(card) ?? []).some((other) => other.kind === 'mode' && other.what === `${key} 1`);
  };
  /** A mode with a number to choose is there once for each number. */
  const isOfMode = (goal: Goal, ability: string, mode: number): boolean =>
    goal.what === `${ability} ${mode}` || (goal.what === `${ability} 0` && isOnly(goal));
  const readStack = (session: Session): void => {
    for (const { card, ability, mode, effect, is } of effectsOnStack(session)) {
      if (is === 'loot') reach(card, ({ kind }) => kind === 'card');
      reach(givenBy.get(effect), ({ kind, tree }) => (kind === 'mode' || kind === 'row') && tree === effect);
      if (is === 'outcome')
        reach(card, ({ kind, what, tree }) => kind === 'row' && what === ability && tree === effect);
      else reach(card, (goal) => goal.kind === 'mode' && isOfMode(goal, ability, mode));
    }
  };
  const isOfStart = (card: CardId, effect: unknown): boolean =>
    (faces.find(({ id }) => id === card)?.abilities ?? []).some(
      (ability) =>
        ability.kind === 'triggered' &&
        ability.when.event === 'gameStarts' &&
        ability.modes.some((mode) => mode.effect === effect),
    );
  const readLine = ({ say, event, object, source }: LogLine): void => {
    const card = object !== undefined && 'card' in object ? object.card : null;
    if (say === 'event' && (event === 'enterPlay' || event === 'gainCurse' || event === 'flip'))
      reach(card, ({ kind }) => kind === 'card');
    if (say === 'event' && event === 'gainSoul') reach(card, ({ kind }) => kind === 'card' || kind === 'claim');
    // What a bonus soul does with counters happens without the stack (DEC-33).
    const isCounters = event === 'putCounters' || event === 'removeCounters';
    if (say === 'event' && isCounters && card !== null && bonusSouls.has(card))
      reach(card, ({ kind, tree }) => kind === 'mode' && isNode(tree) && tree['do'] === event);
    if (say === 'refilled') reach(source, ({ kind }) => kind === 'card');
    if (say === 'replaced' || say === 'prevented') reach(source, ({ kind }) => kind === 'replacement');
  };
  return {
    /** What the set-up has put on the table; what a game begins with has happened then, with no stack (SETUP-09). */
    began: (session: Session): void => {
      for (const card of cardsOnTable(viewFor(session, null)))
        reach(card, ({ kind, tree }) => kind === 'card' || (kind === 'mode' && isOfStart(card, tree)));
    },
    /** What a decision was answered with; the options of priority are not listed for it. */
    answered: (decision: Decision, chosen: readonly OptionId[]): void => {
      if (decision.key !== 'effect.option') return;
      const taken = decision.options.find(({ id }) => id === chosen[0]);
      reach(decision.card, ({ kind, tree }) => kind === 'option' && tree === taken?.meaning.effect);
    },
    /** How things stand after an answer, and what the log says of it. */
    seen: (session: Session, lines: readonly LogLine[]): void => {
      readStack(session);
      for (const line of lines) readLine(line);
    },
    /** The keys of what has been reached since this was asked last; a key means the same goal in every run on these cards. */
    takeReached: (): readonly string[] => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    /** Takes for reached what other games have reached. */
    know: (reached: ReadonlySet<string>): void => {
      for (const open of left.values())
        for (const goal of open) if (reached.has(keyOf.get(goal) ?? '')) open.delete(goal);
    },
    goals: (): readonly Goal[] => [...goals.values()].flat(),
    missing: (): readonly Goal[] => [...left.values()].flatMap((open) => [...open]),
  };
};
export type Coverage = ReturnType<typeof openCoverage>;

/** What is there once in a game, and how many of them games deal at most. */
const DEALT: Partial<Record<CardType, number>> = { character: 4, bonusSoul: 3 };

/**
 * The same cards, with those of which something is still missing so many that about every second card of their deck is
 * one of them: games with these reach what hardly ever comes up in others. Of characters and bonus souls, of which there
 * is one each, others are left out as far as there are enough; where `whole` is set they stay, for what needs them outside
 * the game.
 */
export const focused = (cards: readonly Card[], missing: readonly Goal[], whole = true): readonly Card[] => {
  const wanted = new Set(missing.map(({ card }) => card));
  const isWanted = ({ id, back, startingItem }: Card): boolean =>
    wanted.has(id) || (back !== null && wanted.has(back.id)) || (startingItem !== null && wanted.has(startingItem));
  const others = (type: CardType): readonly Card[] => cards.filter((card) => card.type === type && !isWanted(card));
  return cards.flatMap((card) => {
    const deck = cards.filter(({ type }) => type === card.type);
    const dealt = DEALT[card.type];
    if (dealt !== undefined) {
      const spare = Math.max(0, dealt - deck.filter(isWanted).length);
      const isLeftOut = !isWanted(card) && others(card.type).indexOf(card) >= spare;
      return whole || spare >= dealt || !isLeftOut ? [card] : [];
    }
    if (!isWanted(card) || card.type === 'startingItem') return [card];
    const left = others(card.type).reduce((sum, { copies }) => sum + copies, 0);
    return [{ ...card, copies: Math.max(card.copies, Math.ceil(left / deck.filter(isWanted).length)) }];
  });
};

const KINDS: readonly Kind[] = ['card', 'mode', 'row', 'option', 'replacement', 'claim'];

/** How much of one kind there is, and how much of it was reached, in the games and in the focused ones after them. */
interface Reached {
  readonly all: number;
  readonly games: number;
  readonly focused: number;
  /** As `card`, or `card/what`. */
  readonly missing: readonly string[];
}
export type CoverageTable = Readonly<Record<Kind, Reached>>;

const nameOf = ({ card, what }: Goal): string => (what === '' ? card : `${card}/${what}`);

/** The table, from what there is to reach and what was missing after the games and after the focused ones. */
export const coverageTable = (
  goals: readonly Goal[],
  afterGames: readonly Goal[],
  afterFocus: readonly Goal[],
): CoverageTable => {
  const row = (kind: Kind): Reached => {
    const of = (some: readonly Goal[]): readonly Goal[] => some.filter((goal) => goal.kind === kind);
    const missing = of(afterFocus);
    const open = of(afterGames).length;
    const all = of(goals).length;
    return { all, games: all - open, focused: open - missing.length, missing: missing.map(nameOf) };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, row(kind)])) as CoverageTable;
};

/** A table for each set of these cards. */
export const coverageBySet = (
  cards: readonly Card[],
  ...[goals, afterGames, afterFocus]: Parameters<typeof coverageTable>
): Readonly<Record<string, CoverageTable>> => {
  const setOf = new Map(cards.flatMap(({ id, set, back }) => [[id, set] as const, [back?.id ?? id, set] as const]));
  const of = (set: string, some: readonly Goal[]): readonly Goal[] =>
    some.filter(({ card }) => setOf.get(card) === set);
  return Object.fromEntries(
    [...new Set(setOf.values())].map((set) => [
      set,
      coverageTable(of(set, goals), of(set, afterGames), of(set, afterFocus)),
    ]),
  );
};
