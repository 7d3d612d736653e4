import type { Placed } from '../../engine/index.js';
import { positionWith, type Puzzle } from './puzzle.js';

/** Three souls, one fewer than it takes to win. */
const THREE: readonly Placed[] = [{ card: 'gurdy' }, { card: 'greed' }, { card: 'dark-one' }];
const WIN = { is: 'win' } as const;

/** The puzzles that come with the bot, from the first to the last; their texts are in `text`, by id. */
export const PUZZLES = [
  {
    id: 'which-monster',
    goal: { is: 'coins', coins: 4 },
    rules: ['ATK-03', 'ATK-06'],
    position: positionWith({ monsters: [['clotty'], ['fly']] }),
    dice: [3, 3],
    solution: ['attack', 'object:clotty'],
    wrong: ['attack', 'object:fly'],
  },
  {
    id: 'right-change',
    goal: { is: 'items', cards: ['breakfast'] },
    rules: ['LOOT-03', 'BUY-03'],
    position: positionWith({ own: { coins: 6, hand: ['3-cents', '4-cents'] } }),
    dice: [1],
    solution: ['play:4-cents', 'purchase', 'object:breakfast'],
    wrong: ['play:3-cents', 'purchase', 'object:breakfast'],
  },
  {
    id: 'one-more-card',
    goal: { is: 'items', cards: ['meat'] },
    rules: ['CHAR-06', 'LOOT-03'],
    position: positionWith({ own: { coins: 2, hand: ['4-cents', '4-cents'] } }),
    dice: [1],
    solution: ['activate:isaac', 'play:4-cents', 'play:4-cents', 'purchase', 'object:meat'],
    wrong: ['play:4-cents', 'purchase', 'object:meat'],
  },
  {
    id: 'once-more',
    goal: WIN,
    rules: ['DICE-04', 'PRIO-05'],
    position: positionWith({
      own: { souls: THREE, damage: 1, items: [{ card: 'the-d6' }] },
      monsters: [['monstro', 3], ['fly']],
    }),
    dice: [1, 5],
    solution: ['attack', 'object:monstro', 'activate:the-d6', 'stack'],
    wrong: ['attack', 'object:monstro'],
  },
  {
    id: 'no-attack-left',
    goal: WIN,
    rules: ['ATK-06', 'SOUL-03'],
    position: positionWith({
      own: { souls: THREE, hand: ['bomb', 'a-dime'] },
      monsters: [['monstro', 3], ['fly']],
      attacks: 1,
    }),
    dice: [1],
    solution: ['play:bomb', 'object:monstro'],
    wrong: ['play:bomb', 'object:fly'],
  },
  {
    id: 'charged-again',
    goal: WIN,
    rules: ['COST-02', 'ATK-06'],
    position: positionWith({
      own: { souls: THREE, hand: ['lil-battery'], items: [{ card: 'the-d6', sideways: true }, { card: 'mr-boom' }] },
      monsters: [['pin'], ['fly']],
      attacks: 1,
    }),
    dice: [1],
    solution: [
      'activate:mr-boom',
      'object:pin',
      'play:lil-battery',
      'object:mr-boom',
      'activate:mr-boom',
      'object:pin',
    ],
    wrong: ['play:lil-battery', 'object:the-d6', 'activate:mr-boom', 'object:pin'],
  },
  {
    id: 'hit-harder',
    goal: WIN,
    rules: ['CHAR-03', 'DMG-03'],
    position: positionWith({
      own: { souls: THREE, damage: 1, hand: ['vii-the-chariot', 'soul-heart'] },
      monsters: [['monstro', 2], ['fly']],
    }),
    dice: [4, 1, 1],
    solution: ['play:vii-the-chariot', 'player:p1', 'attack', 'object:monstro'],
    wrong: ['attack', 'object:monstro'],
  },
  {
    id: 'any-number',
    goal: WIN,
    rules: ['DICE-01', 'DICE-04'],
    position: positionWith({
      own: { souls: THREE, damage: 1, hand: ['i-the-magician'] },
      monsters: [['little-horn', 1], ['fly']],
    }),
    dice: [2, 1],
    solution: ['attack', 'object:little-horn', 'play:i-the-magician', 'mode:5', 'stack'],
    wrong: ['attack', 'object:little-horn', 'play:i-the-magician', 'mode:4', 'stack'],
  },
  {
    id: 'little-by-little',
    goal: WIN,
    rules: ['DICE-04', 'DICE-06'],
    position: positionWith({
      own: {
        souls: THREE,
        damage: 1,
        character: { card: 'judas' },
        items: [{ card: 'book-of-belial' }, { card: 'spoon-bender' }],
      },
      monsters: [['scolex', 2], ['fly']],
    }),
    dice: [3, 1],
    solution: [
      'attack',
      'object:scolex',
      'activate:spoon-bender',
      'stack',
      'activate:book-of-belial',
      'mode:0',
      'stack',
    ],
    wrong: ['attack', 'object:scolex', 'activate:spoon-bender', 'stack'],
  },
  {
    id: 'two-fights',
    goal: WIN,
    rules: ['ATK-06', 'TURN-10'],
    position: positionWith({
      own: { souls: THREE.slice(1), items: [{ card: 'the-d6', sideways: true }, { card: 'champion-belt' }] },
      monsters: [
        ['pin', 1],
        ['chub', 3],
      ],
    }),
    dice: [4, 4],
    solution: ['attack', 'object:pin', 'attack', 'object:chub'],
    wrong: ['attack', 'object:pin', 'end'],
  },
  {
    id: 'greed-pays',
    goal: WIN,
    rules: ['BSOUL-02', 'BSOUL-03'],
    position: positionWith({
      own: { souls: THREE, coins: 20, hand: ['a-nickel', '4-cents'] },
      bonusSouls: ['soul-of-greed'],
    }),
    dice: [1],
    solution: ['play:a-nickel'],
    wrong: ['purchase', 'object:meat', 'play:a-nickel'],
  },
  {
    id: 'two-of-a-kind',
    goal: WIN,
    rules: ['BSOUL-02', 'BUY-05'],
    position: positionWith({
      own: {
        souls: THREE,
        coins: 10,
        items: [
          { card: 'the-d6', sideways: true },
          { card: 'guppys-head', sideways: true },
        ],
      },
      shop: ['breakfast', 'guppys-collar'],
      bonusSouls: ['soul-of-guppy'],
    }),
    dice: [1],
    solution: ['purchase', 'object:guppys-collar'],
    wrong: ['purchase', 'object:breakfast'],
  },
  {
    id: 'dig-for-it',
    goal: WIN,
    rules: ['COST-04', 'SOUL-04'],
    position: positionWith({
      own: { souls: [{ card: 'gurdy' }, { card: 'greed' }], items: [{ card: 'moms-shovel' }] },
      other: { souls: [{ card: 'mom' }, { card: 'dark-one' }] },
    }),
    dice: [1],
    solution: ['activate:moms-shovel', 'object:mom'],
    wrong: ['activate:moms-shovel', 'object:dark-one'],
  },
  {
    id: 'two-for-ten',
    goal: { is: 'items', cards: ['breakfast', 'meat'] },
    rules: ['BUY-03', 'BUY-07'],
    position: positionWith({
      own: { coins: 7, hand: ['3-cents', '2-cents'], items: [{ card: 'steamy-sale' }, { card: 'theres-options' }] },
    }),
    dice: [1],
    solution: ['play:3-cents', 'purchase', 'object:breakfast', 'purchase', 'object:meat'],
    wrong: ['play:2-cents', 'purchase', 'object:breakfast', 'purchase', 'object:meat'],
  },
  {
    id: 'old-bone',
    goal: WIN,
    rules: ['CTR-01', 'COST-02'],
    position: positionWith({
      own: {
        souls: THREE,
        character: { card: 'the-forgotten' },
        items: [{ card: 'the-bone', counters: { counter: 4 } }],
      },
    }),
    dice: [1],
    solution: ['activate:the-bone/tap', 'activate:the-bone/paid.soul'],
    wrong: ['activate:the-bone/paid.damage', 'object:fly'],
  },
  {
    id: 'found-soul',
    goal: WIN,
    rules: ['CHAR-06', 'SOUL-01'],
    position: positionWith({ own: { souls: THREE, lootPlays: 0, hand: ['lost-soul', 'a-penny'] } }),
    dice: [1],
    solution: ['activate:isaac', 'play:lost-soul'],
    wrong: ['activate:isaac', 'play:a-penny'],
  },
  {
    id: 'painless',
    goal: { is: 'items', cards: ['meat'] },
    rules: ['PREV-03', 'PREV-04'],
    position: positionWith({
      own: {
        coins: 3,
        character: { card: 'maggy' },
        items: [{ card: 'yum-heart' }],
        hand: ['xiv-temperance'],
      },
      other: { character: { card: 'isaac' }, items: [{ card: 'the-d6' }] },
    }),
    dice: [1],
    solution: ['activate:yum-heart', 'player:p1', 'pass', 'play:xiv-temperance', 'mode:1', 'purchase', 'object:meat'],
    wrong: ['play:xiv-temperance', 'mode:0', 'purchase', 'object:meat'],
  },
  {
    id: 'before-it-hurts',
    goal: WIN,
    rules: ['DMG-01', 'PREV-01'],
    position: positionWith({
      own: { souls: THREE, damage: 1, hand: ['soul-heart'] },
      monsters: [['monstro', 3], ['fly']],
    }),
    dice: [2, 5],
    solution: ['attack', 'object:monstro', 'pass', 'play:soul-heart', 'player:p1'],
    wrong: ['attack', 'object:monstro'],
  },
  {
    id: 'fight-then-shop',
    goal: { is: 'items', cards: ['breakfast'] },
    rules: ['TURN-10', 'BUY-01'],
    position: positionWith({
      own: { coins: 6, items: [{ card: 'the-d6', sideways: true }, { card: 'the-midas-touch' }], lootPlays: 0 },
      monsters: [['fly'], ['fatty']],
    }),
    dice: [2],
    solution: ['attack', 'object:fly', 'purchase', 'object:breakfast'],
    wrong: ['purchase', 'object:breakfast', 'attack', 'object:fatty'],
  },
  {
    id: 'first-things-first',
    goal: { is: 'items', cards: ['meat'] },
    rules: ['REPL-01', 'ITEM-07'],
    position: positionWith({ own: { coins: 4, hand: ['a-nickel', 'counterfeit-penny'] } }),
    dice: [1],
    solution: ['activate:isaac', 'play:counterfeit-penny', 'play:a-nickel', 'purchase', 'object:meat'],
    wrong: ['activate:isaac', 'play:a-nickel', 'play:counterfeit-penny', 'purchase', 'object:meat'],
  },
] as const satisfies readonly Puzzle[];

export type PuzzleId = (typeof PUZZLES)[number]['id'];

/** The puzzle of this id; null for none. */
export const puzzleNamed = (id: string): Puzzle | null => PUZZLES.find((one) => one.id === id) ?? null;
