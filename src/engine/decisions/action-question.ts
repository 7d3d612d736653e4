import type { PlayerId } from '../vocabulary/index.js';
import { EngineDefect, type Decision, type Game, type Gen, type Option, type OptionId } from '../state/index.js';
import { noteSights } from '../rules/characteristics/visible-decks.js';
import { layBackOpen, layOpen } from '../rules/stack/playing.js';
import { legalAction, legalActions, PASS } from './actions.js';

const PASSES: readonly OptionId[] = [PASS.id];

/**
 * The question to whoever has priority. What they may do is listed when somebody first looks (PRIO-04): nearly every
 * answer is a pass, for which nothing needs to be listed.
 */
export class ActionQuestion implements Decision {
  /** One for all: the questions stay of one shape, and their options are compared, copied and written like any others. */
  static readonly #LISTED = {
    enumerable: true,
    get(this: ActionQuestion): readonly Option[] {
      return this.#list();
    },
  };
  readonly player: PlayerId;
  readonly key = 'priority';
  readonly source = null;
  readonly card = null;
  /** Throws `EngineDefect` when they are first asked for after the answer, as things have changed by then. */
  declare readonly options: readonly Option[];
  readonly min = 1;
  readonly max = 1;
  readonly secret = true;
  readonly fallback = PASSES;
  readonly #game: Game;
  #listed: readonly Option[] | null = null;
  #judged: Option | undefined;
  #isOpen = true;

  constructor(game: Game, player: PlayerId) {
    this.#game = game;
    this.player = player;
    Object.defineProperty(this, 'options', ActionQuestion.#LISTED);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** The option with this id, which nothing else needs to be listed for. */
  option(id: OptionId): Option | undefined {
    if (this.#listed !== null) return this.#listed.find((option) => option.id === id);
    if (this.#judged?.id === id) return this.#judged;
    this.#judged = legalAction(this.#asked(), this.player, id); // PRIO-04
    return this.#judged;
  }

  #list(): readonly Option[] {
    this.#listed ??= legalActions(this.#asked(), this.player); // PRIO-04
    return this.#listed;
  }

  #asked(): Game {
    if (!this.#isOpen) throw new EngineDefect('what could be done is asked for after the answer');
    return this.#game;
  }
}

/** Asks what whoever has priority does. */
export function* askForAction(g: Game, player: PlayerId): Gen<OptionId> {
  noteSights(g);
  const open = layOpen(g, player);
  const question = new ActionQuestion(g, player);
  const [chosen = PASS.id] = yield question;
  question.close();
  layBackOpen(
    g,
    open.filter((id) => chosen !== `play:${id}`),
  );
  return chosen;
}
