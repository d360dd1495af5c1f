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

/** Who is emailed when a booking is deleted: what svc-crm-email does then. */
export function deletionEmailInWords(
  { status, checkOutDate }: { status: BookingStatus; checkOutDate: string },
  today: string,
): string {
  if (checkOutDate >= today && status === 'confirmed')
    return 'If the guest got a confirmation, they’ll get a cancellation email.';
  if (checkOutDate >= today && status === 'pending_payment')
    return 'If the guest got the payment details, we’ll email them that the reservation was canceled.';
  return 'No cancellation email is sent.';
}

/** 1 to '1 guest'. */
export function guestsInWords(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}
