import type { Plan } from '../draw/plan.js';
import type { Picture } from '../scene/picture.js';
import { boardPlan } from './board-plan.js';
import { cardPlan } from './card-plan.js';
import { facesPlan } from './faces-plan.js';
import { areaPlan, handPlan, resultPlan } from './player-plans.js';
import { rankingPlan } from './ranking-plan.js';
import { stripPlan } from './strip-plan.js';

/** How a picture is drawn: laid out, with the letters of everything on it measured. */
export const planOf = ({ kind, scene }: Picture): Plan => {
  switch (kind) {
    case 'board':
      return boardPlan(scene);
    case 'result':
      return resultPlan(scene);
    case 'card':
      return cardPlan(scene);
    case 'area':
      return areaPlan(scene);
    case 'hand':
      return handPlan(scene);
    case 'strip':
      return stripPlan(scene);
    case 'faces':
      return facesPlan(scene);
    case 'ranking':
      return rankingPlan(scene);
  }
};
