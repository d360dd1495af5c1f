import { randomUUID } from 'node:crypto';
import type { Envelope } from '@getaway/contracts/events/event';

/** An event in its envelope, as a relay publishes it. */
export function testEvent(
  type: string,
  data: unknown,
  {
    id = randomUUID(),
    occurredAt = new Date(),
  }: { id?: string | undefined; occurredAt?: Date | undefined } = {},
): Envelope {
  return { id, type, version: 1, occurredAt: occurredAt.toISOString(), correlationId: 'test', data };
}
