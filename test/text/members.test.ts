import { describe, expect, test } from 'vitest';
import type {
  DecisionKey,
  EventType,
  LogLine,
  Meaning,
  Option,
  LogKind,
  StackItemView,
} from '../../src/engine/index.js';
import { both, en, enNames, fr, frNames, namesOf, typed } from './support.js';
import { EVENTS } from '../../src/engine/vocabulary/index.js';
import { everyOf } from './trees.js';

const SAYS = everyOf<LogKind>()([
  'event',
  'replaced',
  'prevented',
  'noTarget',
  'noOutcome',
  'outcome',
  'fizzled',
  'coin',
  'resolves',
  'goesOnStack',
  'rollIs',
  'hit',
  'miss',
  'deathThreatens',
  'drew',
  'tookFromDiscard',
  'lookedAt',
  'reshuffled',
  'shuffled',
  'putIntoDeck',
  'refilled',
  'revealed',
  'setAside',
  'laidOut',
  'takesCharacter',
  'firstPlayer',
  'allLose',
  'allWin',
  'timer',
  'attackEnds',
  'purchaseFails',
  'sellsSoul',
  'losesBonusSoul',
  'nextTurn',
  'turnSkipped',
  'voted',
  'thrown',
  'bids',
  'proposes',
  'groupChose',
  'loopEnds',
  'atRandom',
  'handed',
  'wins',
  'corrected',
  'takenBack',
  'barter',
  'leaves',
  'ending',
  'rewinding',
  'mending',
  'mended',
  'late',
  'pause',
  'closed',
  'weighed',
]);
const KEYS = everyOf<DecisionKey>()([
  'priority',
  'announce.mode',
  'announce.target',
  'announce.cost',
  'trigger.order',
  'trigger.mode',
  'trigger.target',
  'replacement.order',
  'roll.order',
  'attack.target',
  'attack.slot',
  'purchase.choice',
  'deathPenalty.item',
  'deathPenalty.loot',
  'handLimit.loot',
  'discard.loot',
  'effect.may',
  'effect.option',
  'effect.choose',
  'effect.number',
  'deck.order',
  'deck.place',
  'each.order',
  'deck.search',
  'counter.kind',
  'room.discard',
  'setup.character',
  'setup.treasure',
  'vote',
  'dice.choose',
  'dice.order',
  'auction.bid',
  'group.propose',
  'group.agree',
  'refill.order',
]);
const KINDS = everyOf<Meaning['kind']>()([
  'pass',
  'play',
  'activate',
  'attack',
  'purchase',
  'endTurn',
  'sellSoul',
  'back',
  'yes',
  'no',
  'nothing',
  'object',
  'player',
  'stack',
  'deck',
  'mode',
  'trigger',
  'replacement',
  'number',
  'slot',
  'modifier',
  'textNumber',
]);
/** Steps that everybody sees anyway, and parts of an event that has its own line. */
const SILENT: readonly EventType[] = [
  'hit',
  'miss',
  'cancelAttack',
  'gameStarts',
  'turnStarts',
  'turnEnds',
  'wouldRoll',
  'rolled',
  'wouldTakeDamage',
  'wouldDie',
  'enterControl',
  'payPenalty',
  'penaltyPaid',
  'rewards',
  'rewardsGained',
  'leavePlay',
  'playLoot',
  'activate',
  'gainTreasure',
  'preventDamage',
  'throwDice',
  'chooseAttack',
  'penaltyItem',
  'penaltyLoot',
  'penaltyCoins',
  'penaltyDeactivate',
  'putIntoDeck',
  'swap',
  'giveAtOnce',
  'giveHands',
];

const full: Omit<LogLine, 'say'> = {
  player: 'p1',
  other: 'p2',
  object: { card: 'monstro', owner: 'p2' },
  source: 'bomb',
  amount: 2,
  cards: ['alpha', 'beta'],
  dice: [2, 5],
  row: { from: 3, to: 4, effect: { do: 'loot', who: { select: 'you' }, amount: 2 } },
  combat: true,
  detail: 'loot',
  weighed: [
    { does: 'attack', thing: { card: 'monstro' }, share: 41 },
    { does: 'purchase', share: 33, isChosen: true },
  ],
};

