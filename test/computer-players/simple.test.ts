import { expect, test } from 'vitest';
import { allCards, cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  openGame,
  seededRandom,
  viewFor,
  type Decision,
  type Meaning,
  type ObjectView,
  type Option,
  type StackItemView,
  type View,
} from '../../src/engine/index.js';
import { demonstration } from '../../src/table/index.js';

const cards = { card: cardById };

/** p1's action phase; p1 has 2 HP, ATK 1 and no ¢; Fly (1 HP, hits on 2) and Gurdy lie in the slots. */
const base = ((): View => {
  const game = openGame(demonstration(allCards, 2, 4, 'simple'), { cards, random: seededRandom });
  const view = viewFor(game, 'p1');
  const players = ['p1', 'p2'].map((id) => ({
    ...view.players.find((player) => player.id === id)!,
    hp: 2,
    maxHp: 2,
    atk: 1,
    coins: 0,
    souls: 0,
  }));
  const monster = (id: `o${number}`, change: Partial<ObjectView>): ObjectView => ({
    ...players[0]!.characters[0]!,
    id,
    role: 'monster',
    controller: null,
    attackable: true,
    ...change,
  });
  const fly = monster('o801', { card: 'fly', hp: 1, maxHp: 1, dc: 2, atk: 1, souls: null });
  const gurdy = monster('o802', { card: 'gurdy', hp: 5, maxHp: 5, dc: 4, atk: 1, souls: 1 });
  const monsters = [fly, gurdy].map((top) => ({ top, covered: [] }));
  const turn = { ...view.turn, active: 'p1', phase: 'action' } as const;
  return {
    ...view,
    viewer: 'p1',
    players,
    monsters,
    turn,
    turnOrder: ['p1', 'p2'],
    stack: [],
    hand: [],
    decision: null,
  };
})();

const option = (id: string, meaning: Meaning): Option => ({ id, meaning });
const PASS = option('pass', { kind: 'pass' });
const DECLARE = [
  option('attack', { kind: 'attack' }),
  option('purchase', { kind: 'purchase' }),
  option('end', { kind: 'endTurn' }),
  PASS,
];
const loot = (id: `o${number}`, card: string) => option(`play:${id}`, { kind: 'play', object: id, card, zone: 'hand' });

const decide = (view: View, change: Partial<Decision>, random = 0.99): readonly string[] => {
  const decision: Decision = {
    player: 'p1',
    key: 'priority',
    source: null,
    card: null,
    options: [],
    min: 1,
    max: 1,
    secret: false,
    fallback: [],
    ...change,
  };
  return chooseAnswer('simple', { ...view, decision }, () => random, cards);
};

const damage = (to: 'p1' | 'p2', number: number): StackItemView => ({
  id: 's900',
  kind: 'damage',
  controller: 'p2',
  card: null,
  source: null,
  how: null,
  effect: null,
  targets: [],
  targetRefs: [to],
  number,
  copy: false,
  combat: false,
  attackRoll: false,
  roller: null,
});

test('plays what gives ¢ before anything else', () => {
  expect(decide(base, { options: [loot('o1', '3-cents'), ...DECLARE] })).toEqual(['play:o1']);
  expect(decide(base, { options: [loot('o1', 'butter-bean'), ...DECLARE] })).toEqual(['attack']);
});

test('buys when it has the ¢, attacks what it can beat, otherwise ends its turn', () => {
  const rich = { ...base, players: base.players.map((player) => ({ ...player, coins: 10 })) };
  expect(decide(rich, { options: DECLARE })).toEqual(['purchase']);
  expect(decide(base, { options: DECLARE })).toEqual(['attack']);
  const hard = { ...base, monsters: base.monsters.slice(1) };
  expect(decide(hard, { options: DECLARE })).toEqual(['end']);
});

test('attacks the monster that it can beat', () => {
  const options = ['o801', 'o802'].map((id) => option(id, { kind: 'object' }));
  expect(decide(base, { key: 'attack.target', options })).toEqual(['o801']);
});

test('aims harm at others and help at itself', () => {
  const players = ['p1', 'p2'].map((id) => option(id, { kind: 'player' }));
  const aim = { key: 'announce.target', options: [...players, option('back', { kind: 'back' })] } as const;
  expect(decide(base, { ...aim, card: 'bomb' })).toEqual(['p2']);
  const dying = { ...base, stack: [damage('p1', 2)] };
  expect(decide(dying, { ...aim, card: 'yum-heart' })).toEqual(['p1']);
  const onlyMe = [option('p1', { kind: 'player' }), option('back', { kind: 'back' })];
  expect(decide(base, { ...aim, options: onlyMe, card: 'bomb' })).toEqual(['back']);
});

test('outside its own action phase it prevents a deadly hit on itself and passes otherwise', () => {
  const heart = option('use:o5:tap', { kind: 'activate', object: 'o5', card: 'yum-heart', ability: 'tap' });
  const respond = (stack: readonly StackItemView[]) =>
    decide({ ...base, stack, turn: { ...base.turn, active: 'p2' } }, { options: [heart, PASS] });
  expect(respond([damage('p1', 2)])).toEqual(['use:o5:tap']);
  expect(respond([damage('p1', 1)])).toEqual(['pass']);
  expect(respond([damage('p2', 2)])).toEqual(['pass']);
  expect(respond([])).toEqual(['pass']);
});

test('chooses the mode that does it more good, and declines what harms it', () => {
  const [one, two] = cardById('xiv-temperance').abilities.flatMap((ability) =>
    'modes' in ability ? ability.modes : [],
  );
  const modes = [one, two].map((mode, number) => option(`m${number}`, { kind: 'mode', number, effect: mode!.effect }));
  expect(decide(base, { key: 'announce.mode', options: modes, card: 'xiv-temperance' })).toEqual(['m0']);
  const healthy = { ...base, players: base.players.map((player) => ({ ...player, hp: 4 })) };
  expect(decide(healthy, { key: 'announce.mode', options: modes, card: 'xiv-temperance' })).toEqual(['m1']);
  const hurt = { do: 'take', who: { select: 'you' }, amount: 1 } as const;
  const may = [option('yes', { kind: 'yes', effect: hurt }), option('no', { kind: 'no' })];
  expect(decide(base, { key: 'effect.may', options: may })).toEqual(['no']);
});

test('gives away the card that is worth least', () => {
  const options = [
    option('o1', { kind: 'object', card: '3-cents' }),
    option('o2', { kind: 'object', card: 'a-penny' }),
    option('o3', { kind: 'object', card: 'lost-soul' }),
  ];
  expect(decide(base, { key: 'handLimit.loot', options })).toEqual(['o2']);
});
