import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingDataSchema } from './booking-payment.ts';
import { calendarDateField, dollars, emailAddress } from './fields.ts';

const booking = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '1',
  checkInDate: '2027-03-01',
  checkOutDate: '2027-03-03',
};

describe('fields', () => {
  it('take absent, null and empty as absent where a field is optional', () => {
    for (const occasion of [undefined, null, '']) {
      expect(v.parse(bookingDataSchema, { ...booking, occasion }).occasion).toBeUndefined();
    }
    expect(v.parse(bookingDataSchema, { ...booking, occasion: 'birthday' }).occasion).toBe('birthday');
    expect(v.safeParse(bookingDataSchema, { ...booking, occasion: 'wake' }).success).toBe(false);
  });

  it('default to two guests, four in the afternoon and eleven in the morning', () => {
    expect(v.parse(bookingDataSchema, booking)).toMatchObject({
      numberOfGuests: 2,
      checkInTime: '16:00',
      checkOutTime: '11:00',
    });
  });

  it('name the rule that a date breaks', () => {
    expect(v.safeParse(calendarDateField, '2026-02-30').issues?.[0]?.message).toBe('Invalid date');
  });

  it.each(['a@b', 'a b@c.de', 'a@b.c', '@b.cd', 'a@b..cd', 'a@b.cd\nBcc: x@y.zz'])(
    'refuse %j as an address',
    (text) => {
      expect(v.safeParse(emailAddress, text).issues?.[0]?.message).toBe('Please enter a valid email address');
    },
  );

  it.each([1.005, -1, Number.NaN, Infinity, 1e9])('refuse %d as dollars', (amount) => {
    expect(v.safeParse(dollars, amount).success).toBe(false);
  });

  it('refuse control characters in a line, and keep line breaks in several', () => {
    expect(v.safeParse(bookingDataSchema, { ...booking, firstName: 'A\u0000' }).success).toBe(false);
    expect(v.safeParse(bookingDataSchema, { ...booking, specialRequests: 'a\nb' }).success).toBe(true);
    expect(v.safeParse(bookingDataSchema, { ...booking, specialRequests: 'a\u0007b' }).success).toBe(false);
  });
});
