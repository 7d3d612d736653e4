import { expect, test } from 'vitest';
import { apply, decisionOf, openFrom, viewFor } from '../../../src/engine/index.js';
import type { FollowUp, StackItem } from '../../../src/engine/state/index.js';
import { aGame, aScene, damaged, sideways, withCounters, type Scene } from '../../support/scene.js';
import { internalsOf, stateIn } from '../../support/internals.js';

test('RULING-01: what Eden keeps is eternal: a cannon of glass destroys, breaks not, and finds nothing', () => {
  const scene = aGame({
    seats: 2,
    decks: {
      loot: Array.from({ length: 12 }, () => 'a-penny'),
      treasure: ['meat', 'mr-boom', 'breakfast', 'glass-cannon', 'the-relic', 'book-of-sin'],
      monster: ['fly', 'gurdy', 'pin'],
    },
    characters: ['eden', 'plain'],
  }).firstPlayerDice(1, 2);
  const eden = scene.object('eden').controller!;
  scene.answer(eden, 'effect.choose', 'glass-cannon').answer(eden, 'deck.order', 'the-relic', 'breakfast');
  expect(scene.cardsOf('treasure')).toEqual(['book-of-sin', 'the-relic', 'breakfast']);
  scene.toActionPhase();
  if (scene.state().turn.active !== eden) scene.endTurn(scene.state().turn.active).toActionPhase();
  const hand = scene.hand(eden).length;
  const [target] = scene.tops('shop');
  scene
    .dice(3)
    .use(eden, 'glass-cannon', { targets: [target!] })
    .resolve();
  expect(scene.discarded('treasure')).toEqual([target]);
  expect([scene.items(eden), scene.hand(eden).length, scene.charged('glass-cannon')]).toEqual([
    ['glass-cannon'],
    hand,
    false,
  ]);
  scene.done();
});

test('RULING-02: what the end of the turn recharges can be used before the next turn', () => {
  const scene = aScene()
    .player('p1', { items: ['end-recharger', sideways('mr-boom')] })
    .monsters('gurdy');
  scene.declare('p1', 'end').allPass(2).answerSome('p1', 'effect.choose', 'mr-boom');
  expect([scene.stack(), scene.state().turn.phase]).toEqual([[], 'end']);
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.toNextTurn();
  expect([scene.hp('gurdy'), scene.charged('mr-boom')]).toEqual([5, false]);
  scene.toActionPhase().done();
});

test('RULING-03: baby-haunt and daddy-haunt are items that lie in the shop, can be aimed at there and are no curses', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-curse', 'destroy-anything', 'bomb'], lootPlays: 3, coins: 10 })
    .monsters('gurdy')
    .shop('daddy-haunt', 'baby-haunt');
  scene.refuses('p1', 'play destroy-curse');
  expect(scene.dc('gurdy')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.play('p1', 'destroy-anything', { targets: ['baby-haunt'] }).allPass();
  expect(scene.discarded('treasure')).toEqual(['baby-haunt']);
  scene.buy('p1', 'daddy-haunt');
  expect([scene.items('p1'), scene.curses('p1')]).toEqual([['daddy-haunt'], []]);
  scene.done();
});

test('RULING-03 DMG-14: Daddy Haunt makes one damage one bigger', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['daddy-haunt', 'fanny-pack'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.allPass();
  expect([scene.hp('p2'), scene.stack()]).toEqual([0, ['fanny-pack', 'p2 death']]);
  const hurt = scene.said('event').filter(({ event }) => event === 'damage');
  expect(hurt.map(({ amount }) => amount)).toEqual([2]);
  scene.fallbacks().resolve().done();
});

test('RULING-04 BLANK-00: what Blank Card makes is a second loot with a choice of its own, not twice the number', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['gold-bomb'] })
    .monsters('gurdy', 'monstro');
  scene
    .use('p1', 'blank-card')
    .allPass()
    .play('p1', 'gold-bomb', { targets: ['gurdy'] })
    .allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'monstro');
  expect(scene.stack()).toEqual(['gold-bomb', 'gold-bomb']);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('monstro')]).toEqual([2, 1]);
  expect(scene.discarded('loot')).toEqual(['gold-bomb']);
  scene.done();
});

