import { expect } from 'vitest';
import { aScene } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What rulings and sections say about rooms. */
export const rooms: readonly Shown[] = [
  {
    of: 'all-hallows-eve-what-happens',
    says: 'a boss pays its reward and goes to discard, and a soul can still be stolen',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['fell-a-monster', 'steal-soul'], lootPlays: 2 })
        .player('p2', { souls: ['pin'] })
        .rooms('all-hallows-eve')
        .monsters('gurdy');
      scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
      expect([scene.souls('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([0, 7, ['gurdy']]);
      scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
      expect([scene.souls('p1'), scene.souls('p2')]).toEqual([1, 0]);
      scene.done();
    },
  },
  {
    of: 'blood-donation-last-hp',
    says: 'the last HP can be paid: 3¢, and a death',
    play: () => {
      const scene = aScene().player('p1', { damage: 1 }).rooms('blood-donation');
      scene.use('p1', 'blood-donation').passUntil('p1 death');
      expect([scene.hp('p1'), scene.stack()]).toEqual([0, ['blood-donation', 'p1 death']]);
      scene.done({ midway: 'the death waits' });
    },
  },
  {
    of: 'dice-room-leaves',
    says: 'it goes with the turn although no monster died, and the next room comes',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['meat', 'the-d6'], hand: ['discard-room'] })
        .rooms('empty-room')
        .wholeDeck('room', ['dice-room', 'coin-room', 'wrestling-ring'])
        .deck('treasure', ['dinner'])
        .fallbacks('each.order');
      scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
      expect([scene.tops('rooms'), scene.items('p1').toSorted()]).toEqual([['dice-room'], ['dinner', 'the-d6']]);
      scene.endTurn('p1').toActionPhase();
      expect(scene.tops('rooms')).toEqual(['coin-room']);
      scene.done();
    },
  },
  {
    of: 'equality-everybody-gains',
    says: 'all gain it in full and once, and what is given spreads nothing',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { hand: ['gain-3'] })
        .rooms('equality');
      scene.play('p1', 'gain-3').resolve();
      expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([3, 3, 3]);
      expect(scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 3 })).toBe(true);
      scene.resolve();
      expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([0, 6, 3]);
      scene.done();
    },
  },
  {
    of: 'greed-looms-what-counts',
    says: 'a treasure from the deck does not help, an item of the shop does',
    play: () => {
      const handAfter = (what: string) => {
        const scene = aScene()
          .player('p1', { hand: ['bomb'], coins: 10 })
          .rooms('greed-looms')
          .shop('meat')
          .deck('treasure', ['breakfast', 'dinner']);
        scene.buy('p1', what).resolve().endTurn('p1').toActionPhase();
        const hand = scene.hand('p1');
        scene.done();
        return hand;
      };
      expect([handAfter('deck'), handAfter('meat')]).toEqual([[], ['bomb']]);
    },
  },
  {
    of: 'laser-eye-once-each-time',
    says: '1 damage for two cards looted at once, and for the loot step',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['loot-2'] })
        .rooms('laser-eye');
      scene.play('p1', 'loot-2').resolve();
      expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
      scene.endTurn('p1').toActionPhase();
      expect(scene.hp('p2')).toBe(1);
      scene.done();
    },
  },
  {
    of: 'pity-for-the-poor-which-purchase',
    says: 'the usual purchase costs 0¢ in the shop, once, and the deck is not free',
    play: () => {
      const scene = aScene().rooms('pity-for-the-poor').shop('meat', 'dinner').deck('treasure', ['breakfast']);
      scene.declare('p1', 'purchase').allPass();
      expect(scene.offered()).toEqual(['meat', 'dinner']);
      scene.answer('p1', 'purchase.choice', 'meat').resolve();
      expect(scene.items('p1')).toEqual(['meat']);
      scene.refuses('p1', 'purchase').done();
    },
  },
  {
    of: 'shadow-of-famine-what-counts',
    says: 'the ↷ of a character is an ability, and what triggers by itself is not counted',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['book-of-sin', 'eye-of-greed'] })
        .rooms('shadow-of-famine')
        .dice(5)
        .fallbacks('trigger.order');
      scene.use('p1', 'book-of-sin').resolve();
      expect(scene.coins('p1')).toBeGreaterThanOrEqual(3);
      scene.refuses('p1', 'use plain', 'DEC-08').done();
    },
  },
  {
    of: 'shadow-of-war-two-items',
    says: 'one item goes before the penalty, and another with it',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['death-to'] })
        .player('p2', { items: ['meat', 'breakfast'] })
        .rooms('shadow-of-war')
        .fallbacks('deathPenalty.item', 'effect.choose');
      scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
      expect(scene.items('p2')).toEqual([]);
      scene.done();
    },
  },
  {
    of: 'tax-for-the-mighty-who-pays',
    says: 'two who are tied pay both, and without any soul nobody does',
    play: () => {
      const scene = aScene()
        .player('p1', { souls: ['gurdy'], coins: 2 })
        .player('p2', { souls: ['pin'], coins: 2 })
        .rooms('tax-for-the-mighty')
        .monsters('fly')
        .dice(2);
      scene.attack('p1', 'fly').resolve();
      expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 4]);
      scene.done();
      const free = aScene().rooms('tax-for-the-mighty').monsters('fly').dice(2);
      free.attack('p1', 'fly').resolve();
      expect([free.coins('p1'), free.coins('p2')]).toEqual([1, 0]);
      free.done();
    },
  },
  {
    of: 'rooms',
    says: 'only the active player uses what it offers, and for them it is “you”',
    play: () => {
      const scene = aScene().player('p1', { coins: 0 }).player('p2', { coins: 0 }).rooms('blood-donation');
      scene.pass('p1').refuses('p2', 'use blood-donation', 'ROOM-02').pass('p2');
      scene.use('p1', 'blood-donation').resolve();
      expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 0]);
      scene.done();
    },
  },
  {
    of: 'replacing-a-room',
    says: 'after a monster died the room may go, and another comes',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['fell-a-monster'] })
        .rooms('samsons-blessing')
        .wholeDeck('room', ['red-champions', 'white-champions'])
        .monsters('fly');
      scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
      scene.endTurn('p1');
      expect(scene.asked()).toBe('p1 room.discard');
      scene.answerSome('p1', 'room.discard', 'samsons-blessing').toActionPhase();
      expect([scene.tops('rooms'), scene.discarded('room')]).toEqual([['red-champions'], ['samsons-blessing']]);
      scene.done();
    },
  },
];
