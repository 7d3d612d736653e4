import type { FindingWords } from '../../words/bot/finding.js';

export const finding: FindingWords = {
  call: 'Call players',
  called: (role, host) => `${role} — ${host} has opened a table of Four Souls and is looking for players.`,
  callOver: 'A table of Four Souls was looking for players here.',
  tags: { lobby: ['open'], playing: ['running'], over: ['finished'] },
  roleGone:
    'The role that was to be mentioned is not there any more. Somebody who manages the server can choose another one with `/souls setup`.',
  mayNotMention: (role) =>
    `I may not mention ${role}: somebody who manages the server has to let everybody mention this role, or give me the permission Mention Everyone.`,
};
