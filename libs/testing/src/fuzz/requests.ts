import type { Random } from '../seeded-random.ts';
import { valueOf, type Known, type Schema } from './values.ts';

/** The part of an OpenAPI document from which requests are made and answers judged. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  /** JSON by its schema, or a file of another type. */
  readonly requestBody?: { content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
}

export interface FuzzRequest {
  readonly method: string;
  /** As written in the document. */
  readonly path: string;
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly asStaff: boolean;
}

/** One request to any call of the document; those to `guestsOnly` are never sent as staff. */
export function randomRequest(
  document: Document,
  random: Random,
  known: Known,
  guestsOnly: readonly string[] = [],
): FuzzRequest {
  const [first, ...others] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  if (!first) throw new Error('the document describes no call');
  const { path, method, operation } = random.pick([first, ...others]);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const sendsFile = operation.requestBody !== undefined && schema === undefined;
  return {
    method: method.toUpperCase(),
    path,
    operation,
    url: urlOf(path, operation, random, known),
    headers: {
      ...(schema ? { 'content-type': random.chance(0.02) ? 'text/plain' : 'application/json' } : {}),
      ...(sendsFile ? { 'content-type': random.chance(0.1) ? 'text/plain' : 'image/png' } : {}),
      ...(random.chance(0.1)
        ? { 'idempotency-key': random.pick(['k', 'key-of-a-fuzzed-request', 'ü']) }
        : {}),
    },
    body: sendsFile ? 'a file that is no picture' : schema && bodyOf(schema, random, known),
    asStaff: !guestsOnly.includes(path) && random.chance(0.6),
  };
}

function bodyOf(schema: Schema, random: Random, known: Known): string {
  const text = JSON.stringify(valueOf(schema, random, known));
  return random.chance(0.02) ? text.slice(0, -1) : text;
}

function urlOf(path: string, operation: Operation, random: Random, known: Known): string {
  let url = path;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    const value = asText(valueOf(parameter.schema, random, known));
    if (parameter.in === 'path')
      url = url.replace(`{${parameter.name}}`, encodeURIComponent(value).replaceAll('.', '%2E') || '-');
    if (parameter.in === 'query' && random.chance(0.4)) {
      query.append(random.chance(0.03) ? `${parameter.name}[x]` : parameter.name, value);
      if (random.chance(0.03)) query.append(parameter.name, value);
    }
  }
  return query.size > 0 ? `${url}?${query.toString()}` : url;
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 2_000);
}
