import type { Logger } from '../../ops/index.js';
import type { HostQuestion, HostQuestions, Person } from '../../table/index.js';
import type { KnownCard, Language, Words } from '../../text/index.js';
import type { ChannelPlace } from '../protocol/permissions.js';
import { button, type Attached } from '../protocol/payload.js';
import { packQuery, pageButtonId, type LookupPage, type Way } from '../format/lookup-refs.js';
import { personalId } from '../protocol/ids.js';
import type { Drawable } from '../picture/index.js';
import { theLookup } from './the-lookup.js';
import type { Buttons, PageContext, NamedPage } from './ways.js';

/** What a page is made with. */
export interface Sources {
  readonly words: (language: Language) => Words;
  readonly log: Logger;
  readonly hostQuestions: HostQuestions;
  readonly pictures: { apart(channel: string, drawable: Drawable): Promise<readonly Attached[]> };
}

/** Who looks something up, and where. */
export interface Asker {
  readonly channel: string;
  readonly person: Person;
  /** The server, when the bot is a member of it. */
  readonly home: string | null;
  readonly place: Pick<ChannelPlace, 'manages'>;
  readonly language: Language;
  readonly settings: { readonly textOnly: boolean };
  readonly w: Words;
}

/** What a table waits for, as everybody sees it. */
export interface Now {
  /** In a line, and for a section about answering whether that can be answered. */
  readonly lineFor: (section: string) => string;
  /** Leads to why. */
  readonly why: Buttons[number];
}

/** Who reads a page, and how. */
export interface Reader {
  readonly services: Sources;
  readonly actor: Asker;
  readonly way: Way;
  readonly isPublic: boolean;
  /** Said above the page; empty for nothing. */
  readonly notice: string;
  /** What the table in this channel waits for, where the question is about that. */
  readonly now: Now | null;
  /** What people have asked in this server. */
  readonly hostQuestions: readonly HostQuestion[];
}

/** A reader of a page at the end of a way; without the store there are no questions. */
export const readerOf = async (services: Sources, actor: Asker, way: Way, isPublic = false): Promise<Reader> => {
  const { home } = actor;
  const read = home === null ? [] : services.hostQuestions.of(home);
  const hostQuestions = await Promise.resolve(read).catch((err: unknown): readonly HostQuestion[] => {
    services.log.warn({ err }, 'the questions of a server could not be read');
    return [];
  });
  return { services, actor, way, isPublic, notice: '', now: null, hostQuestions };
};

export const isManager = ({ actor }: Reader): boolean => actor.home !== null && actor.place.manages;

/** What a table waits for, an answer that the hosts have given, and for managers what is asked. */
export const extraButtons = (reader: Reader, answers: readonly HostQuestion[] = []): Buttons => {
  const { actor, way, hostQuestions, isPublic } = reader;
  const { list, found } = actor.w.lookup.hostQuestions;
  const why = reader.now === null ? [] : [reader.now.why];
  if (isPublic || actor.home === null) return why;
  const open = hostQuestions.filter(({ answer }) => answer === null).length;
  const [answer] = answers;
  const listed = way.here.is === 'hostQuestions' || !isManager(reader) || hostQuestions.length === 0;
  return [
    ...why,
    ...(answer === undefined ? [] : [button(pageButtonId(way, { is: 'hostAnswer', id: answer.id }), found, 'primary')]),
    ...(listed ? [] : [button(pageButtonId(way, { is: 'hostQuestions', page: 0 }), list(open))]),
  ];
};

/** Characters of a question in the id of the button that asks it. */
const LONGEST_ASKED = 80;

/** The button that asks the hosts what was looked for, as far as an id holds it. */
export const askId = (query: string): string => personalId('ask', packQuery(query, LONGEST_ASKED));

export const pageContextOf = (
  reader: Reader,
  shares: LookupPage | null,
  extra: Buttons = extraButtons(reader),
): PageContext => {
  const { actor, way, isPublic, notice } = reader;
  return { w: actor.w, way, isPublic, notice, shares, extra };
};

export const namedSections = (reader: Reader, ids: readonly string[]): readonly NamedPage[] =>
  ids.flatMap((id) => {
    const section = theLookup().section(id, reader.actor.language);
    return section === null ? [] : [{ page: { is: 'section', id } as const, name: section.title }];
  });

export const namedCard = (card: KnownCard, { actor }: Reader, label = (name: string): string => name): NamedPage => ({
  page: { is: 'card', id: card.id },
  name: label(actor.w.knownCard.name(card)),
});