describe.each(both)('every word is said in $language', (words) => {
  const names = namesOf(words.language);
  const sentence = /^[\p{Lu}\d].*[.!?]$/u;

  test.each(SAYS.filter((say) => say !== 'event'))('the remark %s', (say) => {
    expect(words.logLine({ ...full, say }, names)).toMatch(sentence);
    expect(words.logLine({ say, amount: 1, detail: 'loot', player: 'p1' }, names)).not.toContain('undefined');
  });

  test.each(EVENTS)('the event %s', (event) => {
    const text = words.logLine({ ...full, say: 'event', event }, names);
    if (SILENT.includes(event)) expect(text).toBe('');
    else expect(text).toMatch(sentence);
    expect(words.logLine({ say: 'event', event }, names)).not.toMatch(/undefined|null/);
  });

  test.each(KEYS)('the question %s', (key) => {
    const question = words.question({ key, card: 'bomb', min: 1, max: 1 }, names);
    expect(question.startsWith(words.cardName('bomb'))).toBe(true);
    expect(words.question({ key, card: null, min: 0, max: 2 }, names)).toMatch(sentence);
    const asked = words.board.asked({ player: 'p1', key, card: 'bomb' }, names);
    expect(asked).toContain('Alice');
    expect(asked).toContain(words.cardName('bomb'));
  });

  test.each(KINDS)('the option %s', (kind) => {
    const bare: Option = { id: 'x', meaning: { kind } };
    expect(words.optionLabel(bare, names)).not.toBe('');
    const named: Option = {
      id: 'x',
      meaning: { kind, card: 'bomb', owner: 'p2', player: 'p2', deck: 'loot', number: 2 },
    };
    expect(words.optionLabel(named, names)).not.toMatch(/undefined|null/);
  });
});

const effect = { do: 'deal', amount: 1, to: { select: 'target', index: 0 } } as const;
const item: StackItemView = {
  id: 's1',
  kind: 'loot',
  controller: 'p1',
  card: 'bomb',
  source: null,
  how: null,
  effect,
  targets: [{ card: 'monstro' }],
  targetRefs: [],
  number: null,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
  stands: null,
  rows: [],
  hits: null,
};

describe('lines of the stack', () => {
  test('a loot card names its player, its target and what it does', () => {
    expect(en.stackLine(item, enNames)).toBe('Bomb! (Alice) → Monstro: deal 1 damage to the target');
    expect(fr.stackLine(item, frNames)).toBe('Bombe\u00A0! (Alice) → Monstro\u00A0: infligez 1 dégât à la cible');
  });
  test('a roll names who rolled', () => {
    const roll: StackItemView = {
      ...item,
      kind: 'roll',
      card: null,
      effect: null,
      targets: [],
      number: 4,
      roller: 'p3',
      attackRoll: true,
    };
    expect(en.stackLine(roll, enNames)).toBe('Attack roll of Éva: 4');
    expect(fr.stackLine(roll, frNames)).toBe('Lancer d’attaque d’Éva\u00A0: 4');
  });
  test('damage and death name whom they strike', () => {
    const damage: StackItemView = {
      ...item,
      kind: 'damage',
      effect: null,
      number: 2,
      targets: [{ player: 'p1' }],
      combat: true,
    };
    expect(en.stackLine(damage, enNames)).toBe('2 combat damage → Alice (Bomb!)');
    expect(fr.stackLine(damage, frNames)).toBe('2 dégâts de combat → Alice (Bombe\u00A0!)');
    const death: StackItemView = { ...damage, kind: 'death' };
    expect(en.stackLine(death, enNames)).toBe('Death of Alice');
    expect(fr.stackLine(death, frNames)).toBe('Mort d’Alice');
  });
});

