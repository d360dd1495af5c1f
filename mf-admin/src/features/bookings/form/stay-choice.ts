import * as v from 'valibot';
import { calendarDateField } from '@getaway/contracts/http/fields';
import type { BookingValues } from './booking-values.ts';
import type { StayExtras } from './stay-extras.ts';

/** What a stay's price and availability depend on. */
export interface StayChoice extends StayExtras {
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

/** The stay of the form, once both dates are days in the right order; null while they are being typed. */
export function stayOf({ checkInDate, checkOutDate, extras }: BookingValues): StayChoice | null {
  const bothAreDays = [checkInDate, checkOutDate].every(
    (date) => date >= '2000' && v.is(calendarDateField, date),
  );
  if (!bothAreDays || checkInDate >= checkOutDate) return null;
  return { checkInDate, checkOutDate, addOnIds: extras.addOnIds, packageIds: extras.packageIds };
}
