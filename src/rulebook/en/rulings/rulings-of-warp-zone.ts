import type { RulingId } from '../../rulings/rulings.js';

/** Of Warp Zone. */
export const rulingsOfWarpZone = {
  'a-dead-horse-prevented':
    'Damage does not reach it unless that ability is cancelled, so it is killed by something else than damage. Each instance of damage rolls once.',
  'aubrey-shop-only': 'Only what lies in the shop counts. The top card of the treasure deck, bought, brings no loot.',
  'baba-a-copy': 'The card stays in that hand; the copy is played this turn or not at all, and takes no loot play.',
  'ball-of-tumors-the-whole-penalty':
    'One level stands in for the whole penalty: nothing is destroyed, discarded, lost or turned sideways. At level 0 the penalty is paid as usual.',
  'ballos-no-soul-yet':
    'With its counter it is back in a slot before its soul would be gained, so the first death brings loot only. It comes back as a new monster with full HP.',
  'balrog-no-reward':
    'What stands in its reward box has no effect. As an item it keeps its card type, so it goes to the monster discard once it has been used.',
  'bible-thump-counts-players':
    'Each player who has died this turn counts once, you too. Those who die after it has resolved do not.',
  'birthday-cake-nobody': 'You may choose nobody, everybody, or yourself alone. They loot in turn order.',
  'blanks-one-instance':
    'All of one instance is prevented, however much it is. Who takes it is chosen only then, and it is not combat damage any more.',
  'blind-johnny-an-empty-hand':
    'The player chosen picks the card, and you are the only other one to know it. Somebody with an empty hand gives nothing.',
  'bow-and-arrow-counters-stay':
    'Counters add nothing to each other: a monster with two of them has the same evasion as with one, and brings 3¢ once. The killer does not matter.',
  'boxing-glove-no-death':
    'The monster does not die: there are no rewards and the glove does not recharge for it. What lay under it is in play again.',
  'brea-in-distress-as-an-item':
    'As an item it no longer goes to discard as an event does. It can be stolen, rerolled or destroyed like other items.',
  'captain-viridian-whose': "The item may be anybody's, also one that is Eternal for this turn only.",
  'cheep-cheep-cheep-one-attack':
    'It takes one of the attacks of each active player, and nobody has an attack more by it. Who has none left is not forced.',
  'chunk-of-amber-the-final-number': 'The number counts as it is once all changes are made, and cannot lie above 6.',
  'cow-on-a-trash-farm-new-items':
    'It reaches what that player controls as it resolves. An item gained later works as usual, and an Eternal one stays Eternal.',
  'crewmate-both-votes':
    'Both votes are cast one after the other, as your turn to vote comes, for the same or for different ones.',
  'curse-of-the-suspicious-how':
    'Attacking you takes an attack of the turn, as a monster would. Both of you deal damage with your own ATK.',
  'death-trapper-itself':
    'Its own damage counts too. Evasion never goes above 6, and a monster that comes later in the turn is left out.',
  'diogenes-pot-the-death':
    'The death comes on top of the combat damage of that roll. Changing the roll before it is final changes that, too.',
  'dont-starve-over-and-over':
    'The damage resolves before everybody is asked again. An empty hand cannot be discarded from, so its owner takes the damage.',
  'doorway-the-refill': 'Nothing is destroyed, so Eternal cards go too. Empty slots are refilled at once afterwards.',
  'emergency-meeting-the-damage':
    "Nobody deals this damage: it is the game's. Everybody votes openly and in turn order, for themselves too if they like.",
  'exposito-its-own-death':
    'As its death follows from the sixth counter, the active player gains its rewards and its soul as usual. Its attack on the deck is one of the usual ones.',
  'fiend-fire-no-cards':
    'It can be the last card of a hand, for no damage. A card discarded for it counts even when it is cancelled.',
  'fiend-fire-who-divides':
    'Who may take some of it is chosen on playing it, how much each takes as it resolves, point by point. One of them may take none, and what falls to one is one instance of damage.',
  'focus-what-levels':
    'A level for each soul that is gained, stolen or given to you: two for a card worth 2. Souls that you had before do not count.',
  'football-who-discards': 'Whoever activated it rolls and discards, though somebody else controls the ball by then.',
  'fuck-bloat-finding-none':
    'Every card of that name counts, whichever printing it is. Finding none is allowed, and the deck is shuffled all the same.',
  'girlfriend-in-a-row':
    'The final numbers of your rolls count, in attacks and elsewhere, one after the other on the same turn. Three alike are two counters.',
  'golden-idol-the-killer':
    "It goes to whoever dealt the last damage, by an attack or by a card. A monster's damage leaves it with you.",
  'grandparent-its-last-counter':
    'The death comes before the first attack roll, and everybody takes the 3 damage all the same. The active player gains its rewards unless dead things say otherwise.',
  'gravity-before-bonuses': 'It turns what the die shows; bonuses are added afterwards.',
  'greed-butt-the-slot': 'The new slot is one beside the one that it covers, and is filled from the monster deck.',
  'grubfather-eternal-items':
    'An Eternal item cannot pay for it, so with nothing else you keep it. In the shop it does nothing.',
  'gun-that-can-kill-the-past-whose-turn':
    "The extra turn is yours, whoever's turn it is now, and comes before the turn order goes on. Should it be Eternal, nothing happens.",
  'hitops-the-high-five':
    'In the game the high five is a question to that player, asked once you have offered. What they have lasts for their turn only.',
  'hubert-cumberdale-coming-back':
    'Only combat damage that a player has really taken from it this turn counts. It comes back as a new monster.',
  'is-you-till-when':
    'It keeps its own abilities beside those that it gains. Should the other item leave play, what was gained goes with it.',
  'javon-the-reroll': "The rerolled item stays in the shop's slot. Chance picks among all players, dead ones too.",
  'jester-shop-items': 'Only items that you control, so none of the shop. You may choose none.',
  'johnnys-knives-two-deaths': 'It recharges for each death of another player, on any turn, by whatever means.',
  'keke-is-you-each-time':
    'It holds for the whole turn: each time it would die, the chosen player is killed again, as far as they live. It pays no rewards then.',
  'leatherneck-one-each-time':
    'Once for each instance of damage, however much. The player is picked as the ability goes on the stack.',
  'lil-hunter-where-it-goes': 'Three cards lie above it then. The slot that it brought stays.',
  'lil-steven-whose-turn': 'The turn goes to whoever is the active player as it resolves, not to you.',
  'lollypop-half-of-what':
    'Each number is halved by itself: 1 loot or 1 treasure leaves nothing. What is no number cannot be halved. Shared rewards are not shared again.',
  'loot-card-every-turn': 'It goes back before the hand limit is looked at. In the shop or as a soul it does nothing.',
  'melquiades-counters-stay': 'A counter for each instance, not for each point. They stay when the damage heals.',
  'murder-coming-back':
    'It comes back from the discard, if it still lies there, to whoever played it. Attacks on players are among those of the turn.',
  'newgrounds-tank-your-turn':
    'Monsters are harder to hit on your turn only, whoever else attacks them then, and the ones that come later too.',
  'nightmare-tick-the-change':
    'You change the roll while it waits, and others may change it again. It may be used for every 1.',
  'peeper-still-pays': "Its loot is gained all the same. The item is the active player's, whoever killed it.",
  'polar-star-on-which-face':
    'Counters stay on it when it is flipped. The ATK counts for the next attack roll only, hit or miss, and ends with the turn.',
  'possession-what-you-may-use':
    'You pay the costs of those abilities yourself. Items that come to that player later in the turn may be used too.',
  'quote-one-face': 'An item without another face is only recharged.',
  'qwop-ties':
    'The final numbers are added. All who tie for the highest gain a treasure, and when all sums are alike everybody gains one and dies.',
  'ring-of-the-snake-deck-too': 'Once for each declaration, of an attack on the deck too, before the target is chosen.',
  'rusty-spoons-what-is-left':
    'A card that is not played this turn stays under it, outside the game. Only you may play it, also on the turn of another.',
  'ser-junkan-whose-rolls':
    'From level 10 on it is your attack rolls of 1 and 2 that cost you nothing. Levels stay when it changes owners.',
  'shopkeeper-again':
    'As often as the active player likes, as long as they could still declare a purchase; with an empty purse too. It is no purchase, and takes none.',
  'shopkeeper-the-attacks':
    'Each 1 to 4 is one more attack that has to be made on it before the turn can end, if it is still there.',
  'shopkeeper-the-free-item':
    'The next item of the shop is free, this turn only. The top card of the treasure deck costs as much as ever and leaves it waiting.',
  'spelunking-pack-whose-rolls':
    'Only rolls of your own, before they are final. A shop item put into discard leaves a slot that is refilled at once.',
  'spewer-three-rolls': 'With a card named Pills!, three dice are thrown at once, and each has an outcome of its own.',
  'steven-character-when-counted':
    'The value of your souls is counted as it resolves; souls gained afterwards add nothing.',
  'strange-marble-each-player':
    'Every player has a copy of their own till end of turn, with choices of their own. The card itself goes back on its deck.',
  'strawberry-whose-ones':
    'Only final 1s of the active player on their own turn count, in attacks or not, and the count begins anew each turn.',
  'the-butcher-which-kills':
    'Only players who die of its own damage count, and not those who die of the damage that its attack roll of 1 makes them take.',
  'the-collector-last-counters':
    'Its counters are counted as they were when it left its slot. Without any it brings no treasure.',
  'the-gorm-ones': 'A final 1 hits it, and its damage is doubled. Other rolls need its evasion as usual.',
  'the-impostor-the-vote': 'The dead neither vote nor can be voted for. Everybody who ties dies.',
  'the-isaac-of-isaac-re-isaac-what-is-left':
    'Items of the shop are changed too, but cannot be used there. Curses, souls and characters keep what they say.',
  'the-radiance-how-low':
    'Its counters go with it. However many deaths there have been, its evasion does not go below 1.',
  'time-eater-the-end': 'Soul values count. Among those who tie the active player chooses who wins.',
  'tony-the-shop': 'Eternal items beside it do not count, and curses and souls are no items.',
  'trial-by-trolley-two-votes':
    'Both votes of a player go to different players, themselves included if they like. All who tie for the most die.',
  'water-bottle-again':
    'The roll goes on with a new die each time, which all may change. A 6 on the turn of another only cancels.',
  'witch-what-is-cancelled':
    'Which of its effects happens is chosen on playing it. Triggers, rolls and damage cannot be cancelled with it.',
  'zombie-jesus-the-reward': 'Whoever gains its rewards dies, which is the active player as a rule.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
