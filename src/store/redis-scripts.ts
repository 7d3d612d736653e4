import type { Cluster, Redis } from 'ioredis';

/** A connection that knows the scripts of this file. */
export type ScriptedRedis = (Redis | Cluster) & {
  /** Keys and arguments in the order of {@link commitScript}. */
  soulsCommit(...keysAndArguments: readonly (string | number | Buffer)[]): Promise<readonly [string, number]>;
  /** Outbox, table, live set and due set, then the channel and the ids. */
  soulsOutboxDone(
    outbox: string,
    table: string,
    live: string,
    due: string,
    channel: string,
    ...ids: readonly string[]
  ): Promise<number>;
  /** Due set, then now, until when what is taken is the caller's (both in ms since 1970), and what to take. */
  soulsTakeDue(due: string, now: number, until: number, ...members: readonly string[]): Promise<readonly string[]>;
  /** The hash, then now in ms since 1970, and the tolerance in ms. */
  soulsBeat(beat: string, now: number, tolerance: number): Promise<number>;
  /** The key, then what stands there and what shall, each after a 1, or after a 0 for nothing. */
  soulsReplace(key: string, ...texts: readonly [0 | 1, string, 0 | 1, string]): Promise<number>;
  /** The same for a field of a hash. */
  soulsReplaceField(key: string, field: string, ...texts: readonly [0 | 1, string, 0 | 1, string]): Promise<number>;
};

/**
 * A commit, all or nothing (architecture.md#the-store-and-commits). The interaction's key makes it idempotent: ioredis sends
 * a script again when the connection broke before the reply. A stream id is revision-index, which rises in every game.
 */
const commitScript = `
local tableKey, outboxKey, draftsKey, entriesKey, historyKey, liveKey, dueKey, interactionKey = unpack(KEYS)
local expected, channel, ended, seconds = tonumber(ARGV[1]), ARGV[2], ARGV[3] == '1', ARGV[4]
local wake, deliverBy = ARGV[5], ARGV[6]
local answers, hasCheckpoint, checkpoint, entries = ARGV[7], ARGV[8] == '1', ARGV[9], tonumber(ARGV[10])
local historyAfter, historyLimit, historyTexts = ARGV[11], tonumber(ARGV[12]), tonumber(ARGV[13])
local id, hasExpectedId, expectedId = ARGV[14], ARGV[15] == '1', ARGV[16]

local seen = redis.call('GET', interactionKey)
if seen then return { 'duplicate', tonumber(seen) } end
local revision = tonumber(redis.call('HGET', tableKey, 'revision') or '0')
if revision ~= expected or (hasExpectedId and (redis.call('HGET', tableKey, 'id') or '') ~= expectedId) then
  return { 'conflict', revision }
end
revision = revision + 1

local parts = { 'revision', revision, 'id', id, 'answers', answers, 'ended', ended and '1' or '0' }
if hasCheckpoint then
  parts[9], parts[10] = 'checkpoint', checkpoint
end
redis.call('HSET', tableKey, unpack(parts))
for index = 0, entries - 1 do
  local id, text = ARGV[17 + 2 * index], ARGV[18 + 2 * index]
  redis.call('XADD', entriesKey, revision .. '-' .. index, 'id', id, 'text', text)
end
local firstHistory = 17 + 2 * entries
local firstOutbox = firstHistory + historyTexts
if historyTexts > 0 then
  local size = tonumber(redis.call('HGET', tableKey, 'historySize') or '0')
  if historyAfter == '0' then
    redis.call('DEL', historyKey)
    size = 0
  elseif historyAfter ~= '' and size >= 0 then
    for _, text in ipairs(redis.call('LRANGE', historyKey, historyAfter, -1)) do size = size - #text end
    redis.call('LTRIM', historyKey, 0, historyAfter - 1)
  end
  for at = firstHistory, firstOutbox - 1 do
    if size >= 0 and size + #ARGV[at] <= historyLimit then
      redis.call('RPUSH', historyKey, ARGV[at])
      size = size + #ARGV[at]
    else
      size = -1
    end
  end
  redis.call('HSET', tableKey, 'historySize', size)
end
for at = firstOutbox, #ARGV do
  redis.call('RPUSH', outboxKey, revision .. '.' .. (at - firstOutbox) .. ' ' .. ARGV[at])
end
if deliverBy ~= '' and #ARGV >= firstOutbox then redis.call('ZADD', dueKey, deliverBy, 'o:' .. channel) end
if ended or wake == 'never' then
  redis.call('ZREM', dueKey, 'w:' .. channel)
elseif wake ~= '' then
  redis.call('ZADD', dueKey, wake, 'w:' .. channel)
end
if ended then redis.call('DEL', draftsKey) end
if ended and redis.call('LLEN', outboxKey) == 0 then
  redis.call('SREM', liveKey, channel)
else
  redis.call('SADD', liveKey, channel)
end
redis.call('SET', interactionKey, revision, 'EX', seconds)
return { 'committed', revision }
`;

