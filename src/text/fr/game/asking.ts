import type { Words } from '../../wording.js';
import type { Happening, StandingOrder, Subject } from '../../../table/index.js';
import type { Names } from '../../words/described.js';
import { counted } from '../cards/nouns.js';

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
  ability: 'les effets',
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

const FORGET = 'Passer, et ne plus me solliciter pour…';

export const asking: Words['asking'] = {
  title: "Quand le jeu s'arrête pour moi",
  order: (order) => ({ name: ORDER[order][0], means: ORDER[order][1] }),
  times: (times, turns) =>
    `${turns === 1 ? 'au dernier tour' : `aux ${turns} derniers tours`} ${counted(times, { one: 'sollicitation', many: 'sollicitations', f: true })}`,
  choose: 'Me solliciter…',
  always: 'Toujours me solliciter pour…',
  asUsual: 'Retirer une exception…',
  passAndForget: FORGET,
  subject,
  exception: ({ ask, about }, names) => `${ask === 'never' ? '🔕 jamais' : '🔔 toujours'} : ${subject(about, names)}`,
  exceptions: 'Exceptions',
  noExceptions: `Aucune. Avec « ${FORGET} », vous choisissez de ne plus répondre à cela.`,
  said: (about, ask, names) => {
    if (ask === null) return `Exception retirée : ${subject(about, names)}.`;
    const what = ask === 'never' ? 'on ne vous sollicite plus' : 'on vous sollicite toujours';
    return `Dès la prochaine fois, ${what} pour cela : ${subject(about, names)}.`;
  },
  vital: "On vous sollicite toujours pour votre propre mort, et quand quelqu'un gagne ou perd une âme.",
};
