export { boardAlt } from './alt.js';
export { boardScene, writableNames } from './board-scene.js';
export { boardPlan } from './board.js';
export { cardPlan } from './card.js';
export {
  areaScene,
  cardScene,
  handScene,
  resultScene,
  type AreaScene,
  type CardScene,
  type HandScene,
  type ResultScene,
} from './details.js';
export { areaPlan, handPlan, resultPlan } from './people.js';
export type { Plan } from './plan.js';
export { createStudio, drawn, type Studio } from './studio.js';
