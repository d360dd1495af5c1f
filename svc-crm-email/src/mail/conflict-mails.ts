import type { ConflictFound } from '@getaway/contracts/events/calendar';
import type { WrittenMail } from '../domain/mail.ts';
import { dateRange, fullDate, nightDate } from './formats.ts';
import type { FillTemplate } from './templates.ts';

export interface ConflictMails {
  /** To the owner; of a guest of the other platform it has no more than initials. */
  conflictFound(conflict: ConflictFound): WrittenMail;
}

const wordsFor = {
  reservation: {
    subject: 'Double booking',
    accent: 'Double booking',
    headline: 'Two stays have the same nights.',
    explanation:
      'has a reservation for nights that are also in one of your own bookings. Both guests expect to stay, so please decide soon which stay goes ahead and let the other guest know.',
  },
  block: {
    subject: 'Calendars disagree',
    accent: 'Calendars disagree',
    headline: 'Another calendar blocks booked nights.',
    explanation:
      'blocks nights that one of your own bookings has, without a reservation of its own. It’s often your own booking synced back with other dates, or a block added by hand. Please check that calendar.',
  },
} as const;

export function createConflictMails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenMail;
  publicOrigin: string;
}): ConflictMails {
  return {
    conflictFound: ({ conflictDate, booking, external }) => {
      const words = wordsFor[external.kind];
      const calendar = external.feedName;
      return options.write('calendar-conflict', {
        subject: `${words.subject} from ${nightDate(conflictDate)}: ${booking.bookingReference} and ${calendar}`,
        preview: `${booking.guestName} and ${calendar} both have the night of ${fullDate(conflictDate)}.`,
        words,
        calendar,
        sides: [
          {
            name: `Your booking ${booking.bookingReference}`,
            who:
              booking.status === 'pending_payment' ? `${booking.guestName}, not paid yet` : booking.guestName,
            dates: dateRange(booking.checkInDate, booking.checkOutDate),
          },
          {
            name: calendar,
            who:
              external.guestInitials === null
                ? 'Blocked'
                : `A guest with the initials ${external.guestInitials}`,
            dates: dateRange(external.from, external.to),
          },
        ],
        calendarLink: new URL('/admin/calendar', options.publicOrigin).href,
      });
    },
  };
}
