import {
  effectsIn,
  type Amount,
  type Effect,
  type EffectWord,
  type Modifier,
  type Place,
  type Ref,
  type Selector,
} from '../../engine/index.js';
import { attackWorth, bestAttack } from '../fights/attack.js';
import {
  bonusWorth,
  damageWorth,
  healWorth,
  preventedWorth,
  savedWorth,
  shieldWorth,
  statWorth,
  struckWorth,
} from '../fights/damage.js';
import { anyFace, rollChange } from '../fights/dice.js';
import { claimsWith, claimsWithItems } from '../situation/claims.js';
import { choiceThenRest, weighed } from '../card-values/choices.js';
import { moveWorth, sightWorth } from '../card-values/decks.js';
import { lootPlayWorth } from '../card-values/hand.js';
import { pendingWorth } from './pending.js';
import { chargeRating, counterRating, faceRating, FOR_A_TURN, modifierRating, rating } from '../situation/rating.js';
import { likely, meant, reckon } from '../situation/reading.js';
import { clearedWorth } from '../card-values/slots.js';
import { standingWorth } from './delayed-abilities.js';
import {
  coinsWorth,
  isFriend,
  isOurs,
  LOOT,
  allegianceWeight,
  sideOf,
  soulWorth,
  TREASURE,
  VICTORY,
} from '../situation/stakes.js';
import { gainOf, handCardValue, lossOf, cardValue } from '../card-values/card-values.js';
import {
  answerable,
  foeIn,
  foresee,
  objectIn,
  ownerOf,
  playerIn,
  printedOn,
  stackItem,
  supposing,
  type Situation,
} from '../situation/situation.js';

type Word<W extends EffectWord> = (now: Situation, effect: Effect<W>) => number;

const ALL = 99;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const size = (now: Situation, amount: Amount | 'all' | 'full'): number =>
  typeof amount === 'string' ? ALL : reckon(now, amount);

const each = (now: Situation, what: Selector, value: (ref: Ref) => number): number => sum(meant(now, what).map(value));

/** What it is worth to this player that each thing of a selector gets something of this value (¢) to its owner. */
const forAll = (now: Situation, who: Selector, value: number): number =>
  each(now, who, (ref) => value * sideOf(now, ref));

const lost = (now: Situation, ref: Ref, coins: number): number =>
  -Math.min(coins, playerIn(now.view, ref)?.coins ?? 0) * allegianceWeight(now, ref);

/** The cards that a player would miss least; of others only the number is known. */
const discarded = (now: Situation, ref: Ref, amount: number): number => {
  const player = playerIn(now.view, ref);
  if (player === null) return 0;
  if (player.id !== now.me.id) return -allegianceWeight(now, ref) * Math.min(amount, player.handCount) * LOOT * 0.7;
  const worths = now.view.hand.map(({ card }) => handCardValue(now, card)).toSorted((a, b) => a - b);
  return -sum(worths.slice(0, amount));
};

const HAND_LIMIT = 10;
/** Cards beyond the limit of the hand are gone at the end of the turn. */
const looted = (now: Situation, ref: Ref, amount: number): number => {
  const room = Math.max(0, HAND_LIMIT - (playerIn(now.view, ref)?.handCount ?? 0));
  const cards = LOOT * Math.min(amount, room) + 0.3 * Math.max(0, amount - room);
  return allegianceWeight(now, ref) * cards + claimsWith(now, ref, { handCount: amount });
};

const paidOut = (now: Situation, ref: Ref, coins: number): number =>
  allegianceWeight(now, ref) * coinsWorth(playerIn(now.view, ref)?.coins ?? 0, coins) + claimsWith(now, ref, { coins });

const treasured = (now: Situation, ref: Ref, amount: number): number =>
  allegianceWeight(now, ref) * TREASURE * amount + claimsWithItems(now, ref, null, amount);

const charged = (now: Situation, ref: Ref, isChange: (charged: boolean) => boolean): number => {
  const object = objectIn(now.view, ref);
  if (object === null || !isChange(object.charged)) return 0;
  return chargeRating(printedOn(now, object)) * 0.7 * sideOf(now, ref);
};

