import type { Decision, Meaning, Option, OptionId, Ref } from '../../src/engine/index.js';
import { isObjectId, isPlayerId, isStackId, type GameState, type StackItem } from '../../src/engine/state/index.js';

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

const VERBS: Partial<Record<Meaning['kind'], string>> = { play: 'play', activate: 'use' };

/** Every name by which a test may call an option. The first is the one that lists show. */
export const namesOf = (state: GameState, option: Option): readonly string[] => {
  const { meaning, id } = option;
  const card = meaning.card;
  if (meaning.kind === 'stack') return [...stackNames(state, meaning), id];
  if (meaning.kind === 'deck') return ['deck', id];
  if (meaning.kind === 'modifier') return [meaning.ability ?? id, id];
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
