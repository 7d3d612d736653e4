export type * from './listed.js';
export { toldIn, verify, type Finding, type Verdict as ChanceVerdict } from './verify.js';
