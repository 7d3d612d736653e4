import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { commandsOf, FIRST_CHANNEL_ID } from './world.js';
import { NEWCOMER } from './records.js';
import type { ChannelRecord, PersonRecord, RoleRecord, TextChannel } from './records.js';
import type { FileRecord, Ping, StoredMessage, World, WorldEvent } from './world.js';

const { CreatePublicThreads, SendMessagesInThreads } = PermissionFlagsBits;

type Line =
  | { readonly k: 'person'; readonly person: PersonRecord }
  | { readonly k: 'channel'; readonly channel: ChannelRecord }
  | { readonly k: 'message'; readonly stored: StoredMessage; readonly ping?: Ping }
  | { readonly k: 'role'; readonly role: RoleRecord }
  | { readonly k: 'gone' | 'channelGone' | 'roleGone'; readonly id: string }
  | { readonly k: 'commands'; readonly scope: string; readonly commands: readonly APIApplicationCommand[] }
  | { readonly k: 'server' | 'last'; readonly id: string }
  | { readonly k: 'clock'; readonly ahead: number };

/**
 * Keeps people, channels, messages, commands, how far the clock was put forward and the last id in `directory/journal.jsonl`: one JSON line per change,
 * written before the change is answered, so that a killed process loses nothing that it has answered. Ephemeral
 * messages are left out: like a client that was reloaded, nobody sees them again. What is attached to the others is in
 * `directory/files`, one file each, gone with its message. At the start the journal is read (a torn last line is
 * dropped) and rewritten without what has been overtaken.
 * @returns stops writing and closes the file
 */
export function keepJournal(world: World, directory: string): () => void {
  const files = join(directory, 'files');
  mkdirSync(files, { recursive: true });
  const path = join(directory, 'journal.jsonl');
  if (existsSync(path)) for (const line of readLines(path)) restore(world, line);
  restoreFiles(world, files);
  const compact = `${path}.new`;
  const fresh = openSync(compact, 'w');
  for (const line of snapshot(world)) write(fresh, line);
  fsyncSync(fresh);
  closeSync(fresh);
  renameSync(compact, path);

  const file = openSync(path, 'a');
  const listener = (event: WorldEvent): void => {
    if (event.kind === 'fileStored' && !event.file.ephemeral) {
      writeFileSync(join(files, event.file.id), event.file.content);
    }
    if (event.kind === 'fileRemoved') rmSync(join(files, event.file.id), { force: true });
    const line = lineFor(world, event);
    if (line !== null) write(file, line);
  };
  world.listeners.add(listener);
  return () => {
    world.listeners.delete(listener);
    closeSync(file);
  };
}

/** A channel of a journal from before there were threads is a text channel, where the bot may open some. */
function restoredChannel(channel: ChannelRecord | Omit<TextChannel, 'kind'>): ChannelRecord {
  if ('kind' in channel) return channel;
  const botPermissions = String(BigInt(channel.botPermissions) | CreatePublicThreads | SendMessagesInThreads);
  return { ...channel, kind: 'text', botPermissions };
}

/** Reads what is attached to the messages that there are, and removes what is left of others. */
function restoreFiles(world: World, folder: string): void {
  const attached = [...world.messages.values()].flatMap(({ attachments }) => attachments);
  for (const name of readdirSync(folder)) {
    const attachment = attached.find(({ id }) => id === name);
    if (attachment === undefined) {
      rmSync(join(folder, name));
      continue;
    }
    const { id, url: path, content_type: type = 'application/octet-stream' } = attachment;
    const file: FileRecord = { id, path, type, content: readFileSync(join(folder, name)), ephemeral: false };
    world.ids.seen(id);
    world.files.set(id, file);
  }
}

const write = (file: number, line: Line): void => void writeSync(file, `${JSON.stringify(line)}\n`);

function readLines(path: string): readonly Line[] {
  const lines: Line[] = [];
  const texts = readFileSync(path, 'utf8').split('\n');
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    try {
      lines.push(JSON.parse(text) as Line);
    } catch (cause) {
      if (index < texts.length - 1) throw new Error(`${path}:${index + 1} is damaged`, { cause });
    }
  }
  return lines;
}

