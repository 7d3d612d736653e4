import type { Cluster, Redis } from 'ioredis';

/** A connection that knows the scripts of this file. */
export interface ProcessScripts {
  /** Keys and arguments in the order of {@link beatScript}. */
  soulsProcessBeat(
    ...keysAndArguments: readonly (string | number)[]
  ): Promise<readonly [count: number, processes: number, surplus: number, held: string, ...ids: string[]] | null>;
  /** Holders, processes; a process, and a shard or nothing for all that it has, with which it leaves. */
  soulsProcessFree(holders: string, processes: string, channel: string, id: string, shard: string): Promise<number>;
  /** The event, the processes; the process, the call, milliseconds. */
  soulsProcessFirst(event: string, processes: string, id: string, call: string, life: number): Promise<number>;
  /** The list; how many there are in how many milliseconds. */
  soulsProcessPermit(permits: string, most: number, per: number): Promise<number>;
  /** The processes, what each knows; the process, and what it knows. */
  soulsProcessKnow(processes: string, known: string, id: string, newest: string): Promise<number>;
  /** The stream, then where others listen, the process and the channel. */
  soulsProcessTell(stream: string, listeners: string, id: string, channel: string): Promise<string>;
}

/** The server's own time: processes on several machines need not agree on theirs. */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/**
 * A sign of life, and the shards that go with it. A shard is held by a process that lives; one whose holder has died is free.
 * Arguments: the process, for how long it lives, how many shards, whether that was given, the only ones that it takes
 * (separated by commas) or nothing, then processes that are known to be dead. Nothing comes back when the number of shards
 * is another one.
 */
const beatScript = `
local processes, holders, countKey = unpack(KEYS)
local id, life, count, isGiven, only = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4] == '1', ARGV[5]
${now}
redis.call('ZREMRANGEBYSCORE', processes, '-inf', now)
for at = 6, #ARGV do redis.call('ZREM', processes, ARGV[at]) end
local others = redis.call('ZCARD', processes)
if redis.call('ZSCORE', processes, id) then others = others - 1 end
local known = tonumber(redis.call('GET', countKey) or '0')
if others == 0 then
  if count ~= known then redis.call('DEL', holders) end
  redis.call('SET', countKey, count)
elseif count ~= known then
  if isGiven then return nil end
  count = known
end
redis.call('ZADD', processes, now + life, id)
local alive = redis.call('ZCARD', processes)
local share = only == '' and math.ceil(count / alive) or count
local mine, free = {}, {}
for shard = 0, count - 1 do
  if only == '' or string.find(',' .. only .. ',', ',' .. shard .. ',', 1, true) then
    local holder = redis.call('HGET', holders, shard)
    if holder == id then
      mine[#mine + 1] = shard
    elseif not holder or not redis.call('ZSCORE', processes, holder) then
      free[#free + 1] = shard
    end
  end
end
for _, shard in ipairs(free) do
  if #mine < share then
    redis.call('HSET', holders, shard, id)
    mine[#mine + 1] = shard
  end
end
local answer = { count, alive, math.max(0, #mine - share), table.concat(mine, ',') }
for _, process in ipairs(redis.call('ZRANGE', processes, 0, -1)) do answer[#answer + 1] = process end
return answer
`;

const freeScript = `
local holders, processes = unpack(KEYS)
local channel, id, only = unpack(ARGV)
local freed = 0
for _, shard in ipairs(redis.call('HKEYS', holders)) do
  if (only == '' or only == shard) and redis.call('HGET', holders, shard) == id then
    freed = freed + redis.call('HDEL', holders, shard)
  end
end
if only == '' then redis.call('ZREM', processes, id) end
redis.call('PUBLISH', channel, 'free ' .. id)
return freed
`;

/**
 * The same call that is sent again because its reply was lost finds itself. What a dead process had is anybody's, but not what
 * one has taken that was taken for dead by then: it has woken up.
 */
const firstScript = `
local eventKey, processes = unpack(KEYS)
local id, call, life = unpack(ARGV)
local holder = redis.call('GET', eventKey)
local state = redis.call('ZSCORE', processes, id) and 'living' or 'woken'
if holder then
  local process, itsCall, itsState = string.match(holder, '^([^ ]+) ([^ ]+) ?(.*)$')
  if process == id then return itsCall == call and 1 or 0 end
  if itsState == 'woken' or redis.call('ZSCORE', processes, process) then return 0 end
end
redis.call('SET', eventKey, id .. ' ' .. call .. ' ' .. state, 'PX', life)
return 1
`;

/** The list has the times at which the latest permits begin, the earliest first; none begins before the one so many before it is over. */
const permitScript = `
local permits, most, per = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
${now}
local before = redis.call('LINDEX', permits, -most)
local at = now
if before then at = math.max(now, tonumber(before) + per) end
redis.call('RPUSH', permits, string.format('%.0f', at))
redis.call('LTRIM', permits, -most, -1)
redis.call('PEXPIRE', permits, at - now + per)
return at - now
`;

/** Ids are compared as the numbers that they are; what is noted of the dead goes. */
const knowScript = `
local processes, known = unpack(KEYS)
local id, newest = unpack(ARGV)
${now}
redis.call('HSET', known, id, newest)
for _, process in ipairs(redis.call('HKEYS', known)) do
  local score = redis.call('ZSCORE', processes, process)
  if process ~= id and not (score and tonumber(score) > now) then redis.call('HDEL', known, process) end
end
for _, process in ipairs(redis.call('ZRANGEBYSCORE', processes, '(' .. now, '+inf')) do
  local its = redis.call('HGET', known, process)
  if not its or #its < #newest or (#its == #newest and its < newest) then return 0 end
end
return 1
`;

const tellScript = `
local place = redis.call('XADD', KEYS[1], 'MAXLEN', '~', 10000, '*', 'by', ARGV[2], 'channel', ARGV[3])
redis.call('PUBLISH', ARGV[1], 'changed ' .. ARGV[2] .. ' ' .. place .. ' ' .. ARGV[3])
return place
`;

/** Teaches the connection the scripts. */
export const withProcessScripts = (redis: Redis | Cluster): (Redis | Cluster) & ProcessScripts => {
  redis.defineCommand('soulsProcessBeat', { numberOfKeys: 3, lua: beatScript });
  redis.defineCommand('soulsProcessFree', { numberOfKeys: 2, lua: freeScript });
  redis.defineCommand('soulsProcessFirst', { numberOfKeys: 2, lua: firstScript });
  redis.defineCommand('soulsProcessPermit', { numberOfKeys: 1, lua: permitScript });
  redis.defineCommand('soulsProcessKnow', { numberOfKeys: 2, lua: knowScript });
  redis.defineCommand('soulsProcessTell', { numberOfKeys: 1, lua: tellScript });
  return redis as (Redis | Cluster) & ProcessScripts;
};
