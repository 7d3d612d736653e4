import type { ObjectId, PlayerId, Ref } from '../../vocabulary/index.js';
import {
  optionOf,
  layBack,
  playerOf,
  topsOf,
  unless,
  type Game,
  type Gen,
  type Option,
  type Procedure,
  type Verdict,
} from '../../state/index.js';
import { activeModifiers, allowance, reaches } from '../characteristics/continuous.js';
import { payAdditionalCosts, additionalCostsVerdict } from '../costs/additional-costs.js';
import { takeUp } from '../zones/decks.js';
import { logged } from '../events/log.js';
import { prohibition } from '../events/replacement.js';
import { reshuffle } from '../zones/slots.js';
import type { StepResult } from '../events/steps.js';

type Purchase = Extract<Procedure, { kind: 'purchase' }>;
const TREASURE_DECK = 'deck:treasure';
/** ¢, for shop items and the top treasure alike (BUY-03). */
const DEFAULT_PRICE = 10;

/** The price now, in ¢ (BUY-03). */
export const priceOf = (g: Game, player: PlayerId, what: Ref): number => {
  if (what === TREASURE_DECK) return DEFAULT_PRICE;
  const set = activeModifiers(g, 'priceIs').findLast(({ modifier, scope }) => reaches(g, modifier.of, scope, player));
  let price = set === undefined ? DEFAULT_PRICE : g.amount(set.modifier.to, set.scope);
  for (const { modifier, scope, since } of activeModifiers(g, 'price'))
    if (since > (set?.since ?? -1) && reaches(g, modifier.of, scope, player)) price -= g.amount(modifier.by, scope);
  return Math.max(0, price);
};

const deckHasCards = (g: Game): boolean => g.state.decks.treasure.length + g.state.discards.treasure.length > 0;

/** Cards elsewhere that an ability lets the active player buy (BUY-02). */
const besides = (g: Game): readonly Ref[] =>
  activeModifiers(g, 'mayPurchase').flatMap(({ modifier, scope }) =>
    reaches(g, modifier.who, scope, g.state.turn.active) ? g.select(modifier.what, scope) : [],
  );

/** What can be bought: every shop item and the top treasure, and what an ability adds (BUY-02). */
export const purchaseChoices = (g: Game): readonly Ref[] => {
  const all = [...new Set<Ref>([...topsOf(g.state, 'shop'), ...besides(g)])];
  return deckHasCards(g) ? [...all, TREASURE_DECK] : all;
};

/** What is bought is the top card of the treasure deck (BUY-08). */
const fromDeck = (player: PlayerId) =>
  ({ type: 'gainTreasure', player, amount: 1, source: null, bought: true }) as const;

/** Whether this is for sale, and this player has the ¢ for it (BUY-02, BUY-04). */
export const purchaseOf = (g: Game, player: PlayerId, what: Ref): Verdict => {
  const price = priceOf(g, player, what);
  const { coins } = playerOf(g.state, player);
  return (
    unless(what !== TREASURE_DECK || deckHasCards(g), 'DEC-10', { why: 'deckEmpty', deck: 'treasure' }) ?? // DEC-10
    unless(purchaseChoices(g).includes(what), 'BUY-02', { why: 'notForSale' }) ?? // BUY-02
    unless(price <= coins, 'BUY-04', { why: 'tooExpensive', price, coins }) ?? // BUY-04
    (what === TREASURE_DECK ? prohibition(g)(fromDeck(player)) : null) // DEC-08
  );
};

/** What this player can buy with the ¢ that they have. */
const affordable = (g: Game, player: PlayerId): readonly Ref[] =>
  purchaseChoices(g).filter((what) => purchaseOf(g, player, what) === null);

const purchasesLeft = (g: Game): number => allowance(g, 'purchases', g.state.turn.active) - g.state.turn.purchases; // BUY-07

/** After a purchase failed for ¢, only with enough for one of the choices (DEC-02). */
export const purchaseDeclaration = (g: Game, player: PlayerId): Verdict =>
  unless(purchasesLeft(g) > 0, 'BUY-07', { why: 'noPurchaseLeft' }) ?? // BUY-07
  unless(purchaseChoices(g).length > 0, 'BUY-02', { why: 'nothingToBuy' }) ?? // BUY-02
  unless(!g.state.turn.purchaseFailed || affordable(g, player).length > 0, 'DEC-02', { why: 'stillTooPoor' }); // DEC-02

