import type { BookingState } from '@getaway/contracts/events/booking';

/** A booking's state with its figures, but without personal data. */
export function withoutPerson(
  state: BookingState,
  instead: { email: string; guestName: string },
): BookingState {
  const { paymentContact: _contact, ...rest } = state;
  return { ...rest, ...instead, firstName: null, lastName: null, phone: null, specialRequests: null };
}