function restore(world: World, line: Line): void {
  switch (line.k) {
    case 'person':
      world.ids.seen(line.person.id);
      world.people.set(line.person.id, { ...NEWCOMER, ...line.person });
      return;
    case 'channel':
      world.ids.seen(line.channel.id);
      world.channels.set(line.channel.id, restoredChannel(line.channel));
      return;
    case 'message':
      world.ids.seen(line.stored.message.id);
      world.messages.set(line.stored.message.id, { ...line.stored, attachments: line.stored.attachments ?? [] });
      if (line.ping !== undefined) world.pings.push({ ...line.ping, roles: line.ping.roles ?? [] });
      return;
    case 'role':
      world.ids.seen(line.role.id);
      world.roles.set(line.role.id, line.role);
      return;
    case 'roleGone':
      world.roles.delete(line.id);
      return;
    case 'channelGone':
      world.channels.delete(line.id);
      return;
    case 'gone':
      world.messages.delete(line.id);
      return;
    case 'commands':
      world.commands.set(line.scope, new Map(line.commands.map((command) => [command.id, command])));
      return;
    case 'server':
      world.ids.seen(line.id);
      world.moreServers.add(line.id);
      return;
    case 'last':
      world.ids.seen(line.id);
      return;
    case 'clock':
      world.clock.advance(line.ahead - world.clock.ahead());
      return;
    default:
      line satisfies never;
  }
}

function* snapshot(world: World): Generator<Line> {
  for (const person of world.people.values()) yield { k: 'person', person };
  for (const id of world.moreServers) yield { k: 'server', id };
  for (const channel of world.channels.values()) yield { k: 'channel', channel };
  for (const role of world.roles.values()) yield { k: 'role', role };
  // Every world begins with this one.
  if (!world.channels.has(FIRST_CHANNEL_ID)) yield { k: 'channelGone', id: FIRST_CHANNEL_ID };
  for (const scope of world.commands.keys()) yield commandLine(world, scope);
  for (const stored of world.messages.values()) yield { k: 'message', stored, ...pingOf(world, stored) };
  if (world.clock.ahead() > 0) yield { k: 'clock', ahead: world.clock.ahead() };
  yield { k: 'last', id: world.ids.next() };
}

function commandLine(world: World, scope: string): Line {
  return { k: 'commands', scope, commands: [...commandsOf(world, scope).values()] };
}

function pingOf(world: World, stored: StoredMessage): { readonly ping?: Ping } {
  const ping = world.pings.find((entry) => entry.messageId === stored.message.id);
  return ping === undefined ? {} : { ping };
}

function lineFor(world: World, event: WorldEvent): Line | null {
  switch (event.kind) {
    case 'messageCreated':
      if (event.stored.visibleTo !== null) return null;
      return { k: 'message', stored: event.stored, ...pingOf(world, event.stored) };
    case 'messageUpdated':
      return event.stored.visibleTo === null ? { k: 'message', stored: event.stored } : null;
    case 'messageDeleted':
      return event.stored.visibleTo === null ? { k: 'gone', id: event.stored.message.id } : null;
    case 'channelCreated':
    case 'channelUpdated':
      return { k: 'channel', channel: event.channel };
    case 'channelDeleted':
      return { k: 'channelGone', id: event.channel.id };
    case 'personChanged':
      return { k: 'person', person: event.person };
    case 'commandsChanged':
      return commandLine(world, event.scope);
    case 'serverAdded':
      return { k: 'server', id: event.id };
    case 'interactionCreated':
      return { k: 'last', id: event.interaction.id };
    case 'roleCreated':
      return { k: 'role', role: event.role };
    case 'roleDeleted':
      return { k: 'roleGone', id: event.role.id };
    case 'clockMoved':
      return { k: 'clock', ahead: event.ahead };
    case 'interactionSettled':
    case 'botPresence':
    case 'fileStored':
    case 'fileRemoved':
    case 'serverJoined':
    case 'serverLeft':
    case 'serverChanged':
    case 'botMemberChanged':
      return null;
    default:
      return event satisfies never;
  }
}
