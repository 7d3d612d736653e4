import type { LessonRoll, Lessons, LessonSteps } from '../../words/bot/lessons.js';
import { ui } from './ui.js';

/** The menu of loot to play and things to activate, as it is called on the panel. */
const cards = `**${ui.playLoot} / ${ui.activate}**`;
const pass = `press **${ui.pass}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll): string =>
  hits
    ? `a ${number}: a hit, for ${monster} is hit by ${needed} or more`
    : `a ${number}: a miss, for ${monster} is hit by ${needed} or more, and now deals ${damage}`;

const step: LessonSteps = {
  happened: {
    welcome: 'Welcome! Whoever gains a soul first wins. Only you see this game.',
    played: (card) =>
      `${card} went over the **stack**: the computer could have answered it. You may play one loot card a turn.`,
    bought: (card) => `${card} is yours for the whole game. You may buy one thing a turn.`,
    killed: (monster, rolled) =>
      `${rolled === null ? `You killed ${monster}.` : `Then a ${rolled} hit and killed ${monster}.`} Its reward is yours, and the next card takes its place. You may attack once a turn.`,
    notAttacked: 'You ended your turn without an attack. Nothing is lost: here is the next one.',
    canceled: (card) => `${card} is canceled: it does nothing.`,
    youDied:
      'You died. That costs a loot card, 1¢ and an item that can be destroyed, but never a soul. Now you are back with all ♥.',
    otherDied: (player) =>
      `**${player} died.** Death costs a loot card, 1¢ and an item that can be destroyed, but never a soul; in the next turn one is back.`,
  },
  play: (card) => `Your turn. Open the menu ${cards} and play **${card}**.`,
  buy: (card) => `Now you can pay 10¢. Open the menu **${ui.buy}** and choose **${card}**.`,
  attack: ({ name, needed, souls }) =>
    souls > 0
      ? `**${name}** is worth a soul, and with it you win. Open the menu **${ui.attack}** and choose **${name}**: ${needed} or more hits.`
      : `Now fight. Open the menu **${ui.attack}** and choose **${name}**: a die that shows ${needed} or more hits.`,
  endTurn: `Nothing is left to do. Press **${ui.endTurn}**: the computer plays, and everybody heals.`,
  ownRoll: (roll, reroll) => {
    const rolled = `You rolled ${outcome(roll)}${roll.hits ? '' : ' damage to you'}.`;
    if (reroll !== null && !roll.hits)
      return `${rolled} The roll still waits on the stack: open the menu ${cards} and choose **${reroll}** to roll again.`;
    return `${rolled} As long as it waits on the stack it could be changed. Let it count: ${pass}.`;
  },
  otherRoll: (player, roll) =>
    `${player} attacks too and rolled ${outcome(roll)}${roll.hits ? '' : ' damage back'}. ${roll.kills && !roll.hits ? 'That is deadly. ' : ''}You could step in, but need not: ${pass}.`,
  threat: (player, card, deals) =>
    `You ended your turn. **${player} throws ${card} at you**${deals === null ? '' : `: ${deals} damage`}!`,
  activateToAnswer: (character, answer) =>
    `Your ${answer} can cancel that. In the turn of another, first activate **${character}** in the menu ${cards}: it lets you play one more loot card.`,
  playAnswer: (answer, card) =>
    `Now you may play one more loot card. To cancel ${card}, open the menu ${cards} and choose **${answer}**.`,
  noAnswer: `Nothing of yours helps against it: ${pass}.`,
  dying: `You are about to die, for you have no ♥ left. That costs a little, but no soul: ${pass}.`,
  payPenalty: 'You died: that costs a loot card, 1¢ and an item that can be destroyed. Choose below what goes.',
  choose: 'Choose below.',
  respond: `You are asked because this concerns you. If you want to do nothing, ${pass}.`,
  notAsked: `Nothing is asked of you now. **${ui.refresh}** shows how things stand.`,
};

export const lessons: Lessons = {
  title: 'Practice game',
  state: (name, { hp, maxHp, coins, dead }) => `${name}: ♥\u00A0${hp}/${maxHp} · ${coins}¢${dead ? ' · ☠' : ''}`,
  step,
  stop: 'Stop the lesson',
  again: 'Once more',
  ended: {
    won: '**You have the soul, and with it the game. Well played!**',
    lost: '**The computer was faster this time.** That happens: the dice are honest.',
    stopped: '**The practice game is over.**',
    prepared:
      'Decks, dice and opponent of this lesson were prepared. In every other game chance decides, and everybody can check that.',
  },
  next: 'What next? Type `/souls new` in a channel of a server: friends press **Join**, or the computer takes a seat. A whole game goes to 4 souls. `/souls-help` answers questions at any time.',
  tip: {
    turn: `In your turn: one loot card, one attack, one purchase, in any order. “${ui.endTurn}” ends it.`,
    roll: `This roll waits on the stack until everybody has passed: change it now, or press “${ui.pass}”.`,
    respond: 'You are asked because this concerns you. More → “Ask me” changes when that is.',
    died: 'Dying costs an item, a card and 1¢. Souls stay yours, and the next turn begins with all ♥.',
    undo: `“${ui.undo}” takes your last action back, as long as nothing new was seen.`,
    passTurn: `“${ui.passFor.turn}” leaves you in peace until it is over.`,
  },
};
