import type { Happening, StandingOrder, Subject } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import type { AskingWords } from '../../words/game/asking.js';
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

export const asking: AskingWords = {
  title: 'When I am asked',
  order: (order) => ({ name: ORDER[order][0], means: ORDER[order][1] }),
  times: (times, turns) =>
    `in the last ${turns === 1 ? 'turn' : `${turns} turns`} ${counted(times, { one: 'question', many: 'questions' })}`,
  choose: 'Ask me…',
  always: 'Always ask me about…',
  asUsual: 'Remove an exception…',
  passAndForget: FORGET,
  subject,
  exception: ({ ask, about }, names) => `${ask === 'never' ? '🔕 never' : '🔔 always'}: ${subject(about, names)}`,
  exceptions: 'Exceptions',
  noExceptions: `None. With “${FORGET}” you choose not to be asked about something again.`,
  said: (about, ask, names) => {
    if (ask === null) return `You are asked about ${subject(about, names)} as usual again.`;
    return `From the next time on you are ${ask} asked about ${subject(about, names)}.`;
  },
  vital: 'You are asked in any case about your own death, and when somebody wins or loses a soul.',
};
