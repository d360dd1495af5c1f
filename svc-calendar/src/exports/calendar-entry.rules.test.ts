import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { fullEntry, redactedEntry } from './calendar-entry.rules.ts';
import type { DirectStay } from '../merged-calendar/direct-stay.rules.ts';

const stay: DirectStay = {
  bookingId: 'b-1',
  revision: 3,
  bookingReference: 'K7WQ2MHX',
  status: 'confirmed',
  guestName: 'Maya Okafor',
  numberOfGuests: 2,
  checkInDate: calendarDate('2027-02-12'),
  checkInTime: '16:00',
  opensAt: null,
  checkOutDate: calendarDate('2027-02-15'),
  checkOutTime: '11:00',
  createdAt: new Date('2027-01-05T10:00:00Z'),
  updatedAt: new Date('2027-01-05T10:04:00Z'),
};

const usual = '16:00';

describe('a redacted entry', () => {
  test('shows the taken nights and nothing about the guest', () => {
    expect(JSON.stringify(redactedEntry(stay))).not.toMatch(/Maya|Okafor|K7WQ2MHX|2 guests/);
    expect(redactedEntry(stay)).toMatchObject({
      summary: 'Reserved',
      startDate: '2027-02-12',
      endDate: '2027-02-15',
    });
  });

  test('has the same UID as the full entry, in every revision', () => {
    expect(redactedEntry(stay).uid).toBe(fullEntry({ ...stay, revision: 9 }, usual).uid);
  });
});

test('a full entry names the guest of a confirmed stay', () => {
  expect(fullEntry(stay, usual)).toMatchObject({ summary: 'Maya Okafor', status: 'confirmed' });
  expect(fullEntry(stay, usual).description).toBe(
    'Booking K7WQ2MHX\n2 guests\nCheck-in 16:00, check-out 11:00',
  );
});

test.each([
  ['16:00', 'Check-in from 12:00 (early check-in), check-out 11:00'],
  ['12:00', 'Check-in 12:00 (early check-in), check-out 11:00'],
  ['14:00', 'Check-in 14:00 (early check-in from 12:00), check-out 11:00'],
])('a full entry at %s with an early check-in says: %s', (checkInTime, line) => {
  const { description } = fullEntry({ ...stay, checkInTime, opensAt: '12:00' }, usual);
  expect(description?.split('\n').at(-1)).toBe(line);
});

test('an unpaid reservation is tentative and carries no name in either export', () => {
  const unpaid: DirectStay = { ...stay, status: 'pending_payment' };
  for (const entry of [fullEntry(unpaid, usual), redactedEntry(unpaid)]) {
    expect(entry.status).toBe('tentative');
    expect(JSON.stringify(entry)).not.toMatch(/Maya|Okafor/);
  }
  expect(fullEntry(unpaid, usual).description).toContain('Not paid yet');
});