/** Using an item of one's own at once a second time, as things stand; what that brings may not recharge again. */
const usedAgain = (now: Situation, ref: Ref): number => {
  const object = objectIn(now.view, ref);
  if (object === null || object.charged || now.foreseen > 0 || ownerOf(now, ref) !== now.me.id) return 0;
  const view = supposing(now.view, `open ${now.open.length}`, () => ({ stack: now.open }));
  const at: Situation = { ...foresee({ ...now, view }), you: now.me.id, source: ref };
  const uses = printedOn(now, object).abilities.map((ability) => {
    if (ability.kind !== 'activated' || !ability.costs.every(({ pay }) => pay === 'tap')) return 0;
    return weighed(at, ability.modes);
  });
  return Math.max(0, ...uses);
};

const attackAgain = (now: Situation, must: boolean): number => {
  const { active } = now.view.turn;
  if (active !== now.me.id) return must ? 0 : 2 * allegianceWeight(now, active);
  const best = bestAttack(now);
  return must ? best : Math.max(0.5, best);
};

/** Attacking what another wants, before anything is attacked this turn; no better than what one would do anyway. */
const forcedWorth = (now: Situation, ref: Ref, what: Selector | null): number => {
  const { turn, attack } = now.view;
  const player = playerIn(now.view, ref);
  const isOpen = turn.phase !== 'end' && turn.attacks === 0 && attack === null;
  if (player === null || player.id !== turn.active || !isOpen || what === null) return 0;
  const targets = meant(now, what).filter((target) => foeIn(now.view, target)?.attackable === true);
  if (targets.length === 0) return 0;
  const forced = Math.max(...targets.map((target) => attackWorth(now, target, player)));
  return allegianceWeight(now, ref) * Math.min(0, forced - Math.max(0, bestAttack(now, player)));
};

const grantWorth = (now: Situation, grant: Modifier): number => {
  switch (grant.modify) {
    case 'stat':
      return each(now, grant.on, (ref) => statWorth(now, ref, { stat: grant.stat, by: reckon(now, grant.by) }));
    case 'rolls':
      return each(now, grant.of, (ref) => bonusWorth(now, ref, reckon(now, grant.by)));
    case 'shield':
      return each(now, grant.on, (ref) => shieldWorth(now, ref, size(now, grant.upTo)));
    case 'allowance':
      if (grant.what === 'attacks') return each(now, grant.of, () => attackAgain(now, false));
      if (grant.what === 'lootPlays') return each(now, grant.of, (ref) => lootPlayWorth(now, ref));
      return forAll(now, grant.of, 0.4 * modifierRating(grant));
    case 'priceIs':
      return forAll(now, grant.of, 1);
    case 'cheaperActivation':
      return forAll(now, grant.on, 0.5);
    case 'openHands':
      return forAll(now, grant.of, -1);
    case 'statIs':
      return each(now, grant.on, (ref) => {
        const before = reckon({ ...now, it: ref }, { amount: 'stat', stat: grant.stat, of: { select: 'it' } });
        return statWorth(now, ref, { stat: grant.stat, by: reckon(now, grant.to) - before });
      });
    case 'mayPlay':
    case 'mayUse':
    case 'mayPurchase':
      return forAll(now, grant.who, LOOT);
    case 'cannotTarget':
      return forAll(now, grant.what, 1);
    case 'ability':
    case 'abilitiesOf':
    case 'rewardOf':
      return forAll(now, grant.on, 1);
    case 'loseAbilities':
      return forAll(now, grant.on, -1);
    case 'price':
      return forAll(now, grant.of, 0.2 * reckon(now, grant.by));
    case 'mustAttack':
      return each(now, grant.who, (ref) => forcedWorth(now, ref, grant.what));
    case 'allowanceIs':
    case 'insteadOfTap':
    case 'activationCosts':
    case 'noRefill':
    case 'keyword':
    case 'loseKeyword':
    case 'cannotBeAttacked':
    case 'attacksAlong':
    case 'canBeAttacked':
    case 'cannot':
    case 'copyOf':
    case 'number':
    case 'seesTop':
    case 'renamed':
    case 'mustPurchase':
    case 'declaringCosts':
    case 'countsAs':
    case 'keepsDamage':
    case 'goesFirst':
      return 0;
  }
};

/** What is eternal cannot be destroyed (KEY-01). */
const isEternal = ({ view }: Situation, ref: Ref): boolean =>
  objectIn(view, ref)?.keywords.includes('eternal') === true;

/** Whether the first part of "if you do" can come true; what cannot be told is taken for possible. */
const canBeDone = (now: Situation, first: Effect): boolean => {
  if (first.do === 'destroy') {
    const refs = meant(now, first.what);
    return refs.length === 0 || refs.some((ref) => !isEternal(now, ref));
  }
  if (first.do !== 'discardLoot') return true;
  return meant(now, first.who).every((ref) => (playerIn(now.view, ref)?.handCount ?? 0) >= size(now, first.amount));
};

