import { expect, test } from 'vitest';
import { isActionQuery, whyNot } from '../../../src/engine/index.js';
import { aScene, sideways, withCounters, type Scene } from '../../support/scene.js';

/** The reason in short: its rule and its name. */
const reason = (scene: Scene, player: 'p1' | 'p2', query: string): string => {
  const objection = scene.whyNot(player, query);
  return objection === null ? 'legal' : `${objection.rule} ${objection.why}`;
};

test('ATK-01 BUY-01 TURN-07: only the active player declares, whoever has priority', () => {
  const scene = aScene().player('p2', { coins: 10 }).monsters('fly').shop('meat').start();
  expect(reason(scene, 'p1', 'attack')).toBe('legal');
  expect(reason(scene, 'p2', 'attack')).toBe('ATK-01 notYourTurn');
  expect(reason(scene, 'p2', 'purchase meat')).toBe('BUY-01 notYourTurn');
  expect(reason(scene, 'p2', 'end')).toBe('TURN-07 notYourTurn');
  scene.pass('p1');
  expect(reason(scene, 'p2', 'end')).toBe('TURN-07 notYourTurn');
  expect(reason(scene, 'p1', 'end')).toBe('PRIO-04 noPriority');
  scene.pass('p2').done();
});

test('PRIO-04 WIN-03: who has no priority plays, activates and passes nothing, and nobody does once it is over', () => {
  const scene = aScene()
    .player('p2', { hand: ['gold-bomb'], items: ['the-d6'], coins: 1 })
    .start();
  for (const query of ['play gold-bomb', 'use the-d6 tap', 'pass'])
    expect(reason(scene, 'p2', query)).toBe('PRIO-04 noPriority');
  scene.done();
  const over = aScene({ soulsToWin: 1 })
    .player('p1', { souls: ['gurdy'] })
    .start();
  for (const query of ['pass', 'attack', 'barter p2 1']) expect(reason(over, 'p1', query)).toBe('WIN-03 gameOver');
  over.done();
});

test('PRIO-07: while a question is open nobody does anything else, and whoever is asked answers first', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { coins: 3, items: ['tap-and-pay'] })
    .monsters('fly')
    .dice(1);
  scene.declare('p1', 'attack').allPass();
  expect(scene.asked()).toBe('p1 attack.target');
  expect(reason(scene, 'p1', 'use tap-and-pay tap')).toBe('PRIO-07 ownQuestion');
  expect(reason(scene, 'p2', 'use plain tap')).toBe('PRIO-07 resolving');
  scene.answer('p1', 'attack.target', 'fly').done({ midway: 'the attack goes on' });
});

test('PRIO-04 LOOT-02: that somebody announces looks like holding priority', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('gurdy', 'gurdy');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.asked()).toBe('p1 announce.target');
  expect(reason(scene, 'p2', 'use plain tap')).toBe('PRIO-04 noPriority');
  expect(reason(scene, 'p1', 'use plain tap')).toBe('PRIO-07 ownQuestion');
  scene.answer('p1', 'announce.target', 'back').done();
});

test('LOOT-03 PLAY-01 TGT-06 DEC-08: loot needs to be in hand, a loot play, a target, and nobody’s prohibition', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'hides'], items: ['trinity-shield'] })
    .player('p2', { hand: ['loot-2'], lootPlays: 1 });
  expect(reason(scene, 'p1', 'play hides')).toBe('TGT-06 noTarget');
  expect(reason(scene, 'p1', 'play loot-2')).toBe('PLAY-01 notInHand');
  scene.play('p1', 'gain-3');
  expect(reason(scene, 'p1', 'play hides')).toBe('LOOT-03 noLootPlay');
  scene.pass('p1');
  expect(scene.whyNot('p2', 'play loot-2')).toEqual({ rule: 'DEC-08', why: 'forbidden', card: 'trinity-shield' });
  scene.pass('p2').done();
});

test('ABIL-01 ABIL-02 ABIL-03 ITEM-05 MON-03 ROOM-02: whose ability works for whom', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('one-use-coins')], hand: ['gain-3'], souls: ['the-d6'] })
    .player('p2', { items: ['tap-and-pay'] })
    .shop('mystery-loot')
    .rooms('coin-room')
    .start();
  expect(reason(scene, 'p1', 'use one-use-coins tap')).toBe('ABIL-03 sideways');
  expect(reason(scene, 'p1', 'use plain nothing')).toBe('ABIL-02 noSuchAbility');
  expect(reason(scene, 'p1', 'use gain-3 loot')).toBe('ABIL-01 notInPlay');
  expect(reason(scene, 'p1', 'use the-d6 tap')).toBe('MON-03 isSoul');
  expect(reason(scene, 'p1', 'use tap-and-pay tap')).toBe('ABIL-02 notYours');
  expect(reason(scene, 'p1', 'use mystery-loot tap')).toBe('ITEM-05 inShop');
  expect(reason(scene, 'p1', 'use coin-room tap')).toBe('legal');
  scene.pass('p1');
  expect(reason(scene, 'p2', 'use coin-room tap')).toBe('ROOM-02 otherPlayersRoom');
  scene.pass('p2').done();
});

