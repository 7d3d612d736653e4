import type { ObjectId, PlayerId, Role } from '../vocabulary/index.js';
import {
  isObjectId,
  playerOf,
  topsOf,
  unless,
  type ActivatedAbility,
  type Game,
  type GameObject,
  type RuleId,
  type UsableAbility,
  type Verdict,
  type Active,
} from '../state/index.js';
import { activatable, activatedOf } from '../rules/stack/activating.js';
import { announceable, playAbility } from '../rules/stack/announcing.js';
import { announcingScope } from '../rules/costs/cost-events.js';
import { costsVerdict } from '../rules/costs/paying.js';
import { attackChoices, attackOn, attackRights, mustAttackNow } from '../rules/combat/attack-rights.js';
import { activeModifiers, functions, isEternal, reaches, works } from '../rules/characteristics/continuous.js';
import { activatedNow } from '../rules/characteristics/costs.js';
import { additionalCostsVerdict } from '../rules/costs/additional-costs.js';
import { soulsForSale } from '../rules/players/soul-sale.js';
import { lootPlaysLeft } from '../rules/players/loot.js';
import { lootCostsVerdict, playableLoot, type Playable } from '../rules/stack/playing.js';
import { mustPurchaseNow, purchaseDeclaration } from '../rules/turn/purchase.js';
import { prohibition, type Forbidden } from '../rules/events/replacement.js';

// The conditions of what a player with priority may do. Each is a verdict: the enumerator offers what nothing stands
// against, and "why not" says what does, so that the two cannot disagree.

/**
 * Playing this loot card from hand, or from where an effect allows it, with a loot play or without (LOOT-03, TGT-06).
 */
export const playing = (g: Game, player: PlayerId, { id, cost }: Playable, forbidden: Forbidden): Verdict => {
  const isFree = cost === 'nothing'; // LOOT-07
  return (
    unless(isFree || lootPlaysLeft(g, player) > 0, 'LOOT-03', { why: 'noLootPlay' }) ?? // LOOT-03, LOOT-05
    forbidden({ type: 'playLoot', player, object: id, source: null, stack: null, cost: null }) ?? // DEC-08
    lootCostsVerdict(g, player, id, forbidden) ?? // COST-02
    announceable(g, playAbility(g, id).modes, announcingScope(g, player, id)) // TGT-06
  );
};

/** Playing whatever has this id: what is no loot of the hand, nor allowed from elsewhere, cannot be played at all. */
export const playingCard = (g: Game, player: PlayerId, id: ObjectId): Verdict => {
  const playable = playableLoot(g, player).find((other) => other.id === id);
  return playable === undefined ? { rule: 'PLAY-01', why: 'notInHand' } : playing(g, player, playable, prohibition(g));
};

/** Why an ability of an object does not work; null when it does (ABIL-01). */
const inactiveVerdict = (object: GameObject | undefined, ability: ActivatedAbility | undefined): Verdict => {
  if (object === undefined) return { rule: 'ABIL-01', why: 'notInPlay' };
  if (ability === undefined ? functions(object) : works(object, ability)) return null; // ABIL-01
  if (object.slot === 'shop') return { rule: 'ITEM-05', why: 'inShop' };
  return object.role === 'soul' ? { rule: 'MON-03', why: 'isSoul' } : { rule: 'ABIL-01', why: 'notInPlay' };
};

/**
 * The roles of the objects whose abilities a player may activate; of souls only an ability that works on souls
 * (ABIL-02, MON-03).
 */
const ACTIVATED: ReadonlySet<GameObject['role']> = new Set(['item', 'character', 'soul'] as const);

type Lending = readonly Active<'mayUse'>[];

/** Objects that effects let this player activate (ABIL-02). */
const lentObjects = (g: Game, player: PlayerId, lending: Lending = activeModifiers(g, 'mayUse')): readonly ObjectId[] =>
  lending
    .filter(({ modifier, scope }) => reaches(g, modifier.who, scope, player))
    .flatMap(({ modifier, scope }) => g.select(modifier.what, scope).filter(isObjectId)); // ABIL-02

