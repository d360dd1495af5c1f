import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { SpanKind, type Attributes } from '@opentelemetry/api';
import type { Envelope } from '@getaway/contracts/events/event';
import { inSpan, traceparentHeaders } from '../tracing/spans.ts';

type TracedEvent = Pick<Envelope, 'id' | 'type' | 'correlationId'>;

/** Publishes an event within a span under its request; the message's headers pass it to consumers. */
export function inPublishSpan<T>(
  event: TracedEvent,
  publish: (traced: { readonly headers?: MsgHdrs }) => Promise<T>,
): Promise<T> {
  return inSpan(
    {
      name: `publish ${event.type}`,
      kind: SpanKind.PRODUCER,
      attributes: attributesOf(event),
      cause: { correlationId: event.correlationId },
    },
    () => publish(tracedHeaders()),
  );
}

/** Handles a message within a span, under the publishing one. */
export function inConsumeSpan(
  consumer: string,
  event: TracedEvent,
  given: MsgHdrs | undefined,
  takeEffect: () => Promise<void>,
): Promise<void> {
  return inSpan(
    {
      name: `consume ${event.type}`,
      kind: SpanKind.CONSUMER,
      attributes: { ...attributesOf(event), 'messaging.consumer.group.name': consumer },
      cause: { correlationId: event.correlationId, traceparent: given?.get('traceparent') },
    },
    takeEffect,
  );
}

function attributesOf(event: TracedEvent): Attributes {
  return {
    'messaging.system': 'nats',
    'messaging.destination.name': event.type,
    'messaging.message.id': event.id,
  };
}

function tracedHeaders(): { readonly headers?: MsgHdrs } {
  const entries = Object.entries(traceparentHeaders());
  if (entries.length === 0) return {};
  const traced = headers();
  for (const [name, value] of entries) traced.set(name, value);
  return { headers: traced };
}
