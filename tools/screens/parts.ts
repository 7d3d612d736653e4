import type { APIMessage } from 'discord-api-types/v10';

interface Button {
  readonly kind: 'button';
  readonly id: string;
  readonly verb: string;
  readonly arg: string;
}
interface Menu {
  readonly kind: 'menu';
  readonly id: string;
  readonly verb: string;
  readonly arg: string;
  readonly values: readonly string[];
  readonly min: number;
  readonly max: number;
}
/** A button or menu that can be used, with what its custom id says. */
export type Part = Button | Menu;

/** The buttons and menus of a message that can be used; none of no message. */
export const partsOf = (message: APIMessage | undefined): readonly Part[] =>
  (message?.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part): readonly Part[] => {
          if (!('custom_id' in part) || part.disabled === true) return [];
          const [, , , verb = '', ...rest] = part.custom_id.split(':');
          const about = { id: part.custom_id, verb, arg: rest.join(':') };
          if (part.type === 2) return [{ kind: 'button', ...about }];
          if (part.type !== 3) return [];
          const { min_values: min = 1, max_values: max = 1, options } = part;
          return [{ kind: 'menu', ...about, values: options.map(({ value }) => value), min, max }];
        })
      : [],
  );
