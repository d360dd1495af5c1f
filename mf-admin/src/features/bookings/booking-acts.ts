import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';

/** What staff can do to a booking of the list, in its row and in its panel. */
export interface BookingActs {
  readonly open: (id: string) => void;
  readonly close: () => void;
  readonly edit: (id: string) => void;
  readonly ask: (question: BookingQuestion) => void;
}

/** A dialog about a booking. */
export interface BookingQuestion {
  readonly about: 'status' | 'delete';
  readonly booking: StaffBooking;
}
