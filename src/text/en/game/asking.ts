import type { Happening, StandingOrder, Subject, AskingException } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import { counted } from '../cards/nouns.js';

const ORDER: Readonly<Record<StandingOrder, readonly [name: string, means: string]>> = {
  always: ['Always', 'every time you could respond'],
  concerns: ['Everything that concerns me', 'your cards, your fight, your rolls, the end of the game'],
  matters: ['What matters', 'your death, what aims at you, souls that are won, answers to what you play'],
  decides: ['Only what decides', 'your death, your items and souls, somebody about to win'],
};

const HAPPENING: Readonly<Record<Happening, string>> = {
  attackRoll: 'attack rolls',
  roll: 'other rolls',
  damage: 'damage',
  death: 'deaths',
  loot: 'loot cards',
  ability: 'abilities',
  step: 'moments with nothing on the stack',
};

const subject = (about: Subject, names: Names): string => {
  switch (about.is) {
    case 'card':
      return names.card(about.card);
    case 'happening':
      return HAPPENING[about.happening];
    case 'player':
      return `what ${names.player(about.player)} does`;
  }
};

const FORGET = 'Pass, and do not ask me this again…';

/** When somebody is asked, and of what they are not. */
export const asking = {
  title: 'When I am asked',
  /** A standing order as a button names it, and what it means. */
  order: (order: StandingOrder): { readonly name: string; readonly means: string } => ({
    name: ORDER[order][0],
    means: ORDER[order][1],
  }),
  /** How often one would have been asked in the last turns; `turns` at least 1. */
  times: (times: number, turns: number): string =>
    `in the last ${turns === 1 ? 'turn' : `${turns} turns`} ${counted(times, { one: 'question', many: 'questions' })}`,
  /** Placeholders of menus. */
  choose: 'Ask me…',
  always: 'Always ask me about…',
  asUsual: 'Remove an exception…',
  /** Of the menu that stands beside Pass. */
  passAndForget: FORGET,
  /** What can be named: `Bomb!`, `attack rolls`, `what Ann does`. */
  subject,
  exception: ({ ask, about }: AskingException, names: Names): string =>
    `${ask === 'never' ? '🔕 never' : '🔔 always'}: ${subject(about, names)}`,
  /** Above the exceptions, and in place of them. */
  exceptions: 'Exceptions',
  noExceptions: `None. With “${FORGET}” you choose not to be asked about something again.`,
  /** What has just been said; null for as usual again. */
  said: (about: Subject, ask: AskingException['ask'] | null, names: Names): string => {
    if (ask === null) return `You are asked about ${subject(about, names)} as usual again.`;
    return `From the next time on you are ${ask} asked about ${subject(about, names)}.`;
  },
  /** What nobody can switch off. */
  vital: 'You are asked in any case about your own death, and when somebody wins or loses a soul.',
};
