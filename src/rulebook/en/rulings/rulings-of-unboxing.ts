import type { RulingId } from '../../rulings/rulings.js';

/** Of The Unboxing of Isaac. */
export const rulingsOfUnboxing = {
  'a-dollar-no-purchase':
    'Stealing is neither a purchase nor a gain: nothing that cares for those triggers. The empty slots are filled again afterwards.',
  'big-horn-who-deals':
    "The damage is the active player's: what they have that changes or answers their damage works on it. Chance may pick themselves.",
  'butt-penny-why-roll':
    'The roll does nothing itself. Items that answer the number of any roll answer it as any other.',
  'christian-broadcasts-no-other':
    'It takes one of each: without another monster nobody dies. The active player chooses both, and may choose themselves.',
  'cube-of-meat-2-losing-the-other':
    'When the other cube goes, the extra heart goes with it, an empty one first. With 1 HP left and no empty heart you die.',
  'cube-of-meat-3-both-numbers':
    'The number is that of the roll once it is final. The roll is still a miss where it misses.',
  'cube-of-meat-which-names':
    'All three cubes have the same name and help each other; a cube that has become a soul still counts. It must be another card than this one.',
  'delirium-unboxing-of-isaac-2-which-items':
    'Chance picks among the items you could have chosen: none that is eternal. It goes before whoever else would choose for you.',
  'delirium-unboxing-of-isaac-as-a-soul':
    'It does nothing as a monster. As your soul it looks at each damage you would deal, also to yourself.',
  'dogma-unboxing-of-isaac-everybody':
    'Every player dies, the attacking one too, which ends the turn. A 1 that is changed before it is final kills nobody.',
  'edens-soul-sideways':
    'It enters play deactivated, from the shop too, and needs a recharge first. What keeps it from being destroyed keeps you from looking.',
  'evis-the-counter-stays':
    'The counter stays with the player when Evis has gone, but lets nobody attack them then. A second one changes nothing.',
  'glitter-bombs-loot-plays':
    'Each card you play from the deck takes a loot play, as from your hand, and goes to the loot discard. The next card is revealed at once; it stays the top of the deck for everybody who loots.',
  'greedling-rush-rewards':
    'Its death is prevented, so nothing that waits for a death triggers; the reward is paid all the same. An attack on it goes on.',
  'lil-delirium-what-it-keeps':
    'Only the card you copy is shown to the others. It keeps its charge and its counters, and is Lil Delirium again when the turn ends.',
  'loki-your-rolls':
    'Only attack rolls against it, with their final number. The new slot is filled before the next roll.',
  'moms-heels-which-damage':
    'All of one instance of combat damage, once each turn, in an attack of anybody. Damage of bombs and cards does not use it up.',
  'moms-underwear-which-attack':
    'The second attack is the second that you have declared a target for this turn, whatever became of the first.',
  'my-little-unicorn-what-ends':
    'Only your own rolls count, attack rolls too, with their final number. On a turn of somebody else it is that turn that ends.',
  'number-one-final-number':
    'The final number counts: a 1 that becomes a 2 does not miss for this, and a 5 that becomes a 6 does.',
  'number-two-any-roll':
    'Any roll of anybody, attack rolls too. You choose whom before you say whether, and may choose yourself.',
  'pills-unboxing-of-isaac-2-an-item':
    'As an item it can be stolen, destroyed or lost to a death penalty; then it goes to the loot discard. On a 1 to 4 it is just discarded.',
  'pills-unboxing-of-isaac-3-only-one':
    'Of the first damage of a turn 1 is prevented; the rest of it, and all later damage, is dealt.',
  'pills-unboxing-of-isaac-yourself':
    'Chance may pick you, and a player with nothing to give gives nothing. The player picked chooses which item.',
  'satanic-bible-your-own-attack':
    'The whole of one instance is prevented, whoever deals it, your own hit too. The HP that you pay is no damage.',
  'seraphim-rerolls': 'Rerolling a roll leaves it the same roll. The count goes on through all attacks of the turn.',
  'teratoma-dividing':
    'The counters that were on it as it died count. The active player deals out point by point, also to themselves, and each player takes their part at once.',
  'the-adversary-another-slot':
    'Covered cards go too, and none of them dies. It needs a slot with another monster; a slot that is being attacked cannot be covered.',
  'the-mark-your-turn':
    'On the turns of the others only you can be attacked. Attacking a player takes an attack of the active player.',
  'the-nail-whose-attack':
    'Only the active player attacks, and it takes one of their attacks. A player whom a monster, a cost or nobody kills brings no loot.',
  'the-stairway-before-you-choose':
    'It comes after the declaration and before you choose, so the card that you put on top can be the one you buy from the deck.',
  'three-dollar-bill-each-instance':
    'Each instance is a roll of its own, before it is dealt: your hits in an attack, bombs, damage to yourself. Damage of a monster is not yours.',
  'tv-static-covered': 'Nothing dies, so there are no rewards. What a monster has covered is back when it has gone.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
