import type { Amount, Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { allBut, deckAttacksInAll, isNamedCount, lackingTo } from '../../cards/shorter.js';
import { bind, isCard, isWholeHand, isWholePurse, thingOf, type RenderContext } from '../../cards/tree.js';
import { act, modal, type EnglishAct, type EnglishActs } from './act-forms.js';
import { HP, amountText, coinsText, unitText } from './amounts.js';
import { noun, owned, ownOr, type Phrase } from './nouns.js';
import { person, toWhom } from './selectors.js';

const CARD = noun('card');
const LOOT_CARD = noun('lootCard');
const TREASURE = { one: 'treasure', many: 'treasure' };
const DAMAGE = { one: 'damage', many: 'damage' };
const TIMES = { one: 'time', many: 'times' };
const ADDITIONAL = { one: 'additional time', many: 'additional times' };
const MORE_LOOT = { one: 'additional loot card', many: 'additional loot cards' };

const yourOrTheir = (who: Selector, ctx: RenderContext): string =>
  person(who, ctx, 'each').person === 'you' ? 'your' : 'their';

const lootText = (amount: Amount, ctx: RenderContext): string => {
  if (typeof amount === 'number') return String(amount);
  return isNamedCount(amount, ctx) ? 'that many' : unitText(amount, CARD, ctx);
};

/** "you have", "they have" */
const haveText = (who: Selector, ctx: RenderContext): string =>
  `${person(who, ctx, 'each').person === 'you' ? 'you' : 'they'} have`;

const conjugatedDo = (who: Phrase): string => `${who.text} ${who.person === 'it' ? 'does' : 'do'}`;
const untilAsMany = (who: Selector, than: Selector, unit: string, ctx: RenderContext): string => {
  const own = person(who, ctx, 'each');
  return `until ${own.person === 'you' ? 'you have' : 'they have'} as many ${unit} as ${conjugatedDo(person(than, ctx, 'each'))}`;
};

const lootPlaysText = (amount: Amount, ctx: RenderContext): string =>
  amount === ANY_NUMBER ? 'any number of additional loot cards' : unitText(amount, MORE_LOOT, ctx);

const damageText = (amount: Amount | 'all', ctx: RenderContext): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'that much damage';
  return amount === 'all' ? 'all damage' : unitText(amount, DAMAGE, ctx);
};

const preventedText = ({ what, amount }: Effect<'preventDamage'>, ctx: RenderContext): string => {
  const isOnStack = thingOf(what, ctx) === 'stackDamage';
  if (isCard(ctx) && what.select === 'cause' && isOnStack && amount === 'all') return toWhom(what, ctx);
  if (what.select === 'cause' && isOnStack)
    return `${amount === 'all' ? 'all' : amountText(amount, ctx)} of ${toWhom(what, ctx)}`;
  return `${damageText(amount, ctx)} ${isOnStack ? 'of' : 'to'} ${toWhom(what, ctx)}`;
};

/** What stays after a prevented death, when it is not the usual 1 HP (PREV-02). */
const hpLeftText = (hp: Amount, ctx: RenderContext): string =>
  hp === 1 ? '' : ` (HP afterwards: at least ${amountText(hp, ctx)})`;

const attackAct = ({ on, must, times }: Effect<'additionalAttack'>, ctx: RenderContext): EnglishAct => {
  const many = times === ANY_NUMBER ? 'any number of times' : unitText(times, ADDITIONAL, ctx);
  const often = times === 1 ? 'an additional time' : many;
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `until it has been attacked ${unitText(inAll, TIMES, ctx)} this turn`;
  const thing = typeof on === 'string' ? 'the monster deck' : toWhom(on, ctx);
  const which = on === 'any' ? often : `${thing} ${all}`;
  const may = must ? { bare: 'must', it: 'must' } : { bare: 'may', it: 'may' };
  return { who: { select: 'activePlayer' }, verb: may, rest: `attack ${which}` };
};

/** Treasures that have a name from then on, if they are to. */
const gainedTreasure = (amount: Amount, as: string | undefined, ctx: RenderContext): string => {
  const text = unitText(amount, TREASURE, ctx);
  if (as === undefined) return text;
  const found = bind(ctx, as, 'item', amount !== 1);
  if (!isCard(ctx)) return `${text} (chosen: ${amount === 1 ? 'that item' : 'those items'})`;
  ctx.chosen.set(as, { ...found, said: 'before' });
  return text;
};

