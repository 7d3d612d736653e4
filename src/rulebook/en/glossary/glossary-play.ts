import type { playTerms as plan } from '../../glossary/glossary-play.js';
import type { TermText } from '../../section.js';

export const playTerms: Readonly<Record<keyof typeof plan, TermText>> = {
  actionPhase: {
    name: 'action phase',
    also: ['main phase'],
    meaning:
      'The middle of a turn, with one attack, one purchase and one loot play. It ends only when the active player declares it, or by an effect.',
  },
  activateWord: {
    name: 'activate',
    also: ['activation', 'use'],
    meaning:
      'To pay the cost of a ↷ or $ ability and put it on the stack. Triggered and static abilities are never activated.',
  },
  activePlayer: {
    name: 'active player',
    also: ['AP', 'current player', 'turn player', 'non-active player'],
    meaning:
      'The player whose turn it is, even when dead, until the end phase is over. On monster cards and rooms, “you” means this player.',
  },
  additionalAttack: {
    name: 'additional attack',
    also: ['extra attack', 'attack again', 'second attack'],
    meaning:
      'An attack more than the one of the turn. “May” leaves it to you; “must make” has to be made before your turn can end.',
  },
  attack: {
    name: 'attack',
    also: ['attacks', 'fight', 'combat'],
    meaning:
      'A fight that the active player declares, once per turn, against a monster or the monster deck. It goes on, roll after roll, until something ends it.',
  },
  attackingPlayer: {
    name: 'attacking player',
    also: ['attacker'],
    meaning: 'The player who declared the attack that is going on.',
  },
  attackRoll: {
    name: 'attack roll',
    also: ['combat roll', 'roll to hit'],
    meaning: 'A die rolled in an attack. It hits if it is at least the evasion of the target, and misses otherwise.',
  },
  attackStat: {
    name: 'ATK',
    also: ['AT', 'attack stat', 'attack value', 'strength'],
    meaning: "How much combat damage a player deals with a hit, or a monster with a player's miss.",
  },
  cents: {
    name: '¢',
    also: ['cent', 'cents', 'coin', 'coins', 'money', 'penny', 'gold'],
    meaning:
      'The coins of the game. They come from the supply of the table and go back to it when they are paid or lost.',
  },
  cleanup: {
    name: 'cleanup',
    also: ['cleanup step', 'clean up'],
    meaning:
      'What follows when the active player has died and paid the penalty: all that is on the stack resolves and empty slots are filled. Then comes the end phase.',
  },
  combatDamage: {
    name: 'combat damage',
    also: ['non-combat damage', 'fight damage'],
    meaning: 'Damage from a hit or a miss in an attack. All other damage, even during an attack, is non-combat damage.',
  },
  damage: {
    name: 'damage',
    also: ['damaged', 'deal damage', 'take damage'],
    meaning: 'Waits on the stack like everything else. When it resolves, the HP of what it is aimed at go down.',
  },
  deactivate: {
    name: 'deactivate',
    also: ['deactivated', 'turned sideways', 'tapped', 'exhausted', 'activated item'],
    meaning: 'To turn a card sideways. Its ↷ ability cannot be used until it is recharged; its $ abilities can.',
  },
  declaration: {
    name: 'declare',
    also: ['declaration', 'announce'],
    meaning:
      'To say that you attack, buy or end your turn, with nothing on the stack. Everybody may respond before you choose a target or an item.',
  },
  destroy: {
    name: 'destroy',
    also: ['kill', 'destroyed', 'killed'],
    meaning:
      'With HP: it goes to 0 HP and dies. Without HP: it goes to its discard at once. Either way it counts as having died.',
  },
  discardWord: {
    name: 'discard',
    also: ['discards', 'put into discard', 'throw away'],
    meaning:
      'To put loot cards from hand into the loot discard. Cards in play are “put into discard”, which is not destroying.',
  },
  endPhase: {
    name: 'end phase',
    also: ['end of turn', 'end step'],
    meaning:
      'The last part of a turn: end-of-turn abilities, hand limit of 10, perhaps a room, then everybody heals and the turn is over.',
  },
  errata: {
    name: 'errata',
    also: ['erratum', 'corrected text', 'official text'],
    meaning:
      'Official corrections of card texts. They count instead of what is printed, and the English text counts before translations.',
  },
  evasion: {
    name: 'evasion',
    also: ['DC', 'dice check', 'difficulty', '◇'],
    meaning: 'The lowest attack roll that hits this monster. Whatever changes it, it stays between 1 and 6.',
  },
  extraTurn: {
    name: 'extra turn',
    also: ['additional turn', 'another turn'],
    meaning: 'A complete turn that a player takes right after the present one.',
  },
  gain: {
    name: 'gain',
    also: ['get', 'gains', 'receive'],
    meaning:
      'To get ¢, treasure, a card or a soul from the game. What a player gives you, or you steal, is not gained.',
  },
  give: {
    name: 'give',
    also: ['giving', 'hand over'],
    meaning: 'To hand something of yours to another player. You choose what, and the other player does not gain it.',
  },
  heal: {
    name: 'heal',
    also: ['healing', 'recover', 'full HP'],
    meaning: 'To take damage off something, never above its maximum HP.',
  },
  hit: {
    name: 'hit',
    also: ['hits', 'successful attack roll'],
    meaning:
      "An attack roll that is at least the evasion of the target. The attacker's ATK is then dealt as combat damage.",
  },
  hitPoints: {
    name: 'HP',
    also: ['hit points', 'health', 'hearts', '♥', 'life'],
    meaning: 'How much damage something can take. At 0 HP its death goes on the stack.',
  },
  levelWord: {
    name: 'level',
    also: ['level up', 'level down', 'Level N+'],
    meaning: 'Counters on an item that switch on its abilities, one after another. Levels add up.',
  },
  lootStep: {
    name: 'loot step',
    also: ['draw step', 'looting step'],
    meaning: 'The moment in the start phase when the active player loots 1. It does not use the stack.',
  },
  lose: {
    name: 'lose ¢',
    also: ['lose', 'lose money'],
    meaning: 'To put that many ¢ back into the supply, or all you have if you have fewer.',
  },
  maxHp: {
    name: 'maximum HP',
    also: ['max HP', 'max health', 'heart container'],
    meaning:
      'The HP of something without any damage. More of it comes full; when it falls, as much damage goes with it, as far as there is any.',
  },
  miss: {
    name: 'miss',
    also: ['misses', 'failed attack roll'],
    meaning:
      'An attack roll below the evasion of the target. The target then deals its ATK as combat damage to the player who rolled.',
  },
  nextPlayer: {
    name: 'next player',
    also: ['player to the left'],
    meaning: 'The player who follows in turn order, to the left.',
  },
  noteWord: {
    name: 'note',
    also: ['noted', 'write down'],
    meaning: 'Something that a card has you remember, open to all. It belongs to that one card.',
  },
  pay: {
    name: 'pay',
    also: ['payment', 'cost money'],
    meaning:
      'To give up ¢ or HP for something, all of the price or nothing. ¢ go to the supply, unless the card names somebody.',
  },
  payHp: {
    name: 'pay HP',
    also: ['pay health', 'pay life'],
    meaning: 'To give up HP as a price. It is not damage, so it cannot be prevented; at 0 HP you die.',
  },
  playWord: {
    name: 'play',
    also: ['playing', 'cast'],
    meaning: 'To put a loot card on the stack, normally from your hand. Only loot cards are played.',
  },
  purchase: {
    name: 'purchase',
    also: ['buy', 'buying', 'shopping'],
    meaning:
      'To pay, once in your turn, for an item of the shop or for the top treasure: 10¢, unless cards change the price.',
  },
  recharge: {
    name: 'recharge',
    also: ['untap', 'charge', 'charged', 'upright'],
    meaning: 'To turn a card upright again, so that its ↷ ability can be used again. A charged card stands upright.',
  },
  rechargeStep: {
    name: 'recharge step',
    also: ['untap step'],
    meaning:
      'The very first moment of a turn, when the cards of the active player become upright again. Nobody can act before or during it.',
  },
  refill: {
    name: 'refill',
    also: ['restock', 'fill a slot', 'new monster'],
    meaning: 'An empty slot gets the top card of its deck the next time somebody would get priority.',
  },
  rewards: {
    name: 'rewards',
    also: ['reward', 'reward box', 'prize'],
    meaning: 'What the box at the bottom of a card pays to the active player when it dies, whoever killed it.',
  },
  round: {
    name: 'round',
    also: ['rounds', 'lap'],
    meaning:
      "From the start of a player's turn to the start of that player's next turn. Every player has rounds of their own.",
  },
  startPhase: {
    name: 'start phase',
    also: ['beginning of turn', 'upkeep', 'start of turn'],
    meaning: 'The first part of a turn: recharge, what happens at the start of the turn, loot 1.',
  },
  steal: {
    name: 'steal',
    also: ['stealing', 'theft', 'take from'],
    meaning: 'Another player has to give you what you choose. It is giving, not gaining.',
  },
  swap: {
    name: 'swap',
    also: ['exchange', 'switch'],
    meaning: 'Two sides give each other something at the same moment. If one has nothing to give, there is no swap.',
  },
  turn: {
    name: 'turn',
    also: ['turns', 'my turn', 'phases'],
    meaning:
      'What a player does when play comes to them: start phase, action phase, end phase. Then the player to the left goes on.',
  },
  vote: {
    name: 'vote',
    also: ['voting', 'votes', 'tie'],
    meaning: 'Everybody named says openly, in turn order, what they are for. Nobody changes a vote.',
  },
};
