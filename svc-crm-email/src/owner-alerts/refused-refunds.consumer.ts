import { refundRefused } from '@getaway/contracts/events/payment';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announceRefusedRefund } from '../booking-emails/announce-refused-refund.ts';

/** Emails the owner about refunds that failed. */
export const refusedRefundsConsumer = singleEventConsumer(
  'svc-crm-email-refused-refunds',
  refundRefused,
  announceRefusedRefund,
);
