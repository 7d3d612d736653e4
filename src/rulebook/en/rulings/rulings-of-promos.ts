import type { RulingId } from '../../rulings/rulings.js';

/** Of the promo cards and Target. */
export const rulingsOfPromos = {
  'black-market-what-it-costs':
    'The item is chosen before the HP are paid. Paid HP are no damage: nothing prevents them. Only whoever has the turn can use it, and as often as they can pay.',
  'corrupted-data-characters':
    'Everybody gives at the same time. Damage stays with the player, counters go along with the card. You keep your souls, curses and ¢, and begin nothing anew: no starting item is fetched.',
  'corrupted-data-which-item':
    'Each giver picks one of their eternal items in turn order, also one that is eternal for now. Without any the character goes alone. It is giving and not gaining.',
  'dads-ring-which-attacks':
    'You roll as soon as the monster is named, before the first attack roll. An attack on the deck is none on a monster, whatever comes up. DC never falls below 1.',
  'dead-eye-when':
    'Damage of an attack roll, of loot or of an item counts, each instance once and whatever its size. The ATK counts from your next hit on.',
  'epic-fetus-yourself':
    'You may be the player too and then take both. The damage to the monster resolves first, then yours, then that to the player.',
  'henry-any-miss':
    'Only a miss against him counts. The attack is over before his damage, which is 0 anyway, and he lies under the deck with no reward.',
  'it-lives-who-chooses':
    'The soul itself counts already. Whoever gains it chooses among those who tie. What stands in its reward box is no reward.',
  'lost-soul-star-promos-given':
    'The other player is chosen as it enters play. If somebody has taken it before that resolves, it becomes a soul of theirs.',
  'lump-of-coal-from-when':
    'The third roll itself still hits with the ATK you had. Attack rolls of the whole turn are counted together, also over several attacks.',
  'marked-which-roll':
    'While the roll waits on the stack, after which others may still change it. A roll outside your turn is not meant, and once each turn it is over.',
  'moms-charmed-heart-whose-item':
    "The active player chooses the other player and one of that player's items. Whatever looks for Mom's Heart! finds this too.",
  'moms-ring-each-time':
    'Gained, bought or from the deck, each time anew. An item that is given or stolen is not gained.',
  'mystery-gift-nobody':
    'You may choose yourself, and nobody at all: then nothing is looked at. The first treasure is yours, then one for each chosen player in turn order, from what you have left on top.',
  'pumpkin-mask-eternal':
    'If it cannot be destroyed, you look at nothing and it stays. With fewer than ten cards left you see those there are.',
  'pyromaniac-bombs':
    'Bomb! and no other card with a bomb in its name. One or none is enough; everybody sees what you take.',
  'pyromaniac-which-damage':
    'Damage of your loot and items, to anybody and to yourself too; not that of attack rolls. Each instance is 1 more as it is dealt; with Soul Heart waiting too, the player who is hurt says what comes first.',
  'short-fuse-destroyed':
    'Also as the item of a death penalty, and by whoever it is destroyed. Put into discard by something else it does not go off.',
  'the-bloat-star-promos-2-at-random': 'Not the active player: chance picks among all others, each with the same part.',
  'the-bloat-star-promos-whoever':
    'Each instance counts once, from an attack or not. The active player chooses, and may choose anybody, also one who is dead.',
  'the-duke-of-flies-but-really-its-the-bloat-lives':
    'It does not die, so there is no soul and nothing else that waits for a death. Without an attack there is nothing to cancel, and the rest happens all the same. Its third death is one.',
  'the-duke-of-flies-but-really-its-the-bloat-name':
    'Peep finds it in the deck, as every other card with the name The Bloat. In a slot it has its own name.',
  'ultra-pride-reward':
    'The counters are counted as they were when it died. With six or more the attack is owed once in each turn; afterwards you may attack elsewhere, if you still can.',
} as const satisfies Readonly<Partial<Record<RulingId, string>>>;
