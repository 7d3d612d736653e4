import {
  modeIn,
  neededToEnd,
  publicView,
  seatOf,
  type EndProposal,
  type Seat,
  type Table,
} from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { escapeName } from '../../format/escaping.js';
import { formatId, type ButtonVerb } from '../../protocol/ids.js';
import { button, clip, LIMITS, message, rows, type Payload } from '../../protocol/payload.js';
import { namesOf, seatName } from '../../format/seat-names.js';

const COLOUR = 0x8a2f2f;

const idOf = ({ data }: Table, verb: ButtonVerb, arg: string): string =>
  formatId({ game: data.game.id, window: '', verb, arg });

/** Asks somebody whether they mean to give the game up, and says what happens then. */
export const concedeMessage = (table: Table, user: string, w: Words): Payload => {
  const { seats } = table.data.game;
  const own = seatOf(table, user);
  const other = seats.length > 2 ? undefined : seats.find((seat) => seat !== own);
  const isShared = modeIn(table.data.game.options)?.sharesGoal === true;
  const hasPartner = isShared && seats.some((seat) => seat.user !== null && seat.user !== user);
  const text =
    isShared && !hasPartner
      ? w.quitting.sureTogether
      : w.quitting.sure(other === undefined || hasPartner ? null : seatName(other, 'markdown'));
  return message({
    embeds: [
      {
        title: clip(w.quitting.sureTitle, LIMITS.title),
        description: clip(text, LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([
      button(idOf(table, 'concede', 'sure'), w.quitting.yes, 'danger'),
      button(idOf(table, 'more', ''), w.ui.cancel),
    ]),
  });
};

/** Asks somebody whether they mean to end the game for everybody: how it stands, and who else plays. */
export const endMessage = (table: Table, user: string, w: Words): Payload => {
  const names = namesOf(table, w, 'markdown');
  const view = publicView(table);
  const others = table.data.game.seats.filter((seat) => seat.user !== null && seat.user !== user);
  const text = w.quitting.endSure({
    turn: view?.turn.number ?? 0,
    standings: (view?.players ?? []).map(({ id, souls }) => ({ name: names.player(id), souls })),
    others: [...new Set(others.map((seat) => seatName(seat, 'markdown')))],
  });
  return message({
    embeds: [
      { title: clip(w.quitting.endTitle, LIMITS.title), description: clip(text, LIMITS.description), color: COLOUR },
    ],
    components: rows([
      button(idOf(table, 'ending', 'sure'), w.quitting.endYes, 'danger'),
      button(idOf(table, 'more', ''), w.ui.cancel),
    ]),
  });
};

/** Asks somebody whether they mean to leave a game that goes on, and says what happens then and how they come back. */
export const leaveMessage = ({ data }: Table, user: string, w: Words): Payload => {
  const isLast = data.game.seats.every((seat) => seat.user === null || seat.user === user);
  const id = (verb: ButtonVerb, arg: string): string => formatId({ game: data.game.id, window: '', verb, arg });
  return message({
    embeds: [
      {
        title: clip(w.quitting.leaveTitle, LIMITS.title),
        description: clip(w.quitting.leaveSure(isLast), LIMITS.description),
        color: COLOUR,
      },
    ],
    components: rows([button(id('leave', 'sure'), w.quitting.leaveYes, 'danger'), button(id('more', ''), w.ui.cancel)]),
  });
};

/** A seat that anybody may take, with what everybody sees of it. */
export const vacantMessage = (table: Table, seat: Seat, w: Words): Payload => {
  const view = publicView(table);
  const player = view?.players.find(({ id }) => id === seat.player);
  const former = table.data.social.former[Number(seat.vacant?.split('.')[1])];
  const text = w.quitting.vacant({
    name: seatName(seat, 'markdown'),
    conceded: former?.conceded === true,
    characters: (player?.characters ?? []).map(({ card }) => w.cardName(card)),
    souls: player?.souls ?? 0,
    coins: player?.coins ?? 0,
    hand: player?.handCount ?? 0,
    items: player?.items.length ?? 0,
    turn: view?.turn.number ?? 0,
  });
  return message({
    content: clip(text, LIMITS.content),
    components: rows([button(idOf(table, 'vacant', seat.vacant ?? ''), w.quitting.take, 'success')]),
  });
};

/** Whether whoever has left a seat sits there again: there is nothing left to say of its offer. */
export const isBack = ({ data }: Table, vacancy: string): boolean => {
  const [player = '', at = ''] = vacancy.split('.');
  const left = data.social.former[Number(at)]?.user ?? null;
  return left !== null && data.game.seats.some((seat) => seat.player === player && seat.user === left);
};

/** What the message of a seat says that is vacant no more. */
export const endedVacancyText = (table: Table, vacancy: string, w: Words): string => {
  const [player = '', at = ''] = vacancy.split('.');
  const former = table.data.social.former[Number(at)];
  const seat = table.data.game.seats.find((one) => one.player === player);
  return table.data.phase !== 'playing' || former === undefined || seat === undefined
    ? w.quitting.notTaken
    : w.quitting.takenBy(escapeName(former.name), seatName(seat, 'markdown'));
};

/** A proposal to end the game; it pings nobody. */
export const endProposalMessage = (table: Table, { id, by, agreed }: EndProposal, w: Words): Payload => {
  const names = namesOf(table, w, 'markdown');
  const people = table.data.game.seats.filter(({ user }) => user !== null).length;
  const text = w.quitting.proposal(
    names.player(by),
    agreed.map((player) => names.player(player)),
    neededToEnd(table.data),
    people,
  );
  return message({
    content: clip(text, LIMITS.content),
    components: rows([
      button(idOf(table, 'ending', `agree.${id}`), w.quitting.agree, 'danger'),
      button(idOf(table, 'ending', `withdraw.${id}`), w.quitting.withdraw),
    ]),
  });
};

/** Who has given up, for the result. */
export const concessions = ({ data }: Table, w: Words): readonly string[] =>
  data.social.former
    .filter(({ conceded }) => conceded)
    .map(({ name, turn }) => w.quitting.gaveUp(escapeName(name), turn));
