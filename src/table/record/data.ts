import { z } from 'zod';
import { MODES, VARIANTS, type Card, type RewoundTo, type Session } from '../../engine/index.js';
import { clock, pace } from './clock.js';
import { exception } from './asking-exceptions.js';
import { finding } from './finding.js';
import { endedMention, mention, messagePlace, postedMention } from './mentions.js';
import { SEATS } from './seat-numbers.js';
import { STRENGTHS, switches } from './settings.js';
import { offer, typed } from './offer.js';
import { personalHours, type Hours } from './personal-hours.js';
import { plan } from './planned-turn.js';
import { soulsInTurn } from './souls-by-turn.js';
import { comingUp, ready } from './ready-answers.js';
import { mend, player, tableAct, type Stored } from './stored.js';

const user = z.string().nullable();

/** The picture lies beside the other options, where it was before there were any. */
const { picture, ...switchedOptions } = switches.shape;

const passing = z.object({
  during: z.enum(['attack', 'turn']),
  /** The turn, and the attack of that turn, in which it was ordered. */
  turn: z.int(),
  attack: z.int(),
});

/** To before what a game can be rewound. */
const REWOUND_TO = [
  'toPlay',
  'toActivation',
  'toAttack',
  'toPurchase',
  'toEnd',
  'toEffect',
  'toRoll',
  'toDamage',
  'toDeath',
  'toAnswer',
] as const satisfies readonly RewoundTo[];

/** When somebody is asked, from always to hardly ever (DESIGN section 4). */
export const STANDING_ORDERS = ['always', 'concerns', 'matters', 'decides'] as const;

const seat = z.object({
  player,
  name: z.string(),
  /** The Discord user, null for a computer player. */
  user,
  computer: z.enum(['random', 'scripted', ...STRENGTHS]).nullable(),
  /** Judged from public state only (DESIGN section 4). */
  order: z.enum(STANDING_ORDERS),
  /** After an own action the player keeps priority instead of passing ("I am done" is off). */
  holdPriority: z.boolean(),
  /** Questions with one possible answer are put to the player too, in place of being answered for them (DEC-31). */
  askForced: z.boolean().exactOptional(),
  /** Goes before `order` for as long as it lasts. */
  passing: passing.nullable().default(null),
  /** The line of the log with which they took the seat over in a game: what was secret before stays hidden from them. */
  since: z.string().exactOptional(),
  /** When they are not waited for, as they have set it: for the table's clock alone. Absent when they have set nothing. */
  hours: personalHours.exactOptional(),
  /** A computer player goes on here for somebody who has left the game: an id of this vacancy. */
  vacant: z.string().exactOptional(),
  /** The turn in which they last proposed to end the game. */
  proposedEnd: z.int().exactOptional(),
  /** They want the lobby to show when they usually play. */
  showsHours: z.boolean().exactOptional(),
  /** They have accepted that this table is quick. */
  acceptsQuick: z.boolean().exactOptional(),
  /** Cards, kinds of things and players of which they are never asked, or always; absent for none. */
  exceptions: z.array(exception).exactOptional(),
  /** What they have added to the chance of the game that is to begin, which then has it; absent for nothing. */
  word: z.string().exactOptional(),
  /** What they have made ready; absent for nothing. */
  ready: ready.exactOptional(),
  /** Their own turn as they have planned it; absent for none. */
  plan: plan.exactOptional(),
  /** Their person plays for another seat too, and acts for that one now (COOP-01). */
  aside: z.literal(true).exactOptional(),
});