/** A purchase that the active player must make and can make now stands before the end of the turn (TURN-12). */
export const mustPurchaseNow = (g: Game): boolean => {
  const { active, purchases } = g.state.turn;
  const owes = activeModifiers(g, 'mustPurchase').some(({ modifier, scope }) =>
    reaches(g, modifier.who, scope, active),
  );
  if (!owes || purchases > 0 || prohibition(g)({ type: 'declarePurchase', player: active }) !== null) return false; // TURN-12
  const verdict = purchaseDeclaration(g, active) ?? additionalCostsVerdict(g, active, 'purchase'); // COST-02
  return verdict === null && affordable(g, active).length > 0; // TURN-12
};

/** Declares a purchase, as yet of nothing (BUY-02). */
export function* declarePurchase(g: Game, player: PlayerId): Gen {
  g.state.procedures.push({
    kind: 'purchase',
    step: 'choose',
    base: g.state.stack.length,
    player,
    what: null,
    price: 0,
    top: null,
  });
  yield* payAdditionalCosts(g, player, 'purchase'); // COST-02
  yield* g.perform({ type: 'declarePurchase', player }); // BUY-11
}

const priced = (g: Game, player: PlayerId, ref: Ref): Option => {
  const { id, meaning } = optionOf(g.state, ref);
  return { id, meaning: { ...meaning, number: priceOf(g, player, ref) } };
};

/** One step of a purchase (BUY-02..BUY-05). */
export function* purchaseStep(g: Game, purchase: Purchase): Gen<StepResult> {
  return purchase.step === 'choose' ? yield* choose(g, purchase) : yield* pay(g, purchase);
}

/**
 * After the answers: the choice, and with it the price; triggers on this choice come before paying (BUY-03, BUY-11).
 */
function* choose(g: Game, purchase: Purchase): Gen<StepResult> {
  const { player } = purchase;
  const choices = purchaseChoices(g);
  if (choices.length === 0) return 'done';
  const within = affordable(g, player);
  if (within.length === 0) return fail(g, player); // BUY-04
  const [chosen] = yield* g.ask({
    player,
    key: 'purchase.choice',
    source: null,
    card: null,
    options: within.map((ref) => priced(g, player, ref)),
    min: 1,
    max: 1,
    secret: false,
  });
  purchase.what = chosen as Ref;
  purchase.price = priceOf(g, player, purchase.what); // BUY-03
  purchase.step = 'pay';
  yield* g.perform({ type: 'purchase', player, object: purchase.what, amount: purchase.price }); // BUY-11
  if (purchase.what === TREASURE_DECK && g.state.waiting.length > 0) keepTop(g, purchase); // BUY-08
  return 'triggers';
}

/** The top card as it is at the choice is set apart, unseen, until it is paid for (BUY-08). */
const keepTop = (g: Game, purchase: Purchase): void => {
  reshuffle(g, 'treasure'); // ZONE-08
  purchase.top = takeUp(g, 'treasure', 1)[0] ?? null; // BUY-08
};

/** No ¢ for it: purchasing ends and is not used up (BUY-04, BUY-06). */
const fail = (g: Game, player: PlayerId): StepResult => {
  g.state.turn.purchaseFailed = true; // DEC-02
  g.log({ say: 'purchaseFails', player });
  return 'done';
};

/** What was for the next shop item of this player is over with it (BUY-03). */
const spendPrice = (g: Game, player: PlayerId): void => {
  const { continuous } = g.state;
  const isSpent = ({ modifier, scope }: (typeof continuous)[number]): boolean =>
    modifier.modify === 'priceIs' && modifier.next !== undefined && reaches(g, modifier.of, scope, player);
  if (continuous.some(isSpent)) g.state.continuous = continuous.filter((one) => !isSpent(one));
};

/** Paying and taking control are one act, if the choice and the ¢ are still there (BUY-04, BUY-05, DEC-02). */
function* pay(g: Game, { player, what, price, top }: Purchase): Gen<StepResult> {
  if (top !== null) layBack(g.state, top, 'treasure'); // BUY-08
  if (what === null || !purchaseChoices(g).includes(what)) return 'done'; // BUY-06
  if (playerOf(g.state, player).coins < price) return fail(g, player); // BUY-04
  g.log({ ...logged(g, { type: 'purchase', player, object: what, amount: price }), say: 'event' });
  yield* g.perform({ type: 'payCoins', player, amount: price });
  g.state.turn.purchases += 1; // DEC-02
  if (what === TREASURE_DECK) yield* g.perform(fromDeck(player)); // BUY-08
  else {
    g.state.turn.shopPurchases = (g.state.turn.shopPurchases ?? 0) + 1; // BUY-06
    spendPrice(g, player); // BUY-03
    yield* g.perform({ type: 'gainItem', player, object: what as ObjectId, source: null, how: 'purchase' }); // GAIN-11
  }
  return 'done';
}
