import { paymentRecorded } from '@getaway/contracts/events/payment';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announcePayment } from './announce-payment.ts';

/** Keeps what guests paid for their stays, and emails them about payments that nothing else tells them of; the owner, too, about those by card. */
export const moneyConsumer = singleEventConsumer('svc-crm-email-money', paymentRecorded, announcePayment);
