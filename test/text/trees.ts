import fc, { type Arbitrary } from 'fast-check';
import type {
  Ability,
  Allowance,
  Amount,
  Condition,
  Cost,
  Duration,
  Effect,
  EventPattern,
  Keyword,
  Mode,
  Modifier,
  Place,
  Replacement,
  Role,
  Selector,
  DelayedAbilityDuration,
  TargetSpec,
  Workplace,
} from '../../src/engine/index.js';
import { EVENTS } from '../../src/engine/vocabulary/index.js';

/** Every word of a union, checked by the compiler: a new word that is missing here does not compile. */
export const everyOf =
  <Word extends string>() =>
  <const Words extends readonly Word[]>(words: [Word] extends [Words[number]] ? Words : never): Words =>
    words;

export const KEYWORDS = everyOf<Keyword>()([
  'eternal',
  'trinket',
  'ambush',
  'guppy',
  'curse',
  'indomitable',
  'familiar',
]);
/** Nobody does the others, so that nothing is counted by who did them. */
const EVENTS_OF_SOMEBODY = EVENTS.filter(
  (event) => !['gameStarts', 'endTurn', 'rewards', 'preventDeath'].includes(event),
);

const ALLOWANCES = everyOf<Allowance>()([
  'attacks',
  'purchases',
  'lootPlays',
  'handSize',
  'openingLoot',
  'lootStep',
  'rechargeStep',
  'votes',
  'soulsToWin',
]);
export const ROLES = everyOf<Role>()(['character', 'item', 'soul', 'curse', 'monster', 'event', 'room', 'challenge']);

const of = <const T>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const deck = of('loot', 'treasure', 'monster', 'room');
const stat = of('hp', 'dc', 'atk');
const counter = of(
  'counter',
  'hp',
  'atk',
  'eternal',
  'level',
  'gold',
  'bounty',
  'spider',
  'doodle',
  'eraser',
  'sketch',
  'poo',
  'egg',
  'gut',
);
const number = fc.integer({ min: 1, max: 6 });
const range = fc.tuple(number, number).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
export const CARD_IDS = ['alpha', 'beta'] as const;

/** Every word of the four unions that hold each other; the tables are checked for completeness by their types. */
type Table<Union, Tag extends keyof Union> = { readonly [Word in Union[Tag] & string]: Arbitrary<Union> };

