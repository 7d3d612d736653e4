import { expect, test } from 'vitest';
import {
  forcedAnswer,
  rememberedOrders,
  type Decision,
  type GameState,
  type ObjectId,
  type Option,
  type Question,
} from '../../../src/engine/index.js';
import { forcedHow } from '../../../src/engine/decisions/forced.js';
import { aScene, sideways, type Scene } from '../../support/scene.js';

/** How the open question is forced, and what is answered for a person; with that the scene is done. */
const forced = (scene: Scene): readonly [Decision['forced'], readonly string[] | null] => {
  const decision = scene.decision();
  scene.done({ midway: 'only the question counts' });
  return [decision.forced, forcedAnswer(decision)];
};

const dying = (...items: readonly string[]): Scene => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items, damage: 1 });
  return scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
};

test('DEC-31 DEATH-14: the only item that the penalty can take is asked for, and forced', () => {
  const scene = dying('mr-boom', 'the-d6');
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  expect(forced(scene)).toEqual(['openly', [scene.object('mr-boom').id]]);
  expect(forced(dying('mr-boom', 'battery-bum'))).toEqual([undefined, null]);
});

test('DEC-31 TGT-01: a single target is forced though announcing can be called off; of two one may choose', () => {
  const aimed = (...monsters: readonly string[]): Scene => {
    const scene = aScene()
      .player('p1', { items: ['mr-boom'] })
      .monsters(...monsters);
    return scene.answer('p1', 'priority', 'use mr-boom');
  };
  const alone = aimed('gurdy');
  expect(alone.offered()).toContain('back');
  expect(forced(alone)).toEqual(['openly', [alone.object('gurdy').id]]);
  expect(forced(aimed('gurdy', 'fly'))).toEqual([undefined, null]);
});

test('DEC-31: whoever gives any card of a hand of one is forced as everybody can see; of two one is chosen in secret', () => {
  const asked = (...hand: readonly string[]): readonly [Decision['forced'], boolean, readonly string[] | null] => {
    const scene = aScene()
      .player('p1', { items: ['guppys-head'] })
      .player('p2', { hand });
    scene.use('p1', 'guppys-head', { targets: ['p2'] }).allPass();
    expect(scene.asked()).toBe('p2 effect.choose');
    const { secret } = scene.decision();
    const [how, answer] = forced(scene);
    return [how, secret, answer];
  };
  expect(asked('bomb')).toEqual(['openly', true, [expect.stringMatching(/^o/u)]]);
  expect(asked('bomb', 'bomb')).toEqual(['secretly', true, null]);
  expect(asked('bomb', 'a-penny')).toEqual([undefined, true, null]);
});

test('DEC-31: priority with nothing but the pass is no forced question', () => {
  const helpless = aScene()
    .player('p2', { character: sideways('plain') })
    .pass('p1');
  expect([helpless.asked(), helpless.offered()]).toEqual(['p2 priority', ['pass']]);
  expect(forced(helpless)).toEqual([undefined, null]);
});

const state = (): GameState => {
  const scene = aScene();
  scene.done();
  return scene.state();
};
const asking = (change: Partial<Question>): Question => ({
  player: 'p1',
  key: 'effect.choose',
  source: null,
  card: null,
  options: [],
  min: 1,
  max: 1,
  secret: false,
  ...change,
});
const cardsOf = (zone: 'deck' | 'hand' | 'play', ...cards: readonly string[]): readonly Option[] =>
  cards.map((card, at) => {
    const object: ObjectId = `o${900 + at}`;
    return { id: object, meaning: { kind: 'object', object, card, zone } };
  });
const counters = (...kinds: readonly string[]): readonly Option[] =>
  kinds.map((ability, at) => ({ id: `c${at}`, meaning: { kind: 'number', ability } }));

const numbers = (...all: readonly number[]): readonly Option[] =>
  all.map((number, at) => ({ id: `n${at}`, meaning: { kind: 'number', number } }));
const faceDown = (...ids: readonly ObjectId[]): readonly Option[] =>
  ids.map((object) => ({ id: object, meaning: { kind: 'object', object, zone: 'hand' } }));

