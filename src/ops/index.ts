export {
  ConfigError,
  envExample,
  loadConfig,
  loadEnvFile,
  variableRows,
  type Config,
  type VariableRow,
} from './config.js';
export { startHealth, type Health } from './health.js';
export { createLogger, incidentId, type Logger, type LoggerOptions } from './logging.js';
export { assetPath, projectRoot } from './paths.js';
export { createShutdown, type Shutdown, type StoppableProcess } from './shutdown.js';
