import { conflictFound } from '@getaway/contracts/events/calendar';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announceConflict } from './announce-conflict.ts';

/** Emails the owner about nights that both a booking and another platform have. */
export const calendarConsumer = singleEventConsumer(
  'svc-crm-email-calendar',
  conflictFound,
  announceConflict,
);
