import type { keywords as plan } from '../chapters/keywords.js';
import type { ChapterText } from '../section.js';

export const keywords: ChapterText<typeof plan> = {
  eternal: {
    title: 'Eternal',
    text: '**Eternal** cards cannot be destroyed and cannot be put into a discard pile. All starting items are Eternal. So such an item\n- is never lost to the death penalty, to a vote or to a reroll,\n- cannot pay for anything by being destroyed.\n\nThat is all. It can still be turned sideways, its abilities can be cancelled, and it can be given away, swapped or stolen. Most cards that steal or swap therefore say “non-eternal item”, and leave it where it is.\n\nEternal protects only in play. A card may also get it for a while, for instance from an eternal counter.',
    example:
      'Eve uses The D4 on Isaac, who has The D6 (Eternal), Dinner and Meat. Dinner and Meat are destroyed and he gains two treasures for them. The D6 stays, and he gets nothing for it.',
    asked: [
      'eternal',
      'eternal item',
      'indestructible',
      'can an eternal item be stolen',
      'can i lose my starting item',
      'can you destroy an eternal item',
      'swap an eternal item',
      'non-eternal',
      'can a starting item be destroyed',
      'what does eternal do',
      'can my starting item be stolen',
    ],
  },
  trinkets: {
    title: 'Trinkets',
    text: 'A **trinket** is a loot card that stays. You play it from your hand like any other loot, with a loot play, and it waits on the stack, where it can be cancelled. When it resolves, it does not go to the discard: it becomes an item of yours. You have gained an item.\n\nThe rest of its text works only from then on. As an item it can be destroyed, rerolled, stolen or lost to the death penalty like the others. If it leaves play, it goes to the loot discard, because it still is a loot card.',
    example:
      'Lilith is about to take 1 damage and answers with Swallowed Penny (each time you take damage, gain 1¢). The trinket resolves first and becomes her item; then the damage resolves, and she gains 1¢.',
    asked: [
      'how do trinkets work',
      'does a trinket use a loot play',
      'can a trinket be stolen',
      'can a trinket be cancelled',
      'do i discard a trinket after playing it',
      'does a trinket count as gaining an item',
      'where does a destroyed trinket go',
      'lost soul',
      'are trinkets items',
      'trinkets',
      'loot card that becomes an item',
    ],
  },
  ambush: {
    title: 'Ambush',
    text: '**Ambush** is found on some loot cards that turn into monsters. You play such a card like other loot. When it resolves, choose a monster slot, though not one that is being attacked: the card lies down there as a monster and covers what was in it. The active player must attack it this turn, as an additional attack.\n\nEverything else on the card works only while it is in play as a monster. When it dies, it goes to the loot discard.\n\nThe event of the base set that happens to be called Ambush! is something else: it makes the active player attack the monster deck twice.',
    example:
      "In Judas's turn Eve plays a loot with Ambush and puts it over a Fly. Judas must attack it before he can end his turn, even if he has already made his one attack. After its death the Fly is uncovered, with full HP.",
    asked: [
      'ambush',
      'loot card that is a monster',
      'monster in the loot deck',
      'do i have to attack the ambush',
      'which slot does an ambush go to',
      'ambush during my turn',
      'can an ambush cover the monster i am attacking',
      'what is ambush',
      'monster played from the hand',
    ],
  },
  guppy: {
    title: 'Guppy items',
    text: "**Guppy** is only a mark on some cards (a cat's head); by itself it does nothing. Other cards look for it, above all the bonus soul Soul of Guppy: the first player who controls 2 Guppy items gains it.\n\nWhat counts is items in your play area that have the mark right now. Trinkets with the mark count once they are in play, not in your hand. Copies count too, as long as they are copies. It does not matter how you got them: bought, gained, stolen or swapped.",
    example:
      "Cain controls Guppy's Head. His Modeling Clay becomes a copy of Lilith's Guppy's Paw. That makes two Guppy items, so if Soul of Guppy is in the game and still free, he gains it at once.",
    asked: [
      'guppy',
      'guppy item',
      'what is a guppy item',
      'does a copy count as guppy',
      "does guppy's hairball count",
      'cat item',
      'guppy symbol',
      'do i need to keep my guppy items',
      'guppy items in hand',
      'does a copied guppy item count',
    ],
  },
  indomitable: {
    title: 'Indomitable',
    text: 'An **Indomitable** monster never shares a slot. Whenever it would be put into a monster slot, there is one monster slot more from now on, and it goes there instead. Nothing can cover it either.\n\nThat is so wherever it comes from: at setup, when an empty slot is refilled, or when somebody attacks the monster deck. A slot that wanted a card and did not get it is still empty, and takes the next card.\n\nNo card of the base set has this word; some expansions do.',
    example:
      'One of two monster slots is empty, and the card that comes up is Indomitable. A third slot opens for it. The empty slot then takes the next card of the deck, so there are three monsters now.',
    asked: [
      'indomitable',
      'monster opens its own slot',
      'monster cannot be covered',
      'can i cover an indomitable monster',
      'extra monster slot for a monster',
      'where does an indomitable monster go',
      'indomitable when attacking the deck',
      'what does indomitable mean',
    ],
  },
  'team-up': {
    title: 'Team up',
    text: 'When a card lets players **team up** against a monster, they fight beside the active player: after each attack roll of the active player, each of them makes one attack roll against the same monster, in turn order. This goes on until that attack ends, unless the card says otherwise.\n\nEach of them hits with their own ATK, and a miss hurts the one who rolled. If one of the helpers dies, the attack goes on without them; if the attacking player dies, it is over as usual. Dead players do not roll.\n\nThe rewards go to the active player all the same.',
    example:
      "Maggy attacks a boss and Cain teams up with her. She rolls a 5 and hits. Then Cain rolls a 1 and takes the boss's damage himself. If that kills him, she fights on alone.",
    asked: [
      'team up',
      'fight together',
      'help attack a monster',
      'can another player attack with me',
      'several players attack the same monster',
      'who takes damage when teaming up',
      'who gets the reward when teaming up',
      'helper dies during attack',
      'two players fight one boss',
    ],
  },
  familiars: {
    title: 'Familiars and other things you can attack',
    text: 'A **Familiar** is an item that can be attacked. Other cards may allow the same for items or rooms. Such a card has HP, an evasion number and usually a reward, and is attacked like a monster while it is in play.\n\nWhen it is killed it is destroyed, and the active player gets its reward. That is so as well when something else destroys it, outside any attack.\n\nIt is no monster. Cards that choose “a monster” cannot choose it, “each time a monster dies” does not see it die, and its death is no reason to change the room at the end of the turn.',
    example:
      "Eve attacks Judas's Familiar (2 HP, evasion 3+) instead of a monster. Her rolls of 4 and 3 hit twice; it is destroyed, and she gains its reward. The Midas Touch (each time a monster dies) gives nobody anything.",
    asked: [
      'familiar',
      'attack an item',
      'can items be attacked',
      'attackable item',
      'attack a room',
      'item with hp',
      'is a familiar a monster',
      'reward for destroying an item',
      'kill an item',
      'bomb on an item with hp',
      "attack another player's familiar",
    ],
  },
  'attackable-players': {
    title: 'Attacking another player',
    text: 'Normally you cannot attack other players: the attack of your turn is for monsters. You can only hurt players with cards that deal damage or kill.\n\nSome cards of expansions make a player attackable, and they say with which number (evasion) that player is hit, because characters have none printed. The attack is then an attack like any other: declare it in your action phase, choose the player as its target once nobody answers, and roll until one of you has 0 HP.\n\nIf two such cards give the same player different numbers, the newer one counts.',
    example:
      'A card says that Lilith can be attacked this turn with 4+. Samson declares an attack and chooses her. He rolls a 4 and deals his ATK to her, then a 3 and takes her ATK.',
    asked: [
      'attack another player',
      'attack a player',
      'can i attack players',
      'pvp',
      'fight another player',
      'dc of a player',
      'how do i kill another player',
      'hurt other players',
      'attack other players',
      'can i kill another player',
      'duel another player',
    ],
  },
};
