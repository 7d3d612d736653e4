import { ComponentType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type {
  APIButtonComponent,
  APIInteraction,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APIStringSelectComponent,
  APIUserSelectComponent,
  ModalSubmitComponent,
} from 'discord-api-types/v10';
import { linked } from './attachments.js';
import { open } from './interactions.js';
import { post } from './messages.js';
import { chosen, ClientRefusal, findCommand, nested, resolved, typing } from './options.js';
import type { OptionValues } from './options.js';
import { toChannel, toInteractionMember, toUser } from './serialize.js';
import { APPLICATION_ID, GUILD_ID, guildLocale, maySee, USUAL_PERMISSIONS } from './world.js';
import type { InteractionRecord, PersonRecord, StoredMessage, World } from './world.js';

export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

/** What a person does with the bot. */
export type Action =
  | { readonly kind: 'command'; readonly channelId: string; readonly command: string; readonly options: OptionValues }
  | {
      readonly kind: 'autocomplete';
      readonly channelId: string;
      readonly command: string;
      readonly options: OptionValues;
      readonly focused: string;
    }
  | {
      readonly kind: 'component';
      readonly messageId: string;
      readonly customId: string;
      readonly values?: readonly string[];
      /** Skips the client's own checks, as a click that crossed an edit or a changed client does. */
      readonly unchecked?: boolean;
    }
  | { readonly kind: 'modal'; readonly interactionId: string; readonly fields: FieldValues };

type Usable =
  | Exclude<APIButtonComponent, { readonly style: 5 | 6 }>
  | APIStringSelectComponent
  | APIUserSelectComponent;

/**
 * Acts as a person, with the checks that Discord's client makes.
 * @returns the interaction, already delivered to the bot
 * @throws ClientRefusal when the client would not send it
 */
export function act(world: World, userId: string, action: Action): InteractionRecord {
  const person = world.people.get(userId);
  if (person === undefined) throw new ClientRefusal('there is no such person');
  switch (action.kind) {
    case 'command': {
      const found = findCommand(world, action.command);
      const options = chosen(world, found, action.options);
      const userIds = options.flatMap((option) => (option.type === 6 ? [option.value] : []));
      return start(world, person, action.channelId, null, {
        type: InteractionType.ApplicationCommand,
        data: {
          ...commandData(found.command),
          options: nested(found, options),
          ...(userIds.length > 0 ? { resolved: resolved(world, userIds) } : {}),
        },
      });
    }
    case 'autocomplete': {
      const found = findCommand(world, action.command);
      return start(world, person, action.channelId, null, {
        type: InteractionType.ApplicationCommandAutocomplete,
        data: { ...commandData(found.command), options: nested(found, typing(found, action.options, action.focused)) },
      });
    }
    case 'component':
      return useComponent(world, person, action);
    case 'modal':
      return submitModal(world, person, action.interactionId, action.fields);
    default:
      return action satisfies never;
  }
}

function commandData(command: { readonly id: string; readonly name: string; readonly guild_id?: string }): object {
  const { id, name, guild_id } = command;
  return { id, name, type: 1, ...(guild_id === undefined ? {} : { guild_id }) };
}

interface Specific {
  readonly type: InteractionType;
  readonly data: object;
  readonly message?: APIMessage;
}

function start(
  world: World,
  person: PersonRecord,
  channelId: string,
  sourceMessageId: string | null,
  specific: Specific,
): InteractionRecord {
  const channel = world.channels.get(channelId);
  if (channel === undefined) throw new ClientRefusal('there is no such channel');
  return open(
    world,
    { userId: person.id, channelId, sourceMessageId },
    (id, token) =>
      ({
        id,
        token,
        version: 1,
        application_id: APPLICATION_ID,
        ...specific,
        guild_id: GUILD_ID,
        guild: { id: GUILD_ID, locale: guildLocale(world), features: [] },
        guild_locale: guildLocale(world),
        channel_id: channelId,
        channel: { ...toChannel(channel, world), permissions: String(USUAL_PERMISSIONS) },
        member: toInteractionMember(person),
        app_permissions: channel.botPermissions,
        locale: person.locale,
        entitlements: [],
        authorizing_integration_owners: { 0: GUILD_ID },
        context: 0,
        attachment_size_limit: 10 * 1024 * 1024,
      }) as unknown as APIInteraction,
  );
}

function seen(world: World, person: PersonRecord, messageId: string): StoredMessage {
  const stored = world.messages.get(messageId);
  if (stored === undefined || !maySee(stored, person.id)) throw new ClientRefusal('there is no such message');
  return stored;
}

/** The buttons and selects of a message that can be used with a custom id. */
export function usableIn(message: APIMessage): readonly Usable[] {
  return (message.components ?? []).flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.filter((component): component is Usable => 'custom_id' in component)
      : [],
  );
}

