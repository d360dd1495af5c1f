import type { IncomingMessage } from 'node:http';

declare module 'http' {
  interface IncomingMessage {
    /** The route of a request in metrics: a template, never its own path, whose values are unlimited. */
    routeName?: string;
  }
}

/** The path of a part's metrics. */
export const metricsPath = '/metrics';
/** Paths that serve no guest. */
const forMachines = new Set(['/healthz', '/readyz', metricsPath]);

/** Whether the request comes from monitoring and not from a guest. */
export function isForMachines(request: IncomingMessage): boolean {
  return forMachines.has(request.url ?? '');
}

/** The route template of a request, once it is answered. Express stores it on the request. */
export function routeNameOf(request: IncomingMessage & { route?: { path?: unknown } }): string {
  if (request.routeName !== undefined) return request.routeName;
  const path = request.route?.path;
  return typeof path === 'string' ? path : 'other';
}
