import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type IdGenerator,
} from '@opentelemetry/sdk-trace';
import { minuteMs } from '@getaway/kernel/instant';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import { rootTraceKey } from './spans.ts';
import { rootSpanIdOf } from './trace-ids.ts';

/** A hanging collector delays neither the next batch nor a stop any longer. */
const exportTimeoutMs = 5_000;
const stopPatienceMs = 2_000;

/**
 * Exports all spans of this process to a collector every few seconds. Only `startTracing` loads this module.
 */
export function exportSpans(options: { part: string; endpoint: string; logger: Logger }): Running {
  setGlobalErrorHandler(seldom(options.logger));
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'getaway', 'service.name': options.part }),
    // The collector decides which traces to keep.
    sampler: new AlwaysOnSampler(),
    idGenerator,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    stop: async () => {
      const flushed = provider.shutdown().then(() => true);
      const inTime = await Promise.race([flushed, sleep(stopPatienceMs, false, { ref: false })]);
      if (!inTime) options.logger.warn('the last traces could not be exported');
      for (const each of [trace, context, propagation]) each.disable();
    },
  };
}

const randomIds = new RandomIdGenerator();

/** Random ids, except for a root span, whose ids are derived from its correlation id. */
const idGenerator: IdGenerator = {
  generateTraceId: () => rootTrace() ?? randomIds.generateTraceId(),
  generateSpanId: () => {
    const traceId = rootTrace();
    return traceId === undefined ? randomIds.generateSpanId() : rootSpanIdOf(traceId);
  },
};

function rootTrace(): string | undefined {
  const traceId = context.active().getValue(rootTraceKey);
  return typeof traceId === 'string' ? traceId : undefined;
}

/** Each batch fails while the collector is unavailable, so only one line a minute is logged. */
function seldom(logger: Logger): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + minuteMs;
    logger.warn({ err: error }, 'traces could not be exported');
  };
}