test('RULING-05: ¢ of the supply become levels, stolen and bartered ¢ stay ¢, and thresholds add up', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 22, 'level'), 'jawbone'], hand: ['gain-3'] })
    .player('p2', { coins: 5 })
    .monsters('gurdy')
    .dice(2);
  scene.use('p1', 'jawbone', { targets: ['p2'] }).allPass();
  expect(scene.tableAct({ does: 'giveCoins', from: 'p2', to: 'p1', amount: 1 })).toBe(true);
  expect([scene.coins('p1'), scene.object('bum-bo-treasure').counters]).toEqual([4, { level: 22 }]);
  scene.play('p1', 'gain-3').allPass();
  expect([scene.coins('p1'), scene.object('bum-bo-treasure').counters]).toEqual([4, { level: 25 }]);
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('RULING-06: Contract from Below may pay with itself', () => {
  const scene = aScene()
    .player('p1', { items: ['contract-from-below', 'meat'] })
    .player('p2', { items: ['breakfast'] });
  scene.use('p1', 'contract-from-below', { targets: ['breakfast'], pay: ['contract-from-below', 'meat'] });
  expect(scene.discarded('treasure').toSorted()).toEqual(['contract-from-below', 'meat']);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['breakfast']);
  scene.done();
});

test('RULING-07: Crystal Ball reads what a roll came to, and does nothing while one waits', () => {
  const ball = { mode: 4 } as const; // the number 5
  const scene = aScene()
    .player('p1', { items: ['crystal-ball', 'meat'] })
    .monsters('gurdy')
    .dice(4); // 5 with Meat
  scene.use('p1', 'crystal-ball', ball).allPass();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'crystal-ball']);
  scene.allPass();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done({ midway: 'the attack goes on' });
  const late = aScene()
    .player('p1', { items: ['crystal-ball'] })
    .monsters('gurdy')
    .dice(5);
  late.attack('p1', 'gurdy').use('p1', 'crystal-ball', ball).allPass(2);
  expect(late.stack()).toEqual(['1 damage to gurdy']);
  late.done({ midway: 'the attack goes on' });
});

test('RULING-08 COPY-02 COPY-03: what copies a cat has its counters, nine each time, and keeps them afterwards', () => {
  const scene = aScene().player('p1', {
    items: ['diplopia', withCounters('the-dead-cat', 4)],
    hand: ['take-a-counter'],
    lootPlays: 1,
  });
  scene.use('p1', 'diplopia', { targets: ['the-dead-cat'] }).allPass();
  const counters = () => scene.object('diplopia').counters;
  expect([counters(), scene.charged('diplopia')]).toEqual([{ counter: 9 }, false]);
  scene.play('p1', 'take-a-counter', { targets: [scene.object('diplopia').id] }).allPass();
  expect(counters()).toEqual({ counter: 8 });
  scene.endTurn('p1').toActionPhase();
  expect([scene.items('p1'), counters()]).toEqual([['diplopia', 'the-dead-cat'], { counter: 8 }]);
  scene
    .endTurn('p2')
    .toActionPhase()
    .use('p1', 'diplopia', { targets: ['the-dead-cat'] })
    .allPass();
  expect(counters()).toEqual({ counter: 9 });
  scene.done();
});

test('RULING-09: once a cannon of glass is broken, what was fired before comes to nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['glass-cannon', 'the-battery', 'meat', 'breakfast'] })
    .dice(2);
  scene
    .use('p1', 'glass-cannon', { targets: ['meat'] })
    .use('p1', 'the-battery', { targets: ['glass-cannon'] })
    .allPass()
    .use('p1', 'glass-cannon', { targets: ['breakfast'] })
    .allPass();
  expect([scene.stack(), scene.items('p1')]).toEqual([
    ['glass-cannon', 'roll 2'],
    ['glass-cannon', 'the-battery', 'meat'],
  ]);
  scene.resolve();
  expect([scene.items('p1'), scene.hand('p1').length]).toEqual([['the-battery', 'meat'], 2]);
  scene.done();
});

