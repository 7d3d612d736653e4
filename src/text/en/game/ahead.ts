import type { PlanStep, PlanStop, ReadyAnswer } from '../../../table/index.js';
import type { AheadWords } from '../../words/game/ahead.js';
import { list } from '../cards/nouns.js';

const READY = {
  ownDeath: () => 'prevent it when I would die',
  ownMiss: () => 'reroll my misses, once a turn',
  aimedAtMe: () => 'cancel what aims at me',
  damageTo: (to: string) => `prevent damage to ${to}`,
} as const satisfies Record<ReadyAnswer['when'], (to: string) => string>;

const STEP = {
  play: (what: string) => `play ${what}`,
  activate: (what: string) => `use ${what}`,
  attack: (what: string) => `attack ${what} until it dies or I am at 1 HP`,
  buy: (what: string) => `buy ${what}`,
  end: () => 'end the turn',
} as const satisfies Record<PlanStep['do'], (what: string) => string>;

const STOPPED = {
  gone: (what: string) => `${what === '' ? 'What comes next' : what} is not where it was`,
  changed: (what: string) => `${what} is not as it was when you wrote this: its price, its numbers or your ATK`,
  notPossible: (what: string) => `${what === '' ? 'the next step' : what} is not possible now`,
  choice: (what: string) => `${what} asks you to choose something`,
  question: () => 'you are asked something that is not part of it',
  answered: (what: string) => `somebody has answered${what === '' ? '' : ` with ${what}`}`,
  lowHp: () => 'you are at 1 HP, or about to die',
  died: () => 'you have died',
  turnOver: () => 'your turn is over',
  ownAct: () => 'you have acted yourself',
} as const satisfies Record<PlanStop['why'], (what: string) => string>;

const ADD = {
  play: 'Then play …',
  activate: 'Then use …',
  attack: 'Then attack …',
  buy: 'Then buy …',
  end: 'Then end the turn',
} as const satisfies Record<PlanStep['do'], string>;

export const ahead: AheadWords = {
  ready: {
    title: 'Ready answers',
    intro:
      'A card of yours can answer for you when its moment comes. Only you see this. It answers after a while, as you might yourself; what you answer before that counts instead. Where there is something to choose, you are asked as usual.',
    now: 'Ready now',
    nothing: 'Nothing is ready.',
    noOffers: 'None of your cards has an answer that can be made ready.',
    answer: (card, when, to) => `${card}: ${READY[when](to)}`,
    make: 'Make an answer ready …',
    end: 'End a ready answer …',
    decline: 'Decline all deals from …',
    declined: (people) =>
      people.length === 0
        ? 'You decide about every deal yourself.'
        : `You decline all deals from ${list(people, 'and')}.`,
    made: (answer) => `Ready: ${answer}.`,
    over: (answer) => `Not ready any more: ${answer}.`,
    ended: (answer) => `This ready answer has ended, because the card is gone: ${answer}.`,
    seen: 'OK, seen',
  },
  plan: {
    title: 'Plan my turn',
    intro:
      'Your turn as a short list, now or before it comes. It goes on by itself, a step after a while each, as if you sat there; nobody else sees that it is a plan. It stops and says why when something is not as it is now, when somebody answers, or when you are asked something else.',
    nothing: 'Nothing is planned.',
    step: (deed, what) => STEP[deed](what),
    waits: 'It waits for your turn.',
    goesOn: 'It goes on by itself.',
    stopped: (why, what) => `It has stopped: ${STOPPED[why](what)}.`,
    add: (deed) => ADD[deed],
    drop: 'Take the last step away',
    dropAll: 'Stop and forget it',
    resume: 'Go on with the rest',
  },
};
