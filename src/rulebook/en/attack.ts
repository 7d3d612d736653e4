import type { attack as plan } from '../chapters/attack.js';
import type { ChapterText } from '../section.js';

export const attack: ChapterText<typeof plan> = {
  attacking: {
    title: 'Declaring an attack',
    text: 'You may attack once in your own turn, in the action phase, while nothing is on the stack and no other attack or purchase is going on.\n1. **Declare** that you attack, without naming a target. Everybody may respond.\n2. Then **choose the target**: a monster in a slot, the top card of the monster deck, or anything else that can be attacked. A covered card cannot. You must choose one; there is no taking back.\n\nOnly with this choice is the attack used up. If it is stopped before, it was none. Monsters killed outside attacks, with a bomb for example, cost no attack.\n\nSome cards wait for the declaration, others for an attack on themselves; those trigger after the choice.',
    example:
      'Cain declares an attack. In response Eve kills the Fly he wanted with Bomb!. Now he chooses among what is there: he takes Pride, whose ability triggers at once, as it waits for an attack on itself.',
    asked: [
      'attack',
      'how do i attack',
      "attack on another player's turn",
      'declare an attack',
      'how many attacks per turn',
      'can i attack twice',
      'when do i choose the monster',
      'can i change my attack target',
      "can i attack on someone else's turn",
      'does killing with a bomb count as an attack',
      'combat',
      'fight',
    ],
  },
  'attacking-the-deck': {
    title: 'Attacking the monster deck',
    text: 'You may attack the top card of the monster deck instead of a monster you see:\n- **A monster** comes up: put it in a monster slot of your choice. It covers what is there, which leaves play for the time being, and your attack goes on against the new one. Indomitable monsters cannot be covered.\n- **An event** comes up: it goes in the slot, its abilities happen, then it goes to the discard and what it covered is back. Nobody is attacked, but your attack is used up.\n- **A monster that cannot be attacked** comes up: it stays in the slot, and your attack is used up too.\n\nAn ability that waits for an attack on a monster does not see an attack on the deck; one on the revealed card that waits for an attack on itself does trigger.',
    example:
      'Samson attacks the deck and reveals I Can See Forever!. He puts it over Monstro; it resolves and is discarded. Monstro is back at full HP, and Samson has no attack left.',
    asked: [
      'attack the deck',
      'attack the monster deck',
      'attack the top card',
      'does a chest use my attack',
      'i revealed an event',
      'drew an event when attacking',
      'where does the new monster go',
      'which slot',
      'do i lose my attack if it is an event',
      'can i attack again after an event',
      'where do i put the monster from the deck',
    ],
  },
  'attack-rolls': {
    title: 'Rolling the attack: hit or miss',
    text: "An attack goes on in rounds of one die each:\n1. Roll a die for the attack (an **attack roll**). It waits on the stack, and players may change it.\n2. It resolves. At least the monster's DC: a **hit**, and you deal it damage equal to your ATK. Less: a **miss**, and it deals you damage equal to its ATK. This is **combat damage**.\n3. The damage waits on the stack, its amount fixed, and may be answered. Then it resolves, and so does everything it triggers.\n4. If neither side is at 0 HP, roll again.\n\nYou cannot stop by choice: the attack goes on until something ends it. The HP that a monster has left are open to all.",
    example:
      'Isaac (2 HP, ATK 1) attacks Monstro (4 HP, DC 4, ATK 1). He rolls a 5: Monstro is at 3 HP. He rolls a 3: Isaac is at 1 HP. He must roll again. With Meat! that 3 would have counted as a 4, a hit.',
    asked: [
      'attack roll',
      'what do i need to roll to hit a monster',
      'how much damage do i deal in an attack',
      'evasion',
      'dc',
      'i rolled exactly the evasion',
      'hit or miss',
      'combat damage',
      'can i stop attacking',
      'can i run away or flee from a monster',
      'how does combat work',
      'how many times do i roll',
    ],
  },
  'attack-ends': {
    title: 'When an attack ends',
    text: "An attack is over as soon as one of these happens:\n- the attacking player or the target dies, or one of them is at 0 HP when the next roll would be made;\n- the target leaves: it is covered, stolen, discarded, or can no longer be attacked;\n- the attack is cancelled, or the turn goes to its end phase.\n\nThen its attack rolls and its combat damage leave the stack. Everything else on the stack stays and resolves.\n\nIf both sides would die at the same moment, the monster's death resolves first, so its rewards are still yours.",
    example:
      'Eve misses a Leaper that has 1 HP left, and its damage waits on the stack. She answers with Bomb! on it; the Leaper dies first, the attack is over, and the damage that waited disappears. Cain could do the same to her attack roll of 6, and she would not even have hit.',
    asked: [
      'attack ends',
      'when does an attack end',
      'end of combat',
      'both die',
      'monster dies before damage',
      'bomb the monster during an attack',
      'kill the monster in response',
      'cancel an attack',
      'does my roll count if the monster dies first',
      'does my attack end when the monster is covered',
      'do i still take damage if the monster dies',
      'i die while attacking',
    ],
  },
  'additional-attacks': {
    title: 'Additional attacks, and attacks you must make',
    text: 'You have one attack per turn, unless a card gives you more. Three wordings differ:\n- “You **may** attack an additional time”: one more attack, if you like.\n- “You **must make an additional attack**”: you get one more, and you cannot declare the end of your turn before you have made it.\n- “You **must attack** … if able”: you get nothing. If you have an attack left, you have to use it for this; if not, nothing happens.\n\nAn attack that you must make is due as soon as nothing is on the stack, or, where the card says “this turn”, at any time in it. Our table only sees to it that your turn cannot end without it.',
    example:
      "Conquest dies in Cain's attack, his only one. He now must attack again: he declares another attack and chooses a target. Had somebody used Monster Manual instead, he would have no attack left and could simply go on.",
    asked: [
      'additional attack',
      'extra attack',
      'attack again',
      'second attack',
      'attack twice',
      'attack multiple times',
      'must attack',
      'forced attack',
      'what if i have no attack left',
      'force a player to attack',
      'can i end my turn without the forced attack',
    ],
  },
  'others-in-an-attack': {
    title: 'Other players who roll in your attack',
    text: "Some monsters make other players roll against them in your attack (**Team Up**). Each of these players makes an attack roll after yours, in turn order. Their rolls work like yours, with their own numbers:\n- If they hit, the monster takes damage equal to **their** ATK.\n- If they miss, **they** take the damage equal to the monster's ATK.\n\nA dead player cannot roll. The death of a helper does not end the attack; your own death does, and so does that of the monster. The rewards go to you, whoever dealt the last damage.",
    example:
      'Samson attacks a monster (DC 4, ATK 1) that makes Lilith team up with him. He rolls a 5 and hits. Then Lilith rolls a 2, and she takes 1 damage, not he. At her second miss she dies; Samson fights on alone.',
    asked: [
      'help in a fight',
      'other players attack with me',
      'who takes the damage when a helper misses',
      'helper dies',
      'join an attack',
      'can another player roll for me',
      'does the attack end if a teammate dies',
      'group attack',
    ],
  },
};
