import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from './call.ts';

interface Described {
  readonly call: Call;
  readonly part: 'params' | 'query' | 'body';
}

const inputs: Described[] = [];

beforeAll(async () => {
  for (const file of globSync('*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    const exported = (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const call of Object.values(exported).filter(isCall))
      for (const part of ['params', 'query', 'body'] as const) if (call[part]) inputs.push({ call, part });
  }
});

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/** Every schema inside a schema, itself included. */
function* schemasIn(value: unknown, seen = new Set<unknown>()): Generator<{ type: string; schema: object }> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('kind' in value && value.kind === 'schema' && 'type' in value)
    yield { type: String(value.type), schema: value };
  for (const inner of Object.values(value)) yield* schemasIn(inner, seen);
}

/** A draft keeps whatever staff typed, and is stored as one document; its rules are those of the property file. */
const documents = ['PUT /api/admin/house/draft body'];

it('every call declares all of its fields, so that other fields never reach a handler', () => {
  expect(inputs.length).toBeGreaterThan(60);
  const open = inputs.filter(({ call, part }) =>
    [...schemasIn(call[part])].some(({ type }) =>
      ['any', 'unknown', 'loose_object', 'object_with_rest', 'record', 'custom'].includes(type),
    ),
  );
  expect(open.map(({ call, part }) => `${call.method} ${call.path} ${part}`)).toEqual(documents);
});
