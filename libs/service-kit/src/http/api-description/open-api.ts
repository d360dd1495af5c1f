import type { AnySchema, Call } from '@getaway/contracts/http/call';
import { problemSchema, problemTypes, type ProblemType } from '@getaway/contracts/problems';
import type { MountedCall } from '../mounted-calls.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** The title of an API, and the address where its staff sign in. */
export interface ApiTitle {
  readonly title: string;
  readonly sessionCookie: string;
}

/** The OpenAPI 3.1 document of the mounted calls. */
export function openApiOf(calls: readonly MountedCall[], { title, sessionCookie }: ApiTitle): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const mounted of calls) {
    const path = mounted.call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [mounted.call.method.toLowerCase()]: operationOf(mounted) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        service: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf({ call, keepsAnswers }: MountedCall): JsonSchema {
  const writes = call.method !== 'GET';
  return {
    summary: call.summary,
    ...securityOf(call.access),
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...(writes ? [idempotencyKey(keepsAnswers)] : []),
    ],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': schemaOf(call.body, 'input') } } }
      : {}),
    ...(call.upload ? { requestBody: { required: true, content: { [call.upload]: {} } } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...(call.answer ? { content: { 'application/json': schemaOf(call.answer, 'output') } } : {}),
        ...(call.file ? { content: { [call.file]: { schema: fileSchema(call.file) } } } : {}),
      },
      ...problemsOf([
        'invalid-request',
        ...(call.access === 'public' ? [] : (['unauthenticated'] as const)),
        ...(writes ? (['forbidden', 'payload-too-large', 'unsupported-media-type'] as const) : []),
        ...(keepsAnswers ? (['in-progress', 'idempotency-key-reused'] as const) : []),
        ...(call.refusals ?? []),
        'too-many-requests',
        'internal',
        'unavailable',
        ...(writes ? (['no-answer'] as const) : []),
      ]),
    },
  };
}

/** A file that is no text is described by its type alone (OpenAPI 3.1, 'Considerations for File Uploads'). */
function fileSchema(type: string): JsonSchema {
  return type.startsWith('text/') ? { type: 'string' } : {};
}

function securityOf(access: Call['access']): JsonSchema {
  if (access === 'public') return {};
  return { security: [access === 'staff' ? { session: [] } : { service: [] }] };
}

function schemaOf(schema: AnySchema, side: 'input' | 'output'): { schema: JsonSchema } {
  return { schema: jsonSchemaOf(schema, side) };
}

function parametersOf(place: 'path' | 'query', schema: AnySchema | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input');
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(properties ?? {}).map(([name, one]: [string, unknown]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: one,
  }));
}

function idempotencyKey(keepsAnswers: boolean): JsonSchema {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: keepsAnswers
      ? 'The same key and body give the same answer for 24 hours.'
      : 'Accepted; doing this twice is the same as doing it once, or is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
}

/** One response for each status, with its problem types. */
function problemsOf(types: readonly ProblemType[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(new Set(types), (type) => problemTypes[type].status);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((type) => problemTypes[type].title).join('; '),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }],
              properties: { type: { enum: some }, status: { const: status } },
            },
          },
        },
      },
    ]),
  );
}
