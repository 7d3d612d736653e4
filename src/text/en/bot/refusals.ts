import { puzzles } from './puzzles.js';
import { chance } from './chance.js';
import type { MendObjection } from '../../../engine/index.js';
import type { ListRefusal, PlainRefusal, Refusal } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import { variants } from '../game/variants.js';
import { houseCards } from './house-cards.js';
import { printings } from './printings.js';
import { quick } from './quick.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';
import { counted, list } from '../cards/nouns.js';
import { board } from '../game/board.js';
import { objection } from '../game/objections.js';

type Of<Why extends Refusal['why']> = Extract<Refusal, { readonly why: Why }>;

const PLAIN: Readonly<Record<PlainRefusal, string>> = {
  noTable: 'There is no table in this channel. Open one with /souls new.',
  tableExists: 'There is already a table in this channel. End it before you open another.',
  alreadyStarted: 'The game has already started.',
  notStarted: 'The game has not started yet.',
  notSeated: 'You are not playing at this table.',
  alreadySeated: 'You are already playing at this table.',
  tableFull: 'All seats of this table are taken.',
  notHost: 'Only the host of the table can do this.',
  gameOver: 'This game is over.',
  tooFewPlayers: 'There are not enough players yet: a game needs at least two. A computer player can take a seat.',
  noSuchPlayer: 'Choose another player of this table.',
  noRememberedOrder: 'This order is not remembered any more.',
  movedOn: 'The table has moved on, so this was not used. Here is how things stand now.',
  notPossible: 'This choice is no longer possible.',
  alreadyPassed: 'You have already passed.',
  cannotTakeBack: 'This cannot be taken back: a die was rolled, a hidden card was seen, or somebody answered since.',
  takeBackOff: `There is no “${ui.undo}” at this table.`,
  busy: 'Somebody else was faster. Please try again.',
  offerOpen: 'Your last offer is still open. Withdraw it first.',
  noOffer: 'This offer is no longer open.',
  notYourOffer: 'This is for somebody else to decide.',
  heldBefore:
    'You have made the table wait here already: once each time that you could respond, with an offer or without.',
  quick: 'This table is quick: accept that before you sit down.',
  notWaiting: 'You are not making the table wait.',
  keptOut: 'The people who manage this server keep you out of new tables here; ask them.',
};

const AHEAD = {
  readyFull: 'You have ten answers ready already. End one of them first.',
  gone: 'This card is gone, or does not offer this any more. Nothing has changed.',
  planFull: 'A plan has at most eight steps. Take one away first.',
  planEnds: 'Your plan ends the turn already: nothing can come after that.',
} as const;

const ASKING = {
  full: 'You already have twenty exceptions. Remove one first.',
  none: 'You have no such exception. Nothing has changed.',
} as const;

const SEAT = {
  lastPerson: 'This is the last person at the table. End it with /souls end, or offer the seat to somebody else.',
  noInvitation: 'This seat is not offered any more.',
  notYourInvitation: 'This seat is offered to somebody else.',
  notVacant: 'This seat is not free any more.',
  knowsOtherHand: 'You have sat at another seat of this game and know its hand, so you cannot take this one.',
  hasConceded: 'You have conceded this game, so you cannot come back to it.',
} as const;

const ENDING = {
  proposed: 'You have proposed to end the game already. The others answer in the channel.',
  tooSoon: 'You have proposed to end the game in this round of turns already.',
  none: 'Nobody proposes to end the game any more.',
} as const;

const REWIND = {
  gone: 'The game cannot be rewound to there: that decision is not in this round, or has been taken back. Open the list again.',
  open: 'A rewind is proposed already. Answer that one in the channel first.',
  none: 'Nobody proposes this rewind any more.',
} as const;

const MENDING = {
  open: 'A mend is proposed already. Answer that one in the channel first.',
  none: 'Nobody proposes this mend any more.',
  notHost: 'Only the host may mend alone. Ask the table instead.',
  notStuck: 'The table is not stuck, so the others are asked first.',
} as const;

