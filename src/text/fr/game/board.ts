import type { Words } from '../../wording.js';
import { challenges } from './challenges.js';
import { capital } from '../../cards/sentences.js';
import type { CounterName, Deck, ObjectView, PlayerView, SlotView, View } from '../../../engine/index.js';
import { ANY_NUMBER } from '../../../engine/vocabulary/index.js';
import type { Names } from '../../words/described.js';
import type { TurnAction, PriorityKind } from '../../words/game/board.js';
import { statsLine } from '../cards/nouns.js';
import { askedLine } from './decisions.js';
import { DEGAT, DECK, KEYWORD, counted, counterNoun, deckName, list, noun } from '../cards/nouns.js';
import { deCard } from '../cards/typography.js';

const PHASE = {
  setup: 'Avant le premier tour',
  start: 'Phase de départ',
  action: "Phase d'actions",
  end: 'Phase finale',
} as const;
const DECLARED: Readonly<Record<NonNullable<View['declared']>, string>> = {
  attack: 'déclare une attaque',
  purchase: 'déclare un achat',
  end: 'déclare la fin de son tour',
};

const NOW: Readonly<Record<Exclude<PriorityKind, 'turn'>, string>> = {
  forced: 'À vous : vous devez attaquer avant de terminer le tour.',
  stack: 'Répondez au sommet de la pile, ou passez pour le laisser se résoudre.',
  declared: 'Répondez à la déclaration, ou passez pour la laisser suivre son cours.',
  attack: "Agissez avant votre lancer d'attaque, ou passez pour lancer le dé.",
  attacked: "Agissez avant le lancer d'attaque, ou passez.",
  next: "C'est bientôt votre tour : agissez maintenant, ou passez et il commence.",
  step: 'Agissez maintenant, ou passez et le tour continue.',
};

const TURN_ACTION: Readonly<Record<TurnAction, string>> = {
  play: 'jouez un butin',
  activate: 'activez un effet',
  attack: 'attaquez',
  purchase: 'achetez',
};
const yourTurn = (may: readonly TurnAction[]): string =>
  may.length === 0
    ? "À vous : il ne reste qu'à terminer le tour."
    : `À vous : ${list([...may.map((action) => TURN_ACTION[action]), 'terminez le tour'], 'ou')}.`;

const counters = ({ counters: there }: Pick<ObjectView, 'counters'>): readonly string[] =>
  Object.entries(there).flatMap(([name, number]) => {
    const known = name as CounterName;
    return number > 0 ? [counted(number, counterNoun(known === 'counter' ? undefined : known))] : [];
  });

const playable = (lootPlays: number): string =>
  lootPlays >= ANY_NUMBER
    ? 'butins à volonté'
    : counted(lootPlays, { one: 'butin jouable', many: 'butins jouables', f: false }).replaceAll(' ', '\u00A0');

const player = (seen: PlayerView): string =>
  [
    `♥\u00A0${seen.hp}/${seen.maxHp}`,
    ...(seen.dc === null ? [] : [`⚅\u00A0${seen.dc}+`]),
    `⚔\u00A0${seen.atk}`,
    `${seen.coins} ¢`,
    `main ${seen.handCount}${seen.openHand.length > 0 ? ' (révélée)' : ''}`,
    seen.sharesGoal === true ? `âmes ${seen.souls}` : `âmes ${seen.souls}/${seen.soulsToWin}`,
    ...(seen.lootPlays > 0 ? [playable(seen.lootPlays)] : []),
    ...counters(seen),
    ...(seen.dead ? ['☠ mort'] : []),
  ].join(' · ');

const deactivated = ({ role }: ObjectView): string => `↷ désactivé${noun(role ?? 'item').f ? 'e' : ''}`;
const notes = (seen: ObjectView, names: Names): readonly string[] => [
  ...(seen.copyOf === null ? [] : [`copie ${deCard(names.card(seen.copyOf))}`]),
  ...seen.numbers.map(({ ordinal, was, number }) => `nombre ${ordinal} du texte : ${number} au lieu de ${was}`),
  ...(seen.charged ? [] : [deactivated(seen)]),
  ...counters(seen),
  ...(seen.under.length === 0
    ? []
    : [
        `dessous : ${list(
          seen.under.map((card) => names.card(card)),
          'et',
        )}`,
      ]),
  ...(seen.notes.length === 0 ? [] : [`noté : ${seen.notes.join(' ')}`]),
  ...seen.keywords.filter((word) => word === 'eternal').map((word) => KEYWORD[word]),
];

