import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { ParsedBody } from '@getaway/contracts/http/call';
import type { previewEmail as previewCall } from '@getaway/contracts/http/email-preview';
import type { Clock } from '@getaway/kernel/instant';
import {
  centsFromDollars,
  decimalFromCents,
  subtractCents,
  zeroCents,
  type Cents,
} from '@getaway/kernel/money';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { readKnownStay } from './announced-stays.repository.ts';
import { messageKeyOf, resendKey, writeCurrentEmail } from './current-booking-email.ts';

export interface PreviewedEmail {
  readonly to: string;
  readonly email: WrittenEmail | null;
  readonly whyNone: string | null;
}

/**
 * The email that an act of staff would send to a guest. It is written by the same code and templates as the real one, from
 * the booking as it is known here and the values that the act would change. Undefined when the booking is unknown.
 */
export async function previewEmail(
  deps: { readonly database: Database; readonly emails: EmailWriter; readonly now: Clock },
  asked: ParsedBody<typeof previewCall>,
): Promise<PreviewedEmail | undefined> {
  const { database, emails, now } = deps;
  const known = await readKnownStay(sqlOf(database.pool), asked.bookingId);
  if (known === undefined) return undefined;
  const { booking, announced } = known;
  const shown = (email: WrittenEmail): PreviewedEmail => ({ to: booking.email, email, whyNone: null });
  switch (asked.kind) {
    case 'payment-link':
      return shown(emails.paymentLink(asked.payment, undefined));
    case 'payment-recorded': {
      const { entry } = asked;
      const { bookingReference, guestName } = booking;
      const balance = balanceAfter(booking, centsFromDollars(entry.amount));
      const isConfirming = booking.status === 'pending_payment' && entry.kind === 'payment' && balance <= 0;
      if (isConfirming)
        return { to: booking.email, email: null, whyNone: 'The confirmation tells the guest about it' };
      const reported = {
        bookingReference,
        guestName,
        entry,
        balance: decimalFromCents(balance),
        bookingStatus: booking.status,
        stay: booking,
        isRest: Number(booking.money?.paid ?? 0) > 0,
      };
      return shown(emails.paymentRecorded(reported));
    }
    case 'refund-guest': {
      const { amount, reason, bookingId } = asked;
      const { bookingReference, guestName, email } = booking;
      const refund = { entityId: 'preview', revision: 1, bookingId, bookingReference, guestName, email };
      const balance =
        booking.money &&
        decimalFromCents(balanceAfter(booking, subtractCents(zeroCents, centsFromDollars(amount))));
      return shown(emails.refunded({ ...refund, amount, reason }, booking, balance).guest);
    }
    default: {
      const { kind, changes } = asked;
      const { opensAt = booking.opensAt } = changes;
      // What staff are about to change is no change by the guest, who may have made the last one.
      const { changedByGuest: _guest, ...known } = booking;
      const after = v.parse(bookingStateSchema, {
        ...(changes ? known : booking),
        ...changes,
        opensAt: opensAt ?? undefined,
      });
      const current = writeCurrentEmail(emails, {
        kind,
        // Like a resend, a preview shows what the guest was emailed before too.
        messageKey: resendKey(messageKeyOf(kind, booking.entityId, ''), randomUUID()),
        toAddress: after.email,
        booking: after,
        announced,
        isConfirmationDue: false,
        now: now(),
      });
      if (!current.ok) return { to: after.email, email: null, whyNone: current.reason };
      return { to: current.toAddress, email: current.email, whyNone: null };
    }
  }
}

/** What is left to pay after an entry of the ledger. */
function balanceAfter({ quote, amountDue, money }: BookingState, amount: Cents): Cents {
  return subtractCents(centsFromDollars(money?.balance ?? amountDue ?? quote.total), amount);
}
