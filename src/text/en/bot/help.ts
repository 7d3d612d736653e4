import { VARIANTS } from '../../../engine/index.js';
import { variants } from '../game/variants.js';
import type { AnswerKind, Situation, Topic, TopicTold } from '../../words/bot/help.js';
import { barterWords } from '../game/barter.js';
import { NO, YES } from '../game/decisions.js';
import { ending } from '../game/ending.js';
import { houseCards } from './house-cards.js';
import { tableSettings } from './table-settings.js';
import { ui } from './ui.js';

const HOUSE = houseCards.buttons;

const ANSWER: Readonly<Record<AnswerKind, string>> = {
  one: 'Choose one: it counts at once.',
  several: 'Choose as many as the menu says, then close it.',
  order: 'Choose in the order in which it is to happen, the first one first.',
  yesNo: `“${YES}” does it, “${NO}” leaves things as they are.`,
  number: 'Choose the number.',
  none: `“${ui.no}” chooses nothing; that is allowed here.`,
  back: `“${ui.back}” calls it off. Nothing has been paid yet, and nobody has seen it.`,
};

const situation = (now: Situation): readonly string[] => {
  switch (now.is) {
    case 'direct':
      return [
        'I deal Four Souls, a card game for two people or more, in the channels of a server, and I know its rules.',
        'To play, type `/souls new` in a channel of your server. To learn it first, press the button below: a game of three minutes that only you see.',
      ];
    case 'noTable':
      return [
        'There is no table in this channel. Type `/souls new` to open one.',
        `Friends press **${ui.join}**; a computer player takes a seat when you press **${ui.addComputer}**; then you press **${ui.start}**.`,
      ];
    case 'mayJoin':
      return [`A table stands open here. Press **${ui.join}** on its message to take a seat.`];
    case 'seated':
      return [`You have a seat. The game begins as soon as the host presses **${ui.start}**.`];
    case 'mayStart':
      return [
        `This is your table. Others press **${ui.join}**, or you press **${ui.addComputer}**; from two players on you can press **${ui.start}**.`,
        `Under **${ui.settings}** you choose sets of cards (the base game, Requiem, Warp Zone and others), rooms and everything else about the game. The button with 🤖 says how well computer players play.`,
      ];
    case 'watching':
      return ['A game goes on here without you. You may watch the board; you can join the next table.'];
    case 'turn':
      return ['**It is your turn.**', now.may, 'Your panel has a menu for each of these; `/hand` opens it.'];
    case 'respond':
      return [
        '**You may respond.**',
        now.may,
        `Press **${ui.pass}** when you want nothing; the game goes on by itself.`,
      ];
    case 'waiting':
      return [
        ...(now.whom === '' ? [] : [now.whom]),
        'Nothing is asked of you now. You get a message as soon as something is.',
      ];
    case 'question':
      return [`**You are asked:** ${now.question}`, ...now.answers.map((kind) => ANSWER[kind])];
    case 'moved':
      return [now.there, 'Another table can be opened here with `/souls new`.'];
    case 'over':
      return [
        'This game is over; the message of its board says who won.',
        `Press **${ending.rematch}** on it to play again with the same people, or type \`/souls new\`.`,
      ];
  }
};

/** A line for each variant that can be chosen. */
const variantLines = VARIANTS.map((id) => `**${variants.of[id].name}**: ${variants.of[id].about}.`).join('\n');

