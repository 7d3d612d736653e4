import type { RulingId } from '../../rulings/rulings.js';

export const rulingsGToQ = {
  'glass-cannon-eternal':
    'Its own destruction is no cost, so Eden can use it. Being Eternal, it stays on a 1–5 and brings no loot.',
  'glass-cannon-order':
    'First the other item is destroyed, then the die is rolled and can be changed, and only its final number decides about this item. The ability asks for its own item first: once a 1–5 has destroyed it, further activations on the stack do nothing.',
  'goat-head-up-to-you':
    'You may discard none. All cards are discarded together, then as many are looted, before the hand limit of your turn is checked.',
  'godhead-alt-art-flip': 'A flipped die shows 7 minus its number: 1 becomes 6, 2 becomes 5, 3 becomes 4.',
  'godhead-bonuses-come-later':
    'It sets what the die shows. Bonuses to the roll are counted afterwards, so a 1 may still become a 2; beyond 6 nothing is counted.',
  'golden-razor-blade-again':
    'Its ability needs no charge: pay 5¢ again and again, also in response to something and with the item sideways.',
  'golden-trinket-counters':
    'A counter with a name is a counter too: whatever counts or removes counters in general includes it.',
  'greed-all-damage':
    'Yes, any damage that it deals makes everybody lose ¢, the active player included; that of its attack is all it deals by itself. Those who have less lose what they have.',
  'greed-event-tie':
    'Of several players with the most ¢, the active player chooses one as it goes on the stack. If that player no longer has the most when it resolves, nothing is lost.',
  'greeds-gullet-before-the-penalty':
    'The ¢ come before you pay the penalty, so 1 of them may go with it, and this item may be the one that you destroy.',
  'guppys-collar-when-it-rolls':
    'It rolls once for a death, when that death is about to resolve. Saved, you have 1 HP; in your own turn, all on the stack is cancelled and your turn ends.',
  'guppys-collar-with-broken-ankh':
    'Yes, with Broken Ankh beside it both roll for one death, in the order you choose. If the first has prevented it, the second rolls for nothing; in your own turn it does not even roll, as the first cancels everything on the stack.',
  'guppys-hairball-an-item':
    'Once it has resolved it is an item and counts as a Guppy item, for Soul of Guppy too. In your hand it does not.',
  'guppys-head-who-chooses':
    'The other player chooses the card, and only the two of you see it. A player without cards gives none.',
  'guppys-paw-cancelled':
    'No, cancelled it costs no HP: what stands after the colon, paying the HP too, happens only as the ability resolves. The Paw lies sideways, though: turning it was the cost.',
  'guppys-paw-paying-hp':
    'Paying HP is no damage: it cannot be prevented and does not trigger what triggers on damage. Paying your last HP kills you, though the protection is made first.',
  'guppys-pieces-soul-of-guppy':
    'Soul of Guppy joins the bonus souls that can be gained if it is still outside the game. If it is already one of them or has been gained, nothing is added.',
  'gurdy-jr-only-in-its-attack':
    'Only the player who is attacking it is hurt, for ↷ and $ abilities of items; the ability of a character is free. Others may use their items without harm.',
  'gus-a-room':
    'You fight it as you would a monster, but it remains a room: what is about monsters is not about it, and its death does not let you change the room.',
  'holy-card-what-is-left':
    "A player saved by it is left with 1 HP and pays no penalty. In that player's own turn everything on the stack is cancelled and the turn goes to its end; on another turn, the game goes on.",
  'holy-chest-whose-soul':
    'With a 6 it becomes a soul of the player whose roll it is, which is nearly always the active player.',
  'holy-dinga-any-roll':
    'Like all holy monsters it triggers on the rolls of all players, in attacks on others and outside attacks. HP cannot rise above their maximum.',
  'hopper-final-number':
    'Only combat damage of a final 6 does nothing to it. A bomb, or another number, hurts it as usual.',
  'host-hat-strikes-back':
    'Use it while the damage waits on the stack. It strikes back when it really prevents the damage, not when something else does. Stolen or destroyed in between, it still protects and strikes back for the player who used it.',
  'host-hat-who-killed':
    "Yes, whoever used it has killed the player who dies of its damage: the hat's ability deals that damage for its player. The player whose damage was prevented has killed nobody.",
  'i-the-magician-number-first':
    'The number is chosen as you play it, for everybody to see. It is what the die then shows; later cards may change it again, and bonuses are counted last.',
  'ii-the-high-priestess-target-first':
    'The target is chosen before the die is rolled. The roll may be changed by anybody, and the damage is no combat damage.',
  'iii-the-empress-all-rolls':
    'The bonus is for every roll of that player until the turn ends, not only attack rolls, and is added last. Nothing rises above 6.',
  'incubus-swap-if-you-like':
    'After looking you may leave both hands as they are. Only the two of you know which cards change hands, and nobody looted anything.',
  'ipecac-own-attack-roll':
    'A final 6 in your own attack roll hurts each other player, hit or not and whatever you attack. Your other rolls, and the rolls of others, do nothing.',
  'jawbone-not-enough':
    'From a player with less than 3¢ you get what there is. It is theft and no gain, so nothing that enlarges gains has a say.',
  'larry-jr-in-the-fight':
    'Its evasion is looked at whenever a roll resolves: at 2 HP or less, a roll needs one more. Healed above that, it is easier to hit again.',
  'lazarus-rags-after-the-penalty':
    'The treasure comes after you have paid the penalty, so you cannot lose it to this death. It cannot be destroyed itself, because it is Eternal.',
  'lemon-mishap-no-card':
    'What it sets up does not hang on the item any more: destroying it changes nothing. Several uses work side by side, and all end with the turn.',
  'lil-battery-any-item':
    "It recharges an item, so no character, but anybody's, one in the shop too. Charged again, the item can be used once more in the same turn.",
  'lost-soul-on-anothers-turn':
    "Yes, with priority and a loot play you may play it on another player's turn, for example with your character's ↷. It becomes your item, and its ability then makes it your soul.",
  'lost-soul-on-the-way':
    'It first becomes an item. Then its ability triggers: it goes on the stack, players may respond, and when it resolves the item becomes a soul. Whoever steals the item in between gets the soul.',
  'lost-soul-when-it-counts':
    'It counts only once it has become a soul. In your hand, on the stack or as an item it counts for nobody. On the stack it can be cancelled like any loot; the ability that makes it a soul cannot be cancelled by Butter Bean!, as it triggered by itself.',
  'lucky-foot-no-attack-rolls':
    "It is of no use in attacks: only other rolls can be its target, anybody's. How much is added is chosen as you activate it.",
  'lust-last-hit':
    'The hit that kills it hurts you as well: its death resolves first and pays you, then you take the damage. Damage that is no combat damage costs nothing.',
  'meat-added-last':
    'Its +1 is added when your attack roll resolves. “Would roll” triggers on the die before that, “rolls” after it.',
  'mega-battery-not-the-character':
    'It recharges all items of a player, trinkets and starting item included, but not the character.',
  'mega-troll-bomb-order':
    'The active player takes the damage first, then the others in turn order, each on the stack by itself and open to responses.',
  'mini-mush-any-roll':
    'Unlike Lucky Foot it may change attack rolls too. No roll falls below 1, and how much is taken away is chosen as you activate it.',
  'modeling-clay-counters':
    'Counters on the copied item are not copied. An item that enters play with counters gives them to the copy all the same: as The Dead Cat it has nine.',
  'modeling-clay-for-good':
    'It stays a copy as long as it is in play, under another player too. In the discard it is itself again, and as a copy of an item worth a soul it can become that soul.',
  'modeling-clay-guppy':
    'Yes, as a copy of a Guppy item it is one: it counts for Soul of Guppy and for every other card that looks for Guppy items. It stops as soon as it is no longer that copy; a soul already gained stays.',
  'mom-double-damage':
    'Only combat damage of a 1 is doubled. Her death adds a monster slot for the rest of the game, and her card is one soul card worth two: it is won, stolen or destroyed as a whole.',
  'moms-box-any-roll':
    'A 4 of anybody counts. You decide when it resolves; if you loot, you then discard a card of your choice, which may be the new one.',
  'moms-coin-purse-loot-step':
    "It adds a card in the loot step of your turns, and nowhere else. With Mom's Purse beside it you loot three there.",
  'moms-dead-hand-from-players':
    'The active player may steal an item from a player, not from the shop, and never an Eternal one.',
  'moms-hand-cancels-the-hit':
    "The 6 hits, but its damage is cancelled with the rest before it resolves: Mom's Hand is unharmed, and the turn ends. A 6 against another monster does nothing.",
  'moms-razor-own-rolls':
    'A 6 of anybody counts, your own too; you need not hurt yourself, for the damage is always your choice.',
  'moms-shovel-cancelled':
    'It is destroyed by its effect, not as a cost. If the ability is cancelled, it stays with you, sideways, for another day.',
  'moms-shovel-sideways-in-the-shop':
    'It is sideways from the moment it is in the shop. The shop is not recharged, and buying does not recharge it; an effect that recharges an item can, even there.',
  'monster-manual-no-extra-attack':
    'No, it gives no attack. An attack that the active player still has must go to that monster before the turn ends. With none left, it forces nothing.',
  'monster-manual-not-in-an-attack':
    'It does nothing if an attack is going on when it resolves, or if the monster has left. A declared attack without a target yet is none so far: then the monster must be its target. It names a monster in play, never the deck.',
  'monstros-tooth-by-chance':
    'Chance picks the player as it goes on the stack, and it may be you. That player then chooses which item goes; Eternal ones stay.',
  'mulliboom-the-mark':
    'The mark beside its ATK is decoration: it deals 4. The 3 damage of its death goes to any player whom the active player chooses, even to the active player.',
  'mutant-spider-one-result':
    'Four dice are thrown, but only the chosen one counts; the numbers of the others trigger nothing.',
  'no-what-it-cannot':
    '↷ and $ abilities of items only: no loot, no abilities of characters, nothing that triggered by itself. What was paid stays paid, and the item stays sideways.',
  'o-the-fool-anybodys-turn':
    'It ends the turn that is going on, whoever plays it. The end phase is done as always: abilities at the end of the turn, hand limit, healing.',
  'o-the-fool-saves-from-death':
    'Played while your death waits on the stack, it saves you: you are left with 1 HP, pay nothing, and the turn goes to its end phase. Once the penalty is being paid it is too late.',
  'ouija-board-first-edition':
    'A correction for printings of the first edition: of the cards that it reveals, you may have the active player play one that is no monster. Where a card has a later text, that text counts.',
  'pandoras-box-a-six':
    'With a 6 it comes back from the discard as your soul. It has to be destroyed for the roll: if something keeps it in play, there is no roll.',
  'pay-to-play-not-the-shop':
    'It takes from players, not from the shop, and nothing that is Eternal. It can be used several times a turn for 10¢ each, and the item is stolen, not gained.',
  'peep-only-the-deck':
    'The Bloat is looked for in the monster deck alone, not in the discard or under another card. The deck is shuffled, found or not.',
  'pestilence-misprint': 'A promotional printing shows wrong numbers. It has 4 HP, is hit from 4 on, and deals 1.',
  'pestilence-targets':
    'Yes, both points may go to the same target: 2 damage to one player or monster. Or 1 damage each to two different ones. How, and to whom, is chosen when it dies, before anybody responds.',
  'pin-roll-of-six':
    'A final 6 does nothing to it; a 4 or 5 hits. Other damage, such as that of a bomb, is not affected.',
  'placebo-no-cost':
    'The copied ability goes on the stack as yours, with targets and numbers that you choose anew. The other item is not turned sideways; it may be sideways already.',
  'polydactyly-one-roll':
    'The +1 ATK is for the first attack roll of your turn and its damage only, rerolled or not. The loot play is for your own turn.',
  'pop-pop-new-choices': 'Targets and choices of the copy are yours and made anew, and its costs are not paid again.',
  'portal-must-attack': 'Whoever is active gets one more attack and cannot end the turn before it is made.',
  'pride-met-on-the-deck':
    'It makes a player discard when it is attacked by name, and also when you attack the deck and turn it up.',
  'punching-bag-no-monster':
    'It can be attacked but is no monster. When it is killed it goes to its discard, and the player whose turn it is gets what its reward box says.',
} satisfies Readonly<{ [Id in RulingId]?: string }>;
