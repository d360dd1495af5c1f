import * as v from 'valibot';
import type { FieldError } from '@getaway/contracts/problems';

/** What valibot writes where a rule of the schema has no words of its own. It repeats what was typed. */
const unworded = /^Invalid [^:]+: (?:Expected|Received) /;

const kinds: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  array: 'Must be a list',
};

/** What breaks a schema, field by field, with what to write in plain words. The path of the value as a whole is empty. */
export function schemaFaults(schema: v.GenericSchema, value: unknown): FieldError[] {
  const { issues = [] } = v.safeParse(schema, value);
  return withoutRepeats(
    issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: inWords(issue) })),
  );
}

function inWords({ kind, type, received, expected, message }: v.BaseIssue<unknown>): string {
  // As valibot has it: a key that is not known is expected never, one that is needed is received undefined.
  if (kind === 'schema' && received === 'undefined') return 'Missing';
  if (expected === 'never') return 'Unknown setting';
  return unworded.test(message) ? (kinds[type] ?? 'Must be a group of settings') : message;
}

/** A number can break two rules that say the same, such as its least value and its steps. */
function withoutRepeats(faults: readonly FieldError[]): FieldError[] {
  const known = new Set<string>();
  return faults.filter(({ path, message }) => {
    const isNew = !known.has(`${path} ${message}`);
    known.add(`${path} ${message}`);
    return isNew;
  });
}