/** `♥ 3/4 · ⚅ 4+ · ⚔ 1` */
const stats = ({ hp, maxHp, dc, atk }: ObjectView): string =>
  statsLine({ hp: maxHp, dc, atk }).replace('♥\u00A0', `♥\u00A0${hp ?? 0}/`);

const object = (seen: ObjectView, names: Names): string => {
  const fights = seen.maxHp !== null && seen.role !== 'character';
  const more = [...(fights ? [stats(seen)] : []), ...notes(seen, names)];
  return more.length === 0 ? names.card(seen.card) : `${names.card(seen.card)} (${more.join(', ')})`;
};

const covering = ({ covered }: SlotView, names: Names): string =>
  covered.length === 0
    ? ''
    : ` (sur ${list(
        covered.map((card) => names.card(card)),
        'et',
      )})`;

/** What a slot of a challenge is, before what lies in it. */
const slotOf = ({ of }: SlotView): string => (of === undefined ? '' : `${challenges.slot[of]} : `);

const monster = (number: number, slot: SlotView, names: Names): string => {
  const { top } = slot;
  const lead = `${number}. ${slotOf(slot)}`;
  if (top === null) return `${lead}(vide)`;
  const what = top.maxHp === null ? capital(noun(top.role ?? 'event').one) : stats(top);
  const souls = top.souls === null ? [] : [counted(top.souls, noun('soul'))];
  const line = [names.card(top.card), what, ...souls, ...notes(top, names)].join(' · ');
  return `${lead}${line}${covering(slot, names)}`;
};

