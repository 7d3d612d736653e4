import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

const slain = (monster: string): Scene =>
  aScene()
    .player('p1', { hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters(monster);
const bombed = (scene: Scene, monster: string): Scene =>
  scene.play('p1', 'gold-bomb', { targets: [monster] }).allPass(2);

test('moms-eye LOOT-02: the active player may look at a hand', () => {
  const scene = slain('moms-eye').player('p2', { hand: ['bomb', 'a-penny'] });
  bombed(scene, 'moms-eye').allPass().answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', 'yes');
  const private_ = scene.entries().filter(({ to }) => to !== 'all' && to.includes('p1'));
  expect(private_.filter(({ line }) => line.say === 'lookedAt').map(({ line }) => line.cards)).toEqual([
    ['bomb', 'a-penny'],
  ]);
  scene.resolve().done();
});

test('peep: the monster it seeks comes into a slot of choice, and the deck is shuffled', () => {
  const scene = slain('peep').wholeDeck('monster', ['fly', 'pin', 'the-bloat', 'war']);
  bombed(scene, 'peep').allPass();
  scene.passUntil('peep').allPass().answer('p1', 'deck.search', 'the-bloat');
  expect(scene.tops('monsters')).toEqual(['the-bloat']);
  expect(scene.said('shuffled')).toHaveLength(1);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['peep']);
  expect(scene.tops('monsters')).toEqual(['the-bloat']);
  scene.done();
});

test('peep: without it in the deck nothing comes of the search but shuffling', () => {
  const scene = slain('peep').wholeDeck('monster', ['fly', 'pin']);
  bombed(scene, 'peep').allPass();
  scene.passUntil('peep').allPass();
  expect(scene.offered()).toEqual(['none']);
  scene.answer('p1', 'deck.search', 'none').resolve();
  expect(scene.said('shuffled')).toHaveLength(1);
  expect(scene.tops('monsters').length).toBe(1);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test.each<readonly [number, string, readonly string[]]>([
  [1, 'rag-man', []],
  [6, 'rag-man', []],
  [2, 'fly', ['rag-man']],
  [3, 'fly', ['rag-man']],
  [5, 'fly', ['rag-man']],
])('rag-man DEATH-10 RULING-27: a %i after the rewards', (face, top, souls) => {
  const scene = slain('rag-man').wholeDeck('monster', ['fly', 'pin']).deck('loot', ['a-penny', 'a-penny', 'a-penny']);
  scene.dice(face);
  bombed(scene, 'rag-man').resolve();
  expect(scene.hand('p1')).toEqual(['gold-bomb', 'a-penny', 'a-penny', 'a-penny']);
  expect(scene.soulCards('p1')).toEqual(souls);
  expect(scene.tops('monsters')).toEqual([top]);
  scene.done();
});

test('delirium DEATH-10: other monsters are harder to hit; dying it lies sixth in its deck, and still pays', () => {
  const scene = slain('delirium')
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'war', 'chub', 'gurdy', 'monstro', 'conquest', 'mom'])
    .deck('treasure', ['meat', 'breakfast']);
  expect([scene.dc('fly'), scene.dc('delirium')]).toEqual([3, 4]);
  bombed(scene, 'delirium')
    .play('p1', 'gold-bomb', { targets: ['delirium'] })
    .passUntil('delirium')
    .allPass();
  expect(scene.cardsOf('monster')).toEqual(['pin', 'war', 'chub', 'gurdy', 'monstro', 'delirium', 'conquest', 'mom']);
  expect(scene.said('putIntoDeck')).toEqual([
    {
      say: 'putIntoDeck',
      player: 'p1',
      object: { deck: 'monster' },
      detail: 'deckNth',
      cards: ['delirium'],
      amount: 6,
    },
  ]);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['meat', 'breakfast']);
  expect(scene.dc('fly')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['pin', 'fly']);
  scene.done();
});

const revealed = (event: string): Scene => aScene().monsters('gurdy').deck('monster', [event, 'pin']);

test('devil-deal: it may simply be discarded', () => {
  const scene = revealed('devil-deal');
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm0').allPass();
  expect(scene.discarded('monster')).toEqual(['devil-deal']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.done();
});

test('devil-deal: two loot cards for one damage', () => {
  const scene = revealed('devil-deal').deck('loot', ['bomb', 'a-penny']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm1').resolve();
  expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.discarded('monster')).toEqual(['devil-deal']);
  scene.done();
});

test('devil-deal RULING-23 DEC-26: two damage, and only when that is over the Guppy item', () => {
  const scene = revealed('devil-deal')
    .player('p1', { character: 'sturdy' })
    .wholeDeck('treasure', ['meat', 'guppy-thing']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();
  expect(scene.stack()).toEqual(['devil-deal', '2 damage to p1']);
  expect(scene.items('p1')).toEqual([]);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.tops('monsters')).toEqual(['devil-deal']);
  scene.allPass();
  expect(scene.offered()).toEqual(['guppy-thing', 'none']);
  scene.answer('p1', 'deck.search', 'guppy-thing');
  expect(scene.items('p1')).toEqual(['guppy-thing']);
  expect(scene.discarded('monster')).toEqual(['devil-deal']);
  scene.done();
});

test('i-can-see-forever: six loot cards in order, the first of them is looted', () => {
  const six = ['bomb', 'a-penny', '3-cents', 'soul-heart', 'lost-soul', 'butter-bean'];
  const scene = revealed('i-can-see-forever').deck('loot', six);
  scene.attack('p1', 'deck').allPass();
  scene.answer('p1', 'deck.order', 'lost-soul', 'bomb', 'a-penny', '3-cents', 'soul-heart', 'butter-bean');
  expect(scene.hand('p1')).toEqual(['lost-soul']);
  expect(scene.cardsOf('loot')[0]).toBe('bomb');
  scene.done();
});

test('we-need-to-go-deeper: monsters of the discard on top in the order wanted, and one attack more', () => {
  const scene = revealed('we-need-to-go-deeper').discard('monster', ['chest', 'fly', 'war', 'monstro']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.order', 'we-need-to-go-deeper/attack', 'we-need-to-go-deeper/top');
  expect(scene.offered().toSorted()).toEqual(['fly', 'monstro', 'war']);
  scene.answerSome('p1', 'trigger.target', 'fly', 'war').allPass().answer('p1', 'deck.order', 'war', 'fly').resolve();
  expect(scene.cardsOf('monster').slice(0, 3)).toEqual(['war', 'fly', 'pin']);
  expect(scene.discarded('monster')).toEqual(['we-need-to-go-deeper', 'chest', 'monstro']);
  scene.declare('p1', 'attack').allPass();
  expect(scene.asked()).toBe('p1 attack.target');
  scene.done({ midway: 'an attack is declared' });
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('cursed-chest: on a %i it hurts for %i', (face, damage) => {
  const scene = revealed('cursed-chest').player('p1', { character: 'sturdy' }).dice(face);
  scene.attack('p1', 'deck').resolve();
  expect(scene.hp('p1')).toBe(3 - damage);
  scene.done();
});

test('cursed-chest: on a 6 there is a Guppy item to be found', () => {
  const scene = revealed('cursed-chest').wholeDeck('treasure', ['meat', 'guppys-collar', 'guppy-thing']).dice(6);
  scene.attack('p1', 'deck').resolve();
  expect(scene.offered()).toEqual(['guppys-collar', 'guppy-thing', 'none']);
  scene.answer('p1', 'deck.search', 'guppys-collar');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  scene.done();
});
