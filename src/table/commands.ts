import type { MendWish, OptionId, PlayerId, Resources } from '../engine/index.js';
import {
  addStep,
  changeStep,
  chooseInStep,
  dropPlan,
  dropStep,
  resumePlan,
  suggestPlan,
  type StepChange,
} from './automation/plan-steps.js';
import { answerRest, endReady, makeReady, seenEnded } from './automation/ready-orders.js';
import { endUntilBack, seenUntilBack, setUntilBack, withOwnAct } from './automation/until-back.js';
import * as offers from './barter/offers.js';
import * as play from './play/answering.js';
import type { Click } from './play/click.js';
import { turnToNext } from './play/active-seat.js';
import { forgetRememberedOrder } from './play/remembered-orders.js';
import { setAskForced, setException, setHoldPriority, setStandingOrder } from './play/standing-orders.js';
import { comeBack, wait } from './play/wait.js';
import type { TableChange, WorkingCopy } from './record/table-change.js';
import type { AskingException, Subject } from './record/fields/asking-exceptions.js';
import type { By } from './record/by.js';
import type { ComputerKind, Passing, StandingOrder } from './record/data.js';
import type { Refusal } from './record/outcome.js';
import type { Setting } from './record/fields/settings.js';
import type { ProposalClick } from './proposals/consent.js';
import * as ending from './proposals/ending.js';
import * as leaving from './seats/leaving.js';
import * as lobby from './lobby/lobby.js';
import { resume, pause, unlessKeptOut } from './lifecycle/managing.js';
import { agreeToMend, mendAlone, proposeMend, refuseMend, type Mending } from './proposals/mending.js';
import * as replacing from './seats/replacing.js';
import { agreeToRewind, proposeRewind, refuseRewind, type Rewinding } from './proposals/rewinding.js';
import { addWord } from './lobby/words.js';
import type { Servers } from './servers/servers.js';

/** What commands are carried out with. */
interface CommandDeps {
  readonly servers: Servers;
  readonly resources: Resources;
  /** What nobody can foresee. */
  readonly random: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** What rewinds the game of a channel with its history as it is now. */
  readonly rewinding: (channel: string) => Promise<Rewinding>;
  readonly mending: () => Mending;
}

interface Doing extends By, CommandDeps {
  readonly channel: string;
}

type Result = TableChange | Refusal | Promise<TableChange | Refusal>;
type OfWindow = Pick<Click, 'game' | 'window'>;

