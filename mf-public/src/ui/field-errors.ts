import * as v from 'valibot';

/** The first fault of each field, by its dotted path; empty when the value keeps the schema. */
export type FieldErrors = Readonly<Record<string, string>>;

export function fieldErrors(schema: v.GenericSchema, value: unknown): FieldErrors {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return errors;
}
