import {
  partsIn,
  type Card,
  type Mode,
  type PlayerView,
  type Ref,
  type RollRow,
  type StackItemView,
} from '../../engine/index.js';
import { fightWorth } from './attack.js';
import { afterFace, presentFight, rollBonus } from './fight.js';
import { likely } from '../situation/reading.js';
import {
  answerable,
  foresee,
  onBehalfOf,
  playerIn,
  printedOn,
  stackItem,
  working,
  type Situation,
} from '../situation/situation.js';

const FACES = [1, 2, 3, 4, 5, 6];
const clamp = (face: number): number => Math.min(6, Math.max(1, face));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The rows of the first roll that a card asks for. */
const firstRoll = ({ abilities }: Card): readonly RollRow[] => {
  const effects = abilities.flatMap((ability) => partsIn('ability', ability, 'effect'));
  const roll = effects.find((effect) => effect.do === 'roll');
  return roll?.do === 'roll' ? roll.rows : [];
};

/** What the outcome of a final number is worth, by the rows of the card that asked for the roll (KEY-07). */
const outcomeWorth = (now: Situation, item: StackItemView, roller: PlayerView, roll: number): number => {
  if (item.card === null) return 0;
  const at = onBehalfOf(foresee(now), roller.id, item.source, { roll });
  const row = firstRoll(now.cards.card(item.card)).find(({ from, to }) => roll >= from && roll <= to);
  return row === undefined ? 0 : now.worth(at, row.effect);
};

const modeWorth = (now: Situation, { effect }: Mode): number => now.worth(now, effect);

/** What everything that watches rolls makes of a number (ABIL-08). */
const watchersWorth = (now: Situation, item: StackItemView, roller: PlayerView, roll: number): number =>
  working(now.view).reduce((sum, object) => {
    const abilities = printedOn(now, object).abilities.filter((ability) => ability.kind === 'triggered');
    const watching = abilities.filter(({ when }) => when.event === 'rolled');
    if (watching.length === 0 || object.id === now.view.attack?.target) return sum;
    const cause = {
      player: roller.id,
      roll,
      attackRoll: item.attackRoll,
      ...(item.source === null ? {} : { source: item.source }),
    };
    const at = onBehalfOf(foresee(now), object.controller, object.id, { cause });
    for (const ability of watching) {
      const chance = ability.when.where === undefined ? 1 : likely(at, ability.when.where);
      const [mode] = ability.modes;
      if (chance > 0 && mode !== undefined) sum += chance * modeWorth(at, mode);
    }
    return sum;
  }, 0);

/** What a roll on the stack is worth to this player when it shows this face. */
const faceWorth = (now: Situation, item: StackItemView, face: number): number => {
  const roller = playerIn(now.view, item.roller);
  if (roller === null) return 0;
  const final = clamp(face + rollBonus(now, roller, item.attackRoll));
  const watched = now.foreseen === 0 ? watchersWorth(now, item, roller, final) : 0;
  if (!item.attackRoll) return now.foreseen > 1 ? watched : watched + outcomeWorth(now, item, roller, final);
  const fight = presentFight(now, item.id);
  return fight === null ? watched : watched + fightWorth(now, afterFace(now, fight, face));
};

/** What a roll on the stack will be worth as it lies. */
export const rollItemWorth = (now: Situation, item: StackItemView): number => faceWorth(now, item, item.number ?? 0);

/** What a change of a roll is worth; a roll that this player has already answered is left alone. */
export const rollChange = (now: Situation, ref: Ref, faces: (face: number) => readonly number[]): number => {
  const item = stackItem(now.view, ref);
  if (item?.kind !== 'roll' || !answerable(now).some(({ id }) => id === ref)) return 0;
  const face = item.number ?? 0;
  return mean(faces(face).map((after) => faceWorth(now, item, clamp(after)))) - faceWorth(now, item, face);
};

export const anyFace = (): readonly number[] => FACES;
