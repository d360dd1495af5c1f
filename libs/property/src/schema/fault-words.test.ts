import { expect, it } from 'vitest';
import { record } from './file-values.ts';
import { propertyFaults, propertyFileSchema } from './property.ts';

/** The part of a valibot schema that has other schemas in it. */
interface Schema {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
}

/** The paths of all groups, lists, and values in a schema, with the first entry of each list. */
function placesIn(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  const { entries, item, wrapped, type } = schema;
  if (wrapped) return placesIn(wrapped, path);
  if (entries)
    return [path, ...Object.entries(entries).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
  if (item) return [path, ...placesIn(item, [...path, '0'])];
  if (type === 'record')
    return ['', 'house', 'house.file', 'house.alt', 'house.focus', 'house.focus.x', 'Some Name'].map(
      (inner) => [...path, ...inner.split('.').filter(Boolean)],
    );
  return [path];
}

function withValue(content: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(record(content)[key], rest, value);
  if (!/^\d+$/.test(key)) return { ...record(content), [key]: inner };
  return [inner];
}

const wrong: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['yes', true],
  ['a fraction', 0.3],
  ['a large number', 1e9],
  ['not a number', Number.NaN],
  ['an empty text', ''],
  ['a blank', ' '],
  ['a word', 'zz'],
  ['a long text', 'x'.repeat(5_000)],
  ['a control character', '\u0007'],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['a long list', Array.from({ length: 100 }, () => ({}))],
  ['an empty group', {}],
  ['a surprise', { surprise: 1 }],
];

const ofLibrary = /\b(?:invalid|expected|received|undefined|null|nan|object|array|string)\b/i;
const ofCode = /\b[a-z]+[A-Z]|\b[a-z]\w*\.[a-z\d]/;

/** Without what hosts write like this themselves: fill-ins, and names of files. */
function forHosts(message: string): string {
  return message.replaceAll(/\{\w+\}|“[^”]*”|\b[\w/]+\.(?:svg|jpg|webp)\b/g, '');
}

it.each(wrong)('explains %s in plain words at each field', (_what, value) => {
  const places = placesIn(propertyFileSchema);
  expect(places.length).toBeGreaterThan(180);
  const messages = places.flatMap((place) =>
    propertyFaults(withValue({}, place, value)).map(({ message }) => message),
  );
  const strange = (message: string) => ofLibrary.test(message) || ofCode.test(forHosts(message));
  expect([...new Set(messages)].filter(strange)).toEqual([]);
});