const trees = fc.letrec((tie) => {
  const amount = tie('amount') as Arbitrary<Amount>;
  const selector = tie('selector') as Arbitrary<Selector>;
  const condition = tie('condition') as Arbitrary<Condition>;
  const effect = tie('effect') as Arbitrary<Effect>;
  const where = fc.option(condition, { nil: undefined, freq: 2 });
  const filtered = <T extends object>(rest: T) =>
    where.map((found) => (found === undefined ? rest : { ...rest, where: found }));

  const amounts: Table<Exclude<Amount, number>, 'amount'> = {
    rollResult: of<Exclude<Amount, number>>({ amount: 'rollResult' }),
    causeAmount: of<Exclude<Amount, number>>({ amount: 'causeAmount' }),
    chosenNumber: of<Exclude<Amount, number>>({ amount: 'chosenNumber' }),
    count: selector.map((x) => ({ amount: 'count', of: x })),
    counters: fc.tuple(selector, counter).map(([on, named]) => ({ amount: 'counters', on, named })),
    coins: selector.map((x) => ({ amount: 'coins', of: x })),
    handSize: selector.map((x) => ({ amount: 'handSize', of: x })),
    souls: selector.map((x) => ({ amount: 'souls', of: x })),
    hpLeft: selector.map((x) => ({ amount: 'hpLeft', of: x })),
    stat: fc.tuple(stat, selector).map(([name, x]) => ({ amount: 'stat', stat: name, of: x })),
    lastRoll: fc
      .tuple(selector, of('all', 'attack'), of(1, 2))
      .map(([x, which, nth]) => ({ amount: 'lastRoll', of: x, which, nth })),
    ownRolls: selector.map((x) => ({ amount: 'ownRolls', of: x })),
    happened: fc.tuple(of(...EVENTS_OF_SOMEBODY), selector).map(([event, by]) => ({ amount: 'happened', event, by })),
    controlled: fc.tuple(selector, of(...ROLES)).map(([x, role]) => ({ amount: 'controlled', of: x, role })),
    kills: selector.map((x) => ({ amount: 'kills', of: x })),
    rollsMade: fc.oneof(
      fc.tuple(selector, of('all', 'attack')).map(([x, which]) => ({ amount: 'rollsMade' as const, of: x, which })),
      selector.map((x) => ({
        amount: 'rollsMade' as const,
        of: { select: 'players' as const },
        which: 'attack' as const,
        against: x,
      })),
    ),
    doneSoFar: of('discardLoot', 'heal', 'removeCounters', 'destroy', 'putIntoDiscard', 'gainCoins').map((event) => ({
      amount: 'doneSoFar',
      event,
    })),
    paidAmount: of<Exclude<Amount, number>>({ amount: 'paidAmount' }),
    shopPurchases: of<Exclude<Amount, number>>({ amount: 'shopPurchases' }),
    slots: of('shop', 'monster', 'room').map((slot) => ({ amount: 'slots', slot })),
    highest: fc.tuple(selector, amount).map(([x, by]) => ({ amount: 'highest', of: x, by })),
    lowest: fc.tuple(selector, amount).map(([x, by]) => ({ amount: 'lowest', of: x, by })),
    half: fc.tuple(amount, of('up', 'down')).map(([x, rounded]) => ({ amount: 'half', of: x, rounded })),
    remainder: fc.tuple(amount, of(2, 3)).map(([x, by]) => ({ amount: 'remainder', of: x, by })),
    deckAttacks: of<Exclude<Amount, number>>({ amount: 'deckAttacks' }),
    notesHere: of<Exclude<Amount, number>>({ amount: 'notesHere' }),
    lastNoted: of<Exclude<Amount, number>>({ amount: 'lastNoted' }),
    sum: fc.tuple(amount, amount).map((x) => ({ amount: 'sum', of: x })),
    difference: fc.tuple(amount, amount).map((x) => ({ amount: 'difference', of: x })),
    product: fc.tuple(amount, amount).map((x) => ({ amount: 'product', of: x })),
    largest: fc.tuple(amount, amount).map((x) => ({ amount: 'largest', of: x })),
    smallest: fc.tuple(amount, amount).map((x) => ({ amount: 'smallest', of: x })),
  };
  const selectors: Table<Selector, 'select'> = {
    you: of<Selector>({ select: 'you' }),
    this: of<Selector>({ select: 'this' }),
    it: of<Selector>({ select: 'it' }),
    target: of<Selector>({ select: 'target', index: 0 }, { select: 'target', index: 1 }),
    chosen: of<Selector>({ select: 'chosen', as: 'chosen' }),
    activePlayer: of<Selector>({ select: 'activePlayer' }),
    attackingPlayer: of<Selector>({ select: 'attackingPlayer' }),
    attacked: of<Selector>({ select: 'attacked' }),
    cause: of('player', 'object', 'source', 'stack').map((part) => ({ select: 'cause', part })),
    controller: selector.map((x) => ({ select: 'controller', of: x })),
    sourceOf: selector.map((x) => ({ select: 'sourceOf', of: x })),
    paid: of<Selector>({ select: 'paid' }),
    slayer: of<Selector>({ select: 'slayer', of: { select: 'cause', part: 'player' } }),
    neighbour: fc.tuple(of('left', 'right'), selector).map(([side, x]) => ({ select: 'neighbour', side, of: x })),
    players: filtered({ select: 'players' as const }),
    objects: of(...ROLES).chain((role) => filtered({ select: 'objects' as const, role })),
    onStack: of('loot', 'ability', 'roll', 'damage', 'death').chain((kind) =>
      filtered({ select: 'onStack' as const, kind }),
    ),
    hand: selector.chain((x) => filtered({ select: 'hand' as const, of: x })),
    discard: deck.chain((name) => filtered({ select: 'discard' as const, deck: name })),
    decks: fc.uniqueArray(deck, { minLength: 1, maxLength: 2 }).map((x) => ({ select: 'decks', of: x })),
    under: selector.chain((x) => filtered({ select: 'under' as const, of: x })),
    outside: filtered({ select: 'outside' as const }),
    pile: selector.map((x) => ({ select: 'pile', of: x })),
    topOfDiscard: selector.map((x) => ({ select: 'topOfDiscard', of: x })),
    most: fc.tuple(selector, amount).map(([x, by]) => ({ select: 'most', of: x, by })),
    least: fc.tuple(selector, amount).map(([x, by]) => ({ select: 'least', of: x, by })),
    fixed: of<Selector>({ select: 'fixed', refs: ['p1'] }, { select: 'fixed', refs: ['deck:loot', 'o7'] }),
    anyOf: fc.tuple(selector, selector).map((x) => ({ select: 'anyOf', of: x })),
    nth: fc.tuple(fc.integer({ min: 1, max: 3 }), selector).map(([n, x]) => ({ select: 'nth', nth: n, of: x })),
    among: fc.tuple(selector, condition).map(([x, where]) => ({ select: 'among', of: x, where })),
  };
  const conditions: Table<Condition, 'if'> = {
    all: fc.tuple(condition, condition).map((x) => ({ if: 'all', of: x })),
    any: fc.tuple(condition, condition).map((x) => ({ if: 'any', of: x })),
    not: condition.map((x) => ({ if: 'not', of: x })),
    compare: fc
      .tuple(amount, of('=', '<', '<=', '>', '>='), amount)
      .map(([left, is, right]) => ({ if: 'compare', left, is, right })),
    same: fc.tuple(selector, selector).map(([one, other]) => ({ if: 'same', one, other })),
    exists: selector.map((what) => ({ if: 'exists', what })),
    role: fc.tuple(selector, of(...ROLES)).map(([x, role]) => ({ if: 'role', of: x, role })),
    keyword: fc.tuple(selector, of(...KEYWORDS)).map(([x, word]) => ({ if: 'keyword', of: x, word })),
    charged: selector.map((x) => ({ if: 'charged', of: x })),
    controls: fc.tuple(selector, selector).map(([player, what]) => ({ if: 'controls', player, what })),
    inSlot: fc.tuple(selector, of('finalBoss', 'minion')).map(([x, slot]) => ({ if: 'inSlot', of: x, slot })),
    inShop: selector.map((x) => ({ if: 'inShop', of: x })),
    alive: selector.map((x) => ({ if: 'alive', of: x })),
    turnOf: selector.map((player) => ({ if: 'turnOf', player })),
    attacked: selector.map((x) => ({ if: 'attacked', of: x })),
    attackedThisTurn: selector.map((x) => ({ if: 'attackedThisTurn', of: x })),
    triggeredAbility: selector.map((x) => ({ if: 'triggeredAbility', of: x })),
    aimsAt: fc.tuple(selector, selector).map(([x, what]) => ({ if: 'aimsAt', of: x, what })),
    cardKind: fc
      .tuple(selector, of('treasure', 'loot', 'room', 'monster', 'boss', 'event'))
      .map(([x, kind]) => ({ if: 'cardKind', of: x, kind })),
    nameHas: fc
      .tuple(selector, fc.boolean())
      .map(([x, whole]) => ({ if: 'nameHas', of: x, name: { en: 'bomb', fr: 'bombe' }, whole })),
    activatedAbility: fc
      .tuple(selector, fc.boolean())
      .map(([x, ofItem]) => ({ if: 'activatedAbility', of: x, ofItem })),
    abilityMark: fc.tuple(selector, of('tap', 'paid')).map(([x, mark]) => ({ if: 'abilityMark', of: x, mark })),
    attackRoll: selector.map((x) => ({ if: 'attackRoll', of: x })),
    copied: selector.map((x) => ({ if: 'copied', of: x })),
    rolledAlike: selector.map((x) => ({ if: 'rolledAlike', of: x })),
    firstAttackRoll: selector.map((x) => ({ if: 'firstAttackRoll', of: x })),
    onAttackRoll: of<Condition>({ if: 'onAttackRoll' }),
    partOf: of('penalty', 'lootStep', 'rechargeStep', 'handLimit', 'cost').map((what) => ({ if: 'partOf', what })),
    combat: of<Condition>({ if: 'combat' }),
    rollIn: range.map((x) => ({ if: 'rollIn', ...x })),
    resolution: of(2, 3).map((nth) => ({ if: 'resolution', nth })),
    noted: amount.map((x) => ({ if: 'noted', number: x })),
    named: fc.tuple(selector, of(...CARD_IDS)).map(([x, card]) => ({ if: 'named', of: x, card })),
  };
  const modifier = modifierOf(selector, amount, condition);
  const pattern = patternOf(condition);
  const amountOrFull = fc.oneof(amount, of('full'));
  const amountOrAll = fc.oneof(amount, of('all'));
  const who = fc.tuple(selector, amount);
  const turns = fc.oneof(
    of<Exclude<Duration, { readonly till: 'while' | 'endOfTurnOf' | 'rechargeStepOf' }>>(
      'endOfTurn',
      'endOfAttack',
      'forever',
    ),
    selector.map((x) => ({ till: 'startOfTurnOf' as const, player: x })),
  );
  const lasting = fc.oneof(
    condition.map((x): Duration => ({ till: 'while', condition: x })),
    selector.map((x): Duration => ({ till: 'endOfTurnOf', player: x })),
    selector.map((x): Duration => ({ till: 'rechargeStepOf', player: x })),
  );
  const standing = of<DelayedAbilityDuration>('once', 'onceThisTurn', { till: 'usesThisTurn', times: 3 });
  const on = (
    word: 'replaceFromDeck' | 'destroy' | 'putIntoDiscard' | 'recharge' | 'deactivate' | 'cancel' | 'reroll' | 'flip',
  ) => selector.map((what): Effect => ({ do: word, what }));
  const effects: Table<Effect, 'do'> = {
    addToTimer: amount.map((n) => ({ do: 'addToTimer', amount: n })),
    takeFromTimer: amount.map((n) => ({ do: 'takeFromTimer', amount: n })),
    nothing: of<Effect>({ do: 'nothing' }),
    sequence: fc.array(effect, { minLength: 2, maxLength: 3 }).map((x) => ({ do: 'sequence', of: x })),
    and: fc.tuple(effect, effect).map(([first, second]) => ({ do: 'and', first, second })),
    ifYouDo: fc.tuple(effect, effect).map(([first, second]) => ({ do: 'ifYouDo', first, second })),
    if: fc.tuple(condition, effect, fc.option(effect, { nil: undefined })).map(([c, x, otherwise]) => ({
      do: 'if',
      condition: c,
      effect: x,
      ...(otherwise === undefined ? {} : { otherwise }),
    })),
    may: fc.tuple(selector, effect).map(([by, x]) => ({ do: 'may', by, effect: x })),
    chooseOne: fc
      .tuple(fc.boolean(), selector, effect, effect)
      .map(([once, by, ...options]) => ({ do: 'chooseOne', by, options, ...(once ? { once } : {}) })),
    choose: fc
      .tuple(selector, selector, of([1, 1], [0, 2], [2, 2], [1, 3]))
      .map(([by, from, [min = 1, max = 1]]) => ({ do: 'choose', as: 'chosen', by, from, min, max })),
    chooseAtRandom: fc
      .tuple(selector, of(1, 2))
      .map(([from, n]) => ({ do: 'chooseAtRandom', as: 'chosen', from, amount: n })),
    chooseNumber: fc
      .tuple(selector, amount, effect)
      .map(([by, to, x]) => ({ do: 'chooseNumber', by, from: 0, to, effect: x })),
    eachNumber: fc
      .tuple(selector, of('any', 'different'), effect)
      .map(([by, which, x]) => ({ do: 'eachNumber', by, from: 1, to: 6, which, effect: x })),
    eachMay: fc.tuple(selector, effect).map(([by, x]) => ({ do: 'eachMay', as: 'accepted', by, effect: x })),
    voteOn: fc.tuple(selector, effect, effect).map(([by, ...options]) => ({ do: 'voteOn', by, options, tie: 1 })),
    vote: fc
      .tuple(selector, selector, fc.boolean())
      .map(([by, over, others]) => ({ do: 'vote', as: 'chosen', by, over, ...(others ? { others } : {}) })),
    auction: fc.tuple(selector, selector).map(([by, to]) => ({ do: 'auction', as: 'chosen', by, to })),
    secretChoice: fc
      .tuple(selector, selector, effect)
      .map(([by, from, inner]) => ({ do: 'secretChoice', as: 'chosen', by, from, effect: inner })),
    win: selector.map((x) => ({ do: 'win', who: x })),
    rollTogether: fc.tuple(selector, amount, effect).map(([by, n, inner]) => ({
      do: 'rollTogether',
      by,
      amount: n,
      rows: [{ from: 1, to: 6, effect: inner }],
    })),
    forEach: fc.tuple(selector, effect, fc.boolean()).map(([x, inner, isNamed]) => ({
      do: 'forEach',
      of: x,
      effect: inner,
      ...(isNamed ? { as: 'each' } : {}),
    })),
    roll: fc.tuple(selector, effect, effect).map(([by, low, high]) => ({
      do: 'roll',
      by,
      rows: [
        { from: 1, to: 3, effect: low },
        { from: 4, to: 6, effect: high },
      ],
    })),
    gainCoins: who.map(([x, n]) => ({ do: 'gainCoins', who: x, amount: n })),
    loseCoins: who.map(([x, n]) => ({ do: 'loseCoins', who: x, amount: n })),
    stealCoins: fc
      .tuple(selector, selector, amount)
      .map(([from, to, n]) => ({ do: 'stealCoins', from, to, amount: n })),
    giveCoins: fc.tuple(selector, selector, amount).map(([from, to, n]) => ({ do: 'giveCoins', from, to, amount: n })),
    loot: who.map(([x, n]) => ({ do: 'loot', who: x, amount: n })),
    gainTreasure: who.map(([x, n]) => ({ do: 'gainTreasure', who: x, amount: n })),
    discardLoot: who.map(([x, n]) => ({ do: 'discardLoot', who: x, amount: n })),
    deal: fc
      .tuple(selector, amount, fc.option(selector, { nil: undefined }))
      .map(([to, n, by]) => ({ do: 'deal', amount: n, to, ...(by === undefined ? {} : { by }) })),
    dealDivided: fc.tuple(selector, amount, selector).map(([to, n, by]) => ({ do: 'dealDivided', amount: n, to, by })),
    take: who.map(([x, n]) => ({ do: 'take', who: x, amount: n })),
    kill: fc
      .tuple(selector, fc.option(selector, { nil: undefined }))
      .map(([what, by]) => ({ do: 'kill', what, ...(by === undefined ? {} : { by }) })),
    destroy: on('destroy'),
    putIntoDiscard: on('putIntoDiscard'),
    heal: fc.tuple(selector, amountOrFull).map(([what, n]) => ({ do: 'heal', what, amount: n })),
    payHp: who.map(([x, n]) => ({ do: 'payHp', who: x, amount: n })),
    recharge: on('recharge'),
    flip: on('flip'),
    cancelAttack: of<Effect>({ do: 'cancelAttack' }),
    deactivate: on('deactivate'),
    cancel: on('cancel'),
    cancelEverything: of<Effect>({ do: 'cancelEverything' }),
    endTurn: of<Effect>({ do: 'endTurn' }),
    reroll: on('reroll'),
    addToDamage: who.map(([what, n]) => ({ do: 'addToDamage', what, amount: n })),
    addToRoll: who.map(([what, n]) => ({ do: 'addToRoll', what, amount: n })),
    setRoll: who.map(([what, to]) => ({ do: 'setRoll', what, to })),
    preventDeath: who.map(([what, hp]) => ({ do: 'preventDeath', what, hp })),
    preventDamage: fc.tuple(selector, amountOrAll).map(([what, n]) => ({ do: 'preventDamage', what, amount: n })),
    until: fc
      .tuple(fc.array(modifier, { minLength: 1, maxLength: 2 }), fc.oneof(turns, lasting))
      .map(([grants, till]) => ({ do: 'until', grants, till })),
    rule: fc
      .tuple(fc.array(modifier, { minLength: 1, maxLength: 2 }), fc.oneof(turns, lasting))
      .map(([grants, till]) => ({ do: 'rule', grants, till })),
    lootPlay: who.map(([x, n]) => ({ do: 'lootPlay', who: x, amount: n })),
    additionalAttack: fc
      .tuple(fc.oneof(of('any', 'monsterDeck'), selector), fc.boolean(), amount)
      .map(([x, must, times]) => ({ do: 'additionalAttack', on: x, must, times })),
    payRewards: fc.tuple(selector, selector).map(([x, to]) => ({ do: 'payRewards', of: x, to })),
    replaceCharacter: fc.tuple(selector, selector).map(([x, by]) => ({ do: 'replaceCharacter', who: x, by })),
    expandSlots: fc.tuple(of('shop', 'monster', 'room'), amount).map(([slot, by]) => ({ do: 'expandSlots', slot, by })),
    putCounters: fc
      .tuple(selector, amount, counter)
      .map(([x, n, named]) => ({ do: 'putCounters', on: x, amount: n, named })),
    putAlikeCounter: selector.map((x) => ({ do: 'putAlikeCounter', on: x })),
    removeCounters: fc
      .tuple(selector, amount, counter)
      .map(([from, n, named]) => ({ do: 'removeCounters', from, amount: n, named })),
    steal: fc.tuple(selector, selector).map(([what, to]) => ({ do: 'steal', what, to })),
    give: fc.tuple(selector, selector).map(([what, to]) => ({ do: 'give', what, to })),
    swap: fc.tuple(selector, selector).map(([one, other]) => ({ do: 'swap', one, other })),
    giveAtOnce: fc
      .tuple(selector, fc.array(selector, { minLength: 1, maxLength: 2 }), selector)
      .map(([x, things, to]) => ({ do: 'giveAtOnce', of: x, things, to })),
    giveHands: fc.tuple(selector, selector).map(([x, to]) => ({ do: 'giveHands', of: x, to })),
    note: fc.tuple(amount, of('endOfTurn', 'forever')).map(([n, till]) => ({ do: 'note', number: n, till })),
    extraTurn: selector.map((x) => ({ do: 'extraTurn', who: x })),
    skipTurn: selector.map((x) => ({ do: 'skipTurn', who: x })),
    becomeSoul: fc.tuple(selector, selector).map(([what, x]) => ({ do: 'becomeSoul', what, of: x })),
    become: fc
      .tuple(
        selector,
        of('item', 'room', 'monster', 'bonusSoul'),
        fc.oneof(selector, of<Selector>({ select: 'fixed', refs: [] })),
      )
      .map(([what, role, x]) => ({ do: 'become', what, role, of: x })),
    becomeCurse: fc.tuple(selector, selector).map(([what, x]) => ({ do: 'becomeCurse', what, of: x })),
    meanwhile: fc
      .tuple(pattern, condition, effect, effect, fc.oneof(turns, lasting, standing), fc.boolean())
      .map(([event, only, x, y, till, triggered]): Effect => ({
        do: 'meanwhile',
        ability: triggered
          ? { kind: 'triggered', key: 'k', when: event, only, modes: [{ targets: [], effect: x }] }
          : { kind: 'replacement', key: 'k', would: uncounted(event), instead: { instead: 'effect', effect: y } },
        till,
      })),
    copy: selector.map((what): Effect => ({ do: 'copy', what })),
    double: selector.map((what): Effect => ({ do: 'double', what })),
    play: fc
      .tuple(selector, selector, of('lootPlay', 'nothing'))
      .map(([by, what, cost]): Effect => ({ do: 'play', by, what, cost })),
    forceActivate: fc.tuple(selector, selector).map(([by, what]): Effect => ({ do: 'forceActivate', by, what })),
    playCopy: fc
      .tuple(selector, selector, of('lootPlay', 'nothing'))
      .map(([by, x, cost]): Effect => ({ do: 'playCopy', by, of: x, cost })),
    becomeCopy: fc
      .tuple(selector, selector, turns)
      .map(([what, x, till]): Effect => ({ do: 'becomeCopy', what, of: x, till })),
    changeNumber: fc
      .tuple(selector, selector, amount, turns)
      .map(([by, what, n, till]): Effect => ({ do: 'changeNumber', by, what, amount: n, till })),
    look: fc
      .tuple(selector, selector, amount, effect)
      .map(([by, x, n, inner]) => ({ do: 'look', by, deck: x, amount: n, as: 'chosen', effect: inner })),
    reveal: fc
      .tuple(selector, amount, effect)
      .map(([x, n, inner]) => ({ do: 'reveal', deck: x, amount: n, as: 'chosen', effect: inner })),
    revealUntil: fc.tuple(selector, condition, amount, effect).map(([x, c, n, inner]) => ({
      do: 'revealUntil',
      deck: x,
      where: c,
      amount: n,
      as: 'chosen',
      found: 'found',
      effect: inner,
    })),
    search: fc
      .tuple(selector, selector, condition, effect)
      .map(([by, x, c, inner]) => ({ do: 'search', by, deck: x, where: c, as: 'chosen', effect: inner })),
    show: selector.map((what) => ({ do: 'show', what })),
    lookAt: fc.tuple(selector, selector).map(([by, what]) => ({ do: 'lookAt', by, what })),
    move: fc
      .tuple(
        selector,
        fc.oneof(
          of<Place>(
            { place: 'deckTop' },
            { place: 'deckBottom' },
            { place: 'deckBottomAtRandom' },
            { place: 'shuffledIn' },
          ),
          of<Place>({ place: 'underThis' }, { place: 'outside' }, { place: 'outsideFaceDown' }),
          selector.map((x): Place => ({ place: 'hand', of: x })),
          amount.map((nth): Place => ({ place: 'deckNth', nth })),
          amount.map((least): Place => ({ place: 'deckSecretly', least })),
        ),
        selector,
      )
      .map(([what, to, by]) => ({ do: 'move', what, to, by })),
    gainObject: fc.tuple(selector, selector).map(([x, what]) => ({ do: 'gainObject', who: x, what })),
    putIntoSlot: fc
      .tuple(selector, of('shop', 'monster', 'room'), selector, fc.boolean())
      .map(([what, slot, by, another]) => ({
        do: 'putIntoSlot',
        what,
        slot,
        by,
        ...(another && what.select !== 'this' ? { another } : {}),
      })),
    putBelow: fc
      .tuple(selector, of('shop', 'monster', 'room'), amount, selector)
      .map(([what, slot, depth, by]) => ({ do: 'putBelow', what, slot, depth, by })),
    mustAttackIn: of<Effect>({ do: 'mustAttackIn', slots: 'itsOwn' }, { do: 'mustAttackIn', slots: 'new' }),
    replaceFromDeck: on('replaceFromDeck'),
    afterwards: fc.tuple(effect, effect).map(([first, x]) => ({ do: 'afterwards', first, effect: x })),
    rollAgain: of<Effect>({ do: 'rollAgain' }),
    repeat: fc.tuple(effect, condition).map(([x, till]) => ({ do: 'repeat', effect: x, till, most: 50 })),
    assemble: fc.tuple(selector, pattern, effect, effect, selector).map(([by, event, x, y, on_]) => ({
      do: 'assemble',
      by,
      abilities: [
        { kind: 'triggered', key: 'k', when: event, modes: [{ targets: [], effect: { do: 'nothing' } }] },
        { kind: 'activated', key: 'tap', costs: [{ pay: 'tap' }], modes: [{ targets: [], effect: { do: 'nothing' } }] },
      ],
      parts: [[x, y]],
      on: on_,
    })),
    native: of<Effect>({ do: 'native', name: 'void@1' }),
  };
  return {
    amount: fc.oneof({ maxDepth: 2, withCrossShrink: true }, number, ...Object.values(amounts)),
    selector: fc.oneof({ maxDepth: 2, withCrossShrink: true }, selectors.you, ...Object.values(selectors)),
    condition: fc.oneof({ maxDepth: 2, withCrossShrink: true }, conditions.combat, ...Object.values(conditions)),
    effect: fc.oneof({ maxDepth: 2, withCrossShrink: true }, effects.endTurn, ...Object.values(effects)),
  };
});

