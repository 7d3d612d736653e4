/** HP and ATK of whoever attacks; HP, evasion and ATK of what is attacked. */
interface Duel {
  readonly hp: number;
  readonly atk: number;
  readonly foeHp: number;
  readonly dc: number;
  readonly foeAtk: number;
}

/** More HP or ATK than counts. */
const MOST = 15;
const FACES = 6;

const known = new Map<number, number>();

const within = (value: number): number => Math.max(0, Math.min(MOST, Math.round(value)));

/** How likely the attacker kills before they die, from 0 to 1, if nothing but the dice decides (ATK-11). */
export const winsDuel = ({ hp, atk, foeHp, dc, foeAtk }: Duel): number => {
  const hit = (FACES + 1 - Math.max(1, Math.min(FACES, dc))) / FACES;
  const [blow, counter] = [within(atk), within(foeAtk)];
  const from = (own: number, other: number): number => {
    if (other <= 0) return 1;
    if (own <= 0 || blow === 0) return 0;
    if (counter === 0) return 1;
    const key = ((((own * 16 + other) * 16 + blow) * 16 + counter) * 8 + dc) | 0;
    const before = known.get(key);
    if (before !== undefined) return before;
    const chance = hit * from(own, other - blow) + (1 - hit) * from(own - counter, other);
    known.set(key, chance);
    return chance;
  };
  return from(within(hp), within(foeHp));
};
