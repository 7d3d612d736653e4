import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

const together = () => aScene({ mode: 'doodler' });

/** The final boss would take 9 damage; the next 2 of it are prevented. */
const shielded = () => {
  const scene = together()
    .player('p1', { hand: ['v-the-hierophant', 'hit-for-nine'], lootPlays: 2 })
    .finalBoss('gurdy');
  scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).resolve();
  return scene.play('p1', 'hit-for-nine', { targets: ['gurdy'] }).allPass(2);
};

test.each([
  ['armor', 3 - 2],
  ['shield', 3],
] as const)('DEC-58 REPL-07 CHAL-04: with the %s first, %i of 9 damage comes through', (first, taken) => {
  const scene = shielded();
  expect(scene.asked()).toBe('p1 replacement.order');
  const [armor, shield] = ['armor', 'instance'].map(
    (ability) => scene.decision().options.find(({ meaning }) => meaning.ability === ability)!.id,
  );
  const order = first === 'armor' ? [armor!, shield!] : [shield!, armor!];
  scene.answer('p1', 'replacement.order', ...order);
  expect(scene.hp('gurdy')).toBe(5 - taken);
  scene.resolve().done();
});

test('DEC-58 ABIL-12: of a final boss that is hit in the turn of another player, that player orders', () => {
  const scene = aScene({ mode: 'doodlerversus' })
    .player('p2', { hand: ['v-the-hierophant', 'hit-for-nine'], lootPlays: 2 })
    .finalBoss('gurdy');
  scene
    .passTo('p2')
    .play('p2', 'v-the-hierophant', { targets: ['gurdy'] })
    .resolve();
  scene
    .passTo('p2')
    .play('p2', 'hit-for-nine', { targets: ['gurdy'] })
    .allPass(2);
  expect(scene.asked()).toBe('p1 replacement.order');
  scene.done({ midway: 'an order is asked for' });
});

test('DEC-58 DEC-32: a shield alone, or armor alone, is no question', () => {
  const small = together()
    .player('p1', { hand: ['v-the-hierophant', 'bomb'], lootPlays: 2 })
    .finalBoss('gurdy');
  small.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).resolve();
  small.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(small.hp('gurdy')).toBe(5);
  small.done();
});

test('DEC-58 DEATH-06: the soul of the final boss is gained before the game is won', () => {
  for (const mode of ['doodler', 'doodlerversus'] as const) {
    const scene = aScene({ mode })
      .player('p1', { hand: ['bomb'] })
      .finalBoss(damaged('gurdy', 4));
    scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
    expect([scene.asked(), scene.soulCards('p1')]).toEqual(['over', ['gurdy']]);
    scene.done();
  }
});

test('DEC-58 DEC-41: above a cap it is not gained, and the game is won all the same', () => {
  const scene = aScene({ mode: 'doodler', cap: 1 })
    .player('p1', { hand: ['bomb'], souls: ['pin'] })
    .finalBoss(damaged('gurdy', 4));
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.asked(), scene.soulCards('p1')]).toEqual(['over', ['pin']]);
  scene.done();
});

test('CHAL-02 CHAL-06 EACH-05: nobody orders a final boss and a minion that stay', () => {
  const scene = together()
    .player('p1', { items: ['flush'] })
    .monsters('fly', 'spider')
    .finalBoss('gurdy')
    .minions('pin')
    .deck('monster', ['portal', 'portal']);
  scene.use('p1', 'flush', { mode: 0 }).allPass();
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 deck.order', ['fly', 'spider']]);
  scene.answer('p1', 'deck.order', 'fly', 'spider').resolve();
  expect(scene.view().monsters.map(({ top }) => top?.card)).toEqual(['portal', 'portal', 'gurdy', 'pin']);
  scene.done();
});

test('DEST-02 EACH-02: nobody orders items that are destroyed with an eternal one that stays', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d6', 'meat'] })
    .deck('monster', ['game-crash', 'fly'])
    .monsters('gurdy');
  scene.attack('p1', 'deck').allPass();
  expect(scene.asked()).not.toBe('p1 each.order');
  expect(scene.items('p1')).toEqual(['the-d6']);
  scene.done({ midway: 'the attack goes on' });
});