const said: readonly (readonly [LogLine, string, string])[] = [
  [{ say: 'event', event: 'rollMade', player: 'p1', amount: 4 }, 'Alice rolls 4.', 'Alice fait un 4.'],
  [
    { say: 'event', event: 'damage', object: { player: 'p1' }, amount: 1, source: 'monstro' },
    'Alice takes 1 damage (Monstro).',
    'Alice subit 1 dégât (Monstro).',
  ],
  [
    { say: 'event', event: 'damage', object: { card: 'monstro' }, amount: 2, combat: true },
    'Monstro takes 2 combat damage.',
    'Monstro subit 2 dégâts de combat.',
  ],
  [
    { say: 'weighed', player: 'p1', amount: 7, weighed: full.weighed ?? [] },
    'Alice expected to win 41 % by attacking Monstro, 33 % by buying; the difference was too small, and it kept to buying.',
    "Alice estimait ses chances de gagner à 41 % en attaquant Monstro, 33 % en achetant ; l'écart était trop faible, et son choix s'est fait en achetant.",
  ],
  [{ say: 'event', event: 'gainCoins', player: 'p4', amount: 3 }, 'Zoé gains 3¢.', 'Zoé gagne 3 ¢.'],
  [{ say: 'event', event: 'loot', player: 'p1', amount: 1 }, 'Alice loots 1.', 'Alice pioche 1 butin.'],
  [{ say: 'event', event: 'dies', object: { player: 'p2' }, player: 'p2' }, 'Bob dies.', 'Bob meurt.'],
  [
    { say: 'event', event: 'destroy', player: 'p1', object: { card: 'alpha' }, detail: 'penalty' },
    'Alice destroys Alpha as the death penalty.',
    'Alice détruit Alphonse pour la pénalité de mort.',
  ],
  [
    { say: 'event', event: 'gainSoul', player: 'p1', object: { card: 'monstro' }, amount: 1 },
    'Alice gains Monstro, worth 1 soul.',
    'Alice gagne Monstro, qui vaut 1 âme.',
  ],
  [
    { say: 'event', event: 'putCounters', object: { card: 'alpha' }, amount: 2, detail: 'counter' },
    'Alpha gets 2 counters.',
    'Alphonse reçoit 2 marqueurs.',
  ],
  [{ say: 'goesOnStack', player: 'p1', source: 'bomb', detail: 'loot' }, 'Alice plays Bomb!', 'Alice joue Bombe !'],
  [
    { say: 'goesOnStack', player: 'p1', source: 'alpha', detail: 'activated' },
    'Alice activates Alpha.',
    "Alice active l'effet d'Alphonse.",
  ],
  [
    { say: 'loopEnds', player: 'p1', detail: 'comesToAction' },
    'Alice does not die before the action phase, and has 1 HP left.',
    "Alice ne meurt pas avant sa phase d'actions et garde 1 PV.",
  ],
  [
    { say: 'loopEnds', player: 'p1', amount: 50, detail: 'rollsInVain' },
    '50 attack rolls in a row have dealt no damage.',
    "50 lancers d'attaque de suite n'ont infligé aucun dégât.",
  ],
  [
    { say: 'loopEnds', amount: 5, detail: 'idleRounds' },
    'For 5 rounds nobody has come to an action phase; from now on nobody dies in their own turn before it.',
    "Depuis 5 manches, personne n'arrive à sa phase d'actions ; désormais, personne ne meurt avant elle pendant son propre tour.",
  ],
  [
    { say: 'drew', player: 'p1', cards: ['bomb', 'alpha'] },
    'You drew Bomb! and Alpha.',
    'Vous avez pioché Bombe ! et Alphonse.',
  ],
  [
    { say: 'hit', player: 'p1', object: { card: 'monstro' }, amount: 4 },
    'Alice hits Monstro (4+).',
    'Alice touche Monstro (4+).',
  ],
  [
    { say: 'event', event: 'gainItem', player: 'p1', object: { card: 'alpha', owner: 'p1' } },
    'Alice gains Alpha.',
    'Alice gagne Alphonse.',
  ],
  [
    { say: 'event', event: 'heal', object: { card: 'monstro' }, source: 'monstro', amount: 1 },
    'Monstro heals 1 HP.',
    'Monstro se soigne de 1 PV.',
  ],
  [
    { say: 'event', event: 'purchase', player: 'p1', object: { deck: 'treasure' }, amount: 10 },
    'Alice buys the top card of the treasure deck.',
    'Alice achète la carte au sommet de la pioche trésors.',
  ],
  [
    { say: 'event', event: 'grantAttack', player: 'p1', amount: 2, detail: 'monsterDeck', must: true },
    'Alice must attack the monster deck 2 more times.',
    'Alice doit attaquer la pioche monstres 2 fois de plus.',
  ],
  [
    { say: 'event', event: 'grantAttack', player: 'p1', amount: 1, detail: 'any' },
    'Alice may attack once more.',
    'Alice peut attaquer une fois de plus.',
  ],
  [{ say: 'nextTurn', player: 'p1', amount: 5 }, 'Turn 5: Alice.', 'Tour 5 : Alice.'],
  [
    { say: 'corrected', amount: 2 },
    'The rules were corrected by an update; 2 answers are asked again.',
    'Les règles ont été corrigées par une mise à jour : 2 réponses sont à redonner.',
  ],
];

