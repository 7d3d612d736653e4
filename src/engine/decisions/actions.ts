import type { Ability, ObjectId, PlayerId } from '../vocabulary/index.js';
import { objectOf, playerOf, type Game, type Meaning, type Option } from '../state/index.js';
import { activate, announcingScope, canBeAnnounced, canPay, playAbility } from '../rules/announce.js';
import { attackRights, attackTargets, declareAttack, mustAttackNow } from '../rules/attack.js';
import { controlled, functions } from '../rules/continuous.js';
import { playableLoot, playLoot } from '../rules/playing.js';
import { declarePurchase, mayDeclarePurchase } from '../rules/purchase.js';
import { prohibition } from '../rules/replacement.js';
import { declareEnd } from '../rules/turn.js';
import type { Gen } from '../state/index.js';

export const PASS: Option = { id: 'pass', meaning: { kind: 'pass' } };

type Activated = Extract<Ability, { kind: 'activated' }>;

/** Own action phase, stack empty, nothing going on: the only moment for declarations (ATK-01, BUY-01, TURN-07). */
export const mayDeclare = (g: Game, player: PlayerId): boolean =>
  g.state.turn.active === player && // ATK-01
  g.state.turn.phase === 'action' &&
  g.state.stack.length === 0 && // TURN-07
  g.state.procedures.length === 1 && // ATK-20, DEC-01
  g.state.procedures[0]?.kind === 'turn' &&
  g.state.procedures[0].step === 'action' &&
  !playerOf(g.state, player).dead;

const lootMeaning = (g: Game, id: ObjectId, player: PlayerId): Meaning => {
  const { card, zone } = objectOf(g.state, id);
  return { kind: 'play', object: id, card, zone, owner: player };
};

/** Loot cards that the player may play now (LOOT-03, TGT-06). */
const plays = (g: Game, player: PlayerId): readonly Option[] => {
  const forbidden = prohibition(g);
  return playableLoot(g, player)
    .filter(({ id }) => !forbidden('playLoot', { player, object: id })) // DEC-08
    .filter(({ id }) => canBeAnnounced(g, playAbility(g, id).modes, announcingScope(g, player, id))) // TGT-06
    .map(({ id }) => ({ id: `play:${id}`, meaning: lootMeaning(g, id, player) }));
};

/** What a player may activate: own items and characters, and as active player the room (ABIL-02, ROOM-02). */
const sources = (g: Game, player: PlayerId): readonly ObjectId[] => {
  const own = [...controlled(g, player, 'character'), ...controlled(g, player, 'item')];
  const rooms = g.state.turn.active === player ? g.state.slots.room.flatMap((pile) => pile.at(-1) ?? []) : []; // ROOM-02
  return [...own, ...rooms].filter((id) => functions(objectOf(g.state, id)));
};

const canActivate = (g: Game, player: PlayerId, id: ObjectId, ability: Activated): boolean =>
  ability.costs.every((cost) => canPay(g, player, id, cost)) && // COST-02
  canBeAnnounced(g, ability.modes, announcingScope(g, player, id)); // TGT-06

const activations = (g: Game, player: PlayerId): readonly Option[] => {
  const forbidden = prohibition(g);
  return sources(g, player).flatMap((id) =>
    g.characteristics(id).abilities.flatMap((ability): readonly Option[] => {
      if (ability.kind !== 'activated' || !canActivate(g, player, id, ability)) return [];
      if (forbidden('activate', { player, object: id, detail: ability.key })) return []; // DEC-08
      const [mode] = ability.modes;
      const effect = ability.modes.length === 1 && mode !== undefined ? { effect: mode.effect } : {};
      return [
        {
          id: `use:${id}:${ability.key}`,
          meaning: { kind: 'activate', object: id, card: objectOf(g.state, id).card, ability: ability.key, ...effect },
        },
      ];
    }),
  );
};

const declarations = (g: Game, player: PlayerId): readonly Option[] => {
  if (!mayDeclare(g, player)) return [];
  const found: Option[] = [];
  if (attackTargets(g, attackRights(g)).length > 0) found.push({ id: 'attack', meaning: { kind: 'attack' } }); // TURN-08
  if (mayDeclarePurchase(g, player)) found.push({ id: 'purchase', meaning: { kind: 'purchase' } }); // BUY-01
  if (!mustAttackNow(g)) found.push({ id: 'end', meaning: { kind: 'endTurn' } }); // TURN-12
  return found;
};

/** Everything the holder of priority may do now (PRIO-04): the enumerator is the decision. */
export const legalActions = (g: Game, player: PlayerId): readonly Option[] => [
  ...plays(g, player),
  ...activations(g, player),
  ...declarations(g, player),
  PASS,
];

/** Does one of them. False when it was called off on the way; then nothing has changed. */
export function* act(g: Game, player: PlayerId, id: string): Gen<boolean> {
  const [verb, object, key] = id.split(':');
  switch (verb) {
    case 'play':
      return yield* playLoot(g, player, object as ObjectId);
    case 'use':
      return yield* activateByKey(g, player, object as ObjectId, key ?? '');
    case 'attack':
      yield* declareAttack(g, player);
      return true;
    case 'purchase':
      yield* declarePurchase(g, player);
      return true;
    case 'end':
      yield* declareEnd(g, player);
      return true;
    default:
      return false;
  }
}

function* activateByKey(g: Game, player: PlayerId, object: ObjectId, key: string): Gen<boolean> {
  const ability = g
    .characteristics(object)
    .abilities.find((candidate) => candidate.kind === 'activated' && candidate.key === key);
  return ability?.kind === 'activated' ? yield* activate(g, player, object, ability) : false;
}
