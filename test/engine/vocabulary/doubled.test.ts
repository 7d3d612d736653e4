import { describe, expect, test } from 'vitest';
import { cardById, allCards } from '../../../cards/index.js';
import {
  addToDamage,
  addToRoll,
  all,
  allDecks,
  and,
  beingAttacked,
  same,
  attackingPlayer,
  causeAmount,
  changeNumber,
  checkCard,
  choose,
  chooseAny,
  chooseExactly,
  chooseUpTo,
  chosen,
  coins,
  controls,
  deal,
  decks,
  destroy,
  discard,
  doubled,
  eachTime,
  expand,
  extraTurn,
  gain,
  gainTreasure,
  giveCoins,
  handOf,
  handSize,
  heal,
  ifWould,
  ifYouDo,
  it,
  items,
  look,
  lookAt,
  loot,
  lootPlay,
  lose,
  may,
  mayAttackAgain,
  mayAttackDeck,
  meanwhile,
  monsters,
  moreOf,
  objects,
  on,
  otherPlayers,
  payHp,
  players,
  plus,
  plusToRolls,
  preventDamage,
  preventNext,
  preventNextInstance,
  product,
  putCounters,
  putOnBottom,
  putOnTop,
  recharge,
  removeCounters,
  reroll,
  reveal,
  roll,
  rollResult,
  rollTogether,
  ruleTillEndOfTurn,
  sequence,
  shown,
  skipTurn,
  stealCoins,
  steal,
  sum,
  take,
  takesDamage,
  target,
  thisObject,
  tillEndOfTurn,
  when,
  you,
  youControlIt,
  yourTurn,
  lootOnStack,
  cancel,
  type Ability,
  type Amount,
  type Effect,
} from '../../../src/engine/vocabulary/index.js';

/** The effects of a loot card, one for each way in which it can be played. */
const effectsOf = (card: string): readonly Effect[] =>
  cardById(card).abilities.flatMap((ability: Ability) =>
    ability.kind === 'loot' ? ability.modes.map(({ effect }) => effect) : [],
  );
const doubledOf = (card: string): readonly Effect[] => effectsOf(card).map(doubled);

const twice = (amount: Exclude<Amount, number>): Amount => ({ amount: 'product', of: [2, amount] });
const tenOf = (deck: 'monster' | 'treasure' | 'loot'): Effect =>
  look(10, decks(deck), sequence(chooseExactly(2, shown), putOnTop(chosen()), putOnBottom(shown)));
/** The evasion of what one attacks goes up or down. */
const attackRolls = (by: number): Effect =>
  ruleTillEndOfTurn(plus('dc', by, monsters(all(beingAttacked(it), same(attackingPlayer, you)))));

