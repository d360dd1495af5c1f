import { describe, expect, it } from 'vitest';
import {
  calendarHours,
  checkInChoices,
  checkOutChoices,
  earlyCheckInOf,
  earlyCheckInOffer,
  hoursAfter,
} from './stay-hours.ts';

const offer = { description: '', price: '50.00', category: 'convenience', isActive: true } as const;
const catalogue = {
  services: [
    { ...offer, id: 'fire', name: 'Fire Pit Evening', checkInFrom: null },
    { ...offer, id: 'early', name: 'Early Check-in', checkInFrom: '12:00' },
  ],
  packages: [
    {
      ...offer,
      id: 'style',
      name: 'Arrive in Style',
      compareAtPrice: null,
      badge: null,
      serviceIds: ['early'],
      services: [{ id: 'early', name: 'Early Check-in' }],
      checkInFrom: '12:00',
    },
  ],
};
const usual = { checkInTime: '16:00', checkOutTime: '11:00' };

describe('the early check-in of a stay', () => {
  it('comes with the add-on for it, or with a package that includes it', () => {
    expect(earlyCheckInOf({ addOnIds: ['fire'], packageIds: [] }, catalogue)).toBeNull();
    expect(earlyCheckInOf({ addOnIds: ['fire', 'early'], packageIds: [] }, catalogue)).toBe('12:00');
    expect(earlyCheckInOf({ addOnIds: [], packageIds: ['style'] }, catalogue)).toBe('12:00');
  });

  it('is none when it is not before the usual time', () => {
    const late = { ...catalogue, services: [{ ...offer, id: 'early', name: 'Early', checkInFrom: '16:00' }] };
    expect(earlyCheckInOf({ addOnIds: ['early'], packageIds: [] }, late)).toBeNull();
    expect(earlyCheckInOffer(late)).toBeUndefined();
    expect(earlyCheckInOffer(catalogue)?.name).toBe('Early Check-in');
  });
});

describe('the times of a stay', () => {
  it('are from 4 PM to 10 PM and from 7 AM to 11 AM, and from noon with early check-in', () => {
    expect([checkInChoices(null)[0], checkInChoices(null).at(-1)]).toEqual(['16:00', '22:00']);
    expect(checkInChoices('12:00')[0]).toBe('12:00');
    expect([checkOutChoices[0], checkOutChoices.at(-1)]).toEqual(['07:00', '11:00']);
  });

  it('start at the early check-in when it is added', () => {
    const added = { before: null, opensAt: '12:00' };
    expect(hoursAfter({ ...usual, checkInTime: '18:00' }, added).checkInTime).toBe('12:00');
  });

  it('stay as chosen while the early check-in stays, for example in a package instead', () => {
    const same = { before: '12:00', opensAt: '12:00' };
    expect(hoursAfter({ ...usual, checkInTime: '13:00' }, same).checkInTime).toBe('13:00');
  });

  it('are the usual ones again when they are no longer offered', () => {
    const removed = { before: '12:00', opensAt: null };
    expect(hoursAfter({ ...usual, checkInTime: '12:00' }, removed)).toEqual(usual);
    expect(hoursAfter({ ...usual, checkInTime: '18:00' }, removed).checkInTime).toBe('18:00');
    expect(
      hoursAfter({ checkInTime: '00:01', checkOutTime: '23:59' }, { before: null, opensAt: null }),
    ).toEqual(usual);
  });

  it('open the calendar entry of a stay at its early check-in, unless the guest has chosen another time', () => {
    expect(calendarHours(usual, '12:00')).toEqual({ ...usual, checkInTime: '12:00' });
    expect(calendarHours({ ...usual, checkInTime: '14:00' }, '12:00').checkInTime).toBe('14:00');
    expect(calendarHours(usual, null)).toEqual(usual);
  });
});
