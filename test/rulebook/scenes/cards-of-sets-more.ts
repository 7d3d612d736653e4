import { expect } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** More of what rulings say about cards of Gold Box, Four Souls+ and Requiem. */
export const cardsOfSetsMore: readonly Shown[] = [
  {
    of: 'a-lucky-penny-rewards',
    says: 'with Blessing of the Sack a reward is paid four times over, the 1¢ of the card once',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['a-lucky-penny', 'fell-a-monster'], lootPlays: 2 })
        .rooms('blessing-of-the-sack')
        .monsters('gurdy')
        .fallbacks('replacement.order');
      scene.play('p1', 'a-lucky-penny').resolve();
      expect(scene.coins('p1')).toBe(1);
      scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
      expect([scene.coins('p1'), scene.souls('p1')]).toEqual([1 + 4 * 7, 1]);
      scene.done();
    },
  },
  {
    of: 'alabaster-box-any-counter',
    says: 'a counter that another card puts there counts, in the middle of a turn too',
    play: () => {
      const scene = aScene()
        .player('p1', { items: [withCounters('alabaster-box', 1), 'marbles'] })
        .fallbacks('effect.choose', 'effect.option');
      scene.use('p1', 'marbles', { targets: ['alabaster-box'] }).resolve();
      expect(scene.coins('p1')).toBe(10);
      scene.done();
    },
  },
  {
    of: 'cursed-eye-the-one',
    says: 'the damage of that miss is cancelled too, and the turn ends',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['cursed-eye'] })
        .monsters('gurdy')
        .dice(1);
      scene.attack('p1', 'gurdy').toNextTurn();
      expect(scene.said('event').filter(({ event }) => event === 'damage')).toEqual([]);
      scene.done({ midway: 'the next turn begins' });
    },
  },
  {
    of: 'curse-of-the-soulless-what-happens',
    says: 'a soul that is stolen still comes',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['steal-soul'], curses: ['curse-of-the-soulless'] })
        .player('p2', { souls: ['pin'] });
      scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
      expect([scene.souls('p1'), scene.souls('p2')]).toEqual([1, 0]);
      scene.done();
    },
  },
  {
    of: 'credit-card-only-the-shop',
    says: 'free once for each player, not for whoever has bought there before, and never from the deck',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['credit-card'], items: ['more-options'], coins: 10 })
        .shop('meat', 'dinner')
        .deck('treasure', ['breakfast', 'synthoil']);
      scene.play('p1', 'credit-card').resolve();
      scene.buy('p1', 'meat').resolve();
      expect(scene.coins('p1')).toBe(10);
      scene.buy('p1', 'dinner').resolve();
      expect([scene.coins('p1'), scene.items('p1').length]).toEqual([0, 3]);
      scene.done();
    },
  },
  {
    of: 'dingle-any-damage',
    says: 'the damage of its own 5–6 asks for no other roll',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters('dingle')
        .dice(5);
      scene.play('p1', 'bomb', { targets: ['dingle'] }).resolve();
      expect(scene.hp('dingle')).toBe(1);
      scene.done();
    },
  },
  {
    of: 'keepers-box-for-good',
    says: 'its slots come as it enters the shop already, and stay when it is gone',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['destroy-anything'], coins: 10 })
        .shop('meat')
        .deck('treasure', ['keepers-box', 'dinner', 'breakfast', 'synthoil']);
      scene.buy('p1', 'meat').resolve();
      expect(scene.tops('shop')).toHaveLength(3);
      scene.play('p1', 'destroy-anything', { targets: ['keepers-box'] }).resolve();
      expect(scene.tops('shop')).toHaveLength(3);
      scene.done();
    },
  },
  {
    of: 'lemegeton-what-is-destroyed',
    says: 'used in the turn of another it waits for the end of one’s own',
    play: () => {
      const scene = aScene()
        .player('p2', { items: ['lemegeton', 'meat'] })
        .deck('treasure', ['dinner'])
        .passTo('p2');
      scene.use('p2', 'lemegeton').resolve();
      expect(scene.items('p2')).toEqual(['lemegeton', 'meat', 'dinner']);
      scene.endTurn('p1').toActionPhase();
      expect(scene.items('p2')).toHaveLength(3);
      scene.endTurn('p2');
      expect(scene.asked()).toBe('p2 trigger.target');
      scene.answer('p2', 'trigger.target', 'meat').toNextTurn().toActionPhase();
      expect(scene.items('p2')).toEqual(['lemegeton', 'dinner']);
      scene.done();
    },
  },
  {
    of: 'lucky-toe-each-looting',
    says: 'loot 2 becomes 3, and the loot step stays as it is',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['loot-2'], items: ['lucky-toe'] })
        .player('p2', { items: ['lucky-toe'] });
      scene.play('p1', 'loot-2').resolve();
      expect(scene.hand('p1')).toHaveLength(3);
      scene.endTurn('p1').toActionPhase();
      expect(scene.hand('p2')).toHaveLength(1);
      scene.done();
    },
  },
  {
    of: 'null-every-other-roll',
    says: 'the second hit of a turn does nothing, a first miss counts as a roll',
    play: () => {
      const scene = aScene().player('p1', { character: 'sturdy' }).monsters('null').dice(1, 6, 6);
      scene.attack('p1', 'null').passUntil('roll 6').allPass(2);
      expect(scene.hp('null')).toBe(3);
      scene.passUntil('roll 6').allPass(2);
      expect(scene.hp('null')).toBe(2);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'plan-c-everybody-dies',
    says: 'all die as the turn ends, whoever used it too',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['plan-c'] })
        .monsters('gurdy', 'fly')
        .fallbacks('room.discard');
      scene.use('p1', 'plan-c').allPass();
      scene.answer('p1', 'effect.choose', 'fly').resolve();
      expect([scene.coins('p1'), scene.dead('p1'), scene.dead('p2')]).toEqual([1, false, false]);
      scene.declare('p1', 'end').passUntil('p1 death');
      expect(scene.stack()).toEqual(['p2 death', 'p1 death']);
      scene.done({ midway: 'both deaths wait' });
    },
  },
  {
    of: 'poker-chip-first-gain',
    says: 'what the roll brings is not replaced again',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['poker-chip'], hand: ['gain-3', 'gain-3'], lootPlays: 2 })
        .dice(4);
      scene.play('p1', 'gain-3').resolve();
      expect(scene.coins('p1')).toBe(6);
      scene.play('p1', 'gain-3').resolve();
      expect(scene.coins('p1')).toBe(9);
      scene.done();
    },
  },
  {
    of: 'shadow-of-famine-what-counts',
    says: 'the ability of a room is one too',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['book-of-sin'] })
        .rooms('shadow-of-famine', 'blood-donation');
      scene.use('p1', 'blood-donation').resolve();
      scene.refuses('p1', 'use book-of-sin', 'DEC-08').refuses('p1', 'use plain', 'DEC-08').done();
    },
  },
  {
    of: 'spindown-dice-shop-item',
    says: 'for an item of the shop nobody gets another',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['spindown-dice'] })
        .shop('meat', 'dinner')
        .deck('treasure', ['breakfast']);
      scene.use('p1', 'spindown-dice', { targets: ['meat'] }).resolve();
      expect([scene.items('p1'), scene.items('p2'), scene.tops('shop')]).toEqual([
        ['spindown-dice'],
        [],
        ['breakfast', 'dinner'],
      ]);
      scene.done();
    },
  },
  {
    of: 'static-shock-which-use',
    says: 'the damage comes before the ability, and a character is free',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['book-of-sin'] })
        .rooms('static-shock')
        .dice(1);
      scene.use('p1', 'plain').resolve();
      expect(scene.hp('p1')).toBe(2);
      scene.use('p1', 'book-of-sin').allPass(2);
      expect([scene.hp('p1'), scene.stack()]).toEqual([1, ['book-of-sin']]);
      scene.resolve().done();
    },
  },
  {
    of: 'steven-six',
    says: 'it is unharmed, and the turn ends',
    play: () => {
      const scene = aScene().monsters('steven').dice(6);
      scene.attack('p1', 'steven').toNextTurn();
      expect(scene.hp('steven')).toBe(4);
      scene.done({ midway: 'the next turn begins' });
    },
  },
  {
    of: 'the-scourge-vote',
    says: 'with as many on both sides the damage stands, and the active player loots',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .monsters('the-scourge');
      scene
        .play('p1', 'bomb', { targets: ['the-scourge'] })
        .passUntil('the-scourge')
        .allPass();
      const [key = ''] = scene.asked().split(' ').slice(1);
      const [whip = '', whiff = ''] = scene.offered();
      scene
        .answer('p1', key as 'vote', whip)
        .answer('p2', key as 'vote', whiff)
        .resolve();
      expect([scene.hp('the-scourge'), scene.hand('p1').length, scene.hp('p2')]).toEqual([2, 1, 2]);
      scene.done();
    },
  },
  {
    of: 'trick-penny-not-below-zero',
    says: 'the shop and $ cost 1¢ less, the deck does not',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['trick-penny', 'battery-bum', sideways('mr-boom')], coins: 3 })
        .monsters('fly');
      scene.use('p1', 'battery-bum', { targets: ['mr-boom'] }).resolve();
      expect([scene.coins('p1'), scene.charged('mr-boom')]).toEqual([0, true]);
      scene.done();
      const shop = aScene()
        .player('p1', { items: ['trick-penny'], coins: 9 })
        .shop('meat')
        .deck('treasure', ['dinner']);
      shop.declare('p1', 'purchase').allPass();
      expect(shop.offered()).toEqual(['meat']);
      shop.answer('p1', 'purchase.choice', 'meat').resolve().done();
    },
  },
  {
    of: 'turdlings-two-rolls',
    says: 'the second attack roll of the turn ends the attack, whatever the first was against',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['champion-belt'] })
        .monsters('fly', 'turdlings')
        .dice(2, 2)
        .fallbacks('room.discard');
      scene.attack('p1', 'fly').resolve();
      scene.attack('p1', 'turdlings').resolve();
      expect([scene.hp('turdlings'), scene.view().attack]).toEqual([1, null]);
      scene.done();
    },
  },
  {
    of: 'ultra-greed-who-is-paid',
    says: 'the 40¢ are for whoever dealt the last damage, the soul for the active player',
    play: () => {
      const scene = aScene({ players: 3 }).monsters(damaged('ultra-greed', 7)).dice(4, 5);
      scene.attack('p1', 'ultra-greed').resolve();
      expect([scene.coins('p2'), scene.soulCards('p1')]).toEqual([40, ['ultra-greed']]);
      scene.done();
    },
  },
];
