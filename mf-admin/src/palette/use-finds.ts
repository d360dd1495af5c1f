import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { listGuests } from '@getaway/contracts/http/guests';
import { listBookings, listPromoCodes } from '@getaway/contracts/http/staff-bookings';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { mapReady, queryState, type QueryState } from '../ui/query-state.ts';
import { bookingFind, codeFind, guestFind, packageFind, serviceFind, type Find } from './find.ts';
import { placesFor } from './places.ts';

interface FindGroup {
  readonly title: string;
  readonly state: QueryState<readonly Find[]>;
}

interface Finds {
  /** Guests, bookings, promo codes, services, and packages. */
  readonly groups: readonly FindGroup[];
  readonly isLoading: boolean;
}

/** A few of each: more of them are found by more words. */
const most = '5';

/**
 * What the services find for a search; nothing is asked without one. Days find the bookings that have their nights, those of
 * the first day first. Only the answers to the newest search are shown.
 */
export function useFinds(search: string, [day, otherDay]: readonly CalendarDate[]): Finds {
  const query = search === '' ? null : { query: { search, limit: most } };
  const guests = queryState(useQuery(listGuests, query && { query: { ...query.query, sortBy: 'match' } }));
  const bookings = queryState(useQuery(listBookings, query && (day ? ofNight(day) : query)));
  const others = queryState(useQuery(listBookings, query && otherDay ? ofNight(otherDay) : null));
  const codes = queryState(useQuery(listPromoCodes, query));
  // Both lists are short, and kept whole: no letter asks again.
  const whole = query && {};
  const services = queryState(useQuery(listAddOnServices, whole));
  const packages = queryState(useQuery(listPackages, whole));
  if (query === null) return { groups: [], isLoading: false };
  const groups = [
    { title: 'Guests', state: mapReady(guests, (answer) => answer.guests.map(guestFind)) },
    { title: 'Bookings', state: mapReady(bookings, (answer) => answer.map(bookingFind)) },
    ...(otherDay
      ? [{ title: 'Earlier Bookings', state: mapReady(others, (all) => all.map(bookingFind)) }]
      : []),
    { title: 'Promo Codes', state: mapReady(codes, (answer) => answer.map(codeFind)) },
    { title: 'Services', state: mapReady(services, (all) => placesFor(search, all.map(serviceFind))) },
    { title: 'Packages', state: mapReady(packages, (all) => placesFor(search, all.map(packageFind))) },
  ];
  return { groups, isLoading: groups.some(({ state }) => state.status === 'loading') };
}

function ofNight(day: CalendarDate) {
  return { query: { from: day, to: day, limit: most } };
}
