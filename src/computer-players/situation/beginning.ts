import { stackHeight, turnOf, type PlayerId, type Session } from '../../engine/index.js';

/** Whether a player may begin something of their own: it is their action phase, and nothing is on the stack (TURN-07). */
export const mayBegin = (session: Session, player: PlayerId): boolean => {
  const { active, phase } = turnOf(session);
  return active === player && phase === 'action' && stackHeight(session) === 0;
};