const notMended = (objection: MendObjection): string => {
  switch (objection.problem) {
    case 'gone':
      return 'That is not there any more, or not where everybody can see it. Open the page again.';
    case 'same':
      return 'That is how it is already.';
    case 'range':
      return `Choose a number from ${objection.least} to ${objection.most}.`;
    case 'dying':
      return 'Its death is on the stack, or it is dead: its HP cannot be put right now. Drop the death from the stack instead.';
    case 'place':
      return 'A card like this cannot lie there.';
    case 'diesAgain':
      return 'This death would be on the stack again at once, because no HP are possible there. Put its HP counters or its place right instead.';
  }
};

const CALL = {
  noRole: 'The managers of this server have chosen no role that could be mentioned: /souls setup.',
  called: 'Players have been called to this table already: once for each lobby.',
} as const;

const CODE = {
  damaged:
    'This is no whole code of house rules: a letter is missing or wrong. Copy it again from the settings of the other table.',
  later:
    'This code is of a later version of the bot and says something that this one does not know. Nothing has changed.',
  cards: 'This code names a card or set that this version does not have. Nothing has changed.',
} as const;

const souls = (number: number): string => counted(number, { one: 'soul', many: 'souls' });

const waysRefused = (reason: Of<'mode'>): string => {
  if (reason.problem === 'capTooLow')
    return `With at most ${souls(reason.cap)} for one player you cannot have ${souls(reason.goal)} together, which it takes here. Choose a higher limit, or none.`;
  const { problem, seats } = reason;
  switch (problem) {
    case 'noGoal':
      return 'In a challenge souls are no goal: the final boss has to be defeated. Leave the number of souls out.';
    case 'bonusSouls':
      return 'Against the clock there are no bonus souls. Choose another preset to play with them.';
    case 'cap':
      return `A limit of souls for one player is there only where all share one goal. Choose “${tableSettings.preset('together')}” or “${tableSettings.preset('alone')}” first.`;
    case 'seats':
      return `That would be a table for ${counted(seats, { one: 'player', many: 'players' })}, and more seats are taken here. Somebody has to leave first.`;
    case 'fewSeats':
      return `This way to play needs at least ${counted(seats, { one: 'player', many: 'players' })}, and fewer seats are taken here. Somebody has to join first, or a computer player.`;
    case 'ownSeats':
      return `This way to play is for ${counted(seats, { one: 'player', many: 'players' })} at most, whatever number of seats is wished for. For more, choose a preset of everybody against everybody.`;
    case 'alone':
      return 'To play alone you must be the only one at the table: the other seats have to be free first.';
    case 'barter':
      return 'Against the clock there is no bartering: the two players keep hands and ¢ apart.';
  }
};

const KIND = {
  character: { one: 'character', many: 'characters' },
  loot: { one: 'loot card', many: 'loot cards' },
  treasure: { one: 'treasure', many: 'treasures' },
  monster: { one: 'monster', many: 'monsters' },
} as const;

const tables = (number: number): string => counted(number, { one: 'table', many: 'tables' });
const mentioned = (channels: readonly string[]): readonly string[] => channels.map((id) => `<#${id}>`);

const cardsRefused = (refusal: ListRefusal, names: Names): string => {
  if (refusal.why === 'tooFewCards') {
    const { kind, least } = refusal;
    if (kind === 'room')
      return `There would be no room to play with. Choose a set that has some, such as Requiem (“${ui.settings}”, then “${tableSettings.decks}”), ban fewer of them, or play without rooms.`;
    return `Too few cards would be left: at least ${counted(least, KIND[kind])} must be there to deal.`;
  }
  const card = refusal.card === null ? '' : names.card(refusal.card);
  switch (refusal.problem) {
    case 'banned':
      return `${card} is banned already. /souls options allow takes it off the list.`;
    case 'mustHave':
      return `${card} is a must-have already. /souls options allow takes it off the list.`;
    case 'unknownCard':
      return 'No such card of the chosen sets can be listed. Choose one of the suggestions; a starting item comes with its character.';
    case 'notListed':
      return `${card} is on no list.`;
    case 'full':
      return `A list holds at most ${refusal.number} cards.`;
    case 'notInSets':
      return `${card} is a must-have, but it is in none of the chosen sets. Take it off the list first.`;
    case 'noRooms':
      return `${card} is a room, and this table plays without them. Switch rooms on, or allow that card.`;
    case 'noBonusSouls':
      return `${card} is a bonus soul, and this table plays without them. Switch bonus souls on, or allow that card.`;
    case 'noDeck':
      return `${card} is in no deck: another card brings it into the game, so it cannot be a must-have.`;
    case 'tooManyBonusSouls':
      return `Only ${refusal.number} bonus souls are dealt: no more can be must-haves.`;
    case 'tooManyCharacters':
      return `More characters are must-haves than there are players: ${refusal.number}. Take one off the list.`;
    case 'threePlus':
      return `${card} is a must-have, but it is for three or more players. Take it off the list, or wait for a third.`;
    case 'neverThree':
      return `${card} is a must-have, but it is for three or more players, and this way to play has two. Take it off the list.`;
  }
};

