import type {
  Card,
  CardKind,
  Comparison,
  CounterName,
  Deck,
  Keyword,
  NewRole,
  Role,
  SlotKind,
  Stat,
} from '../../../engine/index.js';
import type { Thing } from '../../cards/tree.js';
import { NAMED, ne, startsWithVowel } from './typography.js';

/** A noun phrase with what verbs, participles and prepositions need to know of it. */
export interface Phrase {
  readonly text: string;
  readonly person: 'vous' | 'il' | 'ils';
  readonly f: boolean;
  /** The members of a list, so that a preposition goes before each. */
  readonly parts?: readonly string[];
  readonly joint?: 'et' | 'ou';
  /** The pronoun that stands for it before a verb: il, elle, ils, elles. */
  readonly subject?: string;
}
const SUBJECT = { il: ['il', 'elle'], ils: ['ils', 'elles'], vous: ['vous', 'vous'] } as const;
/** What has been named: « il » before a verb, « -le », « -lui » after it, otherwise this. */
export const namedBefore = (text: string, f: boolean, person: 'il' | 'ils' = 'il'): Phrase => ({
  text: NAMED + text,
  person,
  f,
  subject: SUBJECT[person][f ? 1 : 0],
});
/** What stands before a verb. */
export const subjectOf = ({ text, subject }: Phrase): string => subject ?? text;

/** Whether it is one thing that has been named, so that « son » is enough to say whose something is. */
export const isNamed = ({ subject, person }: Phrase): boolean => subject !== undefined && person === 'il';

export const singular = (text: string, f = false): Phrase => ({ text, person: 'il', f });
export const plural = (text: string, f = false): Phrase => ({ text, person: 'ils', f });
export const VOUS: Phrase = { text: 'vous', person: 'vous', f: false };

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly f: boolean;
}
const noms = (one: string, many: string, f = false): Noun => ({ one, many, f });
const regular = (one: string, f = false): Noun => noms(one, `${one}s`, f);

const NOUNS: Readonly<Record<Thing, Noun>> = {
  player: regular('joueur'),
  character: regular('personnage'),
  item: regular('objet'),
  soul: regular('âme', true),
  curse: regular('malédiction', true),
  monster: regular('monstre'),
  event: regular('événement'),
  room: regular('salle', true),
  challenge: regular('défi'),
  trinket: regular('babiole', true),
  lootCard: regular('butin'),
  card: regular('carte', true),
  stackLoot: noms('butin sur la pile', 'butins sur la pile'),
  stackAbility: noms('effet sur la pile', 'effets sur la pile'),
  stackRoll: regular('lancer'),
  stackDamage: noms('instance de dégâts sur la pile', 'instances de dégâts sur la pile', true),
  stackDeath: noms('mort sur la pile', 'morts sur la pile', true),
  deck: regular('pioche', true),
  thing: regular('élément'),
};
export const noun = (thing: Thing): Noun => NOUNS[thing];

export const DEGAT: Noun = { one: 'dégât', many: 'dégâts', f: false };

export const DECK: Readonly<Record<Deck, string>> = {
  loot: 'butins',
  treasure: 'trésors',
  monster: 'monstres',
  room: 'salles',
};
export const deckName = (deck: Deck): string => `la pioche ${DECK[deck]}`;
const SLOT: Readonly<Record<SlotKind, string>> = {
  shop: 'boutique',
  monster: 'monstre',
  room: 'salle',
  challenge: 'défi',
  finalBoss: 'boss final',
  minion: 'sbire',
};
export const slotNoun = (slot: SlotKind): Noun => noms(`zone ${SLOT[slot]}`, `zones ${SLOT[slot]}`, true);
export const STAT: Readonly<Record<Stat, string>> = { hp: 'PV', dc: 'ESQ', atk: 'ATQ' };
export const ROLE: Readonly<Record<Role, string>> = {
  character: 'un personnage',
  item: 'un objet',
  soul: 'une âme',
  curse: 'une malédiction',
  monster: 'un monstre',
  event: 'un événement',
  room: 'une salle',
  challenge: 'un défi',
};
/** What something can become. */
export const NEW_ROLE: Readonly<Record<NewRole, string>> = { ...ROLE, bonusSoul: 'une âme bonus active' };
export const KIND: Readonly<Record<CardKind, string>> = {
  treasure: 'une carte trésor',
  loot: 'une carte butin',
  room: 'une carte salle',
  monster: 'une carte monstre sans être un événement',
  boss: 'une carte boss',
  event: 'une carte événement',
};
/** The same after a noun: « carte boss ». */
export const KIND_OF: Readonly<Record<CardKind, string>> = {
  treasure: 'trésor',
  loot: 'butin',
  room: 'salle',
  monster: 'monstre non événement',
  boss: 'boss',
  event: 'événement',
};
export const KEYWORD: Readonly<Record<Keyword, string>> = {
  eternal: 'Éternel',
  trinket: 'Babiole',
  ambush: 'Embuscade',
  guppy: 'Guppy',
  curse: 'Malédiction',
  indomitable: 'Indomptable',
  familiar: 'Familier',
};
const COUNTER: Readonly<Record<CounterName, string>> = {
  counter: 'ordinaire',
  hp: 'PV',
  atk: 'ATQ',
  eternal: 'éternel',
  level: 'niveau',
  gold: 'doré',
  bounty: 'prime',
  spider: 'araignée',
  doodle: 'gribouillis',
  eraser: 'gomme',
  sketch: 'croquis',
  poo: 'caca',
  egg: 'œuf',
  gut: 'tripes',
};
const COUNTERS: Readonly<Partial<Record<CounterName, string>>> = {
  counter: 'ordinaires',
  eternal: 'éternels',
  gold: 'dorés',
};
export const counterNoun = (name: CounterName | undefined): Noun => {
  if (name === undefined) return regular('marqueur');
  return noms(`marqueur ${COUNTER[name]}`, `marqueurs ${COUNTERS[name] ?? COUNTER[name]}`);
};
/** The word of a counter as the engine keeps it, which may be of a newer kind. */
export const counterWord = (name: string): string =>
  counterNoun(name in COUNTER ? (name as CounterName) : undefined).one;

