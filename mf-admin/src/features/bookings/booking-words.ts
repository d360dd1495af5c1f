import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { property } from '../../property.ts';
import { inWords } from '../../format/in-words.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** Spec page 2, section 4. */
export const statusTones: Record<BookingStatus, BadgeTone> = {
  confirmed: 'green',
  pending: 'yellow',
  pending_payment: 'ember',
  cancelled: 'red',
  completed: 'blue',
};

/** 'checkInDate' to 'Check in date'. */
export function fieldInWords(field: string): string {
  return inWords(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const methods: Record<string, string> = {
  card: 'Card',
  // The service a guest chose is only known once the money arrives.
  alternative: property.paymentHandles.map(({ service }) => service).join(' or '),
  manual: 'Entered by staff',
};

export function paymentMethodInWords(method: string | null): string {
  return method === null ? 'None' : (methods[method] ?? inWords(method));
}

/** 1 to '1 guest'. */
export function guestsInWords(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}
