import { StoreUnavailable, type Commit, type CommitResult, type Due } from '../table/index.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sqlitePieces } from './backups/sqlite-pieces.js';
import { interactionSeconds } from './interaction-memory.js';
import { leaseEnd } from './lease.js';
import { historyLimit, packSmall, packText, unpackText } from './record.js';
import { closeDatabase, openDatabase, truncateLog, type Sql, type SqlRow } from './sqlite-schema.js';
import type { Store } from './store.js';

/** Interactions that have grown too old are looked for once in so many milliseconds, not with every commit. */
const tidyingEvery = 60_000;

/**
 * The embedded store: one file in the folder, one process, every acknowledged commit on the disk.
 * Writes of several tables that are asked for together go to the disk together: waiting for it is most of their time.
 * @throws StoreInUse when another process has it open
 * @throws StoreUnavailable when the folder or the file cannot be used
 */
export function openSqliteStore(folder: string): Store {
  const sql = openDatabase(folder);
  const statements = prepareStatements(sql);
  const pieces = sqlitePieces(sql);
  const writes = gatheredWrites(statements);
  const beat = openBeats();
  const traces = openTraces(sql);
  let open = true;
  let tidied = 0;
  const checkOpen = (): void => {
    if (!open) throw new StoreUnavailable('The embedded store is closed.');
  };
  const read = async <T>(work: (s: Statements) => T): Promise<T> => {
    checkOpen();
    await writes.landed();
    checkOpen();
    return translating(() => work(statements));
  };
  const write = async <T>(work: (s: Statements) => T): Promise<T> => {
    checkOpen();
    return writes.add(() => work(statements));
  };
  return {
    load: (channel) => read((s) => loaded(s.load.get(channel))),
    head: (channel) => read((s) => headIn(s.head.get(channel))),
    commit: (commit) =>
      write((s) => {
        const now = Date.now();
        if (now - tidied >= tidyingEvery) {
          s.forgetInteractions.run(now - interactionSeconds * 1000);
          tidied = now;
        }
        return applyCommit(s, commit, now);
      }),
    interactionRevision: (channel, interaction) => read((s) => revisionIn(s.interaction.get(channel, interaction))),
    liveChannels: () => read((s) => s.live.all().map((row) => String(row['channel']))),
    allChannels: () => read((s) => s.all.all().map((row) => String(row['channel']))),
    removeTable: (channel) =>
      write((s) => {
        for (const drop of [s.dropTable, s.dropCheckpoint, s.clearEntries, s.clearDrafts, s.clearOutbox, s.dropWake])
          drop.run(channel);
        s.cutHistory.run(channel, 0);
      }),
    entries: (channel, after, limit) => read((s) => s.entriesAfter.all(channel, channel, after, limit).map(idAndText)),
    latestEntries: (channel, limit) => read((s) => s.latestEntries.all(channel, limit).map(idAndText).toReversed()),
    history: (channel) =>
      read((s) => s.history.all(channel).map((row) => unpackText(new Uint8Array(row['text'] as ArrayBuffer)))),
    outbox: (channel) => read((s) => s.outbox.all(channel).map(idAndText)),
    outboxDone: (channel, ids) => write((s) => ids.forEach((id) => s.outboxDone.run(channel, id))),
    takeDue: (now, lease, limit) => write((s) => takeDue(s, now, leaseEnd(now, lease), limit)),
    beat: async (now, tolerance) => {
      traces.remove();
      return write((s) => beat(s, now, tolerance));
    },
    draft: (channel, user) => read((s) => textIn(s.draft.get(channel, user))),
    setDraft: (channel, user, text) =>
      write((s) => void (text === null ? s.dropDraft.run(channel, user) : s.setDraft.run(channel, user, text))),
    replaceDraft: (channel, user, before, text) =>
      write((s) =>
        replaced(textIn(s.draft.get(channel, user)), before, text, () =>
          text === null ? s.dropDraft.run(channel, user) : s.setDraft.run(channel, user, text),
        ),
      ),
    userData: (user) => read((s) => textIn(s.person.get(user))),
    setUserData: (user, text) =>
      write((s) => {
        if (text !== null) return void s.setPerson.run(user, text);
        s.dropPerson.run(user);
        traces.left();
      }),
    replaceUserData: (user, before, text) =>
      write((s) =>
        replaced(textIn(s.person.get(user)), before, text, () =>
          text === null ? s.dropPerson.run(user) : s.setPerson.run(user, text),
        ),
      ),
    allServers: () => read((s) => s.servers.all().map((row) => String(row['server']))),
    serverData: (server) => read((s) => textIn(s.server.get(server))),
    setServerData: (server, text) =>
      write((s) => void (text === null ? s.dropServer.run(server) : s.setServer.run(server, text))),
    replaceServerData: (server, before, text) =>
      write((s) =>
        replaced(textIn(s.server.get(server)), before, text, () =>
          text === null ? s.dropServer.run(server) : s.setServer.run(server, text),
        ),
      ),
    clearEntries: (channel) =>
      write((s) => {
        s.clearEntries.run(channel);
        s.clearDrafts.run(channel);
        s.cutHistory.run(channel, 0);
      }),
    claim: (application) =>
      write(() => {
        sql.prepare('INSERT OR IGNORE INTO owner (id, application) VALUES (0, ?)').run(application);
        return String(sql.prepare('SELECT application FROM owner').get()?.['application']);
      }),
    async *everything() {
      for (const channel of await read(() => pieces.channels())) {
        const table = await read(() => pieces.table(channel));
        if (table !== null) yield table;
        await nextTurn(); // clicks come first
      }
      yield* await read(() => pieces.others());
    },
    putBack: (piece) => write(() => pieces.put(piece)),
    lastBeat: () =>
      read((s) => {
        const row = s.beats.get();
        return row === undefined ? null : Number(row['last']);
      }),
    close: async () => {
      if (!open) return;
      open = false;
      writes.flush();
      closeDatabase(sql);
    },
  };
}

