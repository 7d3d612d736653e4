import type { CardId, LogEntry, LogLine, PlayerId, View } from '../../../engine/index.js';
import { cardOf, isEvent, playerIn, takenBackIn } from '../../../table/index.js';
import { logGroupsOf, type LogGroup } from '../log/log-groups.js';
import { rollsIn } from '../log/shown-lines.js';
import { soulChangeIn } from '../log/soul-changes.js';

/** What kind of event of the game a story tells. */
type StoryEventKind =
  | 'win'
  | 'lost'
  | 'tick'
  | 'soul'
  | 'taken'
  | 'death'
  | 'saved'
  | 'kill'
  | 'deal'
  | 'treasure'
  | 'destroyed'
  | 'leaving'
  | 'curse'
  | 'fight'
  | 'roll'
  | 'late';

/** Something that is worth a panel of a story: from lines of the log that everybody may read. */
export interface StoryEvent {
  readonly kind: StoryEventKind;
  /** How much it is worth: the more, the sooner it has a panel. */
  readonly weight: number;
  /** Where its line is in what was looked through. */
  readonly at: number;
  /** Who did it, or to whom it happened. */
  readonly player: PlayerId | null;
  /** Who has lost something by it, or was dealt with. */
  readonly other: PlayerId | null;
  /** What was fought, gained or lost. */
  readonly card: CardId | null;
  /** The rolls of an attack, or the one number that counts, in their order; `hits` null for a roll that attacks nothing. */
  readonly rolls: readonly { readonly number: number; readonly hits: boolean | null }[];
  /** The souls of whoever gained one, as they are now, of how many: of the last one they gained only. */
  readonly souls: { readonly has: number; readonly goal: number } | null;
  /** The lines that tell it, and the one that says it if it is told in one. */
  readonly group: LogGroup;
  readonly entry: LogEntry | null;
}

/** For whom something is told: what they see of the table, and their own seat; null for everybody. */
interface Reader {
  readonly view: View;
  readonly player: PlayerId | null;
}

/** What an event is worth before it is looked at more closely; the rules of the game decide what counts most: souls and deaths. */
const WORTH: Readonly<Record<StoryEventKind, number>> = {
  win: 100,
  lost: 100,
  tick: 42,
  soul: 80,
  taken: 55,
  death: 60,
  saved: 50,
  kill: 30,
  deal: 45,
  treasure: 40,
  destroyed: 35,
  leaving: 35,
  curse: 30,
  fight: 14,
  roll: 12,
  late: 12,
};
/** More for what happened to the reader, for a soul too many, for being one soul from winning, and for each roll of a fight. */
const OWN = 20;
const ANOTHER_SOUL = 10;
const NEAR = 15;
/** More for a soul that is lost, or taken from somebody. */
const LOST_SOUL = 40;
const EACH_ROLL = 2;
const MOST_ROLLS = 4;
/** From this weight on something is worth a panel. */
const WORTH_A_PANEL = 20;
/** Panels of a story besides the one with the decision. */
export const MOST_STORY_EVENTS = 3;

type Found = Omit<StoryEvent, 'weight' | 'at' | 'souls' | 'group' | 'entry'> & {
  readonly amount: number;
  readonly isSoulLost: boolean;
  /** Which entry of its group says it. */
  readonly index: number;
};

const found = (kind: StoryEventKind, line: LogLine, index: number, more: Partial<Found> = {}): Found => ({
  kind,
  player: line.player ?? null,
  other: line.other ?? null,
  card: cardOf(line.object),
  rolls: [],
  amount: line.amount ?? 1,
  isSoulLost: isSoulLost(line),
  index,
  ...more,
});

/** The item or soul that changes hands without being a gift of its owner; a soul is worth telling either way. */
const isTaken = (line: LogLine): boolean =>
  isEvent(line, 'giveObject') && (line.detail === 'steal' || line.souls !== undefined);

