import type { StayView } from '@getaway/contracts/http/stay';

/** The guest's name in the two fields of a card's form, which somebody else's card replaces. */
export function cardholderOf({ firstName, guestName }: Pick<StayView, 'firstName' | 'guestName'>): {
  readonly firstName: string;
  readonly lastName: string;
} {
  if (guestName.startsWith(`${firstName} `))
    return { firstName, lastName: guestName.slice(firstName.length + 1) };
  const [first = '', ...rest] = guestName.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}
