import type { RequestListener } from 'node:http';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';

export interface Tracing extends Running {
  /** Gives each request of a handler a span; the handler itself while nothing is traced. */
  around(handler: RequestListener): RequestListener;
}

export interface TracingOptions {
  readonly part: string;
  /** The collector's address; nothing is traced, and nothing of the SDK loaded, without one. */
  readonly endpoint: string | undefined;
  readonly logger: Logger;
}

/** Begins to trace a part if its environment says where to. Stop it last: what is stopped before may end spans. */
export async function startTracing({ part, endpoint, logger }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { around: (handler) => handler, stop: () => Promise.resolve() };
  const { exportSpans } = await import('./export-spans.ts');
  const { withRequestSpans } = await import('./request-spans.ts');
  const exporting = exportSpans({ part, endpoint, logger });
  return { around: withRequestSpans, stop: () => exporting.stop() };
}
