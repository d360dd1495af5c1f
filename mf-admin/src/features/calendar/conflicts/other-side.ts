import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { Conflict } from '../../../conflicts/conflict.ts';

/** With whom this event is in conflict. */
export function otherSide(
  { internalBookingId, booking, external, otherExternal }: Conflict,
  event: CalendarEvent,
): string {
  const other = event.type === 'external' && external?.feedId === event.feedId ? otherExternal : external;
  const isBooking = event.type === 'external' && internalBookingId !== null;
  return (isBooking ? booking?.guestName : other?.feedName) ?? 'a stay that no longer exists';
}