/** Only a trigger can count its times. */
export const uncounted = ({ nth: _nth, nthEachTurn: _ofTurn, ...would }: EventPattern): EventPattern => would;

function patternOf(condition: Arbitrary<Condition>): Arbitrary<EventPattern> {
  return fc
    .tuple(
      of(...EVENTS),
      fc.option(condition, { nil: undefined }),
      of(
        {},
        { first: 'eachTurn' as const },
        { first: 'eachRound' as const },
        { every: 2 },
        { every: 3 },
        { nth: 2 },
        { nthEachTurn: 2 },
      ),
    )
    .map(([event, where, counting]) => ({ event, ...(where === undefined ? {} : { where }), ...counting }));
}

function modifierOf(
  selector: Arbitrary<Selector>,
  amount: Arbitrary<Amount>,
  condition: Arbitrary<Condition>,
): Arbitrary<Modifier> {
  const table: Table<Modifier, 'modify'> = {
    rewardOf: fc.tuple(selector, selector).map(([on, x]) => ({ modify: 'rewardOf', on, of: x })),
    stat: fc.tuple(stat, selector, amount).map(([name, on, by]) => ({ modify: 'stat', stat: name, on, by })),
    rolls: fc
      .tuple(selector, of('all', 'attack', 'first', 'firstAttack', 'next', 'nextAttack'), amount)
      .map(([x, which, by]) => ({ modify: 'rolls', of: x, which, by })),
    allowance: fc
      .tuple(of(...ALLOWANCES), selector, amount)
      .map(([what, x, by]) => ({ modify: 'allowance', what, of: x, by })),
    allowanceIs: fc
      .tuple(of(...ALLOWANCES), selector, amount)
      .map(([what, x, to]) => ({ modify: 'allowanceIs', what, of: x, to })),
    insteadOfTap: fc.tuple(selector, number).map(([on, n]) => ({
      modify: 'insteadOfTap',
      on,
      pay: [
        { pay: 'coins', amount: n },
        { pay: 'discardLoot', amount: 1 },
      ],
    })),
    activationCosts: fc.tuple(selector, number).map(([on, n]) => ({
      modify: 'activationCosts',
      on,
      pay: [
        { pay: 'coins', amount: n },
        { pay: 'discardLoot', amount: 1 },
      ],
    })),
    noRefill: of<Modifier>(
      { modify: 'noRefill', slot: 'shop' },
      { modify: 'noRefill', slot: 'monster' },
      { modify: 'noRefill', slot: 'room' },
    ),
    statIs: fc.tuple(stat, selector, amount).map(([name, on, to]) => ({ modify: 'statIs', stat: name, on, to })),
    priceIs: fc
      .tuple(selector, amount, of(undefined, 'shopItem' as const))
      .map(([x, to, next]) => ({ modify: 'priceIs', of: x, to, ...(next === undefined ? {} : { next }) })),
    loseKeyword: fc.tuple(selector, of(...KEYWORDS)).map(([on, word]) => ({ modify: 'loseKeyword', on, word })),
    cheaperActivation: fc.tuple(selector, amount).map(([on, by]) => ({ modify: 'cheaperActivation', on, by })),
    openHands: selector.map((x) => ({ modify: 'openHands', of: x })),
    price: fc.tuple(selector, amount).map(([x, by]) => ({ modify: 'price', of: x, by })),
    keyword: fc.tuple(selector, of(...KEYWORDS)).map(([on, word]) => ({ modify: 'keyword', on, word })),
    seesTop: fc.tuple(selector, deck).map(([by, x]) => ({ modify: 'seesTop', by, deck: x })),
    declaringCosts: fc
      .tuple(selector, of('attack', 'purchase'), number)
      .map(([x, what, n]) => ({ modify: 'declaringCosts', of: x, what, pay: [{ pay: 'coins', amount: n }] })),
    mustPurchase: selector.map((who) => ({ modify: 'mustPurchase', who })),
    countsAs: fc
      .tuple(of('hit', 'miss'), fc.option(condition, { nil: undefined }))
      .map(([as, where]) => ({ modify: 'countsAs', as, ...(where === undefined ? {} : { where }) })),
    keepsDamage: selector.map((on) => ({ modify: 'keepsDamage', on })),
    mustAttack: fc
      .tuple(selector, fc.option(selector, { nil: null }))
      .map(([who, what]) => ({ modify: 'mustAttack', who, what })),
    goesFirst: selector.map((who) => ({ modify: 'goesFirst', who })),
    ability: fc
      .tuple(
        selector,
        fc.oneof(
          number.map((counters): Ability => ({ kind: 'startsWith', key: 'k', counters })),
          of(...KEYWORDS).map((word): Ability => ({ kind: 'keyword', key: 'k', word })),
        ),
      )
      .map(([on, x]) => ({ modify: 'ability', on, ability: x })),
    abilitiesOf: fc
      .tuple(selector, selector, of('all', 'tap'))
      .map(([on, x, which]) => ({ modify: 'abilitiesOf', on, of: x, which })),
    loseAbilities: fc
      .tuple(selector, fc.uniqueArray(of(...KEYWORDS), { maxLength: 2 }))
      .map(([on, except]) => ({ modify: 'loseAbilities', on, except })),
    renamed: selector.map((on) => ({ modify: 'renamed', on, as: { en: 'Cow', fr: 'Vache' } })),
    cannotTarget: fc.tuple(selector, selector).map(([who, what]) => ({ modify: 'cannotTarget', who, what })),
    mayPurchase: fc.tuple(selector, selector).map(([who, what]) => ({ modify: 'mayPurchase', who, what })),
    mayUse: fc.tuple(selector, selector).map(([who, what]) => ({ modify: 'mayUse', who, what })),
    mayPlay: fc
      .tuple(selector, selector, of('lootPlay', 'nothing'))
      .map(([who, what, cost]) => ({ modify: 'mayPlay', who, what, cost })),
    cannotBeAttacked: selector.map((on) => ({ modify: 'cannotBeAttacked', on })),
    attacksAlong: selector.map((x) => ({ modify: 'attacksAlong', who: x })),
    canBeAttacked: fc
      .tuple(selector, fc.option(amount, { nil: null }))
      .map(([on, dc]) => ({ modify: 'canBeAttacked', on, dc })),
    cannot: patternOf(condition).map(({ event, where }) => ({
      modify: 'cannot',
      event,
      ...(where === undefined ? {} : { where }),
    })),
    number: fc
      .tuple(selector, of(...CARD_IDS), of(1, 2), of(-1, 1))
      .map(([on, card, ordinal, by]) => ({ modify: 'number', on, card, ordinal, by })),
    copyOf: fc.tuple(selector, of(...CARD_IDS)).map(([on, card]) => ({ modify: 'copyOf', on, card })),
    shield: fc
      .tuple(selector, of('points', 'instance'), fc.oneof(amount, of('all')))
      .map(([on, kind, upTo]) => ({ modify: 'shield', on, kind, upTo })),
  };
  return fc.oneof(...Object.values(table));
}

