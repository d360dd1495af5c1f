import type { JsonSchema } from '../../libs/service-kit/src/http/api-description/json-schema.ts';
import { readContracts, type ContractEvent } from './events.ts';
import { routesOf, services, type Route } from './event-routes.ts';

const head = `# Events

The events that services publish and consume over JetStream. This page is generated from the contracts
(\`libs/contracts/src/events\`) and from the services' code: run \`npx nx draw-docs\` to update it. \`npm test\` fails if it is out of
date. [0003](decisions/0003-outbox-and-inbox.md) explains how an event takes effect exactly once.
`;

const envelope = `## Fields

Every event has an envelope: \`id\` (a UUID, also the message id that makes it take effect once), \`type\` (also the
subject), \`version\`, \`occurredAt\`, \`correlationId\` (the request that caused it), and \`data\`, listed below. Fields are
only added, never removed. A consumer ignores versions that it does not know, and a \`revision\` older than the one it has.
`;

/** The current text of `docs/events.md`. */
export async function drawEvents(root: string): Promise<string> {
  const contracts = await readContracts(root);
  const routes = [...routesOf(root, contracts)];
  return [head, diagram(routes), table(routes), envelope, ...carried(contracts.events)].join('\n');
}

type Routes = readonly (readonly [ContractEvent, Route])[];

/** Events with the same route share a box. */
function diagram(routes: Routes): string {
  const ways = Map.groupBy(routes, ([{ event }, { publishers, consumers }]) =>
    JSON.stringify([event.type.split('.')[0], publishers, consumers.map(({ service }) => service)]),
  );
  const boxes = [...ways.values()].flatMap((members, place) => {
    const types = members.map(([{ event }]) => event.type).join('<br/>');
    const [, { publishers, consumers }] = members[0] ?? fail();
    return [
      `  e${place}(["${types}"])`,
      ...publishers.map((service) => `  ${service} --> e${place}`),
      ...unique(consumers.map(({ service }) => service)).map((service) => `  e${place} --> to-${service}`),
    ];
  });
  const from = services.map((service) => `  ${service}["${service}"]`);
  const to = services.map((service) => `  to-${service}["${service}"]`);
  return ['```mermaid', 'flowchart LR', ...from, ...boxes, ...to, '```', ''].join('\n');
}

function table(routes: Routes): string {
  const rows = routes.map(([{ event, meaning }, { publishers, consumers }]) => {
    const listeners = consumers.map(({ service, consumer }) =>
      consumer.startsWith(service) ? `\`${consumer}\`` : `${service} (${consumer})`,
    );
    const cells = [
      `\`${event.type}\` v${event.version}`,
      meaning,
      publishers.join(', '),
      listeners.join('<br/>') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const title = [
    '## Publishers and consumers',
    '',
    '| event | meaning | published by | consumed by |',
    '|---|---|---|---|',
  ];
  return [...title, ...rows, ''].join('\n');
}

/** One table for all events with the same data. */
function carried(events: readonly ContractEvent[]): string[] {
  return [...Map.groupBy(events, ({ event }) => event.data).values()].map((members) => {
    const [first] = members;
    const names = members.map(({ event }) => `\`${event.type}\``).join(', ');
    const rows = first ? rowsOf(first.carries) : [];
    return [`### ${names}`, '', '| field | type |', '|---|---|', ...rows, ''].join('\n');
  });
}

function rowsOf(schema: JsonSchema): string[] {
  const forms = listOf(schema['anyOf'] ?? schema['oneOf']);
  if (forms.length > 0)
    return forms.flatMap((form, at) => [...(at === 0 ? [] : ['| *or* | |']), ...rowsOf(form)]);
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(recordOf(schema['properties'])).map(
    ([name, field]) =>
      `| \`${name}\`${required.has(name) ? '' : ' (may be absent)'} | ${wordsFor(recordOf(field))} |`,
  );
}

function wordsFor(schema: JsonSchema): string {
  const forms = listOf(schema['anyOf'] ?? schema['oneOf']);
  if (forms.length > 0) return unique(forms.map(wordsFor)).join(' or ');
  if ('const' in schema) return `\`${String(schema['const'])}\``;
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => `\`${String(value)}\``).join(' or ');
  switch (schema['type']) {
    case 'array':
      return `list of ${wordsFor(recordOf(schema['items']))}`;
    case 'object':
      return `{ ${Object.keys(recordOf(schema['properties'])).join(', ')} }`;
    case 'string':
      return typeof schema['format'] === 'string' ? schema['format'] : 'text';
    case 'null':
      return 'nothing';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return typeof schema['type'] === 'string' ? schema['type'] : 'anything';
  }
}

function listOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

function recordOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}

function fail(): never {
  throw new Error('a group has members');
}
