import type { ConflictFound, PlatformConflictFound } from '@getaway/contracts/events/calendar';
import { nameOfBooking, type ConflictNotice, type ConflictSide } from './conflict-notice.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { externalSide } from './conflict-notices.ts';
import { counted, dateRange, fullDate, nightDate } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

/** To the owner. A guest of another platform appears as initials at most. */
export interface ConflictEmails {
  conflictFound(conflict: ConflictFound): WrittenEmail;
  platformConflictFound(conflict: PlatformConflictFound): WrittenEmail;
  /** Several conflicts in this order; those beyond the first 20 are only counted. */
  conflictsFound(notices: readonly ConflictNotice[]): WrittenEmail;
}

const mostListed = 20;

const wordsFor = {
  reservation: {
    subject: 'Double booking',
    headline: 'Two stays overlap.',
    explanation:
      'has a reservation that overlaps one of your own bookings. Both guests expect to stay, so please decide soon which stay goes ahead and let the other guest know.',
  },
  block: {
    subject: 'Calendars disagree',
    headline: 'Another calendar blocks booked nights.',
    explanation:
      'blocks nights of one of your own bookings but has no reservation for them. Often it’s your own booking synced back with different dates, or a block added by hand. Please check that calendar.',
  },
} as const;

const platformWordsFor = {
  reservation: {
    subject: 'Double booking',
    headline: 'Two platforms sold the same nights.',
    explanation:
      'have both sold the same nights. Both guests expect to stay, so please decide soon which stay goes ahead and cancel the other one on its platform.',
  },
  block: {
    subject: 'Calendars disagree',
    headline: 'One platform sold nights that another one blocks.',
    explanation:
      'disagree: a guest booked nights on the first that the second blocks with different dates. Someone may have booked them there too. Please check both calendars.',
  },
} as const;

export function createConflictEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  publicOrigin: string;
}): ConflictEmails {
  const calendarLink = new URL('/admin/calendar', options.publicOrigin).href;
  return {
    conflictFound: ({ conflictDate, booking, external }) => {
      const words = wordsFor[external.kind];
      const calendar = external.feedName;
      const isPaid = booking.status !== 'pending_payment';
      const ours = {
        name: nameOfBooking(booking.bookingReference),
        what: isPaid ? booking.guestName : `${booking.guestName}, not paid yet`,
        from: booking.checkInDate,
        to: booking.checkOutDate,
      };
      return options.write('calendar-conflict', {
        subject: `${words.subject} from ${nightDate(conflictDate)}: ${booking.bookingReference} and ${calendar}`,
        preview: `${booking.guestName} and ${calendar} both have the night of ${fullDate(conflictDate)}.`,
        words,
        calendar,
        sides: [ours, externalSide(external)].map(shown),
        calendarLink,
      });
    },
    platformConflictFound: ({ conflictDate, external, other }) => {
      const words = platformWordsFor[other.kind];
      const calendar = `${external.feedName} and ${other.feedName}`;
      return options.write('calendar-conflict', {
        subject: `${words.subject} from ${nightDate(conflictDate)}: ${calendar}`,
        preview: `${calendar} both have the night of ${fullDate(conflictDate)}.`,
        words,
        calendar,
        sides: [external, other].map(externalSide).map(shown),
        calendarLink,
      });
    },
    conflictsFound: (notices) => {
      const conflicts = counted(notices.length, 'calendar conflict');
      const from = notices[0] ? ` from ${nightDate(notices[0].conflictDate)}` : '';
      return options.write('calendar-conflicts', {
        subject: `${conflicts}${from}`,
        preview: 'More nights are double-booked. This email lists them.',
        headline: `${conflicts} found.`,
        conflicts: notices.slice(0, mostListed).map(({ conflictDate, sides }) => ({
          date: fullDate(conflictDate),
          sides: sides.map(shown),
        })),
        more: Math.max(0, notices.length - mostListed),
        calendarLink,
      });
    },
  };
}

function shown({ name, what, from, to }: ConflictSide) {
  return { name, what, dates: dateRange(from, to) };
}