const options = z.object({
  /** Who has the first turn; null for a fair random way (SETUP-11). */
  first: player.nullable().default(null),
  ...switchedOptions,
  /** A way to play besides everybody against everybody; absent for none. */
  mode: z.enum(MODES).exactOptional(),
  /** One person plays for all seats of the mode (COOP-01); absent where each has its own. */
  alone: z.literal(true).exactOptional(),
  /** How many may sit at a table of everybody against everybody (SETUP-12); absent for as many as is usual. */
  seats: z.int().min(SEATS.least).max(SEATS.most).exactOptional(),
  /** How well its computer players play, those in the seats of people too; absent for `simple`. */
  strength: z.enum(['careful', 'strong']).exactOptional(),
  /** The most soul value that one player may have (COOP-08); absent for no limit. */
  cap: z.int().exactOptional(),
  /** Variants of the rulebook (VAR-01..VAR-11), in their order; absent for none. */
  variants: z.array(z.enum(VARIANTS)).exactOptional(),
  /** How long it waits for people; null: as long as it takes. */
  pace: pace.nullable().default(null),
  /** Of which sets the decks are, by their ids; one may have been withdrawn since. Absent for the base set alone. */
  sets: z.array(z.string()).exactOptional(),
  /** Other printings of cards that it shows: any, or these; absent for the first printings alone. */
  printings: z.union([z.literal('any'), z.array(z.string())]).exactOptional(),
  /** Cards of the server's own that are in its decks, by the names that it shows; absent for none. */
  houseCards: z.array(z.object({ id: z.string(), en: z.string(), fr: z.string() })).exactOptional(),
  /** Cards that are in no deck and are not dealt. */
  banned: z.array(z.string()).default([]),
  /** Cards that are in the game for certain: a character or bonus soul is dealt, any other card is in its deck. */
  mustHave: z.array(z.string()).default([]),
});

const upkeep = z.object({
  /** The Discord server; null for tables of older versions. */
  server: z.string().nullable().default(null),
  /** When somebody last acted, in milliseconds since 1970; null when that is not known. */
  touched: z.number().nullable().default(null),
  /** After how many hours without an act it was closed; null when it was not. */
  idleHours: z.number().nullable().default(null),
  /** The channel in which the game of this lobby is played, and whether it has begun there; null: it is played here. */
  moved: z.object({ to: z.string(), arrived: z.boolean() }).nullable().default(null),
  /** The message of the lobby from which this game came here; null when it began here. */
  origin: z.object({ channel: z.string(), message: z.string() }).nullable().default(null),
});

/** A card as it was chosen; whether its words are known is for the game to say. */
const houseCard = z.custom<Card>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'abilities' in value && 'name' in value,
);

const openWindow = z.object({
  id: z.string(),
  /** Who was asked at its opening. */
  asked: z.array(player),
  /** Who has passed early. */
  sealed: z.array(player),
  /** Who has held it, with an offer or without: once per person and window. */
  held: z.array(player).default([]),
  /** Who holds it without an offer until they say otherwise. */
  waits: z.array(player).default([]),
});

const sealedChoice = z.object({
  player,
  key: z.enum(['attack.target', 'purchase.choice']),
  option: z.string(),
  /** What it was like when chosen: price, HP, evasion, ATK, and the stack's items. */
  condition: z.string(),
});

const invitation = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  player,
  user: z.string(),
  /** When it ends by itself, in milliseconds since 1970: for somebody who has waited for a seat. */
  until: z.number().exactOptional(),
});

/** Somebody who has left a seat of this game, whose hand they know, or has given up. */
const former = z.object({
  player,
  /** Null for nobody who is still known. */
  user,
  name: z.string(),
  conceded: z.boolean(),
  /** In which turn. */
  turn: z.int(),
  /** The line of the log that says so. */
  line: z.string(),
});

const endProposal = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  by: player,
  /** Who agrees, whoever proposes it among them. */
  agreed: z.array(player),
});

/** A decision to before which the game is rewound, as everybody knows it. */
const rewindTo = z.object({
  transition: z.int(),
  turn: z.int(),
  to: z.enum(REWOUND_TO),
  player: player.nullable(),
  card: z.string().nullable(),
});

