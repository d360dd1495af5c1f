import { house } from './house.ts';

/** What the booking page says above its steps. A function, because the code of that page may be there before its texts. */
export const bookingTexts = (): typeof house.booking.bookingTexts => house.booking.bookingTexts;
