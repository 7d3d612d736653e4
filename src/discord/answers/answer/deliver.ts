import { message, type Payload } from '../../protocol/payload.js';
import { numbersOf } from '../../memory/numbers.js';
import { channelAbout, withChannelHeading } from '../../messages/notice/direct-page.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from './actor.js';
import { applyAccessibility, type Answer } from './answer.js';
import type { Responder } from './responder.js';

/** This person has seen how the table is. It is no more than a convenience, so that it may fail. */
export const noteLastRead = async ({ lastRead, log }: BotServices, { channel, person, now }: Actor): Promise<void> =>
  lastRead.looked(channel, person.user, now).catch((err: unknown) => log.warn({ err }, 'a look could not be noted'));

/** Remembers what the numbers on a panel stand for, for those who read them; without the store they are none. */
const keepNumbers = async (
  { people, numbers, log }: BotServices,
  channel: string,
  user: string,
  payload: Payload,
): Promise<void> => {
  try {
    const { settings } = await people.of(user);
    if (settings.textOnly) await numbers.shown(channel, user, numbersOf(payload), true);
  } catch (err) {
    log.warn({ err }, 'the numbers of a panel could not be kept');
  }
};

/** A direct message about a table, which says so before anything else. */
const aboutTable = (channel: string, payload: Payload): Payload =>
  channelAbout(payload.content) === null
    ? { ...payload, content: withChannelHeading(channel, payload.content) }
    : payload;

/** Shows it, and keeps a panel up to date from then on. */
export const deliver = async (
  services: BotServices,
  actor: Actor,
  responder: Responder,
  answer: Answer,
): Promise<void> => {
  switch (answer.is) {
    case 'say':
      return responder.say(applyAccessibility(actor, message({ content: answer.text }), actor.channel).content);
    case 'ack':
      return responder.ack(answer.board, actor.w.board.done);
    case 'page':
      return void (await responder.panel(answer.payload));
    case 'ephemeral':
      return responder.ephemeral(answer.payload);
    case 'shared':
      return responder.share(answer.payload, answer.said);
    case 'form':
      return responder.form(answer.form);
    case 'panel': {
      const { person } = actor;
      const { channel, payload, shows, notice, window } = answer;
      if (responder.origin === 'direct') return void (await responder.panel(aboutTable(channel, payload)));
      const reach = await responder.panel(payload);
      await keepNumbers(services, channel, person.user, payload);
      if (channel !== actor.channel && responder.origin === 'panel') services.panels.left(actor.channel, person.user);
      const open = { channel, user: person.user, shows, notice, window, reach };
      return services.panels.opened(open, responder.origin !== 'panel');
    }
    default:
      return answer satisfies never;
  }
};