describe('lines of the log', () => {
  test.each(said)('%j', (line, english, french) => {
    expect(en.logLine(line, enNames)).toBe(english);
    expect(typed(fr.logLine(line, frNames))).toBe(french);
  });
});

describe('questions and options', () => {
  test('a question names the card and how many', () => {
    expect(en.question({ key: 'announce.target', card: 'bomb', min: 1, max: 1 }, enNames)).toBe(
      'Bomb!: Which one do you choose?',
    );
    expect(en.question({ key: 'announce.target', card: 'bomb', min: 0, max: 2 }, enNames)).toBe(
      'Bomb!: Which ones do you choose (as many as you like)?',
    );
    expect(fr.question({ key: 'trigger.target', card: 'monstro', min: 2, max: 2 }, frNames)).toBe(
      'Monstro\u00A0: Quelles 2 cartes choisissez-vous\u00A0?',
    );
  });
  test('an option names the card and what it will do', () => {
    const use: Option = { id: 'u', meaning: { kind: 'activate', card: 'alpha', effect } };
    expect(en.optionLabel(use, enNames)).toBe('Alpha: deal 1 damage to the target');
    expect(fr.optionLabel(use, frNames)).toBe('Alphonse\u00A0: infligez 1 dégât à la cible');
    const buy: Option = { id: 'b', meaning: { kind: 'object', card: 'alpha', number: 10 } };
    expect(en.optionLabel(buy, enNames)).toBe('Alpha for 10¢');
    expect(fr.optionLabel(buy, frNames)).toBe('Alphonse pour 10\u00A0¢');
  });
  test.each(both)(
    'with the longest names no label or description is longer than Discord allows ($language)',
    (words) => {
      const long = { player: () => 'W'.repeat(32).concat('👩‍👩‍👧‍👦'.repeat(8)), card: () => 'Œil d’ange '.repeat(12) };
      const deep = { do: 'sequence', of: Array.from({ length: 12 }, () => effect) } as const;
      for (const kind of KINDS) {
        const option: Option = {
          id: 'x',
          meaning: { kind, card: 'bomb', owner: 'p1', player: 'p1', number: 3, effect: deep },
        };
        expect(words.optionLabel(option, long).length).toBeLessThanOrEqual(80);
        expect(words.optionDescription(option, long).length).toBeLessThanOrEqual(100);
        expect(words.optionLabel(option, long)).not.toMatch(/\p{Cs}/u);
      }
    },
  );
});
