import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import type { Sql } from '@getaway/service-kit/sql';
import { bookingPath } from '../owner-alerts/notice.rules.ts';
import { queueNotice } from '../owner-alerts/queue-notice.ts';
import type { OwnerEmailDeps } from './email-owner.ts';
import { extrasInWords, type PaymentEmails, type ReportedEntry } from './payment-emails.ts';

export type OwnerPaymentDeps = Pick<OwnerEmailDeps, 'emailsOwnerBookings' | 'ownerEmail'> & {
  readonly emails: PaymentEmails;
};

/**
 * Notifies the owner once of a card payment, in the way that they chose. Payments that staff record themselves are not
 * reported.
 */
export async function notifyOwnerOfPayment(
  deps: OwnerPaymentDeps,
  sql: Sql,
  {
    reported,
    email,
    event,
  }: { reported: ReportedEntry; email: string; event: EventData<typeof paymentRecorded> },
  now: Date,
): Promise<void> {
  const { entityId: bookingId, bookingReference, entry, paidFor = [] } = event;
  if (entry.kind !== 'payment' || entry.method !== 'card' || !deps.emailsOwnerBookings) return;
  await queueNotice(
    sql,
    'payment',
    {
      email: {
        ...deps.emails.paymentForOwner(reported, email),
        kind: 'payment-owner',
        messageKey: `payment-owner:${entry.id}`,
        toAddress: deps.ownerEmail(),
        replyTo: email,
        guestId: null,
        bookingId,
      },
      listed: {
        who: reported.guestName,
        about: '',
        text: extrasInWords(paidFor),
        path: bookingPath(bookingReference),
      },
    },
    now,
  );
}
