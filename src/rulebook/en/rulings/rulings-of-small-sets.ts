import type { RulingId } from '../../rulings/rulings.js';

/** Of Anniversary, Gish, Tapeworm, Dick Knots, G Fuel, Mewgenics and Nendoroid. */
export const rulingsOfSmallSets = {
  'bag-o-holes-as-the-turn-starts':
    'The hand goes without the stack, before anything can be played in answer and before the loot step, which then gives two cards.',
  'black-proglottid-order':
    "The dead player has no egg any more when the ¢ are gained, and gains too. Of several Proglottids their controllers' order decides which one still finds eggs.",
  'booster-pack-which-cards':
    'Everybody sees the five cards. Those that you play go on the stack one after the other, so the last one resolves first; trinkets and ambushes can be played too. A card whose targets are missing goes into discard with the others.',
  'brimstone-g-fuel-others-only':
    'Each of your sixes, in an attack or not, with the final number. You must choose somebody, but never yourself.',
  'co-op-baby-always-somebody':
    'You must choose somebody, and that player has no say. They roll after each of your rolls, hit with their own ATK and take what their misses cost.',
  'cracked-key-what-becomes-of-it':
    "The card keeps its counters and stays turned as it was. Nobody controls it: the active player may activate it, and it recharges in everybody's turn. As a room it can be put away at the end of a turn in which a monster died, and goes to the treasure discard. Items of the shop can be chosen.",
  'daily-run-rooms-that-fight':
    'It is no monster, so its death lets nobody put a room away. The last point of damage still pays before its reward. Damage outside of an attack pays the active player too, and cancels nothing.',
  'dataminer-for-how-long':
    'On a 1 or a 5 the number takes the place of what is printed on the monsters that are there, for good; counters and other changes come on top, and monsters that come later keep their own. On a 3 it lies sideways already. On a 4 only the end of your own turn asks for your hand.',
  'dick-knot-which-attacks':
    'Attacks on anything count, the one on itself too, as they are declared. Its evasion stops at 6, its ATK does not. Killing it as a turn starts pays its reward to the active player, who dies as well.',
  'g-fuel-2-itself': "At the end of your turn it may recharge itself. The character may be anybody's.",
  'game-crash-what-stays':
    'Eternal items stay, starting items among them. Items with HP die, others go at once. Monsters and rooms are put away and not killed: no rewards and no souls.',
  'game-squid-who-gets-counters':
    'Who has rolled against the monster this turn puts the counter, whoever kills it and whether the attack went on. An attack on the deck is none on a monster. An item that has an HP counter cannot be chosen.',
  'gish-monster-whose-turn':
    'One attack in each turn is owed to it, as long as one is left. The active player chooses who skips a turn, and may choose themselves.',
  'greed-mode-paying-to-tap':
    'Such an ability can be paid for again and again, whether the card is turned or not; rooms and monsters still turn. HP counters and other changes count for the ¢, damage does not.',
  'guppys-head-starting-item-give-first':
    'Without a loot card to give there is nothing to look at. You loot the card that you have put on top.',
  'isaac-nendoroid-same-isaac': "He is another Isaac: he begins with Guppy's Head, and both can be in one game.",
  'isaacs-tears-which-rolls':
    'Each roll of yours that becomes final is one counter; a reroll is still the same roll. You may keep more than six.',
  'keepers-resting-place-where-and-when':
    'Only the player who puts it back knows its place: the third from the top is the highest that is allowed. What counts is how often it has resolved; a time that was cancelled is none.',
  'level-one-isaac-opening-hand':
    'The two cards are dealt with the three of everybody and are not looted. Who becomes him later in the game gets none.',
  'lil-gish-which-turn':
    "Only the recharge step of that turn is meant: other cards can recharge the item, and in its controller's own turn the next one counts. Items in the shop can be chosen too, for nothing.",
  'mini-nuke-everybody':
    'You are hit too. It is damage, so it can be prevented and kills are yours; counters beyond nine are lost with it.',
  'monster-card-out-of-play':
    'Its damage stays as it becomes a copy. When it dies its rewards are paid first; as a copy of a boss it becomes a soul, which is in play, and stays one. As a copy of an event it goes out of play at once. Covered, put into a deck or removed, it comes to the hand as well. If it is never attacked it goes to discard.',
  'multiplayer-update-both-are-paid':
    'Nobody may refuse to roll. The active player is paid as always; another player who deals the last blow, with a card too, gains the same rewards besides, but no soul.',
  'patch-notes-in-order':
    'Chance picks the players before anybody can answer, and says who is first, second and third. Who has no such item puts no counter.',
  'pink-proglottid-who-loots':
    'The eggs are counted as it resolves; those of a dead monster as they were. Who has an egg loots nothing, whoever is dead does if they have none.',
  'prototype-choosing-for-good':
    'You are asked for the two effects first, then for the whole ability. It stays with the card while it is in play, whoever gets it; a gift or a theft is no gain, so nothing is chosen again. “You” is whoever controls it.',
  'radical-rat-itself': 'Chance may pick the rat itself. No player deals this damage.',
  'rainbow-tapeworm-any-item':
    'An item of anybody, or one in the shop. It stays the same card on its side of the table, charged or not, and is itself again at the end of the turn.',
  'red-proglottid-both-sides':
    'It counts for everybody, whoever put the egg there: monsters become more dangerous too. A player loses theirs only by dying.',
  'stacys-extra-head-each-once':
    'Which options were chosen is noted on the card for all to see. A monster or player counts whom you killed yourself, by an attack or a card, before this resolves.',
  'tainted-spitty-counting-dice':
    'The soul value counts, so one soul worth two is two dice more. All dice are one roll with the lowest number, which can be changed as any other; a reroll is one die. Who attacks along rolls one die.',
  'tapeworm-monster-coming-back':
    'It must lie in the discard as the player dies. It covers a slot that is not being attacked, and is a new monster with all its HP.',
  'white-proglottid-who-killed':
    'Any egg lets that player be attacked, wherever it came from. Without a player who killed them nobody loots, but the eggs go.',
  'wrath-of-the-lamb-voting':
    'The votes are open, from the active player on. Who has won may steal any soul of anybody, bonus souls too, and may leave it; without a soul of another player there is nothing to steal.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
