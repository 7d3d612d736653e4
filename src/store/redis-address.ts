/** What an address of Redis says (`REDIS_URL`). */
export interface RedisAddress {
  /** One server, which may be a node of a Cluster; Sentinels, which say which server it is; or nodes of a Cluster. */
  readonly kind: 'server' | 'sentinel' | 'cluster';
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly isEncrypted: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly database: number;
  /** The name that the Sentinels know the server by. */
  readonly master: string;
  readonly sentinelPassword: string | undefined;
}

const shape =
  /^(?<encrypted>rediss?)(?:-(?<kind>sentinel|cluster))?:\/\/(?:(?<who>[^@/]*)@)?(?<nodes>[^@/?#]+)(?:\/(?<database>\d*))?(?:\?(?<query>[^#]*))?$/;

const usualPorts = { server: 6379, cluster: 6379, sentinel: 26_379 } as const;

/**
 * Reads `redis://`, `redis-sentinel://` and `redis-cluster://`, each with `rediss` for TLS:
 * `rediss-sentinel://user:password@host:port,host:port/database?master=name&sentinelPassword=...`.
 * Null when it is none of these.
 */
export function redisAddress(url: string): RedisAddress | null {
  const parts = shape.exec(url)?.groups;
  if (parts === undefined) return null;
  const kind = (parts['kind'] ?? 'server') as RedisAddress['kind'];
  const nodes = (parts['nodes'] ?? '').split(',').map((node) => nodeIn(node, usualPorts[kind]));
  const who = (parts['who'] ?? '').split(':').map(decoded);
  const query = new URLSearchParams(parts['query']);
  const found = nodes.filter((node) => node !== null);
  const [username, ...password] = who.filter((part) => part !== null);
  if (found.length < nodes.length || (kind === 'server' && nodes.length > 1) || who.includes(null)) return null;
  return {
    kind,
    nodes: found,
    isEncrypted: parts['encrypted'] === 'rediss',
    username: username === '' ? undefined : username,
    password: password.length === 0 ? undefined : password.join(':'),
    database: Number(parts['database'] ?? 0),
    master: query.get('master') ?? 'mymaster',
    sentinelPassword: query.get('sentinelPassword') ?? undefined,
  };
}

/** A part with the characters that a % stands before; null where they are none. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function nodeIn(text: string, usualPort: number): RedisAddress['nodes'][number] | null {
  const parts = /^(?<host>\[[\da-f:]+\]|[^:[\]\s]+)(?::(?<port>\d{1,5}))?$/i.exec(text)?.groups;
  if (parts?.['host'] === undefined) return null;
  return { host: parts['host'].replace(/^\[|\]$/g, ''), port: Number(parts['port'] ?? usualPort) };
}

/** How an address is named to people: without a password. */
export function addressName({ kind, nodes, master }: RedisAddress): string {
  const all = nodes.map(({ host, port }) => `${host}:${port}`).join(', ');
  if (kind === 'sentinel') return `Redis "${master}" of the Sentinels ${all}`;
  return kind === 'cluster' ? `The Redis Cluster at ${all}` : `Redis at ${all}`;
}
