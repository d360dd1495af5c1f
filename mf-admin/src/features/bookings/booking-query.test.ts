import { describe, expect, it } from 'vitest';
import { addressOf, callQueryOf, countInWords, readDates, readQuery, sortOf } from './booking-query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));

describe('the list’s address', () => {
  it('survives a round trip', () => {
    const address = {
      search: 'ada l',
      status: 'confirmed',
      from: '2027-01-01',
      to: '2027-01-31',
      period: 'past',
      booking: 'booking-1',
      sortBy: 'total',
      sortOrder: 'desc',
      page: '3',
    };
    expect(addressOf(read(new URLSearchParams(address).toString()))).toEqual(address);
  });

  it.each([
    '',
    'page=1',
    'page=-4',
    'page=x',
    'status=gone',
    'from=soon',
    'from=2026-02-31',
    'search=%20',
    'period=soon',
    'sortBy=phone',
    'sortOrder=desc',
  ])('%j is the plain list', (address) => {
    expect(addressOf(read(address))).toEqual({});
  });
});

describe('the dates of a new booking', () => {
  const datesIn = (address: string) => readDates(new URLSearchParams(address));

  it('are those in the address', () => {
    const dates = { checkInDate: '2027-02-12', checkOutDate: '2027-02-14' };
    expect(datesIn('checkIn=2027-02-12&checkOut=2027-02-14')).toEqual(dates);
  });

  it.each([
    '',
    'checkIn=2027-02-12',
    'checkIn=soon&checkOut=later',
    'checkIn=2027-02-12&checkOut=2027-02-12',
  ])('are left out of %j', (address) => {
    expect(datesIn(address)).toBeUndefined();
  });
});

describe('the list', () => {
  it('is requested page by page: upcoming stays, soonest first', () => {
    expect(callQueryOf(read('page=3'))).toEqual({
      period: 'upcoming',
      sortBy: 'checkIn',
      sortOrder: 'asc',
      limit: '20',
      offset: '40',
    });
  });

  it('looks through all bookings, newest first, when staff look for something', () => {
    const page = { sortBy: 'created', sortOrder: 'desc', limit: '20', offset: '0' };
    expect(callQueryOf(read('search=ada'))).toEqual({ search: 'ada', ...page });
    expect(callQueryOf(read('status=pending_payment'))).toEqual({ status: 'pending_payment', ...page });
    expect(callQueryOf(read('search=ada&period=past'))).toMatchObject({ period: 'past', sortBy: 'checkIn' });
  });

  it('is sorted by a column once one is pressed', () => {
    expect(sortOf(read('period=past'))).toEqual({ sortBy: 'checkIn', sortOrder: 'desc' });
    expect(sortOf(read('period=past&sortBy=guestName'))).toEqual({ sortBy: 'guestName', sortOrder: 'asc' });
  });

  it('shows how many bookings it has, up to the counting limit', () => {
    expect(countInWords(read(''), 1)).toBe('1 booking');
    expect(countInWords(read('status=confirmed'), 100_000)).toBe('100,000 bookings');
    expect(countInWords(read('search=ada'), 100)).toBe('100+ bookings');
    expect(countInWords(read('period=past'), 100)).toBe('100+ bookings');
  });
});
