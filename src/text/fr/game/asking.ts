import type { Happening, StandingOrder, Subject } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import type { AskingWords } from '../../words/game/asking.js';
import { counted } from '../cards/nouns.js';
import { typo } from '../cards/typography.js';

const ORDER: Readonly<Record<StandingOrder, readonly [name: string, means: string]>> = {
  always: ['Toujours', 'chaque fois que vous pourriez répondre'],
  concerns: ['Tout ce qui me concerne', 'vos cartes, votre combat, vos lancers, la fin de la partie'],
  matters: ['Ce qui compte', 'votre mort, ce qui vous vise, les âmes gagnées, les réponses à ce que vous jouez'],
  decides: ['Seulement ce qui décide', "votre mort, vos objets et vos âmes, quelqu'un sur le point de gagner"],
};

const HAPPENING: Readonly<Record<Happening, string>> = {
  attackRoll: "les lancers d'attaque",
  roll: 'les autres lancers',
  damage: 'les dégâts',
  death: 'les morts',
  loot: 'les cartes butin',
  ability: 'les capacités',
  step: 'les moments où la pile est vide',
};

const subject = (about: Subject, names: Names): string => {
  switch (about.is) {
    case 'card':
      return names.card(about.card);
    case 'happening':
      return HAPPENING[about.happening];
    case 'player':
      return `ce que fait ${names.player(about.player)}`;
  }
};

export const asking: AskingWords = {
  title: 'Quand on me demande',
  order: (order) => ({ name: ORDER[order][0], means: ORDER[order][1] }),
  times: (times, turns) =>
    `${turns === 1 ? 'au dernier tour' : `aux ${turns} derniers tours`} ${counted(times, { one: 'question', many: 'questions', f: true })}`,
  choose: 'Me demander…',
  always: 'Toujours me demander…',
  asUsual: 'De nouveau comme avant…',
  passAndForget: 'Passer, et ne plus me demander cela…',
  subject,
  exception: ({ ask, about }, names) =>
    typo(`${ask === 'never' ? '🔕 jamais' : '🔔 toujours'} : ${subject(about, names)}`),
  exceptions: 'En plus de cela',
  noExceptions:
    "Rien d'autre n'est réglé. Sous une question, à côté de Passer, vous pouvez dire que vous ne voulez plus qu'on vous demande cela.",
  said: (about, ask, names) => {
    if (ask === null) return typo(`De nouveau comme avant : ${subject(about, names)}.`);
    const what = ask === 'never' ? 'on ne vous demande plus' : 'on vous demande toujours';
    return typo(`À partir de la prochaine fois, ${what} : ${subject(about, names)}.`);
  },
  vital: "On vous demande dans tous les cas pour votre propre mort, et quand quelqu'un gagne ou perd une âme.",
};
