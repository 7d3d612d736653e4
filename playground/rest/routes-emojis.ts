import type { APIEmoji } from 'discord-api-types/v10';
import { errors } from '../limits/api-error.js';
import { shape, text } from '../limits/check.js';
import { noContent, ok, param } from './router.js';
import type { Answer, Call, Route } from './router.js';
import { botUser } from '../world/serialize.js';
import { APPLICATION_ID } from '../world/world.js';

// Discord's document resources/emoji: emojis of the application, usable everywhere.

const MOST = 2000;
const LARGEST = 256 * 1024;

const emojiName = text(2, 32, /^\w+$/);
const image = text(1, 400_000, /^data:image\/(png|jpe?g|gif|webp);base64,[\w+/=]+$/);

function application(call: Call): void {
  if (param(call, 'application') !== APPLICATION_ID) throw errors.missingAccess();
}

function one(call: Call): APIEmoji {
  application(call);
  const emoji = call.world.emojis.get(param(call, 'emoji'));
  if (emoji === undefined) throw errors.unknownEmoji();
  return emoji;
}

function create(call: Call): Answer {
  application(call);
  const { name, image: data } = call.body as { readonly name: string; readonly image: string };
  const file = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  if (file.length > LARGEST) {
    const message = `File cannot be larger than ${LARGEST / 1024}.0 kb.`;
    throw errors.invalidForm([{ path: ['image'], code: 'BINARY_TYPE_MAX_SIZE', message }]);
  }
  if ([...call.world.emojis.values()].some((other) => other.name === name)) {
    const message = 'That emoji name is already taken.';
    throw errors.invalidForm([{ path: ['name'], code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', message }]);
  }
  if (call.world.emojis.size >= MOST) throw errors.tooManyEmojis();
  const emoji: APIEmoji = {
    id: call.world.ids.next(),
    name,
    roles: [],
    user: botUser,
    require_colons: true,
    managed: false,
    animated: data.startsWith('data:image/gif'),
    available: true,
  };
  call.world.emojis.set(emoji.id ?? '', emoji);
  call.world.emojiFiles.set(name, file);
  return { status: 201, body: emoji };
}

function rename(call: Call): Answer {
  const emoji = { ...one(call), ...(call.body as { readonly name: string }) };
  call.world.emojis.set(emoji.id ?? '', emoji);
  return ok(emoji);
}

const EMOJIS = '/applications/:application/emojis';

export const emojiRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: EMOJIS,
    handle: (call) => {
      application(call);
      return ok({ items: [...call.world.emojis.values()] });
    },
  },
  { method: 'POST', path: EMOJIS, body: shape({ required: { name: emojiName, image } }), handle: create },
  { method: 'GET', path: `${EMOJIS}/:emoji`, handle: (call) => ok(one(call)) },
  { method: 'PATCH', path: `${EMOJIS}/:emoji`, body: shape({ required: { name: emojiName } }), handle: rename },
  {
    method: 'DELETE',
    path: `${EMOJIS}/:emoji`,
    handle: (call) => {
      call.world.emojis.delete(one(call).id ?? '');
      return noContent;
    },
  },
];
