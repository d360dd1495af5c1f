import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

type Recorded = Pick<EventData<typeof paymentRecorded>, 'announcedBy' | 'bookingStatus' | 'entry'>;

/**
 * Whether the guest is emailed about an entry: a payment for a stay that is not over, even if it was canceled, or a refund
 * without a card, that no other email reports. A chargeback is the guest's own doing.
 */
export function isNewsForGuest(
  { announcedBy, bookingStatus, entry }: Recorded,
  stay: Pick<BookingState, 'status' | 'checkOutDate'> | undefined,
  today: CalendarDate,
): boolean {
  if (announcedBy !== undefined) return false;
  if (entry.kind === 'refund') return true;
  const { status, checkOutDate } = stay ?? { status: bookingStatus, checkOutDate: today };
  // A copy that is rebuilt from the stream would report payments of stays that are over.
  return entry.kind === 'payment' && status !== 'pending' && checkOutDate >= today;
}
