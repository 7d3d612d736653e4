import type { Ability, Amount, CardId, Effect, ObjectId, PlayerId, Reward, Selector } from '../../vocabulary/index.js';
import {
  isPlayerId,
  objectOf,
  optionOf,
  playersFrom,
  invalidateReadCache,
  type Claim,
  type EventOf,
  type Game,
  type GameObject,
  type GameState,
  type Gen,
} from '../../state/index.js';
import { isAboveCap } from '../modes/modes.js';
import { prohibition } from '../events/replacement.js';
import { cached } from '../characteristics/read-cache.js';
import { abilitiesOf } from '../characteristics/abilities-now.js';
import { scopeOf } from '../characteristics/continuous.js';
import { variantSetting } from '../variants/variants.js';

const YOU: Selector = { select: 'you' };
const EVERYONE: Selector = { select: 'players' };
const OTHERS: Selector = {
  select: 'players',
  where: { if: 'not', of: { if: 'same', one: { select: 'it' }, other: YOU } },
};
const ROLLED = { amount: 'rollResult' } as const;

/** Who gets a reward box, how often, and whether only half of its numbers. */
interface Share {
  readonly who: Selector;
  readonly often: number;
  readonly half: boolean;
}

/** Who gets a box that is paid so many times: where it is shared everybody, each so often (VAR-08). */
const sharesOf = (e: EventOf<'rewards'>): readonly Share[] => {
  const { reward, amount, shares } = e;
  const half = e.half === true;
  if (shares === undefined) return [{ who: reward.everyone === true ? EVERYONE : YOU, often: amount, half }];
  return [
    { who: YOU, often: amount * shares.own, half }, // VAR-08
    { who: OTHERS, often: amount * shares.others, half }, // VAR-08
  ];
};

/** The reward box as an effect for the active player, with all shares; one roll counts for all (CARD-06, MON-05). */
const rewardEffect = (reward: Reward, shares: readonly Share[]): Effect => {
  const part = ({ who, often, half }: Share, factor: boolean): readonly Effect[] => {
    const whole = (n: number) => (factor ? ({ amount: 'product', of: [n * often, ROLLED] } as const) : n * often); // RULING-24
    const times = (n: number): Amount => (half ? { amount: 'half', of: whole(n), rounded: 'down' } : whole(n));
    return [
      ...(reward.coins === undefined ? [] : [{ do: 'gainCoins', who, amount: times(reward.coins) } as const]),
      ...(reward.loot === undefined ? [] : [{ do: 'loot', who, amount: times(reward.loot) } as const]),
      ...(reward.treasure === undefined ? [] : [{ do: 'gainTreasure', who, amount: times(reward.treasure) } as const]),
      ...(reward.effect === undefined || half ? [] : Array.from({ length: often }, () => reward.effect as Effect)),
    ];
  };
  const parts = (factor: boolean): readonly Effect[] => shares.flatMap((share) => part(share, factor));
  if (reward.roll !== true) return { do: 'sequence', of: parts(false) };
  return { do: 'roll', by: YOU, rows: [{ from: 1, to: 6, effect: { do: 'sequence', of: parts(true) } }] };
};

/** Whom the death of a monster has paid, the active player or others, is known once its rewards are gained (DEC-58). */
const notePaid = (g: Game, { object, player, reward, shares }: EventOf<'rewards'>): void => {
  const isEverybody = shares !== undefined || reward.everyone === true;
  for (const death of g.state.procedures)
    if (death.kind === 'monsterDeath' && death.object === object && death.step === 'afterRewards')
      death.paid = [...(death.paid ?? []), ...(isEverybody ? g.state.turnOrder : [player])];
};

/** The box is paid, so many times, by what died or lives on (CARD-06, MON-05). */
export function* payRewardBox(g: Game, e: EventOf<'rewards'>): Gen<EventOf<'rewards'>> {
  notePaid(g, e);
  yield* g.run(rewardEffect(e.reward, sharesOf(e)), {
    you: e.player,
    source: e.object,
    card: g.state.objects[e.object]?.card ?? null,
    targets: [],
    cause: null,
    roll: null,
    bound: {},
    it: null,
  });
  return e;
}

/** For a soul that somebody has gained all others gain ¢, and the shop grows: of one worth 2 twice (VAR-09, SOUL-06). */
export function* shareSoul(g: Game, event: EventOf<'gainSoul' | 'becomeSoul'>): Gen {
  const varied = variantSetting(g.state, 'soulGained');
  if (varied === undefined) return;
  const others = playersFrom(g.state, g.state.turn.active).filter((player) => player !== event.player);
  const amount = varied.coinsOfOthers * event.amount; // SOUL-06
  for (const player of others) yield* g.perform({ type: 'gainCoins', player, amount, source: null, partOf: null }); // VAR-09
  const more = varied.shopSlots * event.amount;
  yield* g.perform({ type: 'expandSlots', slot: 'shop', amount: more, source: null }); // VAR-09
}

type ClaimAbility = Extract<Ability, { kind: 'claim' }>;

