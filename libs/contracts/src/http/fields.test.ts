import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingDataSchema } from './booking-payment.ts';
import {
  calendarDateField,
  clearableField,
  dollars,
  emailAddress,
  fractionInput,
  instantInput,
  lineOfText,
  linesOfText,
  optionalField,
  priceInput,
} from './fields.ts';

const booking = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '1',
  checkInDate: '2027-03-01',
  checkOutDate: '2027-03-03',
};

describe('fields', () => {
  it('treat missing, null and empty values as missing in an optional field', () => {
    for (const occasion of [undefined, null, '']) {
      expect(v.parse(bookingDataSchema, { ...booking, occasion }).occasion).toBeUndefined();
    }
    expect(v.parse(bookingDataSchema, { ...booking, occasion: 'birthday' }).occasion).toBe('birthday');
    expect(v.safeParse(bookingDataSchema, { ...booking, occasion: 'wake' }).success).toBe(false);
  });

  it('default to two guests', () => {
    expect(v.parse(bookingDataSchema, booking)).toMatchObject({ numberOfGuests: 2 });
  });

  it('report the rule that a date breaks', () => {
    expect(v.safeParse(calendarDateField, '2026-02-30').issues?.[0]?.message).toBe('Invalid date');
  });

  it.each([
    'a@b',
    'a b@c.de',
    'a@b.c',
    '@b.cd',
    'a@b..cd',
    'a@b.cd\nBcc: x@y.zz',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
    'a@-example.com',
    'a@example-.com',
    `a@${'b'.repeat(64)}.com`,
  ])('refuse %j as an address', (text) => {
    expect(v.safeParse(emailAddress, text).issues?.[0]?.message).toBe('Please enter a valid email address');
  });

  it.each([
    'a@b.cd',
    'first.middle.last+tag@mail.example.co.uk',
    `${'a'.repeat(64)}@ex-am--ple.com`,
    '-_%@1.io',
  ])('accept %j as an address', (text) => {
    expect(v.parse(emailAddress, ` ${text}\u202E`)).toBe(text);
  });

  it.each([1.005, -1, Number.NaN, Infinity, 1e9])('refuse %d as dollars', (amount) => {
    expect(v.safeParse(dollars, amount).success).toBe(false);
  });

  it('refuse control characters in a single line, and keep line breaks in several', () => {
    expect(v.safeParse(bookingDataSchema, { ...booking, firstName: 'A\u0000' }).success).toBe(false);
    expect(v.safeParse(bookingDataSchema, { ...booking, specialRequests: 'a\nb' }).success).toBe(true);
    expect(v.safeParse(bookingDataSchema, { ...booking, specialRequests: 'a\u0007b' }).success).toBe(false);
  });

  it('count a line break once, also as plain forms send it', () => {
    const note = linesOfText('Note', 5);
    expect(v.parse(note, 'a\r\nb\r\nc')).toBe('a\nb\nc');
    expect(v.parse(note, 'a\rb')).toBe('a\nb');
    expect(v.safeParse(note, 'a\nb\ncd').success).toBe(false);
  });

  it('treat spaces as a missing value, and refuse them where text is required', () => {
    const body = v.object({ note: optionalField(linesOfText('Note', 10)) });
    for (const note of [' ', ' \n\t ']) expect(v.parse(body, { note }).note).toBeUndefined();
    expect(v.safeParse(linesOfText('Note', 10), ' ').success).toBe(false);
  });

  it('distinguish unchanged fields of a change from cleared ones', () => {
    const change = v.object({ badge: clearableField(lineOfText('Badge', 5)) });
    expect(v.parse(change, {})).toEqual({});
    for (const badge of [null, '']) expect(v.parse(change, { badge })).toEqual({ badge: null });
    expect(v.parse(change, { badge: ' Best ' })).toEqual({ badge: 'Best' });
    for (const badge of ['too long', 7, ' ']) expect(v.safeParse(change, { badge }).success).toBe(false);
  });

  it('accept prices as numbers and as decimal text, and convert them to text with two places', () => {
    for (const [sent, price] of [
      [0, '0.00'],
      ['250.00', '250.00'],
      [' 0.01 ', '0.01'],
      [99.5, '99.50'],
      [100_000, '100000.00'],
    ]) {
      expect(v.parse(priceInput, sent)).toBe(price);
    }
    for (const sent of ['', ' ', '-1', -1, '1.005', '1e3', 'NaN', 100_000.01, null, true, [5]]) {
      expect(v.safeParse(priceInput, sent).success, String(sent)).toBe(false);
    }
  });

  it('accept a rate as a fraction with four decimals', () => {
    expect(v.parse(fractionInput, '0.0725')).toBe(0.0725);
    for (const rate of [0, 1, 0.0001]) expect(v.parse(fractionInput, rate)).toBe(rate);
    for (const rate of [-0.01, 1.0001, 0.00001, '7 %', Number.NaN]) {
      expect(v.safeParse(fractionInput, rate).success).toBe(false);
    }
  });

  it('accept existing moments with their offset', () => {
    expect(v.parse(instantInput, '2027-01-31T17:00:00-05:00')).toEqual(new Date('2027-01-31T22:00:00Z'));
    for (const text of [
      '2027-02-30T00:00:00Z',
      '2027-01-31',
      '2027-01-31T25:00:00Z',
      '2027-01-31T10:00:00',
      'soon',
    ]) {
      expect(v.safeParse(instantInput, text).success, text).toBe(false);
    }
  });
});
