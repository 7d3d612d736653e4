import { errors } from './api-error.js';
import type { FieldError } from './api-error.js';

/** What a check may say about a value: errors by field path, and which fields the stand-in does not know at all. */
export interface Report {
  readonly fields: FieldError[];
  readonly unknown: string[];
}

export type Path = readonly (string | number)[];
export type Check = (value: unknown, path: Path, report: Report) => void;

export function fail(report: Report, path: Path, code: string, message: string): void {
  report.fields.push({ path, code, message });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string of `min` to `max` characters, of the given form. */
export function text(min: number, max: number, pattern?: RegExp): Check {
  return (value, path, report) => {
    if (typeof value !== 'string') return fail(report, path, 'STRING_TYPE_CONVERT', `Could not interpret as string.`);
    const length = [...value].length;
    if (length === 0 && min > 0) return fail(report, path, 'BASE_TYPE_REQUIRED', 'This field is required');
    if (length < min || length > max) {
      const code = min > 0 && max < 2000 ? 'BASE_TYPE_BAD_LENGTH' : 'BASE_TYPE_MAX_LENGTH';
      const bound = min > 0 ? `Must be between ${min} and ${max} in length.` : `Must be ${max} or fewer in length.`;
      return fail(report, path, code, bound);
    }
    if (pattern !== undefined && !pattern.test(value)) {
      fail(report, path, 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
    }
  };
}

export function whole(min: number, max: number): Check {
  return (value, path, report) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return fail(report, path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
    }
    if (value < min) fail(report, path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
    if (value > max) fail(report, path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  };
}

export const finite: Check = (value, path, report) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    fail(report, path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not float.`);
  }
};

export const bool: Check = (value, path, report) => {
  if (typeof value !== 'boolean') fail(report, path, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
};

export const snowflake: Check = (value, path, report) => {
  if (typeof value !== 'string' || !/^\d{1,20}$/.test(value)) {
    fail(report, path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not snowflake.`);
  }
};

export function oneOf(values: readonly (string | number)[]): Check {
  return (value, path, report) => {
    if (!values.some((allowed) => allowed === value)) {
      fail(report, path, 'BASE_TYPE_CHOICES', `Value must be one of {${values.join(', ')}}.`);
    }
  };
}

export function nullable(check: Check): Check {
  return (value, path, report) => {
    if (value !== null) check(value, path, report);
  };
}

export function list(check: Check, min: number, max: number): Check {
  return (value, path, report) => {
    if (!Array.isArray(value)) return fail(report, path, 'LIST_TYPE_CONVERT', 'Only iterables may be used.');
    if (value.length < min || value.length > max) {
      fail(report, path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
    value.forEach((entry, index) => check(entry, [...path, index], report));
  };
}

interface Fields {
  readonly required?: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

/** An object with exactly these fields; any other field is an error that is also recorded as unknown. */
export function shape(fields: Fields): Check {
  const required = fields.required ?? {};
  const known = { ...required, ...fields.optional };
  return (value, path, report) => {
    if (!isRecord(value)) return fail(report, path, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used.');
    for (const name of Object.keys(required)) {
      if (value[name] === undefined) fail(report, [...path, name], 'BASE_TYPE_REQUIRED', 'This field is required');
    }
    for (const [name, entry] of Object.entries(value)) {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;
      if (check !== undefined) check(entry, [...path, name], report);
      else {
        fail(report, [...path, name], 'UNKNOWN_FIELD', 'The stand-in does not know this field.');
        report.unknown.push([...path, name].join('.'));
      }
    }
  };
}

/** One check after the other. */
export function all(...checks: readonly Check[]): Check {
  return (value, path, report) => {
    for (const check of checks) check(value, path, report);
  };
}

/** Chooses the check by the object's numeric `type`. */
export function byType(kinds: Readonly<Record<number, Check>>): Check {
  return (value, path, report) => {
    if (!isRecord(value)) return fail(report, path, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used.');
    const type = value['type'];
    const check = typeof type === 'number' ? kinds[type] : undefined;
    if (check !== undefined) return check(value, path, report);
    const allowed = Object.keys(kinds).join(', ');
    fail(report, [...path, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed}).`);
  };
}

/**
 * Checks a request body.
 * @throws ApiError 50035 with the path of every field that is wrong
 */
export function verify(check: Check, value: unknown, onUnknown: (field: string) => void): void {
  const report: Report = { fields: [], unknown: [] };
  check(value, [], report);
  for (const field of report.unknown) onUnknown(field);
  if (report.fields.length > 0) throw errors.invalidForm(report.fields);
}
