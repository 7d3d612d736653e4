import type { RulingId } from '../../rulings/rulings.js';

export const rulingsRToZ = {
  'rag-man-back-in-his-slot':
    'Yes, on top of the deck he is the next card, so he refills the slot that he has just left, unless another slot is filled first or a card lies below him. He comes as a new monster, without damage.',
  'rag-man-rolls-before-the-soul':
    'Its roll comes after its rewards and before its soul. With a 1 or 6 it goes on top of its deck: the rewards are paid, but nobody gains a soul, not even one that would win the game.',
  'rage-creep-neighbour':
    'What the active player takes from it, the player to their left takes as well. Other damage in that attack stays where it is.',
  'razor-blade-dead-player':
    'Yes, a dead player may be its target. The damage counts as taken, so Fanny Pack, for example, triggers. It changes no HP, and nobody dies twice in a turn.',
  'razor-blade-players-only': 'Only players can be its target, you among them. It is no combat damage.',
  'remote-detonator-order':
    'Its player votes first, then the others in turn order, openly; a vote given cannot be changed.',
  'remote-detonator-tie': 'With a tie nothing is destroyed. An Eternal item that wins the vote stays.',
  'restock-any-number':
    'It may take none, some or all items of the shop. They are not destroyed, and the slots are filled before anybody gets priority.',
  'sack-of-pennies-any-roll':
    'A final 1 of anybody may turn it upright, on any turn. So it can bring several ¢ in one turn.',
  'sacred-heart-changed-face':
    'If somebody changes the number before its ability resolves, the roll is no 1 any more and is left alone.',
  'sacred-heart-own-rolls':
    'Only a 1 of your own, and you need not change it. It triggers on the die before bonuses are added, and nothing then triggers on a 1.',
  'satan-kills-the-attacker':
    "No, if you let it kill you, your 6 does not hit any more. The roll puts your damage on the stack, and Satan's ability goes on top of it. It resolves first, your death too; then the attack is over and your damage leaves the stack. If it kills somebody else, you still hit.",
  'satan-last-one-alive':
    'The attacker chooses a living player. When all others are dead this turn, the attacker has to choose themselves.',
  'shadow-only-penalties':
    'Cards discarded or ¢ lost in another way are none of its business, nor is your own death. From a player who has nothing you get nothing.',
  'shadow-parts-of-a-penalty':
    'It changes the death penalties of other players and is not on the stack. You choose the item that is destroyed; the player who dies chooses the loot card, which you get together with the ¢.',
  'shadow-several':
    'With two of them in play, the player who dies says for each part which one comes first. The card and the ¢ go to one player only.',
  'shiny-rock-activation':
    'It counts ↷ and $ abilities of items as you put them on the stack: the ¢ is yours even if the ability is cancelled. Abilities of characters and triggered ones do not count.',
  'shop-upgrade-two-triggers':
    'Its two abilities are on the stack one by one, so cancelling one leaves the other. The slots remain for the rest of the game.',
  'sleight-of-hand-in-answer':
    'You may use it in response to something that is about to loot, to arrange what comes. If it is cancelled itself, the looting goes on as if nothing had been done.',
  'sloth-the-killer':
    'Whoever killed it discards their hand, which need not be the active player. Its reward and soul go to the active player all the same.',
  'soul-heart-in-time':
    'Damage waits on the stack, so you may play it in response. Once you have 0 HP it comes too late.',
  'soul-heart-next-damage':
    'It waits until the turn ends and takes 1 from the next damage, so 1 of 3 is stopped. Several add up. It does not help against a death or against paying HP.',
  'soul-of-gluttony-at-once':
    'It is yours the moment you hold ten cards, in the middle of an effect too, and nobody can respond. Later discards do not matter.',
  'soul-of-greed-at-once':
    'It is yours the moment you have 25¢, even if you pay some of it right after. Once destroyed or discarded, it lies face down outside the game: nobody can gain it a second time.',
  'soul-of-guppy-what-counts':
    'Items that you control count, trinkets and copies included. Guppy cards in your hand or in the shop do not.',
  'spider-mod-no-death':
    'The monster is put into discard and does not die: no reward, no soul. The one being attacked cannot be chosen.',
  'spoon-bender-after-bonuses': 'It works on any roll of anybody while the roll waits on the stack. A 6 stays a 6.',
  'starter-deck-twice-asked':
    'You need eight cards when your turn ends and still when the ability resolves. It comes before the hand limit is checked.',
  'steamy-sale-only-shop-items':
    'It makes shop items cheaper for you, not the top of the treasure deck, and nothing for the others.',
  'stoney-covered-monster':
    'No, covering a monster does not kill it, so Stoney lives on. The same goes for a monster that is put into discard or under its deck. Only the death of another monster kills Stoney.',
  'stoney-dies-along':
    'It makes all monsters harder to hit while it is in play. When another monster dies it dies too, and the active player gets its reward; the death of a player does not touch it.',
  'stoney-from-the-deck':
    'If you attack the monster deck and meet it, it is put into a slot and not attacked, and your attack is used up.',
  'suicide-king-before-the-penalty':
    'You loot before you pay the penalty, so the card that you discard for it may be one of the three.',
  'swallowed-penny-once':
    '1¢ for each damage that you take, however big. As an item it can be stolen, swapped, rerolled and lost to a death penalty.',
  'tarot-cloth-others-only':
    'Only a 4 of another player counts. That player chooses which card to give; you see it, the rest do not.',
  'tech-x-works-sideways':
    'Three counters may be spent at any time, on any turn, sideways or not, as soon as they are there. A kill is no damage, so shields against damage do not stop it.',
  'the-battery-also-others':
    'It recharges any other item, yours, that of another player or one in the shop, but no character and not itself.',
  'the-bone-as-a-soul':
    'Its last ability makes a soul of it. As a soul it has no abilities any more, and so it is not Eternal either: it can be stolen or destroyed like others. Destroyed, it is gone for the rest of the game.',
  'the-bone-counters':
    'Counters are paid as you activate. If the ability is cancelled they are gone, and with them the way to the soul.',
  'the-chest-destroyed':
    'However it is destroyed while you control it, even for a death penalty, it becomes your soul at once. Nobody can respond.',
  'the-chest-in-the-shop':
    'In the shop it does nothing: destroyed there, it goes to the discard and nobody gains a soul.',
  'the-clicker-what-stays':
    'What lies on the player, damage and counters alike, is kept when the character changes. What lay on the old character card is lost.',
  'the-curse-empty-deck':
    'If it takes the last card of a deck, the discard is shuffled into a new deck at once, that card included.',
  'the-d10-covered':
    'The covered monster leaves play. When it comes back it is new: no damage, no counters. The slot of an attack that is going on cannot be chosen.',
  'the-d20-counters':
    'The new item has none of the counters of the old one, and what was aimed at the old item does nothing any more.',
  'the-d20-whose-treasure':
    'The player whose item it was gains the new treasure, not you. In the shop the new item takes the same slot. An Eternal item stays, and nothing comes for it.',
  'the-d4-late-choice':
    'Whose items are rerolled is chosen after it has been destroyed, when nobody can respond any more. Trinkets become treasures; Eternal items stay.',
  'the-d6-too-late':
    'No, once the roll has resolved its number is final, and the die is off the stack: there is nothing left to reroll. Use it while the roll is on the stack. What the number brings may still be on the stack then, but that is no roll.',
  'the-d6-twice':
    'It turns upright at the end of your turn, so it can be used in your turn and once more before your next. Any roll of anybody will do; the new number stands.',
  'the-dead-cat-counters':
    'Its counters come as it enters play. Stolen or swapped it keeps those that are left; back from the discard it has nine again.',
  'the-dead-cat-more-damage':
    'No, with fewer counters than damage it does not stop all of it: each counter prevents 1, and you take the rest. Of 3 damage with 2 counters on it you take 1, and no counter is left.',
  'the-dead-cat-no-choice':
    'It prevents as long as it has counters, whether you like it or not. Being killed, or paying HP, is no damage and goes past it.',
  'the-duke-of-flies-before-the-damage':
    'The active player rolls when damage is about to resolve, once for each damage and for any kind of it. With a 1 all of that damage is gone.',
  'the-habit-each-turn':
    'The first damage that you take in each turn counts, in the turns of others too. Damage that was prevented is not the first.',
  'the-harbingers-where':
    'It waits outside the game. It counts as a monster card: later it may go to the monster deck or its discard.',
  'the-haunt-counts-times':
    'No, 2 damage at once count as one time. It counts how often it takes damage in a turn, not how much: on the 2nd, 4th, 6th … time it becomes harder to hit by 1 until the turn ends.',
  'the-lamb-the-mark':
    'The mark beside its ATK is decoration: it deals 6. When it dies, the active player may leave the other players their souls by choosing nobody.',
  'the-lost-no-soul':
    'It adds 1 to your souls, but the character is no soul: it cannot be stolen, destroyed or lost as one.',
  'the-midas-touch-any-death':
    'Every death of a monster counts, on any turn and whoever killed it. A monster that is only put into discard or under its deck has not died.',
  'the-missing-page-any-roll':
    'A 5 of anybody may be rerolled, you decide. If it comes up 5 again, you may reroll it again. If the number is changed before the ability resolves, nothing is rerolled.',
  'the-poop-works-sideways':
    'Its counters can be spent at any time, sideways or not, several for the same damage. Damage that was prevented whole brings no counter.',
  'the-relic-final-number':
    'Every final 1 counts, of anybody. A 1 that a bonus turned into a 2 is none, though it was about to be a 1.',
  'the-shovel-only-monsters':
    'It takes a monster out of the discard, not an event or a curse. The discards are open, so you know what you can choose.',
  'theres-options-look':
    'You may look at the top treasure before you decide what to buy; the others do not see it. Both purchases cost their usual price.',
  'trinity-shield-what-is-left':
    'In your turn the others may still use their characters, and what triggers by itself works as always. No permission of another card beats the ban.',
  'two-of-clubs-once':
    'No, used twice on the same player it still only doubles (a ruling for the first edition, which we keep). It works for the whole turn, the loot of rewards included.',
  'two-of-diamonds-a-gain':
    'Doubling ¢ means gaining as many as you have. So it comes from the supply, and what enlarges gains enlarges this one.',
  'v-the-hierophant-one-damage':
    'It protects against one damage, the next, and takes up to 2 from it. If that one is 1, the rest of the protection is lost. A monster can be protected too.',
  'vi-the-lovers-end-of-turn':
    'The HP go away at the end of the turn, when everybody heals: nobody dies of losing them.',
  'vi-the-lovers-too-late':
    'Played in response to damage it may save a player. Once the death is on the stack, more HP does not take it away.',
  'viii-justice-never-less':
    'It raises you to what the other has and lowers nothing. With 1 card and 6¢ against 4 cards and 2¢ you loot 3 and gain no ¢. The card itself no longer counts in your hand.',
  'void-first-edition':
    'A correction for printings of the first edition: a monster that somebody is attacking and a shop item that somebody is buying are safe from it. Where a card has a later text, that text counts.',
  'war-each-damage':
    'Each damage that it takes makes it stronger by 1 until the turn ends, however big the damage. Combat damage on the stack keeps its size.',
  'we-need-to-go-deeper-order':
    'Only monsters can be chosen from the discard, as many as you like or none. You decide their order on the deck.',
  'wizoob-who-chooses':
    'The active player chooses the player, that player chooses the soul. A player without souls may be chosen; then nothing is destroyed.',
  'wrath-who-rolls':
    'No, not whoever killed it: the active player rolls, even after having died. The damage then goes to each player, beginning with the active one.',
  'xi-strength-on-others':
    'The additional attack belongs to the chosen player and ends with the turn. A player whose turn it is not cannot use it.',
  'xii-the-hanged-man-loot-anyway':
    'You loot 2 whether or not you have put cards away, and after that: a loot card that you send down does not come to your hand.',
  'xiii-death-no-damage':
    'Killing is no damage: shields against damage do not help, something that prevents a death does. A player who has already died this turn cannot be killed again.',
  'xiv-temperance-money-first':
    'Yes, you keep the ¢ even if the damage is prevented. You get them as the card resolves, while its damage is still on the stack: putting the damage there is all that the “and” asks for.',
  'xix-the-sun-copied': 'A copy of it cannot go under a deck, so it brings no turn. The card itself still does.',
  'xix-the-sun-not-on-others-turns':
    "In somebody else's turn it goes under the loot deck all the same and brings no turn. In your own it gives one more turn after this one.",
  'xl-floor-lasting':
    'The slot stays for the rest of the game and is filled like the others. The additional attack is offered, not owed.',
  'xv-the-devil-eternal':
    'You may aim at an Eternal item of yours, but it is not destroyed, and then nothing is stolen. What you steal is chosen on resolving, and may come from the shop.',
  'xvi-the-tower-order':
    'The players take the damage in turn order, beginning with the one who played it. It is no combat damage, and of monsters the one in an attack is hurt too.',
  'xx-judgement-who-chooses':
    'With a tie you choose among those who have most souls; that player chooses the soul. A card worth two souls goes as a whole.',
  'xxi-the-world-secret':
    'Only the player of the card sees the hands; what they tell the others is up to them and need not be true.',
  'yum-heart-one-damage':
    'It stops the next damage whole, whatever its size, to a player or monster, this turn. It turns upright at the end of your turn, so it is ready for the turns of others.',
} satisfies Readonly<{ [Id in RulingId]?: string }>;