/** A soul that is taken from somebody, or lost. */
const isSoulLost = (line: LogLine): boolean => {
  const how = soulChangeIn(line)?.how;
  return how !== undefined && how !== 'won';
};

/** What one event is worth telling as. */
const eventIn = (line: LogLine, at: number): Found | null => {
  const dead = playerIn(line.object);
  switch (line.event) {
    case 'gainSoul':
    case 'becomeSoul':
      return found('soul', line, at);
    case 'giveObject':
      return isTaken(line)
        ? found('taken', line, at, { player: line.other ?? null, other: line.player ?? null })
        : null;
    case 'dies':
      if (dead !== null) return found('death', line, at, { player: dead, other: null });
      return line.detail === 'destroyed' || line.other === undefined
        ? null
        : found('kill', line, at, { player: line.other, other: null });
    case 'preventDeath':
      return dead === null ? null : found('saved', line, at, { player: dead, other: null, card: line.source ?? null });
    case 'purchase':
      return found('treasure', line, at);
    case 'gainItem':
      return line.detail === 'purchase' ? null : found('treasure', line, at);
    case 'destroy':
      return line.detail === 'penalty' ? null : found('destroyed', line, at, { player: ownerOf(line) });
    case 'gainCurse':
      return found('curse', line, at);
    default:
      return isSoulLost(line) ? found('destroyed', line, at, { player: ownerOf(line) }) : null;
  }
};

const ownerOf = ({ object, player }: LogLine): PlayerId | null =>
  (object !== undefined && 'card' in object ? object.owner : undefined) ?? player ?? null;

/** What one line is worth telling as; null for one that is told in words at most. */
const lineIn = (line: LogLine, at: number): Found | null => {
  switch (line.say) {
    case 'event':
      return eventIn(line, at);
    case 'wins':
    case 'allWin':
      return found('win', line, at);
    case 'allLose':
      return found('lost', line, at);
    case 'timer':
      return line.detail === undefined ? null : found('tick', line, at);
    case 'rollIs':
      return found('roll', line, at, { rolls: [{ number: line.amount ?? 0, hits: null }] });
    case 'barter':
      return line.detail === 'accepted' ? found('deal', line, at) : null;
    case 'leaves':
      return found('leaving', line, at);
    case 'late':
      return found('late', line, at);
    default:
      return null;
  }
};

const worthOf = ({
  kind,
  amount,
  rolls,
  isSoulLost: isLost,
}: Pick<Found, 'kind' | 'amount' | 'rolls' | 'isSoulLost'>) =>
  WORTH[kind] +
  (isLost ? LOST_SOUL : 0) +
  (kind === 'soul' ? (amount - 1) * ANOTHER_SOUL : 0) +
  (rolls.length > 1 ? Math.min(rolls.length, MOST_ROLLS) * EACH_ROLL : 0);

const heaviest = (all: readonly Found[]): Found | null =>
  all.reduce<Found | null>((best, one) => (best === null || worthOf(one) > worthOf(best) ? one : best), null);

/** What the line about an attack tells too; anything else that happened in it is told besides. */
const TOLD_BY_ATTACKS: readonly StoryEventKind[] = ['soul', 'death', 'kill', 'treasure', 'fight', 'roll'];

/** An attack is told as the most that came of it, with who attacked what and what was rolled. */
const attackIn = (lines: readonly LogLine[], inside: readonly Found[]): Found | null => {
  const declared = lines.findIndex((line) => isEvent(line, 'attack'));
  const line = lines[declared];
  if (line === undefined) return null;
  const fight = found('fight', line, declared, { other: playerIn(line.object) });
  const best = heaviest([fight, ...inside.filter(({ kind }) => kind !== 'roll')]) ?? fight;
  const card = best.kind === 'death' ? fight.card : (best.card ?? fight.card);
  return { ...best, card, rolls: rollsIn(lines), index: declared };
};

