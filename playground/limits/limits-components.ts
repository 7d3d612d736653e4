import { ComponentType } from 'discord-api-types/v10';
import { all, bool, byType, fail, isRecord, list, nullable, oneOf, shape, snowflake, text, whole } from './check.js';
import type { Check } from './check.js';

// Limits: DISCORD.md section 1; Discord's document components/reference.

/** The most components, and characters of all texts together, that a message in Components V2 may have. */
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;

/** The address of a picture or file, or the name of one that is attached. */
export const mediaUrl = text(1, 2048, /^(https?:\/\/\S+|attachment:\/\/[\w.-]+)$/);
export const link = text(1, 2048, /^https?:\/\/\S+$/);
const webUrl = text(1, 512, /^(https?|discord):\/\/\S+$/);

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
  if ((value['label'] ?? '') === '' && value['emoji'] === undefined) {
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

/** A select that Discord fills: with people, roles, both, or channels. */
const filledSelect = (
  type: ComponentType,
  kinds: readonly string[],
  extra: Readonly<Record<string, Check>> = {},
): Check =>
  all(
    shape({
      required: { type: oneOf([type]), custom_id: customId },
      optional: {
        ...selectCommon,
        ...extra,
        default_values: list(shape({ required: { id: snowflake, type: oneOf(kinds) } }), 0, 25),
      },
    }),
    selectRange,
  );

const selects: Readonly<Record<number, Check>> = {
  [ComponentType.StringSelect]: stringSelect,
  [ComponentType.UserSelect]: filledSelect(ComponentType.UserSelect, ['user']),
  [ComponentType.RoleSelect]: filledSelect(ComponentType.RoleSelect, ['role']),
  [ComponentType.MentionableSelect]: filledSelect(ComponentType.MentionableSelect, ['user', 'role']),
  [ComponentType.ChannelSelect]: filledSelect(ComponentType.ChannelSelect, ['channel'], {
    channel_types: list(whole(0, 16), 0, 17),
  }),
};

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
      components: list(byType({ [ComponentType.Button]: button, ...selects }), 1, 5),
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
    visit(node['accessory'], [...at, 'accessory']);
  };
  visit(value, path);
};

const media = shape({ required: { url: mediaUrl } });
const description = nullable(text(0, 1024));

const textDisplay = shape({
  required: { type: oneOf([ComponentType.TextDisplay]), content: text(1, 4000) },
  optional: { id: componentId },
});

const thumbnail = shape({
  required: { type: oneOf([ComponentType.Thumbnail]), media },
  optional: { id: componentId, description, spoiler: bool },
});

/** Components V2 besides rows (components/reference). */
const displays: Readonly<Record<number, Check>> = {
  [ComponentType.Section]: shape({
    required: {
      type: oneOf([ComponentType.Section]),
      components: list(byType({ [ComponentType.TextDisplay]: textDisplay }), 1, 3),
      accessory: byType({ [ComponentType.Button]: button, [ComponentType.Thumbnail]: thumbnail }),
    },
    optional: { id: componentId },
  }),
  [ComponentType.TextDisplay]: textDisplay,
  [ComponentType.MediaGallery]: shape({
    required: {
      type: oneOf([ComponentType.MediaGallery]),
      items: list(shape({ required: { media }, optional: { description, spoiler: bool } }), 1, 10),
    },
    optional: { id: componentId },
  }),
  [ComponentType.File]: shape({
    required: {
      type: oneOf([ComponentType.File]),
      file: shape({ required: { url: text(1, 2048, /^attachment:\/\/[\w.-]+$/) } }),
    },
    optional: { id: componentId, spoiler: bool },
  }),
  [ComponentType.Separator]: shape({
    required: { type: oneOf([ComponentType.Separator]) },
    optional: { id: componentId, divider: bool, spacing: oneOf([1, 2]) },
  }),
};

const container = shape({
  required: {
    type: oneOf([ComponentType.Container]),
    components: list(byType({ [ComponentType.ActionRow]: messageRow, ...displays }), 1, MOST_COMPONENTS),
  },
  optional: { id: componentId, accent_color: nullable(whole(0, 0xffffff)), spoiler: bool },
});

/** Every component of a tree, and the characters of its texts. */
function countIn(value: unknown): { readonly components: number; readonly text: number } {
  if (Array.isArray(value)) {
    const counts = value.map(countIn);
    return {
      components: counts.reduce((sum, one) => sum + one.components, 0),
      text: counts.reduce((sum, one) => sum + one.text, 0),
    };
  }
  if (!isRecord(value)) return { components: 0, text: 0 };
  const inner = countIn([value['components'] ?? [], value['accessory']]);
  const own = value['type'] === ComponentType.TextDisplay ? [...String(value['content'])].length : 0;
  return { components: inner.components + 1, text: inner.text + own };
}

const totals: Check = (value, path, report) => {
  const { components, text: characters } = countIn(value);
  if (components > MOST_COMPONENTS) {
    fail(report, path, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `Must be ${MOST_COMPONENTS} or fewer in total.`);
  }
  if (characters > MOST_TEXT) {
    fail(report, path, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Texts exceed the maximum size of ${MOST_TEXT}.`);
  }
};

/** The components of a message; which of them fit it is said by its flags (`checkLayout` in messages). */
export const messageComponents = all(
  list(
    byType({ [ComponentType.ActionRow]: messageRow, [ComponentType.Container]: container, ...displays }),
    0,
    MOST_COMPONENTS,
  ),
  totals,
  uniqueCustomIds,
);

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
        ...selects,
      }),
    },
    optional: { id: componentId, description: text(0, 100) },
  }),
  [ComponentType.TextDisplay]: textDisplay,
});

export const modal = shape({
  required: { custom_id: customId, title: text(1, 45), components: all(list(modalPart, 1, 5), uniqueCustomIds) },
});