/** Milliseconds after which everything about somebody who has had their data deleted is gone from their tables too. */
const forgettingTakes = 60_000;

/** What the write-ahead log still has of somebody whose data was deleted; it is removed once everything about them is gone. */
function openTraces(sql: Sql) {
  let since: number | null = null;
  return {
    left: () => void (since = Date.now()),
    remove: () => {
      if (since === null || Date.now() - since < forgettingTakes) return;
      since = null;
      translating(() => truncateLog(sql));
    },
  };
}

interface Waiting {
  /** Inside the transaction; what it returns is told to the caller when that is on the disk. */
  readonly run: () => () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Writes wait for each other till the end of this turn of the event loop and share a transaction; all fail or none. */
function gatheredWrites(s: Statements) {
  let waiting: Waiting[] = [];
  let readers: (() => void)[] = [];
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) run(batch);
    const after = readers;
    readers = [];
    for (const read of after) read();
  };
  const run = (batch: readonly Waiting[]): void => {
    try {
      const tell = translating(() => atomically(s, () => batch.map(({ run }) => run())));
      for (const each of tell) each();
    } catch (error) {
      for (const { refuse } of batch) refuse(error);
    }
  };
  const add = <T>(work: () => T): Promise<T> =>
    new Promise((accept, refuse) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        run: () => {
          const result = work();
          return () => accept(result);
        },
        refuse,
      });
    });
  /** Resolves when everything that was to be written before is: a read makes no transaction of its own out of it. */
  const landed = async (): Promise<void> => {
    if (waiting.length > 0) await new Promise<void>((resolve) => readers.push(resolve));
  };
  return { add, flush, landed };
}

type Statements = ReturnType<typeof prepareStatements>;

