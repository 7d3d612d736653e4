import type { RulingId } from '../../rulings/rulings.js';

/** Of Tapeworm, G Fuel, Mewgenics and Nendoroid. */
export const rulingsOfSmallSets = {
  'black-proglottid-order':
    "The dead player has no egg any more when the ¢ are gained, and gains too. Of several Proglottids their controllers' order decides which one still finds eggs.",
  'brimstone-g-fuel-others-only':
    'Each of your sixes, in an attack or not, with the final number. You must choose somebody, but never yourself.',
  'g-fuel-2-itself': "At the end of your turn it may recharge itself. The character may be anybody's.",
  'guppys-head-starting-item-give-first':
    'Without a loot card to give there is nothing to look at. You loot the card that you have put on top.',
  'isaac-nendoroid-same-isaac': "He is another Isaac: he begins with Guppy's Head, and both can be in one game.",
  'isaacs-tears-which-rolls':
    'Each roll of yours that becomes final is one counter; a reroll is still the same roll. You may keep more than six.',
  'mini-nuke-everybody':
    'You are hit too. It is damage, so it can be prevented and kills are yours; counters beyond nine are lost with it.',
  'pink-proglottid-who-loots':
    'The eggs are counted as it resolves; those of a dead monster as they were. Who has an egg loots nothing, whoever is dead does if they have none.',
  'radical-rat-itself': 'Chance may pick the rat itself. No player deals this damage.',
  'rainbow-tapeworm-any-item':
    'An item of anybody, or one in the shop. It stays the same card on its side of the table, charged or not, and is itself again at the end of the turn.',
  'red-proglottid-both-sides':
    'It counts for everybody, whoever put the egg there: monsters become more dangerous too. A player loses theirs only by dying.',
  'stacys-extra-head-each-once':
    'Which options were chosen is noted on the card for all to see. A monster or player counts whom you killed yourself, by an attack or a card, before this resolves.',
  'tapeworm-monster-coming-back':
    'It must lie in the discard as the player dies. It covers a slot that is not being attacked, and is a new monster with all its HP.',
  'white-proglottid-who-killed':
    'Any egg lets that player be attacked, wherever it came from. Without a player who killed them nobody loots, but the eggs go.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
