import type { CardLookup } from '../../engine/index.js';
import type { Words } from '../words.js';
import { cardText, marksLine, oneAbility, rewardLine, shortEffect, statsLine } from './abilities.js';
import { board } from './board.js';
import { optionDescription, optionLabel, question, stackLine } from './decisions.js';
import { logLine, named } from './log.js';
import { dealing } from './dealing.js';
import { inspect } from './inspect.js';
import { more } from './more.js';
import { healing } from './healing.js';
import { waiting } from './waiting.js';
import { files } from './files.js';
import { replacing } from './replacing.js';
import { freeText } from './free-text.js';
import { help } from './help.js';
import { lessons } from './lessons.js';
import { knownCard } from './known-card.js';
import { lookup } from './lookup.js';
import { objection } from './objections.js';
import { person } from './person.js';
import { ending } from './ending.js';
import { story } from './story.js';
import { picture } from './picture.js';
import { errors, lobby } from './table.js';
import { typo } from './typography.js';
import { server } from './server.js';
import { tableSettings } from './table-settings.js';
import { commands, ui } from './ui.js';

/** Everything the bot can say in French. */
export const french = (cards: CardLookup): Words => ({
  language: 'fr',
  cardText: (card) => cardText(card, cards),
  abilityText: (card, key) => oneAbility(card, key, cards),
  cardName: (id) => typo(cards.card(id).name.fr),
  statsLine,
  rewardLine,
  marksLine,
  effectText: (effect) => shortEffect(effect, cards),
  named,
  stackLine: (item, names) => stackLine(item, names, cards),
  optionLabel: (option, names) => optionLabel(option, names, cards),
  optionDescription: (option) => optionDescription(option, cards),
  question: (decision, names) => question(decision, names, cards),
  objection,
  logLine: (line, names) => logLine(line, names, cards),
  ui,
  more,
  inspect,
  dealing,
  board,
  lobby,
  tableSettings,
  server,
  errors,
  story,
  ending,
  picture,
  commands,
  freeText,
  help,
  lessons,
  person,
  healing,
  lookup,
  knownCard,
  waiting,
  replacing,
  files,
});
