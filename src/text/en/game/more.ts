import { asking } from './asking.js';
import type { Names } from '../../words/described.js';
import type { AskedReason, Concern, StandingOrder } from '../../../table/index.js';
import type { Risk } from '../../words/game/more.js';
import { priceText } from '../cards/costs.js';
import { list } from '../cards/nouns.js';

const CONCERN: Readonly<Record<Concern, string>> = {
  targeted: 'it is aimed at you, at something of yours, or at a group with you in it',
  hurt: 'it hurts you, or kills you or something of yours',
  rolled: 'the roll is yours',
  fight: 'it goes against you in this attack',
  race: 'a soul is won, moved or destroyed',
  lastChance: 'it takes one of the two in this attack to 0 HP',
  answered: 'it answers something you put on the stack',
  turnNext: 'your turn is next',
  cardHurt: 'a monster takes damage',
};

const asked = (reason: AskedReason): string => {
  switch (reason.is) {
    case 'question':
      return 'You are asked: the rules put this question to you.';
    case 'othersQuestion':
      return 'You are not asked: somebody else has to choose, and nobody can respond before that.';
    case 'yourTurn':
      return 'You are asked: it is your turn, and nothing is going on.';
    case 'always':
      return 'You are asked: you have chosen to be asked always.';
    case 'holdsPriority':
      return 'You are asked: you have chosen to keep priority after your own actions.';
    case 'concerned':
      return `You are asked, because ${list(
        reason.concerns.map((concern) => CONCERN[concern]),
        'and',
      )}.`;
    case 'vital':
      return 'You are asked although you pass by yourself: it is about your own death, or about souls.';
    case 'earlier':
      return 'You were asked when this wait began; your settings have changed since.';
    case 'later':
      return 'You were not asked when this wait began; your settings have changed since, and count from the next one on.';
    case 'passing':
      return `You are not asked: you pass by yourself for this ${reason.during}.`;
    case 'absent':
      return 'You are not asked: you have missed your deadlines. Open your panel, and the table waits for you again.';
    case 'exception':
      return reason.exception.ask === 'never'
        ? `You are not asked: you have chosen not to be asked about this (“${asking.title}”).`
        : 'You are asked: you have chosen to be asked about this always.';
    case 'ownAction':
      return 'You are not asked: after your own action you pass by yourself, unless you have chosen to keep priority.';
    case 'passedOver':
      return 'You are not asked: this table is quick, and you could only pass.';
    case 'cannotRespond':
      return 'You are not asked: as everybody can see, you have nothing to respond with (no loot play with a card in hand, no charged ↷, no $ you can pay).';
    case 'notConcerned':
      return `You are not asked: it is not aimed at you, not your fight, not your roll, and no soul is won by it. To be asked more often, change “${asking.title}”.`;
  }
};

const risk = (what: Risk, names: Names): string => {
  switch (what.is) {
    case 'idleEnd':
      return 'You have not attacked, bought or played anything this turn. End it all the same?';
    case 'lastHp':
      return `Paying for ${names.card(what.card)} takes your last HP. Pay it all the same?`;
    case 'aimless':
      return `There is nothing that ${names.card(what.card)} could be aimed at: using it would do nothing but cost (${priceText(what.costs)}). Use it all the same?`;
    case 'ownSoul':
      return `${names.card(what.card)} is one of your souls. Choose it all the same?`;
  }
};

const ORDER: Readonly<Record<StandingOrder, string>> = {
  always: 'You are asked every time you could respond.',
  concerns: 'You are asked when something concerns you: your cards, your fight, your rolls, or the end of the game.',
  matters:
    'You are asked about what matters: your death, what aims at you, souls that are won, answers to what you play.',
  decides: 'You are asked only about what decides: your death, your items and souls, somebody about to win.',
};

/** The page behind "More", and what one can do now and why. */
export const more = {
  /** To somebody without a seat. */
  spectator: 'You are watching: you have no seat at this table.',
  inThisWindow: 'Just now',
  asked,
  /** What the settings of a seat mean as they are now. */
  settings: ({
    order,
    holdPriority,
    askForced,
  }: {
    readonly order: StandingOrder;
    readonly holdPriority: boolean;
    readonly askForced?: boolean;
  }): string =>
    [
      ORDER[order],
      holdPriority
        ? 'After your own actions you are asked again before the others.'
        : 'After your own actions the others are asked at once.',
      askForced
        ? 'You are asked even when there is only one possible choice.'
        : order === 'always'
          ? 'Where there is only one possible choice, it is made for you.'
          : 'Where there is only one possible choice, it is made for you; what costs nothing and only does you good is taken for you.',
      ...(askForced === true
        ? []
        : ['Cards for the bottom of a deck that nobody will see soon go there in the order in which they are shown.']),
    ].join('\n'),
  /** Opens the list of what one can do now, what not, and why. */
  whatNow: 'What can I do now?',
  toPanel: 'Back to my hand',
  youCan: 'You can',
  youCannot: 'Not now, and why',
  /** Above the groups of more options than a menu holds. */
  which: 'Which ones?',
  others: 'Others',
  sureTitle: 'Are you sure?',
  risk,
  sure: 'Yes, do it',
};
