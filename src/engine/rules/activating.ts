import type { Ability, ObjectId, PlayerId } from '../vocabulary/index.js';
import { event, objectOf, type Game, type GameEvent, type Gen, type Option } from '../state/index.js';
import { announceable, announcing, announcingScope, pay, payable, putActivated } from './announce.js';
import { works } from './continuous.js';
import { prepare } from './targets.js';

type Activated = Extract<Ability, { kind: 'activated' }>;

/** Activates a ↷ or $ ability (ABIL-02). False when it was called off; then nothing has changed. */
export function* activate(g: Game, player: PlayerId, object: ObjectId, ability: Activated): Gen<boolean> {
  const scope = announcingScope(g, player, object);
  const prepared = yield* prepare(g, ability.modes, scope, announcing(g, player, object));
  if (prepared === null) return false;
  const ofItem = objectOf(g.state, object).role === 'item';
  // Noticed before the costs, one of which may be the object itself; triggers wait all the same (RECH-02).
  yield* g.perform(event('activate', { player, object, detail: ability.key }));
  for (const cost of ability.costs) yield* pay(g, player, object, cost); // COST-02
  yield* putActivated(g, scope, { key: ability.key, ofItem }, prepared);
  return true;
}

/** The abilities that this player could activate of it now, priority aside (ABIL-02, COST-02, TGT-06). */
const able = (g: Game, player: PlayerId, id: ObjectId): readonly Activated[] => {
  const scope = announcingScope(g, player, id);
  return g
    .characteristics(id)
    .abilities.filter((ability) => ability.kind === 'activated')
    .filter(
      (ability) =>
        works(objectOf(g.state, id), ability) &&
        ability.costs.every((cost) => payable(g, player, id, cost) === null) && // COST-02
        announceable(g, ability.modes, scope) === null, // TGT-06
    );
};

/** Which of several; whoever forces it chooses. */
function* oneOf(g: Game, player: PlayerId, id: ObjectId, abilities: readonly Activated[]): Gen<Activated | undefined> {
  if (abilities.length < 2) return abilities[0];
  const options = abilities.map(({ key, modes }): Option => {
    const [mode] = modes;
    const effect = modes.length === 1 && mode !== undefined ? { effect: mode.effect } : {};
    return {
      id: key,
      meaning: { kind: 'activate', object: id, card: objectOf(g.state, id).card, ability: key, ...effect },
    };
  });
  const { card } = objectOf(g.state, id);
  const asking = { player, key: 'effect.option', source: id, card, options, min: 1, max: 1, secret: false } as const;
  const [chosen] = yield* g.ask(asking);
  return abilities.find(({ key }) => key === chosen);
}

/** An ability is activated while something resolves, whoever has priority; its choices are its player's (ABIL-02). */
export function* activateNow(g: Game, e: GameEvent, object: ObjectId): Gen<GameEvent | null> {
  const { player } = e;
  if (player === null) return null;
  const ability = yield* oneOf(g, e.other ?? player, object, able(g, player, object));
  if (ability === undefined) return null;
  const scope = announcingScope(g, player, object);
  const prepared = yield* prepare(g, ability.modes, scope, { ...announcing(g, player, object), canCallOff: false });
  if (prepared === null) return null;
  const ofItem = objectOf(g.state, object).role === 'item';
  for (const cost of ability.costs) yield* pay(g, player, object, cost); // COST-02
  yield* putActivated(g, scope, { key: ability.key, ofItem }, prepared);
  return { ...e, detail: ability.key };
}
