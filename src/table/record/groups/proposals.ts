import { z } from 'zod';
import type { RewoundTo } from '../../../engine/index.js';
import { mend, player } from '../fields/stored.js';

/** To before what a game can be rewound. */
const REWOUND_TO = [
  'toPlay',
  'toActivation',
  'toAttack',
  'toPurchase',
  'toEnd',
  'toEffect',
  'toRoll',
  'toDamage',
  'toDeath',
  'toAnswer',
] as const satisfies readonly RewoundTo[];

/** A decision to before which the game is rewound, as everybody knows it. */
export const rewindTo = z.object({
  transition: z.int(),
  turn: z.int(),
  to: z.enum(REWOUND_TO),
  player: player.nullable(),
  card: z.string().nullable(),
});

export const endProposal = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  by: player,
  /** Who agrees, whoever proposes it among them. */
  agreed: z.array(player),
});

/** Something that needs the consent of everybody who sits there. */
export const proposal = endProposal.extend({
  /** When whoever has said nothing by then stands in the way no more, in milliseconds since 1970. */
  until: z.number(),
  /** Milliseconds in which no process had run by then, over the store's whole life. */
  lost: z.number(),
});

export const rewindProposal = proposal.extend({ to: rewindTo });
export const mendProposal = proposal.extend({ mend });