test('COST-02 COST-03 COST-05 CTR-02 PAY-01 PAY-02: what is short of a cost', () => {
  const scene = aScene()
    .player('p1', {
      coins: 2,
      damage: 1,
      items: ['tap-and-pay', 'pay-with-loot', withCounters('six-counters', 1), 'pays-itself', 'eternal-others'],
    })
    .start();
  expect(scene.whyNot('p1', 'use tap-and-pay paid')).toEqual({
    rule: 'PAY-01',
    why: 'costTooHigh',
    pay: 'coins',
    needs: 3,
    has: 2,
  });
  expect(scene.whyNot('p1', 'use pay-with-loot paid')).toMatchObject({ rule: 'COST-02', pay: 'discardLoot', has: 0 });
  expect(reason(scene, 'p1', 'use pays-itself paid')).toBe('COST-03 eternal');
  expect(reason(scene, 'p1', 'use six-counters paid')).toBe('legal');
  scene.use('p1', 'six-counters', { ability: 'paid' }).resolve();
  expect(scene.whyNot('p1', 'use six-counters paid')).toMatchObject({ rule: 'COST-05', needs: 1, has: 0 });
  scene.done();
  const bled = aScene().player('p1', { damage: 1, items: ['pays-hp', 'donation-machine'] });
  expect(reason(bled, 'p1', 'use donation-machine paid')).toBe('legal');
  expect(reason(bled, 'p1', 'use pays-hp paid')).toBe('legal');
  bled.use('p1', 'pays-hp');
  expect(bled.whyNot('p1', 'use pays-hp paid')).toMatchObject({ rule: 'PAY-02', needs: 1, has: 0 });
  bled.resolve().done({ midway: 'P1 has paid with their life' });
  const lone = aScene()
    .player('p1', { items: ['donation-machine'] })
    .start();
  expect(reason(lone, 'p1', 'use donation-machine paid')).toBe('COST-02 nothingToGive');
  lone.done();
});

test('ATK-20 DEC-01 TURN-07: nothing is declared while anything goes on', () => {
  const scene = aScene().player('p1', { coins: 10 }).monsters('gurdy').shop('meat').dice(1);
  scene.declare('p1', 'purchase');
  expect(scene.whyNot('p1', 'attack')).toEqual({ rule: 'DEC-01', why: 'goingOn', what: 'purchase' });
  scene.allPass().answer('p1', 'purchase.choice', 'meat').attack('p1', 'gurdy');
  expect(scene.whyNot('p1', 'end')).toEqual({ rule: 'ATK-20', why: 'goingOn', what: 'attack' });
  scene.done({ midway: 'an attack roll is on the stack' });
  const bombed = aScene().player('p1', { hand: ['gain-3'] });
  bombed.play('p1', 'gain-3');
  expect(reason(bombed, 'p1', 'end')).toBe('TURN-07 stackNotEmpty');
  bombed.resolve().done();
  const early = aScene().from('startTriggers').start();
  expect(reason(early, 'p1', 'attack')).toBe('ATK-01 notActionPhase');
  early.toActionPhase().done();
});

test('DEATH-19: the dead declare nothing any more this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], items: ['the-d6'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['p1'] })
    .passUntil('p1 death')
    .fallbacks()
    .allPass();
  scene.resolve();
  expect(reason(scene, 'p1', 'attack')).toBe('DEATH-19 dead');
  scene.done({ midway: 'the turn is at its end' });
});

