import { expect, test } from 'vitest';
import { aGame, aScene, damaged, sideways, withCounters } from '../../support/scene.js';

const fourteen = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
const decks = { loot: fourteen('blank-loot'), treasure: fourteen('blank-treasure'), monster: fourteen('fly') };

test('CHAR-01 CHAR-02 ITEM-03 ZONE-18: a character comes from outside the game and fetches its starting item from there', () => {
  const scene = aGame({ seats: 2, decks, characters: ['collector', 'plain'], outside: ['coin-maker', 'frail-start'] });
  scene.firstPlayerDice(1, 2);
  const seen = scene
    .view()
    .players.map(({ characters, items }) => [characters[0]!.card, ...items.map(({ card }) => card)]);
  expect(new Set(seen)).toEqual(new Set([['plain'], ['collector', 'coin-maker']]));
  expect(scene.view().players.flatMap(({ items }) => items.flatMap(({ keywords }) => keywords))).toEqual(['eternal']);
  expect([scene.view().outside, scene.stack()]).toEqual([['frail-start'], []]);
  scene.done();
});

test('CHAR-02 ZONE-24: a starting item that is not outside the game is not fetched', () => {
  const scene = aGame({ seats: 2, decks, characters: ['collector', 'collector'], outside: ['coin-maker'] });
  scene.firstPlayerDice(1, 2);
  expect([...scene.items('p1'), ...scene.items('p2')]).toEqual(['coin-maker']);
  scene.done();
});

test('CHAR-03: the box of the character says how much HP and ATK its player has', () => {
  const scene = aScene().player('p1', { character: 'sturdy' });
  expect([scene.maxHp('p1'), scene.maxHp('p2'), scene.atk('p1')]).toEqual([3, 2, 1]);
  scene.done();
});

test('CHAR-04: damage is the player’s and lies on no card', () => {
  const scene = aScene().player('p1', { hand: ['each-player-takes-1'] });
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  expect(scene.object('plain@p1').damage).toBe(0);
  scene.done();
});

test('CHAR-04 DEATH-04: a monster with 0 HP dies itself; of a player with 0 HP the character stays as it was', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'each-player-takes-1', 'each-player-takes-1'], lootPlays: 3 })
    .monsters('fly')
    .deck('monster', ['gurdy']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.tops('monsters'), scene.view().discards.monster.map(({ card }) => card)]).toEqual([['gurdy'], ['fly']]);
  scene.play('p1', 'each-player-takes-1').resolve();
  scene.play('p1', 'each-player-takes-1').passUntil('p1 death');
  expect(scene.stack()).toEqual(['1 damage to p2', 'p1 death']);
  expect(scene.object('plain@p1').damage).toBe(0);
  scene.resolve();
  scene.done();
});

test('CHAR-04: a character without HP in its box does not die while its player has HP from elsewhere', () => {
  const scene = aScene().player('p1', { character: 'hollow', items: [withCounters('meat', 1, 'hp')] });
  scene.use('p1', 'hollow');
  expect([scene.hp('p1'), scene.stack()]).toEqual([1, ['hollow']]);
  scene.resolve();
  scene.done();
});

test('CHAR-06 PLAY-01 TURN-09: the character gives a loot play, and what is played from hand is its player’s', () => {
  const scene = aScene().player('p2', { hand: ['3-cents'], coins: 0 });
  scene.pass('p1');
  expect(scene.offered()).not.toContain('play 3-cents');
  scene.use('p2', 'plain').allPass();
  scene.pass('p1').play('p2', '3-cents');
  expect(scene.view().stack.map(({ kind, controller }) => `${kind} ${controller}`)).toEqual(['loot p2']);
  expect([scene.hand('p2'), scene.priority()]).toEqual([[], 'p2']);
  scene.resolve();
  expect(scene.coins('p2')).toBe(3);
  scene.done();
});

test('SOUL-01 SOUL-02: souls lie open and are worth their icon', () => {
  const scene = aScene().player('p1', { souls: ['gurdy', 'satan'] });
  const seen = scene.view('p2').players[0]!;
  expect([seen.souls, seen.soulCards.map(({ card }) => card)]).toEqual([3, ['gurdy', 'satan']]);
  scene.done();
});

