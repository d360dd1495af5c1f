import {
  context,
  createContextKey,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';
import { correlationIdOf, rootSpanIdOf, traceIdOf } from './trace-ids.ts';

/** The trace context that another process sends. */
export interface Cause {
  readonly correlationId: string;
  /** W3C Trace Context: the parent span. */
  readonly traceparent?: string | undefined;
}

/** Names and attributes are templates, types and counts, never a guest's input or identity. */
export interface SpanPlan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** Defaults to the active span of this process. */
  readonly cause?: Cause;
}

/** The trace that a root span starts; the SDK's ids are derived from it. */
export const rootTraceKey = createContextKey('trace id of a root');

/** Runs work within its own span. Without tracing it only runs the work. */
export async function inSpan<T>(plan: SpanPlan, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = plan.cause ? (followed(plan.cause) ?? afterRoot(plan.cause)) : context.active();
  const span = tracer().startSpan(plan.name, { kind: plan.kind, attributes: plan.attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    failSpan(span, error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}

/** A span under its parent, or the first one of its trace. The caller ends it. */
export function startSpan({ name, kind, attributes, cause }: SpanPlan & { readonly cause: Cause }): Span {
  const parent = followed(cause);
  if (parent) return tracer().startSpan(name, { kind, attributes }, parent);
  const root = ROOT_CONTEXT.setValue(rootTraceKey, traceIdOf(cause.correlationId));
  return context.with(root, () => tracer().startSpan(name, { kind, attributes }, root));
}

/** Marks a span as failed. An error's message may contain input, so only its kind is recorded. */
export function failSpan(span: Span, reason: string): void {
  span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR });
}

/** The headers that pass the active span to a callee; empty without one. */
export function traceparentHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The same for another service, whose events then belong to this trace as well. */
export function tracedRequestHeaders(): Record<string, string> {
  const active = trace.getSpanContext(context.active());
  if (active === undefined || !isSpanContextValid(active)) return {};
  return { ...traceparentHeaders(), 'x-request-id': correlationIdOf(active.traceId) };
}

/**
 * A caller's span is accepted only if it belongs to the trace of the correlation id, so that no caller can
 * split a trace.
 */
function followed({ correlationId, traceparent }: Cause): Context | undefined {
  if (traceparent === undefined) return undefined;
  const given = propagation.extract(ROOT_CONTEXT, { traceparent });
  return trace.getSpanContext(given)?.traceId === traceIdOf(correlationId) ? given : undefined;
}

function afterRoot({ correlationId }: Cause): Context {
  const traceId = traceIdOf(correlationId);
  const root = { traceId, spanId: rootSpanIdOf(traceId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, root);
}

function tracer() {
  return trace.getTracer('getaway');
}
