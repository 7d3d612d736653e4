export { ClientRefusal, connectDriver, InteractionFailed } from './driver/driver.js';
export type { Driver, Outcome, Person } from './driver/driver.js';
export type { Crowd } from './driver/crowd.js';
export type { Clock } from './world/clock.js';
export type { Address } from './world/protocol.js';
export { startStandIn, type StandIn } from './stand-in.js';