describe('the table of what the first edition’s Blank Card doubles', () => {
  test.each<[string, string, ...Effect[]]>([
    ['BLANK-01', 'a-penny', gain(2)],
    ['BLANK-01', '2-cents', gain(4)],
    ['BLANK-01', '3-cents', gain(6)],
    ['BLANK-01', '4-cents', gain(8)],
    ['BLANK-01', 'a-nickel', gain(10)],
    ['BLANK-01', 'a-dime', gain(20)],
    ['BLANK-02', 'a-sack', loot(6)],
    ['BLANK-03', 'ansuz', look(8, target(), putOnTop(shown))],
    [
      'BLANK-04',
      'black-rune',
      roll(
        on(1, 2, deal(2, monsters())),
        on(3, 4, sequence(choose(items()), reroll(chosen()))),
        on(5, 6, sequence(discard(handSize(you)), loot(6))),
      ),
    ],
    [
      'BLANK-05',
      'blank-rune',
      roll(
        on(1, 1, gain(2, players())),
        on(2, 2, loot(4, players())),
        on(3, 3, take(6, players())),
        on(4, 4, gain(8, players())),
        on(5, 5, loot(10, players())),
        on(6, 6, gain(12, players())),
      ),
    ],
    ['BLANK-06', 'bomb', deal(2, target())],
    ['BLANK-06', 'gold-bomb', deal(6, target())],
    ['BLANK-07', 'charged-penny', sequence(gain(2), recharge(target()))],
    ['BLANK-08', 'dagaz', destroy(target()), preventNext(2, target())],
    ['BLANK-09', 'jera', loot(twice({ amount: 'handSize', of: you }))],
    [
      'BLANK-10',
      'joker',
      sequence(lookAt(handOf(target())), may(sequence(chooseExactly(2, handOf(target())), steal(chosen())))),
    ],
    [
      'BLANK-11',
      'pills-four-souls-plus',
      roll(
        on(1, 2, sequence(choose(players()), deal(2, chosen()))),
        on(3, 4, sequence(choose(monsters()), deal(2, chosen()))),
        on(5, 6, take(2)),
      ),
    ],
    ['BLANK-12', 'pills-2', roll(on(1, 2, loot(2)), on(3, 4, loot(6)), on(5, 6, discard(2)))],
    [
      'BLANK-13',
      'pills',
      roll(
        on(1, 2, tillEndOfTurn(plus('atk', 2, you))),
        on(3, 4, tillEndOfTurn(plus('hp', 2, you))),
        on(5, 6, take(2)),
      ),
    ],
    ['BLANK-14', 'pills-3', roll(on(1, 2, gain(8)), on(3, 4, gain(14)), on(5, 6, lose(8)))],
    [
      'BLANK-15',
      'pills-gold-box',
      roll(on(1, 2, recharge(items(youControlIt))), on(3, 4, attackRolls(-2)), on(5, 6, attackRolls(4))),
    ],
    [
      'BLANK-16',
      'pills-four-souls-plus-3',
      roll(on(1, 2, sequence(choose(lootOnStack), cancel(chosen()))), on(3, 4, discard(2, otherPlayers))),
    ],
    [
      'BLANK-17',
      'pills-four-souls-plus-2',
      roll(
        on(1, 2, sequence(chooseExactly(2, items(youControlIt)), reroll(chosen()))),
        on(3, 4, sequence(choose(items()), reroll(chosen()))),
        on(5, 6, reroll(items(youControlIt))),
      ),
    ],
    ['BLANK-18', 'soul-heart', preventNext(2, target())],
    ['BLANK-19', 'two-of-diamonds', gain({ amount: 'product', of: [3, coins(target())] }, target())],
    ['BLANK-20', 'ii-the-high-priestess', roll(on(1, 6, deal({ amount: 'product', of: [2, rollResult] }, target())))],
    ['BLANK-21', 'iii-the-empress', tillEndOfTurn(plus('atk', 2, target()), plusToRolls(2, target()))],
    ['BLANK-22', 'iv-the-emperor', tenOf('monster')],
    ['BLANK-22', 'ix-the-hermit', tenOf('treasure')],
    ['BLANK-22', 'xviii-the-moon', tenOf('loot')],
    ['BLANK-23', 'v-the-hierophant', preventNextInstance(target(), 4)],
    ['BLANK-24', 'vi-the-lovers', tillEndOfTurn(plus('hp', 4, target()))],
    ['BLANK-25', 'vii-the-chariot', tillEndOfTurn(plus('atk', 2, target()), plus('hp', 2, target()))],
    [
      'BLANK-26',
      'x-wheel-of-fortune',
      roll(
        on(1, 1, gain(2)),
        on(2, 2, take(4)),
        on(3, 3, loot(6)),
        on(4, 4, lose(8)),
        on(5, 5, gain(10)),
        on(6, 6, gainTreasure(2)),
      ),
    ],
    ['BLANK-27', 'xi-strength', tillEndOfTurn(plus('atk', 2, target()), moreOf('attacks', 2, target()))],
    [
      'BLANK-28',
      'xii-the-hanged-man',
      sequence(look(1, allDecks, sequence(chooseAny(shown), putOnBottom(chosen()))), loot(4)),
    ],
    [
      'BLANK-29',
      'xvi-the-tower',
      roll(on(1, 2, take(2, players())), on(3, 4, take(2, monsters())), on(5, 6, take(4, players()))),
    ],
    ['BLANK-30', 'xiv-temperance', and(take(2), gain(8)), and(take(4), gain(16))],
    ['BLANK-31', 'xvii-the-stars', gainTreasure(2)],
    [
      'BLANK-32',
      'xix-the-sun',
      ifYouDo(putOnBottom(thisObject), when(yourTurn, sequence(extraTurn(you), extraTurn(you)))),
    ],
    [
      'BLANK-33',
      'xx-judgement',
      sequence(chooseExactly(2, objects('soul', controls(target(), it)), target()), destroy(chosen())),
    ],
    ['BLANK-34', 'xxi-the-world', sequence(lookAt(handOf(players())), loot(4))],
  ])('%s: %s', (_rule, card, ...expected) => {
    expect(effectsOf(card).length).toBe(expected.length);
    expect(doubledOf(card)).toEqual(expected);
  });

  test.each([
    'butter-bean',
    'credit-card',
    'dice-shard',
    'ehwaz',
    'get-out-of-jail-card',
    'gold-key',
    'holy-card',
    'lil-battery',
    'mega-battery',
    'perthro',
    'card',
    'o-the-fool',
    'i-the-magician',
    'viii-justice',
    'xiii-death',
    'xv-the-devil',
  ])('BLANK-35: %s stays as it is', (card) => {
    expect(effectsOf(card)).not.toEqual([]);
    expect(doubledOf(card)).toEqual(effectsOf(card));
  });
});

