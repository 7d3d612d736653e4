import { errors, type FieldError } from '../limits/api-error.js';
import { isRecord } from '../limits/check.js';
import type { World } from './world.js';

/** Discord's code for any component, not only for buttons (I discord/discord-api-docs#8071). */
const INVALID = 'BUTTON_COMPONENT_INVALID_EMOJI';

const UNICODE = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** Names without the variation selector are taken too. */
const isUnicode = (name: unknown): boolean =>
  typeof name === 'string' && (UNICODE.test(name) || UNICODE.test(`${name}\uFE0F`));

/** Discord refuses a few that it knows (I discord/discord-api-docs#7128): here every so many, when a test asks for it. */
function isTaken(world: World, id: string): boolean {
  if (!world.emojis.has(id)) return false;
  const { refusals } = world;
  if (refusals.every === null) return true;
  refusals.seen += 1;
  return refusals.seen % refusals.every !== 0;
}

/**
 * Checks every emoji of the components of a message or form, wherever it stands.
 * @throws ApiError 50035 with the path of each that the application does not have
 */
export function checkEmojis(world: World, components: unknown): void {
  const wrong: FieldError[] = [];
  const visit = (node: unknown, path: FieldError['path']): void => {
    if (Array.isArray(node)) return node.forEach((entry: unknown, index) => visit(entry, [...path, index]));
    if (!isRecord(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'emoji' || !isRecord(value)) visit(value, [...path, key]);
      else {
        const { id, name } = value;
        const isKnown = typeof id === 'string' ? isTaken(world, id) : isUnicode(name);
        const field = typeof id === 'string' ? 'id' : 'name';
        if (!isKnown) wrong.push({ path: [...path, key, field], code: INVALID, message: 'Invalid emoji' });
      }
    }
  };
  visit(components, ['components']);
  if (wrong.length > 0) throw errors.invalidForm(wrong);
}
