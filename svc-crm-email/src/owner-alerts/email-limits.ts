import type { confirmationRequested, unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Sql } from '@getaway/service-kit/sql';
import { intendMail } from '../delivery/email-sends.repository.ts';
import type { LimitMails } from './limit-emails.ts';

/** Sends a guest the link that makes their reservation; after its deadline it would be of no use. */
export async function mailConfirmationRequest(
  deps: { mails: LimitMails },
  sql: Sql,
  request: EventData<typeof confirmationRequested>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(request.expiresAt);
  if (expiresAt <= now) return;
  await intendMail(
    sql,
    {
      ...deps.mails.confirmationRequested(request),
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

/** Tells the owner that a limit on unpaid nights was reached. */
export async function mailUnpaidLimit(
  deps: { mails: LimitMails; ownerEmail: string },
  sql: Sql,
  reached: EventData<typeof unpaidLimitReached>,
  now: Date,
): Promise<void> {
  await intendMail(
    sql,
    {
      ...deps.mails.unpaidLimitReached(reached),
      kind: 'unpaid-limit',
      messageKey: `unpaid-limit:${reached.entityId}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: null,
    },
    now,
  );
}