describe('what the table does not name', () => {
  test.each<[string, Effect, Effect]>([
    ['¢ given', giveCoins(1, target()), giveCoins(2, target())],
    ['¢ stolen', stealCoins(3, target()), stealCoins(6, target())],
    ['HP paid', payHp(1), payHp(2)],
    ['loot plays', lootPlay(1), lootPlay(2)],
    ['slots', expand('shop'), expand('shop', 2)],
    ['HP healed', heal(1, you), heal(2, you)],
    ['HP healed in full', heal('full', you), heal('full', you)],
    ['a roll', addToRoll(1, target()), addToRoll(2, target())],
    ['damage that waits', addToDamage(1, target()), addToDamage(2, target())],
    ['damage prevented', preventDamage(1, target()), preventDamage(2, target())],
    ['all damage prevented', preventDamage('all', target()), preventDamage('all', target())],
    ['counters put on', putCounters(1), putCounters(2)],
    ['counters taken off', removeCounters(2), removeCounters(4)],
    ['a number that changes', changeNumber(1, target()), changeNumber(2, target())],
    ['cards revealed', reveal(2, decks('loot'), loot(1)), reveal(4, decks('loot'), loot(2))],
    ['the top card', reveal(1, decks('loot'), loot(1)), reveal(1, decks('loot'), loot(2))],
    ['turns left out', skipTurn(), sequence(skipTurn(), skipTurn())],
    ['another attack', mayAttackAgain, { do: 'additionalAttack', on: 'any', must: false, times: 2 }],
    ['attacks on the deck', mayAttackDeck(2), mayAttackDeck(4)],
    ['all ¢ of somebody', lose(coins(you)), lose(coins(you))],
    ['as many ¢ as cards', lose(handSize(you)), lose(twice({ amount: 'handSize', of: you }))],
    ['as many cards as ¢', discard(coins(you)), discard(twice({ amount: 'coins', of: you }))],
    ['up to so many', chooseUpTo(2, handOf(you)), chooseUpTo(4, handOf(you))],
    [
      'whose items is one of several conditions',
      choose(items(all(youControlIt))),
      chooseExactly(2, items(all(youControlIt))),
    ],
    ['any number', chooseAny(handOf(you)), chooseAny(handOf(you))],
    ['several dice', rollTogether(3, on(1, 6, take(1))), rollTogether(3, on(1, 6, take(2)))],
    ['a trigger', meanwhile(eachTime(takesDamage(you), gain(1))), meanwhile(eachTime(takesDamage(you), gain(2)))],
    [
      'a factor',
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: product(causeAmount, 2) })),
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: product(causeAmount, 4) })),
    ],
    [
      'a summand',
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: sum(causeAmount, 1) })),
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: sum(causeAmount, 2) })),
    ],
    [
      'a fixed number',
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: 3 })),
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: 3 })),
    ],
    [
      'the number of another',
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: handSize(you) })),
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'amount', to: handSize(you) })),
    ],
    [
      'all that is prevented',
      meanwhile(ifWould(takesDamage(you), { instead: 'prevent', amount: causeAmount, effect: loot(1) })),
      meanwhile(ifWould(takesDamage(you), { instead: 'prevent', amount: causeAmount, effect: loot(2) })),
    ],
    [
      'something else',
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'prevent', amount: 2, effect: loot(1) })),
      meanwhile(ifWould({ event: 'gainCoins' }, { instead: 'prevent', amount: 4, effect: loot(2) })),
    ],
  ])('BLANK-00: %s', (_what, before, after) => {
    expect(doubled(before)).toEqual(after);
  });

  test('BLANK-00: prices and costs', () => {
    const price = (by: number): Effect =>
      tillEndOfTurn({ modify: 'price', of: you, by }, { modify: 'cheaperActivation', on: items(), by });
    expect(doubled(price(1))).toEqual(price(2));
    const set = tillEndOfTurn({ modify: 'priceIs', of: you, to: 3 }, { modify: 'statIs', stat: 'dc', on: you, to: 3 });
    expect(doubled(set)).toEqual(set);
    expect(doubled(preventNextInstance(you))).toEqual(preventNextInstance(you));
  });

  test('BLANK-00: doubled loot is written in the words of cards, whatever it is', () => {
    const loots = allCards.filter(({ type }) => type === 'loot');
    expect(loots.length).toBeGreaterThan(70);
    for (const card of loots) {
      const abilities = card.abilities.map((ability) =>
        ability.kind === 'loot'
          ? { ...ability, modes: ability.modes.map((mode) => ({ ...mode, effect: doubled(mode.effect) })) }
          : ability,
      );
      expect(() => checkCard({ ...card, abilities }), card.id).not.toThrow();
    }
  });
});
