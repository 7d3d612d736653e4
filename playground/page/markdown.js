import { placeName, placeSign } from './channel-list.js';
import { el, locale, word } from './words.js';

const INLINE = [
  [/^\\([\\*_~`>#|<[\]()-])/, (match) => match[1]],
  [/^``(.+?)``/s, (match) => el('code', {}, match[1])],
  [/^`([^`]+)`/, (match) => el('code', {}, match[1])],
  [/^\*\*\*(.+?)\*\*\*/s, (match, context) => el('strong', {}, el('em', {}, ...inline(match[1], context)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (match, context) => el('strong', {}, ...inline(match[1], context))],
  [/^__(.+?)__(?!_)/s, (match, context) => el('u', {}, ...inline(match[1], context))],
  [/^~~(.+?)~~/s, (match, context) => el('s', {}, ...inline(match[1], context))],
  [/^\*(?=\S)([^*]+?)\*/s, (match, context) => el('em', {}, ...inline(match[1], context))],
  [/^_(?=\S)([^_]+?)_(?!\w)/s, (match, context) => el('em', {}, ...inline(match[1], context))],
  [/^<@!?(\d+)>/, (match, context) => mention(match[1], context)],
  [/^<#(\d+)>/, (match, context) => place(match[1], context)],
  [/^<a?:(\w{2,32}):\d+>/, (match) => customEmoji(match[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timestamp(Number(match[1]), match[2] ?? 'f')],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/, (match, context) => link(match[2], inline(match[1], context))],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], [match[1]])],
  [/^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)/, (match, context) => messageLink(match, context)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]'"]/, (match) => link(match[0], [match[0]])],
];

/** An emoji of the application, by its name. */
export function customEmoji(name) {
  return el('img', { class: 'custom-emoji', src: `/emojis/${name}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function place(id, { channels, channelLink }) {
  const channel = channels.find((one) => one.id === id);
  if (channel === undefined) return el('span', { class: 'mention' }, `#${word('unknownPlace')}`);
  return el('a', { class: 'mention', href: channelLink(id) }, `${placeSign(channel)} ${placeName(channel)}`);
}

/** A link to a message, which on Discord is another address than here. */
function messageLink([address, channelId, message], { channels, channelLink }) {
  const channel = channels.find((one) => one.id === channelId);
  if (channel === undefined) return link(address, [address]);
  const href = `${channelLink(channelId)}#message-${message}`;
  return el('a', { class: 'mention', href }, `${placeSign(channel)} ${placeName(channel)} › ✉`);
}

function mention(id, context) {
  const name = context.names.get(id) ?? 'unknown';
  return el('span', { class: id === context.viewer ? 'mention me' : 'mention' }, `@${name}`);
}

function link(href, content) {
  return el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...content);
}

const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale(), FORMATS.F).format(date);
  const text = style === 'R' ? relative(seconds) : new Intl.DateTimeFormat(locale(), FORMATS[style]).format(date);
  const live = style === 'R' ? seconds : undefined;
  return el('time', { class: 'stamp', datetime: date.toISOString(), title: full, 'data-relative': live }, text);
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

let ahead = 0;

/** The clock here is so many milliseconds ahead. */
export function setAhead(milliseconds) {
  ahead = milliseconds;
}

/** "in 5 minutes" or "2 hours ago", for a time in seconds since 1970. */
export function relative(seconds) {
  const distance = seconds - Math.round((Date.now() + ahead) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(distance / size), unit);
}

/** The nodes of one line of text. `context` has the names by id and the id of the viewer. */
export function inline(text, context) {
  const nodes = [];
  let plain = '';
  let rest = text;
  let before = '';
  while (rest !== '') {
    const inWord = rest.startsWith('_') && /\w/.test(before);
    const found = inWord ? undefined : firstMatch(rest);
    if (found === undefined) {
      before = rest[0];
      plain += rest[0];
      rest = rest.slice(1);
      continue;
    }
    const [match, build] = found;
    if (plain !== '') nodes.push(plain);
    plain = '';
    nodes.push(build(match, context));
    before = match[0].at(-1);
    rest = rest.slice(match[0].length);
  }
  if (plain !== '') nodes.push(plain);
  return nodes;
}

function firstMatch(text) {
  if (!/^[\\`*_~<[h]/.test(text)) return undefined;
  for (const [pattern, build] of INLINE) {
    const match = pattern.exec(text);
    if (match !== null) return [match, build];
  }
  return undefined;
}

/** The blocks of a whole text: paragraphs, headings, small print, quotes, lists, code. */
export function markdown(text, context) {
  const blocks = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const taken = fence(lines, at, blocks) || quote(lines, at, blocks, context) || list(lines, at, blocks, context);
    if (taken > 0) {
      at += taken;
      continue;
    }
    const heading = /^(#{1,3}) (.+)/.exec(line);
    const small = /^-# (.+)/.exec(line);
    if (heading) blocks.push(el('p', { class: `h${heading[1].length}` }, ...inline(heading[2], context)));
    else if (small) blocks.push(el('p', { class: 'small' }, ...inline(small[1], context)));
    else blocks.push(el('p', {}, ...(line === '' ? ['\u200b'] : inline(line, context))));
    at += 1;
  }
  return blocks;
}

function fence(lines, at, blocks) {
  if (!lines[at].startsWith('```')) return 0;
  const end = lines.findIndex((line, index) => index > at && line.endsWith('```'));
  if (end === -1) return 0;
  blocks.push(el('pre', {}, el('code', {}, lines.slice(at + 1, end).join('\n'))));
  return end - at + 1;
}

function run(lines, at, pattern) {
  let end = at;
  while (end < lines.length && pattern.test(lines[end])) end += 1;
  return end - at;
}

function quote(lines, at, blocks, context) {
  const count = run(lines, at, /^> /);
  if (count === 0) return 0;
  const inner = lines.slice(at, at + count).map((line) => line.slice(2));
  blocks.push(el('blockquote', {}, ...markdown(inner.join('\n'), context)));
  return count;
}

function list(lines, at, blocks, context) {
  const ordered = run(lines, at, /^\s*\d+\. /);
  const count = ordered || run(lines, at, /^\s*[-*] /);
  if (count === 0) return 0;
  const items = lines.slice(at, at + count).map((line) => {
    const content = line.replace(/^\s*(?:\d+\.|[-*]) /, '');
    return el('li', { class: /^\s{2,}/.test(line) ? 'deeper' : undefined }, ...inline(content, context));
  });
  const first = Number(/\d+/.exec(lines[at])?.[0] ?? 1);
  blocks.push(el(ordered ? 'ol' : 'ul', { start: ordered ? first : undefined }, ...items));
  return count;
}