test('ZONE-02 ZONE-03: in play is what players control and the top of each slot', () => {
  const scene = aScene()
    .player('p1', { items: ['meat'], souls: ['monstro'], hand: ['discard-anything', 'bomb'] })
    .player('p2', { curses: ['curse-of-nothing'] })
    .monsters(['fly', 'gurdy'])
    .shop('the-relic')
    .discard('treasure', ['mr-boom']);
  expect([...scene.ids('gurdy'), ...scene.ids('meat')]).toHaveLength(2);
  scene.answer('p1', 'priority', 'play discard-anything');
  expect(scene.offered()).toEqual(
    expect.arrayContaining(['curse-of-nothing', 'gurdy', 'meat', 'monstro', 'the-relic']),
  );
  for (const outOfPlay of ['fly', 'bomb', 'mr-boom']) expect(scene.offered()).not.toContain(outOfPlay);
  scene.answer('p1', 'announce.target', 'back').done();
});

test('COST-05 CTR-01: counters pay a $ ability, and without enough of them it is not offered', () => {
  const scene = aScene().player('p1', { items: [{ card: 'six-counters', sideways: true, counters: { counter: 1 } }] });
  scene.use('p1', 'six-counters', { ability: 'paid' }).resolve();
  expect([scene.coins('p1'), scene.object('six-counters').counters]).toEqual([1, {}]);
  expect(scene.offered().filter((offer) => offer.startsWith('use six-counters'))).toEqual([]);
  scene.done();
});

test('DMG-03 DEATH-01: at 0 HP the death goes on the stack before anybody has priority again', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { damage: 1 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect([scene.stack(), scene.priority(), scene.dead('p2')]).toEqual([['p2 death'], 'p1', false]);
  scene.resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('SLOT-03: a slot that was added stays', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('fly')
    .deck('monster', ['gurdy']);
  scene.play('p1', 'wider-monsters').resolve();
  scene.declare('p1', 'end').toNextTurn();
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy']);
  scene.done();
});

test('ROOM-05 TURN-03: the room is recharged with what the game controls, the shop is not', () => {
  const scene = aScene().rooms(sideways('coin-room')).shop(sideways('mr-boom')).from('recharge');
  scene.toActionPhase();
  expect([scene.charged('coin-room'), scene.charged('mr-boom')]).toEqual([true, false]);
  scene.done();
});

test('PRIO-04: with an empty stack in one’s own action phase one may do everything, otherwise play and activate', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'], hand: ['a-penny', 'a-penny'], lootPlays: 2, coins: 10 })
    .player('p2', { items: ['mr-boom'] })
    .monsters('gurdy')
    .shop('meat');
  const declarations = ['attack', 'end', 'purchase'];
  expect(
    scene
      .offered()
      .filter((offer) => declarations.includes(offer))
      .toSorted(),
  ).toEqual(declarations);
  scene.play('p1', 'a-penny');
  expect(scene.offered().filter((offer) => declarations.includes(offer))).toEqual([]);
  expect(scene.offered()).toEqual(expect.arrayContaining(['play a-penny', 'pass']));
  scene.pass('p1');
  expect(scene.offered().filter((offer) => declarations.includes(offer))).toEqual([]);
  expect(scene.offered().filter((offer) => offer.startsWith('use mr-boom'))).toHaveLength(1);
  scene.resolve().done();
});

test('STACK-05 TGT-03: what is on the stack keeps the target that it was announced with', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['heal-monster'], lootPlays: 1 })
    .monsters(damaged('gurdy', 1), 'monstro');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).pass('p1');
  scene.play('p2', 'heal-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.hp('monstro')]).toEqual([4, 4]);
  scene.done();
});

test('STACK-07 STACK-10: attack and purchase declarations and payment are nothing on the stack', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('meat').monsters('fly').dice(6);
  scene.declare('p1', 'purchase');
  expect(scene.stack()).toEqual([]);
  scene.allPass().answer('p1', 'purchase.choice', 'meat');
  expect([scene.stack(), scene.items('p1'), scene.coins('p1')]).toEqual([[], ['meat'], 0]);
  scene.declare('p1', 'attack');
  expect(scene.stack()).toEqual([]);
  scene.allPass().answer('p1', 'attack.target', 'fly').resolve().done();
});

test('ATK-19: an attack roll is a roll of an attack, and only damage from one is combat damage', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1, 4);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.view().stack.map(({ attackRoll }) => attackRoll)).toEqual([false]);
  scene
    .resolve()
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .allPass();
  expect(scene.view().stack.map(({ kind, combat }) => `${kind} ${combat}`)).toEqual(['damage false']);
  scene.resolve().attack('p1', 'gurdy');
  expect(scene.view().stack.map(({ attackRoll }) => attackRoll)).toEqual([true]);
  scene.allPass();
  expect(scene.view().stack.map(({ kind, combat }) => `${kind} ${combat}`)).toEqual(['damage true']);
  scene.done({ midway: 'the attack goes on' });
});

