import {
  isActionQuery,
  type Decision,
  type Meaning,
  type Option,
  type ObjectId,
  type OptionId,
  type PlayerId,
  type Ref,
  type Session,
  type ActionQuery,
} from '../../src/engine/index.js';
import {
  isObjectId,
  isPlayerId,
  isStackId,
  type GameObject,
  type GameState,
  type StackItem,
} from '../../src/engine/state/index.js';
import { stateIn, internalsOf, type SessionInternals } from './internals.js';

/** A player, a card with its owner where it has one, a thing on the stack, a deck. */
export const nameOf = (state: GameState, ref: Ref): string => {
  if (isPlayerId(ref)) return ref;
  if (isObjectId(ref)) return state.objects[ref]?.card ?? 'gone';
  if (!isStackId(ref)) return ref;
  const item = state.stack.find(({ id }) => id === ref);
  return item === undefined ? 'gone' : stackName(state, item);
};

/** `roll 3`, `2 damage to p1`, `p1 death`, `gurdy death`; loot and abilities by their card. */
export const stackName = (state: GameState, item: StackItem): string => {
  switch (item.kind) {
    case 'roll':
      return `roll ${item.result}`;
    case 'damage':
      return `${item.amount} damage to ${nameOf(state, item.to)}`;
    case 'death':
      return `${nameOf(state, item.of)} death`;
    case 'loot':
    case 'ability':
      return item.card ?? 'nameless';
  }
};

const stackNames = (state: GameState, meaning: Meaning): readonly string[] => {
  const item = state.stack.find(({ id }) => id === meaning.stack);
  if (item === undefined) return [];
  return item.kind === 'roll' || item.kind === 'damage' || item.kind === 'death'
    ? [stackName(state, item), item.kind]
    : [stackName(state, item)];
};

const VERBS: Partial<Record<Meaning['kind'], string>> = { play: 'play', activate: 'use', sellSoul: 'sell' };

/** Every name by which a test may call an option. The first is the one that lists show. */
export const namesOf = (state: GameState, option: Option): readonly string[] => {
  const { meaning, id } = option;
  const card = meaning.card;
  if (meaning.kind === 'stack') return [...stackNames(state, meaning), id];
  if (meaning.kind === 'deck') return ['deck', id];
  if (meaning.kind === 'modifier') return [meaning.ability ?? id, id];
  if (meaning.kind === 'textNumber') return [id];
  if (card === undefined) return [id];
  const verb = VERBS[meaning.kind];
  if (verb !== undefined)
    return [
      `${verb} ${card}`,
      ...(meaning.ability === undefined ? [] : [`${verb} ${card} ${meaning.ability}`]),
      ...(meaning.object === undefined ? [] : [`${verb} ${meaning.object}`]),
    ];
  const owner = meaning.owner === undefined ? [] : [`${card}@${meaning.owner}`];
  const ability = meaning.ability === undefined ? [] : [`${card}/${meaning.ability}`];
  return [card, ...owner, ...ability, id];
};

/** The id of a player, a deck or a card: of one's own in hand for playing, else of what is in play, one's own first. */
const idNamed = (state: GameState, player: PlayerId, verb: string, name: string): string => {
  if (name in state.players) return name;
  if (name === 'deck') return verb === 'attack' ? 'deck:monster' : 'deck:treasure';
  const [card, owner] = name.split('@');
  const all = Object.values(state.objects).filter((object) => object.card === card);
  const rank = ({ zone, controller }: GameObject): number =>
    (verb === 'play' ? (zone === 'hand' ? 0 : 2) : zone === 'play' || zone === 'slot' ? 0 : 2) +
    (controller === (owner ?? player) ? 0 : 1);
  const [best] = all.toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new Error(`no ${name}`);
  return best.id;
};

/** The key of the first ability that could be activated. */
const firstActivated = ({ game }: SessionInternals, object: string): readonly string[] =>
  game
    .characteristics(object as ObjectId)
    .abilities.flatMap(({ kind, key }) => (kind === 'activated' ? [key] : []))
    .slice(0, 1);

/** What somebody wants, by names: `play bomb`, `use the-d6`, `use the-d6 tap`, `attack fly`, `purchase deck`, `attack`, `end`, `deal p2 3`. */
export const wishNamed = (session: Session, player: PlayerId, name: string): ActionQuery => {
  const [verb = '', what, ...more] = name.split(' ');
  const object = what === undefined ? null : idNamed(stateIn(session), player, verb, what);
  const rest =
    verb === 'use' && more.length === 0 && object !== null ? firstActivated(internalsOf(session), object) : more;
  const id = object === null ? verb : [verb, object, ...rest].join(':');
  if (!isActionQuery(id)) throw new Error(`nobody can want to ${name}`);
  return id;
};

/** What is offered, in words. */
export const listing = (state: GameState, decision: Decision): readonly string[] =>
  decision.options.map((option) => namesOf(state, option)[0] ?? option.id);

/**
 * The option that a name means; `taken` are not considered, so that a name given twice means two things.
 * Throws when nothing, or different things, answer to the name.
 */
export const find = (state: GameState, decision: Decision, name: string, taken: readonly OptionId[] = []): OptionId => {
  const fitting = decision.options.filter(
    (option) => !taken.includes(option.id) && namesOf(state, option).includes(name),
  );
  const [first] = fitting;
  if (first === undefined)
    throw new Error(`${decision.player} ${decision.key}: no "${name}" among ${listing(state, decision).join(', ')}`);
  const owners = new Set(fitting.map(({ meaning }) => `${meaning.owner ?? ''} ${meaning.ability ?? ''}`));
  if (owners.size > 1)
    throw new Error(
      `${decision.key}: "${name}" is ambiguous: ${fitting.map((o) => namesOf(state, o).join('|')).join(', ')}`,
    );
  return first.id;
};
