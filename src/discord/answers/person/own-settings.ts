import type { Person } from '../../../table/index.js';
import type { Answer } from '../answer/answer.js';
import type { Switch } from '../../../text/index.js';
import type { Personal } from '../../memory/people.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import { ownPage } from './own-page.js';
import type { Actor } from '../answer/actor.js';
import type { Call } from '../answer/command.js';
import { changeHours, hoursCopied, hoursPresent } from './own-hours.js';
import { ownSettingsMessage } from '../../messages/person/settings-page.js';
import { ofPerson, type Press, type PressHandler } from '../answer/button.js';
/** What this person has set, with a notice above it. */
const settingsPage = async (
  services: BotServices,
  actor: Actor,
  now: Personal,
  notice: string | null,
): Promise<Answer> => ownPage(services, actor, () => ownSettingsMessage(hoursPresent(now, actor.now), actor.w, notice));

/** `/souls-me settings`: what this person has set. */
export const handleOwnSettingsCommand = async ({ services, actor }: Call): Promise<Answer> => {
  return settingsPage(services, actor, await services.people.of(actor.person.user), null);
};

/** The settings with one of them changed as the button says; an unknown one changes nothing. */
const withSwitch = (now: Personal, arg: string): Personal => {
  const [name = '', state] = arg.split('.');
  return name in now.settings && name !== 'language'
    ? { ...now, settings: { ...now.settings, [name]: state === 'on' } }
    : now;
};

/** What comes by direct message. */
const DIRECT = ['dm', 'notices', 'digest'] as const satisfies readonly Switch[];

/** Whoever wants something by direct message gets one at once, or learns why that cannot be. */
const directWanted = async ({ services, actor }: Press, name: (typeof DIRECT)[number]): Promise<Answer> => {
  const { person, w, ownLanguage } = actor;
  const isOpen = await services.hands.greet(person.user, w);
  const now = await services.people.change(person.user, (before) => ({
    ...before,
    settings: { ...before.settings, [name]: isOpen },
    discordLanguage: ownLanguage,
    dmClosed: false,
  }));
  await handsChanged(services, person);
  return settingsPage(services, actor, now, isOpen ? null : w.person.dm.closed);
};

/** At every table at which this person sits. */
const handsChanged = async ({ tables, hands, log }: BotServices, { user }: Person): Promise<void> => {
  const seats = await tables.seatsOf(user, true);
  for (const { channel } of seats)
    void hands.changed(channel).catch((err: unknown) => log.info({ err, channel }, 'no hand was sent'));
};

/** Switches a setting on or off. */
const handleSettingSwitch: PressHandler = async (click) => {
  const { services, actor, id } = click;
  const [name = '', state = ''] = id.arg.split('.');
  if (name === 'hours') return changeHours(services, actor, state);
  const direct = state === 'on' ? DIRECT.find((one) => one === name) : undefined;
  if (direct !== undefined) return directWanted(click, direct);
  const now = await services.people.change(actor.person.user, (before) => withSwitch(before, id.arg));
  if (now.settings.dm || id.arg === 'dm.off') await handsChanged(services, actor.person);
  if (name === 'showHours') await hoursCopied(services, actor.person, now);
  return settingsPage(services, { ...actor, settings: now.settings }, now, null);
};

/** The page is shown in the language that was chosen. */
const handleLanguageChoice: PressHandler = async ({ services, actor, values }) => {
  const [chosen] = values;
  const language = chosen === 'en' || chosen === 'fr' ? chosen : 'auto';
  const now = await services.people.change(actor.person.user, (before) => ({
    ...before,
    settings: { ...before.settings, language },
  }));
  const w = services.words(language === 'auto' ? actor.ownLanguage : language);
  if (now.settings.dm) await handsChanged(services, actor.person);
  return settingsPage(services, { ...actor, w }, now, null);
};

export const ownSettingsButtons = { set: ofPerson(handleSettingSwitch), speak: ofPerson(handleLanguageChoice) };
