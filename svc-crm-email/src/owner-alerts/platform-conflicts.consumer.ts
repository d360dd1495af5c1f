import { platformConflictFound } from '@getaway/contracts/events/calendar';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { announcePlatformConflict } from './announce-platform-conflict.ts';

/** Emails the owner about nights that two other platforms have. */
export const platformConflictsConsumer = singleEventConsumer(
  'svc-crm-email-platform-conflicts',
  platformConflictFound,
  announcePlatformConflict,
);
