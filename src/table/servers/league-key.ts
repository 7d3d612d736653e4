const END = '.league';

/** Where the store keeps the league of a server, beside what its managers have set. */
export const leagueKey = {
  of: (server: string): string => `${server}${END}`,
  /** The servers that have one, of all keys under which something is kept. */
  among: (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => key.endsWith(END)).map((key) => key.slice(0, -END.length)),
};
