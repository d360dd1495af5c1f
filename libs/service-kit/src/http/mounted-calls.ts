import type { RequestHandler, Router } from 'express';
import type { Call } from '@getaway/contracts/http/call';

/** A mounted call, and whether its answers are stored under an Idempotency-Key. */
export interface MountedCall {
  readonly call: Call;
  readonly keepsAnswers: boolean;
}

const callOf = new WeakMap<object, MountedCall>();

/** Associates a handler with its call, as long as the handler exists. */
export function recordCall(handler: RequestHandler, call: MountedCall): void {
  callOf.set(handler, call);
}

/** The calls that these routers and the routers inside them serve, in the order of the routes. */
export function mountedCalls(routers: readonly Pick<Router, 'stack'>[]): MountedCall[] {
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ route, handle }) => {
      if (route) return route.stack.flatMap((layer) => callOf.get(layer.handle) ?? []);
      return isRouter(handle) ? mountedCalls([handle]) : [];
    }),
  );
}

function isRouter(handler: object): handler is Pick<Router, 'stack'> {
  return 'stack' in handler && Array.isArray(handler.stack);
}
