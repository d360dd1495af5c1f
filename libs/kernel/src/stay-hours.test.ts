import { describe, expect, it } from 'vitest';
import { checkInTimes, checkOutTimes, earliestOpening, earlyCheckInTimes } from './stay-hours.ts';

/** A house whose guests check in from this time on. */
const from = (checkInTime: string, latestCheckIn = '22:00') => ({ checkInTime, latestCheckIn });

describe('the hours that guests choose from', () => {
  it('are check-in from the usual time to 10 PM, and check-out from 7 AM to the usual time', () => {
    expect(checkInTimes(from('16:00'))).toEqual([
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
    ]);
    expect(checkOutTimes('11:00')).toEqual(['07:00', '08:00', '09:00', '10:00', '11:00']);
  });

  it('include a usual time off the hour, before 7 AM or after 10 PM', () => {
    expect(checkInTimes(from('20:30'))).toEqual(['20:30', '21:00', '22:00']);
    expect(checkInTimes(from('23:00'))).toEqual(['23:00']);
    expect(checkOutTimes('10:30')).toEqual(['07:00', '08:00', '09:00', '10:00', '10:30']);
    expect(checkOutTimes('06:00')).toEqual(['06:00']);
  });

  it('end with the latest check-in of the house', () => {
    expect(checkInTimes(from('17:00', '20:00'))).toEqual(['17:00', '18:00', '19:00', '20:00']);
    expect(checkInTimes(from('17:00', '19:30'))).toEqual(['17:00', '18:00', '19:00', '19:30']);
    expect(checkInTimes(from('17:00', '16:00'))).toEqual(['17:00']);
    expect(checkInTimes(from('16:00', '17:00'), '14:00')).toEqual(['14:00', '15:00', '16:00', '17:00']);
  });

  it('begin earlier with an add-on that includes it, and never later', () => {
    const hours = '14:00 15:00 16:00 16:30 17:00 18:00 19:00 20:00 21:00 22:00'.split(' ');
    expect(checkInTimes(from('16:30'), '14:00')).toEqual(hours);
    expect(checkInTimes(from('20:00'), '21:00')).toEqual(checkInTimes(from('20:00')));
  });
});

describe('an early check-in', () => {
  it('can be offered from check-out to just before check-in', () => {
    expect(earlyCheckInTimes('16:00', '11:00')).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00']);
    expect(earlyCheckInTimes('12:00', '12:00')).toEqual([]);
  });

  it('is the earliest of the selected ones', () => {
    expect(
      earliestOpening([{}, { checkInFrom: '13:00' }, { checkInFrom: null }, { checkInFrom: '12:00' }]),
    ).toBe('12:00');
    expect(earliestOpening([{ checkInFrom: null }, {}])).toBeNull();
  });
});