test('ATK-22: how much HP a monster has left is open to everybody', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  const { top } = scene.view(null).monsters[0]!;
  expect([top!.hp, top!.maxHp]).toEqual([4, 5]);
  scene.done();
});

test('DICE-09 ABIL-08: a number counts in an attack and outside of one alike', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['sees-ones'] })
    .monsters('gurdy')
    .dice(1, 1);
  const seen = () => scene.said('resolves').filter(({ source }) => source === 'sees-ones').length;
  scene.use('p1', 'book-of-sin').resolve();
  expect(seen()).toBe(1);
  scene.attack('p1', 'gurdy').allPass().passUntil('sees-ones').allPass();
  expect(seen()).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('GAIN-02 GAIN-03 GAIN-08: treasure comes from the deck into play; a shop item stolen leaves a slot to refill', () => {
  const scene = aScene()
    .player('p1', { items: ['steals-item'], hand: ['plus-treasure'] })
    .shop('meat')
    .deck('treasure', ['breakfast', 'the-relic']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.items('p1')).toEqual(['steals-item', 'breakfast']);
  scene.use('p1', 'steals-item', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.tops('shop')]).toEqual([['steals-item', 'breakfast', 'meat'], ['the-relic']]);
  scene.done();
});

test('GAIN-09 MON-05: a monster with a soul icon becomes a soul of the active player, another goes to discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['everything-takes-1'] })
    .monsters(damaged('gurdy', 4), 'fly')
    .fallbacks('each.order');
  scene.play('p1', 'everything-takes-1').resolve();
  expect([scene.soulCards('p1'), scene.discarded('monster')]).toEqual([['gurdy'], ['fly']]);
  scene.done();
});

test('LOSE-01: who has less than what is to be lost loses that', () => {
  const scene = aScene().player('p1', { coins: 2, hand: ['lose-3'] });
  const supply = scene.state().supply;
  scene.play('p1', 'lose-3').resolve();
  expect([scene.coins('p1'), scene.state().supply - supply]).toEqual([0, 2]);
  scene.done();
});

test('DEC-09 BSOUL-07: two players who meet a condition at once: the first in turn order gains the soul', () => {
  const scene = aScene()
    .player('p1', { coins: 0 })
    .player('p2', { coins: 22, hand: ['each-gains-5'], lootPlays: 1 })
    .player('p1', { coins: 22 })
    .outside('soul-of-greed');
  scene.pass('p1').play('p2', 'each-gains-5').resolve();
  expect([scene.soulCards('p1').length + scene.soulCards('p2').length]).toEqual([1]);
  scene.done();
});

test('DEC-29 DEATH-03: triggers of the damage lie below the death that it causes', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { damage: 1, items: ['fanny-pack'] });
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['fanny-pack', 'p2 death']);
  scene.fallbacks('deathPenalty.item').resolve().done();
});

test('DEC-30 TGT-04: an option that stands after what was paid is chosen on resolution', () => {
  const scene = aScene()
    .player('p1', { items: ['steals-from-player'] })
    .player('p2', { items: ['meat', 'the-relic'] });
  scene.use('p1', 'steals-from-player', { targets: ['p2'] }).allPass();
  expect(scene.offered().toSorted()).toEqual(['meat', 'the-relic']);
  scene.answer('p1', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['steals-from-player', 'meat']);
  scene.done();
});

test('DEC-12 TGT-06: what needs a target cannot be started without one', () => {
  const scene = aScene().player('p1', { items: ['mr-boom'] });
  expect(scene.offered().filter((offer) => offer.startsWith('use mr-boom'))).toEqual([]);
  scene.done();
});

test('ABIL-09 CARD-03: loot does its ability from the stack, and has no other way to be used', () => {
  const scene = aScene().player('p1', { hand: ['3-cents'] });
  expect(scene.offered().filter((offer) => offer.includes('3-cents'))).toEqual(['play 3-cents']);
  scene.play('p1', '3-cents');
  expect(scene.stack()).toEqual(['3-cents']);
  scene.resolve();
  expect(scene.discarded('loot')).toEqual(['3-cents']);
  scene.done();
});

test('CARD-05 ATK-03: players have no evasion and cannot be attacked', () => {
  const scene = aScene().monsters('fly').dice(6);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.answer('p1', 'attack.target', 'fly').resolve().done();
});
