import type { RequestListener } from 'node:http';
import { context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { nameRequest } from '../http/request-id.ts';
import { isForMachines, routeNameOf } from '../http/route-name.ts';
import { failSpan, startSpan } from './spans.ts';

/** Gives each request a span, named by its route once that is known. Its effects are child spans. */
export function withRequestSpans(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (isForMachines(request)) return handler(request, response);
    const method = request.method ?? '';
    const { traceparent } = request.headers;
    const span = startSpan({
      name: method,
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method },
      cause: {
        correlationId: nameRequest(request),
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      },
    });
    response.once('close', () => {
      const route = routeNameOf(request);
      span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      if (response.writableFinished) span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) failSpan(span, String(response.statusCode));
      span.end();
    });
    return context.with(trace.setSpan(ROOT_CONTEXT, span), () => handler(request, response));
  };
}