export const amount: Arbitrary<Amount> = trees.amount;
export const selector: Arbitrary<Selector> = trees.selector;
export const condition: Arbitrary<Condition> = trees.condition;
export const effect: Arbitrary<Effect> = trees.effect;
export const modifier: Arbitrary<Modifier> = modifierOf(selector, amount, condition);

export const pattern: Arbitrary<EventPattern> = patternOf(condition);

const target: Arbitrary<TargetSpec> = fc
  .tuple(selector, of([1, 1], [0, 2], [2, 2]), fc.boolean())
  .map(([from, [min = 1, max = 1], random]) => ({ from, min, max, ...(random ? { pick: 'atRandom' as const } : {}) }));
const mode: Arbitrary<Mode> = fc
  .tuple(fc.array(target, { maxLength: 2 }), effect, fc.option(range, { nil: undefined }))
  .map(([targets, x, number_]) => ({ ...(number_ === undefined ? {} : { number: number_ }), targets, effect: x }));
const modes = fc.array(mode, { minLength: 1, maxLength: 2 });

export const COSTS: Table<Cost, 'pay'> = {
  tap: of<Cost>({ pay: 'tap' }),
  coins: number.map((n) => ({ pay: 'coins', amount: n })),
  coinsTo: fc.tuple(number, selector).map(([n, to]) => ({ pay: 'coinsTo', amount: n, to })),
  counters: number.map((n) => ({ pay: 'counters', amount: n })),
  anyCounters: of<Cost>({ pay: 'anyCounters' }),
  discardLoot: number.map((n) => ({ pay: 'discardLoot', amount: n })),
  hand: of<Cost>({ pay: 'hand' }),
  hp: number.map((n) => ({ pay: 'hp', amount: n })),
  destroy: fc.tuple(selector, number).map(([what, n]) => ({ pay: 'destroy', what, amount: n })),
  give: selector.map((what) => ({ pay: 'give', what })),
  destroyThis: of<Cost>({ pay: 'destroyThis' }),
  timer: number.map((n) => ({ pay: 'timer', amount: n })),
  getCounters: fc.tuple(number, counter).map(([n, named]) => ({ pay: 'getCounters', amount: n, named })),
};
const replacement = fc.oneof(
  ...Object.values({
    amount: amount.map((to) => ({ instead: 'amount', to })),
    nothing: of({ instead: 'nothing' }),
    prevent: fc.tuple(amount, effect).map(([n, x]) => ({ instead: 'prevent', amount: n, effect: x })),
    effect: effect.map((x) => ({ instead: 'effect', effect: x })),
    also: effect.map((x) => ({ instead: 'also', effect: x })),
    entersDeactivated: of({ instead: 'entersDeactivated' }),
    fromDiscard: of({ instead: 'fromDiscard' }),
    redirect: fc
      .tuple(of('player', 'object', 'chooser'), selector)
      .map(([part, to]) => ({ instead: 'redirect', part, to })),
    dice: fc.tuple(amount, fc.oneof(of('lowest'), selector)).map(([n, keep]) => ({ instead: 'dice', count: n, keep })),
    byChance: of({ instead: 'byChance' }),
    sides: of({ instead: 'sides', sides: 8 }),
    coin: fc
      .tuple(
        fc.integer({ min: 1, max: 6 }),
        effect,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 5 }),
        effect,
      )
      .map(([tails, onTails, heads, inARow, onRow]) => ({ instead: 'coin', tails, onTails, heads, inARow, onRow })),
  } satisfies Table<Replacement, 'instead'>),
) as Arbitrary<Replacement>;