/** What ending the turn takes from the one whose turn it is. */
const turnEnded = (now: Situation): number => {
  const { active, phase } = now.view.turn;
  if (phase === 'end') return 0;
  return active === now.me.id
    ? -1 - Math.max(0, now.attackLeft ? bestAttack(now) : 0)
    : -2 * allegianceWeight(now, active);
};

/** A word of which nothing can be told but by the effects that it is made of. */
const unknown = (now: Situation, effect: Effect): number => sum(effectsIn(effect).map((part) => now.worth(now, part)));
const neutral = (): number => 0;
const LITTLE = 0.4;
const BOTTOM: Place = { place: 'deckBottom' };
/** A treasure from the top of the deck in exchange. */
const ANOTHER = TREASURE * 0.7;
const little = (): number => LITTLE;

/** The next treasure in place of an item. */
const another = (now: Situation, ref: Ref): number => {
  if (isEternal(now, ref)) return 0;
  return ownerOf(now, ref) === null ? LITTLE : lossOf(now, ref) + sideOf(now, ref) * ANOTHER;
};

/**
 * What it is worth to do an effect once more with new targets: that of a card that is about to be played, or of one
 * that is there.
 */
const copied = (now: Situation, ref: Ref): number => {
  const object = objectIn(now.view, ref);
  const loot = object?.role === null ? printedOn(now, object).abilities.find(({ kind }) => kind === 'loot') : undefined;
  if (loot?.kind === 'loot') return weighed({ ...now, source: ref }, loot.modes);
  if (object !== null) return chargeRating(printedOn(now, object));
  const effect = stackItem(now.view, ref)?.effect ?? null;
  return effect === null ? 0 : rating(effect);
};

/** The other face of a card in place of this one; from the back nobody sees the front (FLIP-01). */
const flipped = (now: Situation, ref: Ref): number => {
  const object = objectIn(now.view, ref);
  if (object === null) return 0;
  const { back } = printedOn(now, object);
  return back === null ? LITTLE : sideOf(now, ref) * (faceRating(back) - faceRating(printedOn(now, object)));
};

const TURN = 8;

/** What is had for one turn is of use in a fight that is still to come. */
const thisTurn = ({ attackLeft, view }: Situation): number => (attackLeft && view.attack === null ? FOR_A_TURN : 0);

/** ¢ that go from some players to others, as far as there are any. */
const coinsMoved = (now: Situation, { from, to, amount }: Effect<'stealCoins' | 'giveCoins'>): number =>
  each(now, from, (ref) => {
    const coins = Math.min(size(now, amount), playerIn(now.view, ref)?.coins ?? 0);
    return forAll(now, to, coins) - coins * allegianceWeight(now, ref);
  });

/** Both sides lose what they give and gain what they get. */
const swapped = (now: Situation, ones: readonly Ref[], others: readonly Ref[]): number =>
  sum(
    ones.flatMap((one) =>
      others.map((other) => {
        const [from, to] = [ownerOf(now, one) ?? undefined, ownerOf(now, other) ?? undefined];
        return lossOf(now, one) + gainOf(now, one, to) + lossOf(now, other) + gainOf(now, other, from);
      }),
    ),
  );

/** Somebody else takes what is best for them. */
const chosenBy = (now: Situation, by: Selector, worths: readonly number[]): number =>
  isOurs(now, meant(now, by)) ? Math.max(...worths) : Math.min(...worths);

/** Of what an item does for the rest of a game, what is lost while it is erased: others are rubbed out as well. */
const ERASED = 0.6;

/** What a counter on something is worth; one that erases it takes what it does. */
const counterWorth = (now: Situation, ref: Ref, named: Effect<'putCounters'>['named']): number =>
  named === 'eraser' ? ERASED * lossOf(now, ref) : sideOf(now, ref) * counterRating(named);