/** What each command does to a table, and what it is told besides. */
const COMMANDS = {
  /**
   * Takes a seat, or a place on the waiting list where none is free or the game has begun; who has left the game and whose seat
   * the computer still plays is back on it.
   */
  join: (now: WorkingCopy, { person, servers }: Doing): Result =>
    unlessKeptOut(servers, now, person, replacing.returnToSeat(now, person) ?? lobby.join(now, person)),
  /** Takes somebody off the waiting list. */
  stopWaiting: (now: WorkingCopy, { person }: Doing): Result => lobby.stopWaiting(now, person),
  leave: (now: WorkingCopy, { person }: Doing): Result => leaving.leave(now, person),
  /** Gives a seat to a computer player, which in a game plays on; `manages`: the person administers the channel. */
  giveToComputer: (
    now: WorkingCopy,
    { person }: Doing,
    { seat }: { readonly seat: { readonly player: PlayerId; readonly manages: boolean } },
  ): Result => replacing.giveToComputer(now, person, seat),
  /** Offers a seat of a game to somebody else. */
  invite: (
    now: WorkingCopy,
    { person, interaction }: Doing,
    { seat }: { readonly seat: { readonly player: PlayerId; readonly user: string; readonly manages: boolean } },
  ): Result => replacing.invite(now, person, { ...seat, id: interaction }),
  /** Takes a seat that was offered, declines it, or withdraws the offer. */
  answerInvitation: (
    now: WorkingCopy,
    { person, servers }: Doing,
    {
      click,
    }: {
      readonly click: {
        readonly game: string;
        readonly id: string;
        readonly answer: 'accept' | 'decline' | 'withdraw';
        readonly manages: boolean;
      };
    },
  ): Result => {
    const answered = replacing.answerInvitation(now, person, click);
    return click.answer === 'accept' ? unlessKeptOut(servers, now, person, answered) : answered;
  },
  /** Takes a seat that somebody has left in the game; `id` is of its vacancy. */
  takeVacantSeat: (
    now: WorkingCopy,
    { person, servers }: Doing,
    { click }: { readonly click: { readonly game: string; readonly id: string } },
  ): Result => unlessKeptOut(servers, now, person, replacing.takeVacantSeat(now, person, click)),
  /** Gives the game up: with two players the other one wins, with more a computer player goes on. */
  concede: (now: WorkingCopy, { person }: Doing): Result => leaving.concede(now, person),
  /** Proposes to the people at the table that the game be ended, or agrees to the proposal that is open. */
  proposeEnd: (now: WorkingCopy, { person, interaction }: Doing): Result => ending.proposeEnd(now, person, interaction),
  /** Agrees to the end of the game. */
  agreeToEnd: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: ending.EndClick }): Result =>
    ending.agreeToEnd(now, person, click),
  /** Withdraws one's own proposal to end the game. */
  withdrawEnd: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: ending.EndClick }): Result =>
    ending.withdrawEnd(now, person, click),
  /** `manages`: the person administers the channel, and may end the table of others. */
  end: (now: WorkingCopy, { person }: Doing, { manages = false }: { readonly manages?: boolean }): Result =>
    leaving.end(now, person, manages),
  /** `kind` for one that plays otherwise than the table says. */
  addComputer: (now: WorkingCopy, { person }: Doing, { kind }: { readonly kind?: ComputerKind | undefined }): Result =>
    lobby.addComputer(now, person, kind),
  removeComputer: (now: WorkingCopy, { person }: Doing): Result => lobby.removeComputer(now, person),
  /** Changes a setting before the game; only the host may. */
  set: (now: WorkingCopy, { person }: Doing, { setting }: { readonly setting: Setting }): Result =>
    lobby.set(now, person, setting),
  /** Until when the lobby of a table over days stands, in milliseconds since 1970, or null; only the host may. */
  setDate: (now: WorkingCopy, { person }: Doing, { at }: { readonly at: number | null }): Result =>
    lobby.setDate(now, person, at),
  /** Has the role mentioned that the managers of the server chose; only the host may, once in a lobby. */
  callRole: (now: WorkingCopy, { person }: Doing): Result => lobby.callRole(now, person),
  /** Seats everybody anew at random; only the host may. */
  shuffleSeats: (now: WorkingCopy, { person, random }: Doing): Result => lobby.shuffleSeats(now, person, random()),
  /**
   * Adds a word to the chance of the game that is to begin, in place of the one before; an empty text takes it away. Nobody else
   * sees it before the end.
   */
  addWord: (now: WorkingCopy, { person }: Doing, { text }: { readonly text: string }): Result =>
    addWord(now, person, text),
  start: (now: WorkingCopy, { person, random, resources }: Doing): Result =>
    lobby.start(now, person, random(), resources),
  /** Answers the open question of this person, or a priority option; a pass before one's priority is sealed. */
  answer: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: Click }): Result =>
    play.answer(now, person, click),
  /** Passes, and goes on passing until this attack or turn is over; null ends that. */
  passFor: (
    now: WorkingCopy,
    { person }: Doing,
    { click }: { readonly click: OfWindow & { readonly during: Passing['during'] | null } },
  ): Result => play.passFor(now, person, click),
  /** Passes, and is never asked of this any more: of the card, the kind of thing or the player that the window is about. */
  passAndForget: (
    now: WorkingCopy,
    { person }: Doing,
    { click }: { readonly click: OfWindow & { readonly about: Subject } },
  ): Result => play.passAndForget(now, person, click),
  /** Takes back a sealed pass. */
  withdraw: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: OfWindow }): Result =>
    play.withdraw(now, person, click),
  /** Declares an attack or purchase and seals the choice (one click). */
  declare: (
    now: WorkingCopy,
    { person }: Doing,
    { click }: { readonly click: Click & { readonly what: 'attack' | 'purchase' } },
  ): Result => play.declare(now, person, click),
  /** Takes back so many of the person's own last actions, one unless it is said: all of them or none. */
  undo: (now: WorkingCopy, { person }: Doing, { actions }: { readonly actions?: number | undefined }): Result =>
    play.undo(now, person, actions),
  /** Offers ¢ to another seat, or asks for ¢; a computer player answers at once (BARTER-01). */
  offer: (now: WorkingCopy, { person, interaction }: Doing, { terms }: { readonly terms: offers.OfferTerms }): Result =>
    offers.offer(now, person, interaction, terms),
  /** Accepts or declines an offer to oneself, or withdraws one's own. */
  answerOffer: (
    now: WorkingCopy,
    { person }: Doing,
    {
      click,
    }: {
      readonly click: {
        readonly game: string;
        readonly offer: string;
        readonly answer: 'accept' | 'decline' | 'withdraw';
      };
    },
  ): Result => offers.answerOffer(now, person, click),
  /** Takes an offer away, whoever made it: for those who look after what is written in the channel. */
  removeOffer: (
    now: WorkingCopy,
    _by: Doing,
    { click }: { readonly click: { readonly game: string; readonly offer: string } },
  ): Result => offers.removeOffer(now, click),
  /** Takes the words of an accepted promise out of the log: for the same people. */
  removePromise: (
    now: WorkingCopy,
    _by: Doing,
    { click }: { readonly click: { readonly game: string; readonly offer: string } },
  ): Result => offers.removePromise(now, click),
  /** Holds the open round of answers without an offer, or no longer: publicly, once per person and window. */
  wait: (
    now: WorkingCopy,
    { person }: Doing,
    { click }: { readonly click: OfWindow & { readonly waits: boolean } },
  ): Result => wait(now, person, click),
  /** Has the table wait again for somebody for whom it waited no longer (architecture.md#deadlines-and-late-answers). */
  comeBack: (now: WorkingCopy, { person }: Doing): Result => comeBack(now, person),
  /** Somebody who plays for several seats acts for the next of them, until another one is asked (COOP-01). */
  turnToNext: (now: WorkingCopy, { person }: Doing): Result => turnToNext(now, person),
  /** Has a remembered order asked again the next time. */
  forgetRememberedOrder: (now: WorkingCopy, { person }: Doing, { order }: { readonly order: string }): Result =>
    forgetRememberedOrder(now, person, order),
  setStandingOrder: (now: WorkingCopy, { person }: Doing, { order }: { readonly order: StandingOrder }): Result =>
    setStandingOrder(now, person, order),
  /** Has somebody never asked of a card, a kind of thing or a player, or always; null as it is usual. */
  setException: (
    now: WorkingCopy,
    { person }: Doing,
    { about, ask }: { readonly about: Subject; readonly ask: AskingException['ask'] | null },
  ): Result => setException(now, person, about, ask),
  setHoldPriority: (now: WorkingCopy, { person }: Doing, { hold }: { readonly hold: boolean }): Result =>
    setHoldPriority(now, person, hold),
  /** Whether questions with one possible answer are put to them too, from the next on. */
  setAskForced: (now: WorkingCopy, { person }: Doing, { ask }: { readonly ask: boolean }): Result =>
    setAskForced(now, person, ask),
  /** Has an answer given by itself when it is called upon, one that a card of this person offers (`readyOffersOf`). */
  makeReady: (now: WorkingCopy, { person }: Doing, { id }: { readonly id: string }): Result =>
    makeReady(now, person, id),
  /** Ends such an answer. */
  endReady: (now: WorkingCopy, { person }: Doing, { id }: { readonly id: string }): Result => endReady(now, person, id),
  /** Has everything else answered by itself in exactly these ways: passed on, chosen, deals of these players declined. */
  answerRest: (now: WorkingCopy, { person }: Doing, { ways }: { readonly ways: readonly string[] }): Result =>
    answerRest(now, person, ways),
  /** This person has seen which of their answers have ended because a card is gone. */
  seenEnded: (now: WorkingCopy, { person }: Doing): Result => seenEnded(now, person),
  /** Over days: has everything passed on that is not at stake for this person, until their next own act. */
  setUntilBack: (now: WorkingCopy, { person }: Doing): Result => setUntilBack(now, person),
  /** This person is back: nothing is passed on for them any more. */
  endUntilBack: (now: WorkingCopy, { person }: Doing): Result => endUntilBack(now, person),
  /** This person has seen what was passed on for them. */
  seenUntilBack: (now: WorkingCopy, { person }: Doing): Result => seenUntilBack(now, person),
  /** Writes one more step into the plan of this person's next turn, one of those that they could do (`plannableOf`). */
  addStep: (now: WorkingCopy, { person }: Doing, { id }: { readonly id: string }): Result => addStep(now, person, id),
  /** Chooses mode, targets or payment for the last step; nothing to be asked when it comes up. */
  chooseInStep: (now: WorkingCopy, { person }: Doing, { options }: { readonly options: readonly OptionId[] }): Result =>
    chooseInStep(now, person, options),
  /** Changes what the last step does when it is not as written, or how the plan answers questions on the way. */
  changeStep: (now: WorkingCopy, { person }: Doing, { change }: { readonly change: StepChange }): Result =>
    changeStep(now, person, change),
  /** Writes the plan that a `simple` computer player would follow, in place of the one that there is. */
  suggestPlan: (now: WorkingCopy, { person }: Doing): Result => suggestPlan(now, person),
  /** Takes the last step away. */
  dropStep: (now: WorkingCopy, { person }: Doing): Result => dropStep(now, person),
  dropPlan: (now: WorkingCopy, { person }: Doing): Result => dropPlan(now, person),
  /** Goes on with what is left of a plan that has stopped, with everything as it is by now. */
  resumePlan: (now: WorkingCopy, { person }: Doing): Result => resumePlan(now, person),
  /** Proposes to the table to rewind the game to before a decision, or does so when nobody else sits there. */
  proposeRewind: async (
    now: WorkingCopy,
    { person, interaction, channel, rewinding }: Doing,
    { transition }: { readonly transition: number },
  ): Promise<TableChange | Refusal> =>
    proposeRewind(now, person, { id: interaction, transition }, await rewinding(channel)),
  agreeToRewind: async (
    now: WorkingCopy,
    { person, channel, rewinding }: Doing,
    { click }: { readonly click: ProposalClick },
  ): Promise<TableChange | Refusal> => agreeToRewind(now, person, click, await rewinding(channel)),
  /** Refuses it, or withdraws one's own proposal. */
  refuseRewind: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: ProposalClick }): Result =>
    refuseRewind(now, person, click),
  /** Proposes to the table to put something right, or does so when nobody else sits there. */
  proposeMend: (
    now: WorkingCopy,
    { person, interaction, mending }: Doing,
    { wish }: { readonly wish: MendWish },
  ): Result => proposeMend(now, person, { id: interaction, wish }, mending()),
  /** Puts something right without the others: for the host of a table that is stuck. */
  mendAlone: (now: WorkingCopy, { person, mending }: Doing, { wish }: { readonly wish: MendWish }): Result =>
    mendAlone(now, person, wish, mending()),
  agreeToMend: (now: WorkingCopy, { person, mending }: Doing, { click }: { readonly click: ProposalClick }): Result =>
    agreeToMend(now, person, click, mending()),
  /** Refuses it, or withdraws one's own proposal. */
  refuseMend: (now: WorkingCopy, { person }: Doing, { click }: { readonly click: ProposalClick }): Result =>
    refuseMend(now, person, click),
  /** Stops the clock of a game: no time runs and nobody is told of anything, while people can act as always. */
  pause: (now: WorkingCopy, { interaction, clock }: Doing, { game }: { readonly game: string }): Result =>
    pause(now, game, interaction, clock()),
  /** Lets a table that is paused go on: everybody has as much time as they had. */
  goOn: (now: WorkingCopy, { interaction, clock }: Doing, { game }: { readonly game: string }): Result =>
    resume(now, game, interaction, clock()),
};

type Commands = typeof COMMANDS;
/** What a command is told besides who asks for it. */
type Told<Command> = Command extends (now: WorkingCopy, by: Doing, told: infer What) => unknown ? What : never;

/** Something that a person does at a table. */
export type TableCommand = { [Do in keyof Commands]: { readonly do: Do } & Told<Commands[Do]> }[keyof Commands];

/** What a person does in the game themselves, and not only says or arranges: with it they are back. */
const OWN_ACTS: ReadonlySet<keyof Commands> = new Set<keyof Commands>([
  'answer',
  'passFor',
  'passAndForget',
  'withdraw',
  'declare',
  'undo',
  'offer',
  'answerOffer',
  'wait',
]);

/** Does what a command says to the table of a channel. */
export const carryOut = async (
  now: WorkingCopy,
  channel: string,
  { interaction, person }: By,
  deps: CommandDeps,
  command: TableCommand,
): Promise<TableChange | Refusal> => {
  const run = COMMANDS[command.do] as (now: WorkingCopy, by: Doing, told: TableCommand) => Result; // each is told its own command
  const result = await run(now, { ...deps, interaction, person, channel }, command);
  return OWN_ACTS.has(command.do) ? withOwnAct(result, person) : result;
};
