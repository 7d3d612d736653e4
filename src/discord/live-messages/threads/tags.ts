import { Routes } from 'discord.js';
import type { Table, TableData } from '../../../table/index.js';
import { LANGUAGES } from '../../../text/index.js';
import { isRefusedForGood } from '../../rest/messenger.js';
import type { Requests } from '../../rest/requests.js';
import type { GuildState } from '../../rest/guild-state.js';
import type { Context } from '../context.js';

/** Discord's limit for the tags on a post. */
const MOST_TAGS = 5;
const PHASES = ['lobby', 'playing', 'over'] as const satisfies readonly TableData['phase'][];

/** The tags of a post of a forum in which a table is. */
export interface Tags {
  /** Puts the tag on it that says how the table is, if the forum has one and the bot may; fails when it is to be tried again. */
  sync(table: Table): Promise<void>;
}

export const createTags = (
  { words, log }: Pick<Context, 'words' | 'log'>,
  guildState: Pick<GuildState, 'post'>,
  rest: Pick<Requests, 'patch'>,
): Tags => {
  /** Whether a tag has one of the names for this phase, in any language and in capitals or not. */
  const isFor = (phase: TableData['phase'], name: string): boolean =>
    LANGUAGES.some((language) => words(language).finding.tags[phase].includes(name.trim().toLowerCase()));

  return {
    async sync({ channel, data }) {
      const post = guildState.post(channel);
      if (post === null || !post.mayTag) return;
      const { applied, available } = post;
      const wanted = available.find(({ name }) => isFor(data.phase, name));
      const ours = available.filter(({ name }) => PHASES.some((phase) => isFor(phase, name))).map(({ id }) => id);
      const others = applied.filter((id) => !ours.includes(id));
      const tags = [...others, ...(wanted === undefined ? [] : [wanted.id])].slice(0, MOST_TAGS);
      if (tags.length === applied.length && tags.every((id) => applied.includes(id))) return;
      try {
        await rest.patch(Routes.channel(channel), { body: { applied_tags: tags } });
      } catch (err) {
        if (!isRefusedForGood(err)) throw err;
        log.info({ err, channel }, 'the tags of a post were not changed');
      }
    },
  };
};
