import type { PlayerView } from '../../../engine/index.js';
import { asking } from '../game/asking.js';
import type { LessonRoll, Tip } from '../../words/bot/lessons.js';
import { ui } from './ui.js';

const press = (button: string): string => `press **${button}**`;

const outcome = ({ number, needed, hits, monster, damage }: LessonRoll): string =>
  hits
    ? `a ${number}: a hit, for ${monster} is hit by ${needed} or more`
    : `a ${number}: a miss, for ${monster} is hit by ${needed} or more, and now deals ${damage}`;

/** What the practice game says at every moment; names of cards and people come in as they are to be written. */
const step = {
  /** What has just happened, explained before the next step. */
  happened: {
    welcome: 'Welcome! Whoever gains a soul first wins. The menus hold whatever else you may do.',
    played: (card: string): string =>
      `${card} went over the **stack**: your opponent could have answered it. You may play one loot card a turn.`,
    bought: (card: string): string => `${card} is yours for the whole game. You may buy once a turn.`,
    /** `rolled` is the number that hit; null when something else killed it. */
    killed: (monster: string, rolled: number | null): string =>
      `${rolled === null ? `You killed ${monster}.` : `Then a ${rolled} hit and killed ${monster}.`} Its reward is yours, and the next card takes its place. You may attack once a turn.`,
    /** The turn ended before anything was attacked. */
    notAttacked: 'You ended your turn without an attack. Nothing is lost: here is the next one.',
    canceled: (card: string): string => `${card} is cancelled: it does nothing.`,
    youDied:
      'You died. That costs a loot card, 1¢ and an item that can be destroyed, but never a soul. Now you are back with all ♥.',
    otherDied: (player: string): string =>
      `**${player} died.** Death costs a loot card, 1¢ and an item that can be destroyed, but never a soul; in the next turn one is back.`,
  },
  /** What to do now, with the button that does it. */
  play: (button: string): string => `Your turn, and ¢ buy items: ${press(button)}.`,
  buy: (button: string): string => `Now you can pay for something in the shop: ${press(button)}.`,
  attack: (
    button: string,
    { name, needed, souls }: { readonly name: string; readonly needed: number; readonly souls: number },
  ): string =>
    souls > 0
      ? `**${name}** is worth a soul, and with it you win. A die that shows ${needed} or more hits: ${press(button)}.`
      : `Now fight. A die that shows ${needed} or more hits: ${press(button)}.`,
  endTurn: (button: string): string =>
    `That is all for now. Your opponent plays next, and everybody heals: ${press(button)}.`,
  /** An attack roll of one's own, to be left as it is, or to be thrown again. */
  ownRoll: (button: string, roll: LessonRoll): string =>
    `You rolled ${outcome(roll)}${roll.hits ? '' : ' damage to you'}. As long as it waits on the **stack** it could be changed. Let it count: ${press(button)}.`,
  reroll: (button: string, roll: LessonRoll): string =>
    `You rolled ${outcome(roll)} damage to you. But it still waits on the stack, and your item throws it again: ${press(button)}.`,
  otherRoll: (button: string, player: string, roll: LessonRoll): string =>
    `${player} attacks too and rolled ${outcome(roll)}${roll.hits ? '' : ' damage back'}. ${roll.kills && !roll.hits ? 'That is deadly. ' : ''}You could step in, but need not: ${press(button)}.`,
  /** Something of another player is about to happen to the reader. */
  threat: (player: string, card: string, deals: number | null): string =>
    `You ended your turn. **${player} throws ${card} at you**${deals === null ? '' : `: ${deals} damage`}!`,
  /** First the character is activated, for another loot card can be played then. */
  activateToAnswer: (button: string, answer: string): string =>
    `Your ${answer} can cancel that. In the turn of another your character has to let you play a loot card first: ${press(button)}.`,
  playAnswer: (button: string, card: string): string =>
    `Now you may play one more loot card. To cancel ${card}, ${press(button)}.`,
  noAnswer: (button: string): string => `Nothing of yours helps against it: ${press(button)}.`,
  dying: (button: string): string =>
    `You are about to die, for you have no ♥ left. That costs a little, but no soul: ${press(button)}.`,
  payPenalty: 'You died: that costs a loot card, 1¢ and an item that can be destroyed. Choose below what goes.',
  choose: 'Choose below.',
  respond: (button: string): string =>
    `You are asked because this concerns you. If you want to do nothing, ${press(button)}.`,
  notAsked: `Nothing is asked of you now. **${ui.refresh}** shows how things stand.`,
};

/** The practice game and the tips in one language. */
export const lessons = {
  /** The button for advice. */
  advice: 'Advice',
  title: 'Practice game',
  /** How a player fares, in one short line. */
  state: (name: string, { hp, maxHp, coins, dead }: PlayerView): string =>
    `${name}: ♥\u00A0${hp}/${maxHp} · ${coins}¢${dead ? ' · ☠' : ''}`,
  step,
  /** Buttons: the end of the game, another one. */
  stop: 'Stop the lesson',
  again: 'Once more',
  /** How it ended; that decks and dice were prepared, unless the game is an older one in which they were not. */
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
  } satisfies Readonly<Record<Tip, string>>,
};