/** Something worth telling, and the group that tells it. */
interface InGroup {
  readonly one: Found;
  readonly group: LogGroup;
}

const foundIn = (group: LogGroup): readonly InGroup[] => {
  const { kind, at, entries } = group;
  const lines = entries.map(({ line }) => line);
  const inside = lines.flatMap((line, index) => lineIn(line, index) ?? []);
  switch (kind) {
    case 'attack': {
      const attack = attackIn(
        lines,
        inside.filter((one) => TOLD_BY_ATTACKS.includes(one.kind)),
      );
      const others = inside.filter((one) => !TOLD_BY_ATTACKS.includes(one.kind));
      const alone = ({ index, ...one }: Found): InGroup => ({
        one: { ...one, index: 0 },
        group: { kind: 'line', at: at + index, entries: entries.slice(index, index + 1) },
      });
      return [...(attack === null ? [] : [{ one: attack, group }]), ...others.map(alone)];
    }
    case 'death':
      return inside.slice(0, 1).map((one) => ({ one, group }));
    case 'line':
      return inside.map((one) => ({ one, group }));
    default:
      return kind satisfies never;
  }
};

/** Souls of a player, of how many, as everybody sees it. */
const soulsOf = ({ view }: Reader, player: PlayerId | null): StoryEvent['souls'] => {
  const seen = view.players.find(({ id }) => id === player);
  return seen === undefined || seen.sharesGoal === true ? null : { has: seen.souls, goal: seen.soulsToWin };
};

/** The lines that everybody may read and that count: neither secrets nor what was taken back. */
export const openIn = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  const undone = takenBackIn(entries);
  return entries.filter(({ id, to, line }) => to === 'all' && !undone.has(id) && line.say !== 'takenBack');
};

/** A death that is told by the attack in which it happened, and a kill that is told by the soul that it gave. */
const isToldOtherwise = (one: Found, before: Found | undefined, after: Found | undefined): boolean =>
  (one.kind === 'death' && before?.kind === 'death' && one.player === before.player) ||
  (one.kind === 'kill' && after?.kind === 'soul' && one.card === after.card);

/** Everything in a log that is worth telling, in its order, each with its weight. Pure: the same log gives the same. */
export const storyEventsIn = (entries: readonly LogEntry[], reader: Reader): readonly StoryEvent[] => {
  const all = logGroupsOf(openIn(entries)).flatMap(foundIn);
  const kept = all.filter(({ one }, at) => !isToldOtherwise(one, all[at - 1]?.one, all[at + 1]?.one));
  const lastSoul = (player: PlayerId | null): number =>
    kept.findLastIndex(
      ({ one }) =>
        (one.kind === 'soul' && one.player === player) ||
        (one.isSoulLost && (one.player === player || one.other === player)),
    );
  return kept.map(({ one, group }, at): StoryEvent => {
    const { amount: _, isSoulLost: _lost, index, ...told } = one;
    const souls = one.kind === 'soul' && lastSoul(one.player) === at ? soulsOf(reader, one.player) : null;
    const isNear = souls !== null && souls.has >= souls.goal - 1;
    const isOwn = reader.player !== null && [one.player, one.other].includes(reader.player);
    const weight = worthOf(one) + (isNear ? NEAR : 0) + (isOwn ? OWN : 0);
    return { ...told, weight, at: group.at + index, souls, group, entry: group.entries[index] ?? null };
  });
};

/** The events that have a panel, in the order in which they happened: the weightiest, of two that weigh the same the later. */
export const panelsOf = (events: readonly StoryEvent[], most: number): readonly StoryEvent[] => {
  const worth = events.filter(({ weight }) => weight >= WORTH_A_PANEL);
  const chosen = worth.toSorted((one, other) => other.weight - one.weight || other.at - one.at).slice(0, most);
  return worth.filter((event) => chosen.includes(event));
};
