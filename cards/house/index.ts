export {
  blankHouseCard,
  fittingWords,
  houseCopy,
  isCopiable,
  saidIn,
  STAT_NAMES,
  textNumbers,
  withRewardSums,
  withStats,
  withTextNumbers,
  withWord,
  wordsIn,
  type SaidWords,
  type StatName,
  type WordPlace,
} from './changing.js';
export {
  categoriesOf,
  HOUSE_LIMITS,
  HOUSE_TYPES,
  houseProblem,
  isHouseName,
  type HouseProblem,
  type HouseType,
  type Published,
} from './checking.js';
export { HOUSE_SET, houseId, houseNumber, isNeutral, neutralName } from './ids.js';
