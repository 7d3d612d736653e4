import type { ObjectView, PlayerId, PlayerView, Ref, Selector, StackItemView, View } from '../engine/index.js';

/** What a computer player sees, and what an effect would be aimed at. */
export interface Situation {
  readonly view: View;
  readonly me: PlayerView;
  /** The target or choice that is being weighed. */
  readonly aim: Ref | null;
}

export const belongings = (player: PlayerView): readonly ObjectView[] => [
  ...player.characters,
  ...player.items,
  ...player.soulCards,
  ...player.curses,
];

export const monstersIn = (view: View): readonly ObjectView[] => view.monsters.flatMap(({ top }) => top ?? []);

export const stackItem = (view: View, ref: Ref): StackItemView | null =>
  view.stack.find(({ id }) => id === ref) ?? null;

export const playerIn = (view: View, ref: Ref | null): PlayerView | null =>
  view.players.find(({ id }) => id === ref) ?? null;

/** Whose it is: the player themself, or the one who controls the object or stack item. */
export const ownerOf = (view: View, ref: Ref): PlayerId | null => {
  const owner = view.players.find((player) => player.id === ref || belongings(player).some(({ id }) => id === ref));
  const controller = stackItem(view, ref)?.controller;
  return owner?.id ?? (controller === undefined || controller === 'game' ? null : controller);
};

export const isMine = ({ view, me }: Situation, ref: Ref): boolean => ownerOf(view, ref) === me.id;

const byRole = (view: View, role: string): readonly Ref[] => {
  if (role === 'monster') return monstersIn(view).map(({ id }) => id);
  return view.players.flatMap(belongings).flatMap((object) => (object.role === role ? [object.id] : []));
};

/** What a selector means as far as it can be seen; its conditions are not read. */
export const meant = (now: Situation, selector: Selector): readonly Ref[] => {
  const { view, me, aim } = now;
  const known = (ref: Ref | null | undefined): readonly Ref[] => (ref === null || ref === undefined ? [] : [ref]);
  switch (selector.select) {
    case 'you':
      return [me.id];
    case 'target':
    case 'chosen':
    case 'it':
      return known(aim);
    case 'activePlayer':
      return [view.turn.active];
    case 'attackingPlayer':
      return known(view.attack?.player);
    case 'attacked':
      return known(view.attack?.target);
    case 'players':
      return view.players.map(({ id }) => id);
    case 'objects':
      return byRole(view, selector.role);
    case 'onStack':
      return view.stack.filter(({ kind }) => kind === selector.kind).map(({ id }) => id);
    case 'most':
    case 'least':
      return meant(now, selector.of);
    case 'controller':
      return meant(now, selector.of).flatMap((ref) => ownerOf(view, ref) ?? []);
    case 'fixed':
      return selector.refs;
    case 'anyOf':
      return selector.of.flatMap((each) => meant(now, each));
    case 'this':
    case 'cause':
    case 'neighbour':
    case 'hand':
    case 'discard':
    case 'topOfDiscard':
    case 'decks':
      return [];
  }
};
