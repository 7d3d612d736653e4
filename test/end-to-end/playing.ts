import { setTimeout as pause } from 'node:timers/promises';
import { InteractionResponseType, type APIMessage } from 'discord-api-types/v10';
import { ClientRefusal, InteractionFailed, type Outcome, type Person } from '../../playground/index.js';
import { answerPanel, isAsked, looks, panelOf, partsOf } from '../discord/support/answers.js';
import { speak, textOf } from '../discord/support/house.js';
import type { Killable, Moment } from './killable.js';

/** What somebody reads who acts faster than people do, and the milliseconds for which they wait then, as they are asked to. */
const TOO_FAST = speak('en').errors.tooFast;
const SLOWER = 3_000;

/** Whether the panel is that of somebody with priority, or who may pass early. */
const hasPriority = (panel: APIMessage): boolean =>
  partsOf(panel).some(({ verb, id }) => ['pass', 'attack'].includes(verb) || id.endsWith(':opt:end'));

const asksAgain = (panel: APIMessage): boolean => partsOf(panel).some(({ verb }) => verb === 'sure');

/** Whether the panel asks for a choice, not for an action or a pass, nor whether an action is meant. */
export const isChoice = (panel: APIMessage): boolean => isAsked(panel) && !hasPriority(panel) && !asksAgain(panel);

/** Ends the turn and means it: the click that answers the question whether it is meant. */
export const endTurn = async (person: Person, panel: APIMessage): Promise<Outcome> => {
  const end = partsOf(panel).find(({ id }) => id.endsWith(':opt:end'))?.id ?? '';
  return person.force(end.replace(':opt:', ':sure:'), panel);
};

/** The revision of the table that a panel shows. */
const revisionOf = (panel: APIMessage): number => Number(/\d+/.exec(panel.embeds[0]?.footer?.text ?? '')?.[0] ?? 0);

/** A kill at the answer with an index; afterwards Discord may deliver the click again, or the person presses again. */
export interface Kill {
  readonly moment: Moment;
  readonly redelivered: boolean;
}

export interface Played {
  readonly answers: number;
  /** The indexes of the answers to choices. */
  readonly choices: readonly number[];
  /** The indexes of the answers that changed the table; the steps on the way to an order of several do not. */
  readonly taken: readonly number[];
  /** The indexes after which the same person has priority as before: the same click once more would do something. */
  readonly repeatable: readonly number[];
}

/** Answers beyond which a game counts as endless. */
const MOST_ANSWERS = 3_000;

/** A click and what became of it: `crossed` when the client no longer showed what it was for. */
interface Click {
  result: Outcome | 'pending' | 'crossed' | 'failed';
  settled: Promise<void>;
}

/** The panels of people who look again until they see nothing older than what they have seen. */
const openEyes = (bot: Killable) => {
  const panels = new Map<Person, APIMessage>();
  let newest = 0;

  const ask = async (person: Person): Promise<APIMessage | null> => {
    const known = panels.get(person);
    const refresh = known === undefined ? undefined : partsOf(known).find(({ id }) => id.endsWith(':page:r'));
    if (known === undefined || refresh === undefined) return panelOf(person);
    const { response, message } = await person.force(refresh.id, known);
    return response === InteractionResponseType.DeferredMessageUpdate ? panelOf(person) : message;
  };
  /** Takes a panel as what the person sees; false when it is older than something seen before. */
  const see = (person: Person, message: APIMessage | null): boolean => {
    if (message === null || revisionOf(message) < newest) return false;
    newest = revisionOf(message);
    panels.set(person, message);
    return true;
  };
  return {
    see,
    known: (person: Person) => panels.get(person),
    /** The panel as it is now, however often the bot dies meanwhile. */
    async look(person: Person): Promise<APIMessage> {
      for (;;) {
        const panel = await bot.unlessDead(ask(person));
        if (panel === 'died') await bot.revive();
        else if (see(person, panel) && panel !== null) return panel;
      }
    },
  };
};

