import { expect, test } from 'vitest';
import { panelMessage } from '../../../src/discord/messages/panel/panel-message.js';
import { decisionOf, openFrom, seededRandom, type PlayerId } from '../../../src/engine/index.js';
import type { GameState } from '../../../src/engine/index.js';
import { sceneCards } from '../../support/cards/index.js';
import { aScene } from '../../support/scene.js';
import { speak } from '../support/house.js';
import { tableOf } from '../support/long-table.js';
import { stateIn } from '../../support/internals.js';

test('TURN-20 REPL-04: “your turn is next” is said to whoever has the next turn, not to those who skip theirs', () => {
  const w = speak('en');
  const saysNext = (player: PlayerId): boolean => {
    const scene = aScene({ players: 3 })
      .player('p1', { character: 'isaac' })
      .player('p2', { character: 'judas' })
      .player('p3', { character: 'maggy' });
    scene.declare('p1', 'end').allPass().passTo(player);
    const state = JSON.parse(JSON.stringify(scene.state())) as GameState;
    state.players.p2!.turnsToSkip = 1;
    const session = openFrom(state, { cards: sceneCards, random: seededRandom });
    expect([stateIn(session).turn.phase, decisionOf(session)?.player]).toEqual(['end', player]);
    scene.done({ midway: 'the panel is looked at in the end phase' });
    const table = tableOf(session);
    const { user } = table.data.game.seats.find((seat) => seat.player === player)!;
    const panel = panelMessage({ table, user: user!, w, page: 0, chosen: [], notice: null });
    return JSON.stringify(panel).includes(w.board.mayNow('next'));
  };
  expect([saysNext('p2'), saysNext('p3')]).toEqual([false, true]);
});
