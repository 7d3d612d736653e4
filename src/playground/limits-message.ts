import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { all, bool, byType, fail, isRecord, list, nullable, oneOf, shape, snowflake, text, whole } from './check.js';
import type { Check } from './check.js';

// Limits: DISCORD.md section 1; Discord's documents resources/message and components/reference.

const url = text(1, 2048, /^(https?:\/\/\S+|attachment:\/\/[\w.-]+)$/);
const link = text(1, 2048, /^https?:\/\/\S+$/);
const webUrl = text(1, 512, /^(https?|discord):\/\/\S+$/);
const optional = (check: Check): Check => nullable(check);

const embed = shape({
  optional: {
    title: optional(text(0, 256)),
    description: optional(text(0, 4096)),
    url: optional(link),
    type: oneOf(['rich']),
    timestamp: optional(text(1, 40, /^\d{4}-\d\d-\d\dT/)),
    color: optional(whole(0, 0xffffff)),
    footer: optional(shape({ required: { text: text(0, 2048) }, optional: { icon_url: optional(url) } })),
    image: optional(shape({ required: { url } })),
    thumbnail: optional(shape({ required: { url } })),
    author: optional(
      shape({ required: { name: text(1, 256) }, optional: { url: optional(link), icon_url: optional(url) } }),
    ),
    fields: optional(
      list(shape({ required: { name: text(1, 256), value: text(1, 1024) }, optional: { inline: bool } }), 0, 25),
    ),
  },
});

const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0);

function embedLength(value: unknown): number {
  if (!isRecord(value)) return 0;
  const part = (name: string, key: string): number => {
    const inner = value[name];
    return isRecord(inner) ? lengthOf(inner[key]) : 0;
  };
  const fields: readonly unknown[] = Array.isArray(value['fields']) ? value['fields'] : [];
  const ofFields = fields.reduce<number>(
    (sum, field) => (isRecord(field) ? sum + lengthOf(field['name']) + lengthOf(field['value']) : sum),
    0,
  );
  return (
    lengthOf(value['title']) +
    lengthOf(value['description']) +
    part('footer', 'text') +
    part('author', 'name') +
    ofFields
  );
}

const embedTotal: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  const total = value.reduce<number>((sum, entry) => sum + embedLength(entry), 0);
  if (total > 6000) {
    fail(report, path, 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
  }
};

const emoji = shape({ optional: { id: nullable(snowflake), name: nullable(text(1, 32)), animated: bool } });
const customId = text(1, 100);
const componentId = whole(0, 2 ** 31 - 1);

const BUTTON_STYLES = [1, 2, 3, 4, 5];
const LINK_STYLE = 5;

