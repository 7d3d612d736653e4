import { GOALS, SERVER_LIMITS, SERVER_SWITCHES, type ServerSettings } from '../../../table/index.js';
import type { Permission, Words } from '../../../text/index.js';
import { formatId } from '../../protocol/ids.js';
import { button, clip, field, LIMITS, message, rows, select, type Payload } from '../../protocol/payload.js';
import { isGranted, neededIn, type ChannelPlace } from '../../protocol/permissions.js';

/** A server's archive of results: whether the bot sees the channel and it takes messages, and what it may not do there. */
export interface ArchiveSeen {
  readonly channel: string;
  readonly isThere: boolean;
  readonly missing: readonly Permission[];
}

const COLOUR = 0x3f6f4f;

/** What stands for the game in ids of buttons that belong to a server and to no table. */
const SERVER = 'server';
const id = (arg: string): string => formatId({ game: SERVER, window: '', verb: 'setup', arg });
/** The id of a button with which managers look after the tables of their server, and after who plays there. */
export const manageId = (arg: string): string => formatId({ game: SERVER, window: '', verb: 'manage', arg });
/** The button that leads to what is set. */
export const settingsButton = (w: Words) => button(id('show'), w.managing.settings);

const permissionLines = (place: ChannelPlace, w: Words): readonly string[] => {
  const always = neededIn(place, { picture: false, thread: false });
  const forThreads = place.isThread ? [] : (['createThreads', 'sendInThreads'] as const);
  const line = (permission: Parameters<typeof isGranted>[1], note = ''): string => {
    const name = w.errors.permission(permission);
    return w.server.permission(note === '' ? name : w.board.aside(name, note), isGranted(place, permission));
  };
  return [
    ...always.map((permission) => line(permission)),
    line('attachFiles', w.server.onlyFor.picture),
    ...forThreads.map((permission) => line(permission, w.server.onlyFor.thread)),
  ];
};

/** A menu of numbers, with the one that holds now in its heading. */
const numbered =
  (w: Words) =>
  (arg: string, name: string, choices: readonly number[], now: number, label: (number: number) => string) => [
    select(
      id(arg),
      w.board.headed(name, `${now}`),
      choices.map((number) => ({ value: `${number}`, label: label(number), chosen: number === now })),
    ),
  ];

const switchesMenu = (settings: ServerSettings, w: Words) => {
  const { tableSettings: words, server } = w;
  const choices = SERVER_SWITCHES.map((name) => ({
    value: name,
    label: words.switchName(name),
    description: words.switchDescription(name),
    chosen: settings[name],
  }));
  const all = [
    ...choices,
    { value: 'freeText', label: w.freeText.allow, chosen: settings.freeText },
    { value: 'statistics', label: w.statistics.ofServer.allow, chosen: settings.statistics },
  ];
  return select(id('switches'), server.choose.switches, all, { min: 0, max: all.length });
};

const NEXT_LANGUAGE = { auto: 'en', en: 'fr', fr: 'auto' } as const;

const buttons = ({ channels, language, archive }: ServerSettings, place: ChannelPlace, w: Words) => {
  const { server } = w;
  const next = NEXT_LANGUAGE[language ?? 'auto'];
  return [
    button(id(`lang.${next}`), server.onNewTables(server.language(next === 'auto' ? null : next))),
    channels.includes(place.within)
      ? button(id('here.off'), server.forbidHere)
      : button(id('here.on'), server.allowHere),
    ...(channels.length === 0 ? [] : [button(id('here.all'), server.everywhere)]),
    archive === place.within
      ? button(id('archive.off'), server.archive.off)
      : button(id('archive.on'), server.archive.on),
    button(manageId('tables.0'), w.managing.title),
  ];
};

/** Where results are kept, and what is in the way. */
const archiveLine = (archive: ArchiveSeen | null, { server, errors }: Words): string => {
  if (archive === null) return server.archive.none;
  const channel = `<#${archive.channel}>`;
  if (!archive.isThere) return server.archive.gone(channel);
  const missing = archive.missing.map((permission) => errors.permission(permission));
  return missing.length === 0 ? server.archive.kept(channel) : server.archive.forbidden(channel, missing);
};

/** What the managers of a server see and set: permissions in this channel, where tables may be, limits and defaults. */
export const serverSettingsMessage = (
  settings: ServerSettings,
  place: ChannelPlace,
  w: Words,
  { archive, hostQuestions }: { readonly archive: ArchiveSeen | null; readonly hostQuestions: number },
): Payload => {
  const { server, tableSettings: words, lobby } = w;
  const { channels, tables, idleDays, souls, language } = settings;
  const menu = numbered(w);
  const goals = Array.from({ length: GOALS.most }, (_, index) => GOALS.least + index);
  const defaults = [
    lobby.goal(souls),
    SERVER_SWITCHES.map((what) => words.switched(what, settings[what])).join(' · '),
    server.language(language),
    server.defaultsNote,
  ];
  return message({
    embeds: [
      {
        title: clip(server.title, LIMITS.title),
        color: COLOUR,
        fields: [
          field(server.permissions, permissionLines(place, w).join('\n')),
          field(server.where, server.channels(channels.map((channel) => `<#${channel}>`))),
          field(
            server.limits,
            [
              server.tables(tables),
              server.idle(idleDays),
              server.idleLobby,
              w.freeText.allowed(settings.freeText),
              w.statistics.ofServer.allowed(settings.statistics),
              server.role(settings.role === null ? null : `<@&${settings.role}>`),
            ].join('\n'),
          ),
          field(server.archive.title, archiveLine(archive, w)),
          field(server.defaults, defaults.join('\n')),
          ...(hostQuestions === 0
            ? []
            : [field(w.lookup.hostQuestions.title, w.lookup.hostQuestions.where(hostQuestions))]),
        ],
      },
    ],
    components: rows(
      menu('tables', server.choose.tables, SERVER_LIMITS.tables, tables, server.tables),
      menu('idle', server.choose.idle, SERVER_LIMITS.idleDays, idleDays, server.idle),
      menu('souls', words.chooseGoal, goals, souls, (number) => server.onNewTables(words.goal(number))),
      [switchesMenu(settings, w)],
      buttons(settings, place, w),
    ),
  });
};