test('ATK-01 ATK-03 ATK-06 DEC-10: what an attack may be on', () => {
  const scene = aScene()
    .player('p1', { hand: ['hides'] })
    .monsters('fly', 'gurdy')
    .shop('meat')
    .wholeDeck('monster', []);
  scene.play('p1', 'hides', { targets: ['fly'] }).resolve();
  expect(reason(scene, 'p1', 'attack fly')).toBe('ATK-03 notAttackable');
  expect(reason(scene, 'p1', 'attack meat')).toBe('ATK-03 notAttackable');
  expect(reason(scene, 'p1', 'attack gurdy')).toBe('legal');
  expect(scene.whyNot('p1', 'attack deck')).toEqual({ rule: 'DEC-10', why: 'deckEmpty', deck: 'monster' });
  scene.done();
  const spent = aScene().monsters('fly', 'stoney').wholeDeck('monster', []).used({ attacks: 1 }).start();
  const noneLeft = { rule: 'ATK-01', why: 'noAttackLeft', made: 1 };
  for (const query of ['attack', 'attack fly', 'attack stoney', 'attack deck'])
    expect(spent.whyNot('p1', query)).toEqual(noneLeft);
  spent.done();
  const bare = aScene().wholeDeck('monster', []).start();
  expect(reason(bare, 'p1', 'attack')).toBe('ATK-03 nothingToAttack');
  bare.done();
});

test('TURN-12: the attack that must be made goes before another one and before the end of the turn', () => {
  const deck = aScene()
    .player('p1', { items: ['deck-must'] })
    .monsters('fly')
    .used({ attacks: 1 });
  deck.use('p1', 'deck-must').resolve();
  expect(reason(deck, 'p1', 'attack fly')).toBe('TURN-12 deckAttackOnly');
  expect(reason(deck, 'p1', 'attack deck')).toBe('legal');
  expect(reason(deck, 'p1', 'end')).toBe('TURN-12 forcedAttack');
  deck.done();
  const scene = aScene()
    .player('p1', { items: ['monster-manual'] })
    .monsters('fly', 'gurdy');
  scene.use('p1', 'monster-manual', { targets: ['gurdy'] }).resolve();
  const others = { rule: 'TURN-12', why: 'otherAttackFirst', cards: ['gurdy'] };
  expect(scene.whyNot('p1', 'attack fly')).toEqual(others);
  expect(scene.whyNot('p1', 'attack deck')).toEqual(others);
  expect(reason(scene, 'p1', 'attack gurdy')).toBe('legal');
  scene.done();
});

test('BUY-02 BUY-04 BUY-07 DEC-02 DEC-10: what may be bought', () => {
  const scene = aScene().player('p1', { coins: 9 }).monsters('fly').shop('meat').wholeDeck('treasure', []).start();
  expect(reason(scene, 'p1', 'purchase')).toBe('legal');
  expect(scene.whyNot('p1', 'purchase meat')).toEqual({ rule: 'BUY-04', why: 'tooExpensive', price: 10, coins: 9 });
  expect(reason(scene, 'p1', 'purchase fly')).toBe('BUY-02 notForSale');
  expect(scene.whyNot('p1', 'purchase deck')).toEqual({ rule: 'DEC-10', why: 'deckEmpty', deck: 'treasure' });
  scene.declare('p1', 'purchase').allPass();
  expect(reason(scene, 'p1', 'purchase')).toBe('DEC-02 stillTooPoor');
  scene.done();
  const spent = aScene().player('p1', { coins: 10 }).shop('meat').used({ purchases: 1 }).start();
  expect(reason(spent, 'p1', 'purchase meat')).toBe('BUY-07 noPurchaseLeft');
  spent.done();
  const bare = aScene().wholeDeck('treasure', []).start();
  expect(reason(bare, 'p1', 'purchase')).toBe('BUY-02 nothingToBuy');
  bare.done();
});

test('BARTER-01: ¢ go to another player, and only those there are', () => {
  const scene = aScene().player('p1', { coins: 2 }).start();
  expect(reason(scene, 'p1', 'barter p2 2')).toBe('legal');
  expect(scene.whyNot('p1', 'barter p2 3')).toEqual({ rule: 'BARTER-01', why: 'tooFewCoins', player: 'p1', coins: 2 });
  expect(reason(scene, 'p1', 'barter p2 0')).toBe('BARTER-01 barterOfNothing');
  expect(reason(scene, 'p1', 'barter p1 1')).toBe('BARTER-01 noPartner');
  expect(reason(scene, 'p2', 'barter p1 1')).toBe('BARTER-01 tooFewCoins');
  scene.done();
});

test('of what there is not nobody can do anything, and what names nothing is no wish', () => {
  const scene = aScene().monsters('fly').start();
  for (const query of [
    'attack:p99',
    'attack:o999999',
    'attack:deck:x',
    'purchase:p99',
    'purchase:o999999',
    'play:o999999',
  ])
    expect(isActionQuery(query) ? whyNot(scene.session(), 'p1', query) : query, query).toMatchObject({
      rule: expect.any(String),
    });
  for (const text of ['attack:play:o13', 'attack:', 'purchase:x:1', 'play:p1', 'use:p1:a'])
    expect(isActionQuery(text)).toBe(false);
  scene.done();
});
