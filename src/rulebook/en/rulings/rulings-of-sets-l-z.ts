import type { RulingId } from '../../rulings/rulings.js';

/** Of Gold Box, Four Souls+ and Requiem. */
export const rulingsOfSetsLToZ = {
  'lard-which-card':
    'One card of your choice for each time you take damage, however much. Prevented damage costs none, and with an empty hand nothing happens.',
  'laser-eye-once-each-time':
    '1 damage for each time that somebody loots, not for each card, and for the loot step too. Stolen or given cards are not looted.',
  'lemegeton-what-is-destroyed':
    'As your turn ends you choose any item of yours that is not Eternal, the new treasure or another; an Eternal one may be chosen and stays. Used in the turn of another, it waits for the end of your own. Each use asks for an item.',
  'libra-before-bonuses':
    'It sets what the die shows while the roll waits, of anybody and for anything. Bonuses are counted afterwards, and later cards may change it again.',
  'lil-chest-which-card': 'The card that goes on top is any from your hand, and only you know it.',
  'lodestone-any-three':
    'A final 3 of anybody counts, in an attack or not. You must choose a monster; its evasion never falls below 1.',
  'lord-of-the-pit-anew':
    "The cancelled attack stays spent and another one comes in its place. The attack's rolls and combat damage leave the stack; damage that the monster has taken stays until the end of the turn.",
  'lucky-toe-each-looting':
    'One card more for each time that you loot, not for each card: loot 3 becomes 4. The loot step of your turn is left out.',
  'lust-for-blood-the-attack':
    'The attack comes on top of yours and must be made. If that player dies this turn, in the attack or otherwise, you have the item that the penalty would have destroyed; it is given, not gained.',
  'maggys-blessing-when-it-leaves':
    'The HP comes full. When the room leaves, an empty heart goes first, so nobody who has HP left dies of it.',
  'magic-marker-which-numbers':
    'A number in what a card says that it does. Those of the stat box and of the reward box are out of reach.',
  'magic-skin-what-goes':
    'The counters stay on it from owner to owner. Taken from you before its ability resolves, it brings you the treasure and stays where it is. If the roll is lower, all items of its owner are destroyed with it, Eternal ones excepted.',
  'magnet-only-gains':
    'No, Magnet does not trigger on itself, nor on barter or theft: what is given is not gained. With Equality each other player who gains gives you 1¢ besides, once for each gain. Who has nothing gives nothing.',
  'mama-haunt-other-ways':
    'Only your recharge step leaves the character sideways; anything else that recharges it does. When you die you give her away before you pay the penalty, so she cannot be its item.',
  'mama-mega-everybody':
    "Each monster and each player takes 3, you too, and each damage can be prevented by itself. What it kills is killed by you; rewards and souls are the active player's.",
  'marbles-alike':
    'A card without counters may be chosen, but then nothing happens. Where several kinds lie, you choose which.',
  'mega-satan-the-last-one':
    'It is looked at when the end of the turn triggers and again when that resolves: the active player alive, all others dead in this turn. Players can be attacked with usual attacks, from 4 on.',
  'member-card-not-below-zero':
    'Discounts add up, never below 0¢, and are for the shop only. The item that it puts into discard is chosen as it resolves.',
  'might-for-the-meek-ties':
    'All who are tied have it, so at the beginning of a game everybody does. It is read at every moment: with the soul that lifts you above another the bonus is gone.',
  'moms-bottle-of-pills-which':
    'All cards with the name Pills! count, whatever their text and set. The rest of the ten, which all have seen, goes below the deck in your order.',
  'moms-eye-shadow-when':
    'You choose as soon as the other player has chosen a monster, among the monsters that they may attack. When they choose the deck, a room, an item or a player, you have no say. What that player must attack comes first.',
  'moms-heart-who-wins':
    'Whoever gains it chooses who wins: a player with the most souls, of several with as many the one they like. Its own two count already. That goes on the stack and can be answered. Stolen or given away later it does nothing more.',
  'moms-knife-no-chain':
    'Your 6 must really deal combat damage to a monster. The 1 damage to the others is no combat damage, so it triggers nothing of this kind again.',
  'more-options-look':
    'You look at two cards and leave them as they lie. The second purchase of your turn is for the shop or the deck, at the usual price.',
  'mothers-shadow-who-dies':
    'Starting items and trinkets count as items. All who are tied die, in turn order, and each death can be prevented.',
  'mushroom-who-is-hurt':
    'Only its combat damage to the attacking player sets it off, and only if it was really dealt.',
  'null-every-other-roll':
    'The 2nd, 4th and so on of the attack rolls made against it this turn, by all players together, hurt it not. A miss counts as a roll; the next turn begins anew.',
  'overflow-whose-turn':
    'All roll, the active player first. A turn that is skipped counts as had, and whoever rolls low twice, by two of these, skips two.',
  'p-h-d-once-a-roll':
    'You are asked once for each of your rolls that is no attack roll, while it waits, and may leave it. Others may change the roll afterwards.',
  'pageant-boy-as-a-cost': 'Destroying it is the cost: nobody can save it, and cancelled it is lost.',
  'parabite-next-roll':
    'Your next attack roll of this turn has it, against whatever you roll. Several hits add up for that one roll, no roll falls below 1, and with the turn it is gone.',
  'perthro-in-the-shop':
    'The new treasure is for the player who controlled the item; for one of the shop it takes its place there and nobody gains it. An Eternal item stays.',
  'pills-gold-box-later-monsters':
    'It counts for each monster while you attack it this turn, one that you attack later too. Evasion stays between 1 and 6.',
  'pink-eye-who-is-hurt':
    'Whoever dealt you the combat damage of a 1 takes 1: the monster, or the player whom you attacked. It is no combat damage itself.',
  'pitfall-what-is-lost':
    'Met in an attack on the deck, it ends the turn with the attack spent. The end phase is done as always.',
  'pity-for-the-poor-which-purchase':
    'It gives no purchase: the one that you have costs 0¢ in the shop. The top of the treasure deck costs as always.',
  'placenta-four':
    'A final 4 costs you nothing when it misses; a 4 that hits is not changed. When it leaves, an empty heart goes first.',
  'plan-c-everybody-dies':
    'Your own death is among them. They come as the turn ends, in turn order, and each can be prevented like any death. They come even if the item was not destroyed.',
  'planetarium-each-turn':
    'At the start of every turn, as long as the room lies there, the player whose turn it is may take a treasure. It can be answered, and not saved up.',
  'playdough-cookie-or-a-cent':
    'You choose at the start of your turn, before anybody responds: an item of anybody for its counter, or 1¢.',
  'poker-chip-first-gain':
    'Your first gain of ¢ in each of your own turns is replaced by the roll. What the roll brings is no longer the first gain, so it is not replaced again.',
  'polycephalus-whose-roll':
    'The next attack roll of the turn has it, whoever makes it. Hurt twice before that, it takes 4 from that one roll; no roll falls below 1.',
  'r-key-all-souls':
    'Souls of all players go, bonus souls for good; the soul that a character has of itself stays. Recharge it first: it comes sideways. Cancelled, it stays with you.',
  'rag-mega-up-to-three':
    'As it dies the active player chooses none, one, two or three others. The dead cannot die again, and each death can be prevented.',
  'ragling-before-the-discard':
    'You have its reward before you roll. On a 1 or a 6 it goes on top of the monster deck, for everybody to know, and not into discard.',
  'red-candle-number':
    'The number is chosen as you activate it, for everybody to see. If a roll is on the stack when it resolves, it does nothing. After that each final number of that kind counts, whoever rolls it, and each time you choose whom it hurts.',
  'red-champions-coming-and-going':
    'The HP comes full, and goes with the room, empty hearts first: no monster with HP left dies of it.',
  'red-ghost-who-chooses':
    'The active player chooses another player each time, whoever hurt it. That 1 damage is dealt by nobody.',
  'red-vise-twice-asked':
    'You must have 1 card or none when your turn ends and again when it resolves. Two cards in time save you.',
  'restock-machine-no-deaths':
    'What goes has not died and was not destroyed: no rewards, no souls. The monster that you attack stays.',
  'rib-of-greed-what-still-goes':
    'The hand limit at the end of your turn and costs that you pay yourself still take cards and ¢. Theft and giving do too: that is no discarding and no losing.',
  'rock-bottom-counted-once':
    "Your hand is counted once, when you gain or buy it. Stolen or given away it keeps its counters, and its new owner's hand is compared with them.",
  'round-worm-next-roll':
    'Your next attack roll of this turn has the bonus, against whatever you roll; several add up for that one roll.',
  'roundy-other-monsters':
    "Its combat damage must really be dealt. Monsters that die of it are killed by no player; reward and soul are the active player's.",
  'rubber-cement-what-misses':
    'Each of your attack rolls that misses, also one made in the attack of somebody else. Whom the damage hits is chosen when the number is known.',
  'samsons-blessing-on-the-stack':
    'Whoever attacks a player with it is also hurt for one more by a miss. Damage on the stack keeps its number.',
  'shadow-of-famine-what-counts':
    'The ↷ of a character is an ability too, and so are those of rooms. What triggers by itself is not counted. Everybody has one of each in every turn, and a loot that was cancelled was played.',
  'shadow-of-war-two-items':
    'It comes before the penalty and is not part of it: who dies with two items that can be destroyed loses both.',
  'shell-game-when-it-leaves':
    'Only the active player may play, as often as there are 3¢; 1 and 2 bring nothing. With a 6 the next room comes.',
  'sibling-rivalry-the-other':
    "The other player's hits deal that player's ATK and misses hurt that player; the attack goes on when that player dies. If the monster dies in it, both have the reward; the soul is the active player's alone.",
  'sisters-vis-the-helper':
    'The chosen player must roll after each of your rolls in this attack. That player has a treasure if it dies at any time in this turn; reward and soul are yours.',
  'skeleton-key-any-number':
    'As many attacks as you like, one after another; 99 is more than a turn can hold, and nobody counts. Your death still ends the turn.',
  'slot-machine-again':
    'The active player may use it as often as there are 3¢, also while other uses wait on the stack. A 1 brings nothing.',
  'smart-fly-again':
    'Use it in response to damage: it is charged again afterwards. What it puts into discard everybody sees; what it leaves only you know.',
  'social-goals-counted-together':
    'All players count together, from the moment the room comes, and each goal once. The fourth goal brings everybody 2 treasures; from then on the room may be put into discard.',
  'soul-of-envy-who-has-it':
    'The moment somebody has 3 souls by value, the active player chooses among those with the fewest. Nobody can answer, and that player cannot decline; it may be the soul that wins.',
  'soul-of-lust-who-has-it':
    'Every monster killed by a player counts, by whomever and in whose turn. The sixth brings the soul to the active player, at once.',
  'soul-of-pride-what-counts':
    'Treasures that are bought count as those of rewards do, +2 treasure as two. Stolen, given and swapped ones do not. The sixth brings it to the active player.',
  'soul-of-sloth-which-items':
    'Starting items and trinkets count as items. The moment somebody has four, the active player chooses among those with the fewest.',
  'soul-of-wrath-who-has-it':
    'The deaths of all players count, of the same one again in another turn too. With the sixth it belongs to the player whose turn it is, even if that is the one who died.',
  'soulbond-your-own-penalty':
    'You still destroy an item and turn your ↷ cards. The other player pays a whole penalty, and dies only once in a turn: with one who is dead already nothing happens.',
  'soy-milk-no-chain':
    'Only combat damage spreads. The 1 damage that it deals to the others is none, so it does not spread again.',
  'spelunker-hat-which-deck':
    'The deck is named as it triggers, the room deck too where rooms are played. Only you see the cards.',
  'spider-webs-other-turns':
    'A character that it turns sideways stays so in the turns of the others, until your recharge step. Use it in response if you like.',
  'spiked-chest-still-pays': 'The loot or treasure comes as well when the damage is prevented: it is no price.',
  'spindown-dice-shop-item':
    'For an item of the shop nobody gets another. The player who lost one may take any item that lies in the shop, for nothing; it is stolen and so not gained.',
  'splash-damage-whose-damage':
    'The damage is dealt by the player who hurt the monster and is no combat damage. Once for each time damage is dealt, however much it was.',
  'spoils-of-war-who-loots': 'Everybody but the one who dies loots, in turn order, before the penalty is paid.',
  'static-shock-which-use':
    '↷ and $ of items count, those of characters and rooms do not. The damage lies above the ability: you take it first.',
  'steven-six':
    'A 6 hits, but its damage is cancelled with everything else before it resolves: Steven is unharmed, and the turn goes to its end.',
  'sticky-nickel-where-it-goes':
    'On a 1 to 3 the card goes from the discard to the hand of the player to your left, who may play it like any other. A copy of it brings nobody a card.',
  'succubus-how-many': "Each 3¢ gives two loot plays, in anybody's turn, and they are gone with that turn.",
  'sucker-order':
    'Each player takes the damage, the active player first. Its reward comes whether or not somebody dies of it.',
  'sumptorium-each-time':
    'One counter each time you take damage, however much; prevented damage brings none. The monster is chosen as you pay.',
  'tape-worm-what-misses':
    'Each of your attack rolls that misses, also in the attack of somebody else. You must choose another player, and it is no combat damage.',
  'tax-for-the-mighty-who-pays':
    'Yes, whoever has the most souls, or as many as the most, pays before attacking, or cannot attack: 2¢ to each other player, with three others 6¢. While nobody has a soul nobody pays.',
  'telepathy-for-dummies-next-roll':
    'It is for your next roll after it, for whatever it is made, and you are asked while that roll waits. If you leave it, it is used up, and with the turn it is gone.',
  'the-baleful-counts-souls':
    'The value of your souls counts, so one card worth 2 and one worth 1 are 3. From 3 on it is +2 ATK in all, not 3.',
  'the-bible-no-new-attack':
    'The attack that you cancel with it is spent; you get none for it. While you attack nothing this choice does nothing.',
  'the-capricious-which':
    'You choose as you use the ↷, and have one of the two. The shop item is put into discard and not destroyed; a new one comes.',
  'the-harbingers-never-die':
    'What would kill them puts a counter on them and brings the active player a treasure, outside attacks too; an attack on them is over and spent. With the fourth counter they turn over and are The Beast!',
  'the-jar-until-when':
    'It waits for damage until the turn ends, prevents 1 of it, and can be paid several times, for monsters too.',
  'the-left-hand-which-item':
    'Your own death does not count. Any item may be chosen, one of the dead player or of the shop too; the death penalty may turn it sideways again.',
  'the-lost-any-character':
    "Any player's character may be chosen, or none. Recharged at the end of your turn, yours can be used again in the turn of the next player.",
  'the-mirror-each-monster':
    'You pay all HP but one or nothing; it is no damage. From then on every monster that dies in this turn brings you a treasure, whoever kills it.',
  'the-rainmaker-which-curse':
    'The monster deck alone is searched, and shuffled whether a curse was found or not. The active player gives the curse to somebody.',
  'the-scourge-vote':
    'Each time it would take damage all living players vote, openly and in turn order from the active player, who votes too. With as many on both sides the damage stands.',
  'the-siren-which-attack':
    "Attacking a player uses an attack that you have. The player rolls nothing: your miss costs you that player's ATK, from 4 on you hit.",
  'the-wiz-no-chain':
    'Its 1 damage is no combat damage and does not trigger it again. The one whom you hurt in the fight cannot be chosen.',
  'tick-nothing-to-heal':
    'No, with all your HP there is no attack more: the attack comes only if 1 HP was healed. Only the first monster that you kill in your own turn counts.',
  'tnt-barrel-yourself':
    'The active player chooses before the roll, and may be the one: on a 1 to 4 that is 2 damage once, not twice.',
  'trap-door-additional-attack':
    'The attack that it gives need not be made. Only the active player sees the three cards.',
  'trick-penny-not-below-zero':
    'Only ¢ become cheaper, by 1 each and never below 0¢: other costs, such as discarded cards, stay. The top of the treasure deck costs as always.',
  'tumor-who-is-hurt': 'Each time it takes damage all but the active player take 1, whoever hurt it and however much.',
  'turdlings-two-rolls':
    'The second attack roll of the attacker this turn ends the attack after its damage, whatever the first was rolled against. Only a final 2 hurts them in a fight; bombs always do.',
  'two-of-spades-how-many': 'The cards are counted as it resolves, so a card played in response counts no more.',
  'ultra-flesh-kid-deaths':
    'Every death of a monster or player counts, whoever has the item then. Only at the end of your turn, with 12 or more, does it become your soul.',
  'ultra-greed-who-is-paid':
    "Everybody rolls, in turn order after each of the attacker's rolls, with their own ATK and at their own risk. The 40¢ are for whoever dealt the last damage, the soul for the active player.",
  'undefined-till-when':
    'It is a copy until your next turn begins, charged at once, so the copied ↷ can be used in between. Counters are not copied.',
  'void-no-death':
    'A monster that it puts into discard is not dead: no reward, no soul, and nothing triggers on a death. Something else comes into its slot.',
  'whipper-before-the-target':
    'It strikes after the declaration, before a target is chosen, whatever is attacked in the end. If it kills the attacker, nothing has been attacked.',
  'white-champions-never-above-six': 'No evasion rises above 6: a 6 always hits.',
  'wishbone-destroyed':
    'Destroyed for your death penalty, or as a cost, it brings its treasure; put into discard in another way it does not.',
  'wooden-nickel-whose-gain':
    "You roll, and the number may be changed like that of any roll; the gain is the chosen player's, so what enlarges or replaces that player's gains applies.",
  'x-ray-vision-which-deck':
    'What you look at only you see. The card that you may put into discard can be the top of any deck, not only of the one that you looked at, and is then open to all.',
} satisfies Readonly<{ [Id in RulingId]?: string }>;