const rules = new Intl.PluralRules('fr');
/** `1 butin`, `2 butins`: singular for 0 and 1. */
export const counted = (number: number, { one, many }: Noun): string =>
  `${number} ${rules.select(number) === 'one' ? one : many}`;
export const ordinal = (number: number): string => (number === 1 ? '1er' : `${number}e`);

export const indefinite = (text: string, f: boolean): string => `${f ? 'une' : 'un'} ${text}`;
export const definite = (text: string, f: boolean): string =>
  startsWithVowel(text) ? `l'${text}` : `${f ? 'la' : 'le'} ${text}`;
export const demonstrative = ({ one, f }: Noun): string => {
  if (f) return `cette ${one}`;
  return `${startsWithVowel(one) ? 'cet' : 'ce'} ${one}`;
};
export const list = (parts: readonly string[], last: 'et' | 'ou'): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
};
/** A phrase after a preposition, which is repeated before each member of a list. */
export const after = (preposition: (text: string) => string, { text, parts, joint }: Phrase): string =>
  parts === undefined ? preposition(text) : list(parts.map(preposition), joint ?? 'et');

/** A participle or adjective agreed: `désactivée`. */
export const agreed = (masculine: string, { f, person }: Pick<Phrase, 'f' | 'person'>): string => {
  const gendered = f ? `${masculine.endsWith('el') ? `${masculine}l` : masculine}e` : masculine;
  return person === 'ils' && !gendered.endsWith('s') ? `${gendered}s` : gendered;
};

/** A verb: infinitive, and the present with vous, il, ils. A passive agrees with its subject. */
export type Verb =
  | { readonly inf: string; readonly vous: string; readonly il: string; readonly ils: string }
  | { readonly participle: string };
export const er = (inf: string): Verb => {
  const stem = inf.slice(0, -2);
  return { inf, vous: `${stem}ez`, il: `${stem}e`, ils: `${stem}ent` };
};
export const irregular = (inf: string, vous: string, il: string, ils: string): Verb => ({ inf, vous, il, ils });
export const passive = (participle: string): Verb => ({ participle });

