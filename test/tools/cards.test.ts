import { describe, expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import { words } from '../../src/text/index.js';
import {
  countCards,
  namesCard,
  singleCardWords,
  untestedCards,
  wordsOf,
} from '../../tools/card-reports/card-counts.js';
import { dumpCard, dumpFaces, rewardName } from '../../tools/card-reports/card-dump.js';
import {
  always,
  deal,
  eachTime,
  endOfYourTurn,
  facesOf,
  gain,
  heal,
  lootAbility,
  loot,
  monsters,
  plus,
  rechargeThis,
  tap,
  you,
  type Effect,
} from '../../src/engine/vocabulary/index.js';
import { lootCard } from '../support/card-builders.js';

const native = (name: string): Effect => ({ do: 'native', name });
const card = (id: string, ...effects: readonly Effect[]) =>
  lootCard(id, { en: id, fr: id }, {}, ...effects.map((effect) => lootAbility(effect)));

describe('the words of a card', () => {
  test('are those of effects, selectors, amounts, conditions, modifiers and events', () => {
    const words = wordsOf([eachTime(endOfYourTurn, rechargeThis), always(plus('hp', { amount: 'causeAmount' }, you))]);
    expect([...words].toSorted()).toEqual([
      'amount:causeAmount',
      'do:recharge',
      'event:turnEnds',
      'if:same',
      'modify:stat',
      'select:cause',
      'select:this',
      'select:you',
    ]);
  });

  test('do not include a number that an effect spells as a word', () => {
    expect([...wordsOf([tap(heal('full', you))])].toSorted()).toEqual(['do:heal', 'select:you']);
  });
});

describe('the counts of a set', () => {
  const cards = [card('one', gain(1)), card('two', gain(2), loot(1)), card('void', native('void@1'))];

  test('count a word that one card uses once, however often it uses it', () => {
    expect(singleCardWords([...cards, card('three', deal(1, monsters()), deal(2, you))])).toEqual([
      'do:deal',
      'do:loot',
      'do:native',
      'select:objects',
    ]);
  });

  test('count a card with an unregistered native as not playable', () => {
    const names = ['one: gives 1¢'];
    const set = { cards };
    expect(countCards(set, names, [])).toMatchObject({ distinct: 3, playable: 2, tested: 1, natives: 1 });
    expect(countCards(set, names, ['void@1'])).toMatchObject({ distinct: 3, playable: 3, natives: 1 });
  });

  test('do not know what is tested without the test sources', () => {
    expect(countCards({ cards }, null, []).tested).toBeNull();
  });

  test('take a card as tested only when its id is a whole word of a name', () => {
    expect(namesCard('the-bone: pays a counter', 'the-bone')).toBe(true);
    expect(namesCard('A01: (mom) dies', 'mom')).toBe(true);
    expect(namesCard('moms-bra and the-moms', 'mom')).toBe(false);
    expect(namesCard('gold-chest, chest-2', 'chest')).toBe(false);
    expect(untestedCards(cards, ['one', 'void-2'])).toEqual(['two', 'void']);
  });
});

describe('the dump of a card', () => {
  const source = {
    nameOf: (id: string) => cardById(id).name.en,
    textOf: (one: { id: string }, language: string) => [`${one.id} ${language}`, 'second line'],
    rewardOf: words('en', { card: cardById }).rewardLine,
  };

  test('spells a monster as the card lists do', () => {
    expect(dumpCard(cardById('mom'), source)).toEqual({
      id: 'mom',
      name: 'Mom!',
      set: 'base-v2',
      deck: 'monster',
      category: 'epic-boss',
      copies: 1,
      stats: { hp: 5, evasion: 4, atk: 2 },
      reward: '+1 treasure',
      souls: 2,
      startingItem: null,
      startingItemId: null,
      guppy: false,
      threePlus: false,
      eternal: false,
      keywords: [],
      text: { en: 'mom en\nsecond line', fr: 'mom fr\nsecond line' },
    });
  });

  test('names the deck, stats and starting item of a character', () => {
    expect(dumpCard(cardById('isaac'), source)).toMatchObject({
      deck: 'character',
      category: null,
      stats: { hp: 2, evasion: null, atk: 1 },
      startingItem: 'The D6',
      startingItemId: 'the-d6',
    });
  });

  test.each([
    ['the-d6', { deck: 'starting-item', eternal: true, guppy: false, keywords: ['Eternal'], stats: null }],
    ['guppys-collar', { deck: 'treasure', eternal: false, guppy: true, keywords: ['Guppy'] }],
    ['lost-soul', { deck: 'loot', keywords: ['Trinket'], souls: 1 }],
    ['curse-of-pain', { deck: 'monster', keywords: ['Curse'], reward: null }],
  ])('has the marks of a card (%s)', (id, marks) => {
    expect(dumpCard(cardById(id), source)).toMatchObject(marks);
  });

  test.each([
    [{ coins: 6 }, '6¢'],
    [{ loot: 2 }, 'Loot 2'],
    [{ treasure: 1 }, '+1 treasure'],
    [{ loot: 3, coins: 6 }, 'Loot 3 + gain 6¢'],
    [{ coins: 1, roll: true } as const, 'Roll- Gain x¢'],
    [{ loot: 1, roll: true } as const, 'Roll- Loot x'],
    [null, null],
  ])('spells a reward as the card lists do', (reward, name) => {
    expect(rewardName(reward, () => '')).toBe(name);
  });

  test.each([
    ['javon', 'choose a shop item, then steal it'],
    ['challenge-the-doodler-normal-the-doodler-hard', '1 treasure · 1 trophy'],
  ])('says in our words a reward that no card list has as a number (%s)', (id, reward) => {
    expect(dumpCard(cardById(id), source).reward).toBe(reward);
  });

  test('has a reward wherever a card has a reward box', () => {
    const bare = allCards
      .flatMap(facesOf)
      .filter((one) => one.reward !== null && dumpCard(one, source).reward === null);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has every face of every card, those of the challenges too', () => {
    const ids = dumpFaces(allCards, undefined, source).map(({ id }) => id);
    expect(ids).toEqual(allCards.flatMap(({ id, back }) => [id, ...(back === null ? [] : [back.id])]));
    expect(ids).toEqual(expect.arrayContaining(['blank-canvas', 'the-doodler-hard']));
    expect(dumpFaces(allCards, 'challenges', source)).toHaveLength(9);
  });
});
