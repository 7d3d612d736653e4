/** Tables at which hands are judged, so that nobody is asked who could only pass. */
export interface QuickWords {
  /** What such a table gives and what it gives away, for everybody in its lobby. */
  readonly heading: string;
  readonly explain: string;
  /** In the lobby: who sits there and has not accepted it. */
  readonly missing: (names: readonly string[]) => string;
  /** On the button of the lobby for them. */
  readonly read: string;
  /** The question to whoever sits down, or sits there already. */
  readonly question: (sits: boolean) => string;
  /** Where they are told that they are awaited. */
  readonly notices: string;
  /** What becomes of it if they do not accept. */
  readonly otherwise: (sits: boolean) => string;
  readonly accept: (sits: boolean) => string;
  readonly accepted: string;
  /** With a notice in the channel to somebody whom no direct message reaches. */
  readonly closedDirect: string;
}