const notAsked = ({ objection: rule, waitingFor }: Of<'notYourQuestion'>, names: Names): string => {
  const reason = rule === null ? 'You are not asked now.' : objection(rule, names);
  if (waitingFor.is === 'counted') return `${reason} ${board.awaitsAnswers(waitingFor.answers)}`.trim();
  const awaited = waitingFor.players.map((one) => names.player(one));
  return awaited.length === 0 ? reason : `${reason} The table waits for ${list(awaited, 'and')}.`;
};

/** Who has not accepted yet that the table is quick. */
const notAcceptedBy = (reason: Of<'notAccepted'>, names: Names): string => {
  const people = reason.players.map((player) => names.player(player));
  const have = people.length === 1 ? 'has' : 'have';
  return `This table is quick, which ${list(people, 'and')} ${have} not accepted yet. It takes “${quick.read}” on the table’s message, or “${tableSettings.switchName('quick')}” switched off in the settings.`;
};

/** A word for the chance of a game, a moment that is shared, and what a practice game begins in. */
const notBegun = (reason: Of<'share' | 'situation' | 'word'>, names: Names): string => {
  switch (reason.why) {
    case 'share':
      return puzzles.notShared(reason.problem);
    case 'word':
      return chance.refused(reason.problem, reason.most);
    case 'situation':
      return reason.problem === 'impossible'
        ? puzzles.impossible(reason.position, names.card)
        : puzzles.refused(reason.problem);
  }
};

/** Why something was not done, as a sentence. */
export const refusal = (reason: Refusal, names: Names): string => {
  switch (reason.why) {
    case 'notYourQuestion':
      return notAsked(reason, names);
    case 'rule':
    case 'noBarter':
      return objection(reason.objection, names);
    case 'deckList':
    case 'tooFewCards':
      return cardsRefused(reason, names);
    case 'sets':
      return reason.set === null
        ? 'Choose at least one set of cards.'
        : `This version has no set of cards called “${reason.set}”. Choose the sets again: “${ui.settings}”, then “${tableSettings.decks}”.`;
    case 'mode':
      return waysRefused(reason);
    case 'variants':
      return variants.clash(reason.clash);
    case 'printings':
      return printings.unknown(names.typed?.(reason.printing) ?? reason.printing);
    case 'houseCards':
      return houseCards.table.refused(reason.problem, reason.most);
    case 'code':
      return CODE[reason.problem];
    case 'share':
    case 'situation':
    case 'word':
      return notBegun(reason, names);
    case 'serverFull':
      return `This server allows ${tables(reason.most)} at once, and all are in use. Join one, or wait until one ends.`;
    case 'moved':
      return `This game is played in <#${reason.channel}>.`;
    case 'wrongChannel':
      return `On this server tables are opened in ${list(mentioned(reason.channels), 'or')}.`;
    case 'ahead':
      return AHEAD[reason.problem];
    case 'asking':
      return ASKING[reason.problem];
    case 'seat':
      return SEAT[reason.problem];
    case 'notAccepted':
      return notAcceptedBy(reason, names);
    case 'waiting':
      return `You are on the waiting list already, in place ${reason.place}.`;
    case 'call':
      return CALL[reason.problem];
    case 'mend':
      return notMended(reason.objection);
    case 'mending':
      return MENDING[reason.problem];
    case 'rewind':
      return REWIND[reason.problem];
    case 'ending':
      return ENDING[reason.problem];
    default:
      return PLAIN[reason.why];
  }
};
