import type { confirmationRequested, unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Property } from '@getaway/contracts/property';
import { inDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import type { WrittenMail } from '../domain/mail.ts';
import { counted, dateRange, deadline, fullDate } from './formats.ts';
import type { FillTemplate } from './templates.ts';

/** The emails about limits on unpaid nights. */
export interface LimitMails {
  /** To the guest whose reservation waits for their word. */
  confirmationRequested(request: EventData<typeof confirmationRequested>): WrittenMail;
  /** To the owner. */
  unpaidLimitReached(reached: EventData<typeof unpaidLimitReached>): WrittenMail;
}

export function createLimitMails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenMail;
  property: Property;
  publicOrigin: string;
}): LimitMails {
  const { write, property, publicOrigin } = options;
  return {
    confirmationRequested: ({ firstName, checkInDate, checkOutDate, total, token, expiresAt }) => {
      const nights = nightCount({ arrival: checkInDate, departure: checkOutDate });
      // After '#', the token reaches no server log and no other site.
      const confirmLink = new URL(`/booking/confirm#${token}`, publicOrigin).href;
      return write('reservation-confirmation', {
        subject: `Please confirm your reservation at ${property.name}`,
        preview: `One more step to reserve ${fullDate(checkInDate)}.`,
        guest: { firstName },
        dates: dateRange(checkInDate, checkOutDate),
        nights: counted(nights, 'night'),
        amount: inDollars(total),
        expiresAt: deadline(new Date(expiresAt), property.timeZone),
        confirmLink,
      });
    },
    unpaidLimitReached: ({ limit, network, reachedAt }) =>
      write('unpaid-limit', {
        subject: 'Unpaid reservations have reached the limit',
        preview: 'New reservations are confirmed by email until some are paid or released.',
        who: limit === 'network' ? `The network ${network ?? 'unknown'}` : 'All unpaid reservations together',
        reachedAt: deadline(new Date(reachedAt), property.timeZone),
        bookingsLink: new URL('/admin/bookings?status=pending_payment', publicOrigin).href,
      }),
  };
}