/** Something that needs the consent of everybody who sits there. */
const proposal = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  by: player,
  agreed: z.array(player),
  /** When whoever has said nothing by then stands in the way no more, in milliseconds since 1970. */
  until: z.number(),
  /** Milliseconds in which no process had run by then, over the store's whole life. */
  lost: z.number(),
});

const rewindProposal = proposal.extend({ to: rewindTo });
const mendProposal = proposal.extend({ mend });

/** Something that was put right. */
const mended = z.object({
  mend,
  by: player,
  /** By the host, because the table was stuck. */
  alone: z.boolean(),
  turn: z.int(),
  transition: z.int(),
});

/** Messages of the table in its channel, by Discord id; null when not posted. */
const messages = z.object({
  board: z.string().nullable(),
  /** The board before it, which links to it as soon as it has been `told` to; null for none that is there. */
  former: z.object({ message: z.string(), told: z.boolean() }).nullable().default(null),
  /** The newest message of each user that told them that they are awaited, in the channel or by direct message. */
  notices: z.record(z.string(), mention).default({}),
  /** Such messages that ended without an act of whom they mention: they say how, until that person acts. */
  endedNotices: z.array(endedMention).default([]),
  /** Such messages that are to be deleted. */
  leavingNotices: z.array(messagePlace).default([]),
  /** Such messages that are being posted, with their nonces: a process that ends just then has noted no id. */
  telling: z.array(postedMention).exactOptional(),
  /** The message of each offer, by the id of the offer. */
  offers: z.record(z.string(), z.string()).default({}),
  /** The message of each seat that was vacated, until it says what became of it: by the id of the vacancy. */
  vacancies: z.record(z.string(), z.string()).default({}),
  /** Up to which line of the log everybody has been told what happened, and whether the result; absent before a game. */
  told: z.object({ line: z.string().nullable(), result: z.boolean() }).exactOptional(),
  /** The direct message with the hand of each user who wants theirs so. */
  hands: z.record(z.string(), z.object({ channel: z.string(), message: z.string() })).default({}),
});

/** The table's own data as it is stored, with what tables of older versions lack: about 1 KB, with long lists of cards 2. */
const storedData = z.object({
  phase: z.enum(['lobby', 'playing', 'over']),
  /** Short id of this game, part of custom ids. */
  game: z.string(),
  host: z.string(),
  souls: z.int(),
  /** Language of the board. */
  language: z.enum(['en', 'fr']),
  picture,
  options: options.prefault({}),
  upkeep: upkeep.prefault({}),
  finding: finding.prefault({}),
  seats: z.array(seat),
  /** The open window; null while there is none. */
  window: openWindow.nullable(),
  sealedChoice: sealedChoice.nullable(),
  /** A computer player thinks about this question, since when, in milliseconds since 1970; absent while none does. */
  thinking: z.object({ player, question: z.string(), since: z.number() }).exactOptional(),
  /** Who is awaited until when. */
  clock: clock.prefault({}),
  /** Who has just acted: in the window that follows they pass by that ("I am done"), or are asked when they hold priority. */
  acted: player.nullable(),
  offers: z.array(offer).default([]),
  /** Seats that have been offered to others. */
  invitations: z.array(invitation).default([]),
  /** Who has left or given up, in that order; nobody is taken out. */
  former: z.array(former).default([]),
  /** Who has left this game while it went on, and did not come back: for the managers of the server. Absent for nobody. */
  abandoned: z.array(z.object({ user: z.string(), name: z.string() })).exactOptional(),
  /** That the game be ended, as somebody proposes. */
  endProposal: endProposal.nullable().default(null),
  /** That the game be rewound, as somebody proposes. */
  rewindProposal: rewindProposal.nullable().default(null),
  /** That something be put right on the table, as somebody proposes. */
  mendProposal: mendProposal.nullable().default(null),
  /** What was put right; absent for nothing. */
  mends: z.array(mended).exactOptional(),
  /** The window in which an answer has failed because of a mistake of ours; absent for none. */
  failedIn: z.string().exactOptional(),
  /** To before which decisions it was rewound; absent when it never was. */
  rewinds: z.array(rewindTo).exactOptional(),
  /** The souls of all seats, in their order, at the end of each turn in which they changed; absent before the game. */
  soulsByTurn: z.array(soulsInTurn).exactOptional(),
  /** How many of how many people have agreed to end it; absent when it ended otherwise. */
  endedBy: z.object({ agreed: z.int(), of: z.int() }).exactOptional(),
  /** The newest promises in own words, oldest first. */
  promises: z.array(typed).default([]),
  /** Acts of the table that are done as soon as a running resolution is over (DESIGN section 4). */
  asides: z.array(tableAct).default([]),
  /** What is done for people in a while, at a time that a person could have needed as well. */
  comingUp: z.array(comingUp).default([]),
  messages,
  seedHash: z.string().nullable(),
  /** What the seed is made of, before the game, which then has it; `seedHash` is its hash. Lobbies of older versions have none. */
  secret: z.string().exactOptional(),
  /** The cards of the server's own with which the game is to begin, by value; from then on the game has them. */
  houseCards: z.array(houseCard).exactOptional(),
  /** A practice game that began in a puzzle, by its id, or in a shared moment; and what came of the puzzle. */
  situation: z
    .object({ puzzle: z.string().nullable(), result: z.enum(['solved', 'failed']).nullable() })
    .exactOptional(),
  /** Who asked for this table after the game before it; absent when it was opened anew. */
  rematchBy: z.string().exactOptional(),
});

