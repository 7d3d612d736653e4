import { expect } from 'vitest';
import { aScene } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What the chapter of rarer cases says. */
export const rarerCases: readonly Shown[] = [
  {
    of: 'doubled-rewards',
    says: 'two doublers pay four times, a boss still gives one soul',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['a-lucky-penny', 'fell-a-monster'], lootPlays: 2 })
        .rooms('blessing-of-the-sack')
        .monsters('gurdy');
      scene.play('p1', 'a-lucky-penny').resolve();
      scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
      expect([scene.coins('p1'), scene.soulCards('p1'), scene.souls('p1')]).toEqual([29, ['gurdy'], 1]);
      scene.done();
    },
  },
  {
    of: 'abilities-of-another',
    says: 'Glitch turns itself for the ability of a shop item, which stays where and as it is, and keeps its own name',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['glitch'] })
        .monsters('gurdy')
        .shop('mr-boom')
        .from('recharge');
      scene.answer('p1', 'effect.choose', 'mr-boom').toActionPhase();
      scene.use('p1', 'glitch', { targets: ['gurdy'] }).resolve();
      expect([scene.hp('gurdy'), scene.charged('glitch'), scene.charged('mr-boom')]).toEqual([4, false, true]);
      expect([scene.items('p1'), scene.tops('shop')]).toEqual([
        ['glitch'],
        ['mr-boom', ...scene.tops('shop').slice(1)],
      ]);
      expect(scene.view().players[0]?.items[0]?.copyOf).toBe(null);
      scene.done();
    },
  },
  {
    of: 'changed-numbers',
    says: 'which number and which way is chosen on resolution, and a monster offers none of its stat box',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['3-cents'] })
        .player('p2', { hand: ['magic-marker'], lootPlays: 1 });
      scene
        .play('p1', '3-cents')
        .passTo('p2')
        .play('p2', 'magic-marker', { targets: ['3-cents'] })
        .allPass();
      expect(scene.offered().toSorted()).toEqual(['n1to2', 'n1to4']);
      scene.answer('p2', 'effect.number', 'n1to2').resolve();
      expect(scene.coins('p1')).toBe(2);
      scene.done();
    },
  },
  {
    of: 'bids',
    says: 'who has said no is asked again when another bids higher, nobody bids more than they have, nothing is gained',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { items: ['auction-gavel', 'counterfeit-penny'] })
        .player('p2', { coins: 3 })
        .player('p3', { coins: 2 })
        .shop('meat')
        .deck('treasure', ['breakfast']);
      scene.use('p1', 'auction-gavel', { targets: ['meat'] }).allPass();
      scene.answer('p2', 'auction.bid', 'no').answer('p3', 'auction.bid', 'n1');
      expect([scene.asked(), scene.offered()]).toEqual(['p2 auction.bid', ['no', 'n2', 'n3']]);
      scene.answer('p2', 'auction.bid', 'n3');
      expect([scene.coins('p1'), scene.coins('p2'), scene.items('p2')]).toEqual([3, 0, ['meat']]);
      scene.done();
    },
  },
  {
    of: 'rolls-in-a-row',
    says: 'the three dice of a pill wait one above the other, each with a row of its own',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['pills-requiem-2'] })
        .dice(1, 4, 4)
        .fallbacks('dice.order', 'trigger.order', 'roll.order');
      scene.play('p1', 'pills-requiem-2').allPass();
      expect(scene.stack().filter((one) => one.startsWith('roll'))).toHaveLength(3);
      scene.resolve();
      expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([2, 4]);
      scene.done();
    },
  },
  {
    of: 'two-faced-cards',
    says: 'Anima Sola is its front with its player, and is itself again once it has been turned back',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['anima-sola'], hand: ['turn-over'] })
        .monsters('fly');
      expect(scene.items('p1')).toEqual(['anima-sola']);
      scene.use('p1', 'anima-sola').resolve();
      expect(scene.items('p1')).toEqual(['the-revenant']);
      scene.play('p1', 'turn-over', { targets: ['the-revenant'] }).resolve();
      expect(scene.items('p1')).toEqual(['anima-sola']);
      scene.done();
    },
  },
  {
    of: 'charmed-monsters',
    says: 'the active player has the reward and then chooses another player, though somebody else killed it',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
        .monsters('charmed-clotty')
        .deck('loot', ['a-penny', '2-cents']);
      scene
        .passTo('p2')
        .play('p2', 'fell-a-monster', { targets: ['charmed-clotty'] })
        .resolve();
      expect([scene.asked(), scene.offered(), scene.hand('p1')]).toEqual([
        'p1 trigger.target',
        ['p2', 'p3'],
        ['a-penny'],
      ]);
      scene.answer('p1', 'trigger.target', 'p3').resolve();
      expect([scene.hand('p2'), scene.hand('p3')]).toEqual([[], ['2-cents']]);
      scene.done();
    },
  },
  {
    of: 'number-of-rooms',
    says: 'after two deaths one room at most may go, and the next is the top of the deck',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
        .rooms('empty-room')
        .wholeDeck('room', ['coin-room', 'wrestling-ring'])
        .monsters('fly', 'fly');
      scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
      scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
      scene.declare('p1', 'end').allPass();
      scene.allPass();
      expect([scene.asked(), scene.offered()]).toEqual(['p1 room.discard', ['empty-room']]);
      scene.answerSome('p1', 'room.discard', 'empty-room').toActionPhase();
      expect([scene.state().turn.active, scene.tops('rooms')]).toEqual(['p2', ['coin-room']]);
      scene.done();
    },
  },
  {
    of: 'forbidden-souls',
    says: 'a bonus soul whose condition is met stays while it is forbidden, and is gained when the ban is over',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['gain-3', 'discard-room'], coins: 24, lootPlays: 2 })
        .rooms('all-hallows-eve')
        .wholeDeck('room', ['coin-room'])
        .outside('soul-of-greed');
      scene.play('p1', 'gain-3').resolve();
      expect([scene.coins('p1'), scene.view().bonusSouls]).toEqual([27, ['soul-of-greed']]);
      scene.play('p1', 'discard-room', { targets: ['all-hallows-eve'] }).resolve();
      expect(scene.soulCards('p1')).toEqual(['soul-of-greed']);
      scene.done();
    },
  },
  {
    of: 'places-in-a-deck',
    says: 'fourth from the top has three cards above it; in a smaller deck it lies at the bottom',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p3', { character: 'sturdy' })
        .monsters('fly')
        .wholeDeck('monster', ['golden-troll-bomb', 'gurdy', 'pin', 'war', 'chub'])
        .attack('p1', 'deck');
      scene.answer('p1', 'trigger.target', 'p3').resolve();
      expect(scene.cardsOf('monster')).toEqual(['gurdy', 'pin', 'war', 'golden-troll-bomb', 'chub']);
      scene.done();
      const small = aScene({ players: 3 })
        .player('p3', { character: 'sturdy' })
        .monsters('fly')
        .wholeDeck('monster', ['golden-troll-bomb', 'gurdy', 'pin'])
        .attack('p1', 'deck');
      small.answer('p1', 'trigger.target', 'p3').resolve();
      expect(small.cardsOf('monster')).toEqual(['gurdy', 'pin', 'golden-troll-bomb']);
      small.done();
    },
  },
  {
    of: 'souls-of-copies',
    says: 'a copy of The Chest is no soul as an item, and one worth 1 once it is destroyed',
    play: () => {
      const scene = aScene().player('p1', { items: ['modeling-clay', 'the-chest'], hand: ['destroy-anything'] });
      scene.use('p1', 'modeling-clay', { targets: ['the-chest'] }).resolve();
      expect(scene.souls('p1')).toBe(0);
      scene.play('p1', 'destroy-anything', { targets: ['modeling-clay'] }).resolve();
      expect([scene.soulCards('p1'), scene.souls('p1'), scene.items('p1')]).toEqual([
        ['modeling-clay'],
        1,
        ['the-chest'],
      ]);
      scene.done();
    },
  },
  {
    of: 'killing-a-player',
    says: 'the killer has nothing of the penalty, and no soul; a card that says so pays',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'], items: ['dark-arts'] })
        .player('p2', { items: ['meat'], hand: ['bomb'], coins: 2, souls: ['pin'] })
        .deck('loot', ['a-penny'])
        .fallbacks('deathPenalty.item', 'deathPenalty.loot');
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      expect([scene.coins('p2'), scene.items('p2'), scene.soulCards('p2')]).toEqual([1, [], ['pin']]);
      expect([scene.coins('p1'), scene.items('p1'), scene.soulCards('p1')]).toEqual([0, ['dark-arts'], []]);
      expect([scene.hand('p1'), scene.discarded('treasure')]).toEqual([['a-penny'], ['meat']]);
      scene.done();
    },
  },
  {
    of: 'no-teams-of-two',
    says: 'two players with two souls each have not won against each other; together they have',
    play: () => {
      const alone = aScene()
        .player('p1', { souls: ['pin', 'monstro'], hand: ['gain-3'] })
        .player('p2', { souls: ['gurdy', 'chub'] });
      alone.play('p1', 'gain-3').resolve();
      expect(alone.state().outcome).toBe(null);
      alone.done();
      const together = aScene({ mode: 'together' })
        .player('p1', { souls: ['pin'], hand: ['fell-a-monster'] })
        .player('p2', { souls: ['gurdy', 'chub'] })
        .monsters('monstro');
      together.play('p1', 'fell-a-monster', { targets: ['monstro'] }).resolve();
      expect(together.state().outcome).toEqual({ winners: ['p1', 'p2'] });
      together.done();
    },
  },
  {
    of: 'taking-back',
    says: 'one’s own last action comes back, unless a card was drawn since',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters('gurdy');
      scene.play('p1', 'bomb', { targets: ['gurdy'] });
      expect([scene.takeBack('p1'), scene.hand('p1')]).toEqual([true, ['bomb']]);
      scene.done();
      const drawn = aScene().player('p1', { hand: ['a-sack'] });
      drawn.play('p1', 'a-sack').resolve();
      expect(drawn.takeBack('p1')).toBe(false);
      drawn.done();
    },
  },
];