test('RULING-10 EFF-05: what two cards set up for the turn works twice and ends together', () => {
  const scene = aScene()
    .player('p1', { hand: ['sour-rolls', 'sour-rolls'], lootPlays: 2 })
    .monsters(damaged('gurdy', 3), 'monstro')
    .dice(1, 1);
  scene.play('p1', 'sour-rolls').allPass().play('p1', 'sour-rolls').allPass();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'sour-rolls', 'sour-rolls']);
  scene.fallbacks('each.order').resolve();
  expect([scene.soulCards('p1'), scene.hp('monstro'), scene.hp('p1')]).toEqual([['gurdy'], 2, 2]);
  scene.endTurn('p1').toActionPhase().attack('p2', 'monstro').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.done({ midway: 'the attack goes on' });
});

test('RULING-11: Mom’s Shovel lies sideways in the shop, can be recharged there, and is bought as it lies', () => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['lil-battery'] })
    .player('p2', { souls: ['gurdy'] })
    .shop('meat', sideways('moms-shovel'));
  scene.play('p1', 'lil-battery', { targets: ['moms-shovel'] }).allPass();
  expect(scene.charged('moms-shovel')).toBe(true);
  scene.buy('p1', 'moms-shovel').use('p1', 'moms-shovel').allPass().answer('p1', 'effect.choose', 'gurdy');
  expect([scene.soulCards('p1'), scene.souls('p2')]).toEqual([['gurdy'], 0]);
  scene.done();
});

const remote = (): Scene =>
  aScene({ players: 3 })
    .player('p1', { items: ['meat'] })
    .player('p2', { items: ['remote-detonator', 'breakfast'] });