/** The table's own data: stored with the answers, its acts that wait under the name that v0.1.0 gave them. */
export const tableData = storedData.transform(({ asides: tableActs, ...data }) => ({ ...data, tableActs }));
export type TableData = Stored<typeof tableData>;
export type Seat = Stored<typeof seat>;
export type ComputerKind = NonNullable<Seat['computer']>;
export type StandingOrder = Seat['order'];
/** For how long somebody passes by themselves: until this attack is over, or this turn. */
export type Passing = Stored<typeof passing>;
/** What the people at a table have agreed on, besides the goal of souls and how the board is shown. */
export type TableOptions = Stored<typeof options>;
/** The game as the rulebook has it. */
export const STANDARD: TableOptions = options.parse({});
/** What a table is looked after by. */
export type Upkeep = Stored<typeof upkeep>;
/** A choice made with a declaration, used after its window if nothing about it has changed (DESIGN section 4). */
export type SealedChoice = Stored<typeof sealedChoice>;
/** A seat of a game that has been offered to somebody. */
export type Invitation = Stored<typeof invitation>;
export type Former = Stored<typeof former>;
/** Something that somebody proposes, and who agrees. */
export type Proposal = Stored<typeof proposal>;
export type RewindProposal = Stored<typeof rewindProposal>;
export type MendProposal = Stored<typeof mendProposal>;
export type EndProposal = Stored<typeof endProposal>;
export type Messages = Stored<typeof messages>;
/** The messages of a table that has none yet. */
export const UNPOSTED: Messages = messages.parse({ board: null });

export interface Person {
  /** The Discord user id. */
  readonly user: string;
  /** Display name, not yet escaped. */
  readonly name: string;
  /** When they are not waited for; absent when they have set nothing, or where it does not matter. */
  readonly hours?: Hours;
  /** Whether others may see in a lobby when they usually play. */
  readonly showsHours?: boolean;
  /** Whether they accept that the table is quick; absent where they have not been asked. */
  readonly acceptsQuick?: boolean;
}

/** A channel's table at one revision. `session` is null in the lobby. Read only. */
export interface Table {
  readonly channel: string;
  readonly revision: number;
  readonly data: TableData;
  readonly session: Session | null;
}