/** Acts with ¢, cards, HP, damage, attacks and turns. */
export const playerActs = {
  gainCoins: ({ who, amount }, ctx) => {
    const than = lackingTo(who, amount, 'coins', ctx);
    const until = than === null ? null : untilAsMany(who, than, '¢', ctx);
    if (isCard(ctx) && isWholePurse(who, amount)) return act(who, 'gain', `as many ¢ as ${haveText(who, ctx)}`);
    return act(who, 'gain', until === null ? coinsText(amount, ctx) : `¢ ${until}`);
  },
  loseCoins: ({ who, amount }, ctx) =>
    act(who, 'lose', isWholePurse(who, amount) ? `all ${yourOrTheir(who, ctx)} ¢` : coinsText(amount, ctx)),
  giveCoins: ({ from, to, amount }, ctx) =>
    act(
      from,
      'give',
      to.select === 'you' ? `you ${coinsText(amount, ctx)}` : `${coinsText(amount, ctx)} to ${toWhom(to, ctx)}`,
    ),
  stealCoins: ({ to, amount, from }, ctx) => act(to, 'steal', `${coinsText(amount, ctx)} from ${toWhom(from, ctx)}`),
  loot: ({ who, amount }, ctx) => {
    const than = lackingTo(who, amount, 'handSize', ctx);
    if (isCard(ctx) && isWholeHand(who, amount))
      return act(who, 'loot', `as many cards as ${haveText(who, ctx)} in hand`);
    return act(who, 'loot', than === null ? lootText(amount, ctx) : untilAsMany(who, than, 'cards in hand', ctx));
  },
  gainTreasure: ({ who, amount, as }, ctx) => act(who, 'gain', gainedTreasure(amount, as, ctx)),
  discardLoot: ({ who, amount }, ctx) =>
    act(
      who,
      'discard',
      isWholeHand(who, amount)
        ? `${yourOrTheir(who, ctx)}${isCard(ctx) ? '' : ' whole'} hand`
        : unitText(amount, LOOT_CARD, ctx),
    ),
  deal: ({ amount, to, by = null }, ctx) => act(by, 'deal', `${damageText(amount, ctx)} to ${toWhom(to, ctx)}`),
  dealDivided: ({ amount, to, by }, ctx) => {
    const who = by.select === 'you' ? 'you choose' : 'they choose';
    const damage = damageText(amount, ctx) + (typeof amount === 'number' ? '' : ',');
    return act(by, 'deal', `${damage} divided as ${who} among ${toWhom(to, ctx)}`);
  },
  take: ({ who, amount }, ctx) => act(who, 'take', damageText(amount, ctx)),
  payHp: ({ who, amount }, ctx) => {
    const kept = allBut(who, amount);
    return act(who, 'pay', kept === null ? unitText(amount, HP, ctx) : `HP until you have ${kept} left`);
  },
  heal: ({ what, amount }, ctx) => act(what, 'heal', amount === 'full' ? 'fully' : unitText(amount, HP, ctx)),
  preventDamage: (effect, ctx) => act(null, 'prevent', preventedText(effect, ctx)),
  preventDeath: ({ what, hp }, ctx) => {
    const isItself = what.select === 'cause' && what.part === 'stack';
    const death = isItself ? toWhom(what, ctx) : ownOr('death', person(what, ctx, 'each'));
    return act(null, 'prevent', death + hpLeftText(hp, ctx));
  },
  lootPlay: ({ who, amount }, ctx) =>
    (isCard(ctx) && who.select === 'you' && amount !== ANY_NUMBER ? act : modal)(
      who,
      'play',
      `${lootPlaysText(amount, ctx)} this turn`,
    ),
  additionalAttack: attackAct,
  payRewards: ({ of, to, share }, ctx) =>
    act(
      to,
      'gain',
      (share === undefined ? '' : 'half ') +
        (isCard(ctx) ? owned('rewards', person(of, ctx, 'each')) : `the rewards of ${toWhom(of, ctx)}`) +
        (share === undefined ? '' : ' (rounded down)'),
    ),
  replaceCharacter: ({ who, by }, ctx) => {
    const whose = person(who, ctx, 'each');
    const rest = `${owned('character', whose)} with one from outside the game, and ${owned('starting item', whose)} with the one that it names`;
    return act(by, 'replace', rest);
  },
  steal: ({ to, what }, ctx) => act(to, 'steal', toWhom(what, ctx)),
  giveHands: ({ of, to }, ctx) => {
    const inside: RenderContext = { ...ctx, it: { thing: 'player', of: 'each' } };
    return act(
      of,
      'give',
      `${yourOrTheir(of, ctx)} hand to ${toWhom(to, inside)}${isCard(ctx) ? '' : ' (all at once)'}`,
    );
  },
  giveAtOnce: ({ of, things, to }, ctx) => {
    const inside: RenderContext = { ...ctx, it: { thing: 'player', of: 'each' } };
    const what = things.map((one) => person(one, ctx, 'one').text).join(' and ');
    const whose = person(of, ctx, 'each').person === 'you' ? 'you control' : 'they control';
    return act(of, 'give', `${what} ${whose} to ${toWhom(to, inside)}${isCard(ctx) ? '' : ' (all at once)'}`);
  },
  win: ({ who }) => act(who, 'win', 'the game'),
  extraTurn: ({ who }) => act(who, 'take', 'an extra turn after this one'),
  skipTurn: ({ who }, ctx) => act(who, 'skip', `${yourOrTheir(who, ctx)} next turn`),
} satisfies Partial<EnglishActs>;
