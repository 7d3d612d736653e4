import type { Amount, Effect, Selector } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import { allBut, deckAttacksInAll, isNamedCount, lackingTo } from '../../cards/shorter.js';
import { bind, isCard, isWholeHand, isWholePurse, thingOf, type Frame } from '../../cards/tree.js';
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

const yourOrTheir = (who: Selector, frame: Frame): string =>
  person(who, frame, 'each').person === 'you' ? 'your' : 'their';

const lootText = (amount: Amount, frame: Frame): string => {
  if (typeof amount === 'number') return String(amount);
  return isNamedCount(amount, frame) ? 'that many' : unitText(amount, CARD, frame);
};

/** "you have", "they have" */
const haveText = (who: Selector, frame: Frame): string =>
  `${person(who, frame, 'each').person === 'you' ? 'you' : 'they'} have`;

const conjugatedDo = (who: Phrase): string => `${who.text} ${who.person === 'it' ? 'does' : 'do'}`;
const untilAsMany = (who: Selector, than: Selector, unit: string, frame: Frame): string => {
  const own = person(who, frame, 'each');
  return `until ${own.person === 'you' ? 'you have' : 'they have'} as many ${unit} as ${conjugatedDo(person(than, frame, 'each'))}`;
};

const lootPlaysText = (amount: Amount, frame: Frame): string =>
  amount === ANY_NUMBER ? 'any number of additional loot cards' : unitText(amount, MORE_LOOT, frame);

const damageText = (amount: Amount | 'all', frame: Frame): string => {
  if (typeof amount === 'object' && amount.amount === 'causeAmount') return 'that much damage';
  return amount === 'all' ? 'all damage' : unitText(amount, DAMAGE, frame);
};

const preventedText = ({ what, amount }: Effect<'preventDamage'>, frame: Frame): string => {
  const isOnStack = thingOf(what, frame) === 'stackDamage';
  if (isCard(frame) && what.select === 'cause' && isOnStack && amount === 'all') return toWhom(what, frame);
  if (what.select === 'cause' && isOnStack)
    return `${amount === 'all' ? 'all' : amountText(amount, frame)} of ${toWhom(what, frame)}`;
  return `${damageText(amount, frame)} ${isOnStack ? 'of' : 'to'} ${toWhom(what, frame)}`;
};

/** What stays after a prevented death, when it is not the usual 1 HP (PREV-02). */
const hpLeftText = (hp: Amount, frame: Frame): string =>
  hp === 1 ? '' : ` (HP afterwards: at least ${amountText(hp, frame)})`;

const attackAct = ({ on, must, times }: Effect<'additionalAttack'>, frame: Frame): EnglishAct => {
  const many = times === ANY_NUMBER ? 'any number of times' : unitText(times, ADDITIONAL, frame);
  const often = times === 1 ? 'an additional time' : many;
  const inAll = deckAttacksInAll(times);
  const all = inAll === null ? often : `until it has been attacked ${unitText(inAll, TIMES, frame)} this turn`;
  const thing = typeof on === 'string' ? 'the monster deck' : toWhom(on, frame);
  const which = on === 'any' ? often : `${thing} ${all}`;
  const may = must ? { bare: 'must', it: 'must' } : { bare: 'may', it: 'may' };
  return { who: { select: 'activePlayer' }, verb: may, rest: `attack ${which}` };
};

/** Treasures that have a name from then on, if they are to. */
const gainedTreasure = (amount: Amount, as: string | undefined, frame: Frame): string => {
  const text = unitText(amount, TREASURE, frame);
  if (as === undefined) return text;
  const found = bind(frame, as, 'item', amount !== 1);
  if (!isCard(frame)) return `${text} (chosen: ${amount === 1 ? 'that item' : 'those items'})`;
  frame.chosen.set(as, { ...found, said: 'before' });
  return text;
};

