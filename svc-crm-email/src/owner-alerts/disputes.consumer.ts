import { paymentDisputed } from '@getaway/contracts/events/dispute';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { alertOfDispute } from './alert-of-dispute.ts';

/** Emails the owner when a cardholder disputes a payment, and when the bank has decided. */
export const disputesConsumer = singleEventConsumer(
  'svc-crm-email-disputes',
  paymentDisputed,
  alertOfDispute,
);
