import type { APIEmbed, APIMessage } from 'discord-api-types/v10';

/** What of a message is compared. */
type Shown = Pick<APIMessage, 'content' | 'embeds' | 'components'>;

const fieldsOf = ({ fields = [] }: APIEmbed): readonly string[] => fields.map(({ name, value }) => `${name}: ${value}`);

/** Buttons that lead to rules and to the log come and go with what somebody was told. */
const PASSING = /^v1:(?:me|[^:]*:[^:]*:log):/;

/** Buttons and menus, each as a line. */
const controlsOf = ({ components }: Shown): readonly string[] =>
  (components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part) => {
          if (!('custom_id' in part) || PASSING.test(part.custom_id)) return [];
          const { custom_id: id, disabled = false } = part;
          const off = disabled ? ' off' : '';
          if (part.type === 2) return [`[${id}${off} ${part.label ?? ''}]`];
          if (part.type !== 3) return [`[${id}${off}]`];
          return [`[${id}${off} ${part.options.map(({ value, label }) => `${value}=${label}`).join(', ')}]`];
        })
      : [],
  );

/** Emojis of the application, and the signs and names that stand there without them. */
const ICON = /(?:<:\w+:\d+>|[♥⚔¢☠↷⚀-⚅]\uFE0F?)\s?/gu;
const joined = (lines: readonly (string | undefined)[]): string => lines.join('\n').replace(ICON, '');

/** Everything on a board that can be read. */
export const boardText = (message: Shown): string =>
  joined([
    message.content,
    ...message.embeds.flatMap((embed) => [embed.title, embed.description, ...fieldsOf(embed), embed.footer?.text]),
    ...controlsOf(message),
  ]);

/**
 * What every panel shows whatever its person was told last: the question, how far the game has come, and all that can be done.
 * The embed that asks is the last.
 */
export const panelText = (message: Shown): string => {
  const embed = message.embeds.at(-1);
  return joined([embed?.title, embed?.footer?.text, ...controlsOf(message)]);
};

/** How far the game had come that a message shows. */
export const progressIn = ({ embeds }: Pick<APIMessage, 'embeds'>): number =>
  Number(/\br(\d+)/.exec(embeds.at(-1)?.footer?.text ?? '')?.[1] ?? 0);