test('DEC-31: all of it, or so many of what is all alike, is forced; “up to”, “you may” and an order are not', () => {
  const how = (change: Partial<Question>) => forcedHow(state(), asking(change));
  expect(how({ options: cardsOf('play', 'meat', 'meat'), min: 2, max: 2 })).toBe('openly');
  expect(how({ options: cardsOf('play', 'meat', 'meat') }), 'one of two things that lie there').toBeNull();
  expect(how({ options: cardsOf('play', 'meat'), min: 0 }), 'up to one').toBeNull();
  expect(how({ options: cardsOf('play', 'meat', 'breakfast'), min: 2, max: 2, ordered: true })).toBeNull();
  expect(how({ options: counters('hp', 'hp', 'hp'), min: 2, max: 2 })).toBe('openly');
  expect(how({ options: counters('hp', 'atk') })).toBeNull();
  expect(how({ options: numbers(2, 5) })).toBeNull();
  expect(how({ options: numbers(5, 5) })).toBe('openly');
  const one = { ...asking({ options: numbers(5, 5) }), fallback: ['n0'], forced: 'openly' } as const;
  expect(forcedAnswer(one)).toEqual(['n0']);
  expect(how({ options: faceDown('o901', 'o902') }), 'cards that show nothing').toBeNull();
  expect(how({ key: 'priority', options: [{ id: 'pass', meaning: { kind: 'pass' } }] })).toBeNull();
});

test('DEC-31 LOOT-02 ZONE-07: what is forced by hidden cards is marked so, and asked all the same', () => {
  const equal = asking({ key: 'deck.order', options: cardsOf('deck', 'bomb', 'bomb'), min: 2, max: 2, ordered: true });
  expect(forcedHow(state(), equal), 'an order that everybody sees').toBe('openly');
  const secret = { ...equal, secret: true };
  expect(forcedHow(state(), secret)).toBe('secretly');
  expect(forcedAnswer({ ...secret, fallback: [], forced: 'secretly' })).toBeNull();
  const scene = aScene().player('p1', { hand: ['bomb'] });
  const { id } = scene.object('bomb');
  const fromHand = asking({ options: [{ id, meaning: { kind: 'object', object: id, card: 'bomb', zone: 'hand' } }] });
  expect(forcedHow(scene.state(), fromHand), 'a card of a hand').toBe('secretly');
  scene.done();
});

/** A coin and another trigger wait to be put in order. */
const playing = (other: string, ...souls: readonly string[]): Scene =>
  aScene()
    .player('p1', { hand: ['loot-1', 'loot-1'], items: ['coin-on-loot', other], souls, lootPlays: 2 })
    .play('p1', 'loot-1')
    .allPass();

test('DEC-32 TGT-06: an order is forced where all triggers but one have no target', () => {
  const without = playing('aims-at-a-soul');
  expect(without.asked()).toBe('p1 trigger.order');
  expect(forced(without)).toEqual(['openly', ['t0', 't1']]);
  expect(forced(playing('aims-at-a-soul', 'gurdy'))).toEqual([undefined, null]);
});

test('DEC-32 TGT-06: it is not where the other trigger becomes a target, nor where something keeps targets out', () => {
  expect(forced(playing('aims-at-an-ability'))).toEqual([undefined, null]);
  const kept = aScene()
    .player('p1', { hand: ['loot-1'], items: ['coin-on-loot', 'aims-at-a-soul'] })
    .player('p2', { items: ['the-monster'] })
    .play('p1', 'loot-1')
    .allPass();
  expect(forced(kept)).toEqual([undefined, null]);
});

test('DEC-32: a forced order is not remembered for when it matters', () => {
  const scene = playing('aims-at-a-soul');
  scene.answer('p1', 'trigger.order', 'aims-at-a-soul', 'coin-on-loot').resolve();
  expect(rememberedOrders(scene.session(), 'p1')).toEqual([]);
  scene.play('p1', 'loot-1').allPass();
  expect(scene.asked()).toBe('p1 trigger.order');
  scene.answer('p1', 'trigger.order', 'aims-at-a-soul', 'coin-on-loot').resolve().done();
});
