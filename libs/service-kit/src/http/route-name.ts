import type { IncomingMessage } from 'node:http';

declare module 'http' {
  interface IncomingMessage {
    /** What the request counts as: a template, never its own path, of which there is no end. */
    routeName?: string;
  }
}

/** Where a part's metrics are read. */
export const metricsPath = '/metrics';
/** What nobody asks for on behalf of a guest. */
const forMachines = new Set(['/healthz', '/readyz', metricsPath]);

/** Whether somebody who watches over the part asks, and no guest. */
export function isForMachines(request: IncomingMessage): boolean {
  return forMachines.has(request.url ?? '');
}

/** The template that a request was matched with, once it is answered. Express leaves it on the request. */
export function routeNameOf(request: IncomingMessage & { route?: { path?: unknown } }): string {
  if (request.routeName !== undefined) return request.routeName;
  const path = request.route?.path;
  return typeof path === 'string' ? path : 'other';
}
