import type { Ui } from '../../words/bot/ui.js';
import { list } from '../cards/nouns.js';

const placeholder = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'Choose one' : `Choose ${min}`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
};

const numbered = (names: readonly string[], from: number): string =>
  names.map((name, at) => `${from + at}. ${name}`).join(' → ');

/** On the button that opens the page of the sets and decks. */
export const DECKS = 'Cards and decks';

export const ui: Ui = {
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  addComputer: 'Add computer player',
  removeComputer: 'Remove computer player',
  play: 'Play',
  pass: 'Pass',
  passFor: { attack: 'Pass for this attack', turn: 'Pass for this turn' },
  passNoMore: 'Passing by yourself: stop',
  withdrawPass: 'Withdraw pass',
  back: 'Back',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  confirm: 'Confirm',
  clear: 'Clear',
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
  undoTo: 'Undo to before…',
  inspect: 'Inspect',
  more: 'More',
  settings: 'Settings',
  no: 'No',
  keep: 'Keep',
  accept: 'Accept',
  decline: 'Decline',
  withdrawOffer: 'Withdraw offer',
  forgetOrder: 'Ask me again about…',
  cancel: 'Cancel',
  holdPriority: { on: 'Hold priority: on', off: 'Hold priority: off' },
  askForced: { on: 'Show forced choices: on', off: 'Show forced choices: off' },
  choosePlaceholder: placeholder,
  page: (page, pages) => `Page ${page} of ${pages}`,
  unseen: { attack: 'The top card is revealed; you attack it if it is a monster', buy: 'You buy its top card unseen' },
  orderSoFar: (picked, rest) =>
    [
      ...(picked.length === 0 ? [] : [`Order so far: ${numbered(picked, 1)}`]),
      ...(rest.length === 0
        ? []
        : [`${picked.length === 0 ? 'As it is' : 'The rest as it is'}: ${numbered(rest, picked.length + 1)}`]),
    ].join('\n'),
  chosen: (names) => (names.length === 0 ? 'Nothing chosen yet.' : `Chosen: ${list(names, 'and')}.`),
};
