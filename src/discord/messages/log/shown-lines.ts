import type { LogEntry, LogLine, PlayerId } from '../../../engine/index.js';
import { cardOf, isEvent, playerIn, takenBackIn } from '../../../table/index.js';
import type { AttackStory, DeathStory, Gained, Names, SoulMoved, Words } from '../../../text/index.js';
import { clip } from '../../protocol/payload.js';
import { logGroupsOf, type LogGroup } from './log-groups.js';
import { linesOf, withText } from './log-lines.js';
import { soulChangeIn } from './soul-changes.js';

/** A line of the log as people read it: of one entry, or of a whole attack or death that opens. */
export interface ShownLine {
  readonly text: string;
  /** The number of its first entry in the log. */
  readonly at: number;
  /** The id of that entry. */
  readonly id: string;
  /** What the line opens into. */
  readonly opens: readonly LogEntry[] | null;
  /** The turn that begins with it. */
  readonly turn: { readonly number: number; readonly player: PlayerId } | null;
  /** Not everybody may read it. */
  readonly secret: boolean;
  /** It was taken back. */
  readonly takenBack: boolean;
}

/** In what words a line is told, and whether a card that is gained comes with what it can do. */
interface Telling {
  readonly w: Words;
  readonly names: Names;
  readonly texts: boolean;
}

/** Characters of a line that was taken back: its marks must not be cut off. */
const STRUCK = 180;

/** The line, at most so long; struck through when it was taken back. */
export const strikeIfTakenBack = (
  { text, takenBack }: Pick<ShownLine, 'text' | 'takenBack'>,
  most = Infinity,
): string => (takenBack ? `~~${clip(text, Math.min(most, STRUCK))}~~` : clip(text, most));

/** With the mark before it: a dot, what says that it opens, or what says that it was taken back. */
export const bulletLine = (line: Pick<ShownLine, 'text' | 'opens' | 'takenBack'>, most = Infinity): string =>
  `${line.takenBack ? '↩' : line.opens === null ? '•' : '▸'} ${strikeIfTakenBack(line, most)}`;

const linesIn = (entries: readonly LogEntry[]): readonly LogLine[] => entries.map(({ line }) => line);

/** The rolls of an attack as they ended, in their order. */
export const rollsIn = (lines: readonly LogLine[]): AttackStory['rolls'] => {
  let number = 0;
  return lines.flatMap((line) => {
    if (line.say === 'rollIs') number = line.amount ?? 0;
    return line.say === 'hit' || line.say === 'miss' ? [{ number, hits: line.say === 'hit' }] : [];
  });
};

const sum = (lines: readonly LogLine[]): number => lines.reduce((total, { amount = 0 }) => total + amount, 0);

/** What a card that died gave to whom. */
const gainedFrom = (lines: readonly LogLine[], card: string, telling: Telling): readonly Gained[] => {
  const given = lines.filter((line) => line.source === card || cardOf(line.object) === card);
  const players = [...new Set(given.flatMap(({ player }) => player ?? []))];
  return players.flatMap((player) => {
    const own = given.filter((line) => line.player === player);
    const of = (event: LogLine['event']) => own.filter((line) => isEvent(line, event));
    const coins = sum(of('gainCoins'));
    const loot = sum(of('loot'));
    const souls = sum(of('gainSoul'));
    const items = of('gainTreasure').flatMap((treasure) => treasuresBefore(lines, treasure, telling));
    return coins + loot + souls + items.length === 0
      ? []
      : [{ player: telling.names.player(player), coins, loot, items, souls }];
  });
};

/** The log names each treasure before it says how many there were. */
const treasuresBefore = (
  lines: readonly LogLine[],
  treasure: LogLine,
  { names, w, texts }: Telling,
): readonly string[] =>
  lines
    .slice(0, lines.indexOf(treasure))
    .filter((line) => isEvent(line, 'gainItem') && line.player === treasure.player)
    .slice(-(treasure.amount ?? 1))
    .flatMap((line) => {
      const card = cardOf(line.object);
      return card === null ? [] : [withText(names.card(card), line, w, texts)];
    });

/** What was put on the stack by whom, each once with how often. */
const counted = (lines: readonly LogLine[], names: Names): AttackStory['used'] => {
  const found = new Map<string, AttackStory['used'][number]>();
  for (const { source, player } of lines) {
    if (source === undefined || player === undefined) continue;
    const key = `${source} ${player}`;
    const times = (found.get(key)?.times ?? 0) + 1;
    found.set(key, { card: names.card(source), player: names.player(player), times });
  }
  return [...found.values()];
};

/** Souls that were lost or changed hands; what is won is told otherwise. */
const soulsMoved = (lines: readonly LogLine[], names: Names): readonly SoulMoved[] =>
  lines.flatMap((line) => {
    const moved = soulChangeIn(line);
    const player = moved?.to ?? moved?.from ?? null;
    if (moved === null || moved.how === 'won' || player === null) return [];
    const from = moved.to === null || moved.from === null ? null : names.player(moved.from);
    return [{ how: moved.how, player: names.player(player), from, cards: [names.card(moved.card)] }];
  });

