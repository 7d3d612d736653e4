import type { IncomingMessage } from 'node:http';
import { errors } from '../limits/api-error.js';
import { REQUEST_LIMIT } from '../world/attachments.js';
import type { Upload } from '../world/attachments.js';
import type { World } from '../world/world.js';

/** What a request carries: JSON, and files when it was multipart (Discord's document reference, "Uploading Files"). */
interface Body {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** The bytes of a request, or `tooLarge` for more than 25 MiB. */
export async function readRequest(request: IncomingMessage): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= REQUEST_LIMIT) chunks.push(chunk);
  }
  return size > REQUEST_LIMIT ? 'tooLarge' : Buffer.concat(chunks);
}

/**
 * Reads a request. Another kind of body than JSON or multipart, and a part that is neither `payload_json` nor
 * `files[n]`, goes into `world.problems`.
 * @throws ApiError 40005 for more than 25 MiB, 50035 for another form, 50109 for what is not JSON
 */
export async function readBody(world: World, request: IncomingMessage, given?: Buffer | 'tooLarge'): Promise<Body> {
  const raw = given ?? (await readRequest(request));
  if (raw === 'tooLarge') throw errors.tooLarge();
  if (raw.length === 0) return { body: undefined, uploads: [] };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return { body: parsed(raw.toString('utf8')), uploads: [] };
  if (type.startsWith('multipart/form-data')) return multipart(world, request, raw, type);
  world.problems.push(`unknown content type: ${nameOf(request)} ${type}`);
  throw errors.invalidForm([{ path: [], code: 'CONTENT_TYPE_INVALID', message: 'Expected application/json.' }]);
}

const nameOf = (request: IncomingMessage): string => `${request.method} ${request.url?.split('?')[0]}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw errors.invalidJson();
  }
}

async function multipart(world: World, request: IncomingMessage, raw: Buffer, type: string): Promise<Body> {
  const form = await new Response(new Uint8Array(raw), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  if (form === null) throw errors.invalidForm([{ path: [], code: 'MULTIPART_INVALID', message: 'Not a form.' }]);
  const uploads: Upload[] = [];
  let body: unknown = {};
  for (const [name, part] of form) {
    const index = /^files\[(\d)\]$/.exec(name)?.[1];
    if (name === 'payload_json' && typeof part === 'string') body = parsed(part);
    else if (index !== undefined && typeof part !== 'string') {
      const content = Buffer.from(await part.arrayBuffer());
      uploads.push({ index: Number(index), name: part.name, type: part.type, content });
    } else {
      world.problems.push(`unknown part of a form: ${nameOf(request)} ${name}`);
      throw errors.invalidForm([{ path: [name], code: 'UNKNOWN_FIELD', message: 'The stand-in does not know this.' }]);
    }
  }
  return { body, uploads };
}
