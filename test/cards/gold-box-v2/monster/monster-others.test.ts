import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test('curse-of-tiny-hands: whoever has it keeps two cards at the end of their turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny', '3-cents'] })
    .player('p2', { curses: ['curse-of-tiny-hands'], hand: ['bomb', 'a-penny', '3-cents'] });
  scene.endTurn('p1').toActionPhase();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([3, 4]);
  scene.endTurn('p2');
  expect(scene.asked()).toBe('p2 handLimit.loot');
  scene.answer('p2', 'handLimit.loot', 'bomb', '3-cents');
  expect(scene.hand('p2')).toEqual(['a-penny', 'blank-loot']);
  scene.toActionPhase().done();
});

test('curse-of-tiny-hands KEY-05: met on the deck it goes to a player; it leaves with their death', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny', '3-cents', 'gold-bomb'] })
    .monsters('gurdy')
    .deck('monster', ['curse-of-tiny-hands']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.curses('p2'), scene.tops('monsters')]).toEqual([['curse-of-tiny-hands'], ['gurdy']]);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.curses('p2'), scene.discarded('monster')]).toEqual([[], ['curse-of-tiny-hands']]);
  scene.done();
});

test.each([1, 2])('i-am-error TURN-12: a %i means one more attack, and it must be on the deck', (face) => {
  const scene = aScene().monsters('fly').deck('monster', ['i-am-error', 'clotty']).dice(face);
  scene.attack('p1', 'deck').resolve();
  expect(scene.discarded('monster')).toEqual(['i-am-error']);
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack is declared' });
});

test.each([
  [3, 3, 0],
  [4, 3, 0],
  [5, 0, 1],
  [6, 0, 1],
])('i-am-error: a %i is %i loot and %i treasure', (face, loot, treasure) => {
  const scene = aScene().monsters('fly').deck('monster', ['i-am-error']).dice(face);
  scene.attack('p1', 'deck').resolve();
  expect([scene.hand('p1').length, scene.items('p1').length]).toEqual([loot, treasure]);
  scene.refuses('p1', 'attack').done();
});

test.each([1, 2, 3])('trap-door ZONE-07: a %i is the order of three monsters, and one more attack', (face) => {
  const scene = aScene().monsters('fly').deck('monster', ['trap-door', 'pin', 'clotty', 'war', 'gurdy']).dice(face);
  scene.attack('p1', 'deck').resolve().answer('p1', 'deck.order', 'war', 'pin', 'clotty').resolve();
  expect(scene.cardsOf('monster').slice(0, 4)).toEqual(['war', 'pin', 'clotty', 'gurdy']);
  expect([scene.hp('p1'), scene.discarded('monster')]).toEqual([2, ['trap-door']]);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the attack is declared' });
});

test.each([4, 5, 6])('trap-door: a %i is one damage', (face) => {
  const scene = aScene().monsters('fly').deck('monster', ['trap-door', 'pin']).dice(face);
  scene.attack('p1', 'deck').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.cardsOf('monster')[0]]).toEqual([1, 2, 'pin']);
  scene.refuses('p1', 'attack').done();
});

test('curse-of-fatigue TURN-02: one item only is recharged in the recharge step, and the character too', () => {
  const scene = aScene().player('p2', {
    curses: ['curse-of-fatigue'],
    items: [sideways('mr-boom'), sideways('jawbone'), sideways('the-battery')],
    lootPlays: 1,
  });
  scene.endTurn('p1');
  expect(scene.decision()).toMatchObject({ player: 'p2', min: 1, max: 1 });
  expect(scene.offered()).toEqual(['mr-boom', 'jawbone', 'the-battery']);
  scene.answer('p2', scene.decision().key, 'jawbone').toActionPhase();
  expect(['mr-boom', 'jawbone', 'the-battery', 'plain@p2'].map((id) => scene.charged(id))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  scene.use('p2', 'jawbone', { targets: ['p1'] }).resolve();
  scene.done();
});

test('curse-of-fatigue: an effect recharges as ever, and others are not hindered', () => {
  const scene = aScene()
    .player('p1', {
      curses: ['curse-of-fatigue'],
      items: [sideways('mr-boom'), sideways('jawbone')],
      hand: ['mega-battery'],
    })
    .player('p2', { items: [sideways('the-battery'), sideways('no')] });
  scene.play('p1', 'mega-battery', { targets: ['p1'] }).resolve();
  expect([scene.charged('mr-boom'), scene.charged('jawbone')]).toEqual([true, true]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.charged('the-battery'), scene.charged('no')]).toEqual([true, true]);
  scene.done();
});
