import type { RequestListener } from 'node:http';
import type { Logger } from '../logger.ts';
import type { Running } from '../shutdown.ts';

export interface Tracing extends Running {
  /** Gives each request of a handler a span; returns the handler itself when tracing is off. */
  around(handler: RequestListener): RequestListener;
}

export interface TracingOptions {
  readonly part: string;
  /** The collector's address. Without one, tracing is off and nothing of the SDK is loaded. */
  readonly endpoint: string | undefined;
  readonly logger: Logger;
}

/**
 * Starts tracing if the environment configures it. Stop it last, because stopping other parts may end spans.
 */
export async function startTracing({ part, endpoint, logger }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { around: (handler) => handler, stop: () => Promise.resolve() };
  const { exportSpans } = await import('./export-spans.ts');
  const { withRequestSpans } = await import('./request-spans.ts');
  const exporting = exportSpans({ part, endpoint, logger });
  return { around: withRequestSpans, stop: () => exporting.stop() };
}
