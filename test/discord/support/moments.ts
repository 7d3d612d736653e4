import { apply, decisionOf, openGame, seededRandom, takeEntries, type LogEntry } from '../../../src/engine/index.js';
import { cardsOf } from '../../../cards/index.js';
import { setupForTable, type Table } from '../../../src/table/index.js';
import { tableOf } from './long-table.js';
import { stateIn } from '../../support/internals.js';
import { resources } from '../../support/resources.js';

/** A table at one moment of a game, and the log of what has just happened. */
export interface Seen {
  readonly table: Table;
  readonly log: readonly LogEntry[];
}

/** Every so many decisions of a game of so many people in which anything offered may be chosen. */
export function* moments(seed: string, decisions: number, every: number, people = 4): Generator<Seen> {
  const session = openGame(setupForTable(cardsOf(['base']), people, 4, seed), resources);
  const log: LogEntry[] = [];
  for (let n = 0; n < decisions; n += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    log.push(...takeEntries(session));
    if (n % every === 0) yield { table: tableOf(session, people), log: log.slice(-20) };
    const { options, min, max, player, key } = decision;
    const pick = (range: number): number => seededRandom(`${seed}:${n}`, n, range, 'random');
    const passes = key === 'priority' && stateIn(session).stack.length > 0 && pick(10) < 8;
    const count = Math.max(min, Math.min(max, 1));
    const at = pick(options.length);
    const chosen = passes ? ['pass'] : [...options.slice(at), ...options].slice(0, count).map(({ id }) => id);
    apply(session, player, chosen.includes('back') ? ['back'] : chosen);
  }
}
