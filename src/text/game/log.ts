import type {
  CardId,
  CardLookup,
  LateDetail,
  LogDetail,
  LogLine,
  Mend,
  Named,
  NewRole,
  PromiseName,
  RewoundTo,
  LogKind,
  SlotKind,
  Weighing,
} from '../../engine/index.js';
import type { HAPPENINGS, EventType } from '../../engine/vocabulary/index.js';
import { isStateEvent, type ActionEvent, type ActionForm } from '../cards/matched-events.js';
import type { Names } from '../words/described.js';

type Told = { [Event in EventType]: (typeof HAPPENINGS)[Event]['told'] extends true ? Event : never }[EventType];
/** Events of the log that another of its lines says better. */
type SaidElsewhere = 'playLoot' | 'activate' | 'gainTreasure' | 'cancelAttack';
/** Events that have a sentence; a purchase is told by itself, when it has been paid. */
type SaidEvent = Exclude<Told, SaidElsewhere> | 'purchase';

/** The parts of a line as words, with neutral ones where a part is missing. */
export interface LogParts {
  readonly who: string;
  readonly other: string;
  readonly what: string;
  /**
   * The card that causes it, in brackets after a space; empty when nothing does, or the very thing that it happens to.
   */
  readonly from: string;
  /** The card that causes it; or `copied`, the card that something becomes a copy of. */
  readonly source: string;
  readonly copied: string;
  readonly cards: string;
  readonly dice: string;
  readonly amount: number;
  readonly detail: LogDetail | null;
  /** What kind of damage it is, as a language puts it before or after "damage". */
  readonly combat: string;
  /** What somebody has said in their own words. */
  readonly words: string;
  /** What an offer is about besides ¢, by names; null for an offer of ¢ alone. */
  readonly trade: {
    readonly gives: readonly string[];
    readonly loot: number;
    readonly takes: readonly string[];
  } | null;
  /** What a computer player has weighed, each with what it is about by its name; null for nothing. */
  readonly weighed: readonly (Omit<Weighing, 'thing'> & { readonly thing: string | null })[];
  /** The row of a roll: its numbers, and what it does. */
  readonly row: string;
  /** What a mend puts right, as a sentence without a full stop. */
  readonly mend: string;
}

/** One sentence of the log, without capital and full stop; empty when the line tells nothing to people. */
type Sentence<Parts> = (parts: Parts, line: LogLine) => string;
/** A sentence for each event of rolls, damage, death and turns that has one. */
export type StateEventSentences<Parts> = { readonly [Event in Exclude<SaidEvent, ActionEvent>]: Sentence<Parts> };
type LoggedAction = Extract<SaidEvent, ActionEvent>;
/** How each action is told: a verb and what follows it, for triggers and replacements, and the sentence of the log. */
export type EventPhrases<Verb, Parts> = {
  readonly [Event in ActionEvent]: Event extends LoggedAction
    ? readonly [form: ActionForm, act: Verb, rest: string, told: Sentence<Parts>]
    : readonly [form: ActionForm, act: Verb, rest: string];
};
/** A sentence for each line that is about no event. */
export type Remarks<Parts> = { readonly [Word in Exclude<LogKind, 'event'>]: Sentence<Parts> };

/** What a language gives so that every line of the log can be said in it. */
interface LogWords<Parts> {
  readonly parts: (line: LogLine, names: Names, cards: CardLookup) => Parts;
  readonly stateEvents: StateEventSentences<Parts>;
  readonly phrases: EventPhrases<unknown, Parts>;
  readonly remarks: Remarks<Parts>;
  /** With a capital and a full stop. */
  readonly sentence: (text: string) => string;
}

const isLoggedAction = <Parts>(event: EventType, phrases: EventPhrases<unknown, Parts>): event is LoggedAction =>
  !isStateEvent(event) && phrases[event].length === 4;

/** Says any line of the log in a language; empty when the line tells nothing to people. */
export const logSentences =
  <Parts>(words: LogWords<Parts>) =>
  (line: LogLine, names: Names, cards: CardLookup): string => {
    const parts = words.parts(line, names, cards);
    const text =
      line.say === 'event' ? eventText(line.event, parts, line, words) : words.remarks[line.say](parts, line);
    return text === '' ? '' : words.sentence(text);
  };

const eventText = <Parts>(
  event: EventType | undefined,
  parts: Parts,
  line: LogLine,
  { stateEvents, phrases }: LogWords<Parts>,
): string => {
  if (event === undefined) return '';
  if (event in stateEvents) return stateEvents[event as keyof typeof stateEvents](parts, line);
  return isLoggedAction(event, phrases) ? phrases[event][3](parts, line) : '';
};

