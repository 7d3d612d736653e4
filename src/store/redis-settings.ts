import type { Redis } from 'ioredis';

/** The value of a field in what `INFO` says; empty when it is not there. */
export function infoOf(info: string, field: string): string {
  return new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
}

/** What in the settings of these servers can lose tables, each thing once. */
export async function settingsWarnings(masters: readonly Redis[]): Promise<readonly string[]> {
  return [...new Set((await Promise.all(masters.map(warningsOf))).flat())];
}

async function warningsOf(redis: Redis): Promise<readonly string[]> {
  const [persistence, memory, replication] = await Promise.all(
    ['persistence', 'memory', 'replication'].map((section) => redis.info(section)),
  );
  const info = `${persistence}\n${memory}\n${replication}`;
  const warnings: string[] = [];
  if (infoOf(info, 'aof_enabled') === '0')
    warnings.push('Redis runs with appendonly off: a crash of Redis loses tables. Set appendonly to yes.');
  if (Number(infoOf(info, 'maxmemory')) > 0 && infoOf(info, 'maxmemory_policy') !== 'noeviction')
    warnings.push('Redis may evict tables when its memory is full. Set maxmemory-policy to noeviction.');
  if (Number(infoOf(info, 'connected_slaves')) > 0 && (await replicasNeeded(redis)) === 0)
    warnings.push(
      'Redis has replicas and takes writes also when it has lost them: a failover can then lose tables. Set min-replicas-to-write to 1.',
    );
  return warnings;
}

/** How many replicas a write needs; null where the server does not say so, as with some providers. */
async function replicasNeeded(redis: Redis): Promise<number | null> {
  const [, value] = (await redis.config('GET', 'min-replicas-to-write').catch(() => [])) as readonly string[];
  return value === undefined ? null : Number(value);
}
