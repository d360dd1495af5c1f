import { paymentRecorded } from '@getaway/contracts/events/payment';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announcePayment } from './announce-payment.ts';

/** Stores what was paid for each stay, and emails guests and the owner about payments that no other email reports. */
export const moneyConsumer = singleEventConsumer('svc-crm-email-money', paymentRecorded, announcePayment);
