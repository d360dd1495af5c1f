import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { recordMoney } from '../bookings-copy/record-money.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { findGuestId } from '../guests/find-guest-id.ts';
import { lockKnownStay } from './lock-known-stay.ts';
import { notifyOwnerOfPayment, type OwnerPaymentDeps } from './notify-owner-of-payment.ts';
import { isNewsForGuest } from './payment.rules.ts';

/**
 * Stores what was paid for a booking. Emails the guest once about an entry that no other email reports, and the owner about
 * a card payment. The emails have the newest balance, even if this event arrives late.
 */
export async function announcePayment(
  deps: OwnerPaymentDeps & { timeZone: string },
  sql: Sql,
  event: EventData<typeof paymentRecorded>,
  now: Date,
): Promise<void> {
  const { entityId: bookingId, entry } = event;
  await recordMoney(sql, bookingId, event.money);
  const stay = (await lockKnownStay(sql, bookingId))?.booking;
  const email = stay?.email ?? event.email;
  const isNews = isNewsForGuest(event, stay, dateInZone(now, deps.timeZone));
  if (!isNews || isErasedAddress(email)) return;
  const { bookingReference, guestName, bookingStatus, money, paidFor } = event;
  const reported = {
    bookingReference,
    guestName: stay?.guestName ?? guestName,
    entry,
    balance: stay?.money?.balance ?? money.balance,
    bookingStatus: stay?.status ?? bookingStatus,
    stay,
    paidFor,
    isRest: centsFromDollars(money.paid) > centsFromDollars(entry.amount),
  };
  await queueEmail(
    sql,
    {
      ...deps.emails.paymentRecorded(reported),
      kind: 'payment-recorded',
      messageKey: `payment-recorded:${entry.id}`,
      toAddress: email,
      guestId: await findGuestId(sql, email),
      bookingId,
    },
    now,
  );
  await notifyOwnerOfPayment(deps, sql, { reported, email, event }, now);
}
