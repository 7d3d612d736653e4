import { list } from '../cards/nouns.js';

const placeholder = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'Choose one' : `Choose ${min}`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
};

const numbered = (names: readonly string[], from: number): string =>
  names.map((name, at) => `${from + at}. ${name}`).join(' → ');

/** On the button that opens the page of the sets and decks. */
export const DECKS = 'Cards and decks';

/** Labels of buttons and menus. */
export const ui = {
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  addComputer: 'Add computer player',
  removeComputer: 'Remove computer player',
  play: 'Play',
  pass: 'Pass',
  passFor: { attack: 'Pass for this attack', turn: 'Pass for this turn' },
  /** Ends that. */
  passNoMore: 'Passing by yourself: stop',
  withdrawPass: 'Withdraw pass',
  back: 'Back',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  confirm: 'Confirm',
  clear: 'Clear',
  /** Of an order: takes back the last that was picked; the rest in the order that is shown, with or without picks before. */
  unpick: 'Take back the last pick',
  asItIs: 'Leave as it is',
  restAsItIs: 'Leave the rest as it is',
  attack: 'Attack',
  buy: 'Buy',
  activate: 'Activate',
  playLoot: 'Play loot',
  endTurn: 'End turn',
  refresh: 'Refresh',
  undo: 'Undo',
  /** The menu of one's last actions. */
  undoTo: 'Undo to before…',
  inspect: 'Inspect',
  more: 'More',
  settings: 'Settings',
  no: 'No',
  /** Keeps the rooms as they are (ROOM-04). */
  keep: 'Keep',
  /** Answers to an offer of a barter. */
  accept: 'Accept',
  decline: 'Decline',
  withdrawOffer: 'Withdraw offer',
  forgetOrder: 'Ask me again about…',
  cancel: 'Cancel',
  holdPriority: { on: 'Hold priority: on', off: 'Hold priority: off' },
  /** Whether one is asked what has one possible answer. */
  askForced: { on: 'Show forced choices: on', off: 'Show forced choices: off' },
  choosePlaceholder: placeholder,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** What attacking or buying the top card of a deck means. */
  unseen: { attack: 'The top card is revealed; you attack it if it is a monster', buy: 'You buy its top card unseen' },
  /** What has been put in order so far, the first first, and what is left in the order that is shown. */
  orderSoFar: (picked: readonly string[], rest: readonly string[]): string =>
    [
      ...(picked.length === 0 ? [] : [`Order so far: ${numbered(picked, 1)}`]),
      ...(rest.length === 0
        ? []
        : [`${picked.length === 0 ? 'As it is' : 'The rest as it is'}: ${numbered(rest, picked.length + 1)}`]),
    ].join('\n'),
  chosen: (names: readonly string[]): string =>
    names.length === 0 ? 'Nothing chosen yet.' : `Chosen: ${list(names, 'and')}.`,
};
