import type { Metadata } from './objects.ts';
import { invalidRequest, missingParameter } from './provider-error.ts';

/** A parsed form body or query: nested objects, arrays and texts. */
export type Fields = Readonly<Record<string, unknown>>;

export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string')
    throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  return value;
}

export function objectField(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'object' || value === null) throw invalidRequest('Invalid object', { param: name });
  return value as Fields;
}

export function integerField(fields: Fields, name: string): number | undefined {
  const text = textField(fields, name);
  if (text === undefined) return undefined;
  if (!/^-?\d+$/.test(text)) {
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(text);
}

export function requiredInteger(fields: Fields, name: string): number {
  const value = integerField(fields, name);
  if (value === undefined) throw missingParameter(name);
  return value;
}

export function requiredText(fields: Fields, name: string): string {
  const value = textField(fields, name);
  if (value === undefined) throw missingParameter(name);
  return value;
}

/** A list sent as `name[]=a&name[]=b` or `name[0]=a`. */
export function listField(fields: Fields, name: string): string[] | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value as object);
  return entries.map(String);
}

/** https://docs.stripe.com/api/metadata: the SDK's types do not say it. */
const metadataLimits = { keys: 50, keyCharacters: 40, valueCharacters: 500 };

/** Merges as the provider does: an empty value removes its key, an empty field removes all. */
export function mergeMetadata(current: Metadata, fields: Fields): Metadata {
  if (fields['metadata'] === '') return {};
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(objectField(fields, 'metadata') ?? {})) {
    if (value === '') merged.delete(key);
    else merged.set(refuseLongKey(key), refuseLongValue(key, String(value)));
  }
  if (merged.size > metadataLimits.keys)
    throw invalidRequest(
      `Metadata can have up to ${metadataLimits.keys} keys, but you passed in ${merged.size}.`,
      {
        code: 'parameter_invalid',
        param: 'metadata',
      },
    );
  return Object.fromEntries(merged);
}

function refuseLongKey(key: string): string {
  const { keyCharacters } = metadataLimits;
  if (key.length <= keyCharacters) return key;
  throw invalidRequest(
    `Metadata keys can have up to ${keyCharacters} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
    { code: 'parameter_invalid', param: 'metadata' },
  );
}

function refuseLongValue(key: string, value: string): string {
  const { valueCharacters } = metadataLimits;
  if (value.length <= valueCharacters) return value;
  throw invalidRequest(
    `Metadata values can have up to ${valueCharacters} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
    { code: 'parameter_invalid', param: `metadata[${key}]` },
  );
}