export const AVOIR = irregular('avoir', 'avez', 'a', 'ont');
export const ETRE = irregular('être', 'êtes', 'est', 'sont');
export const DEVENIR = irregular('devenir', 'devenez', 'devient', 'deviennent');
export const DETRUIRE = irregular('détruire', 'détruisez', 'détruit', 'détruisent');
export const METTRE = irregular('mettre', 'mettez', 'met', 'mettent');
export const REMETTRE = irregular('remettre', 'remettez', 'remet', 'remettent');
export const MOURIR = irregular('mourir', 'mourez', 'meurt', 'meurent');
export const PERDRE = irregular('perdre', 'perdez', 'perd', 'perdent');
export const INFLIGER = irregular('infliger', 'infligez', 'inflige', 'infligent');
export const SUBIR = irregular('subir', 'subissez', 'subit', 'subissent');
export const PREVENIR = irregular('prévenir', 'prévenez', 'prévient', 'préviennent');
export const CHOISIR = irregular('choisir', 'choisissez', 'choisit', 'choisissent');
export const PAYER = irregular('payer', 'payez', 'paie', 'paient');
export const FAIRE = irregular('faire', 'faites', 'fait', 'font');
export const FINIR = irregular('finir', 'finissez', 'finit', 'finissent');
export const POUVOIR = irregular('pouvoir', 'pouvez', 'peut', 'peuvent');
/** « vous pouvez jouer … », which no imperative says. */
export const POUVOIR_JOUER = irregular('pouvoir jouer', 'pouvez jouer', 'peut jouer', 'peuvent jouer');
export const DEVOIR = irregular('devoir', 'devez', 'doit', 'doivent');
export const RECEVOIR = irregular('recevoir', 'recevez', 'reçoit', 'reçoivent');
export const RECHARGER = irregular('recharger', 'rechargez', 'recharge', 'rechargent');
export const CHANGER = irregular('changer', 'changez', 'change', 'changent');
export const ENLEVER = irregular('enlever', 'enlevez', 'enlève', 'enlèvent');
export const CONTROLER = er('contrôler');
export const ACHETER = irregular('acheter', 'achetez', 'achète', 'achètent');

/** The present of a verb with its subject, without naming the subject. */
export const present = (subject: Phrase, act: Verb): string => {
  const person = subject.parts?.includes(VOUS.text) === true && subject.joint === 'et' ? 'vous' : subject.person;
  return 'participle' in act ? `${ETRE_FORMS[person]} ${agreed(act.participle, subject)}` : act[person];
};
export const ETRE_FORMS = { vous: 'êtes', il: 'est', ils: 'sont' } as const;
export const infinitiveOf = (subject: Phrase, act: Verb): string =>
  'participle' in act ? `être ${agreed(act.participle, subject)}` : act.inf;
export const said = (subject: Phrase, act: Verb, rest: string): string =>
  [subjectOf(subject), present(subject, act), rest].filter((part) => part !== '').join(' ');
/** `X est …` or `X n'est pas …`; the same for `a` and `contrôle`. */
export const stated = (subject: Phrase, act: Verb, not: boolean, rest: string): string => {
  const does = present(subject, act);
  return `${subjectOf(subject)} ${not ? `${ne(does)} pas` : does} ${rest}`.trim();
};

/** The unit of something that a thing has; so many of it, where that is known. */
export const measureUnit = (
  what: { readonly amount: string; readonly stat?: Stat; readonly named?: CounterName; readonly role?: Role },
  many = 2,
): string => {
  switch (what.amount) {
    case 'coins':
      return '¢';
    case 'handSize':
      return many < 2 ? 'carte en main' : 'cartes en main';
    case 'souls':
      return "de valeur d'âme";
    case 'controlled':
      return many < 2 ? noun(what.role ?? 'thing').one : noun(what.role ?? 'thing').many;
    case 'hpLeft':
      return many < 2 ? 'PV restant' : 'PV restants';
    case 'stat':
      return STAT[what.stat ?? 'hp'];
    default:
      return many < 2 ? counterNoun(what.named).one : counterNoun(what.named).many;
  }
};

/** `au moins 2`. */
export const limitText = (is: Comparison, than: number | string): string =>
  typeof than === 'number' ? `${LIMIT[is]} ${than}` : `${LIMIT[is].replace(/ de$/, ' que')} ${than}`;
/** `2 PV ou plus`, `2 PV`: as a card says it. */
export const cardLimit = (is: Comparison, than: string, unit: string): string => {
  const what = unit === '' ? than : `${than} ${unit}`;
  if (is === '=') return what;
  if (is === '>=' || is === '<=') return `${what} ou ${is === '>=' ? 'plus' : 'moins'}`;
  return `${is === '>' ? 'plus' : 'moins'} de ${what}`;
};
const LIMIT: Readonly<Record<Comparison, string>> = {
  '=': 'exactement',
  '<': 'moins de',
  '<=': 'au plus',
  '>': 'plus de',
  '>=': 'au moins',
};

/** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion (none where it is 0) and attack; empty without stats. */
export const statsLine = ({ hp, dc, atk }: Pick<Card, 'hp' | 'dc' | 'atk'>): string =>
  [
    hp === null ? null : `♥\u00A0${hp}`,
    dc === null || dc === 0 ? null : `⚅\u00A0${dc}+`,
    atk === null ? null : `⚔\u00A0${atk}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `2 âmes · 3 joueurs et plus`; empty for most cards. */
export const marksLine = ({ souls, threePlus }: Pick<Card, 'souls' | 'threePlus'>): string =>
  [...(souls === null ? [] : [counted(souls, noun('soul'))]), ...(threePlus ? ['3 joueurs et plus'] : [])].join(' · ');
