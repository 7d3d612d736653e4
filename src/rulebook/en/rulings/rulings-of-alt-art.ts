import type { RulingId } from '../../rulings/rulings.js';

/** Of alt art. */
export const rulingsOfAltArt = {
  'alt-ambush-new-slots':
    'Whatever lies on top of one of the two new slots by then will do, also what covers the first card there. With events alone in them, nothing has to be attacked.',
  'alt-begotten-counted-now':
    'What counts is the HP it has left. Healed above 2 it is easy to hit again, even between two attack rolls.',
  'alt-big-bony-any-attack':
    'It watches every attack roll of every player, whatever is attacked. The damage belongs to the game, so nobody deals it.',
  'alt-brimstone-the-next-turn':
    'Two hits forbid the attacks of one turn only, your next one. Whether you still have the item then does not matter, and neither do extra attacks.',
  'alt-brownie-nothing-found':
    'Only the deck is searched, for any card with one of these names. Finding none is an answer: the deck is shuffled and no attack follows.',
  'alt-daddy-long-legs-who-gains':
    'All monsters of that moment are meant, itself among them. One that comes later in the turn is left out.',
  'alt-delirium-value': 'Soul value counts and not cards: one soul worth 2 is enough. Its own evasion rises too.',
  'alt-devil-deal-in-order':
    'The option is chosen before anybody can answer. You search once the damage is over, dead or alive.',
  'alt-dingle-what-is-lost':
    'All the item had by then is gone, also what others gave it. What it gains afterwards works, and without its last poo counter it is itself again.',
  'alt-epic-fetus-the-user':
    'You deal all of it, to yourself too. Nobody chooses targets, and other players are spared.',
  'alt-famine-empty-hand': 'The hand goes before the reward is paid. With an empty one nothing happens.',
  'alt-fistula-gone-with-it':
    'Its counters go with it: once it has died or is covered the others are as easy to hit as ever.',
  'alt-gaper-the-slot':
    'It is an attack besides your usual one, on what lies in that slot by then. An event there is nothing to attack, and the duty waits for what follows.',
  'alt-godhead-any-roll':
    'Any roll on the stack will do, of whoever. The number that shows is flipped; what changes rolls is added afterwards.',
  'alt-guppys-paw-counters':
    'It may destroy itself, and then there is nothing to put the counter on. An Eternal item can be chosen but stays, without a counter.',
  'alt-gurdy-who-chooses':
    'Covered, only its gift of HP works, whatever covers it. The player to the left picks the slot once the card is seen.',
  'alt-hornfel-itself':
    'It may be the one that chance picks. This damage is not combat damage, and no player deals it.',
  'alt-it-lives-five':
    'Five are needed by everybody as long as anybody has this soul, and four again as soon as it is gone. It still counts as two.',
  'alt-larry-jr-in-the-fight': 'The change comes as soon as it is hurt: its very next blow hits harder.',
  'alt-little-horn-parts':
    'All of it has to be dealt, and each part is one instance. Its counters stay, so that it grows with each turn in which it is left alone.',
  'alt-lost-soul-to-whom':
    "You choose who gets it as it enters play. They can be attacked as long as they have it, by each other player in that player's own turn.",
  'alt-mega-fatty-end-of-turn':
    'Each 1 adds up. As the turn ends it heals and loses the HP at the same time, so it does not die of that.',
  'alt-mega-satan-2-attacks':
    'The active player has no limit of attacks, on monsters, on the deck and on players. The damage counts at the death of whoever, by whatever.',
  'alt-mega-satan-last-alive':
    'It dies, and the active player has its reward and its soul; the game is not over by it. A dead active player changes nothing.',
  'alt-min-min-the-same-number':
    'The roll that brings a number to the notes does not hurt yet, the next with that number does, whatever it is for. A number noted twice hurts once.',
  'alt-mom-each-attack': 'The slot is there before the first attack roll, and stays. Others lose the HP when she goes.',
  'alt-moms-hand-if-able':
    'It takes one of your usual attacks. Her own combat damage counts as dealt, all else on the stack is gone with the turn.',
  'alt-monstro-no-item': 'Only what is not Eternal is drawn from. Whoever has no such item loses none.',
  'alt-monstro-ii-the-vote':
    'Everybody votes, dead players too, in turn order and openly. At a tie it is the left side.',
  'alt-mulliboom-twice':
    'The active player may choose themselves as the player, and takes two instances then. They deal it all, not the monster.',
  'alt-mulligan-which-kind':
    'The kind is chosen before anybody can answer. A room slot can be chosen without rooms in the game, and stays empty.',
  'alt-pestilence-both':
    'The second choice is theirs, and they may hurt themselves. They choose even if the first damage will kill them.',
  'alt-pin-final-number': 'The final number counts, and it is a hit all the same. Other damage hurts it as ever.',
  'alt-polycephalus-twice':
    'The flip can be answered while the roll is on the stack. Hurt twice before that roll, it is flipped twice and shows its own number.',
  'alt-rag-man-below':
    'Below the top card it is covered and works not at all till that one goes. Where no card lies it is the top at once, as a new monster. No soul is gained.',
  'alt-rag-mega-not-the-past':
    'What was played before the attack still resolves. It lasts for the turn, whatever becomes of the attack.',
  'alt-satan-the-third':
    "All players' final 6s count together, also those that were a 5 before. The fourth and later ones of a turn do nothing.",
  'alt-secret-room-the-reroll':
    'The item is chosen as the outcome resolves. With none to reroll the treasure is gained all the same.',
  'alt-shop-upgrade-as-known':
    'All we know of this version is a text that it shares with another card, so it does the same as that one.',
  'alt-the-beast-its-own-soul':
    'Its own soul is gained afterwards and so stays. A soul worth 2 is one card, and bonus souls are gone for good.',
  'alt-the-bloat-two-dice':
    'It watches misses against anything. Each of the two dice can be changed by itself, and the final numbers are compared.',
  'alt-the-lamb-two':
    'Two different players are chosen, or nothing happens; at a table of two it does nothing. Who has no soul destroys none.',
  'alt-twitchy-the-same-monster':
    'It stays the same monster, with its counters. What lay below comes up, and what it covers loses all that is on it.',
  'alt-ultra-greed-whose-item':
    'Counters of other cards will do as well, as long as they are gold. Putting one on an item of the shop and stealing that is allowed.',
  'alt-xiii-death-order': 'All die at once, so you do too. It is no damage and cannot be prevented as damage.',
  'alt-xvii-the-stars-order': 'The treasures come in turn order, beginning with you, and your second one last.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
