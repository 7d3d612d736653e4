import type { MessageComponentInteraction } from 'discord.js';
import { seatOf } from '../../table/index.js';
import { refusalText } from '../format/errors.js';
import { worksAnywhere, worksDirectly } from './buttons.js';
import { stamp } from '../format/times.js';
import { channelAbout } from '../messages/notice/direct-page.js';
import type { BotServices } from '../live-messages/bot-services.js';
import { isPlayed } from '../live-messages/upkeep/healing.js';
import type { Actor } from './answer/actor.js';

/** Whether a click in direct messages is about a table of a server. */
export const isDirectMessageAct = ({ isDirect }: Actor, customId: string): boolean =>
  isDirect && !worksAnywhere(customId);

/** The channel of the table that such a click answers at; null for a button that works only there. */
export const tableOfDirectMessage = ({ customId, message }: MessageComponentInteraction): string | null =>
  worksDirectly(customId) ? channelAbout(message.content) : null;

/** Why somebody cannot act from their direct messages at the table that `actor` names, in a sentence; null when they can. */
export const directMessageRefusal = async (
  services: BotServices,
  { channel, person: { user }, w, now }: Actor,
): Promise<string | null> => {
  const table = await services.tables.table(channel);
  if (table === null || seatOf(table, user) === null)
    return refusalText({ why: table === null ? 'noTable' : 'notSeated' }, table, w);
  const missing = services.guildState.missingPermissions(channel);
  if (isPlayed(table) && missing.length > 0) return w.healing.paused(missing.map((one) => w.errors.permission(one)));
  const { server } = table.data.game.upkeep;
  const presence = await services.absences.presenceOf({ channel, server }, user).catch(() => 'here' as const);
  if (presence === 'here') return null;
  if (presence === 'gone') return w.errors.leftServer;
  return presence.timedOutUntil <= now ? null : w.errors.timedOut(stamp(presence.timedOutUntil, 'R'));
};
