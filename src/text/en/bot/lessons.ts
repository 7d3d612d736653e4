import { asking } from '../game/asking.js';
import type { LessonRoll, Lessons, LessonSteps } from '../../words/bot/lessons.js';
import { ui } from './ui.js';

const press = (button: string): string => `press **${button}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll): string =>
  hits
    ? `a ${number}: a hit, for ${monster} is hit by ${needed} or more`
    : `a ${number}: a miss, for ${monster} is hit by ${needed} or more, and now deals ${damage}`;

const step: LessonSteps = {
  happened: {
    welcome: 'Welcome! Whoever gains a soul first wins. The menus hold whatever else you may do.',
    played: (card) =>
      `${card} went over the **stack**: your opponent could have answered it. You may play one loot card a turn.`,
    bought: (card) => `${card} is yours for the whole game. You may buy once a turn.`,
    killed: (monster, rolled) =>
      `${rolled === null ? `You killed ${monster}.` : `Then a ${rolled} hit and killed ${monster}.`} Its reward is yours, and the next card takes its place. You may attack once a turn.`,
    notAttacked: 'You ended your turn without an attack. Nothing is lost: here is the next one.',
    canceled: (card) => `${card} is cancelled: it does nothing.`,
    youDied:
      'You died. That costs a loot card, 1¢ and an item that can be destroyed, but never a soul. Now you are back with all ♥.',
    otherDied: (player) =>
      `**${player} died.** Death costs a loot card, 1¢ and an item that can be destroyed, but never a soul; in the next turn one is back.`,
  },
  play: (button) => `Your turn, and ¢ buy items: ${press(button)}.`,
  buy: (button) => `Now you can pay for something in the shop: ${press(button)}.`,
  attack: (button, { name, needed, souls }) =>
    souls > 0
      ? `**${name}** is worth a soul, and with it you win. A die that shows ${needed} or more hits: ${press(button)}.`
      : `Now fight. A die that shows ${needed} or more hits: ${press(button)}.`,
  endTurn: (button) => `That is all for now. Your opponent plays next, and everybody heals: ${press(button)}.`,
  ownRoll: (button, roll) =>
    `You rolled ${outcome(roll)}${roll.hits ? '' : ' damage to you'}. As long as it waits on the **stack** it could be changed. Let it count: ${press(button)}.`,
  reroll: (button, roll) =>
    `You rolled ${outcome(roll)} damage to you. But it still waits on the stack, and your item throws it again: ${press(button)}.`,
  otherRoll: (button, player, roll) =>
    `${player} attacks too and rolled ${outcome(roll)}${roll.hits ? '' : ' damage back'}. ${roll.kills && !roll.hits ? 'That is deadly. ' : ''}You could step in, but need not: ${press(button)}.`,
  threat: (player, card, deals) =>
    `You ended your turn. **${player} throws ${card} at you**${deals === null ? '' : `: ${deals} damage`}!`,
  activateToAnswer: (button, answer) =>
    `Your ${answer} can cancel that. In the turn of another your character has to let you play a loot card first: ${press(button)}.`,
  playAnswer: (button, card) => `Now you may play one more loot card. To cancel ${card}, ${press(button)}.`,
  noAnswer: (button) => `Nothing of yours helps against it: ${press(button)}.`,
  dying: (button) =>
    `You are about to die, for you have no ♥ left. That costs a little, but no soul: ${press(button)}.`,
  payPenalty: 'You died: that costs a loot card, 1¢ and an item that can be destroyed. Choose below what goes.',
  choose: 'Choose below.',
  respond: (button) => `You are asked because this concerns you. If you want to do nothing, ${press(button)}.`,
  notAsked: `Nothing is asked of you now. **${ui.refresh}** shows how things stand.`,
};

export const lessons: Lessons = {
  advice: 'Advice',
  title: 'Practice game',
  state: (name, { hp, maxHp, coins, dead }) => `${name}: ♥\u00A0${hp}/${maxHp} · ${coins}¢${dead ? ' · ☠' : ''}`,
  step,
  stop: 'Stop the lesson',
  again: 'Once more',
  ended: {
    won: '**You have the soul, and with it the game. Well played!**',
    lost: '**Your opponent was faster this time.** That happens: the dice are honest.',
    stopped: '**The practice game is over.**',
    prepared:
      'Decks, dice and opponent of this lesson were prepared. In every other game chance decides, and everybody can check that.',
  },
  next: `What next? Type \`/souls new\` in a channel of a server: friends press **${ui.join}**, or the computer takes a seat. A whole game goes to 4 souls. \`/souls-help\` answers questions at any time.`,
  tip: {
    turn: `In your turn: one loot card, one attack, one purchase, in any order. “${ui.endTurn}” ends it.`,
    roll: `This roll waits on the stack until everybody has passed: change it now, or press “${ui.pass}”.`,
    respond: `You are asked because this concerns you. “${ui.more}”, then “${asking.title}” changes when that is.`,
    died: 'Dying costs an item, a card and 1¢. Souls stay yours, and the next turn begins with all ♥.',
    undo: `“${ui.undo}” takes your last action back, as long as nothing new was seen.`,
    passTurn: `“${ui.passFor.turn}” leaves you in peace until it is over.`,
  },
};