/** A row is changed in place, which writes less than replacing it: its key and the index of its key stay as they are. */
function prepareStatements(sql: Sql) {
  const own = (text: string) => sql.prepare(text);
  return {
    load: own(`SELECT tables.revision AS revision, tables.id AS id, tables.answers AS answers, checkpoints.record AS checkpoint
      FROM tables LEFT JOIN checkpoints ON checkpoints.channel = tables.channel WHERE tables.channel = ?`),
    head: own('SELECT revision, id FROM tables WHERE channel = ?'),
    begin: own('BEGIN IMMEDIATE'),
    commit: own('COMMIT'),
    rollback: own('ROLLBACK'),
    /** What a commit asks before it changes anything, in one go. */
    standing: own(`SELECT (SELECT revision FROM interactions WHERE channel = ? AND id = ?) AS seen,
      (SELECT revision FROM tables WHERE channel = ?) AS revision, (SELECT id FROM tables WHERE channel = ?) AS id`),
    setTable:
      own(`INSERT INTO tables (channel, revision, live, answers, id) VALUES (?, ?, ?, ?, ?) ON CONFLICT (channel)
      DO UPDATE SET revision = excluded.revision, live = excluded.live, answers = excluded.answers, id = excluded.id`),
    setCheckpoint: own(`INSERT INTO checkpoints (channel, record) VALUES (?, ?) ON CONFLICT (channel)
      DO UPDATE SET record = excluded.record`),
    live: own('SELECT channel FROM tables WHERE live = 1 UNION SELECT channel FROM outbox'),
    all: own('SELECT channel FROM tables'),
    dropTable: own('DELETE FROM tables WHERE channel = ?'),
    dropCheckpoint: own('DELETE FROM checkpoints WHERE channel = ?'),
    clearOutbox: own('DELETE FROM outbox WHERE channel = ?'),
    interaction: own('SELECT revision FROM interactions WHERE channel = ? AND id = ?'),
    setInteraction: own('INSERT INTO interactions (channel, id, revision, at) VALUES (?, ?, ?, ?)'),
    forgetInteractions: own('DELETE FROM interactions WHERE at < ?'),
    addEntry: own(`INSERT INTO entries (channel, number, id, text)
      VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE channel = ?), ?, ?)`),
    entriesAfter: own(`SELECT id, text FROM entries WHERE channel = ? AND number >
      coalesce((SELECT max(number) FROM entries WHERE channel = ? AND id = ?), 0) ORDER BY number LIMIT ?`),
    latestEntries: own('SELECT id, text FROM entries WHERE channel = ? ORDER BY number DESC LIMIT ?'),
    clearEntries: own('DELETE FROM entries WHERE channel = ?'),
    addHistory: own('INSERT INTO history (channel, number, bytes, text) VALUES (?, ?, ?, ?)'),
    cutHistory: own('DELETE FROM history WHERE channel = ? AND number >= ?'),
    history: own('SELECT text FROM history WHERE channel = ? AND bytes >= 0 ORDER BY number'),
    lastHistory: own('SELECT number, bytes FROM history WHERE channel = ? ORDER BY number DESC LIMIT 1'),
    addOutbox: own('INSERT INTO outbox (channel, id, text, due) VALUES (?, ?, ?, ?)'),
    outbox: own('SELECT id, text FROM outbox WHERE channel = ? ORDER BY number'),
    outboxDone: own('DELETE FROM outbox WHERE channel = ? AND id = ?'),
    setWake: own(`INSERT INTO wakes (channel, at) VALUES (?, ?) ON CONFLICT (channel)
      DO UPDATE SET at = excluded.at WHERE at <> excluded.at`),
    dropWake: own('DELETE FROM wakes WHERE channel = ?'),
    /** The rows of an outbox that do not say when they are due never are. */
    due: own(`SELECT channel, 'wake' AS what, at FROM wakes WHERE at <= ?
      UNION ALL SELECT channel, 'outbox', max(due) FROM outbox GROUP BY channel HAVING max(due) <= ? ORDER BY at LIMIT ?`),
    leaseOutbox: own('UPDATE outbox SET due = ? WHERE channel = ?'),
    beats: own('SELECT last, lost FROM beats'),
    setBeats: own('INSERT OR REPLACE INTO beats (id, last, lost) VALUES (0, ?, ?)'),
    draft: own('SELECT text FROM drafts WHERE channel = ? AND person = ?'),
    setDraft: own('INSERT OR REPLACE INTO drafts (channel, person, text) VALUES (?, ?, ?)'),
    dropDraft: own('DELETE FROM drafts WHERE channel = ? AND person = ?'),
    clearDrafts: own('DELETE FROM drafts WHERE channel = ?'),
    person: own('SELECT text FROM people WHERE person = ?'),
    setPerson: own('INSERT OR REPLACE INTO people (person, text) VALUES (?, ?)'),
    dropPerson: own('DELETE FROM people WHERE person = ?'),
    servers: own('SELECT server FROM servers'),
    server: own('SELECT text FROM servers WHERE server = ?'),
    setServer: own('INSERT OR REPLACE INTO servers (server, text) VALUES (?, ?)'),
    dropServer: own('DELETE FROM servers WHERE server = ?'),
  };
}

