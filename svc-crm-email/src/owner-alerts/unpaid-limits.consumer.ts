import { unpaidLimitReached } from '@getaway/contracts/events/booking';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailUnpaidLimit } from './email-unpaid-limit.ts';

/** Emails the owner about reached limits on unpaid nights. */
export const unpaidLimitsConsumer = singleEventConsumer(
  'svc-crm-email-unpaid-limits',
  unpaidLimitReached,
  emailUnpaidLimit,
);
