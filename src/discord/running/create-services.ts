import { unmeasured } from '../../ops/index.js';
import { openReadings } from '../reading/readings.js';
import { createHostQuestions, openTrials } from '../../table/index.js';
import { draftsIn } from '../memory/drafts.js';
import { lastReadIn } from '../memory/last-read.js';
import { numbersIn } from '../memory/numbers.js';
import { peopleIn } from '../memory/people.js';
import { createBudget, UNCOUNTED, type Budget, type Work } from '../rest/budget.js';
import { messengerOn } from '../rest/messenger.js';
import type { Requests } from '../rest/requests.js';
import type { GuildState } from '../rest/guild-state.js';
import { realTimers } from '../rest/timers.js';
import { createAbsences } from '../live-messages/absences.js';
import { createArchive } from '../live-messages/threads/archive.js';
import { createBoards } from '../live-messages/boards.js';
import type { Context } from '../live-messages/context.js';
import { createHands } from '../live-messages/hands.js';
import type { BotServices } from '../live-messages/bot-services.js';
import { countingPosts, measuredStudio } from '../live-messages/pictures/measuring.js';
import { createNews } from '../live-messages/news.js';
import { createNotices } from '../live-messages/notices/notices.js';
import { createPanels } from '../live-messages/panels.js';
import { createPictures } from '../live-messages/pictures/pictures.js';
import { createProposals } from '../live-messages/proposals.js';
import { createTags } from '../live-messages/threads/tags.js';
import { createThreads } from '../live-messages/threads/threads.js';
import { closingOf } from '../live-messages/upkeep/closing.js';
import type { BotOptions } from './options.js';

/** Everything that keeps the channels up to date. */
export const createServices = (
  options: BotOptions,
  budget: Budget,
  requests: (work: Work) => Requests,
  guildState: GuildState,
): BotServices => {
  const { tables, words, log, store, timers = realTimers, metrics = unmeasured } = options;
  const context: Context = {
    tables,
    words,
    log,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: createPictures(log, measuredStudio(metrics, options.studio)),
  };
  const lastRead = lastReadIn(store, tables);
  const messenger = (work: Work) => messengerOn(requests, work);
  const [telling, showing] = [messenger('notice'), messenger('board')];
  const closed = closingOf(context, telling);
  const noticeTimers = options.noticeTimers ?? timers;
  const counted = countingPosts(telling, metrics);
  const notices = createNotices({ ...context, lastRead }, counted, guildState, noticeTimers);
  const panels = createPanels(context, createBudget(timers, UNCOUNTED), timers, (channel) => boards.isBehind(channel));
  const { changed: behind } = panels;
  const boards = createBoards(context, { messenger: showing, budget, guildState, timers, closed, behind });
  return {
    ...context,
    closed,
    absences: createAbsences(context, messenger, guildState, noticeTimers),
    boards,
    notices,
    news: createNews(context, showing, guildState, timers),
    proposals: createProposals(context, messengerOn(requests, 'notice', 'notice'), notices, timers),
    panels,
    hands: createHands(context, showing, budget, timers),
    archive: createArchive(context, messenger('upkeep'), guildState),
    guildState,
    tags: createTags(context, guildState, requests('upkeep')),
    threads: createThreads(context, showing, requests('answer')),
    lastRead,
    tell: messenger('answer').tell,
    hostQuestions: createHostQuestions(store),
    trials: options.trials ?? openTrials(),
    readings: options.readings ?? openReadings(),
  };
};
