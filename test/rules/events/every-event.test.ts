import { describe, expect, test } from 'vitest';
import { EVENTS, HAPPENINGS, type EventType } from '../../../src/engine/vocabulary/index.js';
import { aScene, withCounters, type Scene } from '../../support/scene.js';

/** What is looked for where an event is only about to happen: what then does happen. */
const FOLLOWS: { readonly [T in EventType]?: EventType } = {
  wouldRoll: 'rolled',
  wouldTakeDamage: 'damage',
  wouldDie: 'dies',
};

const ends = (scene: Scene): Scene => scene.endTurn('p1');
const attacks = (scene: Scene): Scene => scene.declare('p1', 'attack').allPass(2);
const buys = (scene: Scene): Scene => scene.declare('p1', 'purchase').allPass().resolve();

/** How an event comes about without a card of its own. */
const ACTIONS: { readonly [T in EventType]?: (scene: Scene) => Scene } = {
  turnStarts: (scene) => ends(scene).resolve(),
  turnEnds: ends,
  declareEnd: ends,
  payCoins: buys,
  declarePurchase: buys,
  purchase: buys,
  playLoot: (scene) => scene.play('p1', 'blank-loot').resolve(),
  activate: (scene) => scene.use('p1', 'sturdy').resolve(),
  note: (scene) => scene.use('p1', 'scribe', { ability: 'tap' }).resolve(),
  declareAttack: (scene) => scene.declare('p1', 'attack').allPass(),
  chooseAttack: attacks,
  attack: attacks,
  hit: (scene) => attacks(scene).allPass(2),
  miss: (scene) => attacks(scene).allPass(2),
};

/** What comes before its card is played, and what after it. */
const AROUND: { readonly [T in EventType]?: readonly [(scene: Scene) => Scene, (scene: Scene) => Scene] } = {
  cancelAttack: [(scene) => scene.declare('p1', 'attack').allPass(), (scene) => scene.allPass(2)],
  preventDeath: [(scene) => scene.play('p1', 'brings-dies').allPass(), (scene) => scene.resolve()],
  cancel: [(scene) => scene.play('p1', 'blank-loot'), (scene) => scene.resolve()],
  copy: [(scene) => scene.play('p1', 'blank-loot'), (scene) => scene.resolve()],
  double: [(scene) => scene.play('p1', 'blank-loot'), (scene) => scene.resolve()],
};

/** Dice that are thrown on the way there, whatever becomes of it. */
const DICE: { readonly [T in EventType]?: number } = {
  rollMade: 1,
  wouldRoll: 1,
  rolled: 1,
  changeRoll: 1,
  cancelAttack: 1,
  hit: 1,
  miss: 1,
};

/** What is attacked with a 6 instead of being missed with a 1. */
const MONSTER: { readonly [T in EventType]?: string } = { hit: 'fly' };

/** How an event comes about. */
interface Course {
  readonly event: EventType;
  readonly how: string;
  readonly dice: number;
  readonly monster?: string;
  /** Without it the card that brings the event about is played. */
  readonly action?: (scene: Scene) => Scene;
}

/** Some also come about in the course of the game. */
const IN_THE_COURSE: readonly Course[] = [
  {
    event: 'putIntoDiscard',
    how: 'when a monster has died',
    dice: 1,
    monster: 'fly',
    action: (scene) => attacks(scene).resolve(),
  },
  {
    event: 'putIntoDiscard',
    how: 'when loot has resolved',
    dice: 0,
    action: (scene) => scene.play('p1', 'blank-loot').resolve(),
  },
  {
    event: 'putIntoDiscard',
    how: 'when loot is cancelled',
    dice: 0,
    action: (scene) => scene.play('p1', 'blank-loot').play('p1', 'brings-cancel').resolve(),
  },
  { event: 'heal', how: 'as the turn ends', dice: 0, action: (scene) => ends(scene).toNextTurn().resolve() },
];

