import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { listBookings } from '@getaway/contracts/http/staff-bookings';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { callQueryOf, type BookingQuery } from './booking-query.ts';

/**
 * Opens the booking whose reference a link searches for, once the list has it: staff who press a booking want to see it.
 * What is typed in the search box opens nothing.
 */
export function useNamedBooking(query: BookingQuery, open: (bookingId: string) => void): void {
  const isTyped = useNavigationType() === NavigationType.Replace;
  const [seen, setSeen] = useState<string>();
  const [wanted, setWanted] = useState('');
  if (query.search !== seen) {
    setSeen(query.search);
    const isNamed = query.booking === '' && (seen === undefined || !isTyped);
    setWanted(isNamed ? query.search.toUpperCase() : '');
  }
  const listed = usePageQuery(listBookings, { query: callQueryOf(query) });
  const found =
    wanted === '' ? undefined : listed.data?.items.find((each) => each.bookingReference === wanted)?.id;
  const openFound = useEffectEvent((bookingId: string) => {
    setWanted('');
    open(bookingId);
  });
  useEffect(() => {
    if (found !== undefined) openFound(found);
  }, [found]);
}
