import type { RulingId } from '../../rulings/rulings.js';

export const rulingsAToF = {
  '9-volt-before-the-next-turn':
    'What it recharges can be used at once: the turn is not over yet, and abilities may still be activated while it ends. Your next recharge step then turns everything upright once more.',
  'a-dead-horse-zero-attack':
    'With 0 ATK it deals nothing when you miss: 0 damage never goes on the stack, so nothing triggers on it and nothing needs to be prevented.',
  'a-dime-short-supply':
    '¢ that you gain come from the common supply. If fewer than 10¢ are left there, you gain what is left, and the rest is not owed to you.',
  'ambush-before-the-end':
    'The attacks it owes are given to you on top of your ordinary one, and you cannot end your turn while one of them can still be made. The ordinary attack is left to you.',
  'ambush-counts-the-attack':
    'Yes, the attack on the deck that turned it up counts as the first of the two, and so does every other attack on the monster deck this turn. You owe the rest. With none made before, you owe both.',
  'anima-sola-no-monster':
    "While its other side is up you may fight it as you would a monster, but it is an item: what is about monsters, or a monster's death, is not about it.",
  'baba-play-the-copy':
    'The copy of the card waits until the turn ends and is then gone. Playing it needs no loot play, because the item says so; other costs are still paid, and its choices are yours.',
  'baby-haunt-an-item':
    'Whatever its colour suggests, it is no curse but an ordinary item: turned up in the shop it lies there for sale, and what chooses an item may choose it.',
  'baby-haunt-leaves-first':
    'You hand it over before you pay the death penalty, so you cannot destroy it as the item of that penalty. For the other player it is given, not gained.',
  'battery-bum-again':
    "It has a $ ability, so it is never turned sideways: pay 4¢ as often as you like and can, on anybody's turn.",
  'belly-button-own-turn':
    'Yes, its loot play can be used in the start phase of your turn already: “on your turn” begins with the turn. The usual one comes only with the action phase. It gives none in the turns of others.',
  'birthright-not-a-starting-item':
    'What it copies may be a starting item, but the copy is none itself: being a starting item is not copied.',
  'black-bony-the-killer':
    'The damage goes to whoever killed it, which may be a player whose turn it is not. The loot of its reward still goes to the active player, who rolls for it.',
  'blank-card-no-card':
    'The copy is on the stack only. Resolved or cancelled, it leaves no card: nothing goes to the loot discard for it, and it cannot be put under a deck.',
  'blank-card-no-doubling':
    'In the second edition it copies the next loot instead of doubling it. The copy is resolved before the loot itself and has targets and choices of its own. A table that wants it to double plays with the variant Old Blank Card.',
  'blank-card-trinkets':
    'A trinket, such as Lost Soul, is not copied, and it does not use the copy up either: the next loot you play this turn that is neither trinket nor ambush is still copied.',
  'blood-lust-twice':
    'It turns upright at the end of your turn. So you can use it in your own turn and once more before your next one, in the turns of others.',
  'bloody-penny-before-the-penalty':
    'It loots before the player who died pays the penalty. Your own death counts too: you may then discard the very card that you have just looted. The death of a monster does not count.',
  'bomb-in-an-attack':
    'If it kills the attacked monster while a roll or its damage waits on the stack, the attack is over and these leave the stack. So it can save the attacker.',
  'bomb-no-combat-damage':
    'Its damage is never combat damage, not even in the middle of an attack: only attack rolls deal that. What triggers on combat damage, or protects from it, has nothing to do with it.',
  'bomb-whose-reward':
    "You may kill a monster with it in anybody's turn, and it uses up no attack. Reward and soul always go to the player whose turn it is.",
  'book-of-belial-after-modifiers':
    'It changes the number that the die shows while the roll waits on the stack. What adds to your rolls all the time, such as Meat!, is counted afterwards.',
  'book-of-sin-once-it-rolls':
    'As soon as the die waits on the stack, its ability has resolved: neither Butter Bean! nor No! can stop it any more. The number can still be changed, and what it brings then waits on the stack itself.',
  'boom-fly-dead-players':
    'Yes, it deals its damage to dead players too. It counts as taken and triggers what triggers on damage, but changes no HP, and nobody dies a second time in that turn.',
  'boomerang-blind':
    'Chance picks the card, and neither of you chooses it. Stealing is no looting, so nothing that triggers on looting or doubles it has a say.',
  'box-after-it-is-gone':
    'Its destruction is part of what it does: once it has resolved, you may play loot as often as you like this turn, though the item is gone. Cancelled, the item stays with you, sideways.',
  'breakfast-coming-and-going':
    'The additional HP arrives full, even if you are hurt. If you lose the item later, an empty heart goes first: being damaged, you may keep the HP that you have.',
  'brimstone-only-hits':
    'The other player is hurt only by combat damage that a monster really takes. A miss, a bomb, or damage that is prevented does nothing.',
  'broken-ankh-when-it-rolls':
    'It rolls when your death is about to resolve, and once for that death. With a 6 you are left with 1 HP and pay no penalty; in your own turn, the stack is emptied and the turn ends.',
  'bum-bo-levels-add-up':
    'The levels add up: from 25 on you have all three abilities. The bonus to the roll is for your first attack roll of each turn alone, rerolled or not.',
  'bum-bo-no-choice':
    'You have no choice: every ¢ that you would gain from the supply becomes a level counter, the rewards of monsters included. You cannot keep some of them.',
  'bum-bo-stolen-money':
    '¢ that you steal, or that somebody barters or gives to you, are not gained: they stay yours to spend and make no levels.',
  'bum-friend-any-card':
    'The card that you put back need not be the one you have just looted: any card of your hand will do, and nobody else sees which.',
  'butter-bean-one-use-items':
    'If an item is destroyed as a part of what it does, cancelling only wins time: it is not destroyed, stays with its player, sideways, and can be used again once it is upright. If its destruction is the cost, it is gone.',
  'butter-bean-order-of-discard': 'The loot that it cancels goes to the discard first, and Butter Bean! on top of it.',
  'butter-bean-trinkets':
    'While it is on the stack, a trinket or Lost Soul is loot like any other and can be cancelled. Once it has become an item or a soul, it is too late.',
  'butter-bean-what-it-cannot':
    'It cancels loot, and ↷ or $ abilities of items. Abilities of characters, triggered abilities, rolls, damage and deaths are out of its reach. What was paid is not given back, and the item stays sideways.',
  'cain-goes-first': 'Whoever has this character takes the first turn of the game; no dice are rolled for it.',
  'cambion-conception-leftovers':
    'It gets a counter for each damage that you really take; prevented damage does not count. Counters beyond six stay on it for the next treasure.',
  'card-cannot-destroy-itself':
    'Copying an ability whose first part destroys its own item, it does nothing: loot cannot be destroyed. Copying one that becomes a copy of something does nothing either.',
  'carrion-queen-final-number':
    'What counts is the final number of the roll, with everything added to it. Damage that is no combat damage hurts it as usual.',
  'champion-belt-one-roll':
    'The additional attack is there every turn. The +1 ATK, however, is for the first attack roll of your turn and its damage; a miss uses it up.',
  'chaos-all-at-once':
    'All hands move at the same moment: nobody holds two hands in between, not even for Soul of Gluttony. It is giving, so nobody loots.',
  'chaos-card-bonus-soul':
    'Yes, it can destroy a bonus soul that a player has gained. That soul then lies face down outside the game for good; nobody can gain it again. One that nobody has gained yet is not in play and cannot be chosen.',
  'chaos-card-eternal':
    'No, it cannot destroy a starting item, nor anything else that is Eternal. You may choose such an item, but it stays, and Chaos Card is gone all the same.',
  'chaos-card-late-choice':
    'What dies or is destroyed is chosen only when the ability resolves, after the card itself is gone. So nobody can respond to the choice, and cancelling the ability saves the card.',
  'charged-baby-any-roll':
    'A 2 of any player in any kind of roll counts. The item is chosen when the ability goes on the stack; whether it is recharged, when it resolves.',
  'chest-rolls-for-the-active-player':
    'The player whose turn it is rolls and gets what the number says, also when the event came up by filling a slot, and even after having died this turn.',
  'classic-roller-one-result':
    'Two dice are thrown, but only the chosen one counts. Nothing triggers on the number of the other.',
  'cod-worm-no-damage':
    'Missing it costs nothing: with 0 ATK no damage goes on the stack. An effect that gives monsters ATK changes that.',
  'compost-one-event':
    'It changes one looting: the next that any player would do, the loot step included. If the discard has fewer cards than needed, that player gets these and no others.',
  'conquest-must-attack':
    'Its death gives the active player one more attack, which must be made before the turn can end.',
  'contract-from-below-eternal':
    'An Eternal item cannot be destroyed, so it cannot be used to pay. With fewer than two items that can be destroyed, this one included, the ability cannot be activated.',
  'contract-from-below-pays-with-itself':
    'It may be one of the two items that you destroy. They are its cost: they are gone even if the ability is cancelled, and nobody can respond to their destruction.',
  'counterfeit-penny-only-gains':
    'It enlarges what you gain from the supply, by 1¢ for each gain. Stealing and bartering are no gains; they bring nothing more.',
  'crystal-ball-final-number':
    'It counts the next roll that resolves, whoever rolls, with its final number with all changes. A wrong number uses it up.',
  'crystal-ball-roll-on-the-stack':
    'If a roll is on the stack when it resolves, it does nothing. So you cannot use it in response to a roll.',
  'curse-of-loss-needs-a-soul':
    'You choose the soul yourself; without any soul you lose none. The curse leaves you with this death, before you pay the penalty.',
  'curse-of-pain-who-gets-it':
    'The active player chooses who gets it, and may take it too. It stays with that player until their death or until something destroys it.',
  'curse-of-the-blind-whose-turn':
    'It counts in the turns of the cursed player only, for all monsters. Evasion never rises above 6, so a 6 always hits.',
  'curse-of-the-tower-a-treasure':
    'In spite of its name it is an item and no curse: what destroys a curse cannot target it, and it does not leave you when you die.',
  'cursed-gaper-any-roll':
    'Cursed monsters trigger on the rolls of every player, in an attack on another monster or outside attacks too. The bonus adds up with each 4 until the turn ends.',
  'cursed-keeper-head-who-loses':
    'Whoever rolled the 1 loses the ¢, on the turn of anybody and in whatever roll, whether or not it is being attacked. Those who have less lose what they have.',
  'cursed-lil-haunt-one-result':
    'Two dice are thrown, but only the chosen one counts; the other number triggers nothing.',
  'cursed-moms-hand-active-player':
    'A 6 of the active player ends the turn in whatever roll it comes up; a 6 of anybody else does not. What was on the stack is cancelled, the damage of that very roll included.',
  'cursed-psy-horf-items-only':
    '↷ and $ abilities of items count, on any turn; the ability of a character does not. Its trigger lies above the ability, so you take the damage before the ability resolves.',
  'daddy-haunt-one-instance':
    'It makes each damage bigger; it is no second damage. So a shield that stops one whole instance stops the addition with it. It is an item and no curse.',
  'dads-lost-coin-changed-face':
    'It can make anybody reroll a 1. If somebody changes the number in response, the roll is no 1 any more and nothing is rerolled.',
  'dads-lost-coin-one-again':
    'Yes, a 1 that is rerolled into another 1 may be rerolled again: a reroll counts as a change even when the same number comes up. That goes on as long as it is a 1 and you want to.',
  'dads-lost-coin-reads-the-die':
    'It triggers on what the die shows before bonuses such as Meat! are added. A 1 that would end as a 2 can still be rerolled.',
  'dagaz-only-with-a-curse':
    "You choose as you play it. Destroying a curse can be chosen only if a curse is in play; anybody's curse may be the target.",
  'dead-bird-own-three':
    'No, your own 3 brings you nothing: you would steal a card from yourself, and it stays in your hand. The bot asks all the same, as the 3 of any player triggers it.',
  'death-whom-it-kills':
    'The active player chooses the victim when it dies, and may choose themselves. Who has already died this turn does not die again.',
  'deaths-head-from-the-deck':
    'If you attack the monster deck and meet it, it is put into a slot, you do not attack it, and your attack is used up.',
  'decoy-both-sides':
    'Both items change sides as they are, with counters and sideways or not. If one of them is gone by then, nothing is swapped. Neither item is gained.',
  'delirium-still-pays':
    'Its reward is paid although it goes back into its deck, and it brings no soul. The cards above it are counted, not looked at.',
  'devil-deal-damage-first':
    'No, the item of the third choice cannot help against its 2 damage: you get it right after the damage has resolved. If that kills you, you have the item by then: it can be your item for the penalty, and cancelling your death does not take it back.',
  'devil-deal-guppys-collar':
    "Yes, Guppy's Collar from the third choice can save you from the 2 damage of that very choice: you have it before your death goes on the stack, and so it rolls for that death.",
  'devil-deal-three-choices':
    'There are three choices, made as it goes on the stack, and discarding it for nothing is one of them. After a search the treasure deck is shuffled, found or not.',
  'dice-room-6-order':
    'Items are rerolled player by player in turn order, each player ordering their own; the items of the shop come last.',
  'dice-shard-same-roll':
    'A reroll is the same roll with a new number. A first attack roll stays the first, and what waited for a roll to be made does not trigger again.',
  'dinga-one-roll':
    'Killed by an attack roll of 6, it still asks for one roll only; that number is doubled. Killed in another way it pays once.',
  'diplopia-counters-stay':
    'Counters that it gets while being a copy stay on it afterwards. If it copies The Dead Cat, it begins with nine counters, each time anew.',
  'diplopia-what-is-copied':
    'It takes over name and abilities of the item, but not its counters, and it stays charged or sideways as it is. At the end of the turn it is itself again.',
  'donation-machine-given':
    'Giving the item is the cost: it is gone even if the ability is cancelled. For the other player it is given, not gained, and it cannot be refused.',
  'dople-neighbour-of-the-active-player':
    'The player to the right of the active player takes as much, whoever hurt it and with any damage, not only combat damage.',
  'dry-baby-with-an-addition':
    'If something else enlarges the damage, you order the two: with this one last you take 1. It does not make 1 damage smaller, and being killed is no damage.',
  'eden-item-after-a-theft':
    'Yes, the item that Eden kept stays Eternal after a theft or a swap, for the rest of the game. Most cards that steal or swap ask for a non-eternal item, though, and cannot choose it.',
  'eden-one-use-items':
    'What Eden keeps is Eternal for the whole game. It cannot be destroyed to pay a cost, and an ability that begins with destroying it and goes on only if that happened brings nothing.',
  'eden-pick-at-the-start':
    'The treasure is chosen while the game is set up, so nobody can respond to the choice; what the item triggers then waits for the first priority. The two that are not chosen go under the treasure deck.',
  'edens-blessing-twice-asked':
    'You must have 0¢ when your turn ends and again when the ability resolves. ¢ that you get in between spoil it; spending your last ¢ only in between is too late.',
  'ehwaz-no-deaths':
    'The monsters do not die: nobody gets rewards or souls, and nothing triggers on a death. What comes from the deck enters play at once, events included.',
  'empty-vessel-at-once':
    'It is asked all the time: play your last card and the bonus is there. Combat damage that is on the stack already keeps its size.',
  'evil-twin-neighbour':
    'The player to the left of the active player takes as much, whoever dealt the damage to it and whatever kind it was. This second damage goes on the stack, and players may respond.',
  'eye-of-greed-any-roll':
    'Every roll of every player counts, attack rolls as well as others, with its final number. Several cards of yours that trigger on the same number all do.',
  'famine-who-skips':
    'The active player skips a turn, even if another player killed it. The turn counts as taken, so what lasts a round ends as usual.',
  'fanny-pack-once':
    'One card for each damage that you take, however big it is. Damage that is prevented whole brings none.',
  'finger-both-sides':
    'Both items are chosen as it goes on the stack, whether to swap when it resolves. Eternal items cannot be chosen, neither yours nor theirs.',
  'flip-keeps-damage':
    'The damage that you have taken stays with you when the character is flipped, and counters stay on the card.',
  'flush-nothing-is-destroyed':
    'What goes under a deck is neither destroyed nor dead, so it pays and triggers nothing. The emptied slots are filled before anybody gets priority.',
  'forever-alone-recharges':
    'Each damage that you take turns it upright again, your own turn or not. Use it in response to the damage, and it is ready again afterwards.',
  'friendly-ball-outside':
    'A monster under it is outside the game: nothing in play affects it. When it comes back it is new, without damage or counters.',
} satisfies Readonly<{ [Id in RulingId]?: string }>;
