import type { ConflictFound, PlatformConflictFound } from '@getaway/contracts/events/calendar';
import { nobody } from '@getaway/kernel/initials';
import { nameOfBooking, type ConflictNotice, type ConflictSide } from './conflict-notice.rules.ts';

/** The stored fields of a conflict with one of our bookings until it is emailed; the guest is left out. */
export function noticeOfConflict({
  entityId,
  conflictDate,
  booking,
  external,
}: ConflictFound): ConflictNotice {
  const ours = {
    name: nameOfBooking(booking.bookingReference),
    what: booking.status === 'pending_payment' ? 'Not paid yet' : 'Confirmed',
    from: booking.checkInDate,
    to: booking.checkOutDate,
  };
  return { conflictId: entityId, conflictDate, sides: [ours, externalSide(external)] };
}

/** The same for a conflict between two platforms. */
export function noticeOfPlatformConflict(conflict: PlatformConflictFound): ConflictNotice {
  const { entityId, conflictDate, external, other } = conflict;
  return { conflictId: entityId, conflictDate, sides: [externalSide(external), externalSide(other)] };
}

/** A stay or a block of another platform, with the guest's initials at most. */
export function externalSide(external: ConflictFound['external']): ConflictSide {
  const { feedName, kind, from, to, guestInitials } = external;
  const guest = guestOf(feedName, guestInitials);
  return { name: feedName, what: kind === 'block' ? 'Blocked' : guest, from, to };
}

function guestOf(platform: string, initials: string | null): string {
  if (initials === null) return 'A guest';
  return initials === nobody
    ? `Guest name not shared by ${platform}`
    : `A guest with the initials ${initials}`;
}