const attackStory = (entries: readonly LogEntry[], telling: Telling): AttackStory | null => {
  const { names } = telling;
  const lines = linesIn(entries);
  const declared = lines.find((line) => isEvent(line, 'attack'));
  const target = cardOf(declared?.object);
  const attacked = playerIn(declared?.object);
  if (declared?.player === undefined) return null;
  const { player } = declared;
  const used = lines.filter(
    ({ say, detail }) => say === 'goesOnStack' && (detail === 'loot' || detail === 'activated'),
  );
  const dead = lines.filter((line) => isEvent(line, 'dies'));
  const damage = lines.filter((line) => isEvent(line, 'damage') && playerIn(line.object) === player);
  return {
    player: names.player(player),
    target: target !== null ? names.card(target) : attacked !== null ? names.player(attacked) : '',
    fromDeck: declared.detail === 'deck',
    rolls: rollsIn(lines),
    used: counted(used, names),
    taken: sum(damage),
    targetDies: target !== null && dead.some(({ object }) => cardOf(object) === target),
    dead: dead.flatMap(({ object }) => playerIn(object) ?? []).map((one) => names.player(one)),
    gained: target === null ? [] : gainedFrom(lines, target, telling),
    souls: soulsMoved(lines, names),
  };
};

const deathStory = (entries: readonly LogEntry[], names: Names): DeathStory | null => {
  const lines = linesIn(entries);
  const player = playerIn(lines[0]?.object);
  if (player === null) return null;
  const penalties = lines.filter((line) => line.detail === 'penalty' && line.player === player);
  const named = (event: LogLine['event']): readonly string[] =>
    penalties
      .filter((line) => isEvent(line, event))
      .flatMap(({ object }) => cardOf(object) ?? [])
      .map((card) => names.card(card));
  return {
    player: names.player(player),
    destroyed: named('destroy'),
    discarded: named('discardLoot'),
    coins: sum(penalties.filter((line) => isEvent(line, 'loseCoins'))),
    souls: soulsMoved(lines, names),
  };
};

/** A group in one sentence; null for one that is shown line by line. */
const groupText = ({ kind, entries }: LogGroup, telling: Telling): string | null => {
  const { w, names } = telling;
  switch (kind) {
    case 'line':
      return null;
    case 'attack': {
      const story = attackStory(entries, telling);
      return story && w.story.attack(story);
    }
    case 'death': {
      const story = deathStory(entries, names);
      return story && w.story.death(story);
    }
    default:
      return kind satisfies never;
  }
};

/** A group in as few words as tell how it ended; null for a single line. */
export const groupInShort = (group: LogGroup, w: Words, names: Names): string | null => {
  const telling: Telling = { w, names, texts: false };
  const attack = group.kind === 'attack' ? attackStory(group.entries, telling) : null;
  return attack === null ? groupText(group, telling) : w.story.attack({ ...attack, rolls: [], used: [], taken: 0 });
};

const turnOf = ({ say, player, amount }: LogLine): ShownLine['turn'] => {
  if (player === undefined) return null;
  if (say === 'nextTurn') return { number: amount ?? 0, player };
  return say === 'firstPlayer' ? { number: 1, player } : null;
};

/**
 * A log as lines for people, oldest first: an attack that is over and a death are one line each; with `texts` each card that
 * is gained with what it can do.
 */
export const shownLinesOf = (
  entries: readonly LogEntry[],
  w: Words,
  names: Names,
  texts = false,
): readonly ShownLine[] => {
  const undone = takenBackIn(entries);
  const found: ShownLine[] = [];
  let loose: LogEntry[] = [];
  let from = 0;
  const tellLoose = (): void => {
    for (const { text, at } of linesOf(loose, w, names, texts)) {
      const entry = loose[at];
      if (entry === undefined) continue;
      const { id, to, line } = entry;
      const takenBack = undone.has(id);
      const turn = takenBack ? null : turnOf(line);
      found.push({ text, at: from + at, id, opens: null, turn, secret: to !== 'all', takenBack });
    }
    loose = [];
  };
  const loosen = (entry: LogEntry, at: number): void => {
    const [first] = loose;
    if (first !== undefined && undone.has(first.id) !== undone.has(entry.id)) tellLoose();
    if (loose.length === 0) from = at;
    loose.push(entry);
  };
  for (const group of logGroupsOf(entries)) {
    const isUndone = group.entries.some(({ id }) => undone.has(id));
    const text = isUndone ? null : groupText(group, { w, names, texts });
    if (text === null) {
      for (const [index, entry] of group.entries.entries()) loosen(entry, group.at + index);
      continue;
    }
    tellLoose();
    const id = group.entries[0]?.id ?? '';
    found.push({ text, at: group.at, id, opens: group.entries, turn: null, secret: false, takenBack: false });
  }
  tellLoose();
  return found;
};
