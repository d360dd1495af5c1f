import { confirmationRequested } from '@getaway/contracts/events/booking';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailConfirmationRequest } from './email-confirmation-request.ts';

/** Emails guests the link that confirms a reservation beyond the limits on unpaid nights. */
export const confirmationRequestsConsumer = singleEventConsumer(
  'svc-crm-email-confirmation-requests',
  confirmationRequested,
  emailConfirmationRequest,
);
