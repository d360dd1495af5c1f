import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnySchema, Call } from '../../libs/contracts/src/http/call.ts';
import type { EventType } from '../../libs/contracts/src/events/event.ts';
import {
  jsonSchemaOf,
  type JsonSchema,
} from '../../libs/service-kit/src/http/api-description/json-schema.ts';

/** The public description of a call. */
export interface DescribedCall {
  readonly access: Call['access'];
  readonly status: number;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly answer?: JsonSchema;
}

/** All contracts: calls by method and path, events by type and version. */
export interface DescribedContracts {
  readonly calls: Readonly<Record<string, DescribedCall>>;
  readonly events: Readonly<Record<string, JsonSchema>>;
}

/** The current contracts in the code. */
export async function describeContracts(root: string): Promise<DescribedContracts> {
  const contracts = path.join(root, 'libs/contracts/src');
  const calls = (await exportsOf(path.join(contracts, 'http'))).filter(isCall);
  const events = (await exportsOf(path.join(contracts, 'events'))).filter(isEvent);
  return {
    calls: sorted(calls.map((call) => [`${call.method} ${call.path}`, describeCall(call)])),
    events: sorted(
      events.map(({ type, version, data }) => [`${type} v${version}`, jsonSchemaOf(data, 'output')]),
    ),
  };
}

function describeCall({ access, status = 200, params, query, body, answer }: Call): DescribedCall {
  const side = (name: string, schema: AnySchema | undefined, of: 'input' | 'output') =>
    schema === undefined ? {} : { [name]: jsonSchemaOf(schema, of) };
  return {
    access,
    status,
    ...side('params', params, 'input'),
    ...side('query', query, 'input'),
    ...side('body', body, 'input'),
    ...side('answer', answer, 'output'),
  };
}

async function exportsOf(folder: string): Promise<unknown[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module) as unknown[]);
}

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

function isCall(value: unknown): value is Call {
  return isObject(value) && 'method' in value && 'path' in value && 'access' in value;
}

function isEvent(value: unknown): value is EventType {
  return isObject(value) && 'version' in value && 'data' in value && 'type' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
