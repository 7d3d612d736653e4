import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const three = ['gurdy', 'monstro', 'pin'];

test('WIN-04 WIN-02: who wins by an effect does so once it has resolved, and all of it is done', () => {
  const scene = aScene().player('p1', { hand: ['gain-and-win', 'a-penny'], lootPlays: 2 });
  scene.play('p1', 'a-penny').play('p1', 'gain-and-win').allPass();
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  expect([scene.coins('p1'), scene.stack()]).toEqual([1, ['a-penny']]);
  expect(scene.said('wins')).toMatchObject([{ player: 'p1', detail: 'effect' }]);
  scene.done();
});

test('WIN-04 WIN-03: an effect names somebody else, and souls in the same moment win as well', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['most-souls-win'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro', 'pin'] })
    .player('p3', { souls: ['larry-jr', 'the-duke-of-flies'] });
  scene.use('p1', 'most-souls-win').allPass();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3');
  expect(scene.state().outcome).toEqual({ winners: ['p3'] });
  scene.done();
});

test('WIN-01: the number of souls needed is a number that effects set and raise', () => {
  const scene = aScene()
    .player('p1', { items: ['five-souls'], souls: three, hand: ['lost-soul', 'destroy-anything'], lootPlays: 2 })
    .player('p2', { items: ['one-soul-more'] });
  expect(scene.view().players.map(({ soulsToWin }) => soulsToWin)).toEqual([5, 6]);
  scene.play('p1', 'lost-soul').resolve();
  expect(scene.souls('p1')).toBe(4);
  expect(scene.state().outcome).toBeNull();
  scene.play('p1', 'destroy-anything', { targets: ['five-souls'] }).allPass();
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  scene.done();
});

test('WIN-01: one soul more for one player alone', () => {
  const scene = aScene().player('p1', { items: ['one-soul-more'], souls: three, hand: ['lost-soul'] });
  scene.play('p1', 'lost-soul').resolve();
  expect(scene.state().outcome).toBeNull();
  expect(scene.view().players.map(({ soulsToWin }) => soulsToWin)).toEqual([5, 4]);
  scene.done();
});

test('TURN-14: a maximum hand size that is set holds at the end of the turn', () => {
  const scene = aScene().player('p1', { items: ['no-hand-tonight'], hand: ['a-penny', 'bomb', 'soul-heart'] });
  scene.use('p1', 'no-hand-tonight').allPass();
  scene.endTurn('p1');
  expect(scene.asked()).toBe('p1 handLimit.loot');
  scene.answer('p1', 'handLimit.loot', 'bomb', 'soul-heart');
  expect(scene.hand('p1')).toEqual(['a-penny']);
  scene.toActionPhase().done();
});

test('CTR-04 CTR-02: counters on a player are not those on the cards of the player', () => {
  const scene = aScene().player('p1', {
    hand: ['mark-player', 'atk-counter', 'unmark-player', 'coin-for-each-mark'],
    lootPlays: 4,
  });
  scene.play('p1', 'mark-player', { targets: ['p1'] }).allPass();
  scene.play('p1', 'atk-counter', { targets: ['plain@p1'] }).allPass();
  expect(scene.view().players[0]!.counters).toEqual({ counter: 2 });
  expect(scene.object('plain@p1').counters).toEqual({ atk: 1 });
  scene.play('p1', 'unmark-player', { targets: ['p1'] }).allPass();
  scene.play('p1', 'coin-for-each-mark').allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.atk('p1')).toBe(2);
  scene.done();
});

test('VOTE-01 RULING-13: some vote twice, one vote after the other, and the controller begins', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'] })
    .player('p2', { items: ['remote-detonator'] })
    .player('p3', { items: ['two-votes'] });
  scene.pass('p1').use('p2', 'remote-detonator').allPass();
  scene.answer('p2', 'vote', 'meat');
  scene.answer('p3', 'vote', 'remote-detonator').answer('p3', 'vote', 'remote-detonator');
  scene.answer('p1', 'vote', 'two-votes');
  expect(scene.said('voted').map(({ player }) => player)).toEqual(['p2', 'p3', 'p3', 'p1']);
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['meat'], [], ['two-votes']]);
  scene.done();
});

test('VOTE-01: with a second vote two and two are a tie', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat', 'remote-detonator'] })
    .player('p3', { items: ['two-votes'] });
  scene.use('p1', 'remote-detonator').allPass();
  scene.answer('p1', 'vote', 'two-votes').answer('p2', 'vote', 'two-votes');
  scene.answer('p3', 'vote', 'meat').answer('p3', 'vote', 'meat');
  expect([scene.items('p1'), scene.items('p3')]).toEqual([['meat', 'remote-detonator'], ['two-votes']]);
  scene.done();
});

