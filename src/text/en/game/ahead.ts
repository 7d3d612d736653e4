import type { PlanStep, PlanStop, ReadyAnswer, StepChange } from '../../../table/index.js';
import type { AheadWords } from '../../words/game/ahead.js';
import { list, ordinal } from '../cards/nouns.js';

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
  play: 'Add: play …',
  activate: 'Add: use …',
  fightOrBuy: 'Add: attack or buy …',
  end: 'Add: end the turn',
} as const;

const OTHERWISE = {
  skip: 'otherwise go on',
  weakest: 'otherwise the weakest monster I can see, otherwise go on',
} as const satisfies Record<NonNullable<PlanStep['otherwise']>, string>;

const CHANGES = {
  stop: 'Last step: if it is not as now, stop and ask me',
  skip: 'Last step: if it is not as now, go on with the next',
  weakest: 'Last step: if it is not as now, attack the weakest monster',
  inSlot: 'Last step: attack whatever lies in that slot',
  thisOne: 'Last step: attack this monster only',
  computer: 'Questions on the way: as the computer player would',
  ask: 'Questions on the way: stop and ask me',
} as const satisfies Record<StepChange, string>;

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
    rest: {
      menu: 'Everything else …',
      pass: 'Pass on it until my next turn, even my death and souls',
      computer: 'Choices on the turns of others: as the computer',
      decline: (player) => `Decline all deals from ${player}`,
      passes:
        'Until your next turn you pass on everything else by itself, also when you would die or somebody gains a soul.',
      chooses:
        'What you have to choose on the turns of others, or give up by your death, is chosen as the computer player would.',
    },
    declined: (people) =>
      people.length === 0
        ? 'You decide about every deal yourself.'
        : `You decline all deals from ${list(people, 'and')}.`,
    made: (answer) => `Ready: ${answer}.`,
    over: (answer) => `Not ready any more: ${answer}.`,
    ended: (answer) => `This ready answer has ended, because the card is gone: ${answer}.`,
    seen: 'OK, seen',
  },
  untilBack: {
    button: "Until I'm back…",
    title: "Until I'm back · only you see this",
    ends: '⏳ Ends with your next act',
    asks: (always) =>
      `🙋 Asks me: I'd die · my soul or item would go · somebody would win · I must choose${always ? ' · what I always want to be asked' : ''}`,
    passes: (passed, asked) =>
      asked === 0
        ? '➡️ Passes on all else'
        : `➡️ Passes on all else: of your last ${asked} ${asked === 1 ? 'question' : 'questions'} it would have passed ${passed}`,
    turn: (turns, planned) =>
      `🎴 My turn (${turns === 0 ? 'now' : turns === 1 ? 'next' : `${ordinal(turns)} from now`}): ${planned ? 'as I wrote it' : 'waits for me'}`,
    spends: (answers) =>
      answers.length === 0
        ? '🃏 None of my cards is spent'
        : `🃏 Spends only my ready answers: ${list(answers, 'and')}`,
    never: '🔒 Never: buys, trades, votes, concedes',
    set: 'Set it',
    change: 'Change…',
    back: "I'm back",
    isOn: "**It is set: it passes for you until you're back.**",
    over: 'It has ended. Nothing was passed.',
    account: (passed, others) =>
      `While you were away ${passed === 1 ? '1 question was' : `${passed} questions were`} passed${others === 0 ? '; none of your cards was spent.' : `, and ${others === 1 ? 'one thing was' : `${others} things were`} done that you had arranged.`}`,
    couldHave: (moments) =>
      moments === 0 ? '' : `You could have answered ${moments === 1 ? 'one of them' : `${moments} of them`}.`,
    moment: (turn, about, cards) => `• Turn ${turn}, ${about}: with ${list(cards, 'or')}`,
    askNext: 'Ask me next time …',
    seeAccount: 'What was passed',
  },
  plan: {
    title: 'Plan my turn',
    intro:
      'Your turn as a short list, now or before it comes. It goes on by itself, a step after a while each, as if you sat there; nobody else sees that it is a plan. It stops and says why when a step is not possible and you have not said what to do then, when you could answer somebody, or when you are asked something else.',
    nothing: 'Nothing is planned.',
    step: (action, what) => STEP[action](what),
    inSlot: (slot) => `whatever lies in monster slot ${slot}`,
    otherwise: (otherwise) => (otherwise === undefined ? '' : OTHERWISE[otherwise]),
    questions: (byComputer) =>
      byComputer
        ? 'Questions on the way are answered as the computer player would. Loot that you draw is kept.'
        : 'At questions on the way it stops and asks you. Loot that you draw is kept.',
    change: 'Change …',
    changes: (change) => CHANGES[change],
    askMe: 'Ask me then',
    suggest: 'As the computer player would',
    waits: 'It waits for your turn.',
    goesOn: 'It goes on by itself.',
    stopped: (why, what) => `It has stopped: ${STOPPED[why](what)}.`,
    add: (action) => ADD[action],
    drop: 'Take the last step away',
    dropAll: 'Stop and forget it',
    resume: 'Go on with the rest',
  },
};
