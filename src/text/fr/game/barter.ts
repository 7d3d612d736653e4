import type { Words } from '../../wording.js';
import type { LogDetail } from '../../../engine/index.js';
import { isPromise, type LogParts } from '../../game/log.js';
import type { PromiseSaid } from '../../words/game/barter.js';
import { counted, list } from '../cards/nouns.js';
import { deName } from '../cards/typography.js';

const promise = ({ say, by, to, card, amount }: PromiseSaid): string => {
  switch (say) {
    case 'noHarm':
      return `${by} ne fait rien contre ${to} pendant ce tour`;
    case 'respond':
      return `${by} répond à ${card} pour ${to}`;
    case 'noRespond':
      return `${by} ne répond pas à ${card}`;
    case 'leaves':
      return `${by} laisse ${card} à ${to}`;
    case 'attacks':
      return `${by} attaque ${card}`;
    case 'pays':
      return `${by} donne ${amount} ¢ à ${to} au prochain tour`;
  }
};

/** Who offers whom what for what, or asks for something without giving any (VAR-04). */
const exchange = (from: string, to: string, gives: readonly string[], takes: readonly string[]): string => {
  if (gives.length === 0) return `${from} demande à ${to} : ${list(takes, 'et')}`;
  return `${from} offre à ${to} : ${list(gives, 'et')}${takes.length === 0 ? '' : ` contre ${list(takes, 'et')}`}`;
};

const STOP = 'Ne plus attendre';

export const barterWords: Words['barter'] = {
  button: 'Marchander / attendre',
  intro: "Offrez des ¢ à quelqu'un, ou demandez-en. Une promesse est notée dans le journal et n'engage à rien.",
  choosePartner: 'Choisissez avec qui.',
  partner: 'Avec qui ?',
  everybody: 'Tout le monde : le premier qui accepte',
  whoever: 'qui accepte en premier',
  takeIt: "J'accepte",
  notForYou: "Vous avez refusé. L'offre reste ouverte aux autres.",
  amount: 'Combien de ¢ ?',
  coins: (amount) => `${amount} ¢`,
  way: { gives: 'Je donne des ¢', asks: 'Je demande des ¢' },
  promiseMenu: 'Une promesse en échange ?',
  noPromise: 'Pas de promesse',
  cardMenu: 'À propos de quelle carte ?',
  laterMenu: 'Combien de ¢ plus tard ?',
  promise,
  pact: ({ from, to, asks, favour }) =>
    asks
      ? `🤝 ${from} demande une promesse à ${to} : « ${favour} »`
      : `🤝 ${from} offre une promesse à ${to} : « ${favour} »`,
  trade: ({ from, to, gives, takes, favour }) => {
    const promised = favour === '' ? '' : ` ; promis : « ${favour} »`;
    return `⚖ ${exchange(from, to, gives, takes)}${promised}.`;
  },
  loot: (cards) => counted(cards, { one: 'carte butin', many: 'cartes butin', f: true }),
  things: {
    give: 'Quels objets et butins donnez-vous ?',
    ask: 'Quels objets demandez-vous ?',
    show: 'Objets et butins',
    hide: 'Promesses',
    peek: 'Voir les butins',
    peeked: (cards) => `Les butins de cette offre : ${list(cards, 'et')}. Personne d'autre ne les voit.`,
    notForYou: 'Seuls les deux joueurs de cette offre voient ses butins.',
  },
  send: "Envoyer l'offre",
  holds:
    'Si vous envoyez une offre ou demandez un instant, la table vous attend, une seule fois par occasion de répondre.',
  heldBefore: 'Vous avez déjà fait attendre la table ici : une offre ne la retient plus.',
  wait: {
    start: 'Demander un instant',
    stop: STOP,
    yours: `La table vous attend. Pour continuer, passez, ou appuyez sur « ${STOP} ».`,
    of: (people) => `⏸ ${list(people, 'et')} ${people.length === 1 ? 'demande' : 'demandent'} un instant.`,
  },
};

interface Bartered {
  readonly who: string;
  readonly other: string;
  readonly amount: number;
  readonly detail: LogDetail | null;
  readonly copied: string;
  /** What was promised in own words; empty for what is gone. */
  readonly words: string;
  readonly trade: LogParts['trade'];
}

/** An offer of more than ¢: ¢ go with what is given, or are asked for with the rest (VAR-04). */
const traded = ({
  who,
  other,
  amount,
  detail,
  trade,
}: Pick<Bartered, 'who' | 'other' | 'amount' | 'detail'> & {
  readonly trade: NonNullable<LogParts['trade']>;
}): string => {
  const coins = amount === 0 ? [] : [`${amount} ¢`];
  const loot = trade.loot === 0 ? [] : [barterWords.loot(trade.loot)];
  const gives = [...(detail === 'asks' ? [] : coins), ...trade.gives, ...loot];
  const takes = [...(detail === 'asks' ? coins : []), ...trade.takes];
  return exchange(who, other, gives, takes);
};

/** What became of an offer, of a promise, or of a window that somebody holds. */
export const barter = ({ who, other, amount, detail, copied: card, words, trade }: Bartered): string => {
  if (trade !== null) return traded({ who, other, amount, detail, trade });
  if (isPromise(detail)) return `promis : ${promise({ say: detail, by: who, to: other, card, amount })}`;
  switch (detail) {
    case 'asks':
      return amount === 0 ? `${who} offre une promesse à ${other}` : `${who} demande ${amount} ¢ à ${other}`;
    case 'accepted':
      return `${who} accepte l'offre ${deName(other)}`;
    case 'declined':
      return `${who} refuse l'offre ${deName(other)}`;
    case 'withdrawn':
      return `${who} retire son offre à ${other}`;
    case 'removed':
      return `un modérateur supprime l'offre ${deName(who)}`;
    case 'typed':
      return words === '' ? `promis par ${who} (texte supprimé)` : `promis par ${who} : « ${words} »`;
    case 'unsaid':
      return `un modérateur supprime ce que ${who} a promis`;
    case 'void':
      return amount === 0
        ? `l'accord entre ${who} et ${other} est annulé : il n'est plus possible`
        : `l'offre est annulée : ${who} n'a plus ${amount} ¢ pour ${other}`;
    case 'waits':
      return `${who} demande un instant`;
    case 'goesOn':
      return `${who} n'attend plus`;
    default:
      return amount === 0 ? `${who} demande une promesse à ${other}` : `${who} offre ${amount} ¢ à ${other}`;
  }
};
