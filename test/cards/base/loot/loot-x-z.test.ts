import { expect, test } from 'vitest';
import { pickOne } from '../../../support/five-cards.js';
import { aScene } from '../../../support/scene.js';

test('x-wheel-of-fortune: each row', () => {
  const table = [
    { face: 1, coins: 6, loot: 0, hp: 2, items: 0 },
    { face: 2, coins: 5, loot: 0, hp: 0, items: 0 },
    { face: 3, coins: 5, loot: 3, hp: 2, items: 0 },
    { face: 4, coins: 1, loot: 0, hp: 2, items: 0 },
    { face: 5, coins: 10, loot: 0, hp: 2, items: 0 },
    { face: 6, coins: 5, loot: 0, hp: 2, items: 1 },
  ] as const;
  for (const row of table) {
    const scene = aScene()
      .player('p1', { coins: 5, hand: ['x-wheel-of-fortune'] })
      .dice(row.face);
    scene.play('p1', 'x-wheel-of-fortune').allPass();
    expect(scene.discarded('loot')).toEqual(['x-wheel-of-fortune']);
    expect(scene.stack()).toEqual([`roll ${row.face}`]);
    for (let n = 0; n < 4 && scene.stack().length > 0 && !scene.stack().includes('p1 death'); n += 1) scene.allPass();
    expect(scene.coins('p1')).toBe(row.coins);
    expect(scene.hand('p1')).toHaveLength(row.loot);
    expect(scene.hp('p1')).toBe(row.hp);
    expect(scene.items('p1')).toHaveLength(row.items);
    scene.done(row.face === 2 ? { midway: 'the death waits' } : {});
  }
});

test('xi-strength: +1 ATK and one more attack this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['xi-strength'] })
    .monsters('fly', 'gurdy')
    .used({ attacks: 1 })
    .dice(6);
  scene
    .refuses('p1', 'attack')
    .play('p1', 'xi-strength', { targets: ['p1'] })
    .allPass();
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack').endTurn('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('xi-strength: aimed at another player it gives the active player nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['xi-strength'] })
    .monsters('gurdy')
    .used({ attacks: 1 });
  scene.play('p1', 'xi-strength', { targets: ['p2'] }).allPass();
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([1, 2]);
  scene.refuses('p1', 'attack').done();
});

test('xii-the-hanged-man: any of the top cards to the bottom of their own decks, then two loot cards', () => {
  const scene = aScene()
    .player('p1', { hand: ['xii-the-hanged-man'] })
    .wholeDeck('loot', ['bomb', 'a-penny', '3-cents'])
    .wholeDeck('treasure', ['meat', 'breakfast'])
    .wholeDeck('monster', ['gurdy', 'fly']);
  scene.play('p1', 'xii-the-hanged-man').allPass();
  expect(scene.offered()).toEqual(['bomb', 'meat', 'gurdy']);
  scene.answerSome('p1', 'effect.choose', 'bomb', 'gurdy');
  expect(scene.hand('p1')).toEqual(['a-penny', '3-cents']);
  expect(scene.cardsOf('loot')).toEqual(['bomb']);
  expect(scene.cardsOf('treasure')).toEqual(['meat', 'breakfast']);
  expect(scene.cardsOf('monster')).toEqual(['fly', 'gurdy']);
  scene.done();
});

test('xii-the-hanged-man AND-02: the loot comes whatever was done', () => {
  const scene = aScene()
    .player('p1', { hand: ['xii-the-hanged-man'] })
    .deck('loot', ['bomb', 'a-penny']);
  scene.play('p1', 'xii-the-hanged-man').allPass().answer('p1', 'effect.choose');
  expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
  scene.done();
});

