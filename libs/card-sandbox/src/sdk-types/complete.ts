import { callTypes, objectTypeOf, type CallName, type CallTypes } from './calls.ts';
import type { ObjectSchema, Schema, SdkTypes } from './schema.ts';
import { loadSdkTypes } from './sdk-types-file.ts';

const sdkTypes = loadSdkTypes();

/** An answer with null in every field that the SDK's type requires and the sandbox makes nothing of. */
export function completeAnswer(call: CallName, answer: unknown): unknown {
  const { answer: type, isList = false }: CallTypes = callTypes[call];
  if (!isList) return complete(sdkTypes, { $ref: type }, answer);
  const page = answer as { data: readonly unknown[] };
  return { ...page, data: page.data.map((each) => complete(sdkTypes, { $ref: type }, each)) };
}

/** The same for one object of the provider's, by the kind that it names. */
export function completeObject(object: unknown): unknown {
  const type = objectTypeOf(object);
  return type === undefined ? object : complete(sdkTypes, { $ref: type }, object);
}

function complete(types: SdkTypes, schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = shapesOf(types, schema).find((shape) => shape.type === 'array');
    return list ? value.map((each) => complete(types, list.items, each)) : value;
  }
  const shape = shapesOf(types, schema).find((each) => each.type === 'object');
  return shape ? completeFields(types, shape, value as Record<string, unknown>) : value;
}

function completeFields(
  types: SdkTypes,
  { properties, required = [] }: ObjectSchema,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const missing = required.filter(
    (name) => value[name] === undefined && allowsNull(properties[name] ?? true),
  );
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, complete(types, properties[name] ?? true, inner)]),
    ),
    ...Object.fromEntries(missing.map((name) => [name, null])),
  };
}

type Shape = ObjectSchema | { readonly type: 'array'; readonly items: Schema };

/** The objects and lists that a schema allows. */
function shapesOf(types: SdkTypes, schema: Schema): Shape[] {
  if (schema === true || 'enum' in schema) return [];
  if ('$ref' in schema) return shapesOf(types, types.objects[schema.$ref] ?? true);
  if ('anyOf' in schema) return schema.anyOf.flatMap((choice) => shapesOf(types, choice));
  return schema.type === 'object' || schema.type === 'array' ? [schema] : [];
}

function allowsNull(schema: Schema): boolean {
  if (schema === true) return false;
  if ('anyOf' in schema) return schema.anyOf.some(allowsNull);
  return 'type' in schema && schema.type === 'null';
}
