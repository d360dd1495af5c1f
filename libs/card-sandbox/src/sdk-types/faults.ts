import type { ObjectSchema, Schema, SdkTypes } from './schema.ts';

/** Where a value is not as the SDK types it. */
export interface Fault {
  readonly kind: 'unknown' | 'missing' | 'value' | 'type';
  readonly path: readonly string[];
  /** The allowed values, or the type. */
  readonly expected: string;
  readonly found: unknown;
}

/** A form is text: numbers and booleans are read from it. */
type Encoding = 'form' | 'json';

/**
 * Compares values with the SDK's types. A general validator compiles these schemas first, which takes seconds in every
 * process that starts the sandbox; walking them takes no preparation.
 */
export function faultsOf(
  types: SdkTypes,
  { schema, value, encoding }: { schema: Schema; value: unknown; encoding: Encoding },
): Fault[] {
  const walk = (each: Schema, found: unknown, path: readonly string[]): Fault[] => {
    if (each === true) return [];
    if ('$ref' in each) return walk(types.objects[each.$ref] ?? true, found, path);
    if ('anyOf' in each) return nearest(each.anyOf.map((choice) => walk(choice, found, path)));
    if ('enum' in each) {
      const isAllowed = each.enum.some(
        (allowed) => (encoding === 'form' ? String(allowed) : allowed) === found,
      );
      return isAllowed ? [] : [{ kind: 'value', path, expected: each.enum.join(', '), found }];
    }
    if (!isOfType(each.type, found, encoding)) return [{ kind: 'type', path, expected: each.type, found }];
    if (each.type === 'array')
      return (found as unknown[]).flatMap((item, index) => walk(each.items, item, [...path, String(index)]));
    return each.type === 'object' ? within(each, found as Record<string, unknown>, path) : [];
  };

  const within = (
    { properties, required = [], additionalProperties }: ObjectSchema,
    found: Record<string, unknown>,
    path: readonly string[],
  ): Fault[] => [
    ...Object.entries(found).flatMap(([name, inner]): Fault[] => {
      const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (own === false || own === undefined)
        return [{ kind: 'unknown', path: [...path, name], expected: 'nothing', found: inner }];
      return walk(own, inner, [...path, name]);
    }),
    ...required
      .filter((name) => !Object.hasOwn(found, name))
      .map((name): Fault => ({
        kind: 'missing',
        path: [...path, name],
        expected: 'a value',
        found: undefined,
      })),
  ];

  return walk(schema, value, []);
}

/** Of several choices the one that a value comes closest to: its fault lies deepest, or it is the last one. */
function nearest(choices: readonly Fault[][]): Fault[] {
  if (choices.some((faults) => faults.length === 0)) return [];
  const depth = (faults: readonly Fault[]): number => Math.max(...faults.map(({ path }) => path.length));
  return choices.reduce((best, faults) => (depth(faults) >= depth(best) ? faults : best), choices[0] ?? []);
}

function isOfType(type: string, value: unknown, encoding: Encoding): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'null':
      return value === null;
    case 'number':
      return encoding === 'form'
        ? typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
        : typeof value === 'number';
    case 'boolean':
      return encoding === 'form' ? value === 'true' || value === 'false' : typeof value === 'boolean';
    default:
      return typeof value === type;
  }
}
