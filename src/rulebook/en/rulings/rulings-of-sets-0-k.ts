import type { RulingId } from '../../rulings/rulings.js';

/** Of Gold Box, Four Souls+ and Requiem. */
export const rulingsOfSets0ToK = {
  '1-up-own-turn':
    'It saves you in your own turn only, and by itself: you have all your HP, pay no penalty, your attack is over and you may attack once more. In the turn of another it stays where it is and you die.',
  '20-20-up-to-two':
    'An attack roll of anybody, and how much is added, 0 to 2, is chosen as you activate it. Nothing rises above 6.',
  'a-lucky-penny-rewards':
    'All rewards of monsters until the turn ends, whoever gains them. For a rolled reward the number is doubled, not the roll. A soul is no reward, and the 1¢ of the card itself is not doubled.',
  'abaddon-any-damage':
    'Any damage that you take kills you, of combat or not. Damage that is prevented is not taken. Once it has killed you, only what stops a death helps.',
  'abel-another':
    'The monster that you have just hurt cannot be chosen, any other and any player can, yourself too. The 1 damage is no combat damage.',
  'abyss-what-feeds-it':
    'Only an item that was really destroyed brings a counter: an Eternal one stays and brings none. ATK rises by 1 for each two counters, an odd one waits.',
  'ace-of-diamonds-not-itself':
    'All monster slots count, empty ones too, and the cards in your hand as it resolves: it is no longer among them. It is one gain.',
  'alabaster-box-any-counter':
    'Whatever puts the 2nd, 4th or 6th counter there will do, also in the middle of a turn. A number reached again pays again.',
  'algiz-which-items':
    'The items that the player has as it resolves are Eternal, whoever has them later in the turn; an item that comes afterwards is not.',
  'all-hallows-eve-what-happens':
    'A boss that dies pays its reward and goes to discard. A bonus soul stays where it is, and is gained once nothing forbids it and its condition is met. Souls can still be stolen or given: that is no gain.',
  'angelic-intervention-spent':
    'You see the card and may then leave it alone. The attack is spent all the same, and the monster stays in the slot.',
  'anima-sola-beaten':
    'As The Revenant it is Eternal and cannot die: at 0 HP the attacker has its reward, it turns over again with its damage and counters, and the attacker may attack once more.',
  'auction-gavel-bidding':
    'You do not bid yourself. The others bid in turn order and openly, no more than they have, until nobody goes higher. The winner pays you and steals the item; it is not gained, nor is what you are paid. Without a bid nothing happens.',
  'backstabber-whom':
    'In your own turn you may attack whoever has a higher total of souls than you, with an attack that you have. Once yours is as high, nobody can be attacked through it.',
  'bag-lunch-first-time':
    'Yes, you may choose it for your death penalty: instead of being destroyed it gets its counter, and you lose no item. The next time it is really destroyed.',
  'bag-o-trash-again':
    "All three are $ abilities: pay as often as you like and can, on anybody's turn, in response too.",
  'bag-of-crafting-any-turn':
    'Both are $ abilities and can be used at any time, in a row too. Discarding and removing are costs: cancelled, they are lost.',
  'battery-pack-whose-items':
    'All items of the chosen player recharge, this one too; characters do not. The counters are the cost.',
  'battle-royale-2-which-attack':
    'It gives no attack: attacking a player uses one that you have. Where several cards let players be attacked, the newest says from which number on.',
  'battle-royale-3-the-others':
    'Your own death ends attack and turn as always, and your item goes to discard. So does the item of a player who dies without having been attacked this turn.',
  'battle-royale-the-item':
    'Whoever was attacked this turn and dies in it, by the attack or otherwise, chooses the item as for any penalty and gives it to you. Eternal items stay; the rest of the penalty is paid as usual.',
  'beggar-when-it-leaves':
    'Only the active player can use it, as often as there are 3¢. With a 6 it leaves, whether a monster died or not, and the next room comes.',
  'begotten-when-hurt':
    'Its ATK is 2 from the moment it has 1 HP left, and 1 again when it heals. Combat damage that lies on the stack already does not change.',
  'berkano-eternal':
    'Yes, that player may steal from the shop also when the item was Eternal and stayed. For an item of the shop nobody steals.',
  'berserk-extra-hp':
    'The HP come full, one for each monster that you kill, and all end with the turn. Empty hearts go first then, so you do not die of it.',
  'betrayal-what-is-taken':
    'The player is chosen before the roll, the thing after it. What is stolen is not gained; a soul that is stolen may win the game.',
  'black-candle-whom':
    'For each curse that was shown you choose the player, yourself included, whoever is active. The others see all six cards; only you choose the order of the rest below the deck.',
  'black-champions-on-the-stack': 'Combat damage that lies on the stack keeps its number, whatever room comes or goes.',
  'black-heart-whose-death':
    'Each death of that player this turn counts, whoever caused it, but there is only one in a turn. You and that player are spared.',
  'black-rune-which-row':
    'Which item is rerolled is chosen when the number is known. For 5 and 6 the whole hand goes, none too, and three cards come.',
  'blastocyst-deck-attack':
    'The attack that its death brings goes to the monster deck only, and need not be made. The two slots stay.',
  'blessing-of-gluttony-loot-step': 'It counts in the loot step only, as one looting of two cards.',
  'blessing-of-greed-with-equality':
    'It is a gain like any other, so what enlarges or replaces your gains applies. It comes before you loot.',
  'blessing-of-steam-only-the-shop':
    'Only items of the shop are cheaper; the top of the treasure deck costs 10¢. No price falls below 0¢.',
  'blessing-of-the-inner-eye-when':
    'It comes before the target is chosen, so you may attack the deck whose top you have just ordered. Only you see the three cards.',
  'blessing-of-the-sack-what-is-doubled':
    'Every reward once, of monsters and of attackable items and rooms. For a rolled reward the number is doubled. With A Lucky Penny! it is paid four times over. Souls are no rewards.',
  'blind-rage-one-attack':
    'It gives no attack: one that you have must go to the deck before you may end your turn. Once it has, your other attacks are free.',
  'blood-donation-last-hp':
    'Paying HP is no damage and cannot be prevented. You may pay your last one: the 3¢ are yours, and your death goes on the stack.',
  'blood-lust-room-two-attacks':
    'Your usual attack must be made, and declaring it brings one more, which must be made too. A third attack forces nothing further.',
  'blood-money-who-gets-it':
    'Everybody but the one who dies, in turn order, dead players of this turn too, and before the penalty is paid.',
  'blood-puppy-levels':
    'Levels add up: at 10 it does all three things. Every death of a player counts, yours too, and the levels go with it to a new owner.',
  'bobby-bomb-which-cards':
    'Every card with the word in its name: Bomb!, Gold Bomb!!, Mega Bomb!. The first ability comes with gaining or buying it, not when it is stolen or given to you. All see the ten cards.',
  'bomb-bum-which-cards':
    'What counts is the name of the card that you discard: Bomb!, Gold Bomb!!, Mega Bomb!. Then three dice are thrown at once, and each has its own result.',
  'bony-adds-up':
    'The bonus comes after the damage of that 1 was put on the stack, so it counts from the next miss on. Several 1s add up until the turn ends.',
  'book-of-the-dead-on-top':
    'The monster covers what lies in the slot that you choose, and is a new one without damage. Events and curses cannot be chosen, and nobody has to attack it.',
  'book-of-virtues-both':
    "A kill of yours counts in anybody's turn and without an attack. You must choose another player, and both loot.",
  'boss-rush-which-bosses':
    'A boss is any monster with a soul icon, an epic boss too. What is put into discard on the way has not died and pays nothing. One of the two, which the active player chooses, must be attacked this turn, with an attack that comes on top.',
  'broken-remote-which-use':
    'Each ↷ or $ of an item of yours counts, the character does not. What goes has not died, and a room may go without a dead monster.',
  'bum-bo-is-loose-what-there-is':
    'Whoever has less loses what there is. It comes before the hand limit, and ¢ spent in response are not lost.',
  'butter-bean-not-what-it-answers':
    'It answers only what has one of your items or your dice roll as its target. What affects all items, or chooses one only as it resolves, has no such target and cannot be cancelled with it.',
  'butter-fingers-which-card': 'You choose the card, and it goes before the hand limit is checked.',
  'callus-only-damage':
    'Bombs, events and the damage of monsters that is no combat damage do nothing to you. Attack rolls that miss, paid HP and kills still do.',
  'cancer-first-roll':
    "Whatever your first roll of a turn is for, an attack or not, your turn or another's, it has the bonus, added last. Rerolled, it is still your first roll.",
  'car-battery-itself':
    'No, your recharge step does not recharge it, and neither do other cards; only its own 7¢ do, at any time. It can recharge items of anybody, and of the shop.',
  'ceremonial-blade-discard':
    'At the end of your turn you discard only if you have looted; the card is your choice, the new one too.',
  'challenge-room-each-death':
    'Each death of a monster in your turn has you roll, by whatever it died. From 4 on you have one more attack and must make it.',
  'charged-penny-which-item':
    "The item is chosen as you play it, anybody's or one of the shop. If it is gone by then, the whole card does nothing, the 1¢ too.",
  'charmed-fat-bat-who-chooses':
    'As with all charmed monsters the active player has the reward first and then chooses another player, whoever killed it. That player cannot decline.',
  'charmed-globin-heals': 'Every miss against it heals it, never above its HP.',
  'charmed-monstro-whose-soul':
    'The soul goes to a player whom the active player chooses, and may make that player win. The treasures stay with the active player.',
  'chocolate-milk-third':
    'With exactly 2 counters you have the +1 ATK; at the third all go and 1 damage comes. Other cards may put counters on it or take them.',
  'clog-all-at-once':
    'All hands pass at the same moment, so nobody holds two for an instant, and none is looted. The loot of its reward comes afterwards and stays yours.',
  'conjoined-twin-who-kills':
    "The player who killed the monster chooses the victim, in anybody's turn. A monster that no player killed takes nobody along.",
  'consolation-prize-how-many':
    'Values are compared when it resolves. With as many souls as the leader you loot nothing.',
  'corny-by-chance': 'Chance chooses among all but the active player, dead ones too, as it goes on the stack.',
  'credit-card-only-the-shop':
    'Only the first item of the shop that a player buys this turn is free. Whoever has bought one there before in this turn gets nothing free any more; the top of the treasure deck costs as always. It gives no purchase of its own.',
  'crooked-penny-when-it-counts':
    'How much it doubles or takes is counted when the number has been rolled, so ¢ spent in response count no more. Doubling is a gain, with all that enlarges gains.',
  'curse-of-blood-lust-if-able':
    'It gives no attack: the one that you have must be made, against whatever you like. With none left, or nothing to attack, you may end your turn.',
  'curse-of-empathy-each-death':
    "Each death of a monster counts, in anybody's turn; what is only put into discard has not died. Who has nothing loses nothing.",
  'curse-of-fatigue-which-item':
    'You choose the one item yourself. Your character is no item and recharges as always, and outside your recharge step everything recharges as usual.',
  'curse-of-impulse-other-turns':
    'What it turns sideways can be used in response to it, and then not in the turns of the others, until your recharge step.',
  'curse-of-the-hollow-how-many':
    'The value of your souls counts, as it resolves at the end of your turn. You choose the cards, and lose what there is.',
  'curse-of-the-soulless-what-happens':
    'A boss that you kill goes into its discard and pays its reward all the same; a soul that is given to you or that you steal still comes. A bonus soul stays, and another player may gain it. When you die it goes to another player of your choice.',
  'curse-of-tiny-hands-when':
    'You may hold any number of cards until the end phase of your own turn: only there you discard down to 2. If the curse leaves you before, your limit is 10 again.',
  'cursed-eye-the-one':
    'A final 1 cancels everything, the damage of that miss too. If the roll was not in your own turn, the turn goes on.',
  'cursed-globin-all-monsters':
    'Every 3 of anybody heals every monster in play, itself included, never above its HP. A monster whose death waits on the stack is not healed.',
  'cursed-soul-damage-first':
    'The counter comes also when the damage is prevented. The counters travel with the item; with the sixth it is a soul of whoever has it then.',
  'cursed-tumor-any-roll':
    'Any 4 of any player, in an attack or not. The active player takes the damage first, then the others in turn order.',
  'daddy-long-legs-each-turn':
    'It must hurt somebody at the start of each of your turns, you yourself if you choose so. It is no combat damage.',
  'dads-key-what-comes':
    'The card is shown first, then you choose the slot. What comes covers the monster there, which is neither destroyed nor dead; an event does at once what it does. Nobody has to attack what came.',
  'damocles-each-gain':
    'One more for each gain, not for each treasure: +2 makes 3. When you die it is destroyed before the penalty and does not stand for its item.',
  'dark-arts-any-six': 'A final 6 of anybody, your own too, for whatever it was rolled. Your own death brings no loot.',
  'dead-weight-what-it-cancels':
    'Only what triggered by itself, on a monster or on an item that is not Eternal. Events, rooms, characters, loot and everything with ↷ or $ are out of its reach, and so is the damage that already came of a trigger.',
  'devil-beggar-paying': 'The HP is paid and cannot be prevented; the damage of a 6 can. You may pay your last HP.',
  'dice-room-2-in-turn': 'One after the other, the active player first: hand away, three cards, then the next.',
  'dice-room-3-shop': 'The shop items were not destroyed, and new ones come before anybody can buy or act.',
  'dice-room-4-whose-items':
    'Player by player in turn order, each ordering their own; the shop is left alone, and Eternal items stay.',
  'dice-room-5-no-deaths':
    'The monsters have not died: no rewards, no souls, and their going does not let you change the room. New ones come before anybody acts.',
  'dice-room-leaves':
    'Each item that was destroyed brings its owner a new one; Eternal ones stay. The room goes as the turn ends, whether a monster died or not; it is no use of the room choice, which may still put the next one away.',
  'dingle-any-damage':
    'Any damage that the active player deals to it counts, that of a bomb too. The damage of its own 5–6 is dealt by nobody, so it does not ask for another roll.',
  'distant-admiration-must-play':
    'The other player chooses the card, and all see it. You must play it there and then, without a loot play, if it can be played; if not, it stays in your hand.',
  'divorce-papers-what-is-given':
    'That player chooses which cards and which item to give; the item may be an Eternal one. With 1¢ or 1 card half is nothing. You gain nothing by it: what is given is no gain.',
  'dogma-the-harbingers':
    'The Harbingers come if they are still outside the game, and only then. The monsters that Dogma sweeps away have not died: no rewards, no souls.',
  'double-treasure-order': 'The active player gains first, then the other, who cannot decline.',
  'dressing-table-which':
    'The items are chosen as it goes on the stack, none if you like. Each that was really destroyed brings a treasure.',
  'edens-blessing-room-which-item':
    'You name the item at the start of your turn and decide when it resolves. An Eternal item may be named, but stays.',
  'emergency-contact-no-death':
    'The monster is not dead: no reward and no soul. The attack is spent. Only an attack on a monster can be cancelled with it.',
  'equality-everybody-gains':
    'Yes, whatever anybody gains all gain, in full and once: what the others gain through it is not spread again. Theft, barter and ¢ that are given are no gains.',
  'eternal-chest-any-card':
    'Any loot card pays, and is gone whatever you roll; a 1 or 2 brings nothing. Only the active player may, as often as there are cards.',
  'eternal-d6-reads-the-die':
    "It looks at what the die shows before bonuses. Nobody can answer the change, and every player's rolls count until the turn ends.",
  'euthanasia-in-a-row':
    'Two of your attack rolls of one turn, one directly after the other, with the same final number. A reroll is no second roll, and your rolls for other things in between do not count.',
  'euthanasia-no-damage':
    'It kills the monster without damage, so nothing that prevents damage helps it. The player whose turn it is has reward and soul.',
  'experimental-treatment-a-six':
    'Destroying it is the cost: cancelled, it is lost. With a 6 it comes back from the discard as your soul.',
  'fetal-haunt-leaves-first':
    'You choose the card that you give at the end of your turn. When you die you hand this over before the penalty, so it cannot be its item.',
  'fire-mind-once-each':
    'Where something else changes the same damage, the one who takes it orders the changes; each applies once.',
  'flaming-hopper-six': 'A final 6 hits and does nothing to it; other numbers from 4 on, and bombs, do.',
  'flip-the-other-side':
    'It comes after you have paid the penalty, and cannot be declined: hand away, three new cards, and the other side stays up until your next death.',
  'floor-spikes-final-number': 'A final 1 counts, of any roll of anybody. A 1 that bonuses make a 2 is none.',
  'forget-me-now-what-goes':
    'Each player with souls destroys one card of their choice, you too; a card worth 2 goes as a whole. A soul that a character has of itself is none that could go. A bonus soul is gone for good.',
  'fortune-teller-when-it-leaves':
    'Only the active player may ask. With a 6 it leaves at once, and the next room comes; further uses on the stack still resolve.',
  'friendly-sack-who-sees':
    'You see all three, the other player the two that they get, and nobody else any. Nothing of it was looted.',
  'fruitcake-in-a-row':
    "Any player counts, and any rolls: two of that player's rolls in one turn, directly after each other, with the same final number. It can so be used several times in a turn.",
  'game-breaking-bug-whose-item':
    'An item of the player who rolled the 1, and that player gains the new treasure. An Eternal item stays, and nothing is gained for it.',
  'gaper-the-killing-roll':
    'Only if the roll that killed it is a 6. Killed by a bomb, or by a lower number, it forces nothing.',
  'gello-no-other-monster':
    'The damage is what was really healed. If no other monster is in play, it only heals. In the turn of another the attack is cancelled and spent, and that player may attack anew.',
  'get-out-of-jail-card-what-still-works':
    "The others may play no loot and use no ↷ or $ of items until the turn ends. Their characters' ↷ can still be used, and what triggers by itself does so. What lies on the stack already still resolves.",
  'gimpy-choice-and-damage':
    'One choice each time you take damage, however much, made as it goes on the stack. The +2 ATK does not change combat damage that lies on the stack already.',
  'glitch-which-abilities':
    'It keeps its own text and stays Eternal; the abilities come on top. What the shop item has of counters or charge stays with it.',
  'globin-at-one':
    'It triggers each time damage leaves it at exactly 1 HP, several times in a fight if it heals in between. A hit that kills it from 2 HP or more does not.',
  'gnawed-leaf-what-it-stops':
    'All damage in the turns of others, but no kill and no paid HP. In your own turn it protects from nothing. The first loot of a turn that another aims at you or yours may be cancelled; the choice is made as its ability resolves.',
  'gold-key-only-the-deck':
    'The attacks that it gives go to the monster deck only. For a monster in play the active player needs an attack from elsewhere.',
  'golden-troll-bomb-comes-back':
    'It lies in the monster deck afterwards, fourth from the top, for all to know, until somebody shuffles.',
  'greed-looms-what-counts':
    'No, a treasure bought from the top of the deck does not help: it must be an item of the shop. It is looked at when the turn ends and again as it resolves.',
  'guppys-eye-who-sees':
    'Everybody sees the hands of the other players, not you alone, as long as the item is in play; yours stays secret. In the shop it shows nothing.',
  'guppys-tail-which-card':
    'The card that you discard at the end of your turn is your choice, and goes before your hand limit is checked. Without cards nothing happens.',
  'gurglings-when-hurt': 'Its evasion is read whenever a roll resolves: from 2 HP on a 4 hits.',
  'gus-the-helpers':
    "Those who rolled a 4 or more must roll after each roll of the attacker, with their own ATK and at their own risk. Its reward is a treasure for every player, its soul is the active player's.",
  'gutted-fatty-must-attack':
    'The attack comes on top and must be made, against whatever may be attacked. The slot stays.',
  'hagalaz-which-room':
    'Deck and card are chosen as you play it, so the card is named before you see the deck. What goes has not died, and the monster that is attacked cannot be chosen.',
  'halo-of-flies-combat':
    'Only combat damage of a final 1 or 6 is nothing to you; whatever else hurts on such a number does.',
  'hand-me-downs-which-card':
    'Whoever looted chooses which card to give, the new one or another; only the two of you see it.',
  'handicapped-placard-never-below-one':
    'It counts the value of souls at every moment, in your own turn only. Evasion never falls below 1.',
  'haunted-when':
    'It is the next turn of whoever gained the soul, and the next two for a card worth 2. A soul that was stolen or given is not gained. Whoever wins with the soul has won.',
  'head-of-the-keeper-per-damage':
    '1¢ for each time that you deal damage, however much it was, of combat or not. Damage that was prevented brings none. A kill brings its 2¢ besides.',
  'headless-horseman-what-is-left':
    'Its first death of a turn is prevented, which leaves it 1 HP, and it then heals 2. So it has 3 HP, nobody has its reward, and an attack on it goes on. Its second death of the turn counts.',
  'heavy-is-the-head-who':
    'Starting items and trinkets count, and all who are tied are meant. Characters, souls and curses are no items: your character recharges in any case.',
  'hemoptysis-for-good':
    'The monster keeps its ATK of 1 as long as it is in play, not only this turn. Covered and turned up again it has its own.',
  'holy-bony-who-looks':
    'Whoever rolled the 6, in an attack or not, chooses the deck, looks alone and lays the cards back. It may also be left.',
  'holy-greedling-own-death': 'The ¢ are for the active player, whoever killed, and may be declined.',
  'holy-mantle-one-death':
    'It stops one death, the next of that player this turn, and leaves 1 HP and no penalty to pay. Used in your turn it is charged again at its end, so it can protect somebody in the turns that follow.',
  'hornfel-by-chance':
    "Chance chooses among all players, the attacker included, and that 1 damage is no combat damage. Only the active player's combat damage from it is turned aside.",
  'hourglass-no-activation':
    'An item turned sideways by it has not been activated: nothing happens but that its ↷ cannot be used. An item of the shop may be chosen too, and stays sideways there.',
  'hypercoagulation-losing-it':
    'Removing the counters takes empty hearts first, so you do not die of it as long as you have HP left.',
  'i-am-error-deck-attack':
    'With a 1 or 2 there is an attack more, on the monster deck, and it must be made before the turn ends. Met in an attack on the deck, that attack is spent besides.',
  'i-am-error-room-all':
    'What is chosen is chosen when the number is known. The monster that is replaced has not died; the item must be one of yours.',
  'imp-harder-to-hit':
    'Each 3 of the attacking player makes it harder to hit until the turn ends, never above 6. The 3 itself has missed.',
  'infamy-only-combat':
    'Only the combat damage of a final 1 is nothing to you. What else hurts whoever rolls a 1 still does.',
  'isaac-monster-who-is-chosen':
    'Each time it takes damage the active player chooses a living player as the ability goes on the stack, and may have to choose themselves.',
  'isaacs-blessing-again':
    'Whoever rolled decides, before bonuses are counted, and may reroll again if another 1 or 6 comes.',
  'jar-of-flies-two-ways':
    'Two ways to use one ↷: 1 counter for a loot, or 3 for the damage. The counters are the cost and lost when it is cancelled.',
  'jera-not-itself':
    'No, Jera itself is not counted: while it resolves it lies on the stack and is no longer in your hand. Cards that you play or lose in response are not counted either.',
  'joker-look-first':
    'You look first and decide then, also to take nothing. Only you and that player know which card it is.',
  'judas-shadow-as-the-penalty':
    "Yes, it can be the item of your own death's penalty: the two counters are on it by then, so it pays at least 2¢ and 2 loot. What it pays for comes after the penalty.",
  'keepers-bargain-who-takes-part':
    'The others say in turn order and in the open whether they gain. Yours are two gains: 1¢, and then 1¢ for each who did, as one.',
  'keepers-box-for-good':
    'The two slots stay when the box leaves play, and come each time it enters play, in the shop too.',
  'keepers-penny-given-on':
    'The 9¢ come only with gaining or buying it. Given on, it brings its new owner nothing at once, but the counters are still on it and each use pays more.',
  'keepers-sack-empty-hand':
    'With an empty hand at the end of your turn you take 2 damage. It is Eternal: only its own 4¢, theft or a swap rid you of it, and none of these brings the next owner the 14¢.',
  'key-master-which-cards':
    'A card with the word in its name counts: Key, Gold Key. Three dice may bring three treasures. The card is the cost: it is gone whatever you roll.',
  'key-put-on-top':
    "You choose which of the two as you play it. The attack is the active player's, in anybody's turn; a card from the deck is shown first and covers what lies in its slot.",
  'knight-a-one-hits':
    'Yes, a 1 hits it, as a 6 does, and you take nothing for it. The number stays a 1 for everything that triggers on one; a 2 to 5 misses.',
  'krampus-your-attack':
    'It gives no attack: one that you have must go to it before you can end your turn. With none left, or while it cannot be attacked, you need not.',
} satisfies Readonly<{ [Id in RulingId]?: string }>;
