import type { CardLookup } from '../../engine/index.js';
import { numberedLabel } from '../game/fit.js';
import { gainedCard } from '../game/gained.js';
import type { GameWords } from '../words/game-words.js';
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
import { server } from './bot/server.js';
import { notices } from './bot/notices.js';
import { pace } from './bot/pace.js';
import { tableSettings } from './bot/table-settings.js';
import { commands } from './bot/commands.js';
import { ui } from './bot/ui.js';

/** What depends on no card. Every other language says the same: `Words` is read from here. */
export const texts = {
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
  knownCard,
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
};

const ofGames = (cards: CardLookup): GameWords => ({
  language: 'en',
  cardText: (card) => cardText(card, cards),
  exactText: (card) => exactText(card, cards),
  curseText,
  abilityText: (card, key) => oneAbility(card, key, cards),
  cardName: (id) => cardName(id, cards),
  statsLine,
  rewardLine: (reward) => rewardLine(reward, cards),
  marksLine,
  price: priceText,
  named,
  stackLine: (item, names) => stackLine(item, names, cards),
  optionLabel: (option, names) => optionLabel(option, names, cards),
  optionDescription: (option) => optionDescription(option, cards),
  rollOutcome: (item) => rollOutcome(item, cards),
  gainedText: (line) => {
    const card = gainedCard(line, cards);
    return card === null ? '' : cardInShort(card, cards);
  },
  choiceLabel: (option, names) => choiceLabel(option, names, cards),
  longerLabels: (option, names) => longerLabels(option, names, cards),
  numberedLabel,
  question: (decision, names) => question(decision, names, cards),
  asks: (decision, names, picked) => asks(decision, names, cards, picked),
  objection,
  logLine: (line, names) => logLine(line, names, cards),
});

/** Everything the bot can say in English. */
export const english = (cards: CardLookup): GameWords & typeof texts => ({ ...ofGames(cards), ...texts });