test('xiii-death: kills a player', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play xiii-death');
  expect(scene.offered()).toEqual(['p1', 'p2', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  scene.resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('xiv-temperance: pain for money, in two sizes', () => {
  for (const [mode, hp, coins] of [
    [0, 1, 4],
    [1, 0, 8],
  ] as const) {
    const scene = aScene().player('p1', { hand: ['xiv-temperance'] });
    scene.play('p1', 'xiv-temperance', { mode }).allPass();
    expect(scene.stack()).toEqual([`${mode + 1} damage to p1`]);
    expect(scene.coins('p1')).toBe(coins);
    scene.allPass();
    expect(scene.hp('p1')).toBe(hp);
    scene.toNextTurn().done();
  }
});

test('xix-the-sun: it goes under the loot deck, and the turn after this one is yours again', () => {
  const scene = aScene()
    .player('p1', { hand: ['xix-the-sun'] })
    .wholeDeck('loot', ['a-penny', 'a-penny', 'bomb']);
  scene.play('p1', 'xix-the-sun').allPass();
  expect(scene.cardsOf('loot')).toEqual(['a-penny', 'a-penny', 'bomb', 'xix-the-sun']);
  expect(scene.discarded('loot')).toEqual([]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p1');
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p2');
  scene.done();
});

test("xix-the-sun: on another's turn it goes under the deck all the same, and no turn comes of it", () => {
  const scene = aScene({ players: 3 })
    .player('p3', { hand: ['xix-the-sun'], lootPlays: 1 })
    .wholeDeck('loot', ['a-penny', 'a-penny', 'a-penny']);
  scene.pass('p1').pass('p2').play('p3', 'xix-the-sun').allPass();
  expect(scene.cardsOf('loot').at(-1)).toBe('xix-the-sun');
  for (const player of ['p1', 'p2', 'p3'] as const) scene.endTurn(player).toActionPhase();
  expect(scene.view().turn.active).toBe('p1');
  scene.done();
});

test('xix-the-sun COPY-09 AND-03: a copy can go nowhere, so only the card itself brings a turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['xix-the-sun'], items: ['blank-card'] })
    .wholeDeck('loot', ['a-penny', 'a-penny', 'a-penny', 'a-penny']);
  scene.use('p1', 'blank-card').resolve().play('p1', 'xix-the-sun').resolve();
  expect(scene.cardsOf('loot')).toEqual(['a-penny', 'a-penny', 'a-penny', 'a-penny', 'xix-the-sun']);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p1');
  scene.endTurn('p1').toActionPhase();
  expect(scene.view().turn.active).toBe('p2');
  scene.done();
});

test('xv-the-devil: an item of one’s own for a non-eternal item of a player or of the shop', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil'], items: ['meat', 'the-d6', 'dinner'] })
    .player('p2', { items: ['mr-boom', 'yum-heart'] })
    .shop('breakfast');
  scene.answer('p1', 'priority', 'play xv-the-devil');
  expect(scene.offered()).toEqual(['meat', 'the-d6', 'dinner', 'back']);
  scene.answer('p1', 'announce.target', 'meat').allPass();
  expect(scene.offered()).toEqual(['mr-boom', 'breakfast']);
  scene.answer('p1', 'effect.choose', 'breakfast');
  expect(scene.items('p1')).toEqual(['the-d6', 'dinner', 'breakfast']);
  expect(scene.discarded('treasure')).toEqual(['meat']);
  expect(scene.tops('shop')).not.toContain('breakfast');
  scene.done();
});

test('xv-the-devil AND-03: an eternal item is not destroyed, so nothing is stolen', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil'], items: ['the-d6'] })
    .player('p2', { items: ['mr-boom'] });
  scene.play('p1', 'xv-the-devil', { targets: ['the-d6'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['the-d6'], ['mr-boom']]);
  scene.done();
});

test.each([1, 2, 3, 4])('xvi-the-tower: a %i is one damage for each player or each monster', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xvi-the-tower'] })
    .monsters('gurdy', 'larry-jr')
    .fallbacks('each.order')
    .dice(face);
  scene.play('p1', 'xvi-the-tower').resolve();
  const left = ['p1', 'p2', 'gurdy', 'larry-jr'].map((name) => scene.hp(name));
  expect(left).toEqual(face <= 2 ? [1, 1, 5, 4] : [2, 2, 4, 3]);
  scene.done();
});

test.each([5, 6])('xvi-the-tower EACH-04: a %i is two damage for each player, its roller first', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xvi-the-tower'], items: ['breakfast'] })
    .player('p2', { items: ['breakfast'] })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'xvi-the-tower').passUntil(2);
  expect(scene.stack()).toEqual(['2 damage to p2', '2 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 1, 5]);
  scene.done();
});

test('xvii-the-stars: the top treasure', () => {
  const scene = aScene()
    .player('p1', { hand: ['xvii-the-stars'] })
    .deck('treasure', ['meat']);
  scene.play('p1', 'xvii-the-stars').allPass();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('xviii-the-moon ZONE-07: of five loot cards one on top, the rest at the bottom', () => {
  const five = ['bomb', 'a-penny', '3-cents', 'soul-heart', 'lost-soul'];
  const scene = aScene()
    .player('p1', { hand: ['xviii-the-moon'] })
    .wholeDeck('loot', [...five, 'butter-bean']);
  pickOne(scene, 'xviii-the-moon', five);
  expect(scene.cardsOf('loot')).toEqual(['3-cents', 'butter-bean', 'lost-soul', 'soul-heart', 'bomb', 'a-penny']);
  scene.done();
});

test('xviii-the-moon DEC-10: with fewer than five there is what there is', () => {
  const scene = aScene()
    .player('p1', { hand: ['xviii-the-moon'] })
    .wholeDeck('loot', ['bomb', 'a-penny']);
  scene.play('p1', 'xviii-the-moon').allPass().answer('p1', 'effect.choose', 'a-penny');
  expect(scene.cardsOf('loot')).toEqual(['a-penny', 'bomb']);
  scene.done();
});

test('xx-judgement: whoever has the most souls, ties and all, destroys one of their own choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xx-judgement'], souls: ['gurdy'] })
    .player('p2', { souls: ['mom'] })
    .player('p3', { souls: ['monstro', 'pin'] });
  scene.play('p1', 'xx-judgement');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p3').allPass().answer('p3', 'effect.choose', 'pin');
  expect(scene.soulCards('p3')).toEqual(['monstro']);
  expect(scene.discarded('monster')).toEqual(['pin']);
  scene.done();
});

test('xx-judgement TGT-02: a player who no longer has the most is no target any more', () => {
  const scene = aScene()
    .player('p1', { hand: ['xx-judgement'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.play('p1', 'xx-judgement', { targets: ['p2'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['monstro'] }).allPass(2);
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['xx-judgement']);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('xxi-the-world LOOT-02: one player reads the hands of the others, and loots 2', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xxi-the-world', 'soul-heart'] })
    .player('p2', { hand: ['bomb', '3-cents'] })
    .deck('loot', ['a-penny', 'a-penny']);
  scene.play('p1', 'xxi-the-world').allPass();
  const told = scene.entries().filter(({ line }) => line.say === 'lookedAt');
  expect(told.map(({ to, line }) => [to, line.object, line.amount ?? line.cards])).toEqual([
    ['all', { player: 'p2' }, 2],
    [['p1'], { player: 'p2' }, ['bomb', '3-cents']],
  ]);
  expect(scene.hand('p1')).toEqual(['soul-heart', 'a-penny', 'a-penny']);
  expect(scene.takeBack('p1')).toBe(false);
  scene.done();
});
