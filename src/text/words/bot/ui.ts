/** Labels of buttons and menus. */
export interface Ui {
  readonly join: string;
  readonly leave: string;
  readonly start: string;
  readonly addComputer: string;
  readonly removeComputer: string;
  readonly play: string;
  readonly pass: string;
  readonly passFor: { readonly attack: string; readonly turn: string };
  /** Ends that. */
  readonly passNoMore: string;
  readonly withdrawPass: string;
  readonly back: string;
  readonly nextPage: string;
  readonly previousPage: string;
  readonly confirm: string;
  readonly clear: string;
  /** Of an order: takes back the last that was picked; the rest in the order that is shown, with or without picks before. */
  readonly unpick: string;
  readonly asItIs: string;
  readonly restAsItIs: string;
  readonly attack: string;
  readonly buy: string;
  readonly activate: string;
  readonly playLoot: string;
  readonly endTurn: string;
  readonly refresh: string;
  readonly undo: string;
  /** The menu of one's last actions. */
  readonly undoTo: string;
  readonly inspect: string;
  readonly more: string;
  readonly settings: string;
  readonly no: string;
  /** Keeps the rooms as they are (ROOM-04). */
  readonly keep: string;
  /** Answers to an offer of a barter. */
  readonly accept: string;
  readonly decline: string;
  readonly withdrawOffer: string;
  readonly forgetOrder: string;
  readonly cancel: string;
  readonly holdPriority: { readonly on: string; readonly off: string };
  /** Whether one is asked what has one possible answer. */
  readonly askForced: { readonly on: string; readonly off: string };
  readonly choosePlaceholder: (min: number, max: number) => string;
  readonly page: (page: number, pages: number) => string;
  /** What attacking or buying the top card of a deck means. */
  readonly unseen: { readonly attack: string; readonly buy: string };
  readonly chosen: (names: readonly string[]) => string;
  /** What has been put in order so far, the first first, and what is left in the order that is shown. */
  readonly orderSoFar: (picked: readonly string[], rest: readonly string[]) => string;
}
