import type { BookingState } from '@getaway/contracts/events/booking';
import type { NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import { hasAmountDue } from '../bookings-copy/amount-due.rules.ts';
import type { OwnerNews } from '../delivery/email.rules.ts';
import { wasEmailQueued } from '../delivery/was-email-queued.ts';
import { bookingPath, excerptOf } from '../owner-alerts/notice.rules.ts';
import { wasInDigest } from '../owner-alerts/was-in-digest.ts';
import { queueNotice } from '../owner-alerts/queue-notice.ts';
import { messageKeyOf } from './current-booking-email.ts';
import { hasEndedUnpaid, isEndedByStaff } from './email-reservation.ts';
import type { News } from './email-stay.ts';
import type { OwnerBookingEmails } from './owner-booking-emails.ts';

export interface OwnerEmailDeps {
  readonly emails: OwnerBookingEmails;
  /** The owner's address for emails about bookings; undefined when they are switched off. */
  readonly emailsOwnerBookings: boolean;
  readonly ownerEmail: () => string;
}

/** The owner's choice that an email belongs to. */
const kindOf: Readonly<Record<OwnerNews, NoticeKind>> = {
  booked: 'booking',
  paid: 'booking',
  reserved: 'reservation',
  cancelled: 'cancellation',
  released: 'cancellation',
  expired: 'cancellation',
};

/** Emails the owner once about each new booking, reservation, payment of a reservation and cancellation. */
export async function emailOwner(
  deps: OwnerEmailDeps,
  sql: Sql,
  booking: BookingState,
  input: { news: News | undefined; now: Date },
): Promise<void> {
  const happened = newsForOwner(booking, input.news, input.now);
  if (happened === undefined || !deps.emailsOwnerBookings) return;
  const { occasion } = happened;
  const isKnown = happened.news === 'booked' && (await isPaidReservation(sql, booking));
  const news = isKnown ? 'paid' : happened.news;
  await queueNotice(
    sql,
    kindOf[news],
    {
      email: {
        ...deps.emails.bookingForOwner(booking, news),
        kind: 'booking-owner',
        messageKey: messageKeyOf('booking-owner', booking.entityId, `:${news}:${occasion}`),
        toAddress: deps.ownerEmail(),
        replyTo: booking.email,
        guestId: null,
        bookingId: booking.entityId,
      },
      listed: {
        who: booking.guestName,
        about: '',
        text: news === 'booked' || news === 'reserved' ? excerptOf(booking.specialRequests ?? '') : '',
        path: bookingPath(booking.bookingReference),
      },
    },
    input.now,
  );
}

function newsForOwner(
  booking: BookingState,
  news: News | undefined,
  now: Date,
): { news: OwnerNews; occasion: string } | undefined {
  const { status, paymentDueAt, confirmedAt } = booking;
  if (hasEndedUnpaid(booking, now))
    return { news: isEndedByStaff(booking) ? 'released' : 'expired', occasion: '' };
  if (status === 'pending_payment' && paymentDueAt !== null && new Date(paymentDueAt) > now)
    return { news: 'reserved', occasion: '' };
  if (news !== status || confirmedAt === null) return undefined;
  if (news === 'cancelled') return { news: 'cancelled', occasion: confirmedAt };
  const isPaidByHand = booking.paymentMethod === 'alternative' && !hasAmountDue(booking);
  return { news: isPaidByHand ? 'paid' : 'booked', occasion: confirmedAt };
}

/** Whether the owner knows this booking as a reservation, which its guest has since paid, maybe by card. */
async function isPaidReservation(sql: Sql, booking: BookingState): Promise<boolean> {
  if (hasAmountDue(booking)) return false;
  const reported = messageKeyOf('booking-owner', booking.entityId, ':reserved:');
  return (await wasEmailQueued(sql, reported)) || wasInDigest(sql, reported);
}