/** Activating anything of this object: own items and characters, and as active player the room (ABIL-02, ROOM-02). */
const source = (
  g: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility | undefined,
  lending?: Lending,
): Verdict => {
  const object = g.state.objects[id];
  const isRoom = object !== undefined && (ofActivePlayer(object.role) || ability?.at === 'purchase');
  const isOwn = object !== undefined && ACTIVATED.has(object.role) && object.controller === player;
  const isLent = (): boolean => lentObjects(g, player, lending).includes(id);
  return (
    inactiveVerdict(object, ability) ??
    unless(isOwn || isRoom || isLent(), 'ABIL-02', { why: 'notYours' }) ?? // ABIL-02
    unless(!isRoom || g.state.turn.active === player, 'ROOM-02', { why: 'otherPlayersRoom' }) ?? // ROOM-02
    (ability?.at === 'purchase' ? declaringPurchase(g, player) : null) // BUY-01
  );
};

/** A room, and the card of a challenge: the game controls both, and the active player uses them (ROOM-02, CHAL-01). */
const ofActivePlayer = (role: Role | null): boolean => role === 'room' || role === 'challenge';

const NOTHING_USABLE: readonly UsableAbility[] = [];

/**
 * Who could have something to activate of an object: its controller, the active player of a room and of a monster that
 * says so of purchases, all when it is lent.
 */
const possibleUsers = ({ state }: Game, object: GameObject, lending: Lending): readonly PlayerId[] => {
  const { role, controller } = object;
  if (ofActivePlayer(role) || role === 'monster') return [state.turn.active]; // ROOM-02, CHAL-01, BUY-01
  if (lending.length > 0) return state.turnOrder;
  return controller === null ? NOBODY : [controller];
};
const NOBODY: readonly PlayerId[] = [];

/**
 * What could be activated of each object, as everybody can see it: whether there is something to aim at does not count,
 * as that may lie in a hand, nor whether cards of a hand must not be discarded (ABIL-02, COST-02, PRIO-08).
 */
export const usableNow = (g: Game): ((object: GameObject) => readonly UsableAbility[]) => {
  const lending = activeModifiers(g, 'mayUse');
  const anything = prohibition(g);
  const forbidden: Forbidden = (event) => (event.type === 'discardLoot' ? null : anything(event));
  const could = (player: PlayerId, id: ObjectId, ability: ActivatedAbility): boolean =>
    source(g, player, id, ability, lending) === null && costsVerdict(g, player, id, ability.costs, forbidden) === null; // COST-02
  return (object) => {
    const users = possibleUsers(g, object, lending);
    const activated = users.length === 0 ? [] : activatedNow(g, object);
    return activated.length === 0
      ? NOTHING_USABLE
      : activated.map((ability) => ({ ability, by: users.filter((player) => could(player, object.id, ability)) }));
  };
};

/** Activating this ability of this object (ABIL-02). */
export const activating = (
  g: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility | undefined,
  forbidden: Forbidden = prohibition(g),
): Verdict =>
  source(g, player, id, ability) ??
  (ability === undefined
    ? { rule: 'ABIL-02', why: 'noSuchAbility' }
    : (activatable(g, player, id, ability, forbidden) ?? // COST-02, TGT-06
      forbidden({ type: 'activate', player, object: id, source: null, chooser: null, ability: ability.key }))); // DEC-08

/** The rule about the timing of each declaration. */
const TIMING_RULE = { attack: 'ATK-01', purchase: 'BUY-01', end: 'TURN-07', sell: 'VAR-05' } as const satisfies Record<
  string,
  RuleId
>;
type Declaration = keyof typeof TIMING_RULE;

/** Whether nothing but the turn is in progress: no attack, declaration that waits for its answers, or death (ATK-20, DEC-01). */
const noOpenProcedure = (g: Game): Verdict => {
  const what = g.state.procedures.at(-1)?.kind ?? 'turn';
  return unless(what === 'turn', what === 'attack' ? 'ATK-20' : 'DEC-01', { why: 'goingOn', what }); // ATK-20, DEC-01
};

