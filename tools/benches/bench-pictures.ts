import { cardById, cardsOf } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { boardScene, openDrawing } from '../../src/discord/index.js';
import { apply, decisionOf, openGame, outcomeOf, seededRandom, viewFor, type Session } from '../../src/engine/index.js';
import { setupForTable, randomFrom } from '../../src/table/index.js';
import { words } from '../../src/text/index.js';
import type { Row } from './bench-games.js';

const cards = { card: cardById };
const PLAYERS = 4;
const PICTURES = 40;
/** Decisions between two pictures. */
const EVERY = 25;

/** States of games between four `random` players. */
function* states(): Generator<Session> {
  for (let seed = 0; ; seed += 1) {
    const setup = setupForTable(cardsOf(['base']), PLAYERS, PLAYERS, `pictures ${seed}`);
    const session = openGame(setup, { cards, random: seededRandom }, { checkpoints: false });
    const random = randomFrom(seed);
    for (let n = 0; outcomeOf(session) === null && n < PICTURES * EVERY; n += 1) {
      const decision = decisionOf(session);
      if (decision === null) break;
      if (n % EVERY === 0) yield session;
      apply(session, decision.player, chooseAnswer('random', viewFor(session, decision.player), random, cards));
    }
  }
}

/** The longest time in milliseconds for which nothing else had its turn while this ran. */
const longestStall = async (run: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await run();
  isOver = true;
  look();
  return longest;
};

/** Milliseconds for the picture of a board of four, the longest stall of the event loop in them, and the file's KB. */
export const pictureSpeed = async (): Promise<readonly Row[]> => {
  const w = words('fr', cards);
  const names = { player: (id: string) => `Player ${id}`, card: w.cardName };
  const drawing = openDrawing();
  const times: number[] = [];
  const stalls: number[] = [];
  const sizes: number[] = [];
  for (const session of states()) {
    if (times.length === PICTURES) break;
    const view = viewFor(session, null);
    const scene = boardScene(view, view.turnOrder, w, names);
    const start = performance.now();
    let size = 0;
    const stall = await longestStall(async () => {
      size = (await drawing.draw({ kind: 'board', scene })).length;
    });
    times.push(performance.now() - start);
    stalls.push(stall);
    sizes.push(size / 1024);
  }
  await drawing.close();
  return [
    { name: 'board drawn, four players', unit: 'ms', values: times, wanted: 25 },
    { name: 'event loop held while a board is drawn', unit: 'ms', values: stalls, wanted: 5 },
    { name: 'picture of a board, four players', unit: 'KB', values: sizes },
  ];
};
