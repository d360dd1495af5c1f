import { randomUUID } from 'node:crypto';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { MoneyState } from '@getaway/contracts/events/money';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars, decimalFromCents, subtractCents } from '@getaway/kernel/money';

export type Recorded = EventData<typeof paymentRecorded>;

/** The sums of a booking's ledger after so many changes of them. */
export function moneyOf(
  booking: BookingState,
  revision: number,
  { paid, returned = '0.00' }: { readonly paid: string; readonly returned?: string },
): MoneyState {
  const { total } = booking.quote;
  const [received, returnedCents] = [centsFromDollars(paid), centsFromDollars(returned)];
  const kept = subtractCents(received, returnedCents);
  const balance = subtractCents(centsFromDollars(total), kept);
  const status = balance === 0 ? 'paid' : 'partly_paid';
  return { revision, total, paid, returned, balance: decimalFromCents(balance), status };
}

/** The event about one entry of a booking. */
export function recordedFor(
  booking: BookingState,
  money: MoneyState,
  different: {
    readonly entry?: Partial<Recorded['entry']>;
    readonly announcedBy?: Recorded['announcedBy'];
    readonly paidFor?: string[];
  } = {},
): Recorded {
  const { entityId, bookingReference, guestName, email, status } = booking;
  const { announcedBy, paidFor } = different;
  return {
    entityId,
    revision: money.revision,
    bookingReference,
    guestName,
    email,
    bookingStatus: status,
    entry: {
      id: randomUUID(),
      kind: 'payment',
      method: 'venmo',
      amount: '100.00',
      effectiveOn: calendarDate('2027-05-03'),
      ...different.entry,
    },
    money,
    ...(announcedBy === undefined ? {} : { announcedBy }),
    ...(paidFor === undefined ? {} : { paidFor }),
  };
}