/** Only the active player declares (ATK-01, BUY-01, TURN-07). */
export const ownTurn = (g: Game, player: PlayerId, what: Declaration): Verdict =>
  unless(g.state.turn.active === player, TIMING_RULE[what], { why: 'notYourTurn' }); // ATK-01, BUY-01, TURN-07

/** Own action phase, stack empty, nothing going on: the only moment for declarations (ATK-01, BUY-01, TURN-07). */
const declarationTiming = (g: Game, player: PlayerId, what: Declaration): Verdict => {
  const { turn, stack, procedures } = g.state;
  const rule = TIMING_RULE[what];
  const isActing = procedures[0]?.kind === 'turn' && procedures[0].step === 'action';
  return (
    ownTurn(g, player, what) ?? // ATK-01
    unless(!playerOf(g.state, player).dead, 'DEATH-19', { why: 'dead' }) ??
    unless(turn.phase === 'action', rule, { why: 'notActionPhase' }) ??
    noOpenProcedure(g) ??
    unless(stack.length === 0, rule, { why: 'stackNotEmpty' }) ?? // TURN-07
    unless(isActing, rule, { why: 'notActionPhase' })
  );
};

/** Declaring an attack, as yet on nothing (TURN-08). */
export const declaringAttack = (g: Game, player: PlayerId): Verdict => {
  const early =
    declarationTiming(g, player, 'attack') ??
    prohibition(g)({ type: 'declareAttack', player }) ?? // DEC-08
    additionalCostsVerdict(g, player, 'attack'); // COST-02
  if (early !== null) return early;
  const rights = attackRights(g);
  const verdict = attackOn(g, rights);
  const found = attackChoices(g).map(verdict);
  if (found.includes(null)) return null; // TURN-08
  return rights.length === 0 ? (found[0] ?? null) : { rule: 'ATK-03', why: 'nothingToAttack' };
};

/** Declaring a purchase, as yet of nothing (BUY-01). */
export const declaringPurchase = (g: Game, player: PlayerId): Verdict =>
  declarationTiming(g, player, 'purchase') ??
  prohibition(g)({ type: 'declarePurchase', player }) ?? // DEC-08
  purchaseDeclaration(g, player) ?? // BUY-01
  additionalCostsVerdict(g, player, 'purchase'); // COST-02

/** Discarding this soul for what it is worth (VAR-05). */
export const sellingSoul = (g: Game, player: PlayerId, object: ObjectId): Verdict =>
  declarationTiming(g, player, 'sell') ??
  unless(soulsForSale(g, player).includes(object), 'VAR-05', { why: 'notYours' }) ?? // VAR-05
  unless(!isEternal(g, object), 'KEY-01', { why: 'eternal' }) ?? // KEY-01
  prohibition(g)({ type: 'putIntoDiscard', object, player, source: null, partOf: null }); // DEC-08

/** Declaring the end of the turn; a forced attack comes first (TURN-12). */
export const declaringEnd = (g: Game, player: PlayerId): Verdict =>
  declarationTiming(g, player, 'end') ??
  unless(!mustAttackNow(g), 'TURN-12', { why: 'forcedAttack' }) ?? // TURN-12
  unless(!mustPurchaseNow(g), 'TURN-12', { why: 'forcedPurchase' }); // TURN-12

/** Monsters that say what may be done at any time the active player could purchase (BUY-01). */
const monstersOfPurchases = (g: Game): readonly ObjectId[] =>
  topsOf(g.state, 'monster').filter((id) => activatedOf(g, id).some(({ at }) => at === 'purchase'));

/**
 * Objects that this player may have something to activate of, each once: their own, the rooms, monsters that speak of
 * purchases, and those that are lent.
 */
export const ownSources = (g: Game, player: PlayerId): ReadonlySet<ObjectId> =>
  new Set([
    ...playerOf(g.state, player).area,
    ...topsOf(g.state, 'room', 'challenge'), // CHAL-01
    ...monstersOfPurchases(g), // BUY-01
    ...lentObjects(g, player),
  ]);
