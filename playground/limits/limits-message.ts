import { MessageFlags } from 'discord-api-types/v10';
import { all, bool, fail, isRecord, list, nullable, oneOf, shape, snowflake, text, whole } from './check.js';
import type { Check } from './check.js';
import { link, messageComponents, mediaUrl } from './limits-components.js';

// Limits: DISCORD.md section 1; Discord's documents resources/message and components/reference.

const url = mediaUrl;
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

const attachment = shape({
  required: { id: snowflake },
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
  components: nullable(messageComponents),
  allowed_mentions: nullable(allowedMentions),
  // discord.js sends these two with every message, edits included.
  tts: bool,
  enforce_nonce: bool,
};

const reference = shape({
  required: { message_id: snowflake },
  optional: { channel_id: snowflake, guild_id: snowflake, fail_if_not_exists: bool, type: oneOf([0]) },
});

const { SuppressEmbeds, SuppressNotifications, Ephemeral, IsComponentsV2 } = MessageFlags;

/** A new message without Components V2 has at most five rows; of an edit that depends on the message. */
const fewRows: Check = (value, path, report) => {
  if (!isRecord(value) || !Array.isArray(value['components']) || value['components'].length <= 5) return;
  if ((Number(value['flags'] ?? 0) & IsComponentsV2) !== 0) return;
  fail(report, [...path, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 0 and 5 in length.');
};

export const createMessage = all(
  shape({
    optional: {
      ...body,
      nonce,
      flags: flags(SuppressEmbeds, SuppressNotifications, IsComponentsV2),
      message_reference: reference,
    },
  }),
  fewRows,
);

export const editMessage = shape({ optional: { ...body, flags: nullable(flags(SuppressEmbeds, IsComponentsV2)) } });

/** A message of an interaction: may be ephemeral. */
export const responseMessage = all(
  shape({
    optional: { ...body, nonce, flags: flags(SuppressEmbeds, SuppressNotifications, Ephemeral, IsComponentsV2) },
  }),
  fewRows,
);

export const deferral = shape({ optional: { flags: flags(Ephemeral) } });
