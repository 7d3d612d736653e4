import type { PlanStep, PlanStop, ReadyAnswer, StepChange } from '../../../table/index.js';
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

/** What people arrange in advance: only they read any of this. */
export const ahead = {
  ready: {
    title: 'Ready answers',
    intro:
      'A card of yours can answer for you when its moment comes. Only you see this. It answers after a while, as you might yourself; what you answer before that counts instead. Where there is something to choose, you are asked as usual.',
    /** Before the answers that are ready. */
    now: 'Ready now',
    nothing: 'Nothing is ready.',
    /** No card offers an answer. */
    noOffers: 'None of your cards has an answer that can be made ready.',
    /** `The D6: reroll my misses, once a turn`; `to` is the name of whoever damage is kept from. */
    answer: (card: string, when: ReadyAnswer['when'], to: string): string => `${card}: ${READY[when](to)}`,
    /** The menus of answers that can be made ready, and of those that are. */
    make: 'Make an answer ready …',
    end: 'End a ready answer …',
    /** How everything else is answered: the menu, its entries, and what has been chosen there. */
    rest: {
      menu: 'Everything else …',
      pass: 'Pass on it until my next turn, even my death and souls',
      computer: 'Choices on the turns of others: as the computer',
      decline: (player: string): string => `Decline all deals from ${player}`,
      passes:
        'Until your next turn you pass on everything else by itself, also when you would die or somebody gains a soul.',
      chooses:
        'What you have to choose on the turns of others, or give up by your death, is chosen as the computer player would.',
    },
    declined: (people: readonly string[]): string =>
      people.length === 0
        ? 'You decide about every deal yourself.'
        : `You decline all deals from ${list(people, 'and')}.`,
    made: (answer: string): string => `Ready: ${answer}.`,
    over: (answer: string): string => `Not ready any more: ${answer}.`,
    /** Its card is gone. */
    ended: (answer: string): string => `This ready answer has ended, because the card is gone: ${answer}.`,
    seen: 'OK, seen',
  },
  /** What is passed on for somebody until they are back. */
  untilBack: {
    /** The button that leads to its page. */
    button: "Until I'm back…",
    title: "Until I'm back · only you see this",
    ends: '⏳ Ends with your next act',
    /** What they are asked all the same; `always`: they have said of something that they always want to be asked. */
    asks: (always: boolean): string =>
      `🙋 Asks me: I'd die · my soul or item would go · somebody would win · I must choose${always ? ' · what I always want to be asked' : ''}`,
    /** What it would have done with so many of their last questions; 0 of 0 where none is known. */
    passes: (passed: number, asked: number): string =>
      asked === 0
        ? '➡️ Passes on all else'
        : `➡️ Passes on all else: of your last ${asked} ${asked === 1 ? 'question' : 'questions'} it would have passed ${passed}`,
    /** Their own turn, so many turns from now; it waits, or goes on as they have planned it. */
    turn: (turns: number, planned: boolean): string =>
      `🎴 My turn (${turns === 0 ? 'now' : turns === 1 ? 'next' : `${ordinal(turns)} from now`}): ${planned ? 'as I wrote it' : 'waits for me'}`,
    /** What of their cards is spent: those of these ready answers, or none. */
    spends: (answers: readonly string[]): string =>
      answers.length === 0
        ? '🃏 None of my cards is spent'
        : `🃏 Spends only my ready answers: ${list(answers, 'and')}`,
    /** What is never done for them; a planned turn may buy. */
    never: (planned: boolean): string => `🔒 Never: ${planned ? '' : 'buys, '}trades, votes, concedes`,
    set: 'Set it',
    change: 'Change…',
    /** The button that ends it. */
    back: "I'm back",
    /** It passes for them now. */
    isOn: "**It is set: it passes for you until you're back.**",
    /** It has ended, and nothing was done. */
    over: 'It has ended. Nothing was passed.',
    /** What was done meanwhile: passes, and other things that they had arranged. */
    account: (passed: number, others: number): string =>
      `While you were away ${passed === 1 ? '1 question was' : `${passed} questions were`} passed${others === 0 ? '; none of your cards was spent.' : `, and ${others === 1 ? 'one thing was' : `${others} things were`} done that you had arranged.`}`,
    /** How many of the passes they could have answered, as the page lists; empty for none. */
    couldHave: (moments: number): string =>
      moments === 0 ? '' : `You could have answered ${moments === 1 ? 'one of them' : `${moments} of them`}.`,
    /** One of these: the turn, what it was about, and the cards that they held. */
    moment: (turn: number, about: string, cards: readonly string[]): string =>
      `• Turn ${turn}, ${about}: with ${list(cards, 'or')}`,
    /** The menu of what to be asked about the next time. */
    askNext: 'Ask me next time …',
    /** The button that leads to the account. */
    seeAccount: 'What was passed',
  },
  plan: {
    title: 'Plan my turn',
    intro:
      'Your turn as a short list, now or before it comes. It goes on by itself, a step after a while each, as if you sat there; nobody else sees that it is a plan. It stops and says why when a step is not possible and you have not said what to do then, when you could answer somebody, or when you are asked something else.',
    nothing: 'Nothing is planned.',
    /** `attack Fly until it dies or I am at 1 HP`; `what` is the name of the card or deck, and of the ability where needed. */
    step: (action: PlanStep['do'], what: string): string => STEP[action](what),
    /** `whatever lies in monster slot 2`, counted from 1. */
    inSlot: (slot: number): string => `whatever lies in monster slot ${slot}`,
    /** What is done when the step cannot be done as written, after it; empty where that is not said. */
    otherwise: (otherwise: PlanStep['otherwise']): string => (otherwise === undefined ? '' : OTHERWISE[otherwise]),
    /** What becomes of questions on the way. */
    questions: (byComputer: boolean): string =>
      byComputer
        ? 'Questions on the way are answered as the computer player would. Loot that you draw is kept.'
        : 'At questions on the way it stops and asks you. Loot that you draw is kept.',
    /** The menu of what can be changed about the last step and the plan, and its entries. */
    change: 'Change …',
    changes: (change: StepChange): string => CHANGES[change],
    /** What the last step asks is left open. */
    askMe: 'Ask me then',
    suggest: 'As the computer player would',
    waits: 'It waits for your turn.',
    goesOn: 'It goes on by itself.',
    /** Why it does not go on; `what` is a card, empty for none. */
    stopped: (why: PlanStop['why'], what: string): string => `It has stopped: ${STOPPED[why](what)}.`,
    /** The menus of steps: cards, abilities, attacks and purchases; and the end of the turn. */
    add: (action: 'play' | 'activate' | 'fightOrBuy' | 'end'): string => ADD[action],
    drop: 'Take the last step away',
    dropAll: 'Stop and forget it',
    resume: 'Go on with the rest',
  },
};
