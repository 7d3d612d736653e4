import { ApplicationCommandOptionType, Locale } from 'discord-api-types/v10';
import { all, bool, byType, fail, finite, isRecord, list, nullable, oneOf, shape, text, whole } from './check.js';
import type { Check, Path, Report } from './check.js';

// Limits: DISCORD.md section 1; Discord's document interactions/application-commands.

const LOCALES = new Set<string>(Object.values(Locale));
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$/u;

const lowerCase: Check = (value, path, report) => {
  if (typeof value === 'string' && value !== value.toLowerCase()) {
    fail(report, path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
};

const chatName = all(text(1, 32, NAME), lowerCase);

function localized(check: Check): Check {
  return nullable((value, path, report) => {
    if (!isRecord(value)) return fail(report, path, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used.');
    for (const [locale, entry] of Object.entries(value)) {
      if (!LOCALES.has(locale)) fail(report, [...path, locale], 'BASE_TYPE_CHOICES', 'Unknown locale');
      if (entry !== null) check(entry, [...path, locale], report);
    }
  });
}

const description = text(1, 100);
const T = ApplicationCommandOptionType;

const choice = (value: Check): Check =>
  shape({
    required: { name: text(1, 100), value },
    optional: { name_localizations: localized(text(1, 100)) },
  });

/** The choices of an option; autocomplete answers use the same form. */
const choicesOf = (value: Check): Check => nullable(list(choice(value), 0, 25));

const anyChoiceValue: Check = (value, path, report) =>
  typeof value === 'number' ? finite(value, path, report) : text(1, 100)(value, path, report);

export const autocompleteResult = shape({ optional: { choices: choicesOf(anyChoiceValue) } });

const requiredFirst: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  let optionalSeen = false;
  value.forEach((entry: unknown, index) => {
    const required = isRecord(entry) && entry['required'] === true;
    if (required && optionalSeen) {
      fail(
        report,
        [...path, index],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (!required) optionalSeen = true;
  });
};

const uniqueNames: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  const seen = new Set<unknown>();
  value.forEach((entry: unknown, index) => {
    const name = isRecord(entry) ? entry['name'] : undefined;
    if (name !== undefined && seen.has(name)) {
      fail(
        report,
        [...path, index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'The name is already used',
      );
    }
    seen.add(name);
  });
};

const autocompleteOrChoices: Check = (value, path, report) => {
  if (!isRecord(value) || value['autocomplete'] !== true) return;
  if (Array.isArray(value['choices']) && value['choices'].length > 0) {
    fail(
      report,
      path,
      'APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_WITH_CHOICES',
      'Autocomplete and choices exclude each other',
    );
  }
};

const option = (type: ApplicationCommandOptionType, extra: Readonly<Record<string, Check>> = {}): Check =>
  all(
    shape({
      required: { type: oneOf([type]), name: chatName, description },
      optional: {
        name_localizations: localized(chatName),
        description_localizations: localized(description),
        required: bool,
        ...extra,
      },
    }),
    autocompleteOrChoices,
  );

const numeric = (value: Check): Readonly<Record<string, Check>> => ({
  choices: choicesOf(value),
  autocomplete: bool,
  min_value: value,
  max_value: value,
});

const integer = whole(-(2 ** 53), 2 ** 53);

const plainOptions: Readonly<Record<number, Check>> = {
  [T.String]: option(T.String, {
    choices: choicesOf(text(1, 100)),
    autocomplete: bool,
    min_length: whole(0, 6000),
    max_length: whole(1, 6000),
  }),
  [T.Integer]: option(T.Integer, numeric(integer)),
  [T.Number]: option(T.Number, numeric(finite)),
  [T.Boolean]: option(T.Boolean),
  [T.User]: option(T.User),
  [T.Role]: option(T.Role),
  [T.Attachment]: option(T.Attachment),
};

const optionList = (kinds: Readonly<Record<number, Check>>): Check =>
  all(list(byType(kinds), 0, 25), requiredFirst, uniqueNames);

const subcommand = option(T.Subcommand, { options: optionList(plainOptions) });
const group = option(T.SubcommandGroup, { options: optionList({ [T.Subcommand]: subcommand }) });

const noMixing: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  const nested = value.filter(
    (entry) => isRecord(entry) && (entry['type'] === T.Subcommand || entry['type'] === T.SubcommandGroup),
  );
  if (nested.length > 0 && nested.length < value.length) {
    fail(
      report,
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  }
};

const longest = (value: Readonly<Record<string, unknown>>, key: string): number => {
  const translations = value[`${key}_localizations`];
  const texts = [value[key], ...(isRecord(translations) ? Object.values(translations) : [])];
  return Math.max(0, ...texts.map((entry) => (typeof entry === 'string' ? [...entry].length : 0)));
};

/** Characters that count towards the 8,000 of a command: names, descriptions and values, the longest localization of each. */
function size(node: unknown): number {
  if (!isRecord(node)) return 0;
  const inner = (key: string): number => {
    const entries = node[key];
    return Array.isArray(entries) ? entries.reduce<number>((sum, entry) => sum + size(entry), 0) : 0;
  };
  const value = typeof node['value'] === 'string' ? node['value'].length : 0;
  return longest(node, 'name') + longest(node, 'description') + value + inner('options') + inner('choices');
}

const total: Check = (value: unknown, path: Path, report: Report) => {
  if (size(value) > 8000) {
    fail(report, path, 'APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)');
  }
};

const common: Readonly<Record<string, Check>> = {
  default_member_permissions: nullable(text(1, 20, /^\d+$/)),
  dm_permission: nullable(bool),
  nsfw: bool,
  contexts: nullable(list(oneOf([0, 1, 2]), 0, 3)),
  integration_types: nullable(list(oneOf([0, 1]), 0, 2)),
};

const chatOptions = all(
  optionList({ ...plainOptions, [T.Subcommand]: subcommand, [T.SubcommandGroup]: group }),
  noMixing,
);

const chatFields: Readonly<Record<string, Check>> = {
  ...common,
  type: oneOf([1]),
  name_localizations: localized(chatName),
  description_localizations: localized(description),
  options: nullable(chatOptions),
};

const chatInput = shape({ required: { name: chatName, description }, optional: chatFields });
const menu = shape({
  required: { name: text(1, 32), type: oneOf([2, 3]) },
  optional: { ...common, name_localizations: localized(text(1, 32)), description: text(0, 0) },
});

/** A whole command, as POST and PUT take it. */
export const command: Check = all((value, path, report) => {
  const isMenu = isRecord(value) && (value['type'] === 2 || value['type'] === 3);
  (isMenu ? menu : chatInput)(value, path, report);
}, total);

/** A change of a command, as PATCH takes it: any of the fields. */
export const commandChange: Check = all(shape({ optional: { name: chatName, description, ...chatFields } }), total);

const perType: Check = (value, path, report) => {
  if (!Array.isArray(value)) return;
  const count = (type: number): number =>
    value.filter((entry) => isRecord(entry) && (entry['type'] ?? 1) === type).length;
  if (count(1) > 100 || count(2) > 15 || count(3) > 15) {
    fail(report, path, 'APPLICATION_COMMAND_TOO_MANY', 'Maximum number of application commands reached');
  }
};

export const commandSet: Check = all(list(command, 0, 130), perType, uniqueNames);
