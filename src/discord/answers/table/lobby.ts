import {
  PACES,
  PLAYABLE_SETS,
  PRESET_NAMES,
  seatOf,
  SERVER_SWITCHES,
  serverSwitchesOn,
  STRENGTHS,
  switchesAsked,
  USUAL_SERVER,
  type NewTable,
  type Outcome,
  type ServerSettings,
  type Switch,
  type Table,
} from '../../../table/index.js';
import { LANGUAGES } from '../../../text/index.js';
import { message } from '../../protocol/payload.js';
import { mayOpenThreads, missingIn, missingToStart } from '../../protocol/permissions.js';
import { standalonePage, openPanelAnswer, say, type Answer } from '../answer/answer.js';
import { answerAct, type TablePress, type TablePressHandler } from '../answer/table-press.js';
import type { Call } from '../answer/command.js';
import { personWithHours } from '../answer/seated.js';
import { slashOutcome } from '../answer/slash.js';
import { acceptingAnswer, sittingIn } from './accepting.js';
import { waitsAnswer } from './finding.js';
import { leavingPage, handleLeaveGame } from './quitting.js';
import { acts } from '../answer/button.js';

/** The option of `/souls new` for a switch, as the English texts name it. */
export const optionOf = (name: Switch): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What stands for all sets in the option of `/souls new`: their ids together are longer than a choice may be. */
export const EVERY_SET = 'all';

/** What was asked for; the rest is the preset's, or usual. */
const askedFor = ({ actor: { place }, text, whole, flag, boardLanguage }: Call, usual: ServerSettings): NewTable => {
  const preset = PRESET_NAMES.find((name) => name === text('preset'));
  const souls = whole('souls');
  const seats = whole('seats');
  const sets = text('sets');
  const strength = STRENGTHS.find((name) => name === text('computers'));
  const pace = PACES.find((name) => name === text('pace'));
  const { takeBack, ...others } = serverSwitchesOn(SERVER_SWITCHES.filter((name) => usual[name]));
  const inPreset = preset === undefined ? { souls: usual.souls, takeBack } : { preset };
  return {
    language: LANGUAGES.find((language) => language === text('language')) ?? usual.language ?? boardLanguage,
    ...others,
    ...inPreset,
    ...(souls === null ? {} : { souls }),
    ...(seats === null ? {} : { seats }),
    ...(pace === undefined ? {} : { pace }),
    ...(strength === undefined ? {} : { strength }),
    ...(sets === '' ? {} : { sets: sets === EVERY_SET ? PLAYABLE_SETS : sets.split(',') }),
    ...(pace === 'days' && mayOpenThreads(place) ? { thread: true } : {}),
    ...switchesAsked((name) => flag(optionOf(name))),
    ...(usual.role === null ? {} : { role: usual.role }),
    ...(place.server === null ? {} : { server: place.server, within: place.within }),
  };
};

/** `/souls new`: opens a table in the channel, with what was typed and for the rest with what is usual in the server. */
export const handleNewCommand = async (call: Call): Promise<Answer> => {
  const { services, actor } = call;
  const { channel, place, w } = actor;
  const missing = missingIn(place);
  if (missing.length > 0) return say(w.errors.missingPermissions(missing));
  const usual = place.server === null ? USUAL_SERVER : await services.tables.servers.settings(place.server);
  const host = await personWithHours(services, actor, call.flag(optionOf('quick')) === true);
  const outcome = await services.tables.open(channel, { ...actor, person: host }, askedFor(call, usual));
  const later = outcome.is === 'refused' ? null : missingToStart(place, outcome.table, w);
  return slashOutcome(call, outcome, [w.lobby.opened, ...(later === null ? [] : [later])].join('\n'));
};

/** Whether this user sits in a game that goes on. */
const isInGame = (table: Table, user: string): boolean =>
  table.data.phase === 'playing' && seatOf(table, user) !== null;

/** `/souls join`: takes a seat; who comes back to a game sees their hand. */
export const handleJoinCommand = async (call: Call): Promise<Answer> => {
  const { services, actor } = call;
  const { channel, w } = actor;
  const outcome = await services.tables.perform(
    channel,
    { ...actor, person: await personWithHours(services, actor, false) },
    { do: 'join' },
  );
  const asked = waitsAnswer(actor, outcome) ?? acceptingAnswer(actor, outcome, { verb: 'join', arg: '' });
  if (asked !== null) return asked;
  const isBack = outcome.is !== 'refused' && isInGame(outcome.table, actor.person.user);
  return isBack ? openPanelAnswer(services, actor, outcome.table) : slashOutcome(call, outcome, w.lobby.joined);
};

/** `/souls leave`: in a game that goes on it asks once more. */
export const handleLeaveCommand = async (call: Call): Promise<Answer> => {
  const { channel, person, w } = call.actor;
  const table = await call.services.tables.table(channel);
  if (table !== null && isInGame(table, person.user)) return leavingPage(call.actor, table);
  return slashOutcome(call, await call.services.tables.perform(channel, call.actor, { do: 'leave' }), w.lobby.left);
};

/** Does what a button of the lobby says. */
const inLobby = async ({ services, actor, id }: TablePress): Promise<Outcome> => {
  const { tables } = services;
  const { channel } = actor;
  switch (id.verb) {
    case 'leave':
      return tables.perform(channel, actor, { do: 'leave' });
    case 'addcpu':
      return tables.perform(channel, actor, { do: 'addComputer' });
    case 'delcpu':
      return tables.perform(channel, actor, { do: 'removeComputer' });
    default:
      return tables.perform(
        channel,
        { ...actor, person: await personWithHours(services, actor, sittingIn(id).acceptsQuick) },
        { do: 'join' },
      );
  }
};

/** What somebody reads in place of the page on which they were asked whether they accept a quick table. */
const afterAccepting = ({ actor: { person, w }, id, table }: TablePress): string => {
  if (id.verb === 'leave') return w.lobby.left;
  return seatOf(table, person.user) === null ? w.lobby.joined : w.quick.accepted;
};

/** The buttons of the lobby that change who sits; on an old message of a lobby they leave the game, or come back to it. */
const handleLobbyPress: TablePressHandler = async (press) => {
  const { services, actor, id, origin, table } = press;
  const isLeaving = id.verb === 'leave' && isInGame(table, actor.person.user);
  if (isLeaving) return id.arg === 'sure' ? handleLeaveGame(press) : leavingPage(actor, table);
  const outcome = await inLobby(press);
  const asked = waitsAnswer(actor, outcome) ?? acceptingAnswer(actor, outcome, id);
  if (asked !== null) return asked;
  if (outcome.is !== 'refused' && isInGame(outcome.table, actor.person.user))
    return openPanelAnswer(services, actor, outcome.table);
  return origin === 'panel' && outcome.is !== 'refused'
    ? standalonePage(actor, message({ content: afterAccepting(press) }))
    : answerAct(press, Promise.resolve(outcome));
};

export const lobbyButtons = {
  join: acts(handleLobbyPress),
  leave: acts(handleLobbyPress, { worksUnshown: (arg) => arg === 'sure' }),
  addcpu: acts(handleLobbyPress),
  delcpu: acts(handleLobbyPress),
};
