import { expect, test } from 'vitest';
import { isAGuppyItem } from '../../../support/item-limits.js';
import { aScene, sideways } from '../../../support/scene.js';

test('9-volt: up to two items of its owner are recharged at the end of their turn', () => {
  const scene = aScene()
    .player('p1', { items: ['9-volt', sideways('mr-boom'), sideways('the-battery'), sideways('no')] })
    .player('p2', { items: [sideways('jawbone')] });
  scene.declare('p1', 'end').allPass();
  expect(scene.decision()).toMatchObject({ key: 'trigger.target', min: 0, max: 2 });
  expect(scene.offered()).toEqual(['9-volt', 'mr-boom', 'the-battery', 'no']);
  scene.answerSome('p1', 'trigger.target', 'mr-boom', 'the-battery').allPass();
  expect(['mr-boom', 'the-battery', 'no', 'jawbone'].map((id) => scene.charged(id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  scene.toNextTurn().toActionPhase().endTurn('p2');
  expect(scene.state().turn.active).toBe('p1');
  scene.toActionPhase().done();
});

test('9-volt: what it recharges can be used once more before the next turn', () => {
  const scene = aScene()
    .player('p1', { items: ['9-volt', sideways('mr-boom')] })
    .monsters('gurdy');
  scene.declare('p1', 'end').allPass();
  scene.answerSome('p1', 'trigger.target', 'mr-boom').allPass();
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] }).toNextTurn();
  expect(scene.said('resolves').map(({ source }) => source)).toEqual(['9-volt', 'mr-boom']);
  scene.toActionPhase().done();
});

test('9-volt: none may be chosen', () => {
  const scene = aScene().player('p1', { items: ['9-volt', sideways('mr-boom')] });
  scene.declare('p1', 'end').allPass().answerSome('p1', 'trigger.target').toNextTurn();
  expect(scene.charged('mr-boom')).toBe(false);
  scene.toActionPhase().done();
});

test('guppys-tail: one more card in the loot step, one less at the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-tail'] })
    .deck('loot', ['bomb', 'a-penny', 'soul-heart'])
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toEqual(['bomb', 'a-penny']);
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['guppys-tail']);
  scene.allPass().answer('p1', 'discard.loot', 'bomb').toNextTurn();
  expect(scene.hand('p1')).toEqual(['a-penny']);
  scene.toActionPhase();
  expect(scene.hand('p2')).toEqual(['soul-heart']);
  scene.endTurn('p2');
  expect(scene.hand('p2')).toEqual(['soul-heart']);
  scene.toActionPhase().done({ midway: 'enough has been seen' });
});

test('guppys-tail KEY-10: a Guppy item', () => isAGuppyItem('guppys-tail'));

test('infamy: no combat damage from attack rolls of 1, and other damage as ever', () => {
  const scene = aScene()
    .player('p1', { items: ['infamy', 'dinner'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1, 2);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.passUntil('roll 2').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('infamy: another attacker takes the damage of a 1', () => {
  const scene = aScene()
    .player('p2', { items: ['infamy'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-knife: +1 ATK, and a hit with a 6 damages each other monster', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-knife'] })
    .monsters('gurdy', 'clotty', 'pale-fatty')
    .fallbacks('each.order')
    .dice(5, 6);
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), scene.stack()]).toEqual([3, []]);
  scene.passUntil('roll 6').allPass(2);
  expect(scene.stack()).toEqual(['moms-knife']);
  scene.passUntil('1 damage to clotty').passUntil(0);
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.hp('pale-fatty')]).toEqual([1, 1, 3]);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-knife: neither another player’s 6 nor a bomb counts', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['moms-knife'], hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy', 'clotty')
    .dice(6);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.stack()].slice(0, 2)).toEqual([3, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('more-options: a look at the top two treasures as the turn starts, if wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['more-options'] })
    .deck('treasure', ['meat', 'dinner', 'breakfast'])
    .from('recharge');
  scene.allPass().answer('p1', 'effect.may', 'yes');
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt' && line.cards !== undefined);
  expect(looks.map(({ to, line }) => [to, line.cards])).toEqual([[['p1'], ['meat', 'dinner']]]);
  scene.toActionPhase();
  expect(scene.cardsOf('treasure').slice(0, 3)).toEqual(['meat', 'dinner', 'breakfast']);
  scene.endTurn('p1').toActionPhase().done();
});

test('more-options BUY-01: two purchases in a turn of its owner', () => {
  const scene = aScene()
    .player('p1', { items: ['more-options'], coins: 40 })
    .shop('meat', 'dinner', 'breakfast');
  scene.buy('p1', 'meat').resolve().buy('p1', 'dinner').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([20, ['more-options', 'meat', 'dinner']]);
  scene.refuses('p1', 'purchase').done();
});

test('placenta: +1 HP, and no combat damage from attack rolls of 4', () => {
  const scene = aScene()
    .player('p1', { items: ['placenta'] })
    .monsters('trite')
    .dice(4, 3);
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([3, 2]);
  scene.attack('p1', 'trite').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.passUntil('roll 3').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('skeleton-key ATK-01: up to 99 attacks in a turn', () => {
  const scene = aScene()
    .player('p1', { items: ['skeleton-key'] })
    .monsters('fly')
    .used({ attacks: 98 })
    .dice(2);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'attack').endTurn('p1').toActionPhase();
  expect(scene.view().turn.attacks).toBe(0);
  scene.done();
});

test('soy-milk: +1 evasion for monsters in one’s turn, and each hit damages the other monsters', () => {
  const scene = aScene()
    .player('p1', { items: ['soy-milk'] })
    .monsters('gurdy', 'clotty', 'pale-fatty')
    .fallbacks('each.order')
    .dice(4, 5);
  expect([scene.dc('gurdy'), scene.dc('clotty')]).toEqual([5, 4]);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('roll 5').allPass(2);
  expect(scene.stack()).toEqual(['soy-milk']);
  scene.passUntil('1 damage to clotty').passUntil(0);
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.hp('pale-fatty'), scene.hp('p1')]).toEqual([4, 1, 3, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('soy-milk: in the turn of another nothing is different', () => {
  const scene = aScene()
    .player('p2', { items: ['soy-milk'] })
    .monsters('gurdy', 'clotty')
    .dice(4);
  expect(scene.dc('gurdy')).toBe(4);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), scene.hp('clotty')]).toEqual([4, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-missing-page DICE-05: a 5 that is about to be rolled may be rerolled, by anybody', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['the-missing-page'] })
    .dice(5, 6);
  scene.play('p1', 'roll-for-coins').allPass(2);
  expect(scene.stack()).toEqual(['roll 5', 'the-missing-page']);
  scene.allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('the-missing-page DICE-11: a face changed before it resolves is left alone; another number is none of its business', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: ['spoon-bender'] })
    .player('p2', { items: ['the-missing-page'] })
    .dice(5);
  scene.play('p1', 'roll-for-coins').allPass(2);
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).allPass(2);
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
  const wanted = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['the-missing-page'] })
    .dice(5);
  wanted.play('p1', 'roll-for-coins').allPass(3).answer('p2', 'effect.may', 'no');
  expect(wanted.stack()).toEqual(['roll 5']);
  wanted.resolve().done();
});