/** Words for the parts that a line leaves open, and how a language names and joins. */
export interface FallbackWords {
  readonly who: string;
  readonly other: string;
  /** To whom an offer is made that is for everybody. */
  readonly whoever: string;
  readonly what: string;
  readonly source: string;
  readonly copied: string;
  readonly combat: string;
  /** `isSoul`: it is one that is lost or changes hands. */
  readonly named: (thing: Named, names: Names, isSoul?: boolean) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly mend: (mend: Mend, names: Names) => string;
  readonly row: (row: NonNullable<LogLine['row']>, line: LogLine, cards: CardLookup) => string;
}

/** The parts of a line in a language. */
export const partsOf = (line: LogLine, names: Names, cards: CardLookup, words: FallbackWords): LogParts => {
  const cause = causeOf(line);
  const source = line.source === undefined ? null : names.card(line.source);
  return {
    who: line.player === undefined ? words.who : names.player(line.player),
    other: line.other === undefined ? words[line.say === 'barter' ? 'whoever' : 'other'] : names.player(line.other),
    what: line.object === undefined ? words.what : words.named(withoutOwner(line.object, line), names, losesSoul(line)),
    from: cause === undefined ? '' : ` (${names.card(cause)})`,
    source: source ?? words.source,
    copied: source ?? words.copied,
    cards: words.list((line.cards ?? []).map((card) => names.card(card))),
    dice: words.list((line.dice ?? []).map(String)),
    amount: line.amount ?? 0,
    detail: line.detail ?? null,
    combat: line.combat === true ? words.combat : '',
    words: line.words ?? '',
    trade:
      line.trade === undefined
        ? null
        : {
            gives: line.trade.gives.map((card) => names.card(card)),
            loot: line.trade.loot,
            takes: line.trade.takes.map((card) => names.card(card)),
          },
    weighed: (line.weighed ?? []).map(({ thing, ...one }) => ({
      ...one,
      thing: thing === undefined ? null : words.named(thing, names),
    })),
    mend: line.mend === undefined ? words.what : words.mend(line.mend, names),
    row: line.row === undefined ? String(line.amount ?? 0) : words.row(line.row, line, cards),
  };
};

/** Whether a line tells that a soul is lost or changes hands. */
const losesSoul = ({ event, souls }: LogLine): boolean =>
  souls !== undefined && event !== 'gainSoul' && event !== 'becomeSoul';

/** Leaves out whose a card is when the sentence names that player anyway. */
const withoutOwner = (thing: Named, { player, other, event }: LogLine): Named => {
  if (!('card' in thing)) return thing;
  return thing.owner === player || (event === 'giveObject' && thing.owner === other) ? { card: thing.card } : thing;
};

/** The card that causes what a line tells, unless it is the very thing it happens to. */
const causeOf = ({ source, object }: LogLine): CardId | undefined =>
  object !== undefined && 'card' in object && object.card === source ? undefined : source;

/** Whether a reroll is of a die, which shows a number from then on, and not of an item. */
export const isOfDie = ({ amount }: LogLine): boolean => amount !== undefined;

/** Whether a player did it, and it was not done to that player by the game. */
export const isByPlayer = ({ player, object }: LogLine): boolean =>
  player !== undefined && !(object !== undefined && 'player' in object);

/** Whether a detail names a kind of slot. */
export const isSlot = (detail: LogDetail | null): detail is SlotKind =>
  detail === 'shop' || detail === 'room' || detail === 'monster';

/** Whether a detail names what something has become. */
export const isRole = (detail: LogDetail | null): detail is NewRole =>
  detail === 'item' || detail === 'room' || detail === 'monster' || detail === 'bonusSoul';

const PROMISES: Readonly<Record<PromiseName, true>> = {
  noHarm: true,
  respond: true,
  noRespond: true,
  leaves: true,
  attacks: true,
  pays: true,
};
/** Whether a detail names a promise. */
export const isPromise = (detail: LogDetail | null): detail is PromiseName => detail !== null && detail in PROMISES;

const LATE: Readonly<Record<LateDetail, true>> = {
  answers: true,
  endsTurn: true,
  playsTurn: true,
  absent: true,
  timedOut: true,
  returns: true,
};
/** Whether a detail says what a table does for somebody whose time is over. */
export const isLateDetail = (detail: LogDetail | null): detail is LateDetail => detail !== null && detail in LATE;

const REWOUND: Readonly<Record<RewoundTo, true>> = {
  toPlay: true,
  toActivation: true,
  toAttack: true,
  toPurchase: true,
  toEnd: true,
  toEffect: true,
  toRoll: true,
  toDamage: true,
  toDeath: true,
  toAnswer: true,
};
/** Whether a detail says to before what a game was rewound. */
export const isRewoundTo = (detail: LogDetail | null): detail is RewoundTo => detail !== null && detail in REWOUND;