/** The event is brought about, or tried to be, with these items on the table. */
const brought = ({ event, dice, monster = 'gurdy', action }: Course, ...items: readonly string[]): Scene => {
  const scene = aScene()
    .player('p1', {
      coins: 12,
      damage: 1,
      character: 'sturdy',
      lootPlays: 3,
      items: [...items, 'calm-mask', 'scribe', withCounters('meat', 2)],
      hand: ['blank-loot', 'brings-dies', 'brings-cancel', ...(action === undefined ? [`brings-${event}`] : [])],
    })
    .player('p2', { coins: 2, items: ['giver-watch'], hand: ['blank-loot'] })
    .monsters(monster)
    .shop('breakfast')
    .discard('loot', ['blank-loot'])
    .discard('monster', ['fly'])
    .outside('blue-baby')
    .dice(...Array.from({ length: dice }, () => (monster === 'fly' ? 6 : 1)))
    .fallbacks();
  if (action !== undefined) return action(scene);
  const [before, after] = AROUND[event] ?? [(now: Scene) => now, (now: Scene) => now.resolve()];
  return after(before(scene).play('p1', `brings-${event}`));
};

/** An ability has answered it; of the end of the game nobody sees more than that it is over (WIN-04). */
const answered = (scene: Scene, event: EventType): boolean =>
  event === 'win'
    ? scene.state().outcome !== null
    : scene.said('resolves').some(({ source }) => source === `answers-${event}`);
const replaced = (scene: Scene, event: EventType): boolean =>
  scene.said('replaced').some((line) => line.event === event);
const done = (scene: Scene): void => scene.done({ midway: 'what it has set going does not matter' });

// The start of the game comes before any scene: SETUP-09 in test/rules/turn has it.
const COURSES: readonly Course[] = [
  ...EVENTS.filter((event) => event !== 'gameStarts').map((event): Course => {
    const action = ACTIONS[event];
    const monster = MONSTER[event];
    return {
      event,
      how: '',
      dice: DICE[event] ?? 0,
      ...(action === undefined ? {} : { action }),
      ...(monster === undefined ? {} : { monster }),
    };
  }),
  ...IN_THE_COURSE,
];

describe.each(COURSES)('$event $how', (course) => {
  const { event } = course;
  const { canBe }: { readonly canBe: readonly string[] } = HAPPENINGS[event];
  const follows = FOLLOWS[event] ?? event;
  test('ABIL-06 REPL-05: it is answered, and added to', () => {
    const dice = event === 'throwDice' ? 1 : course.dice;
    const scene = brought({ ...course, dice }, `answers-${event}`, `joins-${event}`);
    expect([answered(scene, event), replaced(scene, event)]).toEqual([true, true]);
    done(scene);
  });

  if (canBe.includes('replaced'))
    test('REPL-01: nothing happens instead of it', () => {
      const scene = brought(course, `replaces-${event}`, `answers-${follows}`);
      expect([answered(scene, follows), replaced(scene, event)]).toEqual([false, true]);
      done(scene);
    });

  if (canBe.includes('replaced') && canBe.includes('forbidden'))
    test('DEC-08: it does not happen while it is forbidden', () => {
      const scene = brought(course, `forbids-${event}`, `answers-${follows}`);
      expect(answered(scene, follows)).toBe(false);
      done(scene);
    });
});

const OFFERS: { readonly [T in EventType]?: string } = {
  playLoot: 'play blank-loot',
  activate: 'use sturdy',
  declareAttack: 'attack',
  declarePurchase: 'purchase',
};
const onlyForbidden = EVENTS.filter((event) => HAPPENINGS[event].canBe.join() === 'forbidden' && event !== 'attack');

test.each(onlyForbidden)('DEC-08: %s is not offered while it is forbidden', (event) => {
  const offered = (...items: readonly string[]): boolean => {
    const scene = aScene().player('p1', { coins: 12, character: 'sturdy', items, hand: ['blank-loot'] });
    scene.monsters('gurdy').shop('breakfast').start();
    scene.done();
    return scene.offered().includes(OFFERS[event] ?? '');
  };
  expect([offered(), offered(`forbids-${event}`)]).toEqual([true, false]);
});

test('DEC-08: of what must not be attacked nothing is offered', () => {
  const scene = aScene()
    .player('p1', { items: ['forbids-attack'] })
    .monsters('gurdy', 'fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack waits for its target' });
});
