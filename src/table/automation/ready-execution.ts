import { turnOf, type PlayerId, type Session } from '../../engine/index.js';
import { settle } from '../play/settle.js';
import type { TableChange } from '../record/table-change.js';
import { updated, type Seat, type TableData } from '../record/data.js';
import type { Ready } from '../record/fields/ready-answers.js';
import { announceAbility } from './announce-ability.js';
import { findDueReaction, choiceFor, responseAbilityFor } from './ready.js';
import { withOtherNoted } from './until-back.js';

const withReady = (data: TableData, player: PlayerId, change: (ready: Ready) => Ready): TableData =>
  updated(data, {
    game: {
      seats: data.game.seats.map((seat) =>
        seat.player === player && seat.ready !== undefined ? { ...seat, ready: change(seat.ready) } : seat,
      ),
    },
  });

/** Gives the ready answer of this seat that is due, as its owner would; with more than one way they are asked. */
export const runReadyAnswer = (session: Session, data: TableData, seat: Seat): TableChange => {
  const { player } = seat;
  const reaction = findDueReaction(session, data, seat);
  if (reaction === null) return { session, data };
  const { answer, top } = reaction;
  const turn = turnOf(session).number;
  const isGiven = announceAbility(session, player, reaction.option, (decision) => {
    const choice = choiceFor(decision, player, reaction);
    return choice === null ? null : [choice];
  });
  const noted = withReady(data, player, (ready) => ({
    ...ready,
    answered: top.id,
    // A card that is used up is no loss to be told of: the log says it.
    answers: ready.answers.flatMap((one) => {
      if (one !== answer || !isGiven) return [one];
      return responseAbilityFor(session, player, one) === null ? [] : [{ ...one, turn }];
    }),
  }));
  return isGiven
    ? { session, data: settle(session, updated(withOtherNoted(noted, seat), { game: { acted: player } })) }
    : { session, data: noted };
};
