import type { CardId, Decision, OptionId, View } from '../../engine/index.js';

/** The card that it throws at the other player in its own turn. */
const THROWN: CardId = 'gold-bomb';
/** The turn in which it fights. */
const FIRST_TURN = 2;

const offers = ({ options }: Decision, id: OptionId): boolean => options.some((option) => option.id === id);

/** Whether a monster that is worth no soul can be attacked. */
const plainMonsters = ({ monsters }: View): ReadonlySet<OptionId> =>
  new Set(
    monsters.flatMap(({ top }) =>
      top !== null && top.attackable && (top.souls ?? 0) === 0 ? [top.id as OptionId] : [],
    ),
  );

/** In its own action phase: the bomb, in its first turn an attack, the end. */
const mainAction = (view: View, decision: Decision): OptionId => {
  const bomb = decision.options.find(({ meaning }) => meaning.kind === 'play' && meaning.card === THROWN);
  if (bomb !== undefined) return bomb.id;
  const fights = view.turn.number === FIRST_TURN && plainMonsters(view).size > 0 && offers(decision, 'attack');
  return fights ? 'attack' : 'end';
};

/** The monster that hits hardest, of those that are worth no soul. */
const attacked = (view: View, { options, fallback }: Decision): readonly OptionId[] => {
  const plain = plainMonsters(view);
  const [hardest] = view.monsters
    .flatMap(({ top }) => (top !== null && plain.has(top.id) && options.some(({ id }) => id === top.id) ? [top] : []))
    .toSorted((a, b) => (b.atk ?? 0) - (a.atk ?? 0));
  return hardest === undefined ? fallback : [hardest.id];
};

/**
 * The opponent of the practice game: it does what the lesson needs and nothing else. It throws its bomb at the other player,
 * attacks a monster in its first turn, never one that is worth a soul, and is mild in everything else, so that nobody loses
 * against it.
 */
export const chooseScripted = (view: View, decision: Decision): readonly OptionId[] => {
  const { key, player, options, fallback } = decision;
  if (key === 'priority') return offers(decision, 'end') ? [mainAction(view, decision)] : ['pass'];
  if (key === 'attack.target') return attacked(view, decision);
  const other =
    decision.card === THROWN
      ? options.find(({ id, meaning }) => meaning.kind === 'player' && id !== player)
      : undefined;
  return other === undefined ? fallback : [other.id];
};
