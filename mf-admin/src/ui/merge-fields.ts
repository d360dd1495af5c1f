import * as v from 'valibot';
import type { MergedFields } from './newer-note.tsx';

/** Fields of a form that are kept or taken together, because one says nothing without the others. */
export interface FieldsToMerge<Values> {
  readonly label: string;
  readonly names: readonly (keyof Values)[];
  /** What they have, in words; by default the first one as the form shows it. */
  readonly inWords?: (values: Values) => string;
}

/** The values of a form when it was opened, as staff typed them, and as somebody else saved them meanwhile. */
export interface StatesOfForm<Values> {
  readonly opened: Values;
  readonly typed: Values;
  readonly newest: Values;
}

/**
 * Keeps what was typed, takes the rest from the newest state, and names what is the other one's. `contract` has the fields of
 * the call that saves them: texts are compared as they are stored, without spaces and line breaks at their ends.
 */
export function mergeFields<Values extends object>(
  fields: readonly FieldsToMerge<Values>[],
  { opened, typed, newest }: StatesOfForm<Values>,
  contract: Readonly<Record<string, v.GenericSchema>>,
): MergedFields & { readonly values: Partial<Values> } {
  const differ = ({ names }: FieldsToMerge<Values>, one: Values, other: Values): boolean =>
    names.some((name) => stored(contract, name, one[name]) !== stored(contract, name, other[name]));
  const kept = fields.filter((field) => differ(field, typed, opened));
  const changed = fields.filter((field) => differ(field, newest, opened));
  const valuesOf = ({ names }: FieldsToMerge<Values>, values: Values) =>
    names.map((name) => [name, values[name]] as const);
  return {
    values: Object.fromEntries(
      fields.flatMap((field) => valuesOf(field, kept.includes(field) ? typed : newest)),
    ) as Partial<Values>,
    taken: changed.filter((field) => !kept.includes(field)).map(({ label }) => label),
    conflicts: changed
      .filter((field) => kept.includes(field) && differ(field, typed, newest))
      .map(({ label, names, inWords }) => ({
        label,
        theirs: inWords ? inWords(newest) : names[0] === undefined ? '' : usualWords(newest[names[0]]),
      })),
  };
}

function stored(
  contract: Readonly<Record<string, v.GenericSchema>>,
  name: PropertyKey,
  value: unknown,
): string {
  const schema = contract[String(name)];
  const parsed = schema && v.safeParse(schema, value);
  return JSON.stringify((parsed?.success ? parsed.output : value) ?? null);
}

function usualWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'string' || typeof value === 'number' ? `${value}` || 'Empty' : 'Empty';
}