/** Acts with ¢, cards, HP, damage, attacks and turns. */
export const playerActs = {
  gainCoins: ({ who, amount }, frame) => {
    const than = lackingTo(who, amount, 'coins', frame);
    const until = than === null ? null : untilAsMany(who, than, '¢', frame);
    if (isCard(frame) && isWholePurse(who, amount)) return act(who, 'gain', `as many ¢ as ${haveText(who, frame)}`);
    return act(who, 'gain', until === null ? coinsText(amount, frame) : `¢ ${until}`);
  },
  loseCoins: ({ who, amount }, frame) =>
    act(who, 'lose', isWholePurse(who, amount) ? `all ${yourOrTheir(who, frame)} ¢` : coinsText(amount, frame)),
  giveCoins: ({ from, to, amount }, frame) =>
    act(
      from,
      'give',
      to.select === 'you' ? `you ${coinsText(amount, frame)}` : `${coinsText(amount, frame)} to ${toWhom(to, frame)}`,
    ),
  stealCoins: ({ to, amount, from }, frame) =>
    act(to, 'steal', `${coinsText(amount, frame)} from ${toWhom(from, frame)}`),
  loot: ({ who, amount }, frame) => {
    const than = lackingTo(who, amount, 'handSize', frame);
    if (isCard(frame) && isWholeHand(who, amount))
      return act(who, 'loot', `as many cards as ${haveText(who, frame)} in hand`);
    return act(who, 'loot', than === null ? lootText(amount, frame) : untilAsMany(who, than, 'cards in hand', frame));
  },
  gainTreasure: ({ who, amount, as }, frame) => act(who, 'gain', gainedTreasure(amount, as, frame)),
  discardLoot: ({ who, amount }, frame) =>
    act(
      who,
      'discard',
      isWholeHand(who, amount)
        ? `${yourOrTheir(who, frame)}${isCard(frame) ? '' : ' whole'} hand`
        : unitText(amount, LOOT_CARD, frame),
    ),
  deal: ({ amount, to, by = null }, frame) => act(by, 'deal', `${damageText(amount, frame)} to ${toWhom(to, frame)}`),
  dealDivided: ({ amount, to, by }, frame) => {
    const who = by.select === 'you' ? 'you choose' : 'they choose';
    const damage = damageText(amount, frame) + (typeof amount === 'number' ? '' : ',');
    return act(by, 'deal', `${damage} divided as ${who} among ${toWhom(to, frame)}`);
  },
  take: ({ who, amount }, frame) => act(who, 'take', damageText(amount, frame)),
  payHp: ({ who, amount }, frame) => {
    const kept = allBut(who, amount);
    return act(who, 'pay', kept === null ? unitText(amount, HP, frame) : `HP until you have ${kept} left`);
  },
  heal: ({ what, amount }, frame) => act(what, 'heal', amount === 'full' ? 'fully' : unitText(amount, HP, frame)),
  preventDamage: (effect, frame) => act(null, 'prevent', preventedText(effect, frame)),
  preventDeath: ({ what, hp }, frame) => {
    const isItself = what.select === 'cause' && what.part === 'stack';
    const death = isItself ? toWhom(what, frame) : ownOr('death', person(what, frame, 'each'));
    return act(null, 'prevent', death + hpLeftText(hp, frame));
  },
  lootPlay: ({ who, amount }, frame) =>
    (isCard(frame) && who.select === 'you' && amount !== ANY_NUMBER ? act : modal)(
      who,
      'play',
      `${lootPlaysText(amount, frame)} this turn`,
    ),
  additionalAttack: attackAct,
  payRewards: ({ of, to, share }, frame) =>
    act(
      to,
      'gain',
      (share === undefined ? '' : 'half ') +
        (isCard(frame) ? owned('rewards', person(of, frame, 'each')) : `the rewards of ${toWhom(of, frame)}`) +
        (share === undefined ? '' : ' (rounded down)'),
    ),
  replaceCharacter: ({ who, by }, frame) => {
    const whose = person(who, frame, 'each');
    const rest = `${owned('character', whose)} with one from outside the game, and ${owned('starting item', whose)} with the one that it names`;
    return act(by, 'replace', rest);
  },
  steal: ({ to, what }, frame) => act(to, 'steal', toWhom(what, frame)),
  giveHands: ({ of, to }, frame) => {
    const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
    return act(
      of,
      'give',
      `${yourOrTheir(of, frame)} hand to ${toWhom(to, inside)}${isCard(frame) ? '' : ' (all at once)'}`,
    );
  },
  giveAtOnce: ({ of, things, to }, frame) => {
    const inside: Frame = { ...frame, it: { thing: 'player', of: 'each' } };
    const what = things.map((one) => person(one, frame, 'one').text).join(' and ');
    const whose = person(of, frame, 'each').person === 'you' ? 'you control' : 'they control';
    return act(of, 'give', `${what} ${whose} to ${toWhom(to, inside)}${isCard(frame) ? '' : ' (all at once)'}`);
  },
  win: ({ who }) => act(who, 'win', 'the game'),
  extraTurn: ({ who }) => act(who, 'take', 'an extra turn after this one'),
  skipTurn: ({ who }, frame) => act(who, 'skip', `${yourOrTheir(who, frame)} next turn`),
} satisfies Partial<EnglishActs>;
