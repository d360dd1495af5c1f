import type { confirmationRequested, unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Sql } from '@getaway/service-kit/sql';
import { enqueueEmail } from '../delivery/email-sends.repository.ts';
import type { LimitEmails } from './limit-emails.ts';

/** Emails a guest the link that confirms their reservation, but not after its deadline. */
export async function emailConfirmationRequest(
  deps: { emails: LimitEmails },
  sql: Sql,
  request: EventData<typeof confirmationRequested>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(request.expiresAt);
  if (expiresAt <= now) return;
  await enqueueEmail(
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

/** Emails the owner that a limit on unpaid nights was reached. */
export async function emailUnpaidLimit(
  deps: { emails: LimitEmails; ownerEmail: string },
  sql: Sql,
  reached: EventData<typeof unpaidLimitReached>,
  now: Date,
): Promise<void> {
  await enqueueEmail(
    sql,
    {
      ...deps.emails.unpaidLimitReached(reached),
      kind: 'unpaid-limit',
      messageKey: `unpaid-limit:${reached.entityId}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: null,
    },
    now,
  );
}
