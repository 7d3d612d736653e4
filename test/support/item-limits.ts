import { expect } from 'vitest';
import type { CardId } from '../../src/engine/index.js';
import { hasActed } from './acted.js';
import { comesToRestWithout } from './quiet.js';
import { aScene, type Announcement, type Placed, type PlayerScene } from './scene.js';

// Scenes that many items share: what is none of their business, and what they are aimed at.

/** The turn of another begins and ends without it. */
export const sleepsInTurnsOfOthers = (id: CardId, item: Placed): void => {
  const scene = aScene({ players: 3 })
    .player('p1', { souls: ['gurdy'] })
    .player('p2', { items: [item], hand: ['a-penny'] })
    .shop('meat')
    .discard('loot', ['bomb', 'pills'])
    .from('recharge')
    .fallbacks();
  scene.toActionPhase().declare('p1', 'end').toNextTurn();
  expect([hasActed(scene, id), scene.view().turn.active]).toEqual([false, 'p2']);
  scene.done({ midway: 'the next turn begins' });
};

/** The death of a player who does not control it is nothing to it. */
export const ignoresOtherDeaths = (id: CardId): void => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: [id] });
  scene.play('p1', 'xiii-death', { targets: ['p3'] });
  comesToRestWithout(scene, id);
  expect([scene.dead('p3'), scene.items('p2')]).toEqual([true, [id]]);
  scene.done();
};

/** Another item that enters play is charged (REPL-05). */
export const leavesOthersUpright = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { items: [id], hand: ['plus-treasure'] })
    .deck('treasure', ['mystery-loot']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
};

/** Another item of its player that is destroyed puts no counter on it. */
export const ignoresOtherItemsBreaking = (id: CardId): void => {
  const scene = aScene().player('p1', { items: [id, 'meat'], hand: ['destroy-anything'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.object(id).counters]).toEqual([[id], {}]);
  scene.done();
};

/** Activated by P1, who has this, it is aimed at another player. */
export const isAimedAtOthers = (id: CardId, own: PlayerScene, how: Announcement = {}): void => {
  const scene = aScene({ players: 3 }).player('p1', own);
  scene.use('p1', id, how);
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.done({ midway: 'a target is to be chosen' });
};

/** What seeks a Guppy item finds it (KEY-10). */
export const isAGuppyItem = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['seeks-guppy'] })
    .wholeDeck('treasure', ['meat', id]);
  scene.play('p1', 'seeks-guppy').allPass();
  expect(scene.offered()).toEqual([id, 'none']);
  scene.answer('p1', 'deck.search', id).done();
};
