import type { CardLookup } from '../../engine/index.js';
import { numberedLabel } from '../game/fit.js';
import { gainedCard } from '../game/gained.js';
import type { Names } from '../words/described.js';
import type { Words } from '../wording.js';
import { cardName, cardText, curseText, exactText, oneAbility, rewardLine } from './cards/abilities.js';
import { marksLine, statsLine } from './cards/nouns.js';
import { priceText } from './cards/costs.js';
import { board } from './game/board.js';
import {
  cardInShort,
  choiceLabel,
  longerLabels,
  optionDescription,
  optionLabel,
  rollOutcome,
  stackLine,
} from './game/decisions.js';
import { asks, question } from './game/questions.js';
import { logLine } from './game/log.js';
import { named } from './game/named.js';
import { barterWords } from './game/barter.js';
import { inspect } from './game/inspect.js';
import { ahead } from './game/ahead.js';
import { asking } from './game/asking.js';
import { more } from './game/more.js';
import { healing } from './bot/healing.js';
import { waiting } from './game/waiting.js';
import { challengePresets } from './bot/challenge-presets.js';
import { printings } from './bot/printings.js';
import { challenges } from './game/challenges.js';
import { variants } from './game/variants.js';
import { ways } from './game/ways.js';
import { chance } from './bot/chance.js';
import { puzzles } from './bot/puzzles.js';
import { files } from './bot/files.js';
import { finding } from './bot/finding.js';
import { quick } from './bot/quick.js';
import { news } from './bot/news.js';
import { quitting } from './bot/quitting.js';
import { mending } from './game/mending.js';
import { rewinding } from './game/rewinding.js';
import { league } from './bot/league.js';
import { statistics } from './bot/statistics.js';
import { managing } from './bot/managing.js';
import { reading } from './bot/reading.js';
import { replacing } from './bot/replacing.js';
import { replaying } from './bot/replaying.js';
import { freeText } from './bot/free-text.js';
import { houseCards } from './bot/house-cards.js';
import { help } from './bot/help.js';
import { lessons } from './bot/lessons.js';
import { knownCard } from './bot/known-card.js';
import { lookup } from './bot/lookup.js';
import { objection } from './game/objections.js';
import { person } from './bot/person.js';
import { ending } from './game/ending.js';
import { story } from './game/story.js';
import { peril } from './game/peril.js';
import { picture } from './game/picture.js';
import { errors } from './bot/errors.js';
import { lobby } from './bot/lobby.js';
import { asWritten, typeset, typesetAround } from './cards/typography.js';
import { server } from './bot/server.js';
import { notices } from './bot/notices.js';
import { pace } from './bot/pace.js';
import { tableSettings } from './bot/table-settings.js';
import { commands } from './bot/commands.js';
import { ui } from './bot/ui.js';

/** What is said alike whatever the cards are. */
const FIXED = {
  ui,
  more,
  asking,
  ahead,
  inspect,
  barter: barterWords,
  board,
  lobby,
  notices,
  pace,
  tableSettings,
  server,
  errors,
  story,
  ending,
  peril,
  picture,
  commands,
  freeText,
  houseCards,
  help,
  lessons,
  person,
  healing,
  lookup,
  waiting,
  variants,
  ways,
  challenges,
  challengePresets,
  printings,
  finding,
  quick,
  reading,
  replacing,
  managing,
  statistics,
  league,
  rewinding,
  mending,
  quitting,
  news,
  files,
  chance,
  puzzles,
  replaying,
  objection,
  named,
} satisfies Partial<Words>;
/** What is said about cards, whose names are set as all French is. */
const OF_KNOWN = { knownCard } satisfies Partial<Words>;
const SET = { ...typeset(FIXED), ...typesetAround(OF_KNOWN) };

/** People are called what they call themselves, and what somebody has typed stands as it was typed. */
const called = (names: Names): Names => ({
  player: (id) => asWritten(names.player(id)),
  card: (id) => names.card(id),
  typed: (text) => asWritten(names.typed?.(text) ?? text),
});

const ofCards = (cards: CardLookup): Omit<Words, keyof typeof SET> => ({
  language: 'fr',
  cardText: (card) => cardText(card, cards),
  exactText: (card) => exactText(card, cards),
  curseText,
  abilityText: (card, key) => oneAbility(card, key, cards),
  cardName: (id) => cardName(id, cards),
  statsLine,
  rewardLine: (reward) => rewardLine(reward, cards),
  marksLine,
  price: priceText,
  stackLine: (item, names) => stackLine(item, called(names), cards),
  optionLabel: (option, names) => optionLabel(option, called(names), cards),
  optionDescription: (option) => optionDescription(option, cards),
  rollOutcome: (item) => rollOutcome(item, cards),
  gainedText: (line) => {
    const card = gainedCard(line, cards);
    return card === null ? '' : cardInShort(card, cards);
  },
  choiceLabel: (option, names) => choiceLabel(option, called(names), cards),
  longerLabels: (option, names) => longerLabels(option, called(names), cards),
  numberedLabel,
  question: (decision, names) => question(decision, called(names), cards),
  asks: (decision, names, picked) => asks(decision, called(names), cards, picked),
  logLine: (line, names) => logLine(line, called(names), cards),
});

/** Everything the bot can say in French. */
export const french = (cards: CardLookup): Words => ({ ...SET, ...typesetAround(ofCards(cards)) });
