import type { Redis } from 'ioredis';

/** A connection that knows the scripts of this file. */
export type ScriptedRedis = Redis & {
  /** Keys and arguments in the order of {@link commitScript}. */
  soulsCommit(...keysAndArguments: readonly (string | number | Buffer)[]): Promise<readonly [string, number]>;
  /** Outbox, table and live set, then the channel and the ids. */
  soulsOutboxDone(
    outbox: string,
    table: string,
    live: string,
    channel: string,
    ...ids: readonly string[]
  ): Promise<number>;
};

/**
 * A commit, all or nothing (DESIGN section 5). The interaction's key makes it idempotent: ioredis sends a script
 * again when the connection broke before the reply. A stream id is revision-index, which rises in every game.
 */
const commitScript = `
local tableKey, outboxKey, draftsKey, entriesKey, liveKey, interactionKey = unpack(KEYS)
local expected, channel, ended, seconds = tonumber(ARGV[1]), ARGV[2], ARGV[3] == '1', ARGV[4]
local answers, hasCheckpoint, checkpoint, entries = ARGV[5], ARGV[6] == '1', ARGV[7], tonumber(ARGV[8])

local seen = redis.call('GET', interactionKey)
if seen then return { 'duplicate', tonumber(seen) } end
local revision = tonumber(redis.call('HGET', tableKey, 'revision') or '0')
if revision ~= expected then return { 'conflict', revision } end
revision = revision + 1

local parts = { 'revision', revision, 'answers', answers, 'ended', ended and '1' or '0' }
if hasCheckpoint then
  parts[7], parts[8] = 'checkpoint', checkpoint
end
redis.call('HSET', tableKey, unpack(parts))
for index = 0, entries - 1 do
  local id, text = ARGV[9 + 2 * index], ARGV[10 + 2 * index]
  redis.call('XADD', entriesKey, revision .. '-' .. index, 'id', id, 'text', text)
end
local firstOutbox = 9 + 2 * entries
for at = firstOutbox, #ARGV do
  redis.call('RPUSH', outboxKey, revision .. '.' .. (at - firstOutbox) .. ' ' .. ARGV[at])
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
local outboxKey, tableKey, liveKey = unpack(KEYS)
local done = {}
for index = 2, #ARGV do done[ARGV[index]] = true end
local taken = 0
for _, item in ipairs(redis.call('LRANGE', outboxKey, 0, -1)) do
  if done[string.match(item, '^[^ ]+')] then taken = taken + redis.call('LREM', outboxKey, 1, item) end
end
if redis.call('LLEN', outboxKey) == 0 and redis.call('HGET', tableKey, 'ended') == '1' then
  redis.call('SREM', liveKey, ARGV[1])
end
return taken
`;

/** Teaches the connection the scripts; they are loaded again by themselves after a restart of the server. */
export function withScripts(redis: Redis): ScriptedRedis {
  redis.defineCommand('soulsCommit', { numberOfKeys: 6, lua: commitScript });
  redis.defineCommand('soulsOutboxDone', { numberOfKeys: 3, lua: outboxDoneScript });
  return redis as ScriptedRedis;
}
