import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

const pickOne = (scene: Scene, loot: string, cards: readonly string[]): Scene => {
  scene.play('p1', loot).allPass();
  expect(scene.offered()).toEqual(cards);
  scene.answer('p1', 'effect.choose', cards[2] ?? '');
  return scene.answer('p1', 'deck.order', cards[4] ?? '', cards[3] ?? '', cards[0] ?? '', cards[1] ?? '');
};

test('iv-the-emperor ZONE-07: of five monsters one on top, the rest at the bottom in the order wanted', () => {
  const five = ['gurdy', 'fly', 'monstro', 'pin', 'war'];
  const scene = aScene()
    .player('p1', { hand: ['iv-the-emperor'] })
    .wholeDeck('monster', [...five, 'chub']);
  pickOne(scene, 'iv-the-emperor', five);
  expect(scene.cardsOf('monster')).toEqual(['monstro', 'chub', 'war', 'pin', 'gurdy', 'fly']);
  expect(scene.discarded('loot')).toEqual(['iv-the-emperor']);
  scene.done();
});

test('ix-the-hermit ZONE-07: of five treasures one on top, the rest at the bottom', () => {
  const five = ['meat', 'breakfast', 'the-relic', 'mr-boom', 'the-chest'];
  const scene = aScene()
    .player('p1', { hand: ['ix-the-hermit'] })
    .wholeDeck('treasure', [...five, 'book-of-sin']);
  pickOne(scene, 'ix-the-hermit', five);
  expect(scene.cardsOf('treasure')).toEqual(['the-relic', 'book-of-sin', 'the-chest', 'mr-boom', 'meat', 'breakfast']);
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

test('ehwaz: each monster that is not being attacked goes to discard, and the next of the deck comes at once', () => {
  const scene = aScene()
    .player('p1', { hand: ['ehwaz'] })
    .monsters('gurdy', 'monstro', 'fly')
    .deck('monster', ['pin', 'war'])
    .dice(1);
  scene.attack('p1', 'monstro').play('p1', 'ehwaz').allPass();
  scene.answer('p1', 'each.order', 'fly', 'gurdy');
  expect(scene.tops('monsters')).toEqual(['war', 'monstro', 'pin']);
  expect(scene.discarded('monster')).toEqual(['gurdy', 'fly']);
  expect(scene.stack()).toEqual(['roll 1']);
  scene.done({ midway: 'the attack goes on' });
});

test('ehwaz ZONE-15: what lay covered is covered again', () => {
  const scene = aScene()
    .player('p1', { hand: ['ehwaz'] })
    .monsters(['gurdy', 'monstro'])
    .deck('monster', ['pin']);
  scene.play('p1', 'ehwaz').allPass();
  expect(scene.view().monsters.map(({ top, covered }) => [top?.card, covered])).toEqual([['pin', ['gurdy']]]);
  scene.done();
});

test.each([
  ['cains-eye', 'loot', 'bomb', '3-cents'],
  ['golden-horseshoe', 'treasure', 'meat', 'breakfast'],
  ['purple-heart', 'monster', 'gurdy', 'fly'],
] as const)('%s: at the start of the turn the top card may go under its deck', (trinket, deck, top, next) => {
  const scene = aScene()
    .player('p1', { items: [trinket] })
    .from('recharge')
    .wholeDeck(deck, [top, next]);
  scene.passUntil(trinket).allPass();
  expect(scene.view('p1').shown).toEqual([{ deck, cards: [top] }]);
  expect(scene.view('p2').shown).toEqual([]);
  expect(scene.view('p2').decks[deck]).toBe(2);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.cardsOf(deck)).toEqual([next, top]);
  scene.done({ midway: 'the turn goes on' });
});

test("cains-eye: a trinket of one's own is looked through on one's own turn only, and may leave the card", () => {
  const scene = aScene()
    .player('p1', { hand: ['cains-eye'] })
    .wholeDeck('loot', ['bomb', '3-cents', 'a-penny', 'a-penny', 'soul-heart']);
  scene.play('p1', 'cains-eye').allPass().endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toEqual(['bomb']);
  scene.endTurn('p2').passUntil('cains-eye').allPass();
  expect(scene.view('p1').shown).toEqual([{ deck: 'loot', cards: ['3-cents'] }]);
  scene.answer('p1', 'effect.may', 'no').toActionPhase();
  expect(scene.hand('p1')).toEqual(['3-cents']);
  scene.done();
});

test.each([
  ['golden-horseshoe', 'treasure'],
  ['purple-heart', 'monster'],
] as const)('%s: played as a trinket it stays', (trinket, deck) => {
  const scene = aScene().player('p1', { hand: [trinket] });
  const before = scene.cardsOf(deck);
  scene.play('p1', trinket).allPass();
  expect(scene.items('p1')).toEqual([trinket]);
  expect(scene.cardsOf(deck)).toEqual(before);
  scene.done();
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
