import type { JsonSchema } from '../../libs/service-kit/src/http/api-description/json-schema.ts';

const upperLimits = ['maxLength', 'maximum', 'maxItems'];
const lowerLimits = ['minLength', 'minimum', 'minItems'];
const forms = ['pattern', 'format'];

/**
 * The values that `from` allows and `to` does not, as sentences about a place in the schema. Empty if `to` allows everything
 * that `from` allows. Fields that `to` does not know are allowed, because all readers ignore them.
 */
export function whatEscapes(from: JsonSchema, to: JsonSchema, place = 'it'): string[] {
  return optionsOf(from).flatMap((option) => {
    const able = optionsOf(to).filter((candidate) => isOfType(option, candidate));
    if (able.length === 0) return [`${place} may be ${typeOf(option) ?? 'anything'}`];
    const faults = able.map((candidate) => escapesOption(option, candidate, place));
    return faults.find((each) => each.length === 0) ?? faults[0] ?? [];
  });
}

/** The places of removed fields. */
export function whatIsGone(before: JsonSchema, after: JsonSchema, place = 'it'): string[] {
  return optionsOf(before).flatMap((option) => {
    const kept = optionsOf(after).filter((candidate) => isOfType(option, candidate));
    const items = asSchema(option['items']);
    if (items) return kept.flatMap((each) => whatIsGone(items, asSchema(each['items']) ?? {}, `${place}[]`));
    if (kept.length === 0 || kept.some((each) => !isRecord(each['properties']))) return [];
    return Object.entries(fieldsOf(option)).flatMap(([name, field]) => {
      const fields = kept.flatMap((each) => fieldsOf(each)[name] ?? []);
      const here = `${place}.${name}`;
      return fields.length === 0 ? [`${here} is gone`] : whatIsGone(field, { anyOf: fields }, here);
    });
  });
}

function escapesOption(from: JsonSchema, to: JsonSchema, place: string): string[] {
  const faults: string[] = [];
  const [members, known] = [membersOf(from), membersOf(to)];
  if (known) {
    if (!members) faults.push(`${place} may be something else than ${known.map(shown).join(', ')}`);
    for (const member of members ?? [])
      if (!known.includes(member)) faults.push(`${place} may be ${shown(member)}`);
  }
  if (!members) {
    for (const limit of upperLimits)
      if (isBeyond(from[limit], to[limit], 1))
        faults.push(`${place} may exceed ${limit} ${shown(to[limit])}`);
    for (const limit of lowerLimits)
      if (isBeyond(from[limit], to[limit], -1))
        faults.push(`${place} may fall below ${limit} ${shown(to[limit])}`);
    for (const form of forms)
      if (to[form] !== undefined && to[form] !== from[form])
        faults.push(`${place} need not have the ${form} ${shown(to[form])}`);
  }
  const [given, wanted] = [requiredOf(from), requiredOf(to)];
  for (const name of wanted) if (!given.includes(name)) faults.push(`${place}.${name} may be missing`);
  const fields = fieldsOf(from);
  for (const [name, field] of Object.entries(fieldsOf(to))) {
    const own = fields[name];
    if (own) faults.push(...whatEscapes(own, field, `${place}.${name}`));
  }
  const [items, wantedItems] = [asSchema(from['items']), asSchema(to['items'])];
  if (items && wantedItems) faults.push(...whatEscapes(items, wantedItems, `${place}[]`));
  const [values, wantedValues] = [
    asSchema(from['additionalProperties']),
    asSchema(to['additionalProperties']),
  ];
  if (values && wantedValues) faults.push(...whatEscapes(values, wantedValues, `${place}.*`));
  return faults;
}

function optionsOf(schema: JsonSchema): JsonSchema[] {
  const some = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(some)) return some.flatMap((option: unknown) => optionsOf(asSchema(option) ?? {}));
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : [schema];
}

function isOfType(from: JsonSchema, to: JsonSchema): boolean {
  const [own, wanted] = [typeOf(from), typeOf(to)];
  return wanted === undefined || own === wanted || (own === 'integer' && wanted === 'number');
}

function typeOf(schema: JsonSchema): string | undefined {
  if (typeof schema['type'] === 'string') return schema['type'];
  const [member] = membersOf(schema) ?? [];
  if (member === null) return 'null';
  return member === undefined ? undefined : typeof member;
}

function membersOf(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function isBeyond(own: unknown, limit: unknown, direction: 1 | -1): boolean {
  if (typeof limit !== 'number') return false;
  return typeof own !== 'number' || (own - limit) * direction > 0;
}

function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
  return isRecord(schema['properties']) ? (schema['properties'] as Record<string, JsonSchema>) : {};
}

function requiredOf(schema: JsonSchema): string[] {
  return Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
}

function asSchema(value: unknown): JsonSchema | undefined {
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return JSON.stringify(value);
}
