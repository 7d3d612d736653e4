const NUMBER = /^[ \t\n\r,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r,]*/;
/** Of an arc: nothing need stand between them. */
const FLAG = /^[ \t\n\r,]*[01][ \t\n\r,]*/;
/** Commands of path data, and what each takes: numbers and flags. */
const COMMANDS: Readonly<Record<string, string>> = {
  M: 'nn',
  L: 'nn',
  T: 'nn',
  H: 'n',
  V: 'n',
  C: 'nnnnnn',
  S: 'nnnn',
  Q: 'nnnn',
  A: 'nnnffnn',
};
const SEGMENT = /[A-Za-df-z][^A-Za-df-z]*/g;

/** Whether a command has what it takes, once or more often. */
const isWhole = (segment: string): boolean => {
  const takes = COMMANDS[segment.charAt(0).toUpperCase()];
  let rest = segment.slice(1);
  if (takes === undefined) return /^[Zz]\s*$/.test(segment);
  let count = 0;
  for (; rest !== ''; count += 1) {
    const [taken] = (takes[count % takes.length] === 'f' ? FLAG : NUMBER).exec(rest) ?? [];
    if (taken === undefined) return false;
    rest = rest.slice(taken.length);
  }
  return count > 0 && count % takes.length === 0;
};

/** Whether a text is the data of an SVG path: what draws leaves out silently whatever it does not understand. */
export const isPath = (text: string): boolean => /^\s*[Mm]/.test(text) && (text.match(SEGMENT) ?? []).every(isWhole);
