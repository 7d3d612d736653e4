import { expect } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What sections say about declarations, triggers, replacements and what is on the stack. */
export const onTheStack: readonly Shown[] = [
  {
    of: 'attacking',
    says: 'what kills the attacker before the choice costs no attack; the choice comes after the responses',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters('fly', 'gurdy');
      scene
        .declare('p1', 'attack')
        .passTo('p2')
        .play('p2', 'bomb', { targets: ['fly'] })
        .resolve();
      expect([scene.asked(), scene.view().turn.attacks]).toEqual(['p1 attack.target', 0]);
      expect(scene.offered()).toContain('gurdy');
      scene.done({ midway: 'the choice is open' });
    },
  },
  {
    of: 'additional-attacks',
    says: '“must make an additional attack” gives one and forbids the end of the turn',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['destroy-anything'] })
        .monsters('conquest', 'dip')
        .used({ attacks: 1 })
        .dice(6);
      scene.play('p1', 'destroy-anything', { targets: ['conquest'] }).resolve();
      scene.refuses('p1', 'end').attack('p1', 'dip').resolve();
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'additional-attacks',
    says: '“must attack … if able” gives none',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['monster-manual'] })
        .monsters('gurdy')
        .used({ attacks: 1 });
      scene.use('p1', 'monster-manual', { targets: ['gurdy'] }).allPass();
      expect(scene.offered()).toContain('end');
      scene.refuses('p1', 'attack').done();
    },
  },
  {
    of: 'readings-declarations',
    says: 'nothing can aim at a declaration, and meanwhile nothing else is declared',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['butter-bean'], lootPlays: 1 })
        .monsters('fly')
        .shop('meat');
      scene.declare('p1', 'attack').refuses('p1', 'purchase').passTo('p2').refuses('p2', 'play butter-bean');
      expect(scene.stack()).toEqual([]);
      scene.done({ midway: 'the attack is only declared' });
    },
  },
  {
    of: 'readings-declarations',
    says: 'a purchase that failed for lack of ¢ may be declared again only when something can be paid',
    play: () => {
      const scene = aScene()
        .player('p1', { coins: 10 })
        .player('p2', { items: ['coin-thief'] })
        .shop('meat');
      scene
        .declare('p1', 'purchase')
        .passTo('p2')
        .use('p2', 'coin-thief', { targets: ['p1'] })
        .allPass(2);
      expect(scene.view().turn.purchases).toBe(0);
      scene.refuses('p1', 'purchase', 'DEC-02').done();
    },
  },
  {
    of: 'would-roll',
    says: 'before bonuses a 1 may be rerolled, also when it is a 1 again; after them it is none',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['meat', 'the-relic'] })
        .player('p2', { items: ['dads-lost-coin'] })
        .monsters('dip')
        .dice(1, 1, 6);
      scene.attack('p1', 'dip').passUntil('dads-lost-coin').allPass().answer('p2', 'effect.may', 'yes');
      scene.passUntil('dads-lost-coin').allPass().answer('p2', 'effect.may', 'no').allPass();
      expect([scene.said('rollIs').map(({ amount }) => amount), scene.stack()]).toEqual([[2], ['1 damage to p1']]);
      scene.resolve();
      expect(scene.coins('p1')).toBe(1);
      scene.done();
    },
  },
  {
    of: 'triggered-abilities',
    says: '“every other time” is the 2nd, the 4th …',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb', 'bomb', 'bomb', 'bomb'], lootPlays: 4 })
        .monsters(withCounters('the-haunt', 3, 'hp'));
      const evasions = [1, 2, 3, 4].map(() => {
        scene.play('p1', 'bomb', { targets: ['the-haunt'] }).resolve();
        return scene.dc('the-haunt');
      });
      expect(evasions).toEqual([4, 5, 5, 6]);
      scene.done();
    },
  },
  {
    of: 'triggers-in-order',
    says: 'the game’s go up first, then the active player’s, then the others’',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['moms-box', 'book-of-sin'] })
        .player('p2', { items: ['eye-of-greed', 'tarot-cloth'] })
        .monsters('holy-keeper-head')
        .dice(4);
      scene.use('p1', 'book-of-sin').allPass().passUntil('roll 4').allPass();
      scene.answer('p1', 'trigger.order', 't0', 't1');
      const stack = scene.stack();
      expect([stack[0], stack.slice(1, 3).toSorted(), stack[3]]).toEqual([
        'holy-keeper-head',
        ['book-of-sin', 'moms-box'],
        'tarot-cloth',
      ]);
      scene.fallbacks().resolve().done();
    },
  },
  {
    of: 'off-the-stack',
    says: 'the declaration of an attack is no target for Butter Bean!',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['butter-bean', 'bomb'], lootPlays: 1 })
        .monsters('fly');
      scene.declare('p1', 'attack').passTo('p2').refuses('p2', 'play butter-bean');
      scene.play('p2', 'bomb', { targets: ['fly'] }).resolve();
      expect(scene.coins('p1')).toBe(1);
      scene.done({ midway: 'the choice is open' });
    },
  },
  {
    of: 'cancelling',
    says: 'a Butter Bean! of one’s own cancels the one that cancels',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['a-dime', 'butter-bean'], lootPlays: 2 })
        .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
      scene
        .play('p1', 'a-dime')
        .passTo('p2')
        .play('p2', 'butter-bean', { targets: ['a-dime'] })
        .passTo('p1');
      scene.play('p1', 'butter-bean', { targets: ['butter-bean'] }).resolve();
      expect(scene.coins('p1')).toBe(10);
      scene.done();
    },
  },
  {
    of: 'without-its-card',
    says: 'a stolen Razor Blade still deals its damage; a Glass Cannon that is gone does nothing',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['razor-blade'] })
        .player('p2', { items: ['steals-item'] });
      scene.use('p1', 'razor-blade', { targets: ['p2'] }).passTo('p2');
      scene.use('p2', 'steals-item', { targets: ['razor-blade'] }).resolve();
      expect([scene.hp('p2'), scene.items('p2'), scene.charged('razor-blade')]).toEqual([
        1,
        ['steals-item', 'razor-blade'],
        false,
      ]);
      scene.done();
      const cannon = aScene()
        .player('p1', { items: ['glass-cannon', 'meat'] })
        .player('p2', { hand: ['destroy-anything'], lootPlays: 1 });
      cannon.use('p1', 'glass-cannon', { targets: ['meat'] }).passTo('p2');
      cannon.play('p2', 'destroy-anything', { targets: ['glass-cannon'] }).resolve();
      expect(cannon.items('p1')).toEqual(['meat']);
      cannon.done();
    },
  },
  {
    of: 'would-take-damage',
    says: 'the death stays on the stack below what “would die” triggers, and others may change its roll',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['broken-ankh'], hand: ['i-the-magician'], lootPlays: 1 })
        .dice(5);
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil('broken-ankh');
      expect(scene.stack()).toEqual(['p2 death', 'broken-ankh']);
      scene
        .passUntil('roll 5')
        .passTo('p2')
        .play('p2', 'i-the-magician', { mode: 5, targets: ['roll'] })
        .resolve();
      expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
      scene.done();
    },
  },
  {
    of: 'several-replacements',
    says: 'the order is used again for the same things and asked again once a shield joins',
    play: () => {
      const scene = aScene().player('p1', {
        character: 'sturdy',
        items: ['daddy-haunt', 'dry-baby'],
        hand: ['gold-bomb', 'gold-bomb', 'gold-bomb', 'soul-heart', 'vi-the-lovers'],
        lootPlays: 5,
      });
      scene.play('p1', 'vi-the-lovers', { targets: ['p1'] }).allPass();
      scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
      scene.answer('p1', 'replacement.order', 'daddy-haunt', 'dry-baby');
      scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
      expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 priority', 3]);
      scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
      scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
      expect(scene.offered()).toEqual(['daddy-haunt', 'dry-baby', 'soul-heart']);
      scene.answer('p1', 'replacement.order', 'dry-baby', 'soul-heart', 'daddy-haunt').resolve().done();
    },
  },
  {
    of: 'shields',
    says: 'which one is used up first is asked each time',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['yum-heart'], hand: ['v-the-hierophant', 'gold-bomb', 'gold-bomb'], lootPlays: 3 })
        .monsters('gurdy');
      scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).allPass();
      scene.use('p1', 'yum-heart', { targets: ['gurdy'] }).allPass();
      scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
      expect(scene.asked()).toBe('p1 replacement.order');
      scene.answer('p1', 'replacement.order', 'v-the-hierophant', 'yum-heart');
      expect(scene.hp('gurdy')).toBe(5);
      scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).resolve();
      expect(scene.hp('gurdy')).toBe(2);
      scene.done();
    },
  },
  {
    of: 'quick-passing',
    says: 'a question with one possible answer is marked as forced, “you may” is not',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['xiii-death'] })
        .player('p2', { items: ['meat'] });
      scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
      expect([scene.asked(), scene.decision().forced]).toEqual(['p2 deathPenalty.item', 'openly']);
      scene.answer('p2', 'deathPenalty.item', 'meat').done();
      const may = aScene()
        .player('p1', { items: [sideways('sack-of-pennies')] })
        .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
        .dice(1);
      may.passTo('p2').play('p2', 'roll-for-coins').passUntil('sack-of-pennies').allPass();
      expect([may.asked(), may.decision().forced ?? null]).toEqual(['p1 effect.may', null]);
      may.answer('p1', 'effect.may', 'yes').resolve().done();
    },
  },
  {
    of: 'copying-abilities',
    says: '“destroy this” destroys the copier, and costs are not paid again',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['placebo'] })
        .player('p2', { items: [sideways('moms-shovel')], souls: ['gurdy'] });
      scene.use('p1', 'placebo', { targets: ['moms-shovel'] }).resolve();
      if (scene.asked() === 'p1 effect.choose') scene.answer('p1', 'effect.choose', 'gurdy');
      expect([scene.items('p1'), scene.items('p2'), scene.souls('p1')]).toEqual([[], ['moms-shovel'], 1]);
      scene.done();
    },
  },
  {
    of: 'readings-priority',
    says: 'whoever played acts first; once its damage is on the stack the active player does',
    play: () => {
      const scene = aScene()
        .player('p2', { hand: ['bomb'], lootPlays: 1 })
        .monsters('gurdy')
        .passTo('p2');
      scene.play('p2', 'bomb', { targets: ['gurdy'] });
      expect(scene.priority()).toBe('p2');
      scene.allPass();
      expect([scene.stack(), scene.priority()]).toEqual([['1 damage to gurdy'], 'p1']);
      scene.resolve().done();
    },
  },
  {
    of: 'readings-targets',
    says: 'an item destroyed in response still changes the die',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['godhead'], hand: ['roll-for-coins'] })
        .player('p2', { hand: ['destroy-anything'], lootPlays: 1 })
        .dice(3);
      scene
        .play('p1', 'roll-for-coins')
        .allPass()
        .use('p1', 'godhead', { mode: 1, targets: ['roll'] })
        .passTo('p2');
      scene.play('p2', 'destroy-anything', { targets: ['godhead'] }).resolve();
      expect([scene.items('p1'), scene.coins('p1')]).toEqual([[], 6]);
      scene.done();
    },
  },
  {
    of: 'readings-damage',
    says: 'what the damage triggers goes on the stack first, the death above it',
    play: () => {
      const scene = aScene()
        .player('p1', { hand: ['bomb'] })
        .player('p2', { items: [withCounters('fanny-pack', 1, 'eternal')], damage: 1 });
      scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
      expect(scene.stack()).toEqual(['fanny-pack', 'p2 death']);
      scene.resolve().done();
    },
  },
  {
    of: 'readings-dice',
    says: 'a die that was rerolled into the same number triggers again',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['dads-lost-coin', 'book-of-sin'] })
        .dice(1, 1, 4);
      scene.use('p1', 'book-of-sin').allPass(2).allPass().answer('p1', 'effect.may', 'yes').allPass();
      expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
      scene.allPass().answer('p1', 'effect.may', 'yes').resolve().done();
    },
  },
];
