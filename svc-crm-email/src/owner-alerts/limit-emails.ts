import type { confirmationRequested, unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Property } from '@getaway/property';
import { inDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { counted, dateRange, deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

/** The emails about limits on unpaid nights. */
export interface LimitEmails {
  /** To the guest whose reservation waits for confirmation. */
  confirmationRequested(request: EventData<typeof confirmationRequested>): WrittenEmail;
  /** To the owner: too many unpaid nights, or too many confirmation links. */
  unpaidLimitReached(reached: EventData<typeof unpaidLimitReached>): WrittenEmail;
}

export function createLimitEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): LimitEmails {
  const { write, property, publicOrigin } = options;
  return {
    confirmationRequested: ({ firstName, checkInDate, checkOutDate, total, token, expiresAt }) => {
      const nights = nightCount({ checkIn: checkInDate, checkOut: checkOutDate });
      // In the fragment after '#', the token reaches no server log and no other site.
      const confirmLink = new URL(`/booking/confirm#${token}`, publicOrigin).href;
      return write('reservation-confirmation', {
        subject: `Please confirm your reservation at ${property.name}`,
        preview: `One more step to reserve ${dateRange(checkInDate, checkOutDate)}.`,
        guest: { firstName },
        dates: dateRange(checkInDate, checkOutDate),
        nights: counted(nights, 'night'),
        amount: inDollars(total),
        expiresAt: deadline(new Date(expiresAt), property.timeZone),
        confirmLink,
      });
    },
    unpaidLimitReached: (reached) => {
      const reachedAt = deadline(new Date(reached.reachedAt), property.timeZone);
      const bookingsLink = new URL('/admin/bookings?status=pending_payment', publicOrigin).href;
      if (reached.of === 'links')
        return write('limit-reached', {
          subject: 'Reservations are paused: too many confirmation emails',
          preview: 'Guests can still pay by card.',
          topic: 'UNPAID RESERVATIONS',
          headline: 'Too many reservations are waiting for email confirmation.',
          news: `By ${reachedAt}, we had sent the maximum number of confirmation links for two hours. Until some of them expire, new reservations beyond the limit on unpaid nights are refused. Guests can still pay by card.`,
          advice:
            'If you aren’t expecting this many guests, someone may be misusing the form. Open the bookings that are waiting for payment and release the ones you don’t trust. Reservations within the limit don’t need a link.',
          link: bookingsLink,
          action: 'Open bookings',
          howOften: 'You get this email at most once every six hours.',
        });
      return write('unpaid-limit', {
        subject: 'Unpaid reservations have reached the limit',
        preview: 'New reservations must be confirmed by email until some are paid or released.',
        who: whoReached(reached),
        reachedAt,
        bookingsLink,
      });
    },
  };
}

/** The subject that reached a limit on nights, as the beginning of a sentence. */
function whoReached({ limit, network, networks = [] }: EventData<typeof unpaidLimitReached>): string {
  const named = networks.length > 0 ? networks : network === null ? [] : [network];
  const names = new Intl.ListFormat('en-US').format(named);
  const of = named.length === 1 ? `network ${names}` : `networks ${names}`;
  if (limit === 'overall')
    return named.length === 0
      ? 'All unpaid reservations together'
      : `All unpaid reservations together, and the ${of},`;
  return named.length === 0 ? 'A network' : `The ${of}`;
}