const buttonKind: Check = (value, path, report) => {
  if (!isRecord(value)) return;
  const isLink = value['style'] === LINK_STYLE;
  const needed = isLink ? 'url' : 'custom_id';
  const banned = isLink ? 'custom_id' : 'url';
  if (value[needed] === undefined) fail(report, [...path, needed], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (value[banned] !== undefined) {
    fail(
      report,
      path,
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  }
  if (value['label'] === undefined && value['emoji'] === undefined) {
    fail(report, path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
  }
};

const button = all(
  shape({
    required: { type: oneOf([ComponentType.Button]), style: oneOf(BUTTON_STYLES) },
    optional: { id: componentId, custom_id: customId, url: webUrl, label: text(0, 80), emoji, disabled: bool },
  }),
  buttonKind,
);

const selectCommon = {
  id: componentId,
  placeholder: text(0, 150),
  min_values: whole(0, 25),
  max_values: whole(1, 25),
  disabled: bool,
  required: bool,
};

const selectOption = shape({
  required: { label: text(1, 100), value: text(1, 100) },
  optional: { description: nullable(text(0, 100)), emoji, default: bool },
});

const selectRange: Check = (value, path, report) => {
  if (!isRecord(value)) return;
  const { min_values: min = 1, max_values: max = 1, options } = value;
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    fail(report, [...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES', 'min_values must not exceed max_values');
  }
  if (!Array.isArray(options)) return;
  if (typeof max === 'number' && max > options.length) {
    fail(report, [...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES', 'max_values exceeds the number of options');
  }
  const seen = new Set<unknown>();
  options.forEach((option: unknown, index) => {
    const chosen = isRecord(option) ? option['value'] : undefined;
    if (chosen !== undefined && seen.has(chosen)) {
      fail(
        report,
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    seen.add(chosen);
  });
};

const stringSelect = all(
  shape({
    required: { type: oneOf([ComponentType.StringSelect]), custom_id: customId, options: list(selectOption, 1, 25) },
    optional: selectCommon,
  }),
  selectRange,
);

const userSelect = all(
  shape({
    required: { type: oneOf([ComponentType.UserSelect]), custom_id: customId },
    optional: {
      ...selectCommon,
      default_values: list(shape({ required: { id: snowflake, type: oneOf(['user']) } }), 0, 25),
    },
  }),
  selectRange,
);

const rowWidth: Check = (value, path, report) => {
  const inside: readonly unknown[] = isRecord(value) && Array.isArray(value['components']) ? value['components'] : [];
  const selects = inside.filter((entry) => isRecord(entry) && entry['type'] !== ComponentType.Button);
  if (selects.length > 0 && inside.length > 1) {
    fail(
      report,
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
  }
};

const messageRow = all(
  shape({
    required: {
      type: oneOf([ComponentType.ActionRow]),
      components: list(
        byType({
          [ComponentType.Button]: button,
          [ComponentType.StringSelect]: stringSelect,
          [ComponentType.UserSelect]: userSelect,
        }),
        1,
        5,
      ),
    },
    optional: { id: componentId },
  }),
  rowWidth,
);

/** Every custom id at most once, wherever it stands in the tree. */
const uniqueCustomIds: Check = (value, path, report) => {
  const seen = new Set<string>();
  const visit = (node: unknown, at: readonly (string | number)[]): void => {
    if (Array.isArray(node)) return node.forEach((entry, index) => visit(entry, [...at, index]));
    if (!isRecord(node)) return;
    const id = node['custom_id'];
    if (typeof id === 'string') {
      if (seen.has(id)) {
        fail(
          report,
          [...at, 'custom_id'],
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        );
      }
      seen.add(id);
    }
    visit(node['components'], [...at, 'components']);
    visit(node['component'], [...at, 'component']);
  };
  visit(value, path);
};

export const components = all(list(byType({ [ComponentType.ActionRow]: messageRow }), 0, 5), uniqueCustomIds);

const exclusiveMentions: Check = (value, path, report) => {
  if (!isRecord(value) || !Array.isArray(value['parse'])) return;
  for (const kind of ['users', 'roles']) {
    const listed = value[kind];
    if (value['parse'].includes(kind) && Array.isArray(listed) && listed.length > 0) {
      fail(
        report,
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  }
};

const allowedMentions = all(
  shape({
    optional: {
      parse: list(oneOf(['users', 'roles', 'everyone']), 0, 3),
      users: list(snowflake, 0, 100),
      roles: list(snowflake, 0, 100),
      replied_user: bool,
    },
  }),
  exclusiveMentions,
);

/** Only these bits may be set. */
function flags(...allowed: readonly MessageFlags[]): Check {
  const mask = allowed.reduce<number>((sum, bit) => sum | bit, 0);
  return (value, path, report) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || (value & ~mask) !== 0) {
      fail(report, path, 'FLAGS_NOT_ALLOWED', `Only these flags can be set here: ${mask}.`);
    }
  };
}

const nonce: Check = (value, path, report) => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return;
  text(0, 25)(value, path, report);
};

const fileNumber: Check = (value, path, report) =>
  typeof value === 'number' ? whole(0, 9)(value, path, report) : snowflake(value, path, report);

const attachment = shape({
  required: { id: fileNumber },
  optional: {
    filename: text(1, 1024),
    description: nullable(text(0, 1024)),
    title: nullable(text(0, 1024)),
    // discord.js sends these two of voice messages, which the stand-in does not have, with every file.
    duration_secs: nullable(oneOf([])),
    waveform: nullable(oneOf([])),
  },
});

const body = {
  attachments: nullable(list(attachment, 0, 10)),
  content: nullable(text(0, 2000)),
  embeds: nullable(all(list(embed, 0, 10), embedTotal)),
  components: nullable(components),
  allowed_mentions: nullable(allowedMentions),
  // discord.js sends these two with every message, edits included.
  tts: bool,
  enforce_nonce: bool,
};

const reference = shape({
  required: { message_id: snowflake },
  optional: { channel_id: snowflake, guild_id: snowflake, fail_if_not_exists: bool, type: oneOf([0]) },
});

const { SuppressEmbeds, SuppressNotifications, Ephemeral } = MessageFlags;

export const createMessage = shape({
  optional: {
    ...body,
    nonce,
    flags: flags(SuppressEmbeds, SuppressNotifications),
    message_reference: reference,
  },
});

export const editMessage = shape({ optional: { ...body, flags: nullable(flags(SuppressEmbeds)) } });

/** A message of an interaction: may be ephemeral. */
export const responseMessage = shape({
  optional: { ...body, nonce, flags: flags(SuppressEmbeds, SuppressNotifications, Ephemeral) },
});

export const deferral = shape({ optional: { flags: flags(Ephemeral) } });

const textInputFields = {
  id: componentId,
  min_length: whole(0, 4000),
  max_length: whole(1, 4000),
  required: bool,
  value: text(0, 4000),
  placeholder: text(0, 100),
};

const textInputIn = (where: 'row' | 'label'): Check =>
  shape({
    required: {
      type: oneOf([ComponentType.TextInput]),
      custom_id: customId,
      style: oneOf([1, 2]),
      ...(where === 'row' ? { label: text(1, 45) } : {}),
    },
    optional: textInputFields,
  });

const modalPart = byType({
  [ComponentType.ActionRow]: shape({
    required: {
      type: oneOf([ComponentType.ActionRow]),
      components: list(byType({ [ComponentType.TextInput]: textInputIn('row') }), 1, 1),
    },
    optional: { id: componentId },
  }),
  [ComponentType.Label]: shape({
    required: {
      type: oneOf([ComponentType.Label]),
      label: text(1, 45),
      component: byType({
        [ComponentType.TextInput]: textInputIn('label'),
        [ComponentType.StringSelect]: stringSelect,
        [ComponentType.UserSelect]: userSelect,
      }),
    },
    optional: { id: componentId, description: text(0, 100) },
  }),
});

export const modal = shape({
  required: { custom_id: customId, title: text(1, 45), components: all(list(modalPart, 1, 5), uniqueCustomIds) },
});
