import { feedHealthChanged } from '@getaway/contracts/events/calendar';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailFeedHealth } from './email-feed-health.ts';

/** Emails the owner about feeds that fail for long, and about their recovery. */
export const feedHealthConsumer = singleEventConsumer(
  'svc-crm-email-feed-health',
  feedHealthChanged,
  emailFeedHealth,
);
