import type { authority as plan } from '../chapters/authority.js';
import type { ChapterText } from '../section.js';

export const authority: ChapterText<typeof plan> = {
  'questions-and-authority': {
    title: 'Who is right when rules disagree',
    text: "Ask in this order:\n1. **The card.** Wherever a card says something else than the rules, the card wins. If one card says “can't” and another “can”, it cannot be done.\n2. **The rules** of the second edition. The extended rulebook of the makers wins over the short printed booklet, the booklet over older rules. Rules and rulings of the first edition count only where the second says nothing.\n3. **The makers' answers**: their site has questions and answers, in general and for single cards, and a form to ask your own.\n4. **This table**: where all of them are silent, we had to choose. These choices stand under “Our readings”.",
    example:
      "The rules give one purchase per turn. There's Options says you may purchase once more: the card wins, and its owner may buy twice.",
    asked: [
      'official rules',
      'where can i ask a rules question',
      'faq',
      'rulebook or card',
      'card says otherwise',
      'who decides a rules argument',
      'which rule wins',
      'official answer',
      'golden rule',
      'rule dispute',
      'a card contradicts the rules',
      'card overrides the rules',
    ],
  },
  'active-player': {
    title: 'The active player and the next player',
    text: 'The **active player** is the one whose turn it is, from the first step of the turn to the last. They stay so when they die: it is still their turn while everything that remains is resolved and the end phase takes place. On monster cards and rooms, “you” means the active player.\n\nThe **next player** is the one who follows in turn order, to the left. Short form: **AP**.\n\nIf something has to be put in order and no rule says how, the active player decides.',
    example:
      'Isaac dies in his own turn. A curse comes up while the slots are filled: Isaac, still the active player, chooses who gets it. Only when his end phase is over does Eve, to his left, become the active player.',
    asked: [
      'who is the active player',
      'who does you mean on a monster',
      'next player',
      'player to the left',
      'am i still active when dead',
      'who decides the order',
      'non-active player',
      'whose choice is it',
      'whose turn counts when i am dead',
      'who is meant by you',
    ],
  },
  'key-terms': {
    title: 'Short definitions and full rules',
    text: 'The glossary explains each **key term** in a sentence or two. If such a short text and the full rule seem to differ, the full rule counts. Where this matters:\n- **Play**: a loot card may be played from any place that a card allows, not only from your hand.\n- **Reroll** an item: its controller gains the new treasure; only in the shop does it come into the same slot.\n- **Destroy, kill**: straight to the discard only without HP; otherwise by way of a death.\n- **Ambush** is the exception: the short text adds that the slot must not be under attack, and so it is.\n\nThe people named in the credits made the game; there are no rules there.',
    example:
      'Eve plays an ambush card while Monstro is being attacked. She may not put it over Monstro and picks the other slot.',
    asked: [
      'key terms',
      'glossary',
      'definitions',
      'dictionary',
      'what does this word mean',
      'keyword list',
      'short definition',
      'terms of the game',
      'ambush slot being attacked',
      'credits',
      'who made the game',
    ],
  },
  'secrets-and-promises': {
    title: 'Secrets, bluffs and promises',
    text: 'The bot shows each player what they may know, and nothing more. **Secret** are the cards in other hands, the order of the decks and what lies face down. **Open** are the cards in play, the discards, souls, ¢, and how many cards a hand holds.\n\nYou may say anything about your hand, true or not. The bot never confirms or denies it, and it never checks whether anybody keeps a promise: what you agree on at the table is between you.',
    example:
      'Judas says that he holds Butter Bean! and will use it unless he gets 3¢. Perhaps he does, perhaps not: nothing in the bot gives it away, and if he takes the ¢ and cancels all the same, that is allowed.',
    asked: [
      'can i lie',
      'bluff',
      'lie about my hand',
      'is bluffing allowed',
      'break a promise',
      'does the bot enforce deals',
      'show my hand',
      'can i show my cards',
      'secret information',
      'who can see my cards',
      'promise not kept',
    ],
  },
};
