import { el, word } from './words.js';

const SIGNS = {
  text: '#',
  announcement: '!',
  voice: '♪',
  stage: '♪',
  forum: '≡',
  thread: '↳',
  direct: '@',
  private: '◦',
};

/** The name of a channel as its own people call it. */
export const placeName = (channel) => (channel.kind === 'direct' ? word('withBot') : channel.name);

export const placeSign = (channel) => SIGNS[channel?.variety ?? channel?.kind] ?? '#';

function group(title, channels, current, hrefFor) {
  if (channels.length === 0) return [];
  const links = channels.map((channel) => {
    const state = channel.archived ? ` (${word(channel.locked ? 'locked' : 'archived')})` : '';
    return el(
      'a',
      {
        href: hrefFor(channel.id),
        class: channel.kind,
        'aria-current': channel.id === current ? 'true' : undefined,
      },
      el('span', { 'aria-hidden': 'true' }, `${placeSign(channel)} `),
      `${placeName(channel)}${state}`,
    );
  });
  return [title === null ? null : el('h2', {}, word(title)), ...links];
}

/** The channels with their threads below them, then direct messages, then places without the bot. */
export function placeLinks(channels, current, hrefFor) {
  const of = (kind) => channels.filter((channel) => channel.kind === kind);
  const server = [...of('text'), ...of('forum')].flatMap((channel) => [
    channel,
    ...of('thread').filter((thread) => thread.parentId === channel.id && (!thread.archived || thread.id === current)),
  ]);
  return [
    ...group(null, server, current, hrefFor),
    ...group('directs', of('direct'), current, hrefFor),
    ...group('privates', of('private'), current, hrefFor),
  ];
}