test('RULING-13 VOTE-01: the votes begin with whoever detonates and are open', () => {
  const scene = remote();
  scene.pass('p1').use('p2', 'remote-detonator').allPass();
  const asked: string[] = [];
  for (const [player, item] of [
    ['p2', 'meat'],
    ['p3', 'breakfast'],
    ['p1', 'breakfast'],
  ] as const) {
    asked.push(scene.asked());
    scene.answer(player, 'vote', item);
  }
  expect(asked.map((question) => question.split(' ')[0])).toEqual(['p2', 'p3', 'p1']);
  expect(scene.items('p2')).toEqual(['remote-detonator']);
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('RULING-16: doubled loot that is activated twice is doubled once', () => {
  const scene = aScene().player('p1', { items: ['two-of-clubs', 'the-battery'], hand: ['loot-2'] });
  const clubs = () => scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).allPass();
  clubs()
    .use('p1', 'the-battery', { targets: ['two-of-clubs'] })
    .allPass();
  clubs().play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test('RULING-18 GAIN-10: Counterfeit Penny makes each gain one bigger and leaves theft and barter alone', () => {
  const scene = aScene()
    .player('p1', { items: ['counterfeit-penny', 'jawbone'], hand: ['gain-3', 'a-penny'], lootPlays: 2 })
    .player('p2', { coins: 5 });
  scene.play('p1', 'gain-3').allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.use('p1', 'jawbone', { targets: ['p2'] }).allPass();
  expect(scene.tableAct({ does: 'giveCoins', from: 'p2', to: 'p1', amount: 2 })).toBe(true);
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([11, 0]);
  scene.done();
});

const devilDeal = (): Scene =>
  aScene().monsters('gurdy').wholeDeck('treasure', ['meat', 'guppys-paw', 'breakfast']).deck('monster', ['devil-deal']);
const forTheItem = (scene: Scene): Scene => scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();

test('RULING-23 DEC-26: the Guppy item of Devil Deal comes right after the damage, and cannot prevent it', () => {
  const scene = devilDeal().player('p1', { character: 'sturdy' });
  forTheItem(scene);
  expect([scene.stack(), scene.items('p1')]).toEqual([['2 damage to p1'], []]);
  scene.refuses('p1', 'use guppys-paw').allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.hp('p1'), scene.items('p1'), scene.stack()]).toEqual([1, ['guppys-paw'], []]);
  scene.done();
});

test('DEC-26 RULING-23: it is there when its damage kills, before the death is on the stack and for the penalty', () => {
  const scene = devilDeal().player('p1', { items: ['meat'] });
  forTheItem(scene).allPass();
  expect([scene.hp('p1'), scene.stack()]).toEqual([0, []]);
  scene.answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.stack(), scene.items('p1')]).toEqual([['p1 death'], ['meat', 'guppys-paw']]);
  scene.allPass();
  expect(scene.offered()).toEqual(['meat', 'guppys-paw']);
  scene.answer('p1', 'deathPenalty.item', 'guppys-paw').toNextTurn();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('DEC-26 RULING-23: what cancels everything after the damage does not take the item away', () => {
  const scene = devilDeal().player('p1', { hand: ['o-the-fool'] });
  forTheItem(scene).allPass().answer('p1', 'deck.search', 'guppys-paw');
  scene.play('p1', 'o-the-fool').allPass().toNextTurn();
  expect([scene.items('p1'), scene.dead('p1')]).toEqual([['guppys-paw'], false]);
  scene.done();
});

test('DEC-26: it comes before what the damage has triggered, and in turn when that damage never comes', () => {
  const hurt = devilDeal().player('p1', { character: 'sturdy', items: ['fanny-pack'] });
  forTheItem(hurt).allPass();
  expect(hurt.stack()).toEqual([]);
  hurt.answer('p1', 'deck.search', 'guppys-paw');
  expect(hurt.stack()).toEqual(['fanny-pack']);
  hurt.resolve().done();
  const canceled = devilDeal().player('p1', { hand: ['o-the-fool'] });
  forTheItem(canceled);
  canceled.play('p1', 'o-the-fool').allPass().answer('p1', 'deck.search', 'guppys-paw').toNextTurn();
  expect([canceled.items('p1'), canceled.hp('p1')]).toEqual([['guppys-paw'], 2]);
  canceled.done();
});

test('DEC-26: a game saved by v0.1.0 while the item waited on the stack, under the damage, goes on', () => {
  const scene = devilDeal().player('p1', { character: 'sturdy' });
  forTheItem(scene);
  const { followUps = [], ...state } = structuredClone(scene.state());
  const [{ effect, scope }] = followUps as readonly [FollowUp];
  const waits: StackItem = {
    ...({ id: 's0', kind: 'ability', how: 'outcome', controller: 'p1', source: scope.source, asked: [] } as const),
    ...({ card: 'devil-deal', ability: 'afterwards', mode: 0, ofItem: false, specs: [], targets: [] } as const),
    only: null,
    effect,
    scope,
  };
  const session = openFrom({ ...state, stack: [waits, ...state.stack] }, internalsOf(scene.session()).resources);
  while (decisionOf(session)?.key === 'priority' && stateIn(session).stack.length > 0)
    apply(session, decisionOf(session)!.player, ['pass']);
  expect(decisionOf(session)?.key).toBe('deck.search');
  apply(session, 'p1', [decisionOf(session)!.options[0]!.id]);
  expect(viewFor(session, 'p1').players[0]).toMatchObject({ hp: 1, items: [{ card: 'guppys-paw' }] });
  scene.done({ midway: 'the game that goes on is another' });
});

test('RULING-24: Dinga killed on a 6 is rolled for once and pays twice the number', () => {
  const scene = aScene().monsters(damaged('dinga', 2)).dice(6, 4);
  scene.attack('p1', 'dinga').resolve();
  expect([scene.coins('p1'), scene.said('rollIs').map(({ amount }) => amount)]).toEqual([8, [6, 4]]);
  scene.done();
});

test('RULING-25: The Haunt counts the times it takes damage, not the points', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'heal-monster', 'bomb', 'bomb'], lootPlays: 4 })
    .monsters(withCounters('the-haunt', 3, 'hp'));
  scene.play('p1', 'gold-bomb', { targets: ['the-haunt'] }).allPass(2);
  expect([scene.stack(), scene.dc('the-haunt')]).toEqual([[], 4]);
  scene.play('p1', 'bomb', { targets: ['the-haunt'] }).allPass(2);
  expect(scene.stack()).toEqual(['the-haunt']);
  scene.resolve();
  expect(scene.dc('the-haunt')).toBe(5);
  scene.play('p1', 'bomb', { targets: ['the-haunt'] }).resolve();
  expect(scene.dc('the-haunt')).toBe(5);
  scene.done();
});

