import { createHmac, timingSafeEqual } from 'node:crypto';
import { MessageFlags } from 'discord-api-types/v10';
import type { APIAttachment, APIMessage, RESTAPIAttachment } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import type { FieldError } from '../limits/api-error.js';
import { isRecord } from '../limits/check.js';
import type { FileRecord, StoredMessage, World } from './world.js';

// Discord's documents reference ("Uploading Files", "Signed Attachment CDN URLs") and resources/message (attachments).

/** A file of a multipart request, as `files[index]`. */
export interface Upload {
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The largest file and the largest request, in bytes. */
const FILE_LIMIT = 10 * 1024 * 1024;
export const REQUEST_LIMIT = 25 * 1024 * 1024;
const MOST = 10;
const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** What browsers may show; anything else is offered as a download. */
const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const IMAGE_NAME = /\.(png|jpe?g|gif|webp)$/i;
const LINK_FIELDS = new Set(['url', 'proxy_url', 'icon_url', 'proxy_icon_url']);
const SCHEME = 'attachment://';
const OWN_LINK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//;

const failed = (path: FieldError['path'], code: string, message: string): Error =>
  errors.invalidForm([{ path, code, message }]);

/** Width and height of a PNG; of other pictures the stand-in does not know them. */
function sizeOf(content: Buffer): { readonly width?: number; readonly height?: number } {
  const isPng = content.length >= 24 && content.readUInt32BE(0) === 0x89504e47;
  return isPng ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) } : {};
}

const safeName = (name: string): string => name.replace(/[^\w.-]/g, '_') || 'file';

/** Where messages are posted: the files of an ephemeral one live apart. */
interface Place {
  readonly channelId: string;
  readonly ephemeral: boolean;
}

function pathOf(place: Place, id: string, name: string): string {
  return `/${place.ephemeral ? 'ephemeral-attachments' : 'attachments'}/${place.channelId}/${id}/${name}`;
}

/** What a message has attached after a request, and the files that are new. */
interface Attached {
  readonly all: readonly APIAttachment[];
  readonly fresh: readonly FileRecord[];
}

/** An entry of `attachments` in a request; a description may be taken away with null. */
type Listed = Omit<RESTAPIAttachment, 'description'> & { readonly description?: string | null | undefined };

function added(world: World, place: Place, upload: Upload, listed: Listed | undefined): [APIAttachment, FileRecord] {
  if (upload.content.length > FILE_LIMIT) throw errors.tooLarge();
  const id = world.ids.next();
  const name = safeName(listed?.filename ?? upload.name);
  const path = pathOf(place, id, name);
  const type = upload.type === '' ? 'application/octet-stream' : upload.type;
  const attachment: APIAttachment = {
    id,
    filename: name,
    size: upload.content.length,
    url: path,
    proxy_url: path,
    content_type: type,
    ...(IMAGES.has(type) ? sizeOf(upload.content) : {}),
    ...(typeof listed?.description === 'string' ? { description: listed.description } : {}),
    ...(typeof listed?.title === 'string' ? { title: listed.title } : {}),
    ...(place.ephemeral ? { ephemeral: true } : {}),
  };
  return [attachment, { id, path, type, content: upload.content, ephemeral: place.ephemeral }];
}

/**
 * What a message has attached after a request: without a list everything it had and what is new, with a list exactly
 * what is listed, each entry either the id of an attachment that is kept or the number of a file of the request.
 * @throws ApiError 40005 for a file over 10 MiB, 50035 for an entry without its file and for more than ten files
 */
