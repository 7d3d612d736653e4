import type { GameStore, Table, Tables } from '../../table/index.js';
import { questionOf } from '../../table/index.js';
import type { Language, Words } from '../../text/index.js';
import type { Payload } from '../protocol/payload.js';
import { windowIn } from '../format/seat-names.js';
import { draftsIn } from '../memory/drafts.js';
import { wordsAt } from '../format/printed.js';
import { boardMessage } from '../messages/board/board-message.js';
import { isStepwise } from '../messages/choice/question.js';
import { panelMessage } from '../messages/panel/panel-message.js';
import { newestLines } from './context.js';

/** What clients show of a table when they are up to date, for whoever compares it with what they do show. */
interface Screens {
  /** The board, with or without what a picture would say. */
  board(table: Table, isPictured: boolean): Promise<Payload>;
  /** The panel of somebody who sits there, without what they were told about their last click. */
  panel(table: Table, user: string, language: Language): Promise<Payload>;
}

export const screensOn = (
  tables: Tables,
  store: Pick<GameStore, 'draft' | 'setDraft' | 'replaceDraft'>,
  words: (language: Language) => Words,
): Screens => {
  const drafts = draftsIn(store);
  return {
    board: async (table, isPictured) =>
      boardMessage(
        table,
        wordsAt(table, words(table.data.display.language)),
        await newestLines({ tables }, table),
        isPictured,
      ),
    async panel(table, user, language) {
      const decision = questionOf(table, user);
      const chosen =
        decision !== null && isStepwise(decision)
          ? await drafts.chosen(table.channel, user, table.data.game.id, windowIn(table, user))
          : [];
      return panelMessage({ table, user, w: wordsAt(table, words(language)), page: 0, chosen, notice: null });
    },
  };
};
