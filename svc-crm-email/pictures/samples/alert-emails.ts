import { calendarDate } from '@getaway/kernel/calendar-date';
import { noticeOfConflict, noticeOfPlatformConflict } from '../../src/owner-alerts/conflict-notices.ts';
import type { EmailWriter, NamedEmails } from './named-emails.ts';
import { booking, dueAt, moved } from './sample-stay.ts';

const conflict = {
  entityId: 'conflict',
  revision: 1,
  conflictDate: booking.checkInDate,
  booking: { ...booking, bookingId: booking.entityId },
  external: {
    feedName: 'Airbnb',
    kind: 'reservation' as const,
    from: booking.checkInDate,
    to: booking.checkOutDate,
    guestInitials: 'JD',
  },
};
const platformConflict = {
  entityId: 'platform-conflict',
  revision: 1,
  conflictDate: moved.checkInDate,
  external: { ...conflict.external, from: moved.checkInDate, to: moved.checkOutDate },
  other: {
    feedName: 'VRBO',
    kind: 'reservation' as const,
    from: moved.checkInDate,
    to: moved.checkOutDate,
    guestInitials: null,
  },
};
const conflictNotices = [
  noticeOfConflict(conflict),
  ...Array.from({ length: 24 }, () => noticeOfPlatformConflict(platformConflict)),
];
const feedHealth = {
  entityId: 'feed',
  revision: 1,
  feedName: 'Airbnb',
  failingSince: '2027-05-02T13:00:00.000Z',
  reason: 'There’s no calendar at this address (404). Copy the link from the platform again.',
  at: dueAt.toISOString(),
};
/** The emails that warn the owner: nights booked twice, feeds that fail, and limits. */
export function alertEmails(emails: EmailWriter): NamedEmails {
  return {
    'unpaid-limit': emails.unpaidLimitReached({
      entityId: 'limit',
      revision: 1,
      limit: 'network',
      network: '203.0.113.7',
      reachedAt: dueAt.toISOString(),
    }),
    'limit-reached': emails.guessesReached({
      entityId: 'guesses',
      revision: 1,
      of: 'password',
      signInToken: 'a-token',
      reachedAt: dueAt.toISOString(),
    }),
    'calendar-conflict': emails.conflictFound(conflict),
    'platform-conflict': emails.platformConflictFound(platformConflict),
    'calendar-conflicts': emails.conflictsFound(conflictNotices),
    'feed-failing': emails.feedHealthChanged({ ...feedHealth, state: 'failing' }),
    'feed-oversized': emails.oversizedEventsFound({
      entityId: 'feed',
      revision: 2,
      feedName: 'Airbnb',
      events: 1,
      foundAt: dueAt.toISOString(),
    }),
    'feed-closing': emails.oversizedEventsFound({
      entityId: 'feed',
      revision: 3,
      feedName: 'Airbnb',
      events: 1,
      longClosures: [{ from: calendarDate('2027-12-01'), to: calendarDate('2028-09-26'), nights: 300 }],
      foundAt: dueAt.toISOString(),
    }),
    'feed-working': emails.feedHealthChanged({ ...feedHealth, state: 'working', reason: null }),
  };
}
