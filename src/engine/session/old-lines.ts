import type { LogDetail, LogEntry, LogLine } from '../state/index.js';

/** A line as v0.1.0 wrote it: its detail was any text, in some lines of several parts. */
type OldLine = Omit<LogLine, 'detail' | 'must' | 'was' | 'ability' | 'souls'> & { readonly detail?: string };

/** What the detail of an old line is now; most are the same words. */
const detailNow = ({ say, event }: OldLine, detail: string): Pick<LogLine, 'detail' | 'must' | 'was' | 'ability'> => {
  if (say === 'barter' && detail.startsWith('promise.'))
    return { detail: detail.slice('promise.'.length) as LogDetail };
  if (event === 'activate') return { ability: detail };
  if (event === 'changeNumber' && !Number.isNaN(Number(detail))) return { was: Number(detail) };
  if (event !== 'grantAttack' || !detail.endsWith('.must')) return { detail: detail as LogDetail };
  return { detail: detail.startsWith('monsterDeck') ? 'monsterDeck' : 'any', must: true };
};

/** An entry of the log as this version writes it, from one that any version has stored. */
export const entryNow = ({
  line: { detail, ...line },
  ...entry
}: Omit<LogEntry, 'line'> & { readonly line: OldLine }): LogEntry => ({
  ...entry,
  line: detail === undefined ? line : { ...line, ...detailNow(line, detail) },
});

/**
 * A line as v0.1.0 wrote it. The mark of a transition is made of these, so that the transitions in saves of that version
 * are found to be the same.
 */
export const lineThen = ({ souls: _souls, ...line }: LogLine): OldLine => {
  if (line.ability === undefined && line.was === undefined && line.must === undefined) return line;
  const { ability, was, must, detail, ...rest } = line;
  return {
    ...rest,
    detail: ability ?? (was === undefined ? `${detail ?? 'any'}${must === true ? '.must' : ''}` : String(was)),
  };
};
