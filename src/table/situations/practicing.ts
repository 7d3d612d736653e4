import type { Resources } from '../../engine/index.js';
import type { By } from '../record/by.js';
import type { Person, TableData } from '../record/data.js';
import type { GameStore } from '../record/game-store.js';
import { historyIn } from '../history/history.js';
import { outboxItems, type TableRepository } from '../repository/table-repository.js';
import type { Outcome } from '../record/outcome.js';
import { newGame } from '../lifecycle/opening.js';
import { newPractice, practiceOf } from '../lobby/practice.js';
import { newSituation, type Beginning } from './beginning.js';
import { shareFinishedTurn, shareLiveGame, type Shared } from './sharing.js';

/** Practice games, and moments of games written down as a text. */
export interface Practicing {
  /** Begins a practice game of this person against a computer player, in place of the one before. */
  beginPractice(by: By, language: TableData['display']['language']): Promise<Outcome>;
  /** Begins a practice game in a puzzle or in a shared moment, in place of the one before. */
  beginSituation(by: By, language: TableData['display']['language'], beginning: Beginning): Promise<Outcome>;
  /**
   * The text of a moment: of a game that goes on, as this person may know it; of one that is over a turn of it with every card,
   * the last for null.
   */
  shareMoment(channel: string, person: Person, turn: number | null): Promise<Shared>;
}

/** What practice games need; `random` is a seed that nobody can foresee. */
interface PracticeDeps {
  readonly repository: TableRepository;
  readonly store: GameStore;
  readonly resources: Resources;
  readonly random: () => string;
}

export const createPracticing = ({ repository, store, resources, random }: PracticeDeps): Practicing => ({
  async beginPractice(by, language) {
    const channel = practiceOf(by.person.user);
    const [game, seed] = [newGame(), random()];
    await store.clearEntries(channel);
    return repository.act(channel, by, () => newPractice(game, by.person, language, seed, resources), outboxItems);
  },
  async beginSituation(by, language, beginning) {
    const { person } = by;
    const channel = practiceOf(person.user);
    const begun = newSituation(beginning, { game: newGame(), person, language, seed: random() }, resources);
    if (!('why' in begun)) await store.clearEntries(channel);
    return repository.act(channel, by, () => begun, outboxItems);
  },
  async shareMoment(channel, { user }, turn) {
    const table = await repository.current(channel);
    if (table === null) return { refusal: { why: 'noTable' } };
    if (table.data.phase !== 'over') return shareLiveGame(table, user);
    return shareFinishedTurn(table, historyIn(await store.history(channel)), turn, resources);
  },
});
