import type { ObjectId, PlayerId } from '../../vocabulary/index.js';
import {
  objectOf,
  type ActivatedAbility,
  type EventOf,
  type Game,
  type Gen,
  type Meaning,
  type Option,
  type Scope,
  type Verdict,
} from '../../state/index.js';
import { prohibition, type Forbidden } from '../events/replacement.js';
import { announcingScope } from '../costs/cost-events.js';
import { costsVerdict, payAll } from '../costs/paying.js';
import { announceable, announcing, putActivated } from './announcing.js';
import { works } from '../characteristics/continuous.js';
import { activatedNow } from '../characteristics/costs.js';
import { prepare, type Prepared } from '../characteristics/targets.js';

/** The activated abilities of the object with this id, at what they cost now; none when it has gone (ABIL-02). */
export const activatedOf = (g: Game, id: ObjectId): readonly ActivatedAbility[] => {
  const object = g.state.objects[id];
  return object === undefined ? [] : activatedNow(g, object);
};

/** What activating it means, as an option. */
export const activationOf = (g: Game, id: ObjectId, { key, modes }: ActivatedAbility): Meaning => {
  const [mode] = modes;
  const effect = modes.length === 1 && mode !== undefined ? { effect: mode.effect } : {};
  return { kind: 'activate', object: id, card: objectOf(g.state, id).card, ability: key, ...effect };
};

/** The first of its costs that cannot be paid, or that it has nothing to aim at (COST-02, TGT-06). */
export const activatable = (
  g: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  forbidden: Forbidden,
): Verdict =>
  costsVerdict(g, player, id, ability.costs, forbidden) ??
  announceable(g, ability.modes, announcingScope(g, player, id)); // TGT-06

/** Pays all costs, and puts the ability on the stack, which knows what was paid (COST-02). */
function* payAndPut(g: Game, scope: Scope, object: ObjectId, ability: ActivatedAbility, prepared: Prepared): Gen {
  const ofItem = objectOf(g.state, object).role === 'item';
  const paid = yield* payAll(g, scope.you, object, ability.costs); // COST-02
  yield* putActivated(g, paid === null ? scope : { ...scope, paid }, { key: ability.key, ofItem }, prepared);
}

/** Activates a ↷ or $ ability (ABIL-02). False when it was called off; then nothing has changed. */
export function* activate(g: Game, player: PlayerId, object: ObjectId, ability: ActivatedAbility): Gen<boolean> {
  const scope = announcingScope(g, player, object);
  const prepared = yield* prepare(g, ability.modes, scope, announcing(g, player, object));
  if (prepared === null) return false;
  // Noticed before the costs, one of which may be the object itself; triggers wait all the same (RECH-02).
  yield* g.perform({ type: 'activate', player, object, source: null, chooser: null, ability: ability.key });
  yield* payAndPut(g, scope, object, ability, prepared);
  return true;
}

/** Which of several; whoever forces it chooses. */
function* oneOf(
  g: Game,
  player: PlayerId,
  id: ObjectId,
  abilities: readonly ActivatedAbility[],
): Gen<ActivatedAbility | undefined> {
  if (abilities.length < 2) return abilities[0];
  const options = abilities.map((ability): Option => ({ id: ability.key, meaning: activationOf(g, id, ability) }));
  const { card } = objectOf(g.state, id);
  const asking = { player, key: 'effect.option', source: id, card, options, min: 1, max: 1, secret: false } as const;
  const [chosen] = yield* g.ask(asking);
  return abilities.find(({ key }) => key === chosen);
}

/** An ability is activated while something resolves, whoever has priority; its choices are its player's (ABIL-02). */
export function* activateNow(g: Game, e: EventOf<'activate'>): Gen<EventOf<'activate'> | null> {
  const { player, object } = e;
  if (e.ability !== null) return e;
  const forbidden = prohibition(g);
  const able = activatedOf(g, object).filter(
    (ability) =>
      works(objectOf(g.state, object), ability) && activatable(g, player, object, ability, forbidden) === null,
  );
  const ability = yield* oneOf(g, e.chooser ?? player, object, able);
  if (ability === undefined) return null;
  const scope = announcingScope(g, player, object);
  const prepared = yield* prepare(g, ability.modes, scope, { ...announcing(g, player, object), canCallOff: false });
  if (prepared === null) return null;
  yield* payAndPut(g, scope, object, ability, prepared);
  return { ...e, source: null, chooser: null, ability: ability.key };
}