function applyCommit(s: Statements, commit: Commit, now: number): CommitResult {
  const { channel, interaction } = commit;
  const standing = s.standing.get(channel, interaction, channel, channel);
  const seen = standing?.['seen'] ?? null;
  if (seen !== null) return { is: 'duplicate', revision: Number(seen) };
  const found = Number(standing?.['revision'] ?? 0);
  const { expectedId } = commit;
  const isAnother = expectedId !== undefined && (standing?.['id'] ?? '') !== expectedId;
  if (found !== commit.expectedRevision || isAnother) return { is: 'conflict', revision: found };
  const revision = found + 1;
  s.setTable.run(channel, revision, commit.ended ? 0 : 1, packText(commit.answers), commit.id ?? '');
  if (commit.checkpoint !== undefined) s.setCheckpoint.run(channel, packText(commit.checkpoint));
  for (const entry of commit.entries) s.addEntry.run(channel, channel, entry.id, entry.text);
  commit.outbox.forEach((text, index) =>
    s.addOutbox.run(channel, `${revision}.${index}`, text, commit.deliverBy ?? null),
  );
  if (commit.history !== undefined) addHistory(s, channel, commit.history);
  if (commit.wake === null || commit.ended) s.dropWake.run(channel);
  else if (commit.wake !== undefined) s.setWake.run(channel, commit.wake);
  if (commit.ended) s.clearDrafts.run(channel);
  if (interaction !== null) s.setInteraction.run(channel, interaction, revision, now);
  return { is: 'committed', revision };
}

function addHistory(s: Statements, channel: string, { texts, after }: NonNullable<Commit['history']>): void {
  const isFull = s.lastHistory.get(channel)?.['bytes'] === -1;
  if (after === 0 || (after !== undefined && !isFull)) s.cutHistory.run(channel, after);
  else if (isFull) return;
  const last = s.lastHistory.get(channel);
  let number = Number(last?.['number'] ?? -1);
  let bytes = Number(last?.['bytes'] ?? 0);
  for (const text of texts.map(packSmall)) {
    number += 1;
    bytes += text.length;
    if (bytes <= historyLimit) s.addHistory.run(channel, number, bytes, text);
    else return void s.addHistory.run(channel, number, -1, Buffer.alloc(0));
  }
}

/** Writes when what stands there is what was before; whether it stands there now. */
function replaced(now: string | null, before: string | null, text: string | null, set: () => unknown): boolean {
  if (now === before) set();
  return now === before || now === text;
}

function takeDue(s: Statements, now: number, until: number, limit: number): readonly Due[] {
  const taken = s.due.all(now, now, limit).map((row) => ({
    channel: String(row['channel']),
    for: row['what'] === 'wake' ? ('wake' as const) : ('outbox' as const),
  }));
  for (const { channel, for: what } of taken) {
    if (what === 'wake') s.setWake.run(channel, until);
    else s.leaseOutbox.run(until, channel);
  }
  return taken;
}

/** A write waits for the disk, and a process runs all the time: so often is enough, in ms. */
const beatsWrittenEvery = 5_000;

/** What is known of beats is kept in memory, for no other process writes them. */
function openBeats() {
  let known: { readonly last: number; readonly lost: number } | undefined;
  let written = -Infinity;
  return (s: Statements, now: number, tolerance: number): number => {
    const row = s.beats.get();
    const { last, lost } = known ?? { last: Number(row?.['last'] ?? now), lost: Number(row?.['lost'] ?? 0) };
    const gap = now - last;
    const isBroken = Math.abs(gap) > tolerance;
    known = isBroken ? { last: now, lost: lost + gap } : { last: Math.max(last, now), lost };
    if (isBroken || Math.abs(known.last - written) >= beatsWrittenEvery) {
      s.setBeats.run(known.last, known.lost);
      written = known.last;
    }
    return known.lost;
  };
}

function atomically<T>(s: Statements, work: () => T): T {
  s.begin.run();
  try {
    const result = work();
    s.commit.run();
    return result;
  } catch (error) {
    try {
      s.rollback.run();
    } catch {
      // After a full disk or a failed write SQLite has rolled back by itself.
    }
    throw error;
  }
}

function translating<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SqliteError') throw error;
    throw new StoreUnavailable(`The embedded store does not work: ${error.message}`);
  }
}

function headIn(row: SqlRow | undefined) {
  if (row === undefined) return null;
  return { revision: Number(row['revision']), ...(row['id'] === '' ? {} : { id: String(row['id']) }) };
}

function loaded(row: SqlRow | undefined) {
  const head = headIn(row);
  if (row === undefined || head === null) return null;
  const checkpoint = row['checkpoint'] as Uint8Array | null;
  return {
    ...head,
    checkpoint: checkpoint === null ? '' : unpackText(checkpoint),
    answers: unpackText(row['answers'] as Uint8Array),
  };
}

function revisionIn(row: SqlRow | undefined): number | null {
  return row === undefined ? null : Number(row['revision']);
}

function textIn(row: SqlRow | undefined): string | null {
  return row === undefined ? null : String(row['text']);
}

function idAndText(row: SqlRow): { readonly id: string; readonly text: string } {
  return { id: String(row['id']), text: String(row['text']) };
}