/**
 * Plays a game to its end with two people who answer as functions of the seed and the index of the answer. When the
 * bot is killed they look at the panel that they had and press again unless their click has counted.
 * @throws Error when an acknowledged click has not counted
 */
export const playToTheEnd = async (
  bot: Killable,
  people: readonly [Person, Person],
  seed: string,
  kills: ReadonlyMap<number, Kill>,
): Promise<Played> => {
  const eyes = openEyes(bot);
  const choices: number[] = [];
  const repeatable: number[] = [];
  const taken: number[] = [];
  let last = people[0];

  /** Clicks as the answer with this index says. */
  const click = (panel: APIMessage, index: number): Click => {
    const click: Click = { result: 'pending', settled: Promise.resolve() };
    click.settled = answerPanel(last, panel, seed, index).then(
      (outcome) => {
        if (outcome === null) throw new Error(`nothing to click on: ${textOf(panel)}`);
        click.result = outcome;
      },
      (error: unknown) => {
        if (error instanceof ClientRefusal) click.result = 'crossed';
        else if (error instanceof InteractionFailed) click.result = 'failed';
        else throw error;
      },
    );
    return click;
  };

  /** Clicks, and the bot dies as the kill says. Discord may bring the click to the next process as well. */
  const clickAndDie = async (panel: APIMessage, index: number, { moment, redelivered }: Kill): Promise<Click> => {
    if (moment !== 'sent' && moment !== 'answered') await bot.arm(moment);
    const clicked = click(panel, index);
    if (moment === 'sent') bot.kill();
    const died = (await bot.unlessDead(clicked.settled)) === 'died';
    if (moment === 'answered') bot.kill();
    if (died || clicked.result !== 'crossed') await bot.revive();
    if (redelivered && clicked.result !== 'crossed' && clicked.result !== 'failed') {
      await bot.standIn.duplicateLastInteraction();
      await bot.unlessDead(clicked.settled);
    }
    return { ...clicked };
  };

  /** Answers once; whether it counted. */
  const answer = async (panel: APIMessage, index: number, kill: Kill | undefined): Promise<boolean> => {
    const clicked = kill === undefined ? click(panel, index) : await clickAndDie(panel, index, kill);
    if (kill === undefined) await bot.unlessDead(clicked.settled);
    const { result } = clicked;
    const isAcknowledged = typeof result !== 'string';
    const isSeen = isAcknowledged && kill === undefined && eyes.see(last, result.message);
    const after = (isSeen ? result.message : null) ?? (await eyes.look(last));
    const counted = looks(after) !== looks(panel);
    if (isAcknowledged && !counted) {
      const told = result.message === null ? '' : textOf(result.message);
      if (told.includes(TOO_FAST)) {
        await pause(SLOWER);
        return false;
      }
      throw new Error(`an acknowledged click was lost: ${told}\nThe panel:\n${textOf(after)}`);
    }
    if (counted && revisionOf(after) > revisionOf(panel)) taken.push(index);
    if (counted && hasPriority(panel) && hasPriority(after)) repeatable.push(index);
    return counted;
  };

  /** Who is asked: the one who answered last stays, otherwise the other; null when the game is over. */
  const turnTo = async (): Promise<APIMessage | null> => {
    const known = eyes.known(last);
    if (known !== undefined && isAsked(known)) return known;
    for (const person of people.toSorted((a) => (a === last ? 1 : -1))) {
      last = person;
      const panel = await eyes.look(person);
      if (isAsked(panel)) return panel;
      if (panel.components?.length === 0) return null;
    }
    throw new Error('nobody is asked');
  };

  for (let index = 0; index < MOST_ANSWERS; index += 1) {
    let kill = kills.get(index);
    for (let counted = false; !counted;) {
      const panel = await turnTo();
      if (panel === null) return { answers: index, choices, taken, repeatable };
      if (isChoice(panel) && choices.at(-1) !== index) choices.push(index);
      const killed = bot.kills();
      counted = await answer(panel, index, kill);
      if (bot.kills() > killed) kill = undefined;
    }
  }
  throw new Error('the game does not end');
};