function useComponent(
  world: World,
  person: PersonRecord,
  action: Extract<Action, { readonly kind: 'component' }>,
): InteractionRecord {
  const message = linked(world, seen(world, person, action.messageId));
  const component = usableIn(message).find((entry) => entry.custom_id === action.customId);
  if (action.unchecked !== true) checkComponent(world, message, component, action.values);
  const type = component?.type ?? (action.values === undefined ? ComponentType.Button : ComponentType.StringSelect);
  const { values } = action;
  return start(world, person, message.channel_id, message.id, {
    type: InteractionType.MessageComponent,
    message,
    data: {
      custom_id: action.customId,
      component_type: type,
      ...(component?.id === undefined ? {} : { id: component.id }),
      ...(values === undefined ? {} : { values }),
      ...(type === ComponentType.UserSelect ? { resolved: resolved(world, values ?? []) } : {}),
    },
  });
}

function checkComponent(
  world: World,
  message: APIMessage,
  component: Usable | undefined,
  values: readonly string[] | undefined,
): void {
  if (component === undefined) throw new ClientRefusal(`message ${message.id} has no such component`);
  if (component.disabled === true) throw new ClientRefusal('the component is disabled');
  if (component.type === ComponentType.Button) {
    if (values !== undefined) throw new ClientRefusal('a button has no values');
  } else checkValues(world, component, values ?? []);
}

function checkValues(
  world: World,
  select: APIStringSelectComponent | APIUserSelectComponent,
  values: readonly string[],
): void {
  const { min_values: min = 1, max_values: max = 1 } = select;
  if (values.length < min || values.length > max || new Set(values).size < values.length) {
    throw new ClientRefusal(`choose ${min} to ${max} of them`);
  }
  const offered = (value: string): boolean =>
    select.type === ComponentType.StringSelect
      ? select.options.some((option) => option.value === value)
      : world.people.has(value) || value === APPLICATION_ID;
  if (!values.every(offered)) throw new ClientRefusal('that is not one of the options');
}

function submitModal(
  world: World,
  person: PersonRecord,
  interactionId: string,
  fields: FieldValues,
): InteractionRecord {
  const opener = world.interactions.get(interactionId);
  if (opener === undefined || opener.userId !== person.id || opener.modal === null) {
    throw new ClientRefusal('no such form is open');
  }
  const { components, users } = filled(world, opener.modal, fields);
  const { sourceMessageId } = opener;
  const source = sourceMessageId === null ? undefined : world.messages.get(sourceMessageId);
  return start(world, person, opener.channelId, source === undefined ? null : sourceMessageId, {
    type: InteractionType.ModalSubmit,
    ...(source === undefined ? {} : { message: linked(world, source) }),
    data: {
      custom_id: opener.modal.custom_id,
      components,
      ...(users.length > 0 ? { resolved: resolved(world, users) } : {}),
    },
  });
}

function filled(
  world: World,
  modal: APIModalInteractionResponseCallbackData,
  fields: FieldValues,
): { readonly components: readonly APIModalSubmissionComponent[]; readonly users: readonly string[] } {
  const known = new Set<string>();
  const users: string[] = [];
  let next = 0;
  const fill = (input: { readonly type: ComponentType; readonly custom_id: string }): ModalSubmitComponent => {
    known.add(input.custom_id);
    const id = ++next;
    const value = fields[input.custom_id];
    if (input.type === ComponentType.TextInput) return { ...inputText(input, value), id };
    const select = input as APIStringSelectComponent | APIUserSelectComponent;
    const values = typeof value === 'string' ? [value] : [...(value ?? [])];
    if (values.length > 0 || select.required !== false) checkValues(world, select, values);
    if (select.type === ComponentType.UserSelect) users.push(...values);
    return { type: select.type, id, custom_id: select.custom_id, values };
  };
  const components = modal.components.map((part): APIModalSubmissionComponent => {
    const id = ++next;
    if (part.type === ComponentType.ActionRow) {
      return { type: part.type, id, components: part.components.map(fill) } as APIModalSubmissionComponent;
    }
    if (part.type === ComponentType.Label) {
      return { type: part.type, id, component: fill(part.component) };
    }
    return { type: part.type, id };
  });
  for (const name of Object.keys(fields))
    if (!known.has(name)) throw new ClientRefusal(`the form has no field ${name}`);
  return { components, users };
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

/**
 * Writes a message as a person.
 * @throws ClientRefusal for an empty one, one over 2,000 characters, or an unknown channel
 */
export function say(world: World, userId: string, channelId: string, content: string): StoredMessage {
  const person = world.people.get(userId);
  if (person === undefined || !world.channels.has(channelId)) throw new ClientRefusal('there is no such channel');
  const trimmed = content.trim();
  if (trimmed === '' || trimmed.length > 2000) throw new ClientRefusal('a message has 1 to 2,000 characters');
  return post(world, { channelId, author: toUser(person), body: { content: trimmed }, visibleTo: null });
}

/** Puts an ephemeral message out of one's own sight. */
export function dismiss(world: World, userId: string, messageId: string): StoredMessage {
  const stored = world.messages.get(messageId);
  const ephemeral = ((stored?.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  if (stored === undefined || !ephemeral || stored.visibleTo !== userId) {
    throw new ClientRefusal('only a message that you alone see can be dismissed');
  }
  return stored;
}
