import type { VariantTold } from '../../words/game/variants.js';
import type { VariantId, VariantClash } from '../../../engine/index.js';
import { list } from '../cards/nouns.js';

const OF: Readonly<Record<VariantId, VariantTold>> = {
  'mini-draft': {
    name: 'Mini-draft',
    about: 'Before the first turn everybody picks two treasures from open rows',
    paragraph:
      'Twice, one treasure more than there are players lies open: everybody picks one in turn, the second time backwards, and the last one goes under the deck. So each begins with two items more.',
    when: 'When everybody knows the treasures and games begin too slowly: two chosen items make plans from the first turn on. It takes a few minutes before the game.',
    firstTurn: 'The treasures that you have drafted lie in front of you: see what they do before you act.',
  },
  'selectable-characters': {
    name: 'Selectable characters',
    about: 'Everybody chooses a character in place of a random one',
    paragraph:
      'Nobody gets a character by chance: one after the other chooses any that is left, and begins with its starting item.',
    when: 'When everybody has a favourite, or when somebody is new and is to begin with a simple character.',
    firstTurn: 'Your starting item is the one of the character that you have chosen.',
  },
  'one-of-two': {
    name: 'One of two characters',
    about: 'Everybody is dealt two characters and chooses one of them',
    paragraph:
      'Each player is dealt two characters in the open before the game, chooses one of them, and begins with its starting item. With too few characters for that, some are dealt one only.',
    when: 'When chance may decide, but nobody is to be left with a character that they do not like.',
    firstTurn: 'Your starting item is the one of the character that you have chosen.',
  },
  'eden-only': {
    name: 'Eden only',
    about: 'Everybody plays Eden, each with a starting item that they choose',
    paragraph:
      'Everybody plays Eden: each looks at three treasures, in turn order, and keeps one for good as a starting item. Where there are too few Eden cards, another character stands for one and only lends its picture.',
    when: 'When everybody is to begin alike, and the first choice is to tell the players apart.',
    firstTurn: 'The treasure that you have chosen is your starting item.',
  },
  'enhanced-bartering': {
    name: 'Enhanced bartering',
    about: 'Loot and items may change hands in deals too, never souls',
    paragraph:
      'Deals may be about loot cards and items as well as ¢. Items only while both are alive and neither is in an attack; souls never. A loot card that is offered is seen by the partner alone.',
    when: 'When the table likes to talk: four players or more, and time for deals. Nothing for a quick game.',
    firstTurn: 'In deals you may offer loot cards and items besides ¢, and ask for them.',
  },
  'souls-are-money': {
    name: 'Souls are $$$',
    about: 'In your action phase a soul of yours buys 5¢, 1 loot and a starting item',
    paragraph:
      'The starting items that nobody plays with are shuffled into a deck of their own. In your action phase you may discard one of your souls for 5¢, 1 loot and the top item of that deck, as often as you like.',
    when: 'When games are often decided early: whoever is ahead may have to spend a soul, and whoever lags behind can catch up.',
    firstTurn: 'In your action phase you may discard a soul for 5¢, 1 loot and a starting item.',
  },
  casino: {
    name: 'Casino',
    about: 'Everybody begins with an Eternal Portable Slot Machine',
    paragraph:
      'Besides their starting item everybody begins with a Portable Slot Machine of their own. It is Eternal: nothing destroys it, and no death takes it.',
    when: 'When luck may be loud: ¢ come and go, and nobody is ever quite without hope.',
    firstTurn: 'Your Portable Slot Machine takes ¢ for a roll as often as you can pay.',
  },
  'rewards-for-everyone': {
    name: 'Rewards for everyone',
    about: 'A monster that dies rewards everybody, and the active player twice',
    paragraph:
      'When a monster dies, every other player gains its reward too, and the active player gains it twice. Souls still go to one player only.',
    when: 'When turns of others feel long: each fight pays for everybody, and games get richer and shorter.',
    firstTurn: 'Each monster that dies in your turn pays you its reward twice, and the others once.',
  },
  'super-shop': {
    name: 'Super shop',
    about: 'With each soul that somebody gains the others get 5¢, and the shop grows',
    paragraph:
      'Whenever a player gains a soul, every other player gains 5¢ and the shop gets one slot more. A soul that is worth 2 counts twice.',
    when: 'When one player often runs away with the game: each soul makes the others richer.',
    firstTurn: 'Each soul that somebody gains brings the others 5¢ and the shop another slot.',
  },
  'minions-die-first': {
    name: 'Minions die first',
    about: 'No boss may be attacked while a smaller monster is in play',
    paragraph:
      'A boss or epic boss cannot be attacked while any other monster is in play, be it basic, cursed, holy or charmed. One that is covered by such a monster while somebody attacks it: that attack is over, and was spent.',
    when: 'When bosses die too soon: the small ones must go first, so that big fights come late and with better items.',
    firstTurn: 'Bosses can only be attacked when no smaller monster is in play.',
  },
  'old-blank-card': {
    name: 'Old Blank Card',
    about: 'Blank Card doubles what a loot card does, as in the first edition',
    paragraph:
      'Blank Card works as in the first edition: it doubles what the loot card does, by a table of doubled results.',
    when: 'When you know the first edition and miss what Blank Card did there.',
    firstTurn: 'Blank Card doubles what a loot card does, as in the first edition.',
  },
  'first-edition': {
    name: 'First edition',
    about: 'The cards of the base game as the first edition had them',
    paragraph:
      'Every card of the base game that meant something else in the first edition is played as it was then: starting items that do not recharge by themselves, other numbers, other costs. The rules are those of today, and all other cards too. `/card` tells what a card was like.',
    when: 'When you grew up with the first edition, or want to see what has changed.',
    firstTurn: 'Some cards are those of the first edition: read them before you use them.',
  },
  'two-attacks': {
    name: 'Two attacks',
    about: 'Two attacks in each turn in place of one',
    paragraph: 'Everybody may attack twice in each of their turns. What cards allow besides comes on top.',
    when: 'When you want more fights and a shorter game.',
    firstTurn: 'You may attack twice in your turn.',
  },
  'two-purchases': {
    name: 'Two purchases',
    about: 'Two purchases in each turn in place of one',
    paragraph: 'Everybody may buy twice in each of their turns, for the usual price each time.',
    when: 'When ¢ pile up, or the shop is to matter more.',
    firstTurn: 'You may buy twice in your turn.',
  },
  'rich-start': {
    name: 'Rich start',
    about: 'Everybody begins with 8¢ and 5 loot cards',
    paragraph: 'Everybody begins with 8¢ and 5 loot cards in place of 3¢ and 3: the first purchase is not far off.',
    when: 'When the first rounds are to be quick: most players buy in their first or second turn.',
    firstTurn: 'You begin with 8¢ and 5 loot cards: 2¢ more, and you can buy.',
  },
  'wide-table': {
    name: 'Wide table',
    about: 'Three shop items and three monsters lie open',
    paragraph: 'The game begins with three slots of the shop and three of monsters in place of two each.',
    when: 'When you play with many, or want more to choose from: three fights and three items are open at once.',
    firstTurn: 'Three items are for sale and three monsters can be attacked.',
  },
};

/** What is said of the variants of the rulebook (VAR-01..VAR-11). */
export const variants = {
  of: OF,
  /** On the button that opens the page where they are chosen. */
  button: 'Variants',
  title: 'Variants of this table',
  intro: 'Variants of the rulebook and some of our own; several go together. Everybody sees what is chosen.',
  none: 'None is chosen.',
  choose: 'Choose variants',
  /** Those of a game, in a line. */
  playing: (ids: readonly VariantId[]): string =>
    `🎲 ${list(
      ids.map((id) => OF[id].name),
      'and',
    )}`,
  /** How many starting items souls can still buy (VAR-05). */
  startingItems: (left: number): string => `starting items in their deck: ${left}`,
  /** Why a choice of them cannot be. */
  clash: (clash: VariantClash): string => {
    const name = `The variant “${OF[clash.variant].name}”`;
    switch (clash.problem) {
      case 'together':
        return `${name} and “${OF[clash.other].name}” cannot be in the same game. Leave one of them out.`;
      case 'barter':
        return `${name} needs bartering, and there is none in this way to play. Leave it out, or choose another preset.`;
      case 'challenge':
        return `${name} does not go with a challenge, whose final boss and minions have rules of their own. Leave it out, or choose another preset.`;
    }
  },
};