/** A sentence with its full stop, unless a name at its end brings one. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const slotLine = (number: number, slot: SlotView, price: number | null, names: Names): string => {
  if (slot.top === null) return `${number}. (vide)`;
  return `${number}. ${slotOf(slot)}${object(slot.top, names)}${price === null ? '' : ` · ${price} ¢`}${covering(slot, names)}`;
};

const deck = (which: Deck, left: number, discarded: number): string =>
  `${capital(DECK[which])} ${left} (défausse ${discarded})`;

const many = (people: readonly string[]): boolean => people.length > 1;

export const board: Words['board'] = {
  heading: {
    shop: 'Boutique',
    monsters: 'Monstres',
    rooms: 'Salle',
    bonusSouls: 'Âmes bonus',
    choices: 'Au choix',
    stack: "Pile (le sommet d'abord)",
    log: 'Journal (le plus récent en haut)',
    decks: 'Pioches',
    players: 'Joueurs',
    hand: 'Votre main',
    cards: 'Cartes',
    items: 'Objets',
    souls: 'Âmes',
    curses: 'Malédictions',
    discards: 'Défausses',
  },
  title: (turn, name) => `Tour ${turn} — ${name}`,
  phase: (phase) => PHASE[phase],
  waitingFor: (people) => `On attend ${list(people, 'et')}.`,
  awaitsAnswers: (answers) =>
    answers === 0 ? '' : `On attend ${counted(answers, { one: 'réponse', many: 'réponses', f: true })}.`,
  mayAct: (name) => `${name} peut agir.`,
  mayRespond: (people) => `${list(people, 'et')} ${many(people) ? 'peuvent' : 'peut'} répondre.`,
  youMayRespond: 'Vous pouvez répondre.',
  asked: ({ player: who, key, card }, names) =>
    askedLine({ player: names.player(who), key, card: card === null ? null : names.card(card) }),
  declared: (what, name) => `${name} ${DECLARED[what]}.`,
  attacking: (name, target) => ended(`${name} attaque${target === null ? '' : ` ${target}`}`),
  rollMeans: ({ hits, needed, damage, monster: what, attacker }) =>
    hits
      ? `touché (${needed}+) : ${counted(damage, DEGAT)} pour ${what}`
      : `raté (il faut ${needed}+) : ${counted(damage, DEGAT)} pour ${attacker}`,
  countsAs: (number, what) => `compte pour ${number} : ${what}`,
  player,
  object,
  role: (role) => noun(role).one,
  objects: (all, names) => (all.length === 0 ? 'rien' : all.map((one) => object(one, names)).join(', ')),
  shopSlot: slotLine,
  monsterSlot: monster,
  roomSlot: (number, slot, names) => slotLine(number, slot, null, names),
  deck,
  deckName: (which) => capital(deckName(which)),
  shown: ({ deck: of, cards }, names) =>
    `Vous voyez sur ${deckName(of)} : ${cards.map((card) => names.card(card)).join(', ')}`,
  supply: (coins) => `${coins} ¢ dans la réserve`,
  headed: (heading, text) => `${heading} : ${text}`,
  aside: (text, remark) => `${text} (${remark})`,
  listed: (things) => things.join(', '),
  clauses: (parts) => parts.join(' ; '),
  sentence: (text) => `${text}.`,
  earlierLines: (number) =>
    `(${counted(number, { one: 'ligne plus ancienne', many: 'lignes plus anciennes', f: true })})`,
  inWords: 'En texte',
  computers: (names, left) =>
    `🤖 Un joueur virtuel joue pour : ${[...names, ...left.map((name) => `${name} (absence)`)].join(', ')}.`,
  computersThink: '🤖 Les joueurs virtuels réfléchissent à leurs réponses.',
  revision: (revision) => `r${revision}`,
  asOf: (revision) => `État r${revision}`,
  behind: '⏳ Le plateau est en retard : Discord refuse mes mises à jour. Ce panneau est à jour.',
  emptyHand: 'Votre main est vide.',
  textsElsewhere: (inspect) => `*${inspect}* les montre en entier.`,
  yourPanel: 'Votre main et ce que vous pouvez faire',
  mayNow: (kind, may = []) => (kind === 'turn' ? yourTurn(may) : NOW[kind]),
  chooseAgain: "Quelque chose s'est passé depuis votre déclaration : faites votre choix à nouveau.",
  firstTurn: (souls) =>
    `Vous gagnez avec ${counted(souls, noun('soul'))}. Les monstres qui valent des âmes vous les donnent : faites leur nombre ou plus pour les toucher, sinon, c'est vous qui subissez les dégâts. Les ¢ servent à acheter des objets à la boutique.`,
  notAsked: 'Rien à faire pour le moment.',
  offer: ({ from, to, gives, amount, favour }) =>
    `⚖ ${gives ? `${from} offre ${amount} ¢ à ${to}` : `${from} demande ${amount} ¢ à ${to}`}${favour === '' ? '.' : ` en échange de ceci : « ${favour} »`}`,
  holding: (people) =>
    `${list(people, 'et')} ${people.length === 1 ? 'attend' : 'attendent'} la réponse avant de passer.`,
  offerMade: "Votre offre est affichée dans le salon. Retirez-la là-bas si vous changez d'avis.",
  rememberedOrders: "L'ordre choisi pour vos effets",
  rememberedOrdersGiven: "Quand ces effets se déclenchent ensemble, cet ordre s'applique sans vous être redemandé.",
  noRememberedOrders: "Vous n'avez encore choisi aucun ordre.",
  nothingDenied: 'Rien de ce que vous avez ne vous est refusé maintenant.',
  orderForgotten: 'Vous choisirez de nouveau la prochaine fois.',
  passSealed:
    "Vous avez passé. Cela comptera quand les autres auront répondu, sauf si quelque chose change ; d'ici là, vous pouvez revenir dessus.",
  passed: 'Vous avez passé. La table attend les autres.',
  done: "C'est fait.",
  choiceSealed: (what) => `Déclaré. Votre choix est gardé jusqu'à ce que les autres aient répondu : ${what}.`,
  result: (winners) => `${list(winners, 'et')} ${many(winners) ? 'gagnent' : 'gagne'} la partie !`,
  resultTitle: 'La partie est finie',
  seedHash: (hash) => `Empreinte du secret : ${hash}`,
  seed: (seed) => `La graine était : ${seed}`,
};
