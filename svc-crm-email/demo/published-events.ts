import * as v from 'valibot';
import { envelopeSchema, type Envelope } from '@getaway/contracts/events/event';
import { streamName } from '@getaway/contracts/events/stream';
import type { Broker } from '@getaway/service-kit/messaging/broker';

/** All events published so far, in order. */
export async function readPublishedEvents({ manager, jetstream }: Broker): Promise<Envelope[]> {
  const { state } = await manager.streams.info(streamName);
  const events: Envelope[] = [];
  if (state.messages === 0) return events;
  const consumer = await jetstream.consumers.get(streamName);
  for await (const message of await consumer.consume()) {
    events.push(v.parse(envelopeSchema, message.json()));
    if (message.seq >= state.last_seq) break;
  }
  return events;
}
