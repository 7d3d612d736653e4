import type { Press } from './presses.js';

/**
 * What must never be: something acknowledged is not there (lost), something is there twice (doubled), what should be the same
 * is not (diverged), somebody was sent what they may not know (leaked), a screen that is not up to date after the calm (stale),
 * or a process that failed by itself (broken).
 */
type Wrong = 'lost' | 'doubled' | 'diverged' | 'leaked' | 'stale' | 'broken';

export interface Finding {
  readonly is: Wrong;
  readonly channel: string | null;
  readonly about: string;
}

/** A line of a table's log as the store has it, and the revision that brought it. */
export interface LogLine {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
}

/** What somebody's client shows, and what it should show by now; both as texts that can be compared. */
export interface Screen {
  readonly whose: string;
  readonly what: 'board' | 'panel';
  readonly shows: string;
  readonly should: string;
  /** Whether what it shows says that it is of an earlier moment. */
  readonly isEarlier: boolean;
}

/** A part of a game, done again: where that leads to, and what stands in the store. */
export interface Replay {
  readonly about: string;
  readonly leadsTo: string;
  readonly stands: string;
}

/** What somebody was sent, and the names of the cards that they may not know of. */
export interface Secrets {
  readonly whose: string;
  readonly hidden: readonly string[];
  /** Names of other cards, which may have a hidden one's within them. */
  readonly known: readonly string[];
  readonly sent: readonly string[];
}

/** All that is known of one table in the calm after a round. */
export interface TableEvidence {
  readonly channel: string;
  /** What was pressed there since the check before the last one. */
  readonly presses: readonly Press[];
  /** The revisions that interactions have brought, as the store remembers them. */
  readonly commits: ReadonlyMap<string, number>;
  /** Its log at the last check and now; the same game. */
  readonly logBefore: readonly LogLine[];
  readonly log: readonly LogLine[];
  readonly replays: readonly Replay[];
  /** The boards of this game that stand in the channel and can be used. */
  readonly boards: number;
  /** Mentions of people who are awaited: those with buttons that no record knows of, and those on record that do not stand. */
  readonly mentions: { readonly unknown: number; readonly vanished: number };
  readonly screens: readonly Screen[];
  readonly secrets: readonly Secrets[];
}

type Of<Key extends keyof TableEvidence> = Pick<TableEvidence, 'channel' | Key>;

const finding =
  (channel: string) =>
  (is: Wrong, about: string): Finding => ({ is, channel, about });

const pressText = ({ interaction, person, pressed, at, told, said }: Press): string =>
  `${person} pressed ${pressed} at ${at} ms (interaction ${interaction}), was told "${told}": ${said}`;

/**
 * The press that counts for this one: itself, or the same press of the same person before it, of which they saw that it failed
 * (both together are done once).
 */
const countedAs = (press: Press, presses: readonly Press[], commits: ReadonlyMap<string, number>): boolean =>
  commits.has(press.interaction) ||
  presses.some(
    (other) =>
      other.person === press.person &&
      other.pressed === press.pressed &&
      other.at <= press.at &&
      other.told !== 'refused' &&
      commits.has(other.interaction),
  );

/** What was acknowledged and is not in the log, and lines that were there and are not any more. */
const lostIn = (evidence: Of<'presses' | 'commits' | 'logBefore' | 'log' | 'mentions'>): readonly Finding[] => {
  const { channel, presses, commits, logBefore, log, mentions } = evidence;
  const found = finding(channel);
  const gone = logBefore.filter((line, index) => log[index]?.id !== line.id || log[index]?.text !== line.text);
  return [
    ...presses
      .filter((press) => press.told === 'done' && !countedAs(press, presses, commits))
      .map((press) => found('lost', `${pressText(press)}; it is not in the log`)),
    ...(mentions.vanished > 0 ? [found('lost', `${mentions.vanished} mentions have vanished`)] : []),
    ...gone.slice(0, 1).map(({ id, text }) => found('lost', `the line ${id} of the log has gone or changed: ${text}`)),
  ];
};

const twice = <T>(all: readonly T[]): readonly T[] => [
  ...new Set(all.filter((one, index) => all.indexOf(one) < index)),
];

/**
 * Lines, interactions and boards that are there twice. Every commit with lines in the log was asked for by one interaction:
 * one that none has asked for is the second effect of an interaction.
 */
