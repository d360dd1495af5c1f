import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnySchema } from '@getaway/contracts/http/call';
import { existingDay } from '@getaway/contracts/http/fields';

export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * A contract's schema as JSON Schema (2020-12), for requests or for responses. Rules that JSON Schema cannot
 * express are left out: an input that it rejects is refused, and one that it accepts may still return a 400.
 */
export function jsonSchemaOf(schema: AnySchema, side: 'input' | 'output'): JsonSchema {
  const made: unknown = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: side,
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction === existingDay ? { ...jsonSchema, format: 'date' } : undefined,
  });
  if (!isRecord(made)) throw new Error('a schema is an object');
  const { $defs, $schema: _, ...rest } = made;
  const whole = inlined(rest, isRecord($defs) ? $defs : {}, []);
  return isRecord(whole) ? whole : {};
}

/**
 * Optional fields are references into the schema's own root, which has another place inside a larger
 * document.
 */
function inlined(node: unknown, definitions: JsonSchema, path: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => inlined(item, definitions, path));
  if (!isRecord(node)) return node;
  const name = typeof node['$ref'] === 'string' ? node['$ref'].replace('#/$defs/', '') : undefined;
  if (name === undefined) {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, inlined(value, definitions, path)]),
    );
  }
  if (path.includes(name)) throw new Error('a schema that contains itself cannot be described');
  return inlined(definitions[name] ?? {}, definitions, [...path, name]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
