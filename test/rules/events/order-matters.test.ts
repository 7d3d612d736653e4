import { expect, test } from 'vitest';
import { aScene, sideways, type Scene } from '../../support/scene.js';
import { READ_THEIR_CAUSE, READ_THEMSELVES } from '../../support/cards/ordering.js';

// Whether a player is asked for the order of what comes at once: only where it can matter (DEC-32).

const asked = (scene: Scene): string => {
  scene.done({ midway: 'what is asked is the question' });
  return scene.asked();
};
const ASKED = 'p1 trigger.order';
const NOT_ASKED = 'p1 priority';

/** Each player loots, and with these items P1 has a trigger for each time, or each item one. */
const eachLoots = (...items: readonly (string | ReturnType<typeof sideways>)[]): Scene =>
  aScene()
    .player('p1', { items, hand: ['each-loots-1'] })
    .play('p1', 'each-loots-1')
    .allPass();

/** P1 loots, and each of these items triggers once. */
const loots = (...items: readonly (string | ReturnType<typeof sideways>)[]): Scene =>
  aScene()
    .player('p1', { items, hand: ['loot-1'] })
    .play('p1', 'loot-1')
    .allPass();

test.each(Object.keys(READ_THEIR_CAUSE))('DEC-32 ABIL-07: %s, so that it matters which cause comes first', (item) => {
  expect(asked(eachLoots(item))).toBe(ASKED);
});

test('DEC-32 ABIL-07: what depends on no cause may come in any order, whatever it does', () => {
  const others = Object.keys(READ_THEMSELVES).filter((item) => item !== 'says-no-words');
  expect(['reads-nothing', ...others].map((item) => asked(eachLoots(item)))).toEqual(
    ['reads-nothing', ...others].map(() => NOT_ASKED),
  );
});

test.each(Object.keys(READ_THEMSELVES))(
  'DEC-32: %s, so that it matters which of two comes first when they differ',
  (item) => {
    expect([asked(loots(item, item)), asked(loots(item, sideways(item)))]).toEqual([NOT_ASKED, ASKED]);
  },
);

test('DEC-32 ZONE-21: of two that depend on nothing of their own either may come first, although one lies sideways', () => {
  const others = Object.keys(READ_THEIR_CAUSE).filter((item) => item !== 'reads-no-words');
  expect(['reads-nothing', ...others].map((item) => asked(loots(item, sideways(item))))).toEqual(
    ['reads-nothing', ...others].map(() => NOT_ASKED),
  );
});

test('DEC-32 ABIL-10: the condition of a trigger counts as what it does', () => {
  const causes = ['only-for-much', 'only-with-marks', 'only-for-the-poor'].map((item) => asked(eachLoots(item)));
  const objects = ['only-for-much', 'only-with-marks', 'only-for-the-poor'].map((item) =>
    asked(loots(item, sideways(item))),
  );
  expect([causes, objects]).toEqual([
    [ASKED, NOT_ASKED, NOT_ASKED],
    [NOT_ASKED, ASKED, NOT_ASKED],
  ]);
});

test('DEC-32 ABIL-10: two triggers of one card that differ in their conditions only are put in order', () => {
  const help = (order: readonly string[]): number => {
    const scene = aScene().player('p1', { items: ['help-for-some'], hand: ['blank-loot'], coins: 5 });
    scene
      .play('p1', 'blank-loot')
      .answer('p1', 'trigger.order', ...order)
      .resolve();
    scene.done();
    return scene.coins('p1');
  };
  expect([help(['t0', 't1']), help(['t1', 't0'])]).toEqual([8, 11]);
});

test('DEC-32: two triggers of one card that do the same are not put in order, those of two cards are', () => {
  const scene = aScene().player('p1', { items: ['twice-the-same'], hand: ['blank-loot'] });
  scene.play('p1', 'blank-loot').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
  expect(asked(loots('reads-nothing', 'coin-on-loot'))).toBe(ASKED);
});

test('DEC-32: two cards of one name are put in order when a number in the text of one is another', () => {
  const scene = aScene().player('p1', {
    items: ['coin-on-loot', 'coin-on-loot', 'meat'],
    hand: ['more-for-one', 'loot-1'],
    lootPlays: 2,
  });
  scene.play('p1', 'more-for-one', { targets: [scene.start().ids('coin-on-loot')[0]!] }).allPass();
  scene.answer('p1', 'effect.number', 'n1to2');
  expect(asked(scene.play('p1', 'loot-1').allPass())).toBe(ASKED);
});

test('DEC-32 ABIL-01: one in play and one in discard are put in order', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-loot'] })
    .monsters('two-places')
    .discard('monster', ['two-places']);
  expect(asked(scene.play('p1', 'blank-loot'))).toBe(ASKED);
});

const echoes = (...rolls: readonly number[]): Scene => {
  const scene = aScene().player('p1', {
    hand: ['echoes-a-roll', 'echoes-a-roll', 'loot-1'],
    lootPlays: 3,
  });
  scene.dice(...rolls);
  for (const _ of rolls) scene.play('p1', 'echoes-a-roll').resolve();
  return scene.play('p1', 'loot-1').allPass();
};

test('DEC-32 EFF-02: what two rolls have set up is put in order when they differ', () => {
  expect([asked(echoes(2, 2)), asked(echoes(2, 5))]).toEqual([NOT_ASKED, ASKED]);
});

test.each(['pays-its-target', 'pays-the-chosen'])(
  'DEC-32 EFF-02: so it is when it is for different players: %s',
  (loot) => {
    const paying = (...players: readonly string[]): Scene => {
      const scene = aScene().player('p1', { hand: [loot, loot, 'loot-1'], lootPlays: 3 });
      for (const player of players)
        if (loot === 'pays-its-target') scene.play('p1', loot, { targets: [player] }).resolve();
        else scene.play('p1', loot).allPass().answer('p1', 'effect.choose', player);
      return scene.play('p1', 'loot-1').allPass();
    };
    expect([asked(paying('p2', 'p2')), asked(paying('p1', 'p2'))]).toEqual([NOT_ASKED, ASKED]);
  },
);

test('DEC-32 REPL-07: of up to eight replacements it is found out whether their order matters', () => {
  const gains = (pennies: number): Scene => {
    const scene = aScene().player('p1', {
      items: Array.from({ length: pennies }, () => 'counterfeit-penny'),
      hand: ['gain-3'],
    });
    return scene.play('p1', 'gain-3').allPass();
  };
  const eight = gains(8);
  expect([asked(eight), eight.coins('p1')]).toEqual([NOT_ASKED, 11]);
  expect(asked(gains(9))).toBe('p1 replacement.order');
});