const TOPIC: Readonly<Record<Topic, TopicTold>> = {
  turn: {
    name: 'Your turn',
    about: 'What you may do, how often, and how it ends',
    text: `Your cards recharge and you draw 1 loot. Then, in any order: play **1 loot card**, attack **once**, buy **once** (10¢), and use the ↷ and $ abilities of your cards. Press **${ui.endTurn}** when you are done; you then discard down to 10 cards in hand.`,
    example: 'You play a coin card for 3¢, attack a monster, and spend the 10¢ you have by then on an item.',
  },
  attack: {
    name: 'Attacking',
    about: 'Rolling against a monster until one of you falls',
    text: 'Choose a monster. You roll a die again and again: **at least its ⚅ number** hits it for your ⚔, anything lower hits you for its ⚔. It goes on until the monster or you are at 0 ♥. A monster that dies pays its reward; many bosses are worth a soul.',
    example: 'A monster with ♥ 2, ⚅ 3+ and ⚔ 1: you roll 4 (hit), 2 (you lose 1 ♥), 5 (hit): it dies.',
  },
  loot: {
    name: 'Loot and items',
    about: 'The cards in your hand and the ones in front of you',
    text: 'Loot is played once, then it goes to the discard pile. On your turn you may play one; the ↷ of your character lets you play one more, even in the turn of another player. Items stay: some work all the time, some are used with ↷ (once until they recharge) or $ (for ¢).',
    example: "In a friend's turn you turn your character ↷ and play a bomb on the monster they attack.",
  },
  souls: {
    name: 'Souls and winning',
    about: 'What wins the game',
    text: 'Whoever has the soul value of the goal **first** wins at once; the board says how many that is, usually 4. Most souls are bosses that you killed. Some cards count as two.',
    example: 'You have 3 souls of 4 and kill a boss with one soul: the game is over.',
  },
  stack: {
    name: 'The stack and passing',
    about: 'Why others may answer before something happens',
    text: 'Cards, abilities, rolls and damage do not resolve at once: they lie on the stack, and everybody may answer. Last played, first resolved. When all have passed, the top one resolves. I ask you only when something concerns you, and pass for you otherwise.',
    example: 'You roll a 2. Before it counts, a friend plays a card that makes it a 5.',
  },
  dying: {
    name: 'Dying',
    about: 'What you lose at 0 ♥, and what you do not',
    text: 'At 0 ♥ you die: you lose **1 item** that can be destroyed, **1 loot card** and **1¢**, your cards are turned ↷, and if it is your turn it ends. You do not leave the game: at the end of the turn you are back with full ♥. Souls stay yours.',
    example: 'You die with two items and 5¢: you choose one item and one card, and keep 4¢.',
  },
  sets: {
    name: 'Sets and rooms',
    about: 'Which cards are played with, and what a room is',
    text: `The base game, Gold Box, Four Souls+, Requiem, Warp Zone, Alt Art, Summer of Isaac, The Unboxing of Isaac, Anniversary, Gish, Promo cards, Target, Tapeworm, Dick Knots, G Fuel, Nendoroid and Mewgenics can be played. The host of a table chooses under **${ui.settings}**, **${tableSettings.decks}**; without a choice it is the base game. Requiem also has **rooms**: one lies open and changes the game for everybody. What it offers with ↷ or $ is for whoever has the turn. When a monster has died in your turn, you may put the room away as the turn ends.`,
    example: `You choose the base game and Requiem, switch **${tableSettings.switchName('rooms')}** on, and press **${ui.start}**.`,
  },
  buttons: {
    name: 'Buttons and commands',
    about: 'Where everything is',
    text: `**${ui.play}** on the board opens your panel, which only you see: your hand, what is asked, and all that you may do. **${ui.pass}** passes without opening it. \`/hand\` opens it too, and \`/act …\` does everything by typing. **${ui.undo}** takes your last action back as long as nothing new was seen. \`/souls-me settings\` changes how I show things to you.`,
    example: 'The panel has gone after a restart of Discord: type `/hand`.',
  },
  orders: {
    name: 'When you are asked',
    about: 'What I pass for you',
    text: `Usually you are asked when something **concerns you**: it hits you or yours, you rolled, somebody is about to win. \`/souls orders\` lets you choose more or less; beside **${ui.pass}** you say what not to ask you again, or pass for the rest of an attack or a turn. Whether I ask you never depends on the cards in your hand.`,
    example: `Your friend fights a long fight: press “${ui.passFor.turn}” and you are left in peace, unless somebody could win.`,
  },
  deals: {
    name: 'Deals',
    about: 'Giving and asking for ¢, promises',
    text: `**${barterWords.button}** on the board, or \`/souls deal\`, offers ¢ to another player or asks for some; an offer to everybody goes to whoever accepts first. Only ¢ change hands, and only when both agree; what is promised besides binds nobody. While your offer waits for an answer, the table waits with it, once each time that you could respond.`,
    example: '“3¢ if you do not help the monster.” They take the 3¢; whether they keep their word is up to them.',
  },
  together: {
    name: 'Together and alone',
    about: 'Against the clock: two players with one goal, or you for both',
    text: `Choose it as a preset of a new table, such as **${tableSettings.preset('together')}** for two people, or one and a computer player, or **${tableSettings.preset('alone')}** to play for both yourself. You all win with 4 souls together (6 when hard, 8 when ultra hard), and lose when the timer is at 0. It begins at 8 and goes down by 1 after each round, and whenever somebody dies in their own turn. No bonus souls, no deals. When you are alone, your panel always acts for the one who is asked, shows both hands, and has a button to turn to the other one. \`/rule solitaire\` tells everything.`,
    example:
      'The timer is at 2 and you have 3 of 4 souls. Your partner’s Bomb finishes the boss that you attack: everybody wins.',
  },
  challenges: {
    name: 'Challenges',
    about: 'Day of the Doodler: a final boss, minions and a timer',
    text: `Choose **${tableSettings.preset('doodler')}** or one like it as a preset of a new table: together or alone at three difficulties, or everybody for themselves. The goal is the **final boss**: it dies like any monster, but cannot be hurt before there are enough souls, and its armor lets no more than 3 damage at once through, unless it comes from an attack roll. Minions lie in slots of their own that come and go. Together you lose when the timer, which goes up, is over; rounds, tails and the $ of the challenge raise it, and each minion that dies lowers it by 1. A coin stands in for the dice of whoever has a doodle counter. \`/rule challenges\` tells everything, \`/card doodler\` what the cards do.`,
    example: 'The timer is at 15 of 16. You attack a minion rather than a boss: it dies, and the timer is back at 14.',
  },
  variants: {
    name: 'Variants',
    about: 'Rules that a table may change: drafts, deals, rewards, shop and more',
    text: `The host chooses them in the lobby: **${ui.settings}**, then **${variants.button}**; several at once, and they travel in the code of the house rules. The board names those of the game.\n\n${variantLines}`,
    example: 'With Super shop and Casino together everybody gambles for the ¢ that the larger shop asks.',
  },
  houseCards: {
    name: 'House cards',
    about: 'Cards of your own server: how to make, try and play them',
    text: `Whoever manages the server makes them with \`/souls cards\`. Copy a published card (\`copy\`) and change its **${HOUSE.name}**, **${HOUSE.numbers}**, **${HOUSE.reward}** or **${HOUSE.words}**, or press **${HOUSE.write}** and then **${HOUSE.text}**: an English text in the words that the cards use. I say word for word what I understood, or at which word I stopped. **${HOUSE.test}** plays 50 games with the card; once they have all come to an end, the host of a table can choose it in the lobby: **${ui.settings}**, **${tableSettings.decks}**, **${HOUSE.table}**. It is marked as a house card everywhere, and a game keeps it as it was when it was chosen. Names of your own need free text (\`/souls setup\`). **${HOUSE.export}** gives all of them as a file, and \`/souls cards\` with \`file\` takes one back, on any server.`,
    example: `You copy Bomb!, have it deal 5 damage, press **${HOUSE.test}**, and put it into the decks of the next table.`,
  },
  privacy: {
    name: 'Privacy',
    about: 'What I keep about you, and how to delete it',
    text: 'I keep your seats (your name and Discord id), your settings, and the game itself. Hands are shown to their owners only. Statistics are kept only if you ask for them (`/souls-me stats`, which deletes them too). `/souls-me data` shows what is kept, gives it to you as a file, and deletes it.',
    example: 'You delete your data: computer players take your seats, and you are called “a former player” there.',
  },
};

/** The help in one language. */
export const help = {
  title: 'Help',
  /** What somebody in this situation can do, a line each. */
  situation,
  choose: 'What would you like to know more about?',
  topic: TOPIC,
  /** Above the variants, each of which has a page. */
  chooseVariant: 'Choose a variant',
  /** Opens the section of the rulebook about the page. */
  inRules: 'In the rulebook',
  example: (text: string): string => `*For example:* ${text}`,
  /** Buttons: what I can do now, the practice game, the panel. */
  now: 'What can I do now?',
  practiceGame: 'Practice game',
  toPanel: 'To my panel',
};
