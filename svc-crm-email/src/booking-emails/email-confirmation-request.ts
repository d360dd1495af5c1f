import type { confirmationRequested } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import type { LimitEmails } from '../owner-alerts/limit-emails.ts';

/** Emails a guest the link that confirms their reservation, but not after its deadline. */
export async function emailConfirmationRequest(
  deps: { emails: LimitEmails },
  sql: Sql,
  request: EventData<typeof confirmationRequested>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(request.expiresAt);
  if (expiresAt <= now) return;
  await queueEmail(
    sql,
    {
      ...deps.emails.confirmationRequested(request),
      kind: 'reservation-confirmation',
      messageKey: `reservation-confirmation:${request.entityId}`,
      toAddress: request.email,
      guestId: null,
      bookingId: null,
      expiresAt,
    },
    now,
  );
}
