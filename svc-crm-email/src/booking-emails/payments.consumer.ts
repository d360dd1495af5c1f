import { paymentRefunded } from '@getaway/contracts/events/payment';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announceRefund } from './announce-refund.ts';

/** Emails guests and the owner about refunds. */
export const paymentsConsumer = singleEventConsumer(
  'svc-crm-email-payments',
  paymentRefunded,
  announceRefund,
);
