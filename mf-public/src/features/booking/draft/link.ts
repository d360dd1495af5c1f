import { parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, stay, stayLimits } from '@getaway/kernel/stay';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';

/** What a link into the wizard chooses. */
export interface Link {
  dates?: DateSelection;
  promo?: string;
  guests?: number;
}

/**
 * Reads `/booking?checkIn=…&checkOut=…` (the chat's), `/booking?promo=…` (an email's), and `guests`. Dates that nobody could ask
 * for are left out; whether the others are free, the server says.
 */
export function readLink(parameters: URLSearchParams, today: CalendarDate): Link {
  const dates = datesOf(parameters, today);
  const promo = parameters.get('promo')?.trim().toUpperCase();
  const guests = guestsOf(parameters.get('guests'));
  return { ...(dates ? { dates } : {}), ...(promo ? { promo } : {}), ...(guests ? { guests } : {}) };
}

/** Spec page 1, section 3: 1 to 4. */
function guestsOf(text: string | null): number | undefined {
  return /^[1-4]$/.test(text ?? '') ? Number(text) : undefined;
}

function datesOf(parameters: URLSearchParams, today: CalendarDate): DateSelection | undefined {
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => parseCalendarDate(parameters.get(name)));
  if (!checkIn?.ok || !checkOut?.ok || checkIn.date < today) return undefined;
  const made = stay(checkIn.date, checkOut.date);
  return made.ok && nightCount(made.stay) <= stayLimits.maxNights
    ? { status: 'stay', ...made.stay }
    : undefined;
}
