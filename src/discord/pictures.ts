import { createHash } from 'node:crypto';
import { incidentId, type Logger } from '../ops/index.js';
import { publicView, waitingFor, type Table } from '../table/index.js';
import type { Words } from '../text/index.js';
import { situation } from './messages/board.js';
import { LIMITS, type Attached, type Payload } from './payload.js';
import { boardAlt, boardPlan, boardScene, createStudio, type Plan, type Studio } from './picture/index.js';
import { namesOf } from './seats.js';

/** The pictures of the tables (DISCORD section 3). */
export interface Pictures {
  /**
   * The picture of a table's board. None where the table or the channel has no pictures, and when it cannot be drawn: the text
   * says everything. `stale` when it had to wait and the table has changed meanwhile, as `isStale` says.
   */
  board(table: Table, w: Words, isStale: () => Promise<boolean>): Promise<Attached | 'none' | 'stale'>;
  /** Notes whether the bot may attach files in a channel. */
  allow(channel: string, may: boolean): void;
}

/** A picture that is ready to be drawn, with everything that is on it. */
interface Drawable {
  readonly kind: string;
  readonly scene: object;
  readonly plan: () => Plan;
  readonly alt: string;
}

const drawableBoard = (table: Table, w: Words): Drawable | null => {
  const view = publicView(table);
  if (view === null || table.data.phase !== 'playing') return null;
  const names = namesOf(table, w, 'plain');
  const scene = boardScene(view, waitingFor(table), w, names);
  const alt = boardAlt(view, situation(table, view, w, names), w, names, LIMITS.alt);
  return { kind: 'board', scene, plan: () => boardPlan(scene), alt };
};

/** The same for the same picture, and for nothing else: it tells nothing that is not on it. */
const keyOf = ({ kind, scene }: Drawable): string =>
  createHash('sha256')
    .update(`${kind} ${JSON.stringify(scene)}`)
    .digest('hex')
    .slice(0, 20);

export const createPictures = (log: Logger, studio: Studio = createStudio()): Pictures => {
  const forbidden = new Set<string>();
  return {
    async board(table, w, isStale) {
      if (!table.data.picture || forbidden.has(table.channel)) return 'none';
      try {
        const drawable = drawableBoard(table, w);
        if (drawable === null) return 'none';
        const key = keyOf(drawable);
        const data = await studio.draw(key, drawable.plan, isStale);
        return data === null ? 'stale' : { name: `${drawable.kind}-${key}.png`, data, alt: drawable.alt };
      } catch (err) {
        log.error({ err, incident: incidentId(), channel: table.channel }, 'a picture could not be drawn');
        return 'none';
      }
    },
    allow(channel, may) {
      if (may) forbidden.delete(channel);
      else forbidden.add(channel);
    },
  };
};

/** The message with a picture in its first embed. */
export const illustrated = (payload: Payload, file: Attached): Payload => {
  const [first, ...rest] = payload.embeds;
  if (first === undefined) return { ...payload, files: [file] };
  return { ...payload, embeds: [{ ...first, image: { url: `attachment://${file.name}` } }, ...rest], files: [file] };
};

/** The message without its pictures. */
export const unillustrated = (payload: Payload): Payload => ({
  ...payload,
  embeds: payload.embeds.map(({ image: _image, ...embed }) => embed),
  files: [],
});
