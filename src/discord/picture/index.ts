export { boardAlt } from './scene/alt.js';
export { boardScene, writableNames } from './scene/board-scene.js';
export { boardPlan } from './plans/board-plan.js';
export { cardPlan } from './plans/card-plan.js';
export { areaScene, cardScene, handScene, resultScene } from './scene/details.js';
export { areaPlan, handPlan, resultPlan } from './plans/player-plans.js';
export type { Drawable, Plan } from './draw/plan.js';
export { createStudio, drawn, type Studio } from './draw/studio.js';