/** What words are worth of which a computer player can tell something; others are worth what they are made of. */
const WORDS: { readonly [W in EffectWord]?: Word<W> } = {
  nothing: neutral,
  sequence: (now, { of }) => choiceThenRest(now, of),
  and: (now, { first, second }) => choiceThenRest(now, canBeDone(now, first) ? [first, second] : [first]),
  ifYouDo: (now, { first, second }) => {
    if (!canBeDone(now, first)) return choiceThenRest(now, [first]);
    if (first.do !== 'destroy') return choiceThenRest(now, [first, second]);
    return now.worth(now, first) + now.worth({ ...now, gone: [...now.gone, ...meant(now, first.what)] }, second);
  },
  choose: neutral,
  auction: neutral,
  win: (now, { who }) => (meant(now, who).some((ref) => isFriend(now, ref)) ? VICTORY : -VICTORY),
  chooseAtRandom: neutral,
  vote: neutral,
  voteOn: (now, { options }) => sum(options.map((option) => now.worth(now, option))) / options.length,
  if: (now, effect) => {
    const chance = likely(now, effect.condition);
    const otherwise = effect.otherwise === undefined ? 0 : now.worth(now, effect.otherwise);
    return chance * now.worth(now, effect.effect) + (1 - chance) * otherwise;
  },
  eachMay: (now, { by, effect }) => each(now, by, (it) => Math.max(0, now.worth({ ...now, it }, effect))),
  may: (now, { by, effect }) => chosenBy(now, by, [0, now.worth(now, effect)]),
  chooseOne: (now, { by, options }) =>
    chosenBy(
      now,
      by,
      options.map((option) => now.worth(now, option)),
    ),
  forEach: (now, { of, effect }) => each(now, of, (it) => now.worth({ ...now, it }, effect)),
  roll: (now, { rows }) =>
    sum(
      rows.map(({ from, to, effect }) => ((to - from + 1) / 6) * now.worth({ ...now, roll: (from + to) / 2 }, effect)),
    ),
  gainCoins: (now, { who, amount }) => each(now, who, (ref) => paidOut(now, ref, size(now, amount))),
  loseCoins: (now, { who, amount }) => each(now, who, (ref) => lost(now, ref, size(now, amount))),
  stealCoins: coinsMoved,
  giveCoins: coinsMoved,
  loot: (now, { who, amount }) => each(now, who, (ref) => looted(now, ref, size(now, amount))),
  gainTreasure: (now, { who, amount }) => each(now, who, (ref) => treasured(now, ref, size(now, amount))),
  discardLoot: (now, { who, amount }) => each(now, who, (ref) => discarded(now, ref, size(now, amount))),
  deal: (now, { to, amount }) => each(now, to, (ref) => struckWorth(now, ref, size(now, amount))),
  dealDivided: (now, { to, amount, by }) =>
    chosenBy(
      now,
      by,
      meant(now, to).map((ref) => struckWorth(now, ref, size(now, amount))),
    ),
  take: (now, { who, amount }) => each(now, who, (ref) => struckWorth(now, ref, size(now, amount))),
  payHp: (now, { who, amount }) => each(now, who, (ref) => damageWorth(now, ref, size(now, amount))),
  kill: (now, { what }) => each(now, what, (ref) => damageWorth(now, ref, ALL)),
  destroy: (now, { what }) => each(now, what, (ref) => (isEternal(now, ref) ? 0 : lossOf(now, ref))),
  putIntoDiscard: (now, { what }) =>
    each(now, what, (ref) => (objectIn(now.view, ref) === null ? moveWorth(now, ref, BOTTOM) : lossOf(now, ref))),
  heal: (now, { what, amount }) => each(now, what, (ref) => healWorth(now, ref, size(now, amount))),
  recharge: (now, { what }) =>
    each(now, what, (ref) =>
      Math.max(
        charged(now, ref, (is) => !is),
        usedAgain(now, ref),
      ),
    ),
  deactivate: (now, { what }) => -each(now, what, (ref) => charged(now, ref, (is) => is)),
  cancel: (now, { what }) => -each(now, what, (ref) => pendingWorth(now, ref)),
  cancelEverything: (now) => -sum(answerable(now).map(({ id }) => pendingWorth(now, id))),
  endTurn: turnEnded,
  reroll: (now, { what }) =>
    each(now, what, (ref) => (stackItem(now.view, ref) === null ? another(now, ref) : rollChange(now, ref, anyFace))),
  addToRoll: (now, { what, amount }) =>
    each(now, what, (ref) => rollChange(now, ref, (face) => [face + size(now, amount)])),
  flip: (now, { what }) =>
    each(now, what, (ref) =>
      stackItem(now.view, ref) === null ? flipped(now, ref) : rollChange(now, ref, (face) => [7 - face]),
    ),
  cancelAttack: () => 0,
  setRoll: (now, { what, to }) => each(now, what, (ref) => rollChange(now, ref, () => [size(now, to)])),
  preventDeath: (now, { what }) => each(now, what, (ref) => savedWorth(now, ref)),
  preventDamage: (now, { what, amount }) => each(now, what, (ref) => preventedWorth(now, ref, size(now, amount))),
  until: (now, { grants }) => sum(grants.map((grant) => grantWorth(now, grant))),
  rule: (now, { grants }) => sum(grants.map((grant) => grantWorth(now, grant))),
  lootPlay: (now, { who }) => each(now, who, (ref) => lootPlayWorth(now, ref)),
  additionalAttack: (now, { must, times }) => attackAgain(now, must) * reckon(now, times),
  expandSlots: little,
  putCounters: (now, { on, amount, named }) =>
    each(now, on, (ref) => counterWorth(now, ref, named) * size(now, amount)),
  removeCounters: (now, { from, amount, named }) =>
    -each(now, from, (ref) => counterWorth(now, ref, named) * size(now, amount)),
  replaceCharacter: (now, { who }) => forAll(now, who, LITTLE),
  steal: (now, { what, to }) => each(now, what, (ref) => lossOf(now, ref) + gainOf(now, ref, meant(now, to)[0])),
  give: (now, { what, to }) => each(now, what, (ref) => lossOf(now, ref) + gainOf(now, ref, meant(now, to)[0])),
  becomeSoul: (now, { what, of }) =>
    each(now, of, (ref) => {
      const player = playerIn(now.view, ref);
      const souls = sum(meant(now, what).map((card) => objectIn(now.view, card)?.souls ?? 1));
      return player === null
        ? 0
        : allegianceWeight(now, ref) * soulWorth(now, player, souls) + each(now, what, (card) => lossOf(now, card));
    }),
  become: (now, { what, of }) => each(now, what, (ref) => lossOf(now, ref)) + forAll(now, of, ANOTHER),
  becomeCurse: (now, { of }) => forAll(now, of, -4),
  look: (now, { deck, amount, effect }) =>
    sightWorth(now, meant(now, deck), reckon(now, amount), effect) + now.worth(now, effect),
  reveal: (now, { effect }) => LITTLE + now.worth(now, effect),
  search: (now, { effect }) => LITTLE + now.worth(now, effect),
  lookAt: little,
  move: (now, { what, to }) => each(now, what, (ref) => moveWorth(now, ref, to)) + clearedWorth(now, meant(now, what)),
  gainObject: (now, { who, what }) => {
    const refs = meant(now, what);
    if (refs.length === 0) return forAll(now, who, TREASURE);
    return sum(refs.map((ref) => lossOf(now, ref) + gainOf(now, ref, meant(now, who)[0])));
  },
  putIntoSlot: little,
  putBelow: little,
  mustAttackIn: (now) => attackAgain(now, true),
  replaceFromDeck: (now, { what }) => each(now, what, (ref) => another(now, ref)),
  swap: (now, { one, other }) => swapped(now, meant(now, one), meant(now, other)),
  giveHands: (now, { of, to }) =>
    each(now, of, (it) => {
      const hand = LOOT * (playerIn(now.view, it)?.handCount ?? 0);
      return forAll({ ...now, it }, to, hand) - hand * allegianceWeight(now, it);
    }),
  extraTurn: (now, { who }) => forAll(now, who, TURN),
  skipTurn: (now, { who }) => forAll(now, who, -TURN),
  afterwards: (now, { first, effect }) => now.worth(now, first) + now.worth(now, effect),
  meanwhile: (now, { ability }) => standingWorth(now, ability),
  copy: (now, { what }) => each(now, what, (ref) => copied(now, ref)),
  double: (now, { what }) => each(now, what, (ref) => copied(now, ref)), // BLANK-00
  play: (now, { by }) => forAll(now, by, LOOT),
  playCopy: (now, { by }) => forAll(now, by, LOOT),
  becomeCopy: (now, { what, of, till }) =>
    each(now, of, (ref) => cardValue(now, ref, now.me) - each(now, what, (from) => cardValue(now, from, now.me))) *
    (till === 'endOfTurn' ? thisTurn(now) : 1),
  changeNumber: little,
  forceActivate: little,
  note: little,
};

const known = <W extends EffectWord>(now: Situation, effect: Effect<W>): number | undefined =>
  WORDS[effect.do]?.(now, effect);

/** What an effect is worth to this player, in ¢, as far as can be seen. */
export const worth = (now: Situation, effect: Effect): number => known(now, effect) ?? unknown(now, effect);
