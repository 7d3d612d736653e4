import { expect, test } from 'vitest';
import { bombed, slain } from '../../../support/gold-bombs.js';
import { aScene, damaged } from '../../../support/scene.js';

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

test('mom: 5/4/2, twice the damage for a 1', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['breakfast', 'breakfast'] })
    .monsters('mom')
    .dice(3, 1);
  expect([scene.maxHp('mom'), scene.dc('mom'), scene.atk('mom')]).toEqual([5, 4, 2]);
  scene.attack('p1', 'mom').allPass(2);
  expect(scene.hp('p1')).toBe(3);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['4 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(0);
  expect(
    scene
      .said('event')
      .filter(({ event }) => event === 'damage')
      .map(({ amount }) => amount),
  ).toEqual([2, 4]);
  scene.fallbacks('deathPenalty.item').toNextTurn().done();
});

test('mom: her death makes one more slot, and pays a treasure and two souls', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mom', 4), 'fly')
    .deck('monster', ['gurdy', 'monstro']);
  scene.play('p1', 'bomb', { targets: ['mom'] }).allPass(3);
  expect(scene.stack()).toEqual(['mom']);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  expect(scene.souls('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['monstro', 'fly', 'gurdy']);
  scene.done();
});

test('satan: 6/4/2; for an attack roll of 6 against it a living player of the attacker’s choice dies', () => {
  const scene = aScene({ players: 3 }).player('p2', { damage: 1 }).monsters(damaged('satan', 4)).dice(6, 5);
  expect([scene.maxHp('satan'), scene.dc('satan'), scene.atk('satan')]).toEqual([6, 4, 2]);
  scene.attack('p1', 'satan').allPass();
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect(scene.stack()).toEqual(['1 damage to satan', 'p2 death']);
  scene.resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, true, false]);
  expect(scene.items('p1')).toEqual(['blank-treasure', 'blank-treasure']);
  expect(scene.souls('p1')).toBe(2);
  scene.done();
});

test('satan RULING-28: the attacker must choose themselves when nobody else lives', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('satan')
    .dice(6);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  scene.attack('p1', 'satan').allPass();
  expect(scene.offered()).toEqual(['p1']);
  scene.answer('p1', 'trigger.target', 'p1').allPass();
  expect(scene.stack()).toEqual(['1 damage to satan', 'p1 death']);
  scene.toNextTurn().toActionPhase();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('the-lamb: 6/3/6, 3¢ and a soul; another player of your choice gives you a soul of theirs', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { souls: ['gurdy', 'chub'] })
    .player('p3', { souls: ['monstro'] })
    .monsters(damaged('the-lamb', 5))
    .dice(3);
  expect([scene.maxHp('the-lamb'), scene.dc('the-lamb'), scene.atk('the-lamb')]).toEqual([6, 3, 6]);
  scene.attack('p1', 'the-lamb').passUntil('the-lamb death').allPass();
  expect([scene.offered(), scene.decision().max]).toEqual([['p2', 'p3'], 1]);
  scene.answerSome('p1', 'trigger.target', 'p2').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'chub']);
  scene.answer('p2', 'effect.choose', 'chub').resolve();
  expect(scene.soulCards('p1')).toEqual(['chub', 'the-lamb']);
  expect(scene.soulCards('p2')).toEqual(['gurdy']);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('the-lamb: nobody need be chosen', () => {
  const scene = aScene()
    .player('p2', { souls: ['gurdy'] })
    .monsters(damaged('the-lamb', 5))
    .dice(3);
  scene.attack('p1', 'the-lamb').passUntil('the-lamb death').allPass().answer('p1', 'trigger.target').resolve();
  expect(scene.soulCards('p1')).toEqual(['the-lamb']);
  expect(scene.soulCards('p2')).toEqual(['gurdy']);
  scene.done();
});
