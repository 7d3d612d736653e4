import type { RulingId } from '../../rulings/rulings.js';

/** Of The Summer of Isaac. */
export const rulingsOfSummer = {
  'a-friend-which-souls':
    'Gained, given and stolen souls count alike, and each of several at once; a card worth 2 counts twice. Once it is a soul itself, it counts nothing more.',
  'ball-of-tar-which-copies':
    'It asks whether that very loot has been copied this turn, by whomever. The copy is a loot of its own and has not.',
  'blast-miner-tnt-at-once': 'All ¢ of one gain count together. Stolen or given ¢ are no gain.',
  'cereus-peashy-alone':
    'Without another monster the lower half of the roll does nothing. The damage is its own, so nobody kills you with it.',
  'charmed-vis-as-an-item':
    'As an item it keeps its HP, evasion and ATK and can be attacked. Dead as an item, it goes to the monster discard and pays nothing.',
  'charmed-vis-who-steals':
    'It is left at 1 HP, and an attack on it ends. Killed by a monster or by its own player, it dies as usual.',
  'club-whose-rewards':
    'On your turn the rewards are yours anyway, so it doubles what you get. A soul is no reward, and one roll counts for both payments.',
  'club-without-abilities':
    'Used on the turn of another, it is without abilities for all of your next turn too. It recharges, but there is nothing to use.',
  'coil-empty-hands': 'All hands go at the same time, empty ones too. With two players they are swapped.',
  'conjoined-d6-which-roll':
    "It waits for that player's next die, in this turn or a later one, attack rolls included. A 7 or 8 is a 6 from the start, and recharges it.",
  'conjoined-fatty-summer-of-isaac-its-own-bomb':
    'The loot that hurts it has put its counter on before its damage comes, so that damage is prevented. All of one instance goes for one counter.',
  'conquest-summer-of-isaac-the-attack':
    'The attack is one more than you have. A player who has already been attacked this turn can be chosen, but not attacked again.',
  'curse-of-envy-who-gains':
    'The treasures come before the death penalty is paid, in turn order. The curse itself goes to discard by then.',
  'cursed-haunt-its-soul':
    'It is left at 1 HP and heals at the end of the turn. Whose turn it is matters, not who deals the last blow.',
  'dogma-summer-of-isaac-shop-items':
    'Any item may get the counter, in the shop too. Nothing is paid for the monsters that are put into discard.',
  'era-walk-which-rolls':
    'The face changes as soon as the die is thrown, and may be changed again. Rolls of everybody count, and a reroll is no roll of its own.',
  'everything-must-go-the-price':
    'The price goes down for shop items only, to 0¢ at the least. Who cannot pay for anything need not buy.',
  'everything-must-go-the-slots':
    'The two new slots are filled once, before its first counter. They stay when the room is gone, and are refilled from then on.',
  'found-soul-which-souls': 'Gained, stolen and given souls all send it on, bonus souls too. You choose who gets it.',
  'gemini-summer-of-isaac-how-it-counts':
    'It happens each time damage leaves it with 1 HP. Each counter goes to a monster of its own, which may be Gemini.',
  'giant-poop-the-killer':
    'Those who attack along roll after each of your attack rolls. If no player kills it, the active player is paid.',
  'headless-horseman-summer-of-isaac-the-six':
    'The final number of the roll behind its death counts. Damage of a card comes from no roll, so it pays and rides on.',
  'holy-greed-what-is-paid':
    'The counters come between the choice and the payment. Those that were on it as it died are what it pays.',
  'hot-potato-the-chain':
    'As an item it keeps its card type and goes to the monster discard. Whoever gets it in any way gains 2¢ and rolls.',
  'hush-summer-of-isaac-the-first-roll':
    'The first attack roll of the turn against it has nothing to beat. Rolls that missed are to be beaten as well, and 1 damage is none.',
  'isaacs-last-will-the-cards':
    'The item goes there in place of being destroyed, so nothing answers its destruction. When the will leaves play, the cards stay outside the game.',
  'karma-which-players':
    'You may be one of the two. They steal in turn order, and with an empty shop each still loots. For a card worth 2 souls it triggers twice.',
  'krampus-summer-of-isaac-a-tie':
    'At a tie nobody has to attack it. The repeated number counts within one turn, whatever was attacked.',
  'light-switch-each-hit': 'Each instance of damage is one roll, whatever its amount, of cards as of attacks.',
  'magic-mushroom-the-character':
    'Your character has two ↷ abilities then and can use one of them. The counter may go on the Magic Mushroom of somebody else.',
  'mega-bean-what-is-yours':
    'Yours are your items, souls, curses, character, rolls and what you have on the stack. What names no target cannot be cancelled by it.',
  'mother-summer-of-isaac-whose-number':
    'Both say their number aloud before the die is thrown. It is compared with the final number, and other attack rolls are not touched.',
  'mugger-bean-the-card':
    'The card comes to you by way of the loot discard. A copy is cancelled, but there is no card to get.',
  'mulligoon-where-it-goes':
    'It stays the same monster, with its damage, and covers what lies there. With one slot only, the attack ends and it stays.',
  'police-lineup-agreeing':
    'One proposes and the others agree or not, until all do; the active player sees nothing of it. You cannot choose yourself.',
  'recycling-sticker-the-discard':
    'It is the card that lies on top when you choose, and the discount counts for it too.',
  'shopkeeper-summer-of-isaac-the-slot':
    'Who dies chooses the item and the slot, where it covers what is for sale. It keeps its counters and can be bought at once.',
  'tainted-mulligan-when-counted':
    'The hand is counted once, as the ability resolves. A second attack in the same turn adds to it.',
  'telekinesis-what-it-forces':
    'Its player pays the costs and chooses targets and modes. If it cannot be activated, nothing happens.',
  'the-adversary-summer-of-isaac-many-players':
    'The numbers are open and chosen in turn order. Any roll counts by its final number, and with more than six players the last have none.',
  'the-bloat-summer-of-isaac-its-own-death':
    'Its own death counts. Monsters that die of it set it off again, once for each.',
  'the-monster-what-it-keeps-off':
    'What chooses nobody before it resolves, and what chance picks, still reaches you. Targets that were chosen before stay.',
  'the-rainmaker-summer-of-isaac-no-curse':
    'Without a curse in the deck all of it is shown and goes back in a new order. The discard is not shuffled in for it.',
  'tumor-ball-when-it-saves':
    'It waits for the next death of that player this turn, with 1 HP at least and then all of them. Only an attack of their own can be cancelled.',
  'unstable-dna-all-counters':
    'Counters of any type go with a low roll. HP and ATK counters on it are yours as long as you control it.',
  'war-summer-of-isaac-which-monster':
    'The counters stay when War has died, until their monster leaves play. Without another monster nothing happens.',
  'weltling-its-last-counter':
    'Its third counter leaves it with 0 HP, so it dies and pays. Attack rolls of 1 against anything count.',
  'widow-summer-of-isaac-the-spiders':
    'The dice are thrown together, and each is a roll of its own. Spiders stay when the Widow is gone, but nothing asks about them any more.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
