import { chooseAnswer } from '../../computer-players/index.js';
import { cardsOf, decisionOf, save, viewFor, type Weighing } from '../../engine/index.js';
import { computerRandom } from '../play/computer-random.js';
import { weighingsOf } from '../timekeeping/weighing.js';
import { isPractice } from '../lobby/practice.js';
import { seatOfUser } from '../record/seats-of-user.js';
import type { Person } from '../record/data.js';
import type { Later } from '../repository/delivery.js';
import type { TableRepository } from '../repository/table-repository.js';
import type { Refusal } from '../record/outcome.js';
import type { Thinkers } from './thinkers.js';

/** Advice to people. */
export interface Advising {
  /**
   * What a strong computer player would answer to the open question of this person, marked among what it has weighed; what a
   * simple one would, alone, where it comes to no end. In practice games only, and for the one who is asked.
   */
  advise(channel: string, person: Person): Promise<readonly Weighing[] | Refusal>;
}

/** Lets people ask what a computer player would do in their place; nothing of the game changes by it. */
export const createAdvising = (
  current: TableRepository['current'],
  thinkers: Thinkers | undefined,
  later: Later,
): Advising => ({
  async advise(channel, person) {
    const table = isPractice(channel) ? await current(channel) : null;
    const session = table?.data.phase === 'playing' ? table.session : null;
    const decision = session === null ? null : decisionOf(session);
    const seat = table === null ? null : seatOfUser(table.data, person.user);
    if (session === null || decision === null || seat?.player !== decision.player) return { why: 'notPossible' };
    const appointment = thinkers?.think(save(session), 'strong') ?? null;
    if (appointment !== null) await new Promise<void>((resolve) => later(appointment.after, resolve));
    const thought = appointment?.thought() ?? null;
    const simple = () =>
      chooseAnswer('simple', viewFor(session, seat.player), computerRandom(session), cardsOf(session));
    const answer = thought?.answers[0] ?? simple();
    return weighingsOf(session, decision, thought?.weighed ?? [], answer);
  },
});