const costs = fc
  .uniqueArray(fc.oneof(...Object.values(COSTS)), { selector: (cost) => cost.pay, minLength: 1, maxLength: 2 })
  .map((found) => found.toSorted((a, b) => Number(b.pay === 'tap') - Number(a.pay === 'tap')));

const ABILITIES: Table<Ability, 'kind'> = {
  loot: fc
    .tuple(fc.option(costs, { nil: undefined, freq: 4 }), modes)
    .map(([y, x]) => ({ kind: 'loot', key: 'k', ...(y === undefined ? {} : { costs: y }), modes: x })),
  activated: fc.tuple(costs, modes, fc.option(fc.boolean(), { nil: undefined, freq: 5 })).map(([paid, x, free]) => ({
    kind: 'activated',
    key: 'k',
    ...(free === undefined ? {} : { at: 'purchase' as const }),
    costs: free === true ? [] : paid,
    modes: x,
  })),
  triggered: fc.tuple(pattern, fc.option(condition, { nil: undefined }), modes).map(([when, only, x]) => ({
    kind: 'triggered',
    key: 'k',
    when,
    ...(only === undefined ? {} : { only }),
    modes: x,
  })),
  static: fc
    .tuple(fc.option(condition, { nil: undefined }), fc.array(modifier, { minLength: 1, maxLength: 2 }))
    .map(([during, grants]) => ({
      kind: 'static',
      key: 'k',
      ...(during === undefined ? {} : { while: during }),
      grants,
    })),
  replacement: fc
    .tuple(pattern, fc.option(condition, { nil: undefined }), replacement)
    .map(([would, only, instead]) => ({
      kind: 'replacement',
      key: 'k',
      would: uncounted(would),
      ...(only === undefined ? {} : { only }),
      instead,
    })),
  claim: condition.map((x) => ({ kind: 'claim', key: 'k', condition: x })),
  startsWith: number.map((counters) => ({ kind: 'startsWith', key: 'k', counters })),
  alsoNamed: of(...CARD_IDS).map((card) => ({ kind: 'alsoNamed', key: 'k', card })),
  namedElsewhere: of(...CARD_IDS).map((card) => ({ kind: 'namedElsewhere', key: 'k', card })),
  keyword: of(...KEYWORDS).map((word) => ({ kind: 'keyword', key: 'k', word })),
};
const WORKPLACES = everyOf<Workplace>()(['play', 'soul', 'covered', 'shop', 'discard', 'outside']);
export const ability: Arbitrary<Ability> = fc
  .tuple(
    fc.oneof(...Object.values(ABILITIES)),
    fc.option(fc.uniqueArray(of(...WORKPLACES), { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 4 }),
  )
  .map(([found, places]) => (places === undefined ? found : { ...found, worksIn: places }));
