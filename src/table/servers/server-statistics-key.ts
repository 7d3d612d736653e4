/** Where the store keeps the statistics of a server: beside what the server's managers have set. */
export const serverStatisticsKey = (server: string): string => `${server}.statistics`;
