import { practiceOf } from '../../../table/index.js';
import { outcomeAnswer, refusalAnswer } from '../answer/outcome.js';
import { type Answer, panelAnswer, say } from '../answer/answer.js';
import type { Actor } from '../answer/actor.js';
import type { Live } from '../../shown/live.js';
import type { PersonalHandler } from './own-page.js';
import type { Call } from '../answer/command.js';
import { PUZZLE_ARG } from '../../messages/panel/situation-message.js';
import { situationAnswer } from './situations.js';

/** Begins the practice game, or goes on with it: `arg` stops it, or begins another; `skip` stands on messages of v0.2.0. */
const practiceAnswer = async (live: Live, actor: Actor, arg: string): Promise<Answer> => {
  const { person, interaction, language } = actor;
  const { tables } = live;
  const channel = practiceOf(person.user);
  const there = await tables.table(channel);
  if (arg.startsWith(PUZZLE_ARG)) return situationAnswer(live, actor, { puzzle: arg.slice(PUZZLE_ARG.length) });
  const goesOn = there?.data.phase === 'playing';
  if (goesOn && arg !== 'new') {
    if (arg !== 'stop') return panelAnswer(live, actor, there, null);
    return outcomeAnswer(live, actor, await tables.perform(channel, actor, { do: 'end' }), 'panel');
  }
  if (arg === 'stop' || arg === 'skip')
    return there === null ? say(actor.w.lessons.ended.stopped) : panelAnswer(live, actor, there, null);
  const begun = await tables.beginPractice(interaction, person, language);
  return begun.is === 'refused'
    ? refusalAnswer(live, actor, begun, 'panel')
    : panelAnswer(live, actor, begun.table, null);
};

/** `/souls tutorial`: begins the practice game, or goes on with it. */
export const practiceTyped = async ({ live, actor }: Call): Promise<Answer> => practiceAnswer(live, actor, '');

/** A button of the practice game. */
export const practiceClicked: PersonalHandler = async ({ live, actor, id }) => practiceAnswer(live, actor, id.arg);
