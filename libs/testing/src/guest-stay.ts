interface GuestStay {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly numberOfGuests: number;
}

let guests = 0;

/** What the wizard sends of the stay of a new guest on these dates. */
export function guestStay(checkInDate: string, checkOutDate: string): GuestStay {
  guests += 1;
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: `grace.${guests}@example.com`,
    phone: '+1 404 555 0100',
    checkInDate,
    checkOutDate,
    numberOfGuests: 2,
  };
}
