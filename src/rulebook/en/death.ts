import type { death as plan } from '../chapters/death.js';
import type { ChapterText } from '../section.js';

export const death: ChapterText<typeof plan> = {
  dying: {
    title: 'Dying at 0 HP',
    text: 'Whatever has 0 HP **dies**, but not at once: its death goes on the stack, above everything else, the next time somebody would get priority. There it waits like any other thing on the stack, so all players may still answer it.\n\nUntil it resolves, a death can be prevented or cancelled; what would have died is then left with 1 HP. More HP or healing comes too late: once the death is on the stack, only preventing or cancelling takes it away.',
    example:
      'Isaac is at 1 HP and takes 1 damage. His death goes on the stack. He may now play a card that prevents a death; one that gives +1 HP would not save him any more.',
    asked: [
      'dying',
      'dead',
      'die',
      'how does death work',
      '0 hp',
      'zero health',
      'can I heal after dying',
      'save a player from death',
      'kill',
    ],
  },
  'deaths-at-once': {
    title: 'Several deaths at once',
    text: 'When several things reach 0 HP at the same time, monsters die before players. Players whom one effect kills die in turn order, beginning with the player whose effect it is; in any other case from the active player on.\n\nWhat the damage itself triggers goes on the stack below these deaths, so it resolves after them.',
    example:
      'A bomb-like effect deals 1 damage to everybody. Cain, whose turn it is, and a monster both reach 0 HP. The monster dies first and still pays Cain its rewards; then Cain dies.',
    asked: [
      'monster and player die at the same time',
      'simultaneous deaths',
      'who dies first',
      'both at 0 hp',
      'tie on death',
    ],
  },
  'what-cannot-die': {
    title: 'Eternal and other things with HP',
    text: 'An **Eternal** thing cannot die: at 0 HP nothing happens to it, and an attack on it is over.\n\nItems or rooms that have HP die by the same steps as monsters, but they are no monsters: what waits for a monster to die does not see them.',
    example:
      'You attack an item that can be attacked and bring it to 0 HP. It dies, its rewards are paid, and it goes to the discard of its own kind. An ability “each time a monster dies” does not trigger.',
    asked: [
      'can an eternal card die',
      'eternal at 0 hp',
      'item dies',
      'familiar dies',
      'does killing an item count as killing a monster',
    ],
  },
  'death-of-a-monster': {
    title: 'When a monster dies',
    text: 'When its death resolves, the attack on it is over. Then, without using the stack:\n1. The monster leaves its slot; a card below it is uncovered.\n2. What happens when it dies goes on the stack and is resolved.\n3. The active player gains its rewards.\n4. What waits until after the rewards resolves.\n5. With a soul icon it becomes a soul of the active player, otherwise it goes to the monster discard.\n6. An empty slot is refilled.\n\nA monster that cannot go to the discard returns to its slot; its rewards are paid all the same.',
    example: "Eve plays Bomb! in Judas's turn and kills a monster worth 3¢. Judas gets the 3¢, because it is his turn.",
    asked: [
      'monster dies',
      'kill a monster',
      'who gets the reward',
      'who gets the soul',
      'monster killed by a bomb',
      'order of rewards',
      'when do I get the soul',
    ],
  },
  'death-can-be-changed': {
    title: 'What happens before the soul',
    text: "The soul comes last. All that triggers on a monster's death is resolved before its card becomes a soul, so such an ability can still undo it, and nobody wins before.\n\nWhat triggers on a player's death, without saying when, is resolved before the death penalty is paid.",
    example:
      'Rag Man dies. His own ability triggers and rolls first; if it brings him back, nobody gains his soul, not even a player who lacks just one to win.',
    asked: [
      'does the soul come before triggers',
      'when do I win after killing a boss',
      'trigger on death before penalty',
      'rag man',
    ],
  },
  'death-of-a-player': {
    title: 'When a player dies',
    text: "When your death resolves in **your own turn**, your attack is over, and what you had declared is dropped. First comes whatever your death triggers; curses leave you. Then you pay the **death penalty**. Everything still on the stack is resolved, slots are filled, new events happen, and your turn goes to its end phase, which is done as always.\n\nIn **somebody else's turn** you pay the penalty, and that is all. At the end of that turn you are alive again with all your HP.",
    example:
      'Lilith dies in her own attack before she has bought anything. She pays the penalty and her turn ends: no purchase any more, but the end phase still has its hand limit and healing.',
    asked: [
      'player dies',
      'I died',
      'what happens when I die',
      'does my turn end when I die',
      "die on another player's turn",
      'do I lose my turn',
      'when do I come back to life',
      'respawn',
      'lose curse',
    ],
  },
  'death-penalty': {
    title: 'The death penalty',
    text: 'A player who dies pays, in this order:\n1. Destroy one item of your choice that is not Eternal.\n2. Discard one loot card of your choice.\n3. Lose 1¢.\n4. Deactivate your character and every item that has a ↷ ability.\n\nWhat you cannot pay is left out, and the rest is paid. Souls are never part of it. The penalty is not on the stack: nobody can answer or cancel it.',
    example:
      'Samson dies with no ¢, two loot cards and only his Eternal starting item. He keeps the item, discards one loot card, loses no ¢, and turns his character and his ↷ items sideways.',
    asked: [
      'death penalty',
      'what do I lose when I die',
      'lose item',
      'do I lose souls when I die',
      'penalty for dying',
      'no money to pay penalty',
      'can I respond to the death penalty',
    ],
  },
  'dead-players': {
    title: 'What dead players may do',
    text: 'A dead player stays at 0 HP until the end of the turn and cannot be healed or make attack rolls. All the rest goes on: they receive priority, play loot, activate abilities, can be chosen, and decide for themselves. Only what asks for a living player leaves them out.\n\nNobody dies twice in one turn. But a player may die in every turn, so several times before their own turn comes round.',
    example:
      "Maggy died earlier in Cain's turn. He rolls a 1 that she would like to see counted; she may still play a loot card, if she has a loot play left. Damage dealt to her now does not kill her again.",
    asked: [
      'can a dead player play cards',
      'can dead players respond',
      'die twice in a turn',
      'dead player priority',
      'alive',
      'living player',
      'heal a dead player',
    ],
  },
};
