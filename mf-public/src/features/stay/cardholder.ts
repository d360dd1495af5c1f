import type { StayView } from '@getaway/contracts/http/stay';

/** Splits the guest's name into the two fields of the card form. The guest can change it for someone else's card. */
export function cardholderOf({ firstName, guestName }: Pick<StayView, 'firstName' | 'guestName'>): {
  readonly firstName: string;
  readonly lastName: string;
} {
  if (guestName.startsWith(`${firstName} `))
    return { firstName, lastName: guestName.slice(firstName.length + 1) };
  const [first = '', ...rest] = guestName.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}
