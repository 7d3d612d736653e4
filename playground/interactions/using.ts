import { ComponentType } from 'discord-api-types/v10';
import type {
  APIButtonComponent,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APISelectMenuComponent,
  ModalSubmitComponent,
} from 'discord-api-types/v10';
import { isRecord } from '../limits/check.js';
import { ClientRefusal, resolvedFor } from './options.js';
import { textChannels } from '../world/channel-access.js';
import { findUser, rolesIn } from '../world/serialize.js';
import type { World } from '../world/world.js';

export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

type Usable = Exclude<APIButtonComponent, { readonly style: 5 | 6 }> | APISelectMenuComponent;

/** The buttons and selects of a message that can be used with a custom id, wherever they stand. */
export function usableIn(message: APIMessage): readonly Usable[] {
  const found: Usable[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    if (typeof node['custom_id'] === 'string') found.push(node as unknown as Usable);
    visit(node['components']);
    visit(node['accessory']);
  };
  visit(message.components);
  return found;
}

/** Which ids a select offers besides its own options. */
function offeredBy(world: World, select: APISelectMenuComponent, value: string): boolean {
  const isUser = findUser(world, value) !== undefined;
  const isRole = rolesIn(world).some(({ id }) => id === value);
  switch (select.type) {
    case ComponentType.StringSelect:
      return select.options.some((option) => option.value === value);
    case ComponentType.UserSelect:
      return isUser;
    case ComponentType.RoleSelect:
      return isRole;
    case ComponentType.MentionableSelect:
      return isUser || isRole;
    case ComponentType.ChannelSelect:
      return textChannels(world).some(({ id }) => id === value) && (select.channel_types?.includes(0) ?? true);
    default:
      return select satisfies never;
  }
}

function checkValues(world: World, select: APISelectMenuComponent, values: readonly string[]): void {
  const { min_values: min = 1, max_values: max = 1 } = select;
  if (values.length < min || values.length > max || new Set(values).size < values.length) {
    throw new ClientRefusal(`choose ${min} to ${max} of them`);
  }
  if (!values.every((value) => offeredBy(world, select, value))) {
    throw new ClientRefusal('that is not one of the options');
  }
}

interface Use {
  readonly customId: string;
  readonly values?: readonly string[];
  readonly unchecked?: boolean;
}

function check(world: World, message: APIMessage, component: Usable | undefined, values: Use['values']): void {
  if (component === undefined) throw new ClientRefusal(`message ${message.id} has no such component`);
  if (component.disabled === true) throw new ClientRefusal('the component is disabled');
  if (component.type === ComponentType.Button) {
    if (values !== undefined) throw new ClientRefusal('a button has no values');
  } else checkValues(world, component, values ?? []);
}

/**
 * What an interaction says about a component that was used.
 * @throws ClientRefusal when the client would not let it be used
 */
export function useData(world: World, message: APIMessage, { customId, values, unchecked }: Use): object {
  const component = usableIn(message).find((entry) => entry.custom_id === customId);
  if (unchecked !== true) check(world, message, component, values);
  const type = component?.type ?? (values === undefined ? ComponentType.Button : ComponentType.StringSelect);
  const isFixed = type === ComponentType.Button || type === ComponentType.StringSelect;
  return {
    custom_id: customId,
    component_type: type,
    ...(component?.id === undefined ? {} : { id: component.id }),
    ...(values === undefined ? {} : { values }),
    ...(isFixed ? {} : { resolved: resolvedFor(world, values ?? []) }),
  };
}

/**
 * What an interaction says about a form that was sent.
 * @throws ClientRefusal for a field that is missing, too long or not part of the form
 */
export function formData(world: World, modal: APIModalInteractionResponseCallbackData, fields: FieldValues): object {
  const known = new Set<string>();
  const picked: string[] = [];
  let next = 0;
  const fill = (input: { readonly type: ComponentType; readonly custom_id: string }): ModalSubmitComponent => {
    known.add(input.custom_id);
    const id = ++next;
    const value = fields[input.custom_id];
    if (input.type === ComponentType.TextInput) return { ...inputText(input, value), id };
    const select = input as APISelectMenuComponent;
    const values = typeof value === 'string' ? [value] : [...(value ?? [])];
    if (values.length > 0 || select.required !== false) checkValues(world, select, values);
    if (select.type !== ComponentType.StringSelect) picked.push(...values);
    return { type: select.type, id, custom_id: select.custom_id, values };
  };
  const components = modal.components.map((part): APIModalSubmissionComponent => {
    const id = ++next;
    if (part.type === ComponentType.ActionRow) {
      return { type: part.type, id, components: part.components.map(fill) } as APIModalSubmissionComponent;
    }
    if (part.type === ComponentType.Label) return { type: part.type, id, component: fill(part.component) };
    return { type: part.type, id };
  });
  const strange = Object.keys(fields).find((name) => !known.has(name));
  if (strange !== undefined) throw new ClientRefusal(`the form has no field ${strange}`);
  return {
    custom_id: modal.custom_id,
    components,
    ...(picked.length > 0 ? { resolved: resolvedFor(world, picked) } : {}),
  };
}

function inputText(
  input: {
    readonly custom_id: string;
    readonly required?: boolean;
    readonly min_length?: number;
    readonly max_length?: number;
    readonly value?: string;
  },
  given: string | readonly string[] | undefined,
): ModalSubmitComponent {
  const value = typeof given === 'string' ? given : (input.value ?? '');
  if (value === '' && input.required !== false) throw new ClientRefusal(`the field ${input.custom_id} is required`);
  const { min_length: min = 0, max_length: max = 4000 } = input;
  if (value !== '' && (value.length < min || value.length > max)) {
    throw new ClientRefusal(`the field ${input.custom_id} takes ${min} to ${max} characters`);
  }
  return { type: ComponentType.TextInput, custom_id: input.custom_id, value };
}
