import type { Guest } from '@getaway/contracts/http/guests';
import { dayMs } from '@getaway/kernel/instant';

const recentContactDays = 7;

export interface GuestFigures {
  total: number;
  recentContacts: number;
  activeBookings: number;
  inSequences: number;
}

/** The stat cards of the guest list (spec page 2, section 2). */
export function guestFigures(
  guests: readonly Pick<Guest, 'lastContactDate' | 'totalStays' | 'sequenceStep'>[],
  now: Date,
): GuestFigures {
  const since = now.getTime() - recentContactDays * dayMs;
  const count = (fits: (guest: (typeof guests)[number]) => boolean) => guests.filter(fits).length;
  return {
    total: guests.length,
    recentContacts: count(
      ({ lastContactDate }) => lastContactDate !== null && Date.parse(lastContactDate) >= since,
    ),
    activeBookings: count(({ totalStays }) => totalStays > 0),
    inSequences: count(({ sequenceStep }) => sequenceStep > 0),
  };
}
