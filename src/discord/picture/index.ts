export { boardAlt } from './alt.js';
export { boardScene } from './board-scene.js';
export { boardPlan } from './board.js';
export { measuring, type Plan } from './plan.js';
export { createStudio, drawn, type Studio } from './studio.js';
