/** Where Discord shows a message to who may see it; without one, its channel. */
export const addressOf = (server: string, channel: string, message: string | null): string =>
  ['https://discord.com/channels', server, channel, ...(message === null ? [] : [message])].join('/');
