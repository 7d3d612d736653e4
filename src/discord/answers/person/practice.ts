import { practiceOf } from '../../../table/index.js';
import { outcomeAnswer, refusalAnswer } from '../answer/outcome.js';
import { type Answer, panelAnswer, say } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Call } from '../answer/command.js';
import { PUZZLE_ARG } from '../../messages/panel/situation-message.js';
import { situationAnswer } from './situations.js';
import { ofPerson, type PressHandler } from '../answer/button.js';

/** Begins the practice game, or goes on with it: `arg` stops it, or begins another; `skip` stands on messages of v0.2.0. */
const practiceAnswer = async (services: BotServices, actor: Actor, arg: string): Promise<Answer> => {
  const { person, language } = actor;
  const { tables } = services;
  const channel = practiceOf(person.user);
  const there = await tables.table(channel);
  if (arg.startsWith(PUZZLE_ARG)) return situationAnswer(services, actor, { puzzle: arg.slice(PUZZLE_ARG.length) });
  const goesOn = there?.data.phase === 'playing';
  if (goesOn && arg !== 'new') {
    if (arg !== 'stop') return panelAnswer(services, actor, there, null);
    return outcomeAnswer(services, actor, await tables.perform(channel, actor, { do: 'end' }), 'panel');
  }
  if (arg === 'stop' || arg === 'skip')
    return there === null ? say(actor.w.lessons.ended.stopped) : panelAnswer(services, actor, there, null);
  const begun = await tables.beginPractice(actor, language);
  return begun.is === 'refused'
    ? refusalAnswer(services, actor, begun, 'panel')
    : panelAnswer(services, actor, begun.table, null);
};

/** `/souls tutorial`: begins the practice game, or goes on with it. */
export const handlePracticeCommand = async ({ services, actor }: Call): Promise<Answer> =>
  practiceAnswer(services, actor, '');

/** A button of the practice game. */
const handlePracticePress: PressHandler = async ({ services, actor, id }) => practiceAnswer(services, actor, id.arg);

export const practiceButtons = { tutorial: ofPerson(handlePracticePress) };
