import type { ObjectId, PlayerId } from '../vocabulary/index.js';
import {
  objectOf,
  withReadCache,
  type Game,
  type Gen,
  type Meaning,
  type Option,
  type OptionId,
  type Verdict,
} from '../state/index.js';
import { activate, activatedOf, activationOf } from '../rules/stack/activating.js';
import { declareAttack } from '../rules/combat/attack.js';
import { playableLoot, playLoot } from '../rules/stack/playing.js';
import { declarePurchase } from '../rules/turn/purchase.js';
import { prohibition } from '../rules/events/replacement.js';
import { sellSoul, soulsForSale } from '../rules/players/soul-sale.js';
import { declareEnd } from '../rules/turn/turn.js';
import {
  activating,
  declaringAttack,
  declaringEnd,
  declaringPurchase,
  ownSources,
  playing,
  sellingSoul,
} from './verdicts.js';

export const PASS: Option = { id: 'pass', meaning: { kind: 'pass' } };

/** Something that a player may want to do with priority, and what stands against it when that is asked for. */
export interface Candidate {
  readonly option: Option;
  readonly verdict: () => Verdict;
}

/** Every loot card of the hand, and what effects allow to be played from elsewhere (LOOT-03, LOOT-05). */
const plays = (g: Game, player: PlayerId): readonly Candidate[] => {
  const forbidden = prohibition(g);
  return playableLoot(g, player).map((playable) => {
    const { id } = playable;
    const { card, zone } = objectOf(g.state, id);
    const meaning: Meaning = { kind: 'play', object: id, card, zone, owner: player };
    return { option: { id: `play:${id}`, meaning }, verdict: () => playing(g, player, playable, forbidden) };
  });
};

/** Every activated ability of these objects (ABIL-02, ROOM-02). */
const activations = (g: Game, player: PlayerId, sources: readonly ObjectId[]): readonly Candidate[] => {
  const forbidden = prohibition(g);
  const found: Candidate[] = [];
  for (const id of sources)
    for (const ability of activatedOf(g, id))
      found.push({
        option: { id: `use:${id}:${ability.key}`, meaning: activationOf(g, id, ability) },
        verdict: () => activating(g, player, id, ability, forbidden),
      });
  return found;
};

/** Every soul of a player, where they are worth something in the action phase (VAR-05). */
const soulSales = (g: Game, player: PlayerId): readonly Candidate[] =>
  soulsForSale(g, player).map((object) => {
    const { card } = objectOf(g.state, object);
    return {
      option: { id: `sell:${object}`, meaning: { kind: 'sellSoul', object, card } },
      verdict: () => sellingSoul(g, player, object),
    };
  });

const declarations = (g: Game, player: PlayerId): readonly Candidate[] => [
  { option: { id: 'attack', meaning: { kind: 'attack' } }, verdict: () => declaringAttack(g, player) },
  { option: { id: 'purchase', meaning: { kind: 'purchase' } }, verdict: () => declaringPurchase(g, player) },
  { option: { id: 'end', meaning: { kind: 'endTurn' } }, verdict: () => declaringEnd(g, player) },
];

/** Everything that the holder of priority might want to do, with what stands against it. */
export const candidates = (g: Game, player: PlayerId): readonly Candidate[] => [
  ...plays(g, player),
  ...activations(g, player, [...ownSources(g, player)]),
  ...soulSales(g, player),
  ...declarations(g, player),
  { option: PASS, verdict: () => null },
];

/** Everything the holder of priority may do now (PRIO-04): the enumerator is the decision. */
export const legalActions = (g: Game, player: PlayerId): readonly Option[] =>
  withReadCache(g, () =>
    candidates(g, player)
      .filter(({ verdict }) => verdict() === null)
      .map(({ option }) => option),
  );

/** Those among which the one with this id is, if it is one. */
const alike = (g: Game, player: PlayerId, id: OptionId): readonly Candidate[] => {
  const [verb, object] = id.split(':');
  switch (verb) {
    case 'play':
      return plays(g, player);
    case 'use':
      return activations(
        g,
        player,
        [...ownSources(g, player)].filter((source) => source === object),
      );
    default:
      return candidates(g, player);
  }
};

/** The one of these with this id, without judging the others. */
export const legalAction = (g: Game, player: PlayerId, id: OptionId): Option | undefined =>
  withReadCache(g, () => alike(g, player, id).find(({ option, verdict }) => option.id === id && verdict() === null))
    ?.option;

/** Does the action with this id. False when the player called it off on the way; then nothing has changed. */
export function* act(g: Game, player: PlayerId, id: string): Gen<boolean> {
  const [verb, object, key] = id.split(':');
  switch (verb) {
    case 'play':
      return yield* playLoot(g, player, object as ObjectId);
    case 'use':
      return yield* activateByKey(g, player, object as ObjectId, key ?? '');
    case 'sell':
      yield* sellSoul(g, player, object as ObjectId);
      return true;
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
  const ability = activatedOf(g, object).find((candidate) => candidate.key === key);
  return ability === undefined ? false : yield* activate(g, player, object, ability);
}
