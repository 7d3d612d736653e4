import type { charactersAndRooms as plan } from '../chapters/characters-and-rooms.js';
import type { ChapterText } from '../section.js';

export const charactersAndRooms: ChapterText<typeof plan> = {
  characters: {
    title: 'Characters',
    text: "Your **character** card stands for you. Its HP and attack are yours, and it brings its own starting item.\n\nNearly every character has the same ability: ↷ for **one more loot play this turn**. You may use it in anybody's turn, whenever you have priority. The card then lies sideways until it is recharged, normally at the start of your next turn.\n\nCharacters that nobody plays stay outside the game. A character has no evasion, so players cannot simply be attacked.",
    example:
      "Samson has 2 HP and 1 attack. In Eve's turn he turns his character sideways, plays Bomb!, and has no second card to play until another ability lets him. At the start of his own turn Samson is upright again.",
    asked: [
      'what is my health',
      'tap my character',
      'what does my character do',
      'character ability',
      'how much HP do I have',
      'my stats',
      'player HP',
      'my attack value',
      'extra loot from character',
      'what is a character',
      'what do characters do',
      'how many health do players have',
    ],
  },
  'changing-character': {
    title: 'Damage and your character; changing characters',
    text: 'Damage lies on **you, the player**, not on the card. If your character is switched for another or turned over, you keep the damage you have taken, whatever HP the new one has. A new character also fetches its starting item at once, provided that card is not in use.\n\n“Destroyed” or “killed”, you die like any player; but the character card itself **stays**. It never goes to a discard or anywhere else.',
    example:
      'Maggy has 2 HP and has taken 1 damage. An effect gives her a character with 3 HP: she now has 2 left. Later XIII. Death kills her. She pays the death penalty and plays on with the same character.',
    asked: [
      'change character',
      'switch character',
      'swap character',
      'new character',
      'flip my character',
      'do I lose my character when I die',
      'character destroyed',
      'does damage stay when changing character',
      'lose character',
      'does my character go to discard',
      'can a character die',
      'does my character die',
    ],
  },
  rooms: {
    title: 'Rooms',
    text: "**Rooms** are a deck of their own that you may add or leave out. With it, one room lies face up in a room slot and changes the game for everyone.\n\n- What a room does by itself works as usual.\n- An ability with ↷ or $ may be used only by the **active player**.\n- **“You”** on a room is the active player, too.\n- Rooms are recharged at the start of every turn, together with the active player's cards.",
    example:
      'The room has an ability with ↷. Cain uses it in his turn, and it lies sideways; Eve cannot use it as an answer, since it is not her turn. When her turn starts the room is upright again, and she may use it.',
    asked: [
      'room deck',
      'what do rooms do',
      'who can use the room',
      'activate a room',
      "use the room on another player's turn",
      'who is you on a room',
      'are rooms optional',
      'recharge room',
      'play with rooms',
      'what is a room',
      'what are rooms',
      'who can activate a room',
    ],
  },
  'replacing-a-room': {
    title: 'Replacing a room',
    text: 'In your end phase, right after you have discarded down to the hand limit, you may put **one room** into discard, but only **if a monster died this turn**. It does not matter who killed it or how. You need not do it.\n\nThe slot then gets the next card of the room deck. An item or a room that died does not count as a monster.',
    example:
      "In Lazarus's turn a bomb of Eve's kills Fly. In his end phase Lazarus may put the room into discard, and a new one comes. Had nothing died, the room would stay, however much he disliked it.",
    asked: [
      'change the room',
      'replace the room',
      'discard the room',
      'getting rid of a room',
      'new room',
      'when does the room change',
      'room leaves',
      'who may change the room',
      'when is a room replaced',
      'may I replace the room',
      'keep the room',
    ],
  },
};
