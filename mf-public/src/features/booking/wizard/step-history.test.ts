import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { readLink } from '../draft/link.ts';
import { moveTo, readStepEntry } from './step-history.ts';

describe('going through the steps', () => {
  it('leaves an entry for each step forward', () => {
    expect(moveTo(2, { bookingStep: 1, trail: [] })).toEqual({
      by: 'pushing',
      entry: { bookingStep: 2, trail: [1] },
    });
  });

  it('goes back over the entries that are there', () => {
    expect(moveTo(2, { bookingStep: 3, trail: [1, 2] })).toEqual({ by: 'going', entries: -1 });
    expect(moveTo(1, { bookingStep: 4, trail: [1, 2, 3] })).toEqual({ by: 'going', entries: -3 });
  });

  it('takes the place of the entry when none is there', () => {
    expect(moveTo(2, { bookingStep: 3, trail: [] })).toEqual({
      by: 'replacing',
      entry: { bookingStep: 2, trail: [] },
    });
  });

  it('knows entries of its own alone', () => {
    expect(readStepEntry(null)).toBeUndefined();
    expect(readStepEntry({ bookingReference: 'QX7KM2PA' })).toBeUndefined();
    expect(readStepEntry({ bookingStep: 9, trail: [] })).toBeUndefined();
  });
});

describe('a link', () => {
  const read = (query: string) => readLink(new URLSearchParams(query), calendarDate('2027-02-01'));

  it('chooses dates', () => {
    expect(read('checkIn=2027-02-12&checkOut=2027-02-14')).toEqual({
      dates: { status: 'stay', checkIn: '2027-02-12', checkOut: '2027-02-14' },
    });
  });

  it.each([
    ['one date alone', 'checkIn=2027-02-12'],
    ['a past check-in', 'checkIn=2027-01-31&checkOut=2027-02-02'],
    ['no night', 'checkIn=2027-02-12&checkOut=2027-02-12'],
    ['61 nights', 'checkIn=2027-02-12&checkOut=2027-04-14'],
    ['what is no date', 'checkIn=2027-02-30&checkOut=soon'],
    ['no nights', 'nights=0'],
    ['eight nights', 'nights=8'],
    ['other days than the search has', 'when=holidays'],
    ['what is no month', 'month=May'],
    ['no guests', 'guests=0'],
    ['five guests', 'guests=5'],
    ['what is no number of guests', 'guests=2.5'],
  ])('does not choose %s', (_, query) => {
    expect(read(query)).toEqual({});
  });

  it('opens the search for dates, with what it names', () => {
    expect(read('month=2027-05')).toEqual({
      flexible: { isOpen: true, nights: 2, when: 'any', month: '2027-05' },
    });
    expect(read('nights=3&when=weekdays&month=soon')).toEqual({
      flexible: { isOpen: true, nights: 3, when: 'weekdays', month: '' },
    });
  });

  it('with dates opens no search', () => {
    expect(read('checkIn=2027-02-12&checkOut=2027-02-14&nights=2')).not.toHaveProperty('flexible');
  });

  it('brings a promotion code, trimmed and in capitals', () => {
    expect(read('promo=%20escape-ab12cd')).toEqual({ promo: 'ESCAPE-AB12CD' });
  });
});
