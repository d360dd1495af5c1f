import { oversizedEventsFound } from '@getaway/contracts/events/calendar';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailOversizedEvents } from './email-oversized-events.ts';

/** Emails the owner when a feed claims more nights than anyone books. */
export const oversizedEventsConsumer = singleEventConsumer(
  'svc-crm-email-oversized-events',
  oversizedEventsFound,
  emailOversizedEvents,
);
