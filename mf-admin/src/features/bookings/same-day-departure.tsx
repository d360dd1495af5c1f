import type { ReactNode } from 'react';
import { readSameDayDeparture } from '@getaway/contracts/http/same-day-departure';
import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { useQuery } from '@getaway/web-kit/swr.tsx';

interface SameDayDepartureProps {
  /** YYYY-MM-DD of the check-in; anything else shows nothing. */
  date: string;
  /** The booking that begins then; null for a new one. */
  bookingId: string | null;
}

/** Says that another guest leaves on the day of an early check-in. Nothing when nobody does. */
export function SameDayDeparture({ date, bookingId }: SameDayDepartureProps): ReactNode {
  const isDay = parseCalendarDate(date).ok;
  const query = { date, ...(bookingId !== null && { exceptBookingId: bookingId }) };
  const time = useQuery(readSameDayDeparture, isDay ? { query } : null).data?.checkOutTime ?? null;
  return time === null ? null : <>Another guest leaves this day at {formatTimeOfDay(time)}.</>;
}
