import { el, word } from './words.js';

/** The path of a file of the stand-in, so that it loads under whatever name of this machine the page has. */
function pathOf(url) {
  const { pathname, search } = new URL(url, location.href);
  return `${pathname}${search}`;
}

const isPicture = (type) => ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].includes(type);

/** Shows a picture as large as the window; a click or Escape closes it. */
function enlarge(path, alt) {
  const dialog = el('dialog', { class: 'lightbox', 'aria-label': alt });
  const close = el('button', { type: 'button', class: 'lightbox-close', 'aria-label': word('close') }, '×');
  const caption = alt === '' ? null : el('p', {}, alt);
  dialog.append(close, el('img', { src: path, alt }), ...(caption === null ? [] : [caption]));
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A picture that opens large. `media` has `url`, and `description` for those who do not see it. */
export function picture(media, kind) {
  const path = pathOf(media.url);
  const alt = media.description ?? '';
  const image = el('img', { src: path, alt, width: media.width, height: media.height });
  const label = `${word('enlarge')}${alt === '' ? '' : `: ${alt}`}`;
  const button = el('button', { type: 'button', class: `picture ${kind}`, 'aria-label': label, title: alt }, image);
  // With both known the room is kept before the picture is there, so that nothing jumps.
  if (media.width > 0) button.style.setProperty('--width', `${media.width}px`);
  button.addEventListener('click', () => enlarge(path, alt));
  return button;
}

/** A file of the stand-in to be saved. */
export function fileLink(url) {
  const name = new URL(url, location.href).pathname.split('/').at(-1);
  return el('a', { class: 'file', href: pathOf(url), download: name }, name);
}

/** What is attached to a message: pictures are shown, anything else is a link. */
export function attachmentNode(attachment) {
  if (isPicture(attachment.content_type)) return picture(attachment, 'attached');
  const kilobytes = Math.max(1, Math.round(attachment.size / 1024));
  return el(
    'a',
    { class: 'file', href: pathOf(attachment.url), download: attachment.filename, title: attachment.description },
    `${attachment.filename} (${kilobytes} KB)`,
  );
}
