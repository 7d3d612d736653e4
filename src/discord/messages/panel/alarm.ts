import type { Card, CardLookup, PlayerId, PlayerView, StackItemView, View } from '../../../engine/index.js';
import type { DeathCost, Names, Peril, Words } from '../../../text/index.js';
import { attackedIn } from '../board/attacked.js';

/** The colour of a panel whose owner is about to die. */
export const ALARM = 0xe5_16_16;

/** Whether an attack roll of this player misses, and the monster's damage takes their last HP, as shown. */
const isDeadlyMiss = (item: StackItemView, view: View, me: PlayerView, names: Names): boolean => {
  if (!item.attackRoll || item.roller !== me.id || item.hits !== false) return false;
  return (attackedIn(view, item.targetRefs[0], names)?.atk ?? 0) >= me.hp;
};

const perilOf = (view: View, me: PlayerView, names: Names): Peril | null => {
  if (me.dead) return null; // DEATH-20
  const mine = view.stack.filter(({ targetRefs }) => targetRefs.includes(me.id));
  if (mine.some(({ kind }) => kind === 'death')) return 'death';
  const damage = mine.reduce((sum, { kind, number }) => (kind === 'damage' ? sum + (number ?? 0) : sum), 0);
  if (damage > 0 && damage >= me.hp) return 'damage';
  const top = view.stack.at(-1);
  return top !== undefined && isDeadlyMiss(top, view, me, names) ? 'miss' : null;
};

const hasTapAbility = ({ abilities }: Card): boolean =>
  abilities.some((ability) => ability.kind === 'activated' && ability.costs.some(({ pay }) => pay === 'tap'));

/** What the death penalty takes as things stand, and what else a death brings (DEATH-14, DEATH-15, DEATH-19). */
const costOf = (view: View, me: PlayerView, cards: CardLookup): DeathCost => ({
  item: me.items.some(({ keywords }) => !keywords.includes('eternal')),
  loot: me.handCount > 0,
  coins: Math.min(1, me.coins),
  deactivates: [...me.characters, ...me.items].some(
    (object) => object.charged && hasTapAbility(cards.card(object.copyOf ?? object.card)),
  ),
  endsTurn: view.turn.active === me.id,
});

/** The alarm of somebody who is about to die, as everybody can see it. */
interface Alarm {
  readonly title: string;
  /** What the death will cost. */
  readonly cost: string;
}

/** The alarm of this player; null while they are safe. */
export const alarmOf = (
  view: View,
  player: PlayerId,
  { w, names, cards }: { readonly w: Words; readonly names: Names; readonly cards: CardLookup },
): Alarm | null => {
  const me = view.players.find(({ id }) => id === player);
  const peril = me === undefined || view.outcome !== null ? null : perilOf(view, me, names);
  if (me === undefined || peril === null) return null;
  return { title: w.peril.title[peril], cost: w.peril.cost(costOf(view, me, cards)) };
};
