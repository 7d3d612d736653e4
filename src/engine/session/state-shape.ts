import { modeNamed } from '../rules/modes/modes.js';
import { MODES, VARIANTS, type GameState, type GameObject, type PlayerState } from '../state/index.js';

type Node = Readonly<Record<string, unknown>>;
type Group = 'memory' | 'turn';
type Names<T> = readonly (keyof T & string)[];

/** The parts of a state that everything goes through, by what they are. */
const LISTS = [
  'turnOrder',
  'extraTurns',
  'outside',
  'bonusSouls',
  'holding',
  'stack',
  'procedures',
  'waiting',
  'continuous',
  'standing',
  'won',
] as const satisfies Names<GameState>;
const GROUPS = ['config', 'turn', 'players', 'objects', 'decks', 'discards', 'slots', 'flow', 'memory'] as const;
const NUMBERS = ['draws', 'nextId', 'transition', 'supply'] as const;
const INSIDE = {
  memory: {
    lists: ['firsts', 'rolls'],
    groups: ['orders', 'roundFirsts', 'happened', 'chain', 'tallies', 'maxHp', 'blows', 'sights'],
    numbers: [],
  },
  turn: {
    lists: ['grants', 'attacked', 'diedThisTurn'],
    groups: [],
    numbers: ['number', 'attacks', 'purchases', 'allowedLoots', 'deckAttacks'],
  },
} as const satisfies { readonly [G in Group]: Readonly<Record<'lists' | 'groups' | 'numbers', Names<GameState[G]>>> };

const isGroup = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = (node: Node, name: string): Node => {
  const value = node[name];
  return isGroup(value) ? value : {};
};

const PLAYER = {
  lists: ['hand', 'area'],
  groups: ['counters'],
  numbers: ['coins', 'damage', 'lootPlays', 'turnsToSkip'],
} as const satisfies Readonly<Record<'lists' | 'groups' | 'numbers', Names<PlayerState>>>;
const OBJECT = { lists: [], groups: ['counters'], numbers: ['damage'] } as const satisfies Readonly<
  Record<'lists' | 'groups' | 'numbers', Names<GameObject>>
>;

/** The names in a node that are not what they should be. */
const misfits = (
  node: Node,
  { lists, groups, numbers }: Readonly<Record<'lists' | 'groups' | 'numbers', readonly string[]>>,
): readonly string[] => [
  ...lists.filter((name) => !Array.isArray(node[name])),
  ...groups.filter((name) => !isGroup(node[name])),
  ...numbers.filter((name) => !Number.isSafeInteger(node[name])),
];

const isListOf = (value: unknown, known: readonly unknown[]): boolean =>
  Array.isArray(value) && value.every((one) => known.includes(one));

/** During the set-up, in which an Eden is asked what to gain, there is no timer yet (COOP-03, SETUP-09). */
const isBeforeTimer = ({ timer, procedures }: Node): boolean =>
  timer === undefined &&
  Array.isArray(procedures) &&
  procedures.some((one) => isGroup(one) && one.kind === 'turn' && one.step === 'setup');

/** What a way to play has in a state that is not what it should be, or the way itself that this version does not know. */
const misfitsOfMode = (node: Node): readonly string[] => {
  const { mode, variants } = inside(node, 'config');
  const known = MODES.find((one) => one === mode);
  const isTimed = known !== undefined && modeNamed(known).timer !== null;
  return [
    ...(variants === undefined || isListOf(variants, VARIANTS) ? [] : ['config']),
    ...(mode === undefined || known !== undefined ? [] : ['config']),
    ...(!isTimed || Number.isSafeInteger(node.timer) || isBeforeTimer(node) ? [] : ['timer']),
    ...(node.idleTurns === undefined || Number.isSafeInteger(node.idleTurns) ? [] : ['idleTurns']),
    ...(node.heads === undefined || isGroup(node.heads) ? [] : ['heads']),
    ...(node.startingItems === undefined || Array.isArray(node.startingItems) ? [] : ['startingItems']),
    ...(node.roomsOfRound === undefined || Array.isArray(node.roomsOfRound) ? [] : ['roomsOfRound']),
  ];
};

/**
 * Looks whether a checkpoint has the parts of a state: one that was damaged is found here, and not in the middle of a game.
 * Throws where it has not.
 */
export const checkShape = (state: unknown): void => {
  const node = isGroup(state) ? state : {};
  const found = [
    ...misfits(node, { lists: LISTS, groups: GROUPS, numbers: NUMBERS }),
    ...misfitsOfMode(node),
    ...(node['houseCards'] === undefined || Array.isArray(node['houseCards']) ? [] : ['houseCards']),
    ...(['memory', 'turn'] as const).flatMap((name) => misfits(inside(node, name), INSIDE[name])),
    ...Object.values(inside(node, 'players')).flatMap((player) => misfits(isGroup(player) ? player : {}, PLAYER)),
    ...Object.values(inside(node, 'decks')).flatMap((deck) => (Array.isArray(deck) ? [] : ['decks'])),
    ...Object.values(inside(node, 'objects')).flatMap((object) => misfits(isGroup(object) ? object : {}, OBJECT)),
  ];
  if (found.length > 0) throw new Error(`The checkpoint is not whole: ${found[0]}.`);
};
