import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

const OLD = 'blank-card-first-edition';

/** P1 has used the old Blank Card, and plays the loot that it doubles. */
const withOld = (hand: readonly string[], more: { readonly coins?: number; readonly lootPlays?: number } = {}): Scene =>
  aScene().player('p1', { items: [OLD], hand, ...more });
const playDoubled = (scene: Scene, loot: string, how: Parameters<Scene['play']>[2] = {}): Scene =>
  scene.use('p1', OLD).resolve().play('p1', loot, how);

test('BLANK-00: the next loot is doubled above it on the stack, which everybody reads there, and no later one', () => {
  const scene = withOld(['3-cents', '2-cents'], { lootPlays: 2 });
  playDoubled(scene, '3-cents');
  expect(scene.stack()).toEqual(['3-cents', OLD]);
  scene.allPass();
  expect(scene.stack()).toEqual(['3-cents']);
  expect(scene.view('p2').stack[0]!.effect).toMatchObject({ do: 'gainCoins', amount: 6 });
  const [line] = scene.said('event').filter(({ event }) => event === 'double');
  expect(line).toMatchObject({ player: 'p1', source: OLD });
  scene.resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.play('p1', '2-cents');
  expect(scene.stack()).toEqual(['2-cents']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(8);
  scene.done();
});

test('BLANK-00: several activations do not double again', () => {
  const scene = aScene().player('p1', { items: [OLD, OLD], hand: ['a-dime'] });
  const uses = scene.offered().filter((option) => option.startsWith(`use ${OLD}`));
  expect(uses).toHaveLength(2);
  scene.answer('p1', 'priority', uses[0]!).resolve();
  scene.use('p1', OLD).resolve().play('p1', 'a-dime');
  expect(scene.stack()).toEqual(['a-dime', OLD, OLD]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(20);
  expect(scene.said('event').filter(({ event }) => event === 'double')).toHaveLength(1);
  scene.done();
});

test.each(['swallowed-penny', 'lost-soul', 'lurker'])(
  'BLANK-00: %s is not doubled, and the next loot still is',
  (id) => {
    const scene = withOld([id, 'a-penny'], { lootPlays: 2 });
    playDoubled(scene, id);
    expect(scene.stack()).toEqual([id]);
    scene.resolve();
    if (scene.asked()?.startsWith('p1 priority') !== true) scene.fallbacks().resolve();
    const before = scene.coins('p1');
    scene.play('p1', 'a-penny').resolve();
    expect(scene.coins('p1') - before).toBe(2);
    scene.done();
  },
);

test('BLANK-00: the loot of another player is not doubled, and nothing is when the turn is over', () => {
  const scene = aScene()
    .player('p1', { items: [OLD], hand: ['a-penny'] })
    .player('p2', { hand: ['3-cents'], lootPlays: 1 });
  scene.use('p1', OLD).resolve().pass('p1').play('p2', '3-cents');
  expect(scene.stack()).toEqual(['3-cents']);
  scene.resolve();
  expect(scene.coins('p2')).toBe(3);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('BLANK-00: loot that has gone before it is doubled stays gone', () => {
  const scene = withOld(['3-cents', 'butter-bean'], { lootPlays: 2 });
  playDoubled(scene, '3-cents');
  scene.play('p1', 'butter-bean', { targets: ['3-cents'] }).resolve();
  expect([scene.coins('p1'), scene.said('event').filter(({ event }) => event === 'double')]).toEqual([0, []]);
  scene.done();
});

test('BLANK-00 COPY-08: a copy of doubled loot is a copy of the card, and not doubled', () => {
  const scene = aScene().player('p1', { items: [OLD, 'blank-card'], hand: ['a-nickel'] });
  scene.use('p1', 'blank-card').resolve();
  scene.use('p1', OLD).resolve().play('p1', 'a-nickel');
  scene.answer('p1', 'trigger.order', 'blank-card', OLD).resolve();
  expect(scene.coins('p1')).toBe(15);
  scene.done();
});

test.each([
  [1, 8],
  [3, 14],
  [5, -4],
])('BLANK-14: pills, doubled, a %i', (face, gained) => {
  const scene = withOld(['pills-3'], { coins: 4 });
  scene.dice(face);
  playDoubled(scene, 'pills-3').resolve();
  expect(scene.coins('p1')).toBe(4 + gained);
  scene.done();
});

test('BLANK-19: two of diamonds is four times the ¢', () => {
  const scene = withOld(['two-of-diamonds'], { coins: 3 });
  playDoubled(scene, 'two-of-diamonds', { targets: ['p1'] }).resolve();
  expect(scene.coins('p1')).toBe(12);
  scene.done();
});

test('BLANK-20: the high priestess deals twice what is rolled', () => {
  const scene = withOld(['ii-the-high-priestess']).monsters('gurdy');
  scene.dice(2);
  playDoubled(scene, 'ii-the-high-priestess', { targets: ['gurdy'] }).allPass(4);
  expect(scene.stack()).toEqual(['4 damage to gurdy']);
  scene.resolve();
  expect(scene.hp('gurdy')).toBe(1);
  scene.done();
});

test('BLANK-10: the joker may take two cards of a hand, or the only one there', () => {
  for (const hand of [['bomb', 'a-penny', 'jera'], ['bomb']]) {
    const scene = withOld(['joker']).player('p2', { hand });
    playDoubled(scene, 'joker', { targets: ['p2'] })
      .allPass(2)
      .answer('p1', 'effect.may', 'yes');
    scene.answer('p1', 'effect.choose', ...(hand.length > 1 ? ['bomb', 'jera'] : ['bomb']));
    expect([scene.hand('p1').toSorted(), scene.hand('p2')]).toEqual(
      hand.length > 1 ? [['bomb', 'jera'], ['a-penny']] : [['bomb'], []],
    );
    scene.done();
  }
});

test('BLANK-22: the moon looks at ten, and two of them go back on top', () => {
  const cards = ['bomb', 'a-penny', '2-cents', '3-cents', '4-cents', 'a-nickel', 'a-dime', 'jera', 'joker', 'dagaz'];
  const scene = withOld(['xviii-the-moon']).wholeDeck('loot', [...cards, 'gold-bomb']);
  playDoubled(scene, 'xviii-the-moon').allPass(2);
  expect(scene.offered()).toEqual(cards);
  scene.answer('p1', 'effect.choose', 'dagaz', 'joker').answer('p1', 'deck.order', 'joker', 'dagaz');
  scene.answer('p1', 'deck.order', ...cards.slice(0, 8));
  expect(scene.cardsOf('loot').slice(0, 2)).toEqual(['joker', 'dagaz']);
  expect(scene.cardsOf('loot')[2]).toBe('gold-bomb');
  expect(scene.cardsOf('loot')).toHaveLength(11);
  scene.done();
});

test('BLANK-27: strength is two more attacks', () => {
  const scene = withOld(['xi-strength']).monsters('fly', 'clotty').used({ attacks: 1 }).dice(6, 6);
  scene.refuses('p1', 'attack');
  playDoubled(scene, 'xi-strength', { targets: ['p1'] }).resolve();
  expect(scene.atk('p1')).toBe(3);
  scene.attack('p1', 'fly').resolve();
  scene.attack('p1', 'clotty').resolve();
  scene.refuses('p1', 'attack').done();
});

test('BLANK-31: the stars bring two treasures', () => {
  const scene = withOld(['xvii-the-stars']).deck('treasure', ['meat', 'dinner', 'breakfast']);
  playDoubled(scene, 'xvii-the-stars').resolve();
  expect(scene.items('p1')).toEqual([OLD, 'meat', 'dinner']);
  scene.done();
});

test('BLANK-32: the sun goes under the deck once, and two turns follow', () => {
  const scene = withOld(['xix-the-sun']).wholeDeck('loot', ['a-penny', 'a-penny', 'a-penny', 'a-penny', 'bomb']);
  playDoubled(scene, 'xix-the-sun').resolve();
  expect(scene.cardsOf('loot').at(-1)).toBe('xix-the-sun');
  const turns = [];
  for (let turn = 0; turn < 3; turn += 1) {
    scene.endTurn('p1').toActionPhase();
    turns.push(scene.view().turn.active);
    if (turns.at(-1) !== 'p1') break;
  }
  expect(turns).toEqual(['p1', 'p1', 'p2']);
  scene.done();
});

test('BLANK-33: judgement takes two souls of who has the most', () => {
  const scene = withOld(['xx-judgement']).player('p2', { souls: ['gurdy', 'monstro', 'pin'] });
  playDoubled(scene, 'xx-judgement', { targets: ['p2'] }).allPass(2);
  scene.answer('p2', 'effect.choose', 'gurdy', 'pin').answer('p2', 'each.order', 'gurdy', 'pin');
  expect(scene.soulCards('p2')).toEqual(['monstro']);
  scene.done();
});

test.each(['viii-justice', 'xiii-death'])('BLANK-35: %s is what it is', (id) => {
  const scene = withOld([id]).player('p2', { coins: 2, hand: ['bomb'] });
  playDoubled(scene, id, { targets: ['p2'] }).resolve();
  if (id === 'viii-justice') expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([2, 1]);
  else expect([scene.dead('p1'), scene.dead('p2')]).toEqual([false, true]);
  scene.done();
});
