import { flexibleWhens } from '@getaway/contracts/http/flexible-when';
import { parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, stay, stayLimits } from '@getaway/kernel/stay';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';
import { emptyDraft, type FlexibleSearch } from './booking-draft.ts';

/** What a link into the wizard chooses. */
export interface Link {
  dates?: DateSelection;
  /** Opens the search for dates. */
  flexible?: FlexibleSearch;
  promo?: string;
  guests?: number;
}

/**
 * Reads `/booking?checkIn=…&checkOut=…` (the chat's), `/booking?promo=…` (an email's), `guests`, and a flexible search such as
 * `/booking?nights=2&when=weekend&month=2027-05`. Dates that nobody could ask for are left out; whether the others are free, the server says.
 */
export function readLink(parameters: URLSearchParams, today: CalendarDate): Link {
  const dates = datesOf(parameters, today);
  const promo = parameters.get('promo')?.trim().toUpperCase();
  const guests = guestsOf(parameters.get('guests'));
  const flexible = dates ? undefined : flexibleOf(parameters);
  return {
    ...(dates ? { dates } : {}),
    ...(flexible ? { flexible } : {}),
    ...(promo ? { promo } : {}),
    ...(guests ? { guests } : {}),
  };
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

/** A month that cannot be booked is left out where the months are listed. */
function flexibleOf(parameters: URLSearchParams): FlexibleSearch | undefined {
  const [nights, when, month] = ['nights', 'when', 'month'].map((name) => parameters.get(name) ?? '');
  const known = flexibleWhens.find((each) => each === when);
  const found = {
    ...(/^[1-7]$/.test(nights ?? '') && { nights: Number(nights) }),
    ...(known && { when: known }),
    ...(/^\d{4}-\d{2}$/.test(month ?? '') && { month }),
  };
  return Object.keys(found).length > 0 ? { ...emptyDraft.flexible, ...found, isOpen: true } : undefined;
}
