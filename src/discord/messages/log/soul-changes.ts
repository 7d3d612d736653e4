import type { CardId, LogLine, PlayerId } from '../../../engine/index.js';
import { cardOf, isEvent } from '../../../table/index.js';
import type { SoulMoved } from '../../../text/index.js';

/** A soul that comes to somebody, leaves somebody, or both. */
export interface SoulChange {
  readonly how: SoulMoved['how'];
  /** Who has it now; null for nobody. */
  readonly to: PlayerId | null;
  /** Who had it; null for nobody. */
  readonly from: PlayerId | null;
  readonly card: CardId;
  /** Its soul value. */
  readonly souls: number;
}

const ownerOf = ({ object, player }: LogLine): PlayerId | null =>
  (object !== undefined && 'card' in object ? object.owner : undefined) ?? player ?? null;

/** What a line tells of a soul; null for any other line. Lines of older versions tell of what is gained alone. */
export const soulChangeIn = (line: LogLine): SoulChange | null => {
  const card = cardOf(line.object);
  const { souls, player = null, other = null } = line;
  if (card === null || line.say !== 'event') return null;
  if (isEvent(line, 'gainSoul') || isEvent(line, 'becomeSoul'))
    return { how: 'won', to: player, from: null, card, souls: souls ?? line.amount ?? 1 };
  if (souls === undefined) return null;
  if (!isEvent(line, 'giveObject')) return { how: 'lost', to: null, from: ownerOf(line), card, souls };
  const how = player === null ? 'won' : other === null ? 'lost' : line.detail === 'steal' ? 'taken' : 'given';
  return { how, to: other, from: player, card, souls };
};
