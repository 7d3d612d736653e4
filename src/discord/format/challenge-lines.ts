import { modeNamed, type View } from '../../engine/index.js';
import type { Words } from '../../text/index.js';

/** How things stand in a challenge, for the texts; null in any other game. */
export const challengeNow = (view: View): Parameters<Words['challenges']['state']>[0] | null => {
  const { mode, monsters, players, turn } = view;
  if (mode === null || mode.opensAt === null) return null;
  const { souls: needed, of } = mode.opensAt;
  const total = players.reduce((sum, { souls }) => sum + souls, 0);
  const active = players.find(({ id }) => id === turn.active)?.souls ?? 0;
  const boss = monsters.find((slot) => slot.of === 'finalBoss')?.top ?? null;
  const over = modeNamed(mode.id).timer?.over ?? 0;
  return {
    timer: mode.timer === null ? null : { at: mode.timer, over },
    souls: { has: of === 'everybody' ? total : active, needed, of },
    boss: boss === null || boss.hp === null ? null : { hp: boss.hp, maxHp: boss.maxHp ?? boss.hp },
    cap: mode.cap,
  };
};