export function attach(
  world: World,
  place: Place,
  listed: readonly Listed[] | null | undefined,
  uploads: readonly Upload[],
  before: readonly APIAttachment[],
  path: FieldError['path'] = [],
): Attached {
  const fresh: FileRecord[] = [];
  const upload = (one: Upload, entry: Listed | undefined): APIAttachment => {
    const [attachment, file] = added(world, place, one, entry);
    fresh.push(file);
    return attachment;
  };
  const kept = (listed ?? before).flatMap((entry, index) => {
    const old = before.find(({ id }) => id === String(entry.id));
    if (old !== undefined) {
      const { description: _old, ...bare } = old;
      if (entry.description === null) return [bare];
      return [entry.description === undefined ? old : { ...old, description: entry.description }];
    }
    const one = uploads.find((candidate) => String(candidate.index) === String(entry.id));
    if (one !== undefined) return [upload(one, entry)];
    throw failed([...path, 'attachments', index], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found');
  });
  const named = new Set((listed ?? []).map(({ id }) => String(id)));
  const rest = uploads.filter((one) => !named.has(String(one.index)));
  const all = [...kept, ...rest.map((one) => upload(one, undefined))];
  if (all.length > MOST) {
    throw failed([...path, 'attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST} or fewer in length.`);
  }
  return { all, fresh };
}

/** What a reference to an attachment becomes. */
function media(key: string, attachment: APIAttachment): object {
  const { url, width, height, content_type, description } = attachment;
  if (key === 'icon_url') return { icon_url: url, proxy_icon_url: url };
  return {
    url,
    proxy_url: url,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(content_type === undefined ? {} : { content_type }),
    ...(description === undefined ? {} : { description }),
  };
}

/**
 * Puts the attachments in the place of `attachment://name`, in embeds or components.
 * @throws ApiError 50035 when no attachment has the name, or an embed shows what is no picture
 */
export function refer<T>(tree: T, name: 'embeds' | 'components', attachments: readonly APIAttachment[]): T {
  const find = (url: string, path: FieldError['path']): APIAttachment | undefined => {
    if (OWN_LINK.test(url)) return attachments.find((one) => one.url === new URL(url).pathname);
    if (!url.startsWith(SCHEME)) return undefined;
    const found = attachments.find((one) => `${SCHEME}${one.filename}` === url);
    if (found === undefined) {
      throw failed(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The attachment was not found');
    }
    if (name === 'embeds' && !IMAGE_NAME.test(found.filename)) {
      throw failed(path, 'EMBED_IMAGE_TYPE_INVALID', 'An embed shows .png, .jpg, .gif and .webp only.');
    }
    return found;
  };
  const walk = (node: unknown, path: FieldError['path']): unknown => {
    if (Array.isArray(node)) return node.map((entry: unknown, index) => walk(entry, [...path, index]));
    if (!isRecord(node)) return node;
    const parts = Object.entries(node).map(([key, value]): object => {
      const isLink = (key === 'url' || key === 'icon_url') && typeof value === 'string';
      const found = isLink ? find(value, [...path, key]) : undefined;
      return found === undefined ? { [key]: walk(value, [...path, key]) } : media(key, found);
    });
    return Object.assign({}, ...parts) as unknown;
  };
  return walk(tree, [name]) as T;
}

/** The files that no embed and no component shows: only they are in the `attachments` of a message. */
export function unused(all: readonly APIAttachment[], ...trees: readonly unknown[]): APIAttachment[] {
  const shown = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string') shown.add(node);
    else if (Array.isArray(node)) node.forEach(walk);
    else if (isRecord(node)) Object.values(node).forEach(walk);
  };
  trees.forEach(walk);
  return all.filter(({ url }) => !shown.has(url));
}

const signature = (world: World, path: string, ex: string, is: string): string =>
  createHmac('sha256', world.secret).update(`${path}?${ex}&${is}`).digest('hex');

/** A link that works for about a day; within the same hour it stays the same. */
function signed(world: World, path: string): string {
  const hour = Math.floor(world.clock.now() / HOUR) * HOUR;
  const is = Math.floor(hour / 1000).toString(16);
  const ex = Math.floor((hour + HOUR + DAY) / 1000).toString(16);
  return `${world.origin}${path}?ex=${ex}&is=${is}&hm=${signature(world, path, ex, is)}&`;
}

/** A message as it leaves the stand-in: without embeds that are suppressed, with links to its files that work from now on for a day. */
export function linked(world: World, { message: whole, attachments }: StoredMessage): APIMessage {
  const isSuppressed = ((whole.flags ?? 0) & MessageFlags.SuppressEmbeds) !== 0;
  const message = isSuppressed ? { ...whole, embeds: [] } : whole;
  if (attachments.length === 0 && message.referenced_message === undefined) return message;
  const walk = (node: unknown, key: string): unknown => {
    if (typeof node === 'string') return LINK_FIELDS.has(key) && node.startsWith('/') ? signed(world, node) : node;
    if (Array.isArray(node)) return node.map((entry: unknown) => walk(entry, key));
    if (!isRecord(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]));
  };
  return walk(message, '') as APIMessage;
}

/** A file that somebody gives to a command: stored, with a link that works for a day. */
export function given(world: World, channelId: string, text: string): APIAttachment {
  const upload = { index: 0, name: 'file.json', type: 'application/json', content: Buffer.from(text) };
  const [attachment, file] = added(world, { channelId, ephemeral: true }, upload, undefined);
  world.files.set(file.id, file);
  const url = signed(world, attachment.url);
  return { ...attachment, url, proxy_url: url };
}

/** A file as the CDN serves it. */
interface ServedFile {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns the file of a link, or null when the link is not of ours, too old, or the file is gone */
export function servedFile(world: World, url: URL): ServedFile | null {
  const { pathname, searchParams } = url;
  const [ex, is, hm] = ['ex', 'is', 'hm'].map((name) => searchParams.get(name) ?? '');
  const wanted = signature(world, pathname, ex ?? '', is ?? '');
  const fits = hm?.length === wanted.length && timingSafeEqual(Buffer.from(hm), Buffer.from(wanted));
  if (!fits || Number.parseInt(ex ?? '', 16) * 1000 <= world.clock.now()) return null;
  const file = world.files.get(pathname.split('/')[3] ?? '');
  if (file === undefined || file.path !== pathname) return null;
  const isImage = IMAGES.has(file.type);
  return {
    content: file.content,
    headers: {
      'Content-Type': isImage ? file.type : 'application/octet-stream',
      ...(isImage ? {} : { 'Content-Disposition': 'attachment' }),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  };
}
