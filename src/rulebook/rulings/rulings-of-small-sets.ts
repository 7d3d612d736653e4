import type { RulingPlan } from '../section.js';

/** What has been decided about single cards of Tapeworm, G Fuel, Mewgenics and Nendoroid. */
export const rulingsOfSmallSets = {
  'black-proglottid-order': { card: 'black-proglottid', rules: ['ABIL-07', 'CTR-04'] },
  'brimstone-g-fuel-others-only': { card: 'brimstone-g-fuel', rules: ['ABIL-08', 'TGT-01'] },
  'g-fuel-2-itself': { card: 'g-fuel-2', rules: ['RECH-01', 'TURN-13'] },
  'guppys-head-starting-item-give-first': { card: 'guppys-head-starting-item', rules: ['AND-03', 'ZONE-07'] },
  'isaac-nendoroid-same-isaac': { card: 'isaac-nendoroid', rules: ['CHAR-02', 'NAME-01'] },
  'isaacs-tears-which-rolls': { card: 'isaacs-tears', rules: ['DICE-06', 'COST-02'] },
  'mini-nuke-everybody': { card: 'mini-nuke', rules: ['COST-04', 'EACH-06'] },
  'pink-proglottid-who-loots': { card: 'pink-proglottid', rules: ['DEC-11', 'CTR-04'] },
  'radical-rat-itself': { card: 'radical-rat', rules: ['DMG-05'] },
  'rainbow-tapeworm-any-item': { card: 'rainbow-tapeworm', rules: ['COPY-01', 'ITEM-05'] },
  'red-proglottid-both-sides': { card: 'red-proglottid', rules: ['CTR-04', 'CARD-07'] },
  'stacys-extra-head-each-once': { card: 'stacys-extra-head', rules: ['NOTE-01', 'DMG-05'] },
  'tapeworm-monster-coming-back': { card: 'tapeworm-monster', rules: ['ABIL-01', 'ZONE-01'] },
  'white-proglottid-who-killed': { card: 'white-proglottid', rules: ['ATKPL-01', 'DMG-05'] },
} as const satisfies Readonly<Record<string, RulingPlan>>;
