import { paymentLinkSent } from '@getaway/contracts/events/payment-link';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailPaymentLink } from './email-payment-link.ts';

/** Emails guests the link with which they pay what their booking owes. */
export const paymentLinksConsumer = singleEventConsumer(
  'svc-crm-email-payment-links',
  paymentLinkSent,
  emailPaymentLink,
);