/** Takes the items with these ids out of the list, wherever they are; the last of an ended table ends its listing. */
const outboxDoneScript = `
local outboxKey, tableKey, liveKey, dueKey = unpack(KEYS)
local done = {}
for index = 2, #ARGV do done[ARGV[index]] = true end
local taken = 0
for _, item in ipairs(redis.call('LRANGE', outboxKey, 0, -1)) do
  if done[string.match(item, '^[^ ]+')] then taken = taken + redis.call('LREM', outboxKey, 1, item) end
end
if redis.call('LLEN', outboxKey) == 0 then
  redis.call('ZREM', dueKey, 'o:' .. ARGV[1])
  if redis.call('HGET', tableKey, 'ended') == '1' then redis.call('SREM', liveKey, ARGV[1]) end
end
return taken
`;

/** Takes those of these that are still due; what is taken comes up again later, unless it has ended by then. */
const takeDueScript = `
local dueKey, now, taken = KEYS[1], tonumber(ARGV[1]), {}
for index = 3, #ARGV do
  local at = redis.call('ZSCORE', dueKey, ARGV[index])
  if at and tonumber(at) <= now then
    redis.call('ZADD', dueKey, ARGV[2], ARGV[index])
    taken[#taken + 1] = ARGV[index]
  end
end
return taken
`;

/** Of two processes whose clocks differ by less than the tolerance, the later one's time counts. */
const beatScript = `
local now, tolerance = tonumber(ARGV[1]), tonumber(ARGV[2])
local last = tonumber(redis.call('HGET', KEYS[1], 'last') or now)
local lost = tonumber(redis.call('HGET', KEYS[1], 'lost') or 0)
local gap = now - last
if math.abs(gap) > tolerance then
  lost, last = lost + gap, now
else
  last = math.max(last, now)
end
redis.call('HSET', KEYS[1], 'last', string.format('%.0f', last), 'lost', string.format('%.0f', lost))
return lost
`;

/** A script that ioredis sends again because its reply was lost finds its own text, which counts as done. */
const replaceScript = `
local before, after = ARGV[1] == '1' and ARGV[2], ARGV[3] == '1' and ARGV[4]
local now = redis.call('GET', KEYS[1])
if now == after then return 1 end
if now ~= before then return 0 end
if after then redis.call('SET', KEYS[1], after) else redis.call('DEL', KEYS[1]) end
return 1
`;

/** The same for a field of a hash. */
const replaceFieldScript = `
local field, before, after = ARGV[1], ARGV[2] == '1' and ARGV[3], ARGV[4] == '1' and ARGV[5]
local now = redis.call('HGET', KEYS[1], field)
if now == after then return 1 end
if now ~= before then return 0 end
if after then redis.call('HSET', KEYS[1], field, after) else redis.call('HDEL', KEYS[1], field) end
return 1
`;

/** Teaches the connection the scripts; they are loaded again by themselves after a restart of the server. */
export function withScripts(redis: Redis | Cluster): ScriptedRedis {
  redis.defineCommand('soulsCommit', { numberOfKeys: 8, lua: commitScript });
  redis.defineCommand('soulsOutboxDone', { numberOfKeys: 4, lua: outboxDoneScript });
  redis.defineCommand('soulsTakeDue', { numberOfKeys: 1, lua: takeDueScript });
  redis.defineCommand('soulsBeat', { numberOfKeys: 1, lua: beatScript });
  redis.defineCommand('soulsReplace', { numberOfKeys: 1, lua: replaceScript });
  redis.defineCommand('soulsReplaceField', { numberOfKeys: 1, lua: replaceFieldScript });
  return redis as ScriptedRedis;
}
