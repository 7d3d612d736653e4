import { MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import type {
  AutocompleteInteraction,
  UserSelectMenuInteraction,
  ChatInputCommandInteraction,
  Interaction,
  Message,
  MessageComponentInteraction,
  MessageContextMenuCommandInteraction,
  ModalMessageModalSubmitInteraction,
} from 'discord.js';
import { StoreUnavailable } from '../../table/index.js';
import { languageOf, type Words } from '../../text/index.js';
import { type Responder, clickResponder, commandResponder } from './answer/responder.js';
import { handleCall } from './calls.js';
import type { RateLimiter } from './answer/rate-limiter.js';
import { handleClick } from './clicks.js';
import type { Action, Call, ChosenUser, Command } from './answer/command.js';
import { isDirectMessageAct, tableOfDirectMessage, directMessageRefusal } from './direct-messages.js';
import { errorText, isAnswerLost, isMistake } from '../format/errors.js';
import { isPlayed, showAgain } from '../live-messages/upkeep/healing.js';
import { buttonOf, isActing, isLookup, tableOf, worksAnywhere, worksUnshown } from './buttons.js';
import type { BotServices } from '../live-messages/bot-services.js';
import { explainAnswer } from './lookup/slash-lookups.js';
import { clip, LIMITS } from '../protocol/payload.js';
import { isAway, type Personal, USUAL } from '../memory/people.js';
import { backAgain } from './person/own-hours.js';
import { missingIn } from '../protocol/permissions.js';
import type { ServerClock } from '../rest/server-clock.js';
import { notLonger, type Timers } from '../rest/timers.js';
import type { InteractionDedup } from './answer/interaction-dedup.js';
import { deliver } from './answer/deliver.js';
import type { Actor } from './answer/actor.js';
import { isCommunity, isUnknown, personOf, placeOf, type Routed } from './answer/interaction-origin.js';

/** What the router sends on to. */
interface Routes {
  readonly services: BotServices;
  readonly rateLimiter: RateLimiter;
  readonly commands: readonly Command[];
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly dedup: InteractionDedup;
  /** Hears of interactions that Discord has given up. */
  readonly givenUp: () => void;
}

/** Milliseconds that what a person has set is waited for. */
const SETTINGS_PATIENCE = 300;

/** Milliseconds since an interaction was made. */
const ageOf =
  ({ clock }: Routes, { createdTimestamp }: Pick<Interaction, 'createdTimestamp'>): (() => number) =>
  () =>
    clock.since(createdTimestamp);

/** What a person has set, if the store says so in time; else what is usual. */
const personalOf = async ({ services, timers }: Routes, user: string): Promise<Personal> => {
  let found = USUAL;
  const asked = services.people.of(user).then(
    (personal) => void (found = personal),
    () => undefined,
  );
  await notLonger(timers, SETTINGS_PATIENCE, asked);
  return found;
};

/** Who acts; `responder` is absent for what changes nothing, and for a click until it is known what it is about. */
const actorOf = async (
  routes: Routes,
  interaction: Routed,
  responder?: Pick<Responder, 'assertStillValid'>,
): Promise<Actor> => {
  const person = personOf(interaction);
  const channel = interaction.channelId ?? '';
  const ownLanguage = languageOf(interaction.locale);
  const personal = await personalOf(routes, person.user);
  const { settings } = personal;
  const now = interaction.createdTimestamp;
  const language = settings.language === 'auto' ? ownLanguage : settings.language;
  const isDirect = !interaction.inGuild();
  return {
    channel,
    interaction: interaction.id,
    person,
    assertStillValid: async () => responder?.assertStillValid(),
    place: placeOf(interaction),
    language,
    ownLanguage,
    isDirect,
    home: interaction.guild === null ? null : interaction.guildId,
    settings,
    w: routes.services.words(language),
    now,
    isAway: isAway(personal, now),
  };
};

type CommandInteraction = ChatInputCommandInteraction | AutocompleteInteraction;

const commandOf = ({ commands }: Routes, { commandName }: CommandInteraction): Command | undefined =>
  commands.find(({ data }) => data.name === commandName);

const actionOf = (routes: Routes, interaction: CommandInteraction): Action | undefined =>
  commandOf(routes, interaction)?.actions[interaction.options.getSubcommand(false) ?? ''];

/** Whether the bot can access the channel; asked only for what needs it, since Discord may refuse the request. */
const isOpen = async ({ services }: Routes, interaction: Routed, responder: Responder): Promise<boolean> => {
  const { channelId, guildId } = interaction;
  if (!isUnknown(interaction) || channelId === null) return true;
  return responder.deferIfSlow(services.guildState.canAccess(channelId, guildId));
};

const closedText = ({ services }: Routes, { w }: Actor): string => w.healing.notInThread(services.guildState.self());

/** In a game whose board cannot be shown nothing is done, so that everybody sees what happens. Says so, or null. */
const blockedReason = async ({ services }: Routes, actor: Actor, interaction: Routed): Promise<string | null> => {
  const { channel, w, person, place, home } = actor;
  if (actor.isDirect) return null;
  if (home !== null) services.absences.seen(home, person.user);
  if (isUnknown(interaction)) return null;
  void services.absences
    .check(channel)
    .catch((err: unknown) => services.log.info({ err, channel }, 'nobody was looked for'));
  const missing = missingIn(place);
  if (missing.length === 0) {
    void showAgain(services, channel).catch((err: unknown) =>
      services.log.info({ err, channel }, 'nothing was shown again'),
    );
    return null;
  }
  if (!isPlayed(await services.tables.table(channel))) return null;
  void services.boards
    .markForbidden(channel)
    .catch((err: unknown) => services.log.info({ err, channel }, 'nobody was told'));
  return w.healing.paused(missing.map((one) => w.errors.permission(one)));
};

/** What an option says; one of another type than it was declared with says nothing. */
const textIn = ({ options }: CommandInteraction, option: string): string => {
  const value = options.get(option)?.value;
  return typeof value === 'string' ? value : '';
};

const callOf = ({ services }: Routes, interaction: ChatInputCommandInteraction, actor: Actor): Call => ({
  services,
  actor,
  boardLanguage: isCommunity(interaction) ? languageOf(interaction.guildLocale) : actor.language,
  text: (option) => textIn(interaction, option),
  whole(option) {
    const value = interaction.options.get(option)?.value;
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
  },
  someone(option) {
    const user = interaction.options.get(option)?.user;
    return user === undefined ? null : { user: user.id, isBot: user.bot };
  },
  role: (option) => interaction.options.get(option)?.role?.id ?? null,
  file(option) {
    const file = interaction.options.get(option)?.attachment;
    return file === undefined ? null : { url: file.url, size: file.size };
  },
  flag(option) {
    const value = interaction.options.get(option)?.value;
    return typeof value === 'boolean' ? value : null;
  },
});

/** Notes at the table that an act on it has failed because of a mistake of ours: its host may then mend it alone. */
const noteFailure = async ({ services }: Routes, { channel }: Actor): Promise<void> =>
  services.tables
    .noteFailure(channel)
    .catch((err: unknown) => services.log.warn({ err, channel }, 'a failure was not noted'));

/** What is done: `isAct` when it does something at a table, `press` what the same press would be again. */
interface Done {
  readonly about: string;
  readonly isAct: boolean;
  readonly press?: string;
}

/** Whoever acts at a table is told in their language that it waits for them. */
const learnLanguage = ({ people, log }: BotServices, { person, ownLanguage }: Actor): void =>
  void people
    .learnLanguage(person.user, ownLanguage)
    .catch((err: unknown) => log.info({ err }, 'the language of somebody was not noted'));

/** Runs what Discord has not given up; an error becomes a sentence for the person, unless Discord no longer takes an answer. */
const runGuarded = async (
  routes: Routes,
  actor: Actor,
  { about, isAct, press }: Done,
  responder: Responder,
  run: () => Promise<void>,
): Promise<void> => {
  const { services, dedup } = routes;
  if (isAct) learnLanguage(services, actor);
  try {
    await responder.assertNotExpired();
    await run();
  } catch (error) {
    if (isAct && isMistake(error)) await noteFailure(routes, actor);
    if (isAnswerLost(error)) {
      routes.givenUp();
      if (isAct && press !== undefined) dedup.markFailed(actor.person.user, press, actor.interaction);
      services.log.warn({ err: error, about, channel: actor.channel }, 'an answer did not reach its person');
      return;
    }
    const text = errorText(error, actor.w, services.log, { about, channel: actor.channel });
    await responder.say(text).catch((err: unknown) => services.log.warn({ err, about }, 'an error could not be told'));
  }
};

/** Whoever was away and has just acted at a table is there again, and told so. */
const comeBack = async ({ services }: Pick<Routes, 'services'>, actor: Actor, responder: Responder): Promise<void> => {
  if (!actor.isAway) return;
  const said = await backAgain(services, actor);
  await responder
    .followUp(said)
    .catch((err: unknown) => services.log.info({ err }, 'nobody was told that they are back'));
};

const command = async (routes: Routes, interaction: ChatInputCommandInteraction): Promise<void> => {
  const responder = commandResponder(interaction, routes.timers, ageOf(routes, interaction));
  const actor = await actorOf(routes, interaction, responder);
  const action = actionOf(routes, interaction);
  const isHere = interaction.inGuild() || commandOf(routes, interaction)?.anywhere === true;
  routes.services.notices.seen(actor.channel, actor.person.user);
  const isAct = action?.needsBoard === true || action?.changesTable === true;
  await runGuarded(routes, actor, { about: interaction.commandName, isAct }, responder, async () => {
    if (!isHere) return responder.say(actor.w.errors.onlyInServers);
    if (action === undefined) return responder.say(actor.w.errors.unknownButton);
    if (isAct && !(await isOpen(routes, interaction, responder))) return responder.say(closedText(routes, actor));
    const blocked = await blockedReason(routes, actor, interaction);
    if (blocked !== null && action.needsBoard === true) return responder.say(blocked);
    await handleCall(callOf(routes, interaction, actor), action, responder);
    if (isAct) await comeBack(routes, actor, responder);
  });
};

/** Whom somebody chose; who is no member of the server has the name that they have everywhere. */
const usersIn = ({ users, members }: UserSelectMenuInteraction): readonly ChosenUser[] =>
  users.map((user) => {
    const member = members.get(user.id);
    const nick = member === undefined ? null : 'displayName' in member ? member.displayName : member.nick;
    return { user: user.id, isBot: user.bot, name: nick ?? user.displayName };
  });

/** Does what a click says, where nothing speaks against it. */
const handlePress = async (
  { services }: Routes,
  actor: Actor,
  interaction: MessageComponentInteraction,
  responder: Responder,
): Promise<void> => {
  const { customId } = interaction;
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const users = interaction.isUserSelectMenu() ? usersIn(interaction) : [];
  await handleClick(services, actor, { customId, values, users, message: interaction.message.id }, responder);
  if (isActing(customId)) await comeBack({ services }, actor, responder);
};

/** What a click is, for telling whether somebody has pressed the same again; its interaction is that of both then. */
const pressed = (
  { dedup }: Routes,
  actor: Actor,
  interaction: MessageComponentInteraction,
  { assertStillValid }: Responder,
): { readonly press: string; readonly as: Actor } => {
  const values = 'values' in interaction ? interaction.values : [];
  const press = JSON.stringify([actor.channel, interaction.customId, values]);
  const counted = dedup.canonicalId(actor.person.user, press, actor.interaction);
  return { press, as: { ...actor, interaction: counted, assertStillValid } };
};

/** A click in direct messages that is about a table of a server. */
const directMessageAct = async (
  routes: Routes,
  clicker: Actor,
  interaction: MessageComponentInteraction,
): Promise<void> => {
  const { services, timers } = routes;
  const channel = tableOfDirectMessage(interaction);
  const responder = clickResponder(interaction, timers, ageOf(routes, interaction), channel !== null);
  const { press, as: actor } = pressed(
    routes,
    { ...clicker, channel: channel ?? clicker.channel },
    interaction,
    responder,
  );
  services.notices.seen(actor.channel, actor.person.user);
  const isAct = channel !== null && isActing(interaction.customId);
  await runGuarded(routes, actor, { about: 'click', isAct, press }, responder, async () => {
    const why =
      channel === null
        ? actor.w.errors.onlyInServers
        : await responder.deferIfSlow(directMessageRefusal(services, actor));
    return why === null ? handlePress(routes, actor, interaction, responder) : responder.say(why);
  });
};

const component = async (routes: Routes, interaction: MessageComponentInteraction): Promise<void> => {
  const clicker = await actorOf(routes, interaction);
  const { customId } = interaction;
  if (isDirectMessageAct(clicker, customId)) return directMessageAct(routes, clicker, interaction);
  const channel = tableOf(customId, clicker.person.user, clicker.channel);
  const responder = clickResponder(interaction, routes.timers, ageOf(routes, interaction));
  const { press, as: actor } = pressed(routes, { ...clicker, channel }, interaction, responder);
  routes.services.notices.seen(actor.channel, actor.person.user);
  await runGuarded(routes, actor, { about: 'click', isAct: isActing(customId), press }, responder, async () => {
    const isHere = !worksAnywhere(customId);
    if (isHere && !(await isOpen(routes, interaction, responder))) return responder.say(closedText(routes, actor));
    const blocked = await blockedReason(routes, clicker, interaction);
    if (blocked !== null && !worksUnshown(customId)) return responder.say(blocked);
    return handlePress(routes, actor, interaction, responder);
  });
};

/** Everything that can be read of a message, or of one that it forwards. */
const wordsOf = ({ content, embeds, attachments }: Pick<Message, 'content' | 'embeds' | 'attachments'>): string =>
  [
    content,
    ...embeds.flatMap(({ title, description, fields, footer }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
      footer?.text,
    ]),
    ...attachments.map(({ description }) => description),
  ].join('\n');

/** The entry of the menu on a message: there is one, which explains its cards. */
const onMessage = async (routes: Routes, interaction: MessageContextMenuCommandInteraction): Promise<void> => {
  const actor = await actorOf(routes, interaction);
  const responder = commandResponder(interaction, routes.timers, ageOf(routes, interaction));
  routes.services.notices.seen(actor.channel, actor.person.user);
  await runGuarded(routes, actor, { about: 'explain', isAct: false }, responder, async () => {
    const { targetMessage } = interaction;
    const text = [targetMessage, ...targetMessage.messageSnapshots.values()].map(wordsOf).join('\n');
    const explained = explainAnswer(routes.services, actor, { id: targetMessage.id, text });
    return deliver(routes.services, actor, responder, await responder.deferIfSlow(explained));
  });
};

/** What a field of a form says; one that was not sent, or is no text, says nothing. */
const fieldOf = ({ fields }: ModalMessageModalSubmitInteraction, name: string): string => {
  const field = fields.fields.get(name);
  return field !== undefined && 'value' in field && typeof field.value === 'string' ? field.value : '';
};

const form = async (routes: Routes, interaction: ModalMessageModalSubmitInteraction): Promise<void> => {
  const responder = clickResponder(interaction, routes.timers, ageOf(routes, interaction));
  const actor = await actorOf(routes, interaction, responder);
  routes.services.notices.seen(actor.channel, actor.person.user);
  await runGuarded(routes, actor, { about: 'form', isAct: false }, responder, async () => {
    const known = buttonOf(interaction.customId);
    const filledIn = known?.button.form;
    if (known === null || filledIn === undefined) return responder.say(actor.w.errors.unknownButton);
    const text = (field: string): string => fieldOf(interaction, field);
    const { services } = routes;
    const answer = await responder.deferIfSlow(filledIn({ services, actor, id: known.id, text }));
    return deliver(services, actor, responder, answer);
  });
};

/** Suggestions while an option is being typed; none rather than an error. */
const autocomplete = async (routes: Routes, interaction: AutocompleteInteraction): Promise<void> => {
  const { services } = routes;
  const { channel, person, place, w, home, now } = await actorOf(routes, interaction);
  const action = actionOf(routes, interaction);
  try {
    const table = commandOf(routes, interaction)?.anywhere === true ? null : await services.tables.table(channel);
    const { name: option, value: typed } = interaction.options.getFocused(true);
    const text = (name: string): string => textIn(interaction, name);
    const { hostQuestions, people } = services;
    const { servers } = services.tables;
    const kept = { hostQuestions, houseCards: servers.houseCards, servers, manages: place.manages };
    const typing = { person, w, table, option, typed, text, home, people, now, ...kept };
    const found = (await action?.suggest?.(typing)) ?? [];
    const choices = found.slice(0, LIMITS.options).map(({ name, value }) => ({ name: clip(name, 100), value }));
    await interaction.respond(choices);
  } catch (err) {
    services.log.warn({ err, store: err instanceof StoreUnavailable }, 'no suggestions could be given');
  }
};

/** Answers somebody for whom nothing is done; there is nothing to suggest either. */
const reject = async (routes: Routes, interaction: Interaction, why: (w: Words) => string): Promise<void> => {
  if (interaction.isAutocomplete()) return interaction.respond([]);
  const { settings } = await personalOf(routes, interaction.user.id);
  const language = settings.language === 'auto' ? languageOf(interaction.locale) : settings.language;
  await interaction.reply({ content: why(routes.services.words(language)), flags: MessageFlags.Ephemeral });
};

/** A press on a message, or a form that one has opened: it can be answered with nothing. */
const isPress = (
  interaction: Interaction,
): interaction is Extract<Interaction, MessageComponentInteraction> | ModalMessageModalSubmitInteraction =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

/** Whether an interaction searches the rulebook or the cards. */
const looksUp = (routes: Routes, interaction: Interaction): boolean => {
  if (isPress(interaction)) return isLookup(interaction.customId);
  return (
    interaction.isMessageContextMenuCommand() ||
    (interaction.isChatInputCommand() && commandOf(routes, interaction)?.isLookup === true)
  );
};

/** Whoever acts faster than people do is told so once, and nothing is done. */
const wasTooFast = async (routes: Routes, interaction: Interaction): Promise<boolean> => {
  const doing = interaction.isAutocomplete() ? 'typing' : looksUp(routes, interaction) ? 'lookup' : 'act';
  const verdict = routes.rateLimiter.check(interaction.user.id, doing);
  if (verdict === 'allowed') return false;
  try {
    if (verdict === 'alreadyTold' && isPress(interaction)) await interaction.deferUpdate();
    else await reject(routes, interaction, ({ errors }) => errors.tooFast);
  } catch (err) {
    routes.services.log.info({ err }, 'somebody who acts too fast was not told');
  }
  return true;
};

/** Sends an interaction to what it is for. */
export const route = async (routes: Routes, interaction: Interaction): Promise<void> => {
  if (await wasTooFast(routes, interaction)) return;
  const { channelId, appPermissions } = interaction;
  if (typeof channelId !== 'string') return reject(routes, interaction, ({ errors }) => errors.noChannel);
  if (appPermissions !== null)
    routes.services.pictures.allow(channelId, appPermissions.has(PermissionFlagsBits.AttachFiles));
  if (interaction.isChatInputCommand()) return command(routes, interaction);
  if (interaction.isAutocomplete()) return autocomplete(routes, interaction);
  if (interaction.isMessageComponent()) return component(routes, interaction);
  if (interaction.isMessageContextMenuCommand()) return onMessage(routes, interaction);
  if (interaction.isModalSubmit() && interaction.isFromMessage()) return form(routes, interaction);
};
