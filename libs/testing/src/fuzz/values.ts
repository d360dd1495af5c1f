import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Random } from '../seeded-random.ts';

/** The part of JSON Schema that our documents use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly [unknown, ...unknown[]];
  readonly const?: unknown;
  readonly anyOf?: readonly [Schema, ...Schema[]];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The values that a valid input refers to. */
export interface Known {
  /** Ids from earlier answers. */
  readonly ids: readonly string[];
  /** The property's current day. */
  readonly today: CalendarDate;
}

const hostileShare = 0.04;

const hostile: readonly [unknown, ...unknown[]] = [
  null,
  '',
  ' ',
  0,
  -1,
  -0.005,
  1e308,
  2 ** 53,
  0.1 + 0.2,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  'x'.repeat(6_000),
  'nul\u0000byte',
  'half a pair \ud800',
  '‮right to left',
  '😀'.repeat(100),
  "'; DROP TABLE bookings; --",
  '%00%ff',
  '../../etc/passwd',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2027-1-1',
  '275760-09-13',
  'NaN',
  '1e5',
  '١٢',
  '__proto__',
  '<script>alert(1)</script>',
  '{{ constructor.constructor }}',
  '{% include "/etc/passwd" %}{{',
  '<mjml><mj-body><mj-text>{{ guest.email }}</mj-body></mjml>',
];

/** A value that the schema accepts or, now and then and anywhere inside, an invalid one. */
export function valueOf(schema: Schema, random: Random, known: Known): unknown {
  if (random.chance(hostileShare)) return random.pick(hostile);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueOf(random.pick(schema.anyOf), random, known);
  switch (schema.type) {
    case 'string':
      return textOf(schema, random, known);
    case 'number':
    case 'integer':
      return numberOf(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.below(Math.min(schema.maxItems ?? 4, 4)) }, () =>
        valueOf(schema.items ?? {}, random, known),
      );
    case 'object':
      return objectOf(schema, random, known);
    default:
      return random.pick(hostile);
  }
}

function objectOf(schema: Schema, random: Random, known: Known): Record<string, unknown> {
  const required = new Set(schema.required);
  const sent = Object.entries(schema.properties ?? {}).filter(([name]) =>
    random.chance(required.has(name) ? 0.99 : 0.5),
  );
  const made = Object.fromEntries(sent.map(([name, one]) => [name, valueOf(one, random, known)]));
  return random.chance(0.05) ? { ...made, constructor: 'x', unknown: random.pick(hostile) } : made;
}

function numberOf({ minimum = 0, maximum = 1_000, type }: Schema, random: Random): number {
  const value = random.pick([minimum, maximum, minimum + random.next() * Math.min(maximum - minimum, 500)]);
  return type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100;
}

function textOf({ format, pattern }: Schema, random: Random, known: Known): string {
  if (format === 'date') return addDays(known.today, random.below(400) - 5);
  const fitting = [
    ...known.ids,
    `guest.${random.below(1_000)}@example.com`,
    '16:00',
    String(random.below(500)),
    `${random.below(90)}.5`,
    new Date(Date.UTC(2027, random.below(12), 1)).toISOString(),
    `pi_${random.below(1_000)}`,
    'Grace Hopper',
    'ESCAPE',
    'http://127.0.0.1:9/calendar.ics',
    '{{ guest.firstName }}',
    '<mjml><mj-body><mj-section><mj-column><mj-text>{{ guest.email }}</mj-text></mj-column></mj-section></mj-body></mjml>',
  ].filter((text) => pattern === undefined || new RegExp(pattern, 'u').test(text));
  const [first = 'x', ...others] = fitting;
  return random.pick([first, ...others]);
}
