import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];
type Body = NonNullable<Parameters<MakeRequest>[1]['body']>;

const BAD_REQUEST = 400;
/** Discord's code for a body that it refuses; `errors` then names each field (reference, "Error Messages"). */
const INVALID_FORM = 50_035;
/** What every code of a refused emoji has in it, whatever component it is in (I discord/discord-api-docs#8071). */
const INVALID_EMOJI = 'INVALID_EMOJI';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether each error of the tree is about the emoji of a component. */
const isAboutEmojis = (errors: unknown, isInEmoji = false): boolean => {
  if (!isRecord(errors)) return false;
  const parts = Object.entries(errors);
  return (
    parts.length > 0 &&
    parts.every(([key, value]) => {
      if (key !== '_errors') return isAboutEmojis(value, isInEmoji || key === 'emoji');
      if (!Array.isArray(value)) return false;
      return value.every((one: unknown) => isInEmoji || (isRecord(one) && String(one['code']).includes(INVALID_EMOJI)));
    })
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether Discord refuses a message for its emojis, and for nothing else. */
const isEmojiRefusal = (text: string): boolean => {
  const answer = parsed(text);
  return isRecord(answer) && answer['code'] === INVALID_FORM && isAboutEmojis(answer['errors']);
};

/** The same without the emoji of any component, wherever it stands. */
const withoutEmojis = (node: unknown, isComponent = false): unknown => {
  if (Array.isArray(node)) return node.map((entry: unknown) => withoutEmojis(entry, isComponent));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !isComponent || key !== 'emoji')
      .map(([key, value]) => [key, withoutEmojis(value, isComponent || key === 'components')]),
  );
};

const plain = (json: string): string => JSON.stringify(withoutEmojis(parsed(json)));

/** JSON, or a form with files. */
const plainBody = (body: Body): Body => {
  if (typeof body === 'string') return plain(body);
  if (!(body instanceof FormData)) return body;
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value !== 'string') form.append(name, value, value.name);
    else form.append(name, name === 'payload_json' ? plain(value) : value);
  }
  return form;
};

/**
 * Makes requests with `make`. A message that Discord refuses only for its emojis goes once more without those in components,
 * over whatever route: the application may have lost them, and Discord refuses one that it has now and then
 * (I discord/discord-api-docs#7128). In texts it refuses none.
 */
export const retryingWithoutEmojis =
  (refused: () => void, make: MakeRequest): MakeRequest =>
  async (url, init) => {
    const response = await make(url, init);
    if (response.status !== BAD_REQUEST) return response;
    const text = await response.text();
    const { body = null } = init;
    if (body !== null && isEmojiRefusal(text)) {
      refused();
      return make(url, { ...init, body: plainBody(body) });
    }
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers: [...headers] });
  };
