export { ConfigError, envExample, loadConfig, loadEnvFile, variableRows, type Config } from './config.js';
export { reachable, startHealth, type Health } from './health.js';
export { createLogger, incidentId, type Logger } from './logging.js';
export { collectBrief, collectStart } from './memory.js';
export { createMetrics, unmeasured, type Metrics } from './metrics.js';
export { readJson } from './outside-json.js';
export { standardError, standardOutput } from './output.js';
export { checkOpenFiles, TooFewFiles } from './open-files.js';
export { assetPath, programVersion, projectRoot } from './paths.js';
export {
  BEAT,
  LIFE,
  OtherShardCount,
  shardOf,
  type Processes,
  type ProcessNews,
  type ShardShare,
  type ShardWish,
} from './processes.js';
export { createShutdown, type Shutdown, type StoppableProcess } from './shutdown.js';
export { answerInThread, openThread, ThreadEnded, type Thread } from './thread.js';