test('RULING-26: an Ambush that the first attack turned up owes one attack on the deck, no second one', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['ambush', 'event-pays', 'fly']);
  scene.attack('p1', 'deck').resolve();
  scene.refuses('p1', 'end').attack('p1', 'deck').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('RULING-27 DEATH-10: Rag Man pays, and may still go back to its deck instead of becoming a soul', () => {
  const scene = aScene({ soulsToWin: 1 })
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('rag-man', 1))
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['rag-man'] }).resolve();
  expect([scene.hand('p1').length, scene.souls('p1'), scene.tops('monsters')]).toEqual([3, 0, ['rag-man']]);
  expect(scene.state().outcome).toBeNull();
  scene.done();
});

test('RULING-28: with everybody else dead Satan takes whoever attacks', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .monsters('satan')
    .dice(6);
  for (const player of ['p2', 'p3']) scene.play('p1', 'xiii-death', { targets: [player] }).allPass(2);
  scene.attack('p1', 'satan').allPass();
  expect([scene.asked(), scene.offered(), scene.decision().min]).toEqual(['p1 trigger.target', ['p1'], 1]);
  scene.answer('p1', 'trigger.target', 'p1').allPass();
  expect(scene.stack()).toEqual(['1 damage to satan', 'p1 death']);
  scene.toNextTurn().toActionPhase().done();
});

test('RULING-29 ZONE-11: The Bone becomes a soul by its last $, and destroyed as one it is out of the game', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('the-bone', 5)],
    hand: ['destroy-anything'],
  });
  scene.use('p1', 'the-bone', { ability: 'paid.soul' }).allPass();
  expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([['the-bone'], 1, []]);
  scene.play('p1', 'destroy-anything', { targets: ['the-bone'] }).allPass();
  expect([scene.souls('p1'), scene.object('the-bone').zone]).toEqual([0, 'outside']);
  expect(
    Object.values(scene.view().discards)
      .flat()
      .map(({ card }) => card),
  ).toEqual(['destroy-anything']);
  scene.done();
});

test('RULING-30: Pandora’s Box is destroyed first, and a 6 makes a soul of it', () => {
  const scene = aScene({ soulsToWin: 1 })
    .player('p1', { items: ['pandoras-box'] })
    .dice(6);
  scene.use('p1', 'pandoras-box').allPass();
  expect(scene.discarded('treasure')).toEqual(['pandoras-box']);
  scene.allPass(2);
  expect([scene.soulCards('p1'), scene.state().outcome]).toEqual([['pandoras-box'], { winners: ['p1'] }]);
  scene.done();
});

test('RULING-33: a chest with a soul is the soul of the active player for a 6, and is discarded otherwise', () => {
  for (const [face, souls, coins, discarded] of [
    [6, ['chest-of-a-soul'], 0, []],
    [5, [], 7, ['chest-of-a-soul']],
  ] as const) {
    const scene = aScene().monsters('gurdy').deck('monster', ['chest-of-a-soul']).dice(face);
    scene.attack('p1', 'deck').resolve();
    expect([scene.soulCards('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([souls, coins, discarded]);
    expect(scene.tops('monsters')).toEqual(['gurdy']);
    scene.done();
  }
});

test('RULING-34: Pin has 2 HP, is hit from 4 on, pays 5¢ and a soul, and a 6 does it no harm', () => {
  const scene = aScene().monsters('pin').dice(4, 6, 3, 5);
  expect([scene.maxHp('pin'), scene.dc('pin'), scene.atk('pin')]).toEqual([2, 4, 1]);
  scene.attack('p1', 'pin').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.soulCards('p1')]).toEqual([1, 5, ['pin']]);
  scene.done();
});