const doubledIn = (evidence: Of<'commits' | 'logBefore' | 'log' | 'boards' | 'mentions'>): readonly Finding[] => {
  const { channel, commits, logBefore, log, boards, mentions } = evidence;
  const found = finding(channel);
  const asked = new Set(commits.values());
  const fresh = log.slice(logBefore.length);
  const unasked = [...new Set(fresh.filter(({ revision }) => !asked.has(revision)).map(({ revision }) => revision))];
  return [
    ...twice(log.map(({ id }) => id)).map((id) => found('doubled', `the line ${id} is in the log twice`)),
    ...twice([...commits.values()]).map((revision) => {
      const both = [...commits].filter(([, one]) => one === revision).map(([interaction]) => interaction);
      return found('doubled', `the interactions ${both.join(' and ')} are one commit`);
    }),
    ...unasked.map((revision) => {
      const text = fresh.find((line) => line.revision === revision)?.text ?? '';
      return found('doubled', `revision ${revision} was asked for by no interaction: ${text}`);
    }),
    ...(boards > 1 ? [found('doubled', `there are ${boards} boards`)] : []),
    ...(mentions.unknown > 0 ? [found('doubled', `${mentions.unknown} mentions stand that are not on record`)] : []),
  ];
};

/** What should be the same and is not: the log and the state, a screen and the state, what was told and what was done. */
const divergedIn = (evidence: Of<'presses' | 'commits' | 'replays' | 'screens'>): readonly Finding[] => {
  const { channel, presses, commits, replays, screens } = evidence;
  const found = finding(channel);
  return [
    ...presses
      .filter(({ told, interaction }) => (told === 'refused' || told === 'unsaved') && commits.has(interaction))
      .map((press) => found('diverged', `${pressText(press)}; it is revision ${commits.get(press.interaction)}`)),
    ...replays
      .filter(({ leadsTo, stands }) => leadsTo !== stands)
      .map(({ about, leadsTo, stands }) =>
        found('diverged', `${about} leads to another state than there is: ${differenceOf(leadsTo, stands)}`),
      ),
    ...screens
      .filter(({ shows, should, isEarlier }) => shows !== should && !isEarlier)
      .map(({ whose, what, shows, should }) =>
        found('diverged', `the ${what} of ${whose} shows something else: ${differenceOf(shows, should)}`),
      ),
  ];
};

/** Screens that show an earlier moment after the calm. */
const staleIn = ({ channel, screens }: Of<'screens'>): readonly Finding[] =>
  screens
    .filter(({ shows, should, isEarlier }) => shows !== should && isEarlier)
    .map(({ whose, what, shows, should }) => ({
      is: 'stale',
      channel,
      about: `the ${what} of ${whose} is not up to date: ${differenceOf(shows, should)}`,
    }));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has this name, as words of their own, and not within the name of another card. */
const names = (text: string, name: string, known: readonly string[]): boolean => {
  if (!text.includes(name)) return false;
  const rest = known.filter((one) => one.includes(name)).reduce((left, one) => left.replaceAll(one, ''), text);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(rest);
};

/** Names of hidden cards in what was sent to somebody who may not know them. */
const leakedIn = ({ channel, secrets }: Of<'secrets'>): readonly Finding[] =>
  secrets.flatMap(({ whose, hidden, known, sent }) =>
    hidden.flatMap((name) => {
      const text = sent.find((one) => names(one, name, known));
      return text === undefined
        ? []
        : [{ is: 'leaked', channel, about: `${whose} was sent "${name}", which is hidden: ${text}` } as const];
    }),
  );

/** Where two texts begin to differ. */
const differenceOf = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (at === -1 ? Math.min(one.length, other.length) : at) - 60);
  return `…${one.slice(from, from + 200)}… and not …${other.slice(from, from + 200)}…`;
};

/** Everything that is wrong with a table. */
export const wrongWith = (evidence: TableEvidence): readonly Finding[] => [
  ...lostIn(evidence),
  ...doubledIn(evidence),
  ...divergedIn(evidence),
  ...staleIn(evidence),
  ...leakedIn(evidence),
];

/** Requests that Discord may refuse in a round; 10,000 in ten minutes ban an address (DISCORD.md section 1). */
const FEW_REFUSED = 60;

/** What is wrong with the requests that were refused in a round, each with its status: that they were too many. */
export const refusedTooOften = (requests: readonly string[]): readonly string[] => {
  if (requests.length <= FEW_REFUSED) return [];
  const counts = new Map<string, number>();
  for (const one of requests) counts.set(one, (counts.get(one) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const named = most.map(([request, count]) => `${count} times ${request}`).join(', ');
  return [`Discord refused ${requests.length} requests, which count towards a ban: ${named}`];
};
