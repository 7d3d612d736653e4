/** What is wrong with hours that somebody has typed. */
export type HoursProblem =
  | 'noSuchZone'
  | 'noZone'
  | 'notATime'
  | 'quietAlways'
  | 'quietTooLong'
  | 'notADay'
  | 'past'
  | 'tooFar';
