import type { AskingException, StandingOrder, Subject } from '../../../table/index.js';
import type { Names } from '../described.js';

/** When somebody is asked, and of what they are not. */
export interface AskingWords {
  readonly title: string;
  /** A standing order as a button names it, and what it means. */
  readonly order: (order: StandingOrder) => { readonly name: string; readonly means: string };
  /** How often one would have been asked in the last turns; `turns` at least 1. */
  readonly times: (times: number, turns: number) => string;
  /** Placeholders of menus. */
  readonly choose: string;
  readonly always: string;
  readonly asUsual: string;
  /** Of the menu that stands beside Pass. */
  readonly passAndForget: string;
  /** What can be named: `Bomb!`, `attack rolls`, `what Ann does`. */
  readonly subject: (subject: Subject, names: Names) => string;
  readonly exception: (exception: AskingException, names: Names) => string;
  /** Above the exceptions, and in place of them. */
  readonly exceptions: string;
  readonly noExceptions: string;
  /** What has just been said; null for as usual again. */
  readonly said: (subject: Subject, ask: AskingException['ask'] | null, names: Names) => string;
  /** What nobody can switch off. */
  readonly vital: string;
}
