import { bundledProperty, propertyFaults, propertyFileSchema } from '@getaway/property';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { dotted, pathOf, withValue, type Content, type Path } from '../content/content.ts';
import { shownAt, withShownValue } from './defaults.ts';
import type { Field, NumberField, TextField } from './field.ts';
import { nameOf, placeOf } from './find-field.ts';
import { parts } from './parts.ts';

/** The part of a valibot schema that has other schemas in it. */
interface Schema {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
}

/** The paths of all values in a schema, with `*` in the place of an entry. A record ends a path, as it has no fields. */
function leavesOf(schema: Schema, path: readonly string[] = []): string[] {
  const { entries, item, wrapped } = schema;
  if (wrapped) return leavesOf(wrapped, path);
  if (entries) return Object.entries(entries).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  if (item) return leavesOf(item, [...path, '*']);
  return [path.join('.')];
}

interface Leaf {
  readonly path: string;
  readonly field: Field;
}

function fieldsIn(fields: readonly Field[], above: readonly string[] = []): Leaf[] {
  return fields.flatMap((field) => {
    const path = [...above, ...field.path.split('.').filter(Boolean)];
    return field.kind === 'list' ? fieldsIn(field.fields, [...path, '*']) : [{ path: path.join('.'), field }];
  });
}

const leaves = fieldsIn(parts.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)));

test('edits every field of a property file exactly once', () => {
  // What is kept of the sample is chosen in the note above the fields.
  const known = leavesOf(propertyFileSchema)
    .filter((path) => !path.startsWith('keptFromSample'))
    // The order of photos is one field.
    .map((path) => (path === 'media.gallery.*' ? 'media.gallery' : path));
  expect(known.length).toBeGreaterThan(120);
  expect(leaves.map(({ path }) => path).sort()).toEqual(known.sort());
});

const phoneOf = (length: number) => `404 555${' '.repeat(length - 11)}0137`;

/** Texts of a length where letters alone do not do. */
const samples: Readonly<Record<string, (length: number) => string>> = {
  'contact.email': (length) => {
    const domain = `${`${'d'.repeat(61)}.`.repeat(3)}example`;
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  },
  'contact.phone': phoneOf,
  'guide.sections.*.phones.*.number': phoneOf,
  'address.country': (length) => 'U'.repeat(length),
  'media.film.mp4': (length) => `${'a'.repeat(length - 4)}.mp4`,
};

const ofLength = (path: string, length: number) => samples[path]?.(length) ?? 'a'.repeat(length);

/** The notice around Valentine's Day can't be shorter than on other days. */
const leastNotice = withValue(bundled, pathOf('policies.money.refundNoticeHours'), 24);

/** A house with a value at a path whose entries are first ones. */
function houseWith(pattern: string, value: unknown): { path: Path; faults: string[] } {
  const path = pathOf(pattern.replaceAll('*', '0'));
  const content = withShownValue(leastNotice, path, value);
  return { path, faults: propertyFaults(content).map((fault) => fault.path) };
}

const texts = leaves.filter(
  (leaf): leaf is { path: string; field: TextField } =>
    leaf.field.kind === 'text' && leaf.field.limit !== undefined,
);

test.each(texts.map(({ path, field }) => [path, field.limit ?? 0] as const))(
  '%s takes as many characters as its counter says: %i',
  (pattern, limit) => {
    const most = houseWith(pattern, ofLength(pattern, limit));
    expect(most.faults).not.toContain(dotted(most.path));
    const tooMuch = houseWith(pattern, ofLength(pattern, limit + 1));
    expect(tooMuch.faults).toContain(dotted(tooMuch.path));
  },
);

const numbers = leaves.filter(
  (leaf): leaf is { path: string; field: NumberField } => leaf.field.kind === 'number',
);

test.each(numbers.map(({ path, field }) => [path, field.min, field.max] as const))(
  '%s takes numbers from %i to %i',
  (pattern, min, max) => {
    for (const [value, isAccepted] of [
      [min, true],
      [max, true],
      [min - 1, false],
      [max + 1, false],
    ] as const) {
      const { path, faults } = houseWith(pattern, value);
      expect(faults.includes(dotted(path)), String(value)).toBe(!isAccepted);
    }
  },
);

function listsIn(fields: readonly Field[], above: readonly string[] = []): [string, number][] {
  return fields.flatMap((field): [string, number][] => {
    if (field.kind !== 'list') return [];
    const path = [...above, field.path].join('.');
    return [[path, field.most], ...listsIn(field.fields, [path, '*'])];
  });
}

/** Entries of lists that the first section of the guide does not have, or that have to differ. */
const entries: Readonly<Record<string, (at: number) => unknown>> = {
  'guide.sections': (at) => ({ topic: `t${at}`, title: 'a', text: ['a'] }),
  'guide.sections.*.list': () => 'a',
  'guide.sections.*.phones': () => ({ name: 'a', number: '911' }),
  'guide.sections.*.places': () => ({ name: 'a', distance: '1 mile' }),
  'texts.legal.terms.more': () => ({ heading: 'a', text: 'a' }),
  'texts.legal.privacy.more': () => ({ heading: 'a', text: 'a' }),
};

test.each(listsIn(parts.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))))(
  '%s has as many entries as can be added: %i',
  (pattern, most) => {
    const { path } = houseWith(pattern, []);
    const [first] = (shownAt(bundled, path) ?? []) as unknown[];
    const faultsOf = (count: number) =>
      houseWith(
        pattern,
        Array.from({ length: count }, (_, at) => entries[pattern]?.(at) ?? first),
      ).faults;
    expect(faultsOf(most).filter((fault) => fault.startsWith(dotted(path)))).toEqual([]);
    expect(faultsOf(most + 1)).toContain(dotted(path));
  },
);

test('names the place of a path', () => {
  const named = (text: string) => {
    const place = placeOf(pathOf(text));
    return place && `${place.part.title}: ${nameOf(place)}`;
  };
  expect(named('name')).toBe('Name & Place: Name › Name of the house');
  expect(named('texts.home.amenities.scenes.1.title')).toBe(
    'Home Page: Amenities › With a picture › Amenity 2 › Title',
  );
  const scenes = [{ title: 'Fire pit' }, { title: 'Sauna' }];
  const place = placeOf(pathOf('texts.home.amenities.scenes.1.title'));
  expect(place && nameOf(place, { texts: { home: { amenities: { scenes } } } })).toBe(
    'Amenities › With a picture › Sauna › Title',
  );
  expect(named('texts.weekdayEscape.relaxation.paragraphs.0')).toBe(
    'Weekday Page: Reasons to come › Paragraphs › Paragraph 1',
  );
  expect(named('guide.sections.2')).toBe('House Guide: Sections › Sections of the guide › Section 3');
  expect(named('guide.sections.2.phones.0.number')).toBe(
    'House Guide: Sections › Sections of the guide › Section 3 › Phone numbers › Phone number 1 › Number',
  );
  expect(named('media.photos.sauna')).toBe('Photos: Pictures of the site › Photos');
  expect(named('contact')).toBe('Contact & Payment: How guests reach you › Email');
  expect(named('surprise')).toBeUndefined();
});

test('makes a list of texts the host’s own at the first change inside of it', () => {
  const path = pathOf('texts.legal.terms.houseRules.1');
  const content: Content = withShownValue({}, path, 'Ours');
  const rules = bundledProperty.texts.legal.terms.houseRules;
  expect(shownAt(content, path.slice(0, -1))).toEqual([rules[0], 'Ours', ...rules.slice(2)]);
  expect(withValue(content, path.slice(0, -1), undefined)).toEqual({});
});
