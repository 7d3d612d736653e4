import type { PlayerId, StackItemView, View } from '../../../engine/index.js';
import type { Names, Next, Words } from '../../../text/index.js';
import { attackedIn } from './attacked.js';
import { stackMeaning } from './stack-lines.js';

/** Who or what an item of the stack is about. */
const about = ({ targets }: StackItemView, w: Words, names: Names): string => {
  const [first] = targets;
  return first === undefined ? '' : w.named(first, names);
};

const nextOnStack = (item: StackItemView, view: View, w: Words, names: Names): Next => {
  const card = item.card === null ? null : names.card(item.card);
  const by = (player: PlayerId | 'game' | null): string | null =>
    player === null || player === 'game' ? null : names.player(player);
  switch (item.kind) {
    case 'loot':
    case 'ability':
      return { is: 'effect', what: card ?? w.stackLine(item, names), by: by(item.controller) };
    case 'roll': {
      const result = item.stands ?? item.number ?? 0;
      return { is: 'roll', result, by: by(item.roller), card, means: stackMeaning(item, view, w, names) };
    }
    case 'damage':
      return { is: 'damage', amount: item.number ?? 0, to: about(item, w, names) };
    case 'death':
      return {
        is: 'death',
        of: about(item, w, names),
        ofPlayer: view.players.some(({ id }) => id === item.targetRefs[0]),
      };
  }
};

/** What comes when everybody has passed with nothing on the stack. */
const nextStep = (view: View, names: Names): Next => {
  const player = names.player(view.turn.active);
  if (view.declared !== null) return { is: 'declared', what: view.declared, player };
  if (view.attack !== null) {
    const target = attackedIn(view, view.attack.target, names)?.name ?? null;
    return { is: 'attackRoll', player: names.player(view.attack.player), target };
  }
  return view.turn.phase === 'end' ? { is: 'turnEnds', player, next: names.player(view.turn.next) } : { is: 'step' };
};

/** Whether the turn waits for what its player does: passing would lead nowhere (TURN-10). */
const isOwnTurn = ({ turn, stack, declared, attack }: View): boolean =>
  turn.phase === 'action' && stack.length === 0 && declared === null && attack === null;

/** What comes when everybody has passed, by way of the top of the stack or of the turn; null when passing leads nowhere. */
export const nextOf = (view: View, w: Words, names: Names): Next | null => {
  if (view.asked !== null || view.outcome !== null || isOwnTurn(view)) return null;
  const top = view.stack.at(-1);
  return top === undefined ? nextStep(view, names) : nextOnStack(top, view, w, names);
};

/** The same in words. */
export const nextLine = (view: View, w: Words, names: Names): string | null => {
  const next = nextOf(view, w, names);
  return next === null ? null : w.waiting.next(next);
};
