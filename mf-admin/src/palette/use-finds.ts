import { listGuests } from '@getaway/contracts/http/guests';
import { listBookings, listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { mapReady, queryState, type QueryState } from '../ui/query-state.ts';
import { bookingFind, codeFind, guestFind, type Find } from './find.ts';

interface FindGroup {
  readonly title: string;
  readonly state: QueryState<readonly Find[]>;
}

interface Finds {
  /** Guests, bookings, and promo codes. */
  readonly groups: readonly FindGroup[];
  readonly isLoading: boolean;
}

/** A few of each: more of them are found by more words. */
const most = '5';

/** What the services find for a search; nothing is asked without one. A day finds the
 * bookings that have its night. Only the answers to the newest search are shown. */
export function useFinds(search: string, day: CalendarDate | undefined): Finds {
  const query = search === '' ? null : { query: { search, limit: most } };
  const guests = queryState(useQuery(listGuests, query && { query: { ...query.query, sortBy: 'match' } }));
  const night = day && { query: { from: day, to: day, limit: most } };
  const bookings = queryState(useQuery(listBookings, query && (night ?? query)));
  const codes = queryState(useQuery(listPromoCodes, query));
  if (query === null) return { groups: [], isLoading: false };
  const groups = [
    { title: 'Guests', state: mapReady(guests, (answer) => answer.guests.map(guestFind)) },
    { title: 'Bookings', state: mapReady(bookings, (answer) => answer.map(bookingFind)) },
    { title: 'Promo Codes', state: mapReady(codes, (answer) => answer.map(codeFind)) },
  ];
  return { groups, isLoading: groups.some(({ state }) => state.status === 'loading') };
}