test('PAY-01 GAIN-07: bids go round till the highest stands; it is paid as it was bid, and no gain', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['auctioneer', 'counterfeit-penny'] })
    .player('p2', { coins: 5 })
    .player('p3', { coins: 4 })
    .shop('the-relic')
    .deck('treasure', ['meat']);
  scene.use('p1', 'auctioneer', { targets: ['the-relic'] }).allPass();
  expect(scene.asked()).toBe('p2 auction.bid');
  scene.answer('p2', 'auction.bid', 'n2');
  expect(scene.asked()).toBe('p3 auction.bid');
  expect(scene.decision().options.map(({ id }) => id)).toEqual(['no', 'n3', 'n4']);
  scene.answer('p3', 'auction.bid', 'n3').answer('p2', 'auction.bid', 'n4');
  expect(scene.asked()).toBe('p1 priority');
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 1, 4]);
  expect([scene.items('p2'), scene.tops('shop')]).toEqual([['the-relic'], ['meat']]);
  expect(scene.said('bids').map(({ player, amount }) => [player, amount])).toEqual([
    ['p2', 2],
    ['p3', 3],
    ['p2', 4],
  ]);
  scene.done();
});

test('PAY-01 AND-03: without a bid nothing is sold, and who has no ¢ is not asked', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['auctioneer'] })
    .player('p2', { coins: 1 })
    .shop('the-relic');
  scene.use('p1', 'auctioneer', { targets: ['the-relic'] }).allPass();
  scene.answer('p2', 'auction.bid', 'no');
  expect(scene.asked()).toBe('p1 priority');
  expect([scene.coins('p2'), scene.tops('shop')]).toEqual([1, ['the-relic']]);
  scene.done();
});

test('DEC-08 PAY-01: nobody bids what they cannot give', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['auctioneer', 'keeps-big-money'] })
    .player('p2', { coins: 5 })
    .player('p3', { coins: 5 })
    .shop('the-relic');
  scene.use('p1', 'auctioneer', { targets: ['the-relic'] }).allPass();
  expect(scene.decision().options.map(({ id }) => id)).toEqual(['no', 'n1', 'n2']);
  scene.answer('p2', 'auction.bid', 'n2');
  expect([scene.asked(), scene.items('p2'), scene.coins('p2')]).toEqual(['p1 priority', ['the-relic'], 3]);
  scene.done();
});

test('DEC-08 PAY-01: where no ¢ can be given nobody bids', () => {
  const scene = aScene()
    .player('p1', { items: ['auctioneer', 'forbids-giveCoins'] })
    .player('p2', { coins: 5 })
    .shop('the-relic');
  scene.use('p1', 'auctioneer', { targets: ['the-relic'] }).allPass();
  expect([scene.asked(), scene.tops('shop')]).toEqual(['p1 priority', ['the-relic']]);
  scene.done();
});

test('META-03: a group decides in secret, and nobody outside learns of it before it is shown', () => {
  const scene = aScene({ players: 4 }).player('p1', { hand: ['line-up'] });
  scene.play('p1', 'line-up').allPass();
  expect(scene.asked()).toBe('p2 group.propose');
  expect(scene.decision().secret).toBe(true);
  scene.answer('p2', 'group.propose', 'p3');
  expect(scene.asked()).toBe('p3 group.agree');
  scene.answer('p3', 'group.agree', 'no');
  expect(scene.asked()).toBe('p3 group.propose');
  scene.answer('p3', 'group.propose', 'p4');
  scene.answer('p2', 'group.agree', 'yes').answer('p4', 'group.agree', 'yes');
  expect(scene.asked()).toBe('p1 effect.choose');
  const proposals = scene.entries().filter(({ line }) => line.say === 'proposes');
  expect(proposals.map(({ to, line }) => [to, line.object])).toEqual([
    [['p2', 'p3', 'p4'], { player: 'p3' }],
    [['p2', 'p3', 'p4'], { player: 'p4' }],
  ]);
  expect(scene.said('groupChose')).toEqual([]);
  scene.answer('p1', 'effect.choose', 'p2');
  expect(scene.said('groupChose')).toMatchObject([{ object: { player: 'p4' } }]);
  expect(scene.coins('p4')).toBe(2);
  scene.done();
});

test('META-03: when all have proposed without agreement the last proposal counts', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['line-up'] });
  scene.play('p1', 'line-up').allPass();
  scene.answer('p2', 'group.propose', 'p2').answer('p3', 'group.agree', 'no');
  scene.answer('p3', 'group.propose', 'p3').answer('p2', 'group.agree', 'no');
  scene.answer('p1', 'effect.choose', 'p3');
  expect(scene.stack()).toEqual(['1 damage to p3']);
  scene.resolve().done();
});

test('META-03: what the group chooses changes nothing that others are shown', () => {
  const shownTo = (chosen: string): string => {
    const scene = aScene({ players: 3 }).player('p1', { hand: ['line-up'] });
    scene.play('p1', 'line-up').allPass();
    scene.answer('p2', 'group.propose', chosen).answer('p3', 'group.agree', 'yes');
    const seen = scene.entries().filter(({ to }) => to === 'all' || to.includes('p1'));
    const shown = JSON.stringify([scene.view('p1'), scene.decision(), seen.map(({ id, line }) => [id, line])]);
    scene.done({ midway: 'the active player has still to choose' });
    return shown;
  };
  expect(shownTo('p2')).toBe(shownTo('p3'));
});