/** Those who may gain a bonus soul by the claim of this player: nothing forbids it, and no cap is in the way (DEC-49). */
const gainers = (g: Game, object: ObjectId, { chosenFrom }: ClaimAbility, you: PlayerId): readonly PlayerId[] => {
  const found = chosenFrom === undefined ? [] : g.select(chosenFrom, scopeOf(g, object, { you })).filter(isPlayerId);
  const amount = g.characteristics(object).souls ?? 1;
  const forbidden = prohibition(g);
  return (found.length > 0 ? found : [you]).filter(
    (player) => !isAboveCap(g, player, amount) && forbidden({ type: 'gainSoul', player, object, amount }) === null,
  );
};

/** A claim that something stood in for: this player's is looked at again from the next turn on, or it would never end. */
const markOf = (id: ObjectId, player: PlayerId): string => `${id}/claim/${player}`;
const isReplaced = (g: Game, id: ObjectId, player: PlayerId): boolean =>
  g.state.memory.firsts.includes(markOf(id, player));

const claimOf = (g: Game, object: GameObject, mayClaim: (player: PlayerId) => boolean = () => true): Claim | null => {
  for (const ability of abilitiesOf(g, object)) {
    if (ability.kind !== 'claim') continue;
    const claims = (you: PlayerId): boolean =>
      mayClaim(you) &&
      g.holds(ability.condition, scopeOf(g, object.id, { you })) &&
      gainers(g, object.id, ability, you).length > 0;
    const player = playersFrom(g.state, g.state.turn.active).find(claims); // BSOUL-07, DEC-09
    if (player !== undefined) return { id: object.id, ability, player };
  }
  return null;
};

/** The first of these bonus souls that somebody claims now; null when nobody does. */
const firstClaim = (g: Game, souls: readonly ObjectId[]): Claim | null => {
  for (const id of souls) {
    const object = g.state.objects[id];
    if (object === undefined) continue;
    const found = cached(
      g,
      ({ claims }) => claims,
      id,
      () => claimOf(g, object),
    );
    const claim =
      found !== null && isReplaced(g, id, found.player)
        ? claimOf(g, object, (player) => !isReplaced(g, id, player))
        : found;
    if (claim !== null) return claim;
  }
  return null;
};

/** Who claims it, or whom the active player chooses of those whom it goes to (BSOUL-02). */
function* whoGains(g: Game, id: ObjectId, ability: ClaimAbility, you: PlayerId): Gen<PlayerId> {
  if (ability.chosenFrom === undefined) return you;
  const { active: player } = g.state.turn;
  const found = gainers(g, id, ability, you);
  const [chosen] = yield* g.ask({
    player,
    key: 'effect.choose',
    source: id,
    card: g.state.objects[id]?.card ?? null,
    options: found.map((ref) => optionOf(g.state, ref)),
    min: 1,
    max: 1,
    secret: false,
  });
  return found.find((ref) => ref === chosen) ?? you;
}

/** Whether a bonus soul that was destroyed or discarded lies face down outside the game (BSOUL-04). */
const isOutOfGame = ({ outside, objects }: GameState, card: CardId): boolean =>
  outside.some((id) => objects[id]?.card === card && objects[id].faceDown === true);

/**
 * Nobody has gained what was to be gained: still outside the game, it stays a bonus soul, for whoever is next too (DEC-49).
 * Destroyed or discarded instead it is gone for good (DEC-33).
 */
const notGained = (g: Game, { id, player }: Claim, card: CardId, at: number): void => {
  if (g.state.objects[id]?.zone === 'outside') {
    g.state.bonusSouls = g.state.bonusSouls.toSpliced(at, 0, id); // DEC-49
    g.state.memory.firsts.push(markOf(id, player));
  } else if (isOutOfGame(g.state, card)) g.log({ say: 'losesBonusSoul', player, object: { card } }); // DEC-33
};

/** This bonus soul is gained, or stays (BSOUL-02). */
function* gainClaimed(g: Game, claim: Claim): Gen {
  const { id, ability, player } = claim;
  const { card } = objectOf(g.state, id);
  const at = g.state.bonusSouls.indexOf(id);
  g.state.bonusSouls = g.state.bonusSouls.filter((other) => other !== id); // BSOUL-04
  const gainer = yield* whoGains(g, id, ability, player);
  const amount = g.characteristics(id).souls ?? 1;
  const gained = yield* g.perform({ type: 'gainSoul', player: gainer, object: id, amount }); // BSOUL-02
  if (gained === null) notGained(g, claim, card, at);
}

/** Bonus souls are gained in the instant their condition holds, even in the middle of a resolution (BSOUL-02). */
export function* claimBonusSouls(g: Game): Gen {
  let left = g.state.bonusSouls;
  while (left.length > 0) {
    const claim = firstClaim(g, left);
    if (claim === null) return;
    invalidateReadCache(g);
    left = left.slice(left.indexOf(claim.id));
    yield* gainClaimed(g, claim);
    left = left.filter((id) => g.state.bonusSouls.includes(id));
  }
}
