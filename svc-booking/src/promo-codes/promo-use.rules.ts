import type { BookingRecord } from '../bookings/booking-record.rules.ts';

/** The code of a booking, which may be stored as text only. */
export type BookedCode = Pick<BookingRecord, 'promoCode' | 'promoCodeId' | 'createdAt'>;

/** The code of a booking, and whether the booking counts as a use of it. */
export type PromoUse = BookedCode & Pick<BookingRecord, 'promoUseCounted'>;
