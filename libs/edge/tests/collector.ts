import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Running } from '@getaway/service-kit/shutdown';

const attribute = v.object({
  key: v.string(),
  value: v.union([
    v.pipe(
      v.object({ stringValue: v.string() }),
      v.transform(({ stringValue }) => stringValue),
    ),
    v.pipe(
      v.object({ intValue: v.union([v.number(), v.string()]) }),
      v.transform(({ intValue }) => Number(intValue)),
    ),
  ]),
});
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.optional(v.array(attribute), []),
  status: v.optional(v.object({ code: v.optional(v.number(), 0) }), {}),
});
/**
 * The part of the exported data that tests use (opentelemetry-proto, `ExportTraceServiceRequest` as JSON).
 */
const requestSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

export type ReceivedSpan = v.InferOutput<typeof span>;

/** An OTLP collector that stores what it receives. */
export interface Collector extends Running {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  readonly parts: ReadonlySet<unknown>;
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const parts = new Set<unknown>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      for (const { resource, scopeSpans } of v.parse(requestSchema, body).resourceSpans) {
        parts.add(resource.attributes.find(({ key }) => key === 'service.name')?.value);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    spans,
    parts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
