import type { Outcome, Table } from '../table/index.js';
import type { Clicked, Handler } from './clicked.js';
import { outcomeAnswer, pageAnswer, type Actor, type Answer, type Live } from './live.js';
import { moreMessage } from './messages/more.js';
import { whyMessage } from './messages/why.js';
import { ownAnswer } from './personal.js';

/** Everything that has no button on the board, for anybody who looks at it. */
const morePage = async (actor: Actor, table: Table, notice: string | null): Promise<Answer> =>
  pageAnswer(actor, table, (now, said) => moreMessage(now, actor.person.user, actor.w, said), notice);

export const moreShown: Handler = async ({ table, actor }) => morePage(actor, table, null);

/** What one can do now, what not, and why. */
export const whyShown: Handler = async ({ table, actor }) =>
  pageAnswer(actor, table, (now) => whyMessage(now, actor.person.user, actor.w));

/** The same for somebody who asks by typing: about something, or everything. Without a game, what they can do instead. */
export const whyAnswer = async (live: Live, actor: Actor, table: Table | null, what: string): Promise<Answer> =>
  table?.data.phase === 'playing'
    ? pageAnswer(actor, table, (now) => whyMessage(now, actor.person.user, actor.w, what))
    : ownAnswer(live, actor, 'help');

/** The page with the settings, saying what has been set. */
const setAnswer = async ({ live, actor, origin }: Clicked, outcome: Outcome, text: string): Promise<Answer> =>
  outcome.is === 'refused' ? outcomeAnswer(live, actor, outcome, origin) : morePage(actor, outcome.table, text);

/** Whether one keeps priority after one's own actions. */
export const held: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  const hold = id.arg === 'on';
  const set = live.tables.setHoldPriority(actor.channel, actor.interaction, actor.person, hold);
  return setAnswer(clicked, await set, actor.w.lobby.holdSet(hold));
};

/** When one is asked. */
export const ordered: Handler = async (clicked) => {
  const { live, actor, id } = clicked;
  const order = id.arg === 'always' ? 'always' : 'concerns';
  const set = live.tables.setOrder(actor.channel, actor.interaction, actor.person, order);
  return setAnswer(clicked, await set, actor.w.lobby.orderSet(order));
};
