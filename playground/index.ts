export { ClientRefusal, connectDriver, InteractionFailed } from './driver/driver.js';
export type { Driver, Outcome, Person } from './driver/driver.js';
export type { Crowd, Shown } from './driver/crowd.js';
export { realClock, type Clock } from './world/clock.js';
export type { Address } from './world/protocol.js';
export type { Follower } from './driver/pass-time.js';
export { startStandIn, type StandIn } from './stand-in.js';
export { openInside, type Inside, type Packet } from './inside.js';
export type { Action } from './interactions/actor.js';
