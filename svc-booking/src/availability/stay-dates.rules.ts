import { daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { RuleCode } from '../rates/broken-rules.rules.ts';
import { nightCount, stay, stayLimits, type Stay, type StayLimits } from '@getaway/kernel/stay';

export type StayFault = {
  readonly path: 'checkInDate' | 'checkOutDate' | 'numberOfGuests';
  readonly message: string;
  /** The rule of stays that is broken, for clients; missing for the limits of every house. */
  readonly code?: RuleCode;
};

/** Whether a guest may book these dates at all, available or not. `today` is the property's day. */
export function checkStay(
  dates: { checkInDate: CalendarDate; checkOutDate: CalendarDate },
  today: CalendarDate,
  limits: StayLimits = stayLimits,
): { ok: true; stay: Stay } | { ok: false; fault: StayFault } {
  const made = stay(dates.checkInDate, dates.checkOutDate);
  if (!made.ok) return fault('checkOutDate', 'Check-out must be after check-in');
  if (dates.checkInDate < today) return fault('checkInDate', 'Check-in can’t be in the past');
  if (nightCount(made.stay) > limits.maxNights)
    return fault('checkOutDate', `You can stay up to ${limits.maxNights} nights`);
  if (daysBetween(today, dates.checkOutDate) > limits.maxDaysAhead) {
    return fault('checkOutDate', `You can book up to ${limits.maxDaysAhead} days ahead`);
  }
  return made;
}

function fault(path: StayFault['path'], message: string): { ok: false; fault: StayFault } {
  return { ok: false, fault: { path, message } };
}
