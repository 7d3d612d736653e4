import { expect } from 'vitest';
import { aGame, aScene } from '../../support/scene.js';
import type { Shown } from './shown.js';

/** What rulings say about cards from A to G. */
export const cardsAToG: readonly Shown[] = [
  {
    of: 'ambush-counts-the-attack',
    says: 'the attack that turned it up counts, so one more is owed',
    play: () => {
      const scene = aScene().monsters('gurdy').deck('monster', ['ambush', 'event-pays', 'fly']);
      scene.attack('p1', 'deck').resolve();
      scene.refuses('p1', 'end').attack('p1', 'deck').resolve();
      scene.refuses('p1', 'attack');
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'ambush-counts-the-attack',
    says: 'an attack on the deck that was over before counts too',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['champion-belt'], hand: ['ehwaz'] })
        .monsters('gurdy')
        .deck('monster', ['event-pays', 'ambush', 'dip', 'event-pays']);
      scene.attack('p1', 'deck').resolve();
      scene.play('p1', 'ehwaz').resolve();
      expect(scene.discarded('monster')).toContain('ambush');
      scene.refuses('p1', 'end').attack('p1', 'deck').resolve();
      expect(scene.offered()).toContain('end');
      scene.done();
    },
  },
  {
    of: 'belly-button-own-turn',
    says: 'its loot play is there in the start phase already, the usual one is not',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['belly-button'], hand: ['a-penny', 'a-penny'] })
        .from('startTriggers');
      scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny', 'LOOT-03');
      scene.toActionPhase().play('p1', 'a-penny').allPass();
      expect(scene.coins('p1')).toBe(2);
      scene.done();
    },
  },
  {
    of: 'boom-fly-dead-players',
    says: 'a dead player takes the damage too, it triggers, and nobody dies again',
    play: () => {
      const scene = aScene()
        .player('p1', { character: 'sturdy', hand: ['xiii-death', 'bomb'], lootPlays: 2 })
        .player('p2', { items: ['fanny-pack', 'the-d6'] })
        .monsters('boom-fly');
      scene
        .play('p1', 'xiii-death', { targets: ['p2'] })
        .passUntil('p2 death')
        .allPass();
      scene.answer('p2', 'deathPenalty.item', 'fanny-pack');
      scene.play('p1', 'bomb', { targets: ['boom-fly'] }).resolve();
      expect(scene.said('event').filter(({ event }) => event === 'damage')).toHaveLength(3);
      expect([scene.hp('p1'), scene.dead('p2')]).toEqual([2, true]);
      scene.done();
    },
  },
  {
    of: 'chaos-all-at-once',
    says: 'all hands go at the same time',
    play: () => {
      const scene = aScene({ players: 3 })
        .player('p1', { items: ['chaos'], hand: ['bomb'] })
        .player('p2', { hand: ['a-penny', 'a-nickel'] });
      scene.use('p1', 'chaos').allPass();
      expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([[], ['bomb'], ['a-penny', 'a-nickel']]);
      scene.done();
    },
  },
  {
    of: 'chaos-card-eternal',
    says: 'a starting item may be chosen, and stays',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['chaos-card'] })
        .player('p2', { items: ['the-d6', 'meat'] });
      scene.use('p1', 'chaos-card').allPass().answer('p1', 'effect.option', 'm1');
      scene.answer('p1', 'effect.choose', 'the-d6');
      expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([['the-d6', 'meat'], ['chaos-card']]);
      scene.done();
    },
  },
  {
    of: 'chaos-card-bonus-soul',
    says: 'a bonus soul that somebody has gained can be destroyed and is gone for good',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['chaos-card'], coins: 24, hand: ['a-penny'] })
        .player('p2', { souls: ['soul-of-greed'] });
      scene.use('p1', 'chaos-card').allPass().answer('p1', 'effect.option', 'm1');
      scene.answer('p1', 'effect.choose', 'soul-of-greed');
      expect([scene.souls('p2'), scene.object('soul-of-greed').zone]).toEqual([0, 'outside']);
      scene.play('p1', 'a-penny').resolve();
      expect([scene.coins('p1'), scene.souls('p1')]).toEqual([25, 0]);
      scene.done();
    },
  },
  {
    of: 'chaos-card-bonus-soul',
    says: 'one that nobody has gained cannot be chosen',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['chaos-card'] })
        .player('p2', { items: ['meat', 'dinner'] })
        .outside('soul-of-greed');
      scene.use('p1', 'chaos-card').allPass().answer('p1', 'effect.option', 'm1');
      expect(scene.offered()).toEqual(['meat', 'dinner']);
      scene.answer('p1', 'effect.choose', 'meat').done();
    },
  },
  {
    of: 'dads-lost-coin-one-again',
    says: 'a 1 that is rerolled into another 1 may be rerolled again',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['dads-lost-coin'], hand: ['roll-for-coins'] })
        .dice(1, 1, 4);
      scene.play('p1', 'roll-for-coins').passUntil('dads-lost-coin').allPass().answer('p1', 'effect.may', 'yes');
      expect(scene.stack()).toEqual(['roll 1']);
      scene.passUntil('dads-lost-coin').allPass().answer('p1', 'effect.may', 'yes');
      expect(scene.stack()).toEqual(['roll 4']);
      scene.resolve().done();
    },
  },
  {
    of: 'dads-lost-coin-changed-face',
    says: 'if somebody changes the 1 in response, nothing is rerolled',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['dads-lost-coin'], hand: ['roll-for-coins'] })
        .player('p2', { hand: ['roll-plus-1'], lootPlays: 1 })
        .dice(1);
      scene.play('p1', 'roll-for-coins').passUntil('dads-lost-coin').passTo('p2');
      scene.play('p2', 'roll-plus-1', { targets: ['roll'] }).resolve();
      expect(scene.coins('p1')).toBe(2);
      scene.done();
    },
  },
  {
    of: 'dead-bird-own-three',
    says: 'its own player loses and wins nothing by a 3',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['dead-bird'], hand: ['roll-for-coins', 'bomb', 'a-dime'] })
        .dice(3);
      scene.play('p1', 'roll-for-coins').resolve();
      scene.answer('p1', 'effect.may', 'yes').answer('p1', 'effect.choose', 'bomb').resolve();
      expect(scene.hand('p1').toSorted()).toEqual(['a-dime', 'bomb']);
      scene.done();
    },
  },
  {
    of: 'devil-deal-damage-first',
    says: 'the item comes after the damage and can pay the penalty',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['the-d6'] })
        .monsters('gurdy')
        .wholeDeck('treasure', ['meat', 'guppys-paw', 'breakfast'])
        .deck('monster', ['devil-deal']);
      scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();
      expect([scene.stack(), scene.items('p1')]).toEqual([['2 damage to p1'], ['the-d6']]);
      scene.allPass().answer('p1', 'deck.search', 'guppys-paw');
      expect(scene.stack()).toEqual(['p1 death']);
      scene.allPass().answer('p1', 'deathPenalty.item', 'guppys-paw').toNextTurn();
      expect(scene.items('p1')).toEqual(['the-d6']);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'devil-deal-guppys-collar',
    says: 'the Collar that it brings rolls for the death by its damage',
    play: () => {
      const scene = aScene()
        .monsters('gurdy')
        .wholeDeck('treasure', ['meat', 'guppys-collar', 'breakfast'])
        .deck('monster', ['devil-deal'])
        .dice(2);
      scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass(2);
      scene.answer('p1', 'deck.search', 'guppys-collar');
      expect(scene.stack()).toEqual(['p1 death']);
      scene.toNextTurn();
      expect([scene.items('p1'), scene.said('event').filter(({ event }) => event === 'dies')]).toEqual([
        ['guppys-collar'],
        [],
      ]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'eden-item-after-a-theft',
    says: 'what Eden kept stays Eternal with whoever steals it',
    play: () => {
      const scene = aGame({
        seats: 2,
        decks: {
          loot: Array.from({ length: 12 }, () => 'steal-item'),
          treasure: ['meat', 'mr-boom', 'breakfast', 'glass-cannon', 'the-relic', 'book-of-sin'],
          monster: ['fly', 'gurdy', 'pin'],
        },
        characters: ['eden', 'plain'],
      }).firstPlayerDice(2, 1);
      const eden = scene.object('eden').controller!;
      const thief = eden === 'p1' ? 'p2' : 'p1';
      scene.answer(eden, 'effect.choose', 'glass-cannon').answer(eden, 'deck.order', 'the-relic', 'breakfast');
      scene.toActionPhase();
      if (scene.state().turn.active === eden) scene.endTurn(eden).toActionPhase();
      scene.play(thief, 'steal-item', { targets: ['glass-cannon'] }).resolve();
      const stolen = scene.view().players.find(({ id }) => id === thief)?.items[0];
      expect(stolen).toMatchObject({ card: 'glass-cannon', keywords: ['eternal'] });
      scene.done();
    },
  },
  {
    of: 'glass-cannon-order',
    says: 'once it is destroyed its further activations do nothing',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['glass-cannon', 'the-battery'] })
        .player('p2', { items: ['meat', 'dinner'] })
        .dice(2);
      scene.use('p1', 'glass-cannon', { targets: ['meat'] });
      scene
        .use('p1', 'the-battery', { targets: ['glass-cannon'] })
        .passUntil('glass-cannon')
        .use('p1', 'glass-cannon', { targets: ['dinner'] })
        .resolve();
      expect([scene.items('p2'), scene.hand('p1').length]).toEqual([['meat'], 2]);
      scene.done();
    },
  },
  {
    of: 'greed-all-damage',
    says: 'everybody loses ¢, the active player too',
    play: () => {
      const scene = aScene()
        .player('p1', { coins: 5, character: 'sturdy' })
        .player('p2', { coins: 3 })
        .monsters('greed')
        .dice(1);
      scene.attack('p1', 'greed').passUntil('greed').allPass();
      expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
      scene.done({ midway: 'the attack goes on' });
    },
  },
  {
    of: 'guppys-collar-with-broken-ankh',
    says: 'both roll for one death, in the order of their player',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['guppys-collar', 'broken-ankh', 'the-d6'] })
        .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
        .dice(5, 2);
      scene
        .passTo('p2')
        .play('p2', 'xiii-death', { targets: ['p1'] })
        .passUntil('p1 death')
        .allPass();
      scene.answer('p1', 'trigger.order', 't0', 't1');
      expect(scene.stack()).toEqual(['p1 death', 'guppys-collar', 'broken-ankh']);
      scene.toNextTurn();
      expect(scene.said('event').filter(({ event }) => event === 'dies')).toEqual([]);
      scene.toActionPhase().done();
    },
  },
  {
    of: 'guppys-collar-with-broken-ankh',
    says: 'once the first has prevented it, the other rolls for nothing',
    play: () => {
      const scene = aScene()
        .player('p2', { items: ['guppys-collar', 'broken-ankh'] })
        .player('p1', { hand: ['xiii-death'] })
        .dice(6, 1);
      scene
        .play('p1', 'xiii-death', { targets: ['p2'] })
        .passUntil('p2 death')
        .allPass();
      scene.answer('p2', 'trigger.order', 't0', 't1').resolve();
      expect([scene.hp('p2'), scene.dead('p2')]).toEqual([1, false]);
      scene.done();
    },
  },
  {
    of: 'guppys-paw-cancelled',
    says: 'cancelled, it costs no HP and lies sideways',
    play: () => {
      const scene = aScene()
        .player('p1', { items: ['guppys-paw'] })
        .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
      scene
        .use('p1', 'guppys-paw')
        .passTo('p2')
        .play('p2', 'butter-bean', { targets: ['guppys-paw'] })
        .resolve();
      expect([scene.hp('p1'), scene.charged('guppys-paw')]).toEqual([2, false]);
      scene.done();
    },
  },
];
