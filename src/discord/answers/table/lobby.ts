import {
  PACES,
  PRESET_NAMES,
  SERVER_SWITCHES,
  serverSwitchesOn,
  switchesAsked,
  USUAL_SERVER,
  type NewTable,
  type Outcome,
  type ServerSettings,
  type Switch,
} from '../../../table/index.js';
import { LANGUAGES } from '../../../text/index.js';
import { missingIn } from '../../format/permissions.js';
import { say, type Answer } from '../answer/answer.js';
import { acted, type Clicked, type Handler } from '../answer/clicked.js';
import type { Call } from '../answer/command.js';
import { sittingDown } from '../answer/seated.js';
import { typedOutcome } from '../answer/typed.js';
import { waitsAnswer } from './finding.js';

/** The option of `/souls new` for a switch, as the English texts name it. */
export const optionOf = (name: Switch): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What was asked for; the rest is the preset's, or usual. */
const askedFor = ({ actor: { place }, text, whole, flag, boardLanguage }: Call, usual: ServerSettings): NewTable => {
  const preset = PRESET_NAMES.find((name) => name === text('preset'));
  const souls = whole('souls');
  const pace = PACES.find((name) => name === text('pace'));
  const { takeBack, ...others } = serverSwitchesOn(SERVER_SWITCHES.filter((name) => usual[name]));
  const inPreset = preset === undefined ? { souls: usual.souls, takeBack } : { preset };
  return {
    language: LANGUAGES.find((language) => language === text('language')) ?? usual.language ?? boardLanguage,
    ...others,
    ...inPreset,
    ...(souls === null ? {} : { souls }),
    ...(pace === undefined ? {} : { pace }),
    ...switchesAsked((name) => flag(optionOf(name))),
    ...(usual.role === null ? {} : { role: usual.role }),
    ...(place.server === null ? {} : { server: place.server, within: place.within }),
  };
};

/** `/souls new`: opens a table in the channel, with what was typed and for the rest with what is usual in the server. */
export const opened = async (call: Call): Promise<Answer> => {
  const { live, actor } = call;
  const { channel, interaction, place, w } = actor;
  const missing = missingIn(place);
  if (missing.length > 0) return say(w.errors.missingPermissions(missing));
  const usual = place.server === null ? USUAL_SERVER : await live.tables.servers.settings(place.server);
  const outcome = await live.tables.open(channel, interaction, await sittingDown(live, actor), askedFor(call, usual));
  return typedOutcome(call, outcome, w.lobby.opened);
};

/** `/souls join`: takes a seat. */
export const joined = async (call: Call): Promise<Answer> => {
  const { live, actor } = call;
  const { channel, interaction, w } = actor;
  const outcome = await live.tables.join(channel, interaction, await sittingDown(live, actor));
  return waitsAnswer(actor, outcome) ?? typedOutcome(call, outcome, w.lobby.joined);
};

/** `/souls leave`. */
export const left = async (call: Call): Promise<Answer> => {
  const { channel, interaction, person, w } = call.actor;
  return typedOutcome(call, await call.live.tables.leave(channel, interaction, person), w.lobby.left);
};

/** Does what a button of the lobby says. */
const inLobby = async ({ live, actor, id }: Clicked): Promise<Outcome> => {
  const { tables } = live;
  const { channel, interaction, person } = actor;
  switch (id.verb) {
    case 'leave':
      return tables.leave(channel, interaction, person);
    case 'addcpu':
      return tables.addComputer(channel, interaction, person, 'simple');
    case 'delcpu':
      return tables.removeComputer(channel, interaction, person);
    default:
      return tables.join(channel, interaction, await sittingDown(live, actor));
  }
};

/** The buttons of the lobby that change who sits. */
export const lobbyClicked: Handler = async (clicked) => {
  const outcome = await inLobby(clicked);
  return waitsAnswer(clicked.actor, outcome) ?? acted(clicked, Promise.resolve(outcome));
};
