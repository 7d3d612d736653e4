import type { PlayerId, Ref } from '../vocabulary/index.js';
import { isInPlay, isObjectId, objectOf, optionOf, type Game, type Gen, type Scope } from '../state/index.js';

/**
 * Whose word it is in which order something befalls this: its player's, or the controller's of the effect for a
 * monster.
 */
const ordererOf = (g: Game, ref: Ref, scope: Scope): PlayerId | null => {
  if (!isObjectId(ref)) return null;
  const object = objectOf(g.state, ref);
  const { controller, role } = object;
  if (!isInPlay(object)) return null;
  return controller ?? (role === 'monster' ? scope.you : null); // EACH-02, EACH-05
};

/** These things in the order in which the player wants an effect to befall them; asked only when their cards differ. */
function* wanted(g: Game, player: PlayerId, refs: readonly Ref[], scope: Scope): Gen<readonly Ref[]> {
  const cards = new Set(refs.map((ref) => (isObjectId(ref) ? objectOf(g.state, ref).card : ref)));
  if (cards.size < 2) return refs;
  const chosen = yield* g.ask({
    player,
    key: 'each.order',
    source: scope.source,
    card: scope.card,
    options: refs.map((ref) => optionOf(g.state, ref)),
    min: refs.length,
    max: refs.length,
    ordered: true,
    secret: false,
  });
  return chosen as readonly Ref[];
}

/**
 * The order in which an effect befalls things one by one: players and what each controls as they stand in turn order,
 * the objects of one player as that player likes, monsters as the controller of the effect likes (EACH-02, EACH-05).
 * What stays as it is comes last, without a question.
 */
export function* oneByOne(
  g: Game,
  all: readonly Ref[],
  scope: Scope,
  stays: (ref: Ref) => boolean = () => false,
): Gen<readonly Ref[]> {
  const refs = all.filter((ref) => !stays(ref));
  const order: Ref[] = [];
  const groups = new Map<PlayerId | Ref, Ref[]>();
  for (const ref of refs) {
    const orderer = ordererOf(g, ref, scope) ?? ref;
    groups.set(orderer, [...(groups.get(orderer) ?? []), ref]);
  }
  for (const [orderer, group] of groups)
    order.push(...(group.length < 2 ? group : yield* wanted(g, orderer as PlayerId, group, scope)));
  return [...order, ...all.filter((ref) => !refs.includes(ref))];
}
