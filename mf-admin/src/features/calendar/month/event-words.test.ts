import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import { expect, test } from 'vitest';
import { isUnpaid, spokenEvent } from './event-words.ts';

const day = (text: string) => {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.date;
};

const stay = (status: CalendarEvent['status']): CalendarEvent => ({
  ...{ type: 'booking', id: '1', title: 'Iris Holm', source: 'direct', guestName: 'Iris Holm' },
  ...{ startDate: day('2027-03-04'), endDate: day('2027-03-06'), checkInTime: null, checkOutTime: null },
  ...{ status, reason: null, conflictIds: [], bookingReference: 'ABCDEFGH' },
});

test('says so where a stay is not paid yet, for the ear as for the eye', () => {
  expect(isUnpaid(stay('pending_payment'))).toBe(true);
  expect(isUnpaid(stay('confirmed'))).toBe(false);
  expect(spokenEvent(stay('pending_payment'), 'check-in')).toBe(
    'check-in Iris Holm, direct booking, not paid yet',
  );
  expect(spokenEvent(stay('confirmed'), 'check-in')).toBe('check-in Iris Holm, direct booking');
});
